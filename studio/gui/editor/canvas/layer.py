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
from studio.gui.style.painter import Colour, Piece, compile_shapes, paint_pieces, stretches
from studio.records import dataclass

LARGE = 400
"""A path of more commands leads through much of its chunk."""

STEP = 8
"""Pieces painted in a step of what is prepared: a third of a millisecond."""

SLACK_PX = 4.0
"""Pens have a least width in pixels, so shapes may reach that far out of their boxes."""


_DISCS = Stamps()
"""Those of all layers: discs of a board are of few looks."""


@dataclass
class Coming:
    """Pixels that are prepared: those of the same shapes in another frame, or of others in this."""

    pixels: Pixels
    shapes: tuple[Shape, ...]
    chunks: list[Chunk]
    stamps: Stamps | None
    done: bool = False


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
        self.given: tuple[Shape, ...] = ()
        """What :meth:`set_shapes` was given last."""
        self._chunks: list[Chunk] = []
        self._rough = False
        self._stamps: Stamps | None = None
        self._kept = False
        self._pixels: Pixels | None = None
        self._coming: Coming | None = None

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The shapes as they are painted, chunk by chunk."""
        return tuple(shape for chunk in self._chunks for shape in chunk.shapes)

    @property
    def count(self) -> int:
        """How many shapes those are."""
        return len(self.given)

    @property
    def commands(self) -> int:
        """Of how many commands the paths among them are."""
        return sum(len(shape.commands) for shape in self.given if isinstance(shape, Path))

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
        self._coming = None
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
        own = self._coming is not None and self._coming.shapes is self.given
        for pixels in (self._pixels, self._coming.pixels if self._coming and own else None):
            if pixels is not None:
                pixels.spoil(None if box is None else self._around(box, pixels.frame.scale))
        if box is None:
            self.update()
        else:
            self.update(box)

    @property
    def frame(self) -> Frame | None:
        """The frame whose pixels are kept."""
        return None if self._pixels is None else self._pixels.frame

    def prepare(self, frame: Frame, shapes: tuple[Shape, ...] | None = None) -> Iterator[None]:
        """Paint the pixels for a frame ahead, a little in each step; :meth:`adopt` shows them.

        With ``shapes`` those of what :meth:`set_shapes` will be given.
        """
        yield
        known = shapes is None or shapes is self.given
        chunks = self._chunks if known else chunks_of(self._name, shapes or (), self._chunks)
        if not self._kept or not chunks:
            return
        stamps = None
        if repeats(chunks):
            stamps = Stamps() if self._stamps is None else self._stamps
        given = self.given if shapes is None else shapes
        coming = self._coming = Coming(Pixels(frame), given, chunks, stamps)
        coming.pixels.painted()
        seen = self._around(frame.units_of(frame.rect), frame.scale)
        near = (chunk.pieces for chunk in chunks if chunk.box.intersects(seen))
        whole = (piece for piece in chain.from_iterable(near) if piece.box.intersects(seen))
        pieces = [part for piece in whole for part in stretches(piece, self._colour)]
        for start in range(0, len(pieces), STEP):
            yield
            if coming is not self._coming:
                return
            with coming.pixels.painting() as painter:
                self._paint(painter, pieces[start : start + STEP], seen, stamps)
        coming.done = True

    def adopt(self) -> None:
        """Another frame is shown, for which what is here was prepared."""
        coming, self._coming = self._coming, None
        if coming is not None and coming.done and coming.shapes is self.given:
            self._pixels = coming.pixels

    def drop(self) -> None:
        """What was prepared will not be shown."""
        self._coming = None

    def set_shapes(self, shapes: tuple[Shape, ...]) -> QRectF:
        """Show other shapes; the rectangle that has to be painted again (empty: nothing)."""
        if shapes is self.given:
            return QRectF()
        coming = self._coming
        if coming is not None and coming.shapes is shapes:
            return self._show_coming(coming)
        chunks = chunks_of(self._name, shapes, self._chunks)
        dirty = _changed(self._chunks, chunks)
        if coming is not None and coming.shapes is not self.given:
            self._coming = None
        elif coming is not None:
            # It is of the same layer in another frame, which is mended like this one.
            coming.shapes = shapes
        self._chunks, self.given = chunks, shapes
        if not chunks:
            self._pixels = self._coming = None
        if dirty.isEmpty():
            return dirty
        if repeats(chunks) is not (self._stamps is not None):
            # What stays looks a little different, too.
            self._stamps = Stamps() if self._stamps is None else None
            self.repaint()
        else:
            self.repaint(dirty)
        return dirty

    def _show_coming(self, coming: Coming) -> QRectF:
        """Show other shapes whose pixels were prepared, or some of them."""
        dirty = _changed(self._chunks, coming.chunks)
        self._chunks, self.given, self._stamps = coming.chunks, coming.shapes, coming.stamps
        self._coming = None
        if coming.done and self.frame in (None, coming.pixels.frame):
            self._pixels = coming.pixels
            self.update()
        else:
            self.repaint()
        return dirty

    def set_like(self, other: LayerItem) -> None:
        """Show what another layer shows."""
        self._chunks, self.given = other._chunks, other.given
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
        self._paint(painter, chain.from_iterable(near), seen, self._stamps)

    def _paint(
        self, painter: QPainter, pieces: Iterable[Piece], seen: QRectF, stamps: Stamps | None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, not self._rough)
        stamps = None if self._rough else stamps
        paint_pieces(painter, pieces, self._colour, seen, stamps, _DISCS)

    @staticmethod
    def _around(box: QRectF, scale: float) -> QRectF:
        """A rectangle with what may reach into it, or out of it."""
        slack = SLACK_PX / scale
        return box.adjusted(-slack, -slack, slack, slack)


def _changed(old: list[Chunk], new: list[Chunk]) -> QRectF:
    """Where other chunks differ."""
    kept = {id(chunk) for chunk in old} & {id(chunk) for chunk in new}
    return _dirty(
        [chunk for chunk in old if id(chunk) not in kept],
        [chunk for chunk in new if id(chunk) not in kept],
    )


def _dirty(old: list[Chunk], new: list[Chunk]) -> QRectF:
    """Where shapes came or went: their own boxes, so that one clue repaints one cell."""
    if not old or not new:
        return union(chunk.box for chunk in [*old, *new])
    before = {shape: chunk for chunk in old for shape in chunk.shapes}
    after = {shape: chunk for chunk in new for shape in chunk.shapes}
    changed = before.keys() ^ after.keys()
    if len(changed) > CHUNK or len(changed) == len(before) + len(after):
        return union(chunk.box for chunk in [*old, *new])
    # To compile a large one a second time would take longer than to paint what is around it.
    large = {shape for shape in changed if isinstance(shape, Path) and len(shape.commands) > LARGE}
    around = union((before.get(shape) or after[shape]).box for shape in large)
    return around.united(union(piece.box for piece in compile_shapes(changed - large)))
