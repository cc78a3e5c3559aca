"""Small proofs of numbers: windows refute no line there is, and what they name suffices."""

from __future__ import annotations

import random

import pytest

from studio import assets, formats
from studio.board import Board
from studio.engines.deduction import PathLadder
from studio.engines.deduction.path_proofs import PathProofs
from studio.engines.deduction.path_window import Ground, PathWindow, TooWideError
from studio.engines.engine import Token
from studio.engines.sampling.path import random_path
from studio.puzzle import (
    Constraint,
    EdgeUnused,
    EdgeUsed,
    Follows,
    Problem,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)
from studio.work.explain import Explainer
from tests.reproof import Judge

BOARDS = (
    (Board.square(4, 5), False),
    (Board.square(4, 4), True),
    (Board.hexagon(2), False),
    (Board.square(4, 4, king=True), False),
)


def facts_of(problem: Problem, trace: Trace, rng: random.Random) -> list[Constraint]:
    """Facts of every kind that a line obeys."""
    size = problem.graph.size
    facts: list[Constraint] = [StepAt(node, step) for step, node in enumerate(trace.nodes, 1)]
    for u, v in problem.graph.edges:
        facts.append(EdgeUsed(u, v) if (u, v) in trace.used else EdgeUnused(u, v))
    facts += [Follows(u, v) for u, v in zip(trace.nodes, trace.nodes[1:], strict=False)]
    for step, node in enumerate(trace.nodes, 1):
        facts.append(StepParity(node, step % 2 == 1))
        facts.append(StepAmong((node, rng.randrange(size)), step))
    return rng.sample(facts, rng.randint(0, len(facts)))


@pytest.mark.parametrize("case", range(len(BOARDS)))
def test_every_line_obeys_every_window(case: int) -> None:
    board, closed = BOARDS[case]
    graph = board.cell_graph
    shape = Shape.HAMILTONIAN_CYCLE if closed else Shape.HAMILTONIAN_PATH
    problem = Problem(graph, shape, (), rooted=True)
    ground = Ground(problem)
    rng = random.Random(case)
    for seed in range(40):
        trace = random_path(graph, seed, closed=closed)
        assert trace is not None
        labels = {
            step: node for step, node in enumerate(trace.nodes, 1) if rng.random() < rng.random()
        }
        steps = rng.sample(range(1, graph.size + 1), rng.randint(1, graph.size))
        window = PathWindow(ground, labels, steps, rng.getrandbits(graph.size))
        window.look_at(rng.getrandbits(graph.size))
        said = (window.literal(fact) for fact in facts_of(problem, trace, rng))
        assert window.solver.solve([literal for literal in said if literal is not None])


def test_a_window_without_room_says_so() -> None:
    ground = Ground(Problem(Board.square(4, 4).cell_graph, Shape.HAMILTONIAN_PATH, ()))
    with pytest.raises(TooWideError):
        PathWindow(ground, {}, range(1, 17), ground.everything, room=200)


@pytest.mark.parametrize("name", ["star", "honeycomb", "medley", "round-trip"])
def test_what_is_proved_is_true_and_its_reason_suffices(name: str) -> None:
    path = assets.path("examples", "number-path", f"{name}.puzzle")
    explainer = Explainer(formats.read(str(path)).puzzle, Token())
    problem = explainer.problem
    ladder = PathLadder(problem)
    while found := ladder.next():
        for deduction in found:
            ladder.learn(deduction.then)
    known = ladder.known()
    wanted = [fact for fact in explainer.candidate_clues if fact not in known]
    proved = PathProofs(problem).find(known, wanted, Token())
    judge = Judge(problem)
    assert proved
    for deduction in proved:
        assert set(deduction.because) <= {*problem.constraints, *known}
        assert all(fact.holds(explainer.answers[0]) for fact in deduction.then)
        assert judge.sufficient(deduction)


def test_nothing_false_is_proved() -> None:
    path = assets.path("examples", "number-path", "honeycomb.puzzle")
    explainer = Explainer(formats.read(str(path)).puzzle, Token())
    size = explainer.problem.graph.size
    rng = random.Random(5)
    wrong = [StepAt(rng.randrange(size), rng.randint(1, size)) for _ in range(60)]
    wrong = [fact for fact in wrong if not fact.holds(explainer.answers[0])]
    assert PathProofs(explainer.problem).find((), wrong, Token()) == []
