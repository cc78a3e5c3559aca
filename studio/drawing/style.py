"""The lengths and roles of one way to draw: on which board, on screen or on paper."""

from __future__ import annotations

from functools import lru_cache

from studio.board import At, Board, Lattice, Point
from studio.drawing.geometry import inset, rounded, scaled
from studio.drawing.shapes import Command, Role
from studio.drawing.themes import measures
from studio.records import dataclass

SQUARE_RADIUS = 1 / 1.6
"""What stands for the circumradius in a square of side 1 (tokens: R := a / 1.6)."""
ROOMY = 0.65
"""Of the part by which cells are larger, figures and marks of a corner board are larger."""

_ON_PAPER: dict[Role, Role] = {
    "cell": "paper",
    "cell_border": "grey",
    "guide": "paper",
    "line": "pale",
    "selected": "paper",
    "none_tint": "paper",
    "several": "grey",
    "several_tint": "pale",
    "canvas": "paper",
    "heat1": "paper",
    "heat2": "paper",
    "heat3": "paper",
    "heat4": "paper",
    "redundant": "grey",
}
"""Every role that is not ink on paper."""
_OF_THE_LINE = frozenset({"dot", "guide", "line", "cross"})


@dataclass(frozen=True)
class Style:
    """How to draw: does the line run over cells or corners, how large are these, on paper?"""

    over_cells: bool
    radius: float
    """What marks in a cell are measured by: the circumradius of a hexagon."""
    paper: bool

    @property
    def side(self) -> float:
        """What lines of jumps are measured by: the side of a square (tokens: R := a / 1.6)."""
        return self.radius / SQUARE_RADIUS

    @property
    def room(self) -> float:
        """How large figures and marks are where the line runs along sides; on squares 1."""
        return round(1.0 + ROOMY * (self.side - 1.0), 9)

    def length(self, name: str) -> float:
        """A measure of the tokens, in board units."""
        grid = measures("grid")
        if not self.over_cells and name in grid:
            return float(grid[name]) * (1.0 if name in _OF_THE_LINE else self.room)
        return float(measures("hex")[name]) * self.radius

    @property
    def redundant_dash(self) -> tuple[float, ...]:
        """Stroke and gap of the ring round a redundant clue."""
        if self.over_cells:
            return tuple(part * self.radius for part in measures("hex")["redundant_dash"])
        return tuple(part * self.room for part in (0.10, 0.075))

    def role(self, name: Role) -> Role:
        """The role on this ground: on paper everything is ink, grey, pale or paper."""
        return _ON_PAPER.get(name, "ink") if self.paper else name

    @property
    def line_role(self) -> Role:
        """A ribbon lies pale under figures; a line along sides is strong."""
        return self.role("line" if self.over_cells else "line_strong")

    def node_point(self, board: Board, at: At) -> Point:
        """Where the line passes: the centre of a cell, or a corner."""
        return board.centre(at) if self.over_cells else board.lattice.corner_point(at)

    def rim(self, board: Board, at: At, share: float, within: float = 0.0) -> tuple[Command, ...]:
        """The border that a mark draws inside a cell, ``share`` of its size; or as far ``within``
        that as is said, in board units."""
        corners, centre = board.polygon(at), board.centre(at)
        if self.over_cells:
            points = scaled(corners, centre, share)
            points = inset(points, within) if within else points
            return (("M", points[0]), *(("L", point) for point in points[1:]), ("Z", ()))
        points = inset(corners, self.length("conflict_inset") + within)
        return rounded(points, 0.12 * self.radius, closed=True)

    def figure_size(self, text: str) -> float:
        """The font size of a clue's figures, by how many there are."""
        if not self.over_cells:
            return self.length("number") * (1.0 if len(text) < 2 else 0.86)
        if len(text) <= 3:
            return self.length(f"number_{max(1, len(text))}")
        return self.length("number_3") * 3.1 / len(text)


@lru_cache(maxsize=16)
def style_of(line_on: str, lattice: Lattice, paper: bool) -> Style:
    """The style for a rule's line and a lattice."""
    return Style(line_on == "cells", lattice.radius, paper)
