"""Mid-loop: one closed line whose straight segments have circles in their middles.

A circle lies in a cell or on the border of two; the line passes it, and it is the middle of the
straight segment there. Rules as puzz.edge judges them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from studio.board import At, Cell, Edge, SpotKind, SquareLattice
from studio.families.arms import arms, passing
from studio.families.cell_clues import CIRCLE
from studio.families.cell_loop import (
    EVERY_CELL,
    FLAGS,
    LINE,
    SQUARES,
    CellLoop,
    every_cell,
    node_of,
)
from studio.families.straight import Runs, runs_of, unused, used
from studio.puzzle import (
    LOOPS,
    AnyWay,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgeUsed,
    Generator,
    NodeVisited,
    Option,
    Puzzle,
    Sign,
    Source,
    Trace,
    Variant,
)
from studio.puzzle.message import Message, sentences
from studio.puzzle.visits import Way
from studio.records import dataclass

DOT = replace(CIRCLE, words=((1, "circle"),), phrases=(), signs=((1, Sign("circle", solid=True)),))
BETWEEN = ClueKind(
    "middles",
    "circle on a border",
    "circles on borders",
    SpotKind.EDGE,
    "mark",
    tool="On border",
    icon="middle",
    shortcut="M",
    sign="dot",
)

MIDDLES = replace(LOOPS, weights=((DOT.key, 1.0), (BETWEEN.key, 1.0)))


@dataclass(frozen=True)
class MidLoop(CellLoop):
    """The rule of Mid-loop."""

    key: str = "mid-loop"
    name: str = "Mid-loop"
    lattices: frozenset[str] = SQUARES
    variants: tuple[Variant, ...] = (
        Variant("mid-loop", "Mid-loop", "A loop with circles in its middles", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (DOT, BETWEEN)
    options: tuple[Option, ...] = (EVERY_CELL,)
    generator: Generator | None = MIDDLES
    sources: tuple[Source, ...] = (
        Source("puzzlink", ("midloop",), "dots", FLAGS),
        Source("pzprv3", ("midloop",), "dots", FLAGS),
        Source("penpa", ("midloop",), "dots"),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        told = sentences(
            f"{LINE}. It passes every circle, and each circle is the exact middle of the straight "
            "part of the line that it lies on.",
        )
        return (*told, *every_cell(puzzle))

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """The line passes straight, as far one way as the other."""
        if isinstance(clue.spot, Edge):
            a, b = clue.spot.a, clue.spot.b
            u, v = sorted((puzzle.board.index(a), puzzle.board.index(b)))
            yield EdgeUsed(u, v)
            yield _middle(runs, a, b)
        else:
            assert isinstance(clue.spot, Cell)
            yield NodeVisited(node_of(puzzle, clue))
            yield passing(runs, clue.spot.at, lambda i, k, turns: i == k and not turns)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """A circle in the middle of every straight segment."""
        runs, nodes = runs_of(puzzle.board), compiled.nodes
        for node in sorted(trace.nodes):
            lengths = arms(runs, trace, node)
            assert lengths is not None
            if runs.turns(trace, node):
                continue
            if lengths[0] == lengths[1]:
                yield Clue(DOT.key, Cell(nodes[node]), 1)
        for u, v in sorted(trace.used):
            a, b = nodes[u], nodes[v]
            if _reach(runs, trace, a, b) == _reach(runs, trace, b, a):
                yield Clue(BETWEEN.key, Edge.of(a, b))


def _middle(runs: Runs, a: At, b: At) -> AnyWay:
    """From the border of two cells the line goes equally far both ways."""
    onward = runs.ahead(b, _way(a, b))
    back = runs.ahead(a, _way(b, a))
    ways: list[Way] = []
    for size in range(min(len(onward), len(back)) + 1):
        ends = [*onward[size : size + 1], *back[size : size + 1]]
        ways.append((*used([*onward[:size], *back[:size]]), *unused(ends)))
    return AnyWay(tuple(ways))


def _reach(runs: Runs, trace: Trace, a: At, b: At) -> int:
    """How far a loop goes straight on behind ``b``, coming from ``a``."""
    run = runs.ahead(b, _way(a, b))
    return next((i for i, pair in enumerate(run) if pair not in trace.used), len(run))


def _way(a: At, b: At) -> tuple[int, int]:
    return (b[0] - a[0], b[1] - a[1])


MID_LOOP = MidLoop()
