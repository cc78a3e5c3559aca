"""Exporting a teaching sheet from the window, with a real solver process."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.gui.dialogs.new_puzzle import first_puzzle
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
from studio.gui.style import texts
from studio.gui.window import Window

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def test_the_page_is_written_and_told_of(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = assets.root() / "examples" / "number-path" / "small-square.puzzle"
    window.open_document(Document(formats.read(example).puzzle))
    path = tmp_path / "a sheet"
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (path, ""))
    window.action("lesson").trigger()
    assert window.lessons.job is not None
    qtbot.waitUntil(lambda: window.lessons.job is None)
    assert path.with_suffix(".pdf").read_bytes().startswith(b"%PDF-")


def test_no_file_no_sheet(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    example = assets.root() / "examples" / "number-path" / "small-square.puzzle"
    window.open_document(Document(formats.read(example).puzzle))
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: None)
    window.action("lesson").trigger()
    assert window.lessons.job is None


def test_the_name_of_the_file_says_steps_not_not(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Heart of hats pas.pdf" reads as if it were none."""
    example = assets.root() / "examples" / "number-path" / "small-square.puzzle"
    window.open_document(Document(formats.read(example).puzzle))
    asked: list[file_dialogs.Proposal] = []
    monkeypatch.setattr(
        file_dialogs, "ask_where_to_save", lambda _, __, start, *___: asked.append(start)
    )
    texts.speak("fr")
    try:
        window.action("lesson").trigger()
    finally:
        texts.speak("en")
    (start,) = asked
    assert start.title.endswith(" étapes")


def test_an_empty_puzzle_is_refused_before_a_file_is_asked_for(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_document(Document(first_puzzle()))
    asked: list[object] = []
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: asked.append(_))
    window.action("lesson").trigger()
    assert not asked and "nothing to explain" in window.notices.sentence
