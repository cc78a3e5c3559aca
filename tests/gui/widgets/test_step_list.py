"""The list of steps: words that do not fit are said whole in a tip."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.parts import column
from studio.gui.widgets.step_list import ROW, StepList
from studio.work.frame_pictures import Line

pytestmark = pytest.mark.qt_log_ignore("does not support")

LONG = "A step whose name is much longer than any panel can be wide, in any language at all"


def test_what_is_shortened_is_said_in_a_tip(qtbot: QtBot, appearance: Appearance) -> None:
    steps = StepList(appearance, 9)
    qtbot.addWidget(steps)
    steps.resize(steps.sizeHint())
    steps.show_lines((Line(1, ">", "A short one"), Line(2, ">", LONG)), 1)
    high = appearance.px(ROW)
    assert steps.whole_words(0.5 * high) == ""
    assert steps.whole_words(1.5 * high) == LONG
    assert steps.whole_words(3.5 * high) == ""
    steps.show()
    place = QPoint(30, int(1.5 * high))
    event = QHelpEvent(QEvent.Type.ToolTip, place, steps.mapToGlobal(place))
    QApplication.sendEvent(steps, event)
    assert QToolTip.text() == LONG
    QToolTip.hideText()


def test_words_go_on_in_a_second_line_with_the_place(qtbot: QtBot, appearance: Appearance) -> None:
    """ "Two clues side ..." was cut, with its place beside it."""
    steps = StepList(appearance, 9)
    qtbot.addWidget(steps)
    steps.resize(steps.sizeHint())
    names = ("On", "Two clues side by side", "Two clues that meet at one corner of the board")
    texts = (*names, LONG)
    lines = tuple(Line(at, ">", text, "Row 3, cell 4") for at, text in enumerate(texts))
    steps.show_lines(lines, 1)
    fits = [steps._fitting(line, steps._aside(), steps.width()) for line in lines]
    assert [where for _, where in fits] == ["Row 3, cell 4"] * 4
    words = [words for words, _ in fits]
    assert words[:2] == [("On",), ("Two clues side by side", "")]
    assert " ".join(words[2]) == names[2]
    assert words[3][1].endswith("…")
    rows = [steps.row(place) for place in range(4)]
    assert [row.top() for row in rows[1:]] == [row.bottom() + 1 for row in rows[:3]]
    assert rows[0].height() == appearance.px(ROW) < rows[1].height() == rows[3].height()
    whole = [steps.whole_words(row.center().y()) for row in rows]
    assert whole == ["", "", "", f"{LONG} · Row 3, cell 4"]
    assert steps.present() == rows[1]
    steps.show_lines(lines, 3)
    assert steps.present() == rows[3]


def test_steps_before_the_present_one_make_room_for_it(
    qtbot: QtBot, appearance: Appearance
) -> None:
    """Names of two lines before it put it below the end of a low panel."""
    steps = StepList(appearance, 9)
    qtbot.addWidget(steps)
    steps.resize(steps.sizeHint())
    lines = tuple(Line(at, ">", LONG, "Row 3, cell 4") for at in range(6, 19))
    steps.show_lines(lines, 10)
    high = steps.row(0).height()
    assert steps.present() == steps.row(4)
    steps.set_room(4 * high)
    assert steps.present() == steps.row(3) and steps.row(8).height() == high
    steps.show_lines(lines[1:], 11)
    assert steps.present() == steps.row(3)
    # What has no room at all stands as high as may be, and more room brings the others back.
    steps.set_room(high - 1)
    assert steps.present() == steps.row(0)
    steps.set_room(9 * high)
    assert steps.present() == steps.row(4)


def test_rows_with_two_lines_have_the_room_that_they_need(
    qtbot: QtBot, appearance: Appearance
) -> None:
    steps = StepList(appearance, 3)
    qtbot.addWidget(steps)
    usual = steps.heightForWidth(280)
    assert usual == 3 * appearance.px(ROW)
    steps.show_lines((Line(1, ">", "On"), Line(2, ">", "Off")), 1)
    assert steps.heightForWidth(280) == usual
    steps.show_lines((Line(1, ">", "On"), Line(2, ">", LONG), Line(3, "x", "Off")), 1)
    assert steps.heightForWidth(280) == steps.sizeHint().height() > usual


def test_a_list_narrower_than_its_hint_has_the_room_that_it_needs(
    qtbot: QtBot, appearance: Appearance
) -> None:
    """It was as high as its hint, below an empty stretch, and its last row could be cut."""
    panel = QWidget()
    qtbot.addWidget(panel)
    layout = column(panel)
    steps = StepList(appearance, 3)
    layout.addWidget(steps)
    layout.addStretch(1)
    steps.show_lines([Line(at, ">", "Forced", "Row 1, column 1") for at in range(3)], 1)
    narrow = next(
        w for w in range(280, 100, -1) if steps.heightForWidth(w) > steps.sizeHint().height()
    )
    panel.resize(narrow, 400)
    panel.show()
    assert steps.y() == 0 and steps.height() == steps.heightForWidth(narrow)


def test_a_click_goes_to_a_step(qtbot: QtBot, appearance: Appearance) -> None:
    steps = StepList(appearance, 9)
    qtbot.addWidget(steps)
    steps.resize(steps.sizeHint())
    steps.show_lines((Line(1_000, ">", "A short one"), Line(1_001, "x", LONG)), 1_000)
    high = appearance.px(ROW)
    with qtbot.waitSignal(steps.wanted) as told:
        qtbot.mouseClick(steps, Qt.MouseButton.LeftButton, pos=QPoint(30, int(1.5 * high)))
    assert told.args == [1_001]
    qtbot.mouseClick(steps, Qt.MouseButton.LeftButton, pos=QPoint(30, int(3.5 * high)))
