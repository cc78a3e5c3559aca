"""What would let a drawing be drawn in one stroke, and the strokes that it takes until then.

Lines to add are dashed with a plus, lines to draw twice have a dashed line beside them and "2×", so
that neither rests on its colour. Strokes are numbered where they begin and dashed in turn.
"""

from __future__ import annotations

import math

from studio.board import At, Board, Edge, Spot
from studio.drawing.free import STROKE_WIDTH, Strand, drawn_lines, strands, ways_of
from studio.drawing.memory import remembered
from studio.drawing.shapes import Circle, Path, Shape, Text
from studio.drawing.style import Style

BOW = 0.1
"""How far the second line of a pair stands aside, in parts of its length."""
WIDTH = 0.07
DASH = (0.2, 0.14)
PLATE = 0.19
FIGURE = 0.24
ROLES = ("line_strong", "several", "unique", "redundant", "none")
DASHES: tuple[tuple[float, ...], ...] = ((), (0.3, 0.16), (0.1, 0.16))


@remembered()
def mending(
    board: Board, style: Style, added: tuple[Spot, ...], twice: tuple[Spot, ...]
) -> tuple[Shape, ...]:
    """Marks of the lines to add and of those to draw twice."""
    shapes: list[Shape] = []
    for spot in added:
        if isinstance(spot, Edge):
            a, b = board.centre(spot.a), board.centre(spot.b)
            beside = spot.a in board.neighbours(spot.b)
            shapes += _marked(style, _bent(a, b) if beside else Strand(a, b), "+", "unique_text")
    known = dict(zip(drawn_lines(board), strands(board), strict=True))
    for spot in twice:
        if isinstance(spot, Edge) and (spot.a[0], spot.b[0]) in known:
            strand = known[spot.a[0], spot.b[0]]
            shapes += _marked(style, _bent(strand.start, strand.end), "2×", "several_text")
    return tuple(shapes)


def _bent(a: tuple[float, float], b: tuple[float, float]) -> Strand:
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    bow = 2 * BOW
    return Strand(a, b, (middle[0] + bow * (a[1] - b[1]), middle[1] + bow * (b[0] - a[0])))


def _marked(style: Style, strand: Strand, sign: str, role: str) -> list[Shape]:
    """A dashed line with a sign on a plate."""
    ink = style.role(role)
    path = (("M", strand.start), strand.command)
    x, y = strand.at(0.5)
    return [
        Path(path, stroke=ink, width=WIDTH, cap="flat", dash=DASH, floor=1.8),
        Circle(x, y, PLATE, style.role("cell"), ink, 0.03, floor=1.2),
        Text(x, y, sign, FIGURE, ink, 700),
    ]


@remembered()
def strokes_apart(
    board: Board, style: Style, lines: tuple[tuple[At, ...], ...]
) -> tuple[Shape, ...]:
    """Several strokes that draw all lines together, each numbered a little after its beginning."""
    shapes: list[Shape] = []
    plates: list[Shape] = []
    for number, way in enumerate(ways_of(board, lines)):
        role = style.role(ROLES[number % len(ROLES)])
        path = (("M", way[0].start), *(strand.command for strand in way))
        dash = DASHES[number // len(ROLES) % len(DASHES)]
        shapes.append(Path(path, stroke=role, width=STROKE_WIDTH, dash=dash, floor=2.4))
        length = math.dist(way[0].start, way[0].end)
        x, y = way[0].at(min(0.3, 0.45 / length))
        plates.append(Circle(x, y, PLATE, style.role("cell"), role, 0.05, floor=1.6))
        plates.append(Text(x, y, f"{number + 1:,}", FIGURE, style.role("number"), 700))
    return (*shapes, *plates)
