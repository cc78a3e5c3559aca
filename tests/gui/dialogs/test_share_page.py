"""Sharing as a web page from the window, with a real solver process."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from studio import assets, formats
from studio.gui.dialogs.share_page import PageDialog
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.mark.parametrize("hints", [False, True])
def test_the_page_is_written_with_or_without_hints(
    whole_window: Window,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hints: bool,
) -> None:
    window = whole_window
    example = assets.root() / "examples" / "slitherlink" / "garden.puzzle"
    window.open_document(Document(formats.read(example).puzzle))
    path = tmp_path / "a page"
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (path, ""))
    window.action("share_page").trigger()
    dialog = window.findChild(PageDialog)
    assert dialog is not None
    dialog.hints.setChecked(hints)
    assert dialog.default_button is not None
    dialog.default_button.click()
    assert window.web_pages.job is not None
    qtbot.waitUntil(lambda: window.web_pages.job is None)
    page = path.with_suffix(".html").read_text()
    assert '"digest"' in page
    assert ('"hints":' in page) is hints


def test_a_page_that_is_not_written_leaves_its_card_open(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was gone, and all had to be chosen again."""
    window = whole_window
    example = assets.root() / "examples" / "slitherlink" / "garden.puzzle"
    window.open_document(Document(formats.read(example).puzzle))
    (tmp_path / "file").write_text("")
    paths = [tmp_path / "file" / "page.html", tmp_path / "page.html"]
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (paths.pop(0), ""))
    window.action("share_page").trigger()
    dialog = window.findChild(PageDialog)
    assert dialog is not None
    dialog.hints.setChecked(True)
    dialog.save_button.click()
    assert dialog.isVisible() and not dialog.save_button.isEnabled()
    qtbot.waitUntil(lambda: window.web_pages.job is None)
    assert dialog.isVisible() and dialog.save_button.isEnabled() and dialog.hints.isChecked()
    assert dialog.note.text().startswith("page.html was not saved: not a directory.")
    assert window.findChild(SentenceDialog) is None
    dialog.save_button.click()
    qtbot.waitUntil(lambda: window.web_pages.job is None)
    assert (tmp_path / "page.html").exists()
    qtbot.waitUntil(lambda: not isValid(dialog) or not dialog.isVisible())
