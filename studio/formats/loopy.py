"""Slitherlink as Simon Tatham's Loopy has it: game IDs of squares and honeycombs, and saved games.

A game ID is ``<width>x<height>t<grid>d<difficulty>:<faces>``; faces stand row by row, a number for
a clue and a letter for 1 to 26 gaps. In honeycombs every second column is half a cell lower.
Source: puzzles/loopy.c and grid.c.
"""

from __future__ import annotations

import re

from studio.board import At, Board, FreeFrame, HexLattice, RectangleFrame
from studio.formats.format import Format, FormatError, Output, Reading, shown
from studio.formats.grid_text import EVERY, numbers_of, rectangle, sizes, slitherlink
from studio.puzzle import Puzzle

NAME = "A Loopy game ID"
_ID = re.compile(r"(\d+)(?:x(\d+))?t(\d+)(?:d[a-z])?([:#])(\S*)")
_SAVED = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection"
_SQUARES, _HONEYCOMB = 0, 2
_GRIDS = [
    "squares",
    "triangles",
    "honeycomb",
    "snub squares",
    "Cairo tiles",
    "great hexagons",
    "octagons",
    "kites",
    "florets",
    "dodecagons",
    "great dodecagons",
    "Penrose kites",
    "Penrose rhombs",
    "great great dodecagons",
    "kagome",
    "compass dodecagons",
    "hats",
    "spectres",
]
_LEAST = 3
"""Loopy opens no grid of squares or hexagons smaller than this."""
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
    if kind not in (_SQUARES, _HONEYCOMB):
        name = _GRIDS[kind] if kind < len(_GRIDS) else f"grid {grid[:4]}"
        raise FormatError(f"Of Loopy's grids squares and honeycombs are read, not {name}.")
    rows, columns = sizes(height or width, width)
    cells: list[At] = [(r, c) for r in range(rows) for c in range(columns)]
    if kind == _HONEYCOMB:
        cells = [_axial(r, c) for r in range(rows) for c in range(columns)]
        board = Board.of(HexLattice("flat"), FreeFrame(), cells)
    else:
        board = Board.square(rows, columns)
    return Reading(slitherlink(board, _decode(faces, cells)))


def _id_of_saved(text: str) -> str:
    fields: dict[str, str] = {}
    for line in text.splitlines():
        key, _, rest = line.partition(":")
        _, _, value = rest.partition(":")
        fields.setdefault(key.strip(), value)
    if fields.get("GAME") != "Loopy":
        raise FormatError(f"This is a saved game of {shown(fields.get('GAME', ''))}, not of Loopy.")
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
        where = f"character {i + 1} of the faces"
        if not _FACES.fullmatch(letter):
            raise FormatError(f"{shown(letter)} means no face.", where)
        if letter.islower():
            at += ord(letter) - ord("a") + 1
        elif at < len(cells):
            numbers[cells[at]] = int(letter) if letter.isdigit() else ord(letter) - ord("A") + 10
            at += 1
        else:
            at = len(cells) + 1
        if at > len(cells):
            raise FormatError(f"The faces go on after the last of {len(cells):,}.", where)
    if at < len(cells):
        raise FormatError(f"The game ID holds {at:,} faces, the grid has {len(cells):,}.")
    return numbers


def game_id(puzzle: Puzzle) -> str:
    """The game ID of a puzzle; FormatError where Loopy has no such grid."""
    numbers = numbers_of(puzzle, NAME)
    if puzzle.option(EVERY):
        raise FormatError("Loopy has no loops that must pass through every corner.")
    kind, rows, columns, cells = _grid(puzzle.board)
    if min(rows, columns) < _LEAST:
        raise FormatError(f"Loopy opens grids of at least {_LEAST} by {_LEAST} cells.")
    faces, gap = "", 0
    for at in cells:
        value = numbers.get(at)
        if value is None:
            gap += 1
            continue
        faces += _gap(gap) + str(value)
        gap = 0
    return f"{columns}x{rows}t{kind}:{faces}{_gap(gap)}"


def _gap(length: int) -> str:
    whole, rest = divmod(length, 26)
    return "z" * whole + (chr(ord("a") + rest - 1) if rest else "")


def _grid(board: Board) -> tuple[int, int, int, list[At]]:
    """(grid type, rows, columns, cells row by row) of a board that Loopy has."""
    if isinstance(board.frame, RectangleFrame):
        frame = rectangle(board, NAME)
        return _SQUARES, frame.rows, frame.columns, list(board.cells)
    refusal = FormatError(f"{NAME} holds full rectangles of squares or flat-topped hexagons only.")
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
    return _HONEYCOMB, rows, columns, cells


def write(puzzle: Puzzle, output: Output) -> bytes:
    """The game ID as a file of one line."""
    return f"{game_id(puzzle)}\n".encode()


LOOPY = Format("loopy", "Loopy game ID", (".loopy", ".sav"), read, write, sniff=sniff, typed=True)
