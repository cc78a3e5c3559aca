"""The search for loops: both twins do the same, step for step."""

from __future__ import annotations

import random
import sys

import numpy as np
import pytest

from studio.board import Board
from studio.engines import kernels
from studio.engines.engine import Token
from studio.engines.kernels import loop_search as compiled
from studio.engines.kernels import loop_search_plain as plain
from studio.engines.sat import loop_inference
from studio.engines.sat.loop_inference import learn
from studio.engines.sat.loop_questions import LoopQuestions
from studio.engines.sat.loop_search import _room
from studio.puzzle import EdgesUsed, Problem, Shape, Trace
from tests.engines.sat.test_loop_inference import told
from tests.engines.sat.test_loop_search import nothing_known, searchable


def test_luby() -> None:
    assert [plain.luby(i) for i in range(15)] == [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]


@pytest.mark.parametrize("board", [Board.square(4, 4), Board.hexagon(2)], ids=["squares", "hex"])
def test_the_twins_agree(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    import studio.engines.kernels.inference  # noqa: F401

    monkeypatch.setattr(loop_inference.kernels, "warm", lambda *names: True)
    graph, rng = board.loop_graph, random.Random(5)
    assert graph.planar is not None
    corners = sorted(graph.planar.borders[0])
    nodes = [graph.edges[k] for k in corners]
    loop = Trace(_round(nodes), closed=True)
    for _ in range(4):
        clues = tuple(searchable(told(board, loop, rng)))[:4]
        learnt = learn(Problem(graph, Shape.CYCLE, clues))
        assert learnt is not None
        learnt = nothing_known(learnt)
        ended = []
        for twin in (plain, compiled):
            search = _room(graph.planar.size, len(graph.edges), graph.size, learnt)
            assert twin.prepare(
                learnt.sides, learnt.ends, learnt.kinds, learnt.thing_first, learnt.things,
                learnt.said_first, learnt.said, learnt.allowed, learnt.faces, learnt.status, search,
            )  # fmt: skip
            codes = []
            while (code := twin.advance(search, 5)) != plain.REFUTED and len(codes) < 12:
                codes.append(code)
                if code == plain.LOOP and not twin.exclude(search, learnt.sides):
                    break
            lits = search.lits[: search.count[plain.LITERALS]]
            ended.append((codes, search.count.tolist(), lits.tolist(), search.trail.tolist()))
        assert ended[0] == ended[1]


@pytest.mark.parametrize("board", [Board.square(4, 4), Board.hexagon(2)], ids=["squares", "hex"])
def test_the_twins_ask_alike(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    graph, rng = board.loop_graph, random.Random(7)
    assert graph.planar is not None
    held = [
        EdgesUsed(tuple(graph.edges[k] for k in sides), rng.choice((1, 2, 3)))
        for sides in board.cell_sides
    ]
    whole = range(graph.size)
    some = [node for node in whole if rng.random() < 0.8]
    told = []
    for twin in (plain, compiled):
        monkeypatch.setitem(sys.modules, "studio.engines.kernels.loop_search", twin)
        monkeypatch.setattr(kernels, "loop_search", twin)
        questions, order = LoopQuestions(graph), random.Random(9)
        answers = []
        for nodes in (whole, some) * 8:
            codes = questions.codes(order.sample(held, order.choice((3, 5, 9))))
            answers.append(questions.refuted(codes, questions.faces(nodes), Token()))
        search = questions._ready()
        lits = search.lits[: search.count[plain.LITERALS]]
        told.append((answers, search.count.tolist(), lits.tolist(), search.trail.tolist()))
    assert told[0] == told[1]
    assert None in told[0][0] and any(told[0][0])


def _round(edges: list[tuple[int, int]]) -> tuple[int, ...]:
    """The nodes of a closed line of these edges, one after the other."""
    line = list(edges[0])
    left = set(edges[1:])
    while left:
        edge = next(edge for edge in left if line[-1] in edge)
        left.discard(edge)
        line.append(sum(edge) - line[-1])
    return tuple(line[:-1])


def test_each_class_pattern_fits_its_ways() -> None:
    """A way fits a pattern where each class that the pattern fixes lies as it says."""
    rng = random.Random(2)
    for pattern in rng.sample(range(len(plain.WORDS)), 60):
        digits = plain.DIGITS[pattern]
        for way in range(64):
            sides = [(way >> place) & 1 for place in range(6)]
            fits = all(d == 0 or side == (d == 1) for d, side in zip(digits, sides, strict=True))
            assert bool((int(plain.WORDS[pattern]) >> way) & 1) == fits
        turned = plain.DIGITS[plain.TURNED[pattern]]
        assert np.array_equal(turned, np.where(digits == 0, 0, 3 - digits))
