"""Walks beside a plain recursive search, stopped early, and refused."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from studio.board import Graph
from studio.engines import kernels
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found, Progress
from studio.engines.kernels.walks_plain import PlainWalks, shortest_walk
from studio.engines.reasons import Declined
from studio.engines.search import simple_paths
from studio.engines.search.listing import Breaks
from studio.engines.search.simple_paths import SIMPLE_PATHS, surveys
from studio.puzzle import EdgeUsed, EndsAt, Problem, Shape, StartsAt, StepAt, Trace, ValuesSum
from studio.puzzle.reason import Reason
from studio.work.sentences import said


def problem_of(graph: Graph, start: int, target: int, *more: object) -> Problem:
    constraints = (StartsAt(start), EndsAt(target), *more)
    return Problem(graph, Shape.PATH, constraints, rooted=True)  # type: ignore[arg-type]


def complete(size: int) -> Graph:
    return Graph(size, tuple((u, v) for u in range(size) for v in range(size) if u != v), True)


def random_graph(rng: random.Random) -> Graph:
    size = rng.randint(2, 9)
    edges = [(u, v) for u in range(size) for v in range(size) if u != v and rng.random() < 0.35]
    return Graph(size, tuple(edges), directed=True)


def recursive(graph: Graph, start: int, target: int) -> list[tuple[int, ...]]:
    """All walks, found without any pruning."""
    found: list[tuple[int, ...]] = []

    def go(path: tuple[int, ...]) -> None:
        if path[-1] == target:
            found.append(path)
            return
        for node in graph.neighbours[path[-1]]:
            if node not in path:
                go((*path, node))

    go((start,))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_all_walks_lengths_and_sums_as_by_plain_recursion(seed: int) -> None:
    rng = random.Random(seed)
    graph = random_graph(rng)
    start, target = rng.sample(range(graph.size), 2)
    values = tuple(rng.randint(-3, 3) for _ in range(graph.size))
    total, count_start = rng.randint(-3, 3), rng.random() < 0.5
    wanted = ValuesSum(values, total, count_start)
    problem = problem_of(graph, start, target, wanted)
    every = recursive(graph, start, target)
    sums = Counter(sum(values[v] for v in (w if count_start else w[1:])) for w in every)
    *_, survey = surveys(problem, Limit(), Token())
    assert survey.exact
    assert survey.by_length == Counter(len(walk) - 1 for walk in every)
    assert survey.by_sum == sums and survey.count == sums[total]
    *found, done = SIMPLE_PATHS.run(problem, Task.SOLVE, Limit(), Token())
    assert done == Done(sums[total], exact=True)
    lines = {event.trace.nodes for event in found if isinstance(event, Found)}
    assert lines == {w for w in every if sum(values[v] for v in w[1 - count_start :]) == total}
    lengths = [len(line) for line in lines]
    ends = (survey.shortest, survey.longest)
    assert [None if t is None else len(t.nodes) for t in ends] == (
        [min(lengths), max(lengths)] if lengths else [None, None]
    )


def test_walks_of_a_complete_graph() -> None:
    # Of k nodes between the ends: 7 choose k, in any order.
    *_, survey = surveys(problem_of(complete(9), 0, 8), Limit(), Token())
    assert survey.wanted == {1: 1, 2: 7, 3: 42, 4: 210, 5: 840, 6: 2520, 7: 5040, 8: 5040}


def test_an_undirected_board_is_walked_both_ways() -> None:
    square = Graph.undirected(4, [(0, 1), (1, 2), (2, 3), (3, 0)])
    *_, survey = surveys(problem_of(square, 0, 2), Limit(), Token())
    assert survey.wanted == {2: 2}


def test_start_and_target_in_one() -> None:
    stay = problem_of(complete(3), 1, 1)
    *_, survey = surveys(stay, Limit(), Token())
    assert survey.wanted == {0: 1}
    assert list(SIMPLE_PATHS.run(stay, Task.SOLVE, Limit(), Token()))[-1] == Done(1, exact=True)


def test_two_starts_leave_no_walk() -> None:
    problem = problem_of(complete(3), 0, 1, StartsAt(2))
    for task in Task:
        assert list(SIMPLE_PATHS.run(problem, task, Limit(), Token()))[-1] == Done(0, exact=True)


@pytest.mark.parametrize("seed", range(40))
def test_the_shortest_walk_is_known_before_all_are_counted(seed: int) -> None:
    rng = random.Random(seed)
    graph = random_graph(rng)
    start, target = rng.sample(range(graph.size), 2)
    values = tuple(rng.randint(-3, 3) for _ in range(graph.size))
    every = recursive(graph, start, target)
    near = graph.neighbours
    for total in (None, 0, 2):
        fitting = [w for w in every if total is None or sum(values[v] for v in w) == total]
        found = shortest_walk(near, start, target, 10_000, values, total)
        assert (found is None) == (not fitting)
        if found is not None:
            assert found in fitting and len(found) == min(map(len, fitting))
    # Without a sum the first way is the right one; what takes longer is left open.
    steps = min(map(len, every), default=2) - 2
    assert (shortest_walk(near, start, target, steps) is None) == (not every)
    assert shortest_walk(complete(9).neighbours, 0, 8, 3, (1,) * 9, 7) is None


@pytest.mark.parametrize("sum_", [None, 40])
def test_a_count_that_does_not_end_has_the_shortest_walk(sum_: int | None) -> None:
    values = (*range(15), 0)
    more = () if sum_ is None else (ValuesSum(values, sum_),)
    problem = problem_of(complete(16), 0, 15, *more)
    *_, survey = surveys(problem, Limit(nodes=20_000), Token())
    assert not survey.exact and survey.least and survey.shortest and survey.longest
    jumps = 1 if sum_ is None else 5  # 14 + 13 + 12 + 1
    assert len(survey.shortest.nodes) - 1 == jumps
    # It is among those that are counted, by length and by sum.
    assert min(survey.wanted) == jumps and survey.by_length[jumps]
    assert survey.count == (sum(survey.by_sum.values()) if sum_ is None else survey.by_sum[sum_])


@pytest.mark.parametrize("long", [False, True])
def test_the_shortest_walk_is_looked_for_long_beside_a_long_count_alone(
    long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A count of a few milliseconds took three hundredths of a second more."""
    budgets: list[int] = []

    def noted(*arguments: Any) -> tuple[int, ...] | None:
        budgets.append(arguments[3])
        return shortest_walk(*arguments)

    monkeypatch.setattr(simple_paths, "shortest_walk", noted)
    monkeypatch.setattr(simple_paths, "SHORT_SECONDS", 0.0 if long else 60.0)
    for _ in kernels.load("walks"):
        pass
    problem = problem_of(complete(10), 0, 9, ValuesSum((1,) * 10, 11))
    several = list(surveys(problem, Limit(), Token()))
    assert len(several) > 1
    assert several[-1].exact and several[-1].count == 0 and several[-1].by_length[9] == 40_320
    assert budgets == [simple_paths.SHORT_STEPS if long else simple_paths.QUICK_STEPS]


@pytest.mark.parametrize("warm", [True, False], ids=["compiled", "plain"])
def test_what_is_too_rich_is_counted_at_least(warm: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "warm", lambda name: warm)
    problem = problem_of(complete(16), 0, 15)
    events = list(SIMPLE_PATHS.run(problem, Task.COUNT, Limit(nodes=20_000), Token()))
    done = events[-1]
    assert isinstance(done, Done) and not done.exact and 5_000 < done.count <= 40_000
    assert any(isinstance(event, Progress) for event in events)


def test_a_cancelled_count_says_what_it_knows() -> None:
    token = Token()
    run = SIMPLE_PATHS.run(problem_of(complete(40), 0, 39), Task.COUNT, Limit(), token)
    events = []
    for event in run:
        events.append(event)
        if isinstance(event, Progress):
            token.cancel()
    assert isinstance(events[-1], Done) and not events[-1].exact and events[-1].count > 0


@pytest.mark.usefixtures("kernels_held")
def test_a_cancelled_count_does_not_wait_for_the_compiled_search() -> None:
    token = Token()
    token.cancel()
    *_, survey = surveys(problem_of(complete(9), 0, 8), Limit(), token)
    assert not survey.exact and kernels.loading()


def test_solutions_are_limited() -> None:
    problem = problem_of(complete(6), 0, 5)
    *found, done = SIMPLE_PATHS.run(problem, Task.SOLVE, Limit(solutions=3), Token())
    assert len(found) == 3 and done.count == 3 and not done.exact  # type: ignore[union-attr]


def test_what_the_engine_declines() -> None:
    graph = complete(4)
    tour = Problem(graph, Shape.HAMILTONIAN_PATH)
    assert SIMPLE_PATHS.declines(tour, Task.COUNT)
    anywhere = Problem(graph, Shape.PATH)
    assert SIMPLE_PATHS.declines(anywhere, Task.COUNT) == Reason(Declined.NO_START)
    only_start = Problem(graph, Shape.PATH, (StartsAt(0),))
    assert SIMPLE_PATHS.declines(only_start, Task.COUNT) == Reason(Declined.NO_TARGET)
    for constraint in (StepAt(0, 1), EdgeUsed(0, 1)):
        declined = SIMPLE_PATHS.declines(problem_of(graph, 0, 1, constraint), Task.COUNT)
        assert type(constraint).__name__ in said(declined)
    assert SIMPLE_PATHS.declines(problem_of(graph, 0, 1, ValuesSum((10**9,) * 4, 0)), Task.COUNT)
    assert SIMPLE_PATHS.declines(problem_of(graph, 0, 1), Task.COUNT) is None


def test_lines_are_listed_under_any_constraint_and_without_ends() -> None:
    path = Graph.undirected(3, [(0, 1), (1, 2)])
    free = Problem(path, Shape.PATH)
    *found, done = SIMPLE_PATHS.run(free, Task.SOLVE, Limit(), Token())
    lines = {event.trace.nodes for event in found if isinstance(event, Found)}
    assert lines == {(0,), (1,), (2,), (0, 1), (1, 2), (0, 1, 2)}
    assert done == Done(6, exact=True)
    labelled = Problem(path, Shape.PATH, (StepAt(1, 1), EdgeUsed(1, 2)), rooted=True)
    found = list(SIMPLE_PATHS.run(labelled, Task.SOLVE, Limit(), Token()))
    assert [e.trace.nodes for e in found if isinstance(e, Found)] == [(1, 2)]


@pytest.mark.parametrize("seed", range(40))
def test_walks_obey_what_is_said_of_their_steps(seed: int) -> None:
    rng = random.Random(seed)
    graph = random_graph(rng)
    start, target = rng.sample(range(graph.size), 2)

    def step_at() -> StepAt:
        return StepAt(rng.randrange(graph.size), rng.randint(1, graph.size))

    ends = rng.choice([(StartsAt(start), EndsAt(target)), (StartsAt(start),), (EndsAt(target),)])
    held = [step_at() for _ in range(rng.randint(0, 2))]
    groups = [{step_at() for _ in range(rng.randint(1, 2))} for _ in range(rng.randint(0, 2))]
    more = rng.choice([(), (EndsAt(target),)])
    denied = [Breaks(frozenset((*group, *more))) for group in groups]
    problem = Problem(graph, Shape.PATH, (*ends, *held, *denied), rooted=True)
    pairs = [(a, b) for a in range(graph.size) for b in range(graph.size)]
    every = {walk for a, b in pairs for walk in recursive(graph, a, b)}
    wanted = {w for w in every if all(c.holds(Trace(w)) for c in problem.constraints)}
    *found, done = SIMPLE_PATHS.run(problem, Task.SOLVE, Limit(), Token())
    assert done == Done(len(wanted), exact=True)
    assert {event.trace.nodes for event in found if isinstance(event, Found)} == wanted


def test_a_walk_that_begins_in_a_given_way_is_not_looked_for_among_all_others() -> None:
    """Nor one that begins otherwise: of 40 nodes there are more walks than can be seen."""
    begun = [StepAt(38, 2), StepAt(37, 3)]
    other = [StepAt(node, 2) for node in range(1, 38)]
    for more in (begun, [Breaks(frozenset((step,))) for step in other]):
        problem = problem_of(complete(40), 0, 39, *more)
        limit = Limit(solutions=1, nodes=100)
        event = next(iter(SIMPLE_PATHS.run(problem, Task.SOLVE, limit, Token())))
        assert isinstance(event, Found) and problem.answered_by(event.trace)
    never = problem_of(complete(40), 0, 39, StepAt(38, 2), StepAt(37, 2))
    nowhere = problem_of(complete(40), 0, 39, Breaks(frozenset((StepAt(0, 1),))))
    for problem in (never, nowhere):
        assert list(SIMPLE_PATHS.run(problem, Task.SOLVE, limit, Token())) == [Done(0, exact=True)]


@pytest.mark.parametrize("small", [64, 0], ids=["words of bits", "arrays"])
def test_the_compiled_search_counts_as_its_twin(
    small: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from studio.engines.kernels import walks

    monkeypatch.setattr(walks, "SMALL", small)
    for seed in range(60):
        rng = random.Random(seed)
        graph = random_graph(rng)
        start, target = rng.sample(range(graph.size), 2)
        values = tuple(rng.randint(-3, 3) for _ in range(graph.size))
        question = (graph.neighbours, values, start, target, rng.choice([None, 0, 1]))
        searches = (PlainWalks(*question), walks.CompiledWalks(*question))
        for search in searches:
            # In slices as short as can be: what is kept between them must be all there is.
            while not search.run(1):
                pass
        plain, compiled = searches
        assert compiled.by_length == plain.by_length
        assert compiled.by_sum == plain.by_sum
        assert compiled.wanted == plain.wanted
        for mine, others in (
            (compiled.shortest, plain.shortest),
            (compiled.longest, plain.longest),
        ):
            assert (mine is None) == (others is None)
            if mine is not None and others is not None:
                assert len(mine) == len(others)
                assert all(b in graph.neighbours[a] for a, b in pairwise(mine))
