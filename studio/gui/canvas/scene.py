"""The scene: one item for each layer of the picture."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from studio.drawing.shapes import Picture
from studio.gui.canvas.layer import LayerItem
from studio.gui.canvas.painter import Colour

SLOW_TO_PAINT = frozenset({"grid", "clues"})
"""Layers with a shape in every cell, kept as pixels: what comes and goes over them costs only its
own paint, and a new clue that of one cell."""


class BoardScene(QGraphicsScene):
    """Shows one picture; a new one changes only the layers that differ."""

    def __init__(self, colour: Colour, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._colour = colour
        self._layers: dict[str, LayerItem] = {}
        self._bounds = QRectF(0, 0, 1, 1)
        self._rough = False

    @property
    def bounds(self) -> QRectF:
        """The rectangle of the picture, in board units."""
        return self._bounds

    def set_colour(self, colour: Colour) -> None:
        """Another theme: the same shapes in other colours."""
        self._colour = colour
        for layer in self._layers.values():
            layer.set_colour(colour)

    def set_rough(self, rough: bool) -> None:
        """While pictures rush by nobody sees smooth edges, and they cost most of a frame."""
        self._rough = rough
        for layer in self._layers.values():
            layer.set_rough(rough)

    def show_picture(self, picture: Picture) -> None:
        """Replace what is shown."""
        left, top, right, bottom = picture.bounds
        self._bounds = QRectF(left, top, right - left, bottom - top)
        names = [name for name, _ in picture.layers]
        for name in self._layers.keys() - set(names):
            self.removeItem(self._layers.pop(name))
        for height, (name, shapes) in enumerate(picture.layers):
            layer = self._layers.get(name)
            if layer is None:
                layer = self._layers[name] = LayerItem(self._colour)
                if name in SLOW_TO_PAINT:
                    layer.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
                layer.set_rough(self._rough)
                self.addItem(layer)
            layer.setZValue(height)
            # Ghosts and marks may stand beside the board.
            layer.set_bounds(self._bounds.adjusted(-3, -3, 3, 3))
            layer.set_shapes(shapes)
