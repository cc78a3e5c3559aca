"""The board: which cells of a lattice there are, and all geometry that follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from functools import cached_property, lru_cache

from studio.board.dual import dual
from studio.board.frames import Frame, FreeFrame, HexagonFrame, PatchFrame, RectangleFrame
from studio.board.graph import Graph, Planar
from studio.board.incidence import Incidence, incidence
from studio.board.lattice import Lattice, Patched, Point
from studio.board.spots import At, Cell, Corner, Edge, Spot, SpotKind
from studio.board.tilings.hexagonal import HexLattice
from studio.board.tilings.square import SquareLattice
from studio.records import dataclass

MAX_CELLS = 40_000
"""The largest board that is opened: well above 100 x 100 squares and hexagons of radius 30."""

MOST_SHARED = 2_500
"""Cells of a board whose graphs equal boards share."""


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

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Found once: families keep by their board what clues say, and ask for each clue."""
        return hash((self.lattice, self.frame, self.cells))

    def __reduce__(self) -> tuple[type[Board], tuple[Lattice, Frame, tuple[At, ...]]]:
        """What another process gets; what follows from it is worked out there."""
        return Board, (self.lattice, self.frame, self.cells)

    # -- making boards -------------------------------------------------------------------------

    @staticmethod
    def of(lattice: Lattice, frame: Frame, cells: Iterable[At]) -> Board:
        """The board of these cells, put in reading order."""
        return Board(lattice, frame, tuple(sorted(set(cells), key=lattice.reading_key)))

    @staticmethod
    def around(lattice: Lattice, cells: Iterable[At]) -> Board:
        """The board of these cells in a frame of their own; rows and columns begin at 0.

        ValueError for a cell that the lattice ends before.
        """
        chosen = frozenset(cells)
        if lattice.extent is not None:
            if not all(map(lattice.has, chosen)):
                raise ValueError("the patch has no such cell")
            return Board.of(lattice, PatchFrame(*lattice.extent), chosen)
        if not lattice.has_rows:
            return Board.of(lattice, FreeFrame(), chosen)
        rows, columns = (max((at[axis] for at in chosen), default=0) + 1 for axis in (0, 1))
        return Board.of(lattice, RectangleFrame(rows, columns), chosen)

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

    @staticmethod
    def patch(
        tiling: Patched, rows: int, columns: int, address: str = "", *, holes: Iterable[At] = ()
    ) -> Board:
        """Rows times columns of a tiling, as the tiling counts them, less the holes.

        ValueError, with the reason as half a sentence, if there is no patch of such an address.
        """
        lattice = tiling.sized(rows, columns, address)
        frame = PatchFrame(lattice, rows, columns)
        return Board.of(lattice, frame, frame.cells() - frozenset(holes))

    def with_cells(self, cells: Iterable[At]) -> Board:
        """The same lattice with other cells; the frame stays while it still holds them all.

        Squares must have addresses from (0, 0) up; ValueError if not (shift them first). A drawing
        has all its corners or is another drawing, see :mod:`studio.board.free`; ValueError if not.
        """
        chosen = frozenset(cells)
        if not self.has_faces:
            if chosen != frozenset(self.cells):
                raise ValueError("corners of a drawing are added and removed one by one")
            return self
        if not isinstance(self.frame, FreeFrame) and chosen <= self.frame.cells():
            return Board.of(self.lattice, self.frame, chosen)
        if self.has_rows:
            if any(min(at) < 0 for at in chosen):
                raise ValueError("square cells are addressed from row 0, column 0")
            board = Board.around(self.lattice, chosen)
            if self.rectangle is None or board.rectangle is None:
                return board
            rows = max(board.rectangle.rows, self.rectangle.rows)
            columns = max(board.rectangle.columns, self.rectangle.columns)
            return Board.of(self.lattice, RectangleFrame(rows, columns), chosen)
        return Board.around(self.lattice, chosen)

    # -- asking --------------------------------------------------------------------------------

    def __contains__(self, at: object) -> bool:
        return at in self._index

    def __len__(self) -> int:
        return len(self.cells)

    @property
    def has_faces(self) -> bool:
        """Do cells have sides and corners? Else the board is a drawn graph of points and lines."""
        return self.lattice.has_faces

    @property
    def has_rows(self) -> bool:
        """Does the board lie in rows and columns, [row, column] from 0, that may be added to it?"""
        return self.lattice.has_rows

    @property
    def rectangle(self) -> RectangleFrame | None:
        """Its rows and columns of squares, if it is framed by such."""
        return self.frame if isinstance(self.frame, RectangleFrame) else None

    @property
    def patched(self) -> PatchFrame | None:
        """Its rows and columns as its tiling counts them, if it is framed by such."""
        return self.frame if isinstance(self.frame, PatchFrame) else None

    @property
    def touches_at_corners(self) -> bool:
        """Do cells touch across corners too, as a king steps?"""
        return self.lattice.touches_at_corners

    @property
    def is_chessboard(self) -> bool:
        """Does every step from cell to cell change the colour of a chessboard?"""
        return self.has_rows and not self.touches_at_corners

    @property
    def directed(self) -> bool:
        """Do edges of cells lead one way?"""
        return self.cell_graph.directed

    @property
    def most_sides(self) -> int:
        """How many sides a cell of the tiling has at most; 0 where cells have none."""
        return self.lattice.most_sides

    def sides(self, at: At) -> int:
        """How many sides a cell has."""
        return len(self.lattice.corners(at))

    def jumps(self, at: At, far: int) -> tuple[At, ...]:
        """The cells that lie ``far`` cells straight ahead in any direction, holes counted too."""
        places = ((at[0] + far * d[0], at[1] + far * d[1]) for d in self.lattice.straight)
        return tuple(place for place in places if place in self._index)

    def in_line(self, a: At, b: At) -> bool:
        """Does a jump of some length lead from one cell to the other?"""
        far = max((abs(x - y) for x, y in zip(a, b, strict=True)), default=0)
        return far > 0 and b in self.jumps(a, far)

    def name(self, at: At) -> str:
        """What its author calls a cell; "" where it has no name."""
        return self.lattice.name(at)

    def index(self, at: At) -> int:
        """The number of a cell; KeyError if the board has no such cell."""
        return self._index[at]

    @cached_property
    def holes(self) -> tuple[At, ...]:
        """The cells of the frame that the board leaves out, in reading order."""
        missing = self.frame.cells() - self._index.keys()
        return tuple(sorted(missing, key=self.lattice.reading_key))

    def neighbours(self, at: At) -> tuple[At, ...]:
        """The cells that touch a cell, clockwise from the right."""
        return tuple(other for other in self.lattice.touching(at) if other in self._index)

    def touching(self, a: At, b: At) -> bool:
        """Do two cells of the board touch?"""
        return a in self._index and b in self._index and b in self.lattice.touching(a)

    def has(self, spot: Spot) -> bool:
        """Is there such a place on the board?"""
        match spot:
            case Cell(at):
                return at in self._index
            case Corner(at):
                return at in self.corner_index
            case Edge(a, b, on):
                if on == SpotKind.EDGE.value:
                    return self.touching(a, b)
                pair = (self.corner_index.get(a, -1), self.corner_index.get(b, -1))
                return min(pair) >= 0 and pair in self.loop_graph.edge_index

    def lies_alike(self, at: At, other: Board) -> bool:
        """Is there such a cell on another board, too, and at the same place?

        Corners of a drawing are numbered anew where one of them goes or comes back.
        """
        return at in self and at in other and self.centre(at) == other.centre(at)

    def centre(self, at: At) -> Point:
        """Where the centre of a cell lies, in cell units."""
        return self.lattice.centre(at)

    def polygon(self, at: At) -> tuple[Point, ...]:
        """The outline of a cell, clockwise."""
        return self.lattice.outline(at)

    def border(self, a: At, b: At) -> tuple[Point, Point]:
        """The two ends of the side that two touching cells share.

        Cells that touch only at a point (diagonal neighbours) get that point twice, and corners of
        a drawing the middle of the line between them.
        """
        if not self.has_faces:
            (ax, ay), (bx, by) = self.centre(a), self.centre(b)
            middle = ((ax + bx) / 2, (ay + by) / 2)
            return (middle, middle)
        shared = [c for c in self.lattice.corners(a) if c in self.lattice.corners(b)]
        first, last = shared[0], shared[-1]
        return (self.lattice.corner_point(first), self.lattice.corner_point(last))

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """(left, top, right, bottom) of all cells; of nothing: a unit square at the origin."""
        if not self.cells:
            return (0.0, 0.0, 1.0, 1.0)
        if self.has_faces:
            points = list(self.incidence.points)
        else:
            points = [point for at in self.cells for point in self.polygon(at)]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return (min(xs), min(ys), max(xs), max(ys))

    def place(self, at: At) -> tuple[int, int]:
        """(row, place in the row), both from 1, as people count them on this board."""
        return self._places[at]

    @cached_property
    def _places(self) -> dict[At, tuple[int, int]]:
        if self.rectangle is not None:
            return {at: (at[0] + 1, at[1] + 1) for at in self.cells}
        rows: dict[int, list[At]] = {}
        for at in self.cells:
            rows.setdefault(self.lattice.place_name(at)[0], []).append(at)
        return {
            at: (row, place)
            for row, key in enumerate(sorted(rows), start=1)
            for place, at in enumerate(rows[key], start=1)
        }

    # -- graphs --------------------------------------------------------------------------------

    @cached_property
    def _alike(self) -> Board:
        """The first equal board there was lately: what follows from it is worked out once."""
        small = len(self.cells) <= MOST_SHARED and self.lattice.graph is None
        return _first_of(self) if small else self

    @cached_property
    def cell_graph(self) -> Graph:
        """Cells as nodes in reading order, an edge for every two cells that touch.

        Its faces, worked out when asked for, are the :attr:`inner_corners`, the holes and the
        outside; it has none where cells touch across corners too, or where it was drawn.
        """
        if self.lattice.graph is not None:
            return self.lattice.graph
        if self._alike is not self:
            return self._alike.cell_graph
        index, touching = self._index, self.lattice.touching
        pairs = [
            (i, index[other])
            for i, at in enumerate(self.cells)
            for other in touching(at)
            if other in index
        ]
        graph = Graph.undirected(len(self.cells), pairs)
        return Graph(graph.size, graph.edges, embedding=lambda: self._dual and self._dual[0])

    @property
    def inner_corners(self) -> tuple[At, ...]:
        """The corners with cells all around: face ``i`` of :attr:`cell_graph` is the ``i``-th.

        In the order of :attr:`corners`; none where cells touch across corners too.
        """
        return tuple(self.corners[node] for node in self._dual[1]) if self._dual else ()

    @cached_property
    def _dual(self) -> tuple[Planar, tuple[int, ...]] | None:
        if self.touches_at_corners or not self.has_faces:
            return None
        if self._alike is not self:
            return self._alike._dual
        return dual(self.loop_graph, self.cell_graph)

    @cached_property
    def incidence(self) -> Incidence:
        """Its faces, edges and vertices, each with the others around it."""
        if self._alike is not self:
            return self._alike.incidence
        around = [self.lattice.corners(at) for at in self.cells] if self.has_faces else []
        place = self.lattice.corner_point
        # In the order of the cells, which sorting hardly has to change: the window waits for it.
        corners = dict.fromkeys(at for cell in around for at in cell)
        return incidence(around, {at: place(at) for at in corners})

    @property
    def corners(self) -> tuple[At, ...]:
        """All corners of cells, from top to bottom and left to right."""
        return self.incidence.vertices

    @cached_property
    def corner_index(self) -> dict[At, int]:
        """The number of each corner in :attr:`corners`."""
        return {corner: i for i, corner in enumerate(self.corners)}

    @cached_property
    def loop_graph(self) -> Graph:
        """Corners as nodes, the sides of cells as links, cells, holes and outside as faces."""
        if self._alike is not self:
            return self._alike.loop_graph
        found = self.incidence
        return Graph(len(found.vertices), found.edges, embedding=found.planar)

    @cached_property
    def cell_sides(self) -> tuple[tuple[int, ...], ...]:
        """For each cell the numbers of the edges of :attr:`loop_graph` around it."""
        planar = self.loop_graph.planar
        assert planar is not None
        return planar.borders[: len(self.cells)]


@lru_cache(maxsize=32)
def _first_of(board: Board) -> Board:
    """The board itself, or an equal one that was here before."""
    return board
