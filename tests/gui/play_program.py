"""The whole window with an example to play, for tests that play it from outside through X.

Prints a JSON line whenever something is marked: how many marks there are, whether it is solved, and
where cells and corners are on the screen. Argument: the path of a puzzle.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from studio.board import Point
from studio.gui.app import make_window
from studio.gui.modes.play import PlayMode
from studio.gui.settings import Settings


class Program:
    """The window and its reports."""

    def __init__(self, scratch: str, puzzle: Path) -> None:
        self.window = make_window(
            Settings(QSettings(f"{scratch}/settings.ini", QSettings.Format.IniFormat))
        )
        self.window.resize(1240, 860)
        self.window.show()
        self.window.files.open_example(puzzle)
        self.before = self.window.document.puzzle
        self.told = ""
        self.timer = QTimer()
        self.timer.timeout.connect(self.report)
        self.timer.start(20)

    def report(self) -> None:
        """One line, if there is anything new."""
        mode, view = self.window.modes.mode, self.window.editor.view
        board = self.window.document.puzzle.board

        def place(point: Point) -> tuple[int, int]:
            pixel = view.viewport().mapToGlobal(view.pixel(*point))
            return round(pixel.x()), round(pixel.y())

        state: dict[str, object] = {
            "window": int(self.window.winId()),
            "focus": view.hasFocus(),
            "mode": self.window.modes.key,
            "same": self.window.document.puzzle is self.before,
            "places": {name(at): place(board.centre(at)) for at in board.cells},
        }
        if self.before.rule.line_on == "corners":
            corners = board.corner_index
            state["corners"] = {name(at): place(board.lattice.corner_point(at)) for at in corners}
        if isinstance(mode, PlayMode):
            state |= {
                "marks": mode.sheet.count,
                "solved": mode.solved,
                "headline": mode.panel.headline.text(),
            }
        line = json.dumps(state)
        if line != self.told:
            self.told = line
            print(line, flush=True)


def name(at: tuple[int, ...]) -> str:
    """An address as a key."""
    return ",".join(map(str, at))


def main() -> int:
    """Run until killed."""
    with tempfile.TemporaryDirectory() as scratch:
        program = Program(scratch, Path(sys.argv[1]))
        assert program.window.isVisible()
        return QApplication.exec()


if __name__ == "__main__":
    raise SystemExit(main())
