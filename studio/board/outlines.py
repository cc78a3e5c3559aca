"""The outlines that a new puzzle can begin with, as data.

An outline makes boards of any size from one number, and the board nearest to a wanted number of
cells. Sizes count from 1; a larger size always has more cells.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from studio.board.board import MAX_CELLS, Board
from studio.board.frames import Frame, FreeFrame, HexagonFrame, RectangleFrame
from studio.board.lattice import Cut, Lattice, Patched
from studio.board.spots import At
from studio.board.tilings import APERIODIC, PATCHED, TILINGS, patched
from studio.board.tilings.aperiodic import MOST
from studio.board.tilings.hexagonal import HexLattice
from studio.records import dataclass

Shape: TypeAlias = Callable[[int, Lattice], Iterable[At]]
Block: TypeAlias = Callable[[int, int, Lattice], Iterable[At]]


@dataclass(frozen=True)
class Outline:
    """One outline. ``cells`` gives those of a size on a lattice; ``sizes`` are the ones to offer.

    ``framed``: the outline lies in a hexagon around its centre, so that files may write its radius.
    """

    key: str
    name: str
    lattice: str
    cells: Shape
    sizes: Sequence[int]
    framed: bool = False
    patched: bool = False
    """It is a patch of rows and columns of its tiling."""
    block: Block | None = None
    """The cells of so many rows and columns, where the outline has such."""
    most: int = MAX_CELLS
    """Rows times columns of the largest block."""
    density: float = 0.0
    """About how many cells a block has in a row and column, where counting them takes long."""

    @property
    def measures(self) -> tuple[str, ...]:
        """What the numbers are called that say how large a board of this outline is."""
        if self.block is not None:
            # A patch counts units of its tiling, of which a row of cells may take several.
            return ("Height", "Width") if self.patched else ("Rows", "Columns")
        return ("Radius",) if self.framed else ("Size",)

    def measured(self, numbers: Sequence[int], lattice: Lattice | None = None) -> Board:
        """The board of these measures, from 1 each; ValueError for other numbers."""
        if len(numbers) != len(self.measures) or min(numbers) < 1:
            raise ValueError(f"{self.name} has the measures {', '.join(self.measures)}, from 1")
        chosen = lattice or _usual(self.lattice)
        if self.block is None:
            return self.make(numbers[0], chosen)
        rows, columns = numbers
        if self.patched and (tiling := patched(self.lattice)) is not None:
            return Board.patch(tiling, rows, columns)
        cells = self.block(rows, columns, chosen)
        square = self.lattice == "square"
        return Board.of(chosen, RectangleFrame(rows, columns) if square else FreeFrame(), cells)

    def count(self, numbers: Sequence[int], lattice: Lattice | None = None) -> int:
        """How many cells the board of these measures has; of too many only that there are more
        than :data:`MAX_CELLS`.
        """
        if self.block is not None and numbers[0] * numbers[1] > self.most:
            return max(MAX_CELLS + 1, numbers[0] * numbers[1])
        chosen = lattice or _usual(self.lattice)
        if self.block is None:
            return len(frozenset(self.cells(numbers[0], chosen)))
        return len(frozenset(self.block(numbers[0], numbers[1], chosen)))

    def measures_near(self, cells: int, lattice: Lattice | None = None) -> tuple[int, ...]:
        """The measures whose board comes near to a wanted number of cells."""
        return _measures_near(self, min(cells, MAX_CELLS), lattice)

    def make(self, size: int, lattice: Lattice | None = None) -> Board:
        """The board of a size from 1, on squares or hexagons of any sort."""
        if size < 1:
            raise ValueError("sizes count from 1")
        if lattice is None:
            lattice = _usual(self.lattice)
        if lattice.key != self.lattice:
            raise ValueError(f"{self.name} is an outline of {self.lattice} boards")
        if self.patched and (tiling := patched(self.lattice)) is not None:
            side = size + 5 if self.density else size + 1
            return Board.patch(tiling, side, side)
        cells = frozenset(self.cells(size, lattice))
        frame: Frame = FreeFrame()
        if self.lattice == "square":
            rows, columns = (max(axis) + 1 for axis in zip(*cells, strict=True))
            frame = RectangleFrame(rows, columns)
        elif self.framed:
            frame = HexagonFrame(max(q for q, _ in cells))
        return Board.of(lattice, frame, cells)

    def boards(self, lattice: Lattice | None = None) -> tuple[Board, ...]:
        """The boards to offer, from the smallest."""
        return tuple(self.make(size, lattice) for size in self.sizes)

    def counts(self, lattice: Lattice | None = None) -> tuple[int, ...]:
        """How many cells the boards to offer have; far cheaper than the boards."""
        return _counts(self, lattice)

    def near(self, cells: int, lattice: Lattice | None = None) -> Board:
        """The board whose number of cells is nearest to the wanted one; of two the smaller."""
        wanted = min(cells, MAX_CELLS)
        above = 1
        while len(self.make(above, lattice)) < wanted:
            above *= 2
        # The first size with as many cells as wanted, and the one before it.
        sizes = range(1, above + 1)
        above = 1 + bisect_left(sizes, wanted, key=lambda size: len(self.make(size, lattice)))
        board, before = self.make(above, lattice), self.make(max(1, above - 1), lattice)
        closer = len(board) - wanted < wanted - len(before)
        return board if closer and len(board) <= MAX_CELLS else before


def _usual(key: str) -> Lattice:
    """The lattice with a key; of hexagons those with pointy tops."""
    return next(tiling for tiling in (*TILINGS, *APERIODIC) if tiling.key == key)


@lru_cache(maxsize=64)
def _counts(outline: Outline, lattice: Lattice | None) -> tuple[int, ...]:
    chosen = lattice or _usual(outline.lattice)
    return tuple(len(frozenset(outline.cells(size, chosen))) for size in outline.sizes)


@lru_cache(maxsize=1024)
def _measures_near(outline: Outline, wanted: int, lattice: Lattice | None) -> tuple[int, ...]:
    """Those of :meth:`Outline.measures_near`; a card asks for all outlines of all lattices."""
    if outline.density:
        side = min(round(math.sqrt(wanted / outline.density)), math.isqrt(outline.most))
        return (side, side)
    sizes, most = range(1, 2 * MAX_CELLS), 1

    def measures(size: int) -> tuple[int, ...]:
        columns = size if outline.key != "rectangle" else max(1, (4 * size + 1) // 3)
        return (size,) if outline.block is None else (size, columns)

    def count(size: int) -> int:
        return outline.count(measures(size), lattice)

    while count(most) < wanted:
        most *= 2
    above = 1 + bisect_left(sizes[:most], wanted, key=count)
    before = max(1, above - 1)
    near = above if count(above) - wanted < wanted - count(before) else before
    return measures(near if count(near) <= MAX_CELLS else before)


# -- hexagons --------------------------------------------------------------------------------------


def _disc(radius: int, q: int = 0, r: int = 0) -> Iterator[At]:
    """All hexagons up to ``radius`` steps from (q, r)."""
    for dq in range(-radius, radius + 1):
        for dr in range(max(-radius, -dq - radius), min(radius, -dq + radius) + 1):
            yield (q + dq, r + dr)


def _hexagon(size: int, lattice: Lattice) -> Iterable[At]:
    return _disc(size)


def _ring(size: int, lattice: Lattice) -> Iterable[At]:
    """A third of the radius is hole, at least the centre cell."""
    return frozenset(_disc(size)) - frozenset(_disc((size - 1) // 3))


def _flower(size: int, lattice: Lattice) -> Iterable[At]:
    """A disc with six discs around it: petals that touch, then petals apart, then larger ones."""
    petal, apart = divmod(size, 2)
    away = 2 * petal + 1 + apart
    cells = set(_disc(away - 1))
    for q, r in lattice.straight:
        cells.update(_disc(petal, q * away, r * away))
    return cells


def _star(size: int, lattice: Lattice) -> Iterable[At]:
    """Two triangles over each other: six points on a hexagon."""
    return (
        (q, r)
        for q, r in _disc(2 * size)
        if min(q, r, -q - r) >= -size or max(q, r, -q - r) <= size
    )


def _triangle(size: int, lattice: Lattice) -> Iterable[At]:
    return ((q, r) for q in range(size + 1) for r in range(size + 1 - q))


def _hex_rectangle(size: int, lattice: Lattice) -> Iterable[At]:
    return _hex_block(size + 1, size + 1, lattice)


def _hex_block(rows: int, columns: int, lattice: Lattice) -> Iterator[At]:
    """Straight sides: every second row (or column) starts half a cell further."""
    pointy = isinstance(lattice, HexLattice) and lattice.top == "pointy"
    for row in range(rows):
        for column in range(columns):
            yield (column - row // 2, row) if pointy else (column, row - column // 2)


def _rhombus(size: int, lattice: Lattice) -> Iterable[At]:
    return _rhombic_block(size + 1, size + 1, lattice)


def _rhombic_block(rows: int, columns: int, lattice: Lattice) -> Iterator[At]:
    return ((q, r) for q in range(columns) for r in range(rows))


# -- squares ---------------------------------------------------------------------------------------


def _block(rows: int, columns: int) -> Iterator[At]:
    return ((row, column) for row in range(rows) for column in range(columns))


def _square_block(rows: int, columns: int, lattice: Lattice) -> Iterator[At]:
    return _block(rows, columns)


def _rectangle(size: int, lattice: Lattice) -> Iterable[At]:
    """Four columns to three rows, as near as it goes."""
    columns = size + 1
    return _block((3 * columns + 2) // 4, columns)


def _square(size: int, lattice: Lattice) -> Iterable[At]:
    return _block(size + 1, size + 1)


def _diamond(size: int, lattice: Lattice) -> Iterable[At]:
    wide = 2 * size + 1
    return (at for at in _block(wide, wide) if abs(at[0] - size) + abs(at[1] - size) <= size)


def _frame(size: int, lattice: Lattice) -> Iterable[At]:
    """A third of each side is rim, the middle is hole."""
    side = size + 2
    rim = side // 3
    inside = range(rim, side - rim)
    return (at for at in _block(side, side) if at[0] not in inside or at[1] not in inside)


def _cross(size: int, lattice: Lattice) -> Iterable[At]:
    """Four arms about as long as they are wide."""
    wide, long = size // 2 + 1, (size + 1) // 2
    middle = range(long, long + wide)
    side = wide + 2 * long
    return (at for at in _block(side, side) if at[0] in middle or at[1] in middle)


def _stairs(size: int, lattice: Lattice) -> Iterable[At]:
    return (at for at in _block(size + 1, size + 1) if at[1] <= at[0])


def _corner(size: int, lattice: Lattice) -> Iterable[At]:
    """A square less the upper right quarter."""
    side = size + 1
    return (at for at in _block(side, side) if at[0] >= side // 2 or at[1] < side - side // 2)


# -- other tilings ---------------------------------------------------------------------------------


def _of_tiling(tiling: Patched) -> Iterator[Outline]:
    """A patch of rows and columns, and the outlines of the tiling's own."""

    def rectangle(size: int, lattice: Lattice) -> Iterable[At]:
        return tiling.patch(size + 1, size + 1)

    def block(rows: int, columns: int, lattice: Lattice) -> Iterable[At]:
        return tiling.patch(rows, columns)

    key = tiling.key
    name = f"{key}-rectangle"
    yield Outline(name, "Rectangle", key, rectangle, range(1, 21), patched=True, block=block)
    for cut in tiling.cuts:
        yield Outline(cut.key, cut.name, key, _cells_of(cut), cut.sizes)


def _placed(tiling: Patched) -> Outline:
    """A patch of a tiling that never repeats."""

    def square(size: int, lattice: Lattice) -> Iterable[At]:
        return tiling.patch(size + 5, size + 5)

    def block(rows: int, columns: int, lattice: Lattice) -> Iterable[At]:
        return tiling.patch(rows, columns)

    return Outline(
        f"{tiling.key}-patch",
        "Patch",
        tiling.key,
        square,
        range(1, 9),
        patched=True,
        block=block,
        most=MOST,
        density=0.6,
    )


def _cells_of(cut: Cut) -> Shape:
    return lambda size, lattice: cut.cells(size)


OUTLINES: tuple[Outline, ...] = (
    Outline(
        "hexagon", "Hexagon", "hex", _hexagon, (*range(1, 13), 15, 20, 25, 30, 40), framed=True
    ),
    Outline("flower", "Flower", "hex", _flower, range(1, 9)),
    Outline("star", "Star", "hex", _star, range(1, 9)),
    Outline("ring", "Ring", "hex", _ring, (*range(1, 13), 15, 20, 25, 30), framed=True),
    Outline("triangle", "Triangle", "hex", _triangle, range(1, 30)),
    Outline("hex-rectangle", "Rectangle", "hex", _hex_rectangle, range(1, 22), block=_hex_block),
    Outline("rhombus", "Rhombus", "hex", _rhombus, range(1, 22), block=_rhombic_block),
    Outline("rectangle", "Rectangle", "square", _rectangle, range(1, 25), block=_square_block),
    Outline(
        "square",
        "Square",
        "square",
        _square,
        (*range(1, 31), 40, 50, 60, 80, 100, 150),
        block=_square_block,
    ),
    Outline("diamond", "Diamond", "square", _diamond, range(1, 16)),
    Outline("frame", "Ring", "square", _frame, range(1, 24)),
    Outline("cross", "Cross", "square", _cross, range(1, 20)),
    Outline("stairs", "Staircase", "square", _stairs, range(1, 30)),
    Outline("corner", "Corner", "square", _corner, range(1, 25)),
    *(outline for tiling in PATCHED for outline in _of_tiling(tiling)),
)
"""In the order of the dialog: hexagons, squares, then the other tilings."""


PLACED: tuple[Outline, ...] = tuple(_placed(tiling) for tiling in APERIODIC)
"""Of tilings that never repeat: patches at the usual address."""


def outlines_of(lattice: Lattice) -> tuple[Outline, ...]:
    """The outlines that boards of a lattice may have, the usual one first."""
    return tuple(each for each in (*OUTLINES, *PLACED) if each.lattice == lattice.key)


def outline(key: str) -> Outline:
    """The outline with a key; KeyError if there is none."""
    for candidate in (*OUTLINES, *PLACED):
        if candidate.key == key:
            return candidate
    raise KeyError(key)
