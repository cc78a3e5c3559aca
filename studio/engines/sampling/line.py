"""A random answer to a problem, for puzzles that start from one."""

from __future__ import annotations

from studio.engines.engine import Refuted, Token
from studio.engines.sampling.loop import LoopStyle, random_loop
from studio.puzzle import Problem, Shape, Trace
from studio.puzzle.problem import SPANNING


def declines(problem: Problem) -> bool:
    """Is this a problem for which no random answers are drawn?"""
    if problem.shape is Shape.CYCLE:
        return problem.graph.planar is None
    return problem.shape not in SPANNING


def random_line(
    problem: Problem, seed: int, loop_style: LoopStyle, token: Token
) -> Trace | Refuted | None:
    """A random line of the problem's shape; its constraints are not looked at.

    Refuted if it is proved that there is none; None if none was met, or the token stopped it.
    """
    from studio.engines.graph_repair.spanning import spanning_line
    from studio.engines.sampling.one_way import random_one_way
    from studio.engines.sampling.path import random_path

    graph, closed = problem.graph, problem.closed
    if problem.shape is Shape.CYCLE:
        return random_loop(graph, seed, loop_style) or Refuted(frozenset())
    if graph.directed:
        return random_one_way(problem, seed, token)
    trace = random_path(graph, seed, closed=closed)
    if trace is None:
        # Where a line does not grow by itself a solver finds the first one.
        first = spanning_line(graph, token, closed=closed)
        if isinstance(first, Trace):
            return random_path(graph, seed, closed=closed, start=first) or first
        return first
    return trace
