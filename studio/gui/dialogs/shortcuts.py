"""The card with all keys: in groups, with a field to search them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from studio.gui.dialogs.card_services import CardServices
from studio.gui.style.texts import tr
from studio.gui.widgets.parts import KeyCap, Label, scroll_area
from studio.gui.widgets.sheet import Sheet

HEIGHT, WIDTH = 640, 640


@dataclass(frozen=True)
class Key:
    """One line of the card."""

    group: str
    text: str
    keys: str
    also: str = ""

    def answers(self, query: str) -> bool:
        """Has it all words of a query, in any order?"""
        words = f"{self.group} {self.text} {self.keys} {self.also}".lower()
        return all(word in words for word in query.lower().split())


class ShortcutsSheet(Sheet):
    """What is typed above leaves the lines that have it."""

    def __init__(self, services: CardServices, keys: tuple[Key, ...]) -> None:
        heading = tr("Keyboard shortcuts")
        super().__init__(services.appearance, services.parent, heading, HEIGHT, WIDTH)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search keys, such as zoom or Ctrl G"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.body_layout.addWidget(self.search)
        body = QWidget()
        # Where it belongs before it is filled: labels that move get all their style anew.
        self.body_layout.addWidget(scroll_area(body), 1)
        self.nothing = Label(self.appearance, tr("No key has that."), "body", 400, "text2")
        self._grid = QGridLayout(body)
        self._grid.setHorizontalSpacing(self.appearance.px(16))
        self._grid.setVerticalSpacing(self.appearance.px(4))
        self._grid.setColumnStretch(0, 1)
        self.keys = keys
        self._heads: dict[str, Label] = {}
        self._rows: list[tuple[Label, KeyCap]] = []
        self._fill()
        self.search.textChanged.connect(self.show_found)
        self.add_button(tr("Close"), self.reject, primary=True)
        self.begin_in(self.search)

    def _fill(self) -> None:
        line = 0
        for key in self.keys:
            if key.group not in self._heads:
                head = Label(self.appearance, key.group, "lead", 600)
                head.setContentsMargins(
                    0, self.appearance.px(10 if line else 0), 0, self.appearance.px(2)
                )
                self._heads[key.group] = head
                self._grid.addWidget(head, line, 0)
                line += 1
            text, cap = Label(self.appearance, key.text), KeyCap(self.appearance, key.keys)
            self._grid.addWidget(text, line, 0)
            self._grid.addWidget(cap, line, 1, Qt.AlignmentFlag.AlignRight)
            self._rows.append((text, cap))
            line += 1
        self._grid.addWidget(self.nothing, line, 0)
        self.nothing.hide()
        self._grid.setRowStretch(line + 1, 1)

    def show_found(self, query: str) -> None:
        """Leave the lines that answer a query, under the heads of their groups."""
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
