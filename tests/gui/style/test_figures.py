"""Figures that are stamped look like those that are filled, wherever on a pixel they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from studio.drawing.shapes import Circle, Text
from studio.gui.style.appearance import Appearance
from studio.gui.style.figures import LARGEST_PX, PHASES, Stamps, bar, extent, outline
from studio.gui.style.painter import DASHED_PX, DISC_PX, Piece, compile_shapes, paint_pieces

SIDE = 300
TEXTS = [
    Text(1 + 1.37 * (i % 9), 1 + 1.13 * (i // 9), f"{i % 3 * 7}", 0.9, "black" if i % 2 else "red")
    for i in range(81)
]


def blank() -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    return image


def paint(
    image: QImage,
    scale: float,
    stamps: Stamps | None,
    exposed: QRectF | None = None,
    turn: float = 0.0,
    ratio: float = 1.0,
) -> QImage:
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale / ratio, scale / ratio)
    painter.rotate(turn)
    if exposed is not None:
        painter.setClipRect(exposed)
    paint_pieces(painter, compile_shapes(TEXTS), QColor, exposed, stamps)
    painter.end()
    return image


def grey(image: QImage) -> list[int]:
    found = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return list(bytes(found.constBits()))


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("scale", [6.8, 14.0, 21.3])
def test_stamped_figures_look_like_filled_ones(
    appearance: Appearance, scale: float, ratio: float
) -> None:
    stamped = grey(paint(blank(), scale, Stamps(), ratio=ratio))
    filled = grey(paint(blank(), scale, None, ratio=ratio))
    ink = sum(255 - point for point in filled)
    assert ink > 0
    assert abs(sum(filled) - sum(stamped)) < 0.02 * ink
    off = sum(abs(a - b) for a, b in zip(stamped, filled, strict=True))
    # An eighth of a pixel beside where it belongs, at most; a whole one would be over a half.
    assert off < 0.16 * ink
    assert max(abs(a - b) for a, b in zip(stamped, filled, strict=True)) < 100


def test_each_is_painted_once_in_each_phase(appearance: Appearance) -> None:
    stamps = Stamps()
    paint(blank(), 8.0, stamps)
    seen = len(stamps)
    assert 6 <= seen <= 6 * PHASES**2 and seen < len(TEXTS)
    paint(blank(), 8.0, stamps)
    assert len(stamps) == seen


def test_a_part_that_is_painted_again_is_the_same(appearance: Appearance) -> None:
    stamps = Stamps()
    image = paint(blank(), 14.0, stamps)
    before = image.copy()
    part = QRectF(3.0, 2.0, 4.0, 5.0)
    painter = QPainter(image)
    painter.scale(14.0, 14.0)
    painter.fillRect(part, QColor("white"))
    painter.end()
    assert image != before
    assert paint(image, 14.0, stamps, part) == before


def test_turned_and_large_ones_are_filled(appearance: Appearance) -> None:
    for scale, turn in ((14.0, 30.0), (1.2 * LARGEST_PX, 0.0)):
        stamps = Stamps()
        stamped = paint(blank(), scale, stamps, turn=turn)
        assert not len(stamps)
        assert stamped == paint(blank(), scale, None, turn=turn)


def test_only_figures_are_stamped() -> None:
    """A disc in the colour of figures, below or above them, stays one."""
    disc = Circle(2.0, 2.0, 1.0, "red")
    pieces = compile_shapes([disc, TEXTS[0], TEXTS[2], disc, TEXTS[4]])
    assert [len(piece.texts) for piece in pieces] == [0, 2, 0, 1]


@pytest.mark.parametrize("text", ["aaa", "WWW", "nkf", "100", "10000", "ÄQjy", "-128"])
@pytest.mark.parametrize("weight", [400, 700])
def test_long_names_are_within_what_is_known_without_their_outlines(
    text: str, weight: int, appearance: Appearance
) -> None:
    """Ten thousand names of corners were outlined to know where they lie, in more than a second."""
    before = outline.cache_info().misses
    _, left, top, right, bottom = extent(text, weight, italic=False)
    assert outline.cache_info().misses == before
    box = outline(text, weight, italic=False).boundingRect()
    assert QRectF(left, top, right - left, bottom - top).contains(box)


def test_figures_too_small_to_be_seen_are_not_painted(appearance: Appearance) -> None:
    texts = [Text(n % 100, n // 100, f"{n}", 0.9, "black") for n in range(1000, 1400)]
    pieces = compile_shapes(texts)
    seen = paint_all(pieces, 2.0)
    assert seen != blank()
    pieces = compile_shapes(texts)
    assert paint_all(pieces, 0.4) == blank()
    assert all(piece.path.isEmpty() for piece in pieces)


def test_bars_stand_for_figures_too_small_to_be_read(appearance: Appearance) -> None:
    """Ten thousand names, most of them different, were outlined in more than a second."""
    texts = [Text(n % 100, n // 100, f"{n}", 0.9, "black") for n in range(1000, 1400)]
    before = outline.cache_info().misses
    small = compile_shapes(texts)
    bars = sum(255 - point for point in grey(paint_all(small, 2.9)))
    assert outline.cache_info().misses == before and all(p.path.isEmpty() for p in small)
    # They are about as dark, and as wide, as the letters are a little larger.
    letters = sum(255 - point for point in grey(paint_all(compile_shapes(texts), 3.4)))
    assert 0.5 * letters < bars < 1.5 * letters
    for text in ("a", "abc", "1234"):
        assert (
            0.5
            < bar(Text(0, 0, text, 1, "black")).width()
            / outline(text, 400, False).boundingRect().width()
            < 2
        )


DISCS = [
    Circle(1 + 1.37 * (i % 9), 1 + 1.13 * (i // 9), 0.3 + 0.1 * (i % 2), "white", "black", 0.05)
    for i in range(81)
]


def discs_at(scale: float, stamps: Stamps | None, discs: Sequence[Circle] = DISCS) -> QImage:
    image = blank()
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        paint_pieces(painter, compile_shapes(discs), QColor, None, None, stamps)
    return image


@pytest.mark.parametrize("dash", [(), (0.3, 0.2)])
@pytest.mark.parametrize("scale", [6.8, 14.0])
def test_stamped_discs_look_like_painted_ones(
    appearance: Appearance, scale: float, dash: tuple[float, ...]
) -> None:
    """Ten thousand corners took more than half a second, a hundred with dashes 5 milliseconds."""
    stamps, discs = Stamps(), [replace(disc, dash=dash) for disc in DISCS]
    stamped, painted = grey(discs_at(scale, stamps, discs)), grey(discs_at(scale, None, discs))
    assert 0 < len(stamps) <= 2 * PHASES**2
    ink = sum(255 - point for point in painted)
    off = sum(abs(a - b) for a, b in zip(stamped, painted, strict=True))
    assert ink > 0 and off < 0.16 * ink


def test_discs_with_other_dashes_are_other_stamps(appearance: Appearance) -> None:
    stamps = Stamps()
    for dash in ((), (0.15, 0.1), (0.3, 0.1)):
        discs = [replace(disc, dash=dash) for disc in DISCS]
        assert discs_at(14.0, stamps, discs) == discs_at(14.0, Stamps(), discs)


def test_large_and_translucent_discs_are_painted(appearance: Appearance) -> None:
    for scale, discs in (
        (3 * DISC_PX, DISCS),
        (3 * DASHED_PX, [replace(disc, dash=(0.3, 0.2)) for disc in DISCS]),
        (14.0, [replace(disc, fill="#80ff0000") for disc in DISCS]),
    ):
        stamps = Stamps()
        painted = discs_at(scale, stamps, discs)
        assert not len(stamps)
        assert painted == discs_at(scale, None, discs)


def paint_all(pieces: tuple[Piece, ...], scale: float) -> QImage:
    image = blank()
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint_pieces(painter, pieces, QColor)
    return image
