"""Parts are shown with what they belong to, and styled where they come to stand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.widgets.parts import column, set_shown

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

POLISHED = Qt.WidgetAttribute.WA_WState_Polished


def test_a_part_that_nobody_hid_is_left_alone(qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    layout, kept, gone = column(outer), QLabel("kept"), QLabel("gone")
    layout.addWidget(kept)
    layout.addWidget(gone)
    set_shown(kept, True)
    set_shown(gone, False)
    assert not kept.testAttribute(POLISHED)
    outer.show()
    assert kept.isVisible() and not gone.isVisible()
    set_shown(kept, False)
    set_shown(gone, True)
    assert not kept.isVisible() and gone.isVisible()
    outer.hide()
    set_shown(kept, True)
    outer.show()
    assert kept.isVisible()
