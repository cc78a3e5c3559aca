"""Hints of number paths: how long does the next step take, small proofs included?

``python -m tests.bench.bench_hints``. Every step of a whole walk is a hint; the longest counts.
Puzzles with as few clues as can be, and with some more, which is the usual density.
"""

from __future__ import annotations

import statistics
import time

from studio.board import Board
from studio.engines.engine import Token
from studio.families import NUMBER_PATH
from studio.work.explain import Explainer
from studio.work.steps import Step
from tests.bench.bench_explain import made
from tests.bench.report import keep, milliseconds, table

BOARDS = (
    ("hexagon of radius 4", Board.hexagon(4)),
    ("8x8", Board.square(8, 8)),
    ("hexagon of radius 5", Board.hexagon(5)),
)
SEEDS = range(1, 5, 2)
"""Odd ones, for which ``made`` adds the clues it is asked for."""

SECONDS = 60.0


def row(name: str, board: Board, extra: int) -> list[object]:
    """Walks over some puzzles of one board and density."""
    hints: list[float] = []
    sizes: list[int] = []
    walks, reached, clues = [], 0, 0
    for seed in SEEDS:
        puzzle = made(NUMBER_PATH, board, extra)(seed)
        clues += sum(1 for _ in puzzle.clues.all())
        explainer = Explainer(puzzle, Token(SECONDS))
        assert explainer.answers
        events = explainer.run()
        begun = last = time.process_time()
        for event in events:
            now = time.process_time()
            if isinstance(event, Step):
                hints.append(now - last)
                sizes.append(event.size)
            else:
                reached += event.solved
            last = now
        walks.append(last - begun)
    return [
        name,
        f"{clues / len(SEEDS):.0f}",
        f"{reached} of {len(SEEDS)}",
        milliseconds(statistics.median(hints)),
        milliseconds(max(hints)),
        f"{statistics.median(walks):.1f} s",
        f"{sum(size <= 10 for size in sizes) / len(sizes):.0%}",
    ]


HEAD = [
    "number path", "clues", "explained to the end", "hint, median", "hint, longest",
    "whole walk, median", "reasons of at most 10",
]  # fmt: skip


def main() -> None:
    """Measure and keep the table."""
    rows = [row(name, board, extra) for name, board in BOARDS for extra in (0, len(board) // 8)]
    says = (
        "The first row of each board has as few clues as can be, the second the usual number. "
        "Processor time, on a machine that others keep busy too."
    )
    keep("hints", "Hints of number paths", [says, table(HEAD, rows)], ("python-sat", "numpy"))


if __name__ == "__main__":
    main()
