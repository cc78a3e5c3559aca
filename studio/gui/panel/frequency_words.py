"""How the solutions share edges and cells: numbers to read where the pointer or the cursor is."""

from __future__ import annotations

import math
from collections.abc import Sequence

from studio import language
from studio.board import At, Board, Edge, Spot, SpotKind
from studio.gui.style.texts import tr
from studio.gui.widgets.panel_state import count_text
from studio.language import number as grouped
from studio.work.findings import EdgeFrequencies, Spread

LONG = 1_000_000
"""From so many solutions on shares are told in per cent, to fit into one line."""


def legend() -> str:
    """What the bars of the heat map of edges mean."""
    return tr(
        "Edges that some solutions use and some do not. From thin to thick: up to a quarter of "
        "all solutions, up to half, then dark: up to three quarters, more. "
        "Point at an edge for the numbers."
    )


def undecided(shares: EdgeFrequencies | None) -> dict[Spot, float]:
    """The part of all solutions that uses an edge, for edges that only some use."""
    if shares is None:
        return {}
    return {edge: n / shares.total for edge, n in shares.edges if 0 < n < shares.total}


def edge_words(shares: EdgeFrequencies, edge: Edge) -> str:
    """How many of all solutions use an edge: "line in 120 of 300 solutions"."""
    used = next((n for other, n in shares.edges if other == edge), 0)
    return tr("line in {} solutions").format(_part([used], shares.total))


def side_words(shares: EdgeFrequencies, board: Board, at: At) -> str:
    """How many use each side of a cell: "sides from the top clockwise in 120, 4, 0 of 300
    solutions"."""
    used = dict(shares.edges)
    numbers = [used.get(side, 0) for side in clockwise_sides(board, at)]
    words = tr("sides from the top clockwise in {} solutions")
    return words.format(_part(numbers, shares.total))


def _part(numbers: Sequence[int], total: int) -> str:
    """How many of all: "120, 4 of 300", or in per cent where the numbers would be long."""
    if total < LONG:
        said, every = (language.listed(count_text(n) for n in numbers), count_text(total))
        return tr("{} of {}").format(said, every)
    from fractions import Fraction  # no start waits for it

    hundredths = (round(100 * Fraction(n, total)) for n in numbers)
    return tr("{} % of all").format(language.listed(map(str, hundredths)))


def clockwise_sides(board: Board, at: At) -> list[Edge]:
    """The sides of a cell, the first one from the top to the right first."""
    x, y = board.centre(at)
    corners = board.lattice.corners(at)
    sides = {}
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        (ax, ay), (bx, by) = map(board.lattice.corner_point, (a, b))
        turn = math.atan2((ax + bx) / 2 - x, y - (ay + by) / 2) % math.tau
        sides[round(turn, 6)] = Edge.of(a, b, SpotKind.SIDE)
    return [sides[turn] for turn in sorted(sides)]


def spread_words(spread: Spread, at: At) -> str:
    """The likeliest values of a cell, with their shares: "71 in 3 of 6"."""
    values = dict(spread.cells).get(at, ())
    looked = grouped(spread.looked_at)
    if not spread.every:
        looked += tr(" looked at")
    words = tr("{} in {} of {}")
    return language.listed(words.format(value, grouped(n), looked) for value, n in values if value)
