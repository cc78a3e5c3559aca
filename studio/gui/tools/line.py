"""The line tool: draw a line by hand, to try an answer; the puzzle does not change."""

from __future__ import annotations

from PySide6.QtCore import Qt

from studio.board import At, Board, Point
from studio.gui.canvas.hit import cell_at, corner_at
from studio.gui.tools.tool import NOTHING, Decision, Desk, Pointer, Tool
from studio.gui.words import later
from studio.puzzle import Puzzle, Rule


def make(rule: Rule) -> tuple[Tool, ...]:
    """The tool of rules whose line runs over cells or over corners."""
    return (LineTool(rule.line_on),) if rule.line_on in ("cells", "corners") else ()


class LineTool(Tool):
    """Drags a line from node to node; going back takes it back."""

    key = "line"
    text = "Line"
    icon = "line"
    shortcut = "L"
    tooltip = later("Draw a line by hand")
    cursor = Qt.CursorShape.CrossCursor
    hints = (
        ("", later("Drag to draw a line.")),
        (later("Drag back"), later("take it back")),
        ("Esc", "remove the line"),
    )

    def __init__(self, on: str) -> None:
        self._on = on
        self._line: tuple[At, ...] = ()
        self._drawing = False

    def begin(self) -> None:
        self._drawing = False

    def press(self, desk: Desk, pointer: Pointer) -> Decision:
        if pointer.right:
            return self.escape() or NOTHING
        node = self._node(desk.puzzle.board, pointer.point)
        self._drawing = node is not None
        if node is None:
            return NOTHING
        if node in self._line:
            # Take the line up again where it was touched.
            self._line = self._line[: self._line.index(node) + 1]
        elif not (self._line and self._linked(desk.puzzle.board, self._line[-1], node)):
            self._line = (node,)
        else:
            self._line += (node,)
        return Decision(line=self._line)

    def drag(self, desk: Desk, pointer: Pointer) -> Decision:
        node = self._node(desk.puzzle.board, pointer.point)
        if not self._drawing or node is None or not self._line or node == self._line[-1]:
            return NOTHING
        if len(self._line) > 1 and node == self._line[-2]:
            self._line = self._line[:-1]
        elif self._linked(desk.puzzle.board, self._line[-1], node):
            closing = self._on == "corners" and len(self._line) > 2 and node == self._line[0]
            if node in self._line and not closing:
                return NOTHING
            self._line += (node,)
        else:
            return NOTHING
        return Decision(line=self._line)

    def release(self, desk: Desk, pointer: Pointer) -> Decision:
        self._drawing = False
        return NOTHING

    def escape(self) -> Decision | None:
        if not self._line:
            return None
        self._line = ()
        return Decision(line=())

    def _node(self, board: Board, point: Point) -> At | None:
        return cell_at(board, point) if self._on == "cells" else corner_at(board, point)

    def _linked(self, board: Board, a: At, b: At) -> bool:
        if self._on == "cells":
            return board.touching(a, b)
        number = board.corner_index
        return (number[a], number[b]) in board.loop_graph.link_index


def still_there(puzzle: Puzzle, line: tuple[At, ...]) -> bool:
    """Does the board still have every node of a line?"""
    nodes = puzzle.board if puzzle.rule.line_on == "cells" else puzzle.board.corner_index
    return all(at in nodes for at in line)
