"""Which action of a mode a key means: its actions say their keys, which the user may change."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from studio.gui.style.texts import cap, tr
from studio.gui.widgets.panel_state import Hint

PORTABLE = QKeySequence.SequenceFormat.PortableText
ALIKE = {Qt.Key.Key_Equal: Qt.Key.Key_Plus}
"""The key of plus without Shift."""

CAPS = {"Left": "\u2190", "Right": "\u2192", "Up": "\u2191", "Down": "\u2193", "-": "\u2212"}
"""How keys are shown whose names are long, or too short to be seen."""


class ModeKeys:
    """The keys of the actions ``mode_action``, as ``key_of`` gives them at that moment."""

    def __init__(self, mode: str, actions: Sequence[str], key_of: Callable[[str], str]) -> None:
        self._mode, self._actions, self._key_of = mode, actions, key_of

    def by_key(self) -> dict[str, str]:
        """The actions by their keys in portable text, but for those that have none."""
        keys = {self._key_of(f"{self._mode}_{action}"): action for action in self._actions}
        return {key: action for key, action in keys.items() if key}

    def meant(self, key: int, *, shift: bool = False, ctrl: bool = False) -> str:
        """The action of a key; "" if it means none.

        Shift and Ctrl count where an action is held with them; else only letters need to be plain.
        """
        actions = self.by_key()
        held = Qt.KeyboardModifier.NoModifier
        if ctrl:
            held = Qt.KeyboardModifier.ControlModifier
        elif shift:
            held = Qt.KeyboardModifier.ShiftModifier
        plain = Qt.KeyboardModifier.NoModifier
        letter = Qt.Key.Key_A <= key <= Qt.Key.Key_Z
        for modifiers in (held,) if letter and ctrl else (held, plain):
            found = actions.get(_portable(key, modifiers))
            if found is not None:
                return found
        return ""

    def shown(self, *actions: str) -> str:
        """Their keys as key caps: "Shift ← →"; what they are held with is said once."""
        pairs = [self._key_of(f"{self._mode}_{action}").rpartition("+") for action in actions]
        # The key of plus is itself a plus.
        parts = [(held, key) if key else ("", "+") for held, _, key in pairs if held or key or _]
        helds = dict.fromkeys(held for held, _ in parts if held)
        names = [" ".join(map(cap, held.split("+"))) for held in helds]
        return " ".join([*names, *(CAPS.get(key) or cap(key) for _, key in parts)])

    def hints(self, told: Sequence[tuple[Sequence[str], str]]) -> tuple[Hint, ...]:
        """For the status line, from actions and words about them; without a key there is none."""
        keys = ((self.shown(*actions), words) for actions, words in told)
        return tuple(Hint(tr(words), tuple(caps.split())) for caps, words in keys if caps)

    def wants(self, key: int) -> bool:
        """Has an action this key, with Shift or Ctrl or without?"""
        held = (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
            Qt.KeyboardModifier.ControlModifier,
        )
        actions = self.by_key()
        return any(_portable(key, modifiers) in actions for modifiers in held)


def _portable(key: int, modifiers: Qt.KeyboardModifier) -> str:
    known = ALIKE.get(Qt.Key(key), Qt.Key(key))
    return QKeySequence(QKeyCombination(modifiers, known)).toString(PORTABLE)
