"""A chart of time against size as a picture, in the shapes and roles that boards are drawn with.

Curves tell themselves apart by their markers and dashes as well as by colour.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from studio.board import Point
from studio.drawing.geometry import polygon, segments
from studio.drawing.lettering import ink
from studio.drawing.shapes import Circle, Path, Picture, Shape, Text
from studio.records import dataclass

WIDTH, HEIGHT = 9.0, 6.0
"""The field of the curves; all lengths in units, 56 pixels each on a screen."""
FIGURE = 0.25
BAR = 0.6
"""From one bar to the next."""
MARKER = 0.09
COLOURS = ("accent", "none", "unique", "several", "redundant", "working_text", "text")
DASHES: tuple[tuple[float, ...], ...] = ((), (0.22, 0.12), (0.07, 0.1))
MOST_TICKS = 12


@dataclass(frozen=True)
class Curve:
    """A named row of (size, seconds), by size."""

    name: str
    points: tuple[tuple[int, float], ...]


def chart(title: str, curves: Sequence[Curve], axis: str = "") -> Picture:
    """Seconds, on a logarithmic scale, against size; a legend beside it.

    ``axis`` says below what the sizes are.
    """
    drawn = [curve for curve in curves if curve.points]
    sizes = sorted({size for curve in drawn for size, _ in curve.points}) or [0]
    seconds = [second for curve in drawn for _, second in curve.points] or [1.0]
    field = _Field(
        sizes[0],
        max(sizes[-1], sizes[0] + 1),
        math.floor(math.log10(min(seconds))),
        max(math.ceil(math.log10(max(seconds))), math.floor(math.log10(min(seconds))) + 1),
    )
    shapes = [*_axes(field, sizes), _left(title, (0.0, -0.45), 0.3, "text", 600)]
    for number, curve in enumerate(drawn):
        for run in _runs(curve, sizes):
            shapes += _curve(number, [field.at(*point) for point in run])
        row = (WIDTH + 0.4, 0.3 + 0.45 * number)
        shapes += _curve(number, [row, (row[0] + 0.7, row[1])])
        shapes.append(_left(curve.name, (row[0] + 0.95, row[1]), FIGURE, "text", 400))
    if axis:
        shapes.append(Text(WIDTH / 2, HEIGHT + 0.85, axis, FIGURE, "text2", 400))
    longest = max((_wide(curve.name, FIGURE, 400) for curve in drawn), default=0.0)
    right = max(WIDTH + 1.6 + longest, _wide(title, 0.3, 600) + 0.3)
    return Picture(
        (("chart", tuple(shapes)),), (-1.3, -0.9, right, HEIGHT + (1.2 if axis else 0.8))
    )


def bars(title: str, rows: Sequence[tuple[str, float, str]]) -> Picture:
    """Seconds, on a logarithmic scale, as bars from the left: (name, seconds, words at its end).

    Powers of ten are marked below.
    """
    seconds = [second for _, second, _ in rows] or [1.0]
    low = math.floor(math.log10(min(seconds))) - 1
    high = max(math.ceil(math.log10(max(seconds))), low + 1)
    shapes: list[Shape] = [_left(title, (0.0, -0.45), 0.3, "text", 600)]
    foot = BAR * (len(rows) + 0.2)
    for power in range(low, high + 1):
        x = (power - low) / (high - low) * WIDTH
        shapes += [
            Path(segments([((x, 0.0), (x, foot))]), stroke="guide", width=0.02, floor=1.0),
            Text(x, foot + 0.28, _seconds(power), FIGURE, "text2", 400),
        ]
    longest = max((_wide(name, FIGURE, 400) for name, _, _ in rows), default=0.0)
    for number, (name, second, words) in enumerate(rows):
        y = BAR * (number + 0.6)
        wide = (math.log10(second) - low) / (high - low) * WIDTH
        box = [(0.0, y - 0.16), (wide, y - 0.16), (wide, y + 0.16), (0.0, y + 0.16)]
        shapes += [
            _right(name, (-0.2, y), FIGURE),
            Path(polygon(box), fill=COLOURS[number % len(COLOURS)]),
            _left(words, (wide + 0.2, y), FIGURE, "text", 400),
        ]
    words_wide = max((_wide(words, FIGURE, 400) for _, _, words in rows), default=0.0)
    axis = (("M", (0.0, 0.0)), ("L", (0.0, foot)))
    shapes.append(Path(axis, stroke="text2", width=0.03, floor=1.0))
    right = max(WIDTH + words_wide + 0.5, _wide(title, 0.3, 600) + 0.3)
    return Picture((("chart", tuple(shapes)),), (-longest - 0.5, -0.9, right, foot + 0.6))


@dataclass(frozen=True)
class _Field:
    """From sizes and powers of ten of seconds to places."""

    first: int
    last: int
    low: int
    high: int

    def at(self, size: float, seconds: float) -> Point:
        x = (size - self.first) / (self.last - self.first) * WIDTH
        y = (self.high - math.log10(seconds)) / (self.high - self.low) * HEIGHT
        return (x, y)


def _axes(field: _Field, sizes: Sequence[int]) -> Iterator[Shape]:
    for power in range(field.low, field.high + 1):
        y = field.at(field.first, 10.0**power)[1]
        yield Path(segments([((0.0, y), (WIDTH, y))]), stroke="guide", width=0.02, floor=1.0)
        yield _right(_seconds(power), (-0.15, y), FIGURE)
    every = max(1, math.ceil(len(sizes) / MOST_TICKS))
    for size in sizes[::every]:
        x = field.at(size, 1.0)[0]
        yield Path(
            segments([((x, HEIGHT), (x, HEIGHT + 0.1))]), stroke="text2", width=0.02, floor=1.0
        )
        yield Text(x, HEIGHT + 0.38, f"{size:,}", FIGURE, "text2", 400)
    corner = ((0.0, 0.0), (0.0, HEIGHT), (WIDTH, HEIGHT))
    path = (("M", corner[0]), ("L", corner[1]), ("L", corner[2]))
    yield Path(path, stroke="text2", width=0.03, floor=1.0)


def _seconds(power: int) -> str:
    """A power of ten of seconds: "1 µs", "10 ms", "100 s"."""
    unit, shift = ("s", 0) if power >= 0 else ("ms", 3) if power >= -3 else ("µs", 6)
    return f"{10 ** (power + shift):,} {unit}" if power + shift >= 0 else f"10^{power} s"


def _runs(curve: Curve, sizes: Sequence[int]) -> Iterator[Sequence[tuple[int, float]]]:
    """The points in runs without a gap: where a size is missing, nothing is known."""
    order = {size: place for place, size in enumerate(sizes)}
    points = curve.points
    breaks = [
        k
        for k, (before, after) in enumerate(pairwise(points), start=1)
        if order[after[0]] > order[before[0]] + 1
    ]
    for first, last in pairwise([0, *breaks, len(points)]):
        yield points[first:last]


def _curve(number: int, places: Sequence[Point]) -> Iterator[Shape]:
    """The line through the places with a marker at each."""
    role = COLOURS[number % len(COLOURS)]
    # Another dash in each round of the colours.
    dash = DASHES[(number // 2 + number // len(COLOURS)) % len(DASHES)]
    commands = (("M", places[0]), *(("L", place) for place in places[1:]))
    yield Path(commands, stroke=role, width=0.05, cap="flat", dash=dash, floor=1.5)
    for x, y in places:
        corners = (0, 4, 3)[number % 3]
        if not corners:
            yield Circle(x, y, MARKER, role)
            continue
        turns = [math.tau * k / corners - math.pi / 2 for k in range(corners)]
        points = [(x + 1.25 * MARKER * math.cos(a), y + 1.25 * MARKER * math.sin(a)) for a in turns]
        yield Path(polygon(points), fill=role)


def _wide(text: str, size: float, weight: int) -> float:
    left, right = ink(text, weight)
    return (right - left) * size


def _left(text: str, place: Point, size: float, role: str, weight: int) -> Text:
    """A text that begins at a place."""
    return Text(place[0] + _wide(text, size, weight) / 2, place[1], text, size, role, weight)


def _right(text: str, place: Point, size: float) -> Text:
    """A text that ends at a place."""
    return Text(place[0] - _wide(text, size, 400) / 2, place[1], text, size, "text2", 400)
