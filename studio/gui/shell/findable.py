"""What the command palette knows beside the menus: other words, tools, and why something is off."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from studio.gui.editor.tools import Tool
from studio.gui.modes.needs import NEEDS, unmet
from studio.gui.shell.actions import ACTIONS, OF_MODES
from studio.gui.style.texts import later, tr, without_dots
from studio.gui.widgets.palette import ALSO
from studio.puzzle import Rule

ALSO_CALLED: Mapping[str, str] = {
    "new": "create start begin",
    "open": "load file",
    "link": "url address import paste",
    "save": "store write",
    "save_as": "store copy rename",
    "copy_link": "share url address export",
    "export": "picture pdf svg png image",
    "undo": "back revert",
    "redo": "again forward",
    "turn": "rotate clockwise",
    "turn_back": "rotate counterclockwise anticlockwise",
    "mirror": "flip reflect",
    "clear": "empty erase delete all",
    "delete": "erase clear",
    "settings": "preferences options configuration",
    "theme": "night black colours light",
    "zoom_in": "larger bigger magnify",
    "zoom_out": "smaller",
    "fit": "zoom whole",
    "panel": "sidebar drawer",
    "board_only": "fullscreen full screen",
    "properties": "properties metadata rules options name",
    "generate": "make create random",
    "collection": "collection library archive duplicates thumbnails browse",
    "batches": "bulk batch series",
    "complete": "finish unique",
    "repair": "mend fix conflict",
    "remove_redundant": "minimise reduce superfluous",
    "layer_line": "answer solve show",
    "shortcuts": "keys keyboard help hotkeys",
    "rules": "help how to play instructions",
    "census": "count enumerate all loops",
    "crop": "trim cut",
    "explain_mode": "rating grade difficulty why reasons hint techniques",
    "clue_sets": "fewest clues minimum smallest",
    "verify": "verify prove proof certificate second engine",
    "history": "undo history earlier",
    "first_steps": "tutorial introduction learn three-minute tour",
    "manual": "documentation help",
    "booklet": "book",
    "share_page": "html play online",
    "compare": "speed benchmark",
    "recovered": "crash backup lost",
    "log": "errors",
    "resize": "add insert remove delete size grow shrink width height enlarge",
}
"""Other words for actions, by their keys."""

REASONS: Mapping[str, str] = {
    "undo": later("nothing to take back"),
    "redo": later("nothing was taken back"),
    "remove_redundant": later("no clue is known to be redundant"),
    "reopen": later("nothing was closed"),
}
"""Why an action is off, where the page and the mode are not the reason."""


def name_also(actions: Mapping[str, QAction]) -> None:
    """Give actions the other words by which they are found."""
    for key, words in ALSO_CALLED.items():
        if key in actions:
            actions[key].setProperty(ALSO, tr(words))


def name_layers(actions: Mapping[str, QAction], rule: Rule) -> None:
    """Call the switches of layers as the panel calls their rows on boards of a rule."""
    own = {f"layer_{layer.key}": layer.name for layer in rule.layers if layer.name}
    for spec in ACTIONS:
        if spec.key.startswith("layer_"):
            actions[spec.key].setText(tr(own.get(spec.key, spec.text)))


def tell_needs(actions: Mapping[str, QAction], rule: Rule) -> None:
    """Have the tips of actions that puzzles of a rule have no use for say which have one."""
    for spec in ACTIONS:
        if spec.key in NEEDS:
            action, why = actions[spec.key], unmet(spec.key, rule)
            action.setToolTip(said_off(action, why) if why else tr(spec.tip))


def why_off(action: QAction, rule: Rule, *, working: bool, has: Callable[[str], bool]) -> str:
    """Why an action cannot be done now, in a few words; "" if nothing is known. The open puzzle is
    one of ``rule``; of the actions that have a use beyond editing the present mode ``has`` some."""
    key = action.objectName()
    if not working:
        return tr("open a puzzle first")
    if key in OF_MODES:
        menu = next(spec.menu for spec in ACTIONS if spec.key == key)
        return tr("only in {}").format(tr(menu))
    if why := unmet(key, rule):
        return why
    if not has(key):
        return tr("only while editing")
    return tr(REASONS[key]) if key in REASONS else ""


def said_off(action: QAction, why: str) -> str:
    """A sentence for the one who wanted an action that is off."""
    return tr("{0}: {1}.").format(without_dots(action.text()), why or tr("not possible now"))


def tool_actions(
    tools: Iterable[Tool], take: Callable[[str], object], parent: QObject
) -> list[tuple[str, QAction]]:
    """The tools of the rail as actions of a menu that is only in the palette."""
    found = []
    for tool in tools:
        action = QAction(tr(tool.text), parent)
        action.setShortcut(QKeySequence(tool.letter))
        action.setProperty(ALSO, f"{tool.key} {tr(tool.tooltip)}")
        action.triggered.connect(lambda _=False, key=tool.key: take(key))
        found.append((tr("Tool"), action))
    return found
