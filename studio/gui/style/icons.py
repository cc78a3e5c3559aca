"""The line icons of the window, drawn as vectors and therefore crisp at any device pixel ratio.

Each icon is one file in resources/icons/line, drawn on a 20 x 20 grid in `currentColor`. Only these
files of ours are ever given to the SVG renderer.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from studio import assets

PIXEL_RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)


@lru_cache(maxsize=1)
def icon_names() -> frozenset[str]:
    """Names of all line icons."""
    return frozenset(file.stem for file in Path(assets.path("icons", "line")).glob("*.svg"))


@lru_cache(maxsize=256)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    file = Path(assets.path("icons", "line", f"{name}.svg"))
    text = file.read_text(encoding="utf-8").replace("currentColor", colour)
    return QSvgRenderer(QByteArray(text.encode()))


def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor | str) -> None:
    """Paint an icon into `rect` at the painter's own resolution; FileNotFoundError if unknown."""
    colour = QColor(colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * colour.alphaF())
    _renderer(name, colour.name()).render(painter, rect)
    painter.restore()


def icon_pixmap(name: str, colour: QColor | str, size: int, ratio: float = 1.0) -> QPixmap:
    """An icon as a pixmap of `size` logical pixels for one device pixel ratio."""
    pixels = round(size * ratio)
    pixmap = QPixmap(pixels, pixels)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        paint_icon(painter, name, QRectF(0, 0, size, size), colour)
    return pixmap


def icon(name: str, colour: QColor | str, disabled: QColor | str, size: int = 20) -> QIcon:
    """An icon for menus and actions, which want a QIcon, sharp at the usual pixel ratios."""
    result = QIcon()
    for ratio in PIXEL_RATIOS:
        result.addPixmap(icon_pixmap(name, colour, size, ratio))
        result.addPixmap(icon_pixmap(name, disabled, size, ratio), QIcon.Mode.Disabled)
    return result
