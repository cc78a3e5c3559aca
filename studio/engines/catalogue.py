"""The engines and live solvers. A new one is a module and an entry here."""

from __future__ import annotations

from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.counting.demand import SHAPES as SWEPT
from studio.engines.counting.held_karp import HELD_KARP
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.counting.ordered import FRONTIER_ORDERED
from studio.engines.counting.paths import FRONTIER_PATHS
from studio.engines.engine import Engine, Oracle, Task
from studio.engines.proofs.by_edges import BY_EDGES
from studio.engines.sat.edge_oracle import EdgeOracle
from studio.engines.sat.edge_sat import EDGE_SAT
from studio.engines.sat.loop_sat import LOOP_SAT, LoopOracle
from studio.engines.sat.path_sat import PATH_SAT, PathOracle
from studio.engines.search.backtrack import BACKTRACK
from studio.engines.search.brute import BRUTE
from studio.engines.search.eulerian_trails import EULERIAN_TRAILS
from studio.engines.search.listing import ListingOracle
from studio.engines.search.simple_paths import SIMPLE_PATHS
from studio.engines.tours.tours import TOURS
from studio.puzzle import Problem, Shape

ENGINES: tuple[Engine, ...] = (
    LOOP_SAT,
    PATH_SAT,
    FRONTIER_LOOPS,
    FRONTIER_PATHS,
    FRONTIER_ORDERED,
    BACKTRACK,
    EDGE_SAT,
    SIMPLE_PATHS,
    EULERIAN_TRAILS,
    TOURS,
    BY_EDGES,
    HELD_KARP,
    BRUTE,
)
"""In the order in which they are tried: the first that does not decline."""


def counter_for(problem: Problem) -> Engine | None:
    """The engine that counts the problem's answers without finding them one by one, if one does."""
    counters: tuple[Engine, ...] = (
        FRONTIER_LOOPS,
        FRONTIER_PATHS,
        FRONTIER_ORDERED,
        SIMPLE_PATHS,
        EULERIAN_TRAILS,
        HELD_KARP,
    )
    for engine in counters:
        if engine.declines(problem, Task.COUNT) is None:
            return engine
    return None


def sweeper_for(problem: Problem) -> Engine | None:
    """The counter whose table could hold the answers, were the board narrow enough."""
    if problem.shape not in SWEPT:
        return None
    return FRONTIER_PATHS if problem.spanning else FRONTIER_LOOPS


def oracle_for(problem: Problem) -> Oracle:
    """A new live solver for the problem's graph and shape; LookupError if there is none."""
    if problem.shape is Shape.CYCLE and problem.graph.planar is not None:
        return RememberingOracle(LoopOracle(problem.graph))
    if problem.shape is Shape.HAMILTONIAN_CYCLE and not problem.rooted:
        graph = problem.graph
        if not graph.directed and graph.size > 2 and graph.simple is graph:
            return RememberingOracle(EdgeOracle(graph))
    if problem.spanning and (problem.rooted or not problem.graph.directed):
        return RememberingOracle(PathOracle(problem.graph, problem.shape, rooted=problem.rooted))
    for engine in (SIMPLE_PATHS, EULERIAN_TRAILS):
        if engine.declines(problem, Task.SOLVE) is None:
            return RememberingOracle(ListingOracle(problem, engine))
    raise LookupError(f"There is no live solver for a {problem.shape.value} on this board.")
