"""The pointer on the board: strokes, what lies under it, and the wheel."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from shiboken6 import isValid

from studio.board import At, Board, Cell, Edge, Point, Spot, SpotKind
from studio.drawing.hit import cell_at, spot_at
from studio.drawing.overlay import Sketch
from studio.gui.editor.tools import Pointer, Selection, Tool
from studio.gui.style.sentences import place_words
from studio.puzzle import Puzzle

if TYPE_CHECKING:
    from studio.gui.editor.editor import Editor

STRIDE = 0.4
MOST_STRIDES = 100
"""Strokes are followed in steps of at most so many board units, and at most so many at a time."""


class PointerController:
    """Brings what the pointer does before the tool in hand; the canvas's listener while editing.

    All changes between a press and its release are one stroke, which undo takes back at once; so
    are turns of the wheel on one cell.
    """

    def __init__(self, editor: Editor, tool: Tool) -> None:
        self._editor = editor
        self._stroking = tool
        self._dragged: Point = (0.0, 0.0)
        self._stamping = self._asking = False
        self._pressed_on = editor.puzzle.board
        self._wheel: tuple[At | None, int] | None = None
        self._place: At | None = None
        self._near: Edge | None = None
        self.stroke: int | None = None
        """The stroke that is being drawn."""
        self.over: Spot | None = None
        """What a click would mean."""
        self.sketch: Sketch | None = None
        """What is about to be drawn."""

    def rest(self) -> None:
        """Another document or another board: nothing is being drawn, nothing pointed at."""
        self.give_up()
        self.over, self._wheel = None, None
        self._place, self._near = None, None

    def give_up(self) -> None:
        """What is being drawn ends here, though the button is still down: the tool hears of the
        pointer again with the next press, for what it remembers is no longer there."""
        self.stroke = self.sketch = None
        self._stamping = self._asking = False

    def take_up(self, tool: Tool) -> None:
        """Another tool is in hand."""
        self.give_up()
        self._stroking = tool
        self.over = None

    def shifted(self, down: int, right: int) -> None:
        """The addresses of the board moved, and the hand's place with them."""
        self._dragged = (self._dragged[0] + right, self._dragged[1] + down)

    # -- what is under it ----------------------------------------------------------------------

    @property
    def place(self) -> At | None:
        """The cell that was last told as the place of pointer or cursor."""
        return self._place if self._place in self.puzzle.board else None

    @property
    def near(self) -> Edge | None:
        """The edge under the pointer that a line may use."""
        return self._near if self._near is not None and self.puzzle.board.has(self._near) else None

    def follow_board(self, before: Board, after: Board) -> None:
        """The board changed: a place that is gone, or elsewhere by its name, is told no more."""
        if self._place is not None and not after.lies_alike(self._place, before):
            self._place, self._near = None, None

    def follow_cursor(self, at: At | None, before: At | None) -> None:
        """The cursor moved: that is the place now, wherever the pointer is. Where there is none any
        more the place ``before`` is told no longer, unless it is pointed at."""
        if at is not None or (self._place == before and self.over is None):
            self._place, self._near = at, None

    def hover(self, pointer: Pointer | None) -> None:
        editor = self._editor
        if editor.floating is not None:
            self._float(pointer)
            return
        tool = editor.acting()
        over, words = (None, "") if pointer is None else tool.hover(editor.context(), pointer)
        self._mean(over)
        self._show_sketch(None if pointer is None else tool.sketch)
        editor.say(words)
        self._look(pointer)

    def _mean(self, over: Spot | None) -> None:
        """A click would mean this spot."""
        if over != self.over:
            self.over = over
            self._editor.refresh()

    def _look(self, pointer: Pointer | None) -> None:
        """Find the place that is told and the edge there: under the pointer, else the cursor's."""
        editor, board = self._editor, self.puzzle.board
        at = None if pointer is None else cell_at(board, pointer.point)
        if at is None:
            at = self.selection.cursor
        self._point_at(at)
        self._near = None if pointer is None else self._edge_at(pointer.point)
        editor.hovered.emit("" if at is None else place_words(board, Cell(at)))

    def _edge_at(self, point: Point) -> Edge | None:
        board = self.puzzle.board
        if not board.cells:
            return None
        on = SpotKind.EDGE if self.puzzle.rule.line_on == "cells" else SpotKind.SIDE
        near = spot_at(board, point, on)
        return near if isinstance(near, Edge) else None

    def _point_at(self, at: At | None) -> None:
        """Another cell is pointed at; where it leads may show."""
        if at != self._place:
            self._place = at
            if self.puzzle.rule.leaps:
                self._editor.refresh()

    def _show_sketch(self, sketch: Sketch | None) -> None:
        if sketch != self.sketch:
            self.sketch = sketch
            self._editor.refresh()

    # -- strokes -------------------------------------------------------------------------------

    def _float(self, pointer: Pointer | None) -> None:
        """Clues that float follow the pointer."""
        floating = self._editor.floating
        if floating is not None and pointer is not None:
            at = self.puzzle.board.lattice.nearest(pointer.point)
            # Cells that lie otherwise, as every second triangle does, are passed over.
            if floating.fits_over(at, self.puzzle):
                self._editor.float(floating.over(at))
            self._look(pointer)

    def press(self, pointer: Pointer) -> None:
        editor = self._editor
        self._stamping, self._asking = editor.floating is not None, False
        if self._stamping:
            self._float(pointer)
            if pointer.right:
                editor.float(None)
            else:
                editor.clipboard.stamp()
            return
        self._asking = pointer.right and not editor.right_edits()
        if self._asking:
            editor.writing.finish()
            return
        editor.writing.finish()
        editor.keyboard.disarm()
        self._wheel = None
        self.stroke = editor.document.new_stroke()
        self._stroking = editor.acting()
        self._dragged, self._pressed_on = pointer.point, self.puzzle.board
        editor.perform(self._stroking.press(editor.context(), pointer))

    def drag(self, pointer: Pointer) -> None:
        """A fast hand skips cells between two events: the tool sees the way in small steps."""
        if self._stamping:
            self._float(pointer)
        if self._stamping or self._asking or self.stroke is None:
            return  # None where it began in another mode
        (x, y), (dx, dy) = self._dragged, pointer.point
        dx, dy = dx - x, dy - y
        steps = 1
        if self._stroking.follows:
            steps = min(max(math.ceil(math.hypot(dx, dy) / STRIDE), 1), MOST_STRIDES)
        for _ in range(steps):
            # From where the hand is now: a step may have moved the addresses of the board.
            self._dragged = (self._dragged[0] + dx / steps, self._dragged[1] + dy / steps)
            here = replace(pointer, point=self._dragged)
            self._editor.perform(self._stroking.drag(self._editor.context(), here))
        self._show_sketch(self._stroking.sketch)
        self._look(replace(pointer, point=self._dragged))

    def release(self, pointer: Pointer) -> None:
        asking, self._asking = self._asking, False
        if asking:
            self._editor.menuRequested.emit(pointer.point)
        if self._stamping or asking or self.stroke is None:
            return
        self._editor.perform(self._stroking.release(self._editor.context(), pointer))
        self.stroke = None
        if self.puzzle.board is not self._pressed_on:
            # The board stays put under the hand, which may have set something out of sight.
            self._editor.showing.keep_in_sight(self.selection.cursor)
        self._show_sketch(self._stroking.sketch)
        # A click has no way to be followed, and may have made what is there now; a stroke ends
        # elsewhere than it began.
        self._mean(self._editor.acting().hover(self._editor.context(), pointer)[0])
        self._look(pointer)

    def wheel(self, pointer: Pointer, steps: int) -> bool:
        editor = self._editor
        if editor.floating is not None:
            return False
        decision = editor.acting().wheel(editor.context(), pointer, steps)
        if decision is None:
            return False
        editor.writing.show(None)
        if self._wheel is None or self._wheel[0] != self.selection.cursor:
            self._wheel = (self.selection.cursor, editor.document.new_stroke())
        self.stroke = self._wheel[1]
        editor.perform(decision)
        self.stroke = None
        return True

    # -- the rest of what the canvas tells -----------------------------------------------------

    @property
    def puzzle(self) -> Puzzle:
        return self._editor.puzzle

    @property
    def selection(self) -> Selection:
        return self._editor.selection

    def marks_at(self, at: At) -> str:
        return ""

    def number_at(self, at: At) -> int | None:
        return None

    def go_to(self, at: At) -> None:
        self._editor.select(Selection.of(at))

    def key(self, key: int, text: str, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        self._wheel = None
        return self._editor.keyboard.press(key, text, shift=shift, ctrl=ctrl, alt=alt)

    def wants_key(self, key: int, text: str) -> bool:
        return self._editor.keyboard.wants(key, text)

    def focus_lost(self) -> None:
        if isValid(self._editor.document) and isValid(self._editor.scene):
            self._editor.writing.finish()
