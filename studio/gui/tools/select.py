"""The selection tool: a click, a rectangle, and moving what is selected."""

from __future__ import annotations

from studio.board import At, Board, Point
from studio.board.free import GraphBoard
from studio.gui.canvas.hit import cell_at
from studio.gui.tools.clip import clues_within, moved
from studio.gui.tools.graph import Grid, carried, removed, snapped
from studio.gui.tools.tool import NOTHING, Decision, Desk, Pointer, Selection, Tool
from studio.gui.words import later, tr
from studio.puzzle import Fault, Puzzle, Rule

SLACK = 0.05
"""A rectangle drawn through the centres of a row takes the row along, hands being what they are."""


def make(rule: Rule) -> tuple[Tool, ...]:
    """Every rule has cells to select."""
    return (SelectTool(),)


class SelectTool(Tool):
    """Selects cells; a drag that begins on selected clues takes these along.

    On a drawing corners are selected, and a drag moves them.
    """

    key = "select"
    text = "Select"
    icon = "select"
    shortcut = "V"
    follows = False
    tooltip = later("Select cells, and move or copy their clues")
    hints = (
        ("", later("Click a cell, or drag over several.")),
        ("Shift", "add"),
        ("Drag", "move the selection"),
        ("Ctrl C", later("copy")),
        ("Del", "remove"),
    )

    def __init__(self) -> None:
        self._from: Point | None = None
        self._kept: frozenset[At] = frozenset()
        self._taken: tuple[Puzzle, Selection, At] | None = None
        self._fault: Fault | None = None
        self._corner: At | None = None

    def press(self, desk: Desk, pointer: Pointer) -> Decision:
        at = cell_at(desk.puzzle.board, pointer.point)
        cells = desk.selection.cells
        self._from, self._kept = pointer.point, cells if pointer.shift else frozenset()
        self._taken, self._fault, self._corner = None, None, None
        if at is None:
            return Decision(selection=Selection(self._kept, None))
        if pointer.shift or pointer.ctrl:
            chosen = cells - {at} if at in cells else cells | {at}
            self._kept = chosen
            return Decision(selection=Selection(chosen, at))
        if isinstance(desk.puzzle.board, GraphBoard) and not pointer.right:
            self._corner = at
            chosen = cells if at in cells else frozenset((at,))
            return Decision(selection=Selection(chosen, at))
        if at in cells and not pointer.right and any(clues_within(desk.puzzle, cells)):
            self._taken = (desk.puzzle, desk.selection, at)
            return Decision(selection=Selection(cells, at))
        return Decision(selection=Selection.of(at))

    def drag(self, desk: Desk, pointer: Pointer) -> Decision:
        if self._from is None or pointer.right:
            return NOTHING
        if self._corner is not None:
            place = pointer.point if pointer.shift else snapped(pointer.point, Grid.SQUARES)
            corners = [at[0] for at in desk.selection.cells]
            return carried(desk.puzzle, corners, self._corner[0], place)
        if self._taken is not None:
            return self._carried(desk, pointer)
        cells = self._kept | _within(desk.puzzle.board, self._from, pointer.point)
        cursor = cell_at(desk.puzzle.board, pointer.point) or desk.selection.cursor
        return Decision(selection=Selection(cells, cursor))

    def release(self, desk: Desk, pointer: Pointer) -> Decision:
        taken, fault = self._taken, self._fault
        self._from, self._taken, self._fault, self._corner = None, None, None, None
        if fault is not None:
            return Decision(fault=fault)
        if taken is not None and desk.puzzle == taken[0] and desk.selection.cursor == taken[2]:
            at = cell_at(desk.puzzle.board, pointer.point)
            if at == taken[2]:
                # A click on one of several selected cells that became no drag picks that cell.
                return Decision(selection=Selection.of(at))
        return NOTHING

    def delete(self, desk: Desk) -> Decision | None:
        """Corners of a drawing go with their lines; cells of a board stay, their clues go."""
        return removed(desk) if isinstance(desk.puzzle.board, GraphBoard) else None

    def _carried(self, desk: Desk, pointer: Pointer) -> Decision:
        assert self._taken is not None
        before, selection, start = self._taken
        at = before.board.lattice.nearest(pointer.point)
        by = (at[0] - start[0], at[1] - start[1])
        after = moved(before, selection.cells, by)
        self._fault = None
        if isinstance(after, Fault):
            self._fault = Fault(after.code, tr("The selected clues do not fit there."), after.spots)
            return NOTHING
        cells = ((c[0] + by[0], c[1] + by[1]) for c in selection.cells)
        there = frozenset(c for c in cells if c in before.board)
        return Decision(after=after, selection=Selection(there, at if at in before.board else None))


def _within(board: Board, a: Point, b: Point) -> frozenset[At]:
    """The cells whose centres lie in a rectangle, and the cells under its two corners."""
    left, right = sorted((a[0], b[0]))
    top, bottom = sorted((a[1], b[1]))
    found = set()
    for at in board.cells:
        x, y = board.centre(at)
        if left - SLACK <= x <= right + SLACK and top - SLACK <= y <= bottom + SLACK:
            found.add(at)
    return frozenset(found | {at for at in (cell_at(board, a), cell_at(board, b)) if at})
