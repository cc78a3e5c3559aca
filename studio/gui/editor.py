"""The editor: canvas, tools and document, bound together."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from studio.board import At, Board, Cell, Corner, Link, Point, Spot, SpotKind
from studio.board.free import GraphBoard
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay, Sketch
from studio.gui import mazes
from studio.gui.canvas import BoardScene, BoardView, accessible
from studio.gui.canvas.hit import cell_at, spot_at
from studio.gui.canvas.listener import Listener
from studio.gui.canvas.painter import colours
from studio.gui.clipboard import Clipboard
from studio.gui.document import Document
from studio.gui.focus import PAINTS_OWN_FOCUS
from studio.gui.keyboard import Keyboard
from studio.gui.look import Look
from studio.gui.marks import Marks
from studio.gui.sentences import place_words
from studio.gui.tools import Decision, Desk, Pointer, Selection, Tool, tools_for
from studio.gui.tools.cells import ghosts
from studio.gui.tools.clip import clues_within
from studio.gui.tools.line import still_there
from studio.gui.tools.number import NumberTool
from studio.gui.tools.typing import Entry, entered
from studio.gui.words import later, tr
from studio.puzzle import ClueKind, Fault, Puzzle

BLINK_MS = 700
"""How long a clue that was asked for stays lit up."""

STRIDE = 0.4
MOST_STRIDES = 100
"""Strokes are followed in steps of at most so many board units, and at most so many at a time."""

INVITATION = later("Click to add the first cell, or drag to paint an outline.")
FIRST_CORNER = later("Click for the first corner, then drag from corner to corner.")


class Editor(QWidget):
    """Shows a document and lets its tools change it.

    Tools decide, the document does: every pointer and key event becomes a :class:`Decision`, and
    :meth:`perform` is the only way on. What the window finds out about the puzzle comes in through
    :meth:`set_overlay`; cursor, selection and the like are the editor's own and added to it.
    """

    hovered = Signal(str)
    """Where the pointer or the cursor is, in words; "" for nowhere."""
    zoomed = Signal(float)
    """The zoom as a share, 1.0 is fitted."""
    refused = Signal(str)
    """Why something was not done."""
    hint = Signal(str)
    """A word about what would happen or did happen; "" takes it back."""
    selectionChanged = Signal(object)
    """The new :class:`Selection`."""
    toolChanged = Signal(str)
    """The key of the tool in hand."""
    toolsChanged = Signal()
    """Another rule, other tools."""
    offerChanged = Signal(object)
    """The value that the next click places, or None."""
    lineDrawn = Signal(object)
    """The line drawn by hand, as node addresses; () when it is gone."""

    def __init__(self, look: Look, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._document = document
        self._overlay = Overlay()
        self._selection = Selection()
        self._entry: Entry | None = None
        self._hover: Spot | None = None
        self._hint = ""
        self._sketch: Sketch | None = None
        self._line: tuple[At, ...] = ()
        self._stroke: int | None = None
        self._dragged: Point = (0.0, 0.0)
        self._wheel: tuple[At | None, int] | None = None
        self._ghosts: tuple[Board, frozenset[At]] | None = None
        self._offer: int | None = None
        self._blink: Spot | None = None
        self._place: At | None = None
        self._near: Link | None = None
        self._lent = False
        self._blinking = QTimer(self)
        self._blinking.setSingleShot(True)
        self._blinking.setInterval(BLINK_MS)
        self._blinking.timeout.connect(self._stop_blinking)
        self._tools = tools_for(document.puzzle.rule)
        self._tool = self._stroking = self._first_tool()
        self._board = document.puzzle.board
        self.keyboard, self.clipboard = Keyboard(self), Clipboard(self)
        colour = colours(look.theme)
        self.scene = BoardScene(colour, self)
        self.view = BoardView(self.scene, self, colour, self)
        self.view.setAccessibleName("Board")
        # The cursor on a cell shows the focus; a ring round the whole desk would say nothing.
        self.view.setProperty(PAINTS_OWN_FOCUS, True)
        self.view.zoomed.connect(self.zoomed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        accessible.install()
        look.changed.connect(self._recolour)
        document.changed.connect(self._follow)
        self._take_up(self._tool)
        self._start()

    # -- document ------------------------------------------------------------------------------

    @property
    def document(self) -> Document:
        return self._document

    @property
    def puzzle(self) -> Puzzle:
        return self._document.puzzle

    def set_document(self, document: Document) -> None:
        """Show another document, from its whole board on."""
        self._document.changed.disconnect(self._follow)
        rule_changed = document.puzzle.rule != self.puzzle.rule
        self._document = document
        document.changed.connect(self._follow)
        if rule_changed:
            self.set_tools(tools_for(document.puzzle.rule))
        self._board = document.puzzle.board
        self._overlay = Overlay()
        self._start()

    def _start(self) -> None:
        self._entry, self._hover, self._line = None, None, ()
        self._stroke, self._wheel = None, None
        self._selection = Selection()
        self.selectionChanged.emit(self._selection)
        self.view.set_corners(len(self.puzzle.board.lattice.sides))
        self._refresh()
        self.view.fit()

    def _follow(self, puzzle: Puzzle) -> None:
        """The document changed, by a tool, by undo or by the window."""
        if puzzle.board != self._board:
            # What was found out about another board may name cells that are gone.
            self._overlay = Overlay()
            self._board = puzzle.board
            if self._entry is not None and self._entry.at not in puzzle.board:
                self._entry = None
            # Whatever lay on cells that are gone goes before anything is drawn again.
            self._hover = None
            if self._line and not still_there(puzzle, self._line):
                self._line = ()
                self.lineDrawn.emit(())
            self.select(self._selection.within(puzzle.board))
        self._refresh()
        if self._selection.cursor is not None:
            accessible.tell_name(self.view, puzzle.board.index(self._selection.cursor))

    def perform(self, decision: Decision) -> bool:
        """Do what a tool decided; False if it was refused."""
        if decision.fault is not None:
            self.refused.emit(decision.fault.sentence)
        if decision.selection is not None:
            kept = decision.selection
            if decision.after is None:
                self.select(kept)
            elif kept != self._selection:
                self._selection = kept
                self.selectionChanged.emit(kept)
        fault = None
        if decision.after is not None:
            revision = self._document.revision
            fault = self._document.apply(decision.after, stroke=self._stroke)
            if fault is not None:
                self.refused.emit(fault.sentence)
            elif any(decision.shift):
                down, right = decision.shift
                self._dragged = (self._dragged[0] + right, self._dragged[1] + down)
                self.view.shift(right=right, down=down)
            if self._document.revision == revision:
                # Nothing changed but perhaps the selection.
                self._refresh()
        if decision.entry is not None:
            self.select(Selection(cursor=self._selection.cursor))
            self.set_entry(decision.entry)
        if decision.hint:
            self._say(decision.hint)
        if decision.line is not None:
            self._draw_line(decision.line)
        self._tell_offer()
        return decision.fault is None and fault is None

    def take(self, decision: Decision | None) -> bool:
        """Do what a tool decided about a key; False if the key means nothing to it."""
        if decision is None:
            return False
        self._stroke = None
        self.perform(decision)
        cursor = self._selection.cursor
        if cursor is not None:
            self.view.reveal_cell(*self.puzzle.board.centre(cursor))
        return True

    def undo(self) -> None:
        """Take back the unfinished entry, else the last step."""
        if self._entry is not None:
            self.set_entry(None)
        else:
            self._document.undo_stack.undo()

    def redo(self) -> None:
        self._document.undo_stack.redo()

    # -- what is shown -------------------------------------------------------------------------

    def set_overlay(self, overlay: Overlay) -> None:
        """What the window found out about the puzzle."""
        self._overlay = overlay
        self._refresh()

    def lend(self, listener: Listener | None) -> None:
        """Let another mode listen to the board and draw on it; None: take the board back."""
        self.finish_entry()
        self._hover, self._lent = None, listener is not None
        self.view.set_listener(listener or self)
        self.view.set_hand(self._tool.pans and not self._lent)
        self.view.set_shape(Qt.CursorShape.ArrowCursor if self._lent else self._tool.cursor)
        self._refresh()

    def _refresh(self) -> None:
        if self._lent:
            return
        puzzle = self.puzzle
        empty = not puzzle.board.cells
        words = FIRST_CORNER if isinstance(puzzle.board, GraphBoard) else INVITATION
        self.view.set_invitation(tr(words) if empty else "")
        self.scene.show_picture(draw(puzzle, self.merged_overlay()))

    def merged_overlay(self) -> Overlay:
        """The window's overlay with the editor's own marks."""
        marks = Marks(
            self._selection,
            self._entry,
            self._hover,
            self._blink,
            self._missing() if self._tool.shows_ghosts else frozenset(),
            self._line,
            self.puzzle.rule.line_on,
            mazes.ways(self.puzzle).jumps_from(self._place),
        )
        return replace(marks.over(self._overlay), sketch=self._sketch)

    def _missing(self) -> frozenset[At]:
        board = self.puzzle.board
        if self._ghosts is None or self._ghosts[0] is not board:
            self._ghosts = (board, ghosts(self.puzzle))
        return self._ghosts[1]

    @property
    def line(self) -> tuple[At, ...]:
        """The line drawn by hand, as node addresses."""
        return self._line

    def _draw_line(self, line: tuple[At, ...]) -> None:
        if line != self._line:
            self._line = line
            self._refresh()
            self.lineDrawn.emit(line)

    def reveal(self, spot: Spot) -> None:
        """Pan a spot into sight."""
        board = self.puzzle.board
        match spot:
            case Link(a, b, on):
                ends, cells = (a, b), on == SpotKind.LINK.value
            case Cell(at) | Corner(at):
                ends, cells = (at, at), isinstance(spot, Cell)
        box = QRectF()
        for at in ends:
            x, y = board.centre(at) if cells else board.lattice.corner_point(at)
            box = box.united(QRectF(x - 1, y - 1, 2, 2))
        self.view.reveal(box)

    def blink(self, spot: Spot) -> None:
        """Light up the border of a spot once."""
        self._blink = spot
        self._blinking.start()
        self._refresh()

    def _stop_blinking(self) -> None:
        self._blink = None
        self._refresh()

    def _recolour(self) -> None:
        colour = colours(self._look.theme)
        self.scene.set_colour(colour)
        self.view.set_colour(colour)

    # -- tools ---------------------------------------------------------------------------------

    @property
    def tools(self) -> tuple[Tool, ...]:
        """The tools of the rail, in its order."""
        return self._tools

    @property
    def tool(self) -> Tool:
        """The tool in hand."""
        return self._tool

    def set_tools(self, tools: tuple[Tool, ...]) -> None:
        """Other tools, such as those of play; the second (or only) one is taken in hand."""
        self._tools = tools
        self._tool = self._first_tool()
        self.toolsChanged.emit()
        self._take_up(self._tool)

    def set_tool(self, key: str) -> None:
        """Take the tool with this key in hand; KeyError if there is none."""
        tool = next((tool for tool in self._tools if tool.key == key), None)
        if tool is None:
            raise KeyError(key)
        if tool is not self._tool:
            self.finish_entry()
            self._take_up(tool)
            self._refresh()
            self.view.refit()

    def _first_tool(self) -> Tool:
        """The rule's own first tool: what a newcomer wants to do at once."""
        return self._tools[min(1, len(self._tools) - 1)]

    def _take_up(self, tool: Tool) -> None:
        self._tool = self._stroking = tool
        tool.begin()
        self._hover = self._sketch = None
        self._say("")
        self.view.set_hand(tool.pans)
        self.view.set_shape(tool.cursor)
        self.toolChanged.emit(tool.key)
        self._tell_offer()

    def _acting(self) -> Tool:
        """The tool in hand; on an empty board whatever tool adds cells."""
        if self.puzzle.board.cells or self._tool.pans:
            return self._tool
        return next((tool for tool in self._tools if tool.shows_ghosts), self._tool)

    @property
    def offer(self) -> int | None:
        """The value that the next click places."""
        return self._tool.offer if isinstance(self._tool, NumberTool) else None

    def set_offer(self, value: int | None) -> None:
        """Choose what the next click places, as the strip does."""
        if isinstance(self._tool, NumberTool):
            self._tool.offer = value
            self._tell_offer()

    def _tell_offer(self) -> None:
        if self.offer != self._offer:
            self._offer = self.offer
            self.offerChanged.emit(self._offer)

    # -- pointer -------------------------------------------------------------------------------

    def desk(self) -> Desk:
        """What lies before a tool now."""
        return Desk(self.puzzle, self._selection)

    def press(self, pointer: Pointer) -> None:
        self.finish_entry()
        self.keyboard.disarm()
        self._wheel = None
        self._stroke = self._document.new_stroke()
        self._stroking = self._acting()
        self._dragged = pointer.point
        self.perform(self._stroking.press(self.desk(), pointer))

    def drag(self, pointer: Pointer) -> None:
        """A fast hand skips cells between two events: the tool sees the way in small steps."""
        (x, y), (dx, dy) = self._dragged, pointer.point
        dx, dy = dx - x, dy - y
        steps = 1
        if self._stroking.follows:
            steps = min(max(math.ceil(math.hypot(dx, dy) / STRIDE), 1), MOST_STRIDES)
        for _ in range(steps):
            # A step may move the addresses of the board, and the hand's place with them.
            self._dragged = (self._dragged[0] + dx / steps, self._dragged[1] + dy / steps)
            here = replace(pointer, point=self._dragged)
            self.perform(self._stroking.drag(self.desk(), here))
        self._show_sketch(self._stroking.sketch)

    def release(self, pointer: Pointer) -> None:
        self.perform(self._stroking.release(self.desk(), pointer))
        self._stroke = None
        self._show_sketch(self._stroking.sketch)

    def _show_sketch(self, sketch: Sketch | None) -> None:
        """What the hand is about to draw."""
        if sketch != self._sketch:
            self._sketch = sketch
            self._refresh()

    def hover(self, pointer: Pointer | None) -> None:
        spot, words = (None, "")
        if pointer is not None:
            spot, words = self._acting().hover(self.desk(), pointer)
        if spot != self._hover:
            self._hover = spot
            self._refresh()
        self._show_sketch(None if pointer is None else self._acting().sketch)
        self._say(words)
        board = self.puzzle.board
        at = None if pointer is None else cell_at(board, pointer.point)
        if at is None:
            at = self._selection.cursor
        self._point_at(at)
        self._near = None
        if pointer is not None and board.cells:
            on = SpotKind.LINK if self.puzzle.rule.line_on == "cells" else SpotKind.EDGE
            near = spot_at(board, pointer.point, on)
            self._near = near if isinstance(near, Link) else None
        self.hovered.emit("" if at is None else place_words(board, Cell(at)))

    def wheel(self, pointer: Pointer, steps: int) -> bool:
        decision = self._acting().wheel(self.desk(), pointer, steps)
        if decision is None:
            return False
        self.set_entry(None)
        if self._wheel is None or self._wheel[0] != self._selection.cursor:
            self._wheel = (self._selection.cursor, self._document.new_stroke())
        self._stroke = self._wheel[1]
        self.perform(decision)
        self._stroke = None
        return True

    def key(self, key: int, text: str, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        self._wheel = None
        return self.keyboard.press(key, text, shift=shift, ctrl=ctrl, alt=alt)

    def wants_key(self, key: int, text: str) -> bool:
        return self.keyboard.wants(key, text)

    def focus_lost(self) -> None:
        if isValid(self._document) and isValid(self.scene):
            self.finish_entry()

    def set_walker(self, walk: Callable[[bool], bool], enter: Callable[[], bool]) -> None:
        """Who is asked about Tab (True: forward) and Enter first; True means done."""
        self.keyboard.walk, self.keyboard.enter = walk, enter

    # -- selection and entry -------------------------------------------------------------------

    @property
    def selection(self) -> Selection:
        return self._selection

    def select(self, selection: Selection) -> None:
        """Select other cells and put the cursor elsewhere."""
        if selection == self._selection:
            return
        moved = selection.cursor != self._selection.cursor
        self._selection = selection
        if moved and selection.cursor is not None:
            self._place = selection.cursor
        self._refresh()
        self.selectionChanged.emit(selection)
        if moved and selection.cursor is not None:
            accessible.tell_cursor(self.view, self.puzzle.board.index(selection.cursor))
            self._near = None
            self.hovered.emit(place_words(self.puzzle.board, Cell(selection.cursor)))

    def _point_at(self, at: At | None) -> None:
        """Another cell is pointed at; where it leads may show."""
        if at != self._place:
            self._place = at
            if mazes.is_maze(self.puzzle):
                self._refresh()

    @property
    def place(self) -> At | None:
        """The cell that was last told as the place of pointer or cursor."""
        return self._place if self._place in self.puzzle.board else None

    @property
    def near(self) -> Link | None:
        """The link under the pointer that a line may use."""
        return self._near if self._near is not None and self.puzzle.board.has(self._near) else None

    def select_all(self) -> None:
        """Select every cell."""
        cells = self.puzzle.board.cells
        cursor = self._selection.cursor or (cells[0] if cells else None)
        self.select(Selection(frozenset(cells), cursor))

    @property
    def entry(self) -> Entry | None:
        """The number being typed."""
        return self._entry

    def set_entry(self, entry: Entry | None) -> None:
        """Show another unfinished number, or none."""
        if entry != self._entry:
            self._entry = entry
            self._refresh()

    def finish_entry(self) -> bool:
        """Place what was typed; an offered number that nobody confirmed is dropped."""
        entry, self._entry = self._entry, None
        if entry is None:
            return True
        self._refresh()
        return True if entry.offered or not entry.text else self.enter(entry)

    def confirm_entry(self) -> bool:
        """Enter: place the number and offer the next one."""
        entry, self._entry = self._entry, None
        if entry is None:
            return False
        if entry.text and self.enter(entry):
            number = self.number_tool(entry.kind)
            if number is not None:
                number.committed(self.puzzle, int(entry.text))
        self._refresh()
        self._tell_offer()
        return True

    def enter(self, entry: Entry) -> bool:
        """Place a number that was typed; False if it was refused."""
        result = entered(self.puzzle, entry)
        if isinstance(result, Fault):
            return self.perform(Decision(fault=result))
        return self.perform(Decision(after=result))

    def number_tool(self, kind: ClueKind) -> NumberTool | None:
        """The tool that places numbers of a kind."""
        numbers = (tool for tool in self._tools if isinstance(tool, NumberTool))
        return next((tool for tool in numbers if tool.kind == kind), None)

    # -- clipboard -----------------------------------------------------------------------------

    def delete(self) -> None:
        """Erase the clues on the selected cells, or on the cursor's."""
        self.set_entry(None)
        if self.take(self._tool.delete(self.desk())):
            return
        cursor = self._selection.cursor
        cells = self._selection.cells or frozenset(() if cursor is None else (cursor,))
        clues = set(clues_within(self.puzzle, cells)) if cells else set()
        if clues:
            self.perform(Decision(after=self.puzzle.erased(*clues)))

    def copy(self) -> bool:
        """Put the clues of the selection on the clipboard; False if nothing is selected."""
        return self.clipboard.copy()

    def cut(self) -> None:
        """Copy, then erase."""
        if self.copy():
            self.delete()

    def paste(self) -> None:
        """Place the clues on the clipboard from the cursor on."""
        self.clipboard.paste()

    def duplicate(self) -> None:
        """Place the selected clues again, one cell to the right."""
        self.clipboard.duplicate()

    def _say(self, words: str) -> None:
        if words != self._hint:
            self._hint = words
            self.hint.emit(words)
