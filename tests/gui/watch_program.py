"""The whole window with an example in it, for tests that watch engines from outside through X.

Prints a JSON line whenever the player shows something else: the step, how long the film is, what
the panel says, a fingerprint of the board, and where the buttons of the engines are. Argument: the
path of a puzzle.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QPoint, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from studio.gui.app import make_window
from studio.gui.modes.watch import WatchMode
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
        # Reports follow what is shown, whatever made it change.
        self.timer = QTimer()
        self.timer.timeout.connect(self.report)
        self.timer.start(20)

    def report(self) -> None:
        """One line, if there is anything new."""
        mode = self.window.modes.mode
        state: dict[str, object] = {
            "window": int(self.window.winId()),
            "focus": self.window.editor.view.hasFocus(),
            "mode": self.window.modes.key,
            "same": self.window.document.puzzle is self.before,
        }
        if isinstance(mode, WatchMode) and mode.player.screenings:
            player = mode.player
            pills = {s.key: _middle(mode.panel.pill(s.key)) for s in mode._engines}
            layers = self.window.editor.scene._layers
            shown = repr({name: layer.shapes for name, layer in layers.items()})
            state |= {
                "engine": player.screenings[0].chosen.key,
                "step": player.step,
                "length": player.length,
                "whole": player.whole,
                "playing": player.playing,
                "headline": mode.panel.words[0].headline.text(),
                "board": hashlib.sha256(shown.encode()).hexdigest(),
                "pills": pills,
                "play": _middle(mode.bar.play),
            }
        line = json.dumps(state)
        if line != self.told:
            self.told = line
            print(line, flush=True)


def _middle(widget: QWidget) -> tuple[int, int]:
    place = widget.mapToGlobal(QPoint(widget.width() // 2, widget.height() // 2))
    return place.x(), place.y()


def main() -> int:
    """Run until killed."""
    with tempfile.TemporaryDirectory() as scratch:
        program = Program(scratch, Path(sys.argv[1]))
        assert program.window.isVisible()
        return QApplication.exec()


if __name__ == "__main__":
    raise SystemExit(main())
