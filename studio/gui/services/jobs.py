"""What work in the background hears of the window: that it closes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Jobs(QObject):
    """Whatever starts work connects what ends it to ``closing``."""

    closing = Signal()
    """The window closes for good: work in the background ends."""
