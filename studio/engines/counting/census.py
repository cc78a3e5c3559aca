"""The census of a board: its loops, and how many Slitherlinks have exactly one solution.

After "How many loops can you slither around?" (Fiddler, on 4 x 4 points). A puzzle is a set of
cells, not empty, with the numbers that a loop gives them; it counts if no other loop gives them the
same. So for each loop the sets are counted on which no other loop agrees: a bit for each set of
cells, 2^cells of them. Time: loops^2 + loops * 2^cells * cells / 64 word operations.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from studio.board import Board
from studio.engines.engine import Token
from studio.engines.events import Progress
from studio.engines.reasons import Declined, Unfinished
from studio.puzzle import Trace
from studio.puzzle.reason import Reason
from studio.puzzle.trace import line_of
from studio.records import dataclass

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_CELLS = 20
"""2^20 sets of cells are 128 KB of bits for each loop."""

MOST_FACES = 26
"""Cells and enclosed holes; each set of them may be the inside of a loop."""

MOST_LOOPS = 200_000
"""As many loops are compared with each other in about two minutes."""

STOPPED = Reason(Unfinished.CENSUS)
INSIDES = 1 << 17
"""Sets of faces looked at between two looks at the token."""

LOOPS = 64
"""Loops compared with all others between two looks at the token."""


@dataclass(frozen=True)
class Census:
    """The loops of a board and, in the same order, how many puzzles each is the answer to.

    ``edge_sets`` holds for each loop the numbers of its edges in the board's loop graph.
    """

    board: Board
    edge_sets: tuple[tuple[int, ...], ...]
    each: tuple[int, ...]

    @property
    def loops(self) -> int:
        """How many loops there are."""
        return len(self.edge_sets)

    @property
    def puzzles(self) -> int:
        """How many uniquely solvable clue placements there are, with at least one number."""
        return sum(self.each)

    @cached_property
    def lines(self) -> tuple[Trace, ...]:
        """The loops, as lines over corners."""
        edges = self.board.loop_graph.edges
        loops = ([edges[k] for k in numbers] for numbers in self.edge_sets)
        return tuple(line_of(pairs, closed=True).canonical() for pairs in loops)


def declines(board: Board) -> Reason | None:
    """Why there is no census of a board, as it is too large or has no cells; None if there is."""
    if not board.has_faces:
        return Reason(Declined.CENSUS_DRAWN)
    cells = len(board)
    if cells <= MOST_CELLS:
        return None
    if cells > 60:
        return Reason.of(Declined.CENSUS_FAR_TOO_MANY, cells=cells, most=MOST_CELLS)
    return Reason.of(Declined.CENSUS_CELLS, cells=cells, sets=2**cells, most=MOST_CELLS)


def census(board: Board, token: Token) -> Generator[Progress, None, Census | Reason]:
    """Take the census of a board that :func:`declines` lets pass, or say why there is none.

    Yields how many loops are done.
    """
    import numpy as np

    from studio.engines.kernels.census import count_fixing, list_loops, read_numbers

    graph = board.loop_graph
    planar = graph.planar
    assert planar is not None
    if planar.outer > MOST_FACES:
        return Reason.of(Declined.CENSUS_FACES, faces=planar.outer, most=MOST_FACES)
    words = max(1, -(-len(graph.edges) // 64))
    borders = _bits(planar.borders[: planar.outer], words)
    ends = np.array(graph.edges, np.int64).reshape(-1, 2)
    near = np.zeros(2 * graph.size, np.int64)
    insides = 1 << planar.outer
    room = np.empty((min(insides, MOST_LOOPS + 1), words), np.uint64)
    found = 0
    for start in range(0, insides, INSIDES):
        stop = min(insides, start + INSIDES)
        found = list_loops(start, stop, borders, ends, near, room, found)
        if token.stopped:
            return STOPPED
    if found > MOST_LOOPS:
        return Reason.of(Declined.CENSUS_LOOPS, most=MOST_LOOPS)
    loops = room[:found].copy()
    most = max(map(len, board.cell_sides), default=1)
    planes = np.zeros((most.bit_length(), found), np.uint64)
    marks = np.zeros(max(1, (1 << len(board)) // 64), np.uint64)
    fixing = np.zeros(found, np.int64)
    # Sums of bits wrap around on purpose; plain NumPy, without the compiler, would complain.
    with np.errstate(over="ignore"):
        read_numbers(loops, _bits(board.cell_sides, words), planes)
    flag = np.zeros(1, np.uint8)

    def wake() -> None:
        flag[0] = 1

    token.on_cancel(wake)
    try:
        for start in range(0, found, LOOPS):
            stop = min(found, start + LOOPS)
            with np.errstate(over="ignore"):
                count_fixing(planes, start, stop, len(board), marks, fixing, flag)
            if token.stopped:
                return STOPPED
            yield Progress(stop, found)
    finally:
        token.forget(wake)
    used = np.unpackbits(loops.view(np.uint8), axis=1, bitorder="little")
    lengths = used.sum(axis=1).cumsum()[:-1]
    edge_sets = np.split(np.nonzero(used)[1], lengths) if found else []
    return Census(board, tuple(tuple(row.tolist()) for row in edge_sets), tuple(fixing.tolist()))


def _bits(groups: Sequence[Sequence[int]], words: int) -> NDArray[np.uint64]:
    """Sets of numbers as bits, 64 to a word, a row each."""
    import numpy as np

    rows = [sum(1 << k for k in group) for group in groups]
    table = [[row >> (64 * w) & (2**64 - 1) for w in range(words)] for row in rows]
    return np.array(table, np.uint64).reshape(-1, words)
