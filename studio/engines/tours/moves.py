"""Move sets of jump tours: what a piece may jump, as (rows down, columns right)."""

from __future__ import annotations

from typing import TypeAlias

Move: TypeAlias = tuple[int, int]


def leaper(a: int, b: int) -> tuple[Move, ...]:
    """All jumps of ``a`` one way and ``b`` the other: (1, 2) is the knight, (1, 4) the giraffe."""
    ways = {(x * p, y * q) for p in (1, -1) for q in (1, -1) for x, y in ((a, b), (b, a))}
    return tuple(sorted(ways))


PEN_AND_PAPER: tuple[Move, ...] = (
    (0, 3), (2, 2), (3, 0), (2, -2), (0, -3), (-2, -2), (-3, 0), (-2, 2),
)  # fmt: skip
"""Three straight or two diagonally, clockwise from the right (the game of Ruby Quiz 90)."""

KNIGHT = leaper(1, 2)
KING = tuple(sorted({*leaper(0, 1), *leaper(1, 1)}))


def one_way(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves that cannot be taken back by another of the set."""
    return tuple(move for move in moves if (-move[0], -move[1]) not in moves)
