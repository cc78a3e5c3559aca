"""What keys mean that no part of the window has a use for: Esc, plain letters, and those of
actions that are off."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from studio.gui.editor.editor import Editor
from studio.gui.modes.switch import EDIT, Modes
from studio.gui.shell.editor_page import EditorPage


def take_spare_key(
    event: QKeyEvent,
    editor: Editor,
    page: EditorPage,
    modes: Modes,
    actions: Mapping[str, QAction],
    leave_tour: Callable[[], bool],
) -> bool:
    """Do what a key means that nobody wanted; False where it means nothing.

    ``leave_tour`` ends the guided tour and says whether anybody was on it.
    """
    view, text = editor.view, event.text()
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    if event.key() == Qt.Key.Key_Escape:
        step_back(editor, page, modes, actions, leave_tour)
        return True
    if not view.hasFocus() and text.isalnum() and view.listener.wants_key(event.key(), text):
        # Where there is no field to type into, digits and letters are meant for the board.
        view.setFocus()
        view.keyPressEvent(event)
        return True
    return False


def step_back(
    editor: Editor,
    page: EditorPage,
    modes: Modes,
    actions: Mapping[str, QAction],
    leave_tour: Callable[[], bool],
) -> None:
    """Esc where it gave up nothing on the board: one step back, wherever the focus is."""
    view = editor.view
    away = not view.hasFocus()
    view.setFocus()
    if away and modes.editing and editor.keyboard.put_away():
        # A number that was picked below the board, for one: the status line says that Esc does it.
        return
    if page.panel_open:
        actions["panel"].setChecked(False)
    elif (
        leave_tour()
        or (away and modes.editing)
        or (away and view.listener.key(Qt.Key.Key_Escape, "", shift=False, ctrl=False, alt=False))
    ):
        return
    elif actions["board_only"].isChecked():
        actions["board_only"].setChecked(False)
    else:
        modes.choose(EDIT)


def off_by_key(event: QKeyEvent, actions: Iterable[QAction]) -> QAction | None:
    """The action that a key would have begun if it were not off: Qt says nothing of it."""
    pressed = QKeySequence(event.keyCombination())
    for action in actions:
        heard = action.shortcutContext() == Qt.ShortcutContext.WindowShortcut
        if heard and not action.isEnabled() and pressed in action.shortcuts():
            return action
    return None
