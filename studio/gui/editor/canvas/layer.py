"""One layer of the picture as one graphics item, mended in chunks where its shapes changed."""

from __future__ import annotations

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
from studio.gui.style.chunks import CHUNK, Chunk, chunks_of, repeats, union
from studio.gui.style.figures import Stamps
from studio.gui.style.painter import Colour, compile_shapes, paint_pieces

LARGE = 400
"""A path of more commands leads through much of its chunk."""

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

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The shapes as they are painted, chunk by chunk."""
        return tuple(shape for chunk in self._chunks for shape in chunk.shapes)

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
        self.update()

    def set_rough(self, rough: bool) -> None:
        """Paint without smooth edges, in a tenth of the time; only what is not kept as pixels."""
        rough = rough and self.cacheMode() == QGraphicsItem.CacheMode.NoCache
        if rough != self._rough:
            self._rough = rough
            self.update()

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
        if dirty.isEmpty():
            return dirty
        if repeats(new) is not (self._stamps is not None):
            # What stays looks a little different, too.
            self._stamps = Stamps() if self._stamps is None else None
            self.update()
        else:
            self.update(dirty)
        return dirty

    def set_like(self, other: LayerItem) -> None:
        """Show what another layer shows."""
        self._chunks, self._shapes = other._chunks, other._shapes
        self._stamps = other._stamps
        self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        slack = SLACK_PX / (abs(painter.worldTransform().m11()) or 1.0)
        exposed = option.exposedRect.adjusted(-slack, -slack, slack, slack)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, not self._rough)
        stamps = None if self._rough else self._stamps
        seen = (chunk.pieces for chunk in self._chunks if chunk.box.intersects(exposed))
        paint_pieces(painter, chain.from_iterable(seen), self._colour, exposed, stamps)


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
