"""The whole window, off-screen, opening and editing again and again; prints how much it grew.

``OPENINGS EDITS``: so many documents are opened and closed, and so many edits made and undone,
after some of both that fill what is kept on purpose. One JSON line: megabytes that it grew by in
each half, and by how much the counts of references to None and True drifted.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import tempfile
from itertools import cycle
from pathlib import Path

from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication

from studio import assets
from studio.board import Cell
from studio.gui.app import make_window
from studio.gui.services.settings import Settings
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle

FILES = ("slitherlink/garden", "number-path/flower", "jump-maze/schonbrunn", "one-stroke/house")
WARM_UP = 60
FULL_HISTORY = 1200
"""Steps after which the history keeps no more; it does so on purpose."""


def resident() -> float:
    """Megabytes of this process in memory."""
    turn()
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def turn() -> None:
    """What the event loop of the application does: outside of it nothing is deleted later."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_many(window: Window, times: int) -> None:
    """Open one example after the other; each closes the one before."""
    names = cycle(FILES)
    for _ in range(times):
        window.files.open_example(assets.path("examples", *f"{next(names)}.puzzle".split("/")))
        turn()


def edit_many(window: Window, times: int, dice: random.Random) -> None:
    """Place clues at random, undo now and then."""
    window.files.open_example(assets.path("examples", "slitherlink", "garden.puzzle"))
    document = window.document
    for _ in range(times):
        if dice.random() < 0.2 and document.undo_stack.canUndo():
            document.undo_stack.undo()
        else:
            at = Cell(dice.choice(document.puzzle.board.cells))
            after = document.puzzle.placed(Clue("numbers", at, dice.randint(0, 3)))
            assert isinstance(after, Puzzle)
            document.apply(after)
        turn()
    document.undo_stack.setClean()


def main() -> None:
    """Measure."""
    openings, edits = map(int, sys.argv[1:])
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
        window = make_window(Settings(store))
        window.show()
        window.keep_journal(Path(folder))
        open_many(window, min(WARM_UP, openings))
        edit_many(window, min(FULL_HISTORY, edits), dice)
        open_many(window, min(WARM_UP, openings))
        before, nones, trues = resident(), sys.getrefcount(None), sys.getrefcount(True)
        open_many(window, openings)
        opened, drift = resident(), (sys.getrefcount(None) - nones, sys.getrefcount(True) - trues)
        edit_many(window, edits, dice)
        open_many(window, 4)
        edited = resident()
        window.close()
    told = {"opened_mb": round(opened - before, 1), "edited_mb": round(edited - opened, 1)}
    print(json.dumps({**told, "none": drift[0], "true": drift[1]}))


if __name__ == "__main__":
    main()
