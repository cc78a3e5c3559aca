"""Switching between the modes of a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from studio.gui.actions import OF_MODES, ON_EVERY_PAGE
from studio.gui.modes.edit import EDITING
from studio.gui.modes.mode import Mode, ModeSpec

if TYPE_CHECKING:
    from studio.gui.window import Window

EDIT = "edit"


class Modes(QObject):
    """Holds the mode that is on; each mode is made when it is first chosen."""

    changed = Signal(str)
    """The key of the mode that is on now."""

    def __init__(self, window: Window, specs: Sequence[ModeSpec]) -> None:
        super().__init__(window)
        self._window = window
        self._specs = {spec.key: spec for spec in specs}
        self._made: dict[str, Mode] = {}
        self._key = EDIT

    @property
    def key(self) -> str:
        """The mode that is on."""
        return self._key

    @property
    def mode(self) -> Mode:
        """What the mode that is on brings along."""
        return self.get(self._key)

    @property
    def editing(self) -> bool:
        """Is the document being edited, rather than looked at?"""
        return self._key == EDIT

    def get(self, key: str) -> Mode:
        """The mode with this key; KeyError if there is none."""
        if key not in self._made:
            self._made[key] = self._specs[key].make(self._window)
        return self._made[key]

    def choose(self, key: str) -> None:
        """Turn a mode on, unless it says why it makes no sense now."""
        window, chosen = self._window, self.get(key)
        refusal = "" if key == self._key else chosen.refusal()
        if refusal:
            window.say(refusal)
        elif key != self._key:
            self.mode.leave()
            self._key = key
            window.say("")
            window.editor.lend(chosen.parts.listener)
            window.workplace.show_parts(chosen.parts)
            self.allow(working=window.working)
            chosen.enter()
            window.editor.setFocus()
            self.changed.emit(key)
        window.workplace.header.set_mode(self._key)

    def allow(self, *, working: bool) -> None:
        """Enable the actions that make sense: with a puzzle on the page, and in this mode."""
        commands = self.mode.commands
        for key, action in self._window.actions_by_key.items():
            here = key not in OF_MODES and (self.editing or key not in EDITING)
            here = here or key in commands
            action.setEnabled(key in ON_EVERY_PAGE or (working and here))

    def do(self, key: str, otherwise: Callable[[], object]) -> None:
        """What an action does in this mode; ``otherwise`` is what it does in Edit."""
        self.mode.commands.get(key, otherwise)()
