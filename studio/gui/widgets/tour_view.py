"""A tour in a box: its line on a small board, on a large one how far along each cell is.

Zoomed in, a large one shows its line too, no more of it than is in sight.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from studio.drawing.tours import THREAD, tour_picture
from studio.gui.style.appearance import Appearance
from studio.gui.style.painter import Piece, colours, compile_shapes, paint_pieces
from studio.gui.style.theme import Theme
from studio.gui.widgets.painting import rounded_pen
from studio.gui.widgets.parts import mix, paint_canvas
from studio.gui.widgets.tour_zoom import STEP, TourLine, Zoom
from studio.work.tours import HOLE, Toured, Wanted

LARGEST_CELL = 44.0
LEAST = 200
LEAST_CELL = 6.0
"""Pixels of a cell on an empty board, at least, where cells are shown."""
LINE_CELL = 6.0
"""Pixels of a cell from which on the line of a large board is drawn, not its shades."""
MARGIN = 24
NUMBERED = 24
"""Rows and columns up to which numbers can be read on the screen, and are made at once."""


class TourView(QWidget):
    """Shows a tour, or the empty board it is looked for on; a click tells a cell."""

    cell_chosen = Signal(int, int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._wanted = Wanted(1, 1)
        self._tour: Toured | None = None
        self._labels = False
        self._pieces: tuple[Piece, ...] = ()
        self._image: QImage | None = None
        self._line: TourLine | None = None
        self._note = ""
        self._zoom = Zoom()
        self._pressed: QPointF | None = None
        self._moving = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolTip(self.tr("Wheel or + and \u2212: closer. Drag or arrow keys: move. 0: all."))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(QSize(appearance.px(LEAST), appearance.px(LEAST)))
        appearance.changed.connect(self._recolour)

    def show_board(self, wanted: Wanted, note: str) -> None:
        """An empty board with a word below it."""
        if (wanted.rows, wanted.columns) != (self._wanted.rows, self._wanted.columns):
            self._zoom.reset()
        self._wanted, self._tour, self._image, self._note = wanted, None, None, note
        self._pieces, self._line = (), None
        self.update()

    def show_tour(self, tour: Toured, *, labels: bool) -> None:
        """A tour, with numbers where they can be read."""
        wanted = self._wanted = tour.wanted
        if tour is self._tour and labels is self._labels:
            self.note("")
            return
        self._labels = labels
        self._tour, self._note, self._pieces, self._image = tour, "", (), None
        self._line = None
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
        """Where the cells are, in pixels, also those out of sight."""
        return self._zoom.box(self._place())

    def _place(self) -> QRectF:
        """Where the board is when all of it is in sight."""
        margin = self._appearance.px(MARGIN)
        room = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        wanted = self._wanted
        cell = min(room.width() / wanted.columns, room.height() / wanted.rows, LARGEST_CELL)
        box = QRectF(0, 0, cell * wanted.columns, cell * wanted.rows)
        box.moveCenter(room.center())
        return box

    @property
    def cell(self) -> float:
        """The width of a cell in pixels."""
        return self.board_box().width() / self._wanted.columns

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Closer or farther; what is at a place of the widget stays there."""
        place = self._place()
        most = LARGEST_CELL * self._wanted.columns / place.width()
        self._zoom.by(factor, most, place, at)
        self.update()

    def _move(self, x: float, y: float) -> None:
        self._zoom.move(QPointF(x, y), self._place())
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / 120
        self.zoom_by(STEP**notches, event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        far = self._appearance.px(40)
        moves = {
            Qt.Key.Key_Left: (far, 0), Qt.Key.Key_Right: (-far, 0),
            Qt.Key.Key_Up: (0, far), Qt.Key.Key_Down: (0, -far),
        }  # fmt: skip
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_by(STEP)
            case Qt.Key.Key_Minus:
                self.zoom_by(1 / STEP)
            case Qt.Key.Key_0:
                self._zoom.reset()
                self.update()
            case key if key in moves:
                self._move(*moves[Qt.Key(key)])
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._moving = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        by = event.position() - self._pressed
        far = QApplication.startDragDistance()
        if self._moving or by.manhattanLength() >= far:
            self._moving, self._pressed = True, event.position()
            self._move(by.x(), by.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        box, place = self.board_box(), event.position()
        if pressed is not None and not self._moving and box.contains(place):
            row = int((place.y() - box.top()) / box.height() * self._wanted.rows)
            column = int((place.x() - box.left()) / box.width() * self._wanted.columns)
            self.cell_chosen.emit(
                min(row, self._wanted.rows - 1), min(column, self._wanted.columns - 1)
            )

    # -- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame, box = QRectF(self.rect()), self.board_box()
            paint_canvas(painter, appearance, frame)
            painter.save()
            # Half the margin is left to the rings at the ends, which may reach beyond the board.
            air = appearance.px(MARGIN) / 2
            painter.setClipRect(frame.adjusted(air, air, -air, -2 * air))
            if self._tour is None:
                self._paint_empty(painter, box)
            elif self._tour.shades and self.cell >= LINE_CELL:
                self._paint_empty(painter, box)
                self._paint_line(painter, box, self._tour)
            elif self._tour.shades:
                self._paint_shades(painter, box, self._tour)
            if self._pieces:
                painter.save()
                painter.translate(box.topLeft())
                painter.scale(box.width() / self._wanted.columns, box.height() / self._wanted.rows)
                paint_pieces(painter, self._pieces, colours(theme))
                painter.restore()
            painter.restore()
            words = self._note
            if not words and self._tour is not None and self._tour.shades and self.cell < LINE_CELL:
                words = self.tr("Zoom in to see the line: with the wheel, or + and \u2212")
            if words:
                painter.setFont(appearance.font("small"))
                painter.setPen(theme.colour("text2"))
                foot = frame.adjusted(0, frame.height() - appearance.px(MARGIN), 0, 0)
                painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_empty(self, painter: QPainter, box: QRectF) -> None:
        theme, wanted = self._appearance.theme, self._wanted
        painter.fillRect(box, theme.colour("cell"))
        cell = box.width() / wanted.columns
        if cell < LEAST_CELL:
            return
        painter.setPen(QPen(theme.colour("guide"), 1))
        part = self._in_sight(box)
        for column in range(part.left(), part.right() + 2):
            x = box.left() + column * cell
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        for line in range(part.top(), part.bottom() + 2):
            y = box.top() + line * cell
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))

    def _in_sight(self, box: QRectF) -> QRect:
        """The cells of which something may be in sight."""
        cell = box.width() / self._wanted.columns
        left, top = int(max(-box.left(), 0) / cell), int(max(-box.top(), 0) / cell)
        right = min(int((self.width() - box.left()) / cell), self._wanted.columns - 1)
        bottom = min(int((self.height() - box.top()) / cell), self._wanted.rows - 1)
        return QRect(left, top, right - left + 1, bottom - top + 1)

    def _paint_line(self, painter: QPainter, box: QRectF, tour: Toured) -> None:
        """Of a large board the jumps that are in sight."""
        if self._line is None:
            self._line = TourLine(tour)
        theme, cell = self._appearance.theme, self.cell
        painter.save()
        painter.translate(box.topLeft())
        painter.scale(cell, cell)
        hole = theme.colour("canvas")
        part = self._in_sight(box)
        for at in tour.wanted.holes:
            if part.contains(at[1], at[0]):
                painter.fillRect(QRectF(at[1], at[0], 1, 1), hole)
        painter.setPen(rounded_pen(theme.colour("line_strong"), max(THREAD, 1.2 / cell)))
        painter.drawLines(self._line.within(part))
        painter.restore()
        self._paint_end(painter, box, tour, tour.order[0], theme.colour("cell"))
        if not tour.wanted.closed:
            self._paint_end(painter, box, tour, tour.order[-1], theme.colour("none"))

    def _paint_end(
        self, painter: QPainter, box: QRectF, tour: Toured, at: int, fill: QColor
    ) -> None:
        """A ring where the tour begins, a disc where it ends."""
        columns, radius = tour.wanted.columns, max(self._appearance.px(5), self.cell * 0.3)
        row, column = divmod(at, columns)
        place = box.topLeft() + QPointF(column + 0.5, row + 0.5) * self.cell
        painter.setPen(QPen(self._appearance.theme.colour("none"), self._appearance.px(2)))
        painter.setBrush(fill)
        painter.drawEllipse(place, radius, radius)

    def _paint_shades(self, painter: QPainter, box: QRectF, tour: Toured) -> None:
        rows, columns = tour.wanted.rows, tour.wanted.columns
        if self._image is None:
            form = QImage.Format.Format_Indexed8
            image = QImage(tour.shades, columns, rows, columns, form)
            image.setColorTable(shades(self._appearance.theme))
            self._image = image
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, box.width() < columns)
        painter.drawImage(box, self._image)
        self._paint_end(painter, box, tour, tour.order[0], self._appearance.theme.colour("cell"))


def shades(theme: Theme) -> list[int]:
    """The colours of 0, the beginning of a tour, to 254, its end, and of a hole."""
    low, middle, high = (theme.colour(role) for role in ("cell", "several", "accent"))
    found: list[QColor] = []
    for k in range(HOLE):
        share = 2 * k / (HOLE - 1)
        found.append(mix(low, middle, share) if share <= 1 else mix(middle, high, share - 1))
    return [colour.rgb() for colour in (*found, theme.colour("canvas"))]
