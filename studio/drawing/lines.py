"""Answers: the ribbon or loop, another one beside it, the edges of all answers and of some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice, pairwise

from studio.board import At, Board, Edge, Point, Spot
from studio.drawing.geometry import cross, middle, polygon, rounded, segments, towards
from studio.drawing.jumps import CROSS, arcs, jumps_of
from studio.drawing.memory import remembered
from studio.drawing.shapes import Command, Path, Role, Shape
from studio.drawing.style import Style

LOOP_CORNER = 0.16
"""Where the corners of a line along sides begin to bend, in sides."""
BESIDE_FIGURE = 0.60
"""How far from the centre of a cell with a figure a bar begins, in radii."""
MOST_ARCS = 150
"""Longer lines of jumps are drawn without arcs, which would fill the board."""
LEAP_WIDTH = 0.3
"""Of a line of jumps, in widths of a ribbon."""
LEAP_DOT = 2.6
"""Of the dots on it, in its widths."""
LEAPS_WITHIN = 200
"""Steps of a line that are looked at for a jump."""
SIDE_INSET = 0.2
"""How far from its two points a bar along a side keeps, in sides."""
HEAT: tuple[tuple[Role, float], ...] = (
    ("several", 0.35),
    ("several", 0.65),
    ("doubt_dot", 0.90),
    ("doubt_dot", 1.25),
)
"""Colour and width, in widths of a bar, of edges that up to a quarter, half, three quarters and
more of all answers use."""


PALE_WIDER = 1.25
"""How much wider the player's line is where it is pale."""


@remembered()
def line(
    board: Board,
    style: Style,
    nodes: tuple[At, ...] | None,
    closed: bool,
    other: tuple[At, ...] | None,
    drawn: frozenset[Spot],
    fresh: int | None = None,
    leaping: bool = False,
    pale: bool = False,
    rough: bool = False,
) -> tuple[Shape, ...]:
    """An answer as a ribbon, where another answer differs (dashed), and the player's own line.

    Of a line of jumps the last ``fresh`` are strong; None: all of them. One that is ``leaping``
    jumps also where it has only come to cells side by side so far, one that is ``pale`` has jumps
    as wide as strong ones. A ``rough`` one has sharp corners, which take a third of the time.
    """
    shapes: list[Shape] = []
    width = style.length("line")
    if nodes and len(nodes) > 1:
        points = [style.node_point(board, at) for at in nodes]
        if style.over_cells and (leaping or leaps(board, nodes)):
            jumps = jumps_of(nodes, closed)
            older = 0 if fresh is None else max(0, len(jumps) - fresh)
            shapes += (
                (
                    *arcs(board, style, jumps[:older], False),
                    *arcs(board, style, jumps[older:], True, pale),
                )
                if len(nodes) <= MOST_ARCS
                else _thread(points, closed, style)
            )
        else:
            bend = style.length("line_corner") if style.over_cells else LOOP_CORNER
            path = (
                _straight(points, closed)
                if rough
                else rounded(points, bend, closed=closed, near=style.over_cells)
            )
            shapes.append(Path(path, stroke=style.line_role, width=width, floor=1.4))
    pairs = sorted(_pairs(other, closed) - _pairs(nodes or (), closed)) if other else []
    if pairs:
        strokes = [_ends(board, style, Edge.of(a, b)) for a, b in pairs]
        dash = (1.2 * width, 0.9 * width) if style.over_cells else (2 * width, 1.2 * width)
        shapes.append(
            Path(
                segments(strokes),
                stroke=style.role("several"),
                width=0.6 * width,
                dash=dash,
                cap="flat",
                floor=1.4,
            )
        )
    if drawn:
        strokes = [_ends(board, style, spot) for spot in sorted(_edges(drawn))]
        wide = style.length("line_player") if style.over_cells else width
        role = style.role("player")
        if style.over_cells and style.paper:
            # In black it would look like the borders of regions.
            wide, role = PALE_WIDER * wide, style.line_role
        shapes.append(Path(segments(strokes), stroke=role, width=wide, floor=1.4))
    return tuple(shapes)


def leaps(board: Board, nodes: Sequence[At]) -> bool:
    """Does a line pass over cells? (Its beginning tells: lines of steps are long.)"""
    return any(not board.touching(a, b) for a, b in islice(pairwise(nodes), LEAPS_WITHIN))


def _thread(points: Sequence[Point], closed: bool, style: Style) -> tuple[Shape, ...]:
    """A long line of jumps: thin and straight since it crosses itself, a dot where it lands."""
    width = LEAP_WIDTH * style.length("line")
    dots: list[Command] = []
    for x, y in points:
        # A length of nothing with round ends is a disc.
        dots += (("M", (x, y)), ("L", (x + 1e-4, y)))
    return (
        Path(_straight(points, closed), stroke=style.line_role, width=width, floor=1.2),
        Path(tuple(dots), stroke=style.line_role, width=LEAP_DOT * width, floor=3.0),
    )


def _straight(points: Sequence[Point], closed: bool) -> tuple[Command, ...]:
    """A line from point to point, as it is."""
    outline = polygon(points)
    return outline if closed else outline[:-1]


@remembered()
def edges(
    board: Board,
    style: Style,
    common: frozenset[Spot],
    said: frozenset[Spot],
    figures: frozenset[At],
) -> tuple[Shape, ...]:
    """A bar across each edge that all answers use, but for those that a mark already says.

    ``figures`` are the cells whose figure the bars keep away from.
    """
    shapes: list[Shape] = []
    bars = [_bar(board, style, spot, figures) for spot in sorted(_edges(common - said))]
    if bars:
        width = style.length("link")
        shapes.append(Path(segments(bars), stroke=style.role("link"), width=width, floor=1.4))
    return tuple(shapes)


@remembered()
def crosses(board: Board, style: Style, crossed: frozenset[Spot]) -> tuple[Shape, ...]:
    """A small x on each edge that the player ruled out, with a halo: walls and blocked cells that
    it lies on are light on a dark board."""
    if not crossed:
        return ()
    middles = (middle(*_ends(board, style, spot)) for spot in sorted(_edges(crossed)))
    path = segments(stroke for at in middles for stroke in cross(at, CROSS))
    halo = Path(path, stroke=style.role("cell"), width=0.08, floor=2.8)
    return (halo, Path(path, stroke=style.role("player"), width=0.035, floor=1.2))


@remembered()
def edge_heat(
    board: Board, style: Style, shares: Mapping[Spot, float], figures: frozenset[At]
) -> tuple[Shape, ...]:
    """A bar along each edge that some answers use: the more, the stronger and the wider.

    ``shares`` are parts of all answers; ``figures`` as in :func:`edges`.
    """
    steps: list[list[tuple[Point, Point]]] = [[] for _ in HEAT]
    for spot in sorted(_edges(frozenset(shares))):
        step = min(int(shares[spot] * len(HEAT)), len(HEAT) - 1)
        steps[step].append(_bar(board, style, spot, figures))
    return tuple(
        Path(segments(bars), stroke=style.role(role), width=wide * style.length("link"), floor=1.0)
        for bars, (role, wide) in zip(steps, HEAT, strict=True)
        if bars
    )


def _bar(board: Board, style: Style, edge: Edge, figures: frozenset[At]) -> tuple[Point, Point]:
    """Where a bar along an edge begins and ends."""
    a, b = _ends(board, style, edge)
    first = last = SIDE_INSET
    if style.over_cells:
        first, last = _clearance(style, edge.a in figures), _clearance(style, edge.b in figures)
    return towards(a, b, first), towards(b, a, last)


def _clearance(style: Style, figure: bool) -> float:
    return BESIDE_FIGURE * style.radius if figure else style.length("link_inset")


def _edges(spots: frozenset[Spot]) -> list[Edge]:
    return [spot for spot in spots if isinstance(spot, Edge)]


def _ends(board: Board, style: Style, edge: Edge) -> tuple[Point, Point]:
    return (style.node_point(board, edge.a), style.node_point(board, edge.b))


def _pairs(nodes: Sequence[At], closed: bool) -> set[tuple[At, At]]:
    steps = list(pairwise(nodes))
    if closed and len(nodes) > 2:
        steps.append((nodes[-1], nodes[0]))
    return {(a, b) if a <= b else (b, a) for a, b in steps}
