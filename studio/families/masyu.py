"""Masyu: one closed line through cells that passes every pearl.

Rules after Nikoli's puzzle. On a black pearl the line turns, and it goes straight through the cells
before and after; on a white one it goes straight, and turns in the cell before or after or in both.
On hexagons straight means: in and out through opposite sides; every other way through is a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, product, starmap

from studio.board import Cell, HexLattice, SquareLattice
from studio.families.cell_clues import BLACK, CIRCLE, WHITE
from studio.families.cell_loop import (
    EVERY_CELL,
    FLAGS,
    LINE,
    SQUARES_AND_HEXAGONS,
    every_cell,
    loop_faults,
    posed_as,
    through_every_cell,
)
from studio.families.straight import Runs, runs_of, unused, used
from studio.puzzle import (
    AnyWay,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgeUnused,
    EdgeUsed,
    Fault,
    NodeVisited,
    Option,
    Puzzle,
    Rule,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.puzzle.visits import Way
from studio.records import dataclass

PEARL = replace(
    CIRCLE,
    key="pearls",
    noun="pearl",
    plural="pearls",
    tool="Pearl",
    icon="pearl",
    shortcut="P",
    phrases=((WHITE, "white pearl"), (BLACK, "black pearl")),
)


@dataclass(frozen=True)
class Masyu(Rule):
    """The rule of Masyu."""

    key: str = "masyu"
    name: str = "Masyu"
    lattices: frozenset[str] = SQUARES_AND_HEXAGONS
    variants: tuple[Variant, ...] = (
        Variant("masyu", "Masyu", "A loop through pearls", SquareLattice()),
        Variant("hex-masyu", "Hex Masyu", "A loop through pearls on hexagons", HexLattice()),
    )
    kinds: tuple[ClueKind, ...] = (PEARL,)
    options: tuple[Option, ...] = (EVERY_CELL,)
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("mashu", "masyu", "pearl"), "ternary", FLAGS),
        Source("pzprv3", ("mashu", "masyu", "pearl"), "ternary", FLAGS),
        Source("penpa", ("masyu",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        told = sentences(
            f"{LINE}, and it passes every pearl. On a black pearl it turns, and it goes "
            "straight through the cells before and after. On a white pearl it goes "
            "straight, and it turns in the cell before or after, or in both.",
        )
        return (*told, *every_cell(puzzle))

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """A board whose cells touch diagonally, then what all families have."""
        return loop_faults(puzzle)

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        board = puzzle.board
        runs = runs_of(board)
        said: dict[Constraint, Clue | None] = {}
        for spot, value in puzzle.clues.of(PEARL.key).items():
            assert isinstance(spot, Cell) and value is not None
            clue = Clue(PEARL.key, spot, value)
            said[runs.kept((self.key, clue, None), partial(_meant, runs, spot, value))] = clue
        return posed_as(puzzle, {**said, **dict.fromkeys(through_every_cell(puzzle))})

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """A pearl on every cell where the loop does what one asks for."""
        runs, nodes = runs_of(puzzle.board), trace.nodes
        turning = [runs.turns(trace, node) for node in nodes]
        for i, node in enumerate(nodes):
            beside = (turning[i - 1], turning[(i + 1) % len(nodes)])
            if turning[i] and not any(beside):
                yield Clue(PEARL.key, Cell(compiled.nodes[node]), BLACK)
            elif not turning[i] and any(beside):
                yield Clue(PEARL.key, Cell(compiled.nodes[node]), WHITE)

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """A pearl that no line can pass as it asks for, wherever the others stand; two of which
        each way past one bars every way past the other."""
        runs = runs_of(puzzle.board)
        ways = [_ways(runs, _cell(pearl), pearl.value or 0) for pearl in conflict]
        if len(conflict) == 1 and not ways[0]:
            if conflict[0].value == BLACK:
                return Message.of("There is no room to turn on this pearl.")
            return Message.of("There is no room to go straight on this pearl.")
        if len(conflict) != 2 or not all(ways) or any(starmap(_fit, product(*ways))):
            return None
        if all(pearl.value == BLACK for pearl in conflict):
            u, v = sorted(puzzle.board.index(_cell(pearl).at) for pearl in conflict)
            # Between two black pearls each would have to be passed straight on for the other.
            if any(all(EdgeUsed(u, v) in way for way in those) for those in ways):
                return Message.of(
                    "Two black pearls side by side are not joined: the line would go straight "
                    "through both. Without this way one of them has no room to turn."
                )
        return Message.of("Each way to pass one of these pearls bars every way to pass the other.")


def _cell(pearl: Clue) -> Cell:
    assert isinstance(pearl.spot, Cell)
    return pearl.spot


def _fit(one: Way, other: Way) -> bool:
    """Can a line do both? Told by the edges alone: no more than two meet, none is used and not."""
    both = {*one, *other}
    taken = {fact for fact in both if isinstance(fact, EdgeUsed)}
    met = Counter(node for fact in taken for node in (fact.u, fact.v))
    return max(met.values(), default=0) <= 2 and not any(
        EdgeUnused(fact.u, fact.v) in both for fact in taken
    )


def _meant(runs: Runs, spot: Cell, value: int) -> AnyWay:
    """The line passes a pearl in one of its ways."""
    node = runs.board.index(spot.at)
    # Where there is no way, one that contradicts itself tells the pearl from others.
    none: Way = (NodeVisited(node), NodeVisited(node, visited=False))
    return AnyWay(_ways(runs, spot, value) or (none,))


def _ways(runs: Runs, spot: Cell, value: int) -> tuple[Way, ...]:
    """The ways to pass a pearl."""
    first = {way: runs.ahead(spot.at, way, 1) for way in runs.ways}
    long = {way: runs.ahead(spot.at, way, 2) for way in runs.ways}
    ways: list[Way] = []
    for pair in combinations(runs.ways, 2):
        others = [edge for way in runs.ways if way not in pair for edge in first[way]]
        if not all(first[way] for way in pair) or runs.opposite(*pair) is (value == BLACK):
            continue
        if value == BLACK:
            if all(len(long[way]) == 2 for way in pair):
                arms = [edge for way in pair for edge in long[way]]
                ways.append((*used(arms), *unused(others)))
            continue
        own = [edge for way in pair for edge in first[way]]
        # It turns beyond where it does not go on, also where it could not.
        ways += [(*used(own), *unused([*others, *long[way][1:]])) for way in pair]
    return tuple(ways)


MASYU = Masyu()
