"""Castle Wall: one closed line round walls, of which some lie inside and some outside.

The line passes no wall. White walls lie inside of it, black ones outside. A number with an arrow is
the length of all parts of the line that run along the arrow's row or column ahead of it. Rules as
puzz.edge judges them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from studio.board import Cell, Spot, SpotKind, SquareLattice
from studio.families import cell_clues
from studio.families.cell_clues import BLACK, WHITE
from studio.families.cell_loop import LINE, SQUARES, CellLoop, node_of
from studio.families.rays import ahead, arrowed, beside
from studio.families.straight import Runs, runs_of
from studio.puzzle import (
    LOOPS,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgesCounted,
    EdgesParity,
    Generator,
    NodeVisited,
    Puzzle,
    Sign,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.clues import OPEN, STEPS, ray, ray_parts
from studio.puzzle.generator import DENSITY
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

GREY = 0

WALL = ClueKind(
    "walls",
    "wall",
    "walls",
    SpotKind.CELL,
    "choice",
    tool="Wall",
    icon="blocked",
    shortcut="W",
    words=((GREY, "either side"), (WHITE, "inside"), (BLACK, "outside")),
    phrases=((GREY, "wall on either side"), (WHITE, "inside wall"), (BLACK, "outside wall")),
    signs=(
        (GREY, Sign("block", grey=True)),
        (WHITE, Sign("block")),
        (BLACK, Sign("block", solid=True)),
    ),
)

ARROWED = replace(cell_clues.ARROWED, within=WALL.key)
NUMBERED_WALLS = replace(
    LOOPS,
    options=(replace(DENSITY, default=0.2), *LOOPS.options[1:]),
    weights=((WALL.key, 0.2), (ARROWED.key, 1.0)),
)


@dataclass(frozen=True)
class CastleWall(CellLoop):
    """The rule of Castle Wall."""

    key: str = "castle-wall"
    name: str = "Castle Wall"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("castle-wall", "Castle Wall", "A loop round walls", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (WALL, ARROWED)
    generator: Generator | None = NUMBERED_WALLS
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("castle",), "castle"),
        Source("pzprv3", ("castle",), "castle"),
        Source("penpa", ("castlewall",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            f"{LINE}, and it passes no cell with a wall or a number. White walls lie inside the "
            "line, black ones outside, grey ones on either side. A number says how long the parts "
            "of the line are together that run along the arrow, from middle to middle, up to the "
            "rim."
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Sides; "?", and as many edges as lie ahead."""
        if kind.key == WALL.key:
            return super().values(puzzle, kind, spot)
        assert isinstance(spot, Cell)
        return arrowed(puzzle, spot.at, cells=False)

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """The line misses the wall; so many edges are used ahead, or it is inside or outside."""
        assert isinstance(clue.spot, Cell) and clue.value is not None
        node = node_of(puzzle, clue)
        yield NodeVisited(node, visited=False)
        if clue.kind == ARROWED.key:
            number, way = ray_parts(clue.value)
            if number == OPEN:
                return
            yield EdgesCounted(tuple(ahead(runs, clue.spot.at, way)), (number,))
        elif clue.value != GREY:
            yield EdgesParity(tuple(beside(runs, clue.spot.at)), clue.value == WHITE)

    def demanded(self, puzzle: Puzzle) -> Iterator[Constraint]:
        """Nothing: the walls say it all."""
        yield from ()

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """A wall on every cell that the line misses, and the longest count from it."""
        runs = runs_of(puzzle.board)
        for node, at in enumerate(compiled.nodes):
            if node in trace.steps:
                continue
            crossed = sum(pair in trace.used for pair in beside(runs, at))
            yield Clue(WALL.key, Cell(at), WHITE if crossed % 2 else BLACK)
            told = [
                (sum(pair in trace.used for pair in ahead(runs, at, way)), way)
                for way in range(1, len(STEPS))
                if ahead(runs, at, way)
            ]
            if told:
                yield Clue(ARROWED.key, Cell(at), ray(*max(told)))


CASTLE_WALL = CastleWall()
