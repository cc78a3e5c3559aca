"""The editor: canvas, tools and document, bound together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from studio import language
from studio.board import At, Board, Cell
from studio.drawing.overlay import Overlay
from studio.gui.document.document import Document, SetPuzzle
from studio.gui.editor.canvas import BoardScene, BoardView, accessible
from studio.gui.editor.canvas.listener import Listener
from studio.gui.editor.clipboard import Clipboard
from studio.gui.editor.floating import Floating
from studio.gui.editor.keyboard import Keyboard
from studio.gui.editor.leads import leads_of
from studio.gui.editor.marks import Marks
from studio.gui.editor.number_entry import Writing
from studio.gui.editor.pointer import PointerController
from studio.gui.editor.showing import Showing
from studio.gui.editor.tools import Decision, Selection, Tool, ToolContext, give_letters, tools_for
from studio.gui.editor.tools.typing import with_entry
from studio.gui.services.refresh import Refresh
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import PAINTS_OWN_FOCUS
from studio.gui.style.painter import colours
from studio.gui.style.sentences import edit_text, place_words
from studio.gui.style.texts import tr
from studio.puzzle import Fault, Puzzle


class Editor(QWidget):
    """Shows a document and lets its tools change it.

    Tools decide, the document does: every pointer and key event becomes a :class:`Decision`, and
    :meth:`perform` is the only way on. What the window finds out about the puzzle comes in through
    :meth:`show_overlay`; cursor, selection and the like are the editor's own and added to it.
    Whatever changes asks ``refresh``, which is the window's or, in an editor alone, its own.
    """

    hovered = Signal(str)
    """Where the pointer or the cursor is, in words; "" for nowhere."""
    documentChanged = Signal()
    """Another document is being edited."""
    entryChanged = Signal()
    """A number is being typed, or no longer."""
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
    menuRequested = Signal(object)
    """The right button or the menu key asks what can be done at a place of the board."""
    offerChanged = Signal(object)
    """The value that the next click places, or None."""

    def __init__(
        self,
        appearance: Appearance,
        document: Document,
        refresh: Refresh | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.refreshing = refresh or Refresh(self)
        if refresh is None:
            self.refreshing.due.connect(self.draw_now)
        self._document = document
        self._selection = Selection()
        self._hint = ""
        self.right_edits: Callable[[], bool] = lambda: False
        """Does the right button count down and remove, as each tool has it, or open the menu?"""
        self.floating: Floating | None = None
        """Clues that are about to be placed; :meth:`float` changes it in sight."""
        self._letters: Mapping[str, str] = {}
        self._tools = tools_for(document.puzzle.rule)
        self._tool = self._first_tool()
        self._board, self._pose = document.puzzle.board, document.pose
        self._deciding = False
        """Is the document changed by what a tool decided?"""
        self.hand, self.writing = PointerController(self, self._tool), Writing(self)
        self.keyboard, self.clipboard = Keyboard(self), Clipboard(self)
        colour = colours(appearance.theme)
        self.scene = BoardScene(colour, self)
        self.view = BoardView(self.scene, self.hand, colour, self)
        self.view.setAccessibleName(tr("Board"))
        # The cursor on a cell shows the focus; a ring round the whole desk would say nothing.
        self.view.setProperty(PAINTS_OWN_FOCUS, True)
        self.view.settle = self.refreshing.now
        self.view.zoomed.connect(self.zoomed)
        self.showing = Showing(self.scene, self.view, appearance, self.refresh, self)
        # The desk goes on round the view where a card is given room beside it.
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.setAutoFillBackground(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        accessible.install()
        document.changed.connect(self._follow)
        self._take_up(self._tool)
        self._start()

    # -- document ------------------------------------------------------------------------------

    @property
    def document(self) -> Document:
        """The document that is edited."""
        return self._document

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle of the document as it is now, without a number that is only half typed."""
        return self._document.puzzle

    @property
    def judged(self) -> Puzzle:
        """The puzzle that is judged: with the number that is being typed."""
        return with_entry(self.puzzle, self.writing.entry)

    def set_document(self, document: Document) -> None:
        """Show another document, from its whole board on."""
        self._document.changed.disconnect(self._follow)
        rule_changed = document.puzzle.rule != self.puzzle.rule
        self._document = document
        document.changed.connect(self._follow)
        if rule_changed:
            self.set_tools(tools_for(document.puzzle.rule))
        else:
            # What was offered and in hand belongs to the puzzle before.
            for tool in self._tools:
                tool.begin()
                tool.forget()
            self.writing.tell_offer()
        self._board, self._pose = document.puzzle.board, document.pose
        self.showing.forget()
        self._start()
        self.documentChanged.emit()

    def _start(self) -> None:
        self.writing.entry = self.floating = None
        self._before = self.puzzle
        self._forget_strokes()
        self.hand.rest()
        self.keyboard.disarm()
        self._selection = Selection()
        self.selectionChanged.emit(self._selection)
        self.showing.begin(self.puzzle.board)
        self.refresh()
        self.fit()

    def _follow(self, puzzle: Puzzle) -> None:
        """The document changed, by a tool, by undo or by the window."""
        before, self._before = self._before, puzzle
        if not self._deciding:
            # The tool goes on from what there was before.
            self.hand.give_up()
        if not self.clipboard.stamping:
            # What floats over another board would be taken for a part of it.
            self.floating = None
        self.writing.follow(before)
        if self._document.pose != self._pose:
            self._pose = self._document.pose
            self.select(Selection())
        if puzzle.board != self._board:
            self.showing.forget()
            self.hand.follow_board(self._board, puzzle.board)
            kept = self._kept(self._board, puzzle.board)
            self._board = puzzle.board
            entry = self.writing.entry
            if entry is not None and entry.at not in puzzle.board:
                self.writing.entry = None
            # Whatever lay on cells that are gone goes before anything is drawn again.
            self.hand.over = None
            self._forget_strokes()
            self.select(kept)
            if self.hand.stroke is None:
                self.showing.keep_whole()
        if self.hand.stroke is None:
            # What was said of the board before holds no longer; within a stroke it adds up.
            self.say("")
        self.refresh()
        if self._selection.cursor is not None:
            accessible.tell_name(self.view, puzzle.board.index(self._selection.cursor))

    def _kept(self, before: Board, after: Board) -> Selection:
        """What is still selected on another board. A decision tells what it selects; where a board
        of cells changes otherwise, its addresses may have moved, and nobody says how far."""
        if self._deciding:
            return self._selection.within(after)
        if after.has_faces:
            return Selection()
        return self._selection.within({at for at in after.cells if after.lies_alike(at, before)})

    def perform(self, decision: Decision) -> bool:
        """Do what a tool decided; False if it was refused."""
        if decision.fault is not None:
            self.refused.emit(language.said(decision.fault.message))
        if decision.selection is not None:
            kept = decision.selection
            if decision.after is None:
                self.select(kept)
            elif kept != self._selection:
                self._selection = kept
                self.selectionChanged.emit(kept)
        fault = None
        if decision.after is not None:
            revision, selected = self._document.revision, self._selection
            self._deciding = True
            try:
                fault = self._document.apply(decision.after, stroke=self.hand.stroke)
            finally:
                self._deciding = False
            if fault is not None:
                self.refused.emit(language.said(fault.message))
            elif any(decision.shift):
                down, right = decision.shift
                self.hand.shifted(down, right)
                self.select(selected.shifted(down, right).within(self.puzzle.board))
                # Where the pointer is on the board depends on what is in sight.
                self.refreshing.now()
                self.view.shift(right=right, down=down)
            if self._document.revision == revision:
                # Nothing changed but perhaps the selection.
                self.refresh()
        if decision.entry is not None:
            self.select(Selection(cursor=self._selection.cursor))
            self.writing.show(decision.entry)
        if decision.hint:
            self.say(decision.hint)
        self.writing.tell_offer()
        return decision.fault is None and fault is None

    def take(self, decision: Decision | None) -> bool:
        """Do what a tool decided about a key; False if the key means nothing to it."""
        if decision is None:
            return False
        self.hand.stroke = None
        self.perform(decision)
        cursor = self._selection.cursor
        if cursor is not None:
            self.view.reveal_cell(*self.puzzle.board.centre(cursor))
        return True

    def undo(self) -> None:
        """Take back the number that is being typed, else the last step.

        A number that is only offered goes with the step: nobody has done it.
        """
        typing = self.writing.typing
        self.writing.show(None)
        if not typing:
            self._document.undo_stack.undo()

    @property
    def undone(self) -> Puzzle:
        """The puzzle that :meth:`undo` leads to."""
        stack = self._document.undo_stack
        command = stack.command(stack.index() - 1) if stack.index() else None
        typing = self.writing.entry is not None and self.writing.typing
        return command.before if isinstance(command, SetPuzzle) and not typing else self.puzzle

    @property
    def undo_text(self) -> str:
        """What :meth:`undo` would take back, "" where there is nothing."""
        entry = self.writing.entry
        if entry is None or not self.writing.typing:
            return self._document.undo_stack.undoText()
        judged = self.judged
        return entry.text if judged == self.puzzle else edit_text(self.puzzle, judged)

    def redo(self) -> None:
        """Do the last undone step of the document again; nothing where there is none. A number
        that is being typed is a step of its own."""
        self.writing.finish()
        self._document.undo_stack.redo()

    # -- what is shown -------------------------------------------------------------------------

    def show_overlay(self, overlay: Overlay, faded: bool = False) -> None:
        """Draw the board with what the window found out; ``faded``: about the one before it."""
        self.showing.overlay, self.showing.faded = overlay, faded
        self.draw_now()

    def set_listener(self, listener: Listener | None) -> None:
        """Let another mode listen to the board and draw on it; None: take the board back. A
        number that was typed is placed by then: the puzzle stays as it is."""
        self.float(None)
        self.hand.give_up()
        self.keyboard.disarm()
        self.hand.over, self.showing.drawn = None, None
        lent = self.showing.lent = listener is not None
        self.view.set_listener(listener or self.hand)
        self.view.set_hand(self._tool.pans and not lent)
        self.view.set_shape(Qt.CursorShape.ArrowCursor if lent else self._tool.cursor)
        if self.view.fitted:
            # A hand that shapes the board leaves it where it is, smaller than it could be.
            self.fit()
        self.refresh()

    def fit(self) -> None:
        """Show the whole board, once it is drawn."""
        self.showing.fit()

    def refresh(self) -> None:
        """Something changed that shows."""
        self.refreshing.ask()

    def draw_now(self) -> None:
        """Draw the board if it looks different, unless another mode draws on it."""
        puzzle = self.puzzle
        overlay = self.merged_overlay()
        laid = None if self.floating is None else self.floating.laid(puzzle)
        if laid is not None and not isinstance(laid, Fault):
            puzzle, cells, _ = laid
            overlay = replace(overlay, selected=frozenset(map(Cell, cells)))
        # A hand that draws cells finds its place again.
        held = self._tool.shows_ghosts or self.hand.stroke is not None
        self.showing.draw(puzzle, overlay, held=held)

    def float(self, floating: Floating | None) -> None:
        """Let clues float over the board, elsewhere, or no more."""
        if floating != self.floating:
            self.floating = floating
            self.refresh()

    def merged_overlay(self) -> Overlay:
        """The window's overlay with the editor's own marks."""
        marks = Marks(
            self._selection,
            self.writing.entry,
            self.hand.over,
            self.showing.blinking,
            self.showing.missing(self.puzzle) if self._tool.shows_ghosts else frozenset(),
            self.line,
            self.puzzle.rule.line_on,
            leads_of(self.puzzle).jumps_from(self.hand.place),
            self.stretches,
            self.writing.pending(self.hand.over),
        )
        return replace(marks.over(self.showing.overlay), sketch=self.hand.sketch)

    @property
    def line(self) -> tuple[At, ...]:
        """The line drawn by hand, as node addresses."""
        return self.puzzle.drawn[-1] if self.puzzle.drawn else ()

    @property
    def stretches(self) -> tuple[tuple[At, ...], ...]:
        """What is drawn by hand beside :attr:`line`."""
        return self.puzzle.drawn[:-1]

    def _forget_strokes(self) -> None:
        for tool in self._tools:
            tool.forget()

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
        give_letters(tools, self._letters)
        self._tools = tools
        self._tool = self._first_tool()
        self.toolsChanged.emit()
        self._take_up(self._tool)

    def set_letters(self, own: Mapping[str, str]) -> None:
        """Give tools the user's own letters, by the keys of tools, now and for other rules."""
        self._letters = own
        give_letters(self._tools, own)
        self.toolsChanged.emit()

    def set_tool(self, key: str) -> None:
        """Take the tool with this key in hand; KeyError if there is none."""
        tool = next((tool for tool in self._tools if tool.key == key), None)
        if tool is None:
            raise KeyError(key)
        if tool is not self._tool:
            self.writing.finish()
            self._take_up(tool)
            self.refresh()
            if self.view.fitted:
                self.fit()

    def take_up(self, before: Editor) -> None:
        """Take in hand what another editor of the same document has: tool, value, selection."""
        self.set_tool(before.tool.key)
        self.writing.set_offer(before.writing.offer)
        self.select(before.selection)

    def _first_tool(self) -> Tool:
        """The rule's own first tool: what a newcomer wants to do at once."""
        return self._tools[min(1, len(self._tools) - 1)]

    def _take_up(self, tool: Tool) -> None:
        self._tool = tool
        self.float(None)
        self.keyboard.disarm()
        tool.begin()
        self.hand.take_up(tool)
        self.say("")
        self.view.set_hand(tool.pans)
        self.view.set_shape(tool.cursor)
        self.toolChanged.emit(tool.key)
        self.writing.tell_offer()

    def acting(self) -> Tool:
        """The tool in hand; on an empty board whatever tool adds cells."""
        if self.puzzle.board.cells or self._tool.pans:
            return self._tool
        return next((tool for tool in self._tools if tool.shows_ghosts), self._tool)

    def context(self) -> ToolContext:
        """What lies before a tool now."""
        return ToolContext(self.puzzle, self._selection)

    def set_walker(self, walk: Callable[[bool], bool], enter: Callable[[], bool]) -> None:
        """Who is asked about Tab (True: forward) and Enter first; True means done."""
        self.keyboard.walk, self.keyboard.enter = walk, enter

    # -- selection ----------------------------------------------------------------------------

    @property
    def selection(self) -> Selection:
        """The selected cells and the cursor."""
        return self._selection

    def select(self, selection: Selection) -> None:
        """Select other cells and put the cursor elsewhere."""
        if selection == self._selection:
            return
        before = self._selection.cursor
        moved = selection.cursor != before
        self._selection = selection
        if moved:
            self.hand.follow_cursor(selection.cursor, before)
        self.refresh()
        self.selectionChanged.emit(selection)
        if moved and selection.cursor is not None:
            accessible.tell_cursor(self.view, self.puzzle.board.index(selection.cursor))
            self.hovered.emit(place_words(self.puzzle.board, Cell(selection.cursor)))

    def select_all(self) -> None:
        """Select every cell."""
        cells = self.puzzle.board.cells
        cursor = self._selection.cursor or (cells[0] if cells else None)
        self.select(Selection(frozenset(cells), cursor))

    def say(self, words: str) -> None:
        """A word about what would happen or did happen."""
        if words != self._hint:
            self._hint = words
            self.hint.emit(words)
