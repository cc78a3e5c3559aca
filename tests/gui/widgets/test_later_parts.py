"""Parts that are made later come one after the other, and all at once where they are wanted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.widgets import later_parts
from studio.gui.widgets.later_parts import SLICE_S, LaterParts
from studio.gui.widgets.parts import column
from studio.gui.widgets.scrolling import scroll_within
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


class Body(QWidget):
    """Gets five parts, of which the third is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.column = column(self)
        self.made: list[QLabel] = []
        self.later = LaterParts(self._making(), self.column, self)

    def _making(self) -> Iterator[None]:
        for number in range(5):
            label = QLabel(f"{number}")
            if number == 2:
                label.hide()
            self.column.addWidget(label)
            self.made.append(label)
            yield

    @property
    def shown(self) -> list[str]:
        return [label.text() for label in self.made if label.isVisible()]


@pytest.fixture
def body(qtbot: QtBot) -> Body:
    body = Body()
    # Slices come when a test wants them.
    body.later._timer.setInterval(1_000_000)
    qtbot.addWidget(body)
    body.show()
    return body


def test_none_is_made_at_once_and_all_in_the_end(body: Body, qtbot: QtBot) -> None:
    assert not body.made
    body.later._timer.start(0)
    qtbot.waitUntil(lambda: len(body.made) == 5)
    turns()
    assert body.shown == ["0", "1", "3", "4"]
    assert not body.later._timer.isActive()
    tops = [label.y() for label in body.made if label.isVisible()]
    assert tops == sorted(set(tops))


def test_a_slice_ends_when_its_time_is_over(body: Body, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = later_parts.time
    monkeypatch.setattr(clock, "thread_time", lambda: len(body.made) * 0.6 * SLICE_S)
    counts = []
    for _ in range(4):
        body.later._go_on()
        counts.append(len(body.made))
    assert counts == [2, 4, 5, 5]
    assert not body.later._timer.isActive()


def test_all_are_made_where_they_are_wanted(body: Body) -> None:
    body.later.finish()
    assert len(body.made) == 5 and body.shown == ["0", "1", "3", "4"]
    body.later.finish()
    assert len(body.made) == 5 and not body.later._timer.isActive()


class Counted(QVBoxLayout):
    """Counts how often its parts are placed."""

    placed = 0

    def setGeometry(self, box: object) -> None:
        self.placed += 1
        super().setGeometry(box)  # type: ignore[arg-type]


def test_a_slice_is_laid_out_once(qtbot: QtBot) -> None:
    """Not for each part of it: there are hundreds in all."""
    body = QWidget()
    qtbot.addWidget(body)
    layout = Counted(body)
    body.show()
    turns()

    def making() -> Iterator[None]:
        for number in range(40):
            layout.addWidget(QLabel(f"{number}"))
            yield

    later = LaterParts(making(), layout, body)
    layout.placed = 0
    later.finish()
    turns()
    assert body.findChildren(QLabel)[-1].isVisible()
    assert 1 <= layout.placed <= 4


@pytest.fixture
def area(qtbot: QtBot) -> Iterator[QScrollArea]:
    """An area that is less high than the parts to come, none of which is made."""
    window = QWidget()
    window.setFixedSize(100, 40)
    qtbot.addWidget(window)
    body = Body()
    body.later._timer.setInterval(1_000_000)
    area = scroll_within(column(window), body)
    body.later.lie_in(area)
    window.show()
    turns()
    yield area  # the window that it is a part of lives on as long


def test_a_wheel_that_is_turned_at_once_gets_as_far_as_later(area: QScrollArea) -> None:
    body = area.widget()
    assert isinstance(body, Body)
    bar = area.verticalScrollBar()
    assert bar.maximum() == 0 and body.made == []
    middle = QPointF(area.viewport().rect().center())
    for _ in range(20):
        turn = QWheelEvent(
            middle, area.viewport().mapToGlobal(middle), QPoint(), QPoint(0, -120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(area.viewport(), turn)
    assert len(body.made) == 5 and bar.value() == bar.maximum() > 0


def test_parts_are_laid_out_as_soon_as_they_are_made(area: QScrollArea) -> None:
    """A click in the same turn would meet the last of those that lie one upon the other."""
    body = area.widget()
    assert isinstance(body, Body)
    body.later._go_on()
    tops = [label.y() for label in body.made if label.isVisible()]
    assert len(tops) == 4 and tops == sorted(set(tops))
    assert area.verticalScrollBar().maximum() > 0
