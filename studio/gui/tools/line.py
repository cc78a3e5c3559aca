"""The line tool: draw a line by hand, to try an answer; the puzzle does not change."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt

from studio.board import At, Board, Graph, Point
from studio.board.free import GraphBoard
from studio.families.one_stroke import spoken
from studio.gui.canvas.hit import cell_at, corner_at
from studio.gui.tools.tool import NOTHING, Decision, Desk, Pointer, Tool
from studio.gui.words import later, tr
from studio.puzzle import Clues, Puzzle, Rule, Shape
from studio.puzzle.trace import line_of
from studio.work.made import shape_of


def make(rule: Rule) -> tuple[Tool, ...]:
    """The tool of rules whose line runs over cells or over corners."""
    if rule.line_on not in ("cells", "corners"):
        return ()
    return (LineTool(rule.line_on, leaps=shape_of(rule) is Shape.PATH),)


NO_LOOP = later("With this cell it would not be one loop.")


class LineTool(Tool):
    """Drags a line from node to node; going back takes it back.

    Where it ``leaps``, as in mazes whose jumps are not known yet, each click makes a straight jump.
    """

    key = "line"
    text = "Line"
    icon = "line"
    shortcut = "L"
    tooltip = later("Draw a line by hand")
    cursor = Qt.CursorShape.CrossCursor
    hints = (
        ("", later("Drag to draw a line.")),
        (later("Drag back"), later("take it back")),
        ("Shift", later("another stretch")),
        ("Enter", later("to the cursor, or round its cell")),
        ("Esc", "remove the line"),
    )

    def __init__(self, on: str, *, leaps: bool = False) -> None:
        self._on = on
        self._line: tuple[At, ...] = ()
        self._kept: tuple[tuple[At, ...], ...] = ()
        self._taken_up: tuple[At, ...] = ()
        self._drawing = False
        self._leaps = leaps
        self._known: tuple[Puzzle, Graph] | None = None

    def begin(self) -> None:
        self._drawing = False

    def forget(self) -> None:
        self._line, self._kept, self._taken_up = (), (), ()

    def press(self, desk: Desk, pointer: Pointer) -> Decision:
        if pointer.right:
            return self.escape() or NOTHING
        node = self._node(desk.puzzle.board, pointer.point)
        if pointer.shift and node is not None:
            self._begin_stretch(desk.puzzle, node)
        return self._touch(desk, node)

    def enter(self, desk: Desk) -> Decision | None:
        """The line goes on to the cell of the cursor, as by a click there.

        Over corners the cell comes into the loop, or leaves it.
        """
        if desk.selection.cursor is None:
            return None
        if self._on != "cells":
            return self._flipped(desk.puzzle.board, desk.selection.cursor)
        decision = self._touch(desk, desk.selection.cursor)
        self._drawing = False
        return decision

    def _flipped(self, board: Board, cell: At) -> Decision:
        """The loop with the sides of a cell that it did not use, and without those it did."""
        if self._kept:
            return Decision(hint=tr(NO_LOOP))
        graph, number = board.loop_graph, board.corner_index
        nodes = [number[at] for at in self._line]
        links = {(min(a, b), max(a, b)) for a, b in pairwise(nodes)}
        links ^= {graph.links[side] for side in board.cell_sides[board.index(cell)]}
        ends = Counter(node for link in links for node in link)
        if links and set(ends.values()) != {2}:
            return Decision(hint=tr(NO_LOOP))
        if not links:
            self._line = ()
            return Decision(line=())
        loop = line_of(sorted(links), closed=True).nodes
        if len(loop) < len(links):
            return Decision(hint=tr(NO_LOOP))
        self._line = tuple(board.corners[node] for node in (*loop, loop[0]))
        return Decision(line=self._line)

    def _begin_stretch(self, puzzle: Puzzle, node: At) -> None:
        """Keep what is drawn and begin another stretch; or take up the kept one that is touched.

        Drawings in one stroke and walks are one line.
        """
        if puzzle.is_drawing or self._leaps or node in self._line:
            return
        drawn = (*self._kept, self._line) if len(self._line) > 1 else self._kept
        self._line = next((line for line in drawn if node in line), ())
        self._kept = tuple(line for line in drawn if line is not self._line)

    def _taken(self, node: At) -> bool:
        """Does a stretch that is kept pass there?"""
        return any(node in line for line in self._kept)

    def _touch(self, desk: Desk, node: At | None) -> Decision:
        """A node is clicked: the line begins there, goes on to it, or is taken up again."""
        self._drawing = node is not None
        if node is None:
            return NOTHING
        if desk.puzzle.is_drawing:
            return self._begin_stroke(desk.puzzle, node)
        if self._taken(node):
            return NOTHING
        if node in self._line:
            # Take the line up again where it was touched.
            self._line = self._line[: self._line.index(node) + 1]
        elif not (self._line and self._linked(desk.puzzle, self._line[-1], node)):
            self._line = (node,)
        else:
            self._line += (node,)
        return self._told(desk.puzzle)

    def drag(self, desk: Desk, pointer: Pointer) -> Decision:
        node = self._node(desk.puzzle.board, pointer.point)
        if not self._drawing or node is None or not self._line or node == self._line[-1]:
            return NOTHING
        if self._leaps:
            # The pointer passes other cells on its way, which are not meant.
            return NOTHING
        back = len(self._line) > 1 and node == self._line[-2]
        if back and self._line == self._taken_up and desk.puzzle.is_drawing:
            # A new stroke may use a second line to where it came from.
            back = not self._linked(desk.puzzle, self._line[-1], node)
        if back:
            self._line = self._line[:-1]
        elif self._linked(desk.puzzle, self._line[-1], node):
            closing = self._on == "corners" and len(self._line) > 2 and node == self._line[0]
            # A drawing may pass a corner again, on a line that is not drawn yet.
            closing = closing or desk.puzzle.is_drawing
            if (node in self._line and not closing) or self._taken(node):
                return NOTHING
            self._line += (node,)
        else:
            return NOTHING
        return self._told(desk.puzzle)

    def _begin_stroke(self, puzzle: Puzzle, node: At) -> Decision:
        """On a drawing corners are passed again, so only its last one is where a line goes on."""
        if self._line and self._linked(puzzle, self._line[-1], node):
            self._line += (node,)
        elif not self._line or node != self._line[-1]:
            self._line = (node,)
        self._taken_up = self._line
        return self._told(puzzle)

    def _told(self, puzzle: Puzzle) -> Decision:
        """The line, and on a drawing what is said with it."""
        if not puzzle.is_drawing:
            return Decision(line=self._line, stretches=self._kept)
        lines, drawn = len(puzzle.board.cell_graph.links), len(self._line) - 1
        said = spoken(lines, drawn)
        if drawn == lines:
            done = tr("All lines are drawn.")
            said = f"{said}. {done}" if said else done
        return Decision(line=self._line, hint=said)

    def release(self, desk: Desk, pointer: Pointer) -> Decision:
        self._drawing = False
        return NOTHING

    def escape(self) -> Decision | None:
        if not self._line and not self._kept:
            return None
        self.forget()
        return Decision(line=())

    def _node(self, board: Board, point: Point) -> At | None:
        return cell_at(board, point) if self._on == "cells" else corner_at(board, point)

    def _linked(self, puzzle: Puzzle, a: At, b: At) -> bool:
        board = puzzle.board
        if puzzle.is_drawing:
            return bool(undrawn(board, self._line)[min(a, b)[0], max(a, b)[0]])
        if isinstance(board, GraphBoard):
            return b[0] in board.cell_graph.neighbours[a[0]]
        if self._on == "cells":
            return self._steps(puzzle, a, b)
        number = board.corner_index
        return (number[a], number[b]) in board.loop_graph.link_index

    def _steps(self, puzzle: Puzzle, a: At, b: At) -> bool:
        """May a line go from a cell straight to another, whatever the clues?"""
        if self._leaps:
            return any(
                (b[0] - a[0], b[1] - a[1]) == (far * down, far * right)
                for down, right in puzzle.board.lattice.straight
                for far in range(1, 1 + max(abs(b[0] - a[0]), abs(b[1] - a[1])))
            )
        if self._known is None or self._known[0] is not puzzle:
            blank = replace(puzzle, clues=Clues(), solution=None)
            self._known = (puzzle, blank.compile().problem.graph)
        index = puzzle.board.index
        return (index(a), index(b)) in self._known[1].link_index


def undrawn(board: Board, line: tuple[At, ...]) -> Counter[tuple[int, int]]:
    """How many lines between two corners are not drawn yet; below 0: drawn, but not there."""
    left = Counter(board.cell_graph.links)
    left.subtract((min(a, b)[0], max(a, b)[0]) for a, b in pairwise(line))
    return left


def still_there(puzzle: Puzzle, line: tuple[At, ...]) -> bool:
    """Does the board still have every node of a line, and a drawing every line of it?"""
    if puzzle.is_drawing:
        return min(undrawn(puzzle.board, line).values(), default=0) >= 0
    nodes = puzzle.board if puzzle.rule.line_on == "cells" else puzzle.board.corner_index
    return all(at in nodes for at in line)
