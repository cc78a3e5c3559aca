"""How much room words need, measured once: layouts ask for it again and again."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt, QTextBoundaryFinder
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
        """How wide the longest piece is that is never broken: a word, in Japanese mostly a sign."""
        if text not in self._longest:
            widths = map(self._metrics.horizontalAdvance, _pieces(text))
            self._longest[text] = max(widths, default=0.0)
        return self._longest[text]

    def high(self, text: str, width: int) -> float:
        """How high a text is in as many lines as it needs."""
        if (text, width) not in self._high:
            room = QRectF(0, 0, width, 10_000)
            words = self._metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            self._high[text, width] = words.height()
        return self._high[text, width]


def _pieces(text: str) -> Iterator[str]:
    """What stands between the places where a line may end."""
    finder, begin = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text), 0
    while (end := finder.toNextBoundary()) > 0:
        yield text[begin:end].strip()
        begin = end
