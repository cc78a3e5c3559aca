"""The hand: a plain drag moves the board on the screen."""

from __future__ import annotations

from PySide6.QtCore import Qt

from studio.gui.editor.tools.tool import Tool
from studio.gui.style.texts import later
from studio.puzzle import Rule


def make(rule: Rule) -> tuple[Tool, ...]:
    """Every rule's boards can be moved."""
    return (MoveTool(),)


class MoveTool(Tool):
    """Lets the view pan."""

    key = "move"
    text = "Move"
    icon = "move"
    shortcut = "H"
    tooltip = later("Move the board on the screen")
    cursor = Qt.CursorShape.OpenHandCursor
    pans = True
    hints = (
        ("", later("Drag to move the board.")),
        (later("Ctrl wheel"), later("zoom")),
        ("0", "show all"),
        (later("Space drag"), later("move with any tool")),
    )
