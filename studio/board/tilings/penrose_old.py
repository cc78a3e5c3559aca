"""Patches of Penrose's tilings as older game IDs of Loopy describe them: ``G<x>,<y>,<angle>``.

A large half tile is cut into smaller ones again and again, and the patch is a window on it. After
``penrose-legacy.c`` of Simon Tatham's Portable Puzzle Collection. Places are exact: sums of four
unit vectors, at 54 and 18 degrees above and below the horizontal.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import TypeAlias

from studio.board.lattice import Point

Whole: TypeAlias = tuple[int, int, int, int]
Ring: TypeAlias = tuple[Whole, ...]

PHI = (1 + math.sqrt(5.0)) / 2
SIDES = {"kites": 150, "rhombs": 125}
COS54, COS18, SIN54, SIN18 = (
    turn(math.radians(angle)) for turn in (math.cos, math.sin) for angle in (54, 18)
)
FIRST = {"kites": "kite", "rhombs": "thin"}


def faces(kind: str, rows: int, columns: int, address: str) -> list[list[tuple[Whole, Point]]]:
    """The tiles of a patch, each with its corners, exactly and on the screen, in Loopy's order.

    ValueError if the address is none of this form.
    """
    found = re.fullmatch(r"G(-?\d{1,9}),(-?\d{1,9}),(\d{1,3})", address)
    if found is None or int(found[3]) % 36:
        raise ValueError("it names no place and angle")
    x, y, angle = map(int, found.groups())
    side, deep = SIDES[kind], 0
    while 0.22426 * PHI**deep < 3.11 * math.hypot(columns, rows):
        deep += 1
    large = math.floor(side * PHI**deep)
    start = _turned(_smaller(_smaller((0, -large, -large, 0))), angle)
    edge = _turned((0, large, 0, 0), angle)
    window = (x, y, 50 * columns, 50 * rows)
    return [
        [(at, (_place(at)[0] / side, _place(at)[1] / side)) for at in ring]
        for ring in _tiles(FIRST[kind], 1, start, edge, deep, window)
        if all(_within(at, window) for at in ring)
    ]


def _tiles(
    kind: str, side: int, at: Whole, edge: Whole, deep: int, window: tuple[int, int, int, int]
) -> Iterator[Ring]:
    """The tiles that a half tile is cut into, where they may lie in the window."""
    x, y, wide, high = window
    if math.dist(_place(at), (x, y)) > 3 * math.hypot(*_place(edge)) + math.hypot(wide, high):
        return
    if deep == 0:
        if side == 1:
            yield _ring(kind, at, edge)
        return
    for part in _parts(kind, side, at, edge):
        yield from _tiles(*part, deep - 1, window)


def _parts(kind: str, side: int, at: Whole, edge: Whole) -> list[tuple[str, int, Whole, Whole]]:
    """The halves of tiles that a larger one is cut into: kind, side, place, edge."""
    less, end = _smaller(edge), _sum(at, edge)
    match kind:
        case "kite":
            beside, away = _sum(at, _turned(edge, -36 * side)), _turned(less, 108 * side)
            return [
                ("dart", side, at, less),
                ("kite", side, beside, away),
                ("kite", -side, beside, away),
            ]
        case "dart":
            return [
                ("kite", -side, at, _turned(less, -36 * side)),
                ("dart", side, end, _turned(less, -144 * side)),
            ]
    both = [
        ("thick", -side, end, _turned(less, 180)),
        ("thin", side, end, _turned(less, -108 * side)),
    ]
    if kind == "thin":
        return both
    return [*both, ("thick", side, _sum(at, _larger(edge)), _turned(less, -144 * side))]


def _ring(kind: str, at: Whole, edge: Whole) -> Ring:
    """The corners of a whole tile."""
    below, end = _sum(at, _turned(edge, -36)), _sum(at, edge)
    match kind:
        case "kite":
            return (at, below, end, _sum(at, _turned(edge, 36)))
        case "dart":
            tip = _sum(at, _turned(_smaller(edge), -36))
            return (at, _sum(at, _turned(edge, -72)), tip, end)
        case "thick":
            return (at, below, _sum(at, _larger(edge)), _sum(at, _turned(edge, 36)))
    return (at, below, _sum(below, edge), end)


def _turned(at: Whole, angle: int) -> Whole:
    """By a multiple of 36 degrees."""
    a, b, c, d = at
    for _ in range(-angle // 36 % 10):
        a, b, c, d = -d, a + d, b - d, c + d
    return (a, b, c, d)


def _smaller(at: Whole) -> Whole:
    """Divided by the golden ratio."""
    a, b, c, d = at
    return (b - d, c + d - b, a + b - c, c - a)


def _larger(at: Whole) -> Whole:
    """Times the golden ratio."""
    a, b, c, d = at
    return (a + b - d, c + d, a + b, c + d - a)


def _sum(a: Whole, b: Whole) -> Whole:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def _place(at: Whole) -> Point:
    a, b, c, d = at
    return ((a + d) * COS54 + (b + c) * COS18, (a - d) * SIN54 + (b - c) * SIN18)


def _within(at: Whole, window: tuple[int, int, int, int]) -> bool:
    """Rounded as Loopy rounds: halves away from zero."""
    x, y, wide, high = window
    u, v = (math.copysign(math.floor(abs(part) + 0.5), part) for part in _place(at))
    return abs(u - x) <= wide and abs(v - y) <= high
