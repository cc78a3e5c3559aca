"""Penrose's tilings: kites and darts (P2), thick and thin rhombs (P3).

Tiles are halved into triangles of two shapes, each half the mirror image of the other. Triangles
make up larger ones, so the word of those that a triangle is part of says where in the endless
tiling it lies, and leads to its neighbours. After Simon Tatham's article "Two algorithms for
randomly generating aperiodic tilings" (2023) and ``penrose.c`` of his Portable Puzzle Collection.
Places are exact: sums of powers of ``t = exp(i * pi / 5)``, whose fourth is ``t^3 - t^2 + t - 1``.
"""

from __future__ import annotations

import math
import re
from collections import deque
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from studio.board.lattice import AddressTooShortError, Point
from studio.board.tilings import penrose_old
from studio.board.tilings.aperiodic import Aperiodic
from studio.records import dataclass

Whole: TypeAlias = tuple[int, int, int, int]
Ring: TypeAlias = tuple[Whole, ...]
Way: TypeAlias = str
"""How a triangle is left by an edge: "B1", to its sibling B by edge 1 of that; else the edge of the
larger triangle that it lies on: "2-" and "2+" the left and right half of edge 2, "0=" all of it.
"""

ROOT5 = math.sqrt(5.0)
SIN36 = math.sin(math.pi / 5)

INSIDE: dict[str, dict[str, tuple[Way, Way, Way]]] = {
    "A": {"A": ("2-", "0=", "B1"), "B": ("U1", "A2", "1+"), "U": ("2+", "B0", "1-")},
    "B": {"A": ("V2", "2-", "B1"), "B": ("1+", "A2", "0="), "V": ("1-", "2+", "A0")},
    "U": {"B": ("U1", "2=", "0+"), "U": ("1=", "B0", "0-")},
    "V": {"A": ("V2", "0-", "1="), "V": ("2=", "0+", "A0")},
    "C": {"C": ("1+", "Y1", "0="), "Y": ("2=", "C1", "1-")},
    "D": {"D": ("2-", "0=", "X2"), "X": ("1=", "2+", "D2")},
    "X": {"C": ("2+", "Y1", "X1"), "X": ("1=", "C2", "0-"), "Y": ("0+", "C1", "2-")},
    "Y": {"D": ("1-", "Y2", "X2"), "X": ("0-", "1+", "D2"), "Y": ("2=", "0+", "D1")},
}
"""For each triangle those that it is made of, and where each of their edges leads."""

TWIN = {"A": 2, "U": 2, "B": 1, "V": 1, "C": 0, "D": 0, "X": 0, "Y": 0}
"""The edge by which a half of a tile touches the other half."""

BACK = {"-": "+", "+": "-", "=": "="}
WORDS = {"kites": "ABUV", "rhombs": "CDXY"}
UNITS = {"kites": (37, 44), "rhombs": (30, 35)}
"""How many hundredths of a row and a column Loopy's units of length are."""


@dataclass(frozen=True, slots=True)
class Triangle:
    """A half tile: its word, the place of its first corner, and the direction of its base."""

    word: str
    corners: Ring
    turn: int


def faces(kind: str, rows: int, columns: int, address: str) -> list[list[tuple[Whole, Point]]]:
    """The tiles of a patch, each with its corners, exactly and on the screen, in Loopy's order.

    ValueError if the address names no triangle, or is too short for a patch of that size.
    """
    if address.startswith("G"):
        return penrose_old.faces(kind, rows, columns, address)
    found = re.fullmatch(rf"([0-9])([0-2])([{WORDS[kind]}]+)", address)
    if found is None:
        raise ValueError("it names no triangle")
    turn, corner, word = int(found[1]), int(found[2]), found[3]
    if any(child not in INSIDE[parent] for child, parent in pairwise(word)):
        raise ValueError("no triangle consists of these")
    start = _triangle(word, corner, (0, 0, 0, 0), turn + _turns(word)[corner])
    high, wide = 100 * rows // UNITS[kind][0], 100 * columns // UNITS[kind][1]
    seen = {start.corners: start}
    queue = deque([start])
    tiles: dict[frozenset[Whole], Ring] = {}
    while queue:
        this = queue.popleft()
        for edge in range(3):
            other, back = _beyond(this, edge)
            if not all(_within(corner, high, wide) for corner in other.corners):
                continue
            if other.corners not in seen:
                seen[other.corners] = other
                queue.append(other)
            elif edge == TWIN[this.word[0]]:
                ring = (
                    this.corners[(edge + 1) % 3],
                    this.corners[(edge + 2) % 3],
                    other.corners[(back + 1) % 3],
                    other.corners[(back + 2) % 3],
                )
                tiles.setdefault(frozenset(ring), ring)
    return [[(corner, _point(corner)) for corner in ring] for ring in tiles.values()]


def _beyond(this: Triangle, edge: int) -> tuple[Triangle, int]:
    """The triangle across an edge, and the edge of it by which that is entered."""
    word, back = _step(this.word, edge)
    turn = (this.turn + _turns(this.word)[edge] + 5) % 10
    return _triangle(word, back, this.corners[(edge + 1) % 3], turn), back


def _step(word: str, edge: int) -> tuple[str, int]:
    """The word of the triangle across an edge, and the edge of it by which that is entered."""
    if len(word) < 2:
        raise AddressTooShortError("it is too short for so large a patch")
    way = INSIDE[word[1]][word[0]][edge]
    if way[0].isalpha():
        return way[0] + word[1:], int(way[1])
    above, entered = _step(word[1:], int(way[0]))
    wanted = f"{entered}{BACK[way[1]]}"
    for child, ways in INSIDE[above[0]].items():
        if wanted in ways:
            return child + above, ways.index(wanted)
    raise ValueError("its triangles do not fit together")


def _turns(word: str) -> tuple[int, int, int]:
    """The directions of the edges in tenths of a turn from that of the base, anticlockwise."""
    return (0, 3, 7) if word[0] in "ABCD" else (0, 4, 6)


def _triangle(word: str, edge: int, start: Whole, turn: int) -> Triangle:
    """The triangle whose edge begins at a place and runs in a direction."""
    base = (turn - _turns(word)[edge]) % 10
    ways = [_way(word[0], k, base + _turns(word)[k]) for k in range(3)]
    corners = {edge: start}
    for k in (edge, edge + 1):
        corners[(k + 1) % 3] = _sum(corners[k % 3], ways[k % 3])
    return Triangle(word, (corners[0], corners[1], corners[2]), base)


def _way(letter: str, edge: int, turn: int) -> Whole:
    """An edge as a vector."""
    one = _power(turn)
    phi = _sum(_power(turn + 1), _power(turn + 9))
    short = _sum(phi, _power(turn + 5))
    if edge == 0:
        return {"A": short, "B": short, "C": short, "D": short, "X": phi, "Y": phi}.get(letter, one)
    return short if letter in "UV" else one


def _power(turn: int) -> Whole:
    found: Whole = (1, 0, 0, 0)
    for _ in range(turn % 10):
        a, b, c, d = found
        found = (-d, a + d, b - d, c + d)
    return found


def _sum(a: Sequence[int], b: Sequence[int]) -> Whole:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def _place(at: Whole) -> tuple[float, float]:
    """How far right, in quarters, and up, in halves of sin 36, in the plane of the powers."""
    a, b, c, d = at
    return (4 * a + b - c + d + (b + c - d) * ROOT5, 2 * b + c + d + (c + d) * ROOT5)


def _within(at: Whole, high: int, wide: int) -> bool:
    x, y = _place(at)
    return -(high // 2) <= x <= high - high // 2 and wide // 2 - wide <= y <= wide // 2


def _point(at: Whole) -> Point:
    """On the screen, where both axes change places."""
    x, y = _place(at)
    return (y * SIN36 / 2, x / 4)


PENROSE_KITES = Aperiodic(
    key="penrose-kites",
    noun="Penrose kites and darts",
    faces=partial(faces, "kites"),
    loopy=11,
    usual="50VBAVBUAABBBUABUUUABUABABUABAB",
    side=2.2,
    radius=0.55,
    most_sides=4,
)

PENROSE_RHOMBS = Aperiodic(
    key="penrose-rhombs",
    noun="Penrose rhombs",
    faces=partial(faces, "rhombs"),
    loopy=12,
    usual="01XXXXXYYCXYYCXYXYXYXYXXYYXYYXD",
    side=1.9,
    radius=0.55,
    most_sides=4,
)
