"""What a solver has in hand: heads and dead ends of a search, candidates in pieces, a frontier.

Every mark has a second cue beside its colour: rings are dashed, failures carry an x, a circle that
fails is dashed and hatched where cells can be.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from studio.board import At, Board, Cell, Corner, Edge, Point, Spot
from studio.drawing.free import thread
from studio.drawing.geometry import Segment, cross, middle, polygon, rounded, segments, towards
from studio.drawing.jumps import arcs, jumps_of
from studio.drawing.lines import LOOP_CORNER, leaps
from studio.drawing.memory import remembered
from studio.drawing.shapes import Circle, Command, Path, Shape, Text
from studio.drawing.style import Style
from studio.puzzle.trial import Option, Piece, Trial

HEAD = 0.27
"""Radius of the disc at the head of a line, in radii of a cell."""
HEAD_RING = 0.62
"""Of the ring at a head whose cell holds a figure."""
OPTION_RING = 0.5
ON_CORNER = 0.5
"""On boards whose line runs along sides, and on drawings, discs and rings are smaller by this."""
FIGURE = 0.30
"""Font size of the number at an option, in radii."""
FAILED_AT = 0.62
"""How far from the middle of a cell the x of a failure stands, towards its upper right."""
FAILED_HALF = 0.10


@remembered()
def trial_ground(board: Board, style: Style, trial: Trial) -> tuple[Shape, ...]:
    """Tints of cells, under everything."""
    shapes: list[Shape] = []
    proving = frozenset(spot.at for spot in trial.because if isinstance(spot, Cell))
    for spots, role in (
        ({Cell(at) for at in trial.tinted}, "selected"),
        (trial.between | {Cell(at) for at in proving}, "several_tint"),
        (trial.apart, "none_tint"),
    ):
        surface = tuple(
            command
            for spot in sorted(spots, key=_in_order)
            for points in [_around(board, spot)]
            for command in (polygon(points) if points else ())
        )
        if surface:
            shapes.append(Path(surface, fill=style.role(role)))
    return tuple(shapes)


def _in_order(spot: Spot) -> tuple[bool, At]:
    assert isinstance(spot, Cell | Corner)
    return isinstance(spot, Corner), spot.at


def _around(board: Board, spot: Spot) -> Sequence[Point]:
    """What a tint of a cell or a corner covers: the cell, or the middles of the cells around."""
    match spot:
        case Cell(at):
            return board.polygon(at) if at in board else ()
        case Corner(at):
            x, y = board.lattice.corner_point(at)
            near = [board.centre(cell) for cell in board.cells if at in board.lattice.corners(cell)]
            return sorted(near, key=lambda p: math.atan2(p[1] - y, p[0] - x))
    return ()


@remembered()
def trial_lines(board: Board, style: Style, trial: Trial, leaping: bool) -> tuple[Shape, ...]:
    """Pieces of a candidate, which is ``leaping`` also where it comes to cells side by side, and
    the part of a line that is settled; under the figures."""
    shapes: list[Shape] = []
    for piece in trial.pieces:
        shapes += _piece(board, style, piece, leaping)
    if len(trial.tail) > 1 and not board.has_faces:
        shapes += thread(board, style, trial.tail)
    if trial.because:
        edges = sorted(spot for spot in trial.because if isinstance(spot, Edge))
        sides = [
            (style.node_point(board, edge.a), style.node_point(board, edge.b)) for edge in edges
        ]
        if sides:
            width = (2.4 if style.over_cells else 1.6) * style.length("link")
            role = style.role("several")
            shapes.append(Path(segments(sides), stroke=role, width=width, floor=3.0))
    if trial.leaving:
        ends = [(style.node_point(board, a), style.node_point(board, b)) for a, b in trial.leaving]
        gap = 0.3 * style.radius if style.over_cells else 0.2
        bars = [(towards(a, b, gap), towards(b, a, gap)) for a, b in ends]
        width = 0.4 * style.length("link")
        role = style.role("unique")
        shapes.append(Path(segments(bars), stroke=role, width=width, cap="flat", floor=1.6))
    return tuple(shapes)


def _piece(board: Board, style: Style, piece: Piece, leaping: bool) -> tuple[Shape, ...]:
    if len(piece.nodes) < 2:
        return ()
    role = style.role("none") if piece.fails else style.line_role
    width = style.length("line") * (0.4 if piece.fails and style.over_cells else 1.0)
    dash = (1.6 * width, 1.0 * width) if piece.fails else ()
    leaping = style.over_cells and (leaping or leaps(board, piece.nodes))
    if not (board.has_faces and leaping):
        points = [style.node_point(board, at) for at in piece.nodes]
        closed = piece.closed and len(points) > 2
        bend = style.length("line_corner") if style.over_cells else LOOP_CORNER
        path = rounded(points, bend, closed=closed, near=style.over_cells)
        return (Path(path, None, role, width, "flat" if dash else "round", dash, 1.6),)
    if not piece.fails:
        return arcs(board, style, jumps_of(piece.nodes, piece.closed), True)
    ways = jumps_of(piece.nodes, piece.closed)
    strokes = segments([(board.centre(a), board.centre(b)) for a, b in ways])
    thin = 0.5 * width
    return (Path(strokes, None, role, thin, "flat", (2.4 * thin, 1.6 * thin), 1.6),)


@remembered()
def trial_marks(
    board: Board, style: Style, figures: frozenset[At], trial: Trial
) -> tuple[Shape, ...]:
    """Head, options, failures and frontier, over the figures; ``figures`` are cells with some."""
    shapes: list[Shape] = []
    unit = style.radius * (1.0 if _roomy(board, style) else ON_CORNER)
    shapes += _dots(board, style, trial.swept, "accent", 0.16 * unit)
    for at in sorted(trial.frontier):
        x, y = style.node_point(board, at)
        ring = Circle(x, y, 0.34 * unit, style.role("cell"), style.role("accent"), 0.1 * unit)
        if at in figures:
            ring = Circle(x, y, HEAD_RING * unit, None, style.role("accent"), 0.1 * unit)
        shapes.append(ring)
    for at in sorted(trial.culprits):
        x, y = style.node_point(board, at)
        dash = (0.2 * unit, 0.14 * unit)
        ink = style.role("none")
        shapes.append(Circle(x, y, HEAD_RING * unit, None, ink, 0.08 * unit, dash, floor=1.6))
    for option in trial.options:
        shapes += _option(board, style, unit, option)
    shapes += _concluded(board, style, unit, trial)
    strokes: list[Segment] = []
    for at in sorted(trial.failed):
        beside = at in figures or not _roomy(board, style)
        place = _upper_right(board, style, at, unit) if beside else board.centre(at)
        strokes += cross(place, FAILED_HALF * unit * (1.0 if at in figures else 1.8))
    if strokes:
        ink = style.role("none")
        shapes.append(Path(segments(strokes), stroke=ink, width=0.07 * unit, floor=1.8))
    if trial.head is not None:
        x, y = style.node_point(board, trial.head)
        accent = style.role("accent")
        if trial.head in figures:
            shapes.append(Circle(x, y, HEAD_RING * unit, None, accent, 0.13 * unit, floor=2.4))
        else:
            cell = style.role("cell")
            shapes.append(Circle(x, y, HEAD * unit, accent, cell, 0.05 * unit, floor=1.0))
    return tuple(shapes)


def _concluded(board: Board, style: Style, unit: float, trial: Trial) -> list[Shape]:
    """A ring round each cell and each edge of which something is proved."""
    shapes: list[Shape] = []
    ink = style.role("accent")
    for spot in sorted(trial.concluded, key=repr):
        if isinstance(spot, Edge):
            x, y = middle(style.node_point(board, spot.a), style.node_point(board, spot.b))
            radius = 0.3 * style.radius
        else:
            x, y = (
                board.centre(spot.at)
                if isinstance(spot, Cell)
                else style.node_point(board, spot.at)
            )
            radius = HEAD_RING * unit
        shapes.append(Circle(x, y, radius, None, ink, 0.07 * style.radius, floor=1.8))
    return shapes


def _roomy(board: Board, style: Style) -> bool:
    """Do nodes have a cell around them?"""
    return style.over_cells and board.has_faces


def _dots(
    board: Board, style: Style, places: frozenset[At], role: str, radius: float
) -> tuple[Shape, ...]:
    """Discs, as one stroke: a length of nothing with round ends is a disc."""
    dots: list[Command] = []
    for at in sorted(places):
        x, y = style.node_point(board, at)
        dots += (("M", (x, y)), ("L", (x + 1e-4, y)))
    return (Path(tuple(dots), stroke=style.role(role), width=2 * radius),) if dots else ()


def _option(board: Board, style: Style, unit: float, option: Option) -> Sequence[Shape]:
    x, y = style.node_point(board, option.at)
    ink = style.role("accent" if option.chosen else "text2")
    dash = () if option.chosen else (0.16 * unit, 0.12 * unit)
    ring = Circle(x, y, OPTION_RING * unit, None, ink, 0.06 * unit, dash, floor=1.2)
    if not option.figure:
        return (ring,)
    fx, fy = _upper_right(board, style, option.at, unit)
    disc = Circle(fx, fy, 0.6 * FIGURE * unit, style.role("cell"))
    weight = 700 if option.chosen else 500
    return (ring, disc, Text(fx, fy, option.figure, FIGURE * unit, ink, weight))


def _upper_right(board: Board, style: Style, at: At, unit: float) -> Point:
    x, y = style.node_point(board, at)
    reach = FAILED_AT * unit * (0.9 if board.has_rows and style.over_cells else 0.78)
    return (x + reach, y - reach)
