"""The board: which cells of a lattice there are, and all geometry that follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from studio.board.graph import Graph, Planar
from studio.board.lattice import HexLattice, Lattice, Point, SquareLattice
from studio.board.spots import At, Cell, Corner, Link, Spot, SpotKind

MAX_CELLS = 40_000
"""The largest board that is opened: well above 100 x 100 squares and hexagons of radius 30."""


@dataclass(frozen=True, slots=True)
class RectangleFrame:
    """Rows times columns of squares."""

    rows: int
    columns: int

    def cells(self) -> frozenset[At]:
        """All cells of the full rectangle."""
        return frozenset((r, c) for r in range(self.rows) for c in range(self.columns))


@dataclass(frozen=True, slots=True)
class HexagonFrame:
    """``radius`` rings of hexagons around the cell (0, 0)."""

    radius: int

    def cells(self) -> frozenset[At]:
        """All cells of the full hexagon."""
        n = self.radius
        return frozenset(
            (q, r) for q in range(-n, n + 1) for r in range(max(-n, -q - n), min(n, -q + n) + 1)
        )


@dataclass(frozen=True, slots=True)
class FreeFrame:
    """No frame: the board is the list of its cells."""

    def cells(self) -> frozenset[At]:
        """Nothing is left out of a list, so nothing can be a hole of it."""
        return frozenset()


Frame: TypeAlias = RectangleFrame | HexagonFrame | FreeFrame


@dataclass(frozen=True)
class Board:
    """An immutable board: a lattice, the frame that files write it in, and the cells it has.

    ``cells`` stand in reading order (top to bottom, left to right); engines number them so.
    """

    lattice: Lattice
    frame: Frame
    cells: tuple[At, ...]
    _index: dict[At, int] = field(init=False, repr=False, compare=False, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_index", {at: i for i, at in enumerate(self.cells)})

    # -- making boards -------------------------------------------------------------------------

    @staticmethod
    def of(lattice: Lattice, frame: Frame, cells: Iterable[At]) -> Board:
        """The board of these cells, put in reading order."""
        return Board(lattice, frame, tuple(sorted(set(cells), key=lattice.reading_key)))

    @staticmethod
    def square(rows: int, columns: int, *, king: bool = False, holes: Iterable[At] = ()) -> Board:
        """A rectangle of squares, less its holes; with ``king`` diagonal cells touch too."""
        frame = RectangleFrame(rows, columns)
        lattice = SquareLattice("king" if king else "sides")
        return Board.of(lattice, frame, frame.cells() - frozenset(holes))

    @staticmethod
    def hexagon(radius: int, *, flat: bool = False, holes: Iterable[At] = ()) -> Board:
        """A hexagon of ``radius`` rings around its centre cell, less its holes."""
        frame = HexagonFrame(radius)
        lattice = HexLattice("flat" if flat else "pointy")
        return Board.of(lattice, frame, frame.cells() - frozenset(holes))

    def with_cells(self, cells: Iterable[At]) -> Board:
        """The same lattice with other cells; the frame stays while it still holds them all.

        Squares must have addresses from (0, 0) up; ValueError if not (shift them first).
        """
        chosen = frozenset(cells)
        if not isinstance(self.frame, FreeFrame) and chosen <= self.frame.cells():
            return Board.of(self.lattice, self.frame, chosen)
        if isinstance(self.lattice, SquareLattice):
            if any(min(at) < 0 for at in chosen):
                raise ValueError("square cells are addressed from row 0, column 0")
            rows = max((at[0] for at in chosen), default=0) + 1
            columns = max((at[1] for at in chosen), default=0) + 1
            if isinstance(self.frame, RectangleFrame):
                rows, columns = max(rows, self.frame.rows), max(columns, self.frame.columns)
            return Board.of(self.lattice, RectangleFrame(rows, columns), chosen)
        return Board.of(self.lattice, FreeFrame(), chosen)

    # -- asking --------------------------------------------------------------------------------

    def __contains__(self, at: object) -> bool:
        return at in self._index

    def __len__(self) -> int:
        return len(self.cells)

    def index(self, at: At) -> int:
        """The number of a cell; KeyError if the board has no such cell."""
        return self._index[at]

    @property
    def holes(self) -> tuple[At, ...]:
        """The cells of the frame that the board leaves out, in reading order."""
        missing = self.frame.cells() - self._index.keys()
        return tuple(sorted(missing, key=self.lattice.reading_key))

    def neighbours(self, at: At) -> tuple[At, ...]:
        """The cells that touch a cell, clockwise from the right."""
        near = ((at[0] + d[0], at[1] + d[1]) for d in self.lattice.directions)
        return tuple(other for other in near if other in self._index)

    def touching(self, a: At, b: At) -> bool:
        """Do two cells of the board touch?"""
        step = (b[0] - a[0], b[1] - a[1])
        return a in self._index and b in self._index and step in self.lattice.directions

    def has(self, spot: Spot) -> bool:
        """Is there such a place on the board?"""
        match spot:
            case Cell(at):
                return at in self._index
            case Corner(at):
                return at in self.corner_index
            case Link(a, b, on):
                if on == SpotKind.LINK.value:
                    return self.touching(a, b)
                pair = (self.corner_index.get(a, -1), self.corner_index.get(b, -1))
                return min(pair) >= 0 and pair in self.loop_graph.link_index

    def centre(self, at: At) -> Point:
        """Where the centre of a cell lies, in cell units."""
        return self.lattice.centre(at)

    def polygon(self, at: At) -> tuple[Point, ...]:
        """The outline of a cell, clockwise."""
        return tuple(self.lattice.corner_point(corner) for corner in self.lattice.corners(at))

    def border(self, a: At, b: At) -> tuple[Point, Point]:
        """The two ends of the side that two touching cells share.

        Cells that touch only at a point (diagonal neighbours) get that point twice.
        """
        shared = [c for c in self.lattice.corners(a) if c in self.lattice.corners(b)]
        first, last = shared[0], shared[-1]
        return (self.lattice.corner_point(first), self.lattice.corner_point(last))

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """(left, top, right, bottom) of all cells; of nothing: a unit square at the origin."""
        if not self.cells:
            return (0.0, 0.0, 1.0, 1.0)
        points = [self.lattice.corner_point(corner) for corner in self.corners]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return (min(xs), min(ys), max(xs), max(ys))

    def place(self, at: At) -> tuple[int, int]:
        """(row, place in the row), both from 1, as people count them on this board."""
        return self._places[at]

    @cached_property
    def _places(self) -> dict[At, tuple[int, int]]:
        rows: dict[int, list[At]] = {}
        for at in self.cells:
            rows.setdefault(self.lattice.place_name(at)[0], []).append(at)
        if isinstance(self.frame, RectangleFrame):
            return {at: (at[0] + 1, at[1] + 1) for at in self.cells}
        return {
            at: (row, place)
            for row, key in enumerate(sorted(rows), start=1)
            for place, at in enumerate(rows[key], start=1)
        }

    # -- graphs --------------------------------------------------------------------------------

    @cached_property
    def cell_graph(self) -> Graph:
        """Cells as nodes in reading order, a link for every two cells that touch."""
        index = self._index
        steps = self.lattice.directions
        pairs = [
            (i, index[(at[0] + d[0], at[1] + d[1])])
            for i, at in enumerate(self.cells)
            for d in steps
            if (at[0] + d[0], at[1] + d[1]) in index
        ]
        return Graph.undirected(len(self.cells), pairs)

    @cached_property
    def corners(self) -> tuple[At, ...]:
        """All corners of cells, from top to bottom and left to right."""
        found = {corner for at in self.cells for corner in self.lattice.corners(at)}
        point = self.lattice.corner_point
        return tuple(sorted(found, key=lambda c: (round(point(c)[1], 6), round(point(c)[0], 6))))

    @cached_property
    def corner_index(self) -> dict[At, int]:
        """The number of each corner in :attr:`corners`."""
        return {corner: i for i, corner in enumerate(self.corners)}

    @cached_property
    def loop_graph(self) -> Graph:
        """Corners as nodes, the sides of cells as links, cells, holes and outside as faces."""
        number = self.corner_index
        faces = _outer_faces(self)
        # The outer face has the last number; a board without cells has no other.
        outer = max(faces.values(), default=len(self.cells))
        sides: dict[tuple[int, int], tuple[int, int]] = {}
        for cell, at in enumerate(self.cells):
            corners = self.lattice.corners(at)
            for i, d in enumerate(self.lattice.sides):
                a, b = number[corners[i]], number[corners[(i + 1) % len(corners)]]
                beyond = (at[0] + d[0], at[1] + d[1])
                other = self._index.get(beyond)
                face = faces[beyond] if other is None else other
                pair = (a, b) if a < b else (b, a)
                sides[pair] = (min(cell, face), max(cell, face))
        links = tuple(sorted(sides))
        planar = Planar(tuple(sides[pair] for pair in links), len(self.cells), outer)
        return Graph(len(self.corners), links, planar=planar)

    @cached_property
    def cell_sides(self) -> tuple[tuple[int, ...], ...]:
        """For each cell the numbers of the links of :attr:`loop_graph` around it."""
        planar = self.loop_graph.planar
        assert planar is not None
        return planar.borders[: len(self.cells)]


def _outer_faces(board: Board) -> dict[At, int]:
    """For each missing cell beside the board the number of the face it belongs to.

    Missing cells that touch along a side lie in one face. The face that reaches beyond the bounding
    box is the outer one and gets the last number.
    """
    if not board.cells:
        return {}
    rows = [at[0] for at in board.cells]
    columns = [at[1] for at in board.cells]
    low, high = (min(rows) - 1, min(columns) - 1), (max(rows) + 1, max(columns) + 1)
    sides = board.lattice.sides

    def flood(start: At, seen: set[At]) -> list[At]:
        stack, found = [start], [start]
        seen.add(start)
        while stack:
            at = stack.pop()
            for d in sides:
                other = (at[0] + d[0], at[1] + d[1])
                inside = low[0] <= other[0] <= high[0] and low[1] <= other[1] <= high[1]
                if inside and other not in seen and other not in board:
                    seen.add(other)
                    found.append(other)
                    stack.append(other)
        return found

    seen: set[At] = set()
    # The margin of the bounding box is one connected ring on both lattices.
    outside = flood(low, seen)
    faces: dict[At, int] = {}
    number = len(board.cells)
    for r in range(low[0], high[0] + 1):
        for c in range(low[1], high[1] + 1):
            if (r, c) not in seen and (r, c) not in board:
                faces.update(dict.fromkeys(flood((r, c), seen), number))
                number += 1
    faces.update(dict.fromkeys(outside, number))
    return faces
