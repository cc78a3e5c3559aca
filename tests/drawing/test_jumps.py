"""Jumps: arcs to the left of travel with arrow heads; long lines are a thread with dots."""

from __future__ import annotations

import math
import random
from itertools import pairwise, permutations

import pytest

from studio.board import Board, Cell, Edge, Spot, SquareLattice
from studio.board.free import graph_board
from studio.board.tilings import PATCHED
from studio.drawing import Overlay, draw
from studio.drawing.geometry import distance, middle
from studio.drawing.jumps import Jump, arcs, beside_figures, jumps_of, orders, unused, unused_signs
from studio.drawing.lines import MOST_ARCS, line
from studio.drawing.shapes import Circle, Path, Shape, Text
from studio.drawing.style import style_of
from studio.drawing.trial import trial_lines
from studio.families import JUMP_MAZE
from studio.formats import read_board
from studio.puzzle import Clues, Puzzle
from studio.puzzle.trial import Piece, Trial

STYLE = style_of("cells", SquareLattice(), False)
BOARD = Board.square(4, 4)


@pytest.mark.parametrize("closed", [False, True])
def test_a_line_of_jumps_is_made_of_arcs(closed: bool) -> None:
    nodes = ((0, 0), (3, 0), (1, 2))
    bows, *heads = line(BOARD, STYLE, nodes, closed, None, frozenset())
    assert isinstance(bows, Path)
    assert [name for name, _ in bows.commands] == ["M", "C"] * (2 + closed)
    assert len(heads) == 2 + closed
    (ribbon,) = line(BOARD, STYLE, ((0, 0), (0, 1), (1, 1)), False, None, frozenset())
    assert isinstance(ribbon, Path) and ribbon.width > bows.width
    # The first jump of a maze may come to a cell beside: what comes after it looks alike.
    once = line(BOARD, STYLE, ((0, 0), (0, 1)), False, None, frozenset(), None, True)
    assert len(once) == 2 and isinstance(once[0], Path) and once[0].width == bows.width


def test_a_maze_is_walked_in_jumps_from_the_first_one_on() -> None:
    puzzle = Puzzle(JUMP_MAZE, BOARD, Clues({"jumps": {Cell((0, 0)): 1}}))
    tried = Trial(pieces=(Piece(((0, 0), (0, 1)), closed=False),))
    jump = len(trial_lines(BOARD, STYLE, tried, True))
    assert jump == 2 > len(trial_lines(BOARD, STYLE, tried, False))
    for overlay in (Overlay(line=((0, 0), (0, 1))), Overlay(trial=tried)):
        layers = dict(draw(puzzle, overlay).layers)
        assert sum(len(shapes) == jump for shapes in layers.values())


def test_there_and_back_do_not_coincide() -> None:
    for there, way in (((0, 3), -1), ((0, 0), 1)):
        back = (0, 3 - there[1])
        bows, head = arcs(BOARD, STYLE, ((back, there),), True)
        assert isinstance(bows, Path) and isinstance(head, Path)
        _, bend_y, *_ = bows.commands[1][1]
        middle = BOARD.centre((0, 0))[1]
        assert (bend_y - middle) * way > 0
        tip = head.commands[0][1]
        assert abs(tip[0] - BOARD.centre(there)[0]) < 0.5


@pytest.mark.parametrize("far", range(2, 12))
@pytest.mark.parametrize("way", [(0, 1), (1, 0), (-1, 0), (0, -1), (1, 1), (-1, 1)])
def test_arcs_keep_clear_of_the_figures_that_they_lead_over(way: tuple[int, int], far: int) -> None:
    board, start = Board.square(23, 23, king=True), (11, 11)
    goal = (start[0] + far * way[0], start[1] + far * way[1])
    bows, _ = arcs(board, STYLE, ((start, goal),), True)
    assert isinstance(bows, Path)
    points = points_along(bows)
    for step in range(1, far):
        x, y = board.centre((start[0] + step * way[0], start[1] + step * way[1]))
        # What a figure of one digit with a minus sign fills, in sides of a cell.
        assert not [p for p in points if abs(p[0] - x) < 0.27 and abs(p[1] - y) < 0.19]


def test_places_of_any_board_are_joined_by_arcs() -> None:
    free = graph_board([(float(k), float(k % 3)) for k in range(9)], [(0, 1)])
    for board in (free, *(Board.patch(tiling, 3, 3) for tiling in PATCHED)):
        for goal in board.cells[1:]:
            bows, head = arcs(board, STYLE, ((board.cells[0], goal),), True)
            assert isinstance(bows, Path) and isinstance(head, Path)


def points_along(bows: Path) -> list[tuple[float, float]]:
    """Points along the only curve of a path."""
    (_, (ax, ay)), (_, (bx, by, cx, cy, dx, dy)) = bows.commands
    weights = [
        ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        for t in (k / 400 for k in range(401))
    ]
    return [
        (p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy)
        for p, q, r, s in weights
    ]


@pytest.mark.parametrize("closed", [False, True])
def test_long_lines_are_thin_with_dots(closed: bool) -> None:
    board = Board.square(2, MOST_ARCS + 1)
    nodes = tuple((k % 2, k) for k in range(MOST_ARCS + 1))
    longer = ((0, 0), (0, 2), *nodes[1:])
    thread, dots = line(board, STYLE, longer, closed, None, frozenset())
    assert isinstance(thread, Path) and isinstance(dots, Path)
    names = [name for name, _ in thread.commands]
    assert names == ["M", *["L"] * (len(longer) - 1), *(["Z"] if closed else [])]
    assert dots.width > thread.width


def test_another_answer_is_still_shown() -> None:
    nodes, other = ((0, 0), (3, 0), (3, 3)), ((0, 0), (0, 3), (3, 3))
    shapes = line(BOARD, STYLE, nodes, False, other, frozenset())
    assert sum(isinstance(shape, Path) and bool(shape.dash) for shape in shapes) == 1


def test_nothing_is_drawn_for_nothing() -> None:
    assert arcs(BOARD, STYLE, (), True) == ()
    assert unused(BOARD, STYLE, frozenset(), frozenset()) == ()
    assert unused_signs(BOARD, STYLE, frozenset(), frozenset()) == ()
    assert jumps_of((), True) == () and jumps_of(((0, 0),), True) == ()


def test_a_walk_is_numbered_where_no_clue_numbers_it() -> None:
    values = {Cell((0, 0)): 3, Cell((0, 3)): -3}
    maze = Puzzle(JUMP_MAZE, BOARD, Clues({"jumps": values}))
    walk = ((0, 0), (0, 3), (3, 3))
    before, after = (
        sum(isinstance(shape, Text) for _, layer in draw(maze, over).layers for shape in layer)
        for over in (Overlay(), Overlay(line=walk))
    )
    assert after == before + len(walk)
    texts = [shape.text for shape in orders(BOARD, STYLE, walk) if isinstance(shape, Text)]
    assert texts == ["1", "2", "3"]


def on_head(jumps: tuple[Jump, ...], board: Board, shapes: tuple[Shape, ...]) -> list[str]:
    """The small numbers whose discs lie on the arrow head of the jump that leads to their cell."""
    style = style_of("cells", board.lattice, False)
    heads = {}
    for jump in jumps:
        _, head = arcs(board, style, (jump,), True)
        assert isinstance(head, Path)
        heads[jump[1]] = [arguments for _, arguments in head.commands if arguments]
    discs = [shape for shape in shapes if isinstance(shape, Circle)]
    texts = [shape for shape in shapes if isinstance(shape, Text)]
    found = []
    for disc, text in zip(discs, texts, strict=True):
        at = min(board.cells, key=lambda at: math.dist(board.centre(at), (disc.x, disc.y)))
        corners = heads.get(at, [])
        middle = [sum(xy) / 3 for xy in zip(*corners, strict=True)]
        if any(math.dist(p, (disc.x, disc.y)) < disc.radius for p in (*corners, middle) if p):
            found.append(text.text)
    return found


@pytest.mark.parametrize("board", [Board.square(5, 5), Board.hexagon(3)], ids=["square", "hex"])
def test_numbers_of_landings_cover_no_arrow_head(board: Board) -> None:
    """The 2 lay on the head of a jump to the right, on hexagons."""
    style = style_of("cells", board.lattice, False)
    for start, goal in permutations(board.cells, 2):
        jumps = ((start, goal),)
        assert not on_head(jumps, board, orders(board, style, (start, goal), jumps))
    written = {at: step for step, at in enumerate(board.cells)}
    jumps = tuple(pairwise(board.cells))
    beside = beside_figures(board, style, written, frozenset(written), jumps)
    assert not on_head(jumps, board, beside)


@pytest.mark.parametrize("board", ["spectres:8x8", "hats:8x8", "square:6x6"])
def test_numbers_beside_figures_keep_off_lines_and_crosses(board: str) -> None:
    """They lay on both where cells are no convex ones, whose middles are near other cells."""
    there = read_board(board)
    style = style_of("cells", there.lattice, False)
    links = [Edge.of(a, b) for a in there.cells for b in there.neighbours(a) if a < b]
    random.Random(1).shuffle(links)
    third = len(links) // 3
    lines, crossed = frozenset(links[: third // 3]), frozenset(links[third:])
    written = {at: step for step, at in enumerate(there.cells, 1)}
    ways = [(there.centre(edge.a), there.centre(edge.b)) for edge in lines]
    crosses = [middle(there.centre(edge.a), there.centre(edge.b)) for edge in crossed]

    def covering(marked: frozenset[Spot], off: frozenset[Spot]) -> int:
        shapes = beside_figures(there, style, written, frozenset(written), (), marked, off)
        discs = [shape for shape in shapes if isinstance(shape, Circle)]
        return sum(
            any(distance((disc.x, disc.y), a, b) < disc.radius for a, b in ways)
            or any(math.dist((disc.x, disc.y), cross) < disc.radius for cross in crosses)
            for disc in discs
        )

    before, now = covering(frozenset(), frozenset()), covering(lines, crossed)
    assert now <= len(written) // 20 and (now < before or not before)


@pytest.mark.parametrize("lattice", ["square", "hex"])
def test_cells_out_of_reach_and_dead_ends_have_signs_of_their_own(lattice: str) -> None:
    board = BOARD if lattice == "square" else Board.hexagon(1)
    style = style_of("cells", board.lattice, False)
    at = frozenset(board.cells[:1])
    (tint,) = unused(board, style, at, frozenset())
    under, ring = unused_signs(board, style, at, frozenset())
    _, bar = unused_signs(board, style, frozenset(), at)
    assert isinstance(tint, Path) and isinstance(ring, Path) and isinstance(bar, Path)
    assert tint.fill == "canvas" and ring.commands != bar.commands
    assert unused(board, style, at, at) == (tint,)
    assert isinstance(under, Circle) and under.fill == "canvas"


def test_signs_of_cells_of_no_use_lie_over_the_line() -> None:
    """What an arrow left of a bar looked like the minus sign of a jump."""
    maze = Puzzle(JUMP_MAZE, BOARD, Clues({"jumps": {Cell((0, 0)): 3}}))
    dead = frozenset({(0, 1)})
    (sign,) = unused_signs(BOARD, STYLE, frozenset(), dead)[1:]
    bows, *_ = arcs(BOARD, STYLE, (((0, 0), (0, 3)),), True)
    picture = draw(maze, Overlay(line=((0, 0), (0, 3)), dead=dead))
    shapes = [shape for _, layer in picture.layers for shape in layer]
    assert shapes.index(sign) > shapes.index(bows)
