"""The symmetries that the clues of a generated puzzle may have."""

from __future__ import annotations

from collections.abc import Collection

from studio.board import Board
from studio.board.lattice import Lattice
from studio.board.symmetry import (
    Matrix,
    Symmetry,
    mirror,
    symmetries_of_board,
    symmetries_of_lattice,
)

SYMMETRIES: dict[str, str] = {
    "none": "No symmetry",
    "half-turn": "Half a turn",
    "turns": "All turns",
    "left-right": "Left and right",
    "top-bottom": "Top and bottom",
    "all": "All turns and mirrors",
}
"""The symmetries that a pattern of clues may have: key and name."""

HALF: Matrix = ((-1, 0), (0, -1))


def symmetries(board: Board, key: str) -> tuple[Symmetry, ...] | str:
    """The maps of a kind of symmetry, or a sentence if they do not all map the board to itself."""
    if key == "none":
        return (Symmetry(board.lattice.key),)
    if board.lattice.key == "graph":
        return f"Drawings have no symmetry of this kind: {SYMMETRIES[key].lower()}."
    matrices = _matrices(board.lattice, key)
    found = tuple(s for s in symmetries_of_board(board) if matrices is None or s.matrix in matrices)
    if matrices is not None and len(found) < len(matrices):
        return f"The board does not have this symmetry: {SYMMETRIES[key].lower()}."
    return found


def _matrices(lattice: Lattice, key: str) -> Collection[Matrix] | None:
    """The matrices of a kind of symmetry; None: whatever the board has."""
    unit = Symmetry(lattice.key)
    half = Symmetry(lattice.key, HALF)
    across = mirror(lattice)
    match key:
        case "half-turn":
            return {unit.matrix, HALF}
        case "left-right":
            return {unit.matrix, across.matrix}
        case "top-bottom":
            return {unit.matrix, across.then(half).matrix}
        case "turns":
            return {s.matrix for s in symmetries_of_lattice(lattice) if _turns(s)}
    return None


def _turns(symmetry: Symmetry) -> bool:
    (a, b), (c, d) = symmetry.matrix
    return a * d - b * c == 1
