"""The card with all keys: in groups, with a field to search them; a click on one changes it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QKeyCombination, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from studio import language
from studio.gui.dialogs.card_services import CardServices
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import HELD, key_words, tr
from studio.gui.widgets.inputs import SearchField
from studio.gui.widgets.later_parts import LaterParts
from studio.gui.widgets.painting import paint_key_cap
from studio.gui.widgets.palette import key_text
from studio.gui.widgets.parts import KeyCap, Label
from studio.gui.widgets.sheet import Sheet
from studio.records import dataclass

HEIGHT, WIDTH = 640, 640

IN_SIGHT = 24
"""So many lines are made before the card is on show; as many as it is high, and some."""


@dataclass(frozen=True)
class Key:
    """One line of the card; ``action`` is the key of what may get another key, "" for the rest."""

    group: str
    text: str
    keys: str
    also: str = ""
    action: str = ""

    def answers(self, query: str) -> bool:
        """Has it all words of a query, in any order? A key that is held with others, or one as F1,
        means these keys and no letters."""
        words = f"{self.group} {self.text} {self.keys} {self.also}".lower()
        asked = key_words(query)
        if not HELD_KEYS.intersection(asked) and not all(map(FUNCTION.fullmatch, asked)):
            return all(word in words for word in query.lower().split())
        ways = (frozenset(key_words(way)) for way in self.keys.split(", "))
        return any(_answers(asked, words, keys) for keys in ways)


HELD_KEYS = frozenset(key.lower() for key in HELD)
FUNCTION = re.compile(r"f\d+")


def _answers(asked: list[str], words: str, keys: frozenset[str]) -> bool:
    """Do the keys of a line, or its words, answer a query that names keys?"""
    pressed = [key for key in asked if key in keys and key not in HELD_KEYS]
    held = HELD_KEYS.intersection(asked)
    if not (held == HELD_KEYS & keys if pressed else held <= keys):
        return False
    others = (word for word in asked if word not in keys and word not in held)
    return all(len(word) > 1 and not FUNCTION.fullmatch(word) and word in words for word in others)


class Changes(Protocol):
    """What gives commands, modes and tools the user's own keys."""

    @property
    def changed(self) -> frozenset[str]:
        """The actions, by key, whose keys are the user's own."""
        ...

    def change(self, action: str, keys: QKeySequence) -> str:
        """Give an action a key, an empty one for none; why that cannot be, or ""."""
        ...

    def beside(self, action: str) -> Sequence[QKeySequence]:
        """The keys that work beside that one, such as the usual one."""
        ...

    def key(self, action: str) -> QKeySequence:
        """The key that an action has now; an empty one if it has none."""
        ...

    def reset(self) -> None:
        """Leave every action with its usual key."""
        ...


MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class KeyButton(QAbstractButton):
    """A key cap that takes another key: click it, then press that.

    Backspace leaves the command without one; Esc and Tab change nothing.
    """

    pressed_keys = Signal(QKeySequence)

    def __init__(self, appearance: Appearance, what: str, keys: str) -> None:
        super().__init__()
        self._appearance, self._what = appearance, what
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolTip(tr("Click, then press another key for this, or Backspace for none"))
        self.toggled.connect(lambda _: self.updateGeometry())
        self.show_keys(keys)

    def show_keys(self, keys: str) -> None:
        """The key that is in force."""
        self.setText(keys)
        self.setAccessibleName(tr("{}: {}. Change").format(self._what, keys or tr("no key")))
        self.setChecked(False)
        self.updateGeometry()

    def shown(self) -> str:
        """What stands on the cap."""
        return tr("Press a key") if self.isChecked() else self.text() or tr("none")

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._appearance.font("caption", 500))
        width = metrics.horizontalAdvance(self.shown()) + self._appearance.px(12)
        return QSize(max(self._appearance.px(22), round(width)), self._appearance.px(19))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if not self.text() and not self.isChecked():
                painter.setOpacity(0.6)
            paint_key_cap(painter, self._appearance, QRectF(self.rect()), self.shown())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setChecked(False)
        super().focusOutEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        self.setChecked(False)
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not self.isChecked() and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif not self.isChecked():
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape:
            self.setChecked(False)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and not event.modifiers():
            self.pressed_keys.emit(QKeySequence())
        elif key not in MODIFIERS:
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            self.pressed_keys.emit(QKeySequence(QKeyCombination(modifiers, key)))


class ShortcutsSheet(Sheet):
    """What is typed above leaves the lines that have it; ``changes`` takes the user's own keys."""

    def __init__(self, services: CardServices, keys: tuple[Key, ...], changes: Changes) -> None:
        heading = tr("Keyboard shortcuts")
        super().__init__(services.appearance, services.parent, heading, HEIGHT, WIDTH, grows=False)
        self.search = SearchField(tr("Search"), tr("Search keys, such as zoom or Ctrl G"))
        self.stay_above(self.search)
        body = QWidget()
        # Where it belongs before it is filled: labels that move get all their style anew.
        self.body_layout.addWidget(body, 1)
        self.nothing = Label(self.appearance, tr("No key has that."), "body", 400, "text2")
        self._grid = QGridLayout(body)
        self._grid.setHorizontalSpacing(self.appearance.px(16))
        self._grid.setVerticalSpacing(self.appearance.px(4))
        self._grid.setColumnStretch(0, 1)
        end = len(keys) + len({key.group for key in keys})
        self._grid.addWidget(self.nothing, end, 0)
        self.nothing.hide()
        self._grid.setRowStretch(end + 1, 1)
        self.keys, self._changes = keys, changes
        self._heads: dict[str, Label] = {}
        self._rows: list[tuple[Label, QWidget]] = []
        self._caps: dict[str, KeyButton] = {}
        making = self._fill()
        for _ in range(IN_SIGHT):
            next(making, None)
        self._later = LaterParts(making, self._grid, self)
        self._later.lie_in(self.area)
        self.search.textChanged.connect(self.show_found)
        self._note = tr("Click a key, then press another one, or Backspace for none.")
        self.told = Label(self.appearance, self._note, "small", 400, "text2", wrap=True)
        self.stay_below(self.told)
        self.usual = self.add_button(tr("Usual keys"), self.reset)
        self.usual.setEnabled(bool(changes.changed))
        self.add_button(tr("Close"), self.reject, primary=True)
        self.begin_in(self.search)
        services.settings.changed.connect(self._show_setting)

    @property
    def caps(self) -> dict[str, KeyButton]:
        """The keys that can be changed, by their actions."""
        self._later.finish()
        return self._caps

    def _fill(self) -> Iterator[None]:
        """Make the lines from the top, one at each step."""
        line = 0
        before: QWidget = self.search
        for key in self.keys:
            if key.group not in self._heads:
                head = Label(self.appearance, key.group, "lead", 600)
                head.setContentsMargins(
                    0, self.appearance.px(10 if line else 0), 0, self.appearance.px(2)
                )
                self._heads[key.group] = head
                self._grid.addWidget(head, line, 0)
                line += 1
            text, cap = Label(self.appearance, key.text, wrap=True), self._cap(key)
            self._grid.addWidget(text, line, 0)
            self._grid.addWidget(cap, line, 1, Qt.AlignmentFlag.AlignRight)
            self._rows.append((text, cap))
            if isinstance(cap, KeyButton):
                # Tab reaches also what is made later where it stands.
                self.setTabOrder(before, cap)
                before = cap
            line += 1
            yield

    def _cap(self, key: Key) -> QWidget:
        if not key.action:
            return KeyCap(self.appearance, key.keys)
        cap = self._caps[key.action] = KeyButton(self.appearance, key.text, key.keys)
        cap.pressed_keys.connect(lambda keys: self.change(key.action, keys))
        cap.toggled.connect(lambda _: self.told.setText(self._note))
        return cap

    def change(self, action: str, keys: QKeySequence) -> None:
        """Give an action another key, or say why it cannot have it."""
        told = self._changes.change(action, keys)
        if not told:
            self.caps[action].setChecked(False)
            beside = language.listed(map(key_text, self._changes.beside(action)))
            words = tr("{} still does the same, until you give it to something else.")
            told = words.format(beside) if beside else self._note
        self.told.setText(told)

    def reset(self) -> None:
        """Back to the usual keys."""
        self._changes.reset()
        self.told.setText(tr("All keys are the usual ones."))

    @Slot(str)
    def _show_setting(self, name: str) -> None:
        """Keys were changed, here or in another window."""
        if name == "keys":
            self._show()

    def _show(self) -> None:
        """Show the keys that actions have now, and find them by these."""
        now = {action: key_text(self._changes.key(action)) for action in self.caps}
        for action, keys in now.items():
            if self.caps[action].text() != keys:
                self.caps[action].show_keys(keys)
        self.usual.setEnabled(bool(self._changes.changed))
        self.keys = tuple(replace(key, keys=now.get(key.action, key.keys)) for key in self.keys)

    def show_found(self, query: str) -> None:
        """Leave the lines that answer a query, under the heads of their groups."""
        self._later.finish()
        groups = set()
        for key, row in zip(self.keys, self._rows, strict=True):
            found = key.answers(query)
            for part in row:
                part.setVisible(found)
            if found:
                groups.add(key.group)
        for group, head in self._heads.items():
            head.setVisible(group in groups)
        self.nothing.setVisible(not groups)
