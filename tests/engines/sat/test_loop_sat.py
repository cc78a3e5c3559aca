"""Loops by SAT: published counts, cores that hold alone, being stopped, random edits."""

from __future__ import annotations

import importlib
import random
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio import formats
from studio.board import Board, Cell, Graph, Planar
from studio.engines import kernels
from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.engine import Limit, Model, Oracle, Refuted, Stopped, Task, Token
from studio.engines.events import Done, Found, Verdict
from studio.engines.kernels.cuts_plain import PlainCuts
from studio.engines.sat import loop_formula, loop_sat
from studio.engines.sat.loop_sat import LOOP_SAT, Cuts, LoopOracle
from studio.engines.sat.winding import winding
from studio.engines.search.brute import BRUTE
from studio.families import SLITHERLINK
from studio.puzzle import (
    Clue,
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    Problem,
    Puzzle,
    Shape,
    StepAt,
    Trace,
)
from tests.engines.boards import BOARDS, ISLAND_IN_A_LAKE, all_loops

DATA = Path(__file__).parents[2] / "data"


def compiled(board: Board, numbers: dict[tuple[int, int], int]) -> Problem:
    puzzle = Puzzle(SLITHERLINK, board)
    placed = puzzle.placed(*(Clue("numbers", Cell(at), n) for at, n in numbers.items()))
    assert isinstance(placed, Puzzle)
    return placed.compile().problem


def count(problem: Problem) -> Done:
    *_, done = LOOP_SAT.run(problem, Task.COUNT, Limit(), Token())
    assert isinstance(done, Done)
    return done


def verdict(oracle: Oracle, hold: Iterable[Constraint]) -> Verdict:
    """None, one or several, by one or two questions."""
    held = frozenset(hold)
    first = oracle.ask(held, [], Token())
    if isinstance(first, Refuted):
        return Verdict.NONE
    assert isinstance(first, Model)
    second = oracle.ask(held, [oracle.facts(first.trace)], Token())
    return Verdict.SEVERAL if isinstance(second, Model) else Verdict.UNIQUE


@pytest.mark.parametrize(("rows", "loops"), [(1, 1), (2, 13), (3, 213), (4, 9349)])
def test_loops_of_squares(rows: int, loops: int) -> None:
    assert count(compiled(Board.square(rows, rows), {})) == Done(loops, exact=True)


def test_loops_where_an_island_lies_in_a_lake() -> None:
    # The island adds the loop around itself, and no other.
    ring = Board.square(5, 5, holes=[(r, c) for r in (1, 2, 3) for c in (1, 2, 3)])
    around = {(0, 1): 2, (0, 3): 1, (1, 0): 2, (2, 4): 2, (4, 2): 1, (4, 4): 2}
    expected = count(compiled(ring, around)).count
    assert expected > 20
    assert count(compiled(ISLAND_IN_A_LAKE, around)) == Done(expected, exact=True)
    assert count(compiled(ISLAND_IN_A_LAKE, {**around, (2, 2): 0})).count == expected
    assert count(compiled(ISLAND_IN_A_LAKE, {(2, 2): 4})).count == 1
    for sides in (1, 2, 3):
        assert count(compiled(ISLAND_IN_A_LAKE, {(2, 2): sides})).count == 0


def test_the_loops_of_a_ring_are_counted_by_brute_force_too() -> None:
    ring = compiled(Board.square(3, 4, holes=[(1, 1), (1, 2)]), {})
    *_, done = BRUTE.run(ring, Task.COUNT, Limit(), Token())
    assert count(ring) == done


def test_no_loop_at_all_is_not_an_answer() -> None:
    zeros = dict.fromkeys(Board.square(2, 3).cells, 0)
    assert count(compiled(Board.square(2, 3), zeros)) == Done(0, exact=True)
    assert count(compiled(Board.square(0, 0), {})) == Done(0, exact=True)


def test_a_loop_around_a_hole_only() -> None:
    board = Board.square(3, 3, holes=[(1, 1)])
    corners = dict.fromkeys(((0, 0), (0, 2), (2, 0), (2, 2)), 0)
    sides = dict.fromkeys(((0, 1), (1, 0), (1, 2), (2, 1)), 1)
    problem = compiled(board, corners | sides)
    answer = LoopOracle(problem.graph).ask(problem.constraints, [], Token())
    assert isinstance(answer, Model)
    hole = board.loop_graph.planar.borders[len(board)]  # type: ignore[union-attr]
    assert answer.trace.used == {board.loop_graph.edges[k] for k in hole}


def test_four_edges_of_a_face_share_one_variable_and_still_count_four() -> None:
    board = Board.square(1, 1)
    for n, loops in ((0, 0), (1, 0), (2, 0), (3, 0), (4, 1)):
        assert count(compiled(board, {(0, 0): n})).count == loops


def test_a_core_is_enough_to_refute() -> None:
    board = Board.square(5, 4)
    numbers = {(0, 0): 3, (0, 1): 3, (3, 1): 4, (2, 2): 2, (4, 3): 4}
    problem = compiled(board, numbers)
    oracle = LoopOracle(problem.graph)
    answer = oracle.ask(problem.constraints, [], Token())
    assert isinstance(answer, Refuted)
    assert answer.core <= set(problem.constraints)
    assert len(answer.core) < len(problem.constraints)
    again = LoopOracle(problem.graph).ask(answer.core, [], Token())
    assert again == Refuted(answer.core)


def test_an_impossible_number_is_refuted_behind_its_selector() -> None:
    graph = Board.square(2, 3).loop_graph
    oracle = LoopOracle(graph)
    impossible = EdgesUsed(graph.edges[:2], 3)
    assert oracle.ask([impossible], [], Token()) == Refuted(frozenset({impossible}))
    assert isinstance(oracle.ask([], [], Token()), Model)
    oracle.require([impossible])
    assert oracle.ask([], [], Token()) == Refuted(frozenset())


def test_denials_are_honoured_and_forgotten() -> None:
    graph = Board.square(2, 2).loop_graph
    oracle = LoopOracle(graph)
    denials: list[frozenset[Constraint]] = []
    for _ in range(13):
        answer = oracle.ask([], denials, Token())
        assert isinstance(answer, Model)
        denials.append(oracle.facts(answer.trace))
    assert len(set(denials)) == 13
    assert oracle.ask([], denials, Token()) == Refuted(frozenset())
    assert isinstance(oracle.ask([], denials[1:], Token()), Model)
    unused = frozenset(EdgeUnused(u, v) for u, v in graph.edges)
    assert isinstance(oracle.ask([], [unused], Token()), Model)
    assert oracle.ask([], [frozenset()], Token()) == Refuted(frozenset())


def test_old_denials_are_retired_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_sat, "DENIALS_KEPT", 2)
    oracle = LoopOracle(Board.square(2, 2).loop_graph)
    denials: list[frozenset[Constraint]] = []
    for _ in range(13):
        answer = oracle.ask([], denials, Token())
        assert isinstance(answer, Model)
        denials.append(oracle.facts(answer.trace))
    for left_out in range(13):
        others = denials[:left_out] + denials[left_out + 1 :]
        oracle.ask([], [], Token())
        answer = oracle.ask([], others, Token())
        assert isinstance(answer, Model)
        assert oracle.facts(answer.trace) == denials[left_out]


def test_facts_hold_for_no_other_loop() -> None:
    problem = compiled(Board.square(3, 2), {})
    oracle = LoopOracle(problem.graph)
    answer = oracle.ask([], [], Token())
    assert isinstance(answer, Model)
    only = Problem(problem.graph, Shape.CYCLE, tuple(oracle.facts(answer.trace)))
    assert count(only) == Done(1, exact=True)


def test_a_cancelled_question_is_stopped_and_the_next_one_answered() -> None:
    problem = compiled(Board.square(6, 7), {(0, 0): 3})
    oracle = LoopOracle(problem.graph)
    token = Token()
    token.cancel()
    assert oracle.ask(problem.constraints, [], token) == Stopped()
    assert oracle.ask(problem.constraints, [], Token(seconds=0.0)) == Stopped()
    assert isinstance(oracle.ask(problem.constraints, [], Token(seconds=60.0)), Model)


def test_a_solver_at_work_is_interrupted() -> None:
    # Far too many loops to see them all; cancelled from another thread while at work.
    problem = compiled(Board.square(12, 12), {})
    token = Token()
    timer = threading.Timer(0.05, token.cancel)
    timer.start()
    *_, done = LOOP_SAT.run(problem, Task.COUNT, Limit(), token)
    timer.join()
    assert isinstance(done, Done)
    assert not done.exact and done.reason and done.count > 0


def test_a_late_wake_up_does_not_stop_the_next_question() -> None:
    problem = compiled(Board.square(6, 7), {(0, 0): 3, (3, 3): 2})
    oracle = LoopOracle(problem.graph)
    oracle._formula.solver.interrupt()
    assert isinstance(oracle.ask(problem.constraints, [], Token()), Model)


def test_declines_what_it_cannot_do() -> None:
    graph = Board.square(2, 3).loop_graph
    bare = Graph(graph.size, graph.edges)
    declined = [
        Problem(graph, Shape.HAMILTONIAN_CYCLE),
        Problem(bare, Shape.CYCLE),
        Problem(graph, Shape.CYCLE, rooted=True),
        Problem(graph, Shape.CYCLE, (StepAt(0, 1),)),
    ]
    for problem in declined:
        assert LOOP_SAT.declines(problem, Task.SOLVE), problem
    with pytest.raises(ValueError, match="no faces"):
        LoopOracle(bare)


def test_graphs_that_are_no_tiling() -> None:
    # Two triangles that share a node where four edges meet, and a bridge with one face on both
    # sides. The shared node has the outer face twice around it.
    edges = ((0, 1), (0, 2), (1, 2), (2, 3), (2, 4), (3, 4), (4, 5))
    planar = Planar(((0, 2), (0, 2), (0, 2), (1, 2), (1, 2), (1, 2), (2, 2)), 2, 2)
    problem = Problem(Graph(6, edges, embedding=planar), Shape.CYCLE)
    assert count(problem) == Done(2, exact=True)
    *_, done = BRUTE.run(problem, Task.COUNT, Limit(), Token())
    assert done == Done(2, exact=True)
    bridge = Problem(problem.graph, Shape.CYCLE, (EdgeUsed(4, 5),))
    assert count(bridge) == Done(0, exact=True)


def test_many_edges_at_a_node() -> None:
    # A wheel: six edges at the hub, so the loop may pass it once but never twice.
    rim = [(i, i % 6 + 1) for i in range(1, 7)]
    pairs = [(0, i) for i in range(1, 7)] + [(min(p), max(p)) for p in rim]
    sides = [((i - 2) % 6, i - 1) for i in range(1, 7)] + [(i, 6) for i in range(6)]
    faces = tuple((min(s), max(s)) for s in sides)
    planar = Planar(faces, 6, 6)
    problem = Problem(Graph(7, tuple(pairs), embedding=planar), Shape.CYCLE)
    # The rim, and through the hub by any two spokes with either way around: 1 + 15 * 2.
    assert count(problem) == Done(31, exact=True)


SMALL = sorted(name for name, board in BOARDS.items() if len(board) <= 12)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(SMALL), st.integers(0, 2**32))
def test_random_edits_are_judged_as_by_brute_force(name: str, seed: int) -> None:
    board, loops = BOARDS[name], all_loops(name)
    rng = random.Random(seed)
    oracle = RememberingOracle(LoopOracle(board.loop_graph))
    aim: Trace = rng.choice(loops)
    numbers: dict[tuple[int, ...], int] = {}
    for _ in range(12):
        at = rng.choice(board.cells)
        sides = tuple(board.loop_graph.edges[k] for k in board.cell_sides[board.index(at)])
        if rng.random() < 0.3:
            numbers.pop(at, None)
        elif rng.random() < 0.8:
            numbers[at] = sum(pair in aim.used for pair in sides)
        else:
            numbers[at] = rng.randrange(len(sides) + 1)
        hold = compiled(board, numbers).constraints  # type: ignore[arg-type]
        fitting = sum(all(c.holds(loop) for c in hold) for loop in loops)
        expected = (Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL)[min(fitting, 2)]
        assert verdict(oracle, hold) is expected


@pytest.mark.parametrize(("spent", "warm", "loaded", "name"), [
    (0.0, True, False, "PlainCuts"),
    (0.0, True, True, "CompiledCuts"),
    (1.0, False, False, "PlainCuts"),
    (1.0, True, False, "CompiledCuts"),
])  # fmt: skip
def test_the_compiler_is_used_where_it_pays_and_is_ready(
    monkeypatch: pytest.MonkeyPatch, spent: float, warm: bool, loaded: bool, name: str
) -> None:
    importlib.import_module("studio.engines.kernels.cuts")
    if not loaded:
        monkeypatch.delitem(sys.modules, "studio.engines.kernels.cuts")
    monkeypatch.setattr(kernels, "warm", lambda *names: warm)
    monkeypatch.setattr(Cuts, "spent", spent)
    planar = Board.square(4, 4).loop_graph.planar
    assert planar is not None
    cuts = Cuts(planar.beside)
    signs = [-1] * planar.size
    signs[0] = signs[15] = 1
    assert cuts(signs) == PlainCuts(planar.beside)(signs)
    assert type(cuts.finder).__name__ == name


def test_cuts_do_not_wait_for_the_compiler_and_take_it_once_it_is_there(
    kernels_held: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a solver was made before: it may live as long as its board is edited."""
    graph = Board.square(3, 3).loop_graph
    assert graph.planar is not None
    signs = [-1] * graph.planar.size
    monkeypatch.setattr(kernels, "_shipped", lambda: True)
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    importlib.import_module(f"{kernels.__name__}.cuts")
    monkeypatch.setattr(Cuts, "spent", 1.0)
    cuts = Cuts(graph.planar.beside)
    cuts(signs)
    assert kernels.loading() and type(cuts.finder) is PlainCuts
    monkeypatch.setattr(Cuts, "spent", 0.0)
    kernels_held()
    cuts(signs)
    assert type(cuts.finder).__name__ == "CompiledCuts"


@pytest.mark.parametrize("warm", [True, False])
def test_a_larger_puzzle_is_solved_with_either_cut_finder(
    monkeypatch: pytest.MonkeyPatch, warm: bool
) -> None:
    # All numbers of a loop that winds over the board; whatever fits them, it must be among it.
    board = Board.square(15, 16)
    monkeypatch.setattr(kernels, "warm", lambda *names: warm)
    inside = winding(board.loop_graph, board.loop_graph.planar)  # type: ignore[arg-type]
    sides = board.loop_graph.planar.sides  # type: ignore[union-attr]
    numbers = {
        at: sum(inside[sides[k][0]] != inside[sides[k][1]] for k in board.cell_sides[i])
        for i, at in enumerate(board.cells)
    }
    *events, done = LOOP_SAT.run(
        compiled(board, numbers),  # type: ignore[arg-type]
        Task.SOLVE,
        Limit(),
        Token(),
    )
    edges = board.loop_graph.edges
    border = {edges[k] for k, (a, b) in enumerate(sides) if inside[a] != inside[b]}
    assert isinstance(done, Done) and done.exact
    assert border in [event.trace.used for event in events if isinstance(event, Found)]


def test_a_small_loop_on_a_sparse_board_needs_few_candidates() -> None:
    """The outline of a cat: islands beside it were cut off one by one, 80,000 of them."""
    problem = formats.read(DATA / "cat-outline.puzzle").puzzle.compile().problem
    oracle = LoopOracle(problem.graph)
    heard: list[int] = []
    oracle.heard = lambda faces, cuts: heard.append(len(cuts))
    first = oracle.ask(problem.constraints, (), Token())
    assert isinstance(first, Model)
    assert isinstance(
        oracle.ask(problem.constraints, [oracle.facts(first.trace)], Token()), Refuted
    )
    assert len(heard) < 8_000


@pytest.mark.parametrize("name", sorted(name for name, board in BOARDS.items() if len(board) <= 9))
def test_edges_of_a_face_are_counted_alike_by_literals(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop_formula, "MOST_CLAUSES", 0)
    board = BOARDS[name]
    graph = board.loop_graph
    for sides in board.cell_sides:
        edges = tuple(graph.edges[k] for k in sides)
        for count in range(1, len(edges)):
            said = EdgesUsed(edges, count)
            *_, done = LOOP_SAT.run(
                Problem(graph, Shape.CYCLE, (said,)), Task.COUNT, Limit(), Token()
            )
            assert done.count == sum(said.holds(loop) for loop in all_loops(name))
