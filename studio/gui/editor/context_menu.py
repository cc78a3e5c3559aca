"""What can be done where the right button was pressed: decided as plain values, shown as a menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from studio import language
from studio.board import Cell, Edge, Point, Spot, SpotKind
from studio.drawing.hit import cell_at, spot_at
from studio.gui.editor.editor import Editor
from studio.gui.editor.tools import Decision, Selection
from studio.gui.editor.tools.erase import clue_spot
from studio.gui.editor.tools.typing import Entry
from studio.gui.style.sentences import place_within
from studio.gui.style.texts import tr
from studio.puzzle import Clue, ClueKind, Puzzle
from studio.puzzle.message import Message
from studio.records import dataclass

MOST_VALUES = 12
"""So many values are offered one by one; of others one is typed."""

FOR_CELLS = ("cut", "copy", "paste", "duplicate")
FOR_LINE = ("generate_line",)
FOR_BOARD = ("paste", "select_all", "fit", "turn", "mirror", "generate", "properties")


@dataclass(frozen=True)
class Item:
    """An entry of the menu: a decision of the hand, an action of the window, or entries below it.

    One without any of them is a heading.
    """

    text: str = ""
    decision: Decision | None = None
    action: str = ""
    items: tuple[Item, ...] = ()


Group = tuple[Item, ...]
"""Entries that belong together; the menu draws a line between groups."""


def menu_at(puzzle: Puzzle, point: Point) -> tuple[Group, ...]:
    """What can be done at a place of the board: with its clue, its cell, its edge, its line."""
    board = puzzle.board
    at = cell_at(board, point)
    clued = clue_spot(puzzle, point)
    edge = _edge_at(puzzle, point)
    groups: list[Group] = []
    if clued is not None:
        groups.append(tuple(_with_clue(puzzle, clued)))
    if at is not None:
        groups.append(tuple(_in_cell(puzzle, Cell(at))))
    if edge is not None and edge != clued:
        groups.append(tuple(_on_edge(puzzle, edge)))
    if puzzle.drawn:
        removed = Item(tr("Remove the line"), Decision(after=replace(puzzle, drawn=())))
        groups.append((removed, *(Item(action=key) for key in FOR_LINE)))
    keys = FOR_BOARD if at is None else FOR_CELLS
    groups.append(tuple(Item(action=key) for key in keys))
    return tuple(group for group in groups if group)


def _edge_at(puzzle: Puzzle, point: Point) -> Edge | None:
    """The border or edge near a place that a clue of the rule may sit on."""
    for kind in puzzle.rule.kinds:
        if kind.on in (SpotKind.EDGE, SpotKind.SIDE):
            spot = spot_at(puzzle.board, point, kind.on)
            if isinstance(spot, Edge):
                return spot
    return None


def _with_clue(puzzle: Puzzle, spot: Spot) -> Iterator[Item]:
    """Changing or removing the clues that stand on a spot."""
    for clue in puzzle.clues_on(spot):
        kind = puzzle.kind(clue.kind)
        name = language.said(kind.told(clue.value))
        yield Item(f"{language.capital(name)}, {place_within(puzzle.board, spot)}")
        if kind.typed and isinstance(spot, Cell):
            yield Item(tr("Type another"), Decision(entry=Entry(kind, spot.at, "")))
        yield from _values(puzzle, kind, spot, tr("Change to"))
        removed = language.capital(tr("Remove {}").format(name))
        yield Item(removed, Decision(after=puzzle.erased(clue)))


def _in_cell(puzzle: Puzzle, cell: Cell) -> Iterator[Item]:
    """Placing a clue of each kind in a cell, and taking the cell away."""
    standing = {clue.kind for clue in puzzle.clues_on(cell)}
    for kind in puzzle.rule.kinds:
        if kind.on is not SpotKind.CELL or kind.key in standing:
            continue
        if kind.typed:
            entry = Decision(entry=Entry(kind, cell.at, ""))
            yield Item(_begun(Message.of("Type {clue}", clue=kind.one)), entry)
        yield from _values(puzzle, kind, cell, _placing(kind))
    left = puzzle.reshaped(at for at in puzzle.board.cells if at != cell.at)
    noun = tr("Remove this cell") if puzzle.board.has_faces else tr("Remove this corner")
    yield Item(noun, Decision(after=left))


def _on_edge(puzzle: Puzzle, edge: Edge) -> Iterator[Item]:
    """Placing a clue on a border."""
    for kind in puzzle.rule.kinds:
        if kind.on is SpotKind(edge.on) and not puzzle.clues_on(edge):
            yield from _values(puzzle, kind, edge, _placing(kind))


def _placing(kind: ClueKind) -> str:
    """The entry that places a clue of a kind."""
    return _begun(Message.of("Place {clue}", clue=kind.one))


def _begun(words: Message) -> str:
    """Words as an entry; in some languages the clue comes first."""
    return language.capital(language.said(words))


def _values(puzzle: Puzzle, kind: ClueKind, spot: Spot, words: str) -> Iterator[Item]:
    """The values that a spot may get, one by one where they are few; a mark has none."""
    standing = puzzle.clues.of(kind.key)
    if kind.entry == "mark":
        placed = puzzle.placed(Clue(kind.key, spot))
        if spot not in standing and isinstance(placed, Puzzle):
            yield Item(words, Decision(after=placed))
        return
    items = []
    for value in puzzle.rule.values(puzzle, kind, spot)[: MOST_VALUES + 1]:
        placed = puzzle.placed(Clue(kind.key, spot, value))
        if standing.get(spot) != value and isinstance(placed, Puzzle):
            items.append(Item(language.said(kind.told(value)), Decision(after=placed)))
    if 0 < len(items) <= MOST_VALUES:
        yield Item(words, items=tuple(items))


class ContextMenu(QObject):
    """Shows the menu of an editor. ``action`` gives the actions of the window by their keys."""

    def __init__(self, editor: Editor, action: Callable[[str], QAction]) -> None:
        super().__init__(editor)
        self._editor, self._action = editor, action
        self.menu: QMenu | None = None
        """The menu that was opened last."""
        self._puzzle = editor.puzzle
        """What its entries were made of."""
        editor.menuRequested.connect(self.show_at)
        editor.documentChanged.connect(self._close)

    def show_at(self, point: Point) -> QMenu:
        """Open the menu for a place of the board, beside it."""
        editor = self._editor
        at = cell_at(editor.puzzle.board, point)
        if at is not None and at not in editor.selection.cells:
            editor.select(Selection.of(at))
        menu = QMenu(editor)
        menu.setAccessibleName(self.tr("What can be done here"))
        self._puzzle = editor.puzzle
        for group in menu_at(self._puzzle, point):
            if not menu.isEmpty():
                menu.addSeparator()
            self._fill(menu, group)
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = menu
        editor.refreshing.now()
        pixel = editor.view.pixel(*point).toPoint()
        menu.popup(editor.view.viewport().mapToGlobal(pixel + QPoint(1, 1)))
        return menu

    def _fill(self, menu: QMenu, items: Group) -> None:
        for item in items:
            if item.action:
                menu.addAction(self._action(item.action))
            elif item.items:
                self._fill(menu.addMenu(item.text), item.items)
            else:
                entry = menu.addAction(item.text)
                entry.setEnabled(item.decision is not None)
                if item.decision is not None:
                    entry.triggered.connect(partial(self._do, item.decision))

    def _do(self, decision: Decision, *_: object) -> None:
        editor = self._editor
        editor.hand.stroke = None
        # A file may have been read, or clues found, while the menu was open: what was decided would
        # put the puzzle of before in the place of that.
        if editor.puzzle is self._puzzle:
            editor.perform(decision)
        editor.setFocus()

    def _close(self) -> None:
        """Close the menu: the board it speaks of is gone."""
        if self.menu is not None:
            self.menu.close()
