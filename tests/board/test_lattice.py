"""The tilings: addresses, corners and places in the plane agree with each other."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.board import At, Lattice
from tests.boards import LATTICES

ADDRESSES = st.tuples(st.integers(-40, 40), st.integers(-40, 40))

each_lattice = pytest.mark.parametrize("lattice", LATTICES, ids=repr)


def step(at: At, direction: tuple[int, int]) -> At:
    return (at[0] + direction[0], at[1] + direction[1])


@each_lattice
@given(at=ADDRESSES)
def test_the_cell_nearest_to_a_centre_is_that_cell(lattice: Lattice, at: At) -> None:
    assert lattice.nearest(lattice.centre(at)) == at


@each_lattice
@given(at=ADDRESSES, turn=st.floats(0, math.tau), inward=st.floats(0.0, 0.98))
def test_every_point_inside_a_cell_falls_into_it(
    lattice: Lattice, at: At, turn: float, inward: float
) -> None:
    """Points up to the circle inscribed in the cell, in every direction."""
    radius = inward * (0.5 if lattice.key == "square" else math.sqrt(3) / 2)
    x, y = lattice.centre(at)
    point = (x + radius * math.cos(turn), y + radius * math.sin(turn))
    assert lattice.nearest(point) == at


@each_lattice
@given(at=ADDRESSES)
def test_cells_a_side_apart_share_the_two_corners_of_that_side(lattice: Lattice, at: At) -> None:
    corners = lattice.corners(at)
    for i, beyond in enumerate(lattice.sides(at)):
        other = lattice.corners(beyond)
        side = {corners[i], corners[(i + 1) % len(corners)]}
        assert side == set(corners) & set(other)


@each_lattice
@given(at=ADDRESSES, far=st.tuples(st.integers(-3, 3), st.integers(-3, 3)))
def test_corners_are_shared_by_exactly_the_cells_that_meet(
    lattice: Lattice, at: At, far: tuple[int, int]
) -> None:
    """One address a corner: two cells share an address if and only if they share the point."""

    def points(cell: At) -> set[tuple[float, float]]:
        found = (lattice.corner_point(corner) for corner in lattice.corners(cell))
        return {(round(x, 6), round(y, 6)) for x, y in found}

    other = step(at, far)
    shared = set(lattice.corners(at)) & set(lattice.corners(other))
    assert len(shared) == len(points(at) & points(other))


@each_lattice
@given(at=ADDRESSES)
def test_corners_run_clockwise_at_one_distance_from_the_centre(lattice: Lattice, at: At) -> None:
    x, y = lattice.centre(at)
    around = [lattice.corner_point(corner) for corner in lattice.corners(at)]
    radius = math.sqrt(0.5) if lattice.key == "square" else 1.0
    assert all(math.isclose(math.dist((x, y), point), radius, abs_tol=1e-9) for point in around)
    turns = [math.atan2(py - y, px - x) for px, py in around]
    gaps = [(b - a) % math.tau for a, b in zip(turns, turns[1:] + turns[:1], strict=True)]
    assert all(math.isclose(gap, math.tau / len(around), abs_tol=1e-6) for gap in gaps)


@each_lattice
@given(at=ADDRESSES, other=ADDRESSES)
def test_reading_order_goes_down_then_right(lattice: Lattice, at: At, other: At) -> None:
    (x, y), (other_x, other_y) = lattice.centre(at), lattice.centre(other)
    same_row = math.isclose(y, other_y, abs_tol=1e-6)
    before = x < other_x - 1e-6 if same_row else y < other_y
    assert (lattice.reading_key(at) < lattice.reading_key(other)) is before


@each_lattice
@given(at=ADDRESSES)
def test_touching_is_mutual_and_across_a_side_cells_touch(lattice: Lattice, at: At) -> None:
    assert all(at in lattice.touching(other) for other in lattice.touching(at))
    assert set(lattice.sides(at)) <= set(lattice.touching(at))
    assert len(lattice.sides(at)) == len(lattice.corners(at)) <= lattice.most_sides
