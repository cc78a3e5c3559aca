"""Chunks of compiled shapes: used again by whoever shows the same layer."""

from __future__ import annotations

from studio.drawing.shapes import Circle, Shape
from studio.gui.style.chunks import CHUNK, chunks_of


def discs(count: int) -> tuple[Shape, ...]:
    return tuple(Circle(n, 0.0, 0.4, "red") for n in range(count))


def test_a_layer_that_stays_has_the_very_same_chunks() -> None:
    shapes = discs(3)
    first = chunks_of("a layer", shapes)
    assert chunks_of("a layer", shapes) is first
    assert chunks_of("another layer", shapes) is not first


def test_a_layer_of_nearly_the_same_shapes_has_most_of_the_chunks() -> None:
    many = discs(10 * CHUNK)
    first = chunks_of("a layer", many)
    second = chunks_of("a layer", many[: 3 * CHUNK + 5] + many[3 * CHUNK + 6 :])
    assert len({id(chunk) for chunk in first} & {id(chunk) for chunk in second}) >= 8
    assert [shape for chunk in second for shape in chunk.shapes] == [
        *many[: 3 * CHUNK + 5],
        *many[3 * CHUNK + 6 :],
    ]


def test_whoever_has_chunks_of_its_own_uses_these() -> None:
    mine = chunks_of("a layer", discs(4 * CHUNK))
    chunks_of("a layer", discs(1))
    again = chunks_of("a layer", discs(4 * CHUNK), mine)
    assert all(a is b for a, b in zip(again, mine, strict=True))
