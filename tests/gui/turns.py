"""Turns of the event loop."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

TURNS = 3
"""An edit is shown in the first, its rest and the question to the solvers follow in the next."""


def turns() -> None:
    """Let the event loop turn until everything that was asked for is on show."""
    for _ in range(TURNS):
        QApplication.processEvents()
