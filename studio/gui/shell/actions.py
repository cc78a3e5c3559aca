"""Every action of the window as data: menus, keys, tooltips and the palette are made from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from studio.gui.shell.action_spec import ActionSpec
from studio.gui.shell.check_actions import CHECK_ACTIONS
from studio.gui.shell.explain_actions import EXPLAIN_ACTIONS
from studio.gui.shell.file_actions import FILE_ACTIONS
from studio.gui.shell.play_actions import PLAY_ACTIONS
from studio.gui.shell.share_actions import SHARE_ACTIONS
from studio.gui.shell.view_actions import VIEW_ACTIONS
from studio.gui.shell.watch_actions import WATCH_ACTIONS
from studio.gui.style.texts import tr

MENUS = ("File", "Edit", "View", "Puzzle", "Check", "Play", "Watch", "Explain", "Share", "Help")

A = ActionSpec
ACTIONS: tuple[ActionSpec, ...] = (
    *FILE_ACTIONS,
    A("undo", "Edit", "Undo", "Ctrl+Z", "Take the last change back", "editor.undo"),
    A(
        "redo",
        "Edit",
        "Redo",
        "Ctrl+Shift+Z",
        "Make the change again",
        "editor.redo",
        second="Ctrl+Y",
    ),
    A(
        "history",
        "Edit",
        "History...",
        "Ctrl+Alt+Z",
        "All steps, to go back or forth to any of them",
        "dialogs.history",
    ),
    A(
        "cut",
        "Edit",
        "Cut",
        "Ctrl+X",
        "Copy the selected clues and remove them",
        "editor.clipboard.cut",
        gap=True,
    ),
    A("copy", "Edit", "Copy", "Ctrl+C", "Copy the selected clues", "editor.clipboard.copy"),
    A(
        "paste",
        "Edit",
        "Paste",
        "Ctrl+V",
        "Paste clues at the cursor, or a picture or link as a new puzzle",
        "files.paste",
    ),
    A(
        "duplicate",
        "Edit",
        "Duplicate",
        "Ctrl+D",
        "Copy the selected clues to the cells beside them",
        "editor.clipboard.duplicate",
    ),
    A(
        "delete",
        "Edit",
        "Remove",
        "Del",
        "Remove the clues of the selected cells",
        "editor.clipboard.delete",
    ),
    A(
        "select_all",
        "Edit",
        "Select all",
        "Ctrl+A",
        "Select every cell",
        "editor.select_all",
        gap=True,
    ),
    A(
        "go_to",
        "Edit",
        "Go to cell...",
        "Ctrl+Alt+J",
        "Put the cursor on a cell by its row and column",
        "dialogs.go_to",
    ),
    A(
        "edit_mode",
        "Edit",
        "Edit the puzzle",
        "Ctrl+1",
        "Back to the tools",
        "modes.choose:edit",
        gap=True,
    ),
    A(
        "settings",
        "Edit",
        "Settings...",
        "Ctrl+,",
        "Look, checking, and what solvers may use",
        "dialogs.settings",
        gap=True,
    ),
    *VIEW_ACTIONS,
    A(
        "generate",
        "Puzzle",
        "Generate...",
        "Ctrl+G",
        "Find clues for this board that have one solution",
        "dialogs.generate",
    ),
    A(
        "batches",
        "Puzzle",
        "Generate many...",
        "Ctrl+Alt+G",
        "Make a sheet of puzzles on this board, and save them in a folder",
        "dialogs.batches",
    ),
    A(
        "tour",
        "Puzzle",
        "Tour...",
        "Ctrl+Shift+T",
        "Make a tour by jumps on a board of any size, and a picture of it",
        "dialogs.tours",
    ),
    A(
        "generate_line",
        "Puzzle",
        "Clues for my line...",
        "Ctrl+Shift+G",
        "Find clues whose only solution is the line drawn by hand, or goes on from it",
        "making.line",
    ),
    A(
        "complete",
        "Puzzle",
        "Complete the clues...",
        "Ctrl+U",
        "Add as few clues as make the solution the only one",
        "making.complete",
    ),
    A(
        "repair",
        "Puzzle",
        "Repair the clues...",
        "Ctrl+Shift+U",
        "Remove as few clues as contradict each other",
        "making.repair",
    ),
    A(
        "properties",
        "Puzzle",
        "Title, author and rules...",
        "Ctrl+I",
        "What is written on the sheet, and the settings of its rules",
        "dialogs.properties",
    ),
    A(
        "moves",
        "Puzzle",
        "Moves of the tour...",
        "Ctrl+Alt+M",
        "The jumps that are allowed, as little arrows on a grid",
        "dialogs.moves",
    ),
    A(
        "turn",
        "Puzzle",
        "Turn right",
        "Ctrl+]",
        "Turn the board with its clues",
        "board.turn",
        gap=True,
    ),
    A(
        "turn_back",
        "Puzzle",
        "Turn left",
        "Ctrl+[",
        "Turn the board with its clues the other way",
        "board.turn_back",
    ),
    A("mirror", "Puzzle", "Mirror", "Ctrl+M", "Swap left and right", "board.mirror"),
    A(
        "resize",
        "Puzzle",
        "Rows and columns...",
        "Ctrl+Alt+B",
        "Add or remove rows, columns or rings at each side; clues stay where they are",
        "dialogs.resize",
    ),
    A(
        "crop",
        "Puzzle",
        "Crop to the selection",
        "Ctrl+Alt+X",
        "Leave the selected cells alone",
        "board.crop",
    ),
    A(
        "one_way",
        "Puzzle",
        "One-way lines",
        "Ctrl+Shift+Y",
        "Let lines of a graph lead one way, or all of them both ways again",
        "board.one_way",
    ),
    A(
        "clear",
        "Puzzle",
        "Remove all clues",
        "Ctrl+Shift+Del",
        "Leave the board and remove its clues",
        "board.clear",
        gap=True,
    ),
    *CHECK_ACTIONS,
    *PLAY_ACTIONS,
    *WATCH_ACTIONS,
    *EXPLAIN_ACTIONS,
    *SHARE_ACTIONS,
    A("palette", "Help", "Commands", "Ctrl+K", "Find any command by its name", "dialogs.palette"),
    A("shortcuts", "Help", "Keyboard shortcuts", "F1", "The list of all keys", "dialogs.shortcuts"),
    A(
        "rules",
        "Help",
        "How this puzzle is played",
        "Shift+F1",
        "The rules of this kind of puzzle",
        "dialogs.rules",
    ),
    A(
        "how_to_play",
        "Help",
        "How each puzzle is played",
        "Ctrl+Alt+H",
        "A page for each kind of puzzle, with a board to play",
        "dialogs.how_to_play",
    ),
    A(
        "manual",
        "Help",
        "Manual",
        "Ctrl+Shift+H",
        "All that the studio does, in your browser, without a network",
        "dialogs.manual",
    ),
    A(
        "first_steps",
        "Help",
        "Guided tour",
        "Ctrl+Shift+F1",
        "Eight steps, each done with your own hand",
        "guide.begin",
    ),
    A(
        "log",
        "Help",
        "Show log file",
        "Ctrl+Alt+L",
        "What solver processes wrote before they ended",
        "dialogs.log",
    ),
    A("about", "Help", "About Oneline Studio", "Ctrl+F1", "Version and licence", "dialogs.about"),
)


def make_actions(
    window: QWidget, do: Callable[[str, Callable[[], object]], object]
) -> dict[str, QAction]:
    """The QAction of every spec, connected to the window's methods.

    An action goes through ``do`` with its key and its slot; a switch calls its slot with its new
    state.
    """
    made: dict[str, QAction] = {}
    for spec in ACTIONS:
        action = QAction(tr(spec.text), window)
        action.setObjectName(spec.key)
        action.setToolTip(tr(spec.tip))
        action.setStatusTip(tr(spec.tip))
        action.setShortcut(QKeySequence(spec.shortcut))
        if spec.local:
            # Shown in menus, and heard by nobody: the window itself never has the focus.
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        else:
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        slot = _slot(window, spec.slot)
        if spec.on is None:
            action.triggered.connect(lambda _=False, key=spec.key, run=slot: do(key, run))
        else:
            action.setCheckable(True)
            action.setChecked(spec.on)
            action.toggled.connect(lambda on, run=slot: run(on))
        window.addAction(action)
        made[spec.key] = action
    return made


def _slot(window: QWidget, path: str) -> Callable[..., object]:
    """The method that a path names, with its argument; nothing is done where it is ""."""
    if not path:
        return lambda: None
    name, _, argument = path.partition(":")
    slot: Callable[..., object] = attrgetter(name)(window)
    return partial(slot, argument) if argument else slot


OF_MODES = frozenset(spec.key for spec in ACTIONS if not spec.slot)
"""The actions that only a mode has a use for."""

ON_EVERY_PAGE = frozenset(
    {
        "new",
        "picture",
        "open",
        "link",
        "welcome",
        "recovered",
        "collection",
        "booklet",
        "new_window",
        "reopen",
        "close",
        "quit",
        "theme",
        "settings",
        "compare",
        "palette",
        "shortcuts",
        "rules",
        "how_to_play",
        "manual",
        "first_steps",
        "log",
        "about",
        "tour",
    }
)
"""The actions that make sense without a puzzle on the page."""


def fill_menus(bar: QMenuBar, actions: dict[str, QAction]) -> dict[str, QMenu]:
    """Put the actions into the menu bar; returns the menus by their English name."""
    menus = {name: bar.addMenu(tr(name)) for name in MENUS}
    for menu in menus.values():
        menu.setToolTipsVisible(True)
        menu.aboutToHide.connect(lambda: QTimer.singleShot(0, bar, partial(_leave, bar)))
    for spec in ACTIONS:
        if spec.gap:
            menus[spec.menu].addSeparator()
        menus[spec.menu].addAction(actions[spec.key])
    return menus


def _leave(bar: QMenuBar) -> None:
    """Give the keys back to where they were once a menu was left by Esc: Qt keeps them in the
    bar."""
    if bar.hasFocus() and bar.activeAction() is not None and not QApplication.activePopupWidget():
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(bar, key)
