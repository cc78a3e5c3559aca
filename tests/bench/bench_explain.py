"""Explanations of many puzzles: do they reach the solution, is every step true and its reason
sufficient, and how long are the reasons?

``python -m tests.bench.bench_explain``. Every step is proved again from the clues and facts that it
names alone, by the judge of ``tests.reproof``, which shares no encoding with what found it.
``python -m tests.bench.bench_explain FILE``: of large published Slitherlinks
(``tests.bench.published``) how long the explanation takes, and all that the panel finds.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from pathlib import Path

from studio.board import Board, Cell
from studio.board.free import graph_board
from studio.engines import kernels
from studio.engines.deduction.deduction import Deduction
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.families import JUMP_MAZE, JUMP_TOUR, NUMBER_PATH, ONE_STROKE, SLITHERLINK
from studio.puzzle import Clue, Puzzle, Rule
from studio.work.explain import Explainer
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.bench import published
from tests.bench.puzzles import full_check
from tests.bench.report import keep, table
from tests.reproof import Judge

SECONDS = 120.0
"""Wall-clock seconds after which an explanation is stopped, and counted as not reached."""

LARGE = 400
"""Published Slitherlinks of so many cells or more are explained."""


@dataclass(frozen=True)
class Case:
    """Puzzles of one kind: how they are made, and how many."""

    name: str
    make: Callable[[int], Puzzle]
    count: int


@dataclass
class Tally:
    """What came out for the puzzles of a case."""

    puzzles: int = 0
    reached: int = 0
    steps: int = 0
    wrong: int = 0
    insufficient: int = 0
    sizes: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)


def made(rule: Rule, board: Board, extra: int, **weights: float) -> Callable[[int], Puzzle]:
    """Generated puzzles, with some clues more than are needed in every second one."""

    def make(seed: int) -> Puzzle:
        options = GenerateOptions(
            seed=seed, aim="generous", extra=extra * (seed % 2), weights=weights
        )
        *_, event = generate(rule, board, options, Token())
        assert isinstance(event, Generated)
        return event.puzzle

    return make


def maze(seed: int) -> Puzzle:
    """A random jump maze with exactly one walk."""
    rng = random.Random(seed)
    while True:
        board = Board.square(4, 4 + seed % 2)
        cells = [Cell(at) for at in board.cells]
        start, target = rng.sample(cells, 2)
        placed = Puzzle(JUMP_MAZE, board).placed(
            *(Clue("jumps", cell, rng.randint(1, 3)) for cell in cells),
            Clue("start", start),
            Clue("target", target),
        )
        if isinstance(placed, Puzzle) and not placed.faults():
            explainer = Explainer(placed, Token())
            if explainer.verdict is Verdict.UNIQUE and len(explainer.answers[0].nodes) > 4:
                return placed


def stroke(seed: int) -> Puzzle:
    """A drawing that can be drawn in one way: an open chain with its start given."""
    rng = random.Random(seed)
    size = 3 + seed % 6
    order = rng.sample(range(size), size)
    nodes = [(float(i % 3), float(i // 3)) for i in range(size)]
    edges = [(min(a, b), max(a, b)) for a, b in pairwise(order)]
    placed = Puzzle(ONE_STROKE, graph_board(nodes, edges)).placed(Clue("start", Cell((order[0],))))
    assert isinstance(placed, Puzzle)
    return placed


ALL = {"labels": 1.0, "diamonds": 1.5, "walls": 1.5, "arrows": 1.5, "parity": 1.0}
CASES = (
    Case("Slitherlink 6x6", made(SLITHERLINK, Board.square(6, 6), 6), 80),
    Case("Slitherlink 7x8", made(SLITHERLINK, Board.square(7, 8), 8), 60),
    Case("Slitherlink, hexagon of radius 3", made(SLITHERLINK, Board.hexagon(3), 6), 50),
    Case("Number path 5x6", made(NUMBER_PATH, Board.square(5, 6), 4), 50),
    Case("Number path 6x6, diagonals too", made(NUMBER_PATH, Board.square(6, 6, king=True), 6), 40),
    Case("Number path, hexagon of radius 2", made(NUMBER_PATH, Board.hexagon(2), 3), 60),
    Case("Number path, hexagon of radius 3", made(NUMBER_PATH, Board.hexagon(3), 6), 40),
    Case("Number path, all clue kinds", made(NUMBER_PATH, Board.hexagon(2), 3, **ALL), 40),
    Case("Jump tour 5x5", made(JUMP_TOUR, Board.square(5, 5), 4), 30),
    Case("Jump maze, 16 or 20 cells", maze, 40),
    Case("One stroke, chains", stroke, 20),
    Case("Slitherlink 10x10", made(SLITHERLINK, Board.square(10, 10), 15), 4),
)  # fmt: skip


def explained(explainer: Explainer, tally: Tally) -> list[Deduction]:
    """The whole explanation of a puzzle; its time, and whether it reaches the end, are tallied."""
    started = time.process_time()
    deductions = list(explainer.deductions())
    tally.seconds.append(time.process_time() - started)
    tally.puzzles += 1
    tally.sizes += [deduction.size for deduction in deductions]
    known = {fact for deduction in deductions for fact in deduction.then}
    known.update(explainer.given)
    tally.reached += known.issuperset(explainer.candidate_clues)
    return deductions


def measure(case: Case) -> Tally:
    """Explain all puzzles of a case, and judge every step."""
    tally = Tally()
    for seed in range(case.count):
        puzzle = case.make(seed)
        compiled = puzzle.compile()
        said = zip(compiled.problem.constraints, compiled.clues, strict=True)
        judge = Judge(compiled.problem, [constraint for constraint, clue in said if clue is None])
        explainer = Explainer(puzzle, Token(SECONDS), compiled=compiled)
        for deduction in explained(explainer, tally):
            tally.steps += 1
            tally.kinds[deduction.technique.key] += 1
            answers = explainer.answers
            tally.wrong += any(not f.holds(trace) for f in deduction.then for trace in answers)
            tally.insufficient += not judge.sufficient(deduction)
    return tally


def rows() -> Iterator[list[str]]:
    """The table, a case a row."""
    total = Tally()
    for case in CASES:
        tally = measure(case)
        yield _row(case.name, tally)
        total.puzzles += tally.puzzles
        total.reached += tally.reached
        total.steps += tally.steps
        total.wrong += tally.wrong
        total.insufficient += tally.insufficient
        total.sizes += tally.sizes
        total.seconds += tally.seconds
        total.kinds += tally.kinds
        print("|".join(_row(case.name, tally)), flush=True)
    yield _row("**All**", total)


def _row(name: str, tally: Tally) -> list[str]:
    sizes = sorted(tally.sizes)
    proofs = tally.kinds["near"] + tally.kinds["proof"]
    return [
        name,
        f"{tally.puzzles:,}",
        f"{tally.reached:,}",
        f"{tally.steps:,}",
        f"{tally.wrong:,}",
        f"{tally.insufficient:,}",
        f"{proofs:,}",
        f"{sum(size <= 10 for size in sizes) / len(sizes):.1%}",
        f"{sizes[-1]:,}",
        f"{statistics.median(tally.seconds):.2f}",
        f"{max(tally.seconds):.1f}",
    ]


HEAD = [
    "puzzles with one solution", "how many", "explained to the end", "steps", "false conclusions",
    "reasons that do not suffice", "steps by proof", "reasons of at most 10", "longest",
    "median s", "longest s",
]  # fmt: skip


def large(path: Path) -> Iterator[list[str]]:
    """The large published Slitherlinks of a file, a size a row."""
    sizes = [
        (size, published.slitherlink(size, signs))
        for _, size, signs in published.entries(path)
        if size[0] * size[1] >= LARGE
    ]
    sizes.sort(key=lambda one: (one[0][0] * one[0][1], one[0]))
    for (height, width), alike in groupby(sizes, key=lambda one: one[0]):
        tally = Tally()
        checks = []
        for _, puzzle in alike:
            explained(Explainer(puzzle, Token(SECONDS)), tally)
            checks.append(full_check(puzzle))
        row = [
            f"{height}x{width}",
            f"{tally.puzzles}",
            f"{tally.reached}",
            f"{statistics.median(tally.seconds):.2f}",
            f"{max(tally.seconds):.2f}",
            f"{sum(size <= 10 for size in tally.sizes) / len(tally.sizes):.1%}",
            f"{statistics.median(checks):.2f}",
            f"{max(checks):.2f}",
        ]
        print("|".join(row), flush=True)
        yield row


LARGE_HEAD = [
    "size", "puzzles", "explained to the end", "median s", "longest s", "reasons of at most 10",
    "full check, median s", "full check, longest s",
]  # fmt: skip


def main() -> None:
    """Measure and keep a table."""
    if len(sys.argv) > 1:
        kernels.load_all()
        told = (
            f"Slitherlinks published by janko.at and others, all of {LARGE} cells or more: the "
            "explanation from the clues to the whole loop, and the full check, which is all that "
            "the panel says by default (verdict, redundant clues, difficulty), from a solver that "
            "knows nothing of the board. Processor time."
        )
        parts = [told, table(LARGE_HEAD, list(large(Path(sys.argv[1]))))]
        keep("explain_published", "Published Slitherlinks", parts, ("python-sat", "numba"))
        return
    says = (
        "Every step is proved again from the clues and facts it names alone. Every second puzzle "
        "has as few clues as can be, which makes it as hard as its line allows; the others have "
        "some more. Seconds are of the processor, on a busy machine: an order of magnitude."
    )
    keep("explain", "Explanations", [says, table(HEAD, list(rows()))], ("python-sat",))


if __name__ == "__main__":
    main()
