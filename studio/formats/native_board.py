"""The board in the program's own file: squares, hexagons, and their addresses."""

from __future__ import annotations

from typing import Any

from studio.board import (
    At,
    Board,
    FreeFrame,
    HexagonFrame,
    HexLattice,
    RectangleFrame,
    SquareLattice,
)
from studio.board.board import MAX_CELLS
from studio.formats.format import FormatError, shown

MAX_SPREAD = 4 * MAX_CELLS
"""The largest box around listed cells, counted in cells."""
_KEYS = {
    "square": ("lattice", "rows", "columns", "neighbours", "holes"),
    "hex": ("lattice", "top", "radius", "holes", "cells"),
}


def read_board(section: dict[str, Any]) -> tuple[Board, dict[str, Any]]:
    """The board that a section says, and the keys of it that are not known."""
    lattice = section.get("lattice")
    if lattice == "square":
        board = _square(section)
    elif lattice == "hex":
        board = _hex(section)
    elif lattice == "graph":
        raise FormatError("Boards that are free graphs are not read yet.", "board.lattice")
    else:
        raise FormatError(
            f"The lattice should be “square” or “hex”, not {shown(lattice)}.", "board.lattice"
        )
    if not board.cells:
        raise FormatError("The board has no cells.", "board")
    return board, {k: v for k, v in section.items() if k not in _KEYS[lattice]}


def _square(section: dict[str, Any]) -> Board:
    rows = _size(section, "rows", 1, MAX_CELLS)
    columns = _size(section, "columns", 1, MAX_CELLS)
    if rows * columns > MAX_CELLS:
        raise FormatError(
            f"{rows:,} rows of {columns:,} cells are too many; {MAX_CELLS:,} cells are possible.",
            "board",
        )
    neighbours = section.get("neighbours", "sides")
    if neighbours not in ("sides", "king"):
        raise FormatError(
            f"The neighbours should be “sides” or “king”, not {shown(neighbours)}.",
            "board.neighbours",
        )
    frame = RectangleFrame(rows, columns)
    cells = frame.cells() - _holes(section, frame.cells())
    return Board.of(SquareLattice(neighbours), frame, cells)


def _hex(section: dict[str, Any]) -> Board:
    top = section.get("top", "pointy")
    if top not in ("pointy", "flat"):
        raise FormatError(f"The top should be “pointy” or “flat”, not {shown(top)}.", "board.top")
    if "radius" in section and "cells" in section:
        raise FormatError("A board has a radius or a list of cells, not both.", "board")
    if "radius" in section:
        radius = _size(section, "radius", 0, MAX_CELLS)
        if 3 * radius * (radius + 1) + 1 > MAX_CELLS:
            raise FormatError(
                f"{radius:,} rings are too many; {MAX_CELLS:,} cells are possible.", "board.radius"
            )
        frame = HexagonFrame(radius)
        return Board.of(HexLattice(top), frame, frame.cells() - _holes(section, frame.cells()))
    if "cells" not in section:
        raise FormatError("The board needs a radius or a list of cells.", "board")
    cells = _addresses(section["cells"], "board.cells")
    holes = _addresses(section.get("holes", []), "board.holes")
    if holes:
        raise FormatError("A list of cells has no holes: leave them out of it.", "board.holes")
    _check_spread(cells)
    return Board.of(HexLattice(top), FreeFrame(), cells)


def _check_spread(cells: dict[At, int]) -> None:
    """Cells must lie near each other: geometry works in the box around them."""
    if not cells:
        return
    firsts, seconds = zip(*cells, strict=True)
    wide, high = max(firsts) - min(firsts) + 3, max(seconds) - min(seconds) + 3
    if wide * high > MAX_SPREAD or max(map(abs, (*firsts, *seconds))) > MAX_SPREAD:
        raise FormatError("The cells lie too far from each other.", "board.cells")


def _holes(section: dict[str, Any], frame: frozenset[At]) -> frozenset[At]:
    holes = _addresses(section.get("holes", []), "board.holes")
    for at, i in holes.items():
        if at not in frame:
            raise FormatError(f"The hole {written(at)} is off the board.", f"board.holes[{i}]")
    return frozenset(holes)


def _addresses(value: Any, where: str) -> dict[At, int]:
    """The addresses of a list, each with its place in it; each may stand once."""
    items = list_of(value, where)
    if len(items) > MAX_CELLS:
        raise FormatError(f"More than {MAX_CELLS:,} cells are too many.", where)
    found: dict[At, int] = {}
    for i, item in enumerate(items):
        at = address(item, 2, f"{where}[{i}]")
        if at in found:
            raise FormatError(f"{written(at)} stands twice.", f"{where}[{i}]")
        found[at] = i
    return found


def _size(section: dict[str, Any], key: str, low: int, high: int) -> int:
    value = section.get(key)
    if type(value) is not int:
        raise FormatError(
            f"The {key} should be a whole number, not {shown(value)}.", f"board.{key}"
        )
    if not low <= value <= high:
        raise FormatError(f"{value:,} {key} are not possible.", f"board.{key}")
    return value


def list_of(value: Any, where: str) -> list[Any]:
    """A JSON list; FormatError if it is something else."""
    if not isinstance(value, list):
        raise FormatError(f"This should be a list, not {shown(value)}.", where)
    return value


def address(value: Any, width: int, where: str) -> At:
    """The address of a cell or corner: [row, column], [q, r], or an index on a free graph."""
    if width == 1 and type(value) is int:
        return (value,)
    good = isinstance(value, list) and len(value) == width
    if good and all(type(part) is int for part in value):
        return tuple(value)
    form = "an index" if width == 1 else "two whole numbers in brackets"
    raise FormatError(f"A cell should be {form}, not {shown(value)}.", where)


def written(at: At) -> Any:
    """An address as the file has it."""
    return at[0] if len(at) == 1 else list(at)


def board_items(board: Board) -> dict[str, Any]:
    """The section that says a board."""
    lattice = board.lattice
    holes = [written(at) for at in board.holes]
    if isinstance(lattice, SquareLattice) and isinstance(board.frame, RectangleFrame):
        return {
            "lattice": "square",
            "rows": board.frame.rows,
            "columns": board.frame.columns,
            "neighbours": lattice.neighbours,
            "holes": holes,
        }
    if not isinstance(lattice, HexLattice):
        raise FormatError(f"Boards of the lattice {lattice.key} are not written yet.", "board")
    top = {} if lattice.top == "pointy" else {"top": lattice.top}
    if isinstance(board.frame, HexagonFrame):
        return {"lattice": "hex", **top, "radius": board.frame.radius, "holes": holes}
    return {"lattice": "hex", **top, "cells": [written(at) for at in board.cells]}
