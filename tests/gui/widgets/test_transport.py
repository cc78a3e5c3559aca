"""The player's bar."""

from __future__ import annotations

from array import array

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_within
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


def recorded(steps: int) -> Recording:
    """A recording with so many steps, that is not whole."""
    recording = Recording("backtrack")
    values = array("i", range(steps))
    segment = Segment(Stage().save(), bytes([GROW] * steps), values, {}, (1,) * steps, 1)
    recording.append(segment, ())
    return recording
