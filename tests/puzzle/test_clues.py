"""Clues: equal by content, and never changed in place."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from studio import language
from studio.board import Cell, Edge, Spot
from studio.families import YAJILIN
from studio.puzzle import Clue, Clues
from studio.puzzle.clues import OPEN, ray, spans

SPOTS: st.SearchStrategy[Spot] = st.one_of(
    st.builds(lambda r, c: Cell((r, c)), st.integers(0, 2), st.integers(0, 2)),
    st.builds(lambda r, c: Edge.of((r, c), (r, c + 1)), st.integers(0, 2), st.integers(0, 2)),
)
CLUE = st.builds(
    Clue, st.sampled_from(["labels", "diamonds"]), SPOTS, st.none() | st.integers(1, 4)
)
SOME = st.lists(CLUE, max_size=8)


@given(SOME, SOME)
def test_clues_are_equal_by_content_in_any_order(one: list[Clue], other: list[Clue]) -> None:
    first, second = Clues().having(*one), Clues().having(*other)
    assert (first == second) is (set(first.all()) == set(second.all()))
    again = Clues().having(*reversed(list(first.all())))
    assert again == first
    assert hash(again) == hash(first)


@given(SOME, CLUE)
def test_a_placed_clue_replaces_what_stood_there(placed: list[Clue], clue: Clue) -> None:
    before = Clues().having(*placed)
    after = before.having(clue)
    assert after.of(clue.kind)[clue.spot] == clue.value
    others = {c for c in before.all() if (c.kind, c.spot) != (clue.kind, clue.spot)}
    assert set(after.all()) == others | {clue}
    assert before == Clues().having(*placed)


@given(SOME, CLUE)
def test_what_is_there_is_known_by_clue_and_by_spot(placed: list[Clue], asked: Clue) -> None:
    clues = Clues().having(*placed)
    assert clues.has(asked) is (asked in set(clues.all()))
    assert clues.taken(asked.spot) is any(clue.spot == asked.spot for clue in clues.all())


@given(SOME, SOME)
def test_erased_clues_are_gone_and_absent_ones_passed_over(
    placed: list[Clue], erased: list[Clue]
) -> None:
    before = Clues().having(*placed)
    after = before.without(*erased)
    gone = {(clue.kind, clue.spot) for clue in erased}
    assert set(after.all()) == {c for c in before.all() if (c.kind, c.spot) not in gone}
    assert after.count() == len(set(after.all()))
    assert before == Clues().having(*placed)


def test_a_kind_without_clues_is_no_kind() -> None:
    clue = Clue("labels", Cell((0, 0)), 1)
    assert Clues({"labels": {}}) == Clues() == Clues().having(clue).without(clue)
    assert list(Clues().having(clue).without(clue)) == []
    assert Clues() != {}


def test_placing_changes_nothing_that_was_there() -> None:
    before = Clues().having(Clue("a", Cell((0, 0)), 1), Clue("b", Cell((0, 1)), 2))
    after = before.having(Clue("a", Cell((0, 1)), 3), Clue("a", Cell((0, 1)), 4))
    assert before.of("a") == {Cell((0, 0)): 1}
    assert after.of("a") == {Cell((0, 0)): 1, Cell((0, 1)): 4}
    # Kinds that stay are known again without being compared.
    assert after.of("b") is before.of("b")


def test_values_are_spelled_out_with_what_may_be_open() -> None:
    kind = YAJILIN.kinds[0]
    number = replace(kind, entry="number")
    assert number.open
    told = {
        values: language.said(spans(values, number)) for values in ((OPEN,), (OPEN, 0, 1), (3,))
    }
    assert told == {(OPEN,): "?", (OPEN, 0, 1): "? or 0 to 1", (3,): "3"}
    assert language.said(spans((), number)) == "nothing"
    assert language.said(spans((ray(OPEN, 0),), kind)) == "? with an arrow"
