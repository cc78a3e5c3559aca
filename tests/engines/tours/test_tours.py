"""Tours: every move allowed, every cell once, refused with a reason; kernels beside their twins."""

from __future__ import annotations

import random

import numpy as np
import pytest

from studio.board import Graph
from studio.engines import kernels
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found
from studio.engines.tours.blocks import Tour, compose, find_tour, ways_of, why_no_tour
from studio.engines.tours.moves import KING, KNIGHT, PEN_AND_PAPER, Move, leaper, one_way
from studio.engines.tours.tours import TOURS, Method, Ways, search
from studio.puzzle import EdgeUsed, Problem, Shape, StartsAt, StepAt
from studio.work.sentences import said

Moves = tuple[Move, ...]
SETS = {"pen and paper": PEN_AND_PAPER, "knight": KNIGHT, "king": KING, "wazir": leaper(0, 1)}


@pytest.fixture(params=["compiled", "plain"])
def room(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both twins of the kernels."""
    monkeypatch.setattr(kernels, "warm", lambda *names: request.param == "compiled")


@pytest.mark.usefixtures("room")
@pytest.mark.parametrize("moves", SETS.values(), ids=SETS)
@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
def test_tours_of_boards_of_many_sizes(moves: Moves, closed: bool) -> None:
    for rows, columns in ((10, 12), (16, 11), (13, 20), (14, 14)):
        tour, attempt = find_tour(rows, columns, moves, closed=closed)
        assert tour is not None, attempt.reason
        assert tour.closed is closed and tour.is_tour(moves)


@pytest.mark.usefixtures("room")
@pytest.mark.parametrize("size", [(40, 40), (37, 41), (50, 31), (20, 70)])
def test_large_closed_boards_are_composed(size: tuple[int, int]) -> None:
    tour, _ = find_tour(*size, closed=True, start=(7, 3))
    assert tour is not None and tour.is_tour(PEN_AND_PAPER)
    assert tour.order[0] == 7 * size[1] + 3
    order = compose(*size, PEN_AND_PAPER)
    assert order is not None and Tour(*size, order, closed=True).is_tour(PEN_AND_PAPER)


def test_zebras_on_boards_that_have_room_for_them() -> None:
    for size in (16, 30, 40):
        tour, _ = find_tour(size, size, leaper(2, 3), closed=True)
        assert tour is not None and tour.is_tour(leaper(2, 3))


def test_knights_on_a_board_with_one_odd_side() -> None:
    tour, _ = find_tour(45, 60, KNIGHT, closed=True)
    assert tour is not None and tour.is_tour(KNIGHT)


def test_pen_and_paper_closes_on_17x17() -> None:
    tour, _ = find_tour(17, 17, closed=True)
    assert tour is not None and tour.is_tour(PEN_AND_PAPER)


def test_no_failure_from_random_starts() -> None:
    rng = random.Random(90)
    for seed in range(150):
        rows, columns = rng.randint(5, 60), rng.randint(5, 60)
        start = (rng.randrange(rows), rng.randrange(columns))
        tour, _ = find_tour(rows, columns, start=start, seed=seed)
        assert tour is not None and tour.is_tour(PEN_AND_PAPER), (rows, columns, start)
        assert tour.order[0] == start[0] * columns + start[1]


@pytest.mark.parametrize(
    ("size", "moves", "options", "words"),
    [
        ((999, 999), KNIGHT, {"closed": True}, "cannot close"),
        ((5, 5), KNIGHT, {"start": (0, 1)}, "must start on the colour that has more"),
        ((16, 16), leaper(1, 3), {}, "stays on cells of one colour"),
        ((4, 4), ((1, 2),), {}, "has no way back"),
        ((1, 2), leaper(0, 1), {"closed": True}, "needs three cells"),
        ((3, 3), (), {}, "no moves"),
        ((3, 1000), leaper(1, 2), {"closed": True}, ""),
    ],
)
def test_what_has_no_tour_is_refused_at_once(
    size: tuple[int, int], moves: Moves, options: dict[str, object], words: str
) -> None:
    options = {**options}
    start = options.pop("start", None)
    number = None if start is None else start[0] * size[1] + start[1]  # type: ignore[index]
    reason = why_no_tour(*size, moves, closed=bool(options.get("closed")), start=number)
    assert (reason is None) == (words == "") and words in said(reason)
    if reason:
        tour, attempt = find_tour(*size, moves, start=start, **options)  # type: ignore[arg-type]
        assert tour is None and attempt.proved and attempt.reason == reason


@pytest.mark.usefixtures("room")
def test_small_boards_without_a_tour_are_searched_to_the_end() -> None:
    # No reason is seen, but no knight's tour starts in the middle of a 3x4 board's side.
    tour, attempt = find_tour(4, 4, KNIGHT)
    assert tour is None and attempt.proved


@pytest.mark.usefixtures("room")
@pytest.mark.parametrize("ties", ["first", "random", "far", "far-round"])
@pytest.mark.parametrize("repair", ["none", "backtracking", "rotations"])
def test_methods_can_be_switched(ties: str, repair: str) -> None:
    method = Method(ties, repair, tries=3000)  # type: ignore[arg-type]
    tour, attempt = find_tour(8, 8, method=method, resort=False)
    assert tour is not None and tour.is_tour(PEN_AND_PAPER)
    assert repair == "backtracking" or attempt.backs == 0


def test_without_repair_a_try_may_fail() -> None:
    failures = sum(
        find_tour(20, 20, closed=True, method=Method("random", "none", 1), resort=False, seed=s)[0]
        is None
        for s in range(20)
    )
    assert failures > 0


def test_a_closed_tour_is_shifted_round_its_circle() -> None:
    tour, _ = find_tour(6, 6, KNIGHT, closed=True)
    assert tour is not None
    shifted = tour.shifted(5)
    assert shifted.order[0] == tour.order[5] and shifted.is_tour(KNIGHT)
    assert tour.begun_at(2, 3).order[0] == 15
    steps = tour.steps()
    assert steps.shape == (6, 6) and sorted(steps.ravel()) == list(range(1, 37))
    open_tour, _ = find_tour(6, 6, KNIGHT)
    assert open_tour is not None
    with pytest.raises(ValueError, match="closed"):
        open_tour.shifted(1)


def test_what_is_no_tour_is_told_from_one() -> None:
    order = np.array([0, 1, 2, 3], dtype=np.int32)
    assert Tour(1, 4, order, closed=False).is_tour(leaper(0, 1))
    assert not Tour(1, 4, order, closed=True).is_tour(leaper(0, 1))
    assert not Tour(1, 4, order[[0, 2, 1, 3]], closed=False).is_tour(leaper(0, 1))
    assert not Tour(1, 4, order[:3], closed=False).is_tour(leaper(0, 1))


SCHWENK = {
    (rows, columns)
    for rows in range(3, 8)
    for columns in range(rows, 13)
    if not (rows % 2 and columns % 2)
    and 4 not in (rows, columns)
    and (rows, columns) not in {(3, 6), (3, 8)}
} - {(3, 6), (3, 8)}
"""Boards with a closed knight's tour, of those looked at (A. J. Schwenk, 1991)."""


@pytest.mark.parametrize("rows", range(3, 8))
def test_closed_knights_tours_of_strips_are_found_or_disproved(rows: int) -> None:
    for columns in range(rows, 13):
        tour, attempt = find_tour(rows, columns, KNIGHT, closed=True)
        if (rows, columns) in SCHWENK:
            assert tour is not None and tour.is_tour(KNIGHT), (rows, columns)
        else:
            assert tour is None and attempt.proved, (rows, columns)


@pytest.mark.parametrize("size", [(3, 10), (3, 30), (1000, 4), (5, 100)])
def test_long_strips(size: tuple[int, int]) -> None:
    tour, attempt = find_tour(*size, KNIGHT, closed=True)
    if 4 in size:
        assert attempt.proved and "1,001 parts" in said(attempt.reason)
    else:
        assert tour is not None and tour.is_tour(KNIGHT)


def test_a_part_of_a_graph() -> None:
    ways = ways_of(3, 3, leaper(0, 1), "first")
    ring = ways.within(np.array([0, 1, 2, 3, 5, 6, 7, 8], dtype=np.int32))
    assert ring.size == 8 and set(np.diff(ring.starts)) == {2}
    assert search(ring, 0, closed=True).nodes is not None


def test_moves_without_a_way_back() -> None:
    assert one_way(((1, 2), (-1, -2), (3, 0))) == ((3, 0),)
    assert len(KING) == 8 and one_way(PEN_AND_PAPER) == ()


# -- the engine ------------------------------------------------------------------------------------


def board_problem(rows: int, columns: int, moves: Moves, shape: Shape, *more: object) -> Problem:
    ways = ways_of(rows, columns, moves, "first")
    edges = [
        (node, int(other))
        for node in range(ways.size)
        for other in ways.near[ways.starts[node] : ways.starts[node + 1]]
    ]
    graph = Graph.undirected(ways.size, edges)
    return Problem(graph, shape, tuple(more), rooted=True)  # type: ignore[arg-type]


@pytest.mark.usefixtures("room")
def test_the_engine_finds_different_answers() -> None:
    problem = board_problem(5, 5, KNIGHT, Shape.HAMILTONIAN_PATH, StepAt(0, 1))
    *found, done = TOURS.run(problem, Task.SOLVE, Limit(solutions=5), Token())
    lines = {event.trace for event in found if isinstance(event, Found)}
    assert len(lines) == 5 and all(problem.answered_by(trace) for trace in lines)
    assert isinstance(done, Done) and done.count == 5 and not done.exact


def test_the_engine_proves_only_what_it_can_tell_why() -> None:
    ring = board_problem(5, 5, KNIGHT, Shape.HAMILTONIAN_CYCLE)
    (done,) = TOURS.run(ring, Task.SOLVE, Limit(), Token())
    assert isinstance(done, Done) and done.exact and done.count == 0
    assert "colour" in said(done.reason)
    two = board_problem(5, 5, KNIGHT, Shape.HAMILTONIAN_PATH, StepAt(0, 1), StartsAt(2))
    (done,) = TOURS.run(two, Task.SOLVE, Limit(), Token())
    assert isinstance(done, Done) and done.exact and done.count == 0
    single = Problem(Graph(1, ()), Shape.HAMILTONIAN_PATH)
    *_, done = TOURS.run(single, Task.SOLVE, Limit(), Token())
    assert done == Done(1, exact=True)


def test_what_the_engine_declines() -> None:
    free = board_problem(5, 5, KNIGHT, Shape.HAMILTONIAN_PATH)
    assert TOURS.declines(free, Task.SOLVE) is None
    assert TOURS.declines(free, Task.COUNT)
    labelled = board_problem(5, 5, KNIGHT, Shape.HAMILTONIAN_PATH, StepAt(3, 7))
    assert TOURS.declines(labelled, Task.SOLVE)
    linked = board_problem(5, 5, KNIGHT, Shape.HAMILTONIAN_PATH, EdgeUsed(0, 7))
    assert TOURS.declines(linked, Task.SOLVE)
    assert TOURS.declines(Problem(free.graph, Shape.CYCLE), Task.SOLVE)


def test_a_stopped_search_proves_nothing() -> None:
    token = Token()
    token.cancel()
    ways = Ways.of(board_problem(8, 8, KNIGHT, Shape.HAMILTONIAN_PATH).graph)
    for repair in ("rotations", "backtracking"):
        attempt = search(ways, 0, closed=True, method=Method("far", repair), token=token)  # type: ignore[arg-type]
        assert attempt.nodes is None and not attempt.proved and "Stopped" in said(attempt.reason)
