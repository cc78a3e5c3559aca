"""Jumps: arcs to the left of travel with arrow heads; long lines are a thread with dots."""

from __future__ import annotations

import pytest

from studio.board import Board, Cell, SquareLattice
from studio.drawing import Overlay, draw
from studio.drawing.jumps import arcs, jumps_of, orders, unused
from studio.drawing.lines import MOST_ARCS, line
from studio.drawing.shapes import Path, Text
from studio.drawing.style import style_of
from studio.families import JUMP_MAZE
from studio.puzzle import Clues, Puzzle

STYLE = style_of("cells", SquareLattice(), False)
BOARD = Board.square(4, 4)


@pytest.mark.parametrize("closed", [False, True])
def test_a_line_of_jumps_is_made_of_arcs(closed: bool) -> None:
    nodes = ((0, 0), (3, 0), (1, 2))
    bows, *heads = line(BOARD, STYLE, nodes, closed, None, frozenset())
    assert isinstance(bows, Path)
    assert [name for name, _ in bows.commands] == ["M", "Q"] * (2 + closed)
    assert len(heads) == 2 + closed
    (ribbon,) = line(BOARD, STYLE, ((0, 0), (0, 1), (1, 1)), False, None, frozenset())
    assert isinstance(ribbon, Path) and ribbon.width > bows.width


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


@pytest.mark.parametrize("lattice", ["square", "hex"])
def test_cells_out_of_reach_and_dead_ends_have_signs_of_their_own(lattice: str) -> None:
    board = BOARD if lattice == "square" else Board.hexagon(1)
    style = style_of("cells", board.lattice, False)
    at = frozenset(board.cells[:1])
    tint, ring = unused(board, style, at, frozenset())
    _, bar = unused(board, style, frozenset(), at)
    assert isinstance(tint, Path) and isinstance(ring, Path) and isinstance(bar, Path)
    assert tint.fill == "canvas" and ring.commands != bar.commands
    assert len(unused(board, style, at, at)) == 2
