"""What a screen reader says of itself, though the focus is elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(source: QObject, sentence: str) -> None:
    """Have a sentence read out once what is being read is over; nothing where nobody listens."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(source, sentence))
