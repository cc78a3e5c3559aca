"""The status line: what mouse and keys do now on the left, position and zoom on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.panel_state import Hint
from studio.gui.widgets.parts import ElidedLabel, KeyCap, Region, TwoLineLabel, row

PLACE = 136
"""Room for "Row 10, column 10" in any language; what is told of it beyond may be cut."""


class StatusLine(Region):
    """Says what can be done; never holds a message that needs an answer."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, Qt.Edge.TopEdge, parent)
        self.setAccessibleName(self.tr("Status"))
        px = appearance.px
        layout = row(self, (px(16), 1, px(16), 0), px(16))
        self._hints = QWidget(self)
        self._hint_row = row(self._hints, gap=px(6))
        self._groups: list[QWidget] = []
        layout.addWidget(self._hints)
        # What can be done comes first, and where; what more is told there has the rest.
        self._position = ElidedLabel(appearance, "", "small", 400, "text2")
        self._position.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._position.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.zoom = Button(appearance, "", Kind.LINK)
        self.zoom.setToolTip(self.tr("Size of the board: fit, width, 100 %"))
        self.zoom.clicked.connect(self._show_zooms)
        self._zooms = QMenu(self)
        layout.addWidget(self._position, 1)
        layout.addWidget(self.zoom)
        self.setFixedHeight(appearance.size("status"))

    def show_hints(self, hints: Sequence[Hint]) -> None:
        """Replace the hints. The last ones give way when the window is narrow."""
        while (item := self._hint_row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._groups = [self._group(hint) for hint in hints]
        for group in self._groups:
            self._hint_row.addWidget(group)
        self._fit_hints()
        spoken = (" ".join([*hint.keys, hint.text.rstrip(".")]).strip() for hint in hints)
        self._hints.setAccessibleName(". ".join(spoken))

    def _group(self, hint: Hint) -> QWidget:
        """The keys of a hint and what they do."""
        group = QWidget(self._hints)
        layout = row(group, (0, 0, self.appearance.px(6), 0), self.appearance.px(6))
        for key in hint.keys:
            layout.addWidget(KeyCap(self.appearance, key))
        label = TwoLineLabel(self.appearance, hint.text, "small", 400, "text2")
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        layout.addWidget(label)
        return group

    @property
    def _place_room(self) -> int:
        """Pixels that are kept for the place: the same for all, so that hints stay as it moves."""
        return self.appearance.px(PLACE) if self._position.text() else 0

    def _fit_hints(self) -> None:
        """Show as many hints as fit whole beside the place; the first one is shown in any case."""
        px = self.appearance.px
        room = self.width() - 4 * px(16) - self.zoom.sizeHint().width()
        room -= self._place_room
        for place, group in enumerate(self._groups):
            room -= group.sizeHint().width() + (px(6) if place else 0)
            group.setVisible(place == 0 or room >= 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_hints()

    def show_position(self, text: str) -> None:
        """Where the cursor is, such as "Row 5, cell 6"."""
        if text == self._position.text():
            return
        before = self._place_room
        self._position.setText(text)
        self._position.setToolTip(text)
        if self._place_room != before:
            self._fit_hints()

    def show_zoom(self, share: float) -> None:
        """Zoom of the board; 1.0 is 100 %."""
        words = self.tr("{0} %").format(round(share * 100))
        self.zoom.setText(words)
        self.zoom.setAccessibleName(self.tr("Zoom, {0}").format(words))
        self.zoom.updateGeometry()
        self._fit_hints()

    def set_zooms(self, actions: Sequence[QAction]) -> None:
        """What the zoom box offers."""
        self._zooms.addActions(list(actions))

    def _show_zooms(self) -> None:
        size = self._zooms.sizeHint()
        corner = self.zoom.mapToGlobal(QPoint(self.zoom.width(), 0))
        self._zooms.popup(corner - QPoint(size.width(), size.height()))
