"""The tool rail: one button with icon and word for each tool, undo and redo at its foot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QToolButton, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.icons import paint_icon
from studio.gui.style.texts import with_key
from studio.gui.widgets.buttons import HoverFade, IconButton
from studio.gui.widgets.parts import Region, column, paint_box
from studio.gui.widgets.tab_order import rove, tab_through
from studio.records import dataclass

WORD_ROOM = 42
"""A button as wide and high as this has room for its word."""

WITH_WORD, ICON_ALONE, LEAST = 56, 28, 14
"""How high a button is with its word, and at least: for its icon as it is, and for a smaller one,
where texts are large and the window is low."""

SLIM = 44
"""The width of a rail of icons."""


@dataclass(frozen=True)
class ToolSpec:
    """One tool of the rail."""

    key: str
    text: str
    icon: str
    shortcut: str = ""  # shown and spoken; the window owns the key itself
    tooltip: str = ""


class ToolButton(QToolButton):
    """Icon and word; tinted, with a bar at its left edge and a bold word, while current.

    Where there is little room the icon stands alone; its tip says the word.
    """

    def __init__(
        self, appearance: Appearance, spec: ToolSpec, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance, self.spec = appearance, spec
        self._hover = HoverFade(appearance, self)
        self.setText(spec.text)
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(spec.text)
        self.setAccessibleDescription(spec.tooltip)
        tip = spec.tooltip or spec.text
        self.setToolTip(with_key(tip, spec.shortcut))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._alone = False
        self._has_word = True

    def set_slim(self, slim: bool) -> None:
        """The icon alone, because the rail is narrow, or with its word."""
        self._alone = slim
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        px = self._appearance.px
        return QSize(px(ICON_ALONE if self._alone else WITH_WORD), px(WITH_WORD))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._appearance.px(ICON_ALONE), self._appearance.px(LEAST))

    @property
    def has_word(self) -> bool:
        """Does the word stand below the icon?"""
        return self._has_word

    @property
    def has_room(self) -> bool:
        """Is there room for the word?"""
        return min(self.width(), self.height()) >= self._appearance.px(WORD_ROOM)

    def show_word(self, shown: bool) -> None:
        """Have the word below the icon, or the icon alone."""
        if shown != self._has_word:
            self._has_word = shown
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover.turn(self.isEnabled())
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover.turn(False)
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            current = self.isChecked()
            if current:
                paint_box(painter, appearance, box, theme.colour("selected"), None)
            else:
                fill = theme.colour("pressed" if self.isDown() else "hover")
                fill.setAlphaF(1.0 if self.isDown() else self._hover.value)
                paint_box(painter, appearance, box, fill, None)
            ink = "accent" if current else "text" if self.isEnabled() else "text3"
            side = min(appearance.px(22), box.height() - 2)
            rise = appearance.px(20) if self.has_word else side / 2
            top = max(1.0, box.height() / 2 - rise)
            place = QRectF((box.width() - side) / 2, top, side, side)
            if current:
                # Beside the icon alone: a long word reaches to the edge.
                bar = QRectF(0, top, appearance.px(3), side)
                paint_box(
                    painter, appearance, bar, theme.colour("accent"), None, appearance.px(3) / 2
                )
            paint_icon(painter, self.spec.icon, place, theme.colour(ink))
            if not self.has_word:
                return
            tone = "text" if current else "text2" if self.isEnabled() else "text3"
            painter.setPen(theme.colour(tone))
            painter.setFont(appearance.font("caption", 600 if current else 400))
            words = QRectF(0, place.bottom() + appearance.px(2), box.width(), appearance.px(18))
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())


class ToolBar(Region):
    """The tools of the present mode. Arrow keys walk them; Tab enters at the current one."""

    tool_chosen = Signal(str)
    undo_requested = Signal()
    redo_requested = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, Qt.Edge.RightEdge, parent)
        self.setAccessibleName(self.tr("Tools"))
        self._group = QButtonGroup(self)
        rove(self._group)
        self._buttons: dict[str, ToolButton] = {}
        self._slim = False
        self.undo = IconButton(appearance, "undo", self.tr("Undo"), self)
        self.redo = IconButton(appearance, "redo", self.tr("Redo"), self)
        self.undo.clicked.connect(self.undo_requested)
        self.redo.clicked.connect(self.redo_requested)
        self._layout = column(self)
        self._show_air()
        self._layout.addStretch(1)
        for button in (self.undo, self.redo):
            self._layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setFixedWidth(appearance.size("rail"))

    def set_slim(self, slim: bool) -> None:
        """Icons alone, because the window is narrow, or icons with their words."""
        self._slim = slim
        self.setFixedWidth(self.appearance.px(SLIM) if slim else self.appearance.size("rail"))
        for button in self._buttons.values():
            button.set_slim(slim)

    def _show_air(self) -> None:
        """Leave room above, below and between the buttons: little where they have next to none."""
        px = self.appearance.px
        ends, gap = (4, 1) if self._is_low() else (12, 4)
        self._layout.setContentsMargins(px(6), px(ends), px(6), px(ends))
        self._layout.setSpacing(px(gap))

    def _is_low(self) -> bool:
        """Are there more buttons than have room with the usual air, as icons of the usual size?"""
        px, count = self.appearance.px, len(self._buttons)
        foot = self.undo.sizeHint().height() + self.redo.sizeHint().height()
        return count * px(ICON_ALONE) + foot + (count + 2) * px(4) + 2 * px(12) > self.height()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._show_air()
        found = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            # All of them have words, or none: in a low window some are a pixel higher than others.
            self._layout.activate()
            words = all(button.has_room for button in self._buttons.values())
            for button in self._buttons.values():
                button.show_word(words)
        return found

    def set_tools(self, specs: Sequence[ToolSpec], current: str = "") -> None:
        """Replace the tools; the first is current unless another is named."""
        for button in self._buttons.values():
            self._group.removeButton(button)
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        for place, spec in enumerate(specs):
            button = ToolButton(self.appearance, spec, self)
            button.set_slim(self._slim)
            button.clicked.connect(self._tell)
            self._group.addButton(button)
            self._buttons[spec.key] = button
            self._layout.insertWidget(place, button)
        self._show_air()
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
        """The button of the tool with this key; KeyError for a tool that is not in the bar."""
        return self._buttons[key]

    def show_history(self, undo: str, redo: str) -> None:
        """What undo and redo would do, in words such as "place 30"; empty disables the button."""
        for button, verb, what in (
            (self.undo, self.tr("Undo"), undo),
            (self.redo, self.tr("Redo"), redo),
        ):
            button.setEnabled(bool(what))
            button.set_name(f"{verb} {what}".strip())
