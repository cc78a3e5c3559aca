"""The engines and live solvers. A new one is a module and an entry here."""

from __future__ import annotations

from studio.engines.backtrack import BACKTRACK
from studio.engines.brute import BRUTE
from studio.engines.engine import Engine, Oracle, Task
from studio.engines.frontier_loops import FRONTIER_LOOPS
from studio.engines.frontier_paths import FRONTIER_PATHS
from studio.engines.link_sat import LINK_SAT
from studio.engines.listing import ListingOracle
from studio.engines.loop_sat import LOOP_SAT, LoopOracle
from studio.engines.memory import RememberingOracle
from studio.engines.path_sat import PATH_SAT, PathOracle
from studio.engines.proofs.by_links import BY_LINKS
from studio.engines.subsets import SUBSETS
from studio.engines.tours import TOURS
from studio.engines.trails import TRAILS
from studio.engines.walks import WALKS
from studio.puzzle import Problem, Shape
from studio.puzzle.problem import SPANNING

ENGINES: tuple[Engine, ...] = (
    LOOP_SAT,
    PATH_SAT,
    FRONTIER_LOOPS,
    FRONTIER_PATHS,
    BACKTRACK,
    LINK_SAT,
    WALKS,
    TRAILS,
    TOURS,
    BY_LINKS,
    SUBSETS,
    BRUTE,
)
"""In the order in which they are tried: the first that does not decline."""


def counter_for(problem: Problem) -> Engine | None:
    """The engine that counts the problem's answers without finding them one by one, if one does."""
    for engine in (FRONTIER_LOOPS, FRONTIER_PATHS, WALKS, TRAILS, SUBSETS):
        if engine.declines(problem, Task.COUNT) is None:
            return engine
    return None


def oracle_for(problem: Problem) -> Oracle:
    """A new live solver for the problem's graph and shape; LookupError if there is none."""
    if problem.shape is Shape.CYCLE and problem.graph.planar is not None:
        return RememberingOracle(LoopOracle(problem.graph))
    if problem.shape in SPANNING and (problem.rooted or not problem.graph.directed):
        return RememberingOracle(PathOracle(problem.graph, problem.shape, rooted=problem.rooted))
    for engine in (WALKS, TRAILS):
        if engine.declines(problem, Task.SOLVE) is None:
            return RememberingOracle(ListingOracle(problem, engine))
    raise LookupError(f"There is no live solver for a {problem.shape.value} on this board.")
