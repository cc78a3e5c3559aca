"""The section of the panel that offers clues for the line drawn by hand."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.advice import WayOutRow, add_inset, section_head
from studio.gui.widgets.panel_state import DrawnLine
from studio.gui.widgets.parts import KeyCap, column


class DrawnLineSection(QWidget):
    """One row: make the clues whose only solution is the line."""

    clues_requested = Signal()

    def __init__(self, appearance: Appearance, advice: DrawnLine) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Your line"))
        layout = column(self)
        cap = KeyCap(appearance, self.tr("Tab"))
        add_inset(appearance, layout, section_head(appearance, self.tr("Your line"), cap))
        self._line = WayOutRow(appearance, advice.way)
        self._line.clicked.connect(lambda _=False: self.clues_requested.emit())
        self.rows: list[WayOutRow] = [self._line]
        layout.addWidget(self._line)

    def show_advice(self, advice: DrawnLine) -> bool:
        """Offer it for another line. Are some of the rows new, or gone?"""
        self._line.show_way(advice.way)
        return False
