"""Clause learning step by step: the same answers as brute force, and every step is what it says."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from studio.board import Board, Graph
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import (
    BackJump,
    Clash,
    Decision,
    Done,
    Event,
    Found,
    Implication,
    Learnt,
    Literal,
    Restarted,
)
from studio.engines.proofs.by_edges import method_for
from studio.engines.proofs.drup import refute
from studio.engines.proofs.formula import Formula, Reason
from studio.engines.sat.cdcl import CDCL, Cdcl, luby
from studio.engines.search.brute import BRUTE
from studio.puzzle import EdgesUsed, EdgeUnused, EdgeUsed, Problem, Shape, StepAt, Trace
from studio.work.sentences import said
from tests.budget import tries


def test_luby() -> None:
    first = [luby(n) for n in range(1, 16)]
    assert first == [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]


def loops(rng: random.Random) -> Problem:
    board = Board.square(rng.randint(2, 3), rng.randint(2, 3))
    graph = board.loop_graph
    sides = [tuple(graph.edges[k] for k in edges) for edges in board.cell_sides]
    clues = [EdgesUsed(s, rng.randrange(4)) for s in rng.sample(sides, rng.randint(0, 4))]
    more = [rng.choice((EdgeUsed, EdgeUnused))(*rng.choice(graph.edges))]
    return Problem(graph, Shape.CYCLE, (*clues, *more))


def paths(rng: random.Random) -> Problem:
    graph = Board.square(rng.randint(2, 3), 3, king=rng.random() < 0.3).cell_graph
    steps = rng.sample(range(1, graph.size + 1), rng.randint(1, 4))
    labels = [StepAt(rng.randrange(graph.size), step) for step in steps]
    closed = Shape.HAMILTONIAN_CYCLE if rng.random() < 0.3 else Shape.HAMILTONIAN_PATH
    return Problem(graph, closed, tuple(labels), rooted=True)


def found(engine: object, problem: Problem) -> set[Trace]:
    *events, done = engine.run(problem, Task.SOLVE, Limit(), Token())  # type: ignore[attr-defined]
    assert isinstance(done, Done) and done.exact
    return {event.trace for event in events if isinstance(event, Found)}


@pytest.mark.parametrize("make", [loops, paths])
def test_answers_are_those_of_brute_force(make: object) -> None:
    rng = random.Random(11)
    for _ in range(tries(25, 60)):
        problem = make(rng)  # type: ignore[operator]
        if CDCL.declines(problem, Task.SOLVE) is None:
            assert found(CDCL, problem) == found(BRUTE, problem)


class Follower:
    """Follows the steps on its own: what holds, on which level, and which clauses are known."""

    def __init__(self) -> None:
        self.levels: list[list[Literal]] = [[]]
        self.said: dict[tuple[str, tuple[int, ...]], bool] = {}
        self.jump = 0

    def holds(self, literal: Literal) -> bool | None:
        value = self.said.get((literal.word, literal.about))
        return None if value is None else value is literal.positive

    def hold(self, literal: Literal) -> None:
        assert self.holds(literal) is None
        self.said[literal.word, literal.about] = literal.positive
        self.levels[-1].append(literal)

    def undo(self, back: int) -> int:
        gone = [literal for level in self.levels[back + 1 :] for literal in level]
        for literal in gone:
            del self.said[literal.word, literal.about]
        del self.levels[back + 1 :]
        return len(gone)


def steps_to_some_models(problem: Problem) -> Iterator[Event]:
    """The steps of a solver that goes on after a model: with a cut, or to another answer."""
    method = method_for(problem)
    solver = Cdcl(method.formula)
    for _ in range(3):
        yield from solver.steps(Token())
        if solver.model is None:
            return
        trace = method.trace(solver.model)
        assert trace is not None or problem.closed
        if trace is not None:
            method.exclude(trace)


@pytest.mark.parametrize("make", [loops, paths])
def test_every_step_is_what_it_says(make: object) -> None:
    rng = random.Random(5)
    seen = set()
    for _ in range(40):
        problem = make(rng)  # type: ignore[operator]
        if CDCL.declines(problem, Task.SOLVE) is not None:
            continue
        now = Follower()
        for event in steps_to_some_models(problem):
            seen.add(type(event))
            match event:
                case Decision(literal, level):
                    now.levels.append([])
                    now.hold(literal)
                    assert level == len(now.levels) - 1
                case Implication(literal, level, because, _):
                    assert all(now.holds(each) for each in because)
                    now.hold(literal)
                    assert level == len(now.levels) - 1
                case Clash(literals, _, _):
                    assert all(now.holds(each) for each in literals)
                case Learnt(clause):
                    assert all(now.holds(each) is False for each in clause)
                    last = [each for each in clause if _flipped(each) in now.levels[-1]]
                    assert last == [clause[0]], "the clause of the first unique implication point"
                case BackJump(level, back, undone):
                    assert level == len(now.levels) - 1 > back
                    assert now.undo(back) == undone
                case Restarted(_, undone):
                    assert now.undo(0) == undone
    assert {Decision, Implication, Clash, Learnt, BackJump} <= seen


def _flipped(literal: Literal) -> Literal:
    return Literal(literal.word, literal.about, not literal.positive)


def pigeons(holes: int) -> Formula:
    """One pigeon more than there are holes: false, and hard for clause learning."""
    formula = Formula()
    sits = [[formula.variable("sits", p, h) for h in range(holes)] for p in range(holes + 1)]
    for pigeon in sits:
        formula.add(Reason("seat"), *pigeon)
    for h in range(holes):
        for p in range(holes + 1):
            for other in range(p):
                formula.add(Reason("one"), -sits[p][h], -sits[other][h])
    return formula


def test_what_is_learnt_is_a_proof_that_the_checker_follows() -> None:
    formula = pigeons(6)
    numbers = {name: k for k, name in enumerate(formula.names, start=1)}
    solver = Cdcl(formula)
    steps: list[tuple[bool, tuple[int, ...]]] = []
    restarts = 0
    for event in solver.steps(Token()):
        restarts += isinstance(event, Restarted)
        if isinstance(event, Learnt):
            literals = (
                numbers[each.word, each.about] * (1 if each.positive else -1)  # type: ignore[index]
                for each in event.clause
            )
            steps.append((True, tuple(literals)))
    assert solver.refuted and restarts
    assert refute(formula.clauses, [*steps, (True, ())], Token())


def test_it_stops_when_told() -> None:
    token = Token()
    solver = Cdcl(pigeons(8))
    for number, _ in enumerate(solver.steps(token)):
        if number == 100:
            token.cancel()
    assert not solver.refuted and solver.model is None


def test_large_boards_are_declined() -> None:
    graph: Graph = Board.square(40, 40).cell_graph
    problem = Problem(graph, Shape.HAMILTONIAN_PATH, (StepAt(0, 1),), rooted=True)
    assert "large" in said(CDCL.declines(problem, Task.SOLVE))
