"""Lines through all nodes of any graph: from networkx, and of the series that one compares on.

For scripts: ``from studio.engines.search.hamilton import problem_from_networkx``.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

from studio.board import Graph
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found
from studio.puzzle import Constraint, EdgeUsed, Problem, Shape, StepAt, Trace
from studio.records import dataclass

if TYPE_CHECKING:
    from studio.engines.engine import Engine


@dataclass(frozen=True)
class Named:
    """A problem whose nodes have names: ``names[k]`` is that of node ``k``."""

    problem: Problem
    names: tuple[Hashable, ...]


def problem_from_networkx(
    graph: Any,
    *,
    closed: bool = False,
    source: Hashable | None = None,
    target: Hashable | None = None,
    labels: Iterable[tuple[Hashable, int]] = (),
    diamonds: Iterable[tuple[Hashable, Hashable]] = (),
) -> Named:
    """The problem of a line through all nodes of a networkx graph, directed or not.

    The line may be given a first and a last node, nodes with their step (from 1), and pairs of
    nodes that follow each other. KeyError names a node that the graph lacks; ValueError, with a
    sentence, says what else is wrong. Parallel edges count once.
    """
    names = tuple(graph.nodes)
    index = {name: k for k, name in enumerate(names)}
    pairs = [(index[edge[0]], index[edge[1]]) for edge in graph.edges]
    for u, v in pairs:
        if u == v:
            raise ValueError(f"An edge leads from {names[u]!r} to itself.")
    if graph.is_directed():
        made = Graph(len(names), tuple(sorted(set(pairs))), directed=True)
    else:
        made = Graph.undirected(len(names), pairs)
    ends = [(source, 1), (target, len(names))]
    steps = [*labels, *((name, step) for name, step in ends if name is not None)]
    constraints: list[Constraint] = []
    for name, step in steps:
        if not 1 <= step <= len(names):
            raise ValueError(f"Step {step} is not one of 1 to {len(names)}.")
        constraints.append(StepAt(index[name], step))
    for a, b in diamonds:
        u, v = sorted((index[a], index[b]))
        constraints.append(EdgeUsed(u, v))
    shape = Shape.HAMILTONIAN_CYCLE if closed else Shape.HAMILTONIAN_PATH
    return Named(Problem(made, shape, tuple(dict.fromkeys(constraints)), rooted=True), names)


def at_least(engine: Engine, problem: Problem, number: int, token: Token) -> bool | None:
    """Are there so many answers? None where the engine was stopped before it knew."""
    limit = Limit(solutions=number)
    *_, done = engine.run(problem, Task.SOLVE, limit, token)
    assert isinstance(done, Done)
    if done.count >= number:
        return True
    return False if done.exact else None


def one_of_at_least(engine: Engine, problem: Problem, number: int, token: Token) -> Trace | None:
    """One of the answers if there are at least so many; None if there are fewer.

    As the second remark of the sheet asks. TimeoutError where the engine was stopped too early.
    """
    found: list[Trace] = []
    for event in engine.run(problem, Task.SOLVE, Limit(solutions=number), token):
        if isinstance(event, Found):
            found.append(event.trace)
        if isinstance(event, Done) and not event.exact and len(found) < number:
            raise TimeoutError("Stopped before it was known.")
    return found[0] if len(found) >= number > 0 else None


# -- series to compare engines on ------------------------------------------------------------------


def complete(size: int, *, directed: bool = False) -> Graph:
    """All edges between the nodes."""
    if directed:
        return Graph(size, tuple(permutations(range(size), 2)), directed=True)
    return Graph(size, tuple(combinations(range(size), 2)))


def ring(size: int) -> Graph:
    """A single cycle."""
    return Graph.undirected(size, ((k, (k + 1) % size) for k in range(size)))


def grid(rows: int, columns: int) -> Graph:
    """Squares that touch by sides, in reading order."""
    edges = [
        (r * columns + c, r * columns + c + 1) for r in range(rows) for c in range(columns - 1)
    ]
    edges += [(k, k + columns) for k in range((rows - 1) * columns)]
    return Graph.undirected(rows * columns, edges)


def random_graph(size: int, degree: float, seed: int) -> Graph:
    """Each edge there with the same chance, so that ``degree`` edges meet at a node on average."""
    import random

    rng = random.Random(seed)
    chance = degree / max(1, size - 1)
    return Graph.undirected(
        size, (p for p in combinations(range(size), 2) if rng.random() < chance)
    )


def tournament(size: int, seed: int) -> Graph:
    """An edge between each two nodes, which leads one way by lot."""
    import random

    rng = random.Random(seed)
    pairs = combinations(range(size), 2)
    arcs = [(u, v) if rng.random() < 0.5 else (v, u) for u, v in pairs]
    return Graph(size, tuple(sorted(arcs)), directed=True)


PARITY = (
    "On an n\u00a0×\u00a0n grid a line between opposite corners changes colour at each of its "
    "n²\u00a0−\u00a01 steps, and opposite corners have the same colour. So n²\u00a0−\u00a01 is "
    "even where there is such a line, and for even n there is none."
)
"""Why half of the series of grids has no answers (the phenomenon that the course asks about)."""
