"""The tool rail: one button with icon and word for each tool, undo and redo at its foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QToolButton, QWidget

from studio.gui.icons import paint_icon
from studio.gui.look import Look
from studio.gui.widgets.buttons import IconButton, Warmth
from studio.gui.widgets.parts import Region, column, paint_box
from studio.gui.widgets.tab_order import rove, tab_through


@dataclass(frozen=True)
class ToolSpec:
    """One tool of the rail."""

    key: str
    text: str
    icon: str
    shortcut: str = ""  # shown and spoken; the window owns the key itself
    tooltip: str = ""


class ToolButton(QToolButton):
    """Icon and word; tinted, with a bar at its left edge and a bold word, while current."""

    def __init__(self, look: Look, spec: ToolSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.spec = look, spec
        self._warmth = Warmth(look, self)
        self.setText(spec.text)
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(spec.text)
        self.setAccessibleDescription(spec.tooltip)
        tip = spec.tooltip or spec.text
        self.setToolTip(f"{tip} ({spec.shortcut})" if spec.shortcut else tip)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(56), self._look.px(56))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(56), self._look.px(46))

    def enterEvent(self, event: QEnterEvent) -> None:
        self._warmth.turn(self.isEnabled())
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._warmth.turn(False)
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        current = self.isChecked()
        if current:
            paint_box(painter, look, box, theme.colour("selected"), None)
            bar = QRectF(0, box.height() / 4, look.px(3), box.height() / 2)
            paint_box(painter, look, bar, theme.colour("accent"), None, look.px(3) / 2)
        else:
            fill = theme.colour("pressed" if self.isDown() else "hover")
            fill.setAlphaF(1.0 if self.isDown() else self._warmth.value)
            paint_box(painter, look, box, fill, None)
        ink = "accent" if current else "text" if self.isEnabled() else "text3"
        side = look.px(22)
        top = max(2.0, box.height() / 2 - look.px(20))
        place = QRectF((box.width() - side) / 2, top, side, side)
        paint_icon(painter, self.spec.icon, place, theme.colour(ink))
        tone = "text" if current else "text2" if self.isEnabled() else "text3"
        painter.setPen(theme.colour(tone))
        painter.setFont(look.font("caption", 600 if current else 400))
        words = QRectF(0, place.bottom() + look.px(2), box.width(), look.px(18))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())


class Rail(Region):
    """The tools of the present mode. Arrow keys walk them; Tab enters at the current one."""

    tool_chosen = Signal(str)
    undo_requested = Signal()
    redo_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, Qt.Edge.RightEdge, parent)
        self.setAccessibleName(self.tr("Tools"))
        self._group = QButtonGroup(self)
        rove(self._group)
        self._buttons: dict[str, ToolButton] = {}
        self.undo = IconButton(look, "undo", self.tr("Undo"), self)
        self.redo = IconButton(look, "redo", self.tr("Redo"), self)
        self.undo.clicked.connect(self.undo_requested)
        self.redo.clicked.connect(self.redo_requested)
        self._layout = column(self, (look.px(8), look.px(12), look.px(8), look.px(12)), look.px(4))
        self._layout.addStretch(1)
        for button in (self.undo, self.redo):
            self._layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setFixedWidth(look.size("rail"))

    def set_tools(self, specs: Sequence[ToolSpec], current: str = "") -> None:
        """Replace the tools; the first is current unless another is named."""
        for button in self._buttons.values():
            self._group.removeButton(button)
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        for place, spec in enumerate(specs):
            button = ToolButton(self.look, spec, self)
            button.clicked.connect(self._tell)
            self._group.addButton(button)
            self._buttons[spec.key] = button
            self._layout.insertWidget(place, button)
        tab_through([*self._buttons.values(), self.undo, self.redo])
        if specs:
            self.set_tool(current or specs[0].key)

    def _tell(self) -> None:
        self.tool_chosen.emit(self.tool())

    def tool(self) -> str:
        """Key of the current tool, or "" when there is none."""
        return next((key for key, button in self._buttons.items() if button.isChecked()), "")

    def set_tool(self, key: str) -> None:
        """Show a tool as current; emits nothing."""
        self._buttons[key].setChecked(True)

    def tool_button(self, key: str) -> ToolButton:
        return self._buttons[key]

    def show_history(self, undo: str, redo: str) -> None:
        """What undo and redo would do, in words such as "place 30"; empty disables the button."""
        for button, verb, what in (
            (self.undo, self.tr("Undo"), undo),
            (self.redo, self.tr("Redo"), redo),
        ):
            button.setEnabled(bool(what))
            button.set_name(f"{verb} {what}".strip())
