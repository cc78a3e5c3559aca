"""The Help menu shows the log of the solver processes, or says that there is none yet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from studio.gui.shell import dialog_openers as dialogs
from studio.gui.window import Window
from studio.work.logs import log, log_file


def test_the_log_is_shown_once_there_is_one(
    whole_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return len(shown) == 1

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(whole_window.notices, "say", said.append)
    monkeypatch.setattr(dialogs.QDesktopServices, "openUrl", show)
    assert whole_window.action("log").isEnabled() and not log_file().is_file()
    whole_window.action("log").trigger()
    assert said == ["No solver has had anything to tell yet."] and not shown
    log(1, "Its last words.")
    whole_window.action("log").trigger()
    assert shown == [str(log_file())] and len(said) == 1
    whole_window.action("log").trigger()
    assert str(log_file()) in said[-1]
