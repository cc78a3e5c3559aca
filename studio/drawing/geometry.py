"""Outlines made of points: polygons, rounded lines, hatching, the border of a board."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from studio.board import At, Board, Point
from studio.drawing.memory import remembered
from studio.drawing.shapes import Command

Segment = tuple[Point, Point]


def polygon(points: Sequence[Point]) -> tuple[Command, ...]:
    """A closed outline."""
    return (("M", points[0]), *(("L", point) for point in points[1:]), ("Z", ()))


def segments(pairs: Iterable[Segment]) -> tuple[Command, ...]:
    """Separate straight strokes."""
    return tuple(command for a, b in pairs for command in (("M", a), ("L", b)))


def towards(a: Point, b: Point, length: float) -> Point:
    """The point at a distance from ``a`` in the direction of ``b``."""
    whole = math.dist(a, b)
    share = length / whole if whole else 0.0
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def middle(a: Point, b: Point) -> Point:
    """The point halfway between two points."""
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def rounded(
    points: Sequence[Point], radius: float, *, closed: bool = False, near: bool = False
) -> tuple[Command, ...]:
    """A line through points whose corners begin to bend ``radius`` before each point.

    ``near``: the sharper a turn, the later it begins, so that the line comes near every point.
    """
    if closed:
        start = middle(points[-1], points[0])
        bends = [points[-1], *points, points[0]]
        commands: list[Command] = [("M", start)]
    else:
        bends = list(points)
        commands = [("M", points[0])]
    for before, at, after in zip(bends, bends[1:], bends[2:], strict=False):
        bend = radius * _sharpness(before, at, after) if near else radius
        enter = towards(at, before, min(bend, math.dist(at, before) / 2))
        leave = towards(at, after, min(bend, math.dist(at, after) / 2))
        commands += [("L", enter), ("Q", (*at, *leave))]
    commands.append(("Z", ()) if closed else ("L", points[-1]))
    return tuple(commands)


def _sharpness(before: Point, at: Point, after: Point) -> float:
    """The sine of half the angle of a turn: 1 straight on, 0 straight back."""
    ways = math.dist(at, before) * math.dist(at, after)
    along = (before[0] - at[0]) * (after[0] - at[0]) + (before[1] - at[1]) * (after[1] - at[1])
    return math.sqrt(max(0.0, (1 - along / ways) / 2)) if ways else 0.0


SPIKE = 0.2
"""From this 1 + the cosine of a turn on, corners move to where the moved sides meet."""


def inset(points: Sequence[Point], by: float) -> tuple[Point, ...]:
    """A polygon made smaller, all of whose sides move inwards by a length; it may have notches."""
    sides = tuple(zip(points, (*points[1:], points[0]), strict=True))
    turn = math.copysign(1.0, sum(ax * cy - cx * ay for (ax, ay), (cx, cy) in sides))
    inwards = [
        (turn * (ay - cy) / length, turn * (cx - ax) / length)
        for (ax, ay), (cx, cy) in sides
        for length in [math.dist((ax, ay), (cx, cy))]
    ]
    moved: list[Point] = []
    for (x, y), (mx, my), (nx, ny) in zip(
        points, (inwards[-1], *inwards[:-1]), inwards, strict=True
    ):
        # Where the moved sides meet; at a spike not so far away.
        share = by / max(1 + mx * nx + my * ny, SPIKE)
        moved.append((x + share * (mx + nx), y + share * (my + ny)))
    return tuple(moved)


def scaled(points: Sequence[Point], centre: Point, factor: float) -> tuple[Point, ...]:
    """Points moved towards (or away from) a centre."""
    x, y = centre
    return tuple((x + (px - x) * factor, y + (py - y) * factor) for px, py in points)


def hatching(
    points: Sequence[Point], centre: Point, gap: float, clear: tuple[float, float]
) -> Iterator[Segment]:
    """Rising strokes across a convex polygon, less the ellipse of half axes ``clear`` within.

    The strokes stand ``gap`` apart and lie on one grid for the whole plane, so that the hatching of
    neighbouring cells runs through.
    """
    step = gap * math.sqrt(2)
    sums = [x + y for x, y in points]
    for k in range(math.ceil(min(sums) / step), math.floor(max(sums) / step) + 1):
        chord = _chord(points, k * step)
        if chord is not None:
            yield from _outside(chord, centre, clear)


def _chord(points: Sequence[Point], total: float) -> Segment | None:
    """The part of the line x + y = total inside a convex polygon."""
    found = []
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        before, after = ax + ay - total, bx + by - total
        if before * after < 0:
            x = ax + (bx - ax) * before / (before - after)
            found.append((x, total - x))
    return (min(found), max(found)) if len(found) >= 2 else None


def _outside(chord: Segment, centre: Point, clear: tuple[float, float]) -> Iterator[Segment]:
    """What is left of a stroke outside an ellipse: one or two pieces."""
    (ax, ay), (bx, by) = chord
    # Scaled so that the ellipse is the unit circle around the origin.
    ux, uy = (ax - centre[0]) / clear[0], (ay - centre[1]) / clear[1]
    dx, dy = (bx - ax) / clear[0], (by - ay) / clear[1]
    a, b, c = dx * dx + dy * dy, ux * dx + uy * dy, ux * ux + uy * uy - 1
    root = b * b - a * c
    if root <= 0:
        yield chord
        return
    enter, leave = (-b - math.sqrt(root)) / a, (-b + math.sqrt(root)) / a
    for start, end in ((0.0, min(enter, 1.0)), (max(leave, 0.0), 1.0)):
        if end - start > 1e-6:
            yield (
                (ax + (bx - ax) * start, ay + (by - ay) * start),
                (ax + (bx - ax) * end, ay + (by - ay) * end),
            )


# -- the whole board ------------------------------------------------------------------------------


@remembered()
def border_loops(board: Board) -> tuple[tuple[At, ...], ...]:
    """The closed lines of corners around the board and around its holes; cells lie to the right."""
    onward: dict[At, list[At]] = {}
    for at in board.cells:
        corners = board.lattice.corners(at)
        for i, beyond in enumerate(board.lattice.sides(at)):
            if beyond not in board:
                onward.setdefault(corners[i], []).append(corners[(i + 1) % len(corners)])
    loops = []
    while onward:
        start = next(iter(onward))
        loop, here = [start], onward[start].pop()
        while here != start:
            loop.append(here)
            here = onward[here].pop()
        onward = {corner: ways for corner, ways in onward.items() if ways}
        loops.append(tuple(loop))
    return tuple(loops)


def border_points(board: Board, loop: Sequence[At]) -> tuple[Point, ...]:
    """The points of a border line, those in the middle of a straight stretch left out."""
    points = [board.lattice.corner_point(corner) for corner in loop]
    kept = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % len(points)]
        if abs((x - ax) * (by - y) - (y - ay) * (bx - x)) > 1e-9:
            kept.append((x, y))
    return tuple(kept)


def encloses(points: Sequence[Point]) -> bool:
    """Does a border line run around cells, not around a hole?"""
    turned = zip(points, (*points[1:], points[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in turned) > 0


def side_strokes(board: Board, *, inner_only: bool) -> tuple[Segment, ...]:
    """The sides of all cells as few strokes: stretches in one straight line are joined.

    With ``inner_only`` only those between two cells of the board.
    """
    # Straight from the cells: a graph of all corners takes longer than the whole drawing.
    lattice = board.lattice
    wanted: set[tuple[At, At]] = set()
    for at in board.cells:
        corners = lattice.corners(at)
        beyond = lattice.sides(at)
        for a, b, other in zip(corners, (*corners[1:], corners[0]), beyond, strict=True):
            if not inner_only or other in board:
                wanted.add((a, b) if a < b else (b, a))
    # Where cells stand in rows their sides continue each other.
    strokes = _joined(wanted) if board.has_rows else sorted(wanted)
    ends = {corner for side in wanted for corner in side}
    points = {corner: lattice.corner_point(corner) for corner in ends}
    return tuple((points[a], points[b]) for a, b in strokes)


def _joined(sides: set[tuple[At, At]]) -> Iterator[tuple[At, At]]:
    """Stretches of sides that continue each other, in reading order of their first corner."""

    def ahead(a: At, b: At) -> tuple[At, At]:
        return (b, (2 * b[0] - a[0], 2 * b[1] - a[1]))

    begun = {ahead(a, b) for a, b in sides}
    for side in sorted(sides - begun):
        start, end = side
        following = ahead(*side)
        while following in sides:
            end = following[1]
            following = ahead(*following)
        yield start, end
