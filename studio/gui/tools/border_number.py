"""The tool for numbers on borders: click a border and type, or go there by letter and arrow."""

from __future__ import annotations

from studio.board import At, Link, Spot, SpotKind
from studio.gui.tools.mark import MarkTool
from studio.gui.tools.tool import Decision, Desk, Pointer, Selection, Tool
from studio.gui.tools.typing import Entry
from studio.gui.words import tr
from studio.puzzle import ClueKind, Puzzle, Rule


def make(rule: Rule) -> tuple[Tool, ...]:
    """One tool for each kind of number on a border."""
    kinds = (kind for kind in rule.kinds if kind.on is SpotKind.LINK and kind.entry == "number")
    return tuple(BorderNumberTool(kind) for kind in kinds)


class BorderNumberTool(MarkTool):
    """Opens the entry of a number on the border that is clicked; the right button erases."""

    def __init__(self, kind: ClueKind) -> None:
        super().__init__(kind)
        arrows = self.hints[-1]
        self.hints = (
            ("", tr("Click a border, type its number.")),
            ("Enter", tr("place")),
            (tr("Right click"), tr("remove")),
            arrows,
        )

    def press(self, desk: Desk, pointer: Pointer) -> Decision:
        if pointer.right:
            return super().press(desk, pointer)
        spot = self.hover(desk, pointer)[0]
        if not isinstance(spot, Link):
            return Decision(selection=Selection())
        return self._begun(spot)

    def drag(self, desk: Desk, pointer: Pointer) -> Decision:
        return super().drag(desk, pointer) if self._erasing else Decision()

    def toggled(self, puzzle: Puzzle, spot: Spot) -> Decision:
        assert isinstance(spot, Link)
        return self._begun(spot)

    def crossed(self, puzzle: Puzzle, before: At, at: At) -> Decision:
        return self._begun(Link.of(before, at))

    def _begun(self, border: Link) -> Decision:
        return Decision(entry=Entry(self._mark, border.a, "", border=border))
