"""Ways to break ties and to mend a tour, compared from the same random starts.

A request to the solver process is ``{"tour_comparison": "", "options": {...}}`` with the fields of
:class:`studio.work.tours.Wanted`; it answers with ``{"compared": [...]}`` for each pair of ways.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, astuple, dataclass, replace
from statistics import fmean
from typing import Any, get_args

from studio.engines.engine import Token
from studio.engines.tours import Repair, Ties
from studio.work.tours import Wanted, attempt_of, random_start, wanted_of

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
    from studio.engines.tours import engine_room

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


def question(wanted: Wanted) -> dict[str, Any]:
    """The request for a comparison."""
    return {"tour_comparison": "", "options": asdict(wanted)}


def messages(_: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Compare and tell it row by row."""
    for row in compare(wanted_of(options), RUNS, SECONDS, token):
        yield {"compared": list(astuple(row))}
    yield {"ended": ""}


def read(message: dict[str, Any]) -> Compared:
    """The inverse of :func:`messages`; ValueError for anything else."""
    match message:
        case {"compared": [str(ties), str(repair), int(found), int(runs), *means]}:
            if ties in get_args(Ties) and repair in get_args(Repair) and len(means) == 3:
                seconds, tries, backs = map(float, means)
                return Compared(ties, repair, found, runs, seconds, tries, backs)  # type: ignore[arg-type]
    raise ValueError("no news of a comparison")
