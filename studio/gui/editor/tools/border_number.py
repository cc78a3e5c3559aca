"""The tool for numbers on borders: click a border and type, or go there by letter and arrow."""

from __future__ import annotations

from studio.board import At, Edge, Spot, SpotKind
from studio.gui.editor.tools.mark import MarkTool
from studio.gui.editor.tools.tool import RIGHT, Decision, Pointer, Selection, Tool, ToolContext
from studio.gui.editor.tools.typing import Entry
from studio.gui.style.texts import tr
from studio.puzzle import ClueKind, Puzzle, Rule


def make(rule: Rule) -> tuple[Tool, ...]:
    """One tool for each kind of number on a border."""
    kinds = (kind for kind in rule.kinds if kind.on is SpotKind.EDGE and kind.entry == "number")
    return tuple(BorderNumberTool(kind, rule.draws_board) for kind in kinds)


class BorderNumberTool(MarkTool):
    """Opens the entry of a number on the border that is clicked; the right button erases."""

    def __init__(self, kind: ClueKind, drawn: bool = False) -> None:
        super().__init__(kind, drawn)
        arrows = self.hints[-1]
        click = tr("Click a border, type its number.")
        if drawn:
            click = tr("Click a line, type its number.")
        self.hints = (
            ("", click),
            ("Enter", tr("place")),
            (RIGHT, tr("remove")),
            arrows,
        )

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        if pointer.right:
            return super().press(context, pointer)
        spot = self.hover(context, pointer)[0]
        if not isinstance(spot, Edge):
            return Decision(selection=Selection())
        return self._begun(spot)

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        return super().drag(context, pointer) if self._erasing else Decision()

    def toggled(self, puzzle: Puzzle, spot: Spot) -> Decision:
        assert isinstance(spot, Edge)
        return self._begun(spot)

    def crossed(self, puzzle: Puzzle, before: At, at: At) -> Decision:
        return self._begun(Edge.of(before, at))

    def _begun(self, border: Edge) -> Decision:
        return Decision(entry=Entry(self._mark, border.a, "", border=border))
