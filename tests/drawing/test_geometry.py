"""Outlines made of points."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.board import Board
from studio.drawing import geometry
from tests.boards import boards

UNIT = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def length(strokes: object) -> float:
    return sum(math.dist(a, b) for a, b in strokes)  # type: ignore[attr-defined]


@given(boards())
def test_the_border_runs_along_every_open_side_once(board: Board) -> None:
    sides = [
        frozenset(pair)
        for loop in geometry.border_loops(board)
        for pair in zip(loop, (*loop[1:], loop[0]), strict=True)
    ]
    planar = board.loop_graph.planar
    assert planar is not None
    cells = len(board)
    open_sides = {
        frozenset((board.corners[u], board.corners[v]))
        for (u, v), faces in zip(board.loop_graph.edges, planar.sides, strict=True)
        if max(faces) >= cells
    }
    assert len(sides) == len(set(sides))
    assert set(sides) == open_sides


@given(boards())
def test_borders_enclose_the_area_of_the_cells(board: Board) -> None:
    area = 0.0
    for loop in geometry.border_loops(board):
        points = geometry.border_points(board, loop)
        turned = zip(points, (*points[1:], points[0]), strict=True)
        area += sum(ax * by - bx * ay for (ax, ay), (bx, by) in turned) / 2
        assert geometry.encloses(points) is (area > 0) or len(geometry.border_loops(board)) > 1
    cell = 1.0 if board.lattice.key == "square" else 1.5 * math.sqrt(3)
    assert area == pytest.approx(cell * len(board))


@given(boards(), st.booleans())
def test_joined_strokes_are_as_long_as_the_sides(board: Board, inner_only: bool) -> None:
    strokes = geometry.side_strokes(board, inner_only=inner_only)
    planar = board.loop_graph.planar
    assert planar is not None
    sides = [faces for faces in planar.sides if not inner_only or max(faces) < len(board)]
    assert length(strokes) == pytest.approx(len(sides))


def test_a_large_board_has_few_strokes() -> None:
    assert len(geometry.side_strokes(Board.square(100, 100), inner_only=True)) == 198


def test_a_ring_has_an_outer_border_and_a_hole() -> None:
    board = Board.hexagon(2, holes=[(0, 0)])
    kinds = [
        geometry.encloses(geometry.border_points(board, loop))
        for loop in geometry.border_loops(board)
    ]
    assert sorted(kinds) == [False, True]


def test_hatching_stays_inside_and_off_the_middle() -> None:
    strokes = list(geometry.hatching(UNIT, (0.5, 0.5), 0.1, (0.3, 0.3)))
    assert len(strokes) > 10
    for a, b in strokes:
        for x, y in (a, b):
            assert -1e-9 <= x <= 1 + 1e-9 and -1e-9 <= y <= 1 + 1e-9
            assert math.dist((x, y), (0.5, 0.5)) >= 0.3 - 1e-9
        assert b[0] - a[0] == pytest.approx(a[1] - b[1])


def test_without_a_clear_middle_hatching_covers_the_cell() -> None:
    whole = list(geometry.hatching(UNIT, (5.0, 5.0), 0.1, (0.3, 0.3)))
    assert length(whole) == pytest.approx(1 / 0.1, rel=0.03)


def test_rounded_lines_begin_and_end_where_they_should() -> None:
    line = geometry.rounded([(0, 0), (2, 0), (2, 2)], 0.5)
    assert line == (("M", (0, 0)), ("L", (1.5, 0.0)), ("Q", (2, 0, 2.0, 0.5)), ("L", (2, 2)))


def test_rounding_is_no_more_than_half_a_stretch() -> None:
    line = geometry.rounded([(0, 0), (1, 0), (1, 1)], 5)
    assert line[1] == ("L", (0.5, 0.0))


def test_closed_lines_round_every_corner() -> None:
    line = geometry.rounded(UNIT, 0.2, closed=True)
    assert sum(verb == "Q" for verb, _ in line) == 4
    assert line[-1] == ("Z", ())


def test_inset_moves_every_side_by_the_same() -> None:
    assert geometry.inset(UNIT, 0.1)[0] == pytest.approx((0.1, 0.1))
    hexagon = Board.hexagon(0).polygon((0, 0))
    smaller = geometry.inset(hexagon, 0.1)
    apothem = math.dist((0, 0), geometry.middle(smaller[0], smaller[1]))
    assert apothem == pytest.approx(math.sqrt(3) / 2 - 0.1)


def test_towards_a_point_that_is_here_already() -> None:
    assert geometry.towards((1, 2), (1, 2), 5) == (1, 2)


def test_near_lines_bend_later_where_they_turn_sharply() -> None:
    right = geometry.rounded([(0, 0), (2, 0), (2, 2)], 0.5, near=True)
    assert right[1] == ("L", pytest.approx((2 - 0.5 * math.sqrt(0.5), 0.0)))
    back = geometry.rounded([(0, 0), (2, 0), (0, 0)], 0.5, near=True)
    assert back[1] == ("L", (2.0, 0.0))


def test_cells_with_notches_are_made_smaller_along_their_own_border() -> None:
    notched = ((0.0, 0.0), (4.0, 0.0), (4.0, 1.0), (1.0, 1.0), (1.0, 4.0), (0.0, 4.0))
    smaller = ((0.1, 0.1), (3.9, 0.1), (3.9, 0.9), (0.9, 0.9), (0.9, 3.9), (0.1, 3.9))
    for way in (1, -1):
        found = geometry.inset(notched[::way], 0.1)
        assert [tuple(round(x, 9) for x in point) for point in found] == list(smaller[::way])
