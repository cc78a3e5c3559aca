"""Where a window stands when it first opens: on any screen, whole."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

USUAL = QSize(1440, 900)
LEAST = QSize(640, 480)
"""Smaller than half a screen of a small laptop is no window to work in."""

FRAME = QSize(8, 40)
"""Room for the frame that desktops put round a window; it is not known before there is one."""

STEP = QPoint(32, 32)
"""So far from the last one a new window stands."""


def least_size(available: QRect) -> QSize:
    """The smallest size of a window that the ``available`` part of a screen can hold."""
    return LEAST.boundedTo(available.size())


def first_place(available: QRect) -> QRect:
    """The usual size in the middle of the ``available`` part of a screen, or as much as fits."""
    room = available.size() - FRAME
    size = USUAL.boundedTo(room).expandedTo(least_size(available))
    spare = available.size() - size - FRAME
    corner = QPoint(max(spare.width(), 0) // 2, max(spare.height(), 0) // 2 + FRAME.height())
    corner.setY(min(corner.y(), max(available.height() - size.height(), 0)))
    return QRect(available.topLeft() + corner, size)


def next_place(last: QRect, available: QRect) -> QRect:
    """Beside a window at ``last``: a step further, or a new row of windows where that leaves the
    ``available`` part of the screen. Both are with their frames."""
    place = last.translated(STEP)
    if available.contains(place):
        return place
    corner = available.topLeft()
    if (last.topLeft() - corner).manhattanLength() < STEP.manhattanLength():
        corner += STEP
    room = QRect(corner, available.bottomRight())
    return QRect(corner, last.size().boundedTo(room.size()))


def place_window(window: QWidget, geometry: QByteArray) -> None:
    """Put a window where it was, as Qt saved it, else in the middle of its screen."""
    available = window.screen().availableGeometry()
    if window.restoreGeometry(geometry):
        window.setGeometry(kept_inside(window.geometry(), window.screen().availableGeometry()))
    else:
        window.setGeometry(first_place(available))


def kept_inside(place: QRect, available: QRect) -> QRect:
    """A place that was remembered, moved and cut so that it lies on the screen that is there."""
    size = place.size().boundedTo(available.size())
    x = min(max(place.x(), available.x()), available.x() + available.width() - size.width())
    y = min(max(place.y(), available.y()), available.y() + available.height() - size.height())
    return QRect(QPoint(x, y), size)
