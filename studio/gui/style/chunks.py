"""The shapes of a layer, compiled in chunks that are used again in the next picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF

from studio.drawing.shapes import Shape, Text
from studio.gui.style.painter import Piece, compile_shapes
from studio.records import dataclass

CHUNK = 64
"""Shapes compiled together: an edit compiles one chunk, a repaint skips what is out of sight."""

STAMPED = 100
"""So many figures are stamped, if each stands there as often as the next says, on the average."""
OFTEN = 4

_SHOWN: dict[str, tuple[tuple[Shape, ...], list[Chunk]]] = {}
"""Those of the layers that were shown last, by their names: cards show the same board again."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some shapes of a layer that follow each other, compiled."""

    shapes: tuple[Shape, ...]
    pieces: tuple[Piece, ...]
    box: QRectF
    figures: tuple[str, ...]
    """The texts among the shapes."""


def _chunk(shapes: tuple[Shape, ...]) -> Chunk:
    pieces = compile_shapes(shapes)
    figures = tuple(shape.text for shape in shapes if isinstance(shape, Text))
    return Chunk(shapes, pieces, union(piece.box for piece in pieces), figures)


def rechunked(shapes: tuple[Shape, ...], old: Sequence[Chunk]) -> list[Chunk]:
    """The shapes in chunks; whatever old chunk stands unbroken among them is used again."""
    # Small chunks are compiled anew and grow, so that a layer never crumbles into single shapes.
    begins = {chunk.shapes[0]: chunk for chunk in old if len(chunk.shapes) >= CHUNK // 2}
    chunks: list[Chunk] = []
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


def repeats(chunks: Sequence[Chunk]) -> bool:
    """Do the same few figures stand there again and again?"""
    count = sum(len(chunk.figures) for chunk in chunks)
    if count < STAMPED:
        return False
    return count >= OFTEN * len(set().union(*(chunk.figures for chunk in chunks)))


def union(boxes: Iterable[QRectF]) -> QRectF:
    """The rectangle that holds all of them."""
    union = QRectF()
    for box in boxes:
        union = union.united(box)
    return union


def chunks_of(name: str, shapes: tuple[Shape, ...], old: Sequence[Chunk] = ()) -> list[Chunk]:
    """The chunks of a layer with a name; ``old`` are those of the picture before, if any is."""
    before, known = _SHOWN.get(name, ((), []))
    # A layer that stays is the very same object.
    chunks = known if shapes is before else rechunked(shapes, old or known)
    _SHOWN[name] = (shapes, chunks)
    return chunks
