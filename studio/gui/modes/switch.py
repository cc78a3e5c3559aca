"""Switching between the modes of a window."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from studio.gui.modes.edit import EDITING, WHILE_TYPING, WITHOUT_PUZZLE
from studio.gui.modes.mode import Context, Lasting, Mode, ModeSpec, Parts
from studio.gui.modes.needs import NEEDS, suits

EDIT = "edit"


class Page(Protocol):
    """Where the board is, with the parts of a mode around it."""

    @property
    def in_sight(self) -> bool:
        """Is the page on show, and not the welcome page?"""
        ...

    def show_parts(self, parts: Parts) -> None:
        """Put a mode's rail, strip and panel around the board in place of those before."""
        ...

    def show_mode(self, key: str) -> None:
        """Mark the mode with this key in the header."""
        ...


class Modes(QObject):
    """Holds the mode that is on; each mode is made when it is first chosen."""

    changed = Signal(str)
    """The key of the mode that is on now."""

    def __init__(
        self,
        context: Context,
        page: Page,
        actions: Mapping[str, QAction],
        specs: Sequence[ModeSpec],
        *,
        everywhere: Collection[str],
        of_modes: Collection[str],
    ) -> None:
        """``actions`` are those of the window by their keys, perhaps still to be filled in.

        Those ``everywhere`` need no puzzle on the page; those ``of_modes`` do nothing in Edit.
        """
        super().__init__(context.editor)
        self._context, self._page, self._actions = context, page, actions
        self._everywhere, self._of_modes = everywhere, of_modes
        self._specs = {spec.key: spec for spec in specs}
        self._made: dict[str, Mode] = {}
        self._key = EDIT
        self._asked: list[str] = []
        """The modes that are still to be turned to, the one under way first."""

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
            self._made[key] = self._specs[key].make(self._context)
        return self._made[key]

    def choose(self, key: str) -> None:
        """Turn a mode on, unless it says why it makes no sense now.

        A number that was typed is placed before: that changes the puzzle, and a puzzle that changes
        is edited. A mode that is asked for from within a change follows once that is complete.
        """
        placed = True
        if key != self._key and not self._asked:
            placed = self._context.editor.writing.finish()
        self._asked.append(key)
        if len(self._asked) > 1:
            return
        try:
            while self._asked:
                self._turn_to(self._asked[0], told=not placed)
                del self._asked[0]
        finally:
            self._asked.clear()

    def _turn_to(self, key: str, *, told: bool) -> None:
        """Turn a mode on; ``told``: the status line says why something was refused just now."""
        context, chosen = self._context, self.get(key)
        refusal = "" if key == self._key else chosen.refusal()
        if refusal:
            context.notices.refuse(refusal)
        elif key != self._key:
            self.mode.leave()
            self._key = key
            if not told:
                context.notices.say("")
            # What a click would do there is nothing that it does here.
            context.notices.hint("")
            context.editor.set_listener(chosen.parts.listener)
            self._page.show_parts(chosen.parts)
            self.allow(working=self._page.in_sight)
            chosen.enter()
            context.editor.setFocus()
            self.changed.emit(key)
        self._page.show_mode(self._key)

    def take_up(self, before: Modes) -> None:
        """Go on where the modes of another window on the same document were."""
        for key, mode in before._made.items():
            if isinstance(mode, Lasting):
                own = self.get(key)
                assert isinstance(own, Lasting)
                own.go_on(mode)
        self.choose(before.key)

    def allow(self, *, working: bool) -> None:
        """Enable the actions that make sense: with a puzzle on the page, of its kind, and in this
        mode."""
        for key, action in self._actions.items():
            action.setEnabled(self._makes_sense(key, working=working))

    def allow_kind(self) -> None:
        """Enable the actions that make sense for the kind of puzzle that is open now."""
        for key in NEEDS:
            sense = self._makes_sense(key, working=self._page.in_sight)
            self._actions[key].setEnabled(sense)

    def _makes_sense(self, key: str, *, working: bool) -> bool:
        here = self.has(key) and suits(key, self._context.editor.puzzle.rule)
        return key in self._everywhere or (here if working else key in WITHOUT_PUZZLE)

    def has(self, key: str) -> bool:
        """Has the mode that is on this action, off though it may be at the moment?"""
        of_all = key not in self._of_modes and (self.editing or key not in EDITING)
        return of_all or key in self.mode.commands

    def do(self, key: str, in_edit: Callable[[], object]) -> None:
        """What an action does in this mode; ``in_edit`` is what it does in Edit. It finds the
        puzzle with the number that is being typed, unless it is about that."""
        if key not in WHILE_TYPING:
            self._context.editor.writing.finish()
        self.mode.commands.get(key, in_edit)()
