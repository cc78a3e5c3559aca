"""What a tool is: it sees the puzzle and an event, and decides; it changes nothing itself."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import Qt

from studio.board import At, Point, Spot, shifted
from studio.drawing.overlay import Sketch
from studio.gui.editor.tools.typing import Entry
from studio.puzzle import ClueKind, Fault, Puzzle
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the pointer is, in board units, and what is held."""

    point: Point
    right: bool = False
    shift: bool = False
    ctrl: bool = False
    alt: bool = False


@dataclass(frozen=True, slots=True)
class Selection:
    """The cells that are selected, and the cursor, which need not be among them."""

    cells: frozenset[At] = frozenset()
    cursor: At | None = None

    @staticmethod
    def of(at: At) -> Selection:
        """One cell, with the cursor on it."""
        return Selection(frozenset((at,)), at)

    def shifted(self, down: int, right: int) -> Selection:
        """The same where the addresses of the board moved so far."""
        cursor = self.cursor
        return Selection(
            frozenset(shifted(at, down, right) for at in self.cells),
            None if cursor is None else shifted(cursor, down, right),
        )

    def within(self, cells: Container[At]) -> Selection:
        """What is left of it on a board that has only ``cells`` ."""
        kept = frozenset(at for at in self.cells if at in cells)
        cursor = self.cursor
        if cursor is not None and cursor not in cells:
            cursor = None
        return Selection(kept, cursor)


@dataclass(frozen=True, slots=True)
class ToolContext:
    """What lies before a tool at the moment of an event."""

    puzzle: Puzzle
    selection: Selection


@dataclass(frozen=True, slots=True)
class Decision:
    """What a tool wants done: a new puzzle or a fault, another selection, a word to the user.

    ``shift`` tells how far (down, right) the addresses of the board moved; ``entry`` is a number
    that typing shall go on with.
    """

    after: Puzzle | None = None
    fault: Fault | None = None
    selection: Selection | None = None
    hint: str = ""
    shift: tuple[int, int] = (0, 0)
    entry: Entry | None = None


NOTHING = Decision()

RIGHT = "@right"
"""The keys of a hint about the right button: its words hold where that edits, as tools have it, and
elsewhere it opens the menu."""


def decided(result: Puzzle | Fault, selection: Selection | None = None) -> Decision:
    """The decision that a new puzzle or a fault amounts to."""
    if isinstance(result, Fault):
        return Decision(fault=result, selection=selection)
    return Decision(after=result, selection=selection)


class Tool:
    """A tool of the rail. Subclasses keep what they need during one stroke, nothing longer.

    ``hints`` are pairs (keys, words) for the status bar; keys "" stand for a plain sentence, and
    "@copy" for the key of that command of the window, which the user may change; ``RIGHT`` for the
    right button.
    ``shortcut`` is the letter that takes it in hand as a rule, ``letter`` the one in force.
    ``kind`` is the clue kind that typing on a cell enters while the tool is in hand, if any.
    """

    key: str = ""
    text: str = ""
    icon: str = ""
    shortcut: str = ""
    tooltip: str = ""
    cursor: Qt.CursorShape = Qt.CursorShape.ArrowCursor
    hints: tuple[tuple[str, str], ...] = ()
    kind: ClueKind | None = None
    pans: bool = False
    follows: bool = True
    """Whether a drag matters on its whole way, or only where it has come to."""
    shows_ghosts: bool = False
    """Whether it draws the board itself; places for more are shown."""
    _letter: str | None = None
    _usual_hints: tuple[tuple[str, str], ...] = ()
    sketch: Sketch | None = None
    """What the hand is about to draw, to be shown under it."""

    @property
    def letter(self) -> str:
        """The letter that takes the tool in hand, the user's own or the usual one; "" for none."""
        return self.shortcut if self._letter is None else self._letter

    def set_letter(self, letter: str) -> None:
        """Give it another letter, also in its hints; "" for none."""
        if self._letter is None:
            self._usual_hints = self.hints
        self._letter = letter
        split = ((keys.split(" "), words) for keys, words in self._usual_hints)
        self.hints = tuple(
            (" ".join(letter if key == self.shortcut else key for key in keys), words)
            for keys, words in split
            if letter or self.shortcut not in keys or keys == [""]
        )

    def hints_now(self) -> tuple[tuple[str, str], ...]:
        """The hints for what the tool holds at this moment."""
        return self.hints

    def begin(self) -> None:
        """The tool is taken up: forget what a former use left."""

    def forget(self) -> None:
        """Another board, or nodes are gone: what was drawn by hand is no more."""

    def hover(self, context: ToolContext, pointer: Pointer) -> tuple[Spot | None, str]:
        """The spot to light up under the pointer, and a hint about it."""
        return None, ""

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        """A button goes down."""
        return NOTHING

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        """The pointer moves with a button down."""
        return NOTHING

    def release(self, context: ToolContext, pointer: Pointer) -> Decision:
        """The button goes up."""
        return NOTHING

    def wheel(self, context: ToolContext, pointer: Pointer, steps: int) -> Decision | None:
        """The wheel turns by notches, up is positive; None leaves it to the view."""
        return None

    def again(self) -> str:
        """The letter of the tool while it is in hand: another manner, and a word about it."""
        return ""

    def enter(self, context: ToolContext) -> Decision | None:
        """Enter on the board; None where it means nothing to the tool."""
        return None

    def grow(self, context: ToolContext, step: Point) -> Decision | None:
        """Alt and an arrow, as a step on the plane; None where it moves the cursor as ever."""
        return None

    def delete(self, context: ToolContext) -> Decision | None:
        """Del or Backspace; None where it erases the clues of the selection as ever."""
        return None

    def escape(self) -> Decision | None:
        """Esc: give up something; None when there is nothing to give up."""
        return None
