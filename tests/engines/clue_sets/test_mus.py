"""Small contradictions: minimal and smallest, held to every subset."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.board import Graph
from studio.engines.clue_sets.mus import Ask, Core, shrink, smallest
from studio.engines.engine import Answer, Model, Refuted, Token
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, Problem, Shape, StepAt, Trace
from tests.oracles import shapes

# The 2 x 3 grid: few lines, and many ways to ask for too much.
GRID = Graph.undirected(6, [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)])
LINES = shapes(Problem(GRID, Shape.HAMILTONIAN_PATH, rooted=True))
CONSTRAINTS: list[Constraint] = [
    *(StepAt(node, step) for node in range(6) for step in range(1, 7)),
    *(EdgeUsed(u, v) for u, v in GRID.edges),
    *(EdgeUnused(u, v) for u, v in GRID.edges),
]
SETS = st.frozensets(st.sampled_from(CONSTRAINTS), min_size=1, max_size=7)


def possible(core: Iterable[Constraint]) -> bool:
    held = list(core)
    return any(all(c.holds(line) for c in held) for line in LINES)


def job_runner(seed: int) -> Ask:
    """Answers with any right line, and with any contradiction within what was asked."""
    rng = random.Random(seed)

    def ask(core: Core) -> Answer:
        right: list[Trace] = [line for line in LINES if all(c.holds(line) for c in core)]
        if right:
            return Model(rng.choice(right))
        loose = sorted(core, key=repr)
        rng.shuffle(loose)
        part = frozenset(core)
        for constraint in loose[: rng.randrange(len(loose) + 1)]:
            if not possible(part - {constraint}):
                part -= {constraint}
        return Refuted(part)

    return ask


def smallest_size(core: Core) -> int:
    for size in range(len(core) + 1):
        if not all(map(possible, combinations(core, size))):
            return size
    raise AssertionError("no contradiction at all")


@given(SETS.filter(lambda core: not possible(core)), st.integers(0, 99))
def test_a_shrunk_contradiction_needs_all_of_itself(core: Core, seed: int) -> None:
    small = shrink(job_runner(seed), core)
    assert small <= core
    assert not possible(small)
    assert all(possible(small - {constraint}) for constraint in small)


@given(SETS.filter(lambda core: not possible(core)), st.integers(0, 99))
def test_no_contradiction_is_smaller_than_the_smallest(core: Core, seed: int) -> None:
    ask = job_runner(seed)
    small, proved = smallest(ask, core, shrink(ask, core), Token())
    assert proved
    assert small <= core
    assert not possible(small)
    assert len(small) == smallest_size(core)


def test_shrinking_asks_at_most_once_for_each_constraint() -> None:
    core = frozenset({StepAt(0, 1), StepAt(5, 2), EdgeUsed(1, 2), EdgeUnused(3, 4), StepAt(2, 6)})
    asked: list[Core] = []
    ask = job_runner(1)

    def counting(part: Core) -> Answer:
        asked.append(part)
        return ask(part)

    assert len(shrink(counting, core)) == 2
    assert len(asked) <= len(core)


def test_a_smaller_contradiction_than_the_known_one_is_found() -> None:
    """Three edges at one node need each other; two labels too far apart are fewer."""
    three = frozenset({EdgeUsed(0, 1), EdgeUsed(1, 2), EdgeUsed(1, 4)})
    far = frozenset({StepAt(0, 1), StepAt(5, 2)})
    assert shrink(job_runner(0), three) == three
    assert smallest(job_runner(0), three | far, three, Token()) == (far, True)


def test_what_contradicts_itself_alone_is_nothing() -> None:
    """Where the board has no line at all, no clue is at fault."""

    def never(core: Core) -> Answer:
        return Refuted(frozenset())

    everything = frozenset({StepAt(0, 1)})
    assert shrink(never, everything) == frozenset()
    assert smallest(never, everything, frozenset(), Token()) == (frozenset(), True)


@pytest.mark.parametrize("questions", [0, 1])
def test_stopped_it_says_what_it_has_unproved(questions: int) -> None:
    core = frozenset({StepAt(0, 1), StepAt(1, 3), StepAt(2, 4), EdgeUsed(3, 4)})
    assert not possible(core)
    known = shrink(job_runner(0), core)
    token = Token()
    ask = job_runner(0)

    def stopping(part: Core) -> Answer:
        if stopping_after[0] == 0:
            token.cancel()
        stopping_after[0] -= 1
        return ask(part)

    stopping_after = [questions - 1]
    if questions == 0:
        token.cancel()
    small, proved = smallest(stopping, core, known, token)
    assert (small, proved) == (known, False)
