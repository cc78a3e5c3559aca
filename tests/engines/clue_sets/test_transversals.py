"""Minimal transversals against brute force over all subsets, and one by one against at once."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from studio.engines.clue_sets.transversals import (
    count_transversals,
    minimal_only,
    random_transversal,
    transversals,
)
from studio.engines.engine import Token


def brute(masks: list[int], members: int) -> set[int]:
    hits = [s for s in range(1 << members) if all(s & mask for mask in masks)]
    return {
        s
        for s in hits
        if not any(
            all((s ^ (1 << m)) & mask for mask in masks) for m in range(members) if s >> m & 1
        )
    }


def some_sets(seed: int) -> tuple[list[int], int]:
    rng = random.Random(seed)
    members = rng.randrange(1, 10)
    return [rng.randrange(1, 1 << members) for _ in range(rng.randrange(0, 9))], members


@pytest.mark.parametrize("seed", range(60))
def test_all_ways_agree_with_brute_force(seed: int) -> None:
    masks, members = some_sets(seed)
    expected = brute(masks, members)
    found = list(transversals(masks))
    assert len(found) == len(set(found))
    assert set(found) == expected
    sizes = Counter(mask.bit_count() for mask in expected)
    assert count_transversals(masks, Token()) == dict(sorted(sizes.items()))
    rng = random.Random(seed)
    assert {random_transversal(masks, members, rng) for _ in range(20)} <= expected


def test_sets_that_contain_others_do_not_matter() -> None:
    assert minimal_only([0b111, 0b011, 0b100, 0b011]) == [0b100, 0b011]


def test_members_that_are_always_together_count_as_often_as_they_are() -> None:
    # Ten sets of ten members each: one of each, so ten to the power of ten.
    masks = [sum(1 << (10 * i + k) for k in range(10)) for i in range(10)]
    assert count_transversals(masks, Token()) == {10: 10**10}


def test_a_set_without_members_is_never_hit() -> None:
    assert count_transversals([0, 0b1], Token()) == {}
    assert list(transversals([0, 0b1])) == []


def test_nothing_to_hit_is_hit_by_nothing() -> None:
    assert count_transversals([], Token()) == {0: 1}
    assert list(transversals([])) == [0]


def test_counting_stops_with_its_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.engines.clue_sets.transversals.LOOK", 1)
    token = Token()
    token.cancel()
    assert count_transversals([0b0111, 0b1100, 0b1011], token) is None
