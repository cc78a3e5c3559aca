"""Why a narrow board has no tour: cells whose neighbours are too few to lie between them.

Take some cells away from a line: an open one falls into at most one part more than was taken, a
closed one into at most as many. So where k cells are the only neighbours of more than k others, no
closed line passes them all. On strips such cells are found row by row and colour by colour, as on
4 x n boards, where knights of the outer rows always land in the inner ones (L. Posa's argument; the
boards that have no closed knight's tour: A. J. Schwenk, "Which rectangular chessboards have a
knight's tour?", Mathematics Magazine 64, 1991).
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.engines.reasons import Impossible
from studio.engines.tours.moves import Move
from studio.puzzle.impossible import NoLine
from studio.puzzle.reason import Reason

WIDEST = 5
"""Rows of a strip; each more makes the search for such cells four times as long."""


def why_no_strip(rows: int, columns: int, moves: Sequence[Move], *, closed: bool) -> Reason | None:
    """A reason why a full board has no tour by these moves, or None where none is seen.

    Cost: 4 to the power of the shorter side, on boards of up to ``WIDEST`` rows or columns.
    """
    if rows > columns:
        return why_no_strip(columns, rows, [(c, r) for r, c in moves], closed=closed)
    if rows > WIDEST:
        return None
    near, cells = _classes(rows, columns, moves)
    everything = (1 << len(cells)) - 1
    for chosen in range(1, everything + 1):
        beside = size = 0
        for k, others in enumerate(near):
            if chosen >> k & 1:
                beside |= others
                size += cells[k]
        if beside & chosen:
            continue
        taken = sum(number for k, number in enumerate(cells) if beside >> k & 1)
        parts = size + (sum(cells) > size + taken)
        if parts > max(1, taken + (not closed)):
            return _reason(taken, parts, closed=closed)
    return None


def _classes(rows: int, columns: int, moves: Sequence[Move]) -> tuple[list[int], list[int]]:
    """The cells of each row and colour: which others moves lead to, as bits, and how many."""
    near, cells = [], []
    for row in range(rows):
        for colour in range(2):
            others = 0
            for down, right in moves:
                if 0 <= row + down < rows and abs(right) < columns:
                    others |= 1 << (2 * (row + down) + (colour + down + right) % 2)
            near.append(others)
            cells.append((columns + ((row + colour) % 2 == 0)) // 2)
    return near, cells


def _reason(taken: int, parts: int, *, closed: bool) -> Reason:
    if not taken:
        return Reason(NoLine.PARTS)
    if closed:
        return Reason.of(Impossible.CLOSED_STRIP, taken=taken, parts=parts, most=taken)
    return Reason.of(Impossible.OPEN_STRIP, taken=taken, parts=parts, most=taken + 1)
