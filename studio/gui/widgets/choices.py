"""Pills of which one is chosen, under a small heading; in several rows where one is too short."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import Label, column
from studio.gui.widgets.welcome_parts import Pill


class Choices(QWidget):
    """``words`` by keys, the first of them chosen; ``changed`` comes when somebody chooses."""

    changed = Signal()

    def __init__(self, appearance: Appearance, heading: str, words: Mapping[str, str]) -> None:
        super().__init__()
        px = appearance.px
        layout = column(self, gap=px(4))
        if heading:
            layout.addWidget(Label(appearance, heading, "small", 500, "text2", wrap=True))
        self.setAccessibleName(heading)
        holder = QWidget()
        flow = Flow(px(4), holder)
        group = QButtonGroup(self)
        self.pills: dict[str, Pill] = {}
        for key, word in words.items():
            pill = self.pills[key] = Pill(appearance, word)
            group.addButton(pill)
            flow.addWidget(pill)
            pill.clicked.connect(lambda _=False: self.changed.emit())
        next(iter(self.pills.values())).setChecked(True)
        layout.addWidget(holder)

    def choose(self, key: str) -> None:
        """Choose another one; KeyError if there is none of this key."""
        self.pills[key].setChecked(True)

    @property
    def chosen(self) -> str:
        """The key of the one that is chosen."""
        return next(key for key, pill in self.pills.items() if pill.isChecked())
