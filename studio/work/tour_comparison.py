"""Ways to break ties and to mend a tour, compared from the same random starts.

Each pair of ways comes as :class:`Compared`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import fmean
from typing import ClassVar, get_args

from studio.engines.engine import Token
from studio.engines.tours.tours import Repair, Ties
from studio.records import dataclass
from studio.work.protocol import Ended
from studio.work.tours import Wanted, attempt_of, random_start

RUNS = 5
"""Tours of each pair of ways that the mean is taken of, as its author did."""
SECONDS = 2.0
"""How long each of them may take, where the window asks."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What one method did in some runs from random starts; ``seconds`` are the mean of all."""

    ties: Ties
    repair: Repair
    found: int
    runs: int
    seconds: float
    tries: float
    backs: float


def compare(wanted: Wanted, runs: int, seconds: float, token: Token) -> Iterator[Compared]:
    """Warnsdorff's rule with and without what mends it, in turn, from the same random starts.

    As M. Goldin compared it on Ruby Quiz 90 in 2006: closed tours of 17x17, mean of five runs.
    Each run may take ``seconds``.
    """
    from studio.engines.tours.tours import engine_room

    engine_room()
    repairs: Sequence[Repair] = get_args(Repair)
    ties: Sequence[Ties] = get_args(Ties)
    for repair in repairs:
        for tie in ties:
            tries, backs, times, found = [], [], [], 0
            for run in range(runs):
                asked = random_start(replace(wanted, seed=wanted.seed + run))
                asked = replace(asked, way="rule", ties=tie, repair=repair, tries=1_000_000)
                started = time.perf_counter()
                attempt = attempt_of(asked, token.within(seconds))
                times.append(time.perf_counter() - started)
                tries.append(attempt.tries)
                backs.append(attempt.backs)
                found += attempt.nodes is not None
                if token.stopped:
                    return
            yield Compared(tie, repair, found, runs, fmean(times), fmean(tries), fmean(backs))


# -- messages --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CompareTours:
    """The question for a comparison."""

    NEWS: ClassVar[tuple[type, ...]] = (Compared,)

    wanted: Wanted


def question(wanted: Wanted) -> CompareTours:
    """The question for a comparison."""
    return CompareTours(wanted)


def messages(question: CompareTours, token: Token) -> Iterator[Compared | Ended]:
    """Compare and tell it row by row."""
    yield from compare(question.wanted, RUNS, SECONDS, token)
    yield Ended()
