"""The remembering oracle: what it answers alone, what it passes on, and what it forgets."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pytest

from studio.board import Board, Graph
from studio.engines.clue_sets import memory
from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.engine import Answer, Model, Refuted, Stopped, Token
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, Shape, Trace

BOARD = Board.square(1, 3)
GRAPH = BOARD.loop_graph


def around(first: int, last: int) -> Trace:
    """The loop around cells ``first`` to ``last`` of the row."""
    top = list(range(first, last + 2))
    return Trace((*top, *(node + 4 for node in reversed(top))), closed=True).canonical()


LOOPS = [around(a, b) for a in range(3) for b in range(a, 3)]
LEFT, MIDDLE, RIGHT = EdgeUsed(0, 4), EdgeUsed(1, 5), EdgeUsed(3, 7)


class Listed:
    """An oracle that looks through the six loops of a row of three, and keeps what it was asked."""

    def __init__(self) -> None:
        self.questions: list[tuple[frozenset[Constraint], int]] = []
        self.stop = False

    @property
    def graph(self) -> Graph:
        return GRAPH

    @property
    def shape(self) -> Shape:
        return Shape.CYCLE

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        return frozenset(EdgeUsed(u, v) for u, v in trace.pairs)

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        self.questions.append((frozenset(hold), len(deny)))
        if self.stop:
            return Stopped()
        for trace in LOOPS:
            obeys = all(c.holds(trace) for c in hold)
            if obeys and all(any(not c.holds(trace) for c in group) for group in deny):
                return Model(trace)
        return Refuted(frozenset(hold))


@pytest.fixture
def listed() -> Listed:
    return Listed()


@pytest.fixture
def oracle(listed: Listed) -> RememberingOracle:
    return RememberingOracle(listed)


def test_a_line_answers_again_while_it_obeys(listed: Listed, oracle: RememberingOracle) -> None:
    first = oracle.ask([LEFT], [], Token())
    assert isinstance(first, Model)
    assert oracle.ask([LEFT], [], Token()) == first
    assert oracle.ask([], [], Token()) == first
    assert len(listed.questions) == 1
    assert (oracle.asked, oracle.passed_on) == (3, 1)


def test_a_line_that_breaks_a_new_constraint_is_not_given(
    listed: Listed, oracle: RememberingOracle
) -> None:
    oracle.ask([LEFT, MIDDLE], [], Token())
    answer = oracle.ask([RIGHT, LEFT], [], Token())
    assert answer == Model(around(0, 2))
    assert len(listed.questions) == 2


def test_a_denied_line_is_not_given(listed: Listed, oracle: RememberingOracle) -> None:
    first = oracle.ask([LEFT], [], Token())
    assert isinstance(first, Model)
    second = oracle.ask([LEFT], [oracle.facts(first.trace)], Token())
    assert isinstance(second, Model) and second != first
    # Both are known now: the first answers where the second is denied, and a denial of less than
    # all the facts of a line is judged by its constraints.
    assert oracle.ask([LEFT], [oracle.facts(second.trace)], Token()) == first
    assert oracle.ask([LEFT], [[MIDDLE]], Token()) == second
    assert len(listed.questions) == 2


def test_a_proof_answers_whatever_holds_more(listed: Listed, oracle: RememberingOracle) -> None:
    hold = [LEFT, MIDDLE, RIGHT]
    assert oracle.ask(hold, [], Token()) == Refuted(frozenset(hold))
    more = [*hold, EdgeUsed(2, 6)]
    assert oracle.ask(more, [], Token()) == Refuted(frozenset(hold))
    assert oracle.ask(more, [[EdgeUnused(0, 4)]], Token()) == Refuted(frozenset(hold))
    assert len(listed.questions) == 1


def test_a_proof_needs_what_it_denied(listed: Listed, oracle: RememberingOracle) -> None:
    hold = [LEFT, RIGHT]
    only = oracle.ask(hold, [], Token())
    assert isinstance(only, Model)
    denial = oracle.facts(only.trace)
    assert isinstance(oracle.ask(hold, [denial], Token()), Refuted)
    assert oracle.ask(hold, [], Token()) == only
    assert oracle.ask([*hold, EdgeUsed(0, 1)], [denial], Token()) == Refuted(frozenset(hold))
    assert len(listed.questions) == 2
    assert isinstance(oracle.ask([LEFT], [denial], Token()), Model)
    assert len(listed.questions) == 3


def test_what_is_held_is_not_denied(listed: Listed, oracle: RememberingOracle) -> None:
    denied = [frozenset({RIGHT}), frozenset({LEFT, MIDDLE})]
    assert oracle.ask([LEFT, MIDDLE], denied, Token()) == Refuted(frozenset({LEFT, MIDDLE}))
    assert listed.questions == []
    assert isinstance(oracle.ask([LEFT], denied[1:], Token()), Model)


def test_nothing_is_learnt_from_being_stopped(listed: Listed, oracle: RememberingOracle) -> None:
    listed.stop = True
    assert oracle.ask([LEFT], [], Token()) == Stopped()
    listed.stop = False
    assert isinstance(oracle.ask([LEFT], [], Token()), Model)


def test_the_facts_of_a_known_line_are_one_object(oracle: RememberingOracle) -> None:
    answer = oracle.ask([], [], Token())
    assert isinstance(answer, Model)
    assert oracle.facts(answer.trace) is oracle.facts(around(*(0, 0)))
    assert oracle.facts(around(1, 2)) == frozenset(EdgeUsed(u, v) for u, v in around(1, 2).pairs)


def test_the_oldest_are_forgotten(
    listed: Listed, oracle: RememberingOracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "LINES_KEPT", 1)
    monkeypatch.setattr(memory, "PROOFS_KEPT", 1)
    monkeypatch.setattr(memory, "SLACK", -10)
    questions: list[list[Constraint]] = [
        [LEFT],
        [RIGHT],
        [MIDDLE],
        [LEFT],
        [LEFT, MIDDLE, RIGHT],
    ]
    for hold in [*questions, [EdgeUsed(0, 5)], *questions]:
        answer = oracle.ask(hold, [], Token())
        expected = [trace for trace in LOOPS if all(c.holds(trace) for c in hold)]
        if expected:
            assert isinstance(answer, Model) and answer.trace in expected
        else:
            assert isinstance(answer, Refuted)
    # Of the eleven, three were answered by the one line kept: all about LEFT.
    assert len(listed.questions) == 8


def test_large_lines_are_kept_in_smaller_numbers(
    listed: Listed, oracle: RememberingOracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "NODES_KEPT", 1)
    without = EdgeUnused(0, 4)
    for hold in ([LEFT], [without], [LEFT], [without]):
        oracle.ask(hold, [], Token())
    # There is room for one line, so each question drives out the answer to the other.
    assert len(listed.questions) == 4


def test_shape_and_graph_are_those_behind(oracle: RememberingOracle) -> None:
    assert oracle.graph is GRAPH
    assert oracle.shape is Shape.CYCLE
