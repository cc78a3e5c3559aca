"""An editor of moves: little arrows from the middle of a small grid, switched by mouse or keys."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from studio.engines.tours.moves import KING, KNIGHT, PEN_AND_PAPER, Move, leaper
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import for_many
from studio.gui.widgets.buttons import Button
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox, Stepper
from studio.gui.widgets.painting import disc, rounded_pen
from studio.gui.widgets.parts import Label, column, paint_box, row

LEAST_REACH, MOST_REACH = 4, 8
"""How far the grid goes from its middle: as far as the moves do, within these."""
SIDE = 234
PRESETS: tuple[tuple[str, tuple[Move, ...]], ...] = (
    ("Pen and paper", PEN_AND_PAPER),
    ("Knight", KNIGHT),
    ("King", KING),
)


def turned(move: Move, back: bool, every: bool) -> frozenset[Move]:
    """A move, with its way back or in all eight directions where that is wanted."""
    r, c = move
    if every:
        return frozenset(leaper(abs(r), abs(c)))
    return frozenset({(r, c), (-r, -c)} if back else {(r, c)})


class MoveGrid(QWidget):
    """The grid. A click or Space switches the move to a cell; arrow keys walk."""

    changed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._moves: frozenset[Move] = frozenset()
        self.place: Move = (0, 1)
        self.back, self.every = True, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Moves"))
        self._describe()

    def sizeHint(self) -> QSize:
        side = self._appearance.px(SIDE)
        return QSize(side, side)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves, sorted."""
        return tuple(sorted(self._moves))

    @property
    def reach(self) -> int:
        """How many cells the grid has on each side of its middle."""
        far = max((max(abs(r), abs(c)) for r, c in self._moves), default=0)
        return min(max(far, LEAST_REACH), MOST_REACH)

    def set_moves(self, moves: Iterable[Move]) -> None:
        """Show other moves; emits nothing."""
        self._moves = frozenset(moves)
        self._describe()

    def switch(self, move: Move) -> None:
        """Switch a move on or off, with those that go along with it."""
        r, c = move
        if move == (0, 0) or max(abs(r), abs(c)) > self.reach:
            return
        along = turned(move, self.back, self.every)
        self._moves = self._moves - along if move in self._moves else self._moves | along
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        r, c = self.place
        on = self.tr("on") if self.place in self._moves else self.tr("off")
        words = for_many(
            "{0} move. {1} down, {2} right: {3}",
            "{0} moves. {1} down, {2} right: {3}",
            len(self._moves),
        ).format(len(self._moves), r, c, on)
        self.setAccessibleDescription(words)
        self.setToolTip(self.tr("{0} down, {1} right: {2}").format(r, c, on))
        self.update()

    # -- events --------------------------------------------------------------------------------

    def cell_at(self, x: float, y: float) -> Move:
        """The cell at a place, as rows down and columns right of the middle."""
        side = self.width() / (2 * self.reach + 1)
        return int(y // side) - self.reach, int(x // side) - self.reach

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.place = self.cell_at(event.position().x(), event.position().y())
        self.switch(self.place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
        }
        key = Qt.Key(event.key())
        if key in steps:
            (r, c), (down, right), far = self.place, steps[key], self.reach
            self.place = (max(-far, min(far, r + down)), max(-far, min(far, c + right)))
            self._describe()
        elif key == Qt.Key.Key_Space:
            self.switch(self.place)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    # -- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme, far = self._appearance, self._appearance.theme, self.reach
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_box(painter, appearance, QRectF(self.rect()), theme.colour("raised"), None)
            side = self.width() / (2 * far + 1)
            painter.setPen(theme.colour("hair"))
            for k in range(2 * far + 2):
                at = min(k * side, self.width() - 1)
                painter.drawLine(QPointF(at, 0), QPointF(at, self.height()))
                painter.drawLine(QPointF(0, at), QPointF(self.width(), at))
            for r, c in self._moves:
                if max(abs(r), abs(c)) <= far:
                    box = QRectF((c + far) * side, (r + far) * side, side, side)
                    painter.fillRect(box.adjusted(1, 1, -1, -1), theme.colour("selected"))
            for move in self._moves:
                self._paint_arrow(painter, move, side)
            middle = QPointF(self.width() / 2, self.height() / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("text"))
            disc(painter, middle.x(), middle.y(), side * 0.26)
            if self.hasFocus():
                r, c = self.place
                box = QRectF((c + far) * side, (r + far) * side, side, side).adjusted(2, 2, -2, -2)
                paint_box(painter, appearance, box, None, theme.colour("accent"), 3, 2)

    def _paint_arrow(self, painter: QPainter, move: Move, side: float) -> None:
        r, c = move
        if max(abs(r), abs(c)) > self.reach:
            return
        accent = self._appearance.theme.colour("accent")
        long = math.hypot(r, c)
        x, y = c / long, r / long
        middle = self.width() / 2
        tip = QPointF(middle + c * side, middle + r * side)
        neck = tip - QPointF(x, y) * side * 0.42
        start = QPointF(middle, middle) + QPointF(x, y) * side * 0.36
        painter.setPen(rounded_pen(accent, max(1.4, side * 0.07)))
        painter.drawLine(start, neck)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        aside = QPointF(-y, x) * side * 0.22
        painter.drawPolygon(QPolygonF([tip, neck + aside, neck - aside]))


class MoveEditor(QWidget):
    """The grid with the usual move sets beside it, any leaper, and what goes along with a click."""

    changed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.grid = MoveGrid(appearance)
        self.grid.changed.connect(self.changed)
        layout: QHBoxLayout = row(self, gap=appearance.px(16))
        layout.addWidget(self.grid)
        side = QWidget()
        self._side: QVBoxLayout = column(side, gap=appearance.px(6))
        self.presets: dict[str, Button] = {}
        pair = QWidget()
        beside = Flow(appearance.px(6), pair)
        for name, moves in PRESETS:
            button = Button(appearance, self.tr(name))
            button.clicked.connect(lambda _=False, chosen=moves: self._choose(chosen))
            self.presets[name] = button
            if moves is PEN_AND_PAPER:
                self._side.addWidget(button)
            else:
                beside.addWidget(button)
        self._side.addWidget(pair)
        self._add_leaper(appearance)
        self.back = CheckBox(appearance, self.tr("Each with its way back"))
        self.back.setChecked(True)
        self.every = CheckBox(appearance, self.tr("Each in all directions"))
        for box in (self.back, self.every):
            box.setAccessibleName(box.text())
            box.toggled.connect(self._set_along)
            self._side.addWidget(box)
        self._side.addStretch(1)
        layout.addWidget(side, 1)

    def _add_leaper(self, appearance: Appearance) -> None:
        """Two steppers and a button: all jumps of so many by so many."""
        self._side.addWidget(Label(appearance, self.tr("Leaper"), "small", 600, "text2"))
        line = QWidget()
        layout = Flow(appearance.px(6), line)
        self.steppers = tuple(Stepper(appearance, self.tr("Leaper")) for _ in range(2))
        for stepper, start in zip(self.steppers, (1, 4), strict=True):
            stepper.set_steps([str(n) for n in range(MOST_REACH + 1)], start)
            stepper.setFixedWidth(appearance.px(92))
            layout.addWidget(stepper)
        self._side.addWidget(line)
        self.leap = Button(appearance, self.tr("Leap so far"))
        self.leap.clicked.connect(self._leap)
        self._side.addWidget(self.leap)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that are switched on."""
        return self.grid.moves

    def set_moves(self, moves: Iterable[Move]) -> None:
        """Show other moves; emits nothing."""
        self.grid.set_moves(moves)

    def _choose(self, moves: tuple[Move, ...]) -> None:
        self.grid.set_moves(moves)
        self.changed.emit()

    def _leap(self) -> None:
        a, b = (stepper.index for stepper in self.steppers)
        self._choose(tuple(move for move in leaper(a, b) if move != (0, 0)))

    def _set_along(self) -> None:
        self.grid.back, self.grid.every = self.back.isChecked(), self.every.isChecked()
