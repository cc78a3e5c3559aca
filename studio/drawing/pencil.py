"""A player's notes and assumptions, and what is told of the marks: wrong ones, where to look.

Every mark has a second cue beside its colour: assumed lines are dashed and assumed numbers slant,
wrong marks are barred or ringed with an x, places to look at have a dashed border.
"""

from __future__ import annotations

import math

from studio.board import At, Board, Cell, Corner, Edge, Point, Spot
from studio.drawing.clues import figure
from studio.drawing.geometry import cross, polygon, segments
from studio.drawing.memory import remembered
from studio.drawing.overlay import NO_PENCIL, Pencil
from studio.drawing.shapes import Circle, Path, Role, Shape, Text
from studio.drawing.style import Style

ASSUMED_WEIGHT = 500
NOTE_WEIGHT = 500
NOTES_ACROSS = 3
"""Notes in a row of a cell; more than nine become smaller."""
NOTE_FIELD = 0.62
"""Half the width of the field of notes, in radii."""
CROSS = 0.16
SIDES = ("selected", "several_tint")
"""The roles of inside and outside."""
COLOURS = ("working_tint", "unique_tint", "redundant_tint", "none_tint")
LETTERS = "abcd"
"""Colours, and their second cue."""
LETTER = 0.24
LETTER_OUT = 0.66
"""The size of the letter in radii, and its place on the way to the corner of the cell."""
RING = 0.62
OF_BOARD, EDGE_SHARE, LARGEST = 0.045, 1.2, 2.0
"""Rings are measured by so much of the board, at most of their edge, and of the cells at a corner.
"""
DISC = 0.07
"""The radius of what marks inside and outside."""


@remembered()
def pencil_ground(board: Board, style: Style, pencil: Pencil) -> tuple[Shape, ...]:
    """Cells in a colour, each with its letter, and cells held for inside or outside."""
    shapes: list[Shape] = []
    for cells, roles in ((pencil.coloured, COLOURS), (pencil.shaded, SIDES)):
        for value, role in enumerate(roles, 1):
            surface = tuple(
                command
                for at, chosen in sorted(cells.items())
                if chosen == value and at in board
                for command in polygon(board.polygon(at))
            )
            if surface:
                shapes.append(Path(surface, fill=style.role(role)))
    for at, colour in sorted(pencil.coloured.items()):
        if at in board:
            shapes.append(_letter(board, style, at, LETTERS[colour - 1]))
    for at, side in sorted(pencil.shaded.items()):
        if at in board:
            shapes.append(_side(board, style, at, inside=side == 1))
    return tuple(shapes)


def _side(board: Board, style: Style, at: At, *, inside: bool) -> Circle:
    """The second cue of inside and outside: a disc, or a ring, opposite to the letters."""
    (x, y), (right, bottom) = board.centre(at), max(board.polygon(at), key=lambda p: (p[1], p[0]))
    place = (x + LETTER_OUT * (right - x), y + LETTER_OUT * (bottom - y))
    radius, ink = DISC * style.radius, style.role("text2")
    if inside:
        return Circle(*place, radius, ink)
    return Circle(*place, radius, None, ink, 0.4 * radius)


def _letter(board: Board, style: Style, at: At, letter: str) -> Text:
    """A small letter in a corner of a cell, where neither clues nor notes stand."""
    (x, y), (left, top) = board.centre(at), min(board.polygon(at), key=lambda p: (p[1], p[0]))
    place = (x + LETTER_OUT * (left - x), y + LETTER_OUT * (top - y))
    return Text(*place, letter, LETTER * style.radius, style.role("text2"), NOTE_WEIGHT)


@remembered()
def pencil_lines(board: Board, style: Style, pencil: Pencil) -> tuple[Shape, ...]:
    """Lines drawn since an assumption."""
    edges = sorted(spot for spot in pencil.assumed if isinstance(spot, Edge))
    if not edges:
        return ()
    width = style.length("line_player") if style.over_cells else style.length("line")
    strokes = [_ends(board, style, edge) for edge in edges]
    dash = (1.1 * width, 0.9 * width)
    role = style.role("working")
    return (Path(segments(strokes), None, role, width, "flat", dash, floor=1.4),)


@remembered()
def pencil_marks(board: Board, style: Style, pencil: Pencil) -> tuple[Shape, ...]:
    """Notes, assumed numbers, cells to keep away from, and what is told of the marks."""
    if pencil == NO_PENCIL:
        return ()
    shapes: list[Shape] = []
    for at, notes in sorted(pencil.noted.items()):
        if at in board:
            shapes += _notes(board, style, at, sorted(notes))
    for at, number in sorted(pencil.assumed_numbers.items()):
        if at in board:
            text = str(number)
            size, role = style.figure_size(text), style.role("working_text")
            shapes.append(figure(board.centre(at), text, size, role, ASSUMED_WEIGHT, True))
    for at in sorted(pencil.struck):
        if at in board:
            shapes.append(_cross(board.centre(at), style.radius, style.role("player")))
    for spot in sorted(pencil.pointed - _rimmed(board, style, pencil), key=repr):
        shapes.append(_pointed(board, style, spot))
    for spot in sorted(pencil.wrong, key=repr):
        shapes += _wrong(board, style, spot)
    return tuple(shapes)


@remembered()
def pencil_rims(board: Board, style: Style, pencil: Pencil) -> tuple[Shape, ...]:
    """The dashed borders of cells to look at, which lie below signs on those borders."""
    role, width = style.role("accent"), 0.07 * style.radius
    dash = (2.4 * width, 1.6 * width)
    return tuple(
        Path(style.rim(board, spot.at, 0.86), None, role, width, "flat", dash, floor=1.4)
        for spot in sorted(_rimmed(board, style, pencil))
    )


def _rimmed(board: Board, style: Style, pencil: Pencil) -> frozenset[Cell]:
    """The cells to look at that have a border, not a ring."""
    cells = (spot for spot in pencil.pointed if isinstance(spot, Cell) and spot.at in board)
    return frozenset(cells) if style.over_cells else frozenset()


def _notes(board: Board, style: Style, at: At, notes: list[int]) -> list[Shape]:
    """Small numbers in rows, as many to a row as the cell has room for."""
    x, y = board.centre(at)
    across = min(len(notes), max(NOTES_ACROSS, math.ceil(math.sqrt(len(notes)))))
    down = math.ceil(len(notes) / across)
    wide = 2 * NOTE_FIELD * style.radius / max(2, across)
    size = min(0.34 * style.radius, 0.62 * wide)
    role = style.role("player")
    shapes: list[Shape] = []
    for k, note in enumerate(notes):
        row, column = divmod(k, across)
        place = (
            x + (column - (across - 1) / 2) * wide,
            y + (row - (down - 1) / 2) * 1.25 * size,
        )
        shapes.append(Text(*place, str(note), size, role, NOTE_WEIGHT))
    return shapes


def _cross(point: Point, size: float, role: Role) -> Path:
    strokes = cross(point, CROSS * size)
    return Path(segments(strokes), stroke=role, width=0.07 * size, floor=1.4)


def _pointed(board: Board, style: Style, spot: Spot) -> Shape:
    """A dashed ring: look here."""
    size = _size(board, style, spot)
    role, width, radius = style.role("accent"), 0.07 * size, 0.24 * size
    if isinstance(spot, Cell):
        radius = RING * style.radius
    dash = (2.4 * width, 1.6 * width)
    x, y = _middle(board, style, spot)
    return Circle(x, y, radius, stroke=role, width=width, dash=dash, floor=1.4)


def _wrong(board: Board, style: Style, spot: Spot) -> list[Shape]:
    """A ring with an x beside the mark."""
    x, y = _middle(board, style, spot)
    size = _size(board, style, spot)
    role, width, radius = style.role("none"), 0.08 * size, 0.26 * size
    if isinstance(spot, Cell):
        radius = RING * style.radius
    aside = radius * math.sqrt(0.5)
    ring = Circle(x, y, radius, stroke=role, width=width, floor=1.6)
    disc = Circle(x + aside, y - aside, 0.2 * size, fill=style.role("cell"))
    return [ring, disc, _cross((x + aside, y - aside), size, style.role("none"))]


def _size(board: Board, style: Style, spot: Spot) -> float:
    """What rings are measured by: the radius of a cell. On a wide board it is so much of the whole
    that a ring is found there, as far as those on edges beside each other keep apart: the radius
    is that of the smallest of all cells, as of triangles between dodecagons."""
    if isinstance(spot, Cell):
        return style.radius
    left, top, right, bottom = board.bounds
    most = LARGEST * style.radius
    if isinstance(spot, Edge):
        most = EDGE_SHARE * math.dist(*_ends(board, style, spot))
    return max(style.radius, min(OF_BOARD * max(right - left, bottom - top), most))


def _middle(board: Board, style: Style, spot: Spot) -> Point:
    match spot:
        case Cell(at):
            return board.centre(at)
        case Corner(at):
            return board.lattice.corner_point(at)
        case Edge():
            (ax, ay), (bx, by) = _ends(board, style, spot)
            return ((ax + bx) / 2, (ay + by) / 2)


def _ends(board: Board, style: Style, edge: Edge) -> tuple[Point, Point]:
    return style.node_point(board, edge.a), style.node_point(board, edge.b)
