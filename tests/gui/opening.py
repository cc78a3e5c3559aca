"""Opening files in tests: they are read in the background."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from studio.gui.window import Window


def open_file(qtbot: QtBot, window: Window, path: Path) -> None:
    """Open a file and wait until it is on the page."""
    before = window.document
    window.files.open_path(path)
    qtbot.waitUntil(lambda: window.document is not before)
