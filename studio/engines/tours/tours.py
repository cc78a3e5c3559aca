"""Tours: lines through all cells of a board by jumps, found fast and without a proof.

Shape.HAMILTONIAN_PATH and HAMILTONIAN_CYCLE. Warnsdorff's rule finds nearly all of a tour; what it
leaves is mended by Posa's rotations, or by taking steps back, or not at all, so that the methods
can be compared. Large closed boards are composed of small closed tours (see ``tour_blocks``).
Memory is linear in the board throughout.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from studio.board import Graph
from studio.engines import kernels
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Event, Found
from studio.engines.kernels import tours_plain
from studio.engines.reasons import Declined, Impossible, Unfinished
from studio.puzzle import Problem, Shape, StartsAt, StepAt, Trace
from studio.puzzle.impossible import too_few_ways, why_no_line
from studio.puzzle.problem import SPANNING
from studio.puzzle.reason import Reason
from studio.records import dataclass

Nodes: TypeAlias = NDArray[np.int32]
Ties = Literal["first", "random", "far", "far-round"]
Repair = Literal["none", "backtracking", "rotations"]

WORK = 400
"""Nodes that rotations may move in one try, for each node of the graph."""
PATIENCE = 4
"""Steps of backtracking in the first try, for each node; each try has so many more."""
SLICE = 50_000
"""Steps of backtracking between two looks at the token."""
REPEATS = 50
"""After so many tours in a row that were known already the engine stops looking for others."""


@dataclass(frozen=True)
class Method:
    """How a tour is looked for.

    ``ties`` says which of the neighbours with the fewest ways on Warnsdorff's rule takes: the
    first, a random one, or the one farthest from the centre, by rows and columns ("far", Chebyshev)
    or in a straight line ("far-round", Roth); random among what still is equal, from the second try
    on. ``repair`` says what is done where the rule comes to an end too early. ``tries`` bounds how
    often it is begun anew.
    """

    ties: Ties = "far"
    repair: Repair = "rotations"
    tries: int = 40


@dataclass(frozen=True)
class Attempt:
    """How a search ended: the nodes of a tour, or None. ``tries`` were begun, ``backs`` taken back.

    ``proved``: there is none. ``reason`` says why there is no tour.
    """

    nodes: Nodes | None
    tries: int = 1
    backs: int = 0
    proved: bool = False
    reason: Reason | None = None


@dataclass(frozen=True)
class Ways:
    """A graph as the kernels have it, with a weight for ties."""

    starts: Nodes
    near: Nodes
    weight: Nodes

    @staticmethod
    def of(graph: Graph) -> Ways:
        """The edges of an undirected graph; all nodes weigh the same."""
        degrees = [len(nodes) for nodes in graph.neighbours]
        starts = np.concatenate(([0], np.cumsum(degrees))).astype(np.int32)
        near = np.array([v for nodes in graph.neighbours for v in nodes], dtype=np.int32)
        return Ways(starts, near, np.zeros(graph.size, dtype=np.int32))

    @property
    def size(self) -> int:
        """How many nodes there are."""
        return len(self.starts) - 1

    def within(self, kept: Nodes) -> Ways:
        """Some of the nodes, in increasing order, and the edges between them."""
        number = np.full(self.size, -1, dtype=np.int32)
        number[kept] = np.arange(len(kept), dtype=np.int32)
        source = np.repeat(np.arange(self.size), np.diff(self.starts))
        stays = (number[source] >= 0) & (number[self.near] >= 0)
        degrees = np.bincount(number[source[stays]], minlength=len(kept))
        starts = np.concatenate(([0], np.cumsum(degrees))).astype(np.int32)
        return Ways(starts, number[self.near[stays]], self.weight[kept])


def why_no_ways(ways: Ways, *, closed: bool) -> Reason | None:
    """Why no line passes all nodes, as far as their numbers of edges tell; None if they do not."""
    degrees = np.diff(ways.starts)
    if ways.size < 2:
        return None
    return too_few_ways(int((degrees == 0).sum()), int((degrees == 1).sum()), closed=closed)


def engine_room() -> Any:
    """The kernels: compiled where that is ready, else their twins."""
    if kernels.warm("tours"):
        from studio.engines.kernels import tours

        return tours
    return tours_plain


def search(
    ways: Ways,
    start: int,
    *,
    closed: bool,
    method: Method | None = None,
    seed: int = 1,
    token: Token | None = None,
) -> Attempt:
    """A line through all nodes from ``start``; None proves nothing unless ``proved`` says so."""
    method = method or Method()
    token = token or Token()
    if method.repair == "backtracking":
        return _with_steps_back(ways, start, closed, method, seed, token)
    room = engine_room()
    size = ways.size
    degrees = np.diff(ways.starts)
    for number in range(method.tries):
        if token.stopped:
            return Attempt(None, number, reason=Reason(Unfinished.TOUR_UNFOUND))
        free = degrees.copy()
        path = np.zeros(size, dtype=np.int32)
        where = np.full(size, -1, dtype=np.int32)
        path[0] = start
        random = 0 if number == 0 and method.ties != "random" else 1 + (seed + number) * 7919
        length = room.warnsdorff(ways.starts, ways.near, ways.weight, free, path, where, random)
        work = WORK * size if method.repair == "rotations" else 0
        full = (ways.starts, ways.near, free, path, where, length, closed, work, seed + number)
        if room.rotate(*full) == size:
            return Attempt(path, number + 1)
    return Attempt(None, method.tries, reason=Reason(Unfinished.NOT_MET))


def _with_steps_back(
    ways: Ways, start: int, closed: bool, method: Method, seed: int, token: Token
) -> Attempt:
    """Backtracking, begun anew with other ties and more patience each time it takes too long."""
    room = engine_room()
    size = ways.size
    backs = 0
    rng = np.random.default_rng(seed)
    for number in range(method.tries):
        weight = ways.weight
        if number or method.ties == "random":
            noise = rng.integers(0, 1 << 15, size, dtype=np.int32)
            weight = (np.minimum(weight, 1 << 14) << 16) + noise
        path, where, tried = (np.full(size, fill, dtype=np.int32) for fill in (0, -1, -1))
        path[0] = start
        choices = np.zeros(len(ways.near) + 1, dtype=np.int32)
        bottom = np.zeros(size + 1, dtype=np.int32)
        state = np.array([1, 0], dtype=np.int64)
        free = np.diff(ways.starts)
        tables = (ways.starts, ways.near, weight, free, path, where, tried, choices, bottom, state)
        answer, left = -1, PATIENCE * size * (number + 1)
        while answer < 0 < left:
            if token.stopped:
                reason = Reason(Unfinished.TOUR_UNFOUND)
                return Attempt(None, number + 1, backs + int(state[1]), reason=reason)
            answer = room.backtrack(*tables, closed, min(left, SLICE))
            left -= SLICE
        backs += int(state[1])
        if answer == 1:
            return Attempt(path, number + 1, backs)
        if answer == 0:
            return Attempt(None, number + 1, backs, proved=True, reason=Reason(Impossible.TRIED))
    return Attempt(None, method.tries, backs, reason=Reason(Unfinished.NOT_MET))


class Tours:
    """The engine: some tours, each from another seed. It never proves that there are no others."""

    key = "tours"
    name = "Tours by Warnsdorff's rule and rotations"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Lines through all nodes with nothing given but the first."""
        if task is Task.COUNT:
            return Reason(Declined.TOURS_UNCOUNTED)
        if problem.shape not in SPANNING or problem.graph.directed:
            return Reason(Declined.TOURS_SHAPE)
        for constraint in problem.constraints:
            if not (
                isinstance(constraint, StartsAt)
                or (isinstance(constraint, StepAt) and constraint.step == 1)
            ):
                return Reason(Declined.TOURS_FIRST)
        return None

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Tours until there are enough, or until only known ones come up."""
        graph = problem.graph
        closed = problem.shape is Shape.HAMILTONIAN_CYCLE
        starts = {c.node for c in problem.constraints if isinstance(c, StartsAt | StepAt)}
        start = min(starts, default=None)
        reason = why_no_line(graph, closed=closed, start=start)
        if len(starts) > 1:
            reason = Reason(Impossible.TWO_FIRST_CELLS)
        if reason is not None or graph.size == 0:
            yield Done(0, exact=True, reason=reason or Reason(Impossible.NO_CELLS))
            return
        if graph.size == 1:
            yield Found(Trace((0,)))
            yield Done(1, exact=True)
            return
        yield from _many(problem, closed, start, limit, token)


TOURS = Tours()


def _many(
    problem: Problem, closed: bool, start: int | None, limit: Limit, token: Token
) -> Iterator[Event]:
    """Different tours of a problem, from one seed after the other."""
    ways = Ways.of(problem.graph)
    clock = Token(limit.seconds)
    seen: set[Trace] = set()
    misses = 0
    seed = 0
    while misses < REPEATS and not token.stopped and not clock.stopped:
        if limit.solutions is not None and len(seen) >= limit.solutions:
            break
        seed += 1
        begin = seed % ways.size if start is None else start
        nodes = search(
            ways, begin, closed=closed, method=Method("random", tries=4), seed=seed, token=token
        ).nodes
        misses += 1
        if nodes is None:
            continue
        trace = problem.canonical(Trace(tuple(nodes.tolist()), closed))
        if trace not in seen:
            seen.add(trace)
            misses = 0
            yield Found(trace)
    yield Done(len(seen), exact=False, reason=Reason(Unfinished.NOT_ALL))
