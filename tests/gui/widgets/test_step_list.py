"""The list of steps: words that do not fit are said whole in a tip."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.step_list import ROW, StepList
from studio.work.frame_pictures import Line

pytestmark = pytest.mark.qt_log_ignore("does not support raise")

LONG = "A step whose name is much longer than any panel can be wide, in any language at all"


def test_what_is_shortened_is_said_in_a_tip(qtbot: QtBot, appearance: Appearance) -> None:
    steps = StepList(appearance, 9)
    qtbot.addWidget(steps)
    steps.resize(steps.sizeHint())
    steps.show_lines((Line(1, ">", "A short one"), Line(2, ">", LONG)), 1)
    high = appearance.px(ROW)
    assert steps.whole_words(0.5 * high) == ""
    assert steps.whole_words(1.5 * high) == LONG
    assert steps.whole_words(2.5 * high) == ""
    steps.show()
    place = QPoint(30, int(1.5 * high))
    event = QHelpEvent(QEvent.Type.ToolTip, place, steps.mapToGlobal(place))
    QApplication.sendEvent(steps, event)
    assert QToolTip.text() == LONG
    QToolTip.hideText()


def test_a_place_is_shown_whole_beside_shortened_words(
    qtbot: QtBot, appearance: Appearance
) -> None:
    steps = StepList(appearance, 9)
    qtbot.addWidget(steps)
    steps.resize(steps.sizeHint())
    short, long = (Line(at, ">", text, "Row 3, cell 4") for at, text in ((1, "On"), (2, LONG)))
    steps.show_lines((short, long), 2)
    assert steps._fitting(short, steps._aside()) == ("On", "Row 3, cell 4")
    words, where = steps._fitting(long, steps._aside())
    assert words.endswith("…") and where == "Row 3, cell 4"
    high = appearance.px(ROW)
    assert steps.whole_words(0.5 * high) == ""
    assert steps.whole_words(1.5 * high) == f"{LONG} · Row 3, cell 4" == steps.accessibleName()


def test_a_click_goes_to_a_step(qtbot: QtBot, appearance: Appearance) -> None:
    steps = StepList(appearance, 9)
    qtbot.addWidget(steps)
    steps.resize(steps.sizeHint())
    steps.show_lines((Line(1_000, ">", "A short one"), Line(1_001, "x", LONG)), 1_000)
    high = appearance.px(ROW)
    with qtbot.waitSignal(steps.wanted) as told:
        qtbot.mouseClick(steps, Qt.MouseButton.LeftButton, pos=QPoint(30, int(1.5 * high)))
    assert told.args == [1_001]
    qtbot.mouseClick(steps, Qt.MouseButton.LeftButton, pos=QPoint(30, int(2.5 * high)))
