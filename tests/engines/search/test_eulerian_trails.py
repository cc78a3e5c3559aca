"""Drawings in one stroke: known numbers, a plain search beside them, and what is refused."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from studio.board import Graph
from studio.engines.counting import pairings
from studio.engines.counting.pairings import count_circuits
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found, Progress, Step, Tally
from studio.engines.reasons import Unfinished
from studio.engines.search.eulerian_trails import EULERIAN_TRAILS, drawings, hierholzer
from studio.engines.search.listing import Breaks
from studio.puzzle import EndsAt, Problem, Shape, StartsAt, StepAt, Trace
from studio.puzzle.reason import Reason
from studio.puzzle.strokes import why_no_stroke
from studio.work.sentences import said

HOUSE = Graph(5, ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4)))
"""Nikolaus: bottom left and right, top left and right, roof."""


def complete(size: int, *missing: tuple[int, int]) -> Graph:
    edges = (pair for pair in combinations(range(size), 2) if pair not in missing)
    return Graph(size, tuple(edges))


def drawing(graph: Graph, *constraints: object, rooted: bool = True) -> Problem:
    return Problem(graph, Shape.EULERIAN_TRAIL, tuple(constraints), rooted)  # type: ignore[arg-type]


def by_start(graph: Graph) -> dict[int, int]:
    *_, found = drawings(graph, Limit(), Token())
    assert found is not None
    return found


def plain(graph: Graph, start: int) -> set[tuple[int, ...]]:
    """All drawings from a corner, by trying every line of every corner."""
    found: set[tuple[int, ...]] = set()

    def go(path: tuple[int, ...], left: tuple[int, ...]) -> None:
        if not left:
            found.add(path)
        for edge in left:
            u, v = graph.edges[edge]
            if path[-1] in (u, v):
                go((*path, u + v - path[-1]), tuple(k for k in left if k != edge))

    go((start,), tuple(range(len(graph.edges))))
    return found


def random_drawing(rng: random.Random) -> Graph:
    """A few lines, some of them parallel; mostly a walk, so that many make one stroke."""
    size = rng.randint(2, 5)
    node, edges = rng.randrange(size), []
    for _ in range(rng.randint(1, 8)):
        other = rng.choice([v for v in range(size) if v != node])
        edges.append((min(node, other), max(node, other)))
        node = other if rng.random() < 0.93 else rng.randrange(size)
    return Graph(size, tuple(sorted(edges)))


def test_the_house_of_nikolaus() -> None:
    assert by_start(HOUSE) == {0: 44, 1: 44, 2: 0, 3: 0, 4: 0}
    *found, done = EULERIAN_TRAILS.run(drawing(HOUSE, StartsAt(0)), Task.SOLVE, Limit(), Token())
    lines = {event.trace.nodes for event in found if isinstance(event, Found)}
    assert done == Done(44, exact=True)
    assert lines == plain(HOUSE, 0) and len(lines) == 44
    assert all(line[-1] == 1 for line in lines)


@pytest.mark.parametrize(
    ("graph", "tabled"),
    [
        (complete(5), 264),
        (complete(6, (0, 1), (2, 3), (4, 5)), 744),
        (complete(7), 129_976_320),
        (complete(8, (0, 1), (2, 3), (4, 5), (6, 7)), 1_847_500_800),
        (complete(9), 911_520_057_021_235_200),
        pytest.param(
            complete(11),
            257_326_999_238_092_967_427_785_160_130_560,
            marks=pytest.mark.long,
        ),
    ],
    ids=["K5", "K6 less a matching", "K7", "K8 less a matching", "K9", "K11"],
)
def test_published_numbers_of_circuits(graph: Graph, tabled: int) -> None:
    """Tables count each circuit in both directions, from no start; we draw from each visit.

    OEIS A135388 has the complete graphs.
    """
    visits = len(graph.incident[0]) // 2
    assert by_start(graph) == dict.fromkeys(range(graph.size), tabled * visits)


@pytest.mark.parametrize(
    "parts", [(4, 4), (2, 4, 4), (2, 2, 2, 2), (1, 1, 1, 3, 3), (3, 3, 3), (1, 3, 3)]
)
def test_names_of_twins_make_no_difference(
    parts: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Complete multipartite graphs, some edges doubled so that every node is even."""
    of = [part for part, size in enumerate(parts) for _ in range(size)]
    random.Random(3).shuffle(of)
    pairs = [(u, v) for u, v in combinations(range(len(of)), 2) if of[u] != of[v]]
    odd = [v for v in range(len(of)) if sum(v in pair for pair in pairs) % 2]
    edges = [*pairs, *((u, v) for u, v in zip(odd[::2], odd[1::2], strict=True))]
    *_, quick = count_circuits(len(of), edges, 100_000)
    monkeypatch.setattr(pairings, "FEWEST_TWINS", 99)
    *_, plain_count = count_circuits(len(of), edges, 100_000)
    assert quick is not None and quick == plain_count > 0


def circuits_by_best(size: int) -> int:
    """Directed circuits of a complete graph, over its balanced directions (the BEST theorem).

    N. G. de Bruijn and T. van Aardenne-Ehrenfest, 1951. Which half of the others the first node
    leads to makes no difference, so one half stands for all.
    """
    half = (size - 1) // 2
    pairs = [(u, v) for u in range(1, size) for v in range(u + 1, size)]
    out = np.zeros((1, size, size), dtype=np.int8)
    out[0, 0, 1 : half + 1] = 1
    out[0, half + 1 :, 0] = 1
    for u, v in pairs:
        forth, back = out.copy(), out.copy()
        forth[:, u, v] = back[:, v, u] = 1
        out = np.concatenate((forth, back))
        out = out[(out.sum(axis=2) <= half).all(axis=1) & (out.sum(axis=1) <= half).all(axis=1)]
    laplace = half * np.eye(size) - out
    trees = np.rint(np.linalg.det(laplace[:, 1:, 1:])).astype(np.int64)
    return math.comb(size - 1, half) * sum(trees.tolist()) * math.factorial(half - 1) ** size


@pytest.mark.parametrize(
    ("size", "tabled"), [(5, 264), (7, 129_976_320), (9, 911_520_057_021_235_200)]
)
def test_published_numbers_of_complete_graphs_by_another_way(size: int, tabled: int) -> None:
    assert circuits_by_best(size) == tabled


@pytest.mark.parametrize("seed", range(80))
def test_numbers_and_lists_as_by_a_plain_search(seed: int) -> None:
    graph = random_drawing(random.Random(seed))
    every = {node: plain(graph, node) for node in range(graph.size)}
    assert by_start(graph) == {node: len(lines) for node, lines in every.items()}
    possible = any(every.values())
    assert (why_no_stroke(graph) is None) == possible
    *found, done = EULERIAN_TRAILS.run(drawing(graph), Task.SOLVE, Limit(), Token())
    lines = {event.trace.nodes for event in found if isinstance(event, Found)}
    assert lines == set().union(*every.values())
    assert isinstance(done, Done) and done.exact and done.count == len(lines)
    *_, counted = EULERIAN_TRAILS.run(drawing(graph), Task.COUNT, Limit(), Token())
    assert isinstance(counted, Done) and counted.exact and counted.count == len(lines)
    for start in range(graph.size):
        for end in range(graph.size):
            problem = drawing(graph, StartsAt(start), EndsAt(end))
            *_, counted = EULERIAN_TRAILS.run(problem, Task.COUNT, Limit(), Token())
            assert isinstance(counted, Done) and counted.exact
            assert counted.count == sum(line[-1] == end for line in every[start])


@pytest.mark.parametrize("seed", range(80))
def test_one_drawing_step_by_step(seed: int) -> None:
    graph = random_drawing(random.Random(seed))
    problem = drawing(graph)
    *steps, found, done = [
        None,
        *EULERIAN_TRAILS.run(problem, Task.SOLVE, Limit(solutions=1), Token()),
    ]
    if why_no_stroke(graph) is not None:
        assert isinstance(done, Done) and done.count == 0 and done.exact and done.reason
        return
    assert isinstance(found, Found) and problem.answered_by(found.trace)
    moves = [step for step in steps if isinstance(step, Step)]
    forward = sum(not step.back for step in moves)
    assert forward == len(graph.edges) + 1
    assert isinstance(done, Done) and done.count == 1


def test_a_drawing_of_many_lines_is_found() -> None:
    size = 40
    grid = [
        edge
        for r in range(size)
        for c in range(size)
        for edge in (
            (r * size + c, (r + 1) % size * size + c),
            (r * size + c, r * size + (c + 1) % size),
        )
    ]
    torus = Graph.undirected(size * size, grid)
    *_, trace = hierholzer(torus, 5)
    assert isinstance(trace, Trace)
    assert Counter(trace.pairs) == Counter(torus.edges) and trace.nodes[0] == trace.nodes[-1] == 5


def test_too_many_to_count_is_said() -> None:
    events = list(EULERIAN_TRAILS.run(drawing(complete(9)), Task.COUNT, Limit(nodes=20), Token()))
    assert any(isinstance(event, Progress) for event in events)
    done = events[-1]
    assert isinstance(done, Done) and not done.exact and done.count == 1 and done.reason


def test_a_cancelled_count_claims_one_only() -> None:
    token = Token()
    token.cancel()
    *_, done = EULERIAN_TRAILS.run(drawing(complete(7)), Task.COUNT, Limit(), token)
    assert done == Done(1, exact=False, reason=Reason(Unfinished.DRAWINGS_UNCOUNTED))


def test_other_constraints_are_honoured_in_lists() -> None:
    problem = drawing(HOUSE, StartsAt(0), StepAt(4, 3))
    *found, _ = EULERIAN_TRAILS.run(problem, Task.SOLVE, Limit(), Token())
    lines = {event.trace.nodes for event in found if isinstance(event, Found)}
    assert lines == {line for line in plain(HOUSE, 0) if line[2] == 4}
    assert "StepAt" in said(EULERIAN_TRAILS.declines(problem, Task.COUNT))


@pytest.mark.parametrize("seed", range(20))
def test_drawings_obey_what_is_said_of_their_steps(seed: int) -> None:
    rng = random.Random(seed)
    graph = random_drawing(rng)

    def step_at() -> StepAt:
        return StepAt(rng.randrange(graph.size), rng.randint(1, len(graph.edges) + 1))

    held = [step_at() for _ in range(rng.randint(0, 2))]
    denied = [Breaks(frozenset({step_at(), step_at()})) for _ in range(rng.randint(0, 2))]
    problem = drawing(graph, *held, *denied)
    every = set().union(*(plain(graph, start) for start in range(graph.size)))
    wanted = {w for w in every if all(c.holds(Trace(w)) for c in problem.constraints)}
    *found, done = EULERIAN_TRAILS.run(problem, Task.SOLVE, Limit(), Token())
    assert isinstance(done, Done) and done.exact and done.count == len(wanted)
    assert {event.trace.nodes for event in found if isinstance(event, Found)} == wanted


def test_a_drawing_that_begins_in_a_given_way_is_not_looked_for_among_all_others() -> None:
    """Nor one that begins otherwise: of a complete graph of 15 corners there are too many."""
    for more in ((StepAt(14, 1), StepAt(13, 2)), (Breaks(frozenset((StepAt(0, 1),))),)):
        problem = drawing(complete(15), *more)
        limit = Limit(solutions=1, nodes=200)
        event = next(iter(EULERIAN_TRAILS.run(problem, Task.SOLVE, limit, Token())))
        assert isinstance(event, Found) and problem.answered_by(event.trace)


def test_tally_tells_the_starts() -> None:
    events = list(EULERIAN_TRAILS.run(drawing(HOUSE), Task.COUNT, Limit(), Token()))
    assert Tally("start", ((0, 44), (1, 44), (2, 0), (3, 0), (4, 0))) in events
    assert events[-1] == Done(88, exact=True)


def test_a_board_without_lines() -> None:
    empty = Graph(3, ())
    for task in Task:
        assert list(EULERIAN_TRAILS.run(drawing(empty), task, Limit(), Token()))[-1] == Done(
            3, exact=True
        )


def test_what_the_engine_declines() -> None:
    assert EULERIAN_TRAILS.declines(Problem(HOUSE, Shape.CYCLE), Task.SOLVE)
    directed = Graph(2, ((0, 1),), directed=True)
    assert EULERIAN_TRAILS.declines(drawing(directed), Task.SOLVE)
    assert EULERIAN_TRAILS.declines(drawing(HOUSE, rooted=False), Task.COUNT)
    two = list(
        EULERIAN_TRAILS.run(drawing(HOUSE, StartsAt(0), StartsAt(1)), Task.SOLVE, Limit(), Token())
    )
    assert isinstance(two[-1], Done) and two[-1].exact and two[-1].count == 0
