"""Number paths from scratch: find the line and prove that there is no other, beside peers.

``python -m tests.bench.bench_number_path``. clingo is measured if it is there (extra ``bench``).
All solve the same puzzles in one run; each starts from the problem: its graph and constraints.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec

from studio.board import Board
from studio.engines.engine import Engine, Limit, Model, Task, Token
from studio.engines.events import Done, Verdict
from studio.engines.sampling.path import random_path
from studio.engines.sat.path_formula import domains, neighbour_table
from studio.engines.sat.path_sat import PATH_SAT, PathOracle
from studio.engines.search.backtrack import BACKTRACK
from studio.puzzle import Problem, Shape, StepAt
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


def main() -> None:
    """Measure, print and keep the table."""
    peers = [("backtrack", verdict(BACKTRACK))]
    if find_spec("clingo"):
        peers.append(("clingo", clingo))
    seconds(verdict(PATH_SAT), puzzle(Board.hexagon(2), 3, 1))  # loads what is loaded once
    rows = []
    for gap in GAPS:
        for name, board in BOARDS:
            problems = [puzzle(board, gap, seed) for seed in range(1, PUZZLES + 1)]
            ours = [seconds(verdict(PATH_SAT), problem) or MOST_SECONDS for problem in problems]
            median = statistics.median(ours)
            labels = statistics.median(len(problem.constraints) for problem in problems)
            row = [name, f"{gap}", f"{labels:.0f}", milliseconds(median), milliseconds(max(ours))]
            for _, solve in peers:
                row.append(_beside(median, solve, problems))
            rows.append(row)
    head = ["board", "gap", "labels", "path-sat", "slowest", *(name for name, _ in peers)]
    says = (
        f"Find the line and prove it is the only one, from scratch; {PUZZLES} random paths each, "
        "with a label every so many steps (gap) and as many more as make it the only one. Median "
        "processor time a puzzle; for peers also how many times ours, and how many of the puzzles "
        f"they solved in {MOST_SECONDS:.0f} s where not all."
    )
    parts = [says, table(head, rows)]
    keep("number_path", "Number paths from scratch", parts, ("python-sat", "numpy", "clingo"))


def _beside(median: float, solve: Callable[[Problem], Verdict], problems: list[Problem]) -> str:
    """A peer's median and its ratio to ours; after two failures it is asked no more."""
    times: list[float] = []
    failed = 0
    for problem in problems:
        taken = seconds(solve, problem) if failed < 2 else None
        failed += taken is None
        times.append(float("inf") if taken is None else taken)
    solved = [t for t in times if t != float("inf")]
    middle = statistics.median(times)
    if middle == float("inf"):
        return f"gave up ({len(solved)} of {len(problems)})"
    some = f", {len(solved)} of {len(problems)}" if failed else ""
    return f"{milliseconds(middle)} ({middle / median:.1f}x{some})"


if __name__ == "__main__":
    main()
