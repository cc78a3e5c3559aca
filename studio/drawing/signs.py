"""Signs that are no figures: on borders diamonds, walls and arrows, in cells those of choices.

Each tells itself from the others by its shape alone. A redundant one is hollow, with a dashed ring.
"""

from __future__ import annotations

import math

from studio.board import At, Board, Cell, Edge, Point
from studio.drawing.geometry import (
    border_loops,
    border_points,
    middle,
    polygon,
    segments,
    towards,
)
from studio.drawing.memory import remembered
from studio.drawing.shapes import Circle, Command, Path, Role, Shape, Text
from studio.drawing.style import Style
from studio.puzzle import ClueKind, Clues, Sign

WALL_HALF = 0.085
"""Half of a wall's thickness, in radii: plainly more than an outline."""
STRETCH_HALF = 0.11
"""Half of the thickness of a part of the line that is given, in radii."""
DIAGONAL_WALL = 0.36
"""Half the length of a wall between cells that touch only at a point, in radii."""
ARROW_LONG = 1.15
"""How far an arrow's tip reaches, in half diagonals of a diamond."""
FOOT_HALF = 0.115
"""Half the size of a small sign, in radii."""
MIDDLE_HALF = 0.53
"""Half the size of a sign in the middle of its cell, in radii."""
DOT_HALF = 0.24
"""Half the size of a circle on a border, in radii."""
BLOCK_RIM = 0.97
"""The size of a cell that is a wall, in cells."""
SPARE = 0.88
"""The size of a redundant one beside it."""
GROUND = ("border", "block")
"""Signs that are drawn with the cells: the line passes over them."""
BORDER_HALF = 0.06
"""Half the thickness of a border of regions, in radii."""
HEAD_OUT = 0.56
FOOT_OUT = 0.64
"""Where it lies between the middle of its cell and a corner."""
OPEN_RADIUS = 0.3
OPEN_FIGURE = 0.36
"""The disc of an open number and its figure, in radii."""
HOLLOW = 0.85
"""The size of a redundant diamond or arrow beside a needed one."""

Outline = tuple[Command, ...]


def _fleece() -> tuple[Point, ...]:
    """A ring of eight curls."""
    turns = (math.tau * i / 64 for i in range(64))
    bulge = 0.16
    return tuple(
        (
            (1 - bulge + bulge * abs(math.sin(4 * turn))) * math.cos(turn),
            (1 - bulge + bulge * abs(math.sin(4 * turn))) * math.sin(turn),
        )
        for turn in turns
    )


def _arc(centre: Point, radius: float, first: float, last: float, steps: int) -> list[Point]:
    """Points along a circle from an angle to another, in degrees."""
    turns = (math.radians(first + (last - first) * i / steps) for i in range(steps + 1))
    return [
        (centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns
    ]


def _rays() -> tuple[Point, ...]:
    """A disc with eight pointed rays."""
    rim, tip, half = 0.66, 1.02, 12.0
    points: list[Point] = []
    for ray in range(0, 360, 45):
        points += _arc((0.0, 0.0), tip, ray, ray, 1)[:1]
        points += _arc((0.0, 0.0), rim, ray + half, ray + 45 - half, 4)
    return tuple(points)


def _crescent() -> tuple[Point, ...]:
    """A disc of which another one, moved to the right, has taken its part."""
    # The two circles meet where x is 0.61, seen from the middle of the first one.
    aside, moved, inner = -0.2, 0.5, 0.8
    meet = (1 + moved**2 - inner**2) / (2 * moved)
    horn = math.degrees(math.acos(meet))
    bite = math.degrees(math.acos((meet - moved) / inner))
    outer = _arc((-aside, 0.0), 1.0, horn, 360 - horn, 40)
    return (*outer, *_arc((moved - aside, 0.0), inner, 360 - bite, bite, 28)[1:-1])


OUTLINES: dict[str, tuple[Point, ...]] = {
    "sun": _rays(),
    "moon": _crescent(),
    "sheep": _fleece(),
    "wolf": (
        (-1.0, -1.0), (-0.45, -0.5), (0.45, -0.5), (1.0, -1.0), (0.9, 0.1), (0.35, 0.95),
        (-0.35, 0.95), (-0.9, 0.1),
    ),
}  # fmt: skip
"""The outlines of signs with a shape of their own, from -1 to 1: rays, a crescent, curls, and two
pointed ears over a muzzle."""


def diamond_at(board: Board, edge: Edge) -> Point:
    """The middle of the border that a sign stands on."""
    return middle(*board.border(edge.a, edge.b))


def diamond_outline(point: Point, half: float) -> Outline:
    """A square on its corner."""
    x, y = point
    return polygon(((x, y - half), (x + half, y), (x, y + half), (x - half, y)))


def sign_outline(
    board: Board, style: Style, kind: ClueKind, edge: Edge, value: int | None, grown: float = 0.0
) -> Outline:
    """The outline of a sign on a border; ``grown`` by so much on every side."""
    point = diamond_at(board, edge)
    half = style.length("diamond_half")
    match kind.sign:
        case "wall":
            return _wall_outline(board, style, edge, grown)
        case "arrow":
            ends = (edge.a, edge.b) if value == 1 else (edge.b, edge.a)
            return _arrow_outline(board, ends, point, half, grown)
        case "stretch":
            return _stretch_outline(board, style, edge, grown)
        case _:
            return diamond_outline(point, half + grown * 1.414)


def _wall_outline(board: Board, style: Style, edge: Edge, grown: float) -> Outline:
    """A bar along the border; where the cells touch only at a point, a short one across the way."""
    a, b = board.border(edge.a, edge.b)
    if a == b:
        across = _across(board.centre(edge.a), board.centre(edge.b))
        reach = DIAGONAL_WALL * style.radius
        a = (a[0] - reach * across[0], a[1] - reach * across[1])
        b = (b[0] + reach * across[0], b[1] + reach * across[1])
    return _bar((a, b), WALL_HALF * style.radius + grown)


def _stretch_outline(board: Board, style: Style, edge: Edge, grown: float) -> Outline:
    """A bar from the middle of one cell to that of the other."""
    ends = board.centre(edge.a), board.centre(edge.b)
    return _bar(ends, STRETCH_HALF * style.radius + grown)


def _bar(ends: tuple[Point, Point], half: float) -> Outline:
    """A straight bar of half a thickness, as long as from end to end."""
    a, b = ends
    x, y = _across(a, b)
    return polygon(
        (
            (a[0] + half * x, a[1] + half * y),
            (b[0] + half * x, b[1] + half * y),
            (b[0] - half * x, b[1] - half * y),
            (a[0] - half * x, a[1] - half * y),
        )
    )


def _arrow_outline(
    board: Board, ends: tuple[At, At], point: Point, half: float, grown: float
) -> Outline:
    """A head with a notch, its tip towards the second cell."""
    start, goal = board.centre(ends[0]), board.centre(ends[1])
    x, y = _across(start, goal)
    # Turned a quarter, the way across is the way onward.
    onward = (y, -x)
    wide = half + 1.6 * grown
    tip, back, notch = ARROW_LONG * half + 2.0 * grown, -half - 1.2 * grown, -0.45 * half - grown

    def at(far: float, aside: float) -> Point:
        return (
            point[0] + far * onward[0] + aside * x,
            point[1] + far * onward[1] + aside * y,
        )

    return polygon((at(tip, 0.0), at(back, wide), at(notch, 0.0), at(back, -wide)))


def _across(a: Point, b: Point) -> Point:
    """The unit vector at right angles to the way from ``a`` to ``b``."""
    whole = math.dist(a, b)
    if not whole:
        # Corners of a drawing may lie in one place, in files.
        return (0.0, 1.0)
    return ((a[1] - b[1]) / whole, (b[0] - a[0]) / whole)


def border_sign(
    board: Board, style: Style, kind: ClueKind, edge: Edge, value: int | None, spare: bool
) -> tuple[Shape, ...]:
    """A solid sign with a halo; a redundant one is hollow, with a dashed ring.

    Where the two cells touch only at a point two edges cross, so a short bar shows which is meant.
    """
    point = diamond_at(board, edge)
    if kind.sign == "dot":
        return _dot(style, point, spare)
    if kind.sign == "figure":
        return _open_number(style, point, str(value), spare)
    half = style.length("diamond_half")
    ink, cell = style.role("outline"), style.role("cell")
    if kind.sign == "stretch" and not spare:
        # Stretches that meet are one line: no halo between them, and round where it turns.
        ends = board.centre(edge.a), board.centre(edge.b)
        width = 2 * STRETCH_HALF * style.radius
        return (Path(segments([ends]), stroke=ink, width=width, floor=1.4),)
    shapes: list[Shape] = []
    a, b = board.border(edge.a, edge.b)
    if a == b or kind.sign != "wall":
        # A wall on a border ends at others, which a halo would nick.
        halo = sign_outline(board, style, kind, edge, value, style.length("diamond_halo"))
        shapes.append(Path(halo, fill=cell))
    if a == b and kind.sign != "wall":
        reach = 1.9 * half
        bar = (
            towards(point, board.centre(edge.a), reach),
            towards(point, board.centre(edge.b), reach),
        )
        shapes.append(Path(segments([bar]), stroke=ink, width=0.05 * style.radius, floor=1.2))
    if not spare:
        return (*shapes, Path(sign_outline(board, style, kind, edge, value), fill=ink))
    thin = 0.045 * style.radius
    outline = (
        diamond_outline(point, half * HOLLOW)
        if kind.sign == "diamond"
        else sign_outline(board, style, kind, edge, value, -thin / 2)
    )
    shapes.append(Path(outline, cell, style.role("redundant_text"), thin, floor=1.2))
    return (*shapes, _spare_ring(style, point, half * 1.55))


def _dot(style: Style, point: Point, spare: bool) -> tuple[Shape, ...]:
    """A circle on a border that the line passes in the middle."""
    ink, paper = ("grey" if spare else "ink"), "paper"
    half = DOT_HALF * style.radius * (SPARE if spare else 1.0)
    halo = Circle(*point, 1.3 * half, paper)
    dot = Circle(*point, half, ink)
    return (halo, dot, _spare_ring(style, point, 1.5 * half)) if spare else (halo, dot)


def _open_number(style: Style, point: Point, text: str, spare: bool) -> tuple[Shape, ...]:
    """A small figure in a disc that lies on a border, half in either cell."""
    size = OPEN_FIGURE * style.radius * min(1.0, 2.3 / len(text))
    ink = style.role("redundant_text" if spare else "outline")
    disc = Circle(*point, OPEN_RADIUS * style.radius, style.role("cell"), ink, 0.035, floor=1.0)
    role = style.role("redundant_text" if spare else "number")
    figure = Text(*point, text, size, role, 400 if spare else 600)
    if not spare:
        return (disc, figure)
    return (disc, figure, _spare_ring(style, point, 1.3 * OPEN_RADIUS * style.radius))


def _spare_ring(style: Style, point: Point, radius: float) -> Shape:
    """The dashed ring of a redundant sign."""
    dash = tuple(0.6 * part for part in style.redundant_dash)
    thin = 0.045 * style.radius
    return Circle(*point, radius, None, style.role("redundant"), thin, dash, floor=1.2)


@remembered()
def divisions(
    board: Board, style: Style, kinds: tuple[ClueKind, ...], given: Clues
) -> tuple[Shape, ...]:
    """What lies under the line and all marks: cells that are filled, and the thick borders of
    regions."""
    shapes: list[Shape] = []
    ink = style.role("outline")
    for kind in kinds:
        for spot, value in given.of(kind.key).items() if kind.entry == "choice" else ():
            sign = kind.looks(value)
            if isinstance(spot, Cell) and sign.shape == "block":
                shapes.append(block(board, style, spot.at, sign))
        spots = given.of(kind.key) if kind.sign in GROUND else ()
        outlines = (board.polygon(spot.at) for spot in spots if isinstance(spot, Cell))
        filled = tuple(command for outline in outlines for command in polygon(outline))
        if filled:
            shapes.append(Path(filled, fill=ink))
        borders = segments(board.border(spot.a, spot.b) for spot in spots if isinstance(spot, Edge))
        if borders:
            # Beside a thinner frame their ends would stick out of it.
            frame = (border_points(board, loop) for loop in border_loops(board))
            commands = (*borders, *(command for loop in frame for command in polygon(loop)))
            width = 2 * BORDER_HALF * style.radius
            shapes.append(Path(commands, stroke=ink, width=width, floor=2.0))
    return tuple(shapes)


def head_point(board: Board, at: At) -> Point:
    """Where a figure stands that leaves the middle free: towards the top, on squares left."""
    centre = board.centre(at)
    corner = min(board.polygon(at), key=lambda p: (round(p[1], 6), p[0]))
    return towards(centre, corner, HEAD_OUT * math.dist(centre, corner))


def foot_point(board: Board, at: At) -> Point:
    """Where a small sign stands: towards the lowest corner, on squares the left one."""
    centre = board.centre(at)
    corner = max(board.polygon(at), key=lambda p: (round(p[1], 6), -p[0]))
    return towards(centre, corner, FOOT_OUT * math.dist(centre, corner))


def cell_sign(board: Board, style: Style, at: At, sign: Sign, spare: bool) -> tuple[Shape, ...]:
    """The sign of a choice in its cell; a redundant one has a dashed ring.

    Cells that are walls are drawn by ``divisions``: only that ring is left of them here.
    """
    if sign.place == "middle":
        return _middle_sign(board, style, at, sign, spare)
    point = foot_point(board, at)
    half = FOOT_HALF * style.radius
    stroke = style.role("redundant_text" if spare else "outline")
    fill = stroke if sign.solid else style.role("cell")
    shape = _plain(sign, point, half, fill, stroke, 0.05 * style.radius)
    return (shape, _spare_ring(style, point, 1.75 * half)) if spare else (shape,)


def _middle_sign(board: Board, style: Style, at: At, sign: Sign, spare: bool) -> tuple[Shape, ...]:
    """A large sign. Black and white are the same in every theme, for rules speak of them, and stay
    so where it is redundant: a grey one may mean something else."""
    point = board.centre(at)
    if sign.shape == "block":
        return (_spare_ring(style, point, 0.62 * style.radius),) if spare else ()
    half = MIDDLE_HALF * style.radius * (SPARE if spare else 1.0)
    solid = ("ink", "paper")
    hollow = ("pale" if sign.grey else "paper", "grey" if spare else "ink")
    fill, rim = solid if sign.solid else hollow
    shapes = [_plain(sign, point, half, fill, rim, 0.06 * style.radius)]
    if spare:
        shapes.append(_spare_ring(style, point, 1.3 * half))
    return tuple(shapes)


def block(board: Board, style: Style, at: At, sign: Sign) -> Shape:
    """A cell that is a wall: white, black or grey in every theme, so a black one has the outline of
    the board around it."""
    fill: Role = "ink" if sign.solid else "pale" if sign.grey else "paper"
    rim: Role = style.role("outline") if sign.solid else "ink"
    return Path(style.rim(board, at, BLOCK_RIM), fill, rim, 0.06 * style.radius, floor=1.2)


def _plain(sign: Sign, point: Point, half: float, fill: Role, stroke: Role, width: float) -> Shape:
    """A circle, or another shape as large to the eye."""
    if sign.shape == "circle":
        return Circle(*point, half, fill, stroke, width, floor=1.2)
    x, y = point
    if sign.shape in OUTLINES:
        outline = tuple((x + 1.1 * half * u, y + 1.1 * half * v) for u, v in OUTLINES[sign.shape])
        return Path(polygon(outline), fill, stroke, width, floor=1.2)
    side = 0.9 * half
    corners = ((x - side, y - side), (x + side, y - side), (x + side, y + side))
    return Path(polygon((*corners, (x - side, y + side))), fill, stroke, width, floor=1.2)
