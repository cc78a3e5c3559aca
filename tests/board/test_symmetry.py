"""Symmetries: true to the plane, a group, and those of a board."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.board import At, Board, Cell, Corner, Edge, HexLattice, Lattice, SpotKind
from studio.board.symmetry import (
    Symmetry,
    mirror,
    symmetries_of_board,
    symmetries_of_lattice,
    turn,
)
from tests.boards import LATTICES, boards

each_lattice = pytest.mark.parametrize("lattice", LATTICES, ids=repr)


def place(lattice: Lattice, at: At) -> tuple[float, float]:
    """The centre of a cell as seen from the centre of the cell (0, 0)."""
    (x, y), (left, top) = lattice.centre(at), lattice.centre((0, 0))
    return (x - left, y - top)


@each_lattice
def test_a_turn_is_clockwise_on_the_screen(lattice: Lattice) -> None:
    angle = math.tau / len(lattice.straight)
    for at in [(0, 1), (1, 0), (2, -1), (-1, 3)]:
        x, y = place(lattice, at)
        # With y downwards this matrix turns clockwise.
        turned = (
            x * math.cos(angle) - y * math.sin(angle),
            x * math.sin(angle) + y * math.cos(angle),
        )
        assert place(lattice, turn(lattice).cell(at)) == pytest.approx(turned)


@each_lattice
def test_a_mirror_swaps_left_and_right(lattice: Lattice) -> None:
    for at in [(0, 1), (1, 0), (2, -1), (-1, 3)]:
        x, y = place(lattice, at)
        assert place(lattice, mirror(lattice).cell(at)) == pytest.approx((-x, y))


@each_lattice
def test_the_symmetries_of_a_lattice_are_a_group(lattice: Lattice) -> None:
    group = symmetries_of_lattice(lattice)
    assert len(set(group)) == len(group) == 2 * len(lattice.straight)
    assert {a.then(b) for a in group for b in group} == set(group)
    assert {a.inverse() for a in group} == set(group)
    assert group[0] == Symmetry(lattice.key)
    assert group[1] == turn(lattice)
    assert group[lattice.order] == mirror(lattice)


@st.composite
def maps(draw: st.DrawFn, lattice: Lattice) -> Symmetry:
    base = draw(st.sampled_from(symmetries_of_lattice(lattice)))
    assert isinstance(base, Symmetry)
    shift = draw(st.tuples(st.integers(-5, 5), st.integers(-5, 5)))
    return Symmetry(base.lattice, base.matrix, shift)


@each_lattice
@given(data=st.data(), at=st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_maps_take_corners_along_with_their_cells(
    lattice: Lattice, data: st.DataObject, at: At
) -> None:
    symmetry = data.draw(maps(lattice))
    moved = {symmetry.corner(corner) for corner in lattice.corners(at)}
    assert moved == set(lattice.corners(symmetry.cell(at)))


@each_lattice
@given(data=st.data(), at=st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_one_after_another_and_back(lattice: Lattice, data: st.DataObject, at: At) -> None:
    one, other = data.draw(maps(lattice)), data.draw(maps(lattice))
    assert one.then(other).cell(at) == other.cell(one.cell(at))
    assert one.then(other).corner(at) == other.corner(one.corner(at))
    assert one.then(one.inverse()) == Symmetry(lattice.key)
    beside = lattice.touching(at)[1]
    far = (beside[0] - at[0], beside[1] - at[1])
    a, b = one.cell(at), one.cell(beside)
    assert (b[0] - a[0], b[1] - a[1]) == one.direction(far)
    spots = [Cell(at), Corner(at), Edge.of(at, beside), Edge.of(at, beside, SpotKind.SIDE)]
    assert [one.inverse().spot(one.spot(spot)) for spot in spots] == spots


@given(boards())
def test_the_symmetries_of_a_board_keep_its_cells_and_its_graphs(board: Board) -> None:
    found = symmetries_of_board(board)
    assert found[0] == Symmetry(board.lattice.key)
    parts = {symmetry.part for symmetry in found}
    for symmetry in found:
        assert {symmetry.cell(at) for at in board.cells} == set(board.cells)
        assert {symmetry.corner(at) for at in board.corners} == set(board.corners)
        assert symmetry.inverse() in found
        assert {symmetry.then(other).part for other in found} == parts


@pytest.mark.parametrize(
    ("board", "number"),
    [
        (Board.square(3, 3), 8),
        (Board.square(2, 3), 4),
        (Board.square(2, 3, holes=[(0, 0)]), 1),
        (Board.square(4, 4, holes=[(0, 3)]), 2),
        (Board.square(3, 3, holes=[(0, 1), (1, 2), (2, 1), (1, 0)]), 8),
        (Board.hexagon(2), 12),
        (Board.hexagon(1, holes=[(1, 0)]), 2),
        (Board.hexagon(1, holes=[(1, 0), (-1, 1), (0, -1)], flat=True), 6),
    ],
)
def test_boards_have_as_many_symmetries_as_people_see(board: Board, number: int) -> None:
    assert len(symmetries_of_board(board)) == number


def test_mirrors_follow_the_top_of_a_hexagon() -> None:
    assert mirror(HexLattice("pointy")) != mirror(HexLattice("flat"))
    assert turn(HexLattice("pointy")) == turn(HexLattice("flat"))
