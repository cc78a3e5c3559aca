"""The board for screen readers: a table with one child for each cell.

A QGraphicsView tells assistive technology nothing about its items, so the view gets an interface of
its own: its children are the cells in reading order, named as people count them.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QPointF, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleValueInterface,
    QColor,
    QWindow,
)
from shiboken6 import VoidPtr, isValid

from studio import language
from studio.board import At, Cell
from studio.gui.editor.canvas.view import BoardView
from studio.gui.editor.tools.tool import Pointer
from studio.gui.style.sentences import cell_words

NULL = VoidPtr(0)
"""No pointer, where C++ asks for one: PySide 6.11 takes None, and even 0, for an address."""


class BoardTable(QAccessibleInterface):
    """The board. Qt takes None where there is nothing; its stubs do not know."""

    def __init__(self, view: BoardView) -> None:
        super().__init__()
        self._view = view
        self._cells: dict[At, BoardCell] = {}

    @property
    def view(self) -> BoardView:
        """The view whose board a screen reader reads as a table."""
        return self._view

    def isValid(self) -> bool:
        return isValid(self._view)

    def object(self) -> QObject:
        return self._view

    def window(self) -> QWindow:
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._view.parentWidget() or self._view)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Table

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._view.accessibleName()
        if kind == QAccessible.Text.Description:
            return self._view.accessibleDescription()
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names are the program's."""

    def rect(self) -> QRect:
        corner = self._view.mapToGlobal(self._view.rect().topLeft())
        return QRect(corner, self._view.size())

    def childCount(self) -> int:
        return len(self._view.listener.puzzle.board)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        cells = self._view.listener.puzzle.board.cells
        return self.cell(cells[index]) if 0 <= index < len(cells) else None

    def cell(self, at: At) -> BoardCell:
        """The child of a cell; the same object as long as the board is shown."""
        if at not in self._cells:
            self._cells[at] = BoardCell(self, at)
        return self._cells[at]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not self.rect().contains(x, y):
            return None
        # What was last drawn may not be what is asked about.
        self._view.settle()
        pixel = self._view.viewport().mapFromGlobal(QPointF(x, y))
        point = self._view.board_point(pixel)
        board = self._view.listener.puzzle.board
        at = board.lattice.nearest((point.x(), point.y()))
        return self.cell(at) if at in board else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        cursor = self._view.listener.selection.cursor
        return None if cursor is None else self.cell(cursor)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        board = self._view.listener.puzzle.board
        known = isinstance(child, BoardCell) and child.at in board
        return board.index(child.at) if isinstance(child, BoardCell) and known else -1

    def backgroundColor(self) -> QColor:
        return self._view.backgroundBrush().color()

    def foregroundColor(self) -> QColor:
        return self._view.palette().text().color()


class BoardCell(QAccessibleInterface):
    """A cell of the board: "row 5, cell 6, number 12", with what a player has marked there."""

    def __init__(self, table: BoardTable, at: At) -> None:
        super().__init__()
        self._table = table
        self.at = at
        self._actions = CellActions(self)
        self._value = CellNumber(self)

    @property
    def view(self) -> BoardView:
        """The view that shows the cell."""
        return self._table.view

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """What else it can be asked for: its actions, and its number where it has one."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return self._actions
        numbered = kind == QAccessible.InterfaceType.ValueInterface and self.number is not None
        return self._value if numbered else NULL

    def pointer(self) -> Pointer:
        """The pointer in the middle of the cell, as it is on show now."""
        self.view.settle()
        return Pointer(self.view.listener.puzzle.board.centre(self.at))

    @property
    def number(self) -> int | None:
        """The number that stands in the cell: of a clue, or written by a player."""
        if not self.isValid():
            return None
        listener = self.view.listener
        puzzle = listener.puzzle
        for clue in puzzle.clues_on(Cell(self.at)):
            if puzzle.kind(clue.kind).entry in ("number", "signed"):
                return clue.value
        return listener.number_at(self.at)

    def isValid(self) -> bool:
        return self._table.isValid() and self.at in self._table.view.listener.puzzle.board

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow:
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        return self._table

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        selection = self._table.view.listener.selection
        state = QAccessible.State()
        state.focusable = True
        state.selectable = True
        state.selected = self.at in selection.cells
        state.focused = self.at == selection.cursor and self._table.view.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        listener = self._table.view.listener
        if kind == QAccessible.Text.Name:
            words = cell_words(listener.puzzle, self.at), listener.marks_at(self.at)
            return language.listed(filter(None, words))
        if kind == QAccessible.Text.Value and self.number is not None:
            return str(self.number)
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Clues are entered with the keyboard of the board."""

    def rect(self) -> QRect:
        view = self._table.view
        points = [view.pixel(*point) for point in view.listener.puzzle.board.polygon(self.at)]
        xs, ys = [point.x() for point in points], [point.y() for point in points]
        corner = view.viewport().mapToGlobal(QPointF(min(xs), min(ys))).toPoint()
        return QRect(corner.x(), corner.y(), int(max(xs) - min(xs)), int(max(ys) - min(ys)))

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def backgroundColor(self) -> QColor:
        return self._table.backgroundColor()

    def foregroundColor(self) -> QColor:
        return self._table.foregroundColor()


class CellActions(QAccessibleActionInterface):
    """What can be done to a cell without a mouse: a click in its middle, the cursor put there."""

    def __init__(self, cell: BoardCell) -> None:
        super().__init__()
        self._cell = cell

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()] if self._cell.isValid() else []

    def doAction(self, name: str) -> None:
        if name not in self.actionNames():
            return
        view, at = self._cell.view, self._cell.at
        if name == self.setFocusAction():
            view.setFocus()
            view.listener.go_to(at)
            return
        pointer = self._cell.pointer()
        view.listener.press(pointer)
        view.listener.release(pointer)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class CellNumber(QAccessibleValueInterface):
    """The number in a cell."""

    def __init__(self, cell: BoardCell) -> None:
        super().__init__()
        self._cell = cell

    def currentValue(self) -> int | None:
        return self._cell.number

    def setCurrentValue(self, value: object) -> None:
        """A step up or down is one of the mouse wheel; all other numbers are typed."""
        if isinstance(value, (int, float)) and self._cell.number is not None:
            steps = round(value) - self._cell.number
            listener = self._cell.view.listener
            listener.go_to(self._cell.at)
            listener.wheel(self._cell.pointer(), steps)

    def minimumValue(self) -> int | None:
        return None

    def maximumValue(self) -> int | None:
        return None

    def minimumStepSize(self) -> int:
        return 1


def _interface(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, BoardView):
        return None
    # Qt keeps a bare pointer to what a factory returns: the view keeps the object alive.
    if thing.accessible is None:
        thing.accessible = BoardTable(thing)
    return thing.accessible


@cache
def install() -> None:
    """Let assistive technology ask boards for their cells; once is enough."""
    QAccessible.installFactory(_interface)


def tell_cursor(view: BoardView, index: int) -> None:
    """Say that the cursor is on another cell, by its place in the reading order."""
    _tell(view, QAccessible.Event.Focus, index)


def tell_name(view: BoardView, index: int) -> None:
    """Say that a cell holds something else now."""
    _tell(view, QAccessible.Event.NameChanged, index)


def _tell(view: BoardView, event: QAccessible.Event, index: int) -> None:
    if QAccessible.isActive():
        news = QAccessibleEvent(view, event)
        news.setChild(index)
        QAccessible.updateAccessibility(news)
