"""The header: menus, title, modes and the command field."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QMenuBar,
    QProxyStyle,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QToolButton,
    QWidget,
)

from studio.gui.style.appearance import Appearance
from studio.gui.style.icons import icon, paint_icon
from studio.gui.widgets.buttons import TightButton
from studio.gui.widgets.painting import disc, paint_glyph
from studio.gui.widgets.panel_state import Title, VerdictKind
from studio.gui.widgets.parts import ElidedLabel, Region, paint_box, row, whole_facts
from studio.gui.widgets.tab_order import rove

LONGEST_COUNT = 96  # pixels
QWIDGETSIZE_MAX = 16_777_215
"""What Qt takes for no limit; PySide 6 does not have its name."""


MORE = 28
"""How wide the button with the menus that have no room is; Qt's own is 12, however large texts
are."""


class _Wide(QProxyStyle):
    """The style of that button: a menu bar asks nothing else how wide it is."""

    def __init__(self, width: int, parent: QObject) -> None:
        super().__init__("Fusion")
        self.setParent(parent)
        self._width = width

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric is QStyle.PixelMetric.PM_ToolBarExtensionExtent:
            return self._width
        return super().pixelMetric(metric, option, widget)


class ModeButton(TightButton):
    """One segment of the mode control."""

    FONT, AIR, LEAST, HIGH = "body", (24, 16), 72, 28

    def __init__(self, appearance: Appearance, text: str, parent: QWidget) -> None:
        super().__init__(appearance, text, parent)
        self.setAccessibleName(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        light = not theme.dark
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isChecked():
                fill, border = ("raised", "hair") if light else ("pressed", "control")
                box = QRectF(self.rect())
                paint_box(painter, self._appearance, box, theme.colour(fill), theme.colour(border))
            bright = self.isChecked() or self.underMouse()
            painter.setPen(theme.colour("text" if bright else "text2"))
            painter.setFont(self._appearance.font("body", 600 if self.isChecked() else 500))
            # What is cut on both sides reads as another word.
            room, right = self.width() + 1, Qt.TextElideMode.ElideRight
            text = QFontMetricsF(painter.font()).elidedText(self.text(), right, room)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, text)


class ModeControl(QWidget):
    """Edit, Play, Watch: exactly one is on. Arrow keys walk, Tab enters and leaves."""

    chosen = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        modes: tuple[tuple[str, str], ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._group = QButtonGroup(self)
        rove(self._group)
        self._buttons: dict[str, ModeButton] = {}
        self.setAccessibleName(self.tr("Mode"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = row(self, (2, 2, 2, 2))
        for key, text in modes:
            button = ModeButton(appearance, text, self)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            button.clicked.connect(self._tell)
            self._group.addButton(button)
            self._buttons[key] = button
            layout.addWidget(button)
        if self._buttons:
            next(iter(self._buttons.values())).setChecked(True)

    def _tell(self) -> None:
        self.chosen.emit(self.mode())

    def mode(self) -> str:
        """Key of the mode that is on."""
        return next(key for key, button in self._buttons.items() if button.isChecked())

    def set_tight(self, tight: bool) -> None:
        """Make each mode as wide as its word needs, or as wide as looks well."""
        for button in self._buttons.values():
            button.set_tight(tight)

    def spare(self) -> int:
        """Pixels that are won where it is tight."""
        buttons = self._buttons.values()
        return sum(button.width_of(False) - button.width_of(True) for button in buttons)

    def set_mode(self, key: str) -> None:
        """Turn a mode on without a signal."""
        self._buttons[key].setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = self._appearance.theme
            groove = theme.colour("pressed" if not theme.dark else "raised")
            paint_box(
                painter, self._appearance, QRectF(self.rect()), groove, None, self._appearance.px(8)
            )


class CommandField(QAbstractButton):
    """Looks like a search field, opens the command palette."""

    def __init__(
        self, appearance: Appearance, shortcut: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._slim = False
        self.setText(self.tr("Commands"))
        self.setAccessibleName(self.tr("Commands"))
        self.setToolTip(self.tr("Find any command by its name"))
        self.show_key(shortcut)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_key(self, keys: str) -> None:
        """The keys that open the palette; "" where there are none."""
        self._shortcut = keys
        self.setAccessibleDescription(keys)
        self.updateGeometry()
        self.update()

    def set_slim(self, slim: bool) -> None:
        """Show the magnifying glass alone."""
        if slim != self._slim:
            self._slim = slim
            self.updateGeometry()
            self.update()

    def full_width(self) -> int:
        """Pixels that it takes with its words, whether they are shown now or not."""
        metrics, small = (
            QFontMetricsF(self._appearance.font(size)) for size in ("body", "caption")
        )
        words = metrics.horizontalAdvance(self.text()) + small.horizontalAdvance(self._shortcut)
        return max(self._appearance.px(168), round(words) + self._appearance.px(64))

    def sizeHint(self) -> QSize:
        width = self._appearance.px(36) if self._slim else self.full_width()
        return QSize(width, self._appearance.size("button"))

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            fill = theme.colour("hover" if self.underMouse() else "raised")
            paint_box(painter, appearance, QRectF(self.rect()), fill, theme.colour("control"))
            side = appearance.px(18)
            glass = QRectF(appearance.px(9), (self.height() - side) / 2, side, side)
            paint_icon(painter, "search", glass, theme.colour("text2"))
            if self._slim:
                return
            painter.setPen(theme.colour("text2"))
            painter.setFont(appearance.font("body"))
            middle = Qt.AlignmentFlag.AlignVCenter
            box = self.rect().adjusted(appearance.px(34), 0, -appearance.px(10), 0)
            painter.drawText(box, middle, self.text())
            painter.setFont(appearance.font("caption", 500))
            painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, self._shortcut)


class VerdictPill(QAbstractButton):
    """Verdict glyph and count, shown while the panel is a closed drawer; opens it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._glyph = VerdictKind.EMPTY
        self._told: tuple[VerdictKind, str, str] | None = None
        self._count, self._bare = "", False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_verdict(self, kind: VerdictKind, text: str, headline: str) -> None:
        """`text` is a count or nothing; a count too long for the header is only spoken."""
        if (kind, text, headline) == self._told:
            return
        self._told = (kind, text, headline)
        self._glyph = kind
        width = QFontMetricsF(self._appearance.font("body", 600)).horizontalAdvance(text)
        self._count = text if width <= self._appearance.px(LONGEST_COUNT) else ""
        self.setText("" if self._bare else self._count)
        words = f"{headline} {text}".strip()
        self.setAccessibleName(words)
        self.setToolTip(f"{words}\n{self.tr('Show the side panel')}")
        self.updateGeometry()
        self.update()

    def set_bare(self, bare: bool) -> None:
        """Show the glyph alone, or the count beside it."""
        if bare != self._bare:
            self._bare = bare
            self.setText("" if bare else self._count)
            self.updateGeometry()

    def spare(self) -> int:
        """Pixels that it needs less without its count."""
        return 0 if self._bare else self._width_of(self._count) - self._width_of("")

    def _width_of(self, text: str) -> int:
        width = QFontMetricsF(self._appearance.font("body", 600)).horizontalAdvance(text)
        gap = self._appearance.px(8) if text else 0
        return round(width) + gap + self._appearance.px(44)

    def sizeHint(self) -> QSize:
        return QSize(self._width_of(self.text()), self._appearance.size("button"))

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            back = "hover" if self.underMouse() else "chrome"
            paint_box(painter, appearance, QRectF(self.rect()), theme.colour(back), None)
            middle = QRectF(appearance.px(8), 0, appearance.px(28), self.height()).center()
            paint_glyph(painter, appearance, self._glyph, middle, appearance.px(10), back)
            painter.setPen(theme.colour("text"))
            painter.setFont(appearance.font("body", 600))
            box = self.rect().adjusted(appearance.px(44), 0, 0, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text())


class _UnsavedDot(QWidget):
    """The dot behind the title while there are unsaved changes."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setFixedSize(appearance.px(8), appearance.px(8))
        self.setAccessibleName(self.tr("Unsaved changes"))
        self.setToolTip(self.tr("Unsaved changes"))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._appearance.theme.colour("text2"))
            disc(painter, self.width() / 2, self.height() / 2, self._appearance.px(3))


NAME, SHORT_NAME = 160, 40
"""How much of a long name is shown before menus give way to it, and how much before the count and
the first menu do."""


class Header(Region):
    """Menu bar left, title centred, mode control and command field right."""

    mode_chosen = Signal(str)
    commands_requested = Signal()
    panel_requested = Signal()

    def __init__(
        self,
        appearance: Appearance,
        modes: tuple[tuple[str, str], ...],
        menu_bar: QMenuBar | None = None,
        command_shortcut: str = "Ctrl K",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, Qt.Edge.BottomEdge, parent)
        self.setAccessibleName(self.tr("Header"))
        self.menu_bar = menu_bar or QMenuBar()
        self.menu_bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.modes = ModeControl(appearance, modes, self)
        self.modes.chosen.connect(self.mode_chosen)
        self.commands = CommandField(appearance, command_shortcut, self)
        self.commands.clicked.connect(self.commands_requested)
        self.verdict = VerdictPill(appearance, self)
        self.verdict.clicked.connect(self.panel_requested)
        self.verdict.hide()
        self._name = ElidedLabel(appearance, "", "body", 600)
        self._name.least = NAME
        self._dot = _UnsavedDot(appearance)
        self._facts = ElidedLabel(appearance, "", "body", 400, "text2")
        self._dot.hide()
        self._slim = False
        more = self._more()
        more.setStyle(_Wide(appearance.px(MORE), more))
        self._draw_more()
        appearance.changed.connect(self._draw_more)
        self._lay_out()
        self.setFixedHeight(appearance.size("header"))

    def _more(self) -> QToolButton:
        """The button with the menus that have no room."""
        more = self.menu_bar.findChild(QToolButton, "qt_menubar_ext_button")
        assert isinstance(more, QToolButton)
        return more

    def _draw_more(self) -> None:
        """Qt's own sign of that button is black in every theme, and small in large letters."""
        more, theme, side = self._more(), self.appearance.theme, self.appearance.px(20)
        more.setIcon(icon("more", theme.colour("text"), theme.colour("text3"), side))
        more.setIconSize(QSize(side, side))
        more.setToolTip(self.tr("More menus"))
        more.setAccessibleName(self.tr("More menus"))

    def _lay_out(self) -> None:
        px = self.appearance.px
        layout = row(self, (px(8), 0, px(16), 1), px(8))
        layout.addWidget(self.menu_bar, 0, Qt.AlignmentFlag.AlignVCenter)
        title = QWidget(self)
        inner = row(title, gap=px(8))
        inner.addStretch(1)
        inner.addWidget(self._name)
        inner.addWidget(self._dot)
        inner.addWidget(self._facts)
        inner.addStretch(1)
        layout.addWidget(title, 1)
        for control in (self.verdict, self.modes, self.commands):
            layout.addWidget(control)

    def show_title(self, title: Title) -> None:
        """Show name and facts of the document, and a dot where it has unsaved changes."""
        self._name.setText(title.name)
        self._name.setToolTip(title.name)
        self._facts.setToolTip(title.facts)
        self._dot.setVisible(title.unsaved)
        self._make_room()

    def set_slim(self, slim: bool) -> None:
        """Leave out what has its place elsewhere too, because the window is narrow."""
        self._slim = slim
        self._make_room()

    def _make_room(self) -> None:
        """Give the words of the command field up first, for its glass says enough, then the air
        around the modes, and then menus, which are one press further away: which puzzle is open is
        said nowhere else in the window. Where the first menu alone has no room beside the name, as
        with large texts in a small window, the name gives way; before the last of it the count
        goes, and then the first menu to the others."""
        name, bar = self._name, self.menu_bar
        name.setMinimumWidth(0)
        self.verdict.set_bare(False)
        self.modes.set_tight(False)
        self._show_menus(True)
        parts: list[QWidget] = [bar, self.modes]
        if not self.verdict.isHidden():
            parts.append(self.verdict)
        layout = self.layout()
        assert layout is not None
        margins, gaps = layout.contentsMargins(), (len(parts) + 1) * layout.spacing()
        least, whole = name.minimumSizeHint().width(), name.sizeHint().width()
        taken = sum(part.sizeHint().width() for part in parts) + least
        if not self._dot.isHidden():
            taken += self._dot.minimumWidth() + self.appearance.px(8)
        left = self.width() - margins.left() - margins.right() - gaps - taken
        self.commands.set_slim(self._slim or left < self.commands.full_width())
        left -= self.commands.sizeHint().width()
        if left < whole - least:
            self.modes.set_tight(True)
            left += self.modes.spare()
        if left >= 0:
            self._show_facts(left - (whole - least) - 2 * layout.spacing())
            return
        self._show_facts(0)
        left += bar.sizeHint().width() - bar.minimumSizeHint().width()
        if left >= 0:
            name.setMinimumWidth(min(whole, least + self._idle(left)))
            return
        # Modes are the last to be cut.
        room = least + left
        if room < self.appearance.px(SHORT_NAME) and not self.verdict.isHidden():
            room += self.verdict.spare()
            self.verdict.set_bare(True)
        if room < self.appearance.px(SHORT_NAME):
            room += bar.minimumSizeHint().width() - self.appearance.px(MORE)
            self._show_menus(False)
        name.setMinimumWidth(max(1, min(whole, room)))

    def _idle(self, room: int) -> int:
        """How much of a room behind the first menu is too narrow for the next one."""
        bar = self.menu_bar
        gap = bar.style().pixelMetric(QStyle.PixelMetric.PM_MenuBarItemSpacing, None, bar)
        # Qt leaves a pixel before the button, and lengths are rounded.
        room -= 2
        for action in bar.actions()[1:]:
            width = bar.actionGeometry(action).width() + gap
            if width > room:
                break
            room -= width
        return max(0, room)

    def _show_menus(self, shown: bool) -> None:
        """Show those menus that have room, or only the button that has them all."""
        more = self.appearance.px(MORE)
        self.menu_bar.setMinimumWidth(0 if shown else more)
        self.menu_bar.setMaximumWidth(QWIDGETSIZE_MAX if shown else more)

    def _show_facts(self, room: int) -> None:
        """The facts that have room beside the whole name, each of them whole."""
        metrics = QFontMetricsF(self._facts.font())
        facts = "" if self._slim else whole_facts(metrics, self._facts.toolTip(), room)
        self._facts.setText(facts)
        self._facts.setVisible(bool(facts))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def set_mode(self, key: str) -> None:
        """Show a mode as chosen; emits nothing."""
        self.modes.set_mode(key)

    def show_verdict(self, kind: VerdictKind, text: str, headline: str) -> None:
        """Keep the compact verdict up to date; `show_compact` decides whether it is seen."""
        before = self.verdict.text()
        self.verdict.show_verdict(kind, text, headline)
        if self.verdict.text() != before:
            self._make_room()

    def show_compact(self, compact: bool) -> None:
        """Show the compact verdict, because the panel is hidden."""
        self.verdict.setVisible(compact)
        self._make_room()
