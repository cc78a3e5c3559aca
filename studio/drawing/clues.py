"""Clues as they are printed: figures, rings, signs; thin and ringed where they are redundant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import lru_cache
from itertools import chain
from operator import attrgetter

from studio.board import At, Board, Cell, Edge, Point, Spot, SpotKind
from studio.board.free import NODE_RADIUS
from studio.board.rooms import room
from studio.drawing.geometry import polygon, segments
from studio.drawing.memory import remembered
from studio.drawing.shapes import Circle, Path, Role, Shape, Text
from studio.drawing.signs import GROUND, border_sign, cell_sign, head_point
from studio.drawing.style import Style
from studio.puzzle import Clue, ClueKind, Clues
from studio.puzzle.clues import STEPS, ray_parts
from studio.records import dataclass
from studio.sequences import shared_ends

CLUE_WEIGHT = 600
THIN_WEIGHT = 400
PLAYER_WEIGHT = 500
BESIDE_RING = 0.86
"""Figures inside a ring are smaller by this."""
BACKING = 0.56
"""The radius of the disc under a figure that a strong line leads through, in font sizes."""
MARK_RING = 0.72
"""The ring of a marked start or end is smaller: arcs of jumps stop before it."""
ASIDE = 0.6
"""A figure at the edge of its cell is smaller by this."""
OUTER_RING = 0.78
"""Radius of the redundant ring where a solid ring stands already, in radii."""
INNER = 0.83
"""The radius of the largest circle in the smallest cell of a tiling, in radii."""
ROOMIEST = 1.5
"""How much larger figures are at most in large cells of tilings with small ones."""
BOLD, OUTSIDE = 1.8, 1.9
"""How wide the ring of a drawing's first corner is, and how far out the second of its last lies, in
widths of an outline."""
CORNER_FIGURE = 0.36
"""Font size of a figure on a corner, in board units."""

_AT = attrgetter("at")


@lru_cache(maxsize=65_536)
def figure(point: Point, text: str, size: float, role: Role, weight: int, italic: bool) -> Text:
    """A figure; equal ones are the same object, which makes redrawing after an edit cheap."""
    return Text(point[0], point[1], text, size, role, weight, italic)


def words_of(kind: ClueKind, value: int | None) -> str:
    """The figures of a value, with a proper minus sign; what is no figure has none."""
    return kind.figures(value)


@dataclass(frozen=True)
class Setting:
    """What clues must heed of all that surrounds them.

    ``ends``: for kinds that count steps the first and last number, which get rings. ``covered``:
    cells whose figure something else hides, such as an entry being typed. ``over_line``: rings hide
    a ribbon or bars under them, but for the cells in ``tinted``.
    """

    ends: Mapping[str, tuple[int, int]]
    covered: frozenset[At]
    over_line: bool
    tinted: frozenset[At]
    under_figures: frozenset[At] = frozenset()
    """Cells with a strong line through their middle: their figures stand on a disc."""
    inks: Mapping[At, Role] = field(default_factory=dict)
    """The colour of figures in cells with a sign that is the same in every theme."""


@remembered()
def clues(
    board: Board,
    style: Style,
    kinds: tuple[ClueKind, ...],
    given: Clues,
    redundant: frozenset[Clue],
    setting: Setting,
    written: Mapping[At, int],
) -> tuple[Shape, ...]:
    """All clues, signs first, then figures with their rings, then the player's numbers.

    ``redundant`` are those to be shown thin, ``written`` the player's.
    """
    below: list[Shape] = []
    above: list[Shape] = []
    signs: list[Shape] = []
    marks = [kind.key for kind in kinds if kind.entry == "mark" and kind.on is SpotKind.CELL]
    for kind in kinds:
        if kind.sign in GROUND:
            continue
        values = given.of(kind.key)
        thin = frozenset(clue.spot for clue in redundant if clue.kind == kind.key)
        if kind.key in marks:
            count = 1 + marks.index(kind.key)
            for spot in values:
                assert isinstance(spot, Cell)
                filled = setting.over_line and spot.at not in setting.tinted
                below += rings(board, style, spot.at, count, filled, MARK_RING)
        elif kind.entry == "choice":
            for spot, value in values.items():
                assert isinstance(spot, Cell)
                shapes = cell_sign(board, style, spot.at, kind.looks(value), spot in thin)
                # A large one lies under figures, a small one beside them.
                if kind.looks(value).place == "middle":
                    below += shapes
                else:
                    signs += shapes
        elif kind.on is SpotKind.CELL:
            above += _figures(board, style, kind, values, thin, setting)
        else:
            for spot, value in values.items():
                if isinstance(spot, Edge):
                    below += border_sign(board, style, kind, spot, value, spot in thin)
                else:
                    above += _on_corner(board, style, spot.at, words_of(kind, value))
    discs: list[Shape] = []
    for at, number in written.items():
        if at in board and at not in setting.covered:
            *disc, text = _written(board, style, at, str(number), setting)
            # Such a disc reaches the signs on borders.
            discs += disc
            above.append(text)
    return (*discs, *below, *above, *signs)


def _written(board: Board, style: Style, at: At, text: str, setting: Setting) -> Iterator[Shape]:
    """A number of the player's; over a line of nearly its own colour it stands on a disc."""
    x, y = board.centre(at)
    if setting.over_line and at not in setting.tinted:
        yield Circle(x, y, style.length("end_ring"), style.role("cell"))
    yield figure((x, y), text, style.figure_size(text), style.role("player"), PLAYER_WEIGHT, False)


@remembered()
def _made(board: Board, style: Style) -> dict[tuple[object, ...], tuple[Shape, ...]]:
    """The clues drawn so far on a board. After an edit nearly all of them are there already."""
    return {}


class _Plain:
    """The figures of one kind where nothing has to be heeded: all that were made, by cells and
    values, and ``last`` those of the last picture: cells, values and figures, a row for each clue.

    What is drawn in the background has these, too, so that the last ones come and go as one.
    """

    def __init__(self) -> None:
        self.made: dict[tuple[Spot, int | None], tuple[Shape, ...]] = {}
        self.last: tuple[list[Spot], list[int | None], list[tuple[Shape, ...]]] = ([], [], [])


@remembered(24)
def _plain(board: Board, style: Style, kind: ClueKind) -> _Plain:
    """Those of one kind on a board, which remember what they drew."""
    return _Plain()


def _figures(
    board: Board,
    style: Style,
    kind: ClueKind,
    values: Mapping[Spot, int | None],
    thin: frozenset[Spot],
    setting: Setting,
) -> list[Shape]:
    """The figures of one kind in their cells."""
    heeded = thin or setting.covered or setting.inks or setting.under_figures
    if heeded or kind.key in setting.ends:
        return _set_figures(board, style, kind, values, thin, setting)
    # Boards have thousands of clues, of which an edit changes one.
    plain = _plain(board, style, kind)
    spots, numbers = list(values), list(values.values())
    last_spots, last_numbers, drawn = plain.last
    head, tail = shared_ends((last_spots, last_numbers), (spots, numbers))
    end = len(spots) - tail
    rows = drawn[:head]
    for spot, value in zip(spots[head:end], numbers[head:end], strict=True):
        shapes = plain.made.get((spot, value))
        if shapes is None:
            shapes = tuple(_set_figures(board, style, kind, {spot: value}, thin, setting))
            plain.made[spot, value] = shapes
        rows.append(shapes)
    rows += drawn[len(drawn) - tail :]
    plain.last = spots, numbers, rows
    return list(chain.from_iterable(rows))


def _set_figures(
    board: Board,
    style: Style,
    kind: ClueKind,
    values: Mapping[Spot, int | None],
    thin: frozenset[Spot],
    setting: Setting,
) -> list[Shape]:
    """The same where figures heed what surrounds them."""
    low, high = setting.ends.get(kind.key, (None, None))
    covered, over_line = setting.covered, setting.over_line
    made = _made(board, style)
    found: list[Shape] = []
    for spot, value in values.items():
        assert isinstance(spot, Cell)
        at = spot.at
        if at in covered:
            continue
        count = 2 if value == high else 1 if value == low else 0
        filled = over_line and count > 0 and at not in setting.tinted
        ink = setting.inks.get(at)
        # A large sign is a disc already, which another would hide.
        bare = count == 0 and ink is None and not kind.aside
        backed = bare and at in setting.under_figures
        key = (kind.key, at, value, count, filled, bool(thin) and spot in thin, ink, backed)
        shapes = made.get(key)
        if shapes is None:
            text = words_of(kind, value)
            if kind.aside:
                shapes = _aside(board, style, at, text, spot in thin, ink)
            elif kind.entry == "ray" and value is not None:
                way = STEPS[ray_parts(value)[1]]
                shapes = with_arrow(board, style, at, text, way, ink, spot in thin)
            else:
                shapes = _in_cell(board, style, at, text, count, filled, spot in thin, ink)
            if backed:
                disc = Circle(
                    *board.centre(at), BACKING * style.figure_size("8"), style.role("cell")
                )
                shapes = (disc, *shapes)
            made[key] = shapes
        found += shapes
    return found


def _in_cell(
    board: Board,
    style: Style,
    at: At,
    text: str,
    count: int,
    filled: bool,
    spare: bool,
    ink: Role | None,
) -> tuple[Shape, ...]:
    """A figure with ``count`` solid rings and, where it is spare, a dashed one."""
    shapes: list[Shape] = []
    if count and board.has_faces:
        shapes += rings(board, style, at, count, filled)
    elif count:
        shapes += _rings_of_corner(style, board.centre(at), count)
    if spare:
        shapes.append(_spare_ring(board, style, at, count > 0))
    smaller = count > 0 or (spare and not style.over_cells)
    size = style.figure_size(text) * (BESIDE_RING if smaller else _roominess(board, style, at))
    role = ink or style.role("redundant_text" if spare else "number")
    weight = THIN_WEIGHT if spare else CLUE_WEIGHT
    if style.paper and not style.over_cells:
        weight = min(weight, PLAYER_WEIGHT)
    return (*shapes, figure(board.centre(at), text, size, role, weight, False))


def _aside(
    board: Board, style: Style, at: At, text: str, spare: bool, ink: Role | None
) -> tuple[Shape, ...]:
    """A small figure that leaves the middle of its cell to the line."""
    point = head_point(board, at)
    size = style.figure_size(text) * ASIDE
    role = ink or style.role("redundant_text" if spare else "number")
    found = figure(point, text, size, role, THIN_WEIGHT if spare else CLUE_WEIGHT, False)
    if not spare:
        return (found,)
    thin, radius = style.length("redundant_w"), ASIDE * style.length("redundant_ring")
    ring = Circle(*point, radius, None, style.role("redundant"), thin, style.redundant_dash)
    return (ring, found)


def with_arrow(
    board: Board, style: Style, at: At, text: str, way: At, ink: Role | None, spare: bool
) -> tuple[Shape, ...]:
    """A figure with its arrow: above it where that points left or right, else to its right."""
    x, y = board.centre(at)
    radius, role = style.radius, ink or style.role("redundant_text" if spare else "number")
    weight = THIN_WEIGHT if spare else CLUE_WEIGHT
    down, right = way
    aside, above = (0.34 * radius, 0.0) if down else (0.0, 0.36 * radius) if right else (0.0, 0.0)
    size = (0.8 if way != (0, 0) else 1.0) * style.figure_size(text)
    shapes: list[Shape] = [_spare_ring(board, style, at, True)] if spare else []
    where = (x - 0.6 * aside, y + 0.6 * above)
    shapes.append(figure(where, text, size, role, weight, False))
    if way != (0, 0):
        shapes += _arrow((x + aside, y - above), way, radius, role)
    return tuple(shapes)


def _arrow(point: Point, way: At, radius: float, role: Role) -> tuple[Shape, ...]:
    """A small arrow with its middle at a point."""
    (x, y), (down, right) = point, way
    half, head, wide = 0.36 * radius, 0.2 * radius, 0.13 * radius

    def at(far: float, beside: float) -> Point:
        return (x + far * right - beside * down, y + far * down + beside * right)

    shaft = Path(segments([(at(-half, 0.0), at(half - head, 0.0))]), None, role, 0.07 * radius)
    return (
        shaft,
        Path(polygon((at(half, 0.0), at(half - head, wide), at(half - head, -wide))), role),
    )


def inks_of(kinds: tuple[ClueKind, ...], given: Clues) -> dict[At, Role]:
    """The colour of figures on large signs: white on solid ones, else black."""
    found: dict[At, Role] = {}
    for kind in kinds:
        if kind.entry == "choice":
            for spot, value in given.of(kind.key).items():
                sign = kind.looks(value)
                if isinstance(spot, Cell) and sign.place == "middle":
                    found[spot.at] = "paper" if sign.solid else "ink"
    return found


def _roominess(board: Board, style: Style, at: At) -> float:
    """How much larger figures are in a cell that is larger than the smallest of its tiling."""
    if style.over_cells or board.lattice.straight or not board.has_faces:
        return 1.0
    _, radius = room(board.polygon(at))
    return max(1.0, min(ROOMIEST, radius / (INNER * style.radius)))


@remembered()
def answer_figures(
    board: Board, style: Style, nodes: tuple[At, ...], given: frozenset[At]
) -> tuple[Shape, ...]:
    """The number of each cell of a printed solution; those that are clues a little stronger."""
    size = style.figure_size("00" if len(nodes) < 100 else "000") * BESIDE_RING
    role = style.role("number")
    return tuple(
        figure(
            board.centre(at),
            str(step),
            size if len(str(step)) < 4 else style.figure_size(str(step)) * BESIDE_RING,
            role,
            700 if at in given else PLAYER_WEIGHT,
            False,
        )
        for step, at in enumerate(nodes, start=1)
    )


def rings(
    board: Board, style: Style, at: At, count: int, filled: bool, share: float = 1.0
) -> tuple[Shape, ...]:
    """One solid ring round the first number, two round the last; ``share`` of the usual size."""
    x, y = board.centre(at)
    radius, width = share * style.length("end_ring"), style.length("end_ring_w")
    stroke = style.role("outline")
    fill = style.role("cell") if filled else None
    outer = Circle(x, y, radius, fill, stroke, width, floor=1.2)
    if count < 2:
        return (outer,)
    inner = Circle(x, y, radius - 0.09 * style.radius, None, stroke, 0.6 * width, floor=1.0)
    return (outer, inner)


def _rings_of_corner(style: Style, point: Point, count: int) -> tuple[Shape, ...]:
    """The same where a number stands in a corner of a drawing, which is a ring itself: a bold one
    for the first, and a second around it for the last."""
    stroke, outline = style.role("outline"), style.length("outline")
    if count == 1:
        width = BOLD * outline
        return (
            Circle(*point, NODE_RADIUS + (outline - width) / 2, None, stroke, width, floor=2.4),
        )
    return (
        Circle(*point, NODE_RADIUS + OUTSIDE * outline, None, stroke, 0.7 * outline, floor=1.0),
    )


def _spare_ring(board: Board, style: Style, at: At, outside: bool) -> Shape:
    x, y = board.centre(at)
    radius = OUTER_RING * style.radius if outside else style.length("redundant_ring")
    return Circle(
        x,
        y,
        radius,
        None,
        style.role("redundant"),
        style.length("redundant_w"),
        style.redundant_dash,
        floor=1.4,
    )


def _on_corner(board: Board, style: Style, at: At, text: str) -> tuple[Shape, ...]:
    x, y = board.lattice.corner_point(at)
    ink, cell = style.role("outline"), style.role("cell")
    disc = Circle(x, y, 0.26, cell, ink, 0.03, floor=1.0)
    number = figure((x, y), text, CORNER_FIGURE, style.role("number"), CLUE_WEIGHT, False)
    return (disc, number)


@remembered()
def cells_with_figures(kinds: tuple[ClueKind, ...], given: Clues) -> frozenset[At]:
    """The cells that hold a figure."""
    keys = [kind.key for kind in kinds if kind.typed and kind.on is SpotKind.CELL]
    return frozenset(chain.from_iterable(map(_AT, given.of(key)) for key in keys))
