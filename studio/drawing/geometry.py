"""Outlines made of points: polygons, rounded lines, hatching, the border of a board."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence, Set

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


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a segment, which may be a point, too."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if not dx and not dy:
        return math.dist(point, a)
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = min(max(along, 0.0), 1.0)
    return math.dist(point, (a[0] + along * dx, a[1] + along * dy))


def cross(point: Point, reach: float) -> tuple[Segment, Segment]:
    """The strokes of an x that reaches so far to each side of a point."""
    x, y = point
    return (
        ((x - reach, y - reach), (x + reach, y + reach)),
        ((x + reach, y - reach), (x - reach, y + reach)),
    )


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


LEAST_STROKE = 1e-6
"""Shorter parts of a stroke of hatching are left out."""


def hatching(
    points: Sequence[Point], centre: Point, gap: float, clear: tuple[float, float]
) -> list[Segment]:
    """Rising strokes across a convex polygon, less the ellipse of half axes ``clear`` within.

    The strokes stand ``gap`` apart and lie on one grid for the whole plane, so that the hatching of
    neighbouring cells runs through. (The loops are hot: a conflict may have hundreds of cells.)
    """
    step = gap * math.sqrt(2)
    # Where the lines x + y = k * step cross each side.
    crossed: dict[int, list[float]] = {}
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        start, end = ax + ay, bx + by
        low, high = (start, end) if start < end else (end, start)
        for k in range(math.floor(low / step) + 1, math.ceil(high / step)):
            crossed.setdefault(k, []).append(ax + (bx - ax) * (k * step - start) / (end - start))
    found: list[Segment] = []
    for k in sorted(crossed):
        if len(crossed[k]) >= 2:
            found += _outside(min(crossed[k]), max(crossed[k]), k * step, centre, clear)
    return found


def _outside(
    left: float, right: float, total: float, centre: Point, clear: tuple[float, float]
) -> tuple[Segment, ...]:
    """What of the line x + y = total is left between two places outside an ellipse: one or two
    pieces."""
    # Where the line enters and leaves the ellipse: a x^2 - 2 b x + c = 0.
    x, y = centre
    wide, high = clear[0] * clear[0], clear[1] * clear[1]
    rest = total - y
    a, b = high + wide, high * x + wide * rest
    root = b * b - a * (high * x * x + wide * rest * rest - wide * high)
    if root <= 0:
        return (((left, total - left), (right, total - right)),)
    apart = math.sqrt(root)
    enter, leave = min((b - apart) / a, right), max((b + apart) / a, left)
    far = LEAST_STROKE * (right - left)
    before = ((left, total - left), (enter, total - enter))
    after = ((leave, total - leave), (right, total - right))
    if enter - left > far:
        return (before, after) if right - leave > far else (before,)
    return (after,) if right - leave > far else ()


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
    wanted: dict[tuple[At, At], None] = {}  # in the order of the cells
    for at in board.cells:
        corners = lattice.corners(at)
        beyond = lattice.sides(at)
        for a, b, other in zip(corners, (*corners[1:], corners[0]), beyond, strict=True):
            if not inner_only or other in board:
                wanted[(a, b) if a < b else (b, a)] = None
    # Where cells stand in rows their sides continue each other.
    strokes = _joined(wanted.keys()) if board.has_rows else wanted
    ends = {corner for side in wanted for corner in side}
    points = {corner: lattice.corner_point(corner) for corner in ends}
    return tuple((points[a], points[b]) for a, b in strokes)


def _joined(sides: Set[tuple[At, At]]) -> Iterator[tuple[At, At]]:
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
