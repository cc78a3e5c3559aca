"""Conflict-driven clause learning that tells every step: for those who watch a SAT solver think.

The method of GRASP (Marques-Silva and Sakallah 1999) and Chaff (Moskewicz, Madigan, Zhao, Zhang and
Malik 2001), as MiniSat has it (Een and Sorensson 2003): two watched literals a clause, the first
unique implication point, activities that decay, saved phases, restarts after Luby, Sinclair and
Zuckerman (1993). Plain Python, so thousands of steps a second; verdicts come from the fast solvers.

The formula is that of ``proofs``, whose variables have names and whose clauses have reasons, so
each step can be said in the words of the board.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import field
from heapq import heapify, heappop, heappush

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
from studio.engines.proofs.by_edges import method_for, why_not
from studio.engines.proofs.formula import Formula, Reason
from studio.engines.reasons import Declined, Unfinished
from studio.puzzle import Problem, Trace
from studio.puzzle.reason import Reason as Refusal
from studio.records import dataclass

MOST_CLAUSES = 120_000
"""Clauses above which plain Python is too slow to be watched."""

LEARNT = Reason("learnt")

FIRST_RESTART = 50
"""Conflicts to the first restart; later ones follow Luby's sequence times this."""

DECAY = 1 / 0.95
"""By how much a conflict weighs more than the one before."""

RESCALE = 1e100
"""Activities are scaled down when they reach this."""


@dataclass(slots=True)
class _Watched:
    """A clause in the solver: its first two literals are watched. ``number`` is its place in the
    formula, None where it was learnt."""

    literals: list[int]
    number: int | None


@dataclass(slots=True)
class Assignment:
    """What the solver holds at the moment, as a trail with levels.

    ``value[v]`` is 1, -1 or 0 for variable ``v``; ``trail`` has the true literals in order,
    ``starts[k]`` is where level ``k + 1`` begins in it.
    """

    value: list[int] = field(default_factory=lambda: [0])
    level: list[int] = field(default_factory=lambda: [0])
    because: list[_Watched | None] = field(default_factory=lambda: [None])
    trail: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)

    def of(self, literal: int) -> int:
        """1 where the literal is true, -1 where it is false, 0 where it is open."""
        value = self.value[abs(literal)]
        return value if literal > 0 else -value

    def set(self, literal: int, because: _Watched | None) -> None:
        """Make a literal true on the present level."""
        variable = abs(literal)
        self.value[variable] = 1 if literal > 0 else -1
        self.level[variable] = len(self.starts)
        self.because[variable] = because
        self.trail.append(literal)


class Cdcl:
    """The solver. :meth:`steps` runs to the next model, or to the refutation of the formula.

    Clauses may be added between two runs, as lazy cuts are.
    """

    def __init__(self, formula: Formula) -> None:
        self._formula = formula
        self._given = 0
        self._now = Assignment()
        self._watches: dict[int, list[_Watched]] = {}
        self._head = 0
        self._activity: list[float] = [0.0]
        self._phase: list[int] = [-1]
        self._heap: list[tuple[float, int]] = []
        self._weight = 1.0
        self.refuted = False
        """Is it proved that the formula has no (further) model?"""
        self.model: frozenset[int] | None = None
        """The true variables of the model found last."""
        self.conflicts = 0
        self._rests = 0
        self._until = FIRST_RESTART

    # -- the formula -------------------------------------------------------------------------------

    def _take(self) -> list[_Watched]:
        """Take over what the formula has gained, on level 0: clauses that are unit or false there.

        They are told as steps of their own once all clauses are watched.
        """
        for _ in range(len(self._now.value), len(self._formula.names) + 1):
            self._now.value.append(0)
            self._now.level.append(0)
            self._now.because.append(None)
            self._activity.append(0.0)
            self._phase.append(-1)
        fresh = range(self._given, len(self._formula.clauses))
        for number in fresh:
            for literal in self._formula.clauses[number]:
                self._activity[abs(literal)] += 2.0 ** -len(self._formula.clauses[number])
        self._given = len(self._formula.clauses)
        self._heap = [
            (-self._activity[v], v)
            for v in range(1, len(self._now.value))
            if not self._now.value[v]
        ]
        heapify(self._heap)
        self._head = 0
        short: list[_Watched] = []
        for number in fresh:
            literals = sorted(dict.fromkeys(self._formula.clauses[number]), key=self._openness)
            clause = _Watched(literals, number)
            if len(literals) > 1:
                self._watch(clause)
            if len(literals) < 2 or self._now.of(literals[1]) < 0:
                short.append(clause)
        return short

    def _openness(self, literal: int) -> int:
        """Sorts true literals first, then open ones, false ones last."""
        return -self._now.of(literal)

    def _watch(self, clause: _Watched) -> None:
        for literal in clause.literals[:2]:
            self._watches.setdefault(literal, []).append(clause)

    # -- the search --------------------------------------------------------------------------------

    def steps(self, token: Token) -> Iterator[Event]:
        """Work until a model is found (:attr:`model` has it) or there is none."""
        self.model = None
        level = len(self._now.starts)
        if undone := self._undo(0):
            yield BackJump(level, 0, undone)
        for unit in self._take():
            if not unit.literals or self._now.of(unit.literals[0]) < 0:
                self.refuted = True
                yield self._clash(unit)
                return
            if self._now.of(unit.literals[0]) == 0:
                yield self._imply(unit)
        while not token.stopped:
            clash: _Watched | None = yield from self._propagate()
            if clash is not None:
                yield self._clash(clash)
                if not self._now.starts:
                    self.refuted = True
                    return
                yield from self._learn(clash)
                continue
            if self.conflicts >= self._until:
                self._rests += 1
                self._until = self.conflicts + FIRST_RESTART * luby(self._rests + 1)
                undone = self._undo(0)
                yield Restarted(self.conflicts, undone)
            literal = self._next()
            if literal is None:
                self.model = frozenset(literal for literal in self._now.trail if literal > 0)
                return
            self._now.starts.append(len(self._now.trail))
            self._now.set(literal, None)
            yield Decision(self._said(literal), len(self._now.starts))

    def _propagate(self) -> Generator[Event, None, _Watched | None]:
        """Draw all conclusions by unit clauses; returns the clause that is false, if one is."""
        now = self._now
        while self._head < len(now.trail):
            false = -now.trail[self._head]
            self._head += 1
            watching, kept = self._watches.pop(false, []), []
            for place, clause in enumerate(watching):
                literals = clause.literals
                if literals[0] == false:
                    literals[0], literals[1] = literals[1], false
                if now.of(literals[0]) > 0:
                    kept.append(clause)
                    continue
                other = next((k for k in range(2, len(literals)) if now.of(literals[k]) >= 0), 0)
                if other:
                    literals[1], literals[other] = literals[other], false
                    self._watches.setdefault(literals[1], []).append(clause)
                    continue
                kept.append(clause)
                if now.of(literals[0]) < 0:
                    self._watches.setdefault(false, []).extend((*kept, *watching[place + 1 :]))
                    self._head = len(now.trail)
                    return clause
                yield self._imply(clause)
            self._watches.setdefault(false, []).extend(kept)
        return None

    def _imply(self, clause: _Watched) -> Implication:
        literal = clause.literals[0]
        self._now.set(literal, clause)
        because = tuple(self._said(-other) for other in clause.literals[1:])
        why = self._why(clause)
        level = len(self._now.starts)
        return Implication(self._said(literal), level, because, why.kind, why.about)

    # -- learning ----------------------------------------------------------------------------------

    def _learn(self, clash: _Watched) -> Iterator[Event]:
        """The clause of the first unique implication point, and the jump back that it allows."""
        now, level = self._now, len(self._now.starts)
        self.conflicts += 1
        seen: set[int] = set()
        learnt: list[int] = []
        open_here, place = 0, len(now.trail)
        literals: Sequence[int] = clash.literals
        while True:
            for literal in literals:
                variable = abs(literal)
                if variable in seen or now.level[variable] == 0:
                    continue
                seen.add(variable)
                self._bump(variable)
                if now.level[variable] == level:
                    open_here += 1
                else:
                    learnt.append(literal)
            place -= 1
            while abs(now.trail[place]) not in seen:
                place -= 1
            point = now.trail[place]
            open_here -= 1
            if not open_here:
                break
            because = now.because[abs(point)]
            assert because is not None
            literals = because.literals[1:]
        self._weight *= DECAY
        learnt.sort(key=lambda literal: -now.level[abs(literal)])
        back = now.level[abs(learnt[0])] if learnt else 0
        clause = _Watched([-point, *learnt], None)
        yield Learnt(tuple(self._said(literal) for literal in clause.literals))
        undone = self._undo(back)
        yield BackJump(level, back, undone)
        if len(clause.literals) > 1:
            self._watch(clause)
        yield self._imply(clause)

    def _bump(self, variable: int) -> None:
        self._activity[variable] += self._weight
        if self._activity[variable] > RESCALE:
            self._activity = [each / RESCALE for each in self._activity]
            self._weight /= RESCALE
            self._heap = [(-self._activity[v], v) for _, v in self._heap]
            heapify(self._heap)
        if not self._now.value[variable]:
            heappush(self._heap, (-self._activity[variable], variable))

    def _undo(self, level: int) -> int:
        """Take back all above a level; how many literals that are."""
        now = self._now
        if len(now.starts) <= level:
            return 0
        start = now.starts[level]
        undone = len(now.trail) - start
        for literal in now.trail[start:]:
            variable = abs(literal)
            self._phase[variable] = now.value[variable]
            now.value[variable] = 0
            now.because[variable] = None
            heappush(self._heap, (-self._activity[variable], variable))
        del now.trail[start:], now.starts[level:]
        self._head = start
        return undone

    def _next(self) -> int | None:
        """The open variable of the highest activity, in its saved phase."""
        while self._heap:
            activity, variable = heappop(self._heap)
            if not self._now.value[variable] and -activity == self._activity[variable]:
                return variable * self._phase[variable]
        left = (v for v in range(1, len(self._now.value)) if not self._now.value[v])
        variable = next(left, 0)
        return variable * self._phase[variable] if variable else None

    # -- words -------------------------------------------------------------------------------------

    def _said(self, literal: int) -> Literal:
        name = self._formula.names[abs(literal) - 1]
        return Literal(name.word, name.about, literal > 0)

    def _why(self, clause: _Watched) -> Reason:
        return LEARNT if clause.number is None else self._formula.reasons[clause.number]

    def _clash(self, clause: _Watched) -> Clash:
        literals = tuple(self._said(-literal) for literal in clause.literals)
        why = self._why(clause)
        return Clash(literals, why.kind, len(self._now.starts), why.about)


def luby(number: int) -> int:
    """Luby's sequence from 1: 1 1 2 1 1 2 4 1 1 2 ..."""
    size = 1
    while size < number + 1:
        size *= 2
    while size - 1 != number:
        size //= 2
        if number >= size:
            number -= size - 1
    return size // 2


@dataclass(frozen=True, slots=True)
class CdclSteps:
    """The engine: answers one by one, each excluded for the next; all steps are told."""

    key: str = "cdcl"
    name: str = "SAT, every step (CDCL)"

    def declines(self, problem: Problem, task: Task) -> Refusal | None:
        """What the formulas of ``proofs`` can say, on boards of a size that can be watched."""
        reason = why_not(problem)
        if reason is None and clauses_about(problem) > MOST_CLAUSES:
            return Refusal(Declined.FORMULA_TOO_LARGE)
        return reason

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Work to the end; models that are no line only add cuts."""
        method = method_for(problem)
        solver = Cdcl(method.formula)
        count = 0
        while limit.solutions is None or count < limit.solutions:
            yield from solver.steps(token)
            if solver.refuted:
                yield Done(count, exact=True)
                return
            if solver.model is None:
                yield Done(count, exact=False, reason=Refusal(Unfinished.LINES_UNFOUND))
                return
            trace: Trace | None = method.trace(solver.model)
            if trace is not None:
                count += 1
                method.exclude(trace)
                if task is Task.SOLVE:
                    yield Found(trace)
        yield Done(count, exact=False, reason=Refusal(Unfinished.ENOUGH_LINES))


def clauses_about(problem: Problem) -> int:
    """About how many clauses the formula has, without writing it."""
    graph = problem.graph
    degrees = (len(edges) for edges in graph.incident)
    if problem.closed and not problem.rooted:
        return sum(2 * d + d * (d - 1) * (d - 2) // 6 for d in degrees)
    return 4 * len(graph.edges) * graph.size


CDCL = CdclSteps()
