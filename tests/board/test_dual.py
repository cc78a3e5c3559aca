"""The faces of the graph of cells: by Euler's formula, and by flooding the plane between edges."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings

from studio.board import Board, Graph, Planar
from studio.board.dual import dual
from studio.engines.catalogue import counter_for, oracle_for
from studio.engines.deduction.loop_uniqueness import uniqueness_steps
from studio.engines.deduction.loops import HIGHLANDER, LoopLadder
from studio.engines.engine import Limit, Model, Task, Token
from studio.engines.sampling.loop import random_loop
from studio.engines.sat.edge_oracle import EdgeOracle
from studio.engines.sat.loop_sat import LOOP_SAT, LoopOracle
from studio.engines.sat.path_sat import PathOracle
from studio.engines.search.brute import BRUTE
from studio.puzzle import EdgesUsed, EdgeUnused, Problem, Shape, StartsAt
from tests.board.test_board import components
from tests.boards import boards


def faces_of(board: Board) -> Planar:
    planar = board.cell_graph.planar
    assert planar is not None
    return planar


def plane(board: Board) -> bool:
    """Do cells touch along sides alone?"""
    return getattr(board.lattice, "neighbours", "sides") == "sides"


@given(boards(smallest=0))
def test_euler(board: Board) -> None:
    """V - E + F = 1 + the number of pieces."""
    graph = board.cell_graph
    if not plane(board):
        assert graph.planar is None
        assert board.inner_corners == ()
        return
    pieces = components(range(graph.size), graph.edges)
    assert graph.size - len(graph.edges) + faces_of(board).size == 1 + pieces


@given(boards().filter(plane))
def test_each_inner_corner_is_the_face_its_cells_go_round(board: Board) -> None:
    graph, planar = board.cell_graph, faces_of(board)
    assert planar.addressed == len(board.inner_corners)
    for face, corner in enumerate(board.inner_corners):
        around = [at for at in board.cells if corner in board.lattice.corners(at)]
        assert len(around) == (4 if board.lattice.key == "square" else 3)
        assert {board.cells[n] for k in planar.borders[face] for n in graph.edges[k]} == {*around}
        assert len(planar.borders[face]) == len(around)
    # What is not listed lies at a hole or at the rim.
    for corner in set(board.corners) - set(board.inner_corners):
        around = [at for at in board.cells if corner in board.lattice.corners(at)]
        assert len(around) < (4 if board.lattice.key == "square" else 3)


@given(boards().filter(plane))
def test_faces_are_the_pieces_of_the_plane_without_the_edges(board: Board) -> None:
    """Corners lie in one face where one can go from one to the other and cross no edge.

    Sides are crossed where no edge is; missing cells near the board are gone through.
    """
    graph, planar = board.cell_graph, faces_of(board)
    steps = []
    for at in board.cells:
        corners = board.lattice.corners(at)
        for i, beyond in enumerate(board.lattice.sides(at)):
            if beyond not in board:
                steps.append((corners[i], corners[(i + 1) % len(corners)]))
    low = min(min(at) for at in board.cells) - 2, max(max(at) for at in board.cells) + 3
    missing = [(r, c) for r in range(*low) for c in range(*low) if (r, c) not in board]
    for at in missing:
        corners = board.lattice.corners(at)
        steps += pairwise((*corners, corners[0]))
    nodes = set(board.corners) | {corner for pair in steps for corner in pair}
    piece = {node: {node} for node in nodes}
    for u, v in steps:
        if piece[u] is not piece[v]:
            merged = piece[u] | piece[v]
            piece.update(dict.fromkeys(merged, merged))
    assert planar.size == len({id(nodes) for nodes in piece.values()})
    borders: dict[int, list[int]] = {id(nodes): [] for nodes in piece.values()}
    for k, (u, v) in enumerate(graph.edges):
        a, b = (board.lattice.corners(board.cells[node]) for node in (u, v))
        for end in set(a) & set(b):
            borders[id(piece[end])].append(k)
    assert sorted(map(tuple, borders.values())) == sorted(planar.borders)
    for face, corner in enumerate(board.inner_corners):
        assert tuple(borders[id(piece[corner])]) == planar.borders[face]
    rim = min(board.corners, key=board.lattice.corner_point)
    assert tuple(borders[id(piece[rim])]) == planar.borders[planar.outer]


def test_a_ring_has_its_hole_and_the_outside() -> None:
    planar = faces_of(Board.hexagon(1, holes=[(0, 0)]))
    assert (planar.addressed, planar.outer) == (0, 1)
    assert planar.sides == ((0, 1),) * 6


def test_thin_parts_are_bridges_and_single_cells_have_no_edge() -> None:
    thin = Board.square(1, 4)
    assert faces_of(thin) == Planar(((0, 0),) * 3, 0, 0)
    assert faces_of(Board.square(1, 1)) == Planar((), 0, 0)
    assert faces_of(Board.square(0, 0)) == Planar((), 0, 0)
    # Two blocks of four and a bridge between them.
    planar = faces_of(Board.square(2, 5, holes=[(0, 2)]))
    assert planar.sides.count((planar.outer, planar.outer)) == 2
    assert planar.addressed == 2


def test_holes_that_meet_at_a_corner_are_one_face_and_their_islands_lie_in_it() -> None:
    board = Board.square(4, 4, holes=[(1, 1), (2, 2)])
    planar = faces_of(board)
    assert (planar.addressed, planar.size) == (2, 4)
    ring = [(r, c) for r in range(1, 6) for c in range(1, 6) if {r, c} & {1, 5}]
    planar = faces_of(Board.square(7, 7, holes=ring))
    # A ring of 24 cells round an island of 9: the hole is one face, with both along it.
    assert (planar.addressed, planar.outer) == (4, 5)
    assert sorted(map(len, planar.borders)) == [4, 4, 4, 4, 24, 32]


def test_cells_that_share_two_sides_have_one_face_between_them() -> None:
    """As hats have: between the two sides lies a corner of two sides that nobody sees as one."""
    # Cell 0 left, cell 1 right of the corners 1, 2, 3; cell 2 below both.
    edges = ((0, 1), (0, 5), (1, 2), (1, 4), (2, 3), (3, 5), (3, 6), (4, 6), (5, 6))
    sides = ((0, 3), (0, 3), (0, 1), (1, 3), (0, 1), (0, 2), (1, 2), (1, 3), (2, 3))
    corners = Graph(7, edges, embedding=Planar(sides, 3, 3))
    planar, inner = dual(corners, Graph.undirected(3, [(0, 1), (0, 2), (1, 2)]))
    assert inner == (3,)
    assert planar == Planar(((0, 1),) * 3, 1, 1)
    with pytest.raises(ValueError, match="no faces"):
        dual(Graph(2, ((0, 1),)), Graph(0, ()))


def counts(board: Board) -> tuple[int | None, ...]:
    problem = Problem(board.cell_graph, Shape.CYCLE)
    found = []
    for engine in (BRUTE, LOOP_SAT, counter_for(problem)):
        assert engine is not None
        *_, done = engine.run(problem, Task.COUNT, Limit(), Token())
        assert done.exact, done
        found.append(done.count)
    return tuple(found)


@pytest.mark.parametrize(
    ("board", "loops"),
    [
        # The loops of a square of n x n points: 1, 13, 213 (OEIS A140517).
        (Board.square(2, 2), 1),
        (Board.square(3, 3), 13),
        (Board.square(4, 4), 213),
        (Board.square(1, 5), 0),
        (Board.square(2, 5, holes=[(0, 2)]), 2),
        # The rim, and through the middle by any two spokes with either way around.
        (Board.hexagon(1), 1 + 15 * 2),
    ],
    ids=str,
)
def test_loops_through_cells_are_counted(board: Board, loops: int) -> None:
    assert counts(board) == (loops,) * 3


@settings(max_examples=25)
@given(boards(most=4).filter(plane))
def test_loops_through_cells_of_any_board_are_counted_alike(board: Board) -> None:
    if len(board) <= 12:
        assert len(set(counts(board))) == 1


@given(boards(most=5).filter(plane))
def test_a_random_loop_through_cells_is_one_loop(board: Board) -> None:
    graph = board.cell_graph
    trace = random_loop(graph, 5)
    if trace is None:
        *_, done = BRUTE.run(Problem(graph, Shape.CYCLE), Task.COUNT, Limit(solutions=1), Token())
        assert done.count == 0 or not faces_of(board).addressed
    else:
        assert Problem(graph, Shape.CYCLE).fits(trace)


def test_a_random_loop_is_not_two() -> None:
    """The hole has an island in it; its border would be two loops."""
    ring = [(r, c) for r in range(1, 6) for c in range(1, 6) if {r, c} & {1, 5}]
    graph = Board.square(7, 7, holes=ring).cell_graph
    problem = Problem(graph, Shape.CYCLE)
    for seed in range(10):
        trace = random_loop(graph, seed)
        assert trace is not None
        assert problem.fits(trace)
        assert len(trace.nodes) <= 8, "only the island has faces to go round"


def test_bridges_are_deduced_and_clues_of_other_kinds_silence_uniqueness() -> None:
    graph = Board.square(2, 5, holes=[(0, 2)]).cell_graph
    ladder = LoopLadder(Problem(graph, Shape.CYCLE), uniqueness=True)
    for _ in range(20):
        for deduction in ladder.next():
            ladder.learn(deduction.then)
    assert {EdgeUnused(5, 6), EdgeUnused(6, 7)} <= ladder.known()
    block = Board.square(3, 3).cell_graph
    clues = (EdgesUsed(((4, 5),), 1),)
    taken = LoopLadder(Problem(block, Shape.CYCLE, clues), uniqueness=True)
    assert uniqueness_steps(taken.state, clues, HIGHLANDER)
    # A clue at a node may forbid the twin, whatever the edges say.
    assert not uniqueness_steps(taken.state, (*clues, StartsAt(0)), HIGHLANDER)


def test_number_paths_are_solved_as_before() -> None:
    """The faces of their graph are no reason to take another solver, and are not even made; closed
    lines that begin nowhere have one for edges."""
    graph = Board.square(4, 5).cell_graph
    for shape in (Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE):
        oracle = oracle_for(Problem(graph, shape, rooted=shape is Shape.HAMILTONIAN_PATH))
        wanted = PathOracle if shape is Shape.HAMILTONIAN_PATH else EdgeOracle
        assert isinstance(getattr(oracle, "_oracle", oracle), wanted)
        assert isinstance(oracle.ask([], [], Token()), Model)
    assert "planar" not in vars(graph)
    loop = oracle_for(Problem(graph, Shape.CYCLE))
    assert isinstance(getattr(loop, "_oracle", loop), LoopOracle)
    assert loop.ask([EdgesUsed(((0, 1), (0, 5)), 2)], [], Token())
