"""What Penpa+ links look like, whatever is in them: packing, lines, and how points are numbered.

After swaroopg92/penpa-edit 3.2.3. A link holds a text of 19 lines, most of them JSON, whose
commonest keys are shortened, as raw deflate in base64. All points of a board (cells, corners, the
middles of sides) have one number each.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any
from urllib.parse import unquote

from studio.board import At, Board, Edge, HexagonFrame, HexLattice
from studio.formats.format import FormatError
from studio.records import dataclass

SITE = "https://swaroopg92.github.io/penpa-edit/"
PIXELS = 38
HEXAGONS = (HexLattice("pointy"), HexLattice("flat"))
LARGEST_SQUARE, LARGEST_HEXAGON = 100, 20
"""Sides that the site opens."""
LONGEST_LINK, LONGEST_TEXT, MOST_LINES, MOST_ENTRIES = 1_000_000, 8 * 2**20, 200, 200_000
LAYERS = ("number", "numberS", "symbol", "surface", "line", "lineE")
"""The fields of a layer that say something here; each maps points to values."""

OTHERS = {"thermo": "thermometers", "arrows": "arrows", "cage": "cages", "killercages": "cages"}
"""Fields of a layer that say nothing to any family here."""
DAMAGED = "The link is cut off or damaged: the part after p= cannot be unpacked."
MISFIT = "The link describes a board that does not fit its own size."

_SHORT = (
    *(("z", "zZ"), ('"qa"', "z9"), ('"pu_q"', "zQ"), ('"pu_a"', "zA"), ('"grid"', "zG")),
    *(('"edit_mode"', "zM"), ('"surface"', "zS"), ('"line"', "zL"), ('"lineE"', "zE")),
    *(('"wall"', "zW"), ('"cage"', "zC"), ('"number"', "zN"), ('"symbol"', "zY")),
    *(('"special"', "zP"), ('"board"', "zB"), ('"command_redo"', "zR"), ('"command_undo"', "zU")),
    *(('"command_replay"', "z8"), ('"numberS"', "z1"), ('"freeline"', "zF")),
    *(('"freelineE"', "z2"), ('"thermo"', "zT"), ('"arrows"', "z3"), ('"direction"', "zD")),
    *(('"squareframe"', "z0"), ('"polygon"', "z5"), ('"deletelineE"', "z4")),
    *(('"killercages"', "z6"), ('"nobulbthermo"', "z7"), ('"__a"', "z_"), ("null", "zO")),
)
"""In this order in the whole text; undone in the reverse order."""

_LINK = re.compile(r"(?:https?://)?[\w./-]*penpa-edit/?(?:index\.html)?[#?](\S+)", re.I)


def sniff(text: str) -> bool:
    """Is it the address of a Penpa+ puzzle?"""
    return bool(_LINK.match(text))


def packed(text: str) -> str:
    """A text as it stands in a link."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.b64encode(packer.compress(text.encode()) + packer.flush()).decode()


def unpacked(text: str) -> str:
    """The text of a part of a link; FormatError where it is damaged, or unpacks to too much."""
    plain = unquote(text).replace(" ", "+").replace("-", "+").replace("_", "/")
    try:
        data = base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)
        inflater = zlib.decompressobj(-15)
        found = inflater.decompress(data, LONGEST_TEXT)
        if not inflater.eof:
            long = bool(inflater.unconsumed_tail)
            raise FormatError("The link is too large to open safely." if long else DAMAGED)
        return found.decode("utf-8")
    except (ValueError, zlib.error):  # no base64, letters beyond ASCII, or no UTF-8
        raise FormatError(DAMAGED) from None


def shortened(lines: Iterable[str]) -> str:
    """The lines as one text with short keys."""
    text = "\n".join(lines)
    for long, short in _SHORT:
        text = text.replace(long, short)
    return text


def lines_of(link: str) -> list[str]:
    """The lines of the puzzle of a link, with their long keys."""
    found = _LINK.match(link)
    parts = (found[1] if found else link).split("&")
    values = dict(part.partition("=")[::2] for part in parts)
    if len(link) > LONGEST_LINK:
        raise FormatError("The link is too large to open safely.")
    if values.get("p", "").startswith("http"):
        raise FormatError("The link leads to another site's puzzle: open that address instead.")
    text = unpacked(values.get("p", ""))
    if text[:1].isdigit():
        raise FormatError("This is a very old Penpa link; open it in Penpa+ and share it again.")
    for long, short in reversed(_SHORT):
        text = text.replace(short, long)
    lines = text.split("\n")
    if not 6 <= len(lines) <= MOST_LINES:
        raise FormatError(DAMAGED)
    return lines


def json_of(lines: list[str], number: int) -> Any:
    """The value of a line, counted from 0."""
    try:
        return json.loads(lines[number])
    except (ValueError, RecursionError):
        raise FormatError(
            "Line {number} of the Penpa data is not readable.", number=number + 1
        ) from None


def layer_of(lines: list[str], number: int) -> dict[str, dict[str, Any]]:
    """The fields of a layer that say something here, and what they say of each point."""
    layer = json_of(lines, number)
    if not isinstance(layer, dict):
        raise FormatError("Line {number} of the Penpa data is not readable.", number=number + 1)
    found = {key: layer.get(key, {}) for key in LAYERS}
    if not all(isinstance(values, dict) for values in found.values()):
        raise FormatError("Line {number} of the Penpa data is not readable.", number=number + 1)
    if sum(map(len, found.values())) > MOST_ENTRIES:
        raise FormatError("The link is too large to open safely.")
    return found


def others_of(layer: Mapping[str, Any]) -> tuple[str, ...]:
    """The filled fields of a layer that say nothing here."""
    return tuple(dict.fromkeys(words for key, words in OTHERS.items() if layer.get(key)))


@dataclass(frozen=True)
class Points:
    """The points of a board of squares (``columns`` x ``rows``) or hexagons (``columns`` a side)
    and the cells that it has, with their numbers."""

    hexagons: bool
    columns: int
    rows: int
    board: Board

    @cached_property
    def count(self) -> int:
        """How many points there are of each sort."""
        return (3 * self.columns + 1) ** 2 if self.hexagons else self._wide * (self.rows + 4)

    @property
    def _wide(self) -> int:
        return 3 * self.columns + 1 if self.hexagons else self.columns + 4

    @property
    def middle(self) -> int:
        """The point in the middle of the board, on which it is centred."""
        rows, columns, wide = self.rows, self.columns, self._wide
        if self.hexagons:
            return hexagon_middle(columns)
        row, column = rows // 2, columns // 2
        sort = (2 if columns % 2 else 1) if rows % 2 == 0 else (0 if columns % 2 else 3)
        down = row + 2 if sort in (0, 3) else row + 1
        right = column + 2 if sort in (0, 2) else column + 1
        return sort * self.count + down * wide + right

    def cell(self, at: At) -> int:
        """The number of a cell."""
        if not self.hexagons:
            return (at[0] + 2) * self._wide + at[1] + 2
        row, column = divmod(hexagon_middle(self.columns), self._wide)
        j = row + at[1]
        return j * self._wide + column + at[0] + (at[1] + row % 2 - j % 2) // 2

    @cached_property
    def cells(self) -> dict[int, At]:
        """The cells by their numbers."""
        return {self.cell(at): at for at in self.board.cells}

    def corners(self, at: At) -> tuple[int, ...]:
        """The numbers of the corners of a cell, in the order of its lattice."""
        k, n, count = self.cell(at), self._wide, self.count
        if not self.hexagons:
            above = count + k - n - 1
            return (above + 1, above + n + 1, above + n, above)
        o = (k // n) % 2
        one, two = count, 2 * count
        return (
            *(one + k - n + o, two + k + 1, one + k),
            *(two + k, one + k - n - 1 + o, two + k - n + o),
        )

    @cached_property
    def corner(self) -> dict[At, int]:
        """The number of each corner."""
        return {
            corner: number
            for at in self.board.cells
            for corner, number in zip(self.board.lattice.corners(at), self.corners(at), strict=True)
        }

    @cached_property
    def sides(self) -> dict[Edge, tuple[str, int]]:
        """For each two cells that share a side its name (two corners) and the point in its middle.

        Cells that touch at a corner share none.
        """
        found = {}
        for at in self.board.cells:
            for other in self.board.neighbours(at):
                shared = sorted(set(self.corners(at)) & set(self.corners(other)))
                if at < other and len(shared) == 2:
                    found[Edge.of(at, other)] = (pair(*shared), self._between(at, other))
        return found

    def _between(self, at: At, other: At) -> int:
        a, b, count = self.cell(at), self.cell(other), self.count
        low, high = min(a, b), max(a, b)
        if not self.hexagons:
            return (
                (3 if high - low == 1 else 2) * count
                + high
                - (high - low == 1)
                - (self._wide if high - low != 1 else 0)
            )
        if high - low == 1:
            return 5 * count + low
        left = low + self._wide - 1 + (low // self._wide) % 2
        return (3 if high == left else 4) * count + low

    def is_point(self, number: int) -> bool:
        """Is there a point of this number?"""
        return 0 <= number < (18 if self.hexagons else 12) * self.count


def hexagon_middle(side: int) -> int:
    """The number of the cell in the middle of a hexagon of so many cells a side."""
    return ((3 * side + 1) ** 2 + 3 * side * (side % 2)) // 2


def pair(a: int, b: int) -> str:
    """The name of a stretch between two points."""
    return f"{min(a, b)},{max(a, b)}"


def coded(numbers: Iterable[int]) -> list[int]:
    """A list of cells as their first and the differences."""
    ordered = sorted(numbers)
    return [*ordered[:1], *(b - a for a, b in pairwise(ordered))]


def points_for(board: Board) -> Points:
    """The points for a board; FormatError where Penpa+ has no such board."""
    lattice = board.lattice
    if lattice in HEXAGONS and len(board):
        side = 1 + max(max(abs(q), abs(r), abs(q + r)) for q, r in board.cells)
        if side > LARGEST_HEXAGON:
            raise FormatError(
                "Penpa+ opens hexagons of at most {largest_hexagon} a side.",
                largest_hexagon=LARGEST_HEXAGON,
            )
        return Points(True, side, side, board)
    if not board.has_rows or not len(board):
        raise FormatError("A Penpa+ link holds squares and hexagons only.")
    rows = 1 + max(row for row, _ in board.cells)
    columns = 1 + max(column for _, column in board.cells)
    if board.rectangle is not None:
        rows, columns = board.rectangle.rows, board.rectangle.columns
    if max(rows, columns) > LARGEST_SQUARE:
        raise FormatError(
            "Penpa+ opens at most {largest_square} squares a side.", largest_square=LARGEST_SQUARE
        )
    return Points(False, columns, rows, board)


def points_of(lines: list[str], *, king: bool) -> Points:
    """The points of a link, and the board with the cells that it has."""
    head = lines[0].split(",")
    kind = head[0]
    if kind not in ("square", "sudoku", "kakuro", "hex"):
        raise FormatError(
            "This Penpa board is of type “{kind}”. Only square and hexagon boards can be opened.",
            kind=kind[:20],
        )
    hexagons = kind == "hex"
    most = LARGEST_HEXAGON if hexagons else LARGEST_SQUARE
    try:
        columns, rows = (int(text) for text in head[1:3])
        theta = int(head[4])
        listed = list(accumulate(json_of(lines, 5)))
    except (ValueError, TypeError, IndexError):
        raise FormatError(MISFIT) from None
    if not (1 <= columns <= most and 1 <= rows <= most) or len(listed) > MOST_ENTRIES:
        raise FormatError(MISFIT)
    if hexagons:
        flat = theta % 60 == 30
        full = Board.of(
            HexLattice("flat" if flat else "pointy"), HexagonFrame(0), _hexagon(columns)
        )
    else:
        full = Board.square(rows, columns, king=king)
    cells = Points(hexagons, columns, rows, full).cells
    if not set(listed) <= cells.keys():
        raise FormatError(MISFIT)
    board = full.with_cells(cells[number] for number in listed)
    if hexagons:
        radius = max((max(map(abs, (q, r, q + r))) for q, r in board.cells), default=0)
        board = Board.of(board.lattice, HexagonFrame(radius), board.cells)
    return Points(hexagons, columns, rows, board)


def _hexagon(side: int) -> Iterable[At]:
    """All cells that a board of hexagons has room for: rows of 3 * side - 1."""
    n = 3 * side + 1
    middle, column = divmod(hexagon_middle(side), n)
    for j in range(1, n - 1):
        for i in range(1, n - 1):
            r = j - middle
            yield (i - column - (r + middle % 2 - j % 2) // 2, r)
