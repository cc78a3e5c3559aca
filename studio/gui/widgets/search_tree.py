"""The search tree near the present step: the way from the root, and what was tried in vain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.painting import disc, paint_cross
from studio.language import number as grouped
from studio.work.recording import Fork

DEPTHS = 13
"""Levels of the tree that are shown."""
HEIGHT = 58
STUBS = 4
"""Dead branches of a level that have room; of more the latest are shown."""
EVERY = 4
"""Every so many levels one is numbered."""


class SearchTree(QWidget):
    """The last levels of the way from the root, from left to right; dead branches are stubs.

    A stub ends in a cross; the one that failed last is vermilion. The open ring is where the search
    stands.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._forks: tuple[Fork, ...] = ()
        self._failed = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(280), self._appearance.px(HEIGHT))

    def show_forks(self, forks: Sequence[Fork], failed: bool) -> None:
        """These levels; ``failed`` says that the present step is a step back."""
        self._forks, self._failed = tuple(forks), failed
        here = self._forks[-1]
        words = tr("Search tree: depth {}, {} tried in vain from here")
        self.setAccessibleName(words.format(grouped(here.depth), grouped(len(here.failed))))
        self.update()

    # -- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._forks:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(len(self._forks)):
                self._paint_stubs(painter, place)
            self._paint_way(painter)
            last = len(self._forks) - 1
            for place, fork in enumerate(self._forks):
                if place == last or (fork.depth % EVERY == 0 and place < last - 1):
                    self._number(painter, place, fork.depth)

    def _x(self, place: float) -> float:
        """Where a level is; the first is at the left edge, one more than all have room."""
        px = self._appearance.px
        return px(12) + (self.width() - px(24)) * place / DEPTHS

    @property
    def _middle(self) -> float:
        return self._appearance.px(24)

    def _paint_way(self, painter: QPainter) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        y, last = self._middle, len(self._forks) - 1
        painter.setPen(QPen(theme.colour("accent"), appearance.px(2)))
        if self._forks[0].depth:
            painter.setPen(QPen(theme.colour("accent"), appearance.px(2), Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(0, y), QPointF(self._x(0), y))
            painter.setPen(QPen(theme.colour("accent"), appearance.px(2)))
        painter.drawLine(QPointF(self._x(0), y), QPointF(self._x(last), y))
        for place in range(last):
            root = self._forks[place].depth == 0
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("text" if root else "accent"))
            disc(painter, self._x(place), y, appearance.px(5 if root else 3))
        painter.setPen(QPen(theme.colour("accent"), appearance.px(2)))
        painter.setBrush(theme.colour("raised"))
        disc(painter, self._x(last), y, appearance.px(5))

    def _paint_stubs(self, painter: QPainter, place: int) -> None:
        """The branches from one level that failed: by turns above and below the way."""
        appearance, theme, fork = self._appearance, self._appearance.theme, self._forks[place]
        shown = fork.failed[-STUBS:]
        start = QPointF(self._x(place), self._middle)
        last = place == len(self._forks) - 1
        for number in range(len(shown)):
            latest = last and self._failed and number == len(shown) - 1
            tone = theme.colour("none" if latest else "text2")
            side = -1 if number % 2 == 0 else 1
            rise = appearance.px(10 + 8 * (number // 2))
            end = QPointF(self._x(place + 0.62), self._middle + side * rise)
            painter.setPen(QPen(tone, appearance.px(2 if latest else 1)))
            painter.drawLine(start, end)
            painter.save()
            painter.translate(end)
            paint_cross(painter, tone, appearance.px(3), appearance.px(2 if latest else 1))
            painter.restore()

    def _number(self, painter: QPainter, place: int, depth: int) -> None:
        appearance = self._appearance
        painter.setFont(appearance.font("small"))
        painter.setPen(appearance.theme.colour("text2"))
        text = grouped(depth)
        wide = QFontMetricsF(appearance.font("small")).horizontalAdvance(text) + 2
        x = min(max(self._x(place) - wide / 2, 0.0), self.width() - wide)
        box = QRectF(x, appearance.px(HEIGHT) - appearance.px(18), wide, appearance.px(18))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
