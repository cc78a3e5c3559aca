"""Spectres: tiles of one shape, never turned over, which tile the plane but never repeat.

After D. Smith, J. S. Myers, C. S. Kaplan and C. Goodman-Strauss, "A chiral aperiodic monotile"
(2023): hexagons of nine kinds, each made of eight or seven smaller ones; the smallest are a
spectre, or two. Places are exact: sums of powers of ``d = exp(i * pi / 6)``, whose fourth is
``d^2 - 1``.
"""

from __future__ import annotations

import math
import re
from collections import deque
from collections.abc import Iterator
from typing import TypeAlias

from studio.board.lattice import Point
from studio.board.tilings.aperiodic import Aperiodic
from studio.records import dataclass

Whole: TypeAlias = tuple[int, int, int, int]
Ring: TypeAlias = tuple[Whole, ...]

ROOT3 = math.sqrt(3.0)
ZERO: Whole = (0, 0, 0, 0)
SIDES = (0, 10, 1, 3, 0, 2, 5, 7, 4, 6, 6, 8, 11, 9)
"""The directions of the sides of a spectre, in twelfths of a turn."""
INSIDE = {
    "G": "PD-JSXFG",
    "D": "XDXFSPFG",
    "J": "YDPFSPFG",
    "L": "YDXFSPFG",
    "X": "YDPFSYFG",
    "P": "YDXFSYFG",
    "S": "XDXFSPLG",
    "F": "YDYFSPFG",
    "Y": "YDYFSYFG",
}
"""What each kind of hexagon is made of."""
NUMBERS = (4, 5, 7, 6, 3, 1, 0, 2)
"""How Loopy numbers those."""
STEPS = ((2, 3, 1), (0, 2, 0), (2, 3, 1), (2, 3, 1), (0, 2, 0), (2, 3, 1), (8, 3, 3))
"""From one to the next: a turn in twelfths, and the corners of both that meet."""


@dataclass(frozen=True, slots=True)
class Move:
    """Mirror left to right or not, turn by twelfths, then shift."""

    turn: int = 0
    shift: Whole = ZERO
    mirrored: bool = False

    def of(self, at: Whole) -> Whole:
        """Where a place goes."""
        return _sum(_turned(_mirror(at) if self.mirrored else at, self.turn), self.shift)

    def after(self, first: Move) -> Move:
        """Both, the other one first."""
        turn = self.turn + (-first.turn if self.mirrored else first.turn)
        return Move(turn % 12, self.of(first.shift), self.mirrored is not first.mirrored)


@dataclass(frozen=True, slots=True)
class Level:
    """How the hexagons of one size lie in the next larger ones, and how far these reach."""

    moves: tuple[Move, ...]
    reach: float


def faces(rows: int, columns: int, address: str) -> list[list[tuple[Whole, Point]]]:
    """The tiles of a patch, each with its corners, exactly and on the screen, in Loopy's order.

    ValueError if the address names no spectre.
    """
    found = re.fullmatch(r"([0-9AB])([01])([0-7]+)([GDJLXPSFY])", address)
    if found is None:
        raise ValueError("it names no spectre")
    levels = _levels(len(found[3]))
    kind, move = found[4], Move()
    for digit, level in zip(reversed(found[3]), reversed(levels), strict=True):
        child = NUMBERS.index(int(digit))
        kind, move = INSIDE[kind][child], move.after(level.moves[child])
        if kind == "-":
            raise ValueError("there is no such hexagon")
    if found[2] == "1" and kind != "G":
        raise ValueError("there is no such spectre")
    first = _tile(move, int(found[2]))
    # The place of the start: its first side, from the top of the head, is twice as long as a half.
    turn = int(found[1], 12)
    odd = len(found[3]) % 2 == 1
    flip = Move(0, ZERO, odd)
    head = [flip.of(at) for at in first[:2]]
    side = _sum(_power(turn), _power(turn + 9))
    way = _difference(head[1], head[0])
    stretch = next(k for k in range(12) if _power(k) == way)
    corner = _negative(_root3(_sum(side, _turned(side, 9))))

    def settled(at: Whole) -> Whole:
        moved = _turned(_difference(flip.of(at), head[0]), 12 - stretch)
        return _sum(corner, _times(moved, side))

    far = math.hypot(7 * rows, 7 * columns) / (4 * math.sqrt(2.0)) + 4.0
    tiles: dict[Ring, None] = {}
    for ring in _tiles(found[4], Move(), levels, _plane(first[0]), far):
        placed = tuple(settled(at) for at in ring)
        if all(_within(at, 7 * rows, 7 * columns) for at in placed):
            tiles[placed] = None
    start = tuple(settled(at) for at in first)
    beyond = {
        (a, b): ring for ring in tiles for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
    }
    order, queue = {start: None}, deque([start])
    while queue:
        ring = queue.popleft()
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            other = beyond.get((b, a))
            if other is not None and other not in order:
                order[other] = None
                queue.append(other)
    return [[(at, _point(at)) for at in ring] for ring in order]


def _outline() -> Ring:
    corners = [ZERO]
    for side in SIDES[:-1]:
        corners.append(_sum(corners[-1], _power(side)))
    return tuple(corners)


def _tile(move: Move, second: int) -> Ring:
    """The corners of a spectre from the top of its head, of the first or second in a hexagon."""
    if second:
        move = move.after(Move(1, OUTLINE[8]))
    return tuple(move.of(OUTLINE[(6 - i) % 14]) for i in range(14))


def _tiles(
    kind: str, move: Move, levels: tuple[Level, ...], middle: Point, far: float
) -> Iterator[Ring]:
    """All spectres of a hexagon that come near a place."""
    reach = levels[-1].reach if levels else 4.0 * ROOT3
    if math.dist(_plane(move.shift), middle) > far + reach:
        return
    if not levels:
        for second in range(1 + (kind == "G")):
            yield _tile(move, second)
        return
    for child, inner in zip(INSIDE[kind], levels[-1].moves, strict=True):
        if child != "-":
            yield from _tiles(child, move.after(inner), levels[:-1], middle, far)


def _levels(count: int) -> tuple[Level, ...]:
    """How hexagons lie in larger ones, from the smallest."""
    quad, reach = (OUTLINE[3], OUTLINE[5], OUTLINE[7], OUTLINE[11]), 4.0 * ROOT3
    found = []
    for _ in range(count):
        moves, angle = [Move()], 0
        for turn, start, end in STEPS:
            angle += turn
            shift = _difference(moves[-1].of(quad[start]), _turned(quad[end], angle))
            moves.append(Move(angle % 12, shift))
        moves = [Move(0, ZERO, True).after(move) for move in moves]
        quad = (
            moves[6].of(quad[2]),
            moves[5].of(quad[1]),
            moves[3].of(quad[2]),
            moves[0].of(quad[1]),
        )
        reach += max(math.dist((0, 0), _plane(move.shift)) for move in moves)
        found.append(Level(tuple(moves), reach))
    return tuple(found)


def _turned(at: Whole, turn: int) -> Whole:
    for _ in range(turn % 12):
        a, b, c, d = at
        at = (-d, a, b + d, c)
    return at


def _power(turn: int) -> Whole:
    return _turned((1, 0, 0, 0), turn)


def _mirror(at: Whole) -> Whole:
    """Left and right exchanged: each power ``k`` becomes ``6 - k``."""
    found = ZERO
    for k, many in enumerate(at):
        a, b, c, d = _power(6 - k)
        found = _sum(found, (many * a, many * b, many * c, many * d))
    return found


def _times(a: Whole, b: Whole) -> Whole:
    found = ZERO
    for k, many in enumerate(a):
        p, q, r, s = _turned(b, k)
        found = _sum(found, (many * p, many * q, many * r, many * s))
    return found


def _root3(at: Whole) -> Whole:
    return _sum(_turned(at, 1), _turned(at, 11))


def _sum(a: Whole, b: Whole) -> Whole:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def _negative(a: Whole) -> Whole:
    return (-a[0], -a[1], -a[2], -a[3])


def _difference(a: Whole, b: Whole) -> Whole:
    return _sum(a, _negative(b))


def _plane(at: Whole) -> Point:
    """In halves of a length, to the right and up, halved."""
    a, b, c, d = at
    return (a + b * ROOT3 / 2 + c / 2, d + b / 2 + c * ROOT3 / 2)


def _within(at: Whole, high: int, wide: int) -> bool:
    x, y = _plane(at)
    x, y = 2 * x, 2 * y
    return -(wide // 2) <= x <= wide - wide // 2 and high // 2 - high <= y <= high // 2


def _point(at: Whole) -> Point:
    """On the screen, in sides of a spectre."""
    x, y = _plane(at)
    return (x / math.sqrt(2.0), -y / math.sqrt(2.0))


OUTLINE = _outline()
"""The corners of a spectre that begins at the origin."""


SPECTRES = Aperiodic(
    key="spectres",
    noun="spectres",
    faces=faces,
    loopy=17,
    usual="8003506X",
    side=0.65,
    radius=0.75,
    most_sides=14,
    least=(6, 6),
)
