"""Spots: a link is the same from both sides."""

from studio.board import Cell, Corner, Link, SpotKind


def test_a_link_is_the_same_from_both_sides() -> None:
    assert Link.of((1, 0), (0, 1)) == Link.of((0, 1), (1, 0)) == Link((0, 1), (1, 0))


def test_a_link_of_cells_is_no_side_of_a_cell() -> None:
    assert Link.of((0, 0), (0, 1)) != Link.of((0, 0), (0, 1), SpotKind.EDGE)


def test_a_cell_is_no_corner() -> None:
    assert len({Cell((0, 0)), Corner((0, 0))}) == 2
