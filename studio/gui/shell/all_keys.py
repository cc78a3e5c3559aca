"""All keys of the window, as the card of shortcuts lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QAction

from studio.gui.dialogs.shortcuts import Key
from studio.gui.editor.tools import Tool
from studio.gui.shell.actions import ACTIONS, MENUS
from studio.gui.shell.own_keys import TOOL
from studio.gui.style.texts import caps, tr, without_dots
from studio.gui.widgets.palette import ALSO, key_text


def all_keys(tools: Iterable[Tool], action: Callable[[str], QAction]) -> tuple[Key, ...]:
    """The keys of the tools in hand and of the board, then those of every menu."""
    board = tr("On the board")
    found = [
        Key(
            tr("Tools"),
            tr(tool.tooltip or tool.text),
            tool.letter,
            tool.key,
            TOOL.format(tool.key),
        )
        for tool in tools
        if tool.shortcut or tool.letter
    ]
    for text, keys in (
        (tr("Move the cursor"), "\u2190 \u2192 \u2191 \u2193"),
        (tr("The other diagonal of hexagons"), "Alt \u2191 \u2193"),
        (tr("The next or previous cell"), "PgDown PgUp"),
        (tr("In Play: draw or cross out the edge ahead"), "Shift \u2192, Ctrl \u2192"),
        (tr("In Play: aim at each edge of a cell in turn, for Enter"), "Shift PgDown"),
        (tr("Extend the selection"), "Shift \u2190 \u2192"),
        (tr("Mark a cell"), "Space"),
        (tr("One step back"), "Esc"),
        (tr("Menu of a cell"), "Shift F10"),
    ):
        found.append(Key(board, text, caps(keys)))
    for menu in MENUS:
        for spec in ACTIONS:
            made = action(spec.key)
            if spec.menu == menu:
                also = str(made.property(ALSO) or "")
                words = without_dots(tr(spec.text))
                keys = key_text(made.shortcut())
                found.append(Key(tr(menu), words, keys, also, spec.key))
    return tuple(found)
