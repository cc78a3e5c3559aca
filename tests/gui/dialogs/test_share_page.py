"""Sharing as a web page from the window, with a real solver process."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.gui.dialogs.share_page import PageDialog
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
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
