"""Tours of rectangular boards by jumps, of any size: refused with a reason, or found.

A large closed tour is composed of closed tours of small blocks: neighbouring blocks are joined by
exchanging one edge of each for two jumps across. The sizes of the blocks differ by one where the
board is no multiple of a block, so four kinds of blocks serve a board of any size. Cost: linear.
After I. Parberry, "An efficient algorithm for the knight's tour problem", Discrete Applied
Mathematics 73 (1997), who joins blocks of fixed tours; here the tours are searched, for any jumps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from studio.board import Graph
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found
from studio.engines.reasons import Impossible, Unfinished
from studio.engines.sat.edge_sat import EDGE_SAT
from studio.engines.tours.moves import PEN_AND_PAPER, Move, one_way
from studio.engines.tours.strips import why_no_strip
from studio.engines.tours.tours import (
    Attempt,
    Method,
    Nodes,
    Ways,
    engine_room,
    search,
    why_no_ways,
)
from studio.puzzle import Problem, Shape, StartsAt
from studio.puzzle.impossible import uneven
from studio.puzzle.reason import Reason
from studio.records import dataclass

WHOLE = 900
"""Closed boards of more cells are composed of blocks."""
BASES = (10, 12, 8, 16, 14, 6, 5, 20, 24)
"""Sizes of blocks, about, in the order in which they are tried."""
BLOCK_SEEDS = 6
SMALL = 600
"""On boards of so many cells SAT finds what luck does not, or proves that there is none."""
FIRST_TRIES = 4
"""As often luck is tried there before."""
SAT_SECONDS = 30.0
COLOURINGS = ((1, 1), (1, 0), (0, 1))
"""Two colours by row and column, as on a chessboard, by rows, and by columns."""
SMALL_BLOCK = 100
"""On blocks of so many cells it is asked as well."""


@dataclass(frozen=True, eq=False)
class Tour:
    """The cells of a board in the order of a tour; cell (r, c) has the number r * columns + c."""

    rows: int
    columns: int
    order: Nodes
    closed: bool

    def steps(self) -> Nodes:
        """For each cell its step from 1, as a table of rows and columns."""
        steps = np.empty(self.rows * self.columns, dtype=np.int32)
        steps[self.order] = np.arange(1, len(self.order) + 1, dtype=np.int32)
        return steps.reshape(self.rows, self.columns)

    def shifted(self, steps: int) -> Tour:
        """A closed tour begun so many steps later; ValueError if it is open."""
        if not self.closed:
            raise ValueError("Only a closed tour can be shifted round its circle.")
        return Tour(self.rows, self.columns, np.roll(self.order, -steps), closed=True)

    def begun_at(self, row: int, column: int) -> Tour:
        """A closed tour begun at a cell."""
        return self.shifted(int(np.flatnonzero(self.order == row * self.columns + column)[0]))

    def is_tour(self, moves: Sequence[Move]) -> bool:
        """Does it pass every cell once, by such moves only?"""
        size = self.rows * self.columns
        if len(self.order) != size or len(np.unique(self.order)) != size:
            return False
        line = np.append(self.order, self.order[0]) if self.closed else self.order
        down = np.diff(line // self.columns)
        right = np.diff(line % self.columns)
        allowed = np.zeros(len(down), dtype=bool)
        for r, c in moves:
            allowed |= (down == r) & (right == c)
        return bool(allowed.all())


def why_no_tour(
    rows: int, columns: int, moves: Sequence[Move], *, closed: bool, start: int | None = None
) -> Reason | None:
    """Why a full board has no such tour, or None where no reason is seen; takes no time.

    Colours by rows, by columns, or both, as on a chessboard: where every move changes colour, the
    colours must come out even.
    """
    missing = one_way(tuple(moves))
    if missing:
        down, right = missing[0]
        return Reason.of(Impossible.MOVE_BACK, down=down, right=right)
    if closed and rows * columns < 3:
        return Reason(Impossible.CLOSED_TOUR)
    if any(length > 1 for length in (rows, columns)) and not moves:
        return Reason(Impossible.NO_MOVES)
    for by_row, by_column in COLOURINGS:
        two = (rows > 1 and by_row) or (columns > 1 and by_column)
        if two and not any((by_row * r + by_column * c) % 2 for r, c in moves):
            return Reason(Impossible.ONE_COLOUR)
    return why_uneven(
        np.arange(rows * columns, dtype=np.int32), columns, moves, closed=closed, start=start
    )


def why_uneven(
    cells: Nodes, columns: int, moves: Sequence[Move], *, closed: bool, start: int | None = None
) -> Reason | None:
    """Why these cells cannot take turns in colour as every move does, or None.

    Cells have the number row times ``columns`` plus column, the ``start`` too.
    """
    for by_row, by_column in COLOURINGS:
        if not all((by_row * r + by_column * c) % 2 for r, c in moves):
            continue
        second = int(((by_row * (cells // columns) + by_column * (cells % columns)) % 2).sum())
        colour = None
        if start is not None:
            colour = (by_row * (start // columns) + by_column * (start % columns)) % 2
        reason = uneven(len(cells) - second, second, closed=closed, start=colour)
        if reason:
            return reason
    return None


def ways_of(rows: int, columns: int, moves: Sequence[Move], ties: str) -> Ways:
    """The graph of all jumps on a full board, with the weights of a way to break ties."""
    size = rows * columns
    starts = np.zeros(size + 1, dtype=np.int32)
    near = np.zeros(size * len(moves) + 1, dtype=np.int32)
    down, right = _moves(moves)
    filled = engine_room().jumps(rows, columns, down, right, starts, near)
    weight = np.zeros(size, dtype=np.int32)
    if ties.startswith("far"):
        r = np.abs(2 * np.arange(rows, dtype=np.int32) - (rows - 1))[:, None]
        c = np.abs(2 * np.arange(columns, dtype=np.int32) - (columns - 1))[None, :]
        weight = (np.maximum(r, c) if ties == "far" else r * r + c * c).astype(np.int32).ravel()
    return Ways(starts, near[:filled], weight)


def find_tour(
    rows: int,
    columns: int,
    moves: Sequence[Move] = PEN_AND_PAPER,
    *,
    closed: bool = False,
    start: tuple[int, int] | None = None,
    method: Method | None = None,
    resort: bool = True,
    seed: int = 1,
    token: Token | None = None,
) -> tuple[Tour | None, Attempt]:
    """A tour of a full board, and how it was found, or why there is none.

    Without ``start`` it begins in a corner. With ``resort`` large closed tours are composed of
    blocks; what the method does not find is asked of SAT on small boards, and composed on others.
    """
    method = method or Method()
    token = token or Token()
    begin = 0 if start is None else start[0] * columns + start[1]
    given = None if start is None else begin
    reason = why_no_tour(rows, columns, moves, closed=closed, start=given)
    reason = reason or why_no_strip(rows, columns, moves, closed=closed)
    if reason is not None:
        return None, Attempt(None, 0, proved=True, reason=reason)
    attempt = Attempt(None, 0)
    if closed and resort and rows * columns > WHOLE:
        attempt = Attempt(compose(rows, columns, moves, seed=seed, token=token))
    if attempt.nodes is None:
        ways = ways_of(rows, columns, moves, method.ties)
        reason = why_no_ways(ways, closed=closed)
        if reason is not None:
            return None, Attempt(None, 0, proved=True, reason=reason)
        if resort and ways.size <= SMALL:
            method = replace(method, tries=min(method.tries, FIRST_TRIES))
        attempt = search(ways, begin, closed=closed, method=method, seed=seed, token=token)
        if attempt.nodes is None and not attempt.proved and resort:
            attempt = _resort(ways, attempt, rows, columns, moves, begin, closed, seed, token)
    if attempt.nodes is None:
        return None, attempt
    tour = Tour(rows, columns, attempt.nodes, closed)
    return (tour.begun_at(begin // columns, begin % columns) if closed else tour), attempt


def _resort(
    ways: Ways,
    failed: Attempt,
    rows: int,
    columns: int,
    moves: Sequence[Move],
    start: int,
    closed: bool,
    seed: int,
    token: Token,
) -> Attempt:
    """What else can be done: a proof or a tour by SAT, or blocks, cut open at the start."""
    if ways.size <= SMALL:
        asked = by_sat(ways, start, closed=closed, token=token)
        if asked.nodes is not None or asked.proved:
            return replace(asked, tries=failed.tries + 1)
    ring = None
    if why_no_tour(rows, columns, moves, closed=True) is None:
        ring = compose(rows, columns, moves, seed=seed, token=token)
    if ring is not None:
        tour = Tour(rows, columns, ring, closed=True).begun_at(start // columns, start % columns)
        return Attempt(tour.order, failed.tries + 1)
    return failed


def by_sat(
    ways: Ways,
    start: int | None,
    *,
    closed: bool,
    token: Token,
    seconds: float | None = SAT_SECONDS,
) -> Attempt:
    """A line by SAT with lazy cuts, from ``start`` or, where that is None, from any node: found, or
    proved that there is none, or stopped."""
    edges = [
        (node, int(other))
        for node in range(ways.size)
        for other in ways.near[ways.starts[node] : ways.starts[node + 1]]
    ]
    shape = Shape.HAMILTONIAN_CYCLE if closed else Shape.HAMILTONIAN_PATH
    graph = Graph.undirected(ways.size, edges)
    asked = () if start is None else (StartsAt(start),)
    problem = Problem(graph, shape, asked, rooted=start is not None)
    for event in EDGE_SAT.run(problem, Task.SOLVE, Limit(seconds, solutions=1), token):
        match event:
            case Found(trace):
                return Attempt(np.array(trace.nodes, dtype=np.int32))
            case Done(exact=True):
                return Attempt(None, proved=True, reason=Reason(Impossible.BY_SAT))
    return Attempt(None, reason=Reason(Unfinished.TOUR_UNFOUND))


def compose(
    rows: int, columns: int, moves: Sequence[Move], *, seed: int = 1, token: Token | None = None
) -> Nodes | None:
    """A closed tour of blocks, or None where no blocks fit together."""
    token = token or Token()
    for base in BASES:
        for even_rows, even_columns in _evenness(rows, columns, moves):
            heights = _parts(rows, base, even_rows)
            widths = _parts(columns, base, even_columns)
            for attempt in range(BLOCK_SEEDS):
                if token.stopped:
                    return None
                tours = _block_tours(set(heights), set(widths), moves, seed + attempt, token)
                if tours is None:
                    break
                order = _joined(heights, widths, tours, moves)
                if order is not None:
                    return order
    return None


def _evenness(rows: int, columns: int, moves: Sequence[Move]) -> Iterator[tuple[bool, bool]]:
    """Which sides of the blocks should be even, so that no colours rule a block out."""
    if why_no_tour(3, 3, moves, closed=True) is None:
        yield False, False
    if rows % 2 == 0:
        yield True, False
    if columns % 2 == 0:
        yield False, True


def _parts(length: int, base: int, even: bool) -> list[int]:
    """A length in nearly equal parts of about ``base``, all of them even if asked."""
    unit = 2 if even else 1
    whole = length // unit
    count = max(1, length // base)
    return [unit * (whole // count + (i < whole % count)) for i in range(count)]


def _block_tours(
    heights: set[int], widths: set[int], moves: Sequence[Move], seed: int, token: Token
) -> dict[tuple[int, int], Nodes] | None:
    """A closed tour for each size of block, or None if one has none that is found quickly."""
    found = {}
    for height in heights:
        for width in widths:
            if height * width > 4 * WHOLE or why_no_tour(height, width, moves, closed=True):
                return None
            ways = ways_of(height, width, moves, "far")
            method = Method("random" if seed > 1 else "far", tries=FIRST_TRIES)
            nodes = search(ways, 0, closed=True, method=method, seed=seed, token=token).nodes
            if nodes is None and ways.size <= SMALL_BLOCK:
                nodes = by_sat(ways, 0, closed=True, token=token).nodes
            if nodes is None:
                return None
            found[height, width] = nodes
    return found


def _joined(
    heights: list[int],
    widths: list[int],
    tours: dict[tuple[int, int], Nodes],
    moves: Sequence[Move],
) -> Nodes | None:
    """The blocks laid side by side and joined into one line; None where two of them cannot be."""
    room = engine_room()
    rows, columns = sum(heights), sum(widths)
    before = np.zeros(rows * columns, dtype=np.int32)
    after = np.zeros(rows * columns, dtype=np.int32)
    changes = np.zeros(12, dtype=np.int32)
    down, right = _moves(moves)
    tops = np.cumsum([0, *heights]).tolist()
    lefts = np.cumsum([0, *widths]).tolist()
    boxes: dict[tuple[int, int], Nodes] = {}
    for i, height in enumerate(heights):
        for j, width in enumerate(widths):
            room.lay(tours[height, width], height, width, tops[i], lefts[j], columns, before, after)
            edges = [tops[i], lefts[j], tops[i + 1], lefts[j + 1]]
            boxes[i, j] = np.array(edges, dtype=np.int32)
    for (i, j), box in boxes.items():
        # Along the rows; the first blocks of the rows are joined from top to bottom.
        beside = boxes.get((i, j - 1)) if j else boxes.get((i - 1, j))
        if beside is None:
            continue
        if not room.stitch(box, beside, rows, columns, down, right, before, after, changes):
            return None
    order = np.zeros(rows * columns, dtype=np.int32)
    return order if room.follow(0, before, after, order) == len(order) else None


def _moves(moves: Sequence[Move]) -> tuple[Nodes, Nodes]:
    down = np.array([r for r, _ in moves], dtype=np.int32)
    return down, np.array([c for _, c in moves], dtype=np.int32)
