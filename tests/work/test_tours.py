"""Tours on demand, and on their way from the solver process."""

from __future__ import annotations

from array import array
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import get_args

import pytest

from studio.engines.engine import Token
from studio.engines.tours.moves import KNIGHT, PEN_AND_PAPER, leaper
from studio.engines.tours.tours import Repair
from studio.work import tour_comparison
from studio.work.sentences import said
from studio.work.tour_comparison import Compared, compare
from studio.work.tours import (
    FindTour,
    Toured,
    Untoured,
    Wanted,
    Way,
    checked,
    make,
    messages,
    question,
    random_start,
    told,
)
from tests.work.wired import news, refuses, sent


def made(wanted: Wanted) -> Toured:
    """A tour, judged by its own moves and cells."""
    news = make(wanted, Token())
    assert isinstance(news, Toured), news
    places = news.places
    line = [*places, places[0]] if wanted.closed else list(places)
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)}
    assert steps <= set(wanted.moves)
    cells = {(r, c) for r in range(wanted.rows) for c in range(wanted.columns)}
    assert set(places) == cells - set(wanted.holes) and len(set(places)) == len(places)
    assert wanted.start is None or places[0] == wanted.start
    return news


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("way", get_args(Way))
def test_all_ways_find_tours(way: Way, closed: bool) -> None:
    if way == "blocks" and not closed:
        pytest.skip("blocks make closed tours")
    made(Wanted(12, 10, closed=closed, start=(3, 4), way=way))


@pytest.mark.parametrize("way", get_args(Way))
@pytest.mark.parametrize("closed", [False, True])
def test_a_board_of_holes_alone_is_refused_with_a_sentence(way: Way, closed: bool) -> None:
    holes = tuple((r, c) for r in range(2) for c in range(3))
    wanted = Wanted(2, 3, closed=closed, holes=holes, way=way)
    news = make(wanted, Token())
    assert isinstance(news, Untoured) and not news.proved
    assert said(news.reason) == "The board has no cells."
    assert random_start(wanted) == wanted


def test_shifted_round_its_circle() -> None:
    first = made(Wanted(6, 6, KNIGHT, closed=True))
    shifted = first.begun_at(2, 3)
    assert shifted.places[0] == (2, 3) and sorted(shifted.order) == list(range(36))
    at = first.places.index((2, 3))
    assert shifted.places == first.places[at:] + first.places[:at]
    with pytest.raises(ValueError, match="closed"):
        made(Wanted(6, 6, KNIGHT)).begun_at(2, 3)


def test_shades_of_large_boards_are_shifted_too() -> None:
    first = made(Wanted(110, 10, closed=True, holes=((0, 0), (0, 1)), way="rule"))
    shifted = first.begun_at(100, 5)
    assert (len(first.shades), first.shades[0], shifted.shades[0]) == (1100, 255, 255)
    assert shifted.shades[1005] == 0 and first.shades[first.order[0]] == 0
    # A shade is worn by four or five cells.
    assert 250 <= shifted.shades[shifted.order[-10]] <= 254


@pytest.mark.parametrize("way", ["best", "rule", "sat"])
def test_boards_with_holes(way: Way) -> None:
    ring = Wanted(3, 3, leaper(0, 1), closed=True, holes=((1, 1),), start=(1, 2), way=way)
    made(ring)
    corners = ((0, 0), (0, 7), (7, 0), (7, 7))
    made(Wanted(8, 8, KNIGHT, closed=True, holes=corners, way=way))


STEPS = leaper(0, 1)


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(6, 4, PEN_AND_PAPER, holes=((5, 0),)),
        Wanted(4, 4, KNIGHT, holes=((3, 3),)),
        Wanted(4, 3, STEPS, holes=((3, 1),), way="sat"),
        Wanted(2, 3, STEPS, holes=((1, 1),), way="sat"),
        Wanted(2, 3, STEPS, holes=((1, 1),), way="rule", repair="backtracking"),
    ],
)
def test_without_a_start_an_open_tour_may_start_anywhere(wanted: Wanted) -> None:
    made(wanted)


@pytest.mark.parametrize("way", ["best", "rule", "sat"])
def test_where_no_tour_starts_anywhere_it_is_proved(way: Way) -> None:
    wanted = Wanted(2, 4, STEPS, holes=((0, 1), (1, 1)), way=way, repair="backtracking")
    news = make(wanted, Token())
    assert isinstance(news, Untoured) and news.proved


def test_random_starts_beside_holes_are_such_as_can_be_begun_at() -> None:
    wanted = Wanted(3, 4, STEPS, holes=((0, 0),))
    starts = {random_start(replace(wanted, seed=seed)).start for seed in range(30)}
    assert len(starts) == 6 and all(start and sum(start) % 2 for start in starts)


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (Wanted(5, 5, KNIGHT, closed=True), "cannot close"),
        (Wanted(5, 5, KNIGHT, closed=True, way="sat"), "cannot close"),
        (Wanted(8, 8, KNIGHT, closed=True, holes=((0, 0),)), "cannot close"),
        (Wanted(3, 3, KNIGHT, way="rule"), "no way to any other"),
        (Wanted(4, 1000, KNIGHT, closed=True, way="blocks"), "1,001 parts"),
        (Wanted(3, 8, KNIGHT, closed=True), "proves it"),
        (Wanted(8, 8, ((1, 2),)), "has no way back"),
    ],
)
def test_what_there_is_not_is_said(wanted: Wanted, words: str) -> None:
    news = make(wanted, Token())
    assert isinstance(news, Untoured) and news.proved and words in said(news.reason)


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (Wanted(0, 5), "1 to 1,000"),
        (Wanted(5, 1001), "1 to 1,000"),
        (Wanted(5, 5, ()), "no moves"),
        (Wanted(5, 5, start=(5, 0)), "not on the board"),
        (Wanted(5, 5, start=(1, 1), holes=((1, 1),)), "not on the board"),
    ],
)
def test_faults(wanted: Wanted, words: str) -> None:
    news = make(wanted, Token())
    assert isinstance(news, Untoured) and not news.proved and words in said(news.reason)


def test_random_starts_are_such_as_can_be_begun_at() -> None:
    starts = {random_start(Wanted(5, 5, KNIGHT, seed=seed)).start for seed in range(30)}
    assert len(starts) > 8
    assert all(start and sum(start) % 2 == 0 for start in starts)


def test_the_comparison_of_methods() -> None:
    rows = list(compare(Wanted(8, 8), 2, 5.0, Token()))
    assert len(rows) == 12 and {row.repair for row in rows} == set(get_args(Repair))
    assert all(row.runs == 2 and row.found == 2 for row in rows)
    assert {row.repair for row in rows if row.backs} == {"backtracking"}
    # A closed tour of the knight has as many white cells as black ones: none is found here.
    for row in compare(Wanted(5, 5, KNIGHT, closed=True), 1, 0.01, Token()):
        assert (row.runs, row.found) == (1, 0)
    token = Token()
    token.cancel()
    assert list(compare(Wanted(8, 8), 2, 5.0, token)) == []


def test_a_comparison_travels_row_by_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tour_comparison, "RUNS", 1)
    rows = news(tour_comparison.question(Wanted(6, 6)), tour_comparison.messages)
    assert len(rows) == 12 and all(isinstance(row, Compared) for row in rows)
    assert {(row.ties, row.repair) for row in rows} >= {("far", "rotations"), ("first", "none")}
    for bad in ("{}", '{"is": "Compared"}', '{"is": "Toured"}'):
        refuses(tour_comparison.CompareTours, bad)


def test_what_is_told_is_what_was_made() -> None:
    wanted = Wanted(7, 8, PEN_AND_PAPER, closed=True, start=(2, 2), seed=5)
    (tour,) = map(checked, news(question(wanted), messages))
    expected = made(wanted)
    assert isinstance(tour, Toured)
    assert (tour.wanted, tour.order, tour.measures) == (wanted, expected.order, expected.measures)
    (refused,) = news(question(replace(wanted, rows=0)), messages)
    assert isinstance(refused, Untoured)


@pytest.mark.parametrize(
    "message",
    [
        "{}",
        '{"is": "Untoured", "reason": "sentence"}',
        '{"is": "Toured"}',
        '{"is": "Toured", "wanted": {"is": "Wanted", "rows": 1, "columns": 1}}',
    ],
)
def test_anything_else_is_no_news(message: str) -> None:
    refuses(FindTour, message)


@pytest.mark.parametrize(
    ("cells", "shades"), [((1,), b""), ((-1,), b""), ((0,), b"\0\0"), ((0, 7), b"\0")]
)
def test_a_tour_of_another_board_is_refused(cells: tuple[int, ...], shades: bytes) -> None:
    good = Toured(Wanted(1, 1), array("i", [0]), 1, 0, 0.1, (), b"\0")
    assert checked(sent(good)).order == good.order
    with pytest.raises(ValueError, match="board"):
        checked(replace(good, order=array("i", cells), shades=shades))


def test_nothing_is_said_of_the_symmetry_of_a_single_cell() -> None:
    """Every turn maps it on itself, and it has no jump that could show one."""
    measures = SimpleNamespace(
        score=0.0, balance=0.0, straight=0.0, longest_straight=0, crossings=None, symmetries=()
    )
    words = [said(each) for each in told(measures, 1)]
    assert not any("mirror" in each for each in words)
    assert "No turn or mirror maps it on itself." in map(said, told(measures, 2))
