"""Thumbnails and the tiles and cards that show them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from studio.gui.focus import RING_HEIGHT, RING_RADIUS
from studio.gui.icons import paint_icon
from studio.gui.look import Look
from studio.gui.painting import disc, paint_glyph
from studio.gui.panel_state import VerdictKind
from studio.gui.theme import Theme
from studio.gui.widgets.parts import paint_box

# A picture, or something that paints one into a rectangle in the colours of a theme.
Thumbnail = QPixmap | Callable[[QPainter, QRectF, Theme], None]


def paint_thumbnail(painter: QPainter, box: QRectF, theme: Theme, thumbnail: Thumbnail) -> None:
    """Paint a thumbnail into `box`; pixmaps keep their proportions and are centred."""
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    if isinstance(thumbnail, QPixmap):
        size = thumbnail.deviceIndependentSize()
        size.scale(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(QPointF(0, 0), size)
        place.moveCenter(box.center())
        painter.drawPixmap(place, thumbnail, QRectF(thumbnail.rect()))
    else:
        thumbnail(painter, box, theme)
    painter.restore()


class ThumbnailCache:
    """The last painting of a thumbnail, so that hovering a card does not draw a board again."""

    def __init__(self, thumbnail: Thumbnail | None) -> None:
        self._thumbnail = thumbnail
        self._key: tuple[int, int, float, str] | None = None
        self._pixmap = QPixmap()

    def paint(self, painter: QPainter, box: QRectF, theme: Theme) -> None:
        if self._thumbnail is None or box.isEmpty():
            return
        ratio = painter.device().devicePixelRatioF()
        width, height = round(box.width()), round(box.height())
        key = (width, height, ratio, theme.name)
        if key != self._key:
            self._key = key
            self._pixmap = QPixmap(QSize(round(width * ratio), round(height * ratio)))
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            inner = QPainter(self._pixmap)
            paint_thumbnail(inner, QRectF(0, 0, width, height), theme, self._thumbnail)
            inner.end()
        painter.drawPixmap(box.topLeft(), self._pixmap)


class PuzzleCard(QAbstractButton):
    """A puzzle on the welcome page: thumbnail, name, facts, and its verdict as a glyph."""

    def __init__(
        self,
        look: Look,
        title: str,
        facts: str,
        thumbnail: Thumbnail | None,
        verdict: VerdictKind | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._facts, self._verdict = look, facts, verdict
        self._cache = ThumbnailCache(thumbnail)
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(facts)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(RING_RADIUS, look.tokens.radius["card"])
        self.setProperty(RING_HEIGHT, look.px(180))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(228), self._look.px(224))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(160), self._look.px(224))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = QRectF(0, 0, self.width(), look.px(180))
        back = theme.colour("canvas")
        edge = theme.colour("control" if self.underMouse() else "hair")
        paint_box(painter, look, picture, back, edge, look.tokens.radius["card"])
        margin = look.px(14)
        self._cache.paint(painter, picture.adjusted(margin, margin, -margin, -margin), theme)
        glyph = look.px(28) if self._verdict is not None else 0
        width = self.width() - glyph
        top = picture.bottom() + look.px(8)
        for text, weight, tone, size in (
            (self.text(), 600, "text", "body"),
            (self._facts, 400, "text2", "small"),
        ):
            font = look.font(size, weight)
            painter.setFont(font)
            painter.setPen(theme.colour(tone))
            box = QRectF(0, top, width, look.px(18))
            short = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, short)
            top = box.bottom()
        if self._verdict is not None:
            middle = QPointF(self.width() - look.px(11), picture.bottom() + look.px(20))
            paint_glyph(painter, look, self._verdict, middle, look.px(8), "chrome")


class OutlineTile(QAbstractButton):
    """An outline to choose: thumbnail or icon, name below, ticked when chosen."""

    def __init__(
        self,
        look: Look,
        name: str,
        thumbnail: Thumbnail | None,
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._icon = look, icon
        self._cache = ThumbnailCache(thumbnail)
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RING_RADIUS, look.tokens.radius["card"])
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(100), self._look.px(104))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        box = QRectF(self.rect())
        fill = "selected" if on else "hover" if self.underMouse() else "raised"
        edge = theme.colour("accent" if on else "hair")
        radius = look.tokens.radius["card"]
        paint_box(painter, look, box, theme.colour(fill), edge, radius, 2 if on else 1)
        picture = box.adjusted(look.px(12), look.px(9), -look.px(12), -look.px(27))
        if self._icon:
            side = look.px(26)
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(picture.center())
            paint_icon(painter, self._icon, spot, theme.colour("text"))
        self._cache.paint(painter, picture, theme)
        painter.setFont(look.font("small", 600 if on else 400))
        painter.setPen(theme.colour("text"))
        words = QRectF(0, box.bottom() - look.px(24), box.width(), look.px(20))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        if on:
            self._paint_tick(painter)

    def _paint_tick(self, painter: QPainter) -> None:
        look, theme = self._look, self._look.theme
        reach = look.px(9)
        middle = QPointF(self.width() - reach, reach)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        disc(painter, middle.x(), middle.y(), reach)
        side = look.px(15)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(middle)
        paint_icon(painter, "check", spot, theme.colour("on_accent"))
