"""Puzzles from nothing: how long until one is unique and minimal, or proved to be a fewest.

``python -m tests.bench.bench_generate``. Each run makes the answer and the clues; boards are warm.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from studio.board import Board, FreeFrame, HexLattice
from studio.engines import kernels
from studio.engines.engine import Token
from studio.families import JUMP_TOUR, NUMBER_PATH, SLITHERLINK
from studio.puzzle import Puzzle, Rule
from studio.work.generate import generate
from studio.work.generation import Aim, Generated, GenerateOptions
from tests.bench.report import keep, milliseconds, table

MOST_SECONDS = 60.0
"""After so long a search for fewest clues is stopped."""

DIAMONDS = {"diamonds": 1.0}
BOTH = {"labels": 1.0, "diamonds": 2.0}


@dataclass(frozen=True)
class Case:
    """What is made, how often, and how long the median may take in seconds."""

    name: str
    rule: Rule
    board: Board
    wanted: float | None
    runs: int
    aim: Aim = "minimal"
    weights: Mapping[str, float] = field(default_factory=dict)


def rixkudo() -> Board:
    """The board of the course sheet, 72 hexagons."""
    text = (Path(__file__).parent.parent / "data" / "rixkudo.json").read_text()
    cells = [(q, r) for q, r in json.loads(text)["cells"]]
    return Board.of(HexLattice("flat"), FreeFrame(), cells)


X = rixkudo()
CASES = (
    Case("Slitherlink 10x10", SLITHERLINK, Board.square(10, 10), 0.010, 15),
    Case("Slitherlink 20x20", SLITHERLINK, Board.square(20, 20), 0.12, 9),
    Case("Slitherlink 30x30", SLITHERLINK, Board.square(30, 30), 0.8, 5),
    Case("Slitherlink 50x50", SLITHERLINK, Board.square(50, 50), 3.0, 3),
    Case("Slitherlink 100x100", SLITHERLINK, Board.square(100, 100), 60.0, 1),
    Case("Slitherlink, hexagon of radius 7", SLITHERLINK, Board.hexagon(7), None, 5),
    Case("Number path 10x10", NUMBER_PATH, Board.square(10, 10), 0.5, 7),
    Case("Number path 14x14", NUMBER_PATH, Board.square(14, 14), 3.0, 5),
    Case("Number path 20x20", NUMBER_PATH, Board.square(20, 20), 25.0, 3),
    Case("Number path 24x24", NUMBER_PATH, Board.square(24, 24), None, 1),
    Case("Number path 28x28", NUMBER_PATH, Board.square(28, 28), 60.0, 1),
    Case("Number path, hexagon of radius 7", NUMBER_PATH, Board.hexagon(7), 1.5, 5),
    Case("Number path, hexagon of radius 9", NUMBER_PATH, Board.hexagon(9), 6.0, 3),
    Case("Number path, hexagon of radius 12", NUMBER_PATH, Board.hexagon(12), None, 1),
    Case("Number path, hexagon of radius 4, diamonds too", NUMBER_PATH, Board.hexagon(4), None, 5,
         weights=BOTH),
    Case("riXkudo, labels", NUMBER_PATH, X, None, 5),
    Case("riXkudo, diamonds beside the ends", NUMBER_PATH, X, None, 3, weights=DIAMONDS),
    Case("Jump tour 8x8", JUMP_TOUR, Board.square(8, 8), None, 3),
    Case("Slitherlink 7x7, fewest", SLITHERLINK, Board.square(7, 7), 2.0, 7, "fewest"),
    Case("Slitherlink 8x8, fewest", SLITHERLINK, Board.square(8, 8), 10.0, 5, "fewest"),
    Case("Slitherlink 9x9, fewest", SLITHERLINK, Board.square(9, 9), 7.0, 5, "fewest"),
    Case("Slitherlink 10x10, fewest", SLITHERLINK, Board.square(10, 10), 60.0, 1, "fewest"),
    Case("Slitherlink, hexagon of radius 6, fewest", SLITHERLINK, Board.hexagon(6), 15.0, 1,
         "fewest"),
    Case("Number path, hexagon of radius 4, fewest", NUMBER_PATH, Board.hexagon(4), 2.0, 5,
         "fewest"),
    Case("Number path, hexagon of radius 5, fewest", NUMBER_PATH, Board.hexagon(5), 10.0, 3,
         "fewest"),
    Case("Number path, hexagon of radius 6, fewest", NUMBER_PATH, Board.hexagon(6), 15.0, 5,
         "fewest"),
    Case("Number path, hexagon of radius 7, fewest", NUMBER_PATH, Board.hexagon(7), None, 5,
         "fewest"),
)  # fmt: skip


def make(case: Case, seed: int) -> tuple[float, Generated]:
    """Seconds of the processor for one puzzle, and the puzzle."""
    options = GenerateOptions(seed=seed, aim=case.aim, weights=case.weights)
    started = time.process_time()
    *_, made = generate(case.rule, case.board, options, Token(MOST_SECONDS))
    taken = time.process_time() - started
    assert isinstance(made, Generated), made
    return taken, made


def main() -> None:
    """Measure, print and keep the table."""
    kernels.load_all()
    rows = []
    for case in CASES:
        # The geometry of a board is worked out once, whatever is made on it.
        Puzzle(case.rule, case.board).compile()
        runs = [make(case, seed) for seed in range(1, case.runs + 1)]
        times = [taken for taken, _ in runs]
        proved = sum(made.fewest if case.aim == "fewest" else made.minimal for _, made in runs)
        counts = sorted(made.puzzle.clues.count() for _, made in runs)
        rows.append(
            [
                case.name,
                milliseconds(statistics.median(times)),
                milliseconds(max(times)),
                "" if case.wanted is None else milliseconds(case.wanted),
                f"{counts[0]} to {counts[-1]}",
                f"{proved} of {case.runs}",
            ]
        )
        print(*rows[-1], sep=" | ", flush=True)
    head = ["puzzle", "median", "slowest", "wanted", "clues", "proved"]
    says = (
        "From the empty board to the puzzle: a random answer, clues that fix it, and the proof "
        "that each of them is needed (or, where it says fewest, that there is no smaller set of "
        f"clues for this answer, given up after {MOST_SECONDS:.0f} s). Processor time. Clues "
        "include the two ends of a number path, which are given."
    )
    keep("generate", "Puzzles from nothing", [says, table(head, rows)], ("python-sat", "numba"))


if __name__ == "__main__":
    main()
