"""Questions put to the compiled search: the answers of the solver, cores, parts of a board."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.board import Board
from studio.engines.engine import Model, Stopped, Token
from studio.engines.sampling.loop import random_loop
from studio.engines.sat import loop_questions
from studio.engines.sat.loop_questions import LoopQuestions
from studio.engines.sat.loop_sat import LoopOracle, borders
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed, Trace
from tests.engines.boards import BOARDS, all_loops
from tests.engines.sat.test_loop_inference import SMALL, clued, told

LARGER = {"7x6": Board.square(7, 6), "hexagon": Board.hexagon(3)}


def marks(board: Board, loop: Trace) -> list[Constraint]:
    return [EdgeUsed(*p) if p in loop.used else EdgeUnused(*p) for p in board.loop_graph.edges]


def asked(
    questions: LoopQuestions, held: list[Constraint], nodes: list[int] | None = None
) -> list[Constraint] | None:
    """The part of some constraints that forbids every loop; None if there may be one."""
    everywhere = range(questions.graph.size)
    faces = questions.faces(everywhere if nodes is None else nodes)
    core = questions.refuted(questions.codes(held), faces, Token())
    if core is None:
        return None
    assert isinstance(core, list)
    codes = questions.codes(held).tolist()
    return [held[codes.index(code)] for code in core]


def possible(oracle: LoopOracle, held: list[Constraint]) -> bool:
    answer = oracle.solve([oracle.literal(constraint) for constraint in held], Token())
    return not isinstance(answer, frozenset)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(SMALL)), st.integers(0, 2**32))
def test_it_answers_as_all_loops_do(name: str, seed: int) -> None:
    board, rng = SMALL[name], random.Random(seed)
    loops = all_loops(name)
    questions = LoopQuestions(board.loop_graph)
    for _ in range(6):
        loop = rng.choice(loops)
        held = rng.choice((clued, told))(board, loop, rng)
        held += rng.sample(marks(board, loop), rng.choice((0, 1, 3)))
        wrong = rng.choice(board.loop_graph.edges)
        held += [EdgeUnused(*wrong) if wrong in loop.used else EdgeUsed(*wrong)][
            : rng.choice((0, 1))
        ]
        if rng.random() < 0.5:
            questions.lean(rng.choice(loops))
        core = asked(questions, held)
        fits = any(all(c.holds(line) for c in held) for line in loops)
        assert (core is None) == fits
        if core is not None:
            assert not any(all(c.holds(line) for c in core) for line in loops)


@pytest.mark.parametrize("name", sorted(LARGER))
@pytest.mark.parametrize("learnt", [30, 10_000])
def test_it_answers_as_the_solver_does(
    name: str, learnt: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the whole board in both ways; of a part of it whatever it refutes is refuted. Where the
    room is full it begins anew."""
    monkeypatch.setattr(loop_questions, "LEARNT", learnt)
    board, rng = LARGER[name], random.Random(3)
    graph = board.loop_graph
    oracle, questions = LoopOracle(graph), LoopQuestions(graph)
    outcomes = [0, 0, 0, 0]
    for _ in range(80):
        found = oracle.solve(
            rng.sample([oracle.literal(EdgeUsed(*p)) for p in graph.edges], 2), Token()
        )
        if not isinstance(found, list):
            continue
        loop = oracle.loop(found)
        questions.lean(loop)
        numbers = [
            EdgesUsed(edges, sum(pair in loop.used for pair in edges))
            for sides in board.cell_sides
            for edges in [tuple(graph.edges[k] for k in sides)]
        ]
        *known, fact = rng.sample(marks(board, loop), rng.choice((6, 20, 40)))
        assert isinstance(fact, EdgeUsed | EdgeUnused)
        denied = (EdgeUnused if isinstance(fact, EdgeUsed) else EdgeUsed)(fact.u, fact.v)
        held = [denied, *rng.sample(numbers, rng.choice((5, 15, len(numbers)))), *known]
        core = asked(questions, held)
        assert (core is None) == possible(oracle, held)
        if core is not None:
            assert not possible(oracle, core)
        near = [n for n in range(graph.size) if rng.random() < 0.9]
        part = asked(questions, held, near)
        if part is not None:
            assert not possible(oracle, part)
        outcomes[2 * (core is None) + (part is None)] += 1
    assert outcomes[0] > 10 and outcomes[3] > 10 and outcomes[2] == 0


def test_questions_are_given_up() -> None:
    board = LARGER["7x6"]
    questions = LoopQuestions(board.loop_graph)
    corners = board.cell_sides[::3]
    held = [EdgesUsed(tuple(board.loop_graph.edges[k] for k in sides), 3) for sides in corners]
    codes, faces = questions.codes(held), questions.faces(range(board.loop_graph.size))
    questions.most_conflicts = 1
    assert isinstance(questions.refuted(codes, faces, Token()), Stopped)
    questions.most_conflicts = None
    token = Token()
    token.cancel()
    assert isinstance(questions.refuted(codes, faces, token), Stopped)
    assert not isinstance(questions.refuted(codes, faces, Token()), Stopped)


def test_what_lies_beyond_may_be_as_it_likes() -> None:
    """A loop round one cell, and a line far away: only the whole board forbids it."""
    board = BOARDS["4x3"]
    graph = board.loop_graph
    questions = LoopQuestions(graph)
    around = tuple(graph.edges[k] for k in board.cell_sides[0])
    held: list[Constraint] = [EdgeUsed(*pair) for pair in around]
    near = sorted({node for pair in around for node in pair})
    assert asked(questions, held, near) is None
    far = EdgeUsed(*graph.edges[-1])
    assert asked(questions, [*held, far], near) is None
    core = asked(questions, [*held, far])
    assert core is not None and far in core and len(core) > 2


@pytest.mark.parametrize("name", [*sorted(LARGER), "12x12"])
def test_loops_that_differ_in_a_part_alone(name: str) -> None:
    """Found where the solver finds one with everything beyond as it is; they are single loops."""
    board, rng = LARGER.get(name, Board.square(12, 12)), random.Random(5)
    graph = board.loop_graph
    assert graph.planar is not None
    oracle, questions = LoopOracle(graph), LoopQuestions(graph)
    outcomes = [0, 0]
    for _ in range(120):
        signs = oracle.solve(
            rng.sample([oracle.literal(EdgeUsed(*p)) for p in graph.edges], 2), Token()
        )
        if not isinstance(signs, list):
            continue
        loop = oracle.loop(signs)
        questions.lean(loop)
        around = [tuple(graph.edges[k] for k in sides) for sides in board.cell_sides]
        numbers = [EdgesUsed(e, sum(pair in loop.used for pair in e)) for e in around]
        wrong, *held = rng.sample(numbers, rng.choice((2, 5, 10, len(numbers))))
        nodes = sorted({node for pair in wrong.edges for node in pair})
        inner = {face for node in nodes for face in _faces_at(board, node)}
        for _ in range(4):
            nodes = sorted({n for node in nodes for n in (node, *graph.neighbours[node])})
        among = questions.faces(nodes)
        beyond = [f for f in range(graph.planar.outer) if f not in inner]
        still = questions.sides()[[face for face in among.tolist() if face in beyond]]
        assumed = np.concatenate(([questions.broken(wrong)], still, questions.codes(held)))
        found = questions.differing(assumed.astype(np.int32), among, Token())
        fixed = [face + 1 if signs[face] > 0 else -face - 1 for face in beyond]
        chosen = [oracle.selector(number) for number in held]
        if all(signs[face] < 0 for face in among.tolist()):
            assert found is None
            continue
        other = oracle.solve([oracle.broken(wrong), *chosen, *fixed], Token())
        assert (found is not None) == isinstance(other, list)
        outcomes[found is not None] += 1
        if found is not None:
            assert all((found[face] > 0) == (signs[face] > 0) for face in beyond)
            lines = [*borders(graph, graph.planar, found.tolist())]
            assert len(lines) == 1
            line = Trace(lines[0], closed=True)
            assert not wrong.holds(line)
            assert all(number.holds(line) for number in held)
    assert min(outcomes) > 5


def around_one(board: Board, cell: int) -> tuple[tuple[tuple[int, int], ...], Trace]:
    """The sides of a cell of squares, and the loop that they are."""
    graph = board.loop_graph
    edges = tuple(graph.edges[side] for side in board.cell_sides[cell])
    found = LoopOracle(graph).ask(
        [EdgeUsed(*e) if e in edges else EdgeUnused(*e) for e in graph.edges], (), Token()
    )
    assert isinstance(found, Model)
    return edges, found.trace


@pytest.mark.parametrize("size", [7, 30])
def test_a_loop_that_vanishes_is_no_other_loop(size: int) -> None:
    """All that is inside lies among the faces that are looked at, and without it nothing is."""
    board = Board.square(size, size)
    graph = board.loop_graph
    assert graph.planar is not None
    edges, loop = around_one(board, size // 2 * size + size // 2)
    questions = LoopQuestions(graph)
    questions.lean(loop)
    near = sorted({near for node in edges[0] + edges[-1] for near in graph.neighbours[node]})
    among = questions.faces(near)
    beyond = np.setdiff1d(np.arange(graph.planar.outer), questions.faces({*edges[0], *edges[-1]}))
    still = questions.sides()[np.intersect1d(among, beyond)]
    wrong = questions.broken(EdgesUsed(edges, 4))
    nowhere = questions.codes([EdgeUnused(*edge) for edge in edges])
    assumed = np.concatenate(([wrong], still, nowhere)).astype(np.int32)
    assert questions.differing(assumed, among, Token()) is None


def test_the_same_faces_are_asked_about_again() -> None:
    """What one question said about those beyond holds in the next, too."""
    board = Board.square(8, 8)
    graph = board.loop_graph
    assert graph.planar is not None
    middle = [node for node in range(graph.size) if all(2 < x < 6 for x in divmod(node, 9))]
    nodes = sorted({near for node in middle for near in (node, *graph.neighbours[node])})
    for seed in range(20):
        questions, oracle, rng = LoopQuestions(graph), LoopOracle(graph), random.Random(seed)
        questions.most_conflicts = 200
        loop = random_loop(graph, seed)
        questions.lean(loop)
        among = questions.faces(nodes)
        inner = {face for node in middle for face in _faces_at(board, node)}
        beyond = [face for face in range(graph.planar.outer) if face not in inner]
        sides = questions.sides()
        still = sides[[face for face in among.tolist() if face in beyond]]
        signs = oracle.solve([oracle.literal(mark) for mark in marks(board, loop)], Token())
        assert isinstance(signs, list)
        fixed = [face + 1 if signs[face] > 0 else -face - 1 for face in beyond]
        for _ in range(6):
            changed = rng.sample(sorted(inner), 3)
            turned = [face + 1 if signs[face] < 0 else -face - 1 for face in changed]
            codes = sides[changed] ^ 1
            assumed = np.concatenate((codes, still)).astype(np.int32)
            found = questions.differing(assumed, among, Token())
            other = oracle.solve([*turned, *fixed], Token())
            assert (found is not None) == isinstance(other, list)
            if found is not None:
                assert len([*borders(graph, graph.planar, found.tolist())]) == 1


def _faces_at(board: Board, node: int) -> set[int]:
    graph = board.loop_graph
    assert graph.planar is not None
    return {face for edge in graph.incident[node] for face in graph.planar.sides[edge]}
