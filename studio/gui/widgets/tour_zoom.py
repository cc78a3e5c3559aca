"""Looking closer at a tour: how far a board is zoomed and moved, and the line that is in sight."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF

from studio.work.tours import Toured

STEP = 1.25
"""One notch of the wheel, one press of a key."""


class Zoom:
    """How much larger than its place a board is shown, and which part of it.

    ``share`` 1 shows all of it. The part in sight never leaves the board.
    """

    def __init__(self) -> None:
        self.share = 1.0
        self._middle = QPointF(0.5, 0.5)
        """What part of the board, across and down, is in the middle of its place."""

    def reset(self) -> None:
        """All of the board."""
        self.share, self._middle = 1.0, QPointF(0.5, 0.5)

    def box(self, place: QRectF) -> QRectF:
        """Where the whole board is, parts out of sight too; ``place`` is where it is at share 1."""
        box = QRectF(0, 0, place.width() * self.share, place.height() * self.share)
        box.moveLeft(place.center().x() - self._middle.x() * box.width())
        box.moveTop(place.center().y() - self._middle.y() * box.height())
        return box

    def by(self, factor: float, most: float, place: QRectF, at: QPointF | None = None) -> None:
        """Zoom, up to ``most``; what is at ``at`` (the middle unless told) stays there."""
        at = at or place.center()
        before = self.box(place)
        across, down = (at.x() - before.left()), (at.y() - before.top())
        part = QPointF(across / before.width(), down / before.height())
        self.share = min(max(self.share * factor, 1.0), max(most, 1.0))
        wide, high = place.width() * self.share, place.height() * self.share
        self._look_at(
            part.x() + (place.center().x() - at.x()) / wide,
            part.y() + (place.center().y() - at.y()) / high,
        )

    def move(self, by: QPointF, place: QRectF) -> None:
        """Move the board by so many pixels."""
        wide, high = place.width() * self.share, place.height() * self.share
        self._look_at(self._middle.x() - by.x() / wide, self._middle.y() - by.y() / high)

    def _look_at(self, x: float, y: float) -> None:
        edge = 0.5 / self.share
        self._middle = QPointF(min(max(x, edge), 1 - edge), min(max(y, edge), 1 - edge))


class TourLine:
    """The line of a tour of any size, for the part of its board that is in sight."""

    def __init__(self, tour: Toured) -> None:
        self._columns, self._rows = tour.wanted.columns, tour.wanted.rows
        self._closed = tour.wanted.closed
        self._order = np.array(tour.order, dtype=np.int64)
        # Of a hole the step is -1.
        self._step = np.full(self._rows * self._columns, -1, dtype=np.int64)
        self._step[self._order] = np.arange(len(self._order))
        self._reach = max((max(abs(r), abs(c)) for r, c in tour.wanted.moves), default=0)

    def within(self, part: QRect) -> list[QLineF]:
        """The jumps that may touch a part of the board; all in cells, as places of middles."""
        far = self._reach
        rows = np.arange(max(part.top() - far, 0), min(part.bottom() + far + 1, self._rows))
        columns = np.arange(max(part.left() - far, 0), min(part.right() + far + 1, self._columns))
        cells = (rows[:, None] * self._columns + columns).ravel()
        steps = self._step[cells]
        last = len(self._order) - (0 if self._closed else 1)
        goes_on = (steps >= 0) & (steps < last)
        cells, steps = cells[goes_on], steps[goes_on]
        goals = self._order[(steps + 1) % len(self._order)]
        ends = (
            np.stack(
                [
                    cells % self._columns,
                    cells // self._columns,
                    goals % self._columns,
                    goals // self._columns,
                ],
                axis=1,
            )
            + 0.5
        )
        return [QLineF(*line) for line in ends.tolist()]
