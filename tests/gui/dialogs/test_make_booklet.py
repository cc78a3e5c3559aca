"""Making a booklet from the window, with a real solver process."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio import assets
from studio.gui.dialogs.make_booklet import BookletDialog
from studio.gui.services import file_dialogs
from studio.gui.window import Window

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def test_a_folder_is_written_as_a_book(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(assets.root() / "examples" / "slitherlink" / "garden.puzzle", tmp_path)
    window, path = whole_window, tmp_path / "book"
    monkeypatch.setattr(file_dialogs, "ask_for_folder", lambda *_: tmp_path)
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (path, ""))
    window.action("booklet").trigger()
    dialog = window.findChild(BookletDialog)
    assert dialog is not None
    dialog.trims["a5"].click()
    dialog.counts["2"].click()
    dialog.bleed.setChecked(True)
    assert dialog.default_button is not None
    dialog.default_button.click()
    assert window.booklets.job is not None
    qtbot.waitUntil(lambda: window.booklets.job is None)
    book = path.with_suffix(".pdf").read_bytes()
    assert b"/TrimBox" in book
