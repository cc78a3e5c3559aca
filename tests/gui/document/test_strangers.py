"""What strangers hand to the window, by every way in: refused with a sentence, nothing changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QMimeData, QUrl
from PySide6.QtWidgets import QApplication

from studio import assets
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from tests.budget import tries
from tests.formats.test_hcp import ENVELOPE
from tests.formats.test_hostile import HOSTILE, LARGE

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

SMALL = {
    name: source if isinstance(source, bytes) else source.encode("utf-8", "surrogatepass")
    for name, (source, _) in HOSTILE.items()
    if name != "too large"
}
TEXTS = SMALL | dict(list(LARGE.items())[: tries(3, len(LARGE))])
"""Every way to be large is refused in ``tests/formats``; here by the window."""

AS_TEXT = dict(list(SMALL.items())[:: tries(3, 1)])
"""What is dropped as text and pasted, too: it comes to the same reader."""


@pytest.fixture
def window(whole_window: Window) -> Window:
    whole_window.files.open_example(assets.path("examples", "slitherlink", "garden.puzzle"))
    return whole_window


def refused(window: Window) -> None:
    """One dialog says why; it is left, and nothing was changed."""
    while not (shown := [d for d in window.findChildren(CardDialog) if d.isVisible()]):
        # Files are read in the background, which a window that sleeps meanwhile does not slow down.
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    (dialog,) = shown
    assert isinstance(dialog, SentenceDialog)
    assert dialog.accessibleName().endswith("could not be read")
    dialog.buttons["close"].click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def dropped(window: Window, data: QMimeData) -> None:
    window.files.open_dropped(data)
    refused(window)


def test_dropped_files_and_texts_are_refused(window: Window, tmp_path: Path) -> None:
    before = window.document
    for name, content in TEXTS.items():
        path = tmp_path / "stranger.puzzle"
        path.write_bytes(content)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        dropped(window, data)
        text = QMimeData()
        text.setText(content.decode("utf-8", "replace"))
        if name in AS_TEXT:
            dropped(window, text)
    assert window.document is before


def test_a_graph_of_another_dimension_is_refused(window: Window, tmp_path: Path) -> None:
    before = window.document
    path = tmp_path / "envelope.hcp"
    for wrong in ("DIMENSION : 5", "DIMENSION : -6", "DIMENSION : 6.5", "DIMENSION :", ""):
        path.write_text(ENVELOPE.replace("DIMENSION : 6", wrong))
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        dropped(window, data)
    assert window.document is before


def test_what_is_no_ordinary_file_is_refused(window: Window, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.puzzle"
    os.mkfifo(pipe)
    loop = tmp_path / "loop.puzzle"
    loop.symlink_to(loop)
    before = window.document
    for path in (pipe, loop, tmp_path / "missing.puzzle", Path("/dev/zero")):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        dropped(window, data)
    assert window.document is before


def test_the_clipboard_is_refused(window: Window) -> None:
    puzzle = window.document.puzzle
    for content in AS_TEXT.values():
        text = content.decode("utf-8", "replace")
        QApplication.clipboard().setText(text)
        window.action("paste").trigger()
        window.files.open_text(text)
        refused(window)
    QApplication.clipboard().clear()
    assert window.document.puzzle == puzzle and window.document.is_clean
