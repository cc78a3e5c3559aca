"""The status line: hints are shown whole, as many as there is room for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.catalogue import LANGUAGES
from studio.gui.style import texts
from studio.gui.style.appearance import Appearance
from studio.gui.style.sentences import place_words
from studio.gui.widgets.panel_state import Hint
from studio.gui.widgets.parts import ElidedLabel, TwoLineLabel
from studio.gui.widgets.statusbar import PLACE, StatusLine
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise")

HINTS = [
    Hint("Click for a corner, drag from corner to corner."),
    *(Hint(f"does something of use, {number}", ("Shift",)) for number in range(6)),
]


def shown(status: StatusLine) -> list[ElidedLabel]:
    labels = status._hints.findChildren(ElidedLabel)
    return [label for label in labels if label.isVisible()]


def test_the_last_hints_give_way_and_the_others_are_whole(
    appearance: Appearance, qtbot: QtBot
) -> None:
    status = StatusLine(appearance)
    qtbot.addWidget(status)
    status.show_zoom(0.5)
    status.show_hints(HINTS)
    status.show()
    counts = []
    for width in (600, 1000, 2400):
        status.resize(width, status.height())
        status.grab()
        labels = shown(status)
        counts.append(len(labels))
        assert all(label.width() >= label.sizeHint().width() for label in labels)
        assert [label.text() for label in labels] == [hint.text for hint in HINTS[: len(labels)]]
    assert 1 <= counts[0] < counts[1] < counts[2] == len(HINTS)
    assert HINTS[-1].text in status._hints.accessibleName()


def test_a_long_sentence_goes_on_in_a_second_line(appearance: Appearance, qtbot: QtBot) -> None:
    status = StatusLine(appearance)
    qtbot.addWidget(status)
    words = "The line passes as many of the corners that the 2 in row 1, column 6 counts as it may."
    status.show_hints([Hint(words)])
    status.show()
    (label,) = shown(status)
    assert isinstance(label, TwoLineLabel)
    for width, lines in ((900, 1), (400, 2)):
        status.resize(width, status.height())
        status.grab()
        assert len(label.lines()) == lines
        assert " ".join(label.lines()) == words
        assert label.height() >= lines * QFontMetricsF(label.font()).ascent()
    status.resize(200, status.height())
    status.grab()
    assert label.lines()[-1].endswith("\N{HORIZONTAL ELLIPSIS}")
    event = QHelpEvent(QEvent.Type.ToolTip, QPoint(3, 3), label.mapToGlobal(QPoint(3, 3)))
    QApplication.sendEvent(label, event)
    assert QToolTip.text() == words
    QToolTip.hideText()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_place_on_a_large_board_has_room_in_each_language(
    appearance: Appearance, qtbot: QtBot, code: str
) -> None:
    status = StatusLine(appearance)
    qtbot.addWidget(status)
    texts.speak(code)
    try:
        place = place_words(Board.square(12, 12), Cell((9, 9)))
    finally:
        texts.speak("en")
    font = QFontMetricsF(status._position.font())
    assert font.horizontalAdvance(place) <= appearance.px(PLACE)


def test_a_place_is_whole_and_hints_stay_as_it_moves(appearance: Appearance, qtbot: QtBot) -> None:
    """In long languages it was "Row 2, col..." beside hints of keys."""
    status = StatusLine(appearance)
    qtbot.addWidget(status)
    status.resize(1024, status.height())
    status.show_zoom(1.0)
    status.show_hints(HINTS)
    status.show()
    counts = []
    for place in ("Row 1, column 2", "Zeile 10, Spalte 10", "Row 1, column 1: leads to 2 cells"):
        status.show_position(place)
        turns()
        counts.append(len(shown(status)) - 1)
    assert len(set(counts)) == 1
    status.show_position("Zeile 10, Spalte 10")
    turns()
    assert status._position.width() >= QFontMetricsF(status._position.font()).horizontalAdvance(
        status._position.text()
    )
