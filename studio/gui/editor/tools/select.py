"""The selection tool: a click, a rectangle, and moving what is selected."""

from __future__ import annotations

from studio.board import At, Board, Point
from studio.drawing.hit import cell_at
from studio.gui.editor.tools.clip import clues_within, moved
from studio.gui.editor.tools.graph import Grid, carried, removed, snapped
from studio.gui.editor.tools.tool import NOTHING, Decision, Pointer, Selection, Tool, ToolContext
from studio.gui.style.texts import later
from studio.puzzle import Fault, Puzzle, Rule
from studio.puzzle.message import Message

SLACK = 0.05
"""So far beyond the rectangle a corner may lie: numbers are rounded, hands are not steady."""


def make(rule: Rule) -> tuple[Tool, ...]:
    """Every rule has cells to select, drawings their corners."""
    return (CornerSelectTool() if rule.draws_board else SelectTool(),)


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
    hints: tuple[tuple[str, str], ...] = (
        ("", later("Click a cell, or drag over several.")),
        ("Shift", "add"),
        ("Drag", "move the selection"),
        ("@copy", later("copy")),
        ("Del", "remove"),
    )

    def __init__(self) -> None:
        self._from: Point | None = None
        self._kept: frozenset[At] = frozenset()
        self._taken: tuple[Puzzle, Selection, At] | None = None
        self._fault: Fault | None = None
        self._corner: At | None = None

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        at = cell_at(context.puzzle.board, pointer.point)
        cells = context.selection.cells
        self._from, self._kept = pointer.point, cells if pointer.shift else frozenset()
        self._taken, self._fault, self._corner = None, None, None
        if at is None:
            return Decision(selection=Selection(self._kept, None))
        if pointer.shift or pointer.ctrl:
            chosen = cells - {at} if at in cells else cells | {at}
            self._kept = chosen
            return Decision(selection=Selection(chosen, at))
        if not context.puzzle.board.has_faces and not pointer.right:
            self._corner = at
            chosen = cells if at in cells else frozenset((at,))
            return Decision(selection=Selection(chosen, at))
        if at in cells and not pointer.right and any(clues_within(context.puzzle, cells)):
            self._taken = (context.puzzle, context.selection, at)
            return Decision(selection=Selection(cells, at))
        return Decision(selection=Selection.of(at))

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        if self._from is None or pointer.right:
            return NOTHING
        if self._corner is not None:
            place = pointer.point if pointer.shift else snapped(pointer.point, Grid.SQUARES)
            corners = [at[0] for at in context.selection.cells]
            return carried(context.puzzle, corners, self._corner[0], place)
        if self._taken is not None:
            return self._carried(context, pointer)
        cells = self._kept | _within(context.puzzle.board, self._from, pointer.point)
        cursor = cell_at(context.puzzle.board, pointer.point) or context.selection.cursor
        return Decision(selection=Selection(cells, cursor))

    def release(self, context: ToolContext, pointer: Pointer) -> Decision:
        taken, fault = self._taken, self._fault
        self._from, self._taken, self._fault, self._corner = None, None, None, None
        if fault is not None:
            return Decision(fault=fault)
        if (
            taken is not None
            and context.puzzle == taken[0]
            and context.selection.cursor == taken[2]
        ):
            at = cell_at(context.puzzle.board, pointer.point)
            if at == taken[2]:
                # A click on one of several selected cells that became no drag picks that cell.
                return Decision(selection=Selection.of(at))
        return NOTHING

    def delete(self, context: ToolContext) -> Decision | None:
        """Corners of a drawing go with their lines; cells of a board stay, their clues go."""
        return removed(context) if not context.puzzle.board.has_faces else None

    def _carried(self, context: ToolContext, pointer: Pointer) -> Decision:
        assert self._taken is not None
        before, selection, start = self._taken
        at = before.board.lattice.nearest(pointer.point)
        by = before.board.lattice.translation(start, at)
        if by is None:
            # Over a cell that lies otherwise than the one taken: the clues stay where they were.
            return NOTHING
        after = moved(before, selection.cells, by)
        self._fault = None
        if isinstance(after, Fault):
            told = Message.of("The selected clues do not fit there.")
            self._fault = Fault(after.code, told, after.spots)
            return NOTHING
        there = frozenset(c for c in map(by.cell, selection.cells) if c in before.board)
        return Decision(after=after, selection=Selection(there, at if at in before.board else None))


def _within(board: Board, a: Point, b: Point) -> frozenset[At]:
    """The cells of a rectangle that is drawn from one cell to another, both of them included.

    Where exactly in these two the pointer was does not matter: the rectangle is the one around
    both, and a cell belongs to it that lies in it as a whole. On squares that is every cell between
    them; on hexagons a region whose rows all end alike. Of drawings it takes the corners in sight
    of the hand.
    """
    lattice = board.lattice
    around = [at for point in (a, b) for at in lattice.corners(lattice.nearest(point))]
    ends = [a, b] if not around else [lattice.corner_point(at) for at in around]
    left, right = min(x for x, _ in ends) - SLACK, max(x for x, _ in ends) + SLACK
    top, bottom = min(y for _, y in ends) - SLACK, max(y for _, y in ends) + SLACK
    return frozenset(at for at in board.cells if _inside(board, at, (left, top, right, bottom)))


def _inside(board: Board, at: At, box: tuple[float, float, float, float]) -> bool:
    left, top, right, bottom = box
    corners = [board.lattice.corner_point(corner) for corner in board.lattice.corners(at)]
    return all(left <= x <= right and top <= y <= bottom for x, y in corners or [board.centre(at)])


class CornerSelectTool(SelectTool):
    """The same, as it is told of drawings."""

    tooltip = later("Select corners, and move them")
    hints: tuple[tuple[str, str], ...] = (
        ("", later("Click a corner, or drag over several.")),
        ("Shift", "add"),
        ("Drag", "move the selection"),
        ("Del", "remove"),
    )
