"""Pictures: how long until a board has a line through all cells, and how many cells change.

``python -m tests.bench.bench_pictures``. All test pictures, at 400 hexagons and 400 squares.
"""

from __future__ import annotations

import io
import time

from studio.engines.engine import Token
from studio.formats.raster import read_raster
from studio.work.mend import MendedBoard, mended_at_last
from studio.work.outline import outlined_at_last
from studio.work.picture import Cutting, Hopeless, silhouette
from tests.bench.report import keep, milliseconds, table
from tests.pictures import ORDINARY, PICTURES

CELLS = 400
WANTED = {"hex": 1.0, "square": 6.0}


def measured(name: str, lattice: str, *, loop: bool = False) -> list[str]:
    """Time of the processor for cutting and mending, and what changed."""
    buffer = io.BytesIO()
    PICTURES[name]().save(buffer, "PNG")
    raster = read_raster(buffer.getvalue())
    started = time.process_time()
    seen = silhouette(raster, Cutting(CELLS, lattice))
    mended = outlined_at_last if loop else mended_at_last
    found = seen if isinstance(seen, Hopeless) else mended(seen.likenesses, Token())
    taken = milliseconds(time.process_time() - started)
    kind = "ordinary" if name in ORDINARY else ""
    if isinstance(seen, Hopeless) or not isinstance(found, MendedBoard):
        return [name, kind, taken, "", "", "no board, with advice"]
    share = f"{100 * found.changes / len(seen.board):.1f} %"
    changes = f"{len(found.added)} + {len(found.removed)}"
    return [name, kind, taken, changes, share, "proved" if found.proved else "not proved"]


def main() -> None:
    """Measure, print and keep the tables."""
    parts = [
        f"From a picture of 320 x 320 pixels to a board of about {CELLS} cells with a line through "
        "all of them. Changes: cells added + removed, and their part of the cells that the picture "
        "covers; proved: no fewer would do. Last, cells inside of a loop that draws the picture: "
        "in one piece and without holes. Processor time.",
    ]
    head = ["picture", "", "time", "changes", "part", "fewest"]
    for lattice, wanted in WANTED.items():
        rows = []
        for name in PICTURES:
            rows.append(measured(name, lattice))
            print(lattice, *rows[-1], sep=" | ", flush=True)
        kind = "Hexagons" if lattice == "hex" else "Squares"
        parts += [f"## {kind}: {milliseconds(wanted)} wanted on ordinary shapes", table(head, rows)]
    for lattice in WANTED:
        rows = []
        for name in PICTURES:
            rows.append(measured(name, lattice, loop=True))
            print("loop", lattice, *rows[-1], sep=" | ", flush=True)
        kind = "hexagons" if lattice == "hex" else "squares"
        parts += [f"## A loop round {kind}", table(head, rows)]
    keep("pictures", "Boards from pictures", parts, ("python-sat", "pillow"))


if __name__ == "__main__":
    main()
