"""Which spot of a board lies under a point: pure geometry, in board units."""

from __future__ import annotations

import math
from itertools import pairwise

from studio.board import At, Board, Cell, Corner, Edge, Point, Spot, SpotKind
from studio.board.free import lines_of
from studio.drawing.free import Strand, strands
from studio.drawing.geometry import distance

BAND = 0.26
"""A border is hit from this far on either side."""

CORNER_BAND = 0.15
"""Diagonal neighbours touch in a point: their edge is hit within this circle around it."""

LINE_BAND = 0.2
"""A line of a drawing is hit from this far."""

ON_LINE = 0.1
"""A corner that is nearer to a line of a drawing lies on it."""

BENDS = 8
"""Straight pieces that stand for a bent line."""

STICKY = 1.35
"""The spot that was hit last keeps a band so many times wider, so that a hand may tremble."""


def spot_at(board: Board, point: Point, on: SpotKind, keep: Spot | None = None) -> Spot | None:
    """The spot of a kind under a point; ``keep`` is the one that was under it a moment ago."""
    if on is SpotKind.CELL:
        at = cell_at(board, point)
        return None if at is None else Cell(at)
    if on is SpotKind.CORNER:
        corner = corner_at(board, point)
        return None if corner is None else Corner(corner)
    if on is SpotKind.EDGE:
        return edge_at(board, point, keep)
    return side_at(board, point, keep)


def cell_at(board: Board, point: Point) -> At | None:
    """The cell under a point, None where the board has none."""
    at = board.lattice.nearest(point)
    return at if at in board else None


def edge_at(board: Board, point: Point, keep: Spot | None = None) -> Edge | None:
    """The border of two cells that a point is near; on a drawing the line."""
    if not board.has_faces:
        return _line_at(board, point)
    here = board.lattice.nearest(point)
    best: Edge | None = None
    least = 1.0
    near = [Edge.of(here, there) for there in board.neighbours(here)] if here in board else []
    if isinstance(keep, Edge) and keep not in near and board.has(keep):
        a, b = board.border(keep.a, keep.b)
        if a != b:
            # The pointer may have slipped into a cell that the border does not touch. Diagonals
            # are told apart by the cell alone.
            near.append(keep)
    for edge in near:
        share = _nearness(board, edge, point, STICKY if edge == keep else 1.0)
        if share < least:
            best, least = edge, share
    return best


def _line_at(board: Board, point: Point) -> Edge | None:
    """The line of a drawing that a point is near, away from the corners."""
    if cell_at(board, point) is not None:
        return None
    best: Edge | None = None
    least = LINE_BAND
    for (u, v), strand in zip(lines_of(board).lines, strands(board), strict=True):
        if (away := _away(point, strand)) < least:
            best, least = Edge.of((u,), (v,)), away
    return best


def lines_through(board: Board, point: Point) -> list[tuple[int, int]]:
    """The lines of a drawing that a corner at a point would lie on, as pairs of corners; of one
    that leads both ways both directions."""
    known, found = set(lines_of(board).edges), []
    for (u, v), strand in zip(lines_of(board).lines, strands(board), strict=True):
        if _away(point, strand) < ON_LINE:
            found.append((u, v))
            if lines_of(board).directed and (v, u) in known:
                found.append((v, u))
    return found


def _away(point: Point, strand: Strand) -> float:
    """How far a point is from a line of a drawing."""
    bends = [0.0, 1.0] if strand.bend is None else [i / BENDS for i in range(BENDS + 1)]
    # Corners may lie in one place, in files.
    pieces = ((start, end) for start, end in pairwise(map(strand.at, bends)) if start != end)
    return min((distance(point, start, end) for start, end in pieces), default=math.inf)


def _nearness(board: Board, edge: Edge, point: Point, wide: float) -> float:
    """Distance from a border as a share of its band, which is made ``wide``: below 1 is a hit."""
    a, b = board.border(edge.a, edge.b)
    if a == b:
        # Beside the common corner two sides are always nearer: the corner wins within its circle.
        share = math.dist(a, point) / (CORNER_BAND * wide)
        return share - 1.0 if share < 1.0 else math.inf
    return distance(point, a, b) / (BAND * wide)


def side_at(board: Board, point: Point, keep: Spot | None = None) -> Edge | None:
    """The side of a cell (an edge of two corners) that a point is near, the rim from outside
    too."""
    corners = board.lattice.corners(board.lattice.nearest(point))
    best: Edge | None = None
    least = 1.0
    for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
        edge = Edge.of(a, b, SpotKind.SIDE)
        ends = board.lattice.corner_point(a), board.lattice.corner_point(b)
        share = distance(point, *ends) / BAND
        if edge == keep:
            share /= STICKY
        if share < least and board.has(edge):
            best, least = edge, share
    return best


def corner_at(board: Board, point: Point, band: float = 0.4) -> At | None:
    """The corner of a cell that a point is near."""
    corners = board.lattice.corners(board.lattice.nearest(point))
    place = board.lattice.corner_point
    corner = min(corners, key=lambda c: math.dist(place(c), point))
    near = math.dist(place(corner), point) < band and corner in board.corner_index
    return corner if near else None
