"""Who listens to the board in the modes that only look at it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from studio.board import At
from studio.gui.editor.tools.tool import Pointer, Selection
from studio.puzzle import Puzzle


class Onlooker(QObject):
    """Listens to a board that is only looked at: the wheel pans, keys are the player's."""

    def __init__(
        self,
        puzzle: Callable[[], Puzzle],
        key: Callable[[int, bool, bool], bool],
        wants: Callable[[int], bool],
    ) -> None:
        """``key`` (with Shift, with Ctrl) does what a key means; ``wants`` asks if it does."""
        super().__init__()
        self._puzzle, self._key, self._wants = puzzle, key, wants
        self.selection = Selection()

    @property
    def puzzle(self) -> Puzzle:
        return self._puzzle()

    def marks_at(self, at: At) -> str:
        return ""

    def number_at(self, at: At) -> int | None:
        return None

    def go_to(self, at: At) -> None:
        """No cell has a cursor."""

    def press(self, pointer: Pointer) -> None:
        """Nothing can be placed."""

    def drag(self, pointer: Pointer) -> None:
        """Nothing can be drawn."""

    def release(self, pointer: Pointer) -> None:
        """Nothing was begun."""

    def hover(self, pointer: Pointer | None) -> None:
        """Nothing lights up."""

    def wheel(self, pointer: Pointer, steps: int) -> bool:
        return False

    def key(self, key: int, text: str, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        return not alt and self._key(key, shift, ctrl)

    def wants_key(self, key: int, text: str) -> bool:
        return self._wants(key)

    def focus_lost(self) -> None:
        """Nothing is left unfinished."""
