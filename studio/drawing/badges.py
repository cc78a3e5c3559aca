"""Badges of clues in conflict: what they look like, and where they cover no figure."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from studio.board import Board, Edge, Point, Spot
from studio.drawing.geometry import Segment, cross, segments
from studio.drawing.lettering import CAP_HEIGHT, ink
from studio.drawing.shapes import Circle, Path, Shape, Text
from studio.drawing.style import Style

HALF = 0.2
"""The radius of a badge, in radii."""
IN_CELL = (0.55, 0.66)
"""How far aside and above the middle of a cell or of a corner its badge stands, in radii."""
AT_BORDER = 0.36
"""The same for both on a border."""
ALONG = 0.56
"""How far from the middle of a border it stands on that border, in radii: clear of an open number,
within the side of a square."""
FAR = 3.0
"""Figures whose middles are farther away are not looked at, in board units."""
MOST_PLACED = 60
"""Of more clues in conflict every badge stands at its usual place: looking for a free one for each
would take longer than a frame."""
AIR = 0.04
"""What lies between a badge and a figure at least, in radii."""


def badges(points: Iterable[Point], style: Style) -> Iterator[Shape]:
    """The x in a disc that says: this clue cannot stay with the others; first all discs, for many
    shapes of one look are painted together."""
    diameter = 2 * HALF * style.radius
    reach = diameter * 0.17
    edge = 0.04 * style.radius
    strokes: list[Segment] = []
    for x, y in points:
        yield Circle(x, y, diameter / 2, style.role("none"), style.role("cell"), edge, floor=1)
        strokes += cross((x, y), reach)
    if strokes:
        yield Path(segments(strokes), stroke="paper", width=0.045 * style.radius, floor=1.2)


def badge_points(
    board: Board, style: Style, middles: Iterable[tuple[Spot, Point]], figures: Iterable[Text]
) -> dict[Spot, Point]:
    """Where the badges of clues stand: at the upper right of their middles if neither a figure nor
    a badge is there, else at the first free place around; where none is, at that with most room."""
    found: dict[Spot, Point] = {}
    marked = list(middles)
    if len(marked) > MOST_PLACED:
        return {spot: next(_places(board, style, spot, middle)) for spot, middle in marked}
    fields: dict[tuple[int, int], list[Text]] = {}
    for text in figures:
        fields.setdefault((int(text.x // FAR), int(text.y // FAR)), []).append(text)
    for spot, middle in marked:
        near = [box(text) for text in _near(fields, middle)]
        places = {
            place: min(
                min((_apart(place, one) for one in near), default=math.inf),
                min((math.dist(place, other) for other in found.values()), default=math.inf)
                - HALF * style.radius,
            )
            for place in _places(board, style, spot, middle)
        }
        free = (at for at, room in places.items() if room >= (HALF + AIR) * style.radius)
        found[spot] = next(free, None) or max(places, key=places.__getitem__)
    return found


def _near(fields: Mapping[tuple[int, int], list[Text]], middle: Point) -> Iterator[Text]:
    """The figures close to a point, from fields as wide as that: boards have thousands."""
    column, row = int(middle[0] // FAR), int(middle[1] // FAR)
    for place in product((column - 1, column, column + 1), (row - 1, row, row + 1)):
        for text in fields.get(place, ()):
            if math.dist((text.x, text.y), middle) < FAR:
                yield text


def _places(board: Board, style: Style, spot: Spot, middle: Point) -> Iterator[Point]:
    """The places that a badge may take, the usual one first."""
    x, y = middle
    on_border = isinstance(spot, Edge)
    aside, above = (AT_BORDER, AT_BORDER) if on_border else IN_CELL
    for right, up in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        yield (x + right * aside * style.radius, y - up * above * style.radius)
        if on_border and (right, up) == (1, 1):
            yield from _along(board, style, spot, middle)


def _along(board: Board, style: Style, spot: Spot, middle: Point) -> Iterator[Point]:
    """On the border itself, first to the right or above: no figure of the two cells is there."""
    assert isinstance(spot, Edge)
    (ax, ay), (bx, by) = board.centre(spot.a), board.centre(spot.b)
    far = math.dist((ax, ay), (bx, by)) or 1.0
    x, y = ALONG * style.radius * (by - ay) / far, ALONG * style.radius * (ax - bx) / far
    if (round(x, 6), -y) < (0, 0):
        x, y = -x, -y
    yield (middle[0] + x, middle[1] + y)
    yield (middle[0] - x, middle[1] - y)


def box(text: Text) -> tuple[float, float, float, float]:
    """The ink of a figure: left, top, right, bottom."""
    left, right = ink(text.text, text.weight, text.italic)
    wide, high = (right - left) / 2 * text.size, CAP_HEIGHT / 2 * text.size
    return (text.x - wide, text.y - high, text.x + wide, text.y + high)


def _apart(point: Point, area: tuple[float, float, float, float]) -> float:
    """How far a point is from a rectangle; 0 in it."""
    (x, y), (left, top, right, bottom) = point, area
    return math.hypot(max(left - x, 0.0, x - right), max(top - y, 0.0, y - bottom))
