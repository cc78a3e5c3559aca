"""The eraser: clues go where the pointer touches them, cells and borders alike."""

from __future__ import annotations

from PySide6.QtCore import Qt

from studio.board import Cell, Point, Spot
from studio.drawing.hit import cell_at, spot_at
from studio.gui.editor.tools.tool import NOTHING, Decision, Pointer, Tool, ToolContext, decided
from studio.gui.style.texts import later
from studio.puzzle import Puzzle, Rule


def make(rule: Rule) -> tuple[Tool, ...]:
    """The eraser of a rule that has clues."""
    return (EraseTool(),) if rule.kinds else ()


class EraseTool(Tool):
    """Erases what lies under the pointer, in one stroke."""

    key = "erase"
    text = "Erase"
    icon = "erase"
    shortcut = "E"
    tooltip = later("Erase clues")
    cursor = Qt.CursorShape.PointingHandCursor
    hints = (
        ("", later("Click or drag over clues to erase them.")),
        ("@undo", later("undo")),
    )

    def hover(self, context: ToolContext, pointer: Pointer) -> tuple[Spot | None, str]:
        return clue_spot(context.puzzle, pointer.point), ""

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        spot = clue_spot(context.puzzle, pointer.point)
        if spot is None:
            return NOTHING
        return decided(context.puzzle.erased(*context.puzzle.clues_on(spot)))

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        return self.press(context, pointer)


def clue_spot(puzzle: Puzzle, point: Point) -> Spot | None:
    """The spot with a clue that a point is on: small marks first, then the cell."""
    for kind in puzzle.rule.kinds:
        spot = spot_at(puzzle.board, point, kind.on)
        if not isinstance(spot, Cell | None) and spot in puzzle.clues.of(kind.key):
            return spot
    at = cell_at(puzzle.board, point)
    if at is not None and puzzle.clues_on(Cell(at)):
        return Cell(at)
    return None
