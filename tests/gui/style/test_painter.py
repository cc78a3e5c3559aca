"""Long pieces painted in stretches look as if they were painted at once."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from studio.drawing.shapes import Command, Path, Role
from studio.gui.style.painter import (
    OPAQUE,
    STRETCH,
    Piece,
    compile_shapes,
    paint_pieces,
    stretches,
)

LONG = 12 * STRETCH
"""Commands of a curved line; its parts are of several."""


def curved() -> Path:
    """A line that winds in arcs."""
    commands: list[Command] = [("M", (10.0, 100.0))]
    for n in range(LONG):
        x, y = 10 + 180 * n / LONG, 100 + 80 * math.sin(n / 7)
        commands.append(("Q", (x + 2, y + 5, x, y)))
    return Path(tuple(commands), stroke="ink", width=3.0)


def straight() -> Path:
    """Strokes apart from each other."""
    commands: list[Command] = []
    for n in range(LONG):
        x, y = 5 + 4.0 * (n % 48), 5 + 6.0 * (n // 48)
        commands += [("M", (x, y)), ("L", (x + 2, y + 3))]
    return Path(tuple(commands), stroke="ink", width=1.0)


def painted(pieces: tuple[Piece, ...], alpha: int) -> QImage:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_pieces(painter, pieces, lambda _: QColor(20, 40, 80, alpha))
    painter.end()
    return image


@pytest.mark.parametrize("path", [curved(), straight()], ids=["curved", "straight"])
@pytest.mark.parametrize("alpha", [OPAQUE, 100])
def test_stretches_are_the_same_picture(path: Path, alpha: int, qapp: QApplication) -> None:
    def colour(role: Role) -> QColor:
        return QColor(20, 40, 80, alpha)

    pieces = compile_shapes((path,))
    several = tuple(part for piece in pieces for part in stretches(piece, colour))
    # A translucent line would be darker where stretches meet.
    assert len(several) > 1 if alpha == OPAQUE else several == pieces
    assert painted(several, alpha) == painted(pieces, alpha)
    assert all(len(part.lines or part.parts) <= STRETCH or alpha < OPAQUE for part in several)
