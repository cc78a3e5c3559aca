"""Which constraints a puzzle with one answer could do without: each alone, then many together.

The proof that there is no other answer names what it needed; all else can go at once. Of the rest
each is tried alone, on boards that inference does not solve first by a look for another answer
close by; then the proof is shrunk until every constraint left is needed.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Generator, Iterable, Iterator, Sequence

from studio.engines.clue_sets.holding import holding
from studio.engines.clue_sets.nearby_loops import Patch, Reach, nearby_loops
from studio.engines.engine import Answer, Halt, Oracle, Refuted, Stopped, Token
from studio.engines.sat.loop_inference import infer
from studio.puzzle import Constraint, Problem, StepAt, Trace
from studio.records import dataclass

BATCH = 96
"""Constraints that are tried one by one while all others hold for good."""

REACHES = (Reach(3, 2), Reach(4, 6), Reach(6, 14))
"""How far away another answer is looked for before the whole board is asked."""

FIRST_LOOK = Reach(6, 6)
"""The same where the proof is shrunk."""

OPEN = 0.1
"""Where inference leaves a smaller part of all edges open the whole board is asked at once."""

TELLING = 0.1
"""Seconds between two words of how far it is."""


@dataclass(frozen=True, slots=True)
class Spare:
    """What is known by now: constraints that could go ``alone``, and all ``together``.

    So many are ``checked``: all there are, where it is ``final``.
    """

    alone: Sequence[Constraint]
    together: Sequence[Constraint]
    checked: int
    final: bool = False


class SpareSearch:
    """Looks which constraints could go; used once.

    ``answer`` is the only one of the ``problem``, as ``core`` proves; those ``fixed`` stay.
    """

    def __init__(
        self,
        oracle: Oracle,
        problem: Problem,
        fixed: Collection[Constraint],
        answer: Trace,
        core: Collection[Constraint],
        token: Token,
    ) -> None:
        self._oracle = oracle
        self._problem = problem
        self._fixed = frozenset(fixed)
        self._answer = answer
        self._only: list[Collection[Constraint]] = [oracle.facts(answer)]
        self._core = frozenset(core)
        self._token = token
        self._free = [c for c in problem.constraints if c not in self._fixed]
        self._alone = [c for c in self._free if c not in self._core]
        self._loose = tuple(self._alone)
        self._checked = len(self._alone)
        self._told = time.monotonic()
        self._nearby = nearby_loops(oracle, problem, answer)

    def run(self) -> Iterator[Spare]:
        """More and more of what is known; the last is final, unless the token stopped the work."""
        try:
            yield from self._run()
        except Halt:
            return

    def _run(self) -> Iterator[Spare]:
        tried = [c for c in self._free if c in self._core]
        look = self._nearby is not None and not self._inferred()
        left = (yield from self._without_answer_nearby(tried)) if look else tried
        held = frozenset(self._problem.constraints)
        for batch in _batches(left):
            oracle = holding(self._oracle, held - batch.keys(), self._answer)
            for constraint in batch:
                answer = self._ask(oracle, batch.keys() - {constraint}, constraint)
                if isinstance(answer, Refuted):
                    self._alone.append(constraint)
                self._checked += 1
                yield from self._tell()
        kept = self._shrunk(self._alone[len(self._loose) :])
        together = [c for c in self._free if c not in kept]
        yield Spare(self._alone, together, self._checked, final=True)

    def _inferred(self) -> bool:
        """Does inference solve nearly all of the board?"""
        known = infer(self._problem)
        return known is not None and known.open < OPEN * len(self._problem.graph.edges)

    def _without_answer_nearby(
        self, tried: list[Constraint]
    ) -> Generator[Spare, None, list[Constraint]]:
        """Those of some constraints without which no other answer was found close by."""
        everything = frozenset(self._problem.constraints)
        for reach in REACHES:
            needed: set[Constraint] = set()
            for constraint, patch in self._patches(tried, reach):
                if self._token.stopped:
                    raise Halt
                if patch is not None and patch.breaks(constraint, self._token, everything):
                    needed.add(constraint)
                    self._checked += 1
                yield from self._tell()
            tried = [constraint for constraint in tried if constraint not in needed]
        return tried

    def _patches(
        self, constraints: Iterable[Constraint], reach: Reach
    ) -> Iterator[tuple[Constraint, Patch | None]]:
        """Constraints with the patches in which to look for loops that break them, if any."""
        left = dict.fromkeys(constraints)
        for patch in () if self._nearby is None else self._nearby.patches(left, reach):
            for constraint in patch.constraints:
                del left[constraint]
                yield constraint, patch
            patch.close()
        for constraint in left:
            yield constraint, None

    def _shrunk(self, doubtful: Sequence[Constraint]) -> frozenset[Constraint]:
        """What is left of the proof when of the ``doubtful`` each that can goes."""
        kept = self._core | self._fixed
        for batch in _batches(doubtful):
            rest = kept - batch.keys()
            oracle: Oracle | None = None
            for constraint, patch in self._patches(batch, FIRST_LOOK):
                if constraint not in kept:
                    continue
                if patch is not None and patch.breaks(constraint, self._token, kept):
                    continue
                oracle = oracle or holding(self._oracle, rest, self._answer)
                answer = self._ask(oracle, kept - rest - {constraint}, constraint)
                if isinstance(answer, Refuted):
                    # What forces a clue need not force all of the answer: the rest stays.
                    forced = len(self._others(constraint)) > 1
                    core = kept - {constraint} if forced else answer.core
                    kept = core | rest | self._fixed
        return kept

    def _ask(self, oracle: Oracle, hold: Collection[Constraint], without: Constraint) -> Answer:
        """Is there another answer, without one constraint?"""
        answer = oracle.ask(hold, self._others(without), self._token)
        if isinstance(answer, Stopped):
            raise Halt
        return answer

    def _others(self, constraint: Constraint) -> list[Collection[Constraint]]:
        """What to deny to ask for other answers than the only one, once a constraint is left out.

        They break that constraint, or they would be answers now; for numbers that is told, too, for
        it shortens the search.
        """
        tell = self._problem.spanning and isinstance(constraint, StepAt)
        return [*self._only, (constraint,)] if tell else self._only

    def _tell(self) -> Iterator[Spare]:
        """A word now and then."""
        now = time.monotonic()
        if now - self._told > TELLING:
            self._told = now
            yield Spare(self._alone, self._loose, self._checked)


def _batches(constraints: Sequence[Constraint]) -> Iterator[dict[Constraint, None]]:
    for start in range(0, len(constraints), BATCH):
        yield dict.fromkeys(constraints[start : start + BATCH])
