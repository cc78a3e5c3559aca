"""The line of numbers: what looks otherwise is painted again, and little else."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.number_line import NumberLine
from studio.gui.widgets.panel_state import NumberStripState

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


class Regions(QObject):
    """Where a widget is painted."""

    def __init__(self, line: NumberLine) -> None:
        super().__init__(line)
        self.painted = QRegion()
        line.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.painted = self.painted.united(event.region())
        return False

    def take(self) -> QRegion:
        """What was painted since the last time, once all is."""
        QApplication.processEvents()
        taken, self.painted = self.painted, QRegion()
        return taken


@pytest.fixture(params=[40, 200], ids=["fits", "scrolls"])
def line(request: pytest.FixtureRequest, appearance: Appearance, qtbot: QtBot) -> NumberLine:
    line = NumberLine(appearance)
    qtbot.addWidget(line)
    line.resize(700, 32)
    with qtbot.waitExposed(line):
        line.show()
    placed = frozenset(range(1, request.param, 5))
    line.show_state(NumberStripState(request.param, placed, 3))
    line.clearFocus()
    return line


def picture(line: NumberLine, regions: Regions) -> QImage:
    image = line.viewport().grab().toImage()
    regions.take()
    return image


def hovered(line: NumberLine, x: float) -> None:
    pixel = QPointF(x, 12)
    none = Qt.MouseButton.NoButton
    moved = QMouseEvent(
        QEvent.Type.MouseMove, pixel, line.mapToGlobal(pixel), none, none,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(line.viewport(), moved)


@pytest.mark.parametrize("focused", [False, True])
def test_whatever_looks_otherwise_is_painted_again(line: NumberLine, focused: bool) -> None:
    rng, regions = random.Random(7), Regions(line)
    if focused:
        line.setFocus()
    state = line._state
    for _ in range(30):
        before = picture(line, regions)
        some = rng.sample(range(1, state.last + 1), 3)
        match rng.randrange(5):
            case 0:
                state = replace(state, placed=state.placed.symmetric_difference(some))
            case 1:
                state = replace(state, redundant=state.placed.intersection(some))
            case 2:
                state = replace(state, conflicting=frozenset(some) & state.placed)
            case 3:
                state = replace(state, next=rng.choice([None, some[0]]))
            case _:
                hovered(line, rng.uniform(0, line.width()))
        line.show_state(state)
        painted = regions.take()
        after = picture(line, regions)
        differ = [
            QPoint(x, y)
            for y in range(after.height())
            for x in range(after.width())
            if before.pixel(x, y) != after.pixel(x, y)
        ]
        assert all(painted.contains(pixel) for pixel in differ)


def test_of_what_stays_in_its_place_little_is_painted_again(line: NumberLine) -> None:
    regions = Regions(line)
    regions.take()
    line.show_state(replace(line._state, redundant=frozenset({6})))
    assert 0 < regions.take().boundingRect().width() < 60
    hovered(line, line.centre_of(8))
    assert 0 < regions.take().boundingRect().width() < 60
    hovered(line, line.centre_of(8) + 1)
    assert regions.take().isEmpty()
