"""Slitherlink as Simon Tatham's Loopy has it: game IDs of squares and honeycombs, and saved games.

A game ID is ``<width>x<height>t<grid>d<difficulty>:<faces>``; faces stand row by row, a number for
a clue and a letter for 1 to 26 gaps. In honeycombs every second column is half a cell lower.
Source: puzzles/loopy.c and grid.c.
"""

from __future__ import annotations

import re

from studio.board import At, Board, FreeFrame, HexLattice
from studio.board.lattice import Patched
from studio.board.tilings import APERIODIC, PATCHED
from studio.families import from_source
from studio.formats.board_text import patch
from studio.formats.cell_codes import character
from studio.formats.format import Format, FormatError, Output, Reading, shown
from studio.formats.grid_text import filled, rectangle, sizes, values_of
from studio.puzzle import Puzzle
from studio.puzzle.message import word

KEY = "loopy"
NAME = "A Loopy game ID"
FACES = "faces"
_ID = re.compile(r"(\d+)(?:x(\d+))?t(\d+)(?:d[a-z])?([:#])(\S*)")
_SAVED = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection"
_SQUARES, _HONEYCOMB = 0, 2
_TILINGS = (*PATCHED, *APERIODIC)
_LEAST = (3, 3)
"""Rows and columns of the smallest squares and honeycombs that Loopy opens."""
_FACES = re.compile(r"[0-9]|[A-Z]|[a-z]")


def sniff(text: str) -> bool:
    """Sizes and the letter t, or the head of a saved game."""
    return bool(_ID.match(text)) or text.startswith("SAVEFILE:41:")


def read(text: str) -> Reading:
    """The puzzle of a game ID or of a saved game."""
    found = _ID.fullmatch(_id_of_saved(text) if text.startswith("SAVEFILE") else text.strip())
    if found is None:
        raise FormatError("This is no whole Loopy game ID: it is <sizes>t<grid>:<faces>.")
    width, height, grid, mark, faces = found.groups()
    if mark == "#":
        raise FormatError("This is a random seed, which only Loopy itself turns into a puzzle.")
    kind = int(grid[:4])
    tiling = next((tiling for tiling in _TILINGS if tiling.loopy == kind), None)
    if tiling is None and kind not in (_SQUARES, _HONEYCOMB):
        raise FormatError("Loopy has no grid {grid}.", grid=grid[:4])
    rows, columns = sizes(height or width, width)
    if tiling is not None:
        return _patched(tiling, rows, columns, faces)
    cells: list[At] = [(r, c) for r in range(rows) for c in range(columns)]
    if kind == _HONEYCOMB:
        cells = [_axial(r, c) for r in range(rows) for c in range(columns)]
        board = Board.of(HexLattice("flat"), FreeFrame(), cells)
    else:
        board = Board.square(rows, columns)
    return Reading(filled(from_source(KEY), board, _decode(faces, cells)))


def _patched(tiling: Patched, rows: int, columns: int, faces: str) -> Reading:
    """The puzzle on a patch of a tiling; a word before the faces may say which patch it is."""
    form, mark, rest = faces.rpartition("_")
    if tiling in APERIODIC:
        if not form:
            raise FormatError("The game ID lacks the description of the grid.")
        board = patch(tiling, rows, columns, form)
        return Reading(filled(from_source(KEY), board, _decode(rest, _cells(board))))
    if form not in tiling.forms or (mark and not form):
        raise FormatError(
            "Loopy has no {noun} of the form {form}.", noun=word(tiling.noun), form=shown(form)
        )
    board = patch(tiling, rows, columns)
    cells = list(tiling.patch(rows, columns, form))
    if form != tiling.forms[0]:
        board = Board.of(tiling, FreeFrame(), cells)
    return Reading(filled(from_source(KEY), board, _decode(rest, cells)))


def _cells(board: Board) -> list[At]:
    """The cells of a patch as Loopy numbers them."""
    return sorted(board.cells)


def _id_of_saved(text: str) -> str:
    fields: dict[str, str] = {}
    for line in text.splitlines():
        key, _, rest = line.partition(":")
        _, _, value = rest.partition(":")
        fields.setdefault(key.strip(), value)
    if fields.get("GAME") != "Loopy":
        raise FormatError(
            "This is a saved game of {game}, not of Loopy.", game=shown(fields.get("GAME", ""))
        )
    if "PARAMS" not in fields or "DESC" not in fields:
        raise FormatError("The saved game ends too early.")
    return f"{fields['PARAMS']}:{fields['DESC']}"


def _axial(row: int, column: int) -> At:
    """The address of a hexagon in a honeycomb whose odd columns are half a cell lower."""
    return (column, row - column // 2)


def _decode(faces: str, cells: list[At]) -> dict[At, int]:
    numbers: dict[At, int] = {}
    at = 0
    for i, letter in enumerate(faces):
        where = character(i + 1, FACES)
        if not _FACES.fullmatch(letter):
            raise FormatError("{letter} means no face.", where, letter=shown(letter))
        if letter.islower():
            at += ord(letter) - ord("a") + 1
        elif at < len(cells):
            numbers[cells[at]] = int(letter) if letter.isdigit() else ord(letter) - ord("A") + 10
            at += 1
        else:
            at = len(cells) + 1
        if at > len(cells):
            raise FormatError(
                "The {places} go on after the last of {whole:,}.",
                where,
                places=word(FACES),
                whole=len(cells),
            )
    if at < len(cells):
        raise FormatError(
            "The game ID holds {at:,} faces, the grid has {cells:,}.", at=at, cells=len(cells)
        )
    return numbers


def game_id(puzzle: Puzzle) -> str:
    """The game ID of a puzzle; FormatError where Loopy has no such grid."""
    known = from_source(KEY)
    if puzzle.rule != known:
        raise FormatError(
            "{name:capital} cannot hold such a puzzle: {genre:name}.",
            name=word(NAME),
            genre=word(puzzle.rule.name),
        )
    for option in known.options:
        if puzzle.option(option.key) != option.default:
            raise FormatError(
                "{name:capital} cannot say: {label:small}.",
                name=word(NAME),
                label=word(option.label),
            )
    numbers = values_of(puzzle)
    kind, rows, columns, cells, form = _grid(puzzle.board)
    _refuse_small(kind, rows, columns)
    faces, gap = "", 0
    for at in cells:
        value = numbers.get(at)
        if value is None:
            gap += 1
            continue
        faces += _gap(gap) + (str(value) if value < 10 else chr(ord("A") + value - 10))
        gap = 0
    return f"{columns}x{rows}t{kind}:{form}{faces}{_gap(gap)}"


def _refuse_small(kind: int, rows: int, columns: int) -> None:
    """FormatError where Loopy opens no grid of a size."""
    least = next((tiling.least for tiling in _TILINGS if tiling.loopy == kind), _LEAST)
    if min(rows, columns) < least[0] or max(rows, columns) < least[1]:
        raise FormatError(
            "Loopy opens grids of at least {rows} by {columns} cells.",
            rows=least[0],
            columns=least[1],
        )


def _gap(length: int) -> str:
    whole, rest = divmod(length, 26)
    return "z" * whole + (chr(ord("a") + rest - 1) if rest else "")


def _grid(board: Board) -> tuple[int, int, int, list[At], str]:
    """(grid type, rows, columns, cells in Loopy's order, form) of a board that Loopy has."""
    frame = board.patched
    if frame is not None and frame.lattice.loopy is not None and not board.holes:
        cells, form = list(frame.lattice.patch(frame.rows, frame.columns)), frame.lattice.forms[0]
        return frame.lattice.loopy, frame.rows, frame.columns, cells, f"{form}_" if form else ""
    if board.rectangle is not None:
        full = rectangle(board, NAME)
        return _SQUARES, full.rows, full.columns, list(board.cells), ""
    refusal = FormatError(
        "{name:capital} holds full rectangles of a tiling that Loopy has only.", name=word(NAME)
    )
    if board.lattice != HexLattice("flat"):
        raise refusal
    left = min(at[0] for at in board.cells)
    columns = max(at[0] for at in board.cells) - left + 1
    top = min(at[1] for at in board.cells if at[0] == left)
    rows = sum(at[0] == left for at in board.cells)
    cells = [_axial(r, c) for r in range(rows) for c in range(columns)]
    cells = [(q + left, r + top) for q, r in cells]
    if set(cells) != set(board.cells):
        raise refusal
    return _HONEYCOMB, rows, columns, cells, ""


def write(puzzle: Puzzle, output: Output) -> bytes:
    """The game ID as a file of one line."""
    return f"{game_id(puzzle)}\n".encode()


LOOPY = Format(KEY, "Loopy game ID", (".loopy", ".sav"), read, write, sniff=sniff, typed=True)
