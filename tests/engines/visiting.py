"""Random constraints on what a loop visits and how it runs, of every kind there is."""

from __future__ import annotations

import random
from itertools import pairwise

from studio.board import Graph
from studio.puzzle import (
    AllOf,
    AnyWay,
    Constraint,
    EdgesCounted,
    EdgesParity,
    EdgeUnused,
    EdgeUsed,
    EqualArms,
    NodesVisited,
    NodeVisited,
    OddsCounted,
    Problem,
    Shape,
)
from studio.puzzle.visits import Fact


def some_fact(graph: Graph, rng: random.Random) -> Fact:
    """An edge used or not, or a node visited or not."""
    if rng.random() < 0.4:
        return NodeVisited(rng.randrange(graph.size), rng.random() < 0.6)
    kind = EdgeUsed if rng.random() < 0.5 else EdgeUnused
    return kind(*rng.choice(graph.edges))


def some_constraint(graph: Graph, rng: random.Random, kind: int, most: int = 6) -> Constraint:
    """One of the kinds, on up to ``most`` edges or nodes, some of them perhaps named twice."""
    edges = tuple(rng.choice(graph.edges) for _ in range(rng.randint(1, most)))
    nodes = tuple(rng.sample(range(graph.size), rng.randint(1, min(most, graph.size))))
    counts = tuple(sorted(rng.sample(range(5), rng.randint(1, 3))))
    match kind % 8:
        case 0:
            return NodeVisited(nodes[0], rng.random() < 0.5)
        case 1:
            return NodesVisited(nodes, counts)
        case 2:
            return EdgesCounted(edges, counts)
        case 3:
            return EdgesParity(edges, rng.random() < 0.5)
        case 6:
            few = max(1, most // 2)
            groups = (
                tuple(rng.sample(graph.edges, min(len(graph.edges), rng.randint(0, 2))))
                for _ in range(rng.randint(1, few))
            )
            return OddsCounted(tuple(groups), counts)
        case 7:
            return some_arms(graph, rng, nodes[0], most)
        case 5:
            return AllOf(
                tuple(some_constraint(graph, rng, k, most) for k in rng.sample(range(5), 2))
            )
    wide = rng.randint(1, most)
    ways = tuple(
        tuple(some_fact(graph, rng) for _ in range(rng.randint(1, max(1, most // 2))))
        for _ in range(wide)
    )
    return AnyWay(ways)


def some_arms(graph: Graph, rng: random.Random, node: int, most: int) -> EqualArms:
    """Walks from a node, one along each of its edges."""
    arms = []
    for first in graph.neighbours[node]:
        walk = [node, first]
        for _ in range(rng.randrange(max(1, most // 2))):
            ahead = [other for other in graph.neighbours[walk[-1]] if other not in walk]
            if ahead:
                walk.append(rng.choice(ahead))
        arms.append(tuple((min(pair), max(pair)) for pair in pairwise(walk)))
    return EqualArms(node, tuple(arms), rng.random() < 0.5)


def visiting_problems(graph: Graph, seed: object, count: int = 8) -> list[Problem]:
    """Loops of a plane graph under one constraint of each kind, and under several at once."""
    rng = random.Random(repr(seed))
    if not graph.edges:
        return []
    sets = [[some_constraint(graph, rng, kind)] for kind in range(8)]
    sets += [
        [some_constraint(graph, rng, rng.randrange(8)) for _ in range(2)] for _ in range(count)
    ]
    # More literals than clauses alone can say.
    sets += [[some_constraint(graph, rng, kind, most=14)] for kind in (1, 2, 4, 5, 6)]
    return [Problem(graph, Shape.CYCLE, tuple(dict.fromkeys(found))) for found in sets]
