"""Patches grow around what lies on them."""

from __future__ import annotations

import pytest

from studio.board import Board, Edge, PatchFrame, SpotKind
from studio.board.enlarging import enlarged
from studio.board.tilings import APERIODIC
from studio.board.tilings.aperiodic import MOST


@pytest.mark.parametrize("tiling", APERIODIC, ids=lambda tiling: tiling.key)
@pytest.mark.parametrize("by", [1, 4])
def test_cells_and_corners_keep_their_places_and_neighbours(tiling, by: int) -> None:  # type: ignore[no-untyped-def]
    board = Board.patch(tiling, 7, 9)
    larger, move = enlarged(board, by)
    assert isinstance(larger.frame, PatchFrame)
    assert (larger.frame.rows, larger.frame.columns) == (7 + by, 9 + by)
    assert len(larger) == len(board) < len(larger.frame.cells())
    for at in board.cells:
        assert larger.centre(move.cell(at)) == pytest.approx(board.centre(at))
        for corner in board.lattice.corners(at):
            place = larger.lattice.corner_point(move.corner(corner))
            assert place == pytest.approx(board.lattice.corner_point(corner))
        for other in board.neighbours(at):
            assert larger.touching(move.cell(at), move.cell(other))
            edge = Edge.of(at, other, SpotKind.EDGE)
            assert larger.has(move.spot(edge))
    assert move.direction((0, 1)) == (0, 1)


def test_an_address_leads_only_so_far() -> None:
    (kites,) = (tiling for tiling in APERIODIC if tiling.key == "penrose-kites")
    short = Board.patch(kites, 4, 4, "50VBAVBUAABBBUA")
    with pytest.raises(ValueError, match="too short"):
        enlarged(short, 40)
    with pytest.raises(ValueError, match=f"{MOST:,}"):
        enlarged(Board.patch(kites, 4, 4), MOST)
