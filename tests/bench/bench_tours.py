"""Tours by jumps on boards of all sizes, beside LKH (elkai) and SAT; the methods compared.

``python -m tests.bench.bench_tours``. elkai, where the extra ``bench`` is there, searches a
shortest round trip in which jumps cost nothing and all else costs one.
"""

from __future__ import annotations

import os
import random
import resource
import time
import tracemalloc
from collections.abc import Callable
from importlib.util import find_spec
from itertools import pairwise

from studio.board import Board, Cell
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Found
from studio.engines.sat.edge_sat import EDGE_SAT
from studio.engines.sat.path_sat import PATH_SAT
from studio.engines.tours.blocks import find_tour
from studio.engines.tours.moves import KNIGHT, PEN_AND_PAPER, Move
from studio.engines.tours.quality import quality
from studio.engines.tours.tours import Method
from studio.families.jump_tour import JUMP_TOUR
from studio.puzzle import Clue, Problem, Puzzle
from tests.bench.report import keep, milliseconds, table

BOARDS: tuple[tuple[int, int, str, tuple[Move, ...], bool], ...] = (
    (17, 17, "pen and paper", PEN_AND_PAPER, True),
    (100, 100, "pen and paper", PEN_AND_PAPER, False),
    (100, 100, "pen and paper", PEN_AND_PAPER, True),
    (1000, 1000, "pen and paper", PEN_AND_PAPER, False),
    (1000, 1000, "pen and paper", PEN_AND_PAPER, True),
    (999, 1000, "pen and paper", PEN_AND_PAPER, True),
    (1000, 1001, "pen and paper", PEN_AND_PAPER, True),
    (999, 1000, "knight", KNIGHT, True),
)
STARTS = 1000


def best_of(runs: int, work: Callable[[], object]) -> float:
    """The least elapsed time of several runs."""
    times = []
    for _ in range(runs):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return min(times)


def boards() -> str:
    """How long tours of boards of all sizes take."""
    rows = []
    for down, across, name, moves, closed in BOARDS:
        tour, attempt = find_tour(down, across, moves, closed=closed)
        assert tour is not None and tour.is_tour(moves), attempt.reason
        seconds = best_of(
            3, lambda d=down, a=across, m=moves, c=closed: find_tour(d, a, m, closed=c)
        )  # type: ignore[misc]
        kind = f"{name}, {'closed' if closed else 'open'}"
        rows.append([f"{down}x{across}", kind, milliseconds(seconds)])
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return table(["board", "tour", "best of three"], rows) + f"\n\nMemory at most {most:.0f} MB."


def problem_17() -> Problem:
    """The closed 17x17 board as a puzzle."""
    puzzle = Puzzle(JUMP_TOUR, Board.square(17, 17), options={"closed": True})
    placed = puzzle.placed(Clue("labels", Cell((0, 0)), 1))
    assert isinstance(placed, Puzzle)
    return placed.compile().problem


def peers() -> str:
    """Closed pen and paper on 17x17: ours, LKH and SAT."""
    ours = best_of(20, lambda: find_tour(17, 17, closed=True))
    problem = problem_17()
    rows = [["studio", milliseconds(ours), ""]]

    def sat(engine: Engine) -> None:
        events = list(engine.run(problem, Task.SOLVE, Limit(solutions=1), Token(60)))
        assert any(isinstance(event, Found) for event in events)

    for engine, runs in ((EDGE_SAT, 5), (PATH_SAT, 1)):
        seconds = best_of(runs, lambda e=engine: sat(e))  # type: ignore[misc]
        name = f"SAT ({engine.key})"
        rows.append([name, milliseconds(seconds), f"{seconds / ours:.0f}x"])
    if find_spec("elkai"):
        import elkai

        size = problem.graph.size
        linked = problem.graph.edge_index
        costs = [[int((u, v) not in linked) for v in range(size)] for u in range(size)]

        def lkh() -> None:
            trip = elkai.DistanceMatrix(costs).solve_tsp()
            assert all((u, v) in linked for u, v in pairwise(trip))

        seconds = best_of(1, lkh)
        rows.append(["LKH (elkai)", milliseconds(seconds), f"{seconds / ours:.0f}x"])
    return table(["closed 17x17", "time", "times ours"], rows)


def methods() -> str:
    """The seed's comparison: rules for ties, and what mends a tour; mean of ten random starts."""
    rows = []
    for repair in ("none", "backtracking", "rotations"):
        for ties in ("first", "random", "far", "far-round"):
            rng = random.Random(17)
            met, backs, tries = 0, 0, 0
            started = time.perf_counter()
            for seed in range(10):
                start = (rng.randrange(17), rng.randrange(17))
                method = Method(ties, repair, tries=3000)  # type: ignore[arg-type]
                tour, attempt = find_tour(
                    17, 17, closed=True, start=start, method=method, seed=seed, resort=False,
                    token=Token(1),
                )  # fmt: skip
                met += tour is not None
                backs += attempt.backs
                tries += attempt.tries
            mean = (time.perf_counter() - started) / 10
            rows.append([repair, ties, f"{met} of 10", milliseconds(mean), tries / 10, backs / 10])
    return table(["repair", "ties", "met within 1 s", "mean", "tries", "steps back"], rows)


def strips() -> str:
    """Closed knight's tours of narrow boards: found, or disproved."""
    rows = []
    for down in range(3, 8):
        found, none, longest = [], [], 0.0
        for across in range(down, 41):
            started = time.perf_counter()
            tour, attempt = find_tour(down, across, KNIGHT, closed=True)
            longest = max(longest, time.perf_counter() - started)
            assert attempt.proved if tour is None else tour.is_tour(KNIGHT)
            (none if tour is None else found).append(across)
        rows.append([f"{down} x {down} to 40", len(found), len(none), milliseconds(longest)])
    return table(["board", "found", "proved to have none", "longest"], rows)


def memory() -> str:
    """What a tour takes of memory, for each cell."""
    rows = []
    for down, across in ((250, 250), (500, 500), (1000, 1000)):
        for closed in (False, True):
            tracemalloc.start()
            tour, _ = find_tour(down, across, closed=closed)
            _, peak = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert tour is not None
            kind = "closed" if closed else "open"
            share = f"{peak / (down * across):.0f} bytes"
            rows.append([f"{down}x{across}, {kind}", f"{peak / 2**20:.1f} MB", share])
    return table(["board", "at most", "a cell"], rows)


def starts() -> str:
    """Open tours from random starts on boards up to 60x60."""
    rng = random.Random(90)
    times, scores = [], []
    for seed in range(STARTS):
        rows, columns = rng.randint(5, 60), rng.randint(5, 60)
        start = (rng.randrange(rows), rng.randrange(columns))
        started = time.perf_counter()
        tour, _ = find_tour(rows, columns, start=start, seed=seed)
        times.append(time.perf_counter() - started)
        assert tour is not None and tour.is_tour(PEN_AND_PAPER)
        if seed < 50:
            scores.append(quality(tour).score)
    times.sort()
    return (
        f"Open pen and paper from {STARTS:,} random starts on random boards of 5 to 60 rows and "
        f"columns: no failure, median {milliseconds(times[STARTS // 2])}, longest "
        f"{milliseconds(times[-1])}. Quality of the first 50: {min(scores):.2f} to "
        f"{max(scores):.2f}."
    )


def main() -> None:
    """Measure, print and keep the tables."""
    find_tour(9, 9, closed=True)  # loads what is loaded once
    parts = [boards(), memory(), peers(), strips(), starts()]
    parts += ["Methods on the closed 17x17 board.", methods()]
    parts.append(
        f"Load meanwhile: {os.getloadavg()[1]:.1f} on {os.cpu_count()} processors. Only the ratios "
        "of one table are comparable, and none of the times with those of another day."
    )
    keep("tours", "Tours by jumps", parts, ("numba", "elkai", "python-sat"))


if __name__ == "__main__":
    main()
