"""Cheapest sets that hit all, against brute force over every set of members."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

import pytest

from studio.engines.clue_sets import hitting_sets as module
from studio.engines.clue_sets.hitting_sets import HittingSets
from studio.engines.engine import Token

ENDLESS = 1000


def brute(
    costs: Sequence[int],
    sets: Sequence[Collection[int]],
    excluded: Sequence[tuple[int, int]] = (),
) -> int:
    """The cost of a cheapest set that shares a member with each and holds no pair excluded;
    ENDLESS where there is none."""
    return min(
        (
            sum(cost for member, cost in enumerate(costs) if mask >> member & 1)
            for mask in range(1 << len(costs))
            if all(any(mask >> member & 1 for member in members) for members in sets)
            and not any(mask >> one & mask >> other & 1 for one, other in excluded)
        ),
        default=ENDLESS,
    )


@pytest.mark.parametrize("dearest", [1, 4])
@pytest.mark.parametrize("quick", [0, 10_000])
def test_what_is_cheapest_stays_so_as_sets_come_in(
    dearest: int, quick: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With no conflicts for a quick look all sums are made anew each time."""
    monkeypatch.setattr(module, "QUICK", quick)
    rng = random.Random(dearest)
    for _ in range(12):
        costs = [rng.randint(1, dearest) for _ in range(10)]
        hitting, sets, least = HittingSets(costs), [], 0
        for _ in range(12):
            for _ in range(3):
                sets.append(rng.sample(range(10), rng.randint(1, 5)))
                hitting.hit(sets[-1])
            found = hitting.smallest(ENDLESS, Token())
            assert found is not None
            assert all(found & set(members) for members in sets)
            assert sum(costs[member] for member in found) == hitting.least
            assert hitting.least == brute(costs, sets) >= least
            least = hitting.least


@pytest.mark.parametrize("quick", [0, 10_000])
def test_of_an_excluded_pair_one_is_taken_at_the_most(
    quick: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "QUICK", quick)
    rng = random.Random(3)
    impossible = 0
    for _ in range(12):
        excluded = [(2 * pair, 2 * pair + 1) for pair in range(5)]
        hitting, sets = HittingSets([1] * 10, excluded), []
        for _ in range(12):
            sets.append(rng.sample(range(10), rng.randint(1, 4)))
            hitting.hit(sets[-1])
            found, least = hitting.smallest(ENDLESS, Token()), brute([1] * 10, sets, excluded)
            assert (found is None) is (least == ENDLESS)
            if found is None:
                impossible += 1
                break
            assert len(found) == least == hitting.least
            assert all(found & set(members) for members in sets)
            assert not any(found.issuperset(pair) for pair in excluded)
    assert impossible


def test_sums_count_far() -> None:
    """All pairs of nine members: eight of them must be taken, which one sum has to count up to."""
    hitting = HittingSets([2] * 9)
    for one in range(9):
        for other in range(one):
            hitting.hit({one, other})
    found = hitting.smallest(ENDLESS, Token())
    assert found is not None
    assert len(found) == 8
    assert hitting.least == 16


def test_no_set_as_cheap_as_is_wanted() -> None:
    hitting = HittingSets([1, 1, 1, 1])
    hitting.hit({0, 1})
    hitting.hit({2, 3})
    assert hitting.smallest(2, Token()) is None
    assert hitting.least == 2
    assert hitting.smallest(2, Token()) is None
    found = hitting.smallest(3, Token())
    assert found is not None
    assert len(found) == 2


def test_what_has_no_member_is_never_hit() -> None:
    hitting = HittingSets([1, 1])
    hitting.hit({0})
    hitting.hit(())
    assert hitting.smallest(2, Token()) is None
    assert hitting.least == 2


def test_what_was_stopped_goes_on_later() -> None:
    hitting, token = HittingSets([1] * 6), Token()
    for one in range(5):
        hitting.hit({one, one + 1})
    token.cancel()
    assert hitting.smallest(ENDLESS, token) is None
    assert hitting.least <= 3
    found = hitting.smallest(ENDLESS, Token())
    assert found is not None
    assert len(found) == hitting.least == 3
