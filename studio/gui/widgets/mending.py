"""The section of the panel that says what lets a drawing be drawn in one stroke."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.advice import WayOutRow, add_inset, drop, section_head
from studio.gui.widgets.panel_state import Mend
from studio.gui.widgets.parts import KeyCap, column


class MendSection(QWidget):
    """A row for each way; a click takes it."""

    mend_chosen = Signal(int)

    def __init__(self, appearance: Appearance, advice: Mend) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("What would help"))
        self._appearance = appearance
        self.rows: list[WayOutRow] = []
        self._layout = layout = column(self)
        cap = KeyCap(appearance, self.tr("Tab"))
        add_inset(appearance, layout, section_head(appearance, self.tr("What would help"), cap))
        self.show_advice(advice)

    def show_advice(self, advice: Mend) -> bool:
        """Offer other ways. Are some of the rows new, or gone?"""
        ways, before = advice.ways, len(self.rows)
        for line, way in zip(self.rows, ways, strict=False):
            line.show_way(way)
        for index, way in list(enumerate(ways))[before:]:
            line = WayOutRow(self._appearance, way)
            line.clicked.connect(lambda _=False, i=index: self.mend_chosen.emit(i))
            self.rows.append(line)
            self._layout.addWidget(line)
        for line in self.rows[len(ways) :]:
            drop(self._layout, line)
        del self.rows[len(ways) :]
        return len(self.rows) != before
