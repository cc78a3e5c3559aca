"""Slitherlink: one closed line along the sides of cells; a number counts the sides it uses.

Rules after Nikoli's puzzle; the loop is a simple cycle over corners (Fiddler, "How many loops can
you slither around?"). On squares and on hexagons.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal

from studio.board import At, Board, Cell, HexLattice, Spot, SpotKind, SquareLattice
from studio.board.tilings import APERIODIC, KEYS, PATCHED
from studio.puzzle import (
    LOOPS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgesUsed,
    Generator,
    Option,
    Problem,
    Puzzle,
    Rule,
    Shape,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.clues import OPEN
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

NUMBER = ClueKind(
    "numbers",
    "clue",
    "clues",
    SpotKind.CELL,
    "number",
    tool="Clue",
    icon="number",
    shortcut="N",
)

FLAGS = (("f", "all_corners"),)

MOST_SIDES = 12
"""Of so many sides all ways to draw them are tried for a reason: three squares, two hexagons."""


@dataclass(frozen=True)
class Slitherlink(Rule):
    """The rule of Slitherlink."""

    key: str = "slitherlink"
    name: str = "Slitherlink"
    lattices: frozenset[str] = KEYS
    variants: tuple[Variant, ...] = (
        Variant("slitherlink", "Slitherlink", "A loop round the clues", SquareLattice()),
        Variant("hex-slitherlink", "Hex Slitherlink", "A loop on hexagons", HexLattice()),
        *(
            Variant(f"{t.key}-slitherlink", f"Slitherlink on {t.noun}", f"A loop on {t.noun}", t)
            for t in (*PATCHED, *APERIODIC)
        ),
    )
    kinds: tuple[ClueKind, ...] = (NUMBER,)
    options: tuple[Option, ...] = (
        Option(
            "all_corners",
            "Through every corner",
            False,
            tip="The line passes through every corner of the board.",
        ),
    )
    line_on: Literal["cells", "corners"] = "corners"
    generator: Generator | None = LOOPS
    pictures: tuple[Literal["cells", "loop"], ...] = ("cells", "loop")
    uniqueness: bool = True
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("slither", "slitherlink"), "4cell", FLAGS),
        Source("pzprv3", ("slither", "slitherlink"), "4cell", FLAGS, marks="cells"),
        Source("loopy"),
        Source("penpa", ("slitherlink",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw one closed line along the sides of the cells. "
            "It never crosses or touches itself. "
            "A number says how many sides of its cell the line uses.",
            "The line passes through every corner." if puzzle.option("all_corners") else "",
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """0 to the number of sides of a cell: a loop may be a single cell."""
        sides = puzzle.board.sides(spot.at) if isinstance(spot, Cell) else 0
        return range(sides + 1)

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the corners of the board."""
        board = puzzle.board
        graph = board.loop_graph
        said = {constraint: clue for clue, constraint in self.said(puzzle)}
        given: list[Constraint] = []
        if self.options and puzzle.option("all_corners"):
            around = (tuple(graph.edges[k] for k in edges) for edges in graph.incident)
            given = [EdgesUsed(edges, 2) for edges in around]
        problem = Problem(graph, Shape.CYCLE, (*said, *given))
        clues = (*said.values(), *[None] * len(given))
        return Compiled(problem, clues, frozenset(given), board.corners)

    def said(self, puzzle: Puzzle) -> Iterator[tuple[Clue, Constraint]]:
        """The clues that say something, and what."""
        for spot, value in puzzle.clues.of(NUMBER.key).items():
            assert isinstance(spot, Cell) and value is not None
            if value != OPEN:
                yield Clue(NUMBER.key, spot, value), self.meant(puzzle.board, spot.at, value)

    def meant(self, board: Board, at: At, value: int) -> Constraint:
        """So many sides of the cell are used."""
        return EdgesUsed(sides_of(board, at), value)

    def told(self, board: Board, at: At, trace: Trace) -> int:
        """The clue of a cell: how many of its sides a loop uses."""
        return sum(side in trace.used for side in sides_of(board, at))

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """The clue of every cell."""
        for at in puzzle.board.cells:
            yield Clue(NUMBER.key, Cell(at), self.told(puzzle.board, at, trace))

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """What the sides of the clues' own cells already show, if they show it."""
        values = [clue.value for clue in conflict]
        cells = [clue.spot.at for clue in conflict if isinstance(clue.spot, Cell)]
        sides = [puzzle.board.sides(at) for at in cells]
        if len(cells) == 2 and values == sides:
            first, second = sorted(sides)
            if first == second:
                return Message.of(TWO_LOOPS, sides=first)
            return Message.of(TWO_LOOPS_APART, first=first, second=second)
        touch = len(cells) == 2 and cells[1] in puzzle.board.neighbours(cells[0])
        around = [full for value, full in zip(values, sides, strict=True) if value == full]
        if touch and 0 in values and around:
            return Message.of(SHARED_SIDE, full=around[0])
        if _stuck(puzzle, conflict):
            return Message.counted("cells", CORNER_OF_ONE, CORNER, cells=len(conflict))
        return None


TWO_LOOPS = "Two cells with {sides} would be two loops, and there is only one."
TWO_LOOPS_APART = "Two cells with {first} and {second} would be two loops, and there is only one."
SHARED_SIDE = "0 and {full} share a side that would have to be drawn and left empty."
CORNER = "However the sides of these cells are drawn, the line would end or branch at a corner."
CORNER_OF_ONE = "However its sides are drawn, the line would end or branch at a corner."


def sides_of(board: Board, at: At) -> tuple[tuple[int, int], ...]:
    """The sides of a cell as edges of the loop's graph."""
    return tuple(board.loop_graph.edges[k] for k in board.cell_sides[board.index(at)])


def corners_of(board: Board, at: At) -> tuple[int, ...]:
    """The corners of a cell as nodes of the loop's graph, around it."""
    return tuple(board.corner_index[corner] for corner in board.lattice.corners(at))


def _stuck(puzzle: Puzzle, conflict: Sequence[Clue]) -> bool:
    """Is there no way to draw the sides of these cells that no corner contradicts?

    Tries all ways, so it looks only at a few cells.
    """
    board, graph = puzzle.board, puzzle.board.loop_graph
    around = [
        (set(board.cell_sides[board.index(clue.spot.at)]), clue.value)
        for clue in conflict
        if isinstance(clue.spot, Cell)
    ]
    sides = sorted(set().union(*(own for own, _ in around)))
    if not sides or len(sides) > MOST_SIDES:
        return False
    corners = {node for k in sides for node in graph.edges[k]}
    known = [
        ([k for k in graph.incident[node] if k in sides], set(graph.incident[node]) <= set(sides))
        for node in corners
    ]

    def possible(drawn: set[int]) -> bool:
        if any(len(own & drawn) != value for own, value in around):
            return False
        degrees = ((sum(k in drawn for k in edges), whole) for edges, whole in known)
        return all(degree <= 2 and not (whole and degree == 1) for degree, whole in degrees)

    ways = product((False, True), repeat=len(sides))
    return not any(possible({k for k, on in zip(sides, way, strict=True) if on}) for way in ways)


SLITHERLINK = Slitherlink()
