"""Hints of number paths: how long does the next step take, small proofs included?

``python -m tests.bench.bench_hints``. Every step of a whole walk is a hint; the longest counts.
The slowest are also asked for as a player asks, who has found out all before: by who knows the
puzzle and the marks alone. Puzzles with as few clues as can be, and with some more, which is the
usual density.
"""

from __future__ import annotations

import statistics
import time

from studio.board import Board
from studio.engines import kernels
from studio.engines.engine import Token
from studio.families import NUMBER_PATH
from studio.puzzle import Puzzle
from studio.work.explain import Explainer
from studio.work.hint_service import next_steps
from studio.work.steps import Step
from tests.bench.bench_explain import made
from tests.bench.report import keep, milliseconds, table

BOARDS = (
    ("hexagon of radius 4", Board.hexagon(4)),
    ("8x8", Board.square(8, 8)),
    ("hexagon of radius 5", Board.hexagon(5)),
    ("10x10", Board.square(10, 10)),
    ("hexagon of radius 6", Board.hexagon(6)),
)
SEEDS = range(1, 5, 2)
"""Odd ones, for which ``made`` adds the clues it is asked for."""

SECONDS = 60.0

ASKED = 5
"""Of so many steps of each walk, the slowest, it is measured how long a player waits."""


def afresh(puzzle: Puzzle, steps: list[Step]) -> float:
    """How long the next hint takes who knows the puzzle, and what some steps found out."""
    marks = [mark for step in steps for mark in step.then]
    started = time.process_time()
    assert next_steps(puzzle, marks, Token(SECONDS))
    return time.process_time() - started


def row(name: str, board: Board, extra: int) -> list[object]:
    """Walks over some puzzles of one board and density."""
    hints: list[float] = []
    asked: list[float] = []
    sizes: list[int] = []
    walks, reached, clues = [], 0, 0
    for seed in SEEDS:
        puzzle = made(NUMBER_PATH, board, extra)(seed)
        clues += sum(1 for _ in puzzle.clues.all())
        explainer = Explainer(puzzle, Token(SECONDS))
        assert explainer.answers
        events = explainer.run()
        steps: list[tuple[float, Step]] = []
        last = time.process_time()
        for event in events:
            now = time.process_time()
            if isinstance(event, Step):
                steps.append((now - last, event))
            else:
                reached += event.solved
            last = now
        hints += [seconds for seconds, _ in steps]
        sizes += [step.size for _, step in steps]
        walks.append(sum(seconds for seconds, _ in steps))
        slowest = sorted(range(len(steps)), key=lambda at: steps[at][0])[-ASKED:]
        asked += [afresh(puzzle, [step for _, step in steps[:at]]) for at in slowest]
    return [
        name,
        f"{clues / len(SEEDS):.0f}",
        f"{reached} of {len(SEEDS)}",
        milliseconds(statistics.median(hints)),
        milliseconds(max(hints)),
        milliseconds(max(asked)),
        f"{statistics.median(walks):.1f} s",
        f"{sum(size <= 10 for size in sizes) / len(sizes):.0%}",
    ]


HEAD = [
    "number path", "clues", "explained to the end", "hint, median", "hint, longest",
    "asked afresh, longest", "whole walk, median", "reasons of at most 10",
]  # fmt: skip


def main() -> None:
    """Measure and keep the table."""
    for _ in kernels.load("placement"):
        pass
    rows = [row(name, board, extra) for name, board in BOARDS for extra in (0, len(board) // 8)]
    says = (
        "The first row of each board has as few clues as can be, the second the usual number. "
        "The slowest hints are also asked for as a player asks: by who knows the puzzle and the "
        "marks alone, the verdict and all that is made for it included. "
        "Processor time, on a machine that others keep busy too."
    )
    keep("hints", "Hints of number paths", [says, table(HEAD, rows)], ("python-sat", "numpy"))


if __name__ == "__main__":
    main()
