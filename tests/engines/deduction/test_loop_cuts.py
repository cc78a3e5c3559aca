"""Two edges that part a board, told by one walk as by looking at each couple."""

from __future__ import annotations

import random

from studio.board import Board
from studio.engines.deduction.loop_cuts import Walk, couples, part_without
from studio.engines.deduction.loop_state import LoopState
from studio.engines.deduction.loop_units import UNUSED


def test_a_walk_tells_of_couples_what_looking_at_each_tells() -> None:
    chosen = random.Random(14)
    graph = Board.square(4, 5).cell_graph
    assert graph.planar is not None
    told = {True: 0, False: 0}
    for _ in range(60):
        state = LoopState(graph, graph.planar, ())
        for edge in chosen.sample(range(len(graph.edges)), 12):
            state.set(edge, UNUSED)
        whole = part_without(state, 0, 0) if state.status[0] != UNUSED else set()
        reached = [node for node in range(graph.size) if node in whole]
        nodes = chosen.sample(reached, min(3, len(reached)))
        if len(nodes) < 2:
            continue
        walk = Walk(state, nodes)
        for first, second, apart in couples(state):
            if apart and set(graph.edges[first]) <= whole:
                part = part_without(state, first, second)
                parted = 0 < len(part.intersection(nodes)) < len(nodes)
                assert walk.may_part(first, second) == parted
                told[parted] += 1
    assert min(told.values()) > 10
