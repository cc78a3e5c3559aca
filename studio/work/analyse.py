"""Analyse: everything the designer sees about her puzzle, cheapest first, each as soon as known.

All of it is asked of one oracle: is there an answer that obeys these constraints and breaks one of
those? One question each settles an answer, its uniqueness, whether a clue is redundant, whether a
link is common to all answers, and whether a set of clues contradicts itself.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from studio.board import At, Link, SpotKind
from studio.engines.conflict import shrink, smallest
from studio.engines.engine import Answer, Model, Oracle, Refuted, Stopped, Token
from studio.engines.events import Verdict
from studio.puzzle import Clue, Compiled, Constraint, LinkUnused, LinkUsed, Puzzle, Trace
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Doubtful,
    Finding,
    Finished,
    Judged,
    Redundant,
    WayOut,
)

DOUBT_POWER = 2.2
"""Few strong cells instead of a board that is orange all over."""


@dataclass(frozen=True)
class Depth:
    """How far an analysis goes.

    ``answers``: enumerate at most so many, for ``answer_seconds`` at most. ``reasons``: redundant
    clues, conflicts and ways out. ``overlap``: common links and doubtful cells. ``proof_seconds``:
    how long to look for a smaller conflict than the first minimal one.
    """

    answers: int = 1000
    answer_seconds: float = 1.5
    reasons: bool = True
    overlap: bool = True
    proof_seconds: float = 2.0


class _Halt(Exception):  # noqa: N818 - a way out, not an error
    """The token stopped the work in the middle of a stage."""


class Analysis:
    """One run over one puzzle; :meth:`run` yields findings and is used once.

    The puzzle must be free of faults. ``oracle`` may be shared by many runs on the same board.
    """

    def __init__(self, puzzle: Puzzle, compiled: Compiled, oracle: Oracle, token: Token) -> None:
        self._puzzle = puzzle
        self._compiled = compiled
        self._oracle = oracle
        self._token = token
        self._hold = frozenset(compiled.problem.constraints)
        # The parts of the rule itself are no clues: nobody can remove them.
        self._fixed = compiled.given.union(
            constraint
            for constraint, clue in zip(compiled.problem.constraints, compiled.clues, strict=True)
            if clue is None
        )
        self._known: list[Trace] = []
        self._verdict = Verdict.UNKNOWN
        self._started = time.monotonic()

    def run(self, depth: Depth | None = None) -> Iterator[Finding]:
        """All findings, as deep as by default unless told; the last one is Finished."""
        depth = depth or Depth()
        try:
            first = self._judge_first()
            if isinstance(first, Judged):
                yield first
                if first.verdict is Verdict.NONE and depth.reasons:
                    yield from self._conflict(depth)
                yield self._finished("" if first.verdict is Verdict.NONE else first.reason)
                return
            second = self._ask(self._hold, [self._oracle.facts(first)])
            match second:
                case Model(trace):
                    self._known.append(trace)
                    yield self._judged(Verdict.SEVERAL)
                    yield Counted(2, exact=False, seconds=self._seconds())
                    if depth.overlap:
                        yield from self._overlap()
                    yield from self._enumerate(depth)
                case Refuted(core):
                    yield self._judged(Verdict.UNIQUE)
                    yield Counted(1, exact=True, seconds=self._seconds(), final=True)
                    if depth.overlap:
                        pairs = first.used
                        yield Common(self._links(pairs), len(pairs), final=True)
                        yield Doubtful((), final=True)
                    if depth.reasons:
                        yield from self._redundant(first, core)
        except _Halt:
            if self._verdict is Verdict.UNKNOWN:
                one = "Stopped after one solution; there may be others."
                none = "Stopped before an answer was found."
                yield self._judged(Verdict.UNKNOWN, one if self._known else none)
            yield self._finished("Stopped before everything was known.")
            return
        yield self._finished()

    # -- the verdict ---------------------------------------------------------------------------

    def _judge_first(self) -> Trace | Judged:
        match self._ask(self._hold, []):
            case Model(trace):
                self._known.append(trace)
                return trace
            case Refuted(core):
                self._core = core
                return self._judged(Verdict.NONE)
            case Stopped():
                raise _Halt
        raise AssertionError("an answer is one of three")

    def _judged(self, verdict: Verdict, reason: str = "") -> Judged:
        self._verdict = verdict
        lines = tuple(self._compiled.addresses(trace) for trace in self._known[:2])
        return Judged(verdict, lines, self._compiled.problem.closed, self._seconds(), reason)

    def _finished(self, reason: str = "") -> Finished:
        return Finished(self._seconds(), reason)

    def _seconds(self) -> float:
        return time.monotonic() - self._started

    def _ask(self, hold: Collection[Constraint], deny: Sequence[Collection[Constraint]]) -> Answer:
        if self._token.stopped:
            raise _Halt
        answer = self._oracle.ask(hold, deny, self._token)
        if isinstance(answer, Stopped):
            raise _Halt
        return answer

    # -- several -------------------------------------------------------------------------------

    def _overlap(self) -> Iterator[Finding]:
        """Shrink what all known answers share until no answer breaks any of it."""
        shared = self._shared_facts()
        while shared:
            answer = self._ask(self._hold, [shared])
            if not isinstance(answer, Model):
                break
            self._known.append(answer.trace)
            shared = frozenset(fact for fact in shared if fact.holds(answer.trace))
            yield Counted(len(self._known), exact=False, seconds=self._seconds())
        yield self._common(final=True)
        yield self._doubtful(final=True)

    def _shared_facts(self) -> frozenset[Constraint]:
        """Links and cell values that all known answers have in common."""
        first = self._known[0]
        facts: set[Constraint] = {LinkUsed(u, v) for u, v in first.used}
        if self._compiled.problem.rooted:
            facts |= self._oracle.facts(first)
        else:
            unused = set(self._compiled.problem.graph.links) - first.used
            facts |= {LinkUnused(u, v) for u, v in unused}
        return frozenset(f for f in facts if all(f.holds(trace) for trace in self._known[1:]))

    def _common(self, final: bool) -> Common:
        pairs = frozenset.intersection(*(trace.used for trace in self._known))
        return Common(self._links(pairs), len(self._known[0].used), final)

    def _doubtful(self, final: bool) -> Doubtful:
        tallies: dict[At, Counter[object]] = {}
        for trace in self._known:
            for at, value in self._cell_values(trace):
                tallies.setdefault(at, Counter())[value] += 1
        entropies = {at: _entropy(tally.values()) for at, tally in tallies.items()}
        largest = max(entropies.values(), default=0.0)
        return Doubtful(
            tuple(
                (at, (entropy / largest) ** DOUBT_POWER)
                for at, entropy in entropies.items()
                if entropy > 0
            ),
            final,
        )

    def _cell_values(self, trace: Trace) -> Iterable[tuple[At, object]]:
        """For each cell what it holds in an answer: its number, its lines, or the sides drawn."""
        board = self._puzzle.board
        if self._puzzle.rule.line_on == "cells":
            nodes = self._compiled.nodes
            if self._compiled.problem.rooted:
                return ((nodes[node], step) for node, step in trace.steps.items())
            # Without numbers the steps tell nothing: the same loop may be walked from elsewhere.
            drawn: dict[int, set[int]] = {node: set() for node in range(len(nodes))}
            for u, v in trace.used:
                drawn[u].add(v)
                drawn[v].add(u)
            return ((nodes[node], frozenset(others)) for node, others in drawn.items())
        links = board.loop_graph.links
        return (
            (at, tuple(links[k] in trace.used for k in board.cell_sides[i]))
            for i, at in enumerate(board.cells)
        )

    def _enumerate(self, depth: Depth) -> Iterator[Finding]:
        """More answers until there are no others, or there are enough of them."""
        facts = self._oracle.facts
        denials: list[Collection[Constraint]] = [facts(trace) for trace in self._known]
        started = told = self._seconds()
        while len(self._known) < depth.answers and self._seconds() - started < depth.answer_seconds:
            answer = self._ask(self._hold, denials)
            if not isinstance(answer, Model):
                yield self._doubtful(final=True)
                yield Counted(len(self._known), True, self._seconds(), final=True)
                return
            self._known.append(answer.trace)
            denials.append(facts(answer.trace))
            if self._seconds() - told > 0.1:
                told = self._seconds()
                yield Counted(len(self._known), exact=False, seconds=told)
        yield self._doubtful(final=True)
        yield Counted(len(self._known), False, self._seconds(), final=True)

    # -- unique --------------------------------------------------------------------------------

    def _redundant(self, answer: Trace, core: frozenset[Constraint]) -> Iterator[Finding]:
        """Which clues could go: each alone, then a largest-looking set together.

        The proof of uniqueness names the clues it needed; all others can go at once. Of the rest,
        each is tried alone; then the proof is shrunk, clue by clue, until every one left is needed.
        """
        only = [self._oracle.facts(answer)]
        given = self._fixed
        free = [c for c in self._compiled.problem.constraints if c not in given]
        single: list[Constraint] = [c for c in free if c not in core]
        loose = frozenset(single)
        tried = [c for c in free if c in core]
        needed: set[Constraint] = set(given)
        checked = len(single)
        kept = core | given
        told = self._seconds()
        for constraint in tried:
            match self._ask(self._hold - {constraint}, only):
                case Model():
                    needed.add(constraint)
                case Refuted():
                    single.append(constraint)
            checked += 1
            if self._seconds() - told > 0.1:
                told = self._seconds()
                yield self._redundancy(single, loose, checked, len(free))
        for constraint in [c for c in tried if c not in needed]:
            if constraint in kept:
                answer_without = self._ask(kept - {constraint}, only)
                if isinstance(answer_without, Refuted):
                    kept = answer_without.core | given
        together = [c for c in free if c not in kept]
        yield self._redundancy(single, together, checked, len(free), final=True)

    def _redundancy(
        self,
        single: Iterable[Constraint],
        together: Iterable[Constraint],
        checked: int,
        total: int,
        final: bool = False,
    ) -> Redundant:
        return Redundant(self._clues(single), self._clues(together), checked, total, final)

    # -- none ----------------------------------------------------------------------------------

    def _conflict(self, depth: Depth) -> Iterator[Finding]:
        """A minimal contradiction, then a smallest one, then what would be enough."""

        def ask(hold: frozenset[Constraint]) -> Answer:
            return self._ask(hold, [])

        core = shrink(ask, self._core)
        yield self._contradiction(core)
        small, proved = smallest(ask, self._hold, core, Token(depth.proof_seconds))
        yield self._contradiction(small, smallest=proved)
        ways = []
        for constraint in sorted(small, key=self._order):
            if constraint in self._fixed:
                continue
            rest = self._hold - {constraint}
            answer = self._ask(rest, [])
            if isinstance(answer, Model):
                other = self._ask(rest, [self._oracle.facts(answer.trace)])
                verdict = Verdict.SEVERAL if isinstance(other, Model) else Verdict.UNIQUE
                ways.append(WayOut(self._clue(constraint), verdict))
        removable = [c for c in small if c not in self._fixed]
        enough = bool(ways) and len(ways) == len(removable)
        yield self._contradiction(small, proved, enough, tuple(ways), final=True)

    def _contradiction(
        self,
        core: frozenset[Constraint],
        smallest: bool = False,
        enough: bool | None = None,
        ways: tuple[WayOut, ...] = (),
        final: bool = False,
    ) -> Conflict:
        clues = self._clues(sorted(core, key=self._order))
        sentence = self._puzzle.rule.because(self._puzzle, clues)
        return Conflict(clues, sentence, smallest, enough, ways, final)

    # -- the way back to the puzzle ------------------------------------------------------------

    def _order(self, constraint: Constraint) -> int:
        return self._compiled.order[constraint]

    def _clue(self, constraint: Constraint) -> Clue:
        clue = self._compiled.clues[self._order(constraint)]
        assert clue is not None
        return clue

    def _clues(self, constraints: Iterable[Constraint]) -> tuple[Clue, ...]:
        found = (self._compiled.clues[i] for i in sorted(map(self._order, constraints)))
        return tuple(clue for clue in found if clue is not None)

    def _links(self, pairs: Collection[tuple[int, int]]) -> tuple[Link, ...]:
        cells = self._puzzle.rule.line_on == "cells"
        on = SpotKind.LINK if cells else SpotKind.EDGE
        nodes = self._compiled.nodes
        return tuple(Link.of(nodes[u], nodes[v], on) for u, v in sorted(pairs))


def _entropy(counts: Iterable[int]) -> float:
    values = list(counts)
    total = sum(values)
    return -sum(k / total * math.log(k / total) for k in values) if len(values) > 1 else 0.0
