"""Ordered path: one line through all cells that meets the numbers in their order.

LinkedIn's Zip. The line starts on 1 and ends on the highest number; the numbers count no steps, and
the line never crosses a wall.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from studio.board import Cell, Edge, HexLattice, Spot, SquareLattice
from studio.board.tilings import APERIODIC, KEYS, PATCHED
from studio.families import cell_clues
from studio.families.number_path import WALL as RARE_WALL
from studio.puzzle import (
    Clue,
    ClueKind,
    Clues,
    Compiled,
    Constraint,
    EdgeUnused,
    Generator,
    MetInOrder,
    PlayStyle,
    Problem,
    Puzzle,
    Rule,
    Shape,
    StepAt,
    Trace,
    Variant,
)
from studio.puzzle.clues import NO_CLUES
from studio.puzzle.generator import BEGINNINGS, Beginning
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

NUMBER = replace(cell_clues.NUMBER, distinct=True)
WALL = replace(RARE_WALL, group="", rare=False)

NUMBERS_AND_WALLS = Generator(
    weights=((NUMBER.key, 1.0), (WALL.key, 0.6)),
    beginnings=(
        *BEGINNINGS[:2],
        Beginning(
            "clues",
            "My clues",
            "Your numbers keep their order; others come between them until there is one solution.",
        ),
        *BEGINNINGS[3:],
    ),
)


@dataclass(frozen=True)
class OrderedPath(Rule):
    """The rule of ordered paths."""

    key: str = "ordered-path"
    name: str = "Ordered path"
    lattices: frozenset[str] = KEYS
    variants: tuple[Variant, ...] = (
        Variant("ordered-path", "Ordered path", "A line that meets 1, 2, 3 ...", SquareLattice()),
        Variant(
            "hex-ordered-path",
            "Hex ordered path",
            "A line that meets 1, 2, 3 ... on hexagons",
            HexLattice(),
        ),
        *(
            Variant(
                f"{tiling.key}-ordered-path",
                f"Ordered path on {tiling.noun}",
                f"A line that meets 1, 2, 3 ... on {tiling.noun}",
                tiling,
            )
            for tiling in (*PATCHED, *APERIODIC)
            if tiling.paths
        ),
    )
    kinds: tuple[ClueKind, ...] = (NUMBER, WALL)
    play: PlayStyle = "walk"
    pictures: tuple[Literal["cells", "loop"], ...] = ("cells",)
    generator: Generator | None = NUMBERS_AND_WALLS
    renumbers: bool = True

    @property
    def numbered(self) -> bool:
        """Its numbers say the order, not the steps."""
        return False

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        numbers = set(puzzle.clues.of(NUMBER.key).values())
        order = "It starts on 1, meets the numbers in their order and ends on the highest."
        if numbers == {1}:
            order = "It starts on 1."
        elif numbers and 1 not in numbers:
            order = "It meets the numbers in their order and ends on the highest."
        return sentences(
            "Draw one line through all cells, each once, from cell to touching cell.",
            order,
            "It crosses no wall." if puzzle.clues.of(WALL.key) else "",
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """As many numbers as there are cells."""
        return range(1, len(puzzle.board) + 1) if kind.key == NUMBER.key else ()

    def ends(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> tuple[int, int]:
        """1, and the highest number that there is. A 1 alone is where the line starts: where it
        ends another number would stand."""
        return 1, max(2, *(value or 1 for value in puzzle.clues.of(NUMBER.key).values()))

    def remarks(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """Numbers that are left out."""
        values = sorted(value for value in puzzle.clues.of(NUMBER.key).values() if value)
        missing = sorted(set(range(1, max(values, default=0))).difference(values))
        if missing[:1] == [1]:
            return sentences("There is no 1, so the line may start anywhere.")
        if missing:
            told = "There is no {missing:,}; the line goes on to the next number there is."
            return (Message.of(told, missing=missing[0]),)
        return ()

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A Hamiltonian path over the cells; its ends are given, the other numbers tell its order.

        A number by itself says little: what is left without one is the order of the others.
        """
        board = puzzle.board
        numbers = _in_order(puzzle)
        said: dict[Constraint, Clue] = {}
        for spot, value in numbers:
            if value == 1 or spot == numbers[-1][0]:
                step = 1 if value == 1 else len(board)
                said[StepAt(board.index(spot.at), step)] = Clue(NUMBER.key, spot, value)
        ends = frozenset(said)
        given = {clue.spot for clue in said.values()}
        inner = [(spot, value) for spot, value in numbers if spot not in given]
        nodes = tuple(board.index(spot.at) for spot, _ in inner)
        for place, (spot, value) in enumerate(inner):
            said[MetInOrder(nodes, place)] = Clue(NUMBER.key, spot, value)
        for edge in puzzle.clues.of(WALL.key):
            assert isinstance(edge, Edge)
            u, v = sorted((board.index(edge.a), board.index(edge.b)))
            said[EdgeUnused(u, v)] = Clue(WALL.key, edge)
        problem = Problem(board.cell_graph, Shape.HAMILTONIAN_PATH, tuple(said), rooted=True)
        return Compiled(problem, tuple(said.values()), ends, board.cells)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """A number on every cell, for the time being that of its step, and a wall on every border
        that the line does not cross."""
        nodes = compiled.nodes
        for step, node in enumerate(trace.nodes, start=1):
            yield Clue(NUMBER.key, Cell(nodes[node]), step)
        for u, v in compiled.problem.graph.edges:
            if (u, v) not in trace.used:
                yield Clue(WALL.key, Edge.of(nodes[u], nodes[v]))

    def further_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Numbers that are left out, on cells between those before and after, and walls.

        Where none is left out between two numbers, one more would have to change others.
        """
        for clue in self.candidate_clues(puzzle, compiled, trace):
            if clue.kind != NUMBER.key:
                yield clue
        numbers = {spot.at: value for spot, value in _in_order(puzzle)}
        walk = [compiled.nodes[node] for node in trace.nodes]
        met = [numbers[at] for at in walk if at in numbers]
        passed = 0
        for place, at in enumerate(walk):
            if at in numbers:
                passed += 1
                continue
            last = met[passed - 1] if passed else 0
            # The line starts on 1 and ends on the highest.
            lowest = max(last + 1, 1 if place == 0 else 2)
            if passed < len(met):
                value = lowest if lowest < met[passed] else None
            else:
                value = lowest if place == len(walk) - 1 else None
            if value is not None:
                yield Clue(NUMBER.key, Cell(at), value)

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """Ends whose colours on the chessboard do not fit the number of cells."""
        ends = [
            (clue.value, clue.spot.at)
            for clue in conflict
            if clue.kind == NUMBER.key and isinstance(clue.spot, Cell) and clue.value is not None
        ]
        board = puzzle.board
        numbers = [value for _, value in _in_order(puzzle)]
        if len(conflict) != 2 or not board.is_chessboard:
            return None
        if sorted(value for value, _ in ends) != [1, max(numbers, default=1)]:
            return None
        (low, (row, place)), (high, (last_row, last_place)) = sorted(ends)
        alike = (row + place + last_row + last_place) % 2 == 0
        if alike is bool(len(board) % 2):
            return None
        told = TOO_ALIKE if alike else TOO_UNLIKE
        return Message.of(told, cells=len(board), low=low, high=high)

    def tidied(self, puzzle: Puzzle, keep: Clues = NO_CLUES) -> Puzzle:
        """The puzzle with its numbers 1, 2, 3 ... in their order; with those to ``keep`` as they
        are where the others have room between them."""
        order = [spot for spot, _ in _in_order(puzzle)]
        own, numbers = keep.of(NUMBER.key), dict[Spot, int | None]()
        last = 0
        for spot in order:
            value = own.get(spot) or last + 1
            if value <= last or (not last and value != 1):
                numbers = {spot: place for place, spot in enumerate(order, start=1)}
                break
            numbers[spot] = last = value
        others = {key: values for key, values in puzzle.clues.items() if key != NUMBER.key}
        return replace(puzzle, clues=Clues({NUMBER.key: numbers, **others}))


TOO_ALIKE = (
    "{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the "
    "two ends of a line through {cells:,} cells have different colours, but these have the same."
)
TOO_UNLIKE = (
    "{low:,} and {high:,} cannot both be right: on a chessboard each step changes colour, so the "
    "two ends of a line through {cells:,} cells have the same colour, but these have not."
)


def _in_order(puzzle: Puzzle) -> list[tuple[Cell, int]]:
    """The cells with numbers, lowest number first."""
    found = [
        (spot, value)
        for spot, value in puzzle.clues.of(NUMBER.key).items()
        if isinstance(spot, Cell) and value is not None
    ]
    return sorted(found, key=lambda entry: entry[1])


ORDERED_PATH = OrderedPath()
