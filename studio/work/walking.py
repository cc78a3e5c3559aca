"""Walks from a start to a target, judged and counted by going through all of them, live.

The verdict comes with the second walk; the count goes on, by length and by sum, until all walks are
known or the time is over. Which edges they share is told once they all are.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from studio.board import At, Edge
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Done, Found, Verdict
from studio.engines.reasons import Unfinished
from studio.engines.search.simple_paths import SIMPLE_PATHS, Survey, surveys
from studio.puzzle import Clue, Compiled, Problem, Puzzle, Trace
from studio.puzzle.reason import Reason
from studio.work.codes import Unmet
from studio.work.depth import Depth
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Doubtful,
    Finding,
    Finished,
    Graded,
    Judged,
    Line,
    Redundant,
    Surveyed,
    Walked,
)

LISTED = 1000
"""So many walks are sent along to be looked at, shortest first."""
LIST_SECONDS = 1.0
NEWS_SECONDS = 0.1
"""Between two reports on a count that goes on."""


def has_walks(compiled: Compiled) -> bool:
    """Is it a puzzle of walks between two given cells?"""
    return SIMPLE_PATHS.declines(compiled.problem, Task.COUNT) is None


def listed(engine: Engine, problem: Problem, token: Token) -> tuple[list[Trace], bool]:
    """Answers to look at, one more than are sent along at most, and whether these are all."""
    inner = token.within(LIST_SECONDS)
    try:
        events = list(engine.run(problem, Task.SOLVE, Limit(solutions=LISTED + 1), inner))
    finally:
        inner.release()
    found = [event.trace for event in events if isinstance(event, Found)]
    return found, any(isinstance(event, Done) and event.exact for event in events)


class Walking:
    """One run over one puzzle of walks; :meth:`run` yields findings and is used once."""

    def __init__(self, puzzle: Puzzle, compiled: Compiled, token: Token) -> None:
        self._puzzle = puzzle
        self._compiled = compiled
        self._token = token
        self._verdict: Verdict | None = None
        self._started = self._told = time.monotonic()

    def run(self, depth: Depth) -> Iterator[Finding]:
        """All findings; the last one is Finished. Without ``depth.count`` the verdict is enough."""
        last: Survey | None = None
        limit = Limit(seconds=depth.walk_seconds)
        for survey in surveys(self._compiled.problem, limit, self._token, self._compiled.tally):
            last = survey
            yield from self._news(survey)
            if self._verdict is Verdict.SEVERAL and not depth.count:
                break
        assert last is not None
        if self._verdict is Verdict.SEVERAL and not depth.count:
            if depth.overlap:
                yield from self._shared(*self._listed(last))
            yield Finished(self._seconds())
            return
        stopped = None if last.exact else Reason(Unfinished.WALKS_UNCOUNTED)
        if self._verdict is None:
            yield self._judged(last, Verdict.UNKNOWN, stopped)
        yield Counted(last.count, last.exact, self._seconds(), final=True)
        yield self._surveyed(last)
        if not self._token.stopped:
            yield from self._after(last, depth)
        yield Finished(self._seconds(), stopped)

    # -- while they are counted ----------------------------------------------------------------

    def _news(self, survey: Survey) -> Iterator[Finding]:
        verdict = _verdict(survey)
        if verdict is not None and self._verdict is None:
            yield self._judged(survey, verdict)
        elif self._seconds() - self._told < NEWS_SECONDS:
            return
        if not survey.exact:
            self._told = self._seconds()
            yield Counted(survey.count, False, self._told)
            yield self._surveyed(survey)

    def _judged(self, survey: Survey, verdict: Verdict, reason: Reason | None = None) -> Judged:
        self._verdict = verdict
        ends = (survey.shortest, survey.longest)
        lines = tuple(dict.fromkeys(self._line(trace) for trace in ends if trace is not None))
        return Judged(verdict, lines, False, self._seconds(), reason)

    def _surveyed(self, survey: Survey) -> Surveyed:
        by_sum = () if self._compiled.tally is None else tuple(survey.by_sum.items())
        return Surveyed(
            tuple(survey.wanted.items()),
            by_sum,
            None if survey.shortest is None else self._line(survey.shortest),
            None if survey.longest is None else self._line(survey.longest),
            survey.exact,
            survey.least,
        )

    def _seconds(self) -> float:
        return time.monotonic() - self._started

    # -- once they are counted -----------------------------------------------------------------

    def _after(self, survey: Survey, depth: Depth) -> Iterator[Finding]:
        if self._verdict is Verdict.NONE:
            if depth.reasons:
                yield self._conflict(survey, depth)
            return
        found, every = self._listed(survey)
        yield Walked(tuple(map(self._line, found)), every)
        if depth.overlap:
            yield from self._shared(found, every)
        if self._verdict is Verdict.UNIQUE and depth.overlap:
            yield Doubtful((), final=True)
        if self._verdict is Verdict.UNIQUE and depth.reasons:
            # The values are the board, which nobody tries without; start and target are given.
            yield Redundant((), (), 0, 0, final=True, every=not self._puzzle.clues)
            yield from self._graded(found[0])

    def _graded(self, only: Trace) -> Iterator[Graded]:
        """How hard it is: of walks that goes by their wrong turns, which are soon counted."""
        from studio.work.explain import Explainer
        from studio.work.grade import grade

        explainer = Explainer(self._puzzle, self._token, compiled=self._compiled, only=only)
        graded = grade(explainer, hardest_too=False)
        if graded is not None:
            yield Graded(graded.number, graded.word, graded.open)

    def _shared(self, found: Sequence[Trace], every: bool) -> Iterator[Common]:
        """The edges that all walks use; of a part of the walks nothing follows."""
        if every and found:
            shared = frozenset.intersection(*(trace.used for trace in found))
            lengths = {len(trace.used) for trace in found}
            yield Common(
                self._edges(shared), lengths.pop() if len(lengths) == 1 else None, final=True
            )

    def _listed(self, survey: Survey) -> tuple[list[Trace], bool]:
        """Walks, shortest first, and whether these are all."""
        found, every = listed(SIMPLE_PATHS, self._compiled.problem, self._token)
        if survey.shortest is not None and survey.shortest not in found:
            found.append(survey.shortest)
        return sorted(found, key=lambda trace: (len(trace.nodes), trace.nodes))[:LISTED], every

    def _conflict(self, survey: Survey, depth: Depth) -> Conflict:
        """Why no walk will do: none comes to the target, or none has the sum asked for."""
        clues, smallest = self._fewest(depth)
        reason = self._puzzle.rule.because(self._puzzle, clues)
        tally = self._compiled.tally
        if tally is not None and survey.by_sum:
            total = tally.total
            near = sorted(survey.by_sum, key=lambda value: (abs(value - total), value))[:2]
            walks = sum(survey.by_sum.values())
            nearest, *beyond = sorted(near)
            reason = Reason.of(Unmet.SUM, walks=walks, total=total, nearest=nearest)
            for value in beyond:
                reason = Reason.of(
                    Unmet.SUM_BETWEEN, walks=walks, total=total, nearest=nearest, beyond=value
                )
        return Conflict(clues, reason, smallest=smallest, final=True)

    def _fewest(self, depth: Depth) -> tuple[tuple[Clue, ...], bool]:
        """The fewest of start and target that leave no walk, and whether that is proved.

        Neither is to blame where no walk of the board has the sum that the rule asks for.
        """
        problem = self._compiled.problem
        said = dict(zip(problem.constraints, self._compiled.clues, strict=True))
        ends = [constraint for constraint, clue in said.items() if clue is not None]
        rule = [constraint for constraint, clue in said.items() if clue is None]
        inner = self._token.within(depth.proof_seconds)
        proved = True
        try:
            for few in (some for count in range(len(ends)) for some in combinations(ends, count)):
                asked = replace(problem, constraints=(*rule, *few))
                *_, done = SIMPLE_PATHS.run(asked, Task.SOLVE, Limit(solutions=1), inner)
                assert isinstance(done, Done)
                if done.exact:
                    return tuple(clue for c in few if (clue := said[c]) is not None), proved
                proved = proved and done.count > 0
        finally:
            inner.release()
        return tuple(clue for clue in self._compiled.clues if clue is not None), proved

    def _line(self, trace: Trace) -> Line:
        return self._compiled.addresses(trace)

    def _edges(self, pairs: frozenset[tuple[int, int]]) -> tuple[Edge, ...]:
        nodes: tuple[At, ...] = self._compiled.nodes
        return tuple(Edge.of(nodes[u], nodes[v]) for u, v in sorted(pairs))


def _verdict(survey: Survey) -> Verdict | None:
    if survey.count >= 2:
        return Verdict.SEVERAL
    if not survey.exact:
        return None
    return Verdict.UNIQUE if survey.count else Verdict.NONE
