"""One layer of the picture as one graphics item, mended in chunks where its shapes changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from studio.drawing.shapes import Path, Shape, Text
from studio.gui.style.figures import Stamps
from studio.gui.style.painter import Colour, Piece, compile_shapes, paint_pieces
from studio.records import dataclass

CHUNK = 64
"""Shapes compiled together: an edit compiles one chunk, a repaint skips what is out of sight."""

STAMPED = 100
"""So many figures are stamped, if each stands there as often as the next says, on the average."""
OFTEN = 4

LARGE = 400
"""A path of more commands leads through much of its chunk."""

SLACK_PX = 4.0
"""Pens have a least width in pixels, so shapes may reach that far out of their boxes."""


@dataclass(frozen=True, slots=True)
class _Chunk:
    shapes: tuple[Shape, ...]
    pieces: tuple[Piece, ...]
    box: QRectF
    figures: tuple[str, ...]
    """The texts among the shapes."""


def _chunk(shapes: tuple[Shape, ...]) -> _Chunk:
    pieces = compile_shapes(shapes)
    figures = tuple(shape.text for shape in shapes if isinstance(shape, Text))
    return _Chunk(shapes, pieces, _union(piece.box for piece in pieces), figures)


def _rechunked(shapes: tuple[Shape, ...], old: list[_Chunk]) -> list[_Chunk]:
    """The shapes in chunks; whatever old chunk stands unbroken among them is used again."""
    # Small chunks are compiled anew and grow, so that a layer never crumbles into single shapes.
    begins = {chunk.shapes[0]: chunk for chunk in old if len(chunk.shapes) >= CHUNK // 2}
    chunks: list[_Chunk] = []
    start = here = 0
    while here < len(shapes):
        known = begins.get(shapes[here])
        if known and shapes[here : here + len(known.shapes)] == known.shapes:
            if start < here:
                chunks.append(_chunk(shapes[start:here]))
            chunks.append(known)
            here += len(known.shapes)
            start = here
            continue
        here += 1
        if here - start == 2 * CHUNK:
            chunks.append(_chunk(shapes[start : start + CHUNK]))
            start += CHUNK
    if start < len(shapes):
        chunks.append(_chunk(shapes[start:]))
    return chunks


def _repeats(chunks: Sequence[_Chunk]) -> bool:
    """Do the same few figures stand there again and again?"""
    count = sum(len(chunk.figures) for chunk in chunks)
    if count < STAMPED:
        return False
    return count >= OFTEN * len(set().union(*(chunk.figures for chunk in chunks)))


def _union(boxes: Iterable[QRectF]) -> QRectF:
    union = QRectF()
    for box in boxes:
        union = union.united(box)
    return union


class LayerItem(QGraphicsRectItem):
    """A layer. It compares old shapes with new ones and repaints only what lies between.

    Its rectangle is one of Qt's own, which asks for it many times in a repaint.
    """

    def __init__(self, colour: Colour) -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._colour = colour
        self._shapes: tuple[Shape, ...] = ()
        self._chunks: list[_Chunk] = []
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
        old, new = self._chunks, _rechunked(shapes, self._chunks)
        kept = {id(chunk) for chunk in old} & {id(chunk) for chunk in new}
        dirty = _dirty(
            [chunk for chunk in old if id(chunk) not in kept],
            [chunk for chunk in new if id(chunk) not in kept],
        )
        self._chunks, self._shapes = new, shapes
        if dirty.isEmpty():
            return dirty
        if _repeats(new) is not (self._stamps is not None):
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


def _dirty(old: list[_Chunk], new: list[_Chunk]) -> QRectF:
    """Where shapes came or went: their own boxes, so that one clue repaints one cell."""
    before = {shape: chunk for chunk in old for shape in chunk.shapes}
    after = {shape: chunk for chunk in new for shape in chunk.shapes}
    changed = before.keys() ^ after.keys()
    if len(changed) > CHUNK or len(changed) == len(before) + len(after):
        return _union(chunk.box for chunk in [*old, *new])
    # To compile a large one a second time would take longer than to paint what is around it.
    large = {shape for shape in changed if isinstance(shape, Path) and len(shape.commands) > LARGE}
    around = _union((before.get(shape) or after[shape]).box for shape in large)
    return around.united(_union(piece.box for piece in compile_shapes(changed - large)))
