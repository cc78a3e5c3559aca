"""Prime implicates, held to every clause there is."""

from __future__ import annotations

import random
from itertools import product

import pytest

from studio.puzzle.clauses import MOST_CLAUSES, MOST_LITERALS, Clause, implicates


def by_trying(size: int, ways: tuple[Clause, ...]) -> list[Clause]:
    """The clauses that all ways obey and no shorter part of which they do."""
    right = [
        case
        for case in product((False, True), repeat=size)
        if any(all(case[abs(x) - 1] is (x > 0) for x in way) for way in ways)
    ]
    clauses = [
        tuple(sign * literal for literal, sign in enumerate(signs, start=1) if sign)
        for signs in product((0, 1, -1), repeat=size)
    ]
    follow = {
        clause
        for clause in clauses
        if all(any(case[abs(x) - 1] is (x > 0) for x in clause) for case in right)
    }
    return [
        clause
        for clause in follow
        if not any(tuple(y for y in clause if y != x) in follow for x in clause)
    ]


@pytest.mark.parametrize("seed", range(80))
def test_they_are_all_that_follows_and_nothing_longer(seed: int) -> None:
    rng = random.Random(seed)
    size = rng.randint(1, 4)
    literals = [sign * literal for literal in range(1, size + 1) for sign in (1, -1)]
    ways = tuple(
        tuple(rng.sample(literals, rng.randint(0, size))) for _ in range(rng.randint(0, 6))
    )
    found = implicates(size, ways)
    assert found is not None
    assert sorted(found) == sorted(by_trying(size, ways))
    assert list(found) == sorted(found, key=lambda clause: (len(clause), clause))


def test_one_of_eight() -> None:
    size = MOST_LITERALS
    ways = tuple(
        tuple(x if x == one else -x for x in range(1, size + 1)) for one in range(1, size + 1)
    )
    pairs = {(-a, -b) for b in range(1, size + 1) for a in range(1, b)}
    assert set(implicates(size, ways) or ()) == pairs | {tuple(range(1, size + 1))}


def test_too_many_are_none() -> None:
    assert implicates(MOST_LITERALS + 1, ()) is None
    size = MOST_LITERALS
    even = tuple(
        tuple((i + 1) if sign else -(i + 1) for i, sign in enumerate(signs))
        for signs in product((False, True), repeat=size)
        if sum(signs) % 2 == 0
    )
    assert 2 ** (size - 1) > MOST_CLAUSES
    assert implicates(size, even) is None
