"""Moon or Sun: one closed line through cells that visits every region once, by turns for its suns
and for its moons.

Rules after robx/pzprjs: in a region the line passes all suns and no moon or all moons and no sun,
and one of them at least; where it leaves a region for the next it changes from the one to the
other.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from studio.board import At, Board, Cell, HexLattice, SquareLattice
from studio.families.cell_clues import BLACK, CIRCLE, WHITE
from studio.families.cell_loop import LINE, SQUARES_AND_HEXAGONS, posed_as
from studio.families.region_drawing import along
from studio.families.region_loop import RegionLoop
from studio.families.regions import BORDER, Regions, regions_of
from studio.puzzle import (
    MARKED_REGIONS,
    AnyWay,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    Demand,
    EdgesCounted,
    EdgeUnused,
    Generator,
    NodeVisited,
    Problem,
    Puzzle,
    Sign,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.puzzle.visits import Way
from studio.records import dataclass

SUN, MOON = WHITE, BLACK

MARK = replace(
    CIRCLE,
    key="marks",
    noun="sun or moon",
    plural="suns and moons",
    tool="Sun/moon",
    icon="moon",
    shortcut="M",
    words=((SUN, "sun"), (MOON, "moon")),
    phrases=(),
    signs=((SUN, Sign("sun")), (MOON, Sign("moon", solid=True))),
)

NAMES = ("moonsun",)


@dataclass(frozen=True)
class MoonOrSun(RegionLoop):
    """The rule of Moon or Sun.

    Without a mark the others of its region may ask for more, so that no advice is given on single
    ones: what they say together is a part of the rule.
    """

    key: str = "moon-or-sun"
    name: str = "Moon or Sun"
    lattices: frozenset[str] = SQUARES_AND_HEXAGONS
    variants: tuple[Variant, ...] = (
        Variant("moon-or-sun", "Moon or Sun", "A loop by suns and moons in turn", SquareLattice()),
        Variant(
            "hex-moon-or-sun",
            "Hex Moon or Sun",
            "A loop by suns and moons in turn on hexagons",
            HexLattice(),
        ),
    )
    kinds: tuple[ClueKind, ...] = (MARK, BORDER)
    board_of_clues: bool = True
    generator: Generator | None = MARKED_REGIONS
    sources: tuple[Source, ...] = (
        Source("puzzlink", NAMES, "ternary", borders="grids"),
        Source("pzprv3", NAMES, "ternary", borders="grids"),
        Source("penpa", ("moon or sun",), "suns"),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            f"{LINE}, and it passes through every region exactly once. In a region it passes "
            "all suns (white) and no moon (black), or all moons and no sun, and at least "
            "one of them. Where it goes from one region to the next it changes from suns "
            "to moons or from moons to suns."
        )

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        regions = regions_of(puzzle)
        ways = _ways(puzzle, regions)
        found: dict[Constraint, Clue | None] = {}
        for cut, (suns, moons) in zip(regions.cuts, ways, strict=True):
            if len(regions.parts) > 1:
                found[EdgesCounted(cut, (2,))] = None
            found[AnyWay(tuple(way for way in (suns, moons) if way) or _NEVER)] = None
        for u, v in regions.crossing:
            (sun, moon), (other_sun, other_moon) = ways[regions.of[u]], ways[regions.of[v]]
            pairs = ((sun, other_moon), (moon, other_sun))
            changes = [(*a[:1], *b[:1]) for a, b in pairs if a and b]
            found[AnyWay(((EdgeUnused(u, v),), *changes))] = None
        return posed_as(puzzle, found)

    def outline(self, puzzle: Puzzle, compiled: Compiled) -> Problem:
        """Any loop: without marks there is none."""
        return replace(compiled.problem, constraints=())

    def suggests(self) -> bool:
        """Marks, beside those there are."""
        return True

    def further_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """The kind that the line passes in a region, where it comes; elsewhere the other kind."""
        regions, index = regions_of(puzzle), puzzle.board.index
        marks = puzzle.clues.of(MARK.key)
        passed = {
            regions.region(spot.at): value
            for spot, value in marks.items()
            if isinstance(spot, Cell) and value and index(spot.at) in trace.steps
        }
        for node, at in enumerate(compiled.nodes):
            own = passed.get(regions.region(at))
            if own is not None and Cell(at) not in marks:
                value = own if node in trace.steps else SUN + MOON - own
                yield Clue(MARK.key, Cell(at), value)

    def demand(self, puzzle: Puzzle, constraint: Constraint) -> Demand | None:
        """What a region asks for with its marks, or two regions where they touch."""
        if not isinstance(constraint, AnyWay) or constraint.ways == _NEVER:
            return None
        regions, first = regions_of(puzzle), constraint.ways[0][0]
        border = isinstance(first, EdgeUnused)
        nodes = (first.node,) if isinstance(first, NodeVisited) else (first.u, first.v)
        parts = {regions.of[node] for node in nodes}
        marks = tuple(
            Clue(MARK.key, spot, value)
            for spot, value in puzzle.clues.of(MARK.key).items()
            if isinstance(spot, Cell) and regions.region(spot.at) in parts
        )
        cells = tuple(at for region in sorted(parts) for at in regions.cells(region))
        sun, alone = marks[0].value == SUN, len(constraint.ways) == 1
        if border and not alone:
            said = Message(
                "Where the line goes from one region to the next it changes from suns to moons or "
                "from moons to suns."
            )
        elif border and sun:
            said = Message(
                "Both regions hold only suns, so the line does not go from one to the other."
            )
        elif border:
            said = Message(
                "Both regions hold only moons, so the line does not go from one to the other."
            )
        elif not alone:
            said = Message(
                "In this region the line passes all suns and no moon, or all moons and no sun."
            )
        elif sun:
            said = Message("This region holds only suns, so the line passes all of them.")
        else:
            said = Message("This region holds only moons, so the line passes all of them.")
        return Demand(said, marks, cells, settled=alone)

    def with_marks(self, puzzle: Puzzle, trace: Trace, cells: Collection[At]) -> Puzzle:
        """On cells of the line the kind of their region, on others the other kind."""
        regions, kind = regions_of(puzzle), dict[int, int]()
        for node in trace.nodes:
            kind.setdefault(regions.of[node], MOON if len(kind) % 2 else SUN)
        marks = []
        for at in cells:
            own = kind.get(regions.region(at), SUN)
            passed = puzzle.board.index(at) in trace.steps
            marks.append(Clue(MARK.key, Cell(at), own if passed else SUN + MOON - own))
        return replace(puzzle, clues=puzzle.clues.having(*marks))

    def parts(
        self, board: Board, trace: Trace, rng: random.Random, size: float
    ) -> Sequence[Sequence[int]]:
        """Stretches of the line, by turns for suns and for moons."""
        return along(board, trace, rng, size, even=True)


_NEVER: tuple[Way, ...] = ((NodeVisited(0), NodeVisited(0, visited=False)),)
"""What no line does: a region without marks cannot be passed."""


def _ways(puzzle: Puzzle, regions: Regions) -> list[tuple[Way, Way]]:
    """For each region how the line passes its suns, and how its moons; () where it has none."""
    marks: list[dict[int, list[int]]] = [{SUN: [], MOON: []} for _ in regions.parts]
    for spot, value in puzzle.clues.of(MARK.key).items():
        assert isinstance(spot, Cell) and value is not None
        marks[regions.region(spot.at)][value].append(puzzle.board.index(spot.at))

    def way(own: Sequence[int], others: Sequence[int]) -> Way:
        if not own:
            return ()
        left = (NodeVisited(node, visited=False) for node in others)
        return (*(NodeVisited(node) for node in own), *left)

    return [(way(m[SUN], m[MOON]), way(m[MOON], m[SUN])) for m in marks]


MOON_OR_SUN = MoonOrSun()
