"""The compiled search for loops: as many as brute force finds, whatever was inferred before."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.board import Board
from studio.engines.engine import Limit, Refuted, Stopped, Task, Token
from studio.engines.events import Done, Found
from studio.engines.kernels.inference_plain import UNUSED
from studio.engines.sat import loop_inference, loop_sat, loop_search
from studio.engines.sat.loop_inference import Learnt, learn
from studio.engines.sat.loop_sat import LOOP_SAT, borders
from studio.engines.sat.loop_search import LoopSearch
from studio.puzzle import AllOf, Constraint, EdgesUsed, EqualArms, Problem, Shape, Trace
from tests.engines.boards import BOARDS, all_loops
from tests.engines.sat.test_loop_inference import SMALL, clued, told


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has loaded the compiler."""
    import studio.engines.kernels.inference
    import studio.engines.kernels.loop_search  # noqa: F401

    monkeypatch.setattr(loop_inference.kernels, "warm", lambda *names: True)


def searchable(constraints: list[Constraint]) -> list[Constraint]:
    """Those that the search has words for."""
    return [
        c
        for one in constraints
        for c in (one.parts if isinstance(one, AllOf) else (one,))
        if not isinstance(c, EqualArms)
    ]


def nothing_known(learnt: Learnt) -> Learnt:
    """The same problem, as if nothing had been inferred but what relates two faces."""
    faces = 2 * np.arange(len(learnt.faces), dtype=np.int32)
    status = np.zeros_like(learnt.status)
    ends = learnt.sides.reshape(-1, 2)
    status[: len(ends)][ends[:, 0] == ends[:, 1]] = UNUSED  # bridges
    return replace(learnt, faces=faces, status=status, open=1)


def loops_of(problem: Problem, learnt: Learnt) -> list[Trace] | None:
    """All loops that the search finds; None where it has no words for the problem."""
    planar = problem.graph.planar
    assert planar is not None
    search = LoopSearch.begin(problem.graph, learnt)
    if search is None:
        return None
    found = []
    while isinstance(faces := search.next(Token()), list):
        (line,) = borders(problem.graph, planar, faces)
        found.append(problem.canonical(Trace(line, closed=True)))
    assert isinstance(faces, Refuted)
    return found


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(sorted(SMALL)), st.integers(0, 2**32))
def test_it_finds_all_loops_and_each_once(name: str, seed: int) -> None:
    board, rng = SMALL[name], random.Random(seed)
    loops = all_loops(name)
    clues = searchable(rng.choice((clued, told))(board, rng.choice(loops), rng))
    problem = Problem(board.loop_graph, Shape.CYCLE, tuple(clues))
    fitting = {
        problem.canonical(loop) for loop in loops if all(c.holds(loop) for c in problem.constraints)
    }
    learnt = learn(problem)
    assert learnt is not None
    if learnt.others:
        assert loops_of(problem, learnt) is None
        return
    if len(learnt.related) == 0:
        from_nothing = loops_of(problem, nothing_known(learnt))
        assert from_nothing is not None and len(from_nothing) == len(set(from_nothing))
        assert set(from_nothing) == fitting
    if learnt.open > 0:
        found = loops_of(problem, learnt)
        assert found is not None and len(found) == len(fitting) and set(found) == fitting


def some_problem() -> tuple[Problem, int]:
    """One with many loops, and how many."""
    board = Board.square(4, 5)
    graph = board.loop_graph
    middle = tuple(graph.edges[k] for k in board.cell_sides[7])
    problem = Problem(graph, Shape.CYCLE, (EdgesUsed(middle, 1),))
    events = list(loop_sat.LoopSat(steps=True).run(problem, Task.COUNT, Limit(), Token()))
    done = events[-1]
    assert isinstance(done, Done) and done.exact
    return problem, done.count


def test_where_the_room_is_full_the_solver_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    problem, many = some_problem()
    monkeypatch.setattr(loop_search, "CLAUSES", 300)
    learnt = learn(problem)
    assert learnt is not None
    search = LoopSearch.begin(problem.graph, learnt)
    assert search is not None
    alone = 0
    while isinstance(faces := search.next(Token()), list):
        alone += 1
    assert faces is None and 0 < alone < many
    events = list(LOOP_SAT.run(problem, Task.SOLVE, Limit(), Token()))
    found = [event.trace for event in events if isinstance(event, Found)]
    assert events[-1] == Done(many, exact=True)
    assert len(set(found)) == len(found) == many


def test_it_stops_when_it_is_told_to() -> None:
    problem, _ = some_problem()
    learnt = learn(problem)
    assert learnt is not None
    search = LoopSearch.begin(problem.graph, learnt)
    assert search is not None
    token = Token()
    assert isinstance(search.next(token), list)
    token.cancel()
    assert isinstance(search.next(token), Stopped)


def test_arms_that_are_open_are_left_to_the_solver() -> None:
    board = BOARDS["3x3"] if "3x3" in BOARDS else Board.square(3, 3)
    graph = board.loop_graph
    rows = [((5, 6), (6, 7)), ((4, 5),), ((1, 5),), ((5, 9), (9, 13))]
    problem = Problem(graph, Shape.CYCLE, (EqualArms(5, tuple(rows), True),))
    learnt = learn(problem)
    assert learnt is not None and learnt.open > 0
    assert LoopSearch.begin(graph, learnt) is None
