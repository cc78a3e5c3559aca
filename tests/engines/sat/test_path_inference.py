"""What is inferred of lines through all nodes: true of all answers, alike in both twins, and ready
or not asked."""

from __future__ import annotations

import random
import sys
from functools import cache
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.board import Board, Graph
from studio.engines.engine import Limit, Model, Refuted, Task, Token
from studio.engines.events import Done, Found
from studio.engines.kernels import placement_plain
from studio.engines.sampling.path import random_path
from studio.engines.sat import path_inference
from studio.engines.sat.path_inference import Inferred, infer
from studio.engines.sat.path_sat import PATH_SAT, PathOracle
from studio.engines.search.brute import BRUTE
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    Problem,
    Shape,
    StartsAt,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)
from studio.puzzle.constraints import MetInOrder

PATH = Shape.HAMILTONIAN_PATH

GRAPHS: dict[str, Graph] = {
    "1x1": Board.square(1, 1).cell_graph,
    "1x2": Board.square(1, 2).cell_graph,
    "2x3": Board.square(2, 3).cell_graph,
    "3x3": Board.square(3, 3).cell_graph,
    "3x4": Board.square(3, 4).cell_graph,
    "2x4, diagonals too": Board.square(2, 4, king=True).cell_graph,
    "hexagon": Board.hexagon(1).cell_graph,
    "two islands": Board.square(3, 5, holes=[(0, 2), (1, 2), (2, 2)]).cell_graph,
    "star": Graph.undirected(5, [(0, 1), (0, 2), (0, 3), (3, 4)]),
    "one way": Graph(
        6, ((0, 1), (1, 0), (1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 3), (2, 4), (4, 2)), True
    ),
}


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has loaded the compiler."""
    import studio.engines.kernels.placement  # noqa: F401

    monkeypatch.setattr(path_inference.kernels, "warm", lambda *names: True)


@cache
def lines(name: str) -> tuple[Trace, ...]:
    """All lines of a graph, each read both ways, by brute force."""
    problem = Problem(GRAPHS[name], PATH, rooted=True)
    events = BRUTE.run(problem, Task.SOLVE, Limit(), Token())
    return tuple(event.trace for event in events if isinstance(event, Found))


def told(graph: Graph, line: Trace, rng: random.Random) -> list[Constraint]:
    """Constraints of all kinds that are true of a line, now and then one that may be wrong."""
    size = graph.size

    def one() -> Constraint:
        step = rng.randrange(1, size + 1)
        node = line.nodes[step - 1] if rng.random() > 0.06 else rng.randrange(size)
        match rng.randrange(10 if graph.edges else 4):
            case 0:
                return StartsAt(line.nodes[0])
            case 1:
                return EndsAt(line.nodes[-1])
            case 2:
                return StepParity(node, line.steps[node] % 2 == 1)
            case 3:
                return StepAmong((node, rng.randrange(size)), step)
            case 4:
                return EdgeUnused(*sorted(rng.choice(graph.edges)))
            case 5:
                return EdgeUsed(*sorted(rng.choice(line.pairs or graph.edges)))
            case 6:
                at = rng.randrange(max(1, size - 1))
                return Follows(*(line.nodes[at : at + 2] if size > 1 else (0, 0)))
            case 7:
                edges = tuple(sorted(rng.sample(graph.edges, min(3, len(graph.edges)))))
                return EdgesUsed(edges, sum(pair in line.used for pair in edges))
            case _:
                return StepAt(node, step)

    found = [one() for _ in range(rng.randrange(7))]
    if rng.random() < 0.2:
        order = tuple(sorted(rng.sample(range(size), min(3, size)), key=line.nodes.index))
        found += [MetInOrder(order, place) for place in range(len(order))]
    return found


def true_of(inferred: Inferred, line: Trace) -> bool:
    return all(inferred.possible[step, node] for step, node in enumerate(line.nodes))


@settings(max_examples=250, deadline=None)
@given(st.sampled_from(sorted(GRAPHS)), st.integers(0, 2**32), st.sampled_from([0, 0.5, 10**5]))
def test_what_is_inferred_holds_for_all_lines(name: str, seed: int, effort: float) -> None:
    graph, rng = GRAPHS[name], random.Random(seed)
    every = lines(name)
    line = rng.choice(every) if every else Trace(tuple(range(graph.size)), closed=False)
    hold = told(graph, line, rng)
    fitting = {one for one in every if all(c.holds(one) for c in hold)}
    most = rng.choice((1, 2, 5000))
    inferred = infer(graph, hold, most, effort)
    assert inferred is not None
    assert all(true_of(inferred, one) for one in fitting)
    assert len(set(inferred.lines)) == len(inferred.lines) <= most
    assert fitting >= set(inferred.lines)
    if inferred.every:
        assert fitting == set(inferred.lines)
    elif effort == 10**5 and most == 5000:
        pytest.fail("a small board was not gone through")


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(sorted(GRAPHS)), st.integers(0, 2**32))
def test_lines_without_some_places_are_all_others(name: str, seed: int) -> None:
    graph, rng = GRAPHS[name], random.Random(seed)
    every = lines(name)
    line = rng.choice(every) if every else Trace(tuple(range(graph.size)), closed=False)
    hold = told(graph, line, rng)
    places = [StepAt(node, step) for step, node in enumerate(rng.choice(every or [line]).nodes, 1)]
    without = rng.sample(places, rng.randint(1, min(2, len(places))))
    inferred = infer(graph, hold, 5000, 10**5, without)
    assert inferred is not None and inferred.every
    assert set(inferred.lines) == {
        one
        for one in every
        if all(c.holds(one) for c in hold) and not any(c.holds(one) for c in without)
    }


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(sorted(GRAPHS)), st.integers(0, 2**32))
def test_a_line_is_found_beside_one_that_is_denied_with_one_of_its_places(
    name: str, seed: int
) -> None:
    graph, rng = GRAPHS[name], random.Random(seed)
    every = lines(name)
    if not every:
        return
    line = rng.choice(every)
    # The formula has no words for the others.
    kinds = (StepAt, StepParity, StepAmong, EdgeUsed, EdgeUnused, Follows)
    hold = [constraint for constraint in told(graph, line, rng) if isinstance(constraint, kinds)]
    place = rng.choice([StepAt(node, step) for step, node in enumerate(line.nodes, 1)])
    oracle = PathOracle(graph, PATH)
    answer = oracle.ask(hold, [oracle.facts(line), (place,)], Token())
    others = [one for one in every if all(c.holds(one) for c in hold) and not place.holds(one)]
    assert isinstance(answer, Model if others else Refuted)
    if isinstance(answer, Model):
        assert answer.trace in others


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(GRAPHS)), st.integers(0, 2**32))
def test_the_engine_finds_the_same_lines(name: str, seed: int) -> None:
    graph, rng = GRAPHS[name], random.Random(seed)
    every = lines(name)
    line = rng.choice(every) if every else Trace(tuple(range(graph.size)), closed=False)
    hold = tuple(c for c in told(graph, line, rng) if not isinstance(c, EndsAt))
    fitting = {one for one in every if all(c.holds(one) for c in hold)}
    problem = Problem(graph, PATH, hold, rooted=True)
    *found, done = PATH_SAT.run(problem, Task.SOLVE, Limit(), Token())
    assert {event.trace for event in found if isinstance(event, Found)} == fitting
    assert done == Done(len(fitting), exact=True)


def puzzle(board: Board, gap: int, seed: int) -> tuple[Trace, list[StepAt]]:
    line = random_path(board.cell_graph, seed)
    assert line is not None
    steps = {*range(0, len(line.nodes), gap), len(line.nodes) - 1}
    return line, [StepAt(line.nodes[step], step + 1) for step in sorted(steps)]


@pytest.mark.parametrize(
    "board",
    [Board.square(5, 5, king=True), Board.square(5, 6), Board.hexagon(3)],
    ids=["king", "squares", "hexagon"],
)
def test_questions_are_answered_as_by_sat_alone(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    graph, rng = board.cell_graph, random.Random(1)
    oracle, alone = PathOracle(graph, PATH), PathOracle(graph, PATH)
    kinds = set()
    for seed in range(14):
        line, labels = puzzle(board, 4, seed)
        hold: list[Constraint] = list(rng.sample(labels, len(labels) - rng.randrange(3)))
        hold += [EdgeUsed(*edge) for edge in rng.sample(sorted(line.used), rng.randrange(3))]
        if rng.random() < 0.4:
            hold.append(StepAt(rng.randrange(graph.size), rng.randrange(1, graph.size + 1)))
        deny = [oracle.facts(line)] if rng.random() < 0.6 else []
        answer = oracle.ask(hold, deny, Token())
        with monkeypatch.context() as patched:
            patched.setattr(path_inference, "infer", lambda *args: None)
            other = alone.ask(hold, deny, Token())
        assert type(answer) is type(other)
        kinds.add(type(answer))
        if isinstance(answer, Model):
            assert Problem(graph, PATH, tuple(hold), rooted=True).answered_by(answer.trace)
            assert not deny or answer.trace != line
        if isinstance(answer, Refuted):
            assert answer.core <= set(hold)
            with monkeypatch.context() as patched:
                patched.setattr(path_inference, "infer", lambda *args: None)
                assert isinstance(alone.ask(answer.core, deny, Token()), Refuted)
    assert kinds == {Model, Refuted}


@pytest.mark.parametrize(
    "board",
    [Board.square(4, 5, king=True), Board.square(5, 6), Board.hexagon(2)],
    ids=["king", "squares", "hexagon"],
)
def test_the_twins_agree(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(3)
    for seed in range(4):
        line, labels = puzzle(board, 6, seed)
        hold = [*labels, *told(board.cell_graph, line, rng)]
        compiled = infer(board.cell_graph, hold, 2, 20)
        with monkeypatch.context() as patched:
            plain = SimpleNamespace(place=placement_plain.place)
            patched.setitem(sys.modules, "studio.engines.kernels.placement", plain)
            other = infer(board.cell_graph, hold, 2, 20)
        assert compiled is not None
        assert other is not None
        assert (compiled.lines, compiled.every) == (other.lines, other.every)
        assert (compiled.possible == other.possible).all()


def test_sat_goes_on_where_no_effort_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board.square(5, 5, king=True)
    line, labels = puzzle(board, 4, 3)
    inferred = infer(board.cell_graph, labels, 2, 0)
    assert inferred is not None
    assert not inferred.every
    assert inferred.possible.sum() < 25 * 25
    problem = Problem(board.cell_graph, PATH, tuple(labels), rooted=True)
    *_, whole = PATH_SAT.run(problem, Task.COUNT, Limit(), Token())
    monkeypatch.setattr(path_inference, "infer", lambda *args: infer(*args[:3], 0, *args[4:]))
    *_, rest = PATH_SAT.run(problem, Task.COUNT, Limit(), Token())
    assert whole == rest
    oracle = PathOracle(board.cell_graph, PATH)
    answer = oracle.ask(labels, [oracle.facts(line)], Token())
    assert isinstance(answer, Model) is (whole.count > 1)


@pytest.mark.parametrize(
    "wrong",
    [
        [StepAt(0, 0)],
        [StepAt(0, 10)],
        [StepAt(9, 3)],
        [StepAt(0, 1), StepAt(0, 3)],
        [StepAt(0, 1), StepAt(2, 1)],
        [StepAmong((), 4)],
        [StepAmong((0, 99), 11)],
        [StepParity(4, True), StepParity(4, False)],
        [StepParity(99, True)],
        [EdgeUsed(0, 8)],
        [Follows(0, 1), Follows(0, 3)],
        [Follows(0, 1), Follows(4, 1)],
        [EdgeUsed(4, 1), EdgeUsed(4, 3), EdgeUsed(4, 5)],
    ],
)
def test_what_is_plainly_wrong_leaves_no_line(wrong: list[Constraint]) -> None:
    inferred = infer(Board.square(3, 3).cell_graph, wrong, 2)
    assert inferred is not None
    assert inferred.every
    assert not inferred.lines


def test_a_search_that_leads_nowhere_ends() -> None:
    graph = Board.square(12, 12, king=True).cell_graph
    inferred = infer(graph, [StepAt(0, 1), StepAt(5, 70), StepAt(143, 144)], 2, 10**9)
    assert inferred is not None
    assert not inferred.every


def test_nothing_is_inferred_where_the_compiler_is_not_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    graph = Board.square(3, 3).cell_graph
    assert infer(graph, [], 1) is not None
    monkeypatch.delitem(sys.modules, "numba")
    assert infer(graph, [], 1) is None


def test_boards_with_too_many_places_are_left_to_sat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(path_inference, "MOST_PLACES", 80)
    assert infer(Board.square(4, 4).cell_graph, [StepAt(0, 1)], 1) is None
