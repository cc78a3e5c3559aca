"""Closed lines through all nodes of a graph of which some edges are given (Grand Tours): find the
line and prove that there is no other, by the live solver of such boards and by other engines.

``python -m tests.bench.bench_cycles [FILE]``. The puzzles are made here: a random cycle of the
n x n points, and edges of it dropped while it stays the only one. FILE: published Grand Tours
(``tests.bench.published``), which are also asked for as lines through all corners of a graph.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from studio.board import Board
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Limit, Model, Refuted, Task, Token
from studio.engines.events import Done
from studio.engines.sampling.path import random_path
from studio.engines.sat.edge_oracle import EdgeOracle
from studio.engines.sat.edge_sat import EDGE_SAT
from studio.engines.sat.path_sat import PATH_SAT
from studio.puzzle import Problem, Shape
from tests.bench import published
from tests.bench.report import keep, milliseconds, table

SIZES = ((6, 20), (10, 20), (12, 20), (16, 10), (24, 5), (40, 2))
"""Points a side, and how many puzzles."""

MOST_SECONDS = 10.0
"""An engine that needs more for one puzzle is not asked about larger ones."""


def puzzle(size: int, seed: int) -> Problem:
    """Edges of a random cycle, none of which could be left out."""
    rng = random.Random(1000 * size + seed)
    graph = Board.square(size, size).cell_graph
    cycle = random_path(graph, rng.randrange(1 << 30), closed=True, labels={})
    assert cycle is not None
    oracle = EdgeOracle(graph)
    facts = oracle.facts(cycle)
    answer = oracle.ask(facts, [facts], Token())
    assert isinstance(answer, Refuted)
    kept = set(answer.core)
    for fact in rng.sample(sorted(kept, key=repr), len(kept)):
        if fact in kept:
            answer = oracle.ask(kept - {fact}, [facts], Token())
            if isinstance(answer, Refuted):
                kept = set(answer.core)
    return Problem(graph, Shape.HAMILTONIAN_CYCLE, tuple(kept))


def live(problem: Problem) -> int | None:
    """How many answers there are, two at most, by the live solver."""
    oracle = oracle_for(problem)
    first = oracle.ask(problem.constraints, [], Token(MOST_SECONDS))
    if not isinstance(first, Model):
        return 0 if isinstance(first, Refuted) else None
    denied = [oracle.facts(first.trace)]
    second = oracle.ask(problem.constraints, denied, Token(MOST_SECONDS))
    return 2 if isinstance(second, Model) else 1 if isinstance(second, Refuted) else None


def by_edges(problem: Problem) -> int | None:
    """The same by the engine with a variable for each edge."""
    *_, done = EDGE_SAT.run(problem, Task.COUNT, Limit(solutions=2), Token(MOST_SECONDS))
    assert isinstance(done, Done)
    return done.count if done.exact else None


def by_steps(problem: Problem) -> int | None:
    """The same by the engine with a variable for each step and node."""
    *_, done = PATH_SAT.run(problem, Task.COUNT, Limit(solutions=2), Token(MOST_SECONDS))
    assert isinstance(done, Done)
    return done.count if done.exact else None


def tours(path: Path) -> str:
    """The table of published Grand Tours by their size; AssertionError for one not solved."""
    made = [published.grand_tour(size, signs) for _, size, signs in published.entries(path)]
    made.sort(key=lambda puzzle: len(puzzle.board))
    rows = []
    for points, alike in groupby(made, key=lambda puzzle: len(puzzle.board)):
        found = list(alike)
        graphs = list(map(published.through_graph, found))
        row = [f"{points}", f"{len(found)}"]
        for puzzles, way in ((found, live), (graphs, live), (graphs, by_edges)):
            times = []
            for each in puzzles:
                problem = each.compile().problem
                started = time.process_time()
                count = way(problem)
                times.append(time.process_time() - started)
                assert count == 1, (points, count)
            row += map(milliseconds, (statistics.median(times), max(times)))
        rows.append(row)
    head = ["points", "puzzles"]
    for name in ("live solver", "as graphs", "as graphs by link-sat"):
        head += [name, f"{name}, slowest"]
    return table(head, rows)


def main() -> None:
    """Measure and keep the table."""
    rows = []
    ways: list[Callable[[Problem], int | None]] = [live, by_edges, by_steps]
    for size, many in SIZES:
        problems = [puzzle(size, seed) for seed in range(many)]
        row = [f"{size}x{size} ({many})"]
        for way in (live, by_edges, by_steps):
            times: list[float] = []
            for problem in problems if way in ways else ():
                started = time.process_time()
                count = way(problem)
                times.append(time.process_time() - started)
                if count is None:
                    ways.remove(way)
                    break
                assert count == 1
            cells = (statistics.median(times), max(times)) if way in ways else ()
            row += [*map(milliseconds, cells)] or ["gave up", "-"]
        rows.append(row)
    head = ["points", "live solver", "slowest", "link-sat", "slowest", "path-sat", "slowest"]
    says = (
        "Median and slowest processor time to find the cycle and prove it is the only one; each "
        f"has as few given edges as can be. An engine gives up after {MOST_SECONDS:.0f} s."
    )
    parts = [says, table(head, rows)]
    if len(sys.argv) > 1:
        told = (
            "Published Grand Tours (janko.at): the one loop found and proved, as a Grand Tour and "
            "as a closed line through all corners of a graph with the same edges given."
        )
        parts += [told, tours(Path(sys.argv[1]))]
    keep("cycles", "Cycles through all nodes", parts, ("python-sat",))


if __name__ == "__main__":
    main()
