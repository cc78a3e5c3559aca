"""What the hand is about to draw: where the next corner snaps to, and the line that leads there."""

from __future__ import annotations

from studio.drawing.memory import remembered
from studio.drawing.overlay import Sketch
from studio.drawing.shapes import Circle, Command, Path, Shape
from studio.drawing.style import Style

DOT = 0.05
RING = 0.13
DASH = (0.16, 0.12)


@remembered()
def sketched(style: Style, sketch: Sketch | None) -> tuple[Shape, ...]:
    """The places of the grid around the hand as dots, the next one as a ring."""
    if sketch is None:
        return ()
    dots: list[Command] = []
    for x, y in sketch.guides:
        # A length of nothing with round ends is a disc.
        dots += (("M", (x, y)), ("L", (x + 1e-4, y)))
    role = style.role("line_strong")
    shapes: list[Shape] = []
    if dots:
        shapes.append(Path(tuple(dots), stroke=style.role("control"), width=DOT, floor=2.0))
    if sketch.start is not None:
        path: tuple[Command, ...] = (("M", sketch.start), ("L", sketch.end))
        shapes.append(Path(path, stroke=role, width=0.05, cap="flat", dash=DASH, floor=1.6))
    x, y = sketch.end
    shapes.append(Circle(x, y, RING, style.role("canvas"), role, 0.04, floor=1.4))
    return tuple(shapes)
