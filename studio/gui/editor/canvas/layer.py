"""One layer of the picture as one graphics item, mended in chunks where its shapes changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from studio.drawing.shapes import Path, Shape
from studio.gui.editor.canvas.pixels import Frame, Pixels
from studio.gui.style.chunks import CHUNK, Chunk, chunks_of, repeats, union
from studio.gui.style.figures import Stamps
from studio.gui.style.painter import Colour, Piece, compile_shapes, paint_pieces

LARGE = 400
"""A path of more commands leads through much of its chunk."""

STEP = 8
"""Pieces painted in a step of what is prepared: a third of a millisecond."""

SLACK_PX = 4.0
"""Pens have a least width in pixels, so shapes may reach that far out of their boxes."""


class LayerItem(QGraphicsRectItem):
    """A layer. It compares old shapes with new ones and repaints only what lies between.

    Its rectangle is one of Qt's own, which asks for it many times in a repaint. Cards that show the
    layer with its ``name`` use what was compiled for it here.
    """

    def __init__(self, colour: Colour, name: str = "") -> None:
        super().__init__()
        self._name = name
        self.setPen(Qt.PenStyle.NoPen)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._colour = colour
        self._shapes: tuple[Shape, ...] = ()
        self._chunks: list[Chunk] = []
        self._rough = False
        self._stamps: Stamps | None = None
        self._kept = False
        self._pixels: Pixels | None = None
        self._coming: Pixels | None = None
        """Those for a frame that is prepared."""

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The shapes as they are painted, chunk by chunk."""
        return tuple(shape for chunk in self._chunks for shape in chunk.shapes)

    @property
    def count(self) -> int:
        """How many shapes those are."""
        return len(self._shapes)

    @property
    def chunk_sizes(self) -> tuple[int, ...]:
        """How many shapes each chunk holds."""
        return tuple(len(chunk.shapes) for chunk in self._chunks)

    def set_bounds(self, bounds: QRectF) -> None:
        """The rectangle that the item paints in, in board units."""
        self.setRect(bounds)

    def set_colour(self, colour: Colour) -> None:
        """Another theme."""
        self._colour = colour
        self.repaint()

    def set_kept(self, kept: bool) -> None:
        """Keep what is painted as pixels, or not."""
        self._kept = kept
        if not kept:
            self._pixels = self._coming = None

    def set_rough(self, rough: bool) -> None:
        """Paint without smooth edges, in a tenth of the time; only what is not kept as pixels."""
        rough = rough and not self._kept
        if rough != self._rough:
            self._rough = rough
            self.update()

    def repaint(self, box: QRectF | None = None) -> None:
        """Paint a rectangle (board units; None: all) again: nothing of before is true there."""
        for pixels in (self._pixels, self._coming):
            if pixels is not None:
                pixels.spoil(None if box is None else self._around(box, pixels.frame.scale))
        if box is None:
            self.update()
        else:
            self.update(box)

    @property
    def ready(self) -> bool:
        """Is it not kept as pixels, or are they there, or is there nothing to paint?"""
        return not (self._kept and self._chunks) or self._pixels is not None

    def prepare(self, frame: Frame) -> Iterator[None]:
        """Paint the pixels for another frame, a little in each step; :meth:`adopt` shows them."""
        if not self._kept or not self._chunks:
            return
        coming = self._coming = Pixels(frame)
        coming.painted()
        seen = self._around(frame.units_of(frame.rect), frame.scale)
        near = (chunk.pieces for chunk in self._chunks if chunk.box.intersects(seen))
        pieces = [piece for piece in chain.from_iterable(near) if piece.box.intersects(seen)]
        for start in range(0, len(pieces), STEP):
            yield
            if coming is not self._coming:
                return
            painter = coming.begin()
            self._paint(painter, pieces[start : start + STEP], seen)
            painter.end()

    def adopt(self) -> None:
        """The frame that was prepared is the one to be shown."""
        if self._coming is not None:
            self._pixels, self._coming = self._coming, None

    def drop(self) -> None:
        """It will not be."""
        self._coming = None

    def set_shapes(self, shapes: tuple[Shape, ...]) -> QRectF:
        """Show other shapes; the rectangle that has to be painted again (empty: nothing)."""
        if shapes is self._shapes:
            return QRectF()
        old, new = self._chunks, chunks_of(self._name, shapes, self._chunks)
        kept = {id(chunk) for chunk in old} & {id(chunk) for chunk in new}
        dirty = _dirty(
            [chunk for chunk in old if id(chunk) not in kept],
            [chunk for chunk in new if id(chunk) not in kept],
        )
        self._chunks, self._shapes = new, shapes
        if not new:
            self._pixels = self._coming = None
        if dirty.isEmpty():
            return dirty
        if repeats(new) is not (self._stamps is not None):
            # What stays looks a little different, too.
            self._stamps = Stamps() if self._stamps is None else None
            self.repaint()
        else:
            self.repaint(dirty)
        return dirty

    def set_like(self, other: LayerItem) -> None:
        """Show what another layer shows."""
        self._chunks, self._shapes = other._chunks, other._shapes
        self._stamps = other._stamps
        self._pixels = other._pixels.copy() if self._kept and other._pixels else None
        self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        exposed = option.exposedRect
        frame = None
        if self._kept and self._chunks and widget is not None:
            frame = Frame.of(painter, widget)
        if frame is None:
            self._paint_seen(painter, exposed)
            return
        if self._pixels is None or not self._pixels.move_to(frame):
            self._pixels = Pixels(frame)
        self._pixels.mend(self._paint_seen)
        self._pixels.put(painter, exposed)

    def _paint_seen(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint what may be seen in a rectangle (board units)."""
        seen = self._around(exposed, abs(painter.worldTransform().m11()) or 1.0)
        near = (chunk.pieces for chunk in self._chunks if chunk.box.intersects(seen))
        self._paint(painter, chain.from_iterable(near), seen)

    def _paint(self, painter: QPainter, pieces: Iterable[Piece], seen: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, not self._rough)
        stamps = None if self._rough else self._stamps
        paint_pieces(painter, pieces, self._colour, seen, stamps)

    @staticmethod
    def _around(box: QRectF, scale: float) -> QRectF:
        """A rectangle with what may reach into it, or out of it."""
        slack = SLACK_PX / scale
        return box.adjusted(-slack, -slack, slack, slack)


def _dirty(old: list[Chunk], new: list[Chunk]) -> QRectF:
    """Where shapes came or went: their own boxes, so that one clue repaints one cell."""
    before = {shape: chunk for chunk in old for shape in chunk.shapes}
    after = {shape: chunk for chunk in new for shape in chunk.shapes}
    changed = before.keys() ^ after.keys()
    if len(changed) > CHUNK or len(changed) == len(before) + len(after):
        return union(chunk.box for chunk in [*old, *new])
    # To compile a large one a second time would take longer than to paint what is around it.
    large = {shape for shape in changed if isinstance(shape, Path) and len(shape.commands) > LARGE}
    around = union((before.get(shape) or after[shape]).box for shape in large)
    return around.united(union(piece.box for piece in compile_shapes(changed - large)))
