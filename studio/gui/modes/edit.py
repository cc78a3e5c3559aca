"""Edit: the tools of the rail, the strip below the board, the verdict at its side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from studio.gui.modes.mode import Parts
from studio.gui.widgets.rail import ToolSpec
from studio.gui.widgets.statusbar import Hint
from studio.gui.words import tr

if TYPE_CHECKING:
    from studio.gui.window import Window

EDITING = frozenset(
    {
        "undo",
        "redo",
        "cut",
        "copy",
        "paste",
        "duplicate",
        "delete",
        "select_all",
        "layer_common",
        "layer_doubt",
        "layer_suggestions",
        "layer_redundant",
        "layer_conflict",
        "layer_line",
        "layer_shares",
        "layer_unused",
        "layer_leads",
        "generate",
        "properties",
        "turn",
        "turn_back",
        "mirror",
        "clear",
        "live",
        "check",
        "another",
        "replay",
        "all_drawings",
        "previous_walk",
        "shortest_walk",
        "longest_walk",
        "next_marked",
        "remove_redundant",
    }
)
"""The actions that make sense in Edit only, or that another mode takes over."""


class EditMode:
    """The rail follows the editor's tools, and the editor follows the rail."""

    def __init__(self, window: Window) -> None:
        self._window = window
        place, editor = window.workplace, window.editor
        self.parts = Parts(place.rail, place.strip, place.panel)
        self.commands: Mapping[str, Callable[[], object]] = {}
        place.rail.tool_chosen.connect(self._choose_tool)
        place.rail.undo_requested.connect(editor.undo)
        place.rail.redo_requested.connect(editor.redo)
        place.strip.value_chosen.connect(editor.writing.set_offer)
        place.strip.moves_requested.connect(window.dialogs.moves)
        editor.toolChanged.connect(self._follow_tool)
        editor.toolsChanged.connect(self._fill_rail)
        window.document_shown.connect(lambda _: self._fill_rail())

    @property
    def hints(self) -> Sequence[Hint]:
        """What mouse and keys do with the tool in hand."""
        tool = self._window.editor.tool
        return [Hint(tr(words), (tr(keys),) if keys else ()) for keys, words in tool.hints]

    def refusal(self) -> str:
        """Every document can be edited, or says itself why not."""
        return ""

    def enter(self) -> None:
        """Undo and redo are those of the document again."""
        self._window.show_history()
        self._window.show_knowledge()

    def leave(self) -> None:
        """Nothing works for this mode alone."""

    def _fill_rail(self) -> None:
        """Show the tools of the document's rule."""
        editor = self._window.editor
        specs = [
            ToolSpec(tool.key, tr(tool.text), tool.icon, tool.shortcut, tr(tool.tooltip))
            for tool in editor.tools
        ]
        self._window.workplace.rail.set_tools(specs, editor.tool.key)
        self._window.show_strip()

    def _choose_tool(self, key: str) -> None:
        self._window.editor.set_tool(key)
        self._window.editor.setFocus()

    def _follow_tool(self, key: str) -> None:
        rail = self._window.workplace.rail
        if key in {tool.key for tool in self._window.editor.tools} and rail.tool():
            rail.set_tool(key)
        self._window.show_hints()
        self._window.show_strip()
