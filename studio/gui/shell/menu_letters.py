"""The letters that open menus together with Alt: the first one of a title that is free."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from string import ascii_uppercase

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QMenuBar

from studio.gui.style.texts import tr

PORTABLE = QKeySequence.SequenceFormat.PortableText


class MenuLetters(QObject):
    """Gives the menus of a bar their letters, underlined in their titles.

    A title in other letters has that of its English name, which is heard but not shown: beside such
    titles the header would have no room for it.
    """

    def __init__(self, bar: QMenuBar, menus: Mapping[str, QMenu]) -> None:
        """``menus`` are those of the ``bar`` by their English names."""
        super().__init__(bar)
        self._bar, self._menus = bar, menus
        self._unseen: list[QShortcut] = []

    def give(self, actions: Iterable[QAction]) -> None:
        """Give letters anew; those that an action has together with Alt stay its own."""
        for shortcut in self._unseen:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._unseen = []
        free = set(ascii_uppercase).difference(_with_alt(actions))
        for name, menu in self._menus.items():
            title = tr(name)
            place = _first(title, free)
            if place is not None:
                free.remove(title[place].upper())
                title = f"{title[:place]}&{title[place:]}"
            elif (place := _first(name, free)) is not None:
                free.remove(name[place].upper())
                self._hear(name[place], menu)
            menu.setTitle(title)

    def _hear(self, letter: str, menu: QMenu) -> None:
        # Empty where the system has no such keys.
        key = QKeySequence.mnemonic(f"&{letter}")
        shortcut = QShortcut(key, self._bar)
        shortcut.activated.connect(lambda: self._bar.setActiveAction(menu.menuAction()))
        self._unseen.append(shortcut)


def _first(title: str, free: Collection[str]) -> int | None:
    """The place of the first letter that is free; None where none is."""
    return next((at for at, letter in enumerate(title) if letter.upper() in free), None)


def _with_alt(actions: Iterable[QAction]) -> set[str]:
    """The letters that actions have together with Alt alone."""
    words = (keys.toString(PORTABLE) for action in actions for keys in action.shortcuts())
    return {key.removeprefix("Alt+") for key in words if key.startswith("Alt+")}
