"""Edit: the tools of the rail, the strip below the board, the verdict at its side."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from studio.gui.editor.tools import RIGHT
from studio.gui.modes.mode import Context, Parts
from studio.gui.style.texts import caps, later, spaced, tr
from studio.gui.widgets.panel_state import Hint
from studio.gui.widgets.tool_bar import ToolSpec

EDITING = frozenset(
    {
        "undo",
        "redo",
        "history",
        "cut",
        "copy",
        "paste",
        "duplicate",
        "delete",
        "select_all",
        "go_to",
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
        "generate_line",
        "complete",
        "repair",
        "properties",
        "moves",
        "turn",
        "turn_back",
        "mirror",
        "resize",
        "crop",
        "one_way",
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

WHILE_TYPING = frozenset(
    {
        "undo",
        "delete",
        "zoom_in",
        "zoom_out",
        "fit",
        "fit_width",
        "natural_size",
        "play_mode",
        "watch_mode",
        "explain_mode",
    }
)
"""The actions that take back a number that is being typed, let it be typed on, or place it
themselves. Before any other it is placed."""

FLOATING = (
    ("", later("Click to place the clues.")),
    ("Enter", later("place them")),
    ("R", later("turn")),
    ("F", later("flip")),
    ("Esc", later("leave")),
)
"""What mouse and keys do with clues that float over the board."""

WITHOUT_PUZZLE = frozenset({"generate"})
"""Those of them that make a new puzzle where none is on the page."""


class EditMode:
    """The rail follows the editor's tools, and the editor follows the rail."""

    def __init__(self, context: Context) -> None:
        self._editor, self._tool_bar = context.editor, context.tool_bar
        self._key_of = context.key_of
        place, editor = context, context.editor
        self.parts = Parts(place.tool_bar, place.strip, place.panel)
        self.commands: Mapping[str, Callable[[], object]] = {}
        place.tool_bar.tool_chosen.connect(self._choose_tool)
        place.tool_bar.undo_requested.connect(editor.undo)
        place.tool_bar.redo_requested.connect(editor.redo)
        place.strip.value_chosen.connect(editor.writing.set_offer)
        place.strip.moves_requested.connect(context.moves)
        editor.toolChanged.connect(self._follow_tool)
        editor.toolsChanged.connect(self._fill_tool_bar)
        editor.documentChanged.connect(self._fill_tool_bar)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """What mouse and keys do with the tool in hand."""
        editor = self._editor
        hints = editor.tool.hints_now() if editor.floating is None else FLOATING
        told = (self._told(keys, words) for keys, words in hints)
        return tuple(hint for hint in told if hint is not None)

    def _told(self, keys: str, words: str) -> Hint | None:
        """A hint of a tool as the status line has it; None where its command has no key."""
        if keys == RIGHT:
            right = words if self._editor.right_edits() else later("menu")
            return Hint(tr(right), (tr("Right click"),))
        cap = self._caps(keys)
        if keys and not cap:
            return None
        return Hint(tr(words), (cap,) if cap else ())

    def _caps(self, keys: str) -> str:
        """Keys as they stand on a key cap; those of a command are asked for."""
        if keys.startswith("@"):
            return spaced(self._key_of(keys[1:]))
        return caps(tr(keys)) if keys else ""

    def refusal(self) -> str:
        """Every document can be edited, or says itself why not."""
        return ""

    def show_keys(self) -> None:
        """The letters of tools are the editor's own affair."""

    def enter(self) -> None:
        """Undo and redo are those of the document again; the next refresh shows them."""

    def leave(self) -> None:
        """Nothing works for this mode alone."""

    def _fill_tool_bar(self) -> None:
        """Show the tools of the document's rule."""
        editor = self._editor
        specs = [
            ToolSpec(tool.key, tr(tool.text), tool.icon, tool.letter, tr(tool.tooltip))
            for tool in editor.tools
        ]
        self._tool_bar.set_tools(specs, editor.tool.key)

    def _choose_tool(self, key: str) -> None:
        self._editor.set_tool(key)
        self._editor.setFocus()

    def _follow_tool(self, key: str) -> None:
        tool_bar = self._tool_bar
        if key in {tool.key for tool in self._editor.tools} and tool_bar.tool():
            tool_bar.set_tool(key)
