"""Parts of the dialog "New puzzle": a kind in the list, the list's column, the preview."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.theme import Theme
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.cards import Thumbnail, ThumbnailCache
from studio.gui.widgets.new_puzzle_choices import KindChoice
from studio.gui.widgets.parts import paint_box, paint_canvas

ROW, ROW_HEIGHT, ROW_INDENT, ROW_AIR = 208, 52, 16, 8


class KindRow(QAbstractButton):
    """A kind of puzzle: name, a line below, a bar at the left edge when chosen."""

    def __init__(
        self, appearance: Appearance, kind: KindChoice, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance, self.kind = appearance, kind
        self._high: dict[int, tuple[int, int]] = {}
        self._hint: QSize | None = None
        self.setText(kind.name)
        self.setAccessibleName(kind.name)
        self.setAccessibleDescription(kind.line)
        self.setToolTip(f"{kind.name}: {kind.line}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        # Layouts ask again and again, and neither texts nor fonts change.
        if self._hint is None:
            px = self._appearance.px
            height = sum(self._heights(px(ROW))) + px(2 * ROW_AIR)
            self._hint = QSize(px(ROW), max(px(ROW_HEIGHT), height))
        return self._hint

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _heights(self, width: int) -> tuple[int, int]:
        """How high name and line are in a row so wide, each in as many lines as it needs."""
        if width not in self._high:
            self._high[width] = self._measured(width)
        return self._high[width]

    def _measured(self, width: int) -> tuple[int, int]:
        room = QRect(0, 0, width - self._appearance.px(ROW_INDENT), 10_000)
        wrap = Qt.TextFlag.TextWordWrap

        def height(font: QFont, text: str) -> int:
            return QFontMetrics(font).boundingRect(room, wrap, text).height()

        name = height(self._appearance.font("body", 600), self.kind.name)
        return name, height(self._appearance.font("small"), self.kind.line)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            if self.isChecked():
                paint_box(painter, appearance, box, theme.colour("selected"), None)
                bar = QRectF(
                    0, appearance.px(12), appearance.px(3), box.height() - appearance.px(24)
                )
                paint_box(
                    painter, appearance, bar, theme.colour("accent"), None, appearance.px(3) / 2
                )
            elif self.underMouse():
                paint_box(painter, appearance, box, theme.colour("hover"), None)
            name, line = self._heights(self.width())
            top = (self.height() - name - line) // 2
            left, width = appearance.px(ROW_INDENT), self.width() - appearance.px(ROW_INDENT)
            wrap = Qt.TextFlag.TextWordWrap
            painter.setFont(appearance.font("body", 600))
            painter.setPen(theme.colour("text"))
            painter.drawText(QRect(left, top, width, name), wrap, self.kind.name)
            painter.setFont(appearance.font("small"))
            painter.setPen(theme.colour("text2"))
            painter.drawText(QRect(left, top + name, width, line), wrap, self.kind.line)


class Side(QWidget):
    """The left column: chrome colour up to the card's rounded edge."""

    def __init__(self, appearance: Appearance, card: CardDialog) -> None:
        super().__init__(card)
        self._appearance, self._card = appearance, card

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRect(self.rect())
            painter.fillPath(self._card.outline(), self._appearance.theme.colour("chrome"))
            line = self.rect().adjusted(self.width() - 1, 0, 0, 0)
            painter.fillRect(line, self._appearance.theme.colour("hair"))


class PreviewView(QWidget):
    """The canvas of the preview."""

    measures_changed = Signal()
    """A picture that was painted for it before would be blurred, or in the colours of before."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._cache = ThumbnailCache(None)
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        appearance.changed.connect(self.measures_changed)

    def show_painting(self, painting: Thumbnail | None, note: str) -> None:
        """Show another board, or none, with a note at the foot; "" for no note."""
        self._note = note
        self.show_picture(painting)

    def show_picture(self, painting: Thumbnail | None) -> None:
        """Show another picture over the same note."""
        self._cache = ThumbnailCache(painting)
        self.update()

    @property
    def measures(self) -> tuple[QSizeF, float, Theme]:
        """The size of a picture that is shown as it is, in pixels, the points of the screen for
        each, and the theme."""
        return self._room().size(), self.devicePixelRatioF(), self._appearance.theme

    def _room(self) -> QRectF:
        margin = self._appearance.px(28)
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measures_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            paint_canvas(painter, appearance, box)
            self._cache.paint(painter, self._room(), theme)
            if self._note:
                painter.setFont(appearance.font("small"))
                painter.setPen(theme.colour("text2"))
                foot = box.adjusted(0, box.height() - appearance.px(32), 0, 0)
                painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._note)
