"""The card "Settings": every choice is in force at once, remembered, and read with care."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from studio.board import Board
from studio.catalogue import LANGUAGES
from studio.families import SLITHERLINK
from studio.gui.app import make_appearance, make_window
from studio.gui.dialogs.batch_run import Batch
from studio.gui.dialogs.collection_run import Collection
from studio.gui.dialogs.settings_dialog import TIMES, SettingsDialog, memory_words
from studio.gui.services.job_runner import JobRunner
from studio.gui.services.settings import TEXT_PERCENT, Settings
from studio.gui.style import texts
from studio.gui.style.appearance import desktop_wants_contrast
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.work.generation import GenerateOptions
from studio.work.limits import MEMORY_MB, SECONDS, Limits, limits, set_limits
from studio.work.solving import command
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def settings_in(folder: Path) -> Settings:
    return Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    before = limits()
    window = make_window(settings_in(tmp_path))
    window.resize(1440, 900)
    window.show()
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    set_limits(before)


@pytest.fixture
def sheet(window: Window) -> SettingsDialog:
    window.action("settings").trigger()
    (sheet,) = window.findChildren(SettingsDialog)
    assert sheet.isVisible()
    return sheet


@pytest.mark.parametrize("code", LANGUAGES)
def test_pills_are_in_one_row_in_a_low_window(window: Window, code: str) -> None:
    """Beside the scroll bar 日本語 fell on a line of its own."""
    texts.speak(code)
    try:
        window.resize(1280, 660)
        window.action("settings").trigger()
        (sheet,) = window.findChildren(SettingsDialog)
        turns()
        assert sheet.area.verticalScrollBar().isVisible()
        for pills in (sheet.themes, sheet.languages):
            assert len({pill.y() for pill in pills.values()}) == 1
    finally:
        texts.speak("en")


def test_the_words_fit_the_choices() -> None:
    assert len(TIMES) == len(SECONDS)
    assert [memory_words(each) for each in MEMORY_MB[:3]] == ["256 MB", "512 MB", "1 GB"]


def test_limits_hold_for_the_next_processes_and_are_remembered(
    window: Window, sheet: SettingsDialog, tmp_path: Path, qtbot: QtBot
) -> None:
    qtbot.keyClick(sheet.memory, Qt.Key.Key_Down)
    qtbot.keyClick(sheet.time, Qt.Key.Key_Home)
    wanted = Limits(512, 60)
    assert limits() == wanted
    assert Limits.told(command()) == wanted
    window.settings._store.sync()
    assert settings_in(tmp_path).limits == wanted


def test_the_number_of_processes_reaches_batches_and_folders(
    window: Window,
    sheet: SettingsDialog,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(JobRunner, "ask", lambda _self, question, *_: asked.append(question))
    qtbot.keyClick(sheet.processes, Qt.Key.Key_Up)
    qtbot.keyClick(sheet.processes, Qt.Key.Key_Up)
    batch, collection = Batch(), Collection()
    batch.begin(Puzzle(SLITHERLINK, Board.square(3, 3)), GenerateOptions(), 5)
    collection.folder = tmp_path
    collection.check()
    assert [question.workers for question in asked] == [2, 2]
    window.settings._store.sync()
    assert settings_in(tmp_path).limits.processes == 2


def test_solvers_that_run_are_replaced(window: Window, sheet: SettingsDialog) -> None:
    made: list[Fake] = []

    class Fake:
        def __init__(self, tell: object) -> None:
            self.closed = False
            made.append(self)

        def close(self) -> None:
            self.closed = True

        def stop(self, revision: int) -> None: ...

    window.live.start(Fake)  # type: ignore[arg-type]
    sheet.memory.set_index(0)
    assert [fake.closed for fake in made] == [True, False]


def test_the_look_changes_at_once_and_is_remembered(window: Window, sheet: SettingsDialog) -> None:
    for key, dark in (("dark", True), ("light", False), ("dark", True)):
        sheet.themes[key].click()
        assert (window.appearance.theme.name == "dark") is dark
        assert window.settings.theme == key
        assert window.action("theme").isChecked() is dark
    sheet.themes["system"].click()
    assert window.settings.theme == "system"
    sheet.motion.click()
    assert window.appearance.reduced_motion and window.settings.reduced_motion


def test_screen_readers_switch_as_the_mouse_does(window: Window, sheet: SettingsDialog) -> None:
    """They toggle a box without a click."""
    settings = window.settings
    for box, chosen in (
        (sheet.contrast, lambda: window.appearance.theme.high_contrast),
        (sheet.motion, lambda: settings.reduced_motion),
        (sheet.right, lambda: settings.right_edits),
    ):
        before = chosen()
        actions = QAccessible.queryAccessibleInterface(box).actionInterface()
        actions.doAction(QAccessibleActionInterface.toggleAction())
        assert box.isChecked() is chosen() is not before


def test_high_contrast_holds_in_both_themes_and_is_remembered(
    window: Window, sheet: SettingsDialog
) -> None:
    sheet.themes["light"].click()
    sheet.contrast.click()
    assert window.appearance.theme.name == "contrast"
    sheet.themes["dark"].click()
    assert window.appearance.theme.name == "contrast-dark"
    assert window.action("theme").isChecked()
    assert window.settings.high_contrast(desktop=False)
    sheet.contrast.click()
    assert window.appearance.theme.name == "dark"
    assert not window.settings.high_contrast(desktop=True)


@pytest.mark.parametrize("wanted", [False, True])
def test_contrast_follows_the_desktop_until_somebody_chooses(
    qapp: QApplication, tmp_path: Path, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.gui.app.desktop_wants_contrast", lambda: wanted)
    settings = settings_in(tmp_path)
    assert make_appearance(settings).theme.high_contrast is wanted
    settings.choose_contrast(not wanted)
    assert make_appearance(settings).theme.high_contrast is not wanted
    assert not desktop_wants_contrast()  # off-screen nobody asks for it


def test_checking_is_paused_and_stays_so(window: Window, sheet: SettingsDialog) -> None:
    sheet.live.click()
    assert not window.live.live and not window.settings.live
    window.action("live").setChecked(True)
    assert window.settings.live


def test_every_control_has_a_name(sheet: SettingsDialog) -> None:
    focusable = [
        w for w in sheet.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(focusable) >= 5
    assert all(w.accessibleName() or getattr(w, "text", str)() for w in focusable)


@pytest.mark.parametrize("value", ["", "x", "-1", "0", "999999999999", "1024.5", ["1", "2"], "1e3"])
def test_nonsense_gives_the_usual_limits(tmp_path: Path, value: object) -> None:
    settings = settings_in(tmp_path)
    settings._store.setValue("memory_mb", value)
    settings._store.setValue("seconds", value)
    settings._store.setValue("reduced_motion", value)
    settings._store.setValue("live", value)
    assert settings.limits == Limits()
    assert (settings.reduced_motion, settings.live) == (False, True)


def test_the_text_size_is_in_force_from_the_next_start_on(
    sheet: SettingsDialog, window: Window, qapp: QApplication
) -> None:
    assert window.settings.text_percent == 100
    sheet.text_size.set_index(len(TEXT_PERCENT) - 1)
    assert window.settings.text_percent == TEXT_PERCENT[-1]
    try:
        assert make_appearance(window.settings).scale > 1.3 * window.appearance.scale
    finally:
        window.appearance.apply()


def test_the_focus_goes_along_with_a_choice_of_the_pointer(
    sheet: SettingsDialog, qtbot: QtBot
) -> None:
    qtbot.waitUntil(sheet.themes["system"].hasFocus)
    qtbot.mouseClick(sheet.themes["dark"], Qt.MouseButton.LeftButton)
    assert sheet.themes["dark"].hasFocus()
