"""From a picture to cells: which cells of a lattice its dark parts cover.

Nothing here decides whether a line goes through them all;
:mod:`studio.engines.graph_repair.path_repair` does.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from copy import copy
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from studio.board import At, Board
from studio.board.lattice import Covering, PatchTooLargeError, Point
from studio.board.tilings import APERIODIC, TILINGS
from studio.formats.raster import Raster
from studio.puzzle.impossible import colouring
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import Unpictured
from studio.work.thicken import grown, thickened

LEAST_CELLS, MOST_CELLS = 12, 2500
"""How many cells a board from a picture may be asked to have."""

MOST_GRID = 40_000
"""Cells of the lattice that are looked at under one picture."""

SAMPLES = 8
"""Points a side at which the picture is looked at in each cell."""

HALF = 0.5
"""So large a part of a cell is dark where it belongs to the picture."""

STEPS = 8
"""Sizes of a cell that are tried to come to the number of cells wanted."""

THIN = 0.25
"""With so large a part of its cells where it is one cell wide a shape is drawn in thin lines."""

FAITHFUL = 0.75
"""Part of the cells wanted that thin lines must cover, to be taken as they are."""

COARSER = 1.1
"""By so much the sides of cells grow where there is no patch for smaller ones."""

CONTRAST = 8.0
"""Shades that dark and light must lie apart; below, a picture counts as blank."""

CLUMP = 3
"""So many cells at least meet all around a corner where a shape is not thin."""

NOMINAL = 12.0
"""Side of a square, in lattice units, over which the size of cells is taken."""

LATTICES: dict[str, Covering] = {tiling.key: tiling for tiling in (*TILINGS, *APERIODIC)}

Points: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Cutting:
    """How cells are cut from a picture.

    ``cells`` is the number wanted. Darker than ``threshold`` (0 to 255; None: Otsu's) is inside,
    with ``invert`` what is lighter (None: what touches the rim of the picture less). ``crop`` is
    (left, top, right, bottom) as parts of width and height; what it keeps is then turned clockwise
    by ``turn`` degrees.
    """

    cells: int = 200
    lattice: str = "hex"
    threshold: float | None = None
    invert: bool | None = None
    crop: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)
    turn: float = 0.0

    def __post_init__(self) -> None:
        left, top, right, bottom = self.crop
        if not (0 <= left < right <= 1 and 0 <= top < bottom <= 1):
            raise ValueError("A crop goes from left to right and from top to bottom, within 0 to 1")
        if self.lattice not in LATTICES:
            raise ValueError(f"There is no lattice {self.lattice}")
        if not LEAST_CELLS <= self.cells <= MOST_CELLS:
            raise ValueError(f"A board from a picture has {LEAST_CELLS} to {MOST_CELLS:,} cells")


@dataclass(frozen=True)
class Likeness:
    """A board like a picture; ``drawn`` are those of its cells that the picture has itself."""

    board: Board
    drawn: frozenset[At]


@dataclass(frozen=True)
class Silhouette:
    """The cells that a picture covers, and the threshold and side of it that were used.

    Where its lines are thin for cells so large, ``thick`` is what comes of lines widened to two
    cells.
    """

    covered: Likeness
    threshold: float
    inverted: bool
    thick: Likeness | None = None

    @property
    def board(self) -> Board:
        """The cells that the picture covers."""
        return self.covered.board

    @property
    def likenesses(self) -> tuple[Likeness, ...]:
        """The boards to try, the most faithful first."""
        return (self.covered,) if self.thick is None else (self.covered, self.thick)


@dataclass(frozen=True)
class Hopeless:
    """No cells come of a picture: why, and what to change."""

    reason: Reason


def otsu(grey: Points) -> float | None:
    """The threshold that parts dark from light best; None where there is nothing to part.

    N. Otsu, "A threshold selection method from gray-level histograms", IEEE Transactions on
    Systems, Man, and Cybernetics 9 (1979).
    """
    counts, _ = np.histogram(grey, bins=256, range=(0, 256))
    shades = np.arange(256) + 0.5
    below = np.cumsum(counts)
    above = below[-1] - below
    sums = np.cumsum(counts * shades)
    with np.errstate(divide="ignore", invalid="ignore"):
        dark, light = sums / below, (sums[-1] - sums) / above
        between = np.where((below > 0) & (above > 0), below * above * (light - dark) ** 2, -1.0)
    best = float(between.max())
    if best < 0:
        return None
    # Of a whole valley of equal thresholds its middle.
    places = np.flatnonzero(between >= best * (1 - 1e-9))
    at = int(places[len(places) // 2])
    if light[at] - dark[at] < CONTRAST:
        return None
    return float(at + 1)


def silhouette(raster: Raster, cutting: Cutting) -> Silhouette | Hopeless:
    """The cells of a lattice of which the picture's dark parts cover at least half.

    The cell is made so large that about the wanted number of them comes out.
    """
    view = _View(raster, cutting)
    if view.threshold is None:
        return Hopeless(Reason(Unpictured.BLANK))
    dark = view.dark()
    if dark == 0:
        return Hopeless(Reason(Unpictured.NOTHING_DARK))
    if dark == 1:
        return Hopeless(Reason(Unpictured.ALL_DARK))
    found = _nearest_count(view, dark, cutting)
    if found is not None and thin_part(found.board) < THIN:
        return found
    thick = _nearest_count(view, dark, cutting, widen=True)
    if found is not None and (thick is None or len(found.board) > FAITHFUL * cutting.cells):
        return replace(found, thick=thick.covered if thick is not None else None)
    return thick or Hopeless(Reason(Unpictured.TOO_THIN))


def thin_part(board: Board) -> float:
    """The part of the cells none of whose corners has cells of the board all around."""
    found = board.incidence
    beyond = len(board)
    rim = {
        vertex
        for edge, pair in enumerate(found.faces)
        if max(pair) >= beyond
        for vertex in found.edges[edge]
    }
    whole = [
        v not in rim and len(found.cells_of_vertex[v]) >= CLUMP for v in range(len(found.vertices))
    ]
    thin = sum(not any(whole[vertex] for vertex in corners) for corners in found.corners)
    return thin / max(1, len(board))


def _nearest_count(
    view: _View, dark: float, cutting: Cutting, *, widen: bool = False
) -> Silhouette | None:
    """Try sizes of a cell until the number of cells is about as wanted; the nearest one met.

    To ``widen`` means that lines thinner than two cells become as wide.
    """
    lattice = LATTICES[cutting.lattice]
    area = dark * view.width * view.height / cutting.cells
    best: Silhouette | None = None
    for _ in range(STEPS):
        unit = math.sqrt(area / _cell_area(lattice))
        if view.width * view.height / area > MOST_GRID:
            break
        found = _cut(view, lattice, unit, widen)
        if found is None:
            return _coarser(view, lattice, unit, widen)
        count = len(found.board)
        if count and (
            best is None or abs(count - cutting.cells) < abs(len(best.board) - cutting.cells)
        ):
            best = found
        if abs(count - cutting.cells) <= cutting.cells // 50:
            break
        area *= max(0.25, min(4.0, count / cutting.cells))
    if best is None or len(best.board) < max(2, cutting.cells // 4):
        return None
    return best


def _coarser(view: _View, lattice: Covering, unit: float, widen: bool) -> Silhouette:
    """As many cells as come of a tiling that has no patch for cells so small: larger ones."""
    while True:
        unit *= COARSER
        found = _cut(view, lattice, unit, widen)
        if found is not None:
            return found


class _View:
    """A picture through its crop and turn: dark or light at points of a plane in pixels.

    The plane's origin is the top left of the smallest upright box around the turned crop.
    """

    def __init__(self, raster: Raster, cutting: Cutting) -> None:
        grey = raster.grey
        high, wide = grey.shape
        left, top, right, bottom = cutting.crop
        rows = slice(math.floor(top * high), max(math.floor(top * high) + 1, round(bottom * high)))
        columns = slice(
            math.floor(left * wide), max(math.floor(left * wide) + 1, round(right * wide))
        )
        part = grey[rows, columns]
        self.threshold = otsu(part) if cutting.threshold is None else cutting.threshold
        inside = part < (self.threshold or 0.0)
        rim = np.concatenate([inside[0], inside[-1], inside[:, 0], inside[:, -1]])
        self.inverted = bool(rim.mean() > 0.5) if cutting.invert is None else cutting.invert
        self._dark = ~inside if self.inverted else inside
        angle = math.radians(cutting.turn)
        self._cos, self._sin = math.cos(angle), math.sin(angle)
        height, width = part.shape
        self.width = abs(width * self._cos) + abs(height * self._sin)
        self.height = abs(width * self._sin) + abs(height * self._cos)

    def dark(self) -> float:
        """The dark part of all, from 0 to 1 (of the crop, not of the box around it)."""
        return float(self._dark.mean())

    def widened(self, side: float) -> _View:
        """The same picture with thin lines as wide as two cells of a side."""
        wide = copy(self)
        wide._dark = thickened(self._dark, side)
        return wide

    def near(self, reach: float) -> _View:
        """The same picture with all that lies so near to its dark parts, in pixels."""
        wide = copy(self)
        wide._dark = grown(self._dark, reach)
        return wide

    def at(self, x: Points, y: Points) -> NDArray[np.bool_]:
        """Dark or not at points of the plane; beside the picture nothing is dark."""
        high, wide = self._dark.shape
        x, y = x - self.width / 2, y - self.height / 2
        column = np.floor(x * self._cos + y * self._sin + wide / 2).astype(np.int64)
        row = np.floor(y * self._cos - x * self._sin + high / 2).astype(np.int64)
        inside = (column >= 0) & (column < wide) & (row >= 0) & (row < high)
        found: NDArray[np.bool_] = (
            inside & self._dark[row.clip(0, high - 1), column.clip(0, wide - 1)]
        )
        return found


@lru_cache
def _cell_area(lattice: Covering) -> float:
    """How large a cell is on the average, in squares of lattice units."""
    found, cells = lattice.over(NOMINAL, NOMINAL)
    return sum(_area(found.outline(at)) for at in cells) / len(cells)


def _area(outline: Sequence[Point]) -> float:
    ways = zip(outline, (*outline[1:], outline[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in ways)) / 2


def _stretch(first: float, last: float, length: int) -> slice:
    """A part of an axis in pixels, at least one."""
    begin = min(math.floor(first * length), length - 1)
    return slice(begin, max(begin + 1, round(last * length)))


def _cut(view: _View, lattice: Covering, unit: float, widen: bool) -> Silhouette | None:
    """The cells that are half dark or more, where a length of the lattice is ``unit`` pixels.

    Where cells have two colours that take turns, as on a chessboard, and these do not come out
    even, the lattice is laid in three ways more, by half a unit each, and of the four the one is
    taken in which they come out most evenly: a line takes them in turns. None where the tiling
    has no patch so large: what never repeats ends somewhere.
    """
    wide = view.widened(unit * math.sqrt(_cell_area(lattice))) if widen else view
    try:
        found = [_laid(view, wide, lattice, unit, (0.0, 0.0))]
    except PatchTooLargeError:
        return None
    if _surplus(found[0].board) > 1:
        others = ((0.0, 0.5), (0.5, 0.0), (0.5, 0.5))
        found += [_laid(view, wide, lattice, unit, other) for other in others]
    return min(found, key=lambda seen: _surplus(seen.board))


def _surplus(board: Board) -> int:
    """How many cells there are more of one colour than of the other; 0 where there are no two."""
    colours = colouring(board.cell_graph)
    return 0 if colours is None else abs(len(colours) - 2 * sum(colours))


def _laid(view: _View, wide: _View, lattice: Covering, unit: float, by: Point) -> Silhouette:
    """The cells laid over a picture with its lines made ``wide``."""
    across, down = view.width / unit, view.height / unit
    tiling, cells = lattice.over(across, down)
    centres = np.array([tiling.centre(at) for at in cells])
    # The lattice is laid so that the middle of the grid meets the middle of the picture.
    shift = np.array([across, down]) / 2 - (centres.min(0) + centres.max(0)) / 2 + np.array(by)
    # Half-way between two points that are looked at.
    near = view.near(unit * math.sqrt(_cell_area(lattice)) / 2 / SAMPLES)
    alike: dict[Hashable, list[int]] = {}
    for k, at in enumerate(cells):
        alike.setdefault(tiling.posture(at), []).append(k)
    inside = np.zeros(len(cells), dtype=bool)
    touched = inside if wide is view else inside.copy()
    for places in alike.values():
        middle = centres[places[0]]
        outline = np.array(tiling.outline(cells[places[0]])) - middle
        offsets = _samples(tuple(map(tuple, outline.tolist())))
        points = ((centres[places] + shift)[:, None, :] + offsets[None, :, :]) * unit
        seen = wide.at(points[..., 0], points[..., 1]).mean(axis=1) >= HALF
        inside[places] = seen
        if wide is not view:
            touched[places] = seen & near.at(points[..., 0], points[..., 1]).any(axis=1)
    moved = _upright(tiling, [at for at, there in zip(cells, inside, strict=True) if there])
    names = dict(zip(cells, touched, strict=True))
    drawn = frozenset(now for now, at in moved.items() if names[at])
    covered = Likeness(Board.around(tiling, moved), drawn)
    return Silhouette(covered, view.threshold or 0.0, view.inverted)


def _upright(lattice: Covering, chosen: list[At]) -> dict[At, At]:
    """Squares moved so that the first row and column are 1, with room for a ring around them.

    For each cell where it was.
    """
    if not lattice.has_rows or not chosen:
        return {at: at for at in chosen}
    down = 1 - min(r for r, _ in chosen)
    right = 1 - min(c for _, c in chosen)
    return {(r + down, c + right): (r, c) for r, c in chosen}


@lru_cache(maxsize=512)
def _samples(outline: tuple[Point, ...]) -> Points:
    """Points spread evenly over a cell of any shape: float64, (points, 2), x and y.

    In lengths of the lattice, from where the outline is given from.
    """
    reach = max(abs(part) for point in outline for part in point)
    steps = ((np.arange(SAMPLES) + 0.5) / SAMPLES * 2 - 1) * reach
    x, y = (axis.ravel() for axis in np.meshgrid(steps, steps))
    inside = np.zeros(len(x), dtype=bool)
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if ay != by:
            crossed = ((ay > y) != (by > y)) & (x < ax + (y - ay) * (bx - ax) / (by - ay))
            inside ^= crossed
    return np.stack([x[inside], y[inside]], axis=1)
