"""Small proofs about loops: looked for again only near a change, minimal, and given up in time."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from studio.board import Board
from studio.engines import kernels
from studio.engines.deduction import loop_far, loop_proofs
from studio.engines.deduction.loop_edges import Surroundings
from studio.engines.deduction.loop_far import BySearch, BySolver, Surrounded
from studio.engines.deduction.loop_proofs import LoopProofs
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


@pytest.mark.parametrize("kind", [BySolver, BySearch])
def test_reasons_from_the_whole_board_are_minimal(
    kind: type[BySolver] | type[BySearch], monkeypatch: pytest.MonkeyPatch
) -> None:
    problem, line = puzzle()
    monkeypatch.setattr(loop_proofs, "far", kind)
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


def test_large_boards_are_left_to_the_compiled_search(monkeypatch: pytest.MonkeyPatch) -> None:
    problem, _ = puzzle()
    around, near = loop_far.Around(GRAPH, problem.constraints), Surroundings(GRAPH)
    monkeypatch.setattr(kernels, "warm", lambda *names: True)
    assert isinstance(loop_far.far(GRAPH, around, near), BySolver)
    monkeypatch.setattr(loop_far, "SMALL", 40)
    assert isinstance(loop_far.far(GRAPH, around, near), BySearch)
    monkeypatch.setattr(kernels, "warm", lambda *names: False)
    assert isinstance(loop_far.far(GRAPH, around, near), BySolver)


def test_who_denies_a_conclusion_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a loop was found that denies it, more conflicts would find nothing else; only what was
    given up is asked again."""
    _, line = puzzle()
    settled: set[tuple[Constraint, int]] = set()
    why = BySearch.why

    def told(
        self: BySearch, fact: Constraint, radius: int, conflicts: int | None, token: Token
    ) -> loop_far.Outcome:
        assert (fact, radius) not in settled
        outcome = why(self, fact, radius, conflicts, token)
        assert not isinstance(outcome, frozenset)
        if outcome is None:
            settled.add((fact, radius))
        return outcome

    monkeypatch.setattr(BySearch, "why", told)
    monkeypatch.setattr(loop_proofs, "NEARBY", ())
    monkeypatch.setattr(loop_proofs, "far", BySearch)
    used = [mark for mark in marks(line) if isinstance(mark, EdgeUsed)]
    assert LoopProofs(Problem(GRAPH, Shape.CYCLE)).find([], used, Token()) == []
    assert len(settled) > len(used)


def test_no_two_loops_by_the_compiled_search() -> None:
    """What it proves close to some nodes is so on the board."""
    problem, line = puzzle()
    around, near = loop_far.Around(GRAPH, problem.constraints[::3]), Surroundings(GRAPH)
    search, alone = BySearch(GRAPH, around, near), OracleProver(LoopOracle(GRAPH))
    truth = marks(line)
    search.lean([m for m in truth if isinstance(m, EdgeUsed | EdgeUnused)], line)
    outcomes = set()
    for k, fact in enumerate(truth):
        around.learn([mark for mark in truth[k % 7 :: 3] if mark != fact])
        given = around.window(near.around(fact, 3))
        reason = search.why(fact, 3, 200, Token())
        outcomes.add(reason is None)
        assert (reason is None) == (alone.why(fact, given, Token()) is None)
        if reason is not None:
            assert isinstance(reason, frozenset) and reason <= set(given)
            assert alone.why(fact, reason, Token()) is not None
    assert outcomes == {True, False}
