"""Random lines that contain what somebody has drawn, or that obey given constraints."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from studio.board import Graph
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Answer, Model, Oracle, Refuted, Token
from studio.engines.sampling.loop import LoopStyle, random_loop
from studio.puzzle import Constraint, EdgeUsed, Follows, Problem, Shape, Trace

MIXING = 60
"""Moves for each node of a line through all nodes."""

PINS = 6
"""Random edges that an answer is asked to use, one after the other, where it can."""


def held_by(
    problem: Problem, drawn: Sequence[int], others: Sequence[Sequence[int]] = ()
) -> list[Constraint]:
    """What a line says that goes on from what is drawn: its edges, and which way where that counts.

    Of several stretches only the edges: each may have been drawn in either direction.
    """
    pairs = [pair for stretch in (drawn, *others) for pair in pairwise(stretch)]
    if problem.rooted and not others:
        return [Follows(u, v) for u, v in pairs]
    return [EdgeUsed(min(u, v), max(u, v)) for u, v in pairs]


def whole(problem: Problem, drawn: Sequence[int]) -> Trace | None:
    """The drawing as an answer, if it is one: of the right shape, every constraint obeyed."""
    nodes = tuple(drawn)
    if problem.closed and len(nodes) > 1 and nodes[0] == nodes[-1]:
        nodes = nodes[:-1]
    trace = Trace(nodes, problem.closed)
    closes = not problem.closed or len(nodes) < len(drawn) or len(nodes) == problem.graph.size
    return problem.canonical(trace) if nodes and closes and problem.answered_by(trace) else None


def line_through(
    problem: Problem,
    drawn: Sequence[int],
    seed: int,
    loop_style: LoopStyle,
    token: Token,
    others: Sequence[Sequence[int]] = (),
) -> Trace | Refuted | None:
    """A random answer that goes on from what is drawn; Refuted if there is none, None if stopped.

    ``others`` are further stretches of it, in any direction.

    A solver finds the first one, and moves that leave what is drawn alone make it another.
    """
    complete = None if others else whole(problem, drawn)
    if complete is not None:
        return complete
    hold = [*problem.constraints, *held_by(problem, drawn, others)]
    match oracle_for(problem).ask(hold, (), token):
        case Model(trace):
            first = trace
        case Refuted() as refuted:
            return refuted
        case _:
            return None
    edges = [(min(u, v), max(u, v)) for stretch in (drawn, *others) for u, v in pairwise(stretch)]
    graph = problem.graph
    other: Trace | None = None
    if problem.shape is Shape.CYCLE:
        other = random_loop(graph, seed, loop_style, start=first, kept=edges)
    elif problem.shape is Shape.HAMILTONIAN_PATH:
        other = _shaken(graph, first, set(edges), random.Random(seed))
        if not others and len(drawn) > 1 and other.steps[drawn[0]] > other.steps[drawn[1]]:
            other = Trace(other.nodes[::-1])
    if other is not None and all(constraint.holds(other) for constraint in hold):
        return problem.canonical(other)
    return first


def answers(
    problem: Problem, hold: Collection[Constraint], seed: int, token: Token
) -> Iterator[Trace | Refuted | None]:
    """Different answers that obey more constraints, one by one, each led astray by random edges.

    Refuted at the end if there are no others; None if the token stopped it.
    """
    rng = random.Random(seed)
    oracle = oracle_for(problem)
    told: list[Collection[Constraint]] = []
    hold = [*problem.constraints, *hold]
    while True:
        answer = _astray(oracle, hold, told, rng, token)
        if not isinstance(answer, Model):
            yield answer if isinstance(answer, Refuted) else None
            return
        told.append(oracle.facts(answer.trace))
        yield answer.trace


def _astray(
    oracle: Oracle,
    hold: Collection[Constraint],
    told: Sequence[Collection[Constraint]],
    rng: random.Random,
    token: Token,
) -> Answer:
    """An answer that was not told, and that uses some random edges."""
    answer = oracle.ask(hold, told, token)
    pinned = list(hold)
    edges = oracle.graph.edges
    for u, v in rng.sample(edges, min(PINS, len(edges))):
        if not isinstance(answer, Model):
            break
        pin = EdgeUsed(u, v)
        if not pin.holds(answer.trace):
            other = oracle.ask([*pinned, pin], told, token)
            if not isinstance(other, Model):
                continue
            answer = other
        pinned.append(pin)
    return answer


def _shaken(
    graph: Graph, trace: Trace, kept: Collection[tuple[int, int]], rng: random.Random
) -> Trace:
    """A path moved by backbite moves (see ``random_path``) that break none of the edges kept."""
    path = list(trace.nodes)
    for _ in range(MIXING * len(path)):
        if rng.random() < 0.5:
            path.reverse()
        end = path[-1]
        other = rng.choice(graph.neighbours[end])
        at = path.index(other)
        if at >= len(path) - 2:
            continue
        u, v = path[at], path[at + 1]
        if (min(u, v), max(u, v)) not in kept:
            path[at + 1 :] = path[:at:-1]
    return Trace(tuple(path))
