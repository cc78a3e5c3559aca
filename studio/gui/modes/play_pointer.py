"""The player's hand: what pointer and keys mark on the board in play."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt

from studio.board import At, Edge, SpotKind
from studio.drawing.hit import cell_at, corner_at, edge_at, side_at
from studio.gui.editor.canvas.steps import PLANE, Way, step
from studio.gui.editor.keyboard import WAYS
from studio.gui.editor.tools import Pointer, Selection
from studio.puzzle import Puzzle
from studio.puzzle.play import COLOURS, Sheet, Table

SOLVE, PENCIL, COLOUR = "solve", "pencil", "colour"

MIDDLE = 0.3
"""A press so near to the middle of a cell begins a line there, a press beyond marks an edge."""

AHEAD = 0.2
"""A side counts as lying ahead of an arrow from so far on, in sides of a square."""


class Player(Protocol):
    """Who plays: keeps the marks and shows them."""

    @property
    def table(self) -> Table:
        """The puzzle as it is played, with what it allows."""
        ...

    @property
    def sheet(self) -> Sheet:
        """What is marked now."""
        ...

    @property
    def before(self) -> Sheet:
        """What was marked before the last mark."""
        ...

    def play(self, sheet: Sheet, *, amend: bool = False) -> None:
        """Put down another sheet as one step of the history, or (``amend``) as the last one."""
        ...

    def show(self) -> None:
        """Draw the board again: cursor, hover or typed digits changed, no mark did."""
        ...

    def say(self, sentence: str) -> None:
        """A sentence in the status line; "" takes the last one back."""
        ...

    def reveal(self, at: At) -> None:
        """Pan a cell into sight."""
        ...

    def forget(self) -> None:
        """Take back what was told of the marks, such as a hint."""
        ...

    @property
    def told(self) -> bool:
        """Is something told of the marks, such as a hint?"""
        ...


class _Stroke:
    """A press and what is dragged from it."""

    def __init__(self, right: bool) -> None:
        self.right = right
        self.on = True
        self.node: At | None = None
        self.edge: Edge | None = None
        self.colour: int | None = None


class PlayPointer:
    """Listens to the board for a player; see :class:`studio.gui.editor.canvas.listener.Listener`.

    ``letters`` are what plain letters do.
    """

    def __init__(self, player: Player, letters: dict[str, Callable[[], object]]) -> None:
        self._player = player
        self._letters = letters
        self.tool = SOLVE
        self.cursor: At | None = None
        self.typed = ""
        self.under: Edge | None = None
        """The edge that a click would mark."""
        self.last = 0
        """The number that was written last, or taken up."""
        self._stroke: _Stroke | None = None

    def begin(self) -> None:
        """Another game: forget what the last one left."""
        self.cursor, self.typed, self.under, self.last, self._stroke = None, "", None, 0, None

    def take(self, tool: str) -> None:
        """Take another tool in hand."""
        self.tool, self.typed = tool, ""

    def go_on_from(self, number: int) -> None:
        """The sheet is another one, where this number was written last; 0: none was."""
        self.last, self.typed = number, ""

    @property
    def table(self) -> Table:
        """The puzzle on the table."""
        return self._player.table

    @property
    def sheet(self) -> Sheet:
        """What is marked now."""
        return self._player.sheet

    # -- the pointer -------------------------------------------------------------------------------

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is played."""
        return self.table.puzzle

    @property
    def selection(self) -> Selection:
        """No cells are selected in play; the cursor is on one."""
        return Selection(frozenset(), self.cursor)

    def press(self, pointer: Pointer) -> None:
        """A click marks; what it marks goes on while it is dragged."""
        self.typed = ""
        self._stroke = _Stroke(pointer.right)
        cell = cell_at(self.puzzle.board, pointer.point)
        if cell is not None:
            self.cursor = cell
        if self.tool == PENCIL:
            if cell is not None:
                self._player.play(self._pencilled(cell, pointer.right))
            return
        if self.tool == COLOUR:
            if cell is not None:
                self._stroke.node = cell
                self._stroke.colour = None if pointer.right else self.sheet.next_colour(cell)
                self._player.play(self.sheet.with_colour(cell, self._stroke.colour))
            return
        {"links": self._press_edges, "numbers": self._press_numbers, "walk": self._press_walk}[
            self.table.style
        ](pointer, cell)

    def _edge_under(self, pointer: Pointer) -> Edge | None:
        board = self.puzzle.board
        near = edge_at if self._over_cells else side_at
        edge = near(board, pointer.point)
        return edge if self.table.has_edge(edge) else None

    @property
    def _over_cells(self) -> bool:
        """Does the line run from cell to cell?"""
        return self.puzzle.rule.line_on == "cells"

    def _node_under(self, pointer: Pointer, reach: float) -> At | None:
        """The corner that lies within ``reach`` of the pointer, or the cell whose middle does."""
        board = self.puzzle.board
        if not self._over_cells:
            return corner_at(board, pointer.point, reach)
        cell = cell_at(board, pointer.point)
        near = cell is not None and math.dist(board.centre(cell), pointer.point) <= reach
        return cell if near else None

    def _press_edges(self, pointer: Pointer, cell: At | None) -> None:
        node = self._node_under(pointer, MIDDLE if self._over_cells else 0.22)
        assert self._stroke is not None
        self._stroke.node = node
        if node is None or pointer.right:
            edge = self._edge_under(pointer)
            if edge is not None:
                self._toggle(edge, pointer.right)

    def _toggle(self, edge: Edge, cross: bool) -> None:
        sheet, kind = self.sheet, "crossed" if cross else "drawn"
        on = edge not in (sheet.crossed if cross else sheet.drawn)
        assert self._stroke is not None
        self._stroke.on = on
        self._player.play(sheet.with_edge(edge, "crossed" if kind == "crossed" else "drawn", on))

    def _press_numbers(self, pointer: Pointer, cell: At | None) -> None:
        table, sheet = self.table, self.sheet
        edge = self._edge_under(pointer)
        if edge is not None:
            self._toggle(edge, pointer.right)
            return
        if cell is None:
            return
        if pointer.right:
            self._player.play(sheet.with_number(cell, None))
            return
        number = table.numbers(sheet).get(cell)
        assert self._stroke is not None
        self._stroke.node = cell
        if number is None:
            number = table.next_number(sheet, self.last)
            if number is None:
                return
            self.last = number
            self._player.play(sheet.with_number(cell, number))
        else:
            # The line goes on from here.
            self.last = number
            self._player.show()

    def _press_walk(self, pointer: Pointer, cell: At | None) -> None:
        if cell is None:
            return
        if pointer.right:
            self._player.play(self.sheet.with_walk(self.sheet.walk[:-1]))
            return
        assert self._stroke is not None
        self._stroke.node = cell
        self._walk_to(cell)

    def _walk_to(self, at: At) -> None:
        walked = self.table.walked(self.sheet, at)
        if isinstance(walked, str):
            self._player.say(walked)
        else:
            self._player.say("")
            self._player.play(walked)

    def drag(self, pointer: Pointer) -> None:
        """The stroke goes on."""
        stroke = self._stroke
        if stroke is None or self.tool == PENCIL:
            return
        style, board = self.table.style, self.puzzle.board
        if self.tool == COLOUR:
            cell = cell_at(board, pointer.point)
            if cell is not None and cell != stroke.node:
                stroke.node = cell
                self._player.play(self.sheet.with_colour(cell, stroke.colour))
            return
        if style == "links" and stroke.node is None:
            edge = self._edge_under(pointer)
            if edge is not None and stroke.right:
                self._player.play(self.sheet.with_edge(edge, "crossed", stroke.on))
            return
        node = (
            corner_at(board, pointer.point, 0.3)
            if style == "links" and not self._over_cells
            else cell_at(board, pointer.point)
        )
        if node is None or node == stroke.node or stroke.node is None or stroke.right:
            return
        if style == "links":
            if self.table.joined(stroke.node, node):
                edge = self.table.edge(stroke.node, node)
                back = edge == stroke.edge
                self._player.play(self.sheet.with_edge(edge, "drawn", not back))
                stroke.node, stroke.edge = node, None if back else edge
        elif style == "numbers":
            self._drag_number(stroke, node)
        else:
            stroke.node = node
            if self.table.joined(self.sheet.walk[-1], node) if self.sheet.walk else True:
                self._walk_to(node)

    def _drag_number(self, stroke: _Stroke, node: At) -> None:
        table, sheet = self.table, self.sheet
        assert stroke.node is not None
        numbers = table.numbers(sheet)
        if not table.joined(stroke.node, node):
            return
        here, there = numbers.get(stroke.node), numbers.get(node)
        if here is None:
            self._player.play(sheet.with_edge(table.edge(stroke.node, node), "drawn", True))
            stroke.node = node
        elif there == here + 1 or (there is None and here < table.length):
            taken = here + 1 in numbers.values() and there is None
            if taken:
                return
            stroke.node, self.last = node, here + 1
            if there is None:
                self._player.play(sheet.with_number(node, here + 1))
        elif there == here - 1 and node not in table.given and stroke.node in sheet.written:
            # Back along the line takes the last number away.
            self.last = there
            self._player.play(sheet.with_number(stroke.node, None))
            stroke.node = node

    def release(self, pointer: Pointer) -> None:
        """The stroke ends."""
        self._stroke = None

    def hover(self, pointer: Pointer | None) -> None:
        """Light up the edge that a click would mark."""
        edge = None
        if pointer is not None and self.tool == SOLVE and self.table.style != "walk":
            edge = self._edge_under(pointer)
        if edge != self.under:
            self.under = edge
            self._player.show()

    def wheel(self, pointer: Pointer, steps: int) -> bool:
        """The wheel zooms."""
        return False

    def _pencilled(self, at: At, right: bool) -> Sheet:
        sheet, style = self.sheet, self.table.style
        if style == "walk":
            return sheet.with_note(at, 1)
        if style == "links":
            now = min(sheet.noted.get(at, frozenset({0})))
            side = (now + (2 if right else 1)) % 3
            return sheet.with_notes(at, frozenset({side} if side else ()))
        if right:
            return sheet.with_notes(at, frozenset())
        number = self.table.next_number(sheet, self.last)
        return sheet if number is None else sheet.with_note(at, number)

    # -- keys --------------------------------------------------------------------------------------

    def wants_key(self, key: int, text: str) -> bool:
        """Keys that are for the board though the window has a shortcut for them."""
        plain = text.isascii() and (text.isdigit() or text.upper() in self._letters)
        return key in WAYS or key in _KEYS or bool(text and plain)

    def key(self, key: int, text: str, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        """A key went down."""
        if key in WAYS:
            self._arrow(WAYS[key], shift, ctrl, alt)
            return True
        if ctrl or alt:
            return False
        if text.upper() in self._letters:
            self._letters[text.upper()]()
        elif (
            text.isdigit()
            and text.isascii()
            and (self.table.style == "numbers" or self.tool == COLOUR)
        ):
            self._digit(text)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._erase()
        elif key == Qt.Key.Key_Escape:
            return self._give_up()
        else:
            return False
        return True

    def _give_up(self) -> bool:
        """One step back: what is being typed, and what was told; False if there is neither."""
        used = bool(self.typed) or self._player.told
        self.typed = ""
        self._player.forget()
        self._player.show()
        return used

    def _arrow(self, way: Way, shift: bool, ctrl: bool, alt: bool) -> None:
        board = self.puzzle.board
        if self.cursor is None:
            self.cursor = board.cells[len(board) // 2]
        elif self.table.style == "links" and (shift or ctrl):
            edge = self._side(way, alt)
            if edge is not None:
                self._stroke = _Stroke(ctrl)
                self._toggle(edge, ctrl)
                self._stroke = None
            return
        else:
            there = step(board, self.cursor, way, other=alt)
            if there is not None:
                self.cursor, self.typed = there, ""
        self._player.reveal(self.cursor)
        self._player.show()

    def _side(self, way: Way, other: bool) -> Edge | None:
        """The side of the cursor's cell that an arrow points at, or the way to the cell there."""
        board, at = self.puzzle.board, self.cursor
        assert at is not None
        if self._over_cells:
            there = step(board, at, way, other=other)
            edge = None if there is None else self.table.edge(at, there)
            return edge if self.table.has_edge(edge) else None
        x, y = board.centre(at)
        corners = board.lattice.corners(at)
        right, down = PLANE[way]
        best: Edge | None = None
        most = AHEAD
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            (ax, ay), (bx, by) = board.lattice.corner_point(a), board.lattice.corner_point(b)
            # With the other key, of two sides that an arrow points at, the one clockwise of it.
            turn = 0.3 if other else -0.01
            ahead = ((ax + bx) / 2 - x) * (right - turn * down) + ((ay + by) / 2 - y) * (
                down + turn * right
            )
            edge = Edge.of(a, b, SpotKind.SIDE)
            if ahead > most and self.table.has_edge(edge):
                best, most = edge, ahead
        return best

    def _digit(self, digit: str) -> None:
        at = self.cursor
        if self.tool == COLOUR:
            if at is not None and 1 <= int(digit) <= COLOURS:
                self._player.play(self.sheet.with_colour(at, int(digit)))
            return
        if at is None or at in self.table.given:
            return
        typed = self.typed + digit
        if not 1 <= int(typed) <= self.table.length:
            typed = digit
        if not 1 <= int(typed) <= self.table.length:
            return
        self.typed = typed
        if self.tool == PENCIL:
            self._player.show()
            return
        number = int(typed)
        if number in self.table.given.values():
            self._player.say(f"The number {number} is given elsewhere.")
            return
        # 12 takes the place of the 1 that was typed first, also of what that had put away.
        going_on = len(typed) > 1 and self.sheet.written.get(at) == int(typed[:-1])
        sheet = self._player.before if going_on else self.sheet
        self.last = number
        self._player.play(sheet.with_number(at, number), amend=going_on)

    def _enter(self) -> None:
        at = self.cursor
        if at is None:
            return
        if self.tool == COLOUR:
            self._player.play(self.sheet.with_colour(at, self.sheet.next_colour(at)))
        elif self.tool == PENCIL:
            if self.typed:
                note, self.typed = int(self.typed), ""
                self._player.play(self.sheet.with_note(at, note))
            elif self.table.style != "numbers":
                self._player.play(self._pencilled(at, right=False))
        elif self.table.style == "walk":
            self._walk_to(at)
        elif self.table.style == "numbers":
            number = self.table.next_number(self.sheet, self.last)
            if at not in self.table.numbers(self.sheet) and number is not None:
                self.last = number
                self._player.play(self.sheet.with_number(at, number))

    def _erase(self) -> None:
        self.typed = ""
        sheet, at = self.sheet, self.cursor
        if self.tool == COLOUR:
            if at is not None:
                self._player.play(sheet.with_colour(at, None))
        elif self.table.style == "walk" and self.tool == SOLVE:
            self._player.play(sheet.with_walk(sheet.walk[:-1]))
        elif at is not None:
            self._player.play(
                sheet.with_number(at, None)
                if self.tool == SOLVE
                else sheet.with_notes(at, frozenset())
            )

    def focus_lost(self) -> None:
        """An unfinished note is dropped."""
        self.typed = ""


_KEYS = frozenset(
    {
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Escape,
    }
)
