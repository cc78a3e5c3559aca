"""Thumbnails and the tiles and cards that show them."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import RING_HEIGHT, RING_RADIUS
from studio.gui.style.icons import paint_icon
from studio.gui.style.theme import Theme
from studio.gui.widgets.measures import Measures
from studio.gui.widgets.painting import disc, paint_glyph
from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.widgets.parts import paint_box, paint_canvas, whole_facts
from studio.records import dataclass

# A picture, or something that paints one into a rectangle in the colours of a theme.
Thumbnail = QPixmap | Callable[[QPainter, QRectF, Theme], None]


TILE = 100, 104
"""How wide and high a tile is whose name takes one line."""
TILE_AIR = 4
"""Pixels on either side of its name."""


@dataclass(frozen=True)
class Late:
    """A thumbnail that takes too long for a paint as long as what it shows is not read.

    ``there`` says whether it is, ``fetch`` reads it, in any thread.
    """

    there: Callable[[], bool]
    fetch: Callable[[], object]


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


def painted(thumbnail: Thumbnail, size: QSizeF, ratio: float, theme: Theme) -> QPixmap:
    """A picture of a thumbnail, in ``ratio`` points of the screen for each pixel."""
    pixmap = QPixmap(_points(size, ratio))
    _paint_on(pixmap, thumbnail, size, ratio, theme)
    return pixmap


def imaged(thumbnail: Thumbnail, size: QSizeF, ratio: float, theme: Theme) -> QImage:
    """The same for one that takes long, in any thread."""
    image = QImage(_points(size, ratio), QImage.Format.Format_ARGB32_Premultiplied)
    _paint_on(image, thumbnail, size, ratio, theme)
    return image


def _points(size: QSizeF, ratio: float) -> QSize:
    return QSize(round(round(size.width()) * ratio), round(round(size.height()) * ratio))


def _paint_on(
    device: QPixmap | QImage, thumbnail: Thumbnail, size: QSizeF, ratio: float, theme: Theme
) -> None:
    device.setDevicePixelRatio(ratio)
    device.fill(Qt.GlobalColor.transparent)
    with QPainter(device) as painter:
        box = QRectF(0, 0, round(size.width()), round(size.height()))
        paint_thumbnail(painter, box, theme, thumbnail)


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
        key = (round(box.width()), round(box.height()), ratio, theme.name)
        if key != self._key:
            self._key = key
            self._pixmap = painted(self._thumbnail, box.size(), ratio, theme)
        painter.drawPixmap(box.topLeft(), self._pixmap)


class PuzzleCard(QAbstractButton):
    """A puzzle on the welcome page: thumbnail, name, facts, and its verdict as a glyph.

    One that is seen and whose thumbnail is late ``awaits`` it, and is to be painted again then.
    """

    awaits = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        title: str,
        facts: str,
        thumbnail: Thumbnail | None,
        verdict: VerdictKind | None = None,
        parent: QWidget | None = None,
        late: Late | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._facts, self._verdict = appearance, facts, verdict
        self.late = late
        self._cache = ThumbnailCache(thumbnail)
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(facts)
        # Both lines may be cut below the picture.
        self.setToolTip(f"{title}\n{facts}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(RING_RADIUS, appearance.tokens.radius["card"])
        self.setProperty(RING_HEIGHT, appearance.px(180))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(228), self._appearance.px(224))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._appearance.px(160), self._appearance.px(224))

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            picture = QRectF(0, 0, self.width(), appearance.px(180))
            edge = theme.colour("control" if self.underMouse() else "hair")
            paint_canvas(painter, appearance, picture, edge)
            margin = appearance.px(14)
            if self.late is None or self.late.there():
                self._cache.paint(
                    painter, picture.adjusted(margin, margin, -margin, -margin), theme
                )
            else:
                self.awaits.emit(self)
            glyph = appearance.px(28) if self._verdict is not None else 0
            width = self.width() - glyph
            top = picture.bottom() + appearance.px(8)
            for text, weight, tone, size in (
                (self.text(), 600, "text", "body"),
                (self._facts, 400, "text2", "small"),
            ):
                font = appearance.font(size, weight)
                painter.setFont(font)
                painter.setPen(theme.colour(tone))
                box = QRectF(0, top, width, appearance.px(18))
                metrics = QFontMetricsF(font)
                # A name may hold the sign between facts, and goes on after what is seen of it.
                short = "" if text == self.text() else whole_facts(metrics, text, width)
                short = short or metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, short)
                top = box.bottom()
            if self._verdict is not None:
                middle = QPointF(
                    self.width() - appearance.px(11), picture.bottom() + appearance.px(20)
                )
                paint_glyph(painter, appearance, self._verdict, middle, appearance.px(8), "chrome")


class OutlineTile(QAbstractButton):
    """An outline to choose: thumbnail or icon, name below, ticked when chosen."""

    def __init__(
        self,
        appearance: Appearance,
        name: str,
        thumbnail: Thumbnail | None,
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._icon = appearance, icon
        self._cache = ThumbnailCache(thumbnail)
        px = appearance.px
        # As it is written when it is chosen, which takes more room.
        measures = Measures(appearance.font("small", 600))
        room = px(TILE[0]) - 2 * px(TILE_AIR)
        self.further = ceil(measures.high(name, room) - measures.high("x", room))
        """How high the lines of the name below its first one are."""
        self._room = self.further
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RING_RADIUS, appearance.tokens.radius["card"])
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def leave_room(self, further: int) -> None:
        """Be as high as the tiles beside it, of which one has so much below its first line."""
        self._room = further
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width, height = map(self._appearance.px, TILE)
        return QSize(width, height + self._room)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            on = self.isChecked()
            box = QRectF(self.rect())
            fill = "selected" if on else "hover" if self.underMouse() else "raised"
            edge = theme.colour("accent" if on else "hair")
            radius = appearance.tokens.radius["card"]
            paint_box(painter, appearance, box, theme.colour(fill), edge, radius, 2 if on else 1)
            px, below = appearance.px, self._room
            picture = box.adjusted(px(12), px(9), -px(12), -px(27) - below)
            if self._icon:
                side = px(26)
                spot = QRectF(0, 0, side, side)
                spot.moveCenter(picture.center())
                paint_icon(painter, self._icon, spot, theme.colour("text"))
            self._cache.paint(painter, picture, theme)
            painter.setFont(appearance.font("small", 600 if on else 400))
            painter.setPen(theme.colour("text"))
            words = box.adjusted(px(TILE_AIR), 0, -px(TILE_AIR), 0)
            words.setTop(box.bottom() - px(24) - below)
            words.setHeight(px(20) + self.further)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(words, flags, self.text())
            if on:
                self._paint_tick(painter)

    def _paint_tick(self, painter: QPainter) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        reach = appearance.px(9)
        middle = QPointF(self.width() - reach, reach)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        disc(painter, middle.x(), middle.y(), reach)
        side = appearance.px(15)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(middle)
        paint_icon(painter, "check", spot, theme.colour("on_accent"))
