"""Jumps as arcs with arrow heads, the order of landings, and cells that no line can use.

An arc bulges to the left of the direction of travel, so that there and back do not coincide; where
it leads over cells it keeps clear of the figures in their middles.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from studio.board import At, Board, Cell, Edge, Point, Spot
from studio.drawing.geometry import Segment, cross, distance, middle, polygon, segments, towards
from studio.drawing.memory import remembered
from studio.drawing.shapes import Circle, Command, Path, Role, Shape, Text
from studio.drawing.style import Style
from studio.drawing.themes import measures

HEAD_LONG = 3.0
HEAD_HALF = 1.55
"""An arrow head's length and half its width, in widths of its arc."""
PALE_WIDTH = 0.5
"""Of arcs that only say what is possible, beside those of a line."""
CORNER_SHARE = 0.74
"""Where small signs stand between the middle of a cell and a corner."""
ORDER_SIZE = 0.16
NEARER = 0.8
"""Where such a sign may stand then, on the way from the middle of its cell to its usual place."""
MOST_CONVEX = 12
"""Corners of a cell that no notch comes between."""
CROSS = 0.085
"""How far a cross reaches beside the middle of its edge, in board units."""
ORDER_ROOM = 0.095
"""An arc may pass under the figure of an order, but not through it."""
SIGN_HALF = 0.062
SIGN_WIDTH = 0.026
"""In sides of a square, as all measures of jumps."""

CLEAR = 0.35
"""How far from the middle of a cell an arc passes over it: past a figure with a minus sign."""
STEEP = 0.9
"""Where the control points of such an arc stand beside its ends, in steps from cell to cell."""

Jump = tuple[At, At]


@remembered()
def arcs(
    board: Board,
    style: Style,
    jumps: tuple[Jump, ...],
    strong: bool,
    pale: bool = False,
    own: Role | None = None,
) -> tuple[Shape, ...]:
    """An arc for each jump; those of a line are ``strong``, what cells lead to is pale and thin. Of
    lines ``pale`` ones are as wide, and some have a colour of their ``own``."""
    if not jumps:
        return ()
    unit, lengths = style.side, measures("jump")
    width = lengths["arc"] * unit * (1.0 if strong else PALE_WIDTH)
    gap = lengths["arc_gap"] * unit
    name: Role = own or ("line_strong" if strong and not pale else "line")
    role = style.line_role if style.paper else style.role(name)
    bows: list[Command] = []
    heads: list[Path] = []
    for start, goal in jumps:
        a, b = board.centre(start), board.centre(goal)
        rise, fall = _bends(board, start, goal, unit)
        tip, neck = _arrow(b, fall, gap, width)
        end, head = (neck if strong else tip), _head(tip, neck, HEAD_HALF * width)
        bows += (("M", towards(a, rise, gap)), ("C", (*rise, *fall, *end)))
        if strong:
            # Heads that overlap would cancel in one outline.
            heads.append(Path(head, fill=role))
        else:
            # There may be thousands: all in one path, their heads as barbs.
            _, left, right, _ = (point for _, point in head)
            bows += (("M", left), ("L", tip), ("L", right))
    return (Path(tuple(bows), stroke=role, width=width, floor=2.0 if strong else 1.0), *heads)


def _bends(board: Board, start: At, goal: At, side: float) -> tuple[Point, Point]:
    """The two control points of the arc of a jump."""
    a, b = board.centre(start), board.centre(goal)
    long = math.dist(a, b)
    steps = _steps_over(board, start, goal)
    if steps == 1:
        along, aside = long / 3, measures("jump")["arc_bulge"] * long * 2 / 3
    else:
        along, aside = STEEP * long / steps, CLEAR * side / _height_over_first(steps)
    ahead = ((b[0] - a[0]) / long, (b[1] - a[1]) / long)
    left = (ahead[1] * aside, -ahead[0] * aside)
    return (
        (a[0] + along * ahead[0] + left[0], a[1] + along * ahead[1] + left[1]),
        (b[0] - along * ahead[0] + left[0], b[1] - along * ahead[1] + left[1]),
    )


def _steps_over(board: Board, start: At, goal: At) -> int:
    """How many equal steps a jump is long if it leads over the middles of cells; else 1."""
    way = [there - here for here, there in zip(start, goal, strict=True)]
    steps = math.gcd(*way)
    if steps < 2:
        return 1
    first = tuple(here + part // steps for here, part in zip(start, way, strict=True))
    a, b = board.centre(start), board.centre(goal)
    there = (a[0] + (b[0] - a[0]) / steps, a[1] + (b[1] - a[1]) / steps)
    over = first in board and math.dist(board.centre(first), there) < 1e-6 * math.dist(a, b)
    return steps if over else 1


@cache
def _height_over_first(steps: int) -> float:
    """How high a cubic arc is above the first cell that it leads over, in heights of its control
    points, which stand :data:`STEEP` steps along it; lower it is nowhere until the last such cell.
    """
    low, high = 0.0, 0.5
    while high - low > 1e-6:
        t = (low + high) / 2
        s = 1 - t
        far = 3 * t * s * s * STEEP + 3 * t * t * s * (steps - STEEP) + t**3 * steps
        low, high = (t, high) if far < 1 else (low, t)
    return 3 * low * (1 - low)


def _arrow(goal: Point, fall: Point, gap: float, width: float) -> Segment:
    """The tip of an arrow head and its neck, for an arc of a ``width`` that ends before a goal."""
    return towards(goal, fall, gap), towards(goal, fall, gap + HEAD_LONG * width)


def _head(tip: Point, neck: Point, half: float) -> tuple[Command, ...]:
    """The triangle from a neck to its tip."""
    long = math.dist(tip, neck)
    x, y = (tip[1] - neck[1]) / long * half, (neck[0] - tip[0]) / long * half
    return polygon((tip, (neck[0] + x, neck[1] + y), (neck[0] - x, neck[1] - y)))


def jumps_of(nodes: Sequence[At], closed: bool) -> tuple[Jump, ...]:
    """The jumps of a line, in its order."""
    steps = tuple(pairwise(nodes))
    return (*steps, (nodes[-1], nodes[0])) if closed and len(nodes) > 1 else steps


@remembered()
def orders(
    board: Board, style: Style, nodes: tuple[At, ...], jumps: tuple[Jump, ...] = ()
) -> tuple[Shape, ...]:
    """How manieth each landing of a line is, small in a corner of its cell, perhaps reached by
    ``jumps`` that are drawn."""
    ends = _arc_ends(board, style, jumps)
    landings = enumerate(nodes, start=1)
    return tuple(s for step, at in landings for s in _order(board, style, at, step, ends[at]))


@remembered()
def beside_figures(
    board: Board,
    style: Style,
    written: Mapping[At, int],
    figures: frozenset[At],
    jumps: tuple[Jump, ...] = (),
    marked: frozenset[Spot] = frozenset(),
    crossed: frozenset[Spot] = frozenset(),
) -> tuple[Shape, ...]:
    """The numbers written in cells where a figure stands already: how manieth they are reached,
    perhaps by ``jumps`` that are drawn.

    They keep off edges and borders of cells that are ``marked``, and off crosses on others: in odd
    tilings both pass by the corners of cells.
    """
    cells = sorted(at for at in written.keys() & figures if at in board)
    ends = _arc_ends(board, style, jumps if cells else ())
    strokes = list(_strokes(board, style, marked, crossed)) if cells else []
    shapes: list[Shape] = []
    for at in cells:
        centre, corners = board.centre(at), board.polygon(at)
        far = max(math.dist(centre, corner) for corner in corners)
        near = [stroke for stroke in strokes if distance(centre, *stroke) < far]
        notched = len(corners) > MOST_CONVEX
        shapes += _order(board, style, at, written[at], ends[at], near if near or notched else None)
    return tuple(shapes)


def _strokes(
    board: Board, style: Style, marked: frozenset[Spot], crossed: frozenset[Spot]
) -> Iterator[Segment]:
    """What is drawn of marked edges and cells, and the crosses."""
    for spot in marked:
        if isinstance(spot, Edge):
            yield (style.node_point(board, spot.a), style.node_point(board, spot.b))
        elif isinstance(spot, Cell) and board.has_faces and spot.at in board:
            corners = board.polygon(spot.at)
            yield from pairwise((*corners, corners[0]))
    for spot in crossed:
        if isinstance(spot, Edge):
            ends = style.node_point(board, spot.a), style.node_point(board, spot.b)
            yield from cross(middle(*ends), CROSS)


def _arc_ends(board: Board, style: Style, jumps: Sequence[Jump]) -> defaultdict[At, list[Segment]]:
    """The arrow heads of arcs from tip to neck, and as much of their beginnings, by their cells."""
    lengths, unit = measures("jump"), style.side
    gap, width = lengths["arc_gap"] * unit, lengths["arc"] * unit
    found: defaultdict[At, list[Segment]] = defaultdict(list)
    for jump in jumps:
        for at, bend in zip(jump, _bends(board, *jump, unit), strict=True):
            found[at].append(_arrow(board.centre(at), bend, gap, width))
    return found


def _order(
    board: Board,
    style: Style,
    at: At,
    step: int,
    ends: Sequence[Segment],
    strokes: Sequence[Segment] | None = None,
) -> tuple[Shape, Shape]:
    """A small number in a corner of a cell, over the arcs that lead through there, but not over the
    ``ends`` of those that lead to it and from it: at the upper left, or where there is room. With
    other ``strokes`` to keep off it keeps off the border of the cell, too."""
    centre, corners = board.centre(at), board.polygon(at)
    place, room = _corner(board, at, -1), ORDER_ROOM * style.side
    if ends or strokes is not None:
        clear = room + HEAD_HALF * measures("jump")["arc"] * style.side if ends else room
        ordered = sorted(corners, key=lambda point: (round(point[1], 6), point[0]))
        places = [place, *(_in_corner(centre, corner) for corner in ordered)]
        ways, sides = list(ends), list[Segment]()
        if strokes is not None:
            ways += strokes
            sides += pairwise((*corners, corners[0]))
            # Nearer to the middle, but clear of its figure.
            reach = [(each, NEARER * math.dist(centre, each)) for each in places]
            places += [towards(centre, *way) for way in reach if way[1] > CLEAR * style.side]

        def room_at(point: Point) -> float:
            away = [distance(point, *way) for way in ways]
            # A border may come nearer: it is thin and pale.
            away += [2 * distance(point, *side) for side in sides]
            return min(clear, *away)

        # The first one that is clear of them; else that with most room.
        place = max(places, key=room_at)
    x, y = place
    size = ORDER_SIZE * style.side
    under = Circle(x, y, room, style.role("cell"))
    return (under, Text(x, y, str(step), size, style.role("accent"), 600))


@remembered()
def unused(
    board: Board, style: Style, unreached: frozenset[At], dead: frozenset[At]
) -> tuple[Shape, ...]:
    """Cells that no line can use, in the colour of the desk."""
    there = [at for at in board.cells if at in unreached or at in dead]
    tint = tuple(command for at in there for command in polygon(board.polygon(at)))
    return (Path(tint, fill=style.role("canvas")),) if there else ()


@remembered()
def unused_signs(
    board: Board, style: Style, unreached: frozenset[At], dead: frozenset[At]
) -> tuple[Shape, ...]:
    """What is wrong with such cells, over the arcs that lead through there: a struck-out ring where
    nothing leads to them, a bar where they lead nowhere."""
    cells = [at for at in board.cells if at in unreached or at in dead]
    if not cells:
        return ()
    half, room = SIGN_HALF * style.side, ORDER_ROOM * style.side
    under: list[Circle] = []
    rings: list[Command] = []
    strokes = []
    for at in cells:
        x, y = _corner(board, at, 1)
        under.append(Circle(x, y, room, style.role("canvas")))
        if at in unreached:
            rings += _ring(x, y, half)
            strokes.append(((x - half, y + half), (x + half, y - half)))
        else:
            strokes.append(((x + half, y - half), (x + half, y + half)))
            strokes.append(((x - half, y), (x + half, y)))
    ink = style.role("text2")
    width = SIGN_WIDTH * style.side
    return (*under, Path((*segments(strokes), *rings), stroke=ink, width=width, floor=1.2))


def _ring(x: float, y: float, radius: float) -> tuple[Command, ...]:
    """A circle of four curves."""
    k = 0.5523 * radius
    r = radius
    return (
        ("M", (x + r, y)),
        ("C", (x + r, y + k, x + k, y + r, x, y + r)),
        ("C", (x - k, y + r, x - r, y + k, x - r, y)),
        ("C", (x - r, y - k, x - k, y - r, x, y - r)),
        ("C", (x + k, y - r, x + r, y - k, x + r, y)),
        ("Z", ()),
    )


def _corner(board: Board, at: At, side: int) -> Point:
    """Near the upper left (-1) or upper right (1) corner of a cell."""
    centre = board.centre(at)
    corner = max(board.polygon(at), key=lambda point: round(side * point[0] - point[1], 6))
    return _in_corner(centre, corner)


def _in_corner(centre: Point, corner: Point) -> Point:
    return towards(centre, corner, CORNER_SHARE * math.dist(centre, corner))
