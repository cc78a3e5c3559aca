"""Numbers on their way to the board: the one being typed, the one that the next click places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.board import At, Spot
from studio.gui.editor.tools import Decision
from studio.gui.editor.tools.number import NumberTool
from studio.gui.editor.tools.typing import Entry, entered
from studio.puzzle import ClueKind, Fault, Puzzle

if TYPE_CHECKING:
    from studio.gui.editor.editor import Editor


class Writing:
    """The unfinished number of an editor, and the number its tool offers."""

    def __init__(self, editor: Editor) -> None:
        self._editor = editor
        self._offer: int | None = None
        self.entry: Entry | None = None
        """The number being typed; :meth:`show` changes it in sight."""

    @property
    def typing(self) -> bool:
        """Was something typed that is not placed yet?"""
        entry = self.entry
        return entry is not None and not entry.offered and bool(entry.text)

    def show(self, entry: Entry | None) -> None:
        """Show another unfinished number, or none."""
        if entry != self.entry:
            self.entry = entry
            self._tell()

    def _tell(self) -> None:
        self._editor.refresh()
        self._editor.entryChanged.emit()

    def finish(self) -> bool:
        """Place what was typed; an offered number that nobody confirmed is dropped."""
        entry, self.entry = self.entry, None
        if entry is None:
            return True
        done = True if entry.offered or not entry.text else self.enter(entry)
        self._tell()
        return done

    def confirm(self) -> bool:
        """Enter: place the number and offer the next one."""
        entry, self.entry = self.entry, None
        if entry is None:
            return False
        if entry.text and self.enter(entry):
            number = self.number_tool(entry.kind)
            if number is not None:
                number.committed(self._editor.puzzle, int(entry.text))
        self._tell()
        self.tell_offer()
        return True

    def enter(self, entry: Entry) -> bool:
        """Place a number that was typed; False if it was refused."""
        result = entered(self._editor.puzzle, entry)
        if isinstance(result, Fault):
            return self._editor.perform(Decision(fault=result))
        return self._editor.perform(Decision(after=result))

    # -- offers --------------------------------------------------------------------------------

    def number_tool(self, kind: ClueKind) -> NumberTool | None:
        """The tool that places numbers of a kind."""
        numbers = (tool for tool in self._editor.tools if isinstance(tool, NumberTool))
        return next((tool for tool in numbers if tool.kind == kind), None)

    @property
    def offer(self) -> int | None:
        """The value that comes next."""
        tool = self._editor.tool
        return tool.offer if isinstance(tool, NumberTool) else None

    def set_offer(self, value: int | None) -> None:
        """Choose what the next click places, as the strip does."""
        tool = self._editor.tool
        if isinstance(tool, NumberTool):
            tool.choose(value)
            # The same value may have been offered to Enter alone.
            self._editor.refresh()
            self.tell_offer()

    def follow(self, before: Puzzle) -> None:
        """The puzzle is another one, by a tool, by undo or by the window."""
        tool = self._editor.tool
        if isinstance(tool, NumberTool):
            tool.follow(before, self._editor.puzzle)
            self.tell_offer()

    def pending(self, over: Spot | None) -> dict[At, int]:
        """The number that a click places, on the cell that the pointer is over."""
        tool = self._editor.tool
        return tool.pending(self._editor.puzzle, over) if isinstance(tool, NumberTool) else {}

    def tell_offer(self) -> None:
        """Tell whoever shows the offer, if it is another one."""
        if self.offer != self._offer:
            self._offer = self.offer
            self._editor.offerChanged.emit(self._offer)
