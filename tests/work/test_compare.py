"""Comparing engines: published counts, who is asked what, and when an engine is given up."""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial

import pytest

from studio.engines.backtrack import BACKTRACK
from studio.engines.brute import BRUTE
from studio.engines.catalogue import ENGINES
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event
from studio.engines.path_sat import PATH_SAT
from studio.puzzle import Problem
from studio.work.compare import SERIES, Run, Series, UnlikeError, compare, engines_of

GRIDS, COMPLETE, CYCLES = SERIES


def runs(series: Series, last: int, *engines: object, seconds: float = 60.0) -> list[Run]:
    asked = tuple(engines) or ENGINES
    return list(compare(series.instances(last), asked, seconds, Token()))  # type: ignore[arg-type]


class Fixed:
    """An engine that always says the same."""

    key = name = "fixed"

    def __init__(self, done: Done) -> None:
        self.done = done
        self.asked: list[int] = []

    def declines(self, problem: Problem, task: Task) -> str | None:
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        self.asked.append(problem.graph.size)
        yield self.done


@pytest.mark.parametrize(
    ("series", "expected"),
    [
        (GRIDS, {2: 0, 3: 2, 4: 0, 5: 104}),
        (COMPLETE, {n: factorial(n - 2) for n in range(3, 7)}),
        (CYCLES, dict.fromkeys(range(3, 8), 1)),
    ],
    ids=lambda value: getattr(value, "key", ""),
)
def test_every_engine_counts_what_is_known(series: Series, expected: dict[int, int]) -> None:
    done = runs(series, max(expected))
    assert {(run.instance.size, run.count) for run in done if run.exact} == set(expected.items())
    ran = {run.engine.key for run in done if run.exact}
    assert {"path-sat", "frontier-paths", "backtrack", "brute"} <= ran
    for run in done:
        assert (run.seconds is None) is (not run.exact)
        assert run.exact or run.reason.endswith(".")


def test_an_engine_that_is_late_twice_is_not_asked_again() -> None:
    late = Fixed(Done(3, exact=False, reason="Stopped."))
    told = runs(CYCLES, 7, late, BACKTRACK)
    assert late.asked == [3, 3, 4]  # the first to load it
    assert [run.exact for run in told if run.engine is BACKTRACK] == [True] * 5
    asked_in_vain = [run for run in told if run.engine is late and run.seconds is None]
    assert {run.reason for run in asked_in_vain} == {"Smaller ones took too long."}


def test_a_series_ends_when_nobody_is_left() -> None:
    late = Fixed(Done(0, exact=False, reason="Stopped."))
    assert [run.instance.size for run in runs(CYCLES, 60, late)] == [3, 4]


def test_engines_that_differ_are_an_error() -> None:
    with pytest.raises(UnlikeError, match="counts 1 lines on C3, fixed 2"):
        runs(CYCLES, 3, BACKTRACK, Fixed(Done(2, exact=True)))


def test_time_that_is_up_is_told() -> None:
    grids = compare(GRIDS.instances(3), (PATH_SAT,), 1e-9, Token())
    assert [(run.instance.size, run.exact, run.reason[-1:]) for run in grids] == [
        (2, True, ""),
        (3, False, "."),
    ]


def test_a_stopped_comparison_asks_nobody() -> None:
    token = Token()
    token.cancel()
    assert list(compare(GRIDS.instances(), ENGINES, 1.0, token)) == []


def test_engines_are_named_by_their_keys() -> None:
    assert engines_of(["brute", "path-sat", "brute"]) == (BRUTE, PATH_SAT)
    assert engines_of([]) == ENGINES
    with pytest.raises(LookupError, match=r"no engine nope; there are loop-sat, "):
        engines_of(["nope"])
