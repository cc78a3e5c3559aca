"""The line tool: draw a line by hand, to try an answer; the puzzle keeps it, its clues stay."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt

from studio import language
from studio.board import At, Board, Point
from studio.drawing.hit import cell_at, corner_at
from studio.gui.editor.tools.tool import NOTHING, Decision, Pointer, Tool, ToolContext
from studio.gui.style.texts import later, tr
from studio.puzzle import Clues, Problem, Puzzle, Rule
from studio.puzzle.drawn import Line, undrawn
from studio.puzzle.trace import line_of


def make(rule: Rule) -> tuple[Tool, ...]:
    """The tool of rules whose line runs over cells or over corners."""
    if rule.line_on not in ("cells", "corners"):
        return ()
    return (LineTool(rule.line_on, leaps=rule.leaps),)


NO_LOOP = later("With this cell it would not be one loop.")
FROM_ITS_END = later("The line goes on from its end. Del removes it.")
STRAIGHT = later("A jump leads straight along a line of cells. Del removes the line.")


class LineTool(Tool):
    """Drags a line from node to node; going back takes it back.

    What is drawn is :attr:`Puzzle.drawn`, so that undo, files and the journal have it. A click
    alone discards nothing: where a line was touched it is cut only as another way is drawn from
    there. Where it ``leaps``, as in mazes whose jumps are not known yet, each click makes a
    straight jump.
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
        ("Del", "remove the line"),
    )

    def __init__(self, on: str, *, leaps: bool = False) -> None:
        self._on = on
        self._leaps = leaps
        self._start: At | None = None
        """Where a stretch begins that has no other node yet."""
        self._pen: tuple[int, int] | None = None
        """The stretch that the hand is on, and on which of its nodes."""
        self._turned = False
        """Is that stretch drawn on from its beginning?"""
        self._taken_up: Line = ()
        self._drawing = False
        self._known: tuple[Puzzle, Problem] | None = None

    def begin(self) -> None:
        self._drawing = False

    def forget(self) -> None:
        self._start, self._pen, self._taken_up, self._turned = None, None, (), False

    # -- where the hand is ---------------------------------------------------------------------

    def _held(self, puzzle: Puzzle) -> tuple[Line, tuple[Line, ...], int]:
        """The line in hand, the others, and the number of the node that the hand is on."""
        lines = puzzle.drawn
        if self._start is not None:
            return (self._start,), lines, 0
        if not lines:
            return (), (), -1
        stretch, place = self._pen or (len(lines) - 1, len(lines[-1]) - 1)
        if stretch >= len(lines) or place >= len(lines[stretch]):
            # Undone meanwhile.
            self._turned = False
            stretch, place = len(lines) - 1, len(lines[-1]) - 1
        line = lines[stretch]
        others = (*lines[:stretch], *lines[stretch + 1 :])
        return line[::-1] if self._turned else line, others, place

    def _drawn(self, puzzle: Puzzle, line: Line, others: tuple[Line, ...]) -> Decision:
        """The line in hand is another one now; of a single node it is no line yet."""
        if len(line) > 1:
            self._start = None
            self._pen = (len(others), len(line) - 1)
            others = (*others, line[::-1] if self._turned else line)
        else:
            self._start, self._pen, self._turned = line[0] if line else None, None, False
        said = self._spoken(puzzle, line)
        if others == puzzle.drawn:
            return Decision(hint=said)
        return Decision(after=replace(puzzle, drawn=others), hint=said)

    def _spoken(self, puzzle: Puzzle, line: Line) -> str:
        """What is said with a drawing in one stroke."""
        if not puzzle.rule.revisits or not line:
            return ""
        lines, drawn = len(puzzle.board.cell_graph.edges), len(line) - 1
        said = puzzle.rule.spoken(puzzle, drawn)
        if drawn == lines:
            said = language.paragraph((language.sentence(said), tr("All lines are drawn.")))
        return said

    # -- clicks --------------------------------------------------------------------------------

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        node = self._node(context.puzzle.board, pointer.point)
        self._drawing = node is not None and not pointer.right
        if node is None or pointer.right:
            return NOTHING
        return self._touch(context.puzzle, node, apart=pointer.shift)

    def enter(self, context: ToolContext) -> Decision | None:
        """The line goes on to the cell of the cursor, as by a click there.

        Over corners the cell comes into the loop, or leaves it.
        """
        if context.selection.cursor is None:
            return None
        if self._on != "cells":
            return self._flipped(context.puzzle, context.selection.cursor)
        return self._touch(context.puzzle, context.selection.cursor)

    def _touch(self, puzzle: Puzzle, node: At, *, apart: bool = False) -> Decision:
        """A node is clicked: the line goes on to it, is taken up there, or another one begins."""
        if puzzle.rule.revisits or self._leaps:
            return self._touch_the_line(puzzle, node)
        for number, line in enumerate(puzzle.drawn):
            if node in line:
                self._start = None
                self._turned = node == line[0] != line[-1]
                place = len(line) - 1 if node in (line[0], line[-1]) else line.index(node)
                self._pen = (number, place)
                return NOTHING
        line, others, place = self._held(puzzle)
        at_end = bool(line) and place == len(line) - 1
        if not apart and at_end and self._linked(puzzle, line, node):
            return self._drawn(puzzle, (*line, node), others)
        return self._drawn(puzzle, (node,), puzzle.drawn)

    def _touch_the_line(self, puzzle: Puzzle, node: At) -> Decision:
        """The same where there is only one line: drawings in one stroke, and walks."""
        line, others, _ = self._held(puzzle)
        self._taken_up = line
        if line and node == line[-1]:
            return NOTHING
        if self._leaps and len(line) > 1 and node == line[-2]:
            return self._drawn(puzzle, line[:-1], others)
        passed = self._leaps and node in line
        if line and not passed and self._linked(puzzle, line, node):
            decision = self._drawn(puzzle, (*line, node), others)
            self._taken_up = (*line, node)
            return decision
        if len(line) > 1:
            return Decision(hint=tr(STRAIGHT if self._leaps and not passed else FROM_ITS_END))
        return self._drawn(puzzle, (node,), others)

    def _flipped(self, puzzle: Puzzle, cell: At) -> Decision:
        """The loop with the sides of a cell that it did not use, and without those it did."""
        board = puzzle.board
        if len(puzzle.drawn) > 1:
            return Decision(hint=tr(NO_LOOP))
        graph, number = board.loop_graph, board.corner_index
        nodes = [number[at] for line in puzzle.drawn for at in line]
        edges = {(min(a, b), max(a, b)) for a, b in pairwise(nodes)}
        edges ^= {graph.edges[side] for side in board.cell_sides[board.index(cell)]}
        ends = Counter(node for edge in edges for node in edge)
        if edges and set(ends.values()) != {2}:
            return Decision(hint=tr(NO_LOOP))
        self.forget()
        if not edges:
            return self._drawn(puzzle, (), ())
        loop = line_of(sorted(edges), closed=True).nodes
        if len(loop) < len(edges):
            return Decision(hint=tr(NO_LOOP))
        return self._drawn(puzzle, tuple(board.corners[node] for node in (*loop, loop[0])), ())

    # -- drags ---------------------------------------------------------------------------------

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        puzzle = context.puzzle
        node = self._node(puzzle.board, pointer.point)
        # Of a walk the pointer passes other cells on its way, which are not meant.
        if not self._drawing or node is None or self._leaps:
            return NOTHING
        whole, others, place = self._held(puzzle)
        if not whole or node == whole[place]:
            return NOTHING
        if self._pen is not None and whole[place + 1 : place + 2] == (node,):
            # Along what is drawn already.
            self._pen = (self._pen[0], place + 1)
            return NOTHING
        line = whole[: place + 1]
        back = len(line) > 1 and node == line[-2]
        if back and line == self._taken_up and puzzle.rule.revisits:
            # A new stroke may use a second line to where it came from.
            back = not self._linked(puzzle, line, node)
        if back:
            return self._drawn(puzzle, line[:-1], others)
        if not self._linked(puzzle, line, node) or any(node in other for other in others):
            return NOTHING
        closing = len(line) > 2 and node == line[0] and self._closes(puzzle)
        # A drawing may pass a corner again, on a line that is not drawn yet.
        if node in line and not (closing or puzzle.rule.revisits):
            return NOTHING
        return self._drawn(puzzle, (*line, node), others)

    def release(self, context: ToolContext, pointer: Pointer) -> Decision:
        self._drawing = False
        return NOTHING

    def delete(self, context: ToolContext) -> Decision | None:
        """Del removes what is drawn, unless cells are selected, whose clues go as ever."""
        if context.selection.cells or not context.puzzle.drawn:
            return None
        self.forget()
        return Decision(after=replace(context.puzzle, drawn=()))

    def escape(self) -> Decision | None:
        """A stretch that has but a beginning is given up; what is drawn stays."""
        if self._start is None:
            return None
        self._start = None
        return NOTHING

    # -- nodes ---------------------------------------------------------------------------------

    def _node(self, board: Board, point: Point) -> At | None:
        return cell_at(board, point) if self._on == "cells" else corner_at(board, point)

    def _linked(self, puzzle: Puzzle, line: Line, node: At) -> bool:
        """May a line go on to a node from its end?"""
        board, last = puzzle.board, line[-1]
        if puzzle.rule.revisits:
            return bool(undrawn(board, line)[min(last, node)[0], max(last, node)[0]])
        if not board.has_faces:
            return node[0] in board.cell_graph.neighbours[last[0]]
        if self._on == "cells":
            return self._steps(puzzle, last, node)
        number = board.corner_index
        return (number[last], number[node]) in board.loop_graph.edge_index

    def _steps(self, puzzle: Puzzle, a: At, b: At) -> bool:
        """May a line go from a cell straight to another, whatever the clues?"""
        if self._leaps:
            return puzzle.board.in_line(a, b)
        index = puzzle.board.index
        return (index(a), index(b)) in self._problem(puzzle).graph.edge_index

    def _closes(self, puzzle: Puzzle) -> bool:
        """May a line come back to where it begins? Numbers tell that of one that counts steps."""
        if self._on == "corners":
            return True
        problem = self._problem(puzzle)
        return problem.closed and not problem.rooted

    def _problem(self, puzzle: Puzzle) -> Problem:
        """What the rule asks for whatever the clues are."""
        if self._known is None or self._known[0] is not puzzle:
            blank = replace(puzzle, clues=Clues(), solution=None)
            self._known = (puzzle, blank.compile().problem)
        return self._known[1]
