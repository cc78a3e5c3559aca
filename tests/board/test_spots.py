"""Spots: an edge is the same from both sides."""

from studio.board import Cell, Corner, Edge, SpotKind


def test_a_edge_is_the_same_from_both_sides() -> None:
    assert Edge.of((1, 0), (0, 1)) == Edge.of((0, 1), (1, 0)) == Edge((0, 1), (1, 0))


def test_a_edge_of_cells_is_no_side_of_a_cell() -> None:
    assert Edge.of((0, 0), (0, 1)) != Edge.of((0, 0), (0, 1), SpotKind.SIDE)


def test_a_cell_is_no_corner() -> None:
    assert len({Cell((0, 0)), Corner((0, 0))}) == 2
