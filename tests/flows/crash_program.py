"""The whole window, off-screen, editing at random until it is killed; or restoring what was left.

`edit SEED` prints a line before each edit: the time, the number of the step, the text of the
puzzle after it, and whether it is a new step or one undone or done again. `restore` restores what
is offered and prints one line: the texts of the history, and where it stands.
"""

from __future__ import annotations

import json
import random
import sys
import time
from dataclasses import replace

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from studio import assets, formats
from studio.board import Cell
from studio.formats.native import NATIVE
from studio.gui.app import make_window, start_recovery
from studio.gui.document.document import SetPuzzle
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle

EDIT_MS = 7


def text(puzzle: Puzzle) -> str:
    return formats.encode(puzzle, NATIVE.key).decode()


def edit(window: Window, dice: random.Random) -> None:
    """A line about an edit, undo or redo, and then that. The first step is never undone."""
    document, stack = window.document, window.document.undo_stack
    puzzles, here = history(window), stack.index()
    match dice.randrange(8):
        case 0 if here > 1:
            tell(here - 1, puzzles[here - 1], new=False)
            stack.undo()
        case 1 if here < stack.count():
            tell(here + 1, puzzles[here + 1], new=False)
            stack.redo()
        case _:
            # Of a stroke each part replaces the one before.
            stroke = document.new_stroke()
            for at in dice.sample(document.puzzle.board.cells, dice.randint(1, 3)):
                after = document.puzzle.placed(Clue("numbers", Cell(at), dice.randint(0, 3)))
                assert isinstance(after, Puzzle)
                after = replace(after, title=f"Edit {dice.getrandbits(60)}")
                tell(here + 1, after, new=True)
                document.apply(after, stroke=stroke)


def tell(at: int, puzzle: Puzzle, *, new: bool) -> None:
    line = {"time": time.time(), "at": at, "puzzle": text(puzzle), "new": new}
    print(json.dumps(line), flush=True)


def history(window: Window) -> list[Puzzle]:
    """All puzzles of the document's history."""
    stack = window.document.undo_stack
    commands = [stack.command(i) for i in range(stack.count())]
    steps = [command for command in commands if isinstance(command, SetPuzzle)]
    if not steps:
        return [window.document.puzzle]
    return [steps[0].before, *(step.after for step in steps)]


def restore(window: Window) -> None:
    """Restore what is offered, and tell what came back."""
    recovery = start_recovery(window)
    sheet = recovery.offer() if recovery is not None else None
    if sheet is None:
        print(json.dumps(None), flush=True)
        return
    sheet.restores[0].click()
    stack = window.document.undo_stack
    found = {
        "puzzle": text(window.document.puzzle),
        "history": [text(puzzle) for puzzle in history(window)],
        "at": stack.index(),
        "clean": window.document.is_clean,
    }
    window.document.undo_stack.setClean()
    window.close()
    print(json.dumps(found), flush=True)


def main() -> None:
    """Run until killed, or until all is restored."""
    window = make_window()
    window.show()
    app = QApplication.instance()
    assert app is not None
    if sys.argv[1] == "restore":
        restore(window)
        return
    start_recovery(window)
    window.files.open_example(assets.path("examples", "slitherlink", "garden.puzzle"))
    dice = random.Random(int(sys.argv[2]))
    timer = QTimer(window)
    timer.timeout.connect(lambda: edit(window, dice))
    timer.start(EDIT_MS)
    app.exec()


if __name__ == "__main__":
    main()
