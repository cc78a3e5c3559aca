"""Garbage is collected in the window's thread alone.

Python collects in whichever thread happens to make the next object. Widgets that hang in circles
would be destroyed by a thread that writes a file, which Qt does not bear: the program crashes.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 500


class Garbage(QObject):
    """Looks now and then, in the thread it lives in, and collects what is due."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_due)
        self._timer.start(LOOK_MS)


def collect_due() -> int | None:
    """Collect the oldest generation that is due by Python's own thresholds; which one that was."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = [age for age in range(3) if thresholds[age] and counts[age] > thresholds[age]]
    if not due:
        return None
    gc.collect(due[-1])
    return due[-1]
