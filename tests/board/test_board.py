"""Boards: reading order, holes, neighbours, borders, and the two graphs."""

from __future__ import annotations

import math
import pickle
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given

from studio.board import (
    Board,
    Cell,
    Corner,
    Edge,
    FreeFrame,
    HexagonFrame,
    RectangleFrame,
    SpotKind,
    SquareLattice,
)
from studio.board.free import graph_board
from tests.boards import boards


def components(nodes: Iterable[object], pairs: Iterable[tuple[object, object]]) -> int:
    """How many pieces a graph has, by merging sets."""
    piece = {node: {node} for node in nodes}
    for u, v in pairs:
        if piece[u] is not piece[v]:
            merged = piece[u] | piece[v]
            for node in merged:
                piece[node] = merged
    return len({id(nodes) for nodes in piece.values()})


def on_segment(point: Sequence[float], a: Sequence[float], b: Sequence[float]) -> bool:
    return math.isclose(math.dist(a, point) + math.dist(point, b), math.dist(a, b), abs_tol=1e-6)


def on_outline(point: Sequence[float], polygon: Sequence[Sequence[float]]) -> bool:
    sides = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return any(on_segment(point, a, b) for a, b in sides)


# -- cells -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("radius", "cells"), [(0, 1), (1, 7), (2, 19), (3, 37), (6, 127)])
def test_a_full_hexagon_has_the_centred_hexagonal_number_of_cells(radius: int, cells: int) -> None:
    assert len(Board.hexagon(radius)) == cells


def test_cells_stand_in_reading_order_and_know_their_number() -> None:
    board = Board.square(2, 3, holes=[(0, 1)])
    assert board.cells == ((0, 0), (0, 2), (1, 0), (1, 1), (1, 2))
    assert [board.index(at) for at in board.cells] == [0, 1, 2, 3, 4]
    assert (0, 1) not in board
    with pytest.raises(KeyError):
        board.index((0, 1))


@given(boards())
def test_holes_are_what_the_frame_has_and_the_board_has_not(board: Board) -> None:
    assert not set(board.holes) & set(board.cells)
    if isinstance(board.frame, RectangleFrame):
        assert len(board.holes) + len(board) == board.frame.rows * board.frame.columns
    else:
        assert board.holes == ()


@given(boards(), boards())
def test_boards_are_equal_by_content(one: Board, other: Board) -> None:
    again = Board.of(one.lattice, one.frame, reversed(one.cells))
    assert again == one
    assert hash(again) == hash(one)
    same = (one.lattice, one.frame, one.cells) == (other.lattice, other.frame, other.cells)
    assert (one == other) is same


def test_the_frame_stays_while_it_holds_all_cells() -> None:
    board = Board.hexagon(2).with_cells([(0, 0), (1, 0)])
    assert board.frame == HexagonFrame(2)
    assert len(board.holes) == 17
    assert board.with_cells([(0, 0), (3, 0)]).frame == FreeFrame()


def test_a_rectangle_grows_with_its_cells_and_has_no_negative_rows() -> None:
    board = Board.square(2, 2, king=True)
    grown = board.with_cells([*board.cells, (1, 4)])
    assert grown.frame == RectangleFrame(2, 5)
    assert grown.lattice == SquareLattice("king")
    with pytest.raises(ValueError, match="row 0"):
        board.with_cells([(-1, 0)])


# -- touching ----------------------------------------------------------------------------------


@given(boards())
def test_touching_is_mutual_and_is_what_the_graph_says(board: Board) -> None:
    pairs = {
        (a, b) for i, a in enumerate(board.cells) for b in board.cells[i:] if board.touching(a, b)
    }
    graph = board.cell_graph
    assert pairs == {(board.cells[u], board.cells[v]) for u, v in graph.edges}
    for node, at in enumerate(board.cells):
        assert {board.index(other) for other in board.neighbours(at)} == set(graph.neighbours[node])
        assert all(at in board.neighbours(other) for other in board.neighbours(at))


@given(boards())
def test_the_border_of_two_touching_cells_lies_on_both(board: Board) -> None:
    for u, v in board.cell_graph.edges:
        a, b = board.cells[u], board.cells[v]
        ends = board.border(a, b)
        assert set(ends) == set(board.border(b, a))
        for point in ends:
            assert on_outline(point, board.polygon(a))
            assert on_outline(point, board.polygon(b))
        side = b in board.lattice.sides(a)
        assert math.isclose(math.dist(*ends), 1.0 if side else 0.0, abs_tol=1e-9)


@given(boards())
def test_bounds_hold_every_corner_and_touch_some(board: Board) -> None:
    left, top, right, bottom = board.bounds
    points = [point for at in board.cells for point in board.polygon(at)]
    assert math.isclose(min(x for x, _ in points), left)
    assert math.isclose(max(x for x, _ in points), right)
    assert math.isclose(min(y for _, y in points), top)
    assert math.isclose(max(y for _, y in points), bottom)


@given(boards())
def test_a_board_has_the_spots_of_its_graphs_and_no_others(board: Board) -> None:
    inside = set(board.cells)
    for r in range(-1, 6):
        for c in range(-1, 6):
            assert board.has(Cell((r, c))) is ((r, c) in inside)
            for other in ((r, c + 1), (r + 1, c), (r + 2, c)):
                edge = Edge.of((r, c), other)
                assert board.has(edge) is ((r, c) in inside and board.touching((r, c), other))
    assert all(board.has(Corner(corner)) for corner in board.corners)
    for u, v in board.loop_graph.edges:
        assert board.has(Edge.of(board.corners[u], board.corners[v], SpotKind.SIDE))


def test_an_edge_joins_two_corners_of_one_side_only() -> None:
    board = Board.square(1, 2)
    assert board.has(Edge.of((0, 0), (0, 1), SpotKind.SIDE))
    assert not board.has(Edge.of((0, 0), (1, 1), SpotKind.SIDE))
    assert not board.has(Edge.of((0, 0), (0, 3), SpotKind.SIDE))
    assert not board.has(Corner((0, 3)))


@given(boards())
def test_jumps_go_straight_over_anything(board: Board) -> None:
    for at in board.cells:
        ahead = {far: set(board.jumps(at, far)) for far in range(1, 6)}
        for other in board.cells:
            there = [far for far, cells in ahead.items() if other in cells]
            assert board.in_line(at, other) is bool(there)
            if there:
                # Straight ahead: the centres in between are evenly spaced points of the lattice.
                (far,) = there
                (x, y), (u, v) = board.centre(at), board.centre(other)
                for k in range(1, far):
                    point = (x + (u - x) * k / far, y + (v - y) * k / far)
                    between = board.lattice.nearest(point)
                    assert math.dist(board.lattice.centre(between), point) < 1e-9
    assert not board.jumps(board.cells[0], 6)


def test_boards_say_what_they_can_do() -> None:
    square, hexagon = Board.square(2, 3), Board.hexagon(1)
    graph = graph_board([(0, 0), (1, 0)], [(1, 0)], directed=True, names=["a", ""])
    assert [b.has_faces for b in (square, hexagon, graph)] == [True, True, False]
    assert [b.has_rows for b in (square, hexagon, graph)] == [True, False, False]
    assert [b.directed for b in (square, hexagon, graph)] == [False, False, True]
    assert [b.most_sides for b in (square, hexagon, graph)] == [4, 6, 0]
    assert [b.name(b.cells[0]) for b in (square, hexagon, graph)] == ["", "", "a"]
    assert graph.jumps((0,), 1) == ()
    assert not graph.in_line((0,), (1,))


def test_places_count_rows_and_cells_from_one() -> None:
    holed = Board.square(2, 3, holes=[(0, 0)])
    assert holed.place((0, 1)) == (1, 2)
    hexagon = Board.hexagon(1)
    assert [hexagon.place(at) for at in hexagon.cells] == [
        (1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2),
    ]  # fmt: skip


@given(boards())
def test_places_are_distinct_and_in_reading_order(board: Board) -> None:
    places = [board.place(at) for at in board.cells]
    assert len(set(places)) == len(places)
    assert places == sorted(places)


# -- the plane graph of the sides --------------------------------------------------------------


@given(boards(smallest=0))
def test_euler(board: Board) -> None:
    """V - E + F = 1 + the number of pieces, with holes, islands and cells that meet at a corner."""
    graph = board.loop_graph
    assert graph.planar is not None
    pieces = components(range(graph.size), graph.edges)
    assert graph.size - len(graph.edges) + graph.planar.size == 1 + pieces


@given(boards())
def test_each_side_borders_its_cells(board: Board) -> None:
    graph = board.loop_graph
    planar = graph.planar
    assert planar is not None
    assert planar.addressed == len(board)
    for i, at in enumerate(board.cells):
        corners = set(board.lattice.corners(at))
        sides = board.cell_sides[i]
        assert len(sides) == board.sides(at)
        for k in sides:
            assert {board.corners[node] for node in graph.edges[k]} <= corners
            assert i in planar.sides[k]
    assert all(left != right for left, right in planar.sides)
    assert {face for pair in planar.sides for face in pair} == set(range(planar.size))


def test_the_hole_of_a_ring_is_a_face_before_the_outer_one() -> None:
    ring = Board.hexagon(1, holes=[(0, 0)])
    planar = ring.loop_graph.planar
    assert planar is not None
    assert (planar.addressed, planar.outer, planar.size) == (6, 7, 8)
    assert [len(edges) for edges in planar.borders] == [6] * 6 + [6, 18]


def test_holes_that_meet_at_a_corner_are_two_faces() -> None:
    board = Board.square(4, 4, holes=[(1, 1), (2, 2)])
    planar = board.loop_graph.planar
    assert planar is not None
    assert planar.size == 14 + 2 + 1


@given(boards())
def test_edge_numbers_and_incidence_agree(board: Board) -> None:
    graph = board.loop_graph
    for k, (u, v) in enumerate(graph.edges):
        assert u < v
        assert graph.edge_index[u, v] == graph.edge_index[v, u] == k
        assert k in graph.incident[u]
        assert k in graph.incident[v]
    assert sum(map(len, graph.incident)) == 2 * len(graph.edges)


def test_a_board_travels_to_other_processes_without_its_graphs() -> None:
    board = Board.square(3, 4)
    assert board.cell_graph.planar is not None and board.loop_graph.planar is not None
    there = pickle.loads(pickle.dumps(board))
    assert there == board and "cell_graph" not in vars(there)
    assert there.cell_graph is board.cell_graph  # equal boards share theirs
