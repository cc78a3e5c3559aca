"""Regions in addresses of pzpr puzzles: borders, then numbers, circles or blocked cells.

The codes are those of robx/pzprjs, src/variety-common/Encode.js: Border, RoomNumber16, Circle and
Empty. Several spellings may decode to the same; encoding gives the one that pzprjs gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from studio.board import At, Board, Cell, Edge
from studio.families.regions import BLOCKED, BORDER, divided, regions_of
from studio.formats.cell_codes import CODES, FIGURES
from studio.formats.format import FormatError, shown
from studio.formats.grid_text import values_of
from studio.puzzle import Clue, Clues, Puzzle, Rule, Source

Item = TypeVar("Item")

BITS = 5
_LONGEST_GAP = 20
# How a number is spelt from ``low`` on: its sign, how many figures, and what is taken off.
_SPELT = (
    (0, "", 1, 0),
    (16, "-", 2, 0),
    (256, "+", 3, 0),
    (4096, "=", 3, 4096),
    (8192, "%", 3, 8192),
    (12240, "*", 4, 12240),
    (77776, "$", 5, 77776),
)
_SIGNS = {sign: (figures, off) for _, sign, figures, off in _SPELT} | {"@": (3, 8192)}


def decode(body: str, source: Source, rule: Rule, rows: int, columns: int) -> tuple[Clues, int]:
    """The clues of a body, and how many of them are "?"."""
    down, right = _seams(rows, columns)
    first, second = -(-len(down) // BITS), -(-len(right) // BITS)
    if len(body) < first + second:
        raise FormatError(f"{len(body):,} letters stand where {first + second:,} say all borders.")
    borders = (*_marked(down, body[:first]), *_marked(right, body[first : first + second]))
    rest = body[first + second :].rstrip("/")
    clues = Clues({BORDER.key: dict.fromkeys(borders)})
    board = Board.square(rows, columns)
    unknown = 0
    match source.values:
        case "blocked":
            cells = [(r, c) for r in range(rows) for c in range(columns)]
            places = (Cell(at) for at in _marked(cells, rest or "0" * -(-len(cells) // BITS)))
            clues = clues.having(*(Clue(BLOCKED.key, spot) for spot in places))
        case "regions":
            regions = divided(board, frozenset(borders))
            numbers, unknown = decode_numbers(rest, len(regions.parts))
            values = {regions.head(region): value for region, value in numbers.items()}
            clues = clues.having(*_valued(rule, values))
        case _:
            values, unknown = CODES[source.code].decode(rest, rows, columns)
            clues = clues.having(*_valued(rule, values))
    return clues, unknown


def encode(puzzle: Puzzle, source: Source, rows: int, columns: int) -> str:
    """The body that pzprjs writes."""
    borders = puzzle.clues.of(BORDER.key)
    down, right = _seams(rows, columns)
    body = _bits(edge in borders for edge in down) + _bits(edge in borders for edge in right)
    match source.values:
        case "blocked":
            blocked = puzzle.clues.of(BLOCKED.key)
            cells = (Cell((r, c)) for r in range(rows) for c in range(columns))
            return body + (_bits(cell in blocked for cell in cells) if blocked else "")
        case "regions":
            regions = regions_of(puzzle)
            numbers = region_numbers(puzzle)
            return body + encode_numbers([numbers.get(i) for i in range(len(regions.parts))])
        case _:
            return body + CODES[source.code].encode(values_of(puzzle), rows, columns)


def region_numbers(puzzle: Puzzle) -> dict[int, int]:
    """The number of each region that has one; FormatError where one has two."""
    regions, numbers = regions_of(puzzle), dict[int, int]()
    for at, value in values_of(puzzle).items():
        if numbers.setdefault(regions.region(at), value) != value:
            raise FormatError("Two different numbers in one region cannot be written.")
    return numbers


def _valued(rule: Rule, values: Mapping[At, int]) -> Iterator[Clue]:
    """Clues of the first kind of a family."""
    return (Clue(rule.kinds[0].key, Cell(at), value) for at, value in values.items())


def decode_numbers(body: str, whole: int) -> tuple[dict[int, int], int]:
    """The numbers in a row of so many places ("Number16"), and how many are "?"."""
    numbers: dict[int, int] = {}
    place = unknown = i = 0
    while i < len(body):
        letter, where = body[i], f"character {i + 1} of the numbers"
        i += 1
        value = FIGURES.find(letter)
        if value > 15:
            place += value - 15
            if place > whole:
                raise FormatError(f"The gap reaches past the last of {whole:,} places.", where)
            continue
        if place >= whole:
            raise FormatError(f"The numbers go on after the last of {whole:,} places.", where)
        if letter == ".":
            unknown += 1
        elif value >= 0:
            numbers[place] = value
        elif letter in _SIGNS:
            figures, off = _SIGNS[letter]
            numbers[place] = off + _hexadecimal(body[i : i + figures], figures, where)
            i += figures
        else:
            raise FormatError(f"{shown(letter)} means no number.", where)
        place += 1
    if place < whole:
        raise FormatError(f"{place:,} places are told, and there are {whole:,}.")
    return numbers, unknown


def encode_numbers(values: Sequence[int | None]) -> str:
    """Numbers in a row of places, None for none."""
    body, gap = "", 0
    for value in values:
        if value is None:
            gap += 1
            if gap < _LONGEST_GAP:
                continue
        body += FIGURES[15 + gap] if gap else ""
        gap = 0
        body += "" if value is None else _spelt(value)
    return body + (FIGURES[15 + gap] if gap else "")


def _spelt(value: int) -> str:
    _, sign, figures, off = next(entry for entry in reversed(_SPELT) if value >= entry[0])
    return f"{sign}{value - off:0{figures}x}"


def _hexadecimal(text: str, figures: int, where: str) -> int:
    if len(text) < figures or any(letter not in FIGURES[:16] for letter in text):
        raise FormatError(f"{figures} hexadecimal figures are missing.", where)
    return int(text, 16)


def _seams(rows: int, columns: int) -> tuple[list[Edge], list[Edge]]:
    """All borders of a rectangle in the order of the code: those that run down, then across."""
    down = [Edge((r, c), (r, c + 1)) for r in range(rows) for c in range(columns - 1)]
    right = [Edge((r, c), (r + 1, c)) for r in range(rows - 1) for c in range(columns)]
    return down, right


def _marked(items: Sequence[Item], letters: str) -> Iterator[Item]:
    """The items whose bit is set, five bits a letter."""
    if len(letters) != -(-len(items) // BITS):
        raise FormatError(f"{len(letters):,} letters stand for {len(items):,} places, five each.")
    for i, letter in enumerate(letters):
        value = FIGURES.find(letter)
        if not 0 <= value < 1 << BITS:
            raise FormatError(f"{shown(letter)} means no five places.")
        for k, item in enumerate(items[BITS * i : BITS * i + BITS]):
            if value >> (BITS - 1 - k) & 1:
                yield item


def _bits(items: Iterable[bool]) -> str:
    bits = [int(item) for item in items]
    bits += [0] * (-len(bits) % BITS)
    fives = (bits[i : i + BITS] for i in range(0, len(bits), BITS))
    return "".join(FIGURES[int("".join(map(str, five)), 2)] for five in fives)
