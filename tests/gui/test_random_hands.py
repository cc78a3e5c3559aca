"""Random hands on the whole window: keys, clicks, drags, commands and buttons in any order.

Nothing may break off with an error, leave the tools of another genre in the rail, make steps that
undo and redo do not lead back from, or a puzzle that no file can hold.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from studio.formats import native
from studio.formats.format import PLAIN
from studio.gui.editor.tools import tools_for
from studio.gui.services import file_dialogs
from studio.gui.widgets.card_dialog import open_cards
from studio.gui.window import Window
from tests.budget import EXAMPLES, tries
from tests.gui.opening import open_file

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "This plugin does not support")

SEEDS = tries(1, 24)
STEPS = tries(250, 3_000)
CHECKED_EVERY = 50

LEAVING = {"quit", "close", "new_window", "reopen"}
"""Commands that end this window or open another one."""

LONG = {"census", "compare"}
"""Those that open what works for minutes."""

Button, Key, Modifier = Qt.MouseButton, Qt.Key, Qt.KeyboardModifier

KEYS = (
    *map(Key, range(Key.Key_0, Key.Key_9 + 1)),
    *map(Key, range(Key.Key_A, Key.Key_Z + 1)),
    *(Key.Key_Return, Key.Key_Tab, Key.Key_Backtab, Key.Key_Escape, Key.Key_Space, Key.Key_Left),
    *(Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Delete, Key.Key_Backspace, Key.Key_Plus),
    *(Key.Key_Minus, Key.Key_Slash, Key.Key_Home, Key.Key_End, Key.Key_PageDown, Key.Key_PageUp),
)
MODIFIERS = (
    *(Modifier.NoModifier,) * 6,
    Modifier.ShiftModifier,
    Modifier.ControlModifier,
    Modifier.AltModifier,
)
TYPED = ("7", "12", "knight", "0", "-3", "999999")


class Hands:
    """What somebody does who presses everything."""

    def __init__(self, window: Window, qtbot: QtBot, folder: Path, seed: int) -> None:
        self.window, self.qtbot, self.folder = window, qtbot, folder
        self.rng = random.Random(seed)
        self.done: list[str] = []
        """What was done, for the one who looks for the reason."""

    def step(self) -> None:
        """Do something, and let the window follow."""
        ways: dict[Callable[[], None], int] = {
            self.key: 30,
            self.click: 30,
            self.drag: 10,
            self.command: 14,
            self.press: 14,
            self.leave: 6,
            self.open: 2,
            self.mode: 5,
            self.undo: 5,
        }
        (way,) = self.rng.choices(list(ways), list(ways.values()))
        self.done.append(way.__name__)
        way()
        self.follow(self.rng.choice((0, 0, 0, 0, 20)))
        self.close_menus()

    def follow(self, milliseconds: int = 0) -> None:
        """Let the event loop turn, also for what is to be deleted later."""
        self.qtbot.wait(milliseconds)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def close_menus(self) -> None:
        """Choose an entry of a menu that is open, perhaps, and close it."""
        for menu in QApplication.topLevelWidgets():
            if isinstance(menu, QMenu) and menu.isVisible():
                for _ in range(self.rng.randrange(4)):
                    QTest.keyClick(menu, Key.Key_Down)
                chosen = menu.activeAction()
                if chosen is not None and chosen not in map(self.window.action, LEAVING):
                    QTest.keyClick(menu, Key.Key_Return)
                menu.close()

    @property
    def focus(self) -> QWidget:
        """Where keys go to."""
        focus = QApplication.focusWidget()
        return self.window.editor.view if focus is None or isinstance(focus, QMenu) else focus

    def key(self) -> None:
        key, modifier = self.rng.choice(KEYS), self.rng.choice(MODIFIERS)
        if (key, modifier) in (
            (Key.Key_Q, Modifier.ControlModifier),
            (Key.Key_W, Modifier.ControlModifier),
        ):
            return
        self.done[-1] += f" {modifier.name} {key.name}"
        QTest.keyClick(self.focus, key, modifier)

    def place(self) -> QPoint:
        """A point on or near a cell."""
        view, board = self.window.editor.view, self.window.document.puzzle.board
        if not board.cells:
            return view.viewport().rect().center()
        x, y = board.centre(self.rng.choice(board.cells))
        aside = QPoint(self.rng.randint(-25, 25), self.rng.randint(-25, 25))
        return view.pixel(x, y).toPoint() + aside

    def click(self) -> None:
        canvas, place = self.window.editor.view.viewport(), self.place()
        if open_cards(self.window) or not canvas.isVisible() or not canvas.rect().contains(place):
            return
        button = self.rng.choice((*(Button.LeftButton,) * 5, Button.RightButton))
        QTest.mouseMove(canvas, place)
        QTest.mouseClick(canvas, button, self.rng.choice(MODIFIERS), place)

    def drag(self) -> None:
        canvas = self.window.editor.view.viewport()
        if open_cards(self.window) or not canvas.isVisible():
            return
        modifier, places = self.rng.choice(MODIFIERS), [self.place(), self.place()]
        QTest.mousePress(canvas, Button.LeftButton, modifier, places[0])
        for part in range(1, 6):
            QTest.mouseMove(canvas, places[0] + (places[1] - places[0]) * part / 5)
            QApplication.processEvents()
        QTest.mouseRelease(canvas, Button.LeftButton, modifier, places[1])

    def command(self) -> None:
        if open_cards(self.window):
            return
        key = self.rng.choice(sorted(self.window.actions_by_key.keys() - LEAVING - LONG))
        self.done[-1] += f" {key}"
        if self.window.action(key).isEnabled():
            self.window.action(key).trigger()

    def press(self) -> None:
        """Press a button, or type into a field, of the card in front or of the page."""
        (front,) = [self.window, *open_cards(self.window)][-1:]
        parts = [
            each
            for each in front.findChildren(QWidget)
            if isinstance(each, QAbstractButton | QLineEdit)
            and each.isVisible()
            and each.isEnabled()
        ]
        if not parts:
            return
        part = self.rng.choice(parts)
        self.done[-1] += f" {part.accessibleName()}"
        QTest.mouseClick(part, Button.LeftButton)
        if isinstance(part, QLineEdit):
            QTest.keyClicks(self.focus, self.rng.choice(TYPED))

    def leave(self) -> None:
        for _ in range(3):
            QTest.keyClick(self.focus, Key.Key_Escape)
            self.follow()

    def open(self) -> None:
        """Open a copy of an example: whatever is pressed may save it."""
        if open_cards(self.window):
            return
        example = self.rng.choice(EXAMPLES)
        path = self.folder / example.name
        path.write_bytes(example.read_bytes())
        # A number that is being typed is a change of its own.
        self.window.editor.writing.finish()
        self.window.document.undo_stack.setClean()
        self.done[-1] += f" {example.stem}"
        open_file(self.qtbot, self.window, path)

    def mode(self) -> None:
        key = self.rng.choice(("edit_mode", "play_mode", "watch_mode", "explain_mode"))
        self.done[-1] += f" {key}"
        if not open_cards(self.window) and self.window.action(key).isEnabled():
            self.window.action(key).trigger()

    def undo(self) -> None:
        action = self.window.action(self.rng.choice(("undo", "undo", "redo")))
        for _ in range(self.rng.randrange(1, 9)):
            if not open_cards(self.window) and action.isEnabled():
                action.trigger()

    def check(self) -> None:
        """What is open can be written and read again, and undo and redo lead back to it."""
        document, tools = self.window.document, self.window.editor.tools
        puzzle = document.puzzle
        wanted = [tool.key for tool in tools_for(puzzle.rule)]
        assert [tool.key for tool in tools] == wanted, self.done[-30:]
        text = native.write(puzzle, PLAIN)
        if puzzle.board.cells:
            assert native.write(native.read(text.decode()).puzzle, PLAIN) == text, self.done[-30:]
        stack = document.undo_stack
        at = stack.index()
        stack.setIndex(0)
        stack.setIndex(at)
        assert native.write(document.puzzle, PLAIN) == text, self.done[-30:]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_whatever_is_pressed_nothing_breaks(
    whole_window: Window,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
) -> None:
    for ask in (
        "ask_where_to_save",
        "ask_for_another_name",
        "ask_which_to_open",
        "ask_for_folder",
        "ask_for_folder_to_write",
    ):
        monkeypatch.setattr(file_dialogs, ask, lambda *_, **__: None)
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: 0)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: QUrl().isValid())
    whole_window.live.start()
    hands = Hands(whole_window, qtbot, tmp_path, seed)
    hands.done.append("open")
    hands.open()
    for number in range(STEPS):
        hands.step()
        if number % CHECKED_EVERY == 0:
            hands.check()
    while open_cards(whole_window):
        hands.leave()
        for card in open_cards(whole_window):
            card.done(0)
        hands.follow()
    hands.check()
