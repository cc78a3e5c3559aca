"""The engines and live solvers. A new one is a module and an entry here.

Each is loaded when it is first asked for: one puzzle needs one or two of them.
"""

from __future__ import annotations

from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.engine import Engine, Oracle, Task
from studio.loading import Registry
from studio.puzzle import Problem, Shape

ENGINES: Registry[Engine] = Registry(
    "studio.engines",
    "sat.loop_sat.LOOP_SAT",
    "sat.edge_sat.EDGE_SAT",
    "sat.path_sat.PATH_SAT",
    "counting.loops.FRONTIER_LOOPS",
    "counting.paths.FRONTIER_PATHS",
    "counting.ordered.FRONTIER_ORDERED",
    "search.backtrack.BACKTRACK",
    "search.simple_paths.SIMPLE_PATHS",
    "search.eulerian_trails.EULERIAN_TRAILS",
    "tours.tours.TOURS",
    "proofs.by_edges.BY_EDGES",
    "counting.held_karp.HELD_KARP",
    "search.brute.BRUTE",
)
"""In the order in which they are tried: the first that does not decline."""

COUNTERS: Registry[Engine] = Registry(
    "studio.engines",
    "counting.loops.FRONTIER_LOOPS",
    "counting.paths.FRONTIER_PATHS",
    "counting.ordered.FRONTIER_ORDERED",
    "search.simple_paths.SIMPLE_PATHS",
    "search.eulerian_trails.EULERIAN_TRAILS",
    "counting.held_karp.HELD_KARP",
)
"""Those that count answers without finding them one by one."""

LISTERS: Registry[Engine] = Registry(
    "studio.engines", "search.simple_paths.SIMPLE_PATHS", "search.eulerian_trails.EULERIAN_TRAILS"
)
"""Those whose lists of answers live solvers are made of where there is no better one."""


def counter_for(problem: Problem) -> Engine | None:
    """The engine that counts the problem's answers without finding them one by one, if one does."""
    return next((each for each in COUNTERS if each.declines(problem, Task.COUNT) is None), None)


def sweeper_for(problem: Problem) -> Engine | None:
    """The counter whose table could hold the answers, were the board narrow enough."""
    from studio.engines.counting.demand import SHAPES

    if problem.shape not in SHAPES:
        return None
    return COUNTERS.of("counting.paths" if problem.spanning else "counting.loops")


def oracle_for(problem: Problem) -> Oracle:
    """A new live solver for the problem's graph and shape; LookupError if there is none."""
    return RememberingOracle(_oracle_for(problem))


def _oracle_for(problem: Problem) -> Oracle:
    graph = problem.graph
    if problem.shape is Shape.CYCLE and graph.planar is not None:
        from studio.engines.sat.loop_sat import LoopOracle

        return LoopOracle(graph)
    if (
        problem.shape is Shape.HAMILTONIAN_CYCLE
        and not (problem.rooted or graph.directed)
        and graph.size > 2
        and graph.simple is graph
    ):
        from studio.engines.sat.edge_oracle import EdgeOracle

        return EdgeOracle(graph)
    if problem.spanning and (problem.rooted or not graph.directed):
        from studio.engines.sat.path_sat import PathOracle

        return PathOracle(graph, problem.shape, rooted=problem.rooted)
    for engine in LISTERS:
        if engine.declines(problem, Task.SOLVE) is None:
            from studio.engines.search.listing import ListingOracle

            return ListingOracle(problem, engine)
    raise LookupError(f"There is no live solver for a {problem.shape.value} on this board.")
