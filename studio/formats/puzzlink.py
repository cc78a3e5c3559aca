"""Slitherlink in addresses of puzz.link and pzv.jp (the pzpr format).

The code of cells is pzprjs' "4Cell"; several spellings decode to one grid, encoding gives the one
that pzprjs gives. Source: sabo2/pzprjs, src/variety-common/Encode.js.
"""

from __future__ import annotations

import re
from urllib.parse import unquote

from studio.board import At, Board
from studio.formats.format import Format, FormatError, Output, Reading, shown
from studio.formats.grid_text import (
    EVERY,
    numbers_of,
    rectangle,
    sizes,
    slitherlink,
    unknown_values,
)
from studio.puzzle import Puzzle

NAME = "A puzz.link address"
_ADDRESS = re.compile(
    r"(?:https?://)?[\w.-]*(?:puzz\.link|pzv\.jp|pzprxs\.vercel\.app|puzzlesquare\S*)/\S*\?(\S+)",
    re.I,
)
_SLITHER = re.compile(r"slither(?:link)?(?:_edit|_play)?/", re.I)
_LONGEST_GAP = 20
_FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"


def sniff(text: str) -> bool:
    """An address of such a site, or only its part from ``slither/`` on."""
    return bool(_ADDRESS.match(text) or _SLITHER.match(text))


def read(text: str) -> Reading:
    """The Slitherlink of an address."""
    found = _ADDRESS.match(text)
    query = unquote(found.group(1) if found else text).split("#")[0]
    query = re.sub(r"^(?:type=\w+&)+", "", query)
    kind, _, rest = query.partition("/")
    if not _SLITHER.match(query):
        raise FormatError(f"The puzzle kind {shown(kind)} is not read; slither is.")
    parts = rest.split("/")
    flags = ""
    if parts and not parts[0].isdigit():
        flags = parts[0]
        _refuse_variant(flags)
        parts = parts[1:]
    if len(parts) < 3 or not parts[2]:
        raise FormatError("The address ends too early: slither/columns/rows/cells is needed.")
    rows, columns = sizes(parts[1], parts[0])
    if any(parts[3:]):
        raise FormatError(
            f"After the cells stands {shown('/'.join(parts[3:]))}, which is too much."
        )
    numbers, unknown = decode(parts[2], rows, columns)
    puzzle = slitherlink(Board.square(rows, columns), numbers, flags == "f")
    return Reading(puzzle, notices=unknown_values(unknown))


def _refuse_variant(flags: str) -> None:
    """Flags change the rule; a puzzle read without them would be another one.

    The flag ``f`` (the line passes through every corner) is known.
    """
    if flags.startswith("v:"):
        raise FormatError("This is a variant with rules of its own, which are not known here.")
    if flags not in ("", "f"):
        raise FormatError(f"The flag {shown(flags)} changes the rules in a way not known here.")


def decode(body: str, rows: int, columns: int) -> tuple[dict[At, int], int]:
    """(numbers, how many clues are "?") of the cells' code; FormatError if its length is wrong."""
    numbers: dict[At, int] = {}
    unknown = cell = 0
    whole = rows * columns
    for i, letter in enumerate(body):
        where = f"character {i + 1} of the cells"
        if cell >= whole:
            raise FormatError(f"The cells go on after the last of {whole:,}.", where)
        if letter == ".":
            unknown += 1
            cell += 1
            continue
        value = _FIGURES.find(letter)
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
    return numbers, unknown


def encode(numbers: dict[At, int], rows: int, columns: int) -> str:
    """The code of the cells, as pzprjs writes it."""
    whole = rows * columns
    cells = [numbers.get(divmod(i, columns)) for i in range(whole)]
    body = ""
    gap = i = 0
    while i < whole:
        value = cells[i]
        if value is None:
            gap += 1
            if gap == _LONGEST_GAP:
                body += _FIGURES[15 + gap]
                gap = 0
            i += 1
            continue
        if gap:
            body += _FIGURES[15 + gap]
            gap = 0
        after = next((k for k in (1, 2) if i + k < whole and cells[i + k] is not None), 3) - 1
        body += _FIGURES[value + 5 * after]
        i += 1 + after
    return body + (_FIGURES[15 + gap] if gap else "")


def address(puzzle: Puzzle) -> str:
    """The address that opens a puzzle at puzz.link."""
    numbers = numbers_of(puzzle, NAME)
    frame = rectangle(puzzle.board, NAME)
    body = encode(numbers, frame.rows, frame.columns)
    flag = "f/" if puzzle.option(EVERY) else ""
    return f"https://puzz.link/p?slither/{flag}{frame.columns}/{frame.rows}/{body}"


def write(puzzle: Puzzle, output: Output) -> bytes:
    """The address as a file of one line."""
    return f"{address(puzzle)}\n".encode()


PUZZLINK = Format(
    "puzzlink",
    "puzz.link address",
    (".url",),
    read,
    write,
    sniff=sniff,
    typed=True,
    max_bytes=512 * 1024,
)
