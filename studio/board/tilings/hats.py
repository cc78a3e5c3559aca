"""Hats: tiles of one shape, some of them turned over, which tile the plane but never repeat.

After D. Smith, J. S. Myers, C. S. Kaplan and C. Goodman-Strauss, "An aperiodic monotile" (2023):
four kinds of metatiles, each made of smaller ones; the smallest consist of hats, and hats of eight
kites. Places are whole numbers x, y, which mean ``x + y * r`` with ``r = exp(i * pi / 3)``.
"""

from __future__ import annotations

import math
import re
from collections import deque
from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from studio.board.lattice import Point
from studio.board.tilings.aperiodic import Aperiodic
from studio.records import dataclass

Place: TypeAlias = tuple[int, int]
Kite: TypeAlias = tuple[Place, Place, Place, Place]
"""Its centre, left, right and outer corner."""


def _places(text: str) -> tuple[Place, ...]:
    numbers = [int(part) for part in re.findall(r"-?\d+", text)]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _inside(text: str) -> tuple[tuple[str, Place, int], ...]:
    parts = re.findall(r"([HTPF])(-?\d+),(-?\d+),(\d)", text)
    return tuple((kind, (int(x), int(y)), int(turn)) for kind, x, y, turn in parts)


CORNERS = {
    "H": _places("0,0 4,-2 12,6 10,10 -6,18 -8,16"),
    "T": _places("0,0 6,6 -6,12"),
    "P": _places("0,0 4,4 -4,20 -8,16"),
    "F": _places("0,0 4,-2 6,0 -2,16 -6,12"),
}
LARGER = {
    "H": _places("0,0 12,-6 30,12 24,24 -12,42 -18,36"),
    "T": _places("0,0 12,12 -12,24"),
    "P": _places("0,0 14,8 -4,44 -18,36"),
    "F": _places("0,0 14,-4 18,6 0,42 -14,34"),
}
"""Where the corners go when metatiles become those of the next size."""
INSIDE = {
    "H": _inside(
        "H-4,20,0 H2,2,0 H8,26,4 T6,24,3 P-8,16,0 P4,34,4 P6,0,5 "
        "F-10,38,2 F-10,44,4 F-4,2,0 F2,2,4 F26,14,0 F32,8,2"
    ),
    "T": _inside("H10,10,2 P-6,0,0 P8,14,1 P18,6,2 F-14,34,3 F-8,-2,5 F22,4,1"),
    "P": _inside(
        "H4,22,1 H10,10,2 P-6,0,0 P6,24,0 P8,14,1 F-20,40,5 F-14,34,3 F-8,-2,5 F4,46,2 "
        "F10,10,0 F16,4,2"
    ),
    "F": _inside(
        "H8,20,1 H14,8,2 P10,22,0 P12,12,1 F-16,38,5 F-10,32,3 F-4,2,0 F2,2,4 F8,44,2 "
        "F14,8,0 F20,2,2"
    ),
}
PARTS: dict[str, tuple[tuple[Place, int, bool], ...]] = {
    "H": (((6, 0), 0, False), ((6, 6), 4, False), ((0, 12), 0, False), ((0, 6), 3, True)),
    "T": (((-2, 10), 2, False),),
    "P": (((-2, 10), 2, False), ((-2, 16), 1, False)),
    "F": (((0, 6), 2, False), ((0, 12), 1, False)),
}
"""The hats of the smallest metatiles: place, turn in sixths, and whether they are turned over."""
OUTLINE = _places("-6,6 -9,6 -8,4 -6,3 -6,0 -3,-3 -2,-2 0,-3 0,0 3,0 2,2 0,3 -2,4 -3,3")
LONGEST = 18
"""Of a hat, however it is turned: steps down, or halves of a step across."""
KITES = ("L", "FR", "R", "FL", "R", "R", "R")
"""How one kite of a hat lies beside the one before."""


Tile: TypeAlias = tuple[str, Place, int]
"""A metatile: its kind, where it begins, and its turn in sixths."""


Extent: TypeAlias = tuple[int, int, int, int]
"""How far points reach to the left, right, top and bottom, in halves of a step across and in steps
down."""


@dataclass(frozen=True, slots=True)
class Hat:
    """The corners of a hat and its kites; how far both reach, and four times the kites' middles."""

    corners: tuple[Place, ...]
    kites: tuple[Kite, ...]
    mirrored: bool
    extent: Extent
    kite_extents: tuple[Extent, ...]
    middles: tuple[Place, ...]


def faces(rows: int, columns: int, address: str) -> list[list[tuple[Place, Point]]]:
    """The tiles of a patch, each with its corners, exactly and on the screen, in Loopy's order.

    ValueError if the address names no kite of a hat.
    """
    found = re.fullmatch(r"([0-7])((?:,\d+)+),([HTPF])", address)
    if found is None:
        raise ValueError("it names no kite of a hat")
    kite, (number, *path) = int(found[1]), [int(part) for part in found[2][1:].split(",")]
    far = math.hypot(5.2 * rows, 6.0 * columns) + 24.0
    this: Tile = (found[3], (0, 0), 0)
    tiles = [this]
    for step, child in reversed(list(enumerate(path))):
        if child >= len(INSIDE[this[0]]):
            raise ValueError("there is no such metatile")
        tiles, this = _smaller(tiles, this, child)
        reach = (far / 2.6**step + 60.0) ** 2
        tiles = [tile for tile in tiles if _far(tile[1], this[1]) < reach]
    if number >= len(PARTS[this[0]]):
        raise ValueError("there is no such hat")
    kind, start, turn = this
    base = _base(_hats(kind, turn)[number], start, kite)
    wide, high = 12 * columns, 6 * rows
    inside: dict[tuple[Place, ...], tuple[Kite, bool]] = {}
    bands: dict[int, list[tuple[int, Kite]]] = {}
    for tile in tiles:
        kind, (x, y), turn = _settled(tile, base)
        if not _reaches((x, y), wide, high, 4 * LONGEST):
            continue
        for hat in _hats(kind, turn):
            u, v = hat.corners[0]
            if not _reaches((x + u, y + v), wide, high, LONGEST):
                continue
            for each, extent, (u, v) in zip(hat.kites, hat.kite_extents, hat.middles, strict=True):
                if _within(extent, (x, y), wide, high):
                    across, down = 2 * u + v + 4 * (2 * x + y), v + 4 * y
                    a, b, c, d = _moved(each, (x, y))
                    bands.setdefault(down // 12, []).append((across, (a, b, c, d)))
            if _within(hat.extent, (x, y), wide, high):
                a, b, c, d = _moved(hat.kites[0], (x, y))
                inside[_moved(hat.corners, (x, y))] = (a, b, c, d), hat.mirrored
    order = _order(bands)
    return [
        [(at, _point(at)) for at in (corners[::-1] if mirrored else corners)]
        for corners, (_, mirrored) in sorted(inside.items(), key=lambda hat: order[hat[1][0]])
    ]


def _smaller(tiles: Sequence[Tile], this: Tile, child: int) -> tuple[list[Tile], Tile]:
    """The metatiles that some consist of, and the one with a number in one of them."""
    at_corner: dict[Place, list[Tile]] = {}
    for tile in tiles:
        for corner in _moved(_corners(tile[0], tile[2]), tile[1]):
            at_corner.setdefault(corner, []).append(tile)
    # All lie where their neighbours say, beginning anywhere.
    placed, queue = {this[1]: (0, 0)}, deque([this[1]])
    starts: dict[Tile, Place] = {}
    while queue:
        corner = queue.popleft()
        for tile in at_corner[corner]:
            if tile in starts:
                continue
            kind, begin, turn = tile
            corners = _moved(_corners(kind, turn), begin)
            larger = _larger(kind, turn)
            here, there = placed[corner], larger[corners.index(corner)]
            starts[tile] = start = (here[0] - there[0], here[1] - there[1])
            for at, (x, y) in zip(corners, larger, strict=True):
                if at not in placed:
                    placed[at] = (start[0] + x, start[1] + y)
                    queue.append(at)
    found = {part: None for tile, start in starts.items() for part in _parts(tile, start)}
    return list(found), _parts(this, starts[this])[child]


@cache
def _corners(kind: str, turn: int) -> tuple[Place, ...]:
    return tuple(_turned(at, turn) for at in CORNERS[kind])


@cache
def _larger(kind: str, turn: int) -> tuple[Place, ...]:
    return tuple(_turned(at, turn) for at in LARGER[kind])


@cache
def _inside_of(kind: str, turn: int) -> tuple[Tile, ...]:
    """What a metatile consists of that begins at the origin."""
    return tuple((part, _turned(at, turn), (more + turn) % 6) for part, at, more in INSIDE[kind])


def _parts(tile: Tile, start: Place) -> list[Tile]:
    x, y = start
    return [(kind, (x + u, y + v), turn) for kind, (u, v), turn in _inside_of(tile[0], tile[2])]


@cache
def _hats(kind: str, turn: int) -> tuple[Hat, ...]:
    """The hats of a smallest metatile that begins at the origin."""
    found = []
    for start, more, mirrored in PARTS[kind]:
        outline = [(x + y, -y) for x, y in OUTLINE] if mirrored else OUTLINE
        turned = [_turned(at, more + turn) for at in outline]
        corners = _moved(turned, _turned(start, turn))
        kites: list[Kite] = [(corners[0], corners[3], corners[1], corners[2])]
        for way in KITES:
            kites.append(_beside(kites[-1], way))
        middles = tuple((sum(x for x, _ in kite), sum(y for _, y in kite)) for kite in kites)
        extents = tuple(map(_extent, kites))
        found.append(Hat(corners, tuple(kites), mirrored, _extent(corners), extents, middles))
    return tuple(found)


def _extent(points: Sequence[Place]) -> Extent:
    across, down = [2 * x + y for x, y in points], [y for _, y in points]
    return min(across), max(across), min(down), max(down)


def _beside(kite: Kite, way: str) -> Kite:
    """The kite to the left or right around the centre, or with F beyond the outer sides."""
    c, left, right, outer = kite
    match way:
        case "L":
            return (c, _sum(c, left, right), left, _sum(left, left, outer))
        case "R":
            return (c, right, _sum(c, right, left), _sum(right, right, outer))
        case "FL":
            return (_sum(left, left, c), _sum(left, right, c), left, outer)
        case _:
            return (_sum(right, right, c), right, _sum(left, right, c), outer)


def _sum(a: Place, b: Place, less: Place) -> Place:
    return (a[0] + b[0] - less[0], a[1] + b[1] - less[1])


def _base(first: Hat, start: Place, kite: int) -> tuple[Place, int]:
    """How metatiles move, and turn before, so that a kite of a hat lies in the upper left
    corner."""
    c, left, *_ = _moved(first.kites[kite], start)
    goal = (3, 0) if first.mirrored else (0, 3)
    turn = next(k for k in range(6) if _turned((left[0] - c[0], left[1] - c[1]), k) == goal)
    x, y = _turned(c, turn)
    return (-x, -y), turn


def _reaches(at: Place, wide: int, high: int, far: int) -> bool:
    """Does a place lie so near to the rectangle?

    A hat reaches into it only if each of its corners does by the length of a hat, and its metatile,
    which begins within three hats of it, by four.
    """
    x, y = at
    return -far <= 2 * x + y <= wide + far and -far <= y <= high + far


def _settled(tile: Tile, base: tuple[Place, int]) -> Tile:
    """A metatile where it lies in the patch."""
    kind, start, turn = tile
    (x, y), more = base
    u, v = _turned(start, more)
    return kind, (x + u, y + v), (turn + more) % 6


def _order(bands: dict[int, list[tuple[int, Kite]]]) -> dict[Kite, int]:
    """The order of the kites in the rectangle: to and fro from band to band, with Loopy's slip."""
    found: list[Kite] = []
    for band in sorted(bands):
        row = [kite for _, kite in sorted(bands[band], reverse=band % 2 == 1)]
        if band % 4 == 1:
            row[:2] = row[1::-1]
        found += row
    return {kite: number for number, kite in enumerate(found)}


def _turned(at: Place, turn: int) -> Place:
    x, y = at
    for _ in range(turn % 6):
        x, y = -y, x + y
    return (x, y)


def _moved(points: Sequence[Place], start: Place) -> tuple[Place, ...]:
    x, y = start
    return tuple([(x + u, y + v) for u, v in points])


def _far(a: Place, b: Place) -> int:
    """How far apart two places are, squared."""
    x, y = a[0] - b[0], a[1] - b[1]
    return x * x + x * y + y * y


def _within(extent: Extent, start: Place, wide: int, high: int) -> bool:
    """Do points lie in the rectangle that reach so far from a place?"""
    left, right, top, bottom = extent
    x, y = start
    across = 2 * x + y
    return left + across >= 0 and right + across <= wide and top + y >= 0 and bottom + y <= high


def _point(at: Place) -> Point:
    """In units of the plane."""
    x, y = at
    return (x + y / 2, y * math.sqrt(3.0) / 2)


HATS = Aperiodic(
    key="hats",
    noun="hats",
    faces=faces,
    loopy=16,
    usual="7,3,0,0,5,2,H",
    side=0.3,
    radius=0.75,
    most_sides=14,
    least=(6, 6),
)
