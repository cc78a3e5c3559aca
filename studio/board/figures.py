"""The drawings that a puzzle in one stroke can begin with, as data.

A figure makes drawings of any size from one number, as an outline makes boards; some have but one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from studio.board.free import GraphBoard
from studio.board.lattice import Point

HOUSE_NODES = ((0, 3), (2, 3), (0, 1), (2, 1), (1, 0))
HOUSE_LINKS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4))


@dataclass(frozen=True)
class Figure:
    """One figure. ``draw`` gives the drawing of a size; ``sizes`` are the ones to offer."""

    key: str
    name: str
    draw: Callable[[int], GraphBoard]
    sizes: Sequence[int] = (1,)

    def boards(self) -> tuple[GraphBoard, ...]:
        """The drawings to offer, from the smallest."""
        return tuple(self.draw(size) for size in self.sizes)


def house() -> GraphBoard:
    """The house of Nikolaus: five corners, eight lines."""
    return GraphBoard.drawn(HOUSE_NODES, HOUSE_LINKS)


def envelope() -> GraphBoard:
    """A letter with its flap closed: it can be drawn from one upper corner to the other."""
    nodes = ((0, 0), (3, 0), (3, 2), (0, 2), (1.5, 1))
    return GraphBoard.drawn(nodes, ((0, 1), (1, 2), (2, 3), (0, 3), (0, 4), (1, 4)))


def crossed_square() -> GraphBoard:
    """A square with both diagonals: all four corners are odd."""
    nodes = ((0, 0), (2, 0), (2, 2), (0, 2))
    return GraphBoard.drawn(nodes, combinations(range(4), 2))


def star(points: int) -> GraphBoard:
    """A star of an odd number of points, each joined to the two farthest: a pentagram has five."""
    reach = points // 2
    links = ((i, (i + reach) % points) for i in range(points))
    return GraphBoard.drawn(_ring(points), links)


def complete(size: int) -> GraphBoard:
    """Corners on a circle, each joined to all others."""
    return GraphBoard.drawn(_ring(size), combinations(range(size), 2))


def grid(size: int) -> GraphBoard:
    """``size`` times ``size`` squares."""
    wide = size + 1
    across = ((n, n + 1) for n in range(wide * wide) if (n + 1) % wide)
    down = ((n, n + wide) for n in range(wide * size))
    nodes = ((x, y) for y in range(wide) for x in range(wide))
    return GraphBoard.drawn(nodes, (*across, *down))


def wheel(spokes: int) -> GraphBoard:
    """A rim and as many spokes as it has corners."""
    rim = ((i, (i + 1) % spokes) for i in range(spokes))
    return GraphBoard.drawn((*_ring(spokes), (0, 0)), (*rim, *((i, spokes) for i in range(spokes))))


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
