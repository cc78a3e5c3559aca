"""All solutions as one table: how many use each edge, and any of them drawn at random.

A sweep that keeps its layers, and one pass back over them (the forward-backward method; Knuth, The
Art of Computer Programming 4A, 7.1.4, exercise 25): the solutions through an edge are, over all
states and followers that choose it, the ways to the state times the ways on from the follower.
Everything is exact.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator

import numpy as np

from studio.engines.counting.back_pointers import Book, Page, number
from studio.engines.counting.demand import counted
from studio.engines.counting.engine import STOPPED, lone_answers
from studio.engines.counting.layout import Ints, Words
from studio.engines.counting.plan import Plan, plan
from studio.engines.counting.sweep import Interrupted, OutOfRoom, Sweep
from studio.engines.counting.symmetry import alike_edges
from studio.engines.engine import Limit, Token
from studio.engines.events import Progress
from studio.engines.kernels import fields
from studio.engines.kernels import shares as kernel
from studio.engines.kernels.back_pointers import complete
from studio.engines.reasons import Declined, Unfinished
from studio.puzzle import Problem, StepAmong, StepAt, Trace
from studio.puzzle.constraints import DIRECTED
from studio.puzzle.reason import Reason
from studio.puzzle.trace import line_of
from studio.records import dataclass

MOST_LISTED = 20_000
"""Solutions that :meth:`SolutionTable.steps` looks at one by one."""


@dataclass(frozen=True)
class EdgeFrequencies:
    """``total`` answers, and for each edge of the graph how many of them use it."""

    total: int
    edges: tuple[int, ...]


@dataclass(frozen=True)
class SolutionTable:
    """The answers of a problem; made by :func:`tabulate`.

    ``book`` holds every state that was met, with its count and its followers. Answers are read from
    it backwards, from the complete lines: nothing leads astray that way.
    """

    problem: Problem
    shares: EdgeFrequencies
    plan: Plan | None
    book: Book

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
        layers = self.book.layers
        ticket = rng.randrange(sum(back_pointers.ended for back_pointers in layers))
        layer = 0
        while ticket >= layers[layer].ended:
            ticket -= layers[layer].ended
            layer += 1
        edges: list[int] = []
        state = -1
        for at in range(layer, -1, -1):
            (state, _, mark), ticket = layers[at].pick(state, ticket)
            edges.extend(self._chosen(at, mark))
        return rng.choice(list(self._numberings(edges)))

    def solutions(self) -> Iterator[Trace]:
        """All answers, one by one, each once."""
        if self.plan is None and self.total:
            yield from lone_answers(self.problem)
        seen: set[frozenset[int]] = set()
        for edges in self._drawings():
            # A line whose labels allow both directions stands in the table twice.
            if frozenset(edges) not in seen:
                seen.add(frozenset(edges))
                yield from self._numberings(edges)

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

    def _chosen(self, layer: int, mark: int) -> Iterator[int]:
        assert self.plan is not None
        first = int(self.plan.meta[layer, fields.FIRST_EDGE])
        for i in (mark & 31, mark >> 5):
            if i:
                yield from self.plan.chains[int(self.plan.edges[first + i - 1])]

    def _drawings(self) -> Iterator[list[int]]:
        """The edges of every way back from a complete line to the start."""
        if self.plan is None or self.total == 0:
            return
        layers = self.book.layers
        stack: list[tuple[int, int, list[int]]] = [(at, -1, []) for at in range(len(layers))]
        while stack:
            layer, state, edges = stack.pop()
            for origin, _, mark in layers[layer].into(state):
                longer = [*edges, *self._chosen(layer, mark)]
                if layer == 0:
                    yield longer
                else:
                    stack.append((layer - 1, origin, longer))

    def _numberings(self, edges: list[int]) -> Iterator[Trace]:
        """The answers that a set of edges draws."""
        problem = self.problem
        pairs = [problem.graph.edges[k] for k in edges]
        line = line_of(pairs, problem.closed)
        if not problem.rooted:
            yield line.canonical()
            return
        told = [c for c in problem.constraints if isinstance(c, DIRECTED)]
        label = next((c for c in told if isinstance(c, StepAt)), None)
        for nodes in (line.nodes, line.nodes[::-1]):
            if problem.graph.directed and nodes[:2] not in pairs:
                continue
            turns = range(len(nodes)) if problem.closed else range(1)
            if problem.closed and label is not None:
                turns = range((nodes.index(label.node) - label.step + 1) % len(nodes), len(nodes))
                turns = turns[:1]
            for turn in turns:
                trace = Trace(nodes[turn:] + nodes[:turn], problem.closed)
                if all(constraint.holds(trace) for constraint in told):
                    yield trace


def tabulate(
    problem: Problem, limit: Limit, token: Token
) -> Generator[Progress, None, SolutionTable | Reason]:
    """The table of all answers, or a sentence why it could not be made.

    For problems that a frontier engine counts; ``limit.nodes`` bounds the states of a layer,
    ``limit.seconds`` the way there. Yields progress.
    """
    told = yield from _told(problem, limit, token, drawing=True)
    return told if isinstance(told, Reason) else SolutionTable(problem, *told)


def shared(
    problem: Problem, limit: Limit, token: Token
) -> Generator[Progress, None, EdgeFrequencies | Reason]:
    """The shares alone, or why they are not known; as :func:`tabulate` otherwise.

    Edges that a symmetry of the problem takes to each other have the same share, so only one of
    them is worked out: the last that the sweep decides, which leaves the shortest way back.
    """
    told = yield from _told(problem, limit, token, drawing=False)
    return told if isinstance(told, Reason) else told[0]


def _told(
    problem: Problem, limit: Limit, token: Token, *, drawing: bool
) -> Generator[Progress, None, tuple[EdgeFrequencies, Plan | None, Book] | Reason]:
    """Shares, plan and book; the book is whole only where it is for ``drawing``."""
    graph = problem.graph
    if graph.size < 2:
        total = sum(1 for _ in lone_answers(problem))
        return EdgeFrequencies(total, ()), None, Book()
    if any(isinstance(c, StepAmong) for c in problem.constraints):
        return Reason(Declined.SHARES_AMONG)
    task = counted(problem)
    layout = plan(graph, task.demand) if task.demand else None
    if layout is None:
        return EdgeFrequencies(0, (0,) * len(graph.edges)), None, Book()
    alike = None if drawing or task.demand is None else alike_edges(graph, task.demand)
    rows = np.arange(len(layout.edges)) if alike is None else _last_rows(layout, alike)
    wanted = np.zeros(layout.layers, np.bool_)
    wanted[layout.layer_of_rows[rows]] = True
    sweep = Sweep(layout, most=limit.nodes, keep=True, wanted=None if alike is None else wanted)
    try:
        yield from sweep.run(token, Token(limit.seconds))
        through = yield from _way_back(sweep, token)
    except Interrupted:
        return STOPPED
    except OutOfRoom:
        return Reason(Unfinished.STATES_TO_KEEP)
    found = [0] * len(graph.edges)
    for edge, row in zip(layout.edges.tolist(), rows.tolist(), strict=True):
        found[edge] += through[row] * task.factor
    every = tuple(found[edge] for edge in layout.stands.tolist())
    return EdgeFrequencies(sweep.total * task.factor, every), layout, sweep.book


def _last_rows(layout: Plan, alike: Ints) -> Ints:
    """For each row of the plan the last one whose edge is like its own."""
    last = np.zeros(len(alike), np.int64)
    np.maximum.at(last, alike[layout.edges], np.arange(len(layout.edges)))
    return last[alike[layout.edges]]


def _way_back(sweep: Sweep, token: Token) -> Generator[Progress, None, list[int]]:
    """How many lines use each of the plan's edges, from the notes of a sweep that is through.

    Right for the edges of all layers whose counts were kept. ArithmeticError if the way back does
    not find what the way there found.
    """
    layout, pages = sweep.plan, sweep.book.pages
    limbs = max(1, -(-sweep.total.bit_length() // 64))
    completions = np.zeros((2, (sweep.peak + 2) * limbs), np.uint64)
    completions[:, 0] = 1
    products = np.zeros(kernel.MARKS * limbs, np.uint64)
    shares = np.zeros((len(layout.edges), limbs), np.uint64)
    first = 0 if sweep.wanted is None else int(np.argmax(sweep.wanted))
    flag = np.zeros(1, np.uint8)

    def wake() -> None:
        flag[0] = 1

    token.on_cancel(wake)
    try:
        side = 0
        for left in range(len(pages), 0, -1):
            page = pages[left - 1]
            if len(page.kept):
                side = kernel.backward(page.limbs, limbs, page.bits)(
                    page.bits, page.back_pointers, page.kept, page.batches, page.limbs, side,
                    layout.meta, completions, products, shares, flag,
                )  # fmt: skip
            else:
                states = int(page.batches[-1, 1] + page.batches[-1, 2])
                completions[side, limbs : (states + 1) * limbs] = 0
                complete(limbs)(
                    page.bits, page.back_pointers, page.batches, limbs,
                    completions[1 - side], completions[side],
                )  # fmt: skip
                side = 1 - side
            if token.stopped:
                raise Interrupted
            if page.ended is not None and page.batches[0, 0] <= first:
                break
            yield Progress(len(pages) - left, len(pages))
    finally:
        token.forget(wake)
    if _through(page, completions[1 - side], limbs) != sweep.total:
        raise ArithmeticError("The way back over the states found another number of lines.")
    return [number(row) for row in shares.tolist()]


def _through(page: Page, completions: Words, limbs: int) -> int:
    """All lines, from the counts and the completions of the first layer of a page, which holds the
    whole of it, and what was complete before."""
    in_layer = page.batches[:, 0] == page.batches[0, 0]
    counts = page.kept[: int(page.batches[in_layer, 2].sum()) * page.limbs]
    lines = np.zeros(limbs, np.uint64)
    kernel.through(counts, page.limbs, completions, limbs, lines)
    return number(lines.tolist()) + (page.ended or 0)
