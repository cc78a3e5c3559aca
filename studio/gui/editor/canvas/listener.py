"""Who decides what happens on the canvas: the view asks, the editor answers."""

from __future__ import annotations

from typing import Protocol

from studio.board import At
from studio.gui.editor.tools.tool import Pointer, Selection
from studio.puzzle import Puzzle


class Listener(Protocol):
    """Gets pointer and key events in board units; True means that an event was used."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle whose board is in sight."""
        ...

    @property
    def selection(self) -> Selection:
        """What is selected, and where the cursor is, for the marks and the screen reader."""
        ...

    def marks_at(self, at: At) -> str:
        """What is marked on a cell beside the clues, for the screen reader; "" for nothing."""
        ...

    def number_at(self, at: At) -> int | None:
        """The number that is written into a cell beside the clues."""
        ...

    def go_to(self, at: At) -> None:
        """Put the cursor on a cell."""
        ...

    def press(self, pointer: Pointer) -> None:
        """The left or right button went down, or a double click did."""
        ...

    def drag(self, pointer: Pointer) -> None:
        """The pointer moved while a button is down."""
        ...

    def release(self, pointer: Pointer) -> None:
        """The button went up again; ends what :meth:`press` began."""
        ...

    def hover(self, pointer: Pointer | None) -> None:
        """The pointer moved with no button down; None: it left the canvas."""
        ...

    def wheel(self, pointer: Pointer, steps: int) -> bool:
        """The wheel turned by notches, positive away from the hand; False lets the board pan."""
        ...

    def key(self, key: int, text: str, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        """A key of Qt went down, with the text it would type; False leaves it to the window."""
        ...

    def wants_key(self, key: int, text: str) -> bool:
        """Is a key for the board though the window has a shortcut for it?"""
        ...

    def focus_lost(self) -> None:
        """The keyboard is elsewhere now: what was begun by typing is finished."""
        ...
