"""What would let a drawing be drawn in one stroke, and the strokes that it takes until then.

Lines to add are dashed with a plus, lines to draw twice have a dashed line beside them and "2×", so
that neither rests on its colour. Strokes are numbered where they begin and dashed in turn. Numbers
and signs lie over all lines, and apart from each other as far as there is room.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import product

from studio.board import At, Board, Edge, Point, Spot
from studio.board.free import lines_of
from studio.drawing.free import STROKE_WIDTH, Strand, strands, ways_of
from studio.drawing.memory import remembered
from studio.drawing.shapes import Circle, Path, Shape, Text
from studio.drawing.style import Style
from studio.records import dataclass

BOW = 0.1
"""How far the second line of a pair stands aside, in parts of its length."""
WIDTH = 0.07
DASH = (0.2, 0.14)
PLATE = 0.19
APART = 2 * PLATE + 0.06
"""How far the middles of two plates are apart, so that their borders do not touch."""
SIGN_AT = (0.5, 0.64, 0.36, 0.76, 0.24)
"""Where on its line a sign may stand, the usual place first."""
NUMBER_AT = (1.0, 1.7, 2.2)
"""Where the number of a stroke may stand, in parts of its usual way from the beginning."""
FIGURE = 0.24
ROLES = ("line_strong", "several", "unique", "redundant", "none")
DASHES: tuple[tuple[float, ...], ...] = ((), (0.3, 0.16), (0.1, 0.16))


@remembered()
def mending(
    board: Board, style: Style, added: tuple[Spot, ...], twice: tuple[Spot, ...]
) -> tuple[Shape, ...]:
    """The dashed lines to add and to draw twice."""
    return tuple(
        Path(
            (("M", mark.strand.start), mark.strand.command),
            stroke=style.role(mark.role),
            width=WIDTH,
            cap="flat",
            dash=DASH,
            floor=1.8,
        )
        for mark in _marks(board, added, twice)
    )


@dataclass(frozen=True, slots=True)
class _Mark:
    """A line that would help, with its sign and the role of both."""

    strand: Strand
    sign: str
    role: str


def _marks(board: Board, added: tuple[Spot, ...], twice: tuple[Spot, ...]) -> Iterator[_Mark]:
    for spot in added:
        if isinstance(spot, Edge):
            a, b = board.centre(spot.a), board.centre(spot.b)
            beside = spot.a in board.neighbours(spot.b)
            yield _Mark(_bent(a, b) if beside else Strand(a, b), "+", "unique_text")
    known = dict(zip(lines_of(board).lines, strands(board), strict=True))
    for spot in twice:
        if isinstance(spot, Edge) and (spot.a[0], spot.b[0]) in known:
            strand = known[spot.a[0], spot.b[0]]
            yield _Mark(_bent(strand.start, strand.end), "2×", "several_text")


def _bent(a: Point, b: Point) -> Strand:
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    bow = 2 * BOW
    return Strand(a, b, (middle[0] + bow * (a[1] - b[1]), middle[1] + bow * (b[0] - a[0])))


@remembered()
def strokes_apart(
    board: Board, style: Style, lines: tuple[tuple[At, ...], ...]
) -> tuple[Shape, ...]:
    """Several strokes that draw all lines together."""
    shapes: list[Shape] = []
    for number, way in enumerate(ways_of(board, lines)):
        path = (("M", way[0].start), *(strand.command for strand in way))
        dash = DASHES[number // len(ROLES) % len(DASHES)]
        role = style.role(_role(number))
        shapes.append(Path(path, stroke=role, width=STROKE_WIDTH, dash=dash, floor=2.4))
    return tuple(shapes)


def _role(number: int) -> str:
    return ROLES[number % len(ROLES)]


@remembered()
def plates(
    board: Board,
    style: Style,
    lines: tuple[tuple[At, ...], ...],
    added: tuple[Spot, ...],
    twice: tuple[Spot, ...],
) -> tuple[Shape, ...]:
    """The numbers of strokes, each a little after its beginning, and the signs of lines that would
    help."""
    room = _Room()
    shapes: list[Shape] = []
    for number, way in enumerate(ways_of(board, lines)):
        usual = min(0.3, 0.45 / math.dist(way[0].start, way[0].end))
        x, y = room.take(way[0], [usual * share for share in NUMBER_AT])
        role = style.role(_role(number))
        shapes.append(Circle(x, y, PLATE, style.role("cell"), role, 0.05, floor=1.6))
        shapes.append(Text(x, y, f"{number + 1:,}", FIGURE, style.role("number"), 700))
    for mark in _marks(board, added, twice):
        x, y = room.take(mark.strand, SIGN_AT)
        ink = style.role(mark.role)
        shapes.append(Circle(x, y, PLATE, style.role("cell"), ink, 0.03, floor=1.2))
        shapes.append(Text(x, y, mark.sign, FIGURE, ink, 700))
    return tuple(shapes)


class _Room:
    """Where plates stand, in fields as wide as they are apart: there may be thousands."""

    def __init__(self) -> None:
        self._taken: defaultdict[tuple[int, int], list[Point]] = defaultdict(list)

    def take(self, strand: Strand, shares: Sequence[float]) -> Point:
        """The first of these places on a line that is apart from all that are taken, else the one
        farthest from them; it is taken then."""
        room = {place: self._around(place) for place in map(strand.at, shares)}
        free = (place for place, width in room.items() if width >= APART)
        found = next(free, None) or max(room, key=room.__getitem__)
        self._taken[_field(found)].append(found)
        return found

    def _around(self, place: Point) -> float:
        """How far the next plate is, where one is in the fields around."""
        x, y = _field(place)
        around = product((x - 1, x, x + 1), (y - 1, y, y + 1))
        taken = (each for field in around for each in self._taken.get(field, ()))
        return min((math.dist(place, each) for each in taken), default=math.inf)


def _field(place: Point) -> tuple[int, int]:
    return (math.floor(place[0] / APART), math.floor(place[1] / APART))
