"""The census of a board: its loops, and how many Slitherlinks have exactly one solution.

After "How many loops can you slither around?" (Fiddler, on 4 x 4 points). A puzzle is a set of
cells, not empty, with the numbers that a loop gives them; it counts if no other loop gives them the
same. So for each loop the sets are counted on which no other loop agrees: a bit for each set of
cells, 2^cells of them. Time: loops^2 + loops * 2^cells * cells / 64 word operations.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from studio.board import Board
from studio.engines.engine import Limit, Token
from studio.engines.events import Progress
from studio.puzzle import Problem, Shape, Trace

MOST_CELLS = 20
"""2^20 sets of cells are 128 KB of bits for each loop."""

MOST_LOOPS = 200_000
"""As many loops are compared with each other in about two minutes."""

STOPPED = "The census was stopped."
CHUNK = 64


@dataclass(frozen=True)
class Census:
    """The loops of a board and, in the same order, how many puzzles each is the answer to."""

    lines: tuple[Trace, ...]
    each: tuple[int, ...]

    @property
    def loops(self) -> int:
        """How many loops there are."""
        return len(self.lines)

    @property
    def puzzles(self) -> int:
        """How many uniquely solvable clue placements there are, with at least one number."""
        return sum(self.each)


def declines(board: Board) -> str | None:
    """Why a board is too large for a census; None if it is not."""
    cells = len(board)
    if cells <= MOST_CELLS:
        return None
    sets = f"{2**cells:,} sets of clues" if cells <= 60 else "far too many sets of clues"
    return f"A board of {cells:,} cells has {sets}; the census goes up to {MOST_CELLS} cells."


def census(board: Board, token: Token) -> Generator[Progress, None, Census | str]:
    """Take the census of a board that :func:`declines` lets pass, or say why there is none.

    Yields how many loops are done.
    """
    import numpy as np

    from studio.engines.kernels.census import count_fixing
    from studio.engines.shares import tabulate

    graph = board.loop_graph
    table = yield from tabulate(Problem(graph, Shape.CYCLE), Limit(), token)
    if isinstance(table, str):
        return table
    if table.total > MOST_LOOPS:
        return f"The board has {table.total:,} loops; the census goes up to {MOST_LOOPS:,}."
    flag = np.zeros(1, np.uint8)

    def wake() -> None:
        flag[0] = 1

    token.on_cancel(wake)
    try:
        loops = table.link_sets(flag)
        used = np.unpackbits(loops.view(np.uint8), axis=1, bitorder="little")
        numbers = np.zeros((len(loops), max(len(board), 1)), np.uint64)
        for cell, sides in enumerate(board.cell_sides):
            numbers[:, cell] = used[:, list(sides)].sum(axis=1)
        weights = np.uint64(1) << np.arange(numbers.shape[1], dtype=np.uint64)
        planes = np.array([((numbers >> np.uint64(p)) & np.uint64(1)) @ weights for p in range(3)])
        marks = np.zeros(max(1, (1 << len(board)) // 64), np.uint64)
        fixing = np.zeros(len(loops), np.int64)
        for start in range(0, len(loops), CHUNK):
            stop = min(len(loops), start + CHUNK)
            with np.errstate(over="ignore"):
                count_fixing(planes, start, stop, len(board), marks, fixing, flag)
            if token.stopped:
                return STOPPED
            yield Progress(f"{stop:,} loops compared with all others", stop, len(loops))
    finally:
        token.forget(wake)
    lines = (table.line_of(np.flatnonzero(row).tolist()) for row in used)
    return Census(tuple(lines), tuple(int(n) for n in fixing))
