"""Tours of boards of any size as pictures: one thread through all cells.

Small boards have their cells and numbers, as puzzles have; of large ones only the thread is drawn,
with a ring where it begins and a disc where it ends. Linear in the cells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from studio.drawing.geometry import Segment, polygon, segments
from studio.drawing.shapes import Circle, Command, Path, Picture, Role, Shape, Text

ON_SCREEN = {
    "cell": "cell", "guide": "guide", "thread": "line_strong", "number": "number", "end": "none",
}  # fmt: skip
ON_PAPER = {
    "cell": "paper", "guide": "pale", "thread": "grey", "number": "ink", "end": "ink",
}  # fmt: skip
"""What everything is painted with: roles of a theme."""

LABELLED = 40
"""Rows and columns up to which every cell has its number."""
GRID = 120
"""Rows and columns up to which the cells are drawn."""
THREAD = 0.09
NUMBER = 0.3
PLATE = 0.3
RING = 0.34


def tour_picture(
    rows: int,
    columns: int,
    order: Sequence[int],
    *,
    closed: bool,
    labels: bool = True,
    paper: bool = False,
) -> Picture:
    """A tour over the cells (number = row times columns plus column) of a rectangle.

    Cells that the tour leaves out are left blank. ``labels``: numbers where there is room for them.
    On ``paper`` it is black on white.
    """
    inks = ON_PAPER if paper else ON_SCREEN
    side = max(rows, columns)
    layers: list[tuple[str, tuple[Shape, ...]]] = []
    if side <= GRID:
        layers.append(("grid", tuple(_grid(columns, order, inks))))
    thread: list[Command] = []
    for cell in order:
        row, column = divmod(cell, columns)
        thread.append(("L" if thread else "M", (column + 0.5, row + 0.5)))
    if closed:
        # Round ends make the same corner there as a closed path has, and are painted faster.
        thread.append(("L", thread[0][1]))
    layers.append(("line", (Path(tuple(thread), stroke=inks["thread"], width=THREAD, floor=0.6),)))
    if labels and side <= LABELLED:
        layers.append(("clues", tuple(_numbers(columns, order, inks))))
    else:
        layers.append(("ends", tuple(_ends(columns, order, closed, side, inks))))
    air = 0.2 + side / 200
    return Picture(tuple(layers), (-air, -air, columns + air, rows + air))


def _grid(columns: int, order: Sequence[int], inks: Mapping[str, Role]) -> list[Shape]:
    """The cells as one surface, row by row what lies side by side, and each border once."""
    there = set(order)
    surface: list[Command] = []
    for r, cells in groupby(sorted(there), lambda cell: cell // columns):
        for _, run in groupby(enumerate(cells), lambda place: place[1] - place[0]):
            row = [cell % columns for _, cell in run]
            surface += polygon(
                ((row[0], r), (row[-1] + 1, r), (row[-1] + 1, r + 1), (row[0], r + 1))
            )
    borders: dict[Segment, None] = {}
    for cell in sorted(there):
        r, c = divmod(cell, columns)
        for side in (
            ((c, r), (c + 1, r)), ((c, r), (c, r + 1)),
            ((c + 1, r), (c + 1, r + 1)), ((c, r + 1), (c + 1, r + 1)),
        ):  # fmt: skip
            borders[side] = None
    return [
        Path(tuple(surface), fill=inks["cell"]),
        Path(segments(borders), stroke=inks["guide"], width=0.03),
    ]


def _numbers(columns: int, order: Sequence[int], inks: Mapping[str, Role]) -> list[Shape]:
    """The step of every cell, on a disc that covers the thread; the first one ringed."""
    shapes: list[Shape] = []
    for step, cell in enumerate(order, start=1):
        row, column = divmod(cell, columns)
        x, y = column + 0.5, row + 0.5
        edge, width = (inks["thread"], 0.07) if step == 1 else (inks["guide"], 0.03)
        shapes.append(Circle(x, y, PLATE, inks["cell"], edge, width))
        text = f"{step}"
        size = NUMBER if len(text) < 3 else NUMBER * 2.5 / len(text)
        shapes.append(Text(x, y, text, size, inks["number"], 600))
    return shapes


def _ends(
    columns: int, order: Sequence[int], closed: bool, side: int, inks: Mapping[str, Role]
) -> list[Shape]:
    """A ring at the first cell and a disc at the last, large enough to be seen."""
    radius = max(RING, side / 150)
    row, column = divmod(order[0], columns)
    shapes: list[Shape] = [
        Circle(column + 0.5, row + 0.5, radius, inks["cell"], inks["end"], radius / 3, floor=1.6)
    ]
    if not closed:
        row, column = divmod(order[-1], columns)
        shapes.append(Circle(column + 0.5, row + 0.5, 0.7 * radius, inks["end"], floor=1.0))
    return shapes
