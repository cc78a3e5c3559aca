"""Codes of cells in addresses of pzpr puzzles: values of cells as letters and back.

The codes are those of robx/pzprjs, src/variety-common/Encode.js. Several spellings may decode to
the same cells; encoding gives the one that pzprjs gives.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import TypeVar

from studio.board import At
from studio.formats.format import FormatError, shown
from studio.puzzle.clues import OPEN
from studio.puzzle.message import Message, word
from studio.records import dataclass

CELLS = "cells"
FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"
_LONGEST_GAP = 20
_BITS = 5
NUMBER_GAP = 15
"""The value of the letter before that of a gap of one cell, where numbers are hexadecimal."""
# How a number is spelt from ``low`` on: its sign, how many figures, and what is taken off.
_SPELT = (
    (0, "", 1, 0),
    (16, "-", 2, 0),
    (256, "+", 3, 0),
    (4096, "=", 3, 4096),
    (8192, "@", 3, 8192),
    (12240, "*", 4, 12240),
    (77776, "$", 5, 77776),
)
_SIGNS = {sign: (figures, off) for _, sign, figures, off in _SPELT if sign} | {"%": (3, 8192)}

Values = dict[At, int]
Item = TypeVar("Item")


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


def character(number: int, places: str = CELLS) -> Message:
    """A character of a code as a place, from 1; the code is that of ``places``."""
    return Message.of("character {number} of the {places}", number=number, places=word(places))


def decode_row(
    body: str,
    whole: int,
    take: Callable[[str, int], tuple[Item, int] | None],
    gap: int,
    places: str = CELLS,
) -> dict[int, Item]:
    """The items of a row of so many places, by their places; FormatError where the code is wrong.

    ``take(text, i)`` reads one item from ``i`` on and says where it ends; ``gap`` is the value of
    the letter before that of a gap of one place. ``places`` is what they are called.
    """
    items: dict[int, Item] = {}
    place = i = 0
    while i < len(body):
        where = character(i + 1, places)
        if place >= whole:
            raise FormatError(
                "The {places} go on after the last of {whole:,}.",
                where,
                places=word(places),
                whole=whole,
            )
        letter = FIGURES.find(body[i])
        if letter > gap:
            place += letter - gap
            i += 1
            continue
        found = take(body, i)
        if found is None:
            raise FormatError("{body} begins no clue.", where, body=shown(body[i]))
        items[place], i = found
        place += 1
    if place > whole:
        raise FormatError(
            "The gap reaches past the last of {whole:,} {places}.", whole=whole, places=word(places)
        )
    if place < whole:
        raise FormatError(
            "The address holds {place:,} {places}, the board has {whole:,}.",
            place=place,
            places=word(places),
            whole=whole,
        )
    return items


def encode_row(
    items: Iterable[Item | None], give: Callable[[Item], str], gap: int, longest: int
) -> str:
    """The code of a row, None for a place without item; no gap is longer than ``longest``."""
    body, missed = "", 0
    for item in items:
        missed += item is None
        if missed and (item is not None or missed == longest):
            body += FIGURES[gap + missed]
            missed = 0
        body += "" if item is None else give(item)
    return body + (FIGURES[gap + missed] if missed else "")


def take_number(text: str, i: int) -> tuple[int, int] | None:
    """The number at a place ("Number16"), OPEN for ".", and where it ends."""
    letter = text[i]
    if letter == ".":
        return OPEN, i + 1
    figures, off = _SIGNS.get(letter, (1, 0))
    start = i + (letter in _SIGNS)
    number = hexadecimal(text[start : start + figures], figures)
    return None if number is None else (number + off, start + figures)


def give_number(value: int) -> str:
    """A number, or OPEN, as ``take_number`` reads it."""
    if value == OPEN:
        return "."
    _, sign, figures, off = next(entry for entry in reversed(_SPELT) if value >= entry[0])
    return f"{sign}{value - off:0{figures}x}"


def hexadecimal(text: str, figures: int) -> int | None:
    """The value of so many hexadecimal figures; None where they are not."""
    if len(text) < figures or any(letter not in FIGURES[:16] for letter in text):
        return None
    return int(text, 16)


def decode_numbers(body: str, whole: int) -> tuple[dict[int, int], int]:
    """The numbers in a row of so many places ("Number16"), and how many are "?"."""
    found = decode_row(body, whole, take_number, NUMBER_GAP, "regions")
    numbers = {place: value for place, value in found.items() if value != OPEN}
    return numbers, len(found) - len(numbers)


def encode_numbers(values: Iterable[int | None]) -> str:
    """Numbers in a row of places, None for none."""
    return encode_row(values, give_number, NUMBER_GAP, _LONGEST_GAP)


def decode_marks(places: Sequence[Item], letters: str) -> Iterator[Item]:
    """The places whose bit is set, five bits a letter."""
    if len(letters) != -(-len(places) // _BITS):
        raise FormatError(
            "{letters:,} letters stand for {places:,} places, five each.",
            letters=len(letters),
            places=len(places),
        )
    for i, letter in enumerate(letters):
        value = FIGURES.find(letter)
        if not 0 <= value < 1 << _BITS:
            raise FormatError("{letter} means no five places.", letter=shown(letter))
        for k, place in enumerate(places[_BITS * i : _BITS * i + _BITS]):
            if value >> (_BITS - 1 - k) & 1:
                yield place


def encode_marks(marks: Iterable[bool]) -> str:
    """Five marks a letter."""
    bits = [int(mark) for mark in marks]
    bits += [0] * (-len(bits) % _BITS)
    fives = (bits[i : i + _BITS] for i in range(0, len(bits), _BITS))
    return "".join(FIGURES[int("".join(map(str, five)), 2)] for five in fives)


def letters_of_marks(places: int) -> int:
    """How many letters say the marks of so many places."""
    return -(-places // _BITS)


def decode_blocked(body: str, rows: int, columns: int) -> list[At]:
    """The blocked cells of a rectangle; nothing is written where none is."""
    cells = [(r, c) for r in range(rows) for c in range(columns)]
    return list(decode_marks(cells, body)) if body else []


def encode_blocked(blocked: Container[At], rows: int, columns: int) -> str:
    """The code of blocked cells."""
    marks = [(r, c) in blocked for r in range(rows) for c in range(columns)]
    return encode_marks(marks) if any(marks) else ""


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
        where = character(i + 1)
        if cell >= whole:
            raise FormatError(
                "The {places} go on after the last of {whole:,}.",
                where,
                places=word(CELLS),
                whole=whole,
            )
        if letter == ".":
            numbers[divmod(cell, columns)] = OPEN
            cell += 1
            continue
        value = FIGURES.find(letter)
        if value < 0 or letter == "f":
            raise FormatError("{letter} means no cell.", where, letter=shown(letter))
        if value < 15:
            # A number and the gap of 0, 1 or 2 cells after it, which may reach past the end.
            gap, clue = divmod(value, 5)
            numbers[divmod(cell, columns)] = clue
            cell += 1 + gap
        else:
            cell += value - 15
            if cell > whole:
                raise FormatError(
                    "The gap reaches past the last of {whole:,} {places}.",
                    where,
                    places=word(CELLS),
                    whole=whole,
                )
    if cell < whole:
        raise FormatError(
            "The address holds {place:,} {places}, the board has {whole:,}.",
            place=cell,
            places=word(CELLS),
            whole=whole,
        )
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
            "{body:,} letters stand for the cells where {letters:,} should, one for three.",
            body=len(body),
            letters=letters,
        )
    values: Values = {}
    for i, letter in enumerate(body):
        code = FIGURES.find(letter)
        if not 0 <= code < 27:
            where = character(i + 1)
            raise FormatError("{letter} means no three cells.", where, letter=shown(letter))
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
