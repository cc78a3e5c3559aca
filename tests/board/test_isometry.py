"""Motions of tilings that repeat: they undo and follow each other, whatever the tiling."""

from __future__ import annotations

import pytest

from studio.board.tilings.cairo import CAIRO
from studio.board.tilings.isometry import Isometry, turned
from studio.board.tilings.kagome import KAGOME
from studio.board.tilings.periodic import Periodic
from studio.board.tilings.snub_square import SNUB_SQUARE

TILINGS = (CAIRO, KAGOME, SNUB_SQUARE)


@pytest.mark.parametrize("tiling", TILINGS, ids=lambda tiling: tiling.key)
def test_a_motion_and_its_inverse_leave_all_where_it_is(tiling: Periodic) -> None:
    cells = tiling.patch(3, 3)
    for mirrored in (False, True):
        for turns in range(tiling.order):
            motion = tiling.motion(turns, mirrored)
            there_and_back = motion.then(motion.inverse())
            assert there_and_back.identical and [*map(there_and_back.cell, cells)] == [*cells]


@pytest.mark.parametrize("tiling", TILINGS, ids=lambda tiling: tiling.key)
def test_a_shift_leads_to_the_cell_asked_for_or_is_none(tiling: Periodic) -> None:
    start, *others = tiling.patch(3, 3)
    shifts = {end: Isometry(tiling).moved(start, end) for end in others}
    assert any(shifts.values()) and not all(shifts.values())
    assert all(shift.cell(start) == end for end, shift in shifts.items() if shift is not None)


def test_a_quarter_turn_is_clockwise_where_y_grows_downwards() -> None:
    assert CAIRO.order == 4
    assert turned((1.0, 0.0), 1, CAIRO) == pytest.approx((0.0, 1.0))
