"""The symmetries that the clues of a generated puzzle may have."""

from __future__ import annotations

from collections.abc import Collection, Hashable

from studio.board import Board
from studio.board.lattice import Lattice
from studio.board.symmetry import (
    Motion,
    half_turn,
    identity,
    mirror,
    symmetries_of_board,
    symmetries_of_lattice,
)
from studio.puzzle.reason import Reason
from studio.work.codes import Ungenerated

SYMMETRIES: dict[str, str] = {
    "none": "No symmetry",
    "half-turn": "Half a turn",
    "turns": "All turns",
    "left-right": "Left and right",
    "top-bottom": "Top and bottom",
    "all": "All turns and mirrors",
}
"""The symmetries that a pattern of clues may have: key and name."""
_OF_MIRRORS = ("left-right", "top-bottom")


def symmetries(board: Board, key: str) -> tuple[Motion, ...] | Reason:
    """The maps of a kind of symmetry, or the reason if they do not all map the board to itself."""
    if key == "none":
        return (identity(board.lattice),)
    if not board.has_faces:
        return Reason.of(Ungenerated.SYMMETRY_OF_DRAWINGS, symmetry=SYMMETRIES[key])
    if key in _OF_MIRRORS and not board.lattice.has_mirror:
        return Reason.of(Ungenerated.SYMMETRY, symmetry=SYMMETRIES[key])
    parts = _parts(board.lattice, key)
    found = tuple(s for s in symmetries_of_board(board) if parts is None or s.part in parts)
    if parts is not None and len(found) < len(parts):
        return Reason.of(Ungenerated.SYMMETRY, symmetry=SYMMETRIES[key])
    return found


def _parts(lattice: Lattice, key: str) -> Collection[Hashable] | None:
    """What the maps of a kind of symmetry do but for shifts; None: whatever the board has."""
    unit, half = identity(lattice), half_turn(lattice)
    across = mirror(lattice) if lattice.has_mirror else None
    match key:
        case "half-turn" if half is not None:
            return {unit.part, half.part}
        case "left-right" if across is not None:
            return {unit.part, across.part}
        case "top-bottom" if half is not None and across is not None:
            return {unit.part, across.then(half).part}
        case "turns":
            return {s.part for s in symmetries_of_lattice(lattice) if not s.mirrors}
    return None
