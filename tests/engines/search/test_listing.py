"""A live solver that goes through a list: models, refutations, and being stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from studio.board import Board, Graph
from studio.engines.engine import Limit, Model, Refuted, Stopped, Task, Token
from studio.engines.events import Event
from studio.engines.search.eulerian_trails import EULERIAN_TRAILS
from studio.engines.search.listing import ListingOracle
from studio.engines.search.simple_paths import SIMPLE_PATHS
from studio.puzzle import Constraint, EndsAt, Problem, Shape, StartsAt, Trace

SQUARE = Problem(Graph.undirected(4, [(0, 1), (1, 2), (2, 3), (0, 3)]), Shape.PATH, rooted=True)
ENDS: frozenset[Constraint] = frozenset({StartsAt(0), EndsAt(2)})


def test_two_ways_round_and_no_third() -> None:
    oracle = ListingOracle(SQUARE, SIMPLE_PATHS)
    assert (oracle.graph, oracle.shape) == (SQUARE.graph, Shape.PATH)
    first = oracle.ask(ENDS, [], Token())
    assert isinstance(first, Model)
    second = oracle.ask(ENDS, [oracle.facts(first.trace)], Token())
    assert isinstance(second, Model)
    assert {first.trace, second.trace} == {Trace((0, 1, 2)), Trace((0, 3, 2))}
    both = [oracle.facts(first.trace), oracle.facts(second.trace)]
    assert oracle.ask(ENDS, both, Token()) == Refuted(ENDS)


@dataclass
class Counting:
    """An engine that counts how often it begins a list."""

    name = "counting"
    begun: int = 0

    def declines(self, problem: Problem, task: Task) -> None:
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        self.begun += 1
        return SIMPLE_PATHS.run(problem, task, limit, token)


def test_questions_that_deny_more_and_more_go_through_one_list() -> None:
    grid = Problem(Board.square(3, 3).cell_graph, Shape.PATH, rooted=True)
    hold: frozenset[Constraint] = frozenset({StartsAt(0), EndsAt(8)})
    engine, token = Counting(), Token()
    oracle = ListingOracle(grid, engine)
    found: list[Trace] = []
    while isinstance(answer := oracle.ask(hold, list(map(oracle.facts, found)), token), Model):
        found.append(answer.trace)
    # Twelve ways lead from corner to corner of 3x3 points (OEIS A007764).
    assert answer == Refuted(hold) and len(set(found)) == 12
    # The first question denied nothing, for which one answer is enough.
    assert engine.begun == 2


def test_another_question_begins_anew() -> None:
    engine, token = Counting(), Token()
    oracle = ListingOracle(SQUARE, engine)
    first, second = Trace((0, 1, 2)), Trace((0, 3, 2))
    both = [oracle.facts(first), oracle.facts(second)]
    for known, other in ((first, second), (second, first)):
        # What was passed over when another line was denied is found, and what was given once may
        # be given again.
        for _ in range(2):
            assert oracle.ask(ENDS, [oracle.facts(known)], token) == Model(other)
    assert oracle.ask(ENDS, both, token) == Refuted(ENDS)
    assert oracle.ask(ENDS, both, token) == Refuted(ENDS)
    elsewhere = frozenset({StartsAt(1), EndsAt(2)})
    for hold, deny in ((ENDS, both[:1]), (elsewhere, both), (ENDS, both[:1])):
        answer = oracle.ask(hold, deny, token)
        assert isinstance(answer, Model) and all(c.holds(answer.trace) for c in hold)
    # One that another token may stop does not hang on the old one.
    token.cancel()
    assert oracle.ask(ENDS, both[1:], token) != Refuted(ENDS)
    assert oracle.ask(ENDS, both[1:], Token()) == Model(first)


def test_facts_hold_for_one_line_only() -> None:
    oracle = ListingOracle(SQUARE, SIMPLE_PATHS)
    facts = oracle.facts(Trace((0, 1)))
    assert all(fact.holds(Trace((0, 1))) for fact in facts)
    # A longer line that begins in the same way is another one.
    assert not all(fact.holds(Trace((0, 1, 2))) for fact in facts)


def test_a_large_drawing_is_read_backwards_rather_than_searched_for_another() -> None:
    size = 60
    rim = [(k, (k + 1) % size) for k in range(size)]
    chords = [(k, (k + 7) % size) for k in range(size)]
    drawing = Problem(Graph.undirected(size, rim + chords), Shape.EULERIAN_TRAIL, rooted=True)
    oracle = ListingOracle(drawing, EULERIAN_TRAILS)
    first = oracle.ask((), [], Token())
    assert isinstance(first, Model)
    second = oracle.ask((), [oracle.facts(first.trace)], Token())
    assert second == Model(Trace(first.trace.nodes[::-1])) and drawing.fits(second.trace)
    # Where the direction is no matter the reverse is the same drawing.
    unrooted = ListingOracle(Problem(SQUARE.graph, Shape.EULERIAN_TRAIL), EULERIAN_TRAILS)
    (answer,) = {unrooted.ask((), [], Token())}
    assert isinstance(answer, Model)
    other = unrooted.ask((), [unrooted.facts(answer.trace)], Token())
    assert not isinstance(other, Model) or other.trace.canonical() != answer.trace.canonical()


def test_stopped_is_no_proof() -> None:
    token = Token()
    token.cancel()
    assert ListingOracle(SQUARE, SIMPLE_PATHS).ask(ENDS, [], token) == Stopped()
