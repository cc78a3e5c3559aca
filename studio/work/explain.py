"""Explain: a walk from the clues towards the solution in steps that people can follow.

Named techniques come first, cheapest first; where they are stuck a small proof is looked for. Every
conclusion is checked against the answers before it is told. Where a puzzle has several answers the
walk goes as far as all of them agree.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import TypeAlias, TypeVar

from studio.engines.catalogue import oracle_for
from studio.engines.deduction import (
    ContradictionError,
    Deduction,
    Ladder,
    LoopLadder,
    PathLadder,
    is_mark,
)
from studio.engines.deduction.ladders import ladder_for, proofs_for
from studio.engines.deduction.proofs import Proofs
from studio.engines.engine import Model, Oracle, Refuted, Token
from studio.engines.events import Verdict
from studio.puzzle import Compiled, Constraint, EdgeUnused, EdgeUsed, Problem, Puzzle
from studio.puzzle.constraints import StepAt
from studio.puzzle.reason import Reason
from studio.puzzle.trace import Trace
from studio.work.codes import Explained
from studio.work.lookahead import lookahead
from studio.work.reasons import step
from studio.work.steps import Ending, Mark, Step, Translation

SHARED_SECONDS = 10.0
"""How long to look for what several answers share: mazes can have more walks than can be seen."""
EDGE_SECONDS = 3.0
"""How long to look for edges that they share where they share no more numbers."""


EdgeFact: TypeAlias = EdgeUsed | EdgeUnused
Fact = TypeVar("Fact", bound=Constraint)


class WrongStepError(Exception):
    """A step concluded what no answer has: an error in the program, never in the puzzle."""


class Explainer:
    """Explains one puzzle, which must be free of faults.

    ``oracle`` may be a live one of the same board; it tells the answers. ``uniqueness`` allows
    steps that use that there is only one solution, where that is so. ``only`` is the one answer,
    where it is proved already that there is no other.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        token: Token,
        *,
        oracle: Oracle | None = None,
        compiled: Compiled | None = None,
        uniqueness: bool = False,
        only: Trace | None = None,
    ) -> None:
        self._compiled = compiled or puzzle.compile()
        self._problem = self._compiled.problem
        self._numbered = puzzle.rule.numbered
        self._token = token
        self._uniqueness = uniqueness
        self._oracle = oracle or oracle_for(self._problem)
        self.translation = Translation(puzzle, self._compiled)
        self._verdict: Verdict | None = None
        self._candidate_clues: tuple[Constraint, ...] | None = None
        self._shared_edges: tuple[EdgeFact, ...] | None = None
        self._all_edges = True
        """Is it known which edges all answers share?"""
        self._settled = True
        """Is it known what all answers share?"""
        self._proofs: Proofs | None = None
        self._answers: list[Trace] = []
        if only is not None:
            self._answers = [only]
            self._verdict = Verdict.UNIQUE

    # -- what is true --------------------------------------------------------------------------

    @property
    def verdict(self) -> Verdict:
        """How many answers there are."""
        if self._verdict is None:
            self._verdict = self._judge()
        return self._verdict

    @property
    def problem(self) -> Problem:
        """What the puzzle asks."""
        return self._problem

    @property
    def token(self) -> Token:
        """What stops it."""
        return self._token

    @property
    def answers(self) -> Sequence[Trace]:
        """One answer, or some that together show what all of them share."""
        _ = self.candidate_clues
        return self._answers

    @property
    def given(self) -> frozenset[Constraint]:
        """The facts that the clues themselves are."""
        return ladder_for(self._problem).known()

    @property
    def candidate_clues(self) -> tuple[Constraint, ...]:
        """The facts that all answers share, as marks that a walk can reach."""
        if self._candidate_clues is None:
            self._candidate_clues = self._shared()
        return self._candidate_clues

    def _judge(self) -> Verdict:
        """Look for two answers, which are kept."""
        hold = self._problem.constraints
        first = self._oracle.ask(hold, [], self._token)
        if not isinstance(first, Model):
            return Verdict.NONE if isinstance(first, Refuted) else Verdict.UNKNOWN
        self._answers = [first.trace]
        second = self._oracle.ask(hold, [self._oracle.facts(first.trace)], self._token)
        if isinstance(second, Model):
            self._answers.append(second.trace)
            return Verdict.SEVERAL
        return Verdict.UNIQUE if isinstance(second, Refuted) else Verdict.UNKNOWN

    def _shared(self) -> tuple[Constraint, ...]:
        """What all answers share: no answer breaks any of it. Nothing where that takes too long."""
        if self.verdict not in (Verdict.UNIQUE, Verdict.SEVERAL):
            return ()
        shared = self._facts(self._answers[0])
        if self.verdict is Verdict.UNIQUE:
            return shared
        found = self._in_all(shared, SHARED_SECONDS)
        self._settled = found is not None
        return found or ()

    def _in_all(self, facts: Iterable[Fact], seconds: float) -> tuple[Fact, ...] | None:
        """Those of some facts that hold in all answers; None where that takes too long."""
        shared = tuple(fact for fact in facts if all(fact.holds(t) for t in self._answers))
        inner = self._token.within(seconds)
        try:
            while shared:
                other = self._oracle.ask(self._problem.constraints, [shared], inner)
                if not isinstance(other, Model):
                    return shared if isinstance(other, Refuted) else None
                self._answers.append(other.trace)
                shared = tuple(fact for fact in shared if fact.holds(other.trace))
        finally:
            inner.release()
        return shared

    def _edges_in_all(self) -> tuple[EdgeFact, ...]:
        """The edges that all of several answers use, or none of them. None where that takes too
        long."""
        if self._shared_edges is None:
            found = self._in_all(_edge_facts(self._problem, self._answers[0]), EDGE_SECONDS)
            self._shared_edges, self._all_edges = found or (), found is not None
        return self._shared_edges

    def _facts(self, trace: Trace) -> tuple[Constraint, ...]:
        """What a walk may find out of one answer, in the order of the line."""
        problem = self._problem
        if problem.rooted:
            steps = (StepAt(node, step) for step, node in enumerate(trace.nodes, start=1))
            return tuple(steps)
        return _edge_facts(problem, trace)

    def _ladder(self) -> Ladder:
        """A ladder that knows the clues; uniqueness techniques are sound where one solution is
        proved."""
        only_one = self._uniqueness and self.verdict is Verdict.UNIQUE
        return ladder_for(self._problem, uniqueness=only_one)

    # -- the walk --------------------------------------------------------------------------------

    def run(self, marks: Collection[Mark] = ()) -> Iterator[Step | Ending]:
        """Steps from what is known (clues and ``marks``) on; the last event is an Ending."""
        if self.verdict in (Verdict.NONE, Verdict.UNKNOWN):
            none = self.verdict is Verdict.NONE
            code = Explained.NO_SOLUTION if none else Explained.STOPPED
            yield Ending(self.verdict, False, Reason(code))
            return
        found = (self.translation.fact(mark) for mark in marks)
        facts = tuple(fact for fact in found if fact is not None)
        _ = self.candidate_clues
        if not all(fact.holds(trace) for fact in facts for trace in self._answers):
            yield from self._run_obeying(facts)
            return
        ladder = self._ladder()
        try:
            ladder.learn(facts)
            for deduction in self._needed(self._deductions(ladder)):
                yield step(deduction, self.translation)
        except ContradictionError:
            yield Ending(self.verdict, False, Reason(Explained.WRONG_MARKS))
            return
        yield self._ending(ladder)

    def _run_obeying(self, facts: tuple[Constraint, ...]) -> Iterator[Step | Ending]:
        """A walk through what the answers share that obey marks which not all answers obey."""
        narrowed = replace(self._problem, constraints=(*self._problem.constraints, *facts))
        found = self._oracle.ask(narrowed.constraints, (), self._token)
        if not isinstance(found, Model):
            wrong = isinstance(found, Refuted)
            code = Explained.WRONG_MARKS if wrong else Explained.STOPPED
            yield Ending(self.verdict, False, Reason(code))
            return
        if self._problem.rooted and self.verdict is Verdict.SEVERAL:
            # A line with steps is followed from its beginning, not from where a proof leads.
            yield Ending(self.verdict, False, Reason(self._differ()))
            return
        other = copy(self)
        other._problem, other._answers, other._proofs = narrowed, [], None
        other._verdict = other._candidate_clues = other._shared_edges = None
        yield from other.run()

    def hint(self, marks: Collection[Mark]) -> tuple[Step, ...]:
        """The steps up to the next mark on the board; empty where nothing more follows."""
        found = []
        for event in self.run(marks):
            if isinstance(event, Ending):
                return ()
            found.append(event)
            if any(mark.kind in ("used", "unused", "number") for mark in event.then):
                break
        return tuple(found)

    def what_if(self, marks: Collection[Mark], against: Mark) -> Iterator[Step | Ending]:
        """What the named techniques find if a mark were wrong, until that contradicts itself.

        See :mod:`studio.work.lookahead`.
        """
        ladder = partial(ladder_for, self._problem)
        return lookahead(ladder, self.translation, marks, against, self._token)

    def deductions(self, marks: Collection[Mark] = ()) -> Iterator[Deduction]:
        """The walk as the engines tell it; for grades and tests."""
        ladder = self._ladder()
        facts = (self.translation.fact(mark) for mark in marks)
        ladder.learn(fact for fact in facts if fact is not None)
        yield from self._needed(self._deductions(ladder))

    def _deductions(self, ladder: Ladder) -> Iterator[Deduction]:
        known = set(ladder.known())
        while not self._token.stopped and self._missing(ladder):
            found = self._brief(ladder, ladder.next())
            if not found:
                found = self._proved(ladder)
                if not found:
                    return
            for deduction in found:
                self._check(deduction)
                ladder.learn(deduction.then)
                if known.issuperset(deduction.then):
                    continue
                known.update(deduction.then)
                yield deduction

    def _brief(self, ladder: Ladder, found: list[Deduction]) -> list[Deduction]:
        """Of what named techniques found that which can be kept in mind; where nothing can, a
        small proof that can, if there is one."""
        if not isinstance(ladder, PathLadder):
            return found
        # Only number paths need the arrays that it loads.
        from studio.engines.deduction.path_proofs import LARGE

        if self._problem.graph.size > LARGE:
            return found
        brief = [deduction for deduction in found if not deduction.long]
        if found and not brief:
            brief = [deduction for deduction in self._proved(ladder) if not deduction.long]
        return brief or found

    def _missing(self, ladder: Ladder) -> bool:
        return next(self._wanted(ladder), None) is not None

    def _wanted(self, ladder: Ladder) -> Iterator[Constraint]:
        """What all answers share and is not known yet. Of a line with steps these are numbers
        first; where all are known and several answers are left, edges that they still share."""
        known = ladder.known()
        numbers = (fact for fact in self.candidate_clues if fact not in known)
        first = next(numbers, None)
        if first is not None:
            yield first
            yield from numbers
        elif self._goes_on(ladder):
            assert isinstance(ladder, PathLadder)
            yield from (fact for fact in self._edges_in_all() if not ladder.sees(fact))

    def _goes_on(self, ladder: Ladder) -> bool:
        """Are there edges to be found beyond numbers, and is there what finds them?"""
        several = self._problem.rooted and self.verdict is Verdict.SEVERAL
        return several and self._settled and isinstance(ladder, PathLadder)

    def _proved(self, ladder: Ladder) -> list[Deduction]:
        """The shortest proof that was found, if there is one."""
        if self._proofs is None:
            self._proofs = proofs_for(self._problem, self._oracle)
        known = ladder.known()
        wanted = list(self._wanted(ladder))
        facts = [*known, *self._pairs(ladder)]
        return self._proofs.find(facts, wanted, self._token)[:1]

    @staticmethod
    def _pairs(ladder: Ladder) -> Sequence[Constraint]:
        return ladder.pair_facts() if isinstance(ladder, LoopLadder) else ()

    def _check(self, deduction: Deduction) -> None:
        for fact in deduction.then:
            if not all(fact.holds(trace) for trace in self._answers):
                raise WrongStepError(f"{deduction.technique.key}: {fact!r} is not true")

    def _ending(self, ladder: Ladder) -> Ending:
        solved = not self._missing(ladder) and self.verdict is Verdict.UNIQUE
        if solved:
            return Ending(self.verdict, True)
        if not self._settled:
            return Ending(self.verdict, False, Reason(Explained.SHARED_UNKNOWN))
        if self.verdict is Verdict.SEVERAL and not self._missing(ladder):
            code = self._differ(edges=self._goes_on(ladder) and self._all_edges)
        elif self._token.stopped:
            code = Explained.STOPPED_EARLY
        else:
            code = Explained.NO_PROOF
        return Ending(self.verdict, False, Reason(code))

    def _differ(self, edges: bool = False) -> Explained:
        """That the answers differ in all that is left. Of lines with steps edges may be shared
        beyond these, unless all such ``edges`` were told."""
        if edges or not self._problem.rooted:
            return Explained.DIFFER
        return Explained.NUMBERS_DIFFER if self._numbered else Explained.PLACES_DIFFER

    @staticmethod
    def _needed(deductions: Iterable[Deduction]) -> Iterator[Deduction]:
        """What marks nothing, such as facts about two edges at once, is told only when a later
        step uses it, and then once with all that it concludes."""
        waiting: dict[Constraint, Deduction] = {}

        def before(deduction: Deduction) -> Iterator[Deduction]:
            for fact in deduction.because:
                earlier = waiting.pop(fact, None)
                if earlier is not None:
                    for other in earlier.then:
                        if waiting.get(other) is earlier:
                            del waiting[other]
                    yield from before(earlier)
                    yield earlier

        for deduction in deductions:
            if any(is_mark(fact) for fact in deduction.then):
                yield from before(deduction)
                yield deduction
            else:
                waiting.update(dict.fromkeys(deduction.then, deduction))


def _edge_facts(problem: Problem, trace: Trace) -> tuple[EdgeFact, ...]:
    """Of each edge whether an answer uses it."""
    return tuple(
        EdgeUsed(*pair) if pair in trace.used else EdgeUnused(*pair) for pair in problem.graph.edges
    )
