"""The status line: hints are shown whole, as many as there is room for."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.panel_state import Hint
from studio.gui.widgets.parts import ElidedLabel
from studio.gui.widgets.statusbar import StatusLine

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

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
