"""Every action of the window as data: menus, keys, tooltips and the palette are made from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from studio.gui.action_spec import ActionSpec
from studio.gui.explain_actions import EXPLAIN_ACTIONS
from studio.gui.play_actions import PLAY_ACTIONS
from studio.gui.watch_actions import WATCH_ACTIONS

MENUS = ("File", "Edit", "View", "Puzzle", "Check", "Play", "Watch", "Help")

A = ActionSpec
ACTIONS: tuple[ActionSpec, ...] = (
    A("new", "File", "New...", "Ctrl+N", "Choose a kind and an outline", "new_puzzle"),
    A(
        "picture",
        "File",
        "New from picture...",
        "Ctrl+Alt+N",
        "Make a puzzle shaped like a photograph or drawing; dropping one on the window does too",
        "files.ask_for_picture",
    ),
    A("open", "File", "Open...", "Ctrl+O", "Open a puzzle file", "files.ask_and_open"),
    A(
        "link",
        "File",
        "Open link or text...",
        "Ctrl+Shift+O",
        "Open a puzz.link address, a game ID or puzzle text",
        "files.ask_for_text",
    ),
    A(
        "welcome",
        "File",
        "Welcome page",
        "Ctrl+Shift+W",
        "Recent puzzles and examples",
        "show_welcome",
    ),
    A(
        "recovered",
        "File",
        "Recovered work...",
        "Ctrl+Alt+R",
        "Bring back what was not saved when the studio ended",
        "dialogs.recovered",
    ),
    A("save", "File", "Save", "Ctrl+S", "Save the puzzle", "files.save", gap=True),
    A(
        "save_as",
        "File",
        "Save as...",
        "Ctrl+Shift+S",
        "Save the puzzle under another name",
        "files.save_as",
    ),
    A(
        "copy_link",
        "File",
        "Copy as link",
        "Ctrl+Shift+L",
        "Copy the puzzle as an address or as text for other programs",
        "files.copy_link",
    ),
    A(
        "export",
        "File",
        "Export picture...",
        "Ctrl+P",
        "Save a print-ready picture as PDF, SVG or PNG",
        "files.export",
        gap=True,
    ),
    A(
        "lesson",
        "File",
        "Export teaching sheet...",
        "Ctrl+Alt+P",
        "Save one page with the puzzle, steps of its solution in pictures, and the answer",
        "lessons.ask",
    ),
    A("close", "File", "Quit", "Ctrl+Q", "Close the window", "close", gap=True),
    A("undo", "Edit", "Undo", "Ctrl+Z", "Take the last change back", "editor.undo"),
    A("redo", "Edit", "Redo", "Ctrl+Shift+Z", "Make the change again", "editor.redo"),
    A(
        "cut",
        "Edit",
        "Cut",
        "Ctrl+X",
        "Copy the selected clues and remove them",
        "editor.cut",
        gap=True,
    ),
    A("copy", "Edit", "Copy", "Ctrl+C", "Copy the selected clues", "editor.copy"),
    A(
        "paste",
        "Edit",
        "Paste",
        "Ctrl+V",
        "Paste clues at the cursor, or a picture as a new puzzle",
        "files.paste",
    ),
    A(
        "duplicate",
        "Edit",
        "Duplicate",
        "Ctrl+D",
        "Copy the selected clues to the cells beside them",
        "editor.duplicate",
    ),
    A("delete", "Edit", "Remove", "Del", "Remove the clues of the selected cells", "editor.delete"),
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
        "settings",
        "Edit",
        "Settings...",
        "Ctrl+,",
        "Look, checking, and what solvers may use",
        "dialogs.settings",
        gap=True,
    ),
    A("zoom_in", "View", "Zoom in", "Ctrl++", "Show the board larger", "editor.view.zoom_in"),
    A("zoom_out", "View", "Zoom out", "Ctrl+-", "Show the board smaller", "editor.view.zoom_out"),
    A("fit", "View", "Fit the board", "Ctrl+0", "Show the whole board", "editor.view.fit"),
    A(
        "panel",
        "View",
        "Side panel",
        "F9",
        "Show or hide the verdict and what to do about it",
        "workplace.show_panel",
        on=True,
        gap=True,
    ),
    A(
        "board_only",
        "View",
        "Only the board",
        "F11",
        "Hide everything but the board",
        "workplace.show_board_only",
        on=False,
    ),
    A(
        "theme",
        "View",
        "Dark theme",
        "Ctrl+T",
        "Light letters on a dark desk",
        "set_dark",
        on=False,
    ),
    A(
        "next_region",
        "View",
        "Next region",
        "F6",
        "Move the focus on: header, tools, board, strip, panel",
        "next_region",
        gap=True,
    ),
    A(
        "previous_region",
        "View",
        "Previous region",
        "Shift+F6",
        "Move the focus back",
        "previous_region",
    ),
    A(
        "layer_common",
        "View",
        "In every solution",
        "Alt+1",
        "Show the links that every solution uses",
        "show_layer:common",
        on=True,
        gap=True,
    ),
    A(
        "layer_doubt",
        "View",
        "Doubtful cells",
        "Alt+2",
        "Show the cells in which solutions differ",
        "show_layer:doubt",
        on=True,
    ),
    A(
        "layer_suggestions",
        "View",
        "Suggestions",
        "Alt+3",
        "Show clues that would help",
        "show_layer:suggestions",
        on=True,
    ),
    A(
        "layer_redundant",
        "View",
        "Redundant clues",
        "Alt+4",
        "Show clues that could go",
        "show_layer:redundant",
        on=True,
    ),
    A(
        "layer_conflict",
        "View",
        "Conflicting clues",
        "Alt+5",
        "Show clues that cannot all be true",
        "show_layer:conflict",
        on=True,
    ),
    A(
        "layer_line",
        "View",
        "Solution",
        "Alt+6",
        "Show a solution, and where a second one differs",
        "show_layer:line",
        on=False,
    ),
    A(
        "layer_shares",
        "View",
        "Shares of links",
        "Alt+9",
        "Show how many of all solutions use each link",
        "show_layer:shares",
        on=False,
    ),
    A(
        "layer_unused",
        "View",
        "Cells of no use",
        "Alt+7",
        "Mark the cells of a maze that no walk can use",
        "show_layer:unused",
        on=True,
    ),
    A(
        "layer_leads",
        "View",
        "Where cells lead",
        "Alt+8",
        "Show all jumps of a maze",
        "show_layer:leads",
        on=False,
    ),
    A(
        "generate",
        "Puzzle",
        "Generate...",
        "Ctrl+G",
        "Find clues for this board that have one solution",
        "generate",
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
    A(
        "live",
        "Check",
        "Check as you draw",
        "F4",
        "Check after every change, or pause that",
        "set_live",
        on=True,
    ),
    A("check", "Check", "Check now", "F5", "Check the puzzle again", "check_now"),
    A(
        "verify",
        "Check",
        "Check this twice...",
        "Shift+F5",
        "Prove the verdict again with another engine, and save the proof",
        "dialogs.verify",
    ),
    A(
        "another",
        "Check",
        "Show another solution",
        "Ctrl+J",
        "Show one of the solutions, drawn at random where that can be done",
        "show_another",
    ),
    A(
        "previous_walk",
        "Check",
        "Previous walk",
        "Ctrl+Shift+J",
        "Show the walk before in the list of all walks of a maze",
        "walks.previous",
    ),
    A(
        "shortest_walk",
        "Check",
        "Shortest walk",
        "Alt+Home",
        "Show a walk of a maze with the fewest jumps",
        "walks.show_shortest",
    ),
    A(
        "longest_walk",
        "Check",
        "Longest walk",
        "Alt+End",
        "Show a walk of a maze with the most jumps",
        "walks.show_longest",
    ),
    A(
        "replay",
        "Check",
        "Draw it again",
        "Ctrl+Shift+D",
        "Draw the line on the board step by step, or pause",
        "replaying.toggle",
    ),
    A(
        "all_drawings",
        "Check",
        "All drawings...",
        "Ctrl+Shift+A",
        "All drawings in one stroke side by side",
        "replaying.show_all",
    ),
    A(
        "next_marked",
        "Check",
        "Next marked clue",
        "F8",
        "Move to the next redundant or conflicting clue",
        "next_marked",
        gap=True,
    ),
    A(
        "remove_redundant",
        "Check",
        "Remove redundant clues",
        "Ctrl+R",
        "Remove as many clues as possible while the solution stays the only one",
        "remove_redundant",
    ),
    A(
        "clue_sets",
        "Check",
        "Minimality report...",
        "Ctrl+Shift+M",
        "Which clues could go, and how many minimal sets of clues have this solution",
        "making.report",
    ),
    A(
        "census",
        "Check",
        "Census...",
        "Ctrl+Shift+E",
        "Count all loops of a small board, and the Slitherlinks with one solution",
        "dialogs.census",
        gap=True,
    ),
    A(
        "compare",
        "Check",
        "Compare engines...",
        "Ctrl+Shift+R",
        "Count with several engines, on this puzzle or on a series, and compare their times",
        "dialogs.compare",
    ),
    *PLAY_ACTIONS,
    *WATCH_ACTIONS,
    *EXPLAIN_ACTIONS,
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
        action = QAction(_tr(spec.text), window)
        action.setObjectName(spec.key)
        action.setToolTip(_tr(spec.tip))
        action.setStatusTip(_tr(spec.tip))
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
        "close",
        "theme",
        "settings",
        "compare",
        "palette",
        "shortcuts",
        "rules",
        "about",
        "tour",
    }
)
"""The actions that make sense without a puzzle on the page."""


def fill_menus(bar: QMenuBar, actions: dict[str, QAction]) -> dict[str, QMenu]:
    """Put the actions into the menu bar; returns the menus by their English name."""
    menus = {name: bar.addMenu(_tr(name)) for name in MENUS}
    for menu in menus.values():
        menu.setToolTipsVisible(True)
    for spec in ACTIONS:
        if spec.gap:
            menus[spec.menu].addSeparator()
        menus[spec.menu].addAction(actions[spec.key])
    return menus


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)
