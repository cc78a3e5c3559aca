"""The card "All drawings": every drawing in one stroke as a small picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from studio.board import Board
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay
from studio.gui.dialogs.card_services import CardServices
from studio.gui.style.painter import Piece, colours, compile_shapes, paint_pieces
from studio.gui.style.texts import tr
from studio.gui.style.theme import Theme
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.contact_sheet import ContactSheet
from studio.gui.widgets.parts import ElidedLabel, Label, column, hairline, row
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.puzzle.places import corner_name
from studio.work.findings import Line, Walked

SIZE = QSize(1040, 720)
KEPT = 400
IN_CAPTION, IN_FOOT = 8, 40
"""So many corners of a drawing have room below its picture, and below all of them."""


class DrawingPictures:
    """Drawings of one graph, each with the corners in its order."""

    def __init__(self, puzzle: Puzzle, lines: tuple[Line, ...]) -> None:
        self._puzzle, self._lines = puzzle, lines
        assert not puzzle.board.has_faces
        left, top, right, bottom = draw(puzzle, lettered=True).bounds
        self._bounds = QRectF(left, top, right - left, bottom - top)
        self._pieces: Callable[[int], tuple[Piece, ...]] = lru_cache(KEPT)(self._compiled)

    def __len__(self) -> int:
        return len(self._lines)

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, number: int) -> None:
        """Paint a drawing with the numbers of its lines and the letters of its corners."""
        bounds = self._bounds
        scale = min(box.width() / bounds.width(), box.height() / bounds.height())
        painter.translate(box.center())
        painter.scale(scale, scale)
        painter.translate(-bounds.center())
        paint_pieces(painter, self._pieces(number), colours(theme))

    def caption(self, number: int) -> str:
        """The corners in the order of the drawing, by what they are called; of a long one those
        where it parts from the drawing before. Single letters need no room between them."""
        board = self._puzzle.board
        if len(board) < 10 and all(len(corner_name(board, at)) == 1 for at in board.cells):
            return self.corners(number, 2 * IN_CAPTION).replace(" ", "")
        return self.corners(number, IN_CAPTION)

    def words(self, number: int) -> str:
        """The same, to be read aloud."""
        return self.corners(number, IN_FOOT)

    def corners(self, number: int, most: int) -> str:
        """About ``most`` corners of a drawing, those among them where it is another one."""
        beside = self._lines[max(number - 1, 0) :][:2]
        other = next((line for line in beside if line != self._lines[number]), ())
        return corners(self._puzzle.board, self._lines[number], other, most)

    def _compiled(self, number: int) -> tuple[Piece, ...]:
        line = self._lines[number]
        overlay = Overlay(line=line, captions=numbers(line))
        picture = draw(self._puzzle, overlay, lettered=True)
        return compile_shapes(shape for _, shapes in picture.layers for shape in shapes)


def corners(board: Board, line: Line, other: Line, most: int) -> str:
    """ "a b c e": the corners of a drawing, of more than ``most`` the first one and those from
    where it parts from another: "a … d c e"."""
    names = [corner_name(board, at) for at in line]
    same = next((i for i, (a, b) in enumerate(zip(line, other, strict=False)) if a != b), 0)
    begin = same - 1 if len(names) > most and same > 2 else 0
    told = names[begin : begin + most]
    rest = ["…"] if begin + most < len(names) else []
    return " ".join([*([names[0], "…"] if begin else []), *told, *rest])


def numbers(line: Line) -> tuple[str, ...]:
    """A number for each line of a drawing."""
    return tuple(str(k) for k in range(1, len(line)))


class DrawingsDialog(CardDialog):
    """All drawings that are listed; the one that is picked is drawn on the board."""

    picked = Signal(int)

    def __init__(self, services: CardServices, puzzle: Puzzle, walked: Walked) -> None:
        super().__init__(services.appearance, services.parent, tr("All drawings"), SIZE)
        px = self.appearance.px
        layout = column(self)
        head = QWidget()
        line = row(head, (px(28), px(22), px(24), px(14)), px(12))
        line.addWidget(Label(self.appearance, tr("All drawings"), "title", 600, display=True))
        number = grouped(len(walked.lines))
        facts = number if walked.every else tr("the first {}").format(number)
        line.addWidget(Label(self.appearance, facts, "body", 400, "text2"))
        line.addStretch(1)
        layout.addWidget(head)
        layout.addWidget(hairline())
        self.sheet = ContactSheet(self.appearance, tr("Drawing"))
        self.sheet.opened.connect(self.pick)
        self.sheet.chosen.connect(self._tell)
        layout.addWidget(self.sheet, 1)
        layout.addWidget(hairline())
        foot = QWidget()
        line = row(foot, (px(28), px(14), px(24), px(16)), px(8))
        self.facts = ElidedLabel(self.appearance, "", "body", 400, "text2")
        line.addWidget(self.facts, 1)
        close = Button(self.appearance, tr("Close"))
        close.clicked.connect(self.reject)
        self.use = Button(self.appearance, tr("Draw it"), Kind.PRIMARY)
        self.use.setToolTip(tr("Draw it on the board, line by line"))
        self.use.clicked.connect(lambda: self.pick(self.sheet.number()))
        self.default_button = self.use
        line.addWidget(close)
        line.addWidget(self.use)
        layout.addWidget(foot)
        self._walked = walked
        self._pictures = DrawingPictures(puzzle, walked.lines)
        self.sheet.show_pictures(self._pictures, range(len(walked.lines)))

    def first_focus(self) -> QWidget:
        return self.sheet

    def pick(self, number: int | None) -> None:
        """Leave, and have a drawing drawn on the board."""
        if number is not None:
            self.accept()
            self.picked.emit(number)

    def _tell(self, number: int) -> None:
        place = tr("Drawing {} of {}").format(grouped(number + 1), grouped(len(self._walked.lines)))
        self.facts.setText(f"{place}: {self._pictures.corners(number, IN_FOOT)}")
