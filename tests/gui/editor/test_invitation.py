"""The invitation of an empty canvas is legible, whatever is drawn below it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from studio.gui.editor.canvas.invitation import paint_invitation
from studio.gui.style.appearance import Appearance


def painted(ground: Qt.BrushStyle) -> QImage:
    """The invitation on a ground of hatches, or of nothing; the strip with the sentence."""
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.fillRect(image.rect(), ground)
    colours = {"canvas": QColor("white")}
    paint_invitation(
        painter,
        QRectF(image.rect()),
        6,
        "Click to begin",
        QFont(),
        lambda role, alpha=1.0: colours.get(role, QColor("black")),
    )
    painter.end()
    return image.copy(270, 272, 60, 16)


def test_nothing_shines_through_the_sentence(appearance: Appearance) -> None:
    assert painted(Qt.BrushStyle.DiagCrossPattern) == painted(Qt.BrushStyle.NoBrush)
