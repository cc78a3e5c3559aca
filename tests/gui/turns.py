"""Turns of the event loop."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from studio.gui.editor.canvas import BoardScene, BoardView

TURNS = 3
"""An edit is shown in the first, its rest and the question to the solvers follow in the next."""
MOST = 10_000
"""Of what is painted ahead each does a little."""


def turns() -> None:
    """Let the event loop turn until everything that was asked for is on show."""
    for _ in range(TURNS):
        QApplication.processEvents()
    for _ in range(MOST):
        if not any(scene.busy for scene in _scenes()):
            return
        QApplication.processEvents()
    raise AssertionError("What is painted ahead is never done.")


def _scenes() -> list[BoardScene]:
    views = [each for each in QApplication.allWidgets() if isinstance(each, BoardView)]
    return [scene for each in views if isinstance(scene := each.scene(), BoardScene)]
