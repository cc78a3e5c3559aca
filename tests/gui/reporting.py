"""The whole window with an example in it, for programs that tests drive from outside through X."""

from __future__ import annotations

import json
import sys
import tempfile
from abc import ABC, abstractmethod
from pathlib import Path

from PySide6.QtCore import QPoint, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from studio.gui.app import make_window
from studio.gui.services.settings import Settings


class Program(ABC):
    """Prints a JSON line whenever what :meth:`more` tells, or the mode, has changed."""

    def __init__(self, scratch: str, puzzle: Path) -> None:
        self.window = make_window(
            Settings(QSettings(f"{scratch}/settings.ini", QSettings.Format.IniFormat))
        )
        self.window.resize(1240, 860)
        self.window.show()
        self.window.files.open_example(puzzle)
        self.before = self.window.document.puzzle
        self.told = ""
        # Reports follow what is shown, whatever made it change.
        self.timer = QTimer()
        self.timer.timeout.connect(self.report)
        self.timer.start(20)

    def report(self) -> None:
        """One line, if there is anything new."""
        state: dict[str, object] = {
            "window": int(self.window.winId()),
            "focus": self.window.editor.view.hasFocus(),
            "mode": self.window.modes.key,
            "same": self.window.document.puzzle is self.before,
            **self.more(),
        }
        line = json.dumps(state)
        if line != self.told:
            self.told = line
            print(line, flush=True)

    @abstractmethod
    def more(self) -> dict[str, object]:
        """What else the tests want to know."""

    @classmethod
    def main(cls) -> int:
        """Run until killed; the argument is the path of a puzzle."""
        with tempfile.TemporaryDirectory() as scratch:
            program = cls(scratch, Path(sys.argv[1]))
            assert program.window.isVisible()
            return QApplication.exec()


def middle(widget: QWidget) -> tuple[int, int]:
    """Where the middle of a widget is on the screen."""
    place = widget.mapToGlobal(QPoint(widget.width() // 2, widget.height() // 2))
    return place.x(), place.y()
