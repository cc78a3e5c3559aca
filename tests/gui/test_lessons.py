"""Exporting a teaching sheet from the window, with a real solver process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.gui.app import make_window
from studio.gui.document import Document
from studio.gui.settings import Settings
from studio.gui.window import Window

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    window = make_window(
        Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    )
    window.show()
    yield window
    window.document.undo_stack.setClean()
    window.close()
    window.deleteLater()
    # Nothing but the event loop of the application deletes what is to be deleted later.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_page_is_written_and_told_of(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = assets.root() / "examples" / "number-path" / "small-square.puzzle"
    window.open_document(Document(formats.read(example).puzzle))
    path = tmp_path / "a sheet"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.action("lesson").trigger()
    assert window.lessons.errand is not None
    qtbot.waitUntil(lambda: window.lessons.errand is None, timeout=60_000)
    assert path.with_suffix(".pdf").read_bytes().startswith(b"%PDF-")


def test_no_file_no_sheet(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    example = assets.root() / "examples" / "number-path" / "small-square.puzzle"
    window.open_document(Document(formats.read(example).puzzle))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.action("lesson").trigger()
    assert window.lessons.errand is None
