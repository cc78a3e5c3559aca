"""What the tests of the window share: a look, and a window of the usual size."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from studio.gui.app import make_window
from studio.gui.services import job_runner
from studio.gui.services.garbage import collect_due
from studio.gui.services.settings import Settings
from studio.gui.style.appearance import Appearance, load_fonts
from studio.gui.style.focus import FocusRings
from studio.gui.widgets.parts import column
from studio.gui.window import Window
from tests.gui.silent import Silent


@pytest.fixture(scope="module", autouse=True)
def _solvers(forked: None) -> None:
    """Solver processes that begin at once."""


@pytest.fixture(scope="module", autouse=True)
def _garbage() -> Iterator[None]:
    """Garbage is collected between tests, in their own thread, as the program itself has it."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def _collected() -> Iterator[None]:
    before = followers()
    yield
    for each in followers() - before:
        delete(each)
    let_go()
    collect_due()


def let_go() -> None:
    """Let the mouse go. What is double-clicked may be gone before the button is up; a later test
    would drag where it only moves."""
    if QApplication.mouseButtons() & Qt.MouseButton.LeftButton:
        other = QWidget()
        QTest.mouseRelease(other, Qt.MouseButton.LeftButton)
        delete(other)


def followers() -> set[FocusRings]:
    """What follows the focus as long as the application is there. The program makes one with its
    first window; those of hundreds of windows would all ring whatever later tests focus."""
    app = QApplication.instance()
    return set(app.findChildren(FocusRings)) if app is not None else set()


@pytest.fixture
def appearance(qapp: QApplication) -> Iterator[Appearance]:
    # Widgets of tests before wait for an event loop to be gone; the style is set on all there are.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    load_fonts()
    appearance = Appearance(reduced_motion=True)
    appearance.apply()
    yield appearance
    qapp.setStyleSheet("")


@pytest.fixture
def window(appearance: Appearance, qtbot: QtBot) -> QWidget:
    """A window of the usual size that lays its children out from top to bottom."""
    window = QWidget()
    column(window)
    window.resize(1440, 900)
    qtbot.addWidget(window)
    return window


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of the test's own."""
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def whole_window(qtbot: QtBot, settings: Settings) -> Iterator[Window]:
    """The window of the program, of the usual size."""
    with opened(settings) as window:
        yield window
        # What is still being written would keep the window, or outlive the test.
        qtbot.waitUntil(lambda: not window.files.filing.busy)


@pytest.fixture(scope="module")
def one_window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window for all tests of a module: each shows what it wants, none writes a file."""
    ini = tmp_path_factory.mktemp("one-window") / "settings.ini"
    with opened(Settings(QSettings(str(ini), QSettings.Format.IniFormat))) as window:
        yield window


@contextmanager
def opened(settings: Settings) -> Iterator[Window]:
    window = make_window(settings)
    window.resize(1440, 900)
    window.show()
    yield window
    # A window that a test closed may be deleted by now.
    if isValid(window):
        window.document.undo_stack.setClean()
        window.close()
        window.deleteLater()
    # Nothing but the event loop of the application deletes what is to be deleted later.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Solver processes that say nothing."""
    monkeypatch.setattr(job_runner, "Job", Silent)
