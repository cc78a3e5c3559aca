"""Clues as they are printed: figures, rings, diamonds; thin and ringed where they are redundant."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from studio.board import At, Board, Cell, Corner, Link, Point, Spot
from studio.drawing.geometry import middle, polygon, towards
from studio.drawing.memory import remembered
from studio.drawing.shapes import Circle, Path, Role, Shape, Text
from studio.drawing.style import Style
from studio.puzzle import Clue, ClueKind, Clues

CLUE_WEIGHT = 600
THIN_WEIGHT = 400
PLAYER_WEIGHT = 500
BESIDE_RING = 0.86
"""Figures inside a ring are smaller by this."""
OUTER_RING = 0.78
"""Radius of the redundant ring where a solid ring stands already, in radii."""
CORNER_FIGURE = 0.36
"""Font size of a figure on a corner, in board units."""


@lru_cache(maxsize=65_536)
def figure(point: Point, text: str, size: float, role: Role, weight: int, italic: bool) -> Text:
    """A figure; equal ones are the same object, which makes redrawing after an edit cheap."""
    return Text(point[0], point[1], text, size, role, weight, italic)


def words_of(kind: ClueKind, value: int | None) -> str:
    """The figures of a value, with a proper minus sign."""
    if value is None:
        return ""
    return str(value).replace("-", "−") if kind.entry == "signed" else str(value)


@remembered()
def clues(
    board: Board,
    style: Style,
    kinds: tuple[ClueKind, ...],
    given: Clues,
    ends: Mapping[str, tuple[int, int]],
    redundant: frozenset[Clue],
    over_line: bool,
    covered: frozenset[At],
    written: Mapping[At, int],
) -> tuple[Shape, ...]:
    """All clues: diamonds first, then figures with their rings.

    ``ends`` tells for kinds that count steps the first and last number, which get rings.
    ``redundant`` are those to be shown thin. ``covered`` are cells whose figure something else
    hides (an entry being typed). ``written`` are the player's numbers.
    """
    shapes: list[Shape] = []
    later: list[Shape] = []
    spare = {(clue.kind, clue.spot) for clue in redundant}
    plain = frozenset(spot for _, spot in spare)
    marks = [kind.key for kind in kinds if kind.entry == "mark"]
    for kind in kinds:
        low, high = ends.get(kind.key, (None, None))
        for spot, value in given.of(kind.key).items():
            is_spare = spot in plain and (kind.key, spot) in spare
            match spot:
                case Link():
                    shapes += diamond(board, style, spot, is_spare)
                case Cell(at) if kind.entry == "mark":
                    later += rings(board, style, at, 1 + marks.index(kind.key), over_line)
                case Cell(at):
                    if at in covered:
                        continue
                    ringed = (value == low) + 2 * (value == high)
                    if ringed:
                        later += rings(board, style, at, 2 if ringed > 1 else 1, over_line)
                    if is_spare:
                        later.append(_spare_ring(board, style, at, ringed > 0))
                    text = words_of(kind, value)
                    shrink = is_spare and not style.over_cells
                    size = style.figure_size(text) * (BESIDE_RING if ringed or shrink else 1.0)
                    role = "redundant_text" if is_spare else "number"
                    weight = THIN_WEIGHT if is_spare else CLUE_WEIGHT
                    if style.paper and not style.over_cells:
                        weight = min(weight, PLAYER_WEIGHT)
                    centre = board.centre(at)
                    later.append(figure(centre, text, size, style.role(role), weight, False))
                case Corner(at):
                    later += _on_corner(board, style, at, words_of(kind, value))
    for at, number in written.items():
        if at in board and at not in covered:
            text = str(number)
            size, role = style.figure_size(text), style.role("player")
            later.append(figure(board.centre(at), text, size, role, PLAYER_WEIGHT, False))
    return (*shapes, *later)


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


def rings(board: Board, style: Style, at: At, count: int, over_line: bool) -> tuple[Shape, ...]:
    """One solid ring round the first number, two round the last."""
    x, y = board.centre(at)
    radius, width = style.length("end_ring"), style.length("end_ring_w")
    stroke = style.role("outline")
    fill = style.role("cell") if over_line else None
    outer = Circle(x, y, radius, fill, stroke, width, floor=1.2)
    if count < 2:
        return (outer,)
    inner = Circle(x, y, radius - 0.09 * style.radius, None, stroke, 0.6 * width, floor=1.0)
    return (outer, inner)


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


def diamond_at(board: Board, link: Link) -> Point:
    """The middle of the border that a diamond stands on."""
    return middle(*board.border(link.a, link.b))


def diamond_outline(point: Point, half: float) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """A square on its corner."""
    x, y = point
    return polygon(((x, y - half), (x + half, y), (x, y + half), (x - half, y)))


def diamond(board: Board, style: Style, link: Link, spare: bool) -> tuple[Shape, ...]:
    """A solid square on its corner with a halo; a redundant one is hollow, with a dashed ring.

    Where the two cells touch only at a point two links cross, so a short bar shows which is meant.
    """
    point = diamond_at(board, link)
    half, halo = style.length("diamond_half"), style.length("diamond_halo")
    ink, cell = style.role("outline"), style.role("cell")
    shapes: list[Shape] = [Path(diamond_outline(point, half + halo * 1.414), fill=cell)]
    a, b = board.border(link.a, link.b)
    if a == b:
        reach = 1.9 * half
        ends = (
            towards(point, board.centre(link.a), reach),
            towards(point, board.centre(link.b), reach),
        )
        stroke = (("M", ends[0]), ("L", ends[1]))
        shapes.append(Path(stroke, stroke=ink, width=0.05 * style.radius, floor=1.2))
    if not spare:
        return (*shapes, Path(diamond_outline(point, half), fill=ink))
    thin = 0.045 * style.radius
    shade = style.role("redundant_text")
    shapes.append(Path(diamond_outline(point, half * 0.85), cell, shade, thin, floor=1.2))
    dash = tuple(0.6 * part for part in style.redundant_dash)
    ring = Circle(*point, half * 1.55, None, style.role("redundant"), thin, dash, floor=1.2)
    return (*shapes, ring)


def _on_corner(board: Board, style: Style, at: At, text: str) -> tuple[Shape, ...]:
    x, y = board.lattice.corner_point(at)
    ink, cell = style.role("outline"), style.role("cell")
    disc = Circle(x, y, 0.26, cell, ink, 0.03, floor=1.0)
    number = figure((x, y), text, CORNER_FIGURE, style.role("number"), CLUE_WEIGHT, False)
    return (disc, number)


def cells_with_figures(kinds: tuple[ClueKind, ...], given: Clues) -> frozenset[At]:
    """The cells that hold a figure."""
    keys = [kind.key for kind in kinds if kind.entry != "mark"]
    spots: list[Spot] = [spot for key in keys for spot in given.of(key)]
    return frozenset(spot.at for spot in spots if isinstance(spot, Cell))
