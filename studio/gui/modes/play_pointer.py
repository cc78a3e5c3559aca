"""The player's pointer: what clicks and drags mark on the board in play."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import count

from studio.board import At, Edge
from studio.drawing.hit import cell_at, corner_at, edge_at, side_at
from studio.gui.editor.tools import Pointer, Selection
from studio.gui.modes.play_hand import COLOUR, PENCIL, SOLVE, Player, PlayHand
from studio.gui.modes.play_keyboard import Letters, PlayKeyboard
from studio.gui.modes.play_words import marks_words
from studio.gui.style.texts import tr
from studio.language import number as grouped
from studio.puzzle.play import BLANK

MIDDLE = 0.3
"""A press so near to the middle of a cell begins a line there, a press beyond marks an edge."""

AT_CORNER = 0.3
"""A line leads to the corner that is so near to the pointer, in board units."""

STROKES = count(1)
"""The numbers of strokes: no two of the program have the same, as games outlive windows."""

STRIDE = 0.2
MOST_STRIDES = 200
"""Lines are followed in steps of at most so many board units, and at most so many at a time."""


class _Stroke:
    """A press and what is dragged from it."""

    def __init__(self, pointer: Pointer) -> None:
        self.right = pointer.right
        self.point = pointer.point
        """Where the hand was last."""
        self.resting = True
        """Has it marked or tried to mark nothing yet?"""
        self.on = True
        self.pressed: Edge | None = None
        """The edge that the press marked, until the stroke leads on from it, if it does."""
        self.before = BLANK
        """The marks before that."""
        self.start: At | None = None
        """Where a line begins that is drawn from there: the cell of the press, or the corner near
        it; None in the middle of a line."""
        self.node: At | None = None
        self.edge: Edge | None = None
        self.refused: Edge | None = None
        """Where the hand is, though no line may be drawn there."""
        self.end: At | None = None
        """The end of the line, where it was pressed and nothing was dragged from it yet."""
        self.colour: int | None = None
        self.notes: frozenset[int] = frozenset()


class PlayPointer(PlayHand):
    """Listens to the board for a player; see :class:`studio.gui.editor.canvas.listener.Listener`.

    ``letters`` gives what plain letters do now.
    """

    def __init__(self, player: Player, letters: Letters) -> None:
        super().__init__(player)
        self._keyboard = PlayKeyboard(self, letters)
        self._stroke: _Stroke | None = None

    def begin(self) -> None:
        """Another game: forget what the last one left, also a stroke that is not ended."""
        super().begin()
        self.give_up()

    def give_up(self) -> None:
        """What is being drawn ends here: the rest of the drag means nothing."""
        self._stroke, self.stroke = None, 0

    @property
    def selection(self) -> Selection:
        """No cells are selected in play; the cursor is on one."""
        return Selection(frozenset(), self.cursor)

    def marks_at(self, at: At) -> str:
        """What the player has marked on a cell."""
        return marks_words(self.table, self.sheet, at)

    def number_at(self, at: At) -> int | None:
        """The number that the player has written into a cell."""
        return self.sheet.written.get(at)

    def press(self, pointer: Pointer) -> None:
        """A click marks; what it marks goes on while it is dragged."""
        self.typed, self.aim = "", None
        self._stroke = _Stroke(pointer)
        self.stroke = next(STROKES)
        cell = cell_at(self.puzzle.board, pointer.point)
        self._stroke.before = self.sheet
        self._stroke.start = self._node_there(pointer)
        if cell is not None:
            self.cursor = cell
        if self.tool == PENCIL:
            if cell is not None and not self.left_out(cell):
                marked = self.pencilled(cell, right=pointer.right)
                self._stroke.node = cell
                self._stroke.notes = marked.noted.get(cell, self._stroke.notes)
                self.mark(marked)
            return
        if self.tool == COLOUR:
            if cell is not None:
                self._stroke.node = cell
                self._stroke.colour = None if pointer.right else self.sheet.next_colour(cell)
                self.mark(self.sheet.with_colour(cell, self._stroke.colour))
            return
        {"links": self._press_edges, "numbers": self._press_numbers, "walk": self._press_walk}[
            self.table.style
        ](pointer, cell)

    def _edge_under(self, pointer: Pointer) -> Edge | None:
        board = self.puzzle.board
        near = edge_at if self.over_cells else side_at
        edge = near(board, pointer.point)
        return edge if self.table.has_edge(edge) else None

    def _node_under(self, pointer: Pointer, reach: float) -> At | None:
        """The corner that lies within ``reach`` of the pointer, or the cell whose middle does."""
        board = self.puzzle.board
        if not self.over_cells:
            return corner_at(board, pointer.point, reach)
        cell = cell_at(board, pointer.point)
        near = cell is not None and math.dist(board.centre(cell), pointer.point) <= reach
        return cell if near else None

    def _node_there(self, pointer: Pointer) -> At | None:
        """The cell under the pointer, or the corner that a line leads to there."""
        board = self.puzzle.board
        return (
            cell_at(board, pointer.point)
            if self.over_cells
            else corner_at(board, pointer.point, AT_CORNER)
        )

    def _press_edges(self, pointer: Pointer, cell: At | None) -> None:
        node = self._node_under(pointer, MIDDLE if self.over_cells else 0.22)
        assert self._stroke is not None
        self._stroke.node = node
        if node is None or pointer.right:
            edge = self._edge_under(pointer)
            if edge is not None:
                self._stroke.resting = False
                self._press_edge(self._stroke, edge, right=pointer.right)
            elif self.over_cells and not pointer.right:
                # Near the rim, where no line goes, it is as in the middle.
                self._stroke.node = cell

    def _press_edge(self, stroke: _Stroke, edge: Edge, *, right: bool) -> None:
        stroke.on = self.toggle(edge, cross=right)
        stroke.pressed = None if right else edge

    def _press_numbers(self, pointer: Pointer, cell: At | None) -> None:
        edge = self._edge_under(pointer)
        assert self._stroke is not None
        if edge is not None:
            self._press_edge(self._stroke, edge, right=pointer.right)
        elif cell is not None and pointer.right:
            self.mark(self.sheet.with_number(cell, None))
        elif cell is not None:
            self._number(cell)

    def _number(self, cell: At) -> None:
        """Write the next number into a cell, or go on from the one that is there."""
        table, sheet = self.table, self.sheet
        number = table.numbers(sheet).get(cell)
        assert self._stroke is not None
        self._stroke.node = cell
        if number is None:
            number = table.next_number(sheet, self.last)
            if number is None:
                return
            self.last = number
            self.mark(sheet.with_number(cell, number))
        else:
            # The line goes on from here.
            self.last = number
            self.player.show()

    def _press_walk(self, pointer: Pointer, cell: At | None) -> None:
        if cell is None:
            return
        if pointer.right:
            self.mark(self.sheet.with_walk(self.sheet.walk[:-1]))
            return
        assert self._stroke is not None
        self._stroke.node = cell
        if self.sheet.walk and cell == self.sheet.walk[-1]:
            # A click takes it back; a drag goes on from here.
            self._stroke.end = cell
        else:
            self.walk_to(cell)

    def drag(self, pointer: Pointer) -> None:
        """The stroke goes on; a fast hand skips cells and corners, its way is followed in steps."""
        stroke = self._stroke
        if stroke is None:
            return
        # A click would not mark it any more, and where the line goes is seen.
        self._light_up(None)
        (x, y), (right, down) = stroke.point, pointer.point
        steps = 1
        if stroke.node is not None or stroke.pressed is not None:
            far = math.dist(stroke.point, pointer.point)
            steps = min(max(math.ceil(far / STRIDE), 1), MOST_STRIDES)
        for step in range(1, steps + 1):
            part = step / steps
            place = (x + part * (right - x), y + part * (down - y))
            self._drag_to(stroke, replace(pointer, point=place))
        stroke.point = pointer.point

    def _drag_to(self, stroke: _Stroke, pointer: Pointer) -> None:
        style, board = self.table.style, self.puzzle.board
        if self.tool != SOLVE:
            cell = cell_at(board, pointer.point)
            if cell is not None and cell != stroke.node:
                self._drag_note(stroke, cell)
            return
        if stroke.pressed is not None:
            self._lead_on(stroke, stroke.pressed, pointer)
            return
        if style == "links" and stroke.node is None:
            edge = self._edge_under(pointer)
            if edge is not None and stroke.right and edge not in self.table.laid:
                self.mark(self.sheet.with_edge(edge, "crossed", stroke.on))
            return
        node = self._node_there(pointer)
        if node is None or node == stroke.node or stroke.node is None or stroke.right:
            return
        if style == "links":
            if self.table.joined(stroke.node, node):
                edge = self.table.edge(stroke.node, node)
                back = edge == stroke.edge
                if edge == stroke.refused:
                    return  # said once
                stroke.resting = False
                if self.draw(edge, not back):
                    stroke.node, stroke.edge = node, None if back else edge
                stroke.refused = None if stroke.node == node else edge
        elif style == "numbers":
            self._drag_number(stroke, node)
        else:
            stroke.node, stroke.end = node, None
            if self.table.joined(self.sheet.walk[-1], node) if self.sheet.walk else True:
                self.walk_to(node)

    def _lead_on(self, stroke: _Stroke, pressed: Edge, pointer: Pointer) -> None:
        """A stroke that began near an edge is a line once it comes to another node: what the press
        marked is taken back, and the line drawn as from the middle of the cell."""
        start, node = stroke.start, self._node_there(pointer)
        if start is None:
            # Pressed between two nodes: it leads on from the one that it comes to.
            if node is not None and node in (pressed.a, pressed.b):
                stroke.pressed = None
                if stroke.on or self.draw(pressed, True):
                    stroke.node, stroke.edge = node, pressed
            return
        if node is None or not self.table.joined(start, node):
            return
        stroke.pressed = None
        self.mark(stroke.before)
        self.player.say("")
        stroke.node = start
        if self.table.style == "numbers":
            self._number(start)
        self._drag_to(stroke, pointer)

    def _drag_note(self, stroke: _Stroke, cell: At) -> None:
        """Colours and shading go on over cells; notes of numbers belong to one cell each."""
        if self.tool == COLOUR:
            self.mark(self.sheet.with_colour(cell, stroke.colour))
        elif self.table.style == "links" and stroke.node is not None:
            if not self.left_out(cell):
                self.mark(self.sheet.with_notes(cell, stroke.notes))
        else:
            return
        stroke.node = cell

    def _drag_number(self, stroke: _Stroke, node: At) -> None:
        table, sheet = self.table, self.sheet
        assert stroke.node is not None
        numbers = table.numbers(sheet)
        if not table.joined(stroke.node, node):
            return
        here, there = numbers.get(stroke.node), numbers.get(node)
        if here is None:
            self.mark(sheet.with_edge(table.edge(stroke.node, node), "drawn", True))
            stroke.node = node
        elif there == here + 1 or (there is None and here < table.length):
            taken = here + 1 in numbers.values() and there is None
            if taken:
                self.player.say(tr("The number {} stands elsewhere.").format(grouped(here + 1)))
                return
            stroke.node, self.last = node, here + 1
            if there is None:
                self.mark(sheet.with_number(node, here + 1))
        elif there == here - 1 and node not in table.given and stroke.node in sheet.written:
            # Back along the line takes the last number away.
            self.last = there
            self.mark(sheet.with_number(stroke.node, None))
            stroke.node = node

    def release(self, pointer: Pointer) -> None:
        """The stroke ends. A click on the middle of a cell, which draws nothing, shades it, and one
        on the end of a walk takes that back."""
        stroke = self._stroke
        if stroke is not None and stroke.end is not None and stroke.end in self.sheet.walk[-1:]:
            self.walk_to(stroke.end)
        if stroke is not None and stroke.resting and self.tool == SOLVE:
            cell = cell_at(self.puzzle.board, pointer.point)
            if cell is not None and cell == stroke.node and self.shadeable(cell):
                self.mark(self.pencilled(cell, right=pointer.right))
        self.give_up()

    def hover(self, pointer: Pointer | None) -> None:
        """Light up the edge that a click would mark."""
        edge = None
        if pointer is not None and self.tool == SOLVE and self.table.style != "walk":
            edge = self._edge_under(pointer)
        self._light_up(edge)

    def _light_up(self, edge: Edge | None) -> None:
        if edge != self.under:
            self.under = edge
            self.player.show()

    def wheel(self, pointer: Pointer, steps: int) -> bool:
        """The wheel zooms."""
        return False

    # -- keys --------------------------------------------------------------------------------------

    def wants_key(self, key: int, text: str) -> bool:
        """Keys that are for the board though the window has a shortcut for them."""
        return self._keyboard.wants(key, text)

    def key(self, key: int, text: str, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        """A key went down: the hand is on the keys now, not at what the pointer is on."""
        self._light_up(None)
        return self._keyboard.key(key, text, shift=shift, ctrl=ctrl, alt=alt)

    def focus_lost(self) -> None:
        """An unfinished note is dropped."""
        self.typed = ""
