"""Constraints that hold for good: the same answers as when they are asked each time."""

from __future__ import annotations

import random

import pytest

from studio.board import Board
from studio.engines.clue_sets import holding as module
from studio.engines.clue_sets.holding import Holding, holding
from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.engine import Model, Refuted, Token
from studio.engines.sat.loop_sat import LoopOracle
from studio.puzzle import EdgesUsed


@pytest.mark.parametrize("many", [0, 400])
def test_the_same_answers_as_with_all_asked_each_time(
    monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    monkeypatch.setattr(module, "MANY", many)
    board, rng = Board.square(5, 5), random.Random(4)
    graph = board.loop_graph
    oracle = RememberingOracle(LoopOracle(graph))
    first = oracle.ask([], [], Token())
    assert isinstance(first, Model)
    line = first.trace
    around = [tuple(graph.edges[k] for k in edges) for edges in board.cell_sides]
    clues = [EdgesUsed(edges, sum(pair in line.used for pair in edges)) for edges in around]
    only = [oracle.facts(line)]
    seen = set()
    for _ in range(12):
        few = rng.sample(clues, rng.randrange(10, 24))
        hold = frozenset(few[:8])
        batch = frozenset(few[8:])
        narrow = holding(oracle, hold, line)
        assert isinstance(narrow, Holding if many else LoopOracle)
        assert (narrow.graph, narrow.shape) == (oracle.graph, oracle.shape)
        for clue in batch:
            answer = narrow.ask(batch - {clue}, only, Token())
            expected = LoopOracle(graph).ask((hold | batch) - {clue}, only, Token())
            seen.add(type(expected))
            assert type(answer) is type(expected)
            if isinstance(answer, Refuted):
                assert answer.core <= batch - {clue}
                again = LoopOracle(graph).ask(hold | answer.core, only, Token())
                assert isinstance(again, Refuted)
    assert seen == {Model, Refuted}
