"""A tour in a box: its line on a small board, on a large one how far along each cell is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.drawing.tours import tour_picture
from studio.gui.canvas.painter import Piece, colours, compile_shapes, paint_pieces
from studio.gui.look import Look
from studio.gui.theme import Theme
from studio.gui.widgets.parts import mix, paint_box
from studio.work.tours import HOLE, Toured, Wanted

LARGEST_CELL = 44.0
LEAST_CELL = 6.0
"""Pixels of a cell on an empty board, at least, where cells are shown."""
MARGIN = 24
NUMBERED = 24
"""Rows and columns up to which numbers can be read on the screen, and are made at once."""


class TourView(QWidget):
    """Shows a tour, or the empty board it is looked for on; a click tells a cell."""

    cell_chosen = Signal(int, int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._wanted = Wanted(1, 1)
        self._tour: Toured | None = None
        self._pieces: tuple[Piece, ...] = ()
        self._image: QImage | None = None
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(look.px(240), look.px(240)))
        look.changed.connect(self._recolour)

    def show_board(self, wanted: Wanted, note: str) -> None:
        """An empty board with a word below it."""
        self._wanted, self._tour, self._image, self._note = wanted, None, None, note
        self._pieces = ()
        self.update()

    def show_tour(self, tour: Toured, *, labels: bool) -> None:
        """A tour, with numbers where they can be read."""
        wanted = self._wanted = tour.wanted
        self._tour, self._note, self._pieces, self._image = tour, "", (), None
        if not tour.shades:
            shown = labels and max(wanted.rows, wanted.columns) <= NUMBERED
            picture = tour_picture(
                wanted.rows, wanted.columns, tour.order, closed=wanted.closed, labels=shown
            )
            shapes = [shape for _, layer in picture.layers for shape in layer]
            self._pieces = compile_shapes(shapes)
        self.update()

    def note(self, words: str) -> None:
        """Another word below the board."""
        if words != self._note:
            self._note = words
            self.update()

    def _recolour(self) -> None:
        self._image = None
        self.update()

    # -- geometry ------------------------------------------------------------------------------

    def board_box(self) -> QRectF:
        """Where the cells are, in pixels."""
        margin = self._look.px(MARGIN)
        room = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        wanted = self._wanted
        cell = min(room.width() / wanted.columns, room.height() / wanted.rows, LARGEST_CELL)
        box = QRectF(0, 0, cell * wanted.columns, cell * wanted.rows)
        box.moveCenter(room.center())
        return box

    def mousePressEvent(self, event: QMouseEvent) -> None:
        box, place = self.board_box(), event.position()
        if event.button() == Qt.MouseButton.LeftButton and box.contains(place):
            row = int((place.y() - box.top()) / box.height() * self._wanted.rows)
            column = int((place.x() - box.left()) / box.width() * self._wanted.columns)
            self.cell_chosen.emit(
                min(row, self._wanted.rows - 1), min(column, self._wanted.columns - 1)
            )

    # -- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame, box = QRectF(self.rect()), self.board_box()
        paint_box(painter, look, frame, theme.colour("canvas"), None, look.tokens.radius["card"])
        if self._tour is None:
            self._paint_empty(painter, box)
        elif self._tour.shades:
            self._paint_shades(painter, box, self._tour)
        if self._pieces:
            painter.save()
            painter.translate(box.topLeft())
            painter.scale(box.width() / self._wanted.columns, box.height() / self._wanted.rows)
            paint_pieces(painter, self._pieces, colours(theme))
            painter.restore()
        if self._note:
            painter.setFont(look.font("small"))
            painter.setPen(theme.colour("text2"))
            foot = frame.adjusted(0, frame.height() - look.px(MARGIN), 0, 0)
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._note)

    def _paint_empty(self, painter: QPainter, box: QRectF) -> None:
        theme, wanted = self._look.theme, self._wanted
        painter.fillRect(box, theme.colour("cell"))
        cell = box.width() / wanted.columns
        if cell < LEAST_CELL:
            return
        painter.setPen(QPen(theme.colour("guide"), 1))
        for column in range(wanted.columns + 1):
            x = box.left() + column * cell
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        for line in range(wanted.rows + 1):
            y = box.top() + line * cell
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))

    def _paint_shades(self, painter: QPainter, box: QRectF, tour: Toured) -> None:
        rows, columns = tour.wanted.rows, tour.wanted.columns
        if self._image is None:
            form = QImage.Format.Format_Indexed8
            image = QImage(tour.shades, columns, rows, columns, form)
            image.setColorTable(shades(self._look.theme))
            self._image = image
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, box.width() < columns)
        painter.drawImage(box, self._image)
        row, column = divmod(tour.order[0], columns)
        x = box.left() + (column + 0.5) / columns * box.width()
        y = box.top() + (row + 0.5) / rows * box.height()
        painter.setPen(QPen(self._look.theme.colour("none"), self._look.px(2)))
        painter.setBrush(self._look.theme.colour("cell"))
        painter.drawEllipse(QPointF(x, y), self._look.px(5), self._look.px(5))


def shades(theme: Theme) -> list[int]:
    """The colours of 0, the beginning of a tour, to 254, its end, and of a hole."""
    low, middle, high = (theme.colour(role) for role in ("cell", "several", "accent"))
    found: list[QColor] = []
    for k in range(HOLE):
        share = 2 * k / (HOLE - 1)
        found.append(mix(low, middle, share) if share <= 1 else mix(middle, high, share - 1))
    return [colour.rgb() for colour in (*found, theme.colour("canvas"))]
