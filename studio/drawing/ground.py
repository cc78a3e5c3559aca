"""What lies under the clues: cells, tints, borders, points."""

from __future__ import annotations

from collections.abc import Mapping

from studio.board import At, Board
from studio.drawing.free import free_grid
from studio.drawing.geometry import (
    border_loops,
    border_points,
    encloses,
    hatching,
    inset,
    polygon,
    scaled,
    segments,
    side_strokes,
)
from studio.drawing.memory import remembered
from studio.drawing.shapes import Command, Path, Role, Shape
from studio.drawing.style import Style

SHADE_RIM = 0.86
"""The size of a shaded cell, in cells: two that touch at a corner stay two."""

SHADES = 4
"""Steps of the heat scale above none."""
CLEAR = (0.60, 0.56)
"""Half axes of the middle that hatching leaves clear for the figure, in radii."""
MOST_HATCHED = 100
"""More cells in conflict are told by tint, rim and badge alone: hatching half of a board helps
nobody to find one, and takes longer than a frame."""


@remembered()
def ground(board: Board, style: Style) -> tuple[Shape, ...]:
    """The surface of the cells. Boards whose line runs along sides get half a cell of it around."""
    loops = [border_points(board, loop) for loop in border_loops(board)]
    if not loops:
        return ()
    cell = style.role("cell")
    surface = Path(tuple(command for loop in loops for command in polygon(loop)), fill=cell)
    if style.over_cells or style.paper:
        return (surface,)
    around = tuple(c for loop in loops if encloses(loop) for c in polygon(loop))
    return (Path(around, stroke=cell, width=1.0), surface)


@remembered()
def tints(
    board: Board,
    style: Style,
    doubt: Mapping[At, float],
    conflict: frozenset[At],
    selected: frozenset[At],
    ghosts: frozenset[At],
) -> tuple[Shape, ...]:
    """Colour in cells: shades of doubt, hatching of conflict, selection, cells not there yet."""
    shapes: list[Shape] = []
    shades: dict[int, list[Command]] = {}
    for at, amount in doubt.items():
        if amount > 0 and at in board and at not in conflict:
            shade = min(SHADES, 1 + int(amount * (SHADES - 0.001)))
            shades.setdefault(shade, []).extend(polygon(board.polygon(at)))
    for shade in sorted(shades):
        shapes.append(Path(tuple(shades[shade]), fill=style.role(f"heat{shade}")))
    if conflict:
        shapes += _conflict_tint(board, style, conflict)
    chosen = [] if style.over_cells else sorted(selected - conflict)
    for at in chosen:
        shapes.append(Path(style.rim(board, at, 1.0), fill=style.role("selected")))
    for at in sorted(ghosts):
        points = scaled(board.polygon(at), board.centre(at), 0.9)
        dash = (0.14 * style.radius, 0.12 * style.radius)
        stroke = style.role("cell_border")
        width = style.length("cell_border") if style.over_cells else style.length("guide")
        shapes.append(Path(polygon(points), None, stroke, width, "flat", dash, floor=1.0))
    return tuple(shapes)


def _conflict_tint(board: Board, style: Style, conflict: frozenset[At]) -> tuple[Shape, ...]:
    """One surface and one set of strokes for all cells in conflict; small cells have no strokes,
    nor have many."""
    hatched = len(conflict) <= MOST_HATCHED
    known = _troubled(board, style, hatched)
    surface: list[Command] = []
    strokes: list[Command] = []
    for at in sorted(conflict):
        made = known.get(at)
        if made is None:
            made = known[at] = _troubled_cell(board, style, at, hatched)
        surface += made[0]
        strokes += made[1]
    width = style.length("conflict_hatch_w")
    hatch = Path(tuple(strokes), stroke=style.role("none"), width=width, cap="flat", floor=0.8)
    tint = Path(tuple(surface), fill=style.role("none_tint"))
    return (tint, hatch) if strokes else (tint,)


@remembered()
def _troubled(
    board: Board, style: Style, hatched: bool
) -> dict[At, tuple[tuple[Command, ...], tuple[Command, ...]]]:
    """Surface and strokes of the cells that were in conflict so far: the next one has most of
    them, too."""
    return {}


def _troubled_cell(
    board: Board, style: Style, at: At, hatched: bool
) -> tuple[tuple[Command, ...], tuple[Command, ...]]:
    points, radius = board.polygon(at), style.radius
    if not style.over_cells:
        points = inset(points, style.length("conflict_inset"))
    if not hatched:
        return polygon(points), ()
    clear = (CLEAR[0] * radius, CLEAR[1] * radius)
    strokes = hatching(points, board.centre(at), style.length("conflict_hatch_gap"), clear)
    return polygon(points), segments(strokes)


@remembered()
def grid(board: Board, style: Style) -> tuple[Shape, ...]:
    """Borders of cells and the outline; where the line runs along sides, points and guides."""
    if not board.has_faces:
        return free_grid(board, style)
    if style.over_cells:
        inner = segments(side_strokes(board, inner_only=True))
        loops = [border_points(board, loop) for loop in border_loops(board)]
        outline = tuple(command for loop in loops for command in polygon(loop))
        border, edge = style.role("cell_border"), style.role("outline")
        shapes = (
            Path(inner, stroke=border, width=style.length("cell_border"), floor=0.8),
            Path(outline, stroke=edge, width=style.length("outline"), floor=1.4),
        )
        return tuple(shape for shape in shapes if shape.commands)
    if not board.cells:
        return ()
    points = _points(board, style)
    if style.paper and board.lattice.straight:
        return (points,)
    # Where cells stand in no straight rows, dots alone do not tell them apart, on paper either.
    role: Role = "pale" if style.paper else style.role("guide")
    strokes = segments(side_strokes(board, inner_only=False))
    guide = Path(strokes, stroke=role, width=style.length("guide"), floor=1.0)
    return (guide, points)


def _points(board: Board, style: Style) -> Shape:
    """All corners as one stroke: a length of nothing with round ends is a disc, however many."""
    dots: list[Command] = []
    for corner in board.corners:
        x, y = board.lattice.corner_point(corner)
        dots += (("M", (x, y)), ("L", (x + 1e-4, y)))
    return Path(tuple(dots), stroke=style.role("dot"), width=2 * style.length("dot"), floor=2.0)


@remembered()
def shade(board: Board, style: Style, cells: frozenset[At]) -> tuple[Shape, ...]:
    """The cells that are shaded in an answer."""
    if not cells:
        return ()
    surface = tuple(command for at in sorted(cells) for command in style.rim(board, at, SHADE_RIM))
    return (Path(surface, fill=style.role("outline")),)
