"""What every tiling promises a board, whatever its cells look like."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest

from studio.board import At, Board, Cell, Corner, Edge, FreeFrame, Point, SpotKind
from studio.board.lattice import Covering, Lattice, Patched
from studio.board.outlines import OUTLINES
from studio.board.symmetry import (
    identity,
    mirror,
    symmetries_of_board,
    symmetries_of_lattice,
    turn,
)
from studio.board.tilings import APERIODIC, KEYS, NAMES, PATCHED, TILINGS, patched
from tests.board.test_board import components

each_tiling = pytest.mark.parametrize("tiling", TILINGS, ids=lambda tiling: tiling.key)
each_patched = pytest.mark.parametrize("tiling", PATCHED, ids=lambda tiling: tiling.key)


def cells_of(tiling: Lattice) -> tuple[At, ...]:
    """Some cells of a tiling, of every shape it has."""
    for each in PATCHED:
        if each.key == tiling.key:
            return each.patch(4, 5)
    return tuple((a, b) for a in range(-2, 3) for b in range(-2, 3))


def area(points: tuple[Point, ...]) -> float:
    ways = zip(points, (*points[1:], points[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in ways) / 2


def close(a: Point, b: Point) -> bool:
    return math.dist(a, b) < 1e-6


def test_tilings_are_told_apart() -> None:
    every = (*TILINGS, *APERIODIC)
    # Keys are found without loading any.
    assert [tiling.key for tiling in every if tiling.key not in KEYS] == []
    assert len({tiling.key for tiling in every}) == len(every) == len(KEYS)
    assert [patched(tiling.key) for tiling in (*PATCHED, *APERIODIC)] == [*PATCHED, *APERIODIC]
    assert patched("squares") is None
    assert len({tiling.noun for tiling in every}) == len(every)


@each_tiling
def test_corners_run_clockwise_around_a_centre_inside(tiling: Lattice) -> None:
    for at in cells_of(tiling):
        assert tiling.has(at)
        outline = tiling.outline(at)
        assert area(outline) > 0.1
        assert len(set(tiling.corners(at))) == len(outline) <= tiling.most_sides
        assert tiling.nearest(tiling.centre(at)) == at


@each_tiling
def test_cells_across_a_side_share_it(tiling: Lattice) -> None:
    for at in cells_of(tiling):
        corners, beyond = tiling.corners(at), tiling.sides(at)
        assert len(corners) == len(beyond)
        for a, b, other in zip(corners, (*corners[1:], corners[0]), beyond, strict=True):
            back = tiling.corners(other)
            assert (b, a) in {*pairwise(back), (back[-1], back[0])}
            assert at in tiling.sides(other)


@each_tiling
def test_a_corner_has_one_address(tiling: Lattice) -> None:
    """Two cells share an address if and only if they share the point."""
    places: dict[At, Point] = {}
    for at in cells_of(tiling):
        for corner in tiling.corners(at):
            places[corner] = tiling.corner_point(corner)
    keys = {(round(x, 4), round(y, 4)) for x, y in places.values()}
    assert len(keys) == len(places)


@each_tiling
def test_points_inside_a_cell_fall_into_it(tiling: Lattice) -> None:
    rng = random.Random(5)
    for at in cells_of(tiling)[:12]:
        outline, (x, y) = tiling.outline(at), tiling.centre(at)
        for _ in range(10):
            far, (ax, ay) = rng.random() * 0.95, rng.choice(outline)
            assert tiling.nearest((x + (ax - x) * far, y + (ay - y) * far)) == at


@each_tiling
def test_turns_and_mirrors_are_true_to_the_plane(tiling: Lattice) -> None:
    group = symmetries_of_lattice(tiling)
    assert len({motion.part for motion in group}) == len(group)
    assert identity(tiling).identical
    assert not turn(tiling).identical
    assert any(motion.mirrors for motion in group) is tiling.has_mirror
    assert not tiling.has_mirror or mirror(tiling).mirrors
    for motion in group:
        back = motion.inverse()
        assert motion.then(back).identical
        for at in cells_of(tiling)[:8]:
            there = motion.cell(at)
            assert tiling.has(there)
            assert {motion.corner(c) for c in tiling.corners(at)} == set(tiling.corners(there))
            assert back.cell(there) == at
            beside = tiling.sides(at)[0]
            spots = (Cell(at), Corner(tiling.corners(at)[0]), Edge.of(at, beside))
            assert [back.spot(motion.spot(spot)) for spot in spots] == list(spots)
            side = Edge.of(*tiling.corners(at)[:2], SpotKind.SIDE)
            assert back.spot(motion.spot(side)) == side


@each_tiling
def test_shifts_take_a_cell_to_one_like_it_only(tiling: Lattice) -> None:
    first, *others = cells_of(tiling)
    assert tiling.translation(first, tiling.right_of(first)) is not None
    found = 0
    for other in others:
        motion = tiling.translation(first, other)
        (x, y), (u, v) = tiling.centre(first), tiling.centre(other)
        moved = [(ax + u - x, ay + v - y) for ax, ay in tiling.outline(first)]
        alike = all(any(close(p, q) for q in tiling.outline(other)) for p in moved)
        if not alike:
            assert motion is None
        if motion is not None:
            found += 1
            assert motion.cell(first) == other
            for at in others:
                ends = tiling.outline(motion.cell(at))
                assert all(
                    any(close((px + u - x, py + v - y), end) for end in ends)
                    for px, py in tiling.outline(at)
                )
    assert found


@each_patched
@pytest.mark.parametrize("seed", range(12))
def test_both_graphs_of_ragged_boards_are_plane(tiling: Patched, seed: int) -> None:
    """V - E + F = 1 + the number of pieces, with holes, islands and cells that meet at corners."""
    rng = random.Random(seed)
    patch = tiling.patch(4, 4)
    chosen = [at for at in patch if rng.random() < 0.2 + 0.06 * seed] or patch[:1]
    board = Board.of(tiling, FreeFrame(), chosen)
    for graph in (board.loop_graph, board.cell_graph):
        assert graph.planar is not None
        pieces = components(range(graph.size), graph.edges)
        assert graph.size - len(graph.edges) + graph.planar.size == 1 + pieces
    for face, corner in enumerate(board.inner_corners):
        around = {at for at in board.cells if corner in tiling.corners(at)}
        planar = board.cell_graph.planar
        assert planar is not None
        edges = [board.cell_graph.edges[k] for k in planar.borders[face]]
        assert {board.cells[node] for edge in edges for node in edge} == around
    for motion in symmetries_of_board(board):
        assert {motion.cell(at) for at in board.cells} == set(board.cells)
        assert {motion.corner(at) for at in board.corners} == set(board.corners)


@each_patched
def test_edges_and_vertices_know_each_other(tiling: Patched) -> None:
    found = Board.patch(tiling, 3, 4).incidence
    for vertex, edges in enumerate(found.edges_of_vertex):
        assert all(vertex in found.edges[edge] for edge in edges)
    assert sum(map(len, found.edges_of_vertex)) == 2 * len(found.edges)
    for face, edges in enumerate(found.edges_of_face):
        assert all(face in found.faces[edge] for edge in edges)
        assert set(edges) == set(found.planar.borders[face])
        assert all(face in found.cells_of_vertex[vertex] for vertex in found.corners[face])


@each_patched
def test_patches_are_read_row_by_row(tiling: Patched) -> None:
    board = Board.patch(tiling, 4, 5)
    assert len(board) == len(set(tiling.patch(4, 5)))
    places = [board.place(at) for at in board.cells]
    assert places == sorted(places)
    assert len(set(places)) == len(places)
    assert places[0] == (1, 1)
    assert board.with_cells(board.cells[1:]).holes == board.cells[:1]
    assert board.with_cells([*board.cells, tiling.right_of(board.cells[-1])]).frame == FreeFrame()


@each_patched
def test_there_are_outlines_to_begin_with(tiling: Patched) -> None:
    own = [outline for outline in OUTLINES if outline.lattice == tiling.key]
    assert own
    for outline in own:
        counts = outline.counts()
        assert list(counts) == sorted(set(counts)), outline.key
        board = outline.make(2)
        assert components(range(len(board)), board.cell_graph.edges) == 1


@each_patched
def test_there_are_no_rows_and_no_jumps(tiling: Patched) -> None:
    board = Board.patch(tiling, 3, 3)
    assert board.has_faces and not board.has_rows and not board.is_chessboard
    assert board.jumps(board.cells[0], 1) == ()
    assert tiling.arrow(board.cells[0], "right", False) is None


@each_tiling
def test_what_a_tiling_is_called_tells_its_corners(tiling: Covering) -> None:
    """The faces around each corner in turn; of a dual, how many meet at those of a face."""
    assert NAMES.keys() == KEYS
    dual, configurations = symbol(NAMES[tiling.key])
    found = Board.of(tiling, FreeFrame(), cells_of(tiling)).incidence
    degree = [len(edges) for edges in found.edges_of_vertex]
    inner = [len(cells) == n for cells, n in zip(found.cells_of_vertex, degree, strict=True)]
    if dual:
        seen = {
            tuple(sorted(degree[v] for v in corners))
            for corners in found.corners
            if all(inner[v] for v in corners)
        }
    else:
        seen = {
            tuple(sorted(len(found.corners[cell]) for cell in cells))
            for cells, within in zip(found.cells_of_vertex, inner, strict=True)
            if within
        }
    assert seen == configurations


def symbol(names: str) -> tuple[bool, set[tuple[int, ...]]]:
    """Is the first name that of a dual, and what stands around its corners, sorted?"""
    first = names.split(maxsplit=1)[0]
    parts = first.removeprefix("V").split(";")
    return first.startswith("V"), {tuple(sorted(map(int, part.split(".")))) for part in parts}
