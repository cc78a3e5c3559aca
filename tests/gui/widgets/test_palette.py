"""Rows of the command palette."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QFontMetricsF
from PySide6.QtWidgets import QApplication

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.palette import Command, CommandModel, CommandPainter

NAME, WHY = "Überflüssige Hinweise entfernen", "kein Hinweis ist als überflüssig bekannt"


@pytest.mark.parametrize("room", [2000, 900, 500, 200, 30])
def test_the_reason_of_a_command_that_is_off_does_not_run_into_its_name(
    qapp: QApplication, room: float
) -> None:
    appearance, owner = Appearance(scale=2.0), QObject()
    model = CommandModel(owner)
    command = Command(NAME, "Prüfen", QAction(owner), WHY)
    model.show([command])
    name, why = CommandPainter(appearance, model).texts(command, room)
    large, small = (QFontMetricsF(appearance.font(*font)) for font in (("body", 500), ("small",)))
    gap = appearance.px(12) if why else 0
    assert large.horizontalAdvance(name) + gap + small.horizontalAdvance(why) <= room
    assert room < 2000 or (name, why) == (NAME, WHY)
    assert room > 30 or not why
    # What is cut is whole in the tip.
    assert model.data(model.index(0), Qt.ItemDataRole.ToolTipRole) == WHY
