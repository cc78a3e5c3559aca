"""Keys that the user gave to commands, beside those they usually have.

A usual key goes on working, so that no hint, tour or page of help becomes untrue; menus, palette
and the card of keys show the user's own.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence

from studio.gui.services.settings import Settings
from studio.gui.shell.actions import ACTIONS
from studio.gui.style.texts import tr

USUAL = {spec.key: QKeySequence(spec.shortcut) for spec in ACTIONS}
CHANGEABLE = frozenset(spec.key for spec in ACTIONS if not spec.local)
"""The rest is heard by the parts of a mode, which know their keys themselves."""

FUNCTION_KEYS = range(Qt.Key.Key_F1, Qt.Key.Key_F35 + 1)
HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class OwnKeys:
    """Gives actions the keys that settings remember, and takes new ones.

    ``actions`` are those of the window by their keys. What settings say and no longer makes sense
    is passed over: an action that is gone, a key that is none or belongs to another action.
    """

    def __init__(self, actions: Mapping[str, QAction], settings: Settings) -> None:
        self._actions, self._settings = actions, settings
        self._own: dict[str, QKeySequence] = {}
        for action, text in settings.keys.items():
            keys = QKeySequence.fromString(text, QKeySequence.SequenceFormat.PortableText)
            if action in CHANGEABLE and not self.refusal(action, keys):
                self._set(action, keys)

    @property
    def changed(self) -> frozenset[str]:
        """The actions that have a key of the user's own."""
        return frozenset(self._own)

    def usual(self, action: str) -> QKeySequence:
        """The key of an action that nobody changed; an empty one if it has none."""
        return USUAL[action]

    def refusal(self, action: str, keys: QKeySequence) -> str:
        """Why an action cannot have a key, as a sentence; "" if it can."""
        # Qt's stubs leave out that key sequences have places.
        if keys.count() != 1 or not _is_command(keys[0]):  # type: ignore[index]
            return tr("Letters, digits and arrows are for the board: add Ctrl or Alt.")
        for other, usual in USUAL.items():
            if other != action and keys in (usual, self._own.get(other)):
                return tr("“{}” has this key.").format(self._actions[other].text().rstrip("."))
        return ""

    def change(self, action: str, keys: QKeySequence) -> str:
        """Give an action a key and remember it; why that cannot be, or ""."""
        refusal = self.refusal(action, keys)
        if not refusal:
            self._set(action, keys)
            self._remember()
        return refusal

    def reset(self) -> None:
        """Leave every action with its usual key only."""
        for action in self._own:
            self._actions[action].setShortcut(USUAL[action])
        self._own = {}
        self._remember()

    def _set(self, action: str, keys: QKeySequence) -> None:
        usual = USUAL[action]
        if keys == usual:
            self._own.pop(action, None)
        else:
            self._own[action] = keys
        both = [keys] if usual.isEmpty() or keys == usual else [keys, usual]
        self._actions[action].setShortcuts(both)

    def _remember(self) -> None:
        portable = QKeySequence.SequenceFormat.PortableText
        self._settings.keys = {key: own.toString(portable) for key, own in self._own.items()}


def _is_command(keys: QKeyCombination) -> bool:
    """Is this no key that the board hears: held with Ctrl or Alt, or a function key?

    Alt with an arrow moves the cursor, Ctrl with an arrow goes on in a mode.
    """
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    if keys.key() in FUNCTION_KEYS:
        return True
    return bool(keys.keyboardModifiers() & HELD) and keys.key() not in arrows
