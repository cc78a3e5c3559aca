"""Clues as clauses over edges: each says what it holds of a loop, where it counts nothing, too."""

from __future__ import annotations

import random

import pytest

from studio.board import Board, Graph
from studio.engines.deduction import PAIRS
from studio.engines.deduction.loop_edges import LoopEdges
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
from studio.puzzle.visits import LOOP_CONSTRAINTS, VisitedOrOutside
from tests.engines.deduction.soundness import loops_of
from tests.engines.visiting import some_constraint


def idle(graph: Graph) -> list[Constraint]:
    """Constraints with nothing to count, no number allowed, no way, or a way of no facts."""
    first, second = graph.edges[:2]
    used, unused, visited = EdgeUsed(*first), EdgeUnused(*first), NodeVisited(graph.size - 1)
    clear = EdgesParity((), odd=False)
    return [
        *(EdgesUsed((), count) for count in (0, 1)),
        *(EdgesUsed((first, second), count) for count in (-1, 3)),
        *(NodesVisited((), (count,)) for count in (0, 1)),
        *(NodesVisited((0, 1), counts) for counts in ((), (3,))),
        *(EdgesCounted((), (count,)) for count in (0, 1)),
        *(EdgesCounted((first, second), counts) for counts in ((), (3,))),
        *(EdgesParity((), odd) for odd in (False, True)),
        *(EdgesParity((first, first), odd) for odd in (False, True)),
        *(OddsCounted(((), ()), (count,)) for count in (0, 1)),
        *(OddsCounted(((), (first,)), (count,)) for count in (0, 1)),
        OddsCounted((), (0,)),
        *map(AnyWay, [(), ((),), ((), (used,)), ((used, unused),), ((used, unused), (visited,))]),
        *map(AllOf, [(), (clear,), (visited, clear), (visited, EdgesParity((), odd=True))]),
        *(
            EqualArms(0, arms, equal)
            for arms in ((), ((), ()), ((first,), ()))
            for equal in (False, True)
        ),
        *(VisitedOrOutside(0, edges) for edges in ((), (first,), graph.edges)),
    ]


def marks(graph: Graph, loop: Trace) -> list[Constraint]:
    return [(EdgeUsed if pair in loop.used else EdgeUnused)(*pair) for pair in graph.edges]


@pytest.mark.parametrize(
    "graph",
    [Board.square(2, 2).loop_graph, Board.square(3, 3, holes=[(0, 2)]).cell_graph],
    ids=["corners", "cells"],
)
def test_a_clue_allows_the_loops_that_obey_it_and_no_others(graph: Graph) -> None:
    rng = random.Random(1)
    some = [some_constraint(graph, rng, kind) for kind in range(24)]
    pairs = [kind(*graph.edges[:2]) for kind in PAIRS]
    constraints = [*idle(graph), *some, *pairs]
    assert {type(each) for each in constraints} >= set(LOOP_CONSTRAINTS)
    edges = LoopEdges(Problem(graph, Shape.CYCLE))
    for loop in loops_of(graph):
        drawn = list(map(edges.literal, marks(graph, loop)))
        for constraint in constraints:
            allowed = edges.solver.solve([*drawn, edges.literal(constraint)])
            assert allowed is constraint.holds(loop), (constraint, loop)
