"""What a layer looks like in a frame of the view, kept as pixels and mended where it changes.

Qt keeps the pixels of an item, too, but only from the moment in which it is painted: a zoom would
paint all layers of a board in one turn of the event loop. These can be painted ahead, bit by bit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QWidget

from studio.records import dataclass

MOST_RECTS = 6
"""A region of more rectangles is painted as the one around them."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a view has the board: pixels of a board unit, the place of the board's origin, and the
    size of the viewport. ``ratio``: pixels of the screen to one of these."""

    scale: float
    x: float
    y: float
    width: int
    height: int
    ratio: float

    @classmethod
    def of(cls, painter: QPainter, viewport: QWidget) -> Frame | None:
        """The frame that an item of a viewport is painted in; None where the board is turned."""
        to = painter.worldTransform()
        if to.isRotating() or to.m11() != to.m22() or to.m11() <= 0:
            return None
        size, ratio = viewport.size(), painter.device().devicePixelRatioF()
        return cls(to.m11(), to.dx(), to.dy(), size.width(), size.height(), ratio)

    @property
    def transform(self) -> QTransform:
        """From board units to pixels."""
        return QTransform(self.scale, 0, 0, self.scale, self.x, self.y)

    @property
    def rect(self) -> QRect:
        """The viewport, in pixels."""
        return QRect(0, 0, self.width, self.height)

    def pixels_of(self, box: QRectF) -> QRect:
        """The pixels in sight that a rectangle in board units may touch."""
        return self.transform.mapRect(box).toAlignedRect().intersected(self.rect)

    def units_of(self, rect: QRect) -> QRectF:
        """A rectangle of pixels in board units."""
        return QRectF(
            (rect.x() - self.x) / self.scale,
            (rect.y() - self.y) / self.scale,
            rect.width() / self.scale,
            rect.height() / self.scale,
        )

    def moved_from(self, other: Frame) -> QPoint | None:
        """How far the board moved, in whole pixels of the screen; None: it is not so simple."""
        right, down = (self.x - other.x) * self.ratio, (self.y - other.y) * self.ratio
        same = (self.scale, self.width, self.height, self.ratio) == (
            other.scale,
            other.width,
            other.height,
            other.ratio,
        )
        if not same or right != round(right) or down != round(down):
            return None
        return QPoint(round(right), round(down))


class Pixels:
    """The pixels of a layer in a frame; at first nothing of it is painted."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        ratio = frame.ratio
        self._map = QPixmap(QSize(math.ceil(frame.width * ratio), math.ceil(frame.height * ratio)))
        self._map.setDevicePixelRatio(ratio)
        self._map.fill(Qt.GlobalColor.transparent)
        self._stale = QRegion(frame.rect)

    def copy(self) -> Pixels:
        """The same, of which the other knows nothing any more; they share what stays."""
        other = Pixels.__new__(Pixels)
        other.frame, other._map, other._stale = self.frame, QPixmap(self._map), QRegion(self._stale)
        return other

    def spoil(self, box: QRectF | None = None) -> None:
        """What lies in a rectangle (board units; None: all) is true no more."""
        self._stale += self.frame.rect if box is None else self.frame.pixels_of(box)

    def painted(self) -> None:
        """Everything was painted by hand, on painters of :meth:`begin`."""
        self._stale = QRegion()

    @contextmanager
    def painting(self) -> Iterator[QPainter]:
        """A painter in board units. Nothing else may be asked for before it has ended."""
        with QPainter(self._map) as painter:
            painter.setClipRect(self.frame.rect)
            painter.setWorldTransform(self.frame.transform)
            yield painter

    def mend(self, paint: Callable[[QPainter, QRectF], None]) -> None:
        """Paint what is stale; ``paint`` is told the rectangle in board units."""
        if self._stale.isEmpty():
            return
        few = self._stale.rectCount() <= MOST_RECTS
        for rect in _rects(self._stale) if few else [self._stale.boundingRect()]:
            with QPainter(self._map) as painter:
                painter.setClipRect(rect)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
                painter.fillRect(rect, Qt.GlobalColor.transparent)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
                painter.setWorldTransform(self.frame.transform)
                paint(painter, self.frame.units_of(rect))
        self._stale = QRegion()

    def move_to(self, frame: Frame) -> bool:
        """Go along with a board that moved; False where its pixels are of no use there."""
        if frame == self.frame:
            return True
        by = frame.moved_from(self.frame)
        if by is None or abs(by.x()) >= self._map.width() or abs(by.y()) >= self._map.height():
            return False
        shift = QPointF(frame.x - self.frame.x, frame.y - self.frame.y).toPoint()
        if shift * frame.ratio != by:
            return False
        self._map.scroll(by.x(), by.y(), self._map.rect())
        kept = QRegion(frame.rect).translated(shift)
        self._stale = self._stale.translated(shift).intersected(frame.rect)
        self._stale += QRegion(frame.rect).subtracted(kept)
        self.frame = frame
        return True

    def put(self, painter: QPainter, box: QRectF) -> None:
        """Put down what lies in a rectangle (board units)."""
        rect, ratio = self.frame.pixels_of(box), self.frame.ratio
        if rect.isEmpty():
            return
        painter.save()
        painter.resetTransform()
        # In pixels of the screen, so that nothing is scaled.
        painter.scale(1 / ratio, 1 / ratio)
        place = QRectF(
            rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio
        ).toAlignedRect()
        painter.drawPixmap(place, self._map, place)
        painter.restore()


def _rects(region: QRegion) -> list[QRect]:
    """The rectangles of a region, none of which overlap."""
    # PySide's stubs do not know that a region can be iterated over.
    return list(region)  # type: ignore[call-overload, no-any-return]
