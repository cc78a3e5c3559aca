"""Slitherlinks from scratch: find the loop and prove that there is no other, beside peers.

``python -m tests.bench.bench_slitherlink [FILE]``. Peers are those of the extra ``bench`` that are
there. All solve the same puzzles in one run, and each starts from the problem: its graph and
constraints. FILE has more puzzles, each in a line like those of ``slitherlinks.txt``, with its name
before it and a blank between: a table shows the slowest of every size, which medians hide.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from studio.engines import kernels
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Verdict
from studio.engines.sat.loop_sat import LOOP_SAT
from studio.puzzle import EdgesUsed, Problem
from tests.bench.loop_peers import MOST_SECONDS, two_of
from tests.bench.puzzles import puzzle_of, puzzles
from tests.bench.report import keep, milliseconds, table

SIZES = ((10, 20), (20, 12), (30, 5))
"""Rows, and how many of the kept puzzles of that size."""


def studio(problem: Problem) -> int:
    """Our engine, asked for two answers; says how many there are."""
    limit = Limit(solutions=2)
    *_, done = LOOP_SAT.run(problem, Task.COUNT, limit, Token())
    assert isinstance(done, Done) and done.verdict is not Verdict.UNKNOWN
    return done.count


def _program(problem: Problem) -> Iterator[str]:
    """An encoding for clingo: degree none or two, all visited reached from the first visited.

    In the manner of noqx (github.com/T0nyX1ang/noqx): choices of lines, counts, reachability.
    """
    for k, (u, v) in enumerate(problem.graph.edges):
        yield f"link({k},{u},{v})."
    for i, constraint in enumerate(problem.constraints):
        assert isinstance(constraint, EdgesUsed)
        for u, v in constraint.edges:
            yield f"side({i},{problem.graph.edge_index[u, v]})."
        yield f"number({i},{constraint.count})."
    yield """
    node(V) :- link(_,V,_).  node(V) :- link(_,_,V).
    ends(K,V) :- link(K,V,_).  ends(K,V) :- link(K,_,V).
    { visited(V) } :- node(V).
    { line(K) } :- link(K,_,_).
    :- visited(V), #count { K : line(K), ends(K,V) } != 2.
    :- line(K), ends(K,V), not visited(V).
    :- number(I,N), #count { K : line(K), side(I,K) } != N.
    reached(V) :- V = #min { W : visited(W) }, node(V).
    reached(V) :- reached(U), line(K), link(K,U,V).
    reached(V) :- reached(U), line(K), link(K,V,U).
    :- visited(V), not reached(V).
    :- not visited(V) : node(V).
    #show line/1.
    """


def clingo(problem: Problem, most: int = 2) -> int:
    """clingo, asked for so many answers (0: all)."""
    from clingo import Control

    control = Control([str(most), "--warn=none"])
    control.add("base", [], "\n".join(_program(problem)))
    control.ground([("base", [])])
    found = 0
    with control.solve(yield_=True) as models:
        for _ in models:
            found += 1
    return found


def circuit_model(problem: Problem) -> tuple[Any, dict[tuple[int, int], Any]]:
    """A model for OR-tools CP-SAT: AddCircuit over both directions of each edge, and their
    variables. Each loop answers it twice, once in each direction."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    ways = {}
    arcs = []
    for u, v in problem.graph.edges:
        for a, b in ((u, v), (v, u)):
            ways[a, b] = model.new_bool_var("")
            arcs.append((a, b, ways[a, b]))
    arcs += [(node, node, model.new_bool_var("")) for node in range(problem.graph.size)]
    model.add_circuit(arcs)
    model.add_bool_or(ways.values())
    for u, v in problem.graph.edges:
        model.add_at_most_one(ways[u, v], ways[v, u])
    for constraint in problem.constraints:
        assert isinstance(constraint, EdgesUsed)
        sides = [ways[u, v] + ways[v, u] for u, v in constraint.edges]
        model.add(sum(sides) == constraint.count)
    return model, ways


def circuit(problem: Problem) -> int:
    """OR-tools CP-SAT; two calls."""
    return two_of(*circuit_model(problem))


PEERS: tuple[tuple[str, str, Callable[[Problem], int]], ...] = (
    ("clingo", "clingo", clingo),
    ("CP-SAT circuit", "ortools", circuit),
)


def seconds(solve: Callable[[Problem], int], problem: Problem) -> float | None:
    """Processor time to find and prove unique; None if it gave up."""
    started = time.process_time()
    try:
        count = solve(problem)
    except TimeoutError:
        return None
    assert count == 1, f"{solve.__name__} finds {count} loops"
    return time.process_time() - started


def tail(path: Path) -> Iterator[list[str]]:
    """A row for each size of the puzzles in a file: the quicker of two runs of each puzzle."""
    taken: dict[str, list[tuple[float, str]]] = defaultdict(list)
    for line in path.read_text().splitlines():
        name, _, cells = line.partition(" ")
        rows = cells.split("/")
        problem = puzzle_of(rows).compile().problem
        quicker = min(t for t in (seconds(studio, problem) for _ in range(2)) if t is not None)
        taken[f"{len(rows)}x{len(rows[0])}"].append((quicker, name))
    for size, times in sorted(taken.items(), key=lambda item: -len(item[1])):
        median = statistics.median(t for t, _ in times)
        slowest, name = max(times)
        ratio = f"{slowest / median:.1f}x"
        yield [size, f"{len(times):,}", milliseconds(median), milliseconds(slowest), ratio, name]


def main() -> None:
    """Measure, print and keep the table."""
    for _ in kernels.load("cuts", "inference", "loop_search"):
        pass  # as solver processes do before they are asked
    peers = [(name, solve) for name, package, solve in PEERS if find_spec(package)]
    rows: list[list[str]] = []
    for size, many in SIZES:
        problems = [puzzle.compile().problem for puzzle in puzzles(size)[:many]]
        ours = [seconds(studio, problem) for problem in problems]
        median = statistics.median(t for t in ours if t is not None)
        row = [f"{size}x{size} ({len(problems)})", milliseconds(median)]
        for name, solve in list(peers):
            times = []
            for problem in problems:
                times.append(seconds(solve, problem))
                if times[-1] is None:
                    break
            if None in times:
                row.append("gave up")
                peers.remove((name, solve))
                continue
            other = statistics.median(t for t in times if t is not None)
            row.append(f"{milliseconds(other)} ({other / median:.1f}x)")
        rows.append(row + ["-"] * (2 + len(PEERS) - len(row)))
    head = ["puzzles", "loop-sat", *(name for name, _, _ in PEERS)]
    says = (
        "Find the loop and prove it is the only one, from scratch; median processor time a puzzle, "
        f"and how many times ours. A peer gives up after {MOST_SECONDS:.0f} s a call."
    )
    parts = [says, table(head, rows)]
    if len(sys.argv) > 1:
        sizes = ("of the file", "puzzles", "median", "slowest", "to the median", "which")
        parts.append(table(sizes, list(tail(Path(sys.argv[1])))))
    packages = ("python-sat", "numba", "clingo", "ortools")
    keep("slitherlink", "Slitherlinks from scratch", parts, packages)


if __name__ == "__main__":
    main()
