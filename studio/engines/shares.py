"""All solutions as one table: how many use each link, and any of them drawn at random.

A sweep that keeps its layers, and one pass back over them (the forward-backward method; Knuth, The
Art of Computer Programming 4A, 7.1.4, exercise 25): the solutions through a link are, over all
states and followers that choose it, the ways to the state times the ways on from the follower.
Everything is exact.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from dataclasses import dataclass

import numpy as np

from studio.engines.engine import Limit, Token
from studio.engines.events import Progress
from studio.engines.frontier_demand import counted
from studio.engines.frontier_engine import STOPPED, lone_answers
from studio.engines.frontier_layout import Words
from studio.engines.frontier_plan import Plan, plan
from studio.engines.frontier_sweep import Interrupted, Notes, OutOfRoom, Sweep
from studio.engines.kernels import fields
from studio.engines.kernels.shares import backward
from studio.puzzle import Problem, StepAt, Trace
from studio.puzzle.trace import line_of

MOST_LISTED = 20_000
"""Solutions that :meth:`SolutionTable.steps` looks at one by one."""


@dataclass(frozen=True)
class Shares:
    """``total`` answers, and for each link of the graph how many of them use it."""

    total: int
    links: tuple[int, ...]


@dataclass(frozen=True)
class SolutionTable:
    """The answers of a problem; made by :func:`tabulate`.

    ``layers`` holds for each state its followers and, as ``counts``, its completions.
    """

    problem: Problem
    shares: Shares
    plan: Plan | None
    layers: tuple[Notes, ...]

    @property
    def total(self) -> int:
        """How many answers there are."""
        return self.shares.total

    def draw(self, rng: random.Random) -> Trace:
        """One of the answers, each equally likely; ValueError if there is none."""
        if self.total == 0:
            raise ValueError("there is no solution to draw")
        if self.plan is None:
            return next(lone_answers(self.problem))
        links: list[int] = []
        state = 0
        for layer, notes in enumerate(self.layers):
            ticket = rng.randrange(_number(notes.counts[state]))
            for t in range(int(notes.first[state]), int(notes.first[state + 1])):
                follower = int(notes.followers[t])
                ticket -= self._completions(layer + 1, follower)
                if ticket < 0:
                    break
            links.extend(self._chosen(layer, int(notes.choices[t])))
            if follower < 0:
                break
            state = follower
        return rng.choice(list(self._numberings(links)))

    def solutions(self) -> Iterator[Trace]:
        """All answers, one by one, each once."""
        if self.plan is None and self.total:
            yield from lone_answers(self.problem)
        seen: set[frozenset[int]] = set()
        for links in self._drawings():
            # A line whose labels allow both directions stands in the table twice.
            if frozenset(links) not in seen:
                seen.add(frozenset(links))
                yield from self._numberings(links)

    def steps(self) -> tuple[tuple[int, ...], ...] | None:
        """For each node, how many answers visit it at step 1, 2, ...; None if they are too many."""
        if self.total > MOST_LISTED:
            return None
        size = self.problem.graph.size
        table = [[0] * size for _ in range(size)]
        for trace in self.solutions():
            for node, step in trace.steps.items():
                table[node][step - 1] += 1
        return tuple(map(tuple, table))

    def _completions(self, layer: int, state: int) -> int:
        if state < 0:
            return 1
        # What is left when all nodes are taken was never completed: no loop at all.
        return _number(self.layers[layer].counts[state]) if layer < len(self.layers) else 0

    def _chosen(self, layer: int, choice: int) -> Iterator[int]:
        assert self.plan is not None
        first = int(self.plan.meta[layer, fields.FIRST_LINK])
        for i in (choice & 31, choice >> 5 & 31):
            if i:
                yield int(self.plan.links[first + i - 1])

    def _drawings(self) -> Iterator[list[int]]:
        """The links of every way through the table that leads to an answer."""
        if self.plan is None or self.total == 0:
            return
        stack: list[tuple[int, int, list[int]]] = [(0, 0, [])]
        while stack:
            layer, state, links = stack.pop()
            if state < 0:
                yield links
                continue
            notes = self.layers[layer]
            for t in range(int(notes.first[state]), int(notes.first[state + 1])):
                follower = int(notes.followers[t])
                if self._completions(layer + 1, follower):
                    chosen = self._chosen(layer, int(notes.choices[t]))
                    stack.append((layer + 1, follower, [*links, *chosen]))

    def _numberings(self, links: list[int]) -> Iterator[Trace]:
        """The answers that a set of links draws."""
        problem = self.problem
        line = line_of([problem.graph.links[k] for k in links], problem.closed)
        if not problem.rooted:
            yield line.canonical()
            return
        labels = [(c.node, c.step) for c in problem.constraints if isinstance(c, StepAt)]
        for nodes in (line.nodes, line.nodes[::-1]):
            turns = range(len(nodes)) if problem.closed else range(1)
            if problem.closed and labels:
                node, step = labels[0]
                turns = range((nodes.index(node) - step + 1) % len(nodes), len(nodes))[:1]
            for turn in turns:
                trace = Trace(nodes[turn:] + nodes[:turn], problem.closed)
                if all(trace.nodes[step - 1] == node for node, step in labels):
                    yield trace


def tabulate(
    problem: Problem, limit: Limit, token: Token
) -> Generator[Progress, None, SolutionTable | str]:
    """The table of all answers, or a sentence why it could not be made.

    For problems that a frontier engine counts; ``limit.nodes`` bounds the states of a layer,
    ``limit.seconds`` the way there. Yields progress.
    """
    graph = problem.graph
    if graph.size < 2:
        total = sum(1 for _ in lone_answers(problem))
        return SolutionTable(problem, Shares(total, ()), None, ())
    task = counted(problem)
    layout = plan(graph, task.demand) if task.demand else None
    if layout is None:
        return SolutionTable(problem, Shares(0, (0,) * len(graph.links)), None, ())
    sweep = Sweep(layout, most=limit.nodes, keep=True)
    try:
        yield from sweep.run(token, Token(limit.seconds))
        found = [0] * len(graph.links)
        layers = list(_way_back(layout, sweep.notes, found, token))
    except Interrupted:
        return STOPPED
    except OutOfRoom:
        return "There are too many states to keep them all for the shares."
    shares = Shares(sweep.total * task.factor, tuple(n * task.factor for n in found))
    return SolutionTable(problem, shares, layout, tuple(reversed(layers)))


def _way_back(layout: Plan, notes: list[Notes], found: list[int], token: Token) -> Iterator[Notes]:
    """The layers from last to first with completions for counts; adds to ``found`` by link."""
    flag = np.zeros(1, np.uint8)

    def wake() -> None:
        flag[0] = 1

    token.on_cancel(wake)
    try:
        left_over = int(notes[-1].followers.max(initial=-1)) + 1
        after, most = np.zeros((left_over, 1), np.uint64), 0
        for layer in range(len(notes) - 1, -1, -1):
            kept = notes[layer]
            fan = int(layout.meta[layer, fields.FAN])
            limbs = max(1, -(-(max(most, 1) * fan).bit_length() // 64))
            completions = np.zeros((len(kept.counts), limbs), np.uint64)
            first, count = (
                int(layout.meta[layer, fields.FIRST_LINK]),
                int(layout.meta[layer, fields.LINKS]),
            )
            count_pieces = -(-_largest(kept.counts).bit_length() // 32)
            products = np.zeros((count, 2 * limbs + count_pieces + 1), np.uint64)
            backward(
                kept.counts,
                count_pieces,
                kept.first,
                kept.followers,
                kept.choices,
                after,
                completions,
                2 * limbs,
                np.zeros((count, limbs), np.uint64),
                products,
                flag,
            )
            if token.stopped:
                raise Interrupted
            for e in range(count):
                link = int(layout.links[first + e])
                found[link] += sum(int(part) << (32 * p) for p, part in enumerate(products[e]))
            after, most = completions, _largest(completions)
            yield Notes(completions, kept.first, kept.followers, kept.choices)
    finally:
        token.forget(wake)


def _number(limbs: Words) -> int:
    return sum(int(limb) << (64 * j) for j, limb in enumerate(limbs))


def _largest(numbers: Words) -> int:
    """A bound on the largest of some numbers in limbs, tight to a limb."""
    for j in range(numbers.shape[1] - 1, -1, -1):
        top = int(numbers[:, j].max(initial=0))
        if top:
            return ((top + 1) << (64 * j)) - 1
    return 0
