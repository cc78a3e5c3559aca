"""The drawings that a puzzle in one stroke can begin with, as data.

A figure makes drawings of any size from one number, as an outline makes boards; some have but one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

from studio.board.board import Board
from studio.board.free import graph_board
from studio.board.lattice import Point
from studio.records import dataclass

HOUSE_NODES = ((0, 3), (2, 3), (0, 1), (2, 1), (1, 0))
HOUSE_EDGES = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4))


@dataclass(frozen=True)
class Figure:
    """One figure. ``draw`` gives the drawing of a size; ``sizes`` are the ones to offer."""

    key: str
    name: str
    draw: Callable[[int], Board]
    sizes: Sequence[int] = (1,)

    def boards(self) -> tuple[Board, ...]:
        """The drawings to offer, from the smallest; drawn once."""
        return _boards(self)


@cache
def _boards(figure: Figure) -> tuple[Board, ...]:
    return tuple(figure.draw(size) for size in figure.sizes)


def house() -> Board:
    """The house of Nikolaus: five corners, eight lines."""
    return graph_board(HOUSE_NODES, HOUSE_EDGES)


def envelope() -> Board:
    """A letter with its flap closed: it can be drawn from one upper corner to the other."""
    nodes = ((0, 0), (3, 0), (3, 2), (0, 2), (1.5, 1))
    return graph_board(nodes, ((0, 1), (1, 2), (2, 3), (0, 3), (0, 4), (1, 4)))


def crossed_square() -> Board:
    """A square with both diagonals: all four corners are odd."""
    nodes = ((0, 0), (2, 0), (2, 2), (0, 2))
    return graph_board(nodes, combinations(range(4), 2))


def star(points: int) -> Board:
    """A star of an odd number of points, each joined to the two farthest: a pentagram has five."""
    reach = points // 2
    edges = ((i, (i + reach) % points) for i in range(points))
    return graph_board(_ring(points), edges)


def complete(size: int) -> Board:
    """Corners on a circle, each joined to all others."""
    return graph_board(_ring(size), combinations(range(size), 2))


def grid(size: int) -> Board:
    """``size`` times ``size`` squares."""
    wide = size + 1
    across = ((n, n + 1) for n in range(wide * wide) if (n + 1) % wide)
    down = ((n, n + wide) for n in range(wide * size))
    nodes = ((x, y) for y in range(wide) for x in range(wide))
    return graph_board(nodes, (*across, *down))


def wheel(spokes: int) -> Board:
    """A rim and as many spokes as it has corners."""
    rim = ((i, (i + 1) % spokes) for i in range(spokes))
    return graph_board((*_ring(spokes), (0, 0)), (*rim, *((i, spokes) for i in range(spokes))))


def _ring(corners: int) -> tuple[Point, ...]:
    """Corners on a circle from the top clockwise, neighbours 1.4 apart or more."""
    radius = max(1.5, 0.7 / math.sin(math.pi / corners))
    turns = (math.tau * i / corners for i in range(corners))
    return tuple((round(radius * math.sin(t), 3), round(-radius * math.cos(t), 3)) for t in turns)


FIGURES: tuple[Figure, ...] = (
    Figure("house", "House", lambda _: house()),
    Figure("envelope", "Envelope", lambda _: envelope()),
    Figure("crossed-square", "Crossed square", lambda _: crossed_square()),
    Figure("star", "Star", star, (5, 7, 9, 11, 13)),
    Figure("complete", "All to all", complete, range(3, 13)),
    Figure("grid", "Grid", grid, range(1, 13)),
    Figure("wheel", "Wheel", wheel, range(3, 13)),
)
"""In the order of the dialog."""
