"""Figures on a QPainter: as outlines, and where the same stand in many cells, as stamped pixels.

To fill the outline of a figure takes 5 to 30 microseconds, to put down a picture of it two. A board
of thousands of clues is painted anew at each step of the zoom.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap, QTransform

from studio.drawing.shapes import Text

FONT_PX = 200
CAP_HEIGHT = 0.727
"""Of Inter, per font size."""

PHASES = 4
"""Stamps stand at whole parts of a pixel, so many in each: nobody sees an eighth of a pixel."""
LARGEST_PX = 64.0
"""Larger figures are few in sight."""
MOST_STAMPS = 4_000
"""Those of the sizes before are forgotten when there are so many."""

Stamp: TypeAlias = tuple[QPixmap, int, int]
"""The picture of a figure, and where its corner lies from the point it stands on, in pixels."""


@lru_cache(maxsize=8192)
def outline(text: str, weight: int, italic: bool) -> QPainterPath:
    """A text of font size 1, its ink centred sideways and its cap height up and down."""
    font = QFont("Inter")
    font.setPixelSize(FONT_PX)
    font.setWeight(QFont.Weight(weight))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if len(text) > 1:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 98)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    ink = path.boundingRect()
    transform = QTransform.fromScale(1 / FONT_PX, 1 / FONT_PX)
    transform.translate(-(ink.left() + ink.right()) / 2, FONT_PX * CAP_HEIGHT / 2)
    return transform.map(path)


def placed(text: Text) -> QPainterPath:
    """The outline of a text where it stands, in board units."""
    transform = QTransform(text.size, 0, 0, text.size, text.x, text.y)
    return transform.map(outline(text.text, text.weight, text.italic))


class Stamps:
    """Pictures of figures, each painted when it is first seen in a size, a colour and a phase."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], Stamp] = {}

    def __len__(self) -> int:
        return len(self._made)

    def put(
        self, painter: QPainter, texts: Sequence[Text], ink: QColor, exposed: QRectF | None = None
    ) -> bool:
        """Put down the texts that may touch ``exposed`` (board units; None: all); False where they
        are turned or too large."""
        if exposed is not None:
            texts = _near(texts, exposed)
        if not texts:
            return True
        transform = painter.worldTransform()
        scale = transform.m11()
        turned = transform.isRotating() or scale != transform.m22()
        if turned or not 0 < scale * max(text.size for text in texts) <= LARGEST_PX:
            return False
        ratio = painter.device().devicePixelRatioF()
        scale, right, down = scale * ratio, transform.dx() * ratio, transform.dy() * ratio
        rgba, put = ink.rgba(), painter.drawPixmap
        painter.save()
        painter.resetTransform()
        for text in texts:
            x = math.floor((right + scale * text.x) * PHASES + 0.5)
            y = math.floor((down + scale * text.y) * PHASES + 0.5)
            size = scale * text.size
            phase = (x % PHASES, y % PHASES)
            key = (text.text, text.weight, text.italic, size, ratio, rgba, *phase)
            stamp = self._made.get(key)
            if stamp is None:
                stamp = self._keep(key, _stamp(text, size, ratio, phase, ink))
            picture, left, top = stamp
            put(QPointF((x // PHASES + left) / ratio, (y // PHASES + top) / ratio), picture)
        painter.restore()
        return True

    def _keep(self, key: tuple[object, ...], stamp: Stamp) -> Stamp:
        if len(self._made) >= MOST_STAMPS:
            self._made.clear()
        self._made[key] = stamp
        return stamp


def _near(texts: Sequence[Text], box: QRectF) -> list[Text]:
    """The texts that may touch a rectangle; each is less high than its font and as wide as long."""
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    return [
        text
        for text in texts
        if left < text.x + text.size * len(text.text)
        and text.x - text.size * len(text.text) < right
        and top < text.y + text.size
        and text.y - text.size < bottom
    ]


def _stamp(text: Text, size: float, ratio: float, phase: tuple[int, int], ink: QColor) -> Stamp:
    """A figure so many pixels large, as far beyond a whole pixel as its phase says."""
    x, y = phase[0] / PHASES, phase[1] / PHASES
    path = outline(text.text, text.weight, text.italic)
    path = QTransform(size, 0, 0, size, x, y).map(path)
    box = path.controlPointRect().toAlignedRect()
    picture = QPixmap(box.size().expandedTo(QSize(1, 1)))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-box.topLeft())
    painter.fillPath(path, ink)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture, box.left(), box.top()
