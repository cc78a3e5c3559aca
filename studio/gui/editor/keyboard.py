"""Keys on the board: the cursor, typing, tools by letter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from studio.board import At, Cell
from studio.gui.editor.canvas.steps import PLANE, Way, beside, row_end, step
from studio.gui.editor.floating import Floating
from studio.gui.editor.tools import Decision, Selection
from studio.gui.editor.tools.mark import MarkTool
from studio.gui.editor.tools.typing import (
    QUESTION,
    Entry,
    backspaced,
    complete,
    may_be_open,
    typed,
    typed_kind,
)
from studio.puzzle import Clue, ClueKind, Fault
from studio.puzzle.message import Message

if TYPE_CHECKING:
    from studio.gui.editor.editor import Editor

WAYS: dict[int, Way] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
PAGES = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that are held with others."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ALWAYS = (
    *WAYS,
    *PAGES,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
)
_FLOATING = (
    *WAYS,
    *_ENTER,
    Qt.Key.Key_Escape,
    Qt.Key.Key_R,
    Qt.Key.Key_F,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
)
"""What clues that float understand; they have no use for the cursor's other keys."""


class Keyboard:
    """What keys do while the board has the focus. True means that a key was used.

    ``walk`` and ``enter`` belong to the window: Tab through suggestions, Enter on one of them.
    """

    def __init__(self, editor: Editor) -> None:
        self._editor = editor
        self._armed: MarkTool | None = None
        self.walk: Callable[[bool], bool] = lambda forward: False
        self.enter: Callable[[], bool] = lambda: False
        self.alone = True
        """Does nobody else hear commands such as Ctrl+C? A window has actions for them."""

    def wants(self, key: int, text: str) -> bool:
        """Is a plain key for the board, though the window may have a shortcut for it?"""
        if key in (_ALWAYS if self._editor.floating is None else _FLOATING):
            return True
        if key in _ENTER and self._editor.writing.entry is not None:
            return True
        if text in ("+", "-", QUESTION) or (text.isascii() and text.isdigit()):
            return True
        return any(text.upper() == tool.letter for tool in self._editor.tools if tool.letter)

    def disarm(self) -> None:
        """Something else is done: a mark no longer waits for its arrow."""
        self._armed = None

    def press(self, key: int, text: str, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        """A key went down (the space bar: came up again)."""
        if key not in WAYS and key not in _HELD:
            self.disarm()
        floating = self._editor.floating
        if floating is not None and key in (*_FLOATING, *_ALWAYS) and not (ctrl or alt):
            return self._float(floating, key)
        if key == Qt.Key.Key_Menu or (shift and key == Qt.Key.Key_F10):
            return self._menu()
        if key in WAYS:
            return self._arrow(WAYS[key], shift=shift, ctrl=ctrl, alt=alt)
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return self._end(key == Qt.Key.Key_End, shift=shift, whole=ctrl)
        if key in PAGES and not (ctrl or alt):
            return self._page(back=key == Qt.Key.Key_PageUp, shift=shift)
        if ctrl:
            return self._command(key)
        if alt:
            return False
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self.walk(not shift)
        if key in _ENTER:
            return self._editor.writing.confirm() or self._enter()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key == Qt.Key.Key_Space:
            return self._mark()
        if key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            return self._erase(key == Qt.Key.Key_Backspace)
        return self._character(text)

    def _float(self, floating: Floating, key: int) -> bool:
        """Keys of the board while clues float over it."""
        editor = self._editor
        puzzle = editor.puzzle
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._drop()
        elif key in _ENTER:
            editor.clipboard.stamp()
        elif key == Qt.Key.Key_R:
            editor.float(floating.turned(puzzle))
        elif key == Qt.Key.Key_F:
            editor.float(floating.flipped(puzzle))
        elif key in WAYS:
            there = step(puzzle.board, floating.at, WAYS[key], other=False)
            # As under the pointer: cells that lie otherwise are passed over.
            while there is not None and not floating.fits_over(there, puzzle):
                there = step(puzzle.board, there, WAYS[key], other=False)
            if there is not None:
                editor.float(floating.over(there))
        return key in _FLOATING

    def _drop(self) -> None:
        """What was about to be placed is left, where anything floats."""
        if self._editor.floating is not None:
            self._editor.float(None)
            self._editor.say("")

    def _menu(self) -> bool:
        """The menu of the cell under the cursor."""
        editor = self._editor
        cursor = editor.selection.cursor
        if cursor is None:
            return False
        editor.writing.finish()
        editor.menuRequested.emit(editor.puzzle.board.centre(cursor))
        return True

    def _command(self, key: int) -> bool:
        editor = self._editor
        if not self.alone:
            return False
        commands: dict[int, Callable[[], object]] = {
            Qt.Key.Key_A: editor.select_all,
            Qt.Key.Key_C: editor.clipboard.copy,
            Qt.Key.Key_X: editor.clipboard.cut,
            Qt.Key.Key_V: editor.clipboard.paste,
            Qt.Key.Key_D: editor.clipboard.duplicate,
            Qt.Key.Key_Plus: editor.view.zoom_in,
            Qt.Key.Key_Equal: editor.view.zoom_in,
            Qt.Key.Key_Minus: editor.view.zoom_out,
            Qt.Key.Key_0: editor.view.fit,
        }
        if key not in commands:
            return False
        commands[key]()
        return True

    # -- the cursor ----------------------------------------------------------------------------

    def _arrow(self, way: Way, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        editor = self._editor
        board, cursor = editor.puzzle.board, editor.selection.cursor
        if alt and self._editor.take(self._editor.tool.grow(self._editor.context(), PLANE[way])):
            return True
        if not board.cells:
            return True
        if cursor is None:
            # The first arrow shows where the cursor is, in the middle of the board.
            self._go(board.cells[len(board) // 2], shift=False, alone=False)
            return True
        there = step(board, cursor, way, other=alt)
        armed, self._armed = self._armed, None
        if armed is not None:
            self._mark_border(armed, cursor, there)
            return True
        if editor.writing.finish() and there is not None:
            self._go(there, shift=shift, alone=ctrl)
            self._offer(there)
        return True

    def _enter(self) -> bool:
        """The tool in hand is asked first, then the window."""
        editor = self._editor
        return editor.take(editor.tool.enter(editor.context())) or self.enter()

    def _end(self, last: bool, *, shift: bool, whole: bool) -> bool:
        editor = self._editor
        board, cursor = editor.puzzle.board, editor.selection.cursor
        if board.cells and editor.writing.finish():
            if whole or cursor is None:
                self._go(board.cells[-1 if last else 0], shift=shift, alone=False)
            else:
                self._go(row_end(board, cursor, last), shift=shift, alone=False)
        return True

    def _page(self, *, back: bool, shift: bool) -> bool:
        """The next or the last cell in reading order: no cell is out of reach of keys."""
        editor = self._editor
        board, cursor = editor.puzzle.board, editor.selection.cursor
        if board.cells and editor.writing.finish():
            there = board.cells[0] if cursor is None else beside(board, cursor, back=back)
            self._go(there, shift=shift, alone=False)
        return True

    def _go(self, at: At, *, shift: bool, alone: bool) -> None:
        """Move the cursor; with ``shift`` the selection grows, ``alone`` it stays as it is."""
        editor = self._editor
        before = editor.selection
        if shift:
            start = frozenset(() if before.cursor is None else (before.cursor,))
            editor.select(Selection(before.cells | start | {at}, at))
        elif alone:
            editor.select(Selection(before.cells, at))
        else:
            editor.select(Selection.of(at))
        x, y = editor.puzzle.board.centre(at)
        editor.view.reveal_cell(x, y)

    def _mark(self) -> bool:
        """Space: the cell under the cursor joins the selection or leaves it."""
        editor = self._editor
        cells, cursor = editor.selection.cells, editor.selection.cursor
        if cursor is not None and editor.writing.finish():
            changed = cells - {cursor} if cursor in cells else cells | {cursor}
            editor.select(Selection(changed, cursor))
        return True

    def _mark_border(self, tool: MarkTool, cursor: At, there: At | None) -> None:
        puzzle = self._editor.puzzle
        if there is None or not puzzle.board.touching(cursor, there):
            fault = Fault("off-board", Message.of("There is no border to another cell that way."))
            self._editor.perform(Decision(fault=fault))
            return
        self._editor.perform(tool.crossed(puzzle, cursor, there))

    # -- typing --------------------------------------------------------------------------------

    def _kind(self) -> ClueKind | None:
        return self._editor.tool.kind or typed_kind(self._editor.puzzle.rule)

    def _offer(self, at: At) -> None:
        """After Enter the next number waits on the cell that the arrow led to."""
        editor, kind = self._editor, self._kind()
        number = None if kind is None else editor.writing.number_tool(kind)
        if kind is None or number is None or number.offer is None or not kind.distinct:
            return
        if not any(clue.kind == kind.key for clue in editor.puzzle.clues_on(Cell(at))):
            editor.writing.show(Entry(kind, at, str(number.offer), offered=True))

    def _character(self, text: str) -> bool:
        editor, entry = self._editor, self._editor.writing.entry
        # What is being typed goes on, whatever tool is in hand.
        kind = self._kind() if entry is None else entry.kind
        if entry is not None and entry.border is not None and text.isascii() and text.isdigit():
            self._type(entry.kind, entry.at, text)
            return True
        digit = text.isascii() and text.isdigit()
        signed = text == "-" and kind is not None and kind.entry == "signed"
        opened = text == QUESTION and kind is not None and may_be_open(kind)
        cursor = editor.selection.cursor
        if kind is not None and cursor is not None and (digit or signed or opened):
            self._type(kind, cursor, text)
            return True
        if text == "0":
            editor.view.fit()
        elif text in ("+", "="):
            editor.view.zoom_in()
        elif text == "-":
            editor.view.zoom_out()
        else:
            return self._tool(text.upper())
        return True

    def _type(self, kind: ClueKind, at: At, char: str) -> None:
        editor = self._editor
        number = editor.writing.number_tool(kind)
        result = typed(editor.puzzle, kind, at, editor.writing.entry, char)
        if isinstance(result, Fault):
            editor.perform(Decision(fault=result))
            return
        self._drop()
        if number is not None and kind.distinct:
            # Typing leaves the row of offered numbers; Enter takes it up again.
            number.choose(None)
        if result.border is None:
            editor.select(Selection.of(at))
        if complete(editor.puzzle, result):
            editor.writing.show(None)
            editor.writing.enter(result)
        else:
            editor.writing.show(result)

    def _erase(self, back: bool) -> bool:
        entry = self._editor.writing.entry
        if entry is not None and back:
            self._editor.writing.show(backspaced(entry))
        elif entry is not None:
            self._editor.writing.show(None)
            if entry.border is not None and not entry.text:
                clue = Clue(entry.kind.key, entry.border)
                self._editor.perform(Decision(after=self._editor.puzzle.erased(clue)))
        else:
            self._editor.clipboard.delete()
        return True

    def _escape(self) -> bool:
        """One thing at a time: the entry, what the tool holds, the selection."""
        editor = self._editor
        entry = editor.writing.entry
        if entry is not None:
            editor.writing.show(None)
            if not entry.offered:
                return True
            number = editor.writing.number_tool(entry.kind)
            if number is not None:
                number.choose(None)
        if self.put_away():
            return True
        used = entry is not None or editor.selection != Selection()
        editor.select(Selection())
        return used

    def put_away(self) -> bool:
        """Give up what the tool holds; False where that is nothing."""
        given_up = self._editor.tool.escape()
        if given_up is not None:
            self._editor.perform(given_up)
        return given_up is not None

    def _tool(self, letter: str) -> bool:
        """A letter takes up a tool; that of a border mark waits for an arrow as well, and that of
        a mark on cells, in hand already, sets it at the cursor."""
        editor = self._editor
        tool = next((t for t in editor.tools if t.letter and t.letter == letter), None)
        if tool is None:
            return False
        self._drop()
        if tool is editor.tool and (words := tool.again()):
            editor.perform(Decision(hint=words))
        cursor = editor.selection.cursor
        mark = tool if isinstance(tool, MarkTool) else None
        if mark is not None and mark is editor.tool and not mark.by_arrow and cursor is not None:
            editor.perform(mark.toggled(editor.puzzle, Cell(cursor)))
        editor.set_tool(tool.key)
        self._armed = tool if isinstance(tool, MarkTool) and tool.by_arrow else None
        return True
