"""Small proofs about loops: looked for again only near a change, minimal, and given up in time."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from studio.board import Board
from studio.engines.deduction import loop_proofs
from studio.engines.deduction.loop_proofs import LoopProofs, Surrounded
from studio.engines.deduction.proofs import FormulaProver, OracleProver
from studio.engines.engine import Limit, Model, Refuted, Stopped, Task, Token
from studio.engines.events import Found
from studio.engines.sat.loop_sat import LOOP_SAT, LoopOracle
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed, Problem, Shape, Trace

BOARD = Board.square(6, 6)
GRAPH = BOARD.loop_graph


def puzzle() -> tuple[Problem, Trace]:
    """All numbers of a loop, by which it is the only one."""
    loops = LOOP_SAT.run(Problem(GRAPH, Shape.CYCLE), Task.SOLVE, Limit(solutions=40), Token())
    line = max((e.trace for e in loops if isinstance(e, Found)), key=lambda t: len(t.nodes))
    around = [tuple(GRAPH.edges[k] for k in edges) for edges in BOARD.cell_sides]
    clues = [EdgesUsed(edges, sum(pair in line.used for pair in edges)) for edges in around]
    problem = Problem(GRAPH, Shape.CYCLE, tuple(clues))
    answers = list(LOOP_SAT.run(problem, Task.SOLVE, Limit(solutions=2), Token()))
    assert [e.trace for e in answers if isinstance(e, Found)] == [line.canonical()]
    return problem, line


def marks(line: Trace) -> list[Constraint]:
    return [EdgeUsed(*p) if p in line.used else EdgeUnused(*p) for p in GRAPH.edges]


def test_only_what_changed_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    problem, line = puzzle()
    asked: list[Constraint] = []
    why = FormulaProver.why

    def told(
        self: FormulaProver, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        asked.append(fact)
        return why(self, fact, given, token)

    monkeypatch.setattr(FormulaProver, "why", told)
    monkeypatch.setattr(loop_proofs, "shortest", lambda *arguments: iter(()))
    monkeypatch.setattr(loop_proofs, "NEARBY", (1,))
    monkeypatch.setattr(loop_proofs, "EFFORTS", ())
    wanted = marks(line)
    proofs = LoopProofs(problem)
    proofs.find([], wanted, Token())
    assert asked == wanted
    asked.clear()
    proofs.find([], wanted, Token())
    assert asked == []
    corner = wanted[0]
    assert isinstance(corner, EdgeUsed | EdgeUnused)
    proofs.find([corner], wanted[1:], Token())
    near = set(GRAPH.neighbours[corner.u]) | set(GRAPH.neighbours[corner.v])
    assert 0 < len(asked) < 20
    assert all(
        isinstance(fact, EdgeUsed | EdgeUnused) and {fact.u, fact.v} & near for fact in asked
    )


def test_reasons_from_the_whole_board_are_minimal(monkeypatch: pytest.MonkeyPatch) -> None:
    problem, line = puzzle()
    monkeypatch.setattr(loop_proofs, "NEARBY", ())
    truth = marks(line)
    proofs = LoopProofs(problem)
    oracle = OracleProver(LoopOracle(GRAPH))
    for start in (0, 30, 60):
        (deduction,) = proofs.find(truth[:start], truth[start:], Token())
        (fact,) = deduction.then
        assert fact.holds(line)
        reason = frozenset(deduction.because)
        assert oracle.why(fact, reason, Token()) is not None
        for part in reason:
            assert oracle.why(fact, reason - {part}, Token()) is None


def test_no_reason_rests_on_the_answer_that_is_held_beyond() -> None:
    problem, line = puzzle()
    oracle = LoopOracle(GRAPH)
    alone = OracleProver(LoopOracle(GRAPH))
    truth = marks(line)
    outcomes = set()
    for k, fact in enumerate(truth):
        held = [oracle.literal(mark) for mark in truth if mark != fact]
        given = [*problem.constraints[k % 6 : k % 6 + 12], *truth[:k][-8:]]
        reason = Surrounded(oracle, held).why(fact, given, Token())
        outcomes.add(reason is None)
        assert (reason is None) == (alone.why(fact, given, Token()) is None)
        if reason is not None:
            assert reason <= set(given)
            assert alone.why(fact, reason, Token()) is not None
    assert outcomes == {True, False}


def test_a_question_is_given_up_after_so_many_conflicts() -> None:
    problem, line = puzzle()
    oracle = LoopOracle(GRAPH)
    denied = [oracle.facts(line)]
    oracle.most_conflicts = 1
    clues = [c for c in problem.constraints if isinstance(c, EdgesUsed) and c.count != 0]
    assert isinstance(oracle.ask(clues, denied, Token()), Stopped | Refuted)
    oracle.most_conflicts = None
    assert isinstance(oracle.ask(problem.constraints, denied, Token()), Refuted)
    assert oracle.ask(problem.constraints, [], Token()) == Model(line)
