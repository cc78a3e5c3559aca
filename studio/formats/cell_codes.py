"""Codes of cells in addresses of pzpr puzzles: values of cells as letters and back.

The codes are those of robx/pzprjs, src/variety-common/Encode.js. Several spellings may decode to
the same cells; encoding gives the one that pzprjs gives.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from studio.board import At
from studio.formats.format import FormatError, shown
from studio.puzzle.clues import OPEN

FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"
_LONGEST_GAP = 20

Values = dict[At, int]


@dataclass(frozen=True)
class CellCode:
    """How the values of the cells of a rectangle are written.

    ``decode(body, rows, columns)`` gives the values, and how many clues are "?"; FormatError where
    the code is wrong. ``encode(values, rows, columns)`` is the code that pzprjs writes. In files a
    value is ``low`` to ``high``; ``open``: there may be clues "?" that say nothing.
    """

    decode: Callable[[str, int, int], tuple[Values, int]]
    encode: Callable[[Values, int, int], str]
    low: int
    high: int
    open: bool


def _decode_4cell(body: str, rows: int, columns: int) -> tuple[Values, int]:
    """The numbers of such a code, and how many are "?"."""
    values = decode_4cell(body, rows, columns)
    numbers = {at: value for at, value in values.items() if value != OPEN}
    return numbers, len(values) - len(numbers)


def decode_4cell(body: str, rows: int, columns: int) -> Values:
    """Numbers 0 to 4, or OPEN, with the gap after each ("4Cell")."""
    numbers: Values = {}
    cell = 0
    whole = rows * columns
    for i, letter in enumerate(body):
        where = f"character {i + 1} of the cells"
        if cell >= whole:
            raise FormatError(f"The cells go on after the last of {whole:,}.", where)
        if letter == ".":
            numbers[divmod(cell, columns)] = OPEN
            cell += 1
            continue
        value = FIGURES.find(letter)
        if value < 0 or letter == "f":
            raise FormatError(f"{shown(letter)} means no cell.", where)
        if value < 15:
            # A number and the gap of 0, 1 or 2 cells after it, which may reach past the end.
            gap, clue = divmod(value, 5)
            numbers[divmod(cell, columns)] = clue
            cell += 1 + gap
        else:
            cell += value - 15
            if cell > whole:
                raise FormatError(f"The gap reaches past the last of {whole:,} cells.", where)
    if cell < whole:
        raise FormatError(f"The address holds {cell:,} cells, the board has {whole:,}.")
    return numbers


def encode_4cell(numbers: Values, rows: int, columns: int) -> str:
    """The code of numbers, of which some may be OPEN."""
    whole = rows * columns
    cells = [numbers.get(divmod(i, columns)) for i in range(whole)]
    body = ""
    gap = i = 0
    while i < whole:
        value = cells[i]
        if value is None:
            gap += 1
            if gap == _LONGEST_GAP:
                body += FIGURES[15 + gap]
                gap = 0
            i += 1
            continue
        if gap:
            body += FIGURES[15 + gap]
            gap = 0
        if value == OPEN:
            body += "."
            i += 1
            continue
        after = next((k for k in (1, 2) if i + k < whole and cells[i + k] is not None), 3) - 1
        body += FIGURES[value + 5 * after]
        i += 1 + after
    return body + (FIGURES[15 + gap] if gap else "")


def _decode_ternary(body: str, rows: int, columns: int) -> tuple[Values, int]:
    """Three cells a letter, each 0 for nothing, 1 or 2 (circles)."""
    whole = rows * columns
    letters = -(-whole // 3)
    if len(body) != letters:
        raise FormatError(
            f"{len(body):,} letters stand for the cells where {letters:,} should, one for three."
        )
    values: Values = {}
    for i, letter in enumerate(body):
        code = FIGURES.find(letter)
        if not 0 <= code < 27:
            where = f"character {i + 1} of the cells"
            raise FormatError(f"{shown(letter)} means no three cells.", where)
        for k, value in enumerate((code // 9, code // 3 % 3, code % 3)):
            cell = 3 * i + k
            if value and cell < whole:
                values[divmod(cell, columns)] = value
    return values, 0


def _encode_ternary(values: Values, rows: int, columns: int) -> str:
    whole = rows * columns
    cells = [values.get(divmod(i, columns), 0) for i in range(whole)] + [0, 0]
    return "".join(
        FIGURES[9 * cells[i] + 3 * cells[i + 1] + cells[i + 2]] for i in range(0, whole, 3)
    )


CODES: dict[str, CellCode] = {
    "4cell": CellCode(_decode_4cell, encode_4cell, 0, 4, open=True),
    "ternary": CellCode(_decode_ternary, _encode_ternary, 1, 2, open=False),
}
"""By the names that families use in their ``sources``."""
