"""Figures on a QPainter: as outlines, and where the same stand in many cells, as stamped pixels.

To fill the outline of a figure takes 5 to 30 microseconds, to put down a picture of it two. A board
of thousands of clues is painted anew at each step of the zoom.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeAlias, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QTransform

from studio.board.board import MAX_CELLS
from studio.drawing.shapes import Circle, Text

FONT_PX = 200
FAMILIES = LATIN, JAPANESE = "Inter", "Oneline Sans JP"
"""Ours, as pictures and paper have them; letters of neither are borrowed from the system."""
CAP_HEIGHT = 0.727
"""Of Inter, per font size."""

MOST_FIGURES, MOST_OUTLINES = 2 * MAX_CELLS, 12_000
"""So many extents and outlines are kept: each corner of a graph has a number of its own. Where they
do not fit all at once, none is found again when the next picture asks for them in the same order;
but the outline of five digits takes 8 KB, and graphs of more than ten thousand corners are rare.
"""

MANY_LETTERS = 3
OF_A_LETTER, TALL, HALF_WIDE = 25, 0.75, 0.55
"""Elements of a letter, how far one reaches up or down from the middle of the capitals, and half of
the width of the widest."""

OF_ITS_WIDTH = 0.6
"""The width of a letter on the average, in font sizes."""

PHASES = 4
"""Stamps stand at whole parts of a pixel, so many in each: nobody sees an eighth of a pixel."""
LARGEST_PX = 64.0
"""Larger figures are few in sight."""
MOST_STAMPS = 4_000
"""Those of the sizes before are forgotten when there are so many."""

Thing = TypeVar("Thing", Text, Circle)
_OF_TEXT: Callable[[Text], tuple[Any, ...]] = attrgetter("text", "size", "weight", "italic")
_OF_DISC: Callable[[Circle], tuple[Any, ...]] = attrgetter("radius", "width")
"""What makes texts, and discs, of one style look the same."""

Stamp: TypeAlias = tuple[QPixmap, int, int]
"""The picture of a figure, and where its corner lies from the point it stands on, in pixels."""


@lru_cache(maxsize=MOST_OUTLINES)
def outline(text: str, weight: int, italic: bool) -> QPainterPath:
    """A text of font size 1, its ink centred sideways and its cap height up and down."""
    font = QFont([*FAMILIES])
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


@lru_cache(maxsize=MOST_FIGURES)
def extent(text: str, weight: int, italic: bool) -> tuple[int, float, float, float, float]:
    """How many elements the outline has, and its left, top, right and bottom.

    Of many letters it is known without it, mostly a little too much of each: names of three letters
    and more may be thousands of different ones, most of them too small to be seen at first.
    """
    if len(text) >= MANY_LETTERS:
        half = HALF_WIDE * len(text)
        return len(text) * OF_A_LETTER, -half, -TALL, half, TALL
    path = outline(text, weight, italic)
    box = path.controlPointRect()
    return path.elementCount(), box.left(), box.top(), box.right(), box.bottom()


def placed(text: Text) -> QPainterPath:
    """The outline of a text where it stands, in board units."""
    transform = QTransform(text.size, 0, 0, text.size, text.x, text.y)
    return transform.map(outline(text.text, text.weight, text.italic))


def bar(text: Text) -> QRectF:
    """The box that the letters of a text fill, roughly: what stands for one too small to read."""
    wide, high = OF_ITS_WIDTH * len(text.text) * text.size, CAP_HEIGHT * text.size
    return QRectF(text.x - wide / 2, text.y - high / 2, wide, high)


class Stamps:
    """Pictures of figures, each painted when it is first seen in a size, a colour and a phase."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], list[Stamp | None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    @staticmethod
    def largest(painter: QPainter) -> float:
        """The size in board units up to which texts can be stamped; none where they are turned."""
        transform = painter.worldTransform()
        scale = transform.m11()
        upright = not transform.isRotating() and scale == transform.m22() and scale > 0
        return LARGEST_PX / scale if upright else 0.0

    def put(self, painter: QPainter, texts: Sequence[Text], ink: QColor) -> None:
        """Put down texts of one colour, none of which is larger than :meth:`largest`."""

        def make(text: Text, scale: float, phase: tuple[int, int]) -> Stamp:
            return _stamp(text, scale * text.size, phase, ink)

        self._put(painter, texts, _OF_TEXT, (ink.rgba(),), make)

    def put_discs(
        self, painter: QPainter, discs: Sequence[Circle], fill: QBrush, pen: QPen
    ) -> None:
        """Put down discs of one style, none of which is wider than :meth:`largest`."""

        def make(disc: Circle, scale: float, phase: tuple[int, int]) -> Stamp:
            return _disc(disc.radius * scale, phase, fill, pen, scale)

        dash = tuple(pen.dashPattern())
        line = (pen.color().rgba(), pen.style(), pen.widthF(), dash)
        style = (fill.color().rgba(), fill.style(), *line)
        self._put(painter, discs, _OF_DISC, style, make)

    def _put(
        self,
        painter: QPainter,
        things: Sequence[Thing],
        look: Callable[[Thing], tuple[object, ...]],
        style: tuple[object, ...],
        make: Callable[[Thing, float, tuple[int, int]], Stamp],
    ) -> None:
        """Put down things, of which those of one ``look`` are the same picture in one ``style``."""
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        scale = transform.m11() * ratio
        right, down = transform.dx() * ratio * PHASES + 0.5, transform.dy() * ratio * PHASES + 0.5
        step, floor, put = scale * PHASES, math.floor, painter.drawPixmap
        known: dict[tuple[object, ...], list[Stamp | None]] = {}
        painter.save()
        painter.resetTransform()
        # In pixels of the screen: Python needs four times as long to say where in other numbers.
        painter.scale(1 / ratio, 1 / ratio)
        for thing in things:
            figure: tuple[object, ...] = look(thing)
            phases = known.get(figure)
            if phases is None:
                phases = known[figure] = self._phases((*figure, scale, *style))
            x, y = floor(right + step * thing.x), floor(down + step * thing.y)
            place = x % PHASES * PHASES + y % PHASES
            stamp = phases[place]
            if stamp is None:
                stamp = phases[place] = make(thing, scale, (x % PHASES, y % PHASES))
                self._count += 1
            picture, left, top = stamp
            put(x // PHASES + left, y // PHASES + top, picture)
        painter.restore()

    def _phases(self, key: tuple[object, ...]) -> list[Stamp | None]:
        """The stamps of a figure in a size and a colour, in each phase; None: not made yet."""
        if self._count >= MOST_STAMPS:
            self._made.clear()
            self._count = 0
        return self._made.setdefault(key, [None] * PHASES**2)


def near(texts: Sequence[Text], box: QRectF, reach: float) -> list[Text]:
    """The texts that may touch a rectangle; none of them is farther out than ``reach``."""
    left, right = box.left() - reach, box.right() + reach
    top, bottom = box.top() - reach, box.bottom() + reach
    return [text for text in texts if left < text.x < right and top < text.y < bottom]


def _stamp(text: Text, size: float, phase: tuple[int, int], ink: QColor) -> Stamp:
    """A figure so many pixels large, as far beyond a whole pixel as its phase says."""
    x, y = phase[0] / PHASES, phase[1] / PHASES
    path = outline(text.text, text.weight, text.italic)
    path = QTransform(size, 0, 0, size, x, y).map(path)
    box = path.controlPointRect().toAlignedRect()
    picture = QPixmap(box.size().expandedTo(QSize(1, 1)))
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        painter.fillPath(path, ink)
    return picture, box.left(), box.top()


def _disc(radius: float, phase: tuple[int, int], fill: QBrush, pen: QPen, scale: float) -> Stamp:
    """A disc so many pixels large, as far beyond a whole pixel as its phase says."""
    line = 0.0 if pen.style() is Qt.PenStyle.NoPen else pen.widthF() * scale
    reach = math.ceil(radius + line / 2 + 1)
    picture = QPixmap(2 * reach + 1, 2 * reach + 1)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(reach + phase[0] / PHASES, reach + phase[1] / PHASES)
        painter.scale(scale, scale)
        painter.setBrush(fill)
        painter.setPen(pen)
        painter.drawEllipse(QPointF(0, 0), radius / scale, radius / scale)
    return picture, -reach, -reach
