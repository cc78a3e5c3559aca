"""Marks of the program and of whoever edits: each has a second cue beside its colour."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from studio.board import At, Board, Cell, Corner, Edge, Point, Spot
from studio.board.free import NODE_RADIUS, lines_of
from studio.drawing.badges import badges
from studio.drawing.clues import figure, with_arrow, words_of
from studio.drawing.geometry import segments, towards
from studio.drawing.lettering import ink
from studio.drawing.memory import remembered
from studio.drawing.overlay import Suggestion
from studio.drawing.shapes import Circle, Command, Path, Role, Shape, Text
from studio.drawing.signs import (
    OPEN_FIGURE,
    OPEN_RADIUS,
    block,
    cell_sign,
    diamond_at,
    diamond_outline,
    sign_outline,
)
from studio.drawing.style import Style
from studio.puzzle import Clue, ClueKind
from studio.puzzle.clues import STEPS, ray_parts

CONFLICT_RIM = 0.93
SELECT_RIM = 0.94
SUGGEST_RIM = 0.90
TAG_RIM = 0.70
"""How far from the middle of a cell the letter of its suggestion stands, in radii."""
BESIDE_LINE = 0.6
"""How far the letter stands from a line of a drawing at least, in parts of that distance."""
NICK = 0.02
"""Between the border of a conflict and that of a selection, in radii."""
DIAGONAL = math.sqrt(0.5)
"""How far to the right, and how far down, the lower right of a circle of radius 1 lies."""
ROUND_SIGN = 0.11
"""How far from a round sign on a border the ring of a selection lies, in radii."""


@remembered()
def rims(
    board: Board,
    style: Style,
    doubt: Mapping[At, float],
    conflict: frozenset[At],
    bare: frozenset[At],
) -> tuple[Shape, ...]:
    """The dots of doubtful cells, their area growing with doubt, and the borders of conflict.

    ``bare`` are cells that hold something else and get no dot. That of a corner with a name stands
    on the rim of its disc.
    """
    shapes: list[Shape] = []
    least, most = style.length("doubt_dot_min"), style.length("doubt_dot_max")
    for at, amount in doubt.items():
        if amount > 0 and at in board and at not in bare and at not in conflict:
            area = least**2 + min(amount, 1.0) * (most**2 - least**2)
            radius = 0.62 * math.sqrt(area)
            x, y = board.centre(at)
            if board.name(at):
                x, y = x + DIAGONAL * NODE_RADIUS, y + DIAGONAL * NODE_RADIUS
            shapes.append(Circle(x, y, radius, style.role("doubt_dot")))
    width = style.length("conflict_border")
    for at in sorted(conflict):
        commands = style.rim(board, at, CONFLICT_RIM)
        shapes.append(Path(commands, stroke=style.role("none"), width=width, floor=2.0))
    return tuple(shapes)


@remembered()
def marks(
    board: Board,
    style: Style,
    kinds: tuple[ClueKind, ...],
    conflict: frozenset[Spot],
    suggestions: tuple[Suggestion, ...],
    busy: frozenset[Spot],
    rings: Mapping[Spot, float],
    places: Mapping[Spot, Point],
    signs: frozenset[Edge],
) -> tuple[Shape, ...]:
    """Badges of clues in conflict, and suggested clues with their letters.

    ``busy`` are spots in conflict or being typed on, which no suggestion covers; ``rings`` are
    the radii of round signs on borders, ``places`` where the badges stand. ``signs`` are the
    borders of suggested cells with a clue on them, which no letter covers.
    """
    shapes: list[Shape] = []
    troubled = sorted(conflict, key=_order)
    for spot in troubled:
        if isinstance(spot, Edge):
            shapes.append(_conflict(board, style, spot, rings.get(spot)))
    shapes += badges((places[spot] for spot in troubled), style)
    known = {kind.key: kind for kind in kinds}
    shown = [s for s in suggestions if s.clue.spot not in busy and s.clue.kind in known]
    for suggestion in shown:
        shapes += _suggested(board, style, known[suggestion.clue.kind], suggestion.clue)
    points = [spot_point(board, sign) for sign in signs]
    # Over all of them: what is suggested in the next cell covers no letter.
    for suggestion in shown:
        kind = known[suggestion.clue.kind]
        point = _tag_point(board, style, kind, suggestion.clue, points)
        shapes += _tag(style, point, suggestion.letter)
    return tuple(shapes)


def _order(spot: Spot) -> tuple[int, At, At]:
    match spot:
        case Cell(at):
            return (0, at, at)
        case Corner(at):
            return (1, at, at)
        case Edge(a, b):
            return (2, a, b)


def _conflict(board: Board, style: Style, spot: Edge, ring: float | None) -> Shape:
    """An outline of a sign on a border, whose radius is ``ring`` if it is round."""
    radius = style.radius
    x, y = diamond_at(board, spot)
    width, none = 0.07 * radius, style.role("none")
    if ring is not None:
        return Circle(x, y, ring + 0.05 * radius, None, none, width, floor=2.0)
    border = diamond_outline((x, y), style.length("diamond_half") + 0.09 * radius)
    return Path(border, stroke=none, width=width, floor=2.0)


def _suggested(board: Board, style: Style, kind: ClueKind, clue: Clue) -> Iterable[Shape]:
    """A clue that would help, as it would stand there but in a dashed border."""
    radius = style.radius
    spot, text = clue.spot, words_of(kind, clue.value)
    stroke, words, cell = style.role("unique"), style.role("unique_text"), style.role("cell")
    width, dash = 0.05 * radius, (0.14 * radius, 0.1 * radius)
    x, y = spot_point(board, spot)
    if not isinstance(spot, Cell):
        commands = diamond_outline((x, y), _half(style, text))
        if isinstance(spot, Edge) and kind.sign != "diamond":
            commands = sign_outline(board, style, kind, spot, clue.value)
        small = (0.5 * dash[0], 0.5 * dash[1])
        yield Path(commands, cell, stroke, width, "flat", small, floor=1.6)
        if text:
            yield figure((x, y), text, 0.3 * radius, words, 500, True)
        return
    rim = Path(style.rim(board, spot.at, SUGGEST_RIM), cell, stroke, width, "flat", dash, floor=1.6)
    yield rim
    if kind.entry == "choice" and not text:
        sign = kind.looks(clue.value)
        if sign.shape == "block":
            yield block(board, style, spot.at, sign)
            # Over the wall, which would look like one that is there already.
            yield replace(rim, fill=None)
        else:
            yield from cell_sign(board, style, spot.at, sign, False)
    elif kind.entry == "ray" and clue.value is not None:
        way = STEPS[ray_parts(clue.value)[1]]
        yield from with_arrow(board, style, spot.at, text, way, words, False)
    elif text:
        size = style.length("number_3" if len(text) > 2 else "number_ghost")
        size = (size if style.over_cells else 0.0) or style.figure_size(text)
        yield figure((x, y + 0.06 * radius), text, size, words, 500, True)


def _half(style: Style, text: str) -> float:
    """Half the height of a suggested clue on a border."""
    return style.length("diamond_half") * (1.8 if text else 1.15)


def _tag_point(
    board: Board, style: Style, kind: ClueKind, clue: Clue, signs: Sequence[Point]
) -> Point:
    """Where the letter stands: above the clue, or on another side where a sign is there, or a line
    of a drawing, whose arrow it would cover."""
    (x, y), far = spot_point(board, clue.spot), TAG_RIM * style.radius
    if not isinstance(clue.spot, Cell):
        return (x, y - _half(style, words_of(kind, clue.value)) - 0.2 * style.radius)
    places = [(x, y - far), (x, y + far), (x - far, y), (x + far, y)]
    if not board.has_faces:
        lean = far * math.sqrt(0.5)
        places += [(x + dx * lean, y + dy * lean) for dx in (-1, 1) for dy in (-1, 1)]
        lines = [towards((x, y), other, far) for other in _joined(board, clue.spot.at)]
        room = {
            place: min((math.dist(place, line) for line in lines), default=far) for place in places
        }
        free = (place for place in places if room[place] >= BESIDE_LINE * far)
        return next(free, max(places, key=room.__getitem__))
    clear = style.length("tag") / 2 + style.length("diamond_half")
    free = (place for place in places if all(math.dist(place, sign) > clear for sign in signs))
    return next(free, places[0])


def _joined(board: Board, at: At) -> Iterator[Point]:
    """The corners of a drawing that lines join a corner with."""
    (node,) = at
    for u, v in lines_of(board).lines:
        if node in (u, v):
            yield board.centre((v if u == node else u,))


def _tag(style: Style, point: Point, letter: str) -> tuple[Shape, ...]:
    """The letter of a suggestion, on a disc."""
    tag, words, cell = style.length("tag") / 2, style.role("unique_text"), style.role("cell")
    return (
        Circle(*point, tag, words, cell, 0.036 * style.radius, floor=1.0),
        Text(*point, letter, 1.24 * tag, cell, 700),
    )


@remembered()
def cursor(
    board: Board,
    style: Style,
    selected: frozenset[Spot],
    at: Spot | None,
    hover: Spot | None,
    blink: Spot | None,
    rings: Mapping[Spot, float],
    bordered: frozenset[At],
) -> tuple[Shape, ...]:
    """What is chosen: thick inner borders; a dashed one for the keyboard cursor.

    ``rings`` are the radii of round signs on borders, which get a ring; ``bordered`` are cells with
    the border of a conflict, within which the others lie.
    """
    radius = style.radius
    width = style.length("select_border")
    accent = style.role("accent")
    shapes: list[Shape] = []

    def border(spot: Spot, share: float, pen: Path) -> Shape:
        ring = rings.get(spot)
        if ring is None:
            if isinstance(spot, Cell) and spot.at in bordered:
                apart = (style.length("conflict_border") + pen.width) / 2 + NICK * radius
                return replace(pen, commands=style.rim(board, spot.at, CONFLICT_RIM, apart))
            return replace(pen, commands=_border(board, style, spot, share))
        reach = ring + ROUND_SIGN * radius
        return Circle(
            *spot_point(board, spot), reach, None, accent, pen.width, pen.dash, floor=pen.floor
        )

    if hover is not None and hover not in selected:
        shapes.append(border(hover, SELECT_RIM, Path((), None, accent, 0.03 * radius, floor=1.0)))
    for spot in sorted(selected, key=_order):
        shapes.append(border(spot, SELECT_RIM, Path((), None, accent, width, floor=2.5)))
    if at is not None and at not in selected:
        dash = (0.16 * radius, 0.12 * radius)
        pen = Path((), None, accent, 0.05 * radius, "flat", dash, floor=2.0)
        shapes.append(border(at, SELECT_RIM - 0.06, pen))
    if blink is not None:
        shapes.append(border(blink, SELECT_RIM, Path((), None, accent, 1.9 * width, floor=4.0)))
    return tuple(shapes)


@remembered()
def entry(
    board: Board, style: Style, spot: Spot, typed: str, ink_role: Role | None = None
) -> tuple[Shape, ...]:
    """The unfinished entry with a caret after it; ``ink_role`` is that of figures on a sign."""
    radius = style.radius
    x, y = spot_point(board, spot)
    shapes: list[Shape] = []
    size = style.figure_size("0" * max(2, len(typed)))
    reach = 0.3 * radius
    if isinstance(spot, Edge):
        # Not more room than the number on a border will have.
        size, reach = OPEN_FIGURE * radius, 0.2 * radius
        room = (OPEN_RADIUS + 0.12) * radius
        accent = style.role("accent")
        shapes.append(Circle(x, y, room, style.role("cell"), accent, 0.06 * radius, floor=2.0))
    if typed:
        left, right = ink(typed, 600)
        role = ink_role or style.role("number")
        shapes.append(figure((x - 0.06 * radius, y), typed, size, role, 600, False))
        x += (right - left) / 2 * size + 0.04 * radius
    stroke = segments([((x, y - reach), (x, y + reach))])
    caret = ink_role or style.role("accent")
    shapes.append(Path(stroke, stroke=caret, width=0.036 * radius, cap="flat", floor=2.0))
    return tuple(shapes)


def _border(board: Board, style: Style, spot: Spot, share: float) -> tuple[Command, ...]:
    """The border around a spot: inside a cell, round a diamond, along a side, round a corner."""
    match spot:
        case Cell(at):
            return style.rim(board, at, share)
        case Corner():
            return diamond_outline(spot_point(board, spot), 0.2)
        case Edge(a, b, "link"):
            reach = style.length("diamond_half") + 0.11 * style.radius
            return diamond_outline(spot_point(board, Edge(a, b)), reach)
        case Edge():
            return segments([_side(board, spot)])


def _side(board: Board, edge: Edge) -> tuple[Point, Point]:
    return (board.lattice.corner_point(edge.a), board.lattice.corner_point(edge.b))


def spot_point(board: Board, spot: Spot) -> Point:
    """The middle of a spot."""
    match spot:
        case Cell(at):
            return board.centre(at)
        case Corner(at):
            return board.lattice.corner_point(at)
        case Edge(on="link"):
            return diamond_at(board, spot)
        case Edge():
            (ax, ay), (bx, by) = _side(board, spot)
            return ((ax + bx) / 2, (ay + by) / 2)
