"""Garbage is collected in the window's thread alone, and old garbage while nothing happens.

Python collects in whichever thread happens to make the next object. Widgets that hang in circles
would be destroyed by a thread that writes a file, which Qt does not bear: the program crashes.
While another thread makes very much, as for a large board, it is collected in many small turns.
"""

from __future__ import annotations

import gc
import time

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 100
RUSH_MS = 5
"""The time between two looks while so much is made that one in ``LOOK_MS`` would take frames."""
RESTS = (0, 3, 10)
"""So many looks in a row have found the thread at rest before garbage of each age is collected."""
OVERDUE = 8
"""When so many times as much as is due has gathered, it is collected in any case."""
RESTING_S = 0.003
"""A thread that worked no longer between two looks is at rest."""


class Rest:
    """Counts how many looks in a row have found this thread at rest."""

    def __init__(self) -> None:
        self.looks = 0
        self._worked = time.thread_time()

    def look(self) -> int:
        """Look once more."""
        worked = time.thread_time()
        self.looks = self.looks + 1 if worked - self._worked < RESTING_S else 0
        self._worked = worked
        return self.looks

    def pass_over(self) -> None:
        """What was worked since the last look was the look's own work and does not count."""
        self._worked = time.thread_time()


class Garbage(QObject):
    """Looks now and then, in the thread it lives in, and collects what is due."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._rest = Rest()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_MS)
        self._rush = QTimer(self)
        self._rush.timeout.connect(self._look_in_rush)

    def _look(self) -> None:
        if _rushes() and not self._rush.isActive():
            self._rush.start(RUSH_MS)
        collect_due(self._rest.look())
        self._rest.pass_over()

    def _look_in_rush(self) -> None:
        if collect_due(RESTS[1]) is None:
            self._rush.stop()
        self._rest.pass_over()


def _rushes() -> bool:
    """Has so much gathered since the last look that it does not come from the window itself?"""
    return gc.get_count()[0] > OVERDUE * gc.get_threshold()[0]


def collect_due(rest: int = max(RESTS)) -> int | None:
    """Collect the oldest generation that is due by Python's own thresholds; which one that was.

    ``rest``: for so many looks there has been nothing else to do.
    """
    due = [
        age
        for age, (count, threshold) in enumerate(
            zip(gc.get_count(), gc.get_threshold(), strict=True)
        )
        if threshold and count > (threshold if rest >= RESTS[age] else OVERDUE * threshold)
    ]
    if not due:
        return None
    gc.collect(due[-1])
    return due[-1]
