"""Tours on demand: what is asked for, what comes of it, and both as messages between processes.

A request to the solver process is ``{"tour": "", "options": {...}}`` with the fields of
:class:`Wanted`; what it says is ``{"toured": {...}}`` or ``{"untoured": [sentence, proved]}``, then
``{"ended": ""}``. ``{"tour_file": path, "options": {...}}`` writes a tour into a file.
"""

from __future__ import annotations

import base64
import random
import time
from array import array
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from studio.board import At
from studio.engines.engine import Token
from studio.engines.moves import KING, KNIGHT, PEN_AND_PAPER, Move, leaper
from studio.engines.tours import Attempt, Method, Repair, Ties

if TYPE_CHECKING:
    from studio.engines.tour_blocks import Tour

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
    lacks. ``ties``, ``repair`` and ``tries`` are those of :class:`studio.engines.tours.Method`.
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

    def fault(self) -> str:
        """What is wrong with it, as a sentence; "" if nothing is."""
        if not (1 <= self.rows <= LONGEST and 1 <= self.columns <= LONGEST):
            return f"A board for tours has 1 to {LONGEST:,} rows and columns."
        if not self.moves:
            return "There are no moves."
        on_board = self.start is None or (
            0 <= self.start[0] < self.rows and 0 <= self.start[1] < self.columns
        )
        if not on_board or self.start in self.holes:
            return "The start is not on the board."
        return ""


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
    measures: tuple[str, ...] = ()
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
    """There is no tour (``proved``), or none was found; a sentence why."""

    sentence: str
    proved: bool


News: TypeAlias = Toured | Untoured


def make(wanted: Wanted, token: Token) -> News:
    """Look for a tour as it is asked for, and measure it."""
    from studio.engines.tour_blocks import Tour
    from studio.engines.tour_quality import quality
    from studio.engines.tours import engine_room

    fault = wanted.fault()
    if fault:
        return Untoured(fault, proved=False)
    engine_room()  # loading what is compiled is no part of the search
    started = time.perf_counter()
    attempt = attempt_of(wanted, token)
    seconds = time.perf_counter() - started
    if attempt.nodes is None:
        return Untoured(attempt.reason or "No tour was found.", attempt.proved)
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
    from studio.engines import tour_blocks as blocks
    from studio.engines.strips import why_no_strip
    from studio.engines.tours import search, why_no_ways

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
            return Attempt(None, reason="No blocks were found that fit together.")
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

    from studio.engines import tour_blocks as blocks
    from studio.engines.tours import search, why_no_ways

    size = wanted.rows * wanted.columns
    gone = np.zeros(size, dtype=bool)
    gone[[r * wanted.columns + c for r, c in wanted.holes]] = True
    kept = np.flatnonzero(~gone).astype(np.int32)
    ways = blocks.ways_of(wanted.rows, wanted.columns, wanted.moves, wanted.ties).within(kept)
    reason = why_no_ways(ways, closed=wanted.closed) or blocks.why_uneven(
        kept, wanted.columns, wanted.moves, closed=wanted.closed
    )
    if reason is not None:
        return Attempt(None, 0, proved=True, reason=reason)
    start = int(kept[0])
    if wanted.start is not None:
        start = wanted.start[0] * wanted.columns + wanted.start[1]
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
    from studio.engines.tour_blocks import why_no_tour

    node = start[0] * wanted.columns + start[1]
    return bool(wanted.holes) or (
        why_no_tour(wanted.rows, wanted.columns, wanted.moves, closed=wanted.closed, start=node)
        is None
    )


def told(measures: Any, cells: int) -> Iterator[str]:
    """The measures of :class:`studio.engines.tour_quality.Quality` in words, a sentence each."""
    yield f"Variety {measures.score:.2f} of 1: moves are used {measures.balance:.0%} evenly."
    longest = f"the longest run is {measures.longest_straight:,}"
    yield f"{measures.straight:.0%} of the jumps go straight on; {longest}."
    if measures.crossings is not None:
        yield f"{measures.crossings:,} crossings, {measures.crossings / cells:.2f} for each cell."
    names = ", ".join(measures.symmetries)
    yield f"Symmetry: {names}." if names else "No turn or mirror maps it on itself."


# -- messages --------------------------------------------------------------------------------------


def question(wanted: Wanted) -> dict[str, Any]:
    """The request for a tour."""
    return {"tour": "", "options": asdict(wanted)}


def messages(_: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Make a tour and tell it."""
    news = make(wanted_of(options), token)
    if isinstance(news, Untoured):
        yield {"untoured": [news.sentence, news.proved]}
    else:
        yield {"toured": tour_to_json(news)}
    yield {"ended": ""}


def read(message: dict[str, Any]) -> News:
    """The inverse of :func:`messages`; ValueError for anything else."""
    try:
        match message:
            case {"untoured": [str(sentence), bool(proved)]}:
                return Untoured(sentence, proved)
            case {"toured": dict(told_)}:
                return tour_from_json(told_)
    except (KeyError, TypeError, LookupError) as error:
        raise ValueError("no news of a tour") from error
    raise ValueError("no news of a tour")


def tour_to_json(tour: Toured) -> dict[str, Any]:
    """A tour as plain values; its cells as the base64 of four bytes each."""
    cells = base64.b64encode(tour.order.tobytes()).decode()
    facts = [tour.tries, tour.backs, tour.seconds, list(tour.measures)]
    shades = base64.b64encode(tour.shades).decode()
    return {"wanted": asdict(tour.wanted), "cells": cells, "facts": facts, "shades": shades}


def tour_from_json(data: dict[str, Any]) -> Toured:
    """The inverse of :func:`tour_to_json`; ValueError or LookupError for anything else."""
    order = array("i", base64.b64decode(data["cells"], validate=True))
    wanted = wanted_of(data["wanted"])
    # In pieces, between which other threads have their turn.
    for first in range(0, len(order), PIECE):
        piece = order[first : first + PIECE]
        if not 0 <= min(piece) <= max(piece) < wanted.rows * wanted.columns:
            raise ValueError("cells that are not on the board")
    tries, backs, seconds, measures = data["facts"]
    shades = base64.b64decode(data["shades"], validate=True)
    if len(shades) not in (0, wanted.rows * wanted.columns):
        raise ValueError("shades of another board")
    words = tuple(map(str, measures))
    return Toured(wanted, order, int(tries), int(backs), float(seconds), words, shades)


def wanted_of(data: dict[str, Any]) -> Wanted:
    known = {field.name for field in fields(Wanted)}
    if set(data) - known:
        raise ValueError("unknown fields")
    start = data.get("start")
    return Wanted(
        **{
            **data,
            "moves": tuple((int(r), int(c)) for r, c in data.get("moves", PEN_AND_PAPER)),
            "start": None if start is None else (int(start[0]), int(start[1])),
            "holes": tuple((int(r), int(c)) for r, c in data.get("holes", ())),
        }
    )
