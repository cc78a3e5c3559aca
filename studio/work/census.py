"""The census of a board as messages, from the solver process to the window.

:class:`LoopsCompared` while it runs, then the loops, some thousands in a message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import ClassVar, TypeAlias, get_args

from studio.board import Board
from studio.engines.counting.census import census, declines
from studio.engines.engine import Token
from studio.engines.events import Huge
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle, Trace
from studio.puzzle.reason import Reason
from studio.puzzle.trace import line_of
from studio.records import dataclass
from studio.work.protocol import Ended

AT_ONCE = 2_000
"""Loops in one message."""


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop by its edges in the board's loop graph, and the puzzles that have it as only answer.

    Bit k of ``edges`` says whether the loop uses edge k.
    """

    edges: Huge
    puzzles: Huge

    @property
    def length(self) -> int:
        """How many sides of cells the loop is long."""
        return self.edges.bit_count()

    def line(self, board: Board) -> Trace:
        """The loop as a line over the corners of its board."""
        edges = board.loop_graph.edges
        pairs = [edges[k] for k in range(len(edges)) if self.edges >> k & 1]
        return line_of(pairs, closed=True).canonical()


@dataclass(frozen=True, slots=True)
class LoopsCompared:
    """So many of all loops are compared with all others."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Loops:
    """Some of all loops."""

    loops: tuple[Loop, ...]


News: TypeAlias = LoopsCompared | Loops


@dataclass(frozen=True, slots=True)
class Census:
    """The question for the census of a puzzle's board (native text)."""

    NEWS: ClassVar[tuple[type, ...]] = get_args(News)

    puzzle: str


def question(puzzle: Puzzle) -> Census:
    """The question for the census of a puzzle's board."""
    return Census(native.write(puzzle, PLAIN).decode())


def messages(question: Census, token: Token) -> Iterator[News | Ended]:
    """Take the census of a board and tell all of it."""
    board = native.read(question.puzzle).puzzle.board
    refused = declines(board)
    if refused is not None:
        yield Ended(refused)
        return
    taking = census(board, token)
    while True:
        try:
            progress = next(taking)
        except StopIteration as end:
            taken = end.value
            break
        yield LoopsCompared(progress.done, progress.total)
    if isinstance(taken, Reason):
        yield Ended(taken)
        return
    found = (
        Loop(sum(1 << k for k in edges), n)
        for edges, n in zip(taken.edge_sets, taken.each, strict=True)
    )
    while some := tuple(islice(found, AT_ONCE)):
        yield Loops(some)
    yield Ended()


def checker(board: Board) -> Callable[[News], News]:
    """What looks at the news about a board; ValueError for loops that are none of its own."""
    graph = board.loop_graph
    around = [sum(1 << k for k in edges) for edges in graph.incident]

    def check(news: News) -> News:
        for loop in news.loops if isinstance(news, Loops) else ():
            fits = 0 < loop.edges < 1 << len(graph.edges) and loop.puzzles >= 0
            if not fits or any((loop.edges & near).bit_count() not in (0, 2) for near in around):
                raise ValueError("not a loop of this board")
        return news

    return check
