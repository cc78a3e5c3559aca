"""Number paths from scratch: find the line and prove that there is no other, beside peers.

``python -m tests.bench.bench_number_path [FILE]``. clingo is measured if it is there (extra
``bench``). All solve the same puzzles in one run, by turns; each starts from the problem: its graph
and constraints. ``FILE`` has published Hidatos as puzzlekit's data sets do: JSON with, under
"data", for each puzzle a "problem" of lines, the first with rows and columns, then a row of cells
each: a number, "-" for none, anything else for a hole.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from studio.board import Board
from studio.engines import kernels
from studio.engines.engine import Engine, Limit, Model, Task, Token
from studio.engines.events import Done, Verdict
from studio.engines.sampling.path import random_path
from studio.engines.sat.path_formula import domains, neighbour_table
from studio.engines.sat.path_sat import PATH_SAT, PathOracle
from studio.engines.search.backtrack import BACKTRACK
from studio.puzzle import Problem, Puzzle, Shape, StepAt
from tests.bench import published
from tests.bench.puzzles import full_check
from tests.bench.report import keep, milliseconds, table

BOARDS = (
    ("hexagon of radius 4 (61 cells)", Board.hexagon(4)),
    ("hexagon of radius 6 (127)", Board.hexagon(6)),
    ("hexagon of radius 10 (331)", Board.hexagon(10)),
    ("10x10 (100)", Board.square(10, 10)),
    ("20x20 (400)", Board.square(20, 20)),
)
GAPS = (5, 8)
PUZZLES = 5

PUBLISHED = 60
"""Boards of a file that are measured: every so-manieth by name."""

TURNS = 3
"""Each solves each puzzle so often, by turns; its best time counts."""

MOST_SECONDS = 3.0
"""Who needs more for one puzzle gives up on boards like it."""


def puzzle(board: Board, gap: int, seed: int) -> Problem:
    """A random path with a label every ``gap`` steps, and more until it is the only line."""
    graph = board.cell_graph
    trace = random_path(graph, seed)
    assert trace is not None
    oracle = PathOracle(graph, Shape.HAMILTONIAN_PATH)
    given = {*range(1, graph.size + 1, gap), graph.size}
    while True:
        labels = tuple(StepAt(trace.nodes[step - 1], step) for step in sorted(given))
        answer = oracle.ask(labels, [oracle.facts(trace)], Token())
        if not isinstance(answer, Model):
            return Problem(graph, Shape.HAMILTONIAN_PATH, labels, rooted=True)
        others = answer.trace.nodes
        pairs = zip(trace.nodes, others, strict=True)
        differ = [step for step, (node, other) in enumerate(pairs, start=1) if node != other]
        given.add(differ[len(differ) // 2])


def verdict(engine: Engine) -> Callable[[Problem], Verdict]:
    """How many answers there are, by one of our engines asked for two."""

    def solve(problem: Problem) -> Verdict:
        *_, done = engine.run(problem, Task.COUNT, Limit(solutions=2), Token(MOST_SECONDS))
        assert isinstance(done, Done)
        return done.verdict

    return solve


def _program(problem: Problem) -> Iterator[str]:
    """An encoding for clingo over the same steps and nodes that our own leaves."""
    labels = {c.step: c.node for c in problem.constraints if isinstance(c, StepAt)}
    possible = domains(neighbour_table(problem.graph), labels, closed=False)
    for step, row in enumerate(possible.tolist()):
        yield " ".join(f"may({node},{step})." for node, there in enumerate(row) if there)
    for u, v in problem.graph.edges:
        yield f"touch({u},{v}). touch({v},{u})."
    yield f"""
    step(0..{problem.graph.size - 1}).
    {{ at(V,S) : may(V,S) }} = 1 :- step(S).
    {{ at(V,S) : may(V,S) }} = 1 :- may(V,_).
    :- at(V,S), step(S+1), not at(W,S+1) : touch(V,W), may(W,S+1).
    :- at(V,S), step(S-1), not at(W,S-1) : touch(V,W), may(W,S-1).
    #show at/2.
    """


def clingo(problem: Problem) -> Verdict:
    """clingo, asked for two answers."""
    from clingo import Control

    control = Control(["2"])
    control.add("base", [], "\n".join(_program(problem)))
    control.ground([("base", [])])
    found = 0
    with control.solve(yield_=True, async_=True) as models:
        limit = time.monotonic() + MOST_SECONDS
        while models.wait(max(0.0, limit - time.monotonic())):
            if models.model() is None:
                return Done(found, exact=True).verdict
            found += 1
            models.resume()
        models.cancel()
    return Verdict.UNKNOWN


def seconds(solve: Callable[[Problem], Verdict], problem: Problem) -> float | None:
    """Processor time to find and prove unique; None if it gave up."""
    started = time.process_time()
    answer = solve(problem)
    if answer is Verdict.UNKNOWN:
        return None
    assert answer is Verdict.UNIQUE, f"the line is {answer.value}"
    return time.process_time() - started


def compared(
    solvers: Sequence[Callable[[Problem], Verdict]], problems: Sequence[Problem]
) -> list[list[float]]:
    """For each solver its best time for each problem, infinite where it gave up; after two failures
    it is asked no more."""
    times = [[float("inf")] * len(problems) for _ in solvers]
    failed = [0] * len(solvers)
    for place, problem in enumerate(problems):
        for _ in range(TURNS):
            for who, solve in enumerate(solvers):
                taken = seconds(solve, problem) if failed[who] < 2 else None
                failed[who] += taken is None
                if taken is not None:
                    times[who][place] = min(times[who][place], taken)
    return times


def beside(ours: Sequence[float], times: Sequence[float]) -> str:
    """A peer's median and its ratio to ours."""
    solved = sum(taken != float("inf") for taken in times)
    middle = statistics.median(times)
    if middle == float("inf"):
        return f"gave up ({solved} of {len(times)})"
    some = f", {solved} of {len(times)}" if solved < len(times) else ""
    return f"{milliseconds(middle)} ({middle / statistics.median(ours):.1f}x{some})"


def generated(peers: dict[str, Callable[[Problem], Verdict]]) -> str:
    """The table of random paths on some boards."""
    rows = []
    for gap in GAPS:
        for name, board in BOARDS:
            problems = [puzzle(board, gap, seed) for seed in range(1, PUZZLES + 1)]
            ours, *others = compared([verdict(PATH_SAT), *peers.values()], problems)
            labels = statistics.median(len(problem.constraints) for problem in problems)
            row = [name, f"{gap}", f"{labels:.0f}", milliseconds(statistics.median(ours))]
            rows.append([*row, milliseconds(max(ours)), *(beside(ours, each) for each in others)])
    return table(["board", "gap", "labels", "path-sat", "slowest", *peers], rows)


def read(path: Path) -> list[Puzzle]:
    """Some of the published puzzles of a file, evenly by their names."""
    found = list(published.entries(path))
    return [
        published.hidato(size, signs)
        for _, size, signs in found[:: max(1, len(found) // PUBLISHED)][:PUBLISHED]
    ]


def findings(puzzle: Puzzle) -> float:
    """The least processor time of some full checks of a puzzle."""
    return min(full_check(puzzle) for _ in range(TURNS))


def hidatos(path: Path, peers: dict[str, Callable[[Problem], Verdict]]) -> str:
    """The table of published Hidatos by their size."""
    puzzles = read(path)
    rows = []
    for cells in sorted({len(puzzle.board) for puzzle in puzzles}):
        alike = [puzzle for puzzle in puzzles if len(puzzle.board) == cells]
        problems = [puzzle.compile().problem for puzzle in alike]
        ours, *others = compared([verdict(PATH_SAT), *peers.values()], problems)
        whole = [findings(puzzle) for puzzle in alike]
        row = [
            f"{cells}",
            f"{len(alike)}",
            *map(milliseconds, (statistics.median(ours), max(ours))),
        ]
        row += [beside(ours, each) for each in others]
        rows.append([*row, *map(milliseconds, (statistics.median(whole), max(whole)))])
    head = ["cells", "puzzles", "path-sat", "path-sat, slowest", *peers]
    head += ["all findings", "all findings, slowest"]
    return table(head, rows)


def main() -> None:
    """Measure, print and keep the tables."""
    for _ in kernels.load("placement"):
        pass
    peers = {"backtrack": verdict(BACKTRACK)}
    if find_spec("clingo"):
        peers["clingo"] = clingo
    seconds(verdict(PATH_SAT), puzzle(Board.hexagon(2), 3, 1))  # loads what is loaded once
    says = (
        f"Find the line and prove it is the only one, from scratch; {PUZZLES} random paths each, "
        "with a label every so many steps (gap) and as many more as make it the only one. Each "
        f"solves each puzzle {TURNS} times, by turns, and its best processor time counts; the "
        "median of the puzzles, for peers also how many times ours, and how many they solved in "
        f"{MOST_SECONDS:.0f} s where not all. clingo's time has writing and grounding its program "
        "in it, from the same steps and nodes that distances leave."
    )
    parts = [says, generated(peers)]
    if len(sys.argv) > 1:
        del peers["backtrack"]
        told = (
            f"Published Hidatos (janko.at, {PUBLISHED} of the file's, evenly by name). All "
            "findings: everything that the panel says of a puzzle by default, from a solver that "
            "knows nothing of the board: verdict, redundant clues, difficulty."
        )
        parts += [told, hidatos(Path(sys.argv[1]), peers)]
    packages = ("python-sat", "numba", "numpy", "clingo")
    keep("number_path", "Number paths from scratch", parts, packages)


if __name__ == "__main__":
    main()
