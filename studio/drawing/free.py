"""Free graphs as pictures: lines between corners, parallel ones side by side, corners as dots.

A drawing in one stroke is a thick line with a ring where it starts and a disc, the pen, where it
ends; a second pass through a corner lies a little beside the first.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise

from studio.board import At, Board, Point
from studio.board.free import NODE_RADIUS, lines_of
from studio.drawing.geometry import polygon
from studio.drawing.memory import remembered
from studio.drawing.shapes import Circle, Command, Path, Shape, Text
from studio.drawing.style import Style
from studio.records import dataclass

BOW = 0.24
"""How far parallel lines stand apart in their middle, in parts of their length."""
HEAD = 0.22
"""The length of an arrowhead."""
HALO = 0.1
"""How far the ends of a line show around their discs: the first in its colour, the last in ink."""
NAME_SIZE = 0.26
STROKE_WIDTH = 0.1
START_RADIUS = 0.19
PEN_RADIUS = 0.14
BESIDE = 0.028
"""How far from a corner its second pass lies, the third twice as far."""
CAPTION_AT = 0.34
"""Where on a line its caption stands; in the middle those of two diagonals would meet."""
CAPTION_SIZE = 0.22
CAPTION_RADIUS = 0.19
LETTER_SIZE = 0.22
LETTER_GAP = 0.24
"""From the rim of a corner's disc to the middle of its letter: rings around a disc end before."""
TAG_ROOM = 0.26
ODD_RADIUS = 0.2
ODD_FIGURE = 0.26


@dataclass(frozen=True, slots=True)
class Strand:
    """A line as it is drawn: straight, or with the bend of a quadratic curve."""

    start: Point
    end: Point
    bend: Point | None = None

    def at(self, share: float) -> Point:
        """The place that lies a share of the way along it."""
        (ax, ay), (bx, by), rest = self.start, self.end, 1 - share
        if self.bend is None:
            return (ax + share * (bx - ax), ay + share * (by - ay))
        cx, cy = self.bend
        first, middle, last = rest * rest, 2 * rest * share, share * share
        return (first * ax + middle * cx + last * bx, first * ay + middle * cy + last * by)

    @property
    def command(self) -> Command:
        """What draws it from its start."""
        return ("L", self.end) if self.bend is None else ("Q", (*self.bend, *self.end))


@remembered()
def strands(board: Board) -> tuple[Strand, ...]:
    """All lines of a drawing, in their order."""
    found = []
    lines = lines_of(board).lines
    counts = Counter(lines)
    met: Counter[tuple[int, int]] = Counter()
    for u, v in lines:
        a, b = board.centre((u,)), board.centre((v,))
        # The middle one of an odd number is straight; the bend of a quadratic is half its way.
        away = BOW * (2 * met[u, v] - counts[u, v] + 1)
        met[u, v] += 1
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        bend = (middle[0] + away * (a[1] - b[1]), middle[1] + away * (b[0] - a[0]))
        found.append(Strand(a, b, bend if away else None))
    return tuple(found)


def free_grid(board: Board, style: Style) -> tuple[Shape, ...]:
    """The lines and the corners of a drawing."""
    lines: list[Command] = []
    for strand in strands(board):
        lines += (("M", strand.start), strand.command)
    dots: list[Command] = []
    for x, y in lines_of(board).nodes:
        # A length of nothing with round ends is a disc.
        dots += (("M", (x, y)), ("L", (x + 1e-4, y)))
    role = style.role("outline")
    shapes = (
        Path(tuple(lines), stroke=role, width=style.length("outline"), floor=1.4),
        Path(_heads(board), fill=role),
        Path(tuple(dots), stroke=role, width=4 * style.length("outline"), floor=5.0),
    )
    return tuple(shape for shape in shapes if shape.commands)


def _heads(board: Board) -> tuple[Command, ...]:
    """An arrowhead on each line that leads one way, its tip at the disc of the corner."""
    if not lines_of(board).directed:
        return ()
    there = set(board.cell_graph.edges)
    heads: list[Command] = []
    for (u, v), strand in zip(lines_of(board).lines, strands(board), strict=True):
        long = math.dist(strand.start, strand.end)
        if (v, u) in there or long < 2 * NODE_RADIUS:
            continue
        x, y = (strand.end[i] - strand.start[i] for i in (0, 1))
        x, y = x / long, y / long
        tip = (strand.end[0] - NODE_RADIUS * x, strand.end[1] - NODE_RADIUS * y)
        back = (tip[0] - HEAD * x, tip[1] - HEAD * y)
        side = HEAD * 0.45
        wings = [(back[0] + side * s * y, back[1] - side * s * x) for s in (1, -1)]
        heads += polygon((tip, *wings))
    return tuple(heads)


@remembered()
def discs(board: Board, style: Style, figures: frozenset[At]) -> tuple[Shape, ...]:
    """The corners as discs, with their names but where ``figures`` stand."""
    cell, ink = style.role("cell"), style.role("outline")
    width = style.length("outline")
    shapes: list[Shape] = [
        Circle(x, y, NODE_RADIUS, cell, ink, width, floor=1.2) for x, y in lines_of(board).nodes
    ]
    for at in board.cells:
        name = board.name(at)
        if name and at not in figures:
            x, y = board.centre(at)
            size = NAME_SIZE * min(1.0, 2.6 / len(name))
            shapes.append(Text(x, y, name, size, style.role("text2"), 500))
    return tuple(shapes)


@remembered()
def letters(board: Board, style: Style, room: float, tagged: frozenset[At]) -> tuple[Text, ...]:
    """What corners without a name are called, each beside its disc of radius ``room``, in the
    widest gap between its lines; of ``tagged`` ones beyond the letter of a suggestion."""
    drawing = lines_of(board)
    around: defaultdict[int, list[float]] = defaultdict(list)
    for u, v in drawing.edges:
        (ax, ay), (bx, by) = drawing.nodes[u], drawing.nodes[v]
        around[u].append(math.atan2(by - ay, bx - ax))
        around[v].append(math.atan2(ay - by, ax - bx))
    role = style.role("text2")
    shapes = []
    for node, (x, y) in enumerate(drawing.nodes):
        if drawing.name((node,)):
            continue
        turns = sorted(around[node]) or [math.pi / 4]
        gaps = pairwise((*turns, turns[0] + math.tau))
        # Of gaps that are as wide as each other rounding must not choose.
        start, end = max(gaps, key=lambda gap: round(gap[1] - gap[0], 6))
        turn = (start + end) / 2
        away = room + LETTER_GAP + (TAG_ROOM if (node,) in tagged else 0.0)
        name = drawing.called[node]
        size = LETTER_SIZE * min(1.0, 2.0 / len(name))
        place = (x + away * math.cos(turn), y + away * math.sin(turn))
        shapes.append(Text(*place, name, size, role, 500))
    return tuple(shapes)


@remembered()
def stroke(
    board: Board,
    style: Style,
    nodes: tuple[At, ...],
    captions: tuple[str, ...],
    closed: bool = False,
    halos: bool = False,
) -> tuple[Shape, ...]:
    """A drawing in one stroke, with a caption beside each of its lines as far as there are some.

    With ``halos`` its ends show around the discs of their corners, which hide what lies under them.
    """
    way = _way(board, nodes + nodes[:1] if closed else nodes)
    # On paper a pale line would look weaker than the lines that are not used.
    role = style.line_role if style.paper and not halos else style.role("line_strong")
    thread = (("M", way[0].start), *(strand.command for strand in way))
    shapes: list[Shape] = [Path(thread, stroke=role, width=STROKE_WIDTH, floor=2.4)]
    cell, ink = style.role("cell"), style.role("outline")
    (sx, sy), (ex, ey) = way[0].start, way[-1].end
    if halos and not closed:
        shapes.append(Circle(sx, sy, NODE_RADIUS + HALO, role))
        shapes.append(Circle(ex, ey, NODE_RADIUS + HALO, ink))
    elif not halos:
        shapes.append(Circle(sx, sy, START_RADIUS, cell, ink, 0.05, floor=1.6))
        shapes.append(Circle(ex, ey, PEN_RADIUS, ink, cell, 0.03, floor=1.0))
    for strand, caption in zip(way, captions, strict=False):
        x, y = strand.at(CAPTION_AT)
        size = CAPTION_SIZE * min(1.0, 2.5 / len(caption))
        shapes.append(Circle(x, y, CAPTION_RADIUS, cell, role, 0.02, floor=1.0))
        shapes.append(Text(x, y, caption, size, style.role("number"), 600))
    return tuple(shapes)


def thread(board: Board, style: Style, nodes: tuple[At, ...]) -> tuple[Shape, ...]:
    """A part of a drawing, pale, without a start and an end."""
    way = _way(board, nodes)
    commands = (("M", way[0].start), *(strand.command for strand in way))
    return (Path(commands, stroke=style.role("line"), width=STROKE_WIDTH, floor=2.4),)


def _way(board: Board, nodes: Sequence[At]) -> list[Strand]:
    """The lines of a stroke in its direction."""
    return ways_of(board, (nodes,))[0]


def ways_of(board: Board, lines: Sequence[Sequence[At]]) -> list[list[Strand]]:
    """The lines of several strokes; parallel ones are used one after the other."""
    free: defaultdict[tuple[int, int], list[Strand]] = defaultdict(list)
    for (u, v), strand in zip(lines_of(board).lines, strands(board), strict=True):
        free[min(u, v), max(u, v)].append(strand)
    return [_strands_along(board, nodes, free) for nodes in lines]


def _strands_along(
    board: Board,
    nodes: Sequence[At],
    free: Mapping[tuple[int, int], list[Strand]],
) -> list[Strand]:
    """The lines of one stroke, taken from those that are free."""
    passes: Counter[At] = Counter()
    places = []
    for at in nodes:
        (x, y), aside = board.centre(at), BESIDE * passes[at]
        turn = math.pi / 4 + 2 * passes[at]
        passes[at] += 1
        places.append((x + aside * math.cos(turn), y + aside * math.sin(turn)))
    way = []
    for ((u,), (v,)), (start, end) in zip(pairwise(nodes), pairwise(places), strict=True):
        left = free[min(u, v), max(u, v)]
        way.append(Strand(start, end, left.pop(0).bend if left else None))
    return way


@remembered()
def odd_corners(board: Board, style: Style, odd: frozenset[At]) -> tuple[Shape, ...]:
    """A disc on each corner where an odd number of lines meet, with that number; all discs first:
    what looks alike and follows each other is painted at once."""
    fill, edge = style.role("several_tint"), style.role("several_text")
    discs: list[Shape] = []
    numbers: list[Shape] = []
    for at in sorted(odd):
        x, y = board.centre(at)
        discs.append(Circle(x, y, ODD_RADIUS, fill, edge, 0.035, floor=1.4))
        text = str(len(board.cell_graph.incident[at[0]]))
        size = ODD_FIGURE if len(text) < 3 else ODD_FIGURE * 2.4 / len(text)
        numbers.append(Text(x, y, text, size, edge, 700))
    return (*discs, *numbers)
