"""Keys that the user gave to commands, to what modes do, and to tools.

Commands of the window have keys held with Ctrl or Alt, or function keys. Tools and what a mode does
have letters, which the board hears while the mode is on. A usual key goes on working beside the
user's own, so that hints and pages of help stay true, until it is given to something else; so does
the second key that some commands have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence

from studio.gui.editor.editor import Editor
from studio.gui.services.settings import Settings
from studio.gui.shell.actions import ACTIONS
from studio.gui.style.texts import tr, without_dots

USUAL = {spec.key: QKeySequence(spec.shortcut) for spec in ACTIONS}
SECOND = {spec.key: QKeySequence(spec.second) for spec in ACTIONS if spec.second}

TOOL = "tool:{}"
"""What stands for a tool, by its key, where other keys are those of actions."""

WINDOW, TOOLS = "", "tool"
GROUPS = {spec.key: spec.key.partition("_")[0] if spec.local else WINDOW for spec in ACTIONS}
"""The mode whose parts hear the key of an action; commands of the window are heard everywhere."""

NONE = "none"
"""What settings say of a command that the user left without a key."""

PORTABLE = QKeySequence.SequenceFormat.PortableText
FUNCTION_KEYS = range(Qt.Key.Key_F1, Qt.Key.Key_F35 + 1)
LETTERS = range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)
HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class OwnKeys:
    """Gives actions and tools the keys that settings remember, and takes new ones.

    ``actions`` are those of the window by their keys; tools stand as ``tool:KEY``. What settings
    say and no longer makes sense is passed over: an action that is gone, a key that is none, one
    that something else has. All windows have the same keys: each takes up what settings say
    whenever they change, and then calls ``told``.
    """

    def __init__(
        self,
        actions: Mapping[str, QAction],
        settings: Settings,
        editor: Editor,
        told: Callable[[], object],
    ) -> None:
        self._actions, self._settings, self._editor = actions, settings, editor
        self._told = told
        self._own: dict[str, QKeySequence] = {}
        self._read()

    def _read(self) -> None:
        """Have what settings say."""
        self._own = {
            action: QKeySequence() if text == NONE else QKeySequence.fromString(text, PORTABLE)
            for action, text in self._settings.keys.items()
            if action in USUAL or group_of(action) == TOOLS
        }
        self._pass_nonsense_over()
        self._apply()

    def take_up(self) -> None:
        """Keys were changed, here or in another window."""
        self._read()
        self._told()

    def _pass_nonsense_over(self) -> None:
        said = self._settings.keys
        spoilt = {a for a, keys in self._own.items() if keys.isEmpty() and said[a] != NONE}
        while spoilt or (spoilt := {a for a, keys in self._own.items() if self.refusal(a, keys)}):
            # What goes has its usual key again, which another one may have been given.
            for action in spoilt:
                del self._own[action]
            spoilt = set()

    @property
    def changed(self) -> frozenset[str]:
        """What has a key of the user's own, or none because she wanted so."""
        return frozenset(self._own)

    def usual(self, action: str) -> QKeySequence:
        """The key of what nobody changed; an empty one if it has none."""
        if action in USUAL:
            return USUAL[action]
        letters = {TOOL.format(tool.key): tool.shortcut for tool in self._editor.tools}
        return QKeySequence(letters.get(action, ""))

    def key(self, action: str) -> QKeySequence:
        """The key that is shown: the user's own or the usual one."""
        return self._own[action] if action in self._own else self.usual(action)

    def beside(self, action: str) -> list[QKeySequence]:
        """The keys that work beside the one that is shown."""
        if group_of(action) != WINDOW or self.key(action).isEmpty():
            return []
        taken = [self.key(other) for other in USUAL if group_of(other) == WINDOW]
        usual = [USUAL[action], *([SECOND[action]] if action in SECOND else [])]
        return [keys for keys in usual if keys not in taken and not keys.isEmpty()]

    def words(self, action: str) -> str:
        """The key of something in a sentence; its name in quotes where it has none."""
        return self.key(action).toString(PORTABLE) or f"“{self._name(action)}”"

    def refusal(self, action: str, keys: QKeySequence) -> str:
        """Why something cannot have a key, as a sentence; "" if it can. Anything can have none."""
        if keys.isEmpty():
            return ""
        group = group_of(action)
        # Qt's stubs leave out that key sequences have places.
        first: QKeyCombination = keys[0]  # type: ignore[index]
        if group == WINDOW and (keys.count() != 1 or not _is_command(first)):
            return tr("Letters, digits and arrows are for the board: add Ctrl or Alt.")
        if group != WINDOW and keys != self.usual(action) and not _is_letter(keys, first):
            return tr("The board hears letters: choose one, without Ctrl and Alt.")
        for other in self._of(group):
            if other != action and keys == self.key(other):
                return tr("“{}” has this key.").format(self._name(other))
        return ""

    def change(self, action: str, keys: QKeySequence) -> str:
        """Give something a key, or with an empty one none, and remember it; why not, or ""."""
        refusal = self.refusal(action, keys)
        if not refusal:
            self._own[action] = keys
            if keys == self.usual(action):
                del self._own[action]
            self._remember()
        return refusal

    def reset(self) -> None:
        """Leave everything with its usual key only."""
        self._own = {}
        self._remember()

    def _of(self, group: str) -> Iterator[str]:
        """What the same keys would be heard by."""
        if group == TOOLS:
            return (TOOL.format(tool.key) for tool in self._editor.tools)
        return (action for action in USUAL if group_of(action) == group)

    def _name(self, action: str) -> str:
        if action in self._actions:
            return without_dots(self._actions[action].text())
        return next(tr(t.text) for t in self._editor.tools if TOOL.format(t.key) == action)

    def _apply(self) -> None:
        """Let actions and tools hear their keys."""
        for action in USUAL:
            keys = [self.key(action), *self.beside(action)]
            self._actions[action].setShortcuts([each for each in keys if not each.isEmpty()])
        prefix = TOOL.format("")
        own = ((a.removeprefix(prefix), k) for a, k in self._own.items() if a.startswith(prefix))
        self._editor.set_letters({tool: keys.toString(PORTABLE) for tool, keys in own})

    def _remember(self) -> None:
        own = ((action, keys.toString(PORTABLE)) for action, keys in self._own.items())
        self._settings.keys = {action: keys or NONE for action, keys in own}


def group_of(action: str) -> str:
    """Who hears the key of something: the window, a mode, or the tools."""
    return GROUPS.get(action, TOOLS if action.startswith(TOOL.format("")) else WINDOW)


def _is_letter(keys: QKeySequence, first: QKeyCombination) -> bool:
    plain = first.keyboardModifiers() == Qt.KeyboardModifier.NoModifier
    return keys.count() == 1 and plain and first.key() in LETTERS


def _is_command(keys: QKeyCombination) -> bool:
    """Is this no key that the board hears: held with Ctrl or Alt, or a function key?

    Alt with an arrow moves the cursor, Ctrl with an arrow goes on in a mode.
    """
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    if keys.key() in FUNCTION_KEYS:
        return True
    return bool(keys.keyboardModifiers() & HELD) and keys.key() not in arrows
