"""Tours on demand: what is asked for, and what comes of it, also as messages between processes."""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, get_args

from studio.board import At
from studio.engines.engine import Token
from studio.engines.reasons import Impossible, Unfinished
from studio.engines.tours.moves import KING, KNIGHT, PEN_AND_PAPER, Move, leaper
from studio.engines.tours.tours import Attempt, Method, Repair, Ties
from studio.puzzle.message import Message, enumerated, word
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.protocol import Ended

if TYPE_CHECKING:
    from studio.engines.tours.blocks import Tour
    from studio.engines.tours.tours import Nodes

OF_ITS_START = frozenset({Reason(Impossible.BY_SAT), Reason(Impossible.TRIED)})
"""What is proved of an open tour by a search is proved of the cell where it starts."""

Way: TypeAlias = Literal["best", "rule", "blocks", "sat"]
"""How a tour is looked for: whatever finds one, Warnsdorff's rule alone, blocks, or SAT."""

LONGEST = 1000
"""Rows or columns of a board whose tours are looked for."""

MOVE_SETS: dict[str, tuple[Move, ...]] = {
    "pen-and-paper": PEN_AND_PAPER,
    "knight": KNIGHT,
    "king": KING,
    "rook-step": leaper(0, 1),
}

PIECE = 20_000
DRAWN = 100
"""Rows and columns up to which the window draws a tour's line; of others it shows shades."""
HOLE = 255


@dataclass(frozen=True)
class Wanted:
    """The tour that is asked for: board, moves, and how to look for it.

    ``start`` is (row, column) from 0; None leaves it to the way. ``holes`` are cells that the board
    lacks. ``ties``, ``repair`` and ``tries`` are those of
    :class:`studio.engines.tours.tours.Method`.
    """

    rows: int
    columns: int
    moves: tuple[Move, ...] = PEN_AND_PAPER
    closed: bool = False
    start: tuple[int, int] | None = None
    holes: tuple[tuple[int, int], ...] = ()
    way: Way = "best"
    ties: Ties = "far"
    repair: Repair = "rotations"
    tries: int = 40
    seed: int = 1

    def fault(self) -> Message | None:
        """What is wrong with it; None if nothing is."""
        if not (1 <= self.rows <= LONGEST and 1 <= self.columns <= LONGEST):
            return Message.of(
                "A board for tours has 1 to {longest:,} rows and columns.", longest=LONGEST
            )
        if len(set(self.holes)) >= self.rows * self.columns:
            return Message.of("The board has no cells.")
        if not self.moves:
            return Message.of("There are no moves.")
        on_board = self.start is None or (
            0 <= self.start[0] < self.rows and 0 <= self.start[1] < self.columns
        )
        if not on_board or self.start in self.holes:
            return Message.of("The start is not on the board.")
        return None


@dataclass(frozen=True, eq=False)
class Toured:
    """A tour: its cells in order, as row times columns plus column.

    ``tries`` were begun and ``backs`` steps taken back in ``seconds``; ``measures`` are sentences
    on how good it looks, from :func:`told`.
    """

    wanted: Wanted
    order: array[int]
    tries: int
    backs: int
    seconds: float
    measures: tuple[Message, ...] = ()
    shades: bytes = b""
    """For every cell of a large board how far along the tour it is, 0 to 254; 255 in holes."""

    @property
    def places(self) -> tuple[At, ...]:
        """The cells of the tour as (row, column)."""
        columns = self.wanted.columns
        return tuple(divmod(cell, columns) for cell in self.order)

    def begun_at(self, row: int, column: int) -> Toured:
        """A closed tour from another of its cells; ValueError for an open one or another cell."""
        if not self.wanted.closed:
            raise ValueError("Only a closed tour can be shifted round its circle.")
        at = self.order.index(row * self.wanted.columns + column)
        order = self.order[at:] + self.order[:at]
        shades = self.shades
        if shades:
            first = shades[row * self.wanted.columns + column]
            shades = shades.translate(bytes([*((k - first) % HOLE for k in range(HOLE)), HOLE]))
        wanted = replace(self.wanted, start=(row, column))
        return replace(self, order=order, shades=shades, wanted=wanted)


@dataclass(frozen=True, slots=True)
class Untoured:
    """There is no tour (``proved``), or none was found, and why."""

    reason: Reason | Message
    proved: bool


News: TypeAlias = Toured | Untoured


def make(wanted: Wanted, token: Token) -> News:
    """Look for a tour as it is asked for, and measure it."""
    from studio.engines.tours.blocks import Tour
    from studio.engines.tours.quality import quality
    from studio.engines.tours.tours import engine_room

    fault = wanted.fault()
    if fault is not None:
        return Untoured(fault, proved=False)
    engine_room()  # loading what is compiled is no part of the search
    started = time.perf_counter()
    attempt = attempt_of(wanted, token)
    seconds = time.perf_counter() - started
    if attempt.nodes is None:
        return Untoured(attempt.reason or Message.of("No tour was found."), attempt.proved)
    tour = Tour(wanted.rows, wanted.columns, attempt.nodes, wanted.closed)
    if wanted.closed and wanted.start is not None:
        tour = tour.begun_at(*wanted.start)
    order = array("i", tour.order.tobytes())
    measures = tuple(told(quality(tour), len(order)))
    shades = _shades(tour) if max(wanted.rows, wanted.columns) > DRAWN else b""
    return Toured(wanted, order, attempt.tries, attempt.backs, seconds, measures, shades)


def _shades(tour: Tour) -> bytes:
    import numpy as np

    shades = np.full(tour.rows * tour.columns, HOLE, dtype=np.uint8)
    shades[tour.order] = np.arange(len(tour.order), dtype=np.int64) * HOLE // len(tour.order)
    return shades.tobytes()


def attempt_of(wanted: Wanted, token: Token) -> Attempt:
    """The tour's nodes numbered over the whole rectangle, or why there is none."""
    attempt = _from_one_cell(wanted, token)
    if wanted.closed or wanted.start is not None or attempt.reason not in OF_ITS_START:
        return attempt
    return _from_any_cell(wanted, token)


def _from_any_cell(wanted: Wanted, token: Token) -> Attempt:
    """An open tour, or the proof that there is none wherever it starts."""
    from studio.engines.tours import blocks

    kept = _kept(wanted)
    if wanted.way == "sat" or (wanted.way == "best" and len(kept) <= blocks.SMALL):
        ways = blocks.ways_of(wanted.rows, wanted.columns, wanted.moves, wanted.ties).within(kept)
        seconds = token.left if wanted.way == "sat" else blocks.SAT_SECONDS
        attempt = blocks.by_sat(ways, None, closed=False, token=token, seconds=seconds)
        return attempt if attempt.nodes is None else replace(attempt, nodes=kept[attempt.nodes])
    attempt = Attempt(None)
    for cell in kept:
        attempt = _from_one_cell(replace(wanted, start=divmod(int(cell), wanted.columns)), token)
        if not attempt.proved:
            break
    return attempt


def _from_one_cell(wanted: Wanted, token: Token) -> Attempt:
    """The same; where no start is given, what a search proves is that none starts where it did."""
    from studio.engines.tours import blocks
    from studio.engines.tours.strips import why_no_strip
    from studio.engines.tours.tours import search, why_no_ways

    rows, columns, moves, closed = wanted.rows, wanted.columns, wanted.moves, wanted.closed
    method = Method(wanted.ties, wanted.repair, wanted.tries)
    if wanted.holes:
        return _with_holes(wanted, method, token)
    if wanted.way == "best":
        return blocks.find_tour(
            rows, columns, moves, closed=closed, start=wanted.start,
            method=method, seed=wanted.seed, token=token,
        )[1]  # fmt: skip
    begin = 0 if wanted.start is None else wanted.start[0] * columns + wanted.start[1]
    given = None if wanted.start is None else begin
    reason = blocks.why_no_tour(rows, columns, moves, closed=closed, start=given)
    reason = reason or why_no_strip(rows, columns, moves, closed=closed)
    if reason is not None:
        return Attempt(None, 0, proved=True, reason=reason)
    if wanted.way == "blocks":
        nodes = blocks.compose(rows, columns, moves, seed=wanted.seed, token=token)
        if nodes is None:
            return Attempt(None, reason=Reason(Unfinished.NO_BLOCKS))
        ring = blocks.Tour(rows, columns, nodes, closed=True)
        return Attempt(ring.begun_at(begin // columns, begin % columns).order)
    ways = blocks.ways_of(rows, columns, moves, wanted.ties)
    reason = why_no_ways(ways, closed=closed)
    if reason is not None:
        return Attempt(None, 0, proved=True, reason=reason)
    if wanted.way == "sat":
        return blocks.by_sat(ways, begin, closed=closed, token=token, seconds=token.left)
    return search(ways, begin, closed=closed, method=method, seed=wanted.seed, token=token)


def _with_holes(wanted: Wanted, method: Method, token: Token) -> Attempt:
    """A tour of a board that lacks some cells: the rule, then SAT where the board is small."""
    import numpy as np

    from studio.engines.tours import blocks
    from studio.engines.tours.tours import search, why_no_ways

    kept = _kept(wanted)
    ways = blocks.ways_of(wanted.rows, wanted.columns, wanted.moves, wanted.ties).within(kept)
    reason = why_no_ways(ways, closed=wanted.closed)
    start, uneven = _coloured(wanted, kept)
    reason = reason or uneven
    if reason is not None:
        return Attempt(None, 0, proved=True, reason=reason)
    begin = int(np.searchsorted(kept, start))
    if wanted.way == "sat":
        attempt = blocks.by_sat(ways, begin, closed=wanted.closed, token=token, seconds=token.left)
    else:
        attempt = search(
            ways, begin, closed=wanted.closed, method=method, seed=wanted.seed, token=token
        )
        if attempt.nodes is None and wanted.way == "best" and ways.size <= blocks.SMALL:
            attempt = blocks.by_sat(ways, begin, closed=wanted.closed, token=token)
    return attempt if attempt.nodes is None else replace(attempt, nodes=kept[attempt.nodes])


def _kept(wanted: Wanted) -> Nodes:
    """The cells that are no holes."""
    import numpy as np

    kept = np.ones(wanted.rows * wanted.columns, dtype=bool)
    kept[[r * wanted.columns + c for r, c in wanted.holes]] = False
    return np.flatnonzero(kept).astype(np.int32)


def _coloured(wanted: Wanted, kept: Nodes) -> tuple[int, Reason | None]:
    """The start that is given, else one that no colours forbid; and why they forbid all."""
    from studio.engines.tours.blocks import why_uneven

    columns = wanted.columns
    if wanted.start is None:
        # Colours are by rows and columns that are odd or even: one cell of each kind is asked.
        kinds = kept // columns % 2 * 2 + kept % columns % 2
        starts = [int(kept[kinds == kind][0]) for kind in dict.fromkeys(kinds.tolist())]
    else:
        starts = [wanted.start[0] * columns + wanted.start[1]]
    reason = None
    for start in starts:
        reason = why_uneven(kept, columns, wanted.moves, closed=wanted.closed, start=start)
        if reason is None:
            return start, None
    return starts[0], reason


def random_start(wanted: Wanted) -> Wanted:
    """The same from a cell chosen by its seed; one of those from which no colours forbid a tour."""
    rng = random.Random(wanted.seed)
    holes = set(wanted.holes)
    for _ in range(100):
        start = (rng.randrange(wanted.rows), rng.randrange(wanted.columns))
        if start not in holes and (wanted.closed or _may_start(wanted, start)):
            return replace(wanted, start=start)
    return wanted


def _may_start(wanted: Wanted, start: tuple[int, int]) -> bool:
    from studio.engines.tours.blocks import why_no_tour

    if wanted.holes:
        return _coloured(replace(wanted, start=start), _kept(wanted))[1] is None
    node = start[0] * wanted.columns + start[1]
    reason = why_no_tour(
        wanted.rows, wanted.columns, wanted.moves, closed=wanted.closed, start=node
    )
    return reason is None


def told(measures: Any, cells: int) -> Iterator[Message]:
    """The measures of :class:`studio.engines.tours.quality.Quality` in words, a sentence each."""
    yield Message.of(
        "Variety {score:.2f} of 1: moves are used {balance:.0%} evenly.",
        score=measures.score,
        balance=measures.balance,
    )
    yield Message.of(
        "{straight:.0%} of the jumps go straight on; the longest run is {longest:,}.",
        straight=measures.straight,
        longest=measures.longest_straight,
    )
    if measures.crossings is not None:
        yield Message.counted(
            "crossings",
            "1 crossing, {each:.2f} for each cell.",
            "{crossings:,} crossings, {each:.2f} for each cell.",
            crossings=measures.crossings,
            each=measures.crossings / cells,
        )
    if measures.symmetries:
        names = enumerated("{some}, {last}", map(word, measures.symmetries))
        yield Message.of("Symmetry: {names}.", names=names)
    elif cells > 1:
        yield Message.of("No turn or mirror maps it on itself.")


# -- messages --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FindTour:
    """The question for a tour."""

    NEWS: ClassVar[tuple[type, ...]] = get_args(News)

    wanted: Wanted


def question(wanted: Wanted) -> FindTour:
    """The question for a tour."""
    return FindTour(wanted)


def messages(question: FindTour, token: Token) -> Iterator[News | Ended]:
    """Make a tour and tell it."""
    yield make(question.wanted, token)
    yield Ended()


def checked(news: News) -> News:
    """The news of a tour; ValueError for cells that are not on its board."""
    if isinstance(news, Toured):
        order, cells = news.order, news.wanted.rows * news.wanted.columns
        # In pieces, between which other threads have their turn.
        for first in range(0, len(order), PIECE):
            piece = order[first : first + PIECE]
            if not 0 <= min(piece) <= max(piece) < cells:
                raise ValueError("cells that are not on the board")
        if len(news.shades) not in (0, cells):
            raise ValueError("shades of another board")
    return news
