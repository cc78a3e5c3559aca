"""How the solutions share links and cells: numbers to read where the pointer or the cursor is."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication

from studio.board import At, Board, Link, Spot, SpotKind
from studio.gui.panel_state import count_text
from studio.work.findings import Shares, Spread


def tr(text: str) -> str:
    """A translated text of this module."""
    return QCoreApplication.translate("ShareWords", text)


def legend() -> str:
    """What the bars of the heat map of links mean."""
    return tr(
        "Links that some solutions use and some do not. From thin to thick: up to a quarter of "
        "all solutions, up to half, then dark: up to three quarters, more. "
        "Point at a link for the numbers."
    )


def undecided(shares: Shares | None) -> dict[Spot, float]:
    """The part of all solutions that uses a link, for links that only some use."""
    if shares is None:
        return {}
    return {link: n / shares.total for link, n in shares.links if 0 < n < shares.total}


def link_words(shares: Shares, link: Link) -> str:
    """How many of all solutions use a link: "line in 120 of 300 solutions"."""
    used = next((n for other, n in shares.links if other == link), 0)
    return tr("line in {} of {} solutions").format(count_text(used), count_text(shares.total))


def side_words(shares: Shares, board: Board, at: At) -> str:
    """How many use each side of a cell: "sides from the top clockwise in 120, 4, 0 of 300
    solutions"."""
    used = dict(shares.links)
    numbers = ", ".join(count_text(used.get(side, 0)) for side in clockwise_sides(board, at))
    words = tr("sides from the top clockwise in {} of {} solutions")
    return words.format(numbers, count_text(shares.total))


def clockwise_sides(board: Board, at: At) -> list[Link]:
    """The sides of a cell, the first one from the top to the right first."""
    x, y = board.centre(at)
    corners = board.lattice.corners(at)
    sides = {}
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        (ax, ay), (bx, by) = map(board.lattice.corner_point, (a, b))
        turn = math.atan2((ax + bx) / 2 - x, y - (ay + by) / 2) % math.tau
        sides[round(turn, 6)] = Link.of(a, b, SpotKind.EDGE)
    return [sides[turn] for turn in sorted(sides)]


def spread_words(spread: Spread, at: At) -> str:
    """The likeliest values of a cell, with their shares: "71 in 3 of 6"."""
    values = dict(spread.cells).get(at, ())
    looked = f"{spread.looked_at:,}"
    if not spread.every:
        looked += tr(" looked at")
    words = tr("{} in {} of {}")
    return ", ".join(words.format(value, f"{n:,}", looked) for value, n in values if value)
