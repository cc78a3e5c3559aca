"""Free graphs as pictures: lines between corners, parallel ones side by side, corners as dots."""

from __future__ import annotations

from collections import Counter

from studio.board.free import GraphBoard
from studio.drawing.shapes import Command, Path, Shape
from studio.drawing.style import Style

BOW = 0.24
"""How far parallel lines stand apart in their middle, in parts of their length."""


def free_grid(board: GraphBoard, style: Style) -> tuple[Shape, ...]:
    """The lines and the corners of a drawing."""
    lines: list[Command] = []
    for (u, v), count in Counter(board.cell_graph.links).items():
        (ax, ay), (bx, by) = board.centre((u,)), board.centre((v,))
        for i in range(count):
            # The middle one of an odd number is straight; the bend of a quadratic is half its way.
            away = BOW * (2 * i - count + 1)
            bend = ((ax + bx) / 2 + away * (ay - by), (ay + by) / 2 + away * (bx - ax))
            lines.append(("M", (ax, ay)))
            lines.append(("Q", (*bend, bx, by)) if away else ("L", (bx, by)))
    dots: list[Command] = []
    for x, y in board.lattice.nodes:
        # A length of nothing with round ends is a disc.
        dots += (("M", (x, y)), ("L", (x + 1e-4, y)))
    role = style.role("outline")
    shapes = (
        Path(tuple(lines), stroke=role, width=style.length("outline"), floor=1.4),
        Path(tuple(dots), stroke=role, width=4 * style.length("outline"), floor=5.0),
    )
    return tuple(shape for shape in shapes if shape.commands)
