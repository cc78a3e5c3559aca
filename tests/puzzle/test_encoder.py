"""``exactly`` against truth tables, also where literals are doubled or complementary."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from studio.puzzle.encoder import exactly


class Clauses:
    """An encoder that only keeps the clauses."""

    def __init__(self) -> None:
        self.kept: list[tuple[int, ...]] = []

    def at(self, node: int, step: int) -> int:
        raise NotImplementedError

    def used(self, u: int, v: int) -> int:
        raise NotImplementedError

    def visited(self, node: int) -> int:
        raise NotImplementedError

    def follows(self, u: int, v: int) -> int:
        raise NotImplementedError

    def odd(self, node: int) -> int:
        raise NotImplementedError

    def either(self, *literals: int) -> int:
        raise NotImplementedError

    def add(self, *clause: int) -> None:
        self.kept.append(clause)

    def allow(self, values: dict[int, bool]) -> bool:
        return all(any(values[abs(x)] is (x > 0) for x in clause) for clause in self.kept)


LITERALS = st.lists(st.sampled_from([1, -1, 2, -2, 3, -3, 4, -4]), max_size=7)


@given(LITERALS, st.integers(-1, 8))
def test_exactly_is_its_truth_table(literals: list[int], count: int) -> None:
    clauses = Clauses()
    exactly(clauses, literals, count)
    for bits in product([False, True], repeat=4):
        values = dict(enumerate(bits, start=1))
        true = sum(values[abs(x)] is (x > 0) for x in literals)
        assert clauses.allow(values) is (true == count)


def test_no_clause_is_said_twice_or_says_nothing() -> None:
    clauses = Clauses()
    exactly(clauses, [1, 1, 2, -3], 2)
    assert len(set(clauses.kept)) == len(clauses.kept)
    assert not any(-x in clause for clause in clauses.kept for x in clause)
