"""Slitherlinks by the thousand in a file, for the tail that ``bench_slitherlink`` shows.

``python -m tests.bench.many_slitherlinks FILE [HOW_MANY]`` makes 10,000, or so many, with seeds 0,
1 and so on. Every second has no clue too many; the others have clues beyond that, a tenth of their
cells, as published ones do.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from studio.board import Board
from studio.engines import kernels
from studio.engines.engine import Token
from studio.families import SLITHERLINK
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.bench.puzzles import text_of

SIZES = ((10, 10), (10, 10), (10, 10), (10, 18), (10, 20), (14, 24), (20, 20), (20, 36))
"""Rows and columns, by turns."""
LARGE, EVERY = ((30, 30), (30, 45)), 50
"""Now and then a larger one comes instead."""


def size_of(seed: int) -> tuple[int, int]:
    """How large the puzzle of a seed is: rows and columns."""
    if seed % EVERY == EVERY - 1:
        return LARGE[seed // EVERY % len(LARGE)]
    return SIZES[seed // 2 % len(SIZES)]


def lines(many: int) -> Iterator[str]:
    """A name and a puzzle as rows of digits and points."""
    for seed in range(many):
        rows, columns = size_of(seed)
        options = GenerateOptions(seed=seed)
        if seed % 2:
            options = GenerateOptions(seed=seed, aim="generous", extra=rows * columns // 10)
        *_, made = generate(SLITHERLINK, Board.square(rows, columns), options, Token())
        assert isinstance(made, Generated), made
        yield f"seed-{seed} {text_of(made.puzzle, rows, columns)}"


def main() -> None:
    """Make them."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.many_slitherlinks")
    parser.add_argument("file", type=Path)
    parser.add_argument("many", type=int, nargs="?", default=10_000)
    asked = parser.parse_args()
    kernels.load_all()
    with asked.file.open("w", encoding="utf-8") as file:
        for line in lines(asked.many):
            print(line, file=file, flush=True)


if __name__ == "__main__":
    main()
