"""Tours as files: pictures of boards of any size, and tables of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from studio.drawing.tours import tour_picture
from studio.formats.format import FormatError, shown
from studio.formats.pdf import page_of
from studio.formats.png import png
from studio.formats.svg import svg

ENDINGS = (".svg", ".png", ".pdf", ".csv")
PIXELS_A_CELL = 40
LEAST_PIXELS, MOST_PIXELS = 400, 4000


def ending_of(name: str | Path) -> str:
    """The ending of a file that a tour can be written to; FormatError for another."""
    ending = Path(name).suffix.lower()
    if ending not in ENDINGS:
        raise FormatError(
            "A tour is written as {endings}, not as {name}.",
            endings=", ".join(ENDINGS),
            name=shown(str(name)),
        )
    return ending


def tour_file(
    name: str | Path,
    rows: int,
    columns: int,
    order: Sequence[int],
    *,
    closed: bool,
    labels: bool = True,
    title: str = "",
) -> bytes:
    """A tour as the bytes of a file; its name's ending says which kind.

    ``.csv`` is a table of the board: in each cell its step from 1, nothing in holes.
    """
    ending = ending_of(name)
    if ending == ".csv":
        return _table(rows, columns, order).encode()
    picture = tour_picture(rows, columns, order, closed=closed, labels=labels, paper=True)
    if ending == ".pdf":
        return page_of(picture, title or "Tour")
    if ending == ".svg":
        return svg(picture, "print", title).encode()
    wide = max(LEAST_PIXELS, min(MOST_PIXELS, PIXELS_A_CELL * columns))
    # Not taller than it may be wide.
    wide = max(16, min(wide, MOST_PIXELS * columns // rows))
    return png(svg(picture, "print", title, wide), wide)


def _table(rows: int, columns: int, order: Sequence[int]) -> str:
    steps = [""] * (rows * columns)
    for step, cell in enumerate(order, start=1):
        steps[cell] = str(step)
    lines = (",".join(steps[r * columns : (r + 1) * columns]) for r in range(rows))
    return "\n".join(lines) + "\n"
