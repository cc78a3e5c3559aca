"""What work in the background hears of the window: that it closes; and which files it makes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Jobs(QObject):
    """Whatever starts work connects what ends it to ``closing``.

    What makes a file for long says so with :meth:`begin` and :meth:`end`: the window asks before it
    goes without them.
    """

    closing = Signal()
    """The window closes for good: work in the background ends."""

    ended = Signal()
    """A file is made, or will not be."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: list[str] = []

    @property
    def files(self) -> tuple[str, ...]:
        """The names of the files that are being made."""
        return tuple(self._files)

    def begin(self, name: str) -> None:
        """A file of this name is being made."""
        self._files.append(name)

    def end(self, name: str) -> None:
        """It is made, or will not be."""
        self._files.remove(name)
        self.ended.emit()
