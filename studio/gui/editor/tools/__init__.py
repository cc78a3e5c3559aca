"""The tools of the editor, made from the clue kinds of a rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from studio.gui.editor.tools import (
    border_number,
    cells,
    erase,
    graph,
    line,
    mark,
    move,
    number,
    select,
)
from studio.gui.editor.tools.tool import (
    RIGHT,
    Decision,
    Pointer,
    Selection,
    Tool,
    ToolContext,
)
from studio.puzzle import Rule

TOOLS = (
    select.make,
    graph.make,
    number.make,
    mark.make,
    border_number.make,
    line.make,
    cells.make,
    erase.make,
    move.make,
)
"""One entry a module, in the order of the rail; each makes its tools for a rule."""


def tools_for(rule: Rule) -> tuple[Tool, ...]:
    """The tools of a rail for this rule, new and without memory."""
    return tuple(tool for make in TOOLS for tool in make(rule))


def give_letters(tools: Sequence[Tool], own: Mapping[str, str]) -> None:
    """Give tools the user's ``own`` letters, by their keys, and all others the usual ones.

    A usual letter that another of the tools has now is left to that one.
    """
    taken = {own[tool.key] for tool in tools if tool.key in own}
    for tool in tools:
        usual = "" if tool.shortcut in taken else tool.shortcut
        letter = own.get(tool.key, usual)
        if letter != tool.letter:
            tool.set_letter(letter)


__all__ = [
    "RIGHT",
    "TOOLS",
    "Decision",
    "Pointer",
    "Selection",
    "Tool",
    "ToolContext",
    "give_letters",
    "tools_for",
]
