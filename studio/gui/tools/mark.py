"""The mark tool: click a border to set a diamond, or drag across borders to set many."""

from __future__ import annotations

from PySide6.QtCore import Qt

from studio.board import At, Link, Spot, SpotKind
from studio.gui.canvas.hit import cell_at, spot_at
from studio.gui.tools.tool import NOTHING, Decision, Desk, Pointer, Selection, Tool, decided
from studio.gui.words import tr
from studio.puzzle import Clue, ClueKind, Puzzle, Rule

_WHERE = {
    SpotKind.CELL: "cell",
    SpotKind.CORNER: "corner",
    SpotKind.LINK: "border",
    SpotKind.EDGE: "side",
}


def make(rule: Rule) -> tuple[Tool, ...]:
    """One tool for each kind of mark."""
    return tuple(MarkTool(kind) for kind in rule.kinds if kind.entry == "mark")


class MarkTool(Tool):
    """Sets and erases marks of one kind. The first spot of a stroke says which of the two."""

    cursor = Qt.CursorShape.PointingHandCursor

    def __init__(self, kind: ClueKind) -> None:
        self._mark = kind
        self.key = kind.key
        self.text = kind.tool or kind.noun.capitalize()
        self.icon = kind.icon or "diamond"
        self.shortcut = kind.shortcut
        self.tooltip = tr("Set {} on {}s").format(kind.plural, _WHERE[kind.on])
        self._keep: Spot | None = None
        self._cell: At | None = None
        self._erasing: bool | None = None
        across = (("Drag", "across borders"),) if kind.on is SpotKind.LINK else ()
        self.hints = (
            ("", tr("Click a {} to set a {}.").format(_WHERE[kind.on], kind.noun)),
            *across,
            (tr("Right click"), tr("remove")),
        )
        if kind.on is SpotKind.LINK and kind.shortcut:
            arrows = "\N{LEFTWARDS ARROW}\N{RIGHTWARDS ARROW}\N{UPWARDS ARROW}\N{DOWNWARDS ARROW}"
            self.hints += ((f"{kind.shortcut} {arrows}", "from the cursor"),)

    @property
    def by_arrow(self) -> bool:
        """Can an arrow key set the mark between two cells?"""
        return self._mark.on is SpotKind.LINK

    def hover(self, desk: Desk, pointer: Pointer) -> tuple[Spot | None, str]:
        self._keep = spot_at(desk.puzzle.board, pointer.point, self._mark.on, self._keep)
        return self._keep, ""

    def press(self, desk: Desk, pointer: Pointer) -> Decision:
        board = desk.puzzle.board
        self._cell = cell_at(board, pointer.point)
        spot = spot_at(board, pointer.point, self._mark.on, self._keep)
        selection = Selection(cursor=self._cell)
        self._erasing = True if pointer.right else None
        if spot is None:
            return Decision(selection=selection)
        if not pointer.right:
            self._erasing = spot in desk.puzzle.clues.of(self._mark.key)
        return self._set(desk.puzzle, spot, selection)

    def drag(self, desk: Desk, pointer: Pointer) -> Decision:
        board = desk.puzzle.board
        if self._mark.on is not SpotKind.LINK:
            spot = spot_at(board, pointer.point, self._mark.on, self._keep)
            return NOTHING if spot is None else self._set(desk.puzzle, spot, desk.selection)
        at, before = cell_at(board, pointer.point), self._cell
        self._cell = at
        if at is None or before is None or not board.touching(before, at):
            return NOTHING
        return self._set(desk.puzzle, Link.of(before, at), Selection(cursor=at))

    def release(self, desk: Desk, pointer: Pointer) -> Decision:
        self._cell, self._erasing = None, None
        return NOTHING

    def toggled(self, puzzle: Puzzle, spot: Spot) -> Decision:
        """The mark set on a spot, or erased where it is set."""
        self._erasing = spot in puzzle.clues.of(self._mark.key)
        return self._set(puzzle, spot, None)

    def _set(self, puzzle: Puzzle, spot: Spot, selection: Selection | None) -> Decision:
        clue = Clue(self._mark.key, spot)
        if self._erasing:
            return decided(puzzle.erased(clue), selection)
        return decided(puzzle.placed(clue), selection)
