"""Walks from a start to a target that visit no node twice: all of them, by length and by sum.

Shape.PATH, mostly on directed graphs. Depth-first search with a reachability prune; see
``kernels.walks_plain`` for the method. The number of walks can be astronomic: then the count says
"at least" until it is stopped.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from studio.engines import kernels
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Found, Progress, Step, Tally, Why
from studio.engines.kernels.walks_plain import (
    PlainWalks,
    promising,
    shortest_walk,
    walks,
    ways_back,
)
from studio.engines.reasons import Declined, Unfinished
from studio.engines.search.listing import WALKED, Steps, listed
from studio.puzzle import EndsAt, Problem, Shape, StartsAt, Trace, ValuesSum
from studio.puzzle.reason import Reason
from studio.records import dataclass

if TYPE_CHECKING:
    from studio.engines.kernels.walks import CompiledWalks

SHORT_STEPS = 50_000
"""So many steps are taken to find the shortest walk beside a count: a few hundredths of a second in
plain Python. Without a sum the first walk is met after as many steps as it has."""

QUICK_STEPS = 500
"""So many are taken at once, the others after a count of :data:`SHORT_SECONDS`: most are done
sooner."""

SHORT_SECONDS = 0.03

PLAIN_STEPS = 500
"""Most mazes are done after so few steps, in the time it takes to load the compiled search."""

FIRST_SLICE = 1_000
FIRST_COMPILED = 40_000
SLICE_SECONDS = 0.015
"""How long to search between two looks at the token, however many steps that is."""

MOST_SPAN = 10_000_000
"""The widest range of sums that is tabled."""


@dataclass(frozen=True)
class Survey:
    """What is known of the walks of a problem; with ``exact`` there are no others.

    ``by_length`` and ``by_sum`` count all walks from start to target, whatever sum is asked for: by
    their number of steps, and by the sum of their values (as the problem counts it). ``wanted``
    counts by length those that have the sum asked for; ``shortest`` and ``longest`` are of these.
    With ``least`` it is proved that none is shorter than ``shortest``.
    """

    by_length: Mapping[int, int]
    by_sum: Mapping[int, int]
    wanted: Mapping[int, int]
    shortest: Trace | None
    longest: Trace | None
    exact: bool
    least: bool = False

    @property
    def count(self) -> int:
        """How many walks answer the problem, as far as is known."""
        return sum(self.wanted.values())


@dataclass(frozen=True, slots=True)
class SimplePaths:
    """The engine. With ``steps`` it tells every step it takes to find walks, forward and back."""

    steps: bool = False
    key: str = "walks"
    name: str = "Walks, depth first"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Paths. To be counted they need a start, an end, and no more than a sum besides."""
        if problem.shape is not Shape.PATH:
            return Reason(Declined.WALKS_SHAPE)
        if task is Task.SOLVE:
            return None
        kinds = [type(constraint) for constraint in problem.constraints]
        for kind in kinds:
            if kind not in (StartsAt, EndsAt, ValuesSum):
                return Reason.of(Declined.WALKS_CONSTRAINT, constraint=kind.__name__)
        if StartsAt not in kinds:
            return Reason(Declined.NO_START)
        if EndsAt not in kinds:
            return Reason(Declined.NO_TARGET)
        if kinds.count(ValuesSum) > 1:
            return Reason(Declined.WALKS_SUMS)
        for constraint in problem.constraints:
            if isinstance(constraint, ValuesSum) and sum(map(abs, constraint.values)) > MOST_SPAN:
                return Reason(Declined.WALKS_VALUES)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Show the walks one by one, or count them; ``limit.nodes`` bounds the steps."""
        if task is Task.SOLVE and self.steps:
            yield from _steps(problem, limit, token)
        elif task is Task.SOLVE:
            yield from listed(problem, _all_walks(problem), WALKED, limit, token)
        else:
            yield from _count(problem, limit, token)


SIMPLE_PATHS = SimplePaths()


def surveys(
    problem: Problem, limit: Limit, token: Token, tally: ValuesSum | None = None
) -> Iterator[Survey]:
    """What is known of the walks, again and again while they are counted; the last is the end.

    The problem must be one that the engine does not decline to count. Where it asks for no sum,
    ``tally`` has the values that ``by_sum`` adds up.
    """
    question = _Question.of(problem, tally)
    if question is None:
        yield Survey({}, {}, {}, None, None, exact=True, least=True)
        return
    if question.start == question.target:
        yield question.standing()
        return
    clock = Token(limit.seconds)
    most = limit.nodes
    search = _search_for(question)
    # Going through all walks meets long ones first, and the shortest perhaps never.
    best = _Best(question)
    if isinstance(search, PlainWalks):
        done = search.run(PLAIN_STEPS if most is None else min(most, PLAIN_STEPS))
        steps = FIRST_SLICE
        larger = not done and (most is None or most > PLAIN_STEPS)
        if larger:
            kernels.wait(lambda: token.stopped or clock.stopped)
        if larger and not kernels.loading() and kernels.warm("walks"):
            # Loading the compiled search takes a while; what is known already need not wait.
            yield best.survey(search)
            search = _search_for(question, compiled=True)
            steps = FIRST_COMPILED
    else:
        done, steps = False, FIRST_COMPILED
    spent = 0.0
    while not done and not token.stopped and not clock.stopped:
        if most is not None:
            steps = min(steps, most - search.steps)
        if steps <= 0:
            break
        started = time.perf_counter()
        done = search.run(steps)
        elapsed = time.perf_counter() - started
        steps = max(PLAIN_STEPS, int(steps * min(4.0, SLICE_SECONDS / max(elapsed, 1e-6))))
        spent += elapsed
        if not done:
            yield best.survey(search, QUICK_STEPS if spent < SHORT_SECONDS else SHORT_STEPS)
    yield question.survey(search) if done else best.survey(search)


def _search_for(question: _Question, compiled: bool = False) -> PlainWalks | CompiledWalks:
    """A search about to begin; the compiled one also where it is loaded already."""
    arguments = (question.successors, question.values, question.start, question.target)
    if compiled or (kernels.loaded("walks") and kernels.warm("walks")):
        from studio.engines.kernels.walks import CompiledWalks

        return CompiledWalks(*arguments, question.wanted)
    return PlainWalks(*arguments, question.wanted)


@dataclass(frozen=True)
class _Question:
    """A problem as the search has it. ``values`` are counted for every node, the first too."""

    successors: tuple[tuple[int, ...], ...]
    values: tuple[int, ...]
    start: int
    target: int
    total: int | None
    count_start: bool

    @staticmethod
    def of(problem: Problem, tally: ValuesSum | None = None) -> _Question | None:
        """The question of a problem, or None where two starts or two targets leave no answer."""
        starts = {c.node for c in problem.constraints if isinstance(c, StartsAt)}
        targets = {c.node for c in problem.constraints if isinstance(c, EndsAt)}
        if len(starts) != 1 or len(targets) != 1:
            return None
        values: tuple[int, ...] = (0,) * problem.graph.size
        total, count_start = None, True
        if tally is not None:
            values, count_start = tally.values, tally.count_start
        for constraint in problem.constraints:
            if isinstance(constraint, ValuesSum):
                values, total = constraint.values, constraint.total
                count_start = constraint.count_start
        near = problem.graph.neighbours
        return _Question(near, values, starts.pop(), targets.pop(), total, count_start)

    @property
    def left_out(self) -> int:
        """What the search counts too much."""
        return 0 if self.count_start else self.values[self.start]

    @property
    def wanted(self) -> int | None:
        """The sum asked for, as the search counts it."""
        return None if self.total is None else self.total + self.left_out

    def standing(self) -> Survey:
        """Start and target are one node: the only walk stays there."""
        value = self.values[self.start] - self.left_out
        answers = self.total is None or value == self.total
        trace = Trace((self.start,)) if answers else None
        wanted = {0: 1} if answers else {}
        return Survey({0: 1}, {value: 1}, wanted, trace, trace, exact=True, least=True)

    def survey(self, search: PlainWalks | CompiledWalks) -> Survey:
        """What a search knows that is done."""
        by_sum = {total - self.left_out: n for total, n in sorted(search.by_sum.items())}
        lengths, wanted = (
            dict(sorted(search.by_length.items())),
            dict(sorted(search.wanted.items())),
        )
        shortest = None if search.shortest is None else Trace(search.shortest)
        longest = None if search.longest is None else Trace(search.longest)
        return Survey(lengths, by_sum, wanted, shortest, longest, exact=True, least=True)


class _Best:
    """The shortest walk, looked for beside a search that is not done."""

    def __init__(self, question: _Question) -> None:
        self._question = question
        self._found: tuple[int, ...] | None = None
        self._looked = 0
        """The steps in which it was looked for."""

    def survey(self, search: PlainWalks | CompiledWalks, steps: int = SHORT_STEPS) -> Survey:
        """What a search knows so far, with the shortest walk where so many steps find it."""
        asked = self._question
        if self._found is None and self._looked < steps:
            self._looked = steps
            self._found = shortest_walk(
                asked.successors,
                asked.start,
                asked.target,
                steps,
                asked.values,
                asked.wanted,
            )
        known = replace(asked.survey(search), exact=False, least=self._found is not None)
        if self._found is None:
            return known
        trace = Trace(self._found)
        known = replace(known, shortest=trace, longest=known.longest or trace)
        jumps = len(trace.nodes) - 1
        if jumps in known.wanted:
            return known
        # The search has met no walk of this length, and so not this one, which counts as well.
        total = sum(asked.values[node] for node in trace.nodes) - asked.left_out
        return replace(
            known,
            by_length=_one_more(known.by_length, jumps),
            by_sum=_one_more(known.by_sum, total),
            wanted=_one_more(known.wanted, jumps),
        )


def _one_more(counts: Mapping[int, int], value: int) -> dict[int, int]:
    return dict(sorted({**counts, value: counts.get(value, 0) + 1}.items()))


def _all_walks(problem: Problem) -> Iterator[tuple[int, ...] | None]:
    """Walks between all starts and targets that are allowed; None for a step of the search."""
    nodes = range(problem.graph.size)
    starts = {c.node for c in problem.constraints if isinstance(c, StartsAt)}
    targets = {c.node for c in problem.constraints if isinstance(c, EndsAt)}
    steps = Steps.of(problem, problem.graph.size, {EndsAt(node) for node in targets})
    if len(starts) > 1 or len(targets) > 1 or steps is None:
        return
    for start in starts or nodes:
        for target in targets or nodes:
            may_go = partial(_may_go, steps, target)
            if may_go((), 1 << start):
                yield from walks(problem.graph.neighbours, start, target, may_go)


def _may_go(steps: Steps, target: int, path: Sequence[int], nodes: int) -> int:
    """Those of some nodes, as bits, that a walk may go on to, which ends at the target."""
    step = len(path) + 1
    if steps.held and step not in steps.held:
        # It comes to no node twice.
        nodes &= ~sum(1 << node for node in steps.held.values())
    if step < steps.last:
        nodes &= ~(1 << target)
    return steps.among(path, nodes)


def _steps(problem: Problem, limit: Limit, token: Token) -> Iterator[Event]:
    """The search of ``kernels.walks_plain`` step by step, from start to target."""
    question = _Question.of(problem)
    if question is None:
        yield Done(0, exact=True)
        return
    near, target = question.successors, question.target
    behind = ways_back(near)
    line, count = [question.start], 0
    free = (1 << len(near)) - 1 & ~(1 << question.start)
    yield Step(question.start)
    choices = [_ahead(behind, near, free, question.start, target)]
    while choices:
        if token.stopped or (limit.solutions is not None and count >= limit.solutions):
            yield Done(count, exact=False, reason=Reason(Unfinished.WALKS_UNFOUND))
            return
        if choices[-1]:
            node = choices[-1].pop()
            line.append(node)
            free ^= 1 << node
            yield Step(node)
            if node != target:
                choices.append(_ahead(behind, near, free, node, target))
                continue
            walk = Trace(tuple(line))
            why = Why.WRONG_SUM
            if problem.answered_by(walk):
                count += 1
                why = Why.WALKED
                yield Found(walk)
        else:
            choices.pop()
            why = Why.NO_WAY
        free |= 1 << line[-1]
        yield Step(line.pop(), back=True, why=why)
    yield Done(count, exact=True)


def _ahead(
    behind: list[int], near: Sequence[Sequence[int]], free: int, node: int, target: int
) -> list[int]:
    """The free nodes after a node from which the target can be reached, the last first."""
    wanted = sum(1 << other for other in set(near[node])) & free
    found = promising(behind, free, wanted, target)
    return [other for other in reversed(near[node]) if found >> other & 1]


def _count(problem: Problem, limit: Limit, token: Token) -> Iterator[Event]:
    for survey in surveys(problem, limit, token):
        yield Tally("length", tuple(survey.wanted.items()))
        yield Tally("sum", tuple(survey.by_sum.items()))
        if survey.exact:
            yield Done(survey.count, exact=True)
            return
        if limit.solutions is not None and survey.count >= limit.solutions:
            yield Done(survey.count, exact=False, reason=Reason(Unfinished.ENOUGH_WALKS))
            return
        yield Progress(survey.count)
    yield Done(survey.count, exact=False, reason=Reason(Unfinished.WALKS_UNCOUNTED))
