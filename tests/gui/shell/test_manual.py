"""Help, Manual: built where it is not there yet, and shown in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from studio.gui.shell import dialog_openers as dialogs
from studio.gui.window import Window
from studio.work import manual


def test_the_manual_opens_or_says_why_not(
    qtbot: QtBot, whole_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    shown: list[str] = []
    page = tmp_path / "index.html"

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return len(shown) == 1

    def refuse() -> Path:
        raise manual.NoManualError("The disk is full.")

    monkeypatch.setattr(whole_window.notices, "say", said.append)
    monkeypatch.setattr(dialogs.QDesktopServices, "openUrl", show)
    monkeypatch.setattr(manual, "ready", lambda: None)
    monkeypatch.setattr(manual, "made", lambda: page)
    whole_window.action("manual").trigger()
    qtbot.waitUntil(lambda: len(said) == 2)
    assert shown == [str(page)] and said[-1] == ""
    whole_window.action("manual").trigger()
    qtbot.waitUntil(lambda: len(said) == 4)
    assert str(page) in said[-1]
    monkeypatch.setattr(manual, "made", refuse)
    whole_window.action("manual").trigger()
    qtbot.waitUntil(lambda: len(said) == 6)
    assert "The disk is full." in said[-1] and len(shown) == 2
