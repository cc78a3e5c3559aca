"""The largest puzzles that are made in 1, 10 and 60 seconds, unique and minimal.

``python -m tests.bench.bench_largest [FAMILY...]``. Takes about a quarter of an hour a family.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from studio.board import Board
from studio.engines import kernels
from studio.engines.engine import Token
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Puzzle, Rule
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.bench.report import keep, table

LIMITS = (1.0, 10.0, 60.0)
SEEDS = (1, 2, 3)
"""The median of these must be within a limit."""

PATIENCE = 15
"""Times the last limit by the clock, which runs on while others use the processor."""


@dataclass(frozen=True)
class Series:
    """Boards of growing size: ``sizes`` in the order in which they are tried."""

    name: str
    rule: Rule
    board: Callable[[int], Board]
    sizes: tuple[int, ...]


SERIES = (
    Series("Number path, n x n squares", NUMBER_PATH, lambda n: Board.square(n, n),
           (10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)),
    Series("Number path, hexagon of radius n", NUMBER_PATH, Board.hexagon,
           (6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20)),
    Series("Slitherlink, n x n squares", SLITHERLINK, lambda n: Board.square(n, n),
           (20, 30, 35, 40, 50, 60, 70, 80, 90, 100)),
    Series("Slitherlink, hexagon of radius n", SLITHERLINK, Board.hexagon,
           (10, 15, 20, 25, 30, 35, 40)),
)  # fmt: skip


def seconds(series: Series, size: int) -> float:
    """The median time of the processor for a puzzle; infinite where the last limit is passed."""
    board = series.board(size)
    Puzzle(series.rule, board).compile()
    times = []
    for seed in SEEDS:
        started = time.process_time()
        *_, made = generate(series.rule, board, GenerateOptions(seed), Token(PATIENCE * LIMITS[-1]))
        times.append(time.process_time() - started)
        if not isinstance(made, Generated) or not made.minimal:
            return float("inf")
        if times[-1] > 2 * LIMITS[-1]:
            return times[-1]
    return statistics.median(times)


def main() -> None:
    """Measure, print and keep the table."""
    kernels.load_all()
    rows = []
    families = sys.argv[1:]
    for series in (s for s in SERIES if not families or s.rule.key in families):
        best: dict[float, str] = {}
        for size in series.sizes:
            taken = seconds(series, size)
            print(series.name, size, f"{taken:.2f} s", sep=" | ", flush=True)
            for limit in LIMITS:
                if taken <= limit:
                    best[limit] = f"{size} ({taken:.2g} s)"
            if taken > LIMITS[-1]:
                break
        rows.append([series.name, *(best.get(limit, "") for limit in LIMITS)])
    head = ["puzzle", *(f"{limit:.0f} s" for limit in LIMITS)]
    says = (
        "The largest n of the sizes tried for which a puzzle with one solution and no clue too "
        f"many comes within the time (median of {len(SEEDS)} seeds, processor time). Aimed at "
        "within 60 s: 24 x 24 squares and a hexagon of radius 12."
    )
    keep("largest", "The largest puzzles", [says, table(head, rows)], ("python-sat", "numba"))


if __name__ == "__main__":
    main()
