"""What is inferred of loops: true of all answers, alike in both twins, and ready or not asked."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pysat.solvers import Minisat22

from studio.board import Board
from studio.engines.engine import Limit, Model, Refuted, Task, Token
from studio.engines.events import Done, Found
from studio.engines.kernels import inference_plain
from studio.engines.sat import loop_inference, loop_sat, loop_units
from studio.engines.sat.loop_formula import LoopFormula
from studio.engines.sat.loop_inference import Inferred, infer
from studio.engines.sat.loop_sat import LOOP_SAT, LoopOracle, inside_of
from studio.puzzle import (
    AllOf,
    AnyWay,
    Constraint,
    EdgesCounted,
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EqualArms,
    NodesVisited,
    NodeVisited,
    OddsCounted,
    Problem,
    Shape,
    Trace,
)
from tests.engines.boards import BOARDS, ISLAND_IN_A_LAKE, all_loops
from tests.engines.visiting import some_arms

SMALL = {name: board for name, board in BOARDS.items() if len(board) <= 12}


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has loaded the compiler."""
    import studio.engines.kernels.inference  # noqa: F401

    monkeypatch.setattr(loop_inference.kernels, "warm", lambda *names: True)


def clued(board: Board, loop: Trace, rng: random.Random) -> list[Constraint]:
    """Numbers of a loop, now and then one that may be wrong, and edges."""
    graph = board.loop_graph
    found: list[Constraint] = []
    share = rng.choice((0.3, 0.6, 1.0))
    for i in range(len(board)):
        edges = tuple(graph.edges[k] for k in board.cell_sides[i])
        count = sum(pair in loop.used for pair in edges)
        if rng.random() < share:
            odd = rng.random() < 0.04
            found.append(EdgesUsed(edges, rng.randrange(len(edges) + 1) if odd else count))
    for u, v in rng.sample(graph.edges, rng.choice((0, 0, 2))):
        found.append(EdgeUsed(u, v) if (u, v) in loop.used else EdgeUnused(u, v))
    return found


def told(board: Board, loop: Trace, rng: random.Random) -> list[Constraint]:
    """Constraints of all kinds that are true of a loop, now and then one that may be wrong."""
    graph = board.loop_graph

    def of(value: bool) -> bool:
        return value if rng.random() > 0.03 else not value

    def counts(most: int, count: int) -> tuple[int, ...]:
        """A few numbers, nearly always with the right one."""
        others = rng.sample(range(most + 1), rng.choice((0, 1, min(2, most))))
        return tuple(sorted({*others, count})) if of(True) else tuple(sorted(others)) or (most,)

    def fact(true: bool) -> EdgeUsed | EdgeUnused | NodeVisited:
        if rng.random() < 0.4:
            node = rng.randrange(graph.size)
            return NodeVisited(node, (node in loop.steps) is true)
        u, v = rng.choice(graph.edges)
        return EdgeUsed(u, v) if ((u, v) in loop.used) is true else EdgeUnused(u, v)

    def edges() -> tuple[tuple[int, int], ...]:
        return tuple(rng.sample(graph.edges, rng.randint(1, min(7, len(graph.edges)))))

    found: list[Constraint] = []
    for _ in range(rng.randint(1, 12)):
        match rng.randrange(7):
            case 6:
                found.append(arms_of(board, loop, rng, of(True)))
            case 0:
                found.append(fact(of(True)))
            case 1:
                nodes = tuple(rng.sample(range(graph.size), rng.randint(1, min(6, graph.size))))
                visited = sum(node in loop.steps for node in nodes)
                found.append(NodesVisited(nodes, counts(len(nodes), visited)))
            case 2:
                some = edges()
                used = sum(pair in loop.used for pair in some)
                found.append(EdgesCounted(some, counts(len(some), used)))
            case 3:
                some = edges()
                used = sum(pair in loop.used for pair in some)
                found.append(EdgesParity(some, of(used % 2 == 1)))
            case 4:
                groups = tuple(edges()[: rng.randint(0, 2)] for _ in range(rng.randint(1, 4)))
                odd = sum(sum(pair in loop.used for pair in group) % 2 for group in groups)
                found.append(OddsCounted(groups, counts(len(groups), odd)))
            case _:
                true = tuple(fact(of(True)) for _ in range(rng.randint(1, 3)))
                ways = [true, *(tuple(fact(rng.random() < 0.5) for _ in range(2)) for _ in "ab")]
                rng.shuffle(ways)
                found.append(AnyWay(tuple(ways)))
    return [AllOf(tuple(found))] if rng.random() < 0.2 else found


def arms_of(board: Board, loop: Trace, rng: random.Random, true: bool) -> EqualArms:
    """What is true, or is not, of the arms of a node, each walked on as the loop's edges allow."""
    node = rng.choice(loop.nodes) if rng.random() < 0.8 else rng.randrange(board.loop_graph.size)
    said = some_arms(board.loop_graph, rng, node, most=8)
    return replace(said, equal=said.equal is (said.holds(loop) is true))


def true_of(inferred: Inferred, board: Board, loop: Trace) -> bool:
    planar = board.loop_graph.planar
    assert planar is not None
    index = board.loop_graph.edge_index
    inside = inside_of(planar, {index[pair] for pair in loop.pairs})
    seen = zip(inferred.root, inferred.across, inside, strict=True)
    return not inferred.refuted and all(
        (inside[root] ^ side) == bool(across) for root, across, side in seen
    )


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(SMALL)), st.integers(0, 2**32))
def test_what_is_inferred_holds_for_all_loops(name: str, seed: int) -> None:
    board, rng = SMALL[name], random.Random(seed)
    problem = Problem(
        board.loop_graph, Shape.CYCLE, tuple(clued(board, rng.choice(all_loops(name)), rng))
    )
    fitting = [loop for loop in all_loops(name) if all(c.holds(loop) for c in problem.constraints)]
    inferred = infer(problem)
    assert inferred is not None
    assert all(true_of(inferred, board, loop) for loop in fitting)
    if inferred.faces is not None:
        assert len(fitting) == 1
    *_, done = LOOP_SAT.run(problem, Task.COUNT, Limit(), Token())
    assert done == Done(len(fitting), exact=True)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(sorted(SMALL)), st.integers(0, 2**32))
def test_what_is_inferred_of_any_constraint_holds_for_all_loops(name: str, seed: int) -> None:
    board, rng = SMALL[name], random.Random(seed)
    loops = all_loops(name)
    clues = told(board, rng.choice(loops), rng)
    if rng.random() < 0.5:
        clues += clued(board, rng.choice(loops), rng)[:3]
    problem = Problem(board.loop_graph, Shape.CYCLE, tuple(clues))
    fitting = [loop for loop in loops if all(c.holds(loop) for c in problem.constraints)]
    inferred = infer(problem)
    assert inferred is not None
    assert all(true_of(inferred, board, loop) for loop in fitting)
    for loop in loops:
        if true_of(inferred, board, loop) and all(c.holds(loop) for c in inferred.left):
            assert loop in fitting
    *_, done = LOOP_SAT.run(problem, Task.COUNT, Limit(), Token())
    assert done == Done(len(fitting), exact=True)


def twins(problem: Problem, monkeypatch: pytest.MonkeyPatch) -> tuple[Inferred | None, ...]:
    compiled = infer(problem)
    plain = SimpleNamespace(infer=inference_plain.infer)
    monkeypatch.setitem(sys.modules, "studio.engines.kernels.inference", plain)
    return compiled, infer(problem)


@pytest.mark.parametrize(
    "board",
    [Board.square(5, 6), Board.hexagon(2), ISLAND_IN_A_LAKE],
    ids=["squares", "hex", "lake"],
)
def test_the_twins_agree(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(3)
    loop = next(
        event.trace
        for event in LOOP_SAT.run(
            Problem(board.loop_graph, Shape.CYCLE), Task.SOLVE, Limit(solutions=1), Token()
        )
        if isinstance(event, Found)
    )
    for says in (clued, clued, told, told, told, told):
        problem = Problem(board.loop_graph, Shape.CYCLE, tuple(says(board, loop, rng)))
        with monkeypatch.context() as patched:
            compiled, plain = twins(problem, patched)
        assert compiled == plain


def test_what_was_not_looked_at_may_forbid_the_only_loop() -> None:
    board = Board.square(3, 3)
    middle = tuple(board.loop_graph.edges[k] for k in board.cell_sides[4])
    four = EdgesUsed(middle, 4)
    told = AllOf((EdgeUnused(*middle[0]),))
    problem = Problem(board.loop_graph, Shape.CYCLE, (four,))
    inferred = infer(problem)
    assert inferred is not None and inferred.faces is not None
    *_, done = LOOP_SAT.run(problem, Task.COUNT, Limit(), Token())
    assert done == Done(1, exact=True)
    both = Problem(board.loop_graph, Shape.CYCLE, (four, told))
    *_, done = LOOP_SAT.run(both, Task.COUNT, Limit(), Token())
    assert done == Done(0, exact=True)


def test_a_number_beyond_all_edges_leaves_no_loop() -> None:
    graph = Board.square(2, 3).loop_graph
    for count in (9, 40, -1):
        problem = Problem(graph, Shape.CYCLE, (EdgesUsed(graph.edges[:3], count),))
        inferred = infer(problem)
        assert inferred is not None and inferred.refuted


def test_nothing_is_inferred_where_the_compiler_is_not_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    problem = Problem(Board.square(3, 3).loop_graph, Shape.CYCLE)
    assert infer(problem) is not None
    monkeypatch.delitem(sys.modules, "numba")
    assert infer(problem) is None


def test_the_solver_goes_on_from_what_was_inferred(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board.square(4, 5)
    rng = random.Random(8)
    problem = Problem(
        board.loop_graph, Shape.CYCLE, tuple(clued(board, Trace((0, 1, 7, 6), True), rng)[:6])
    )
    inferred = infer(problem)
    assert inferred is not None and inferred.open > 0
    *_, done = LOOP_SAT.run(problem, Task.COUNT, Limit(), Token())
    oracle = LoopOracle(problem.graph, known=inferred)
    oracle.require(inferred.left)
    for _ in range(done.count):
        assert isinstance(oracle.ask((), (), Token()), Model)
        oracle.exclude_last()
    assert isinstance(oracle.ask((), (), Token()), Refuted)
    monkeypatch.setattr(loop_sat, "learn", lambda problem: None)
    *_, alone = LOOP_SAT.run(problem, Task.COUNT, Limit(), Token())
    assert alone == done


def test_a_way_that_asks_for_more_than_another_is_left_out() -> None:
    a, b, c = EdgeUsed(0, 1), EdgeUnused(1, 2), EdgeUsed(2, 3)
    assert loop_units._widest([(a, b), (b, a, c), (c,)]) == [(a, b), (c,)]
    assert loop_units._widest([(a, b), (b, a)]) == [(a, b)]


def test_edges_between_faces_known_together_share_a_literal() -> None:
    """Face 1 lies as face 0 does, face 2 on the other side, and face 3 is outside."""
    graph = Board.square(2, 2).loop_graph
    planar = graph.planar
    assert planar is not None and planar.size == 5
    known = Inferred([0, 0, 0, 4, 4], [False, False, True, False, False], 1, [False] * 12, [])
    formula = LoopFormula(graph, planar, Minisat22(), known)
    between = {
        frozenset(sides): formula.used(*pair)
        for pair, sides in zip(graph.edges, planar.sides, strict=True)
    }
    assert between[frozenset({0, 4})] == between[frozenset({1, 4})] == 1
    assert between[frozenset({2, 4})] == -1
    assert between[frozenset({0, 1})] == -between[frozenset({0, 2})]
    assert between[frozenset({1, 3})] == 1 and between[frozenset({2, 3})] == -1
