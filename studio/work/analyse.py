"""Analyse: everything the designer sees about her puzzle, cheapest first, each as soon as known.

All of it is asked of one oracle: is there an answer that obeys these constraints and breaks one of
those? One question each settles an answer, its uniqueness, whether a clue is redundant, whether a
edge is common to all answers, and whether a set of clues contradicts itself. What puzzles without
an answer, or with several, need besides is loaded with the first of them.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from studio.board import Edge, SpotKind
from studio.engines.clue_sets.redundancy import SpareSearch
from studio.engines.engine import Answer, Halt, Model, Oracle, Refuted, Stopped, Token
from studio.engines.events import Verdict
from studio.puzzle import (
    Clue,
    Compiled,
    Constraint,
    EdgeUnused,
    EdgeUsed,
    Puzzle,
    Trace,
)
from studio.puzzle.message import Message
from studio.puzzle.reason import Reason
from studio.puzzle.strokes import fewest_strokes, odd_nodes, why_no_stroke
from studio.work.codes import Contradicted, Halted, Told, Ungenerated
from studio.work.depth import Depth
from studio.work.explain import Explainer
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Doubtful,
    Failed,
    Finding,
    Finished,
    Graded,
    Judged,
    Mended,
    Redundant,
    Walked,
    WayOut,
)
from studio.work.grade import grade
from studio.work.sample import DisagreementError, Sample
from studio.work.unexpected import sentence

if TYPE_CHECKING:
    from studio.work.counting import Counting

LISTED_LINES = 60
"""Drawings of so many lines are listed, to be looked at one by one."""

GRADED_PATHS, GRADED_LOOPS = 400, 3000
"""Nodes of the boards whose puzzles are graded while somebody edits them."""

MATCHED = 80
"""Odd corners that are matched while somebody draws; more take seconds."""


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
        # The parts of the rule itself are no clues: nobody can remove them, and none is to blame.
        self._rule = frozenset(
            constraint
            for constraint, clue in zip(compiled.problem.constraints, compiled.clues, strict=True)
            if clue is None
        )
        self._fixed = compiled.given | self._rule
        # Drawings in one stroke use all lines: there is nothing in which their answers overlap.
        self._covering = compiled.problem.covering
        self._known: list[Trace] = []
        self._verdict = Verdict.UNKNOWN
        self._remark: Reason | None = None
        """What is to be said at the end though everything was found out."""
        self._started = time.monotonic()

    def run(self, depth: Depth | None = None) -> Iterator[Finding]:
        """All findings, as deep as by default unless told; the last one is Finished."""
        depth = depth or Depth()
        if self._compiled.problem.walking:
            from studio.work.walking import Walking, has_walks

            if has_walks(self._compiled):
                yield from Walking(self._puzzle, self._compiled, self._token).run(depth)
                return
        try:
            first = self._judge_first()
            if isinstance(first, Judged):
                yield first
                if first.verdict is Verdict.NONE and self._covering:
                    yield from self._mended()
                if first.verdict is Verdict.NONE and depth.reasons:
                    yield from self._conflict(depth)
                yield self._finished(None if first.verdict is Verdict.NONE else first.reason)
                return
            second = self._ask(self._hold, [self._oracle.facts(first)])
            match second:
                case Model(trace):
                    self._known.append(trace)
                    yield self._judged(Verdict.SEVERAL)
                    declined = self._counting.declined if depth.count else None
                    yield self._at_least(declined)
                    if depth.overlap and not self._covering:
                        yield from self._overlap(declined)
                    if depth.count and self._covering and len(first.nodes) <= LISTED_LINES:
                        yield self._listed()
                    if depth.count:
                        yield from self._spread(depth)
                case Refuted(core):
                    yield self._judged(Verdict.UNIQUE)
                    yield Counted(1, exact=True, seconds=self._seconds(), final=True)
                    if depth.overlap and not self._covering:
                        pairs = first.used
                        yield Common(self._edges(pairs), len(pairs), final=True)
                        yield Doubtful((), final=True)
                    if depth.reasons:
                        yield from self._redundant(first, core)
                        yield from self._graded(depth)
        except Halt:
            if self._verdict is Verdict.UNKNOWN:
                code = Halted.OTHER_ANSWERS if self._known else Halted.ANSWER
                yield self._judged(Verdict.UNKNOWN, self._remark or Reason(code))
            yield self._finished(self._remark or Reason(Halted.ALL))
            return
        except DisagreementError as error:
            yield Failed(error.reason, stands=False)
            return
        yield self._finished(self._remark)

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
                raise Halt
        raise AssertionError("an answer is one of three")

    def _judged(self, verdict: Verdict, reason: Reason | None = None) -> Judged:
        self._verdict = verdict
        lines = tuple(self._compiled.addresses(trace) for trace in self._known[:2])
        return Judged(verdict, lines, self._compiled.problem.closed, self._seconds(), reason)

    def _at_least(self, reason: Reason | None) -> Counted:
        """The answers found so far; ``reason`` is why they are not counted exactly, if known."""
        return Counted(len(self._known), False, self._seconds(), reason=reason)

    def _finished(self, reason: Reason | None = None) -> Finished:
        return Finished(self._seconds(), reason)

    def _seconds(self) -> float:
        return time.monotonic() - self._started

    def _ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
    ) -> Answer:
        if self._token.stopped:
            raise Halt
        answer = self._oracle.ask(hold, deny, self._token)
        if isinstance(answer, Stopped):
            self._remark = answer.reason
            raise Halt
        return answer

    def _ask_more(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
    ) -> Answer:
        """As :meth:`_ask`, but Stopped where the token is not what stops it: the rest goes on."""
        try:
            return self._ask(hold, deny)
        except Halt:
            if self._remark is None:
                raise
            return Stopped(self._remark)

    # -- several -------------------------------------------------------------------------------

    @cached_property
    def _counting(self) -> Counting:
        from studio.work.counting import Counting

        return Counting(self._puzzle, self._compiled, self._token, self._started)

    def _overlap(self, declined: Reason | None) -> Iterator[Finding]:
        """Shrink what all known answers share until no answer breaks any of it.

        ``declined`` is why the answers will not be counted, if they will not.
        """
        shared = self._shared_facts()
        while shared:
            answer = self._ask_more(self._hold, [shared])
            if isinstance(answer, Stopped):
                # Where two answers differ all may, but what they share others may not.
                yield self._counting.doubtful(self._known, final=False)
                return
            if isinstance(answer, Refuted):
                break
            self._known.append(answer.trace)
            shared = frozenset(fact for fact in shared if fact.holds(answer.trace))
            yield self._at_least(declined)
        yield self._common(final=True)
        yield self._counting.doubtful(self._known, final=True)

    def _listed(self) -> Walked:
        """Drawings to look at one by one, all of them where they are few."""
        from studio.engines.search.eulerian_trails import EULERIAN_TRAILS
        from studio.work.walking import LISTED, listed

        found, every = listed(EULERIAN_TRAILS, self._compiled.problem, self._token)
        return Walked(tuple(map(self._compiled.addresses, found[:LISTED])), every)

    def _shared_facts(self) -> frozenset[Constraint]:
        """Edges and cell values that all known answers have in common."""
        first = self._known[0]
        facts: set[Constraint] = {EdgeUsed(u, v) for u, v in first.used}
        if self._compiled.problem.rooted:
            facts |= self._oracle.facts(first)
        else:
            unused = set(self._compiled.problem.graph.edges) - first.used
            facts |= {EdgeUnused(u, v) for u, v in unused}
        return frozenset(f for f in facts if all(f.holds(trace) for trace in self._known[1:]))

    def _common(self, final: bool) -> Common:
        pairs = frozenset.intersection(*(trace.used for trace in self._known))
        total = len(self._known[0].used) if self._compiled.problem.spanning else None
        return Common(self._edges(pairs), total, final)

    def _spread(self, depth: Depth) -> Iterator[Finding]:
        """The number of answers, where they differ, and what to add."""
        sample = yield from self._counting.run(self._known, depth.room)
        # A bare count brings no answers with it; then those that can be found must do.
        if not sample.evenly:
            sample = yield from self._enumerate(depth, sample)
        # The answers known witness every doubtful cell; a sample may miss the rare ones.
        seen = dict.fromkeys((*sample.traces, *self._known))
        if not self._covering:
            yield self._counting.doubtful(seen, final=self._remark is None)
            yield self._counting.spread(sample)
        yield self._counting.drawn(sample)
        if not self._covering and self._puzzle.rule.suggests():
            yield from self._counting.suggested(sample, depth.suggest_seconds)

    def _enumerate(self, depth: Depth, counted: Sample) -> Generator[Finding, None, Sample]:
        """More answers until there are no others, or there are enough of them.

        ``counted`` says what a count has proved of their number.
        """
        facts = self._oracle.facts
        denials: list[Collection[Constraint]] = [facts(trace) for trace in self._known]
        started = told = self._seconds()
        every = False
        while len(self._known) < depth.answers and self._seconds() - started < depth.answer_seconds:
            answer = self._ask_more(self._hold, denials)
            if not isinstance(answer, Model):
                every = isinstance(answer, Refuted)
                break
            self._known.append(answer.trace)
            denials.append(facts(answer.trace))
            if len(self._known) > counted.least and self._seconds() - told > 0.1:
                told = self._seconds()
                yield self._at_least(counted.reason)
        found = len(self._known)
        if every and counted.total not in (None, found):
            raise DisagreementError(found, counted.total)
        if counted.total is None:
            reason = None if every else counted.reason
            yield Counted(max(found, counted.least), every, self._seconds(), True, reason)
        return Sample(tuple(self._known), every, found if every else counted.total)

    # -- unique --------------------------------------------------------------------------------

    def _redundant(self, answer: Trace, core: frozenset[Constraint]) -> Iterator[Finding]:
        """Which clues could go: each alone, then a largest-looking set together."""
        problem = self._compiled.problem
        total = len(problem.constraints) - len(self._fixed)
        known, every = None, self._every_clue
        again = tuple(self._compiled.again)
        search = SpareSearch(self._oracle, problem, self._fixed, answer, core, self._token)
        for known in search.run():
            single = self._clues({*known.alone, *self._compiled.repeated}) + again
            together = self._clues(known.together) + again
            yield Redundant(single, together, known.checked, total, known.final, every)
        if known is None or not known.final:
            raise Halt

    @property
    def _every_clue(self) -> bool:
        """Can all clues be looked at singly, or do some say together what the rule demands, or are
        they part of the board?"""
        puzzle = self._puzzle
        if self._compiled.standing:
            return False
        stated = self._compiled.stated
        return not puzzle.rule.board_of_clues or stated.issuperset(puzzle.free_clues)

    def _graded(self, depth: Depth) -> Iterator[Finding]:
        """How hard it is, on boards where that takes no time worth speaking of."""
        most = GRADED_PATHS if self._compiled.problem.spanning else GRADED_LOOPS
        if self._compiled.problem.graph.size > most or self._covering:
            return
        token = self._token.within(depth.grade_seconds)
        only = self._known[0]
        explainer = Explainer(
            self._puzzle, token, oracle=self._oracle, compiled=self._compiled, only=only
        )
        try:
            graded = grade(explainer, hardest_too=False)
        except MemoryError:
            raise
        except Exception as error:
            # How hard it is adds to what was proved and takes nothing from it.
            broke = sentence(Message("Looking for the difficulty"), error)
            self._remark = Reason.of(Told.TEXT, text=broke)
            return
        finally:
            token.release()
        if graded is not None:
            yield Graded(graded.number, graded.word, graded.open)

    # -- none ----------------------------------------------------------------------------------

    def _conflict(self, depth: Depth) -> Iterator[Finding]:
        """A minimal contradiction, then a smallest one, then what would be enough.

        They are sets of clues, with which the rule itself always holds: empty where the rule alone
        has no line on this board.
        """

        from studio.engines.clue_sets.mus import shrink, smallest
        from studio.work.contradiction import shaped

        def ask(hold: frozenset[Constraint]) -> Answer:
            answer = self._ask(hold | self._rule, [])
            return Refuted(answer.core - self._rule) if isinstance(answer, Refuted) else answer

        if shaped(self._puzzle, self._compiled):
            yield from self._shaped_conflict(depth)
            return
        core = shrink(ask, self._core - self._rule)
        yield self._contradiction(core)
        small, proved = smallest(ask, self._hold - self._rule, core, Token(depth.proof_seconds))
        yield self._contradiction(small, smallest=proved)
        ways = []
        for constraint in sorted(small, key=self._order):
            if constraint in self._fixed or constraint in self._compiled.repeated:
                continue
            rest = self._hold - {constraint}
            answer = self._ask(rest, [])
            if isinstance(answer, Model):
                other = self._ask(rest, [self._oracle.facts(answer.trace)])
                verdict = Verdict.SEVERAL if isinstance(other, Model) else Verdict.UNIQUE
                ways.append(WayOut(self._clue(constraint), verdict))
        # Clues that count as given, as the ends of a number path, are never taken away on trial.
        enough = bool(ways) and len(ways) == len(self._clues(small))
        yield self._contradiction(small, proved, enough, tuple(ways), final=True)

    def _shaped_conflict(self, depth: Depth) -> Iterator[Finding]:
        """Where clues shape the board: those without any one of which there is an answer."""
        from studio.work.contradiction import ways_out

        inner = self._token.within(depth.proof_seconds)
        try:
            ways = tuple(ways_out(self._puzzle, inner))
            stopped = inner.stopped
        finally:
            inner.release()
        if self._token.stopped:
            raise Halt
        reason = Reason(Contradicted.BY_SOME if stopped else Contradicted.BY_SEVERAL)
        if ways:
            reason = Reason.of(Contradicted.BY_ONE, ways=len(ways))
        clues = tuple(way.clue for way in ways)
        yield Conflict(clues, reason, ways=ways, final=True, whole=True)

    def _mended(self) -> Iterator[Finding]:
        """How many strokes do where one cannot, whatever its ends, and which lines would help."""
        from studio.engines.graph_repair.eulerization import (
            lines_to_add,
            lines_to_draw_twice,
            strokes,
        )

        graph = self._compiled.problem.graph
        if not graph.edges or why_no_stroke(graph) is None:
            return
        odd = len(odd_nodes(graph))
        twice = lines_to_draw_twice(graph) if odd <= MATCHED else None
        yield Mended(
            fewest_strokes(graph),
            self._edges(lines_to_add(graph)),
            None if twice is None else self._edges(twice),
            tuple(self._compiled.addresses(line) for line in strokes(graph)),
        )

    def _contradiction(
        self,
        core: frozenset[Constraint],
        smallest: bool = False,
        enough: bool | None = None,
        ways: tuple[WayOut, ...] = (),
        final: bool = False,
    ) -> Conflict:
        clues = self._clues(sorted(core, key=self._order))
        reason = self._puzzle.rule.because(self._puzzle, clues)
        all_stated = self._compiled.stated.issuperset(self._puzzle.clues.all())
        if not clues and reason is None and not all_stated:
            # Clues that shape the board, as borders of regions, may be what leaves no line.
            reason = Reason(Ungenerated.NO_LINE)
        return Conflict(clues, reason, smallest, enough, ways, final)

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

    def _edges(self, pairs: Collection[tuple[int, int]]) -> tuple[Edge, ...]:
        cells = self._puzzle.rule.line_on == "cells"
        on = SpotKind.EDGE if cells else SpotKind.SIDE
        nodes = self._compiled.nodes
        return tuple(Edge.of(nodes[u], nodes[v], on) for u, v in sorted(pairs))
