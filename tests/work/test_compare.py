"""Comparing engines: published counts, who is asked what, and when an engine is given up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import factorial

import pytest

from studio import language
from studio.board import Board
from studio.engines import kernels
from studio.engines.catalogue import ENGINES
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event
from studio.engines.reasons import Unfinished
from studio.engines.sat.path_sat import PATH_SAT
from studio.engines.search.backtrack import BACKTRACK
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH
from studio.formats import FormatError, native
from studio.formats.comparison import (
    Row,
    csv_text,
    curves,
    left_out,
    written,
)
from studio.formats.format import PLAIN
from studio.puzzle import Problem, Puzzle
from studio.puzzle.message import Message
from studio.puzzle.reason import Reason
from studio.work.compare import Run, UnlikeError, compare, engines_of, messages
from studio.work.comparison import OTHER_METHODS, SPANNING_METHODS, Compare, Compiling, Loaded
from studio.work.sentences import ended_words
from studio.work.series import SERIES, Series, series_of
from tests.work.wired import news, refuses, sent, told

BY_KEY = {series.key: series for series in SERIES}
GRIDS, COMPLETE, CYCLES = BY_KEY["grids"], BY_KEY["complete"], BY_KEY["cycles"]


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
        (BY_KEY["grid-loops"], {2: 1, 3: 0, 4: 6}),
        (BY_KEY["hexagons"], {1: 2}),
    ],
    ids=lambda value: getattr(value, "key", ""),
)
def test_every_engine_counts_what_is_known(series: Series, expected: dict[int, int]) -> None:
    done = runs(series, max(expected))
    assert {(run.instance.size, run.count) for run in done if run.exact} == set(expected.items())
    ran = {run.engine.key for run in done if run.exact}
    assert {"path-sat", "link-sat", "frontier-paths", "backtrack", "brute"} <= ran
    for run in done:
        assert (run.seconds is None) is (not run.exact)
        assert run.exact or language.said(run.reason).endswith(".")


def test_an_engine_that_is_late_twice_is_not_asked_again() -> None:
    late = Fixed(Done(3, exact=False, reason=Reason(Unfinished.LINES_UNFOUND)))
    told = runs(CYCLES, 7, late, BACKTRACK)
    assert late.asked == [3, 4]
    assert [run.exact for run in told if run.engine is BACKTRACK] == [True] * 5
    asked_in_vain = [run for run in told if run.engine is late and run.seconds is None]
    assert {language.said(run.reason) for run in asked_in_vain} == {"Smaller ones took too long."}


def test_a_series_ends_when_nobody_is_left() -> None:
    late = Fixed(Done(0, exact=False, reason=Reason(Unfinished.LINES_UNFOUND)))
    assert [run.instance.size for run in runs(CYCLES, 60, late)] == [3, 4]


def test_engines_that_differ_are_an_error() -> None:
    with pytest.raises(UnlikeError, match="counts 1 lines on C3, fixed 2"):
        runs(CYCLES, 3, BACKTRACK, Fixed(Done(2, exact=True)))


def test_time_that_is_up_is_told() -> None:
    grids = compare(GRIDS.instances(3), (PATH_SAT,), 1e-9, Token())
    assert [(run.instance.size, run.exact, language.said(run.reason)[-1:]) for run in grids] == [
        (2, True, ""),
        (3, False, "."),
    ]


def test_a_stopped_comparison_asks_nobody() -> None:
    token = Token()
    token.cancel()
    assert list(compare(GRIDS.instances(), ENGINES, 1.0, token)) == []


def test_engines_are_named_by_their_keys() -> None:
    assert engines_of(["brute", "path-sat", "brute"]) == (BRUTE, PATH_SAT)
    assert engines_of([]) == tuple(ENGINES)
    with pytest.raises(LookupError, match=r"no engine nope; there are loop-sat, "):
        engines_of(["nope"])


# -- tournaments and random graphs -----------------------------------------------------------------


def test_tournaments_have_an_odd_number_of_lines() -> None:
    done = runs(BY_KEY["tournaments"], 7, *engines_of(["path-sat", "link-sat", "backtrack-plain"]))
    assert {run.engine.key for run in done if run.exact} >= {"path-sat", "backtrack-plain"}
    assert all(run.count % 2 == 1 for run in done if run.exact)


def test_a_series_is_the_same_each_time() -> None:
    random = BY_KEY["random"]
    assert random.problem(9) == random.problem(9) != random.problem(10)


def test_sizes_have_a_first_and_a_last() -> None:
    assert [one.size for one in GRIDS.instances(5, 4)] == [4, 5]
    assert next(GRIDS.instances(5, 1)).size == GRIDS.first
    assert series_of("nope") is None


# -- prunings as rows ------------------------------------------------------------------------------


def test_methods_offered_are_engines() -> None:
    for method in (*SPANNING_METHODS, *OTHER_METHODS):
        assert engines_of([method.key])[0].key == method.key


# -- as values, files and messages -----------------------------------------------------------------

ROWS = [
    Row("3 x 3", 3, "brute", 2, True, 0.25),
    Row("12 x 12", 12, "brute", 10**30, False, 9.5, Message.of("Stopped.")),
    Row("12 x 12", 12, "walks", reason=Message.of("It declines.")),
]


def test_rows_come_back_from_the_wire() -> None:
    assert [sent(row) for row in ROWS] == ROWS
    refuses(Compare, '{"is": "Row", "instance": "3 x 3", "size": "many"}')


def test_curves_show_what_was_finished() -> None:
    assert [(curve.name, curve.points) for curve in curves(ROWS)] == [("brute", ((3, 0.25),))]
    assert left_out(ROWS) == {"walks": "It declines."}


def test_files_of_a_comparison() -> None:
    assert csv_text(ROWS).splitlines()[:2] == [
        "instance,size,engine,count,exact,seconds,reason",
        "3 x 3,3,brute,2,True,0.25,",
    ]
    begins = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF", ".json": b'{"runs"'}
    for ending, begin in begins.items():
        assert written(ROWS, "Grids", "cells", "Why.", ending).startswith(begin)
    with pytest.raises(FormatError, match=r"written as \.svg, .*\.json"):
        written(ROWS, "Grids", "cells", "Why.", ".docx")


def test_messages_of_a_series_and_of_a_puzzle() -> None:
    asked = Compare("grids", ("brute", "link-sat"), 60.0, 3, 4)
    *before, _, _, _, _ = told_all = news(asked, messages)
    # What is waited for comes first: kernels that are not compiled yet, then that all is loaded.
    assert before == ([] if kernels.warm() else [Compiling()]) + [Loaded()]
    rows = [row for row in told_all if isinstance(row, Row)]
    assert [(row.size, row.engine, row.count) for row in rows] == [
        (3, "brute", 2),
        (3, "link-sat", 2),
        (4, "brute", 0),
        (4, "link-sat", 0),
    ]
    text = native.write(Puzzle(NUMBER_PATH, Board.square(2, 3), title="Six"), PLAIN).decode()
    *_, first, _ = news(replace(asked, source=text), messages)
    assert (first.instance, first.count) == ("Six", 16)
    *_, end = told(replace(asked, engines=("nope",)), messages)
    assert ended_words(end).startswith("There is no engine nope")
    *_, end = told(replace(asked, source="{}"), messages)
    assert end.reason
