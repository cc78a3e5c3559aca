"""The list of marks that can lie on the board."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.layers import LayerLine
from studio.gui.widgets.panel_state import LayerRow, Swatch


@pytest.mark.parametrize(
    ("count", "drawn", "grey"), [(5, True, False), (0, True, True), (5, False, True)]
)
def test_a_row_of_which_nothing_lies_on_the_board_is_grey_and_can_be_switched(
    appearance: Appearance, qtbot: QtBot, count: int, drawn: bool, grey: bool
) -> None:
    state = LayerRow("common", "In every solution", Swatch.EDGE, count, 5, True, drawn=drawn)
    line = LayerLine(appearance, state)
    qtbot.addWidget(line)
    assert line._name._tone == line._count._tone == ("text2" if grey else "text")
    assert line.eye.isEnabled() and line.eye.isChecked()
