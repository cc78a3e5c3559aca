"""Slitherlink: one closed line along the sides of cells; a number counts the sides it uses.

Rules after Nikoli's puzzle; the loop is a simple cycle over corners (Fiddler, "How many loops can
you slither around?"). On squares and on hexagons.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from studio.board import Cell, HexLattice, Spot, SpotKind, SquareLattice
from studio.families.checks import clue_faults
from studio.puzzle import (
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    Fault,
    LinksUsed,
    Option,
    Problem,
    Puzzle,
    Shape,
    Trace,
    Variant,
)

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


MOST_SIDES = 12
"""Of so many sides all ways to draw them are tried for a reason: three squares, two hexagons."""


@dataclass(frozen=True)
class Slitherlink:
    """The rule of Slitherlink."""

    key: str = "slitherlink"
    name: str = "Slitherlink"
    lattices: frozenset[str] = frozenset({"square", "hex"})
    variants: tuple[Variant, ...] = (
        Variant("slitherlink", "Slitherlink", "A loop round the clues", SquareLattice()),
        Variant("hex-slitherlink", "Hex Slitherlink", "A loop on hexagons", HexLattice()),
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
    line_on: str = "corners"

    def how_to(self, puzzle: Puzzle) -> str:
        """The instructions of the puzzle, as printed above it."""
        return (
            "Draw one closed line along the sides of the cells. "
            "It never crosses or touches itself. "
            "A number says how many sides of its cell the line uses."
            + (" The line passes through every corner." if puzzle.option("all_corners") else "")
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """0 to the number of sides of a cell: a loop may be a single cell."""
        return range(len(puzzle.board.lattice.sides) + 1)

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """Numbers off the board or out of range."""
        return tuple(clue_faults(puzzle))

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the corners of the board."""
        board = puzzle.board
        graph = board.loop_graph
        constraints: list[Constraint] = []
        clues: list[Clue | None] = []
        for spot, value in puzzle.clues.of(NUMBER.key).items():
            assert isinstance(spot, Cell) and value is not None
            sides = tuple(graph.links[k] for k in board.cell_sides[board.index(spot.at)])
            constraints.append(LinksUsed(sides, value))
            clues.append(Clue(NUMBER.key, spot, value))
        given: list[Constraint] = []
        if puzzle.option("all_corners"):
            around = (tuple(graph.links[k] for k in links) for links in graph.incident)
            given = [LinksUsed(links, 2) for links in around]
        problem = Problem(graph, Shape.CYCLE, (*constraints, *given))
        clues += [None] * len(given)
        return Compiled(problem, tuple(clues), frozenset(given), board.corners)

    def truths(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """For every cell how many of its sides the loop uses."""
        board, links = puzzle.board, puzzle.board.loop_graph.links
        for at, sides in zip(board.cells, board.cell_sides, strict=True):
            yield Clue(NUMBER.key, Cell(at), sum(links[k] in trace.used for k in sides))

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> str:
        """What the sides of the clues' own cells already show, if they show it."""
        full = len(puzzle.board.lattice.sides)
        values = [clue.value for clue in conflict]
        cells = [clue.spot.at for clue in conflict if isinstance(clue.spot, Cell)]
        if len(conflict) == 2 and values.count(full) == 2:
            return f"Two cells with {full} would be two loops, and there is only one."
        touch = len(cells) == 2 and cells[1] in puzzle.board.neighbours(cells[0])
        if touch and set(values) == {0, full}:
            return f"0 and {full} share a side that would have to be drawn and left empty."
        if _stuck(puzzle, conflict):
            many = "its sides are" if len(conflict) == 1 else "the sides of these cells are"
            return f"However {many} drawn, the line would end or branch at a corner."
        return ""


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
    corners = {node for k in sides for node in graph.links[k]}
    known = [
        ([k for k in graph.incident[node] if k in sides], set(graph.incident[node]) <= set(sides))
        for node in corners
    ]

    def possible(drawn: set[int]) -> bool:
        if any(len(own & drawn) != value for own, value in around):
            return False
        degrees = ((sum(k in drawn for k in links), whole) for links, whole in known)
        return all(degree <= 2 and not (whole and degree == 1) for degree, whole in degrees)

    ways = product((False, True), repeat=len(sides))
    return not any(possible({k for k, on in zip(sides, way, strict=True) if on}) for way in ways)


SLITHERLINK = Slitherlink()
