"""A clause that is judged to hold does hold, for all answers that brute force finds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from studio.board import Graph
from studio.engines.engine import Halt, Limit, Task, Token
from studio.engines.events import Done, Found
from studio.engines.proofs import formula as formulas
from studio.engines.proofs.by_edges import BY_EDGES, method_for, prove
from studio.engines.proofs.formula import Reason
from studio.engines.proofs.justify import Judge
from studio.engines.reasons import Unfinished
from studio.engines.search.brute import BRUTE
from studio.puzzle import Problem, Shape, Trace
from studio.puzzle.reason import Reason as Unknown
from tests.engines.proofs.problems import PROBLEMS, satisfied

TRIES = 1000


def brute(problem: Problem) -> list[Trace]:
    """All answers, by trying every line."""
    if problem.shape in (Shape.PATH, Shape.EULERIAN_TRAIL):
        lines = {Trace(nodes) for nodes in walks(problem.graph)}
        return sorted((t for t in lines if problem.answered_by(t)), key=lambda trace: trace.nodes)
    events = BRUTE.run(problem, Task.SOLVE, Limit(), Token())
    return [event.trace for event in events if isinstance(event, Found)]


def walks(graph: Graph) -> Iterator[tuple[int, ...]]:
    """All walks that take each edge at most once."""
    waiting: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((v,), ()) for v in range(graph.size)]
    while waiting:
        nodes, taken = waiting.pop()
        yield nodes
        for k, (u, v) in enumerate(graph.edges):
            for here, there in ((u, v), (v, u))[: 1 if graph.directed else 2]:
                if here == nodes[-1] and k not in taken:
                    waiting.append(((*nodes, there), (*taken, k)))


@pytest.mark.parametrize("name", PROBLEMS)
def test_every_clause_of_a_formula_is_justified(name: str) -> None:
    problem = PROBLEMS[name]
    method = method_for(problem)
    answers = brute(problem)
    for answer in answers[:1]:
        method.exclude(answer)
    formula = method.formula
    judge = Judge(problem, formula.names, answers[:1])
    for clause, reason in zip(formula.clauses, formula.reasons, strict=True):
        assert judge.holds(clause, reason), (reason, clause)


@pytest.mark.parametrize("name", PROBLEMS)
def test_what_is_justified_holds(name: str) -> None:
    """Also of clauses that were spoilt: literals left out or turned, reasons of other clauses."""
    problem = PROBLEMS[name]
    answers = brute(problem)
    search = method_for(problem)
    formula = search.formula
    rng = random.Random(name)
    judge = Judge(problem, formula.names, ())
    accepted = 0
    for _ in range(TRIES):
        clause = list(rng.choice(formula.clauses))
        reason = rng.choice(formula.reasons)
        if rng.random() < 0.8:
            place = rng.randrange(len(formula.clauses))
            clause, reason = list(formula.clauses[place]), formula.reasons[place]
        for _ in range(rng.randrange(3)):
            if clause and rng.random() < 0.6:
                clause.pop(rng.randrange(len(clause)))
            elif clause:
                place = rng.randrange(len(clause))
                clause[place] = -clause[place]
        if rng.random() < 0.2:
            about = [number + rng.choice((-1, 0, 1)) for number in reason.about]
            reason = Reason(reason.kind, tuple(about))
        if judge.holds(tuple(clause), reason):
            accepted += 1
            for answer in answers:
                assert satisfied(problem, answer, formula.names, tuple(clause)), (reason, clause)
    assert accepted > TRIES / 10


@pytest.mark.parametrize("name", PROBLEMS)
def test_a_clause_against_an_answer_needs_that_answer(name: str) -> None:
    problem = PROBLEMS[name]
    method = method_for(problem)
    answers = brute(problem)
    for answer in answers[:1]:
        method.exclude(answer)
        clause, reason = method.formula.clauses[-1], method.formula.reasons[-1]
        assert not Judge(problem, method.formula.names, ()).holds(clause, reason)
        thinned = clause[1:]
        assert not Judge(problem, method.formula.names, [answer]).holds(thinned, reason)


@pytest.mark.parametrize("name", PROBLEMS)
def test_proofs_agree_with_brute_force(name: str) -> None:
    problem = PROBLEMS[name]
    answers = brute(problem)
    proved = prove(problem, Token())
    if isinstance(proved, tuple):
        assert len(answers) >= 2 and set(proved) <= set(answers) and proved[0] != proved[1]
    else:
        assert proved is not None and list(proved.answers) == answers


def test_unknown_reasons_and_numbers_justify_nothing() -> None:
    problem = PROBLEMS["loops"]
    method = method_for(problem)
    judge = Judge(problem, method.formula.names, ())
    every = tuple(range(1, len(problem.graph.edges) + 1))
    assert judge.holds(every, Reason("line"))
    assert not judge.holds(every, Reason("line", (3,)))
    assert not judge.holds(every, Reason("because"))
    assert not judge.holds(every, Reason("degree", (99,)))
    assert not judge.holds((10**6,), Reason("line"))
    assert not judge.holds((0,), Reason("line"))


class Looks(Token):
    """Stops at a look of its own number, and counts them."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.seen = 0

    @property
    def stopped(self) -> bool:
        self.seen += 1
        return self.seen > self.most


@pytest.mark.parametrize("name", ["loops with clues", "paths", "walks", "drawings"])
def test_a_formula_under_way_is_given_up_when_told(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks hears that it is not known, however far the formula was."""
    monkeypatch.setattr(formulas, "BLOCK", 8)
    problem = PROBLEMS[name]
    whole = Looks(10**9)
    method_for(problem, whole)
    assert whole.seen > 2, "no look on the way"
    for most in range(whole.seen):
        with pytest.raises(Halt):
            method_for(problem, Looks(most))
        assert prove(problem, Looks(most)) is None
        *_, done = BY_EDGES.run(problem, Task.COUNT, Limit(), Looks(most))
        assert done == Done(0, exact=False, reason=Unknown(Unfinished.LINES_UNFOUND))
