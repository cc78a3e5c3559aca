"""The census of a board as messages, from the solver process to the window.

``{"compared": [3200, 9349]}`` while it runs, then the loops, some thousands in a message:
``{"loops": [["c0ffee", "1a2b"], ...]}`` with each loop's links as bits of a hexadecimal number and
how many puzzles it answers alone. At last ``{"ended": ""}``, or the reason why there is no census.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeAlias

from studio.board import Board
from studio.engines.census import census, declines
from studio.engines.engine import Token
from studio.puzzle import Trace
from studio.puzzle.trace import line_of

AT_ONCE = 2_000
"""Loops in one message."""


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop by its links in the board's loop graph, and the puzzles that have it as only answer.

    Bit k of ``links`` says whether the loop uses link k.
    """

    links: int
    puzzles: int

    @property
    def length(self) -> int:
        """How many sides of cells the loop is long."""
        return self.links.bit_count()

    def line(self, board: Board) -> Trace:
        """The loop as a line over the corners of its board."""
        links = board.loop_graph.links
        pairs = [links[k] for k in range(len(links)) if self.links >> k & 1]
        return line_of(pairs, closed=True).canonical()


@dataclass(frozen=True, slots=True)
class Compared:
    """So many of all loops are compared with all others."""

    done: int
    total: int


News: TypeAlias = Compared | tuple[Loop, ...]


def messages(board: Board, token: Token) -> Iterator[dict[str, Any]]:
    """Take the census of a board and tell all of it."""
    refused = declines(board)
    if refused is not None:
        yield {"ended": refused}
        return
    taking = census(board, token)
    while True:
        try:
            progress = next(taking)
        except StopIteration as end:
            taken = end.value
            break
        yield {"compared": [progress.done, progress.total]}
    if isinstance(taken, str):
        yield {"ended": taken}
        return
    found = zip(taken.link_sets, taken.each, strict=True)
    while some := list(islice(found, AT_ONCE)):
        yield {"loops": [[f"{sum(1 << k for k in links):x}", f"{n:x}"] for links, n in some]}
    yield {"ended": ""}


def reader(board: Board) -> Callable[[dict[str, Any]], News]:
    """What turns the messages about a board into values; ValueError for anything else."""
    graph = board.loop_graph
    around = [sum(1 << k for k in links) for links in graph.incident]

    def loop(links: str, puzzles: str) -> Loop:
        found = Loop(int(links, 16), int(puzzles, 16))
        closed = all((found.links & near).bit_count() in (0, 2) for near in around)
        if not closed or not 0 < found.links < 1 << len(graph.links) or found.puzzles < 0:
            raise ValueError("not a loop of this board")
        return found

    def read(message: dict[str, Any]) -> News:
        try:
            if "compared" in message:
                done, total = message["compared"]
                return Compared(int(done), int(total))
            return tuple(loop(links, puzzles) for links, puzzles in message["loops"])
        except (KeyError, TypeError, OverflowError) as error:
            raise ValueError(f"not news of a census: {error}") from error

    return read
