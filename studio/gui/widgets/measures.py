"""How much room words need, measured once: layouts ask for it again and again."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF


class Measures:
    """Of texts in one font."""

    def __init__(self, font: QFont) -> None:
        self._metrics = QFontMetricsF(font)
        self._wide: dict[str, float] = {}
        self._longest: dict[str, float] = {}
        self._high: dict[tuple[str, int], float] = {}

    def wide(self, text: str) -> float:
        """How wide a text is in one line."""
        if text not in self._wide:
            self._wide[text] = self._metrics.horizontalAdvance(text)
        return self._wide[text]

    def longest(self, text: str) -> float:
        """How wide the longest of its words is."""
        if text not in self._longest:
            widths = map(self._metrics.horizontalAdvance, text.split())
            self._longest[text] = max(widths, default=0.0)
        return self._longest[text]

    def high(self, text: str, width: int) -> float:
        """How high a text is in as many lines as it needs."""
        if (text, width) not in self._high:
            room = QRectF(0, 0, width, 10_000)
            words = self._metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            self._high[text, width] = words.height()
        return self._high[text, width]
