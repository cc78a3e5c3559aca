"""Exact counts beside Graphillion, networkx, clingo and OR-tools, shares, and the census.

``python -m tests.bench.bench_counting`` (some eight minutes, unattended; ``--quick`` leaves out the
largest cases) measures everything and writes ``results/counting.md``; ``pip install .[bench]`` once
brings the peers.

Ours and a peer take turns, so that whatever else the machine does meets both alike, and the ratio
is the median over the rounds. Every turn is a process of its own that warms up on small cases
first, WARM_RUNS times each, so that loading, compiling and Python's specializing of its code do not
count (ours has all kernels, as a solver process of the window has); then it counts RUNS times (once
what takes seconds). Shares and the bare count take
turns within one process. Time is processor time, memory what the process grows by while it counts.
Graphillion gets its best order: edges sorted by the smaller end, taken as they are.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, TypeVar

from studio.board import Board
from studio.engines import kernels
from studio.engines.counting.census import Census, census
from studio.engines.counting.demand import counted
from studio.engines.counting.edge_frequencies import (
    EdgeFrequencies,
    SolutionTable,
    shared,
    tabulate,
)
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.counting.paths import FRONTIER_PATHS
from studio.engines.counting.plan import plan
from studio.engines.counting.sweep import Sweep
from studio.engines.engine import Limit, Task, Token, outcome
from studio.engines.events import Done
from studio.puzzle import EdgesUsed, Problem, Shape, StepAt
from tests.bench.bench_slitherlink import circuit_model, clingo
from tests.bench.report import keep, milliseconds, table

RUNS = 3
WARM_RUNS = 20
"""Counts of each small case first: so often is code called before Python has specialized it."""

ROUNDS = 3
"""Turns of ours and a peer; one, where the peer takes more than LONG."""

LONG = 3.0
SHARE_RUNS = 9
STAGE_RUNS = 30
DENSITIES = (0.3, 0.45, 0.6)
PUZZLES = 5
PATIENCE = 200
"""Seconds that one process may take."""

T = TypeVar("T")


def cycles(n: int) -> Problem:
    """All loops of n x n points."""
    return Problem(Board.square(n - 1, n - 1).loop_graph, Shape.CYCLE)


def across(board: Board) -> Problem:
    """Lines through all cells from the first to the last in reading order."""
    ends = (StepAt(0, 1), StepAt(len(board) - 1, len(board)))
    return Problem(board.cell_graph, Shape.HAMILTONIAN_PATH, ends, rooted=True)


def slitherlink(density: float, seed: int, size: int = 10) -> Problem:
    """10 x 10 cells, or as many, with numbers of a random loop on some of them."""
    board = Board.square(size, size)
    graph = board.loop_graph
    rng = random.Random(f"{density} {seed}")
    used = random_loop(board, rng)
    clues = [
        EdgesUsed(tuple(graph.edges[k] for k in sides), len(used.intersection(sides)))
        for sides in board.cell_sides
        if rng.random() < density
    ]
    return Problem(graph, Shape.CYCLE, tuple(clues))


def random_loop(board: Board, rng: random.Random) -> set[int]:
    """The edges around a random region that grows cell by cell while its border stays one loop."""
    inside = {rng.choice(board.cells)}
    for at in rng.choices(board.cells, k=30 * len(board)):
        # Round the cell, the inside must be one run: then the border neither parts nor touches.
        r, c = at
        ring = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
        here = [(r + dr, c + dc) in inside for dr, dc in ring]
        sides = any(here[::2])
        starts = sum(here[i] and not here[i - 1] for i in range(8))
        if at not in inside and sides and starts == 1 and len(inside) < 0.55 * len(board):
            lone = any(here[i] and not here[i - 1] and not here[(i + 1) % 8] for i in (1, 3, 5, 7))
            if not lone:
                inside.add(at)
    used: Counter[int] = Counter()
    for at in inside:
        used.update(board.cell_sides[board.index(at)])
    return {edge for edge, times in used.items() if times == 1}


CASES: dict[str, Callable[[], list[Problem]]] = {
    "warm": lambda: [cycles(4), slitherlink(0.5, PUZZLES, 4), across(Board.square(3, 3))],
    "loops, 5x5 points": lambda: [cycles(5)],
    "loops, 12x12 points": lambda: [cycles(12)],
    "loops, 13x13 points": lambda: [cycles(13)],
    **{
        f"Slitherlink 10x10, {density:.0%} clues": lambda density=density: [  # type: ignore[misc]
            slitherlink(density, seed) for seed in range(PUZZLES)
        ]
        for density in DENSITIES
    },
    "corner to corner, 11x11 cells": lambda: [across(Board.square(11, 11))],
    "corner to corner, 13x13 cells": lambda: [across(Board.square(13, 13))],
    "first to last, hexagon of radius 4": lambda: [across(Board.hexagon(4))],
    "first to last, hexagon of radius 5": lambda: [across(Board.hexagon(5))],
}


def ours(problem: Problem) -> int:
    """The frontier engines."""
    engine = FRONTIER_LOOPS if problem.shape is Shape.CYCLE else FRONTIER_PATHS
    *_, done = engine.run(problem, Task.COUNT, Limit(), Token())
    assert isinstance(done, Done)
    assert done.exact
    return done.count


def shares(problem: Problem) -> int:
    """The share of every edge."""
    found = outcome(shared(problem, Limit(), Token()))
    assert isinstance(found, EdgeFrequencies)
    return found.total


def drawing(problem: Problem) -> int:
    """The same with the table that solutions are drawn from."""
    found = outcome(tabulate(problem, Limit(), Token()))
    assert isinstance(found, SolutionTable)
    return found.total


def graphillion(problem: Problem, degrees: bool = True) -> int:
    """Graphillion: all clues as linear constraints at once, then the loops among what is left.

    With ``degrees`` no or two edges at a node are asked for beside the clues, which spares it most.
    """
    from graphillion import GraphSet

    GraphSet.set_universe(sorted(problem.graph.edges), traversal="as-is")
    if problem.shape is Shape.HAMILTONIAN_PATH:
        return int(GraphSet.paths(0, problem.graph.size - 1, is_hamilton=True).len())
    clues = [
        (list(clue.edges), (clue.count, clue.count))
        for clue in problem.constraints
        if isinstance(clue, EdgesUsed)
    ]
    if not clues:
        return int(GraphSet.cycles().len())
    even = {node: range(0, 3, 2) for node in range(problem.graph.size)} if degrees else None
    obeying = GraphSet.graphs(linear_constraints=clues, degree_constraints=even)
    return int(GraphSet.cycles(graphset=obeying).len())


def networkx(problem: Problem) -> int:
    """networkx lists the simple cycles."""
    import networkx as nx

    return sum(1 for _ in nx.simple_cycles(nx.Graph(problem.graph.edges)))


def cp_sat(problem: Problem) -> int:
    """OR-tools CP-SAT lists all circuits; each loop is two of them."""
    from ortools.sat.python import cp_model

    class Tally(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        found = 0

        def on_solution_callback(self) -> None:
            self.found += 1

    tally = Tally()
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.linearization_level = 0  # more than ten times quicker without
    status = solver.solve(circuit_model(problem)[0], tally)
    assert status in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
    return tally.found // 2


def our_census(rows: int) -> tuple[int, int]:
    """(loops, puzzles) of a square board."""
    run = census(Board.square(rows, rows), Token())
    while True:
        try:
            next(run)
        except StopIteration as end:
            assert isinstance(end.value, Census)
            return end.value.loops, end.value.puzzles


def seed_census(rows: int) -> tuple[int, int]:
    """The same by the published way: for each loop, its subsets that no other loop has.

    For every loop the set of all clue sets of all other loops is built anew, as in the "Fiddler"
    article, which makes it the slow part.
    """
    import networkx as nx

    board = Board.square(rows, rows)
    graph = board.loop_graph
    signatures = []
    for loop in nx.simple_cycles(nx.Graph(graph.edges)):
        used = {frozenset(pair) for pair in zip(loop, [*loop[1:], loop[0]], strict=True)}
        numbers = [sum(frozenset(graph.edges[k]) in used for k in s) for s in board.cell_sides]
        cells = list(enumerate(numbers))
        signatures.append(
            {frozenset(part) for k in range(1, len(cells) + 1) for part in combinations(cells, k)}
        )
    puzzles = 0
    for i, own in enumerate(signatures):
        others = set()
        for j, other in enumerate(signatures):
            if j != i:
                for part in other:
                    others.add(part)
        puzzles += sum(part not in others for part in own)
    return len(signatures), puzzles


METHODS: dict[str, Callable[[Problem], int]] = {
    "ours": ours,
    "graphillion": graphillion,
    "graphillion, clues only": lambda problem: graphillion(problem, degrees=False),
    "networkx": networkx,
    "clingo": lambda problem: clingo(problem, most=0),
    "CP-SAT": cp_sat,
}
LISTING = {
    "loops, 5x5 points": ("networkx", "clingo", "CP-SAT"),
    "Slitherlink 10x10, 60% clues": ("clingo", "CP-SAT"),
}
"""Peers that list one answer after the other, where these are few enough."""
CENSUSES = {"ours": our_census, "seed": seed_census}


def measure(method: str, case: str) -> None:
    """What a process of its own does: print seconds a problem, memory and results as JSON."""
    jobs: Sequence[Callable[[], object]]
    warm: Sequence[Callable[[], object]]
    if case.startswith("census"):
        rows = int(case.split()[1])
        take = CENSUSES[method]
        jobs, warm = [lambda: take(rows)], [lambda: take(2)]
    else:
        count = METHODS[method]
        jobs = [lambda p=p: count(p) for p in CASES[case]()]  # type: ignore[misc]
        warm = [lambda p=p: count(p) for p in CASES["warm"]()]  # type: ignore[misc]
        if not method.startswith(("ours", "graphillion")):
            warm = warm[:1]  # they list loops only
    if method == "ours":
        kernels.load_all()
    for job in warm:
        for _ in range(WARM_RUNS):
            job()
    before = resident()
    times, results = [], []
    for job in jobs:
        runs = []
        for _ in range(RUNS):
            seconds, result = timed(job)
            runs.append(seconds)
            if seconds > 2:
                break
        times.append(statistics.median(runs))
        results.append(str(result))
    grown = most_resident() - before
    print(json.dumps({"seconds": times, "megabytes": grown / 1024, "results": results}))


def measure_shares(case: str) -> None:
    """The same for the bare count, the shares and the table by turns: seconds of each."""
    jobs = (ours, shares, drawing)
    kernels.load_all()
    for problem in CASES["warm"]():
        for job in jobs:
            job(problem)
    grown = []
    times: list[list[float]] = []
    for job in jobs:  # the most memory last: it is not given back
        before = resident()
        for problem in CASES[case]():
            job(problem)
        grown.append((most_resident() - before) / 1024)
    for problem in CASES[case]():
        for _ in range(SHARE_RUNS):
            found = [timed(job, problem) for job in jobs]
            assert len({total for _, total in found}) == 1
            times.append([seconds for seconds, _ in found])
    print(json.dumps({"times": times, "megabytes": sum(grown[:2])}))


def resident() -> int:
    """Kilobytes that the process holds now; what it held at the most is forgotten.

    ``ru_maxrss`` would do for neither: it begins with what the parent held, and does not sink again
    after kernels were loaded.
    """
    Path("/proc/self/clear_refs").write_text("5")
    return _status("VmRSS")


def most_resident() -> int:
    """The most kilobytes that it held since."""
    return _status("VmHWM")


def _status(name: str) -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{name}:"))


def timed(job: Callable[..., T], *arguments: object) -> tuple[float, T]:
    """Processor time of a job, and what it answers."""
    start = time.process_time()
    result = job(*arguments)
    return time.process_time() - start, result


def child(*arguments: str) -> Any:
    """What a process of its own prints; None where it fails or takes long."""
    command = [sys.executable, "-m", "tests.bench.bench_counting", "--measure", *arguments]
    # Threads that wait for each other do so busily, which would count as the peer's time.
    alone = os.environ | {"OMP_NUM_THREADS": "1"}
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=True, env=alone
        )
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
        return None
    return json.loads(done.stdout)


def compare(case: str, peer: str) -> list[str]:
    """A row: our time and memory, the peer's, and how many times ours that is."""
    mine, theirs, ratios = [], [], []
    for _ in range(ROUNDS):
        ours_now, peer_now = child("ours", case), child(peer, case)
        assert ours_now is not None, case
        mine.append(ours_now)
        if peer_now is None:
            break
        assert ours_now["results"] == peer_now["results"], f"{case}: {ours_now} and {peer_now}"
        theirs.append(peer_now)
        turns = zip(ours_now["seconds"], peer_now["seconds"], strict=True)
        ratios.append(statistics.median(b / a for a, b in turns))
        if max(peer_now["seconds"]) > LONG:
            break
    row = [case, *_time_and_memory(mine)]
    if not ratios:
        return [*row, peer, f"failed or more than {PATIENCE} s", "", ""]
    return [*row, peer, *_time_and_memory(theirs), f"**{statistics.median(ratios):,.0f}x**"]


def _time_and_memory(turns: Sequence[Any]) -> tuple[str, str]:
    seconds = statistics.median(statistics.median(turn["seconds"]) for turn in turns)
    return milliseconds(seconds), f"{max(turn['megabytes'] for turn in turns):.0f} MB"


def share_row(case: str) -> list[str]:
    """A row: the count, the shares (which include it), the table (which includes both), and the
    ratios of these to the count."""
    found = child("shares", case)
    assert found is not None, case
    times = found["times"]
    return [
        case,
        *(milliseconds(statistics.median(column)) for column in zip(*times, strict=True)),
        f"**{statistics.median(both / count for count, both, _ in times):.2f}**",
        f"{statistics.median(every / count for count, _, every in times):.2f}",
        f"{found['megabytes']:.0f} MB",
    ]


def measure_stages(case: str) -> None:
    """Print how long each stage of a count takes, for each puzzle: reading the clues, the plan, and
    the sweep over it. Each puzzle was counted before."""
    kernels.load_all()
    rows = []
    for problem in CASES[case]():
        ours(problem)
        turns = []
        for _ in range(STAGE_RUNS):
            reading, task = timed(counted, problem)
            assert task.demand is not None
            planning, layout = timed(plan, problem.graph, task.demand)
            assert layout is not None
            sweeping, _ = timed(lambda planned: list(Sweep(planned).run(Token())), layout)
            turns.append((reading, planning, sweeping))
        rows.append([statistics.median(column) for column in zip(*turns, strict=True)])
    print(json.dumps(rows))


def stage_row(case: str) -> list[str]:
    """A row: the median over the puzzles of each stage, and the part before the sweep."""
    found = child("stages", case)
    assert found is not None, case
    before = statistics.median((a + b) / (a + b + c) for a, b, c in found)
    medians = (milliseconds(statistics.median(column)) for column in zip(*found, strict=True))
    return [case, *medians, f"{before:.0%}"]


def main() -> None:
    """Run everything and keep the tables."""
    quick = "--quick" in sys.argv
    cases = [case for case in CASES if case != "warm" and not (quick and "13x13" in case)]
    rows = []
    for case in cases:
        rows.append(compare(case, "graphillion"))
        if case.startswith("Slitherlink"):
            rows.append(compare(case, "graphillion, clues only"))
        rows.extend(compare(case, peer) for peer in LISTING.get(case, ()))
    counts = table(("count", "ours", "memory", "peer", "its time", "its memory", "ratio"), rows)
    head = (
        *("shares", "count alone", "count and shares", "with the table to draw from"),
        *("shares to count", "table to count", "memory of the shares"),
    )
    split = table(head, map(share_row, cases))
    small = compare("census 3", "seed")
    large = child("ours", "census 4")
    assert large is not None
    figures = [
        ["4x4 points: 213 loops, 41,433 puzzles", small[1], small[4], small[6]],
        ["5x5 points: 9,349 loops, 160,498,304 puzzles", milliseconds(large["seconds"][0]), "", ""],
    ]
    takes = table(("census", "ours", "the published way, plain Python", "ratio"), figures)
    intro = (
        f"Median processor time of {RUNS} runs in each of {ROUNDS} turns (one turn where the peer"
        f" takes more than {LONG:.0f} s; Slitherlink: of {PUZZLES} puzzles); memory is what the"
        " process grew by. Ours and the peer take turns, the ratio is the median of the turns, and"
        " all results are compared. Both have counted small cases"
        f" {WARM_RUNS} times before, one with clues among them. Ours has all its kernels loaded, as"
        " a solver process of the window has. Graphillion with edges sorted by the smaller end,"
        ' traversal "as-is", and one thread; for Slitherlinks with the degrees of loops asked for'
        " beside the clues, and with the clues only. networkx, clingo and OR-tools CP-SAT (one"
        " worker, AddCircuit over both directions of each edge) list every answer, where these are"
        " few. The"
        " shares include the count, the table includes both; all are run by turns in one process,"
        f" {SHARE_RUNS} times, and the ratios are the medians of these."
    )
    stages = table(
        ("stage by stage", "reading the clues", "settling them, order and plan", "sweep", "before"),
        [stage_row(case) for case in cases if case.startswith("Slitherlink")],
    )
    floor = (
        "What stops the ratio where clues are many: so long takes each stage of a count, the median"
        f" of {STAGE_RUNS} turns and {PUZZLES} puzzles; *before* is the part of the stages before"
        " the sweep, which no quicker sweep makes shorter. Reading is Python (a dictionary is asked"
        " for each edge of each clue), the plan one kernel and the arrays around it."
    )
    packages = ("numba", "numpy", "graphillion", "networkx", "clingo", "ortools")
    keep("counting", "Exact counts", [intro, counts, split, takes, floor, stages], packages)


if __name__ == "__main__":
    if "--measure" in sys.argv:
        method, case = sys.argv[-2:]
        if method == "shares":
            measure_shares(case)
        elif method == "stages":
            measure_stages(case)
        else:
            measure(method, case)
    else:
        main()
