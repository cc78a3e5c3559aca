"""``exactly`` against truth tables, also where literals are doubled or complementary."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st
from pysat.solvers import Minisat22

from studio.puzzle.encoder import Defining, counted, exactly


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

    def carried(self, reached: int, before: int, literal: int) -> int:
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


class Definitions(Clauses):
    """An encoder that also keeps what its own literals mean, each once."""

    def __init__(self) -> None:
        super().__init__()
        self.meant: dict[frozenset[int] | tuple[int, int, int], int] = {}

    def either(self, *literals: int) -> int:
        return self.meant.setdefault(frozenset(literals), 100 + len(self.meant))

    def carried(self, reached: int, before: int, literal: int) -> int:
        return self.meant.setdefault((reached, before, literal), 100 + len(self.meant))

    def allow(self, values: dict[int, bool]) -> bool:
        known = dict(values)

        def true(literal: int) -> bool:
            return known[abs(literal)] is (literal > 0)

        for members, name in self.meant.items():  # each speaks of those before it
            if isinstance(members, frozenset):
                known[name] = any(map(true, members))
            else:
                reached, before, literal = map(true, members)
                assert before or not reached
                known[name] = reached or (before and literal)
        return super().allow(known)


@given(st.integers(9, 11), st.sets(st.integers(-1, 12), max_size=4))
@settings(max_examples=30)
def test_counted_is_its_truth_table(size: int, counts: set[int]) -> None:
    definitions = Definitions()
    counted(definitions, list(range(1, size + 1)), sorted(counts))
    for bits in product([False, True], repeat=size):
        assert definitions.allow(dict(enumerate(bits, start=1))) is (sum(bits) in counts)


def test_many_true_literals_are_counted_as_few_false_ones() -> None:
    few, many = Definitions(), Definitions()
    counted(few, list(range(1, 18)), [3])
    counted(many, list(range(1, 18)), [14])
    assert len(few.meant) == len(many.meant) < 130


def test_counts_that_end_at_the_same_literals_share_what_they_say() -> None:
    definitions = Definitions()
    counted(definitions, list(range(1, 18)), [3])
    known = len(definitions.meant)
    counted(definitions, list(range(4, 18)), [3])
    assert len(definitions.meant) == known


class Named(Defining):
    """Names over the literals 1 to 3, in a solver of their own."""

    def __init__(self) -> None:
        self.solver = Minisat22()
        self._top = 3
        super().__init__(self.solver)

    def new(self) -> int:
        self._top += 1
        return self._top


def means(named: Named, name: int, told: Callable[[bool, bool, bool], bool]) -> None:
    """Is a name true exactly where this is, of the literals 1 to 3 where 2 follows from 1?"""
    for one, two, three in product([False, True], repeat=3):
        if two or not one:
            said = [1 if one else -1, 2 if two else -2, 3 if three else -3]
            true = name if told(one, two, three) else -name
            assert named.solver.solve([*said, true])
            assert not named.solver.solve([*said, -true])


def test_a_name_is_true_exactly_where_what_it_means_is() -> None:
    named = Named()
    means(named, named.either(1, -2), lambda one, two, _: one or not two)
    means(named, named.carried(1, 2, 3), lambda one, two, three: one or (two and three))


def test_a_name_is_made_once() -> None:
    named = Named()
    assert named.either(1, 2) == named.either(2, 1)
    assert named.carried(1, 2, 3) == named.carried(1, 2, 3) != named.carried(2, 1, 3)
