"""Small boards for the tests of engines: both lattices, non-square first, holes and islands."""

from __future__ import annotations

from functools import cache

from studio.board import Board
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Found
from studio.engines.search.brute import BRUTE
from studio.puzzle import Problem, Shape, Trace

BOARDS: dict[str, Board] = {
    "2x3": Board.square(2, 3),
    "4x3": Board.square(4, 3),
    "1x5": Board.square(1, 5),
    "1x1": Board.square(1, 1),
    "3x4, two cells out of the middle": Board.square(3, 4, holes=[(1, 1), (1, 2)]),
    "3x3, ring": Board.square(3, 3, holes=[(1, 1)]),
    "two islands": Board.square(3, 5, holes=[(0, 2), (1, 2), (2, 2)]),
    "islands that touch at a corner": Board.square(4, 2, holes=[(0, 1), (1, 1), (2, 0), (3, 0)]),
    "holes that touch at a corner": Board.square(4, 4, holes=[(1, 1), (2, 2), (0, 3), (3, 0)]),
    "hexagon": Board.hexagon(1),
    "hexagon, flat": Board.hexagon(1, flat=True),
    "hexagon, ring": Board.hexagon(1, holes=[(0, 0)]),
    "hexagon, cut corner": Board.hexagon(2).with_cells(
        [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (-1, 1), (-2, 2), (0, -1)]
    ),
}

ISLAND_IN_A_LAKE = Board.square(
    5, 5, holes=[(r, c) for r in (1, 2, 3) for c in (1, 2, 3) if (r, c) != (2, 2)]
)
"""Too many loops around for brute force in a moment; known counts are tested on it."""


@cache
def all_loops(name: str) -> tuple[Trace, ...]:
    """All loops of a board of at most twelve cells, by brute force."""
    problem = Problem(BOARDS[name].loop_graph, Shape.CYCLE)
    events = BRUTE.run(problem, Task.SOLVE, Limit(), Token())
    return tuple(event.trace for event in events if isinstance(event, Found))
