"""Contradictions of lines through all nodes: two labels too near, as each pair by itself tells."""

from __future__ import annotations

import random
from itertools import combinations

import networkx as nx
import pytest

from studio.board import Board, Graph
from studio.engines.sat.path_conflicts import PathConflicts
from studio.puzzle import StepAt

GRAPHS = {
    "squares": Board.square(4, 4).cell_graph,
    "a ring": Board.square(3, 4, holes=[(1, 1), (1, 2)]).cell_graph,
    "hexagon": Board.hexagon(2).cell_graph,
}


def apart(
    one: StepAt, other: StepAt, far: dict[int, dict[int, int]], graph: Graph, turn: int
) -> int:
    """How many steps lie between two labels that no line obeys; -1 where one may."""
    gap = abs(one.step - other.step)
    gap = min(gap, turn - gap) if turn else gap
    way = far[one.node][other.node]
    colours = PathConflicts(graph, bool(turn)).colours
    odd = colours is not None and (way - gap) % 2 == 1
    return gap if way > gap or (way == 0 and gap > 0) or odd else -1


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("name", sorted(GRAPHS))
def test_two_labels_that_are_too_near_are_found_among_many(name: str, closed: bool) -> None:
    graph, rng = GRAPHS[name], random.Random(name)
    far = dict(nx.all_pairs_shortest_path_length(nx.Graph(graph.edges)))
    conflicts = PathConflicts(graph, closed)
    found = 0
    for _ in range(400):
        labels = [
            StepAt(rng.randrange(graph.size), rng.randint(1, graph.size))
            for _ in range(rng.randint(2, 4))
        ]
        conflict = conflicts.find(labels)
        if conflict is not None and len(conflict) < 2:
            continue
        turn = graph.size if closed else 0
        wrong = [
            gap
            for one, other in combinations(dict.fromkeys(labels), 2)
            if (gap := apart(one, other, far, graph, turn)) >= 0
        ]
        assert (conflict is not None) is bool(wrong)
        if conflict is not None:
            one, other = conflict
            assert isinstance(one, StepAt)
            assert isinstance(other, StepAt)
            assert apart(one, other, far, graph, turn) == min(wrong)
            found += 1
    assert found > 50
