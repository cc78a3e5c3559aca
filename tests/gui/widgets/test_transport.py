"""The player's bar."""

from __future__ import annotations

from array import array

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_within
from studio.gui.widgets.timeline import Timeline
from studio.gui.widgets.transport import PlayerBar
from studio.work.recording import GROW, Recording, Segment, Stage


def test_the_slider_keeps_the_keys_when_the_bar_becomes_narrow(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bar = PlayerBar(appearance, ["1×", "2×", "4×"])
    bar.setParent(window)
    window.resize(1200, 700)
    bar.resize(1200, 100)
    window.show()
    bar.speed.setFocus()
    line = bar.speed.parentWidget().parentWidget()
    bar.resize(500, 100)
    assert bar.speed.parentWidget().parentWidget() is not line
    assert focus_within(window) is bar.speed and bar.speed.isVisible()


def test_a_step_is_never_beyond_the_last_there_is_so_far(
    qtbot: QtBot, appearance: Appearance
) -> None:
    """Profiles are painted once a second while they grow, and steps may go on faster."""
    bar = PlayerBar(appearance, ["1×", "2×", "4×"])
    qtbot.addWidget(bar)
    bar.resize(1200, 100)
    bar.show_recordings([recorded(3)], going_on=True)
    bar.show_step(3)
    end = bar.timeline._x(3)
    bar.show_step(5)
    assert (bar._step.text(), bar._of.text()) == ("Step 5", "of 5 so far")
    assert bar.timeline.accessibleDescription() == "Step 5 of 5"
    assert bar.timeline._x(5) == end


def test_more_of_a_recording_is_painted_between_two_frames(
    qtbot: QtBot, appearance: Appearance
) -> None:
    """A frame and a profile in the same turn of the event loop took more than 8 ms."""
    recording = recorded(3)
    timeline = Timeline(appearance)
    qtbot.addWidget(timeline)
    timeline.resize(500, 72)
    timeline.show()
    timeline.show_recordings([recording], going_on=True)
    before = timeline.grab().toImage()
    grow(recording, 3)
    timeline.show_recordings([recording], going_on=True)
    assert timeline.grab().toImage() == before and timeline._x(6) == timeline._x(3)
    qtbot.waitUntil(lambda: timeline._x(6) > timeline._x(3))
    assert timeline.grab().toImage() != before
    # Another recording is shown at once, and the end of one.
    recording = recorded(4)
    timeline.show_recordings([recording], going_on=True)
    assert timeline._x(4) == timeline._x(5)
    grow(recording, 1)
    timeline.show_recordings([recording], going_on=False)
    assert timeline._x(4) < timeline._x(5)


def recorded(steps: int) -> Recording:
    """A recording with so many steps, that is not whole."""
    recording = Recording("backtrack")
    grow(recording, steps)
    return recording


def grow(recording: Recording, steps: int) -> None:
    """Record so many further steps, each as high as there are steps."""
    before = len(recording)
    values = array("i", range(before, before + steps))
    heights = tuple(range(before + 1, before + steps + 1))
    moves = bytes([GROW] * steps)
    recording.append(Segment(Stage().save(), moves, values, {}, heights, before + 1), ())
