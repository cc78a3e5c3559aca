"""Hidato in links of Kudamono (pedros.works): paths of numbers on squares that touch all around.

``W=4x3&L=(4)2(6)1x3(1)3(11)2&G=hidoku``. Symbols stand with the steps from the one before, counted
up each column from the bottom, columns from left to right: ``(n)`` a number, ``x`` a hole. Older
links have ``W=3&H=2`` for the same size, and count in the order of the steps as texts.
"""

from __future__ import annotations

import re
from itertools import accumulate, pairwise
from urllib.parse import quote, unquote

from studio.board import At, Board, Cell, Spot
from studio.families import from_source
from studio.formats.format import Format, FormatError, Output, Reading, number
from studio.puzzle import Clues, Puzzle
from studio.puzzle.message import word

KEY = "kudamono"
GENRE = "hidoku"
NAME = "A Kudamono link"
SITE = "https://pedros.works/kudamono/player"
LONGEST = 20_000
MOST = 100
ONLY = "Kudamono links are supported for Hidato on squares only."
MISFIT = "The Kudamono link does not fit its board size."

_LINK = re.compile(r"(?:https?://)?[\w.-]*pedros\.works/[\w./-]*\?(\S+)", re.I)
_SYMBOLS = re.compile(r"(?:(\(\d{1,5}\)|[a-z])(\d+))*", re.I)
_SYMBOL = re.compile(r"(\(\d{1,5}\)|[a-z])(\d+)", re.I)


def sniff(text: str) -> bool:
    """Is it the address of such a puzzle?"""
    return bool(_LINK.match(text))


def read(text: str) -> Reading:
    """The puzzle of a link."""
    found = _LINK.match(text.strip())
    if found is None or len(text) > LONGEST:
        raise FormatError("The link is too large to open safely." if found else ONLY)
    fields = dict(part.partition("=")[::2] for part in found[1].split("&"))
    if fields.get("G") != GENRE:
        raise FormatError(ONLY)
    places = _places(fields)
    symbols = unquote(fields.get("L", ""))
    if not _SYMBOLS.fullmatch(symbols):
        raise FormatError("The symbols of the link are not readable.", "L")
    pairs = _SYMBOL.findall(symbols)
    at = list(accumulate(int(step[:9]) for _, step in pairs))
    if any(place >= len(places) for place in at):
        raise FormatError(MISFIT)
    holes = [places[place] for place, (sign, _) in zip(at, pairs, strict=True) if sign == "x"]
    numbers: dict[Spot, int | None] = {
        Cell(places[place]): int(sign[1:-1])
        for place, (sign, _) in zip(at, pairs, strict=True)
        if sign.startswith("(")
    }
    if len(holes) + len(numbers) < len(pairs):
        raise FormatError("The link has symbols that a Hidato does not know.", "L")
    rows, columns = 1 + max(row for row, _ in places), 1 + max(column for _, column in places)
    rule = from_source(KEY, GENRE)
    board = Board.square(rows, columns, king=True, holes=holes)
    clues = Clues({rule.kinds[0].key: numbers})
    title = unquote(fields.get("T", "")).replace("_", " ")[:200]
    author = unquote(fields.get("K", "")).replace("_", " ")[:200]
    puzzle = Puzzle(rule, board, clues, title=title, author=author)
    for fault in puzzle.faults():
        raise FormatError(fault.message)
    return Reading(puzzle)


def _places(fields: dict[str, str]) -> list[At]:
    """The squares in the order of the link, from its size."""
    wide, by, high = fields.get("W", "").partition("x")
    if by:
        columns, rows = (number(text, "size", 1, MOST, "W") for text in (wide, high))
        return [(rows - 1 - y, x) for x in range(columns) for y in range(rows)]
    columns = 1 + number(wide, "width", 0, MOST - 1, "W")
    rows = 1 + number(fields.get("H", wide), "height", 0, MOST - 1, "H")
    across, up = sorted(range(columns), key=str), sorted(range(rows), key=str)
    return [(rows - 1 - y, x) for x in across for y in up]


def link(puzzle: Puzzle) -> str:
    """The link that opens a puzzle; FormatError where Kudamono has no such puzzle."""
    board, rule = puzzle.board, puzzle.rule
    frame = board.rectangle
    if rule.source(KEY) is None or frame is None or not board.touches_at_corners:
        raise FormatError(ONLY)
    others = [kind for kind in rule.kinds[1:] if puzzle.clues.of(kind.key)]
    if others or any(puzzle.option(option.key) != option.default for option in rule.options):
        raise FormatError("{name:capital} holds numbers and holes alone.", name=word(NAME))
    rows = frame.rows
    signs = {_place(hole, rows): "x" for hole in board.holes}
    for spot, value in puzzle.clues.of(rule.kinds[0].key).items():
        assert isinstance(spot, Cell)
        signs[_place(spot.at, rows)] = f"({value})"
    ordered = sorted(signs)
    steps = [*ordered[:1], *(b - a for a, b in pairwise(ordered))]
    body = "".join(f"{signs[at]}{step}" for at, step in zip(ordered, steps, strict=True))
    said = [f"W={frame.columns}x{rows}", f"L={body}", f"G={GENRE}"]
    for key, words in (("T", puzzle.title), ("K", puzzle.author)):
        if words:
            said.append(f"{key}={quote(words.replace(' ', '_'))}")
    return f"{SITE}?{'&'.join(said)}"


def _place(at: At, rows: int) -> int:
    return at[1] * rows + rows - 1 - at[0]


def write(puzzle: Puzzle, output: Output) -> bytes:
    """The link as a file of one line."""
    return f"{link(puzzle)}\n".encode()


KUDAMONO = Format(
    KEY, "Kudamono link", (".kudamono",), read, write, sniff=sniff, typed=True, max_bytes=LONGEST
)
