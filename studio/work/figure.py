"""Figures to draw in one stroke: outlines of simple shapes, laid over each other symmetrically.

Outlines are closed, so at every corner an even number of lines meet, and what two outlines share is
left out, which keeps it so. Taking one straight line away leaves two odd corners: the ends.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from studio.board import At, Board
from studio.board.free import graph_board, lines_of
from studio.board.symmetry import Motion
from studio.engines.engine import Token
from studio.engines.search.eulerian_trails import hierholzer
from studio.puzzle import Puzzle, Trace
from studio.puzzle.reason import Reason
from studio.puzzle.strokes import drawn_parts, odd_nodes
from studio.work.codes import Halted, Ungenerated
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Working, chosen
from studio.work.symmetry import symmetries

Stroke: TypeAlias = tuple[At, At]

TRIES = 400
"""Figures that are laid together; the one nearest to the wish is taken."""

SHAPES = (2, 3, 3, 4)
"""How many shapes are laid over each other, before their mirror images."""

USUAL = 14
"""Lines of a figure where nothing else is asked for."""

LEAST_LINES = 6
MEETING = 7
"""Lines for each corner at which more than two of them meet, at most."""

FILLED = 0.6
"""A figure reaches over so much of the points in both directions."""

SPACING = 2.0
"""How far apart points of a figure are, in board units."""

SQUARE_WAYS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""From the right clockwise, as (rows down, columns right)."""


def make_figure(
    blank: Puzzle, options: GenerateOptions, token: Token
) -> Iterator[Working | Generated | GenerationFailed]:
    """A figure on the points of a board; a drawing as board is replaced by one on fresh points."""
    rng = random.Random(options.seed)
    wanted = chosen(blank.rule, options, "length") or USUAL
    best: tuple[int, Board] | None = None
    for _ in range(TRIES):
        if token.stopped:
            break
        points = _points(blank.board, wanted, rng)
        maps = _maps(points, options.symmetry, rng)
        if isinstance(maps, Reason):
            yield GenerationFailed(maps)
            return
        figure = _figure(points, maps, rng)
        if figure is None:
            continue
        off = abs(len(lines_of(figure).edges) - wanted)
        if best is None or off < best[0]:
            best = (off, figure)
            yield Working(Puzzle(blank.rule, figure), unique=False)
        if off == 0:
            break
    if best is None:
        code = Halted.FIGURE if token.stopped else Ungenerated.NO_FIGURE
        yield GenerationFailed(Reason(code))
        return
    figure = best[1]
    yield Generated(Puzzle(blank.rule, figure), drawing(figure), minimal=False)


def drawing(figure: Board) -> tuple[At, ...]:
    """One way to draw a figure in one stroke, as corners."""
    graph = figure.cell_graph
    odd = odd_nodes(graph)
    start = odd[0] if odd else 0
    *_, trace = hierholzer(graph, start)
    assert isinstance(trace, Trace)
    return tuple((node,) for node in trace.nodes)


def _points(board: Board, wanted: int, rng: random.Random) -> Board:
    """The points that figures are laid on."""
    if board.has_faces:
        return board
    if rng.random() < 0.3:
        return Board.hexagon(2 if wanted < 2 * USUAL else 3)
    side = 4 if wanted <= USUAL else 5 if wanted < 2 * USUAL else 7
    return Board.square(side, side)


def _maps(points: Board, key: str, rng: random.Random) -> Sequence[Motion] | Reason:
    """The symmetries of the figure; where none is asked for mostly left and right all the same."""
    if key == "none" and rng.random() < 0.8:
        mirrored = symmetries(points, "left-right")
        if not isinstance(mirrored, Reason):
            return mirrored
    return symmetries(points, key)


def _figure(points: Board, maps: Sequence[Motion], rng: random.Random) -> Board | None:
    """Shapes laid over each other; None where they make no figure."""
    strokes: Counter[Stroke] = Counter()
    for _ in range(rng.choice(SHAPES)):
        shape = _shape(points, rng)
        images = {frozenset(_moved(stroke, each) for stroke in shape) for each in maps}
        for image in images:
            strokes.update(image)
    left = {stroke for stroke, times in strokes.items() if times % 2}
    if rng.random() < 0.5:
        left ^= _base(points, maps, left, rng)
    return _drawn(points, left)


def _shape(points: Board, rng: random.Random) -> list[Stroke]:
    """The outline of a simple shape somewhere on the points; empty where it does not fit."""
    square = points.has_rows
    ways = SQUARE_WAYS if square else points.lattice.straight
    at = rng.choice(points.cells)
    size, other = rng.choice((1, 1, 2, 2, 3, 4)), rng.choice((1, 1, 2, 2, 3, 4))
    # Pairs of a way, as a place in ``ways``, and how far.
    shapes = (
        [
            ((0, size), (2, other), (4, size), (6, other)),
            ((1, size), (3, size), (5, size), (7, size)),
            ((7, size), (1, size), (4, 2 * size)),
            ((1, size), (7, size), (4, 2 * size)),
            ((0, size), (2, size), (5, size)),
        ]
        if square
        else [
            ((0, size), (2, size), (4, size)),
            ((1, size), (3, size), (5, size)),
            ((0, size), (1, size), (2, size), (3, size), (4, size), (5, size)),
            ((0, size), (1, other), (3, size), (4, other)),
            ((0, size + other), (2, size), (3, other), (4, size)),
        ]
    )
    path = [at]
    for way, far in rng.choice(shapes):
        for _ in range(far):
            path.append((path[-1][0] + ways[way][0], path[-1][1] + ways[way][1]))
    if any(place not in points for place in path):
        return []
    return [_edge(a, b) for a, b in pairwise(path)]


def _edge(a: At, b: At) -> Stroke:
    return (a, b) if a < b else (b, a)


def _moved(stroke: Stroke, move: Motion) -> Stroke:
    return _edge(move.cell(stroke[0]), move.cell(stroke[1]))


def _base(
    points: Board, maps: Sequence[Motion], strokes: Collection[Stroke], rng: random.Random
) -> set[Stroke]:
    """A straight line between two corners that the symmetry swaps, to be drawn or left out."""
    corners = sorted({at for stroke in strokes for at in stroke})
    if not corners:
        return set()
    a = rng.choice(corners)
    images = {each.cell(a) for each in maps} - {a}
    if len(maps) == 1:
        images = {rng.choice(corners)} - {a}
    if len(images) != 1:
        return set()
    (b,) = images
    ways = SQUARE_WAYS if points.has_rows else points.lattice.straight
    for down, right in ways:
        path = [a]
        while path[-1] in points and path[-1] != b:
            path.append((path[-1][0] + down, path[-1][1] + right))
        if path[-1] == b:
            return {_edge(u, v) for u, v in pairwise(path)}
    return set()


def _drawn(points: Board, strokes: Collection[Stroke]) -> Board | None:
    """The figure of these edges, if it is one: joined, large enough, without loose ends.

    Edges that go straight on into each other, where nothing else meets, are one line.
    """
    near: dict[At, list[At]] = {}
    for a, b in strokes:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    if not near or min(map(len, near.values())) < 2:
        return None
    corners = sorted(at for at, others in near.items() if not _straight(at, others))
    if not corners or not _wide(points, corners):
        return None
    number = {at: i for i, at in enumerate(corners)}
    edges = []
    for at in corners:
        for other in near[at]:
            before, here = at, other
            while here not in number:
                onward = near[here][0] if near[here][0] != before else near[here][1]
                before, here = here, onward
            if at < here:
                edges.append((number[at], number[here]))
    places = (points.centre(at) for at in corners)
    left, top, _, _ = points.bounds
    wide = SPACING if points.has_rows else SPACING / 3**0.5
    figure = graph_board(
        ((round((x - left) * wide, 4), round((y - top) * wide, 4)) for x, y in places), edges
    )
    graph = figure.cell_graph
    fine = len(drawn_parts(graph)) == 1 and len(odd_nodes(graph)) in (0, 2)
    # Where no more than two lines meet there is nothing to find out.
    meeting = sum(len(lines) > 2 for lines in graph.incident)
    fine = fine and meeting > len(graph.edges) / MEETING
    distinct = len(set(graph.edges)) == len(graph.edges) >= LEAST_LINES
    return figure if fine and distinct else None


def _straight(at: At, others: Sequence[At]) -> bool:
    """Do just two edges meet here, one going straight on into the other?"""
    if len(others) != 2:
        return False
    (a, b), (c, d) = others
    return (a + c, b + d) == (2 * at[0], 2 * at[1])


def _wide(points: Board, corners: Sequence[At]) -> bool:
    """Does the figure reach over most of the points in both directions?"""
    left, top, right, bottom = points.bounds
    places = [points.centre(at) for at in corners]
    across = max(x for x, _ in places) - min(x for x, _ in places)
    down = max(y for _, y in places) - min(y for _, y in places)
    return across >= FILLED * (right - left - 1) and down >= FILLED * (bottom - top - 1)
