"""Free graphs as boards: the interface of a board, edits, and lines that cannot be."""

from __future__ import annotations

import math

import pytest

from studio.board import Cell, Corner, Edge, SpotKind
from studio.board.free import (
    NODE_RADIUS,
    graph_board,
    lines_of,
    moved,
    with_edge,
    with_node,
    without_edge,
    without_node,
)

TRIANGLE = graph_board([(0, 0), (2, 0), (0, 1.5)], [(1, 0), (1, 2), (0, 1)])


def test_it_answers_what_boards_are_asked() -> None:
    assert TRIANGLE.cells == ((0,), (1,), (2,)) and len(TRIANGLE) == 3
    assert TRIANGLE.index((2,)) == 2 and (3,) not in TRIANGLE
    assert TRIANGLE.neighbours((1,)) == ((0,), (2,))
    assert TRIANGLE.touching((0,), (1,)) and not TRIANGLE.touching((0,), (2,))
    assert TRIANGLE.holes == () and TRIANGLE.place((1,)) == (1, 2)
    assert TRIANGLE.has(Cell((0,))) and not TRIANGLE.has(Cell((3,)))
    assert TRIANGLE.has(Edge.of((1,), (0,))) and not TRIANGLE.has(Edge.of((0,), (2,)))
    assert not TRIANGLE.has(Corner((0,))) and not TRIANGLE.has(Edge.of((0,), (1,), SpotKind.SIDE))
    assert TRIANGLE.loop_graph.size == 0 and TRIANGLE.corners == ()


def test_parallel_lines_are_edges_of_their_own() -> None:
    assert TRIANGLE.cell_graph.edges == ((0, 1), (0, 1), (1, 2))
    assert TRIANGLE.cell_graph.incident == ((0, 1), (0, 1, 2), (2,))


def test_places() -> None:
    assert TRIANGLE.centre((1,)) == (2, 0)
    assert TRIANGLE.bounds == (-NODE_RADIUS, -NODE_RADIUS, 2 + NODE_RADIUS, 1.5 + NODE_RADIUS)
    disc = TRIANGLE.polygon((1,))
    assert all(math.dist(point, (2, 0)) == pytest.approx(NODE_RADIUS) for point in disc)
    assert TRIANGLE.border((0,), (1,)) == ((1, 0), (1, 0))
    assert TRIANGLE.lattice.nearest((1.9, 0.1)) == (1,)
    assert TRIANGLE.lattice.nearest((1, 1)) == (-1,)
    assert graph_board([]).bounds == (0, 0, 1, 1)


def test_edits_make_new_boards() -> None:
    four = with_edge(with_node(TRIANGLE, (5, 5)), 3, 0)
    assert four.cell_graph.edges == ((0, 1), (0, 1), (0, 3), (1, 2))
    assert without_edge(four, 1, 0).cell_graph.edges == ((0, 1), (0, 3), (1, 2))
    less = without_node(four, 1)
    assert lines_of(less).nodes == ((0, 0), (0, 1.5), (5, 5))
    assert less.cell_graph.edges == ((0, 2),)
    assert moved(four, 3, (6, 6)).centre((3,)) == (6, 6)
    assert graph_board([(0, 0), (2, 0), (0, 1.5)], [(0, 1), (0, 1), (2, 1)]) == TRIANGLE
    assert hash(TRIANGLE) == hash(graph_board(lines_of(TRIANGLE).nodes, lines_of(TRIANGLE).edges))
    with pytest.raises(ValueError, match="not in list"):
        without_edge(TRIANGLE, 0, 2)


def test_corners_are_not_left_out_in_passing() -> None:
    assert TRIANGLE.with_cells(TRIANGLE.cells) is TRIANGLE
    with pytest.raises(ValueError, match="one by one"):
        TRIANGLE.with_cells([(0,)])


@pytest.mark.parametrize(("edge", "words"), [((1, 1), "to itself"), ((0, 9), "no corner 9")])
def test_lines_that_cannot_be(edge: tuple[int, int], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        graph_board([(0, 0), (1, 1)], [edge])


def test_corners_without_a_name_are_called_by_letters_that_are_no_names() -> None:
    assert lines_of(TRIANGLE).called == ("a", "b", "c")
    some = graph_board([(i, 0) for i in range(4)], [(0, 1)], names=("", "A", "", "Bonn"))
    assert lines_of(some).called == ("b", "A", "c", "Bonn")
    many = lines_of(graph_board([(i, 0) for i in range(704)], [])).called
    assert (many[25], many[26], many[701], many[702]) == ("z", "aa", "zz", "aaa")
    assert len(set(many)) == len(many)
