"""What goes wrong while keys and the pointer are handled is told, and the program goes on."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from studio.board import Board
from studio.families import SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.window import Window
from studio.puzzle import Puzzle
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

KEY = QEvent.Type.KeyPress


@pytest.mark.parametrize("kind", [KEY, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride])
def test_an_error_about_a_key_on_the_board_ends_nothing(
    one_window: Window, monkeypatch: pytest.MonkeyPatch, kind: QEvent.Type
) -> None:
    def fails(*_: object, **__: object) -> bool:
        raise IndexError("on purpose")

    one_window.open_document(Document(Puzzle(SLITHERLINK, Board.square(3, 3))))
    turns()
    caught: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: caught.append(str(error)))
    monkeypatch.setattr(one_window.editor.hand, "key", fails)
    monkeypatch.setattr(one_window.editor.hand, "wants_key", fails)
    view: QObject = one_window.editor.view
    for _ in range(3):
        # As Qt brings them: by its own loop, not by a call from here.
        event = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
        QCoreApplication.postEvent(view, event)
        turns()
    assert caught and all("on purpose" in words for words in caught)
