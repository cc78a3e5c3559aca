"""The cells tool: switch cells of the board on and off."""

from __future__ import annotations

from PySide6.QtCore import Qt

from studio.board import At, Board, Cell, Edge, Point, Spot
from studio.board.rooms import depth
from studio.gui.editor.tools.tool import NOTHING, Decision, Pointer, Tool, ToolContext
from studio.gui.style.sentences import clue_words, counted
from studio.gui.style.texts import later, tr
from studio.language import number as grouped
from studio.puzzle import Clue, Fault, Puzzle, Rule
from studio.puzzle.message import Message

LIMIT = 40_000
"""Larger boards are not opened, so they are not made either."""

END = later("The patch of the tiling ends here; Rows and columns makes it larger.")

PROMPT = 2_000
"""Boards up to this size are reshaped for trial within a few milliseconds."""


def make(rule: Rule) -> tuple[Tool, ...]:
    """The tool of rules whose boards are cut from a lattice."""
    return (CellsTool(),) if rule.lattices - {"graph"} else ()


class CellsTool(Tool):
    """Adds cells where the board has none and removes them where it has; one stroke does one."""

    key = "cells"
    text = "Cells"
    icon = "cells"
    shortcut = "C"
    tooltip = later("Add and remove cells of the board")
    cursor = Qt.CursorShape.PointingHandCursor
    shows_ghosts = True
    hints = (
        ("", later("Click a cell to remove it, beside the board to add one.")),
        ("Drag", "for many"),
        ("@undo", later("undo")),
    )

    def __init__(self) -> None:
        self._adding: bool | None = None
        self._hinted: tuple[Puzzle, At, str] | None = None
        """What was said last, and of which puzzle and cell: the pointer tells of each movement."""

    def hover(self, context: ToolContext, pointer: Pointer) -> tuple[Spot | None, str]:
        """Warns before clues would be lost."""
        at = under(context.puzzle.board, pointer.point)
        if at is None:
            return None, tr(END)
        if at not in context.puzzle.board:
            return Cell(at), ""
        puzzle = context.puzzle
        if self._hinted is None or self._hinted[0] is not puzzle or self._hinted[1] != at:
            self._hinted = (puzzle, at, _loss(puzzle, lost_clues(puzzle, at)))
        return Cell(at), self._hinted[2]

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        at = under(context.puzzle.board, pointer.point)
        if at is None:
            self._adding = None
            return NOTHING
        self._adding = at not in context.puzzle.board and not pointer.right
        return self._switched(context.puzzle, at)

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        at = under(context.puzzle.board, pointer.point)
        if self._adding is None or at is None:
            return NOTHING
        return self._switched(context.puzzle, at)

    def release(self, context: ToolContext, pointer: Pointer) -> Decision:
        self._adding, self._hinted = None, None
        return NOTHING

    def _switched(self, puzzle: Puzzle, at: At) -> Decision:
        board = puzzle.board
        if (at in board) == self._adding:
            return NOTHING
        if self._adding and len(board) >= LIMIT:
            return Decision(
                fault=Fault(
                    "too-large", Message.of("A board has at most {most:,} cells.", most=LIMIT)
                )
            )
        cells = set(board.cells)
        after = puzzle.reshaped(cells | {at} if self._adding else cells - {at})
        shift = (0, 0)
        if board.has_rows and self._adding:
            shift = (max(0, -at[0]), max(0, -at[1]))
        lost = puzzle.clues.count() - after.clues.count()
        hint = (
            tr("{} went with the cell.").format(counted(lost, "clue", "clues")) if lost > 0 else ""
        )
        return Decision(after=after, hint=hint, shift=shift)


def under(board: Board, point: Point) -> At | None:
    """The cell of the tiling at a point; None where the patch of a tiling has ended."""
    at = board.lattice.nearest(point)
    ended = board.lattice.extent is not None and depth(point, board.lattice.outline(at)) < 0
    return None if ended else at


def lost_clues(puzzle: Puzzle, at: At) -> tuple[Clue, ...]:
    """The clues that would go if a cell were removed.

    On large boards only those that sit on it, since this is asked while the pointer moves; values
    that a smaller board no longer allows are found on the others.
    """
    if not puzzle.clues.count():
        return ()
    if len(puzzle.board) > PROMPT:
        near: tuple[Spot, ...] = (
            Cell(at),
            *(Edge.of(at, other) for other in puzzle.board.neighbours(at)),
        )
        return tuple(clue for spot in near for clue in puzzle.clues_on(spot))
    after = puzzle.reshaped(set(puzzle.board.cells) - {at})
    kept = {(clue.kind, clue.spot) for clue in after.clues.all()}
    return tuple(clue for clue in puzzle.clues.all() if (clue.kind, clue.spot) not in kept)


def _loss(puzzle: Puzzle, lost: tuple[Clue, ...]) -> str:
    if not lost:
        return ""
    if len(lost) == 1:
        name = clue_words(puzzle.kind(lost[0].kind), lost[0].value)
        return tr("Removing this cell also removes a clue: {}.").format(name)
    return tr("Removing this cell also removes {} clues.").format(grouped(len(lost)))


def ghosts(puzzle: Puzzle) -> frozenset[At]:
    """The missing cells around and within the board, where new ones are likely."""
    board = puzzle.board
    lattice = board.lattice
    beside = {to for at in board.cells for to in lattice.sides(at) if lattice.has(to)}
    return frozenset(at for at in (*beside, *board.holes) if at not in board)
