"""Random lines through all nodes of graphs whose edges lead one way."""

from __future__ import annotations

import random

from studio.board import Graph
from studio.engines.engine import Model, Refuted, Token
from studio.engines.sat.path_sat import PathOracle
from studio.puzzle import Problem, Trace


def random_one_way(problem: Problem, seed: int, token: Token) -> Trace | Refuted | None:
    """A line of the problem's shape, closed ones from node 0; constraints are not looked at.

    Refuted if it is proved that there is none, None if the token stopped it. Parts of a line that
    leads one way cannot be turned round as ``random_path`` does; so a solver is asked that knows
    the nodes by other numbers each time. The lines are not equally likely.
    """
    graph = problem.graph
    names = list(range(graph.size))
    random.Random(seed).shuffle(names)
    edges = tuple(sorted((names[u], names[v]) for u, v in graph.edges))
    shuffled = Graph(graph.size, edges, directed=True)
    match PathOracle(shuffled, problem.shape, rooted=True).ask((), (), token):
        case Model(trace):
            node = {name: v for v, name in enumerate(names)}
            nodes = tuple(node[name] for name in trace.nodes)
            turn = nodes.index(0) if problem.closed else 0
            return Trace(nodes[turn:] + nodes[:turn], problem.closed)
        case Refuted() as refuted:
            return refuted
    return None
