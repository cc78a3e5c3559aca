"""Regions in addresses of pzpr puzzles: borders, then numbers, circles or blocked cells.

The codes are those of robx/pzprjs, src/variety-common/Encode.js: Border, RoomNumber16, Circle and
Empty. Several spellings may decode to the same; encoding gives the one that pzprjs gives.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from studio.board import At, Board, Cell, Edge
from studio.families.cell_clues import BLOCKED
from studio.families.regions import BORDER, divided, regions_of
from studio.formats.cell_codes import (
    CODES,
    decode_blocked,
    decode_marks,
    decode_numbers,
    encode_blocked,
    encode_marks,
    encode_numbers,
    letters_of_marks,
)
from studio.formats.format import FormatError
from studio.formats.grid_text import values_of
from studio.puzzle import Clue, Clues, Puzzle, Rule, Source


def decode(body: str, source: Source, rule: Rule, rows: int, columns: int) -> tuple[Clues, int]:
    """The clues of a body, and how many of them are "?"."""
    down, right = _seams(rows, columns)
    first, second = letters_of_marks(len(down)), letters_of_marks(len(right))
    if len(body) < first + second:
        raise FormatError(
            "{body:,} letters stand where {first:,} say all borders.",
            body=len(body),
            first=first + second,
        )
    borders = (
        *decode_marks(down, body[:first]),
        *decode_marks(right, body[first : first + second]),
    )
    rest = body[first + second :].rstrip("/")
    clues = Clues({BORDER.key: dict.fromkeys(borders)})
    board = Board.square(rows, columns)
    unknown = 0
    match source.values:
        case "blocked":
            blocked = decode_blocked(rest, rows, columns)
            clues = clues.having(*(Clue(BLOCKED.key, Cell(at)) for at in blocked))
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
    body = "".join(encode_marks(edge in borders for edge in edges) for edges in (down, right))
    match source.values:
        case "blocked":
            spots = puzzle.clues.of(BLOCKED.key)
            blocked = {spot.at for spot in spots if isinstance(spot, Cell)}
            return body + encode_blocked(blocked, rows, columns)
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


def _seams(rows: int, columns: int) -> tuple[list[Edge], list[Edge]]:
    """All borders of a rectangle in the order of the code: those that run down, then across."""
    down = [Edge((r, c), (r, c + 1)) for r in range(rows) for c in range(columns - 1)]
    right = [Edge((r, c), (r + 1, c)) for r in range(rows - 1) for c in range(columns)]
    return down, right
