"""Where to draw the nodes of a graph that comes without places.

Dense graphs and cycles lie on a circle, others where the distances in the plane are nearly those in
the graph: pivot multidimensional scaling (U. Brandes and C. Pich, "Eigensolver methods for
progressive multidimensional scaling of large data", 2006), smoothed on small graphs by stress
majorization (E. R. Gansner, Y. Koren and S. North, "Graph drawing by stress majorization", 2004).
The same graph is always drawn in the same way.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from studio.board.graph import Graph
from studio.board.lattice import Point

if TYPE_CHECKING:
    from numpy.typing import NDArray

APART = 1.2
"""The least distance of nodes that is aimed at; discs have a diameter of 0.6."""
PIVOTS = 40
LEAST_PIVOTS = 8
SMOOTHED = 256
SEARCHED = 1_000_000
"""Nodes up to which the drawing is smoothed, and steps of all searches from nodes or pivots: above
that opening a file would take more than a second."""
ROUNDS = 80
PLACED = 2_000_000
"""Rounds of smoothing, and distances between nodes that all of them look at together."""
DIGITS = 3
SAMPLED = 1500
"""Nodes whose distances say how far the drawing is spread."""
DENSE = 0.5
"""The part of all possible edges from which on a graph lies on a circle."""


def layout(graph: Graph) -> tuple[Point, ...]:
    """A place for each node, no two of them the same."""
    size = graph.size
    if size <= 2:
        return tuple((1.5 * node, 0.0) for node in range(size))
    near = graph.both_ways.neighbours
    edges = sum(map(len, near)) / 2
    ring = all(len(nodes) == 2 for nodes in near) and min(_from(near, 0)) >= 0
    if ring or edges >= DENSE * size * (size - 1) / 2:
        return _circle(_around(near) if ring else range(size))
    places = _scaled(near)
    return tuple((round(x, DIGITS), round(y, DIGITS)) for x, y in _spread(places))


def _around(near: Any) -> list[int]:
    """The nodes of a cycle one after the other."""
    order = [0]
    while len(order) < len(near):
        order.append(next(n for n in near[order[-1]] if n not in order[-2:] and n != order[0]))
    return order


def _circle(order: Any) -> tuple[Point, ...]:
    """Nodes in this order on a circle, the first at the top."""
    size = len(order)
    radius = APART / 2 / math.sin(math.pi / size)
    places = {}
    for number, node in enumerate(order):
        turn = math.tau * number / size
        x, y = radius * math.sin(turn), -radius * math.cos(turn)
        places[node] = (round(x, DIGITS), round(y, DIGITS))
    return tuple(places[node] for node in range(size))


def _from(near: Any, start: int) -> list[int]:
    """Steps to each node on the shortest way from ``start``; -1 where no way leads."""
    steps = [-1] * len(near)
    steps[start] = 0
    reached = [start]
    for node in reached:
        after = steps[node] + 1
        for other in near[node]:
            if steps[other] < 0:
                steps[other] = after
                reached.append(other)
    return steps


def _scaled(near: Any) -> NDArray[Any]:
    """Places whose distances are nearly those in the graph; its parts lie apart."""
    import numpy as np

    size = len(near)
    search = size + sum(map(len, near))
    smooth = size <= SMOOTHED and size * search <= SEARCHED
    count = size if smooth else min(size, PIVOTS, max(LEAST_PIVOTS, SEARCHED // search))
    pivots = [0]
    rows = np.empty((count, size))
    least = np.full(size, np.inf)
    for row in rows:
        row[:] = _from(near, pivots[-1])
        row[row < 0] = row.max() + 2.0
        least = np.minimum(least, row)
        # The next pivot lies as far from all others as can be.
        pivots.append(int(least.argmax()))
    distances = rows.T
    # In place, for each of these may take a dozen megabytes.
    centred = distances**2
    columns, lines, whole = centred.mean(0), centred.mean(1)[:, None], centred.mean()
    centred -= columns
    centred -= lines
    centred += whole
    _, vectors = np.linalg.eigh(centred.T @ centred)
    places = -0.5 * (centred @ vectors[:, -2:][:, ::-1])
    wide = np.abs(places).max() or 1.0
    places *= distances.max() / 2 / wide
    # A small turn of the spiral keeps nodes apart that are alike.
    turns = np.arange(size) * 2.4
    places += 0.05 * np.stack((np.cos(turns), np.sin(turns)), axis=1)
    if smooth:
        order = np.argsort(pivots[:-1]) if len(set(pivots[:-1])) == size else None
        if order is not None:
            places = _smoothed(places, distances[:, order])
    return _upright(places)


def _smoothed(places: NDArray[Any], distances: NDArray[Any]) -> NDArray[Any]:
    """Rounds of stress majorization with weights 1 / distance squared."""
    import numpy as np

    size = len(places)
    wanted = distances + np.eye(size)
    weights = wanted**-2.0
    np.fill_diagonal(weights, 0.0)
    laplace = np.diag(weights.sum(1)) - weights
    # The pseudoinverse, for equal places pull at nothing: an inverse takes a hundredth of the time.
    inverse = np.linalg.inv(laplace + 1 / size) - 1 / size
    for _ in range(min(ROUNDS, PLACED // size**2)):
        gaps = np.linalg.norm(places[:, None] - places[None], axis=2)
        pull = -weights * wanted / np.maximum(gaps, 1e-6)
        np.fill_diagonal(pull, 0.0)
        np.fill_diagonal(pull, -pull.sum(1))
        places = inverse @ (pull @ places)
    return places


def _upright(places: NDArray[Any]) -> NDArray[Any]:
    """Turned so that the first node is at the upper left, the drawing wider than high."""
    import numpy as np

    places = places - places.mean(0)
    if np.ptp(places[:, 1]) > np.ptp(places[:, 0]):
        places = places[:, ::-1]
    return places * np.where(places[0] > 0, -1.0, 1.0)


def _nearest(places: NDArray[Any]) -> NDArray[Any]:
    """The square of each place's distance to the one nearest to it."""
    import numpy as np

    found = np.empty(len(places))
    for number, place in enumerate(places):
        squares = ((places - place) ** 2).sum(1)
        squares[number] = np.inf
        found[number] = squares.min()
    return found


def _spread(places: NDArray[Any]) -> list[Point]:
    """Scaled so that nodes are apart, as far as that does not make the drawing huge."""
    import numpy as np

    nearest = np.sqrt(_nearest(places[:SAMPLED]))
    gap = max(float(nearest.min()), float(np.median(nearest)) / 3.0, 1e-3)
    scaled = places * (APART / gap)
    taken: set[Point] = set()
    found: list[Point] = []
    for x, y in scaled.tolist():
        place = (round(x, DIGITS), round(y, DIGITS))
        while place in taken:
            place = (round(place[0] + APART / 2, DIGITS), place[1])
        taken.add(place)
        found.append(place)
    return found
