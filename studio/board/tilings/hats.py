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


@dataclass(frozen=True, slots=True)
class Tile:
    """A metatile: its kind, where it begins, and its turn in sixths."""

    kind: str
    start: Place
    turn: int


@dataclass(frozen=True, slots=True)
class Hat:
    """The corners of a hat and its kites."""

    corners: tuple[Place, ...]
    kites: tuple[Kite, ...]
    mirrored: bool


def faces(rows: int, columns: int, address: str) -> list[list[tuple[Place, Point]]]:
    """The tiles of a patch, each with its corners, exactly and on the screen, in Loopy's order.

    ValueError if the address names no kite of a hat.
    """
    found = re.fullmatch(r"([0-7])((?:,\d+)+),([HTPF])", address)
    if found is None:
        raise ValueError("it names no kite of a hat")
    kite, (number, *path) = int(found[1]), [int(part) for part in found[2][1:].split(",")]
    far = math.hypot(5.2 * rows, 6.0 * columns) + 24.0
    this = Tile(found[3], (0, 0), 0)
    tiles = [this]
    for step, child in reversed(list(enumerate(path))):
        if child >= len(INSIDE[this.kind]):
            raise ValueError("there is no such metatile")
        tiles, this = _smaller(tiles, this, child)
        reach = far / 2.6**step + 60.0
        tiles = [tile for tile in tiles if _far(tile.start, this.start) < reach]
    if number >= len(PARTS[this.kind]):
        raise ValueError("there is no such hat")
    first = _hats(this)[number]
    base = _base(first, kite)
    wide, high = 12 * columns, 6 * rows
    near = [tile for tile in tiles if _reaches(tile.start, base, wide, high, 4 * LONGEST)]
    every = dict.fromkeys(hat for tile in near for hat in _hats(tile))
    hats = [
        _settled(hat, base) for hat in every if _reaches(hat.corners[0], base, wide, high, LONGEST)
    ]
    order = _order([k for hat in hats for k in hat.kites if _within(k, wide, high)])
    inside = [hat for hat in hats if _within(hat.corners, wide, high)]
    inside.sort(key=lambda hat: order[hat.kites[0]])
    return [
        [(at, _point(at)) for at in (hat.corners[::-1] if hat.mirrored else hat.corners)]
        for hat in inside
    ]


def _smaller(tiles: Sequence[Tile], this: Tile, child: int) -> tuple[list[Tile], Tile]:
    """The metatiles that some consist of, and the one with a number in one of them."""
    at_corner: dict[Place, list[Tile]] = {}
    for tile in tiles:
        for corner in _moved(CORNERS[tile.kind], tile):
            at_corner.setdefault(corner, []).append(tile)
    # All lie where their neighbours say, beginning anywhere.
    placed, queue = {this.start: (0, 0)}, deque([this.start])
    starts: dict[Tile, Place] = {}
    while queue:
        corner = queue.popleft()
        for tile in at_corner[corner]:
            if tile in starts:
                continue
            corners = _moved(CORNERS[tile.kind], tile)
            larger = [_turned(at, tile.turn) for at in LARGER[tile.kind]]
            here, there = placed[corner], larger[corners.index(corner)]
            starts[tile] = start = (here[0] - there[0], here[1] - there[1])
            for at, (x, y) in zip(corners, larger, strict=True):
                if at not in placed:
                    placed[at] = (start[0] + x, start[1] + y)
                    queue.append(at)
    found = {part: None for tile, start in starts.items() for part in _parts(tile, start)}
    return list(found), _parts(this, starts[this])[child]


def _parts(tile: Tile, start: Place) -> list[Tile]:
    base = Tile(tile.kind, start, tile.turn)
    return [
        Tile(kind, _moved([at], base)[0], (turn + tile.turn) % 6)
        for kind, at, turn in INSIDE[tile.kind]
    ]


def _hats(tile: Tile) -> list[Hat]:
    """The hats of a smallest metatile."""
    found = []
    for start, turn, mirrored in PARTS[tile.kind]:
        outline = [(x + y, -y) for x, y in OUTLINE] if mirrored else OUTLINE
        base = Tile("", _moved([start], tile)[0], (turn + tile.turn) % 6)
        corners = _moved(outline, base)
        kites: list[Kite] = [(corners[0], corners[3], corners[1], corners[2])]
        for way in KITES:
            kites.append(_beside(kites[-1], way))
        found.append(Hat(corners, tuple(kites), mirrored))
    return found


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


def _base(first: Hat, kite: int) -> Tile:
    """How hats move so that a kite of one of them lies in the upper left corner."""
    c, left, _, _ = first.kites[kite]
    goal = (3, 0) if first.mirrored else (0, 3)
    turn = next(k for k in range(6) if _turned((left[0] - c[0], left[1] - c[1]), k) == goal)
    x, y = _turned(c, turn)
    return Tile("", (-x, -y), turn)


def _reaches(at: Place, base: Tile, wide: int, high: int, far: int) -> bool:
    """Does a place, once it is moved, lie so near to the rectangle?

    A hat reaches into it only if each of its corners does by the length of a hat, and its metatile,
    which begins within three hats of it, by four.
    """
    (x, y), *_ = _moved((at,), base)
    return -far <= 2 * x + y <= wide + far and -far <= y <= high + far


def _settled(hat: Hat, base: Tile) -> Hat:
    """A hat where it lies in the patch."""
    kites = ((k[0], k[1], k[2], k[3]) for k in (_moved(kite, base) for kite in hat.kites))
    return Hat(_moved(hat.corners, base), tuple(kites), hat.mirrored)


def _order(kites: Sequence[Kite]) -> dict[Kite, int]:
    """The order of the kites in the rectangle: to and fro from band to band, with Loopy's slip."""
    bands: dict[int, list[tuple[int, Kite]]] = {}
    for kite in kites:
        x, y = sum(at[0] for at in kite), sum(at[1] for at in kite)
        bands.setdefault(y // 12, []).append((2 * x + y, kite))
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


def _moved(points: Sequence[Place], tile: Tile) -> tuple[Place, ...]:
    x, y = tile.start
    turned = (_turned(at, tile.turn) for at in points)
    return tuple((x + u, y + v) for u, v in turned)


def _far(a: Place, b: Place) -> float:
    return math.dist(_point(a), _point(b))


def _within(points: Sequence[Place], wide: int, high: int) -> bool:
    return all(0 <= 2 * x + y <= wide and 0 <= y <= high for x, y in points)


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
