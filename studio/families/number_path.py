"""Number path: number all cells 1, 2, 3 ... so that each number touches the next.

Rikudo on hexagons; Numbrix on squares that touch by sides, Hidato where diagonals count too. Rules
after V. Pilaud's project sheet "Hamiltonian paths and Rikudo solver" (INF421): labels fix a cell's
number, a diamond on a border says that its two cells follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from studio.board import Cell, HexLattice, Link, Spot, SpotKind, SquareLattice
from studio.families.checks import clue_faults
from studio.puzzle import (
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    Fault,
    LinkUsed,
    Option,
    Problem,
    Puzzle,
    Shape,
    StepAt,
    Trace,
    Variant,
)

LABEL = ClueKind(
    "labels",
    "number",
    "numbers",
    SpotKind.CELL,
    "number",
    distinct=True,
    tool="Number",
    icon="number",
    shortcut="N",
)
DIAMOND = ClueKind(
    "diamonds",
    "diamond",
    "diamonds",
    SpotKind.LINK,
    "mark",
    tool="Diamond",
    icon="diamond",
    shortcut="D",
)


@dataclass(frozen=True)
class NumberPath:
    """The rule of number paths."""

    key: str = "number-path"
    name: str = "Number path"
    lattices: frozenset[str] = frozenset({"square", "hex"})
    variants: tuple[Variant, ...] = (
        Variant("rikudo", "Rikudo", "Numbers on hexagons", HexLattice()),
        Variant("numbers", "Number path", "Numbers on squares", SquareLattice()),
        Variant("king", "King's path", "Numbers, also diagonally", SquareLattice("king")),
    )
    kinds: tuple[ClueKind, ...] = (LABEL, DIAMOND)
    options: tuple[Option, ...] = (
        Option("closed", "Closed line", False, tip="The last number touches the first."),
        Option(
            "ends_given",
            "First and last are given",
            True,
            tip="The first and last number, where they stand, are never called redundant.",
        ),
    )
    line_on: str = "cells"

    def how_to(self, puzzle: Puzzle) -> str:
        """The instructions of the puzzle, as printed above it."""
        n = len(puzzle.board)
        words = (
            f"Write the numbers 1 to {n:,}, one in each cell, so that each number touches the next."
        )
        if getattr(puzzle.board.lattice, "neighbours", "") == "king":
            words += " Cells touch by sides and by corners."
        if puzzle.option("closed"):
            words += f" The last number, {n:,}, touches 1 again."
        if puzzle.clues.of(DIAMOND.key):
            words += " Where a diamond joins two cells, their numbers follow each other."
        return words

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Labels are the numbers of the cells, 1 to n."""
        return range(1, len(puzzle.board) + 1) if kind is LABEL else ()

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """Labels off the board, doubled or out of range; diamonds where no cells touch."""
        return tuple(clue_faults(puzzle))

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A Hamiltonian path over the cells; rooted, since its numbers tell start and direction."""
        board = puzzle.board
        n = len(board)
        constraints: list[Constraint] = []
        clues: list[Clue | None] = []
        given: set[Constraint] = set()
        for spot, value in puzzle.clues.of(LABEL.key).items():
            assert isinstance(spot, Cell) and value is not None
            constraint = StepAt(board.index(spot.at), value)
            constraints.append(constraint)
            clues.append(Clue(LABEL.key, spot, value))
            if puzzle.option("ends_given") and value in (1, n):
                given.add(constraint)
        for spot in puzzle.clues.of(DIAMOND.key):
            assert isinstance(spot, Link)
            u, v = sorted((board.index(spot.a), board.index(spot.b)))
            constraints.append(LinkUsed(u, v))
            clues.append(Clue(DIAMOND.key, spot))
        shape = Shape.HAMILTONIAN_CYCLE if puzzle.option("closed") else Shape.HAMILTONIAN_PATH
        problem = Problem(board.cell_graph, shape, tuple(constraints), rooted=True)
        return Compiled(problem, tuple(clues), frozenset(given), board.cells)

    def truths(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """The number of every cell, and a diamond for every two cells that follow each other."""
        nodes = compiled.nodes
        for step, node in enumerate(trace.nodes, start=1):
            yield Clue(LABEL.key, Cell(nodes[node]), step)
        for u, v in trace.pairs:
            yield Clue(DIAMOND.key, Link.of(nodes[u], nodes[v]))

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> str:
        """Two labels too far apart for their numbers; two diamonds too many at a cell."""
        labels = sorted(
            (clue.value, clue.spot.at)
            for clue in conflict
            if isinstance(clue.spot, Cell) and clue.value is not None
        )
        diamonds = [clue.spot for clue in conflict if isinstance(clue.spot, Link)]
        if len(conflict) == 2 and len(labels) == 2:
            (low, a), (high, b) = labels
            steps = _distance(puzzle, a, b)
            gap = high - low
            if steps is None:
                return f"{low:,} and {high:,} lie in parts of the board that do not touch."
            if steps > gap:
                apart = "one step" if gap == 1 else f"{gap:,} steps"
                return (
                    f"{low:,} and {high:,} are {apart} apart, "
                    f"but the shortest way between them takes {steps:,}."
                )
            lattice = puzzle.board.lattice
            colours = lattice.key == "square" and len(lattice.directions) == 4
            if colours and (steps - gap) % 2:
                return (
                    f"{low:,} and {high:,} cannot both be right: on a chessboard each step changes "
                    f"colour, so the cell of {high:,} has the wrong colour for {gap:,} steps."
                )
        if len(conflict) == 3 and len(diamonds) == 3:
            shared = set.intersection(*({link.a, link.b} for link in diamonds))
            if shared:
                row, place = puzzle.board.place(shared.pop())
                return (
                    f"Three diamonds meet at row {row}, cell {place}, "
                    "but the line passes a cell only once."
                )
        return ""


def _distance(puzzle: Puzzle, a: tuple[int, ...], b: tuple[int, ...]) -> int | None:
    """Steps of the shortest way between two cells; None if there is no way."""
    seen = {a}
    ring = [a]
    steps = 0
    while ring:
        if b in seen:
            return steps
        ring = [
            other
            for other in {n for at in ring for n in puzzle.board.neighbours(at)}
            if other not in seen
        ]
        seen.update(ring)
        steps += 1
    return None


NUMBER_PATH = NumberPath()
