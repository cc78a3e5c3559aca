"""Listing answers, and a live solver made of it: for shapes that have no better one.

Every question is answered by going through the answers of its own. One that only denies more than
the question before goes on where that one ended; else nothing is learnt from one question to the
next. What is asked of single steps the engines obey as they search (:class:`Steps`). Good for the
small boards that people make by hand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace

from studio.board import Graph
from studio.engines.engine import Answer, Engine, Limit, Model, Refuted, Stopped, Task, Token
from studio.engines.events import Done, Event, Found
from studio.engines.reasons import Unfinished
from studio.puzzle import Constraint, EndsAt, Problem, Shape, StepAt, Trace
from studio.puzzle.encoder import Encoder, Undeclared, Unsaid
from studio.puzzle.reason import Reason
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Stops:
    """Why a list ends ``early``, at a limit or from outside, or with ``enough`` of its answers."""

    early: Unfinished
    enough: Unfinished


@dataclass(frozen=True, slots=True)
class Breaks:
    """The line breaks one of some ``facts``: what a question denies."""

    facts: frozenset[Constraint]

    def holds(self, trace: Trace) -> bool:
        return any(not fact.holds(trace) for fact in self.facts)

    def encode(self, encoder: Encoder) -> None:
        raise Undeclared(Reason(Unsaid.DENIAL))

    def denied(self, encoder: Encoder) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class Steps:
    """What is said of single steps, the first being 1, for a search that obeys it as it goes: it
    would list more lines than can be seen before it came to one that does.

    ``held`` has the node of a step; a line differs from each of ``denied`` in one of its steps.
    """

    held: Mapping[int, int]
    denied: tuple[Mapping[int, int], ...]

    @staticmethod
    def of(problem: Problem, most: int, given: Collection[Constraint] = ()) -> Steps | None:
        """What a problem says of the steps of lines of at most so many nodes; None where none can
        obey.

        All its lines obey what is ``given``. Lines that are read in either direction have no steps.
        """
        held: dict[int, int] = {}
        denied: list[dict[int, int]] = []
        for constraint in problem.constraints if problem.rooted else ():
            if isinstance(constraint, StepAt):
                step, node = constraint.step, constraint.node
                if not 1 <= step <= most or held.setdefault(step, node) != node:
                    return None
            elif isinstance(constraint, Breaks):
                facts = constraint.facts.difference(given)
                if not facts:
                    return None
                steps = {fact.step: fact.node for fact in facts if isinstance(fact, StepAt)}
                if len(steps) == len(facts):
                    denied.append(steps)
        return Steps(held, tuple(denied))

    @property
    def last(self) -> int:
        """The last step of which the node is told; 0 where none is."""
        return max(self.held, default=0)

    def among(self, line: Sequence[int], nodes: int) -> int:
        """Those of some nodes, as bits, that a line may go on to."""
        step = len(line) + 1
        if step in self.held:
            nodes &= 1 << self.held[step]
        for group in self.denied:
            if step == max(group) and all(
                line[at - 1] == node for at, node in group.items() if at < step
            ):
                nodes &= ~(1 << group[step])
        return nodes


WALKED = Stops(Unfinished.WALKS_UNSEEN, Unfinished.ENOUGH_WALKS)
DRAWINGS = Stops(Unfinished.DRAWINGS_UNSEEN, Unfinished.ENOUGH_DRAWINGS)


def listed(
    problem: Problem,
    lines: Iterable[tuple[int, ...] | None],
    stops: Stops,
    limit: Limit,
    token: Token,
) -> Iterator[Event]:
    """Tell the answers among ``lines`` one by one, each once; None stands for a step of the search.

    ``stops`` is why, where the work ends before there are no more.
    """
    clock = Token(limit.seconds)
    # Walks that begin somewhere come once each, and there may be millions of them.
    once = problem.shape is Shape.PATH and problem.rooted
    seen: set[Trace] = set()
    count = 0
    for steps, nodes in enumerate(lines):
        over = limit.nodes is not None and steps >= limit.nodes
        if over or token.stopped or clock.stopped:
            yield Done(count, exact=False, reason=Reason(stops.early))
            return
        if nodes is None:
            continue
        trace = Trace(nodes)
        answer = problem.canonical(trace)
        if answer in seen or not all(c.holds(trace) for c in problem.constraints):
            continue
        if not once:
            seen.add(answer)
        count += 1
        yield Found(answer)
        if count == limit.solutions:
            yield Done(count, exact=False, reason=Reason(stops.enough))
            return
    yield Done(count, exact=True)


@dataclass(slots=True)
class _List:
    """A list of answers that was left in the middle.

    It was begun for ``hold``; of what was listed, only ``given`` may break one of each group of
    ``deny``. ``token`` stops it.
    """

    hold: frozenset[Constraint]
    deny: frozenset[frozenset[Constraint]]
    token: Token
    events: Iterator[Event]
    given: list[Trace] = field(default_factory=list)

    def serves(
        self, hold: frozenset[Constraint], deny: frozenset[frozenset[Constraint]], token: Token
    ) -> bool:
        """May a question go on here? What breaks none of fewer groups breaks none of more."""
        return token is self.token and hold == self.hold and self.deny <= deny


class ListingOracle:
    """Answers questions about the lines of one graph and shape by an engine's list of them.

    See :class:`studio.engines.engine.Oracle`. The engine must honour every constraint.
    """

    def __init__(self, problem: Problem, engine: Engine) -> None:
        self._problem = problem
        self._engine = engine
        self._last: Trace | None = None
        self._list: _List | None = None

    @property
    def graph(self) -> Graph:
        """The graph whose lines are asked for."""
        return self._problem.graph

    @property
    def shape(self) -> Shape:
        """The shape of the lines."""
        return self._problem.shape

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        """Where the line is at every step, and where it ends."""
        steps: set[Constraint] = {StepAt(v, i) for i, v in enumerate(trace.nodes, start=1)}
        return frozenset(steps | {EndsAt(trace.nodes[-1])})

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        """The first answer in the list that breaks one of each group; see the protocol."""
        told = tuple(sorted(hold, key=repr))
        asked = Problem(self.graph, self.shape, told, self._problem.rooted)
        # The last answer, also read backwards, may do: on large drawings others take long to find.
        for trace in self._at_hand():
            if asked.answered_by(trace) and _breaks(trace, deny):
                return Model(trace)
        # Any answer does where none is denied, and some engines find one much sooner than all.
        if not deny:
            events = self._engine.run(asked, Task.SOLVE, Limit(solutions=1), token)
            return self._next(events, frozenset(hold), deny)
        self._list = begun = self._begun(asked, frozenset(map(frozenset, deny)), token)
        begun.given = [trace for trace in begun.given if _breaks(trace, deny)]
        if begun.given:
            return Model(begun.given[0])
        answer = self._next(begun.events, frozenset(hold), deny)
        if isinstance(answer, Model):
            begun.given.append(answer.trace)
        else:
            self._list = None
        return answer

    def _begun(self, asked: Problem, deny: frozenset[frozenset[Constraint]], token: Token) -> _List:
        """The list in which to look for an answer: that of before, where it serves; else anew."""
        hold, begun = frozenset(asked.constraints), self._list
        if begun is None or not begun.serves(hold, deny, token):
            told = (*asked.constraints, *map(Breaks, deny))
            denying = replace(asked, constraints=told)
            events = self._engine.run(denying, Task.SOLVE, Limit(), token)
            return _List(hold, deny, token, events)
        begun.deny = deny
        return begun

    def _next(
        self,
        events: Iterator[Event],
        hold: frozenset[Constraint],
        deny: Sequence[Collection[Constraint]],
    ) -> Answer:
        """The next line listed that breaks one of each group, or why there is none."""
        for event in events:
            match event:
                case Found(trace):
                    if _breaks(trace, deny):
                        self._last = trace
                        return Model(trace)
                case Done(exact=exact):
                    return Refuted(hold) if exact else Stopped()
        return Stopped()

    def _at_hand(self) -> Iterator[Trace]:
        """The last answer found, and its reverse where that is another one."""
        if self._last is not None:
            yield self._last
            if self._problem.rooted:
                yield Trace(self._last.nodes[::-1], self._last.closed)


def _breaks(trace: Trace, deny: Sequence[Collection[Constraint]]) -> bool:
    """Does a line break one of each group?"""
    return all(any(not c.holds(trace) for c in group) for group in deny)
