"""Arrow keys on tilings: they lead to what lies beside, and together everywhere."""

from __future__ import annotations

from typing import get_args

import pytest

from studio.board import At, Board
from studio.board.lattice import Arrow, Patched
from studio.board.tilings import APERIODIC, PATCHED
from studio.gui.editor.canvas.steps import step

WAYS: tuple[Arrow, ...] = get_args(Arrow)


def reached(board: Board) -> set[At]:
    """The cells that arrows, with Alt and without, lead to from the first one."""
    seen, rim = {board.cells[0]}, [board.cells[0]]
    while rim:
        at = rim.pop()
        for way in WAYS:
            for other in (False, True):
                there = step(board, at, way, other)
                assert there is None or (there in board and there != at)
                if there is not None and there not in seen:
                    seen.add(there)
                    rim.append(there)
    return seen


@pytest.mark.parametrize("tiling", [*PATCHED, *APERIODIC], ids=lambda tiling: tiling.key)
def test_arrows_lead_everywhere_on_every_tiling(tiling: Patched) -> None:
    board = Board.patch(tiling, 5, 5)
    assert reached(board) == set(board.cells)


def test_arrows_lead_to_the_triangle_beside() -> None:
    """Right went over it to the next one that looks the same way, which no line can do."""
    board = Board.patch(next(each for each in PATCHED if each.key == "triangular"), 6, 6)
    for at in board.cells:
        for way in WAYS:
            there = step(board, at, way)
            assert there is None or there in board.neighbours(at)
