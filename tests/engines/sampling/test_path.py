"""Random lines: they are lines, they differ, and compiled code and plain Python draw the same."""

from __future__ import annotations

import pytest

from studio.board import Board, Graph
from studio.engines import kernels
from studio.engines.sampling import path
from studio.engines.sampling.path import random_path
from studio.puzzle import Problem, Shape, Trace

BOARDS = [
    Board.square(5, 7),
    Board.square(6, 4, king=True),
    Board.hexagon(3),
    Board.hexagon(3, holes=[(0, 0)]),
    Board.square(1, 1),
    Board.square(1, 4),
]


@pytest.fixture(params=[True, False], ids=["compiled", "plain"])
def compiled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the test with the compiled moves and with those in plain Python."""
    monkeypatch.setattr(kernels, "warm", lambda: request.param)
    monkeypatch.setattr(path, "SMALL", 0)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("board", BOARDS, ids=len)
def test_a_random_path_visits_every_node_once(board: Board) -> None:
    problem = Problem(board.cell_graph, Shape.HAMILTONIAN_PATH)
    for seed in range(5):
        trace = random_path(board.cell_graph, seed)
        assert trace is not None
        assert problem.fits(trace)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("board", [Board.square(4, 6), Board.hexagon(2)], ids=len)
def test_a_random_cycle_closes(board: Board) -> None:
    problem = Problem(board.cell_graph, Shape.HAMILTONIAN_CYCLE)
    for seed in range(5):
        trace = random_path(board.cell_graph, seed, closed=True)
        assert trace is not None
        assert problem.fits(trace)


@pytest.mark.usefixtures("compiled")
def test_a_random_path_meets_two_labels() -> None:
    graph = Board.hexagon(3).cell_graph
    for seed in range(4):
        trace = random_path(graph, seed, labels={3: 20, 30: 11})
        assert trace is not None
        assert trace.nodes[2] == 20
        assert trace.nodes[29] == 11


def test_paths_of_other_seeds_differ_and_of_the_same_do_not() -> None:
    graph = Board.hexagon(4).cell_graph
    traces = {random_path(graph, seed) for seed in range(20)}
    assert len(traces) == 20
    assert random_path(graph, 7) == random_path(graph, 7)


def test_ends_fall_everywhere() -> None:
    # 400 paths over 19 cells have 800 ends, 42 a cell on the average, more in the corners.
    graph = Board.hexagon(2).cell_graph
    ends = [0] * graph.size
    for seed in range(400):
        trace = random_path(graph, seed)
        assert trace is not None
        ends[trace.nodes[0]] += 1
        ends[trace.nodes[-1]] += 1
    assert min(ends) > 10


def test_a_path_may_start_from_a_given_line() -> None:
    graph = Board.square(4, 4).cell_graph
    snake = Trace((0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12))
    trace = random_path(graph, 3, start=snake)
    assert trace is not None
    assert trace != snake
    assert Problem(graph, Shape.HAMILTONIAN_PATH).fits(trace)


def test_compiled_code_and_plain_python_draw_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    for warm in (True, False):
        monkeypatch.setattr(kernels, "warm", lambda warm=warm: warm)
        monkeypatch.setattr(path, "SMALL", 0)
        for board in BOARDS:
            drawn.append([random_path(board.cell_graph, seed) for seed in range(3)])
    assert drawn[: len(BOARDS)] == drawn[len(BOARDS) :]


@pytest.mark.parametrize(
    ("graph", "closed"),
    [
        (Graph(0, ()), False),
        (Graph(3, ((0, 1),)), False),
        (Board.square(3, 3).cell_graph, True),
        (Board.square(1, 2).cell_graph, True),
    ],
)
def test_where_there_is_no_line_none_is_met(graph: Graph, closed: bool) -> None:
    assert random_path(graph, 1, closed=closed) is None


def test_a_small_board_comes_to_the_same_without_the_compiler(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where labels are met late, or never."""
    graph = Board.square(4, 4).cell_graph
    asked = [
        (seed, closed, labels)
        for seed in range(12)
        for closed in (False, True)
        for labels in (None, {1: 0}, {1: 0, 2: 1}, {1: 0, 9: 14}, {1: 0, 2: 2})
    ]
    monkeypatch.setattr(path, "PATIENCE", 20_000)
    drawn = []
    for loaded in (True, False):
        monkeypatch.setattr(kernels, "loaded", lambda _, loaded=loaded: loaded)
        monkeypatch.setattr(path._Plain, "spent", 0.0)
        monkeypatch.setattr(path, "LOADING_S", 1e9)
        drawn.append([random_path(graph, s, closed=c, labels=k) for s, c, k in asked])
    assert drawn[0] == drawn[1]
    assert None in drawn[0]


def test_a_small_board_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless plain Python was at work for as long as loading takes."""
    graph = Board.square(5, 5).cell_graph
    asked: list[str] = []
    monkeypatch.setattr(kernels, "loaded", lambda _: False)
    monkeypatch.setattr(kernels, "warm", lambda: bool(asked.append("warm")))
    monkeypatch.setattr(path._Plain, "spent", 0.0)
    assert random_path(graph, 3) is not None
    assert asked == []
    assert path._Plain.spent > 0
    monkeypatch.setattr(path._Plain, "spent", path.LOADING_S)
    assert random_path(graph, 3) is not None
    assert asked == ["warm"]
