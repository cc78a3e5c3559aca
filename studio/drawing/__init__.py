"""Drawing: pure functions from a puzzle to shapes with roles; no Qt and no colours."""

from studio.drawing.draw import LAYERS, draw
from studio.drawing.overlay import Overlay, Suggestion
from studio.drawing.shapes import Circle, Path, Picture, Shape, Text

__all__ = [
    "LAYERS",
    "Circle",
    "Overlay",
    "Path",
    "Picture",
    "Shape",
    "Suggestion",
    "Text",
    "draw",
]
