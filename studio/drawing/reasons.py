"""A step of an explanation on the board: what it rests on, dashed, and what it concludes, solid."""

from __future__ import annotations

import math

from studio.board import At, Board, Cell, Corner, Edge, Point, Spot
from studio.drawing.geometry import cross, middle, polygon, segments, towards
from studio.drawing.marks import spot_point
from studio.drawing.memory import remembered
from studio.drawing.shapes import Circle, Path, Shape, Text
from studio.drawing.style import Style

BECAUSE_RIM, THEN_RIM = 0.9, 0.92

CLEAR = 0.6
"""So far from the middle of a cell with a figure its edges begin, in radii."""


@remembered()
def reason_ground(board: Board, style: Style, because: frozenset[Spot]) -> tuple[Shape, ...]:
    """A tint under the cells that a reason names."""
    commands = tuple(
        command
        for spot in sorted(spot for spot in because if isinstance(spot, Cell))
        if spot.at in board
        for command in polygon(board.polygon(spot.at))
    )
    return (Path(commands, fill=style.role("several_tint")),) if commands else ()


@remembered()
def reason_edges(
    board: Board,
    style: Style,
    because: frozenset[Spot],
    then: frozenset[Spot],
    crossed: frozenset[Spot],
    figures: frozenset[At],
) -> tuple[Shape, ...]:
    """The edges of a reason that are no crosses: the strokes that signs on borders lie on.

    They keep clear of the cells of ``figures``.
    """
    reasons = (spot for spot in sorted(because - then, key=repr) if isinstance(spot, Edge))
    follow = (spot for spot in sorted(then - crossed, key=repr) if isinstance(spot, Edge))
    return (
        *(_reason(board, style, spot, figures) for spot in reasons),
        *(_follows(board, style, spot, figures) for spot in follow),
    )


@remembered()
def reason_marks(
    board: Board,
    style: Style,
    because: frozenset[Spot],
    then: frozenset[Spot],
    crossed: frozenset[Spot],
) -> tuple[Shape, ...]:
    """Rings and crosses over everything; ``crossed`` are edges that are known unused."""
    shapes: list[Shape] = []
    for spot in sorted(because - then, key=repr):
        if isinstance(spot, Corner):
            x, y = spot_point(board, spot)
            ring = style.role("several")
            shapes.append(Circle(x, y, 0.16, None, ring, 0.05, (0.1, 0.08), floor=1.6))
    for spot in sorted(then, key=repr):
        if isinstance(spot, Corner):
            x, y = spot_point(board, spot)
            shapes.append(Circle(x, y, 0.16, None, style.role("accent"), 0.06, floor=2.4))
    for spot in sorted(then & crossed, key=repr):
        if isinstance(spot, Edge):
            shapes += _cross(board, style, spot)
    return tuple(shapes)


@remembered()
def reason_rims(
    board: Board, style: Style, because: frozenset[Spot], then: frozenset[Spot]
) -> tuple[Shape, ...]:
    """The borders of the cells of a reason."""
    radius = style.radius
    several, accent = style.role("several"), style.role("accent")
    shapes: list[Shape] = []
    for spot in sorted(because - then, key=repr):
        if isinstance(spot, Cell) and spot.at in board:
            rim, dash = style.rim(board, spot.at, BECAUSE_RIM), _dash(style)
            shapes.append(Path(rim, None, several, 0.06 * radius, "flat", dash, floor=1.8))
    for spot in sorted(then, key=repr):
        if isinstance(spot, Cell) and spot.at in board:
            rim = style.rim(board, spot.at, THEN_RIM)
            shapes.append(Path(rim, stroke=accent, width=0.1 * radius, floor=3.0))
    return tuple(shapes)


@remembered()
def pair_marks(
    board: Board, style: Style, pairs: tuple[tuple[Edge, Edge, str], ...]
) -> tuple[Shape, ...]:
    """A bar across the corner of two edges, with the sign of what is known of them."""
    shapes: list[Shape] = []
    accent, cell = style.role("accent"), style.role("cell")
    for first, second, sign in pairs:
        shared = {first.a, first.b} & {second.a, second.b}
        if len(shared) != 1:
            continue
        (at,) = shared
        corner = style.node_point(board, at)
        ends = [
            style.node_point(board, edge.b if edge.a == at else edge.a) for edge in (first, second)
        ]
        a, b = (towards(corner, end, 0.42 * math.dist(corner, end)) for end in ends)
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        shapes.append(Path(segments([(a, b)]), stroke=accent, width=0.05, floor=2.0))
        shapes.append(Circle(x, y, 0.19, cell, accent, 0.03, floor=1.4))
        shapes.append(Text(x, y, sign, 0.22, accent, 700))
    return tuple(shapes)


def _dash(style: Style) -> tuple[float, float]:
    return (0.14 * style.radius, 0.11 * style.radius)


def _reason(board: Board, style: Style, spot: Edge, figures: frozenset[At]) -> Shape:
    wide = style.length("line_player") * (0.5 if style.over_cells else 1.0)
    stroke, ends = style.role("several"), segments([_ends(board, style, spot, figures)])
    return Path(ends, None, stroke, 0.6 * wide, "flat", _dash(style), 1.8)


def _follows(board: Board, style: Style, spot: Edge, figures: frozenset[At]) -> Shape:
    wide = style.length("line_player" if style.over_cells else "line")
    ends = segments([_ends(board, style, spot, figures)])
    return Path(ends, stroke=style.role("accent"), width=1.25 * wide, floor=3.0)


def _cross(board: Board, style: Style, spot: Edge) -> tuple[Shape, ...]:
    strokes = cross(middle(*_ends(board, style, spot, frozenset())), 0.12)
    halo = Path(segments(strokes), stroke=style.role("cell"), width=0.13, floor=4.0)
    return (halo, Path(segments(strokes), stroke=style.role("accent"), width=0.065, floor=2.4))


def _ends(board: Board, style: Style, spot: Edge, figures: frozenset[At]) -> tuple[Point, Point]:
    a, b = style.node_point(board, spot.a), style.node_point(board, spot.b)
    if not style.over_cells:
        return a, b
    gaps = [CLEAR * style.radius * (at in figures) for at in (spot.a, spot.b)]
    return towards(a, b, gaps[0]), towards(b, a, gaps[1])
