"""Boards in a few letters: ``square:5x7``, ``square:5x7:king``, ``hex:3``, ``hex:3:ring``."""

from __future__ import annotations

import re

from studio.board import Board
from studio.board.board import MAX_CELLS
from studio.board.lattice import AddressTooShortError, Patched, PatchTooLargeError
from studio.board.tilings import APERIODIC, KEYS, PATCHED, patched
from studio.formats.format import FormatError, number, shown
from studio.formats.grid_text import sizes

_CENTRE = (0, 0)


def _forms() -> str:
    """The forms that a board may have."""
    usual = "square:5x7, square:5x7:king, hex:3, hex:3:ring, hex:3:flat"
    return ", ".join((usual, *(f"{tiling.key}:5x6" for tiling in (*PATCHED, *APERIODIC))))


def sniff(text: str) -> bool:
    """Does it begin like a board?"""
    return text.startswith(tuple(f"{key}:" for key in KEYS))


def read(text: str) -> Board:
    """The board that a text names; FormatError tells the forms there are."""
    lattice, _, rest = text.strip().partition(":")
    size, *words = rest.split(":")
    if lattice == "square":
        found = re.fullmatch(r"(\d+)x(\d+)", size, re.ASCII)
        if found is None or words not in ([], ["king"]):
            raise _unknown(text)
        rows, columns = sizes(*found.groups())
        return Board.square(rows, columns, king=bool(words))
    tiling = patched(lattice)
    if tiling is not None:
        found = re.fullmatch(r"(\d+)x(\d+)", size, re.ASCII)
        if found is None or len(words) > (tiling in APERIODIC):
            raise _unknown(text)
        return patch(tiling, *sizes(*found.groups()), *words)
    if lattice != "hex" or not set(words) <= {"ring", "flat"} or len(set(words)) < len(words):
        raise _unknown(text)
    most = int(((4 * MAX_CELLS - 1) / 3) ** 0.5 - 1) // 2
    radius = number(size, "number of rings", 0, most)
    holes = [_CENTRE] if "ring" in words else []
    board = Board.hexagon(radius, flat="flat" in words, holes=holes)
    if not board.cells:
        raise FormatError("A ring of no cells is no board.")
    return board


def meant(text: str) -> str:
    """The board that somebody means who writes 10x10 or hex3; "" where none is recognised."""
    text = text.strip().lower().replace(" ", "")
    if re.fullmatch(r"\d{1,3}[x×*]\d{1,3}(:king)?", text, re.ASCII | re.IGNORECASE):
        return "square:" + re.sub("[×*]", "x", text)
    if found := re.fullmatch(r"(hex|square)s?-?(\d[\dx]*)", text, re.ASCII):
        return f"{found[1]}:{found[2]}"
    return ""


def patch(tiling: Patched, rows: int, columns: int, address: str = "") -> Board:
    """Rows and columns of a tiling; FormatError where that has no cells, or too many."""
    try:
        board = Board.patch(tiling, rows, columns, address)
    except PatchTooLargeError as error:
        raise FormatError(
            "Rows times columns are at most {most:,} here.", most=error.most
        ) from error
    except AddressTooShortError as error:
        raise FormatError(
            "The address {address} is too short for so large a patch.", address=shown(address)
        ) from error
    except ValueError as error:
        if not address:
            raise FormatError("There is no such patch.") from error
        raise FormatError("The patch at {address} is not known.", address=shown(address)) from error
    if not board.cells:
        raise FormatError("So few rows and columns have no cells.")
    if len(board) > MAX_CELLS:
        raise FormatError(
            "{cells:,} cells are too many; {max_cells:,} are possible.",
            cells=len(board),
            max_cells=MAX_CELLS,
        )
    return board


def _unknown(text: str) -> FormatError:
    return FormatError(
        "The board {text} is not understood; forms are {forms}.", text=shown(text), forms=_forms()
    )


def write(board: Board) -> str | None:
    """The text of a board, or None where it has none."""
    size = board.frame.text(board.holes)
    return None if size is None else ":".join((board.lattice.key, size, *board.lattice.flags))
