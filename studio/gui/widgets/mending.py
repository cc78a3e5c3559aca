"""The section of the panel that says what lets a drawing be drawn in one stroke."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.advice import AdviceRow, WayOutRow, add_inset, section_head
from studio.gui.widgets.panel_state import Mend
from studio.gui.widgets.parts import KeyCap, column


class MendSection(QWidget):
    """A row for each way; a click takes it."""

    mend_chosen = Signal(int)

    def __init__(self, appearance: Appearance, advice: Mend) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("What would help"))
        self.rows: list[AdviceRow] = []
        layout = column(self)
        cap = KeyCap(appearance, self.tr("Tab"))
        add_inset(appearance, layout, section_head(appearance, self.tr("What would help"), cap))
        for index, way in enumerate(advice.ways):
            line = WayOutRow(appearance, way)
            line.clicked.connect(lambda _=False, i=index: self.mend_chosen.emit(i))
            self.rows.append(line)
            layout.addWidget(line)
