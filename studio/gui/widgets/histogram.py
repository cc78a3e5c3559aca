"""A bar chart of counts by a whole number: hover or arrow keys to read it, click to choose."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio import language
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.panel_state import count_text
from studio.language import number as grouped

Bar = tuple[int, int, int]
"""First value, last value, how many."""

HEIGHT = 84
TOP, FOOT = 20, 18
"""Room above the bars for the words, and below them for the ends of the scale."""
MARK = 8
"""Room between the two for the mark of a value that is asked for, where one is."""
LEAST_BAR = 3
"""Bars are not narrower than this: then values are taken together."""
WIDEST = 36
"""Bars are not wider than this, however few there are."""


def bars_of(counts: Sequence[tuple[int, int]], most: int) -> tuple[Bar, ...]:
    """Counts as at most ``most`` bars over equal stretches of values, empty ones included."""
    if not counts:
        return ()
    low, high = min(v for v, _ in counts), max(v for v, _ in counts)
    step = -(-(high - low + 1) // most)
    sums = [0] * -(-(high - low + 1) // step)
    for value, n in counts:
        sums[(value - low) // step] += n
    return tuple(
        (low + i * step, min(low + (i + 1) * step - 1, high), n) for i, n in enumerate(sums)
    )


def signed(value: int) -> str:
    """A number with a proper minus sign."""
    return grouped(value)


class Histogram(QWidget):
    """Shows counts; ``chosen`` tells the value that was clicked."""

    chosen = Signal(int)

    def __init__(self, appearance: Appearance, title: str, noun: str, so_far: str = "") -> None:
        """``so_far`` is the title while not all are counted."""
        super().__init__()
        self._appearance, self._title, self._noun = appearance, title, noun
        self._titles = (title, so_far or title)
        self._counts: tuple[tuple[int, int], ...] = ()
        self._current: int | None = None
        self._wanted: int | None = None
        self._at: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        mark = self._appearance.px(MARK if self._wanted is not None else 0)
        return QSize(self._appearance.px(200), self._appearance.px(HEIGHT) + mark)

    def show_counts(
        self,
        counts: Sequence[tuple[int, int]],
        current: int | None,
        wanted: int | None,
        *,
        every: bool = True,
    ) -> None:
        """Show other counts. ``current`` is the value of what is on the board, ``wanted`` one that
        is asked for; ``every``: nothing else is left to count."""
        state = (tuple(counts), current, wanted, self._titles[not every])
        if state != (self._counts, self._current, self._wanted, self._title):
            self._counts, self._current, self._wanted, self._title = state
            self.updateGeometry()
            self.setAccessibleName(self._title)
            self.setAccessibleDescription(self.words())
            self.update()

    # -- words ---------------------------------------------------------------------------------

    def words(self) -> str:
        """All counts in words, or the one that is pointed at."""
        bars = self._bars()
        if self._at is not None and self._at < len(bars):
            return self._said(bars[self._at])
        return language.listed(
            f"{signed(value)}: {count_text(n)}" for value, n in self._counts if n
        )

    def _said(self, bar: Bar) -> str:
        first, last, n = bar
        value = signed(first) if first == last else f"{signed(first)} to {signed(last)}"
        return f"{self._noun.format(value)}: {count_text(n)}"

    # -- bars ----------------------------------------------------------------------------------

    def _bars(self) -> tuple[Bar, ...]:
        return bars_of(self._counts, max(1, self.width() // self._appearance.px(LEAST_BAR)))

    @property
    def base(self) -> int:
        """How far down the axis lies: what is asked for has a line of its own above the values."""
        mark = self._appearance.px(MARK if self._wanted is not None else 0)
        return self.height() - self._appearance.px(FOOT) - mark

    def _boxes(self, bars: Sequence[Bar]) -> list[QRectF]:
        px = self._appearance.px
        top, room = px(TOP), self.base - px(TOP)
        share = min(self.width() / len(bars), px(WIDEST))
        gap = min(px(2), share * 0.2)
        most = max(n for _, _, n in bars)
        boxes = []
        for i, (_, _, n) in enumerate(bars):
            # Python divides whole numbers of any size; a bar that is there is always in sight.
            height = max(px(2), room * (n / most)) if n else 0.0
            boxes.append(QRectF(i * share, top + room - height, share - gap, height))
        return boxes

    def bar_at(self, x: float) -> int | None:
        """The bar over a place of the axis."""
        bars = self._bars()
        if not bars:
            return None
        share = min(self.width() / len(bars), self._appearance.px(WIDEST))
        index = int(x // share)
        return index if 0 <= index < len(bars) else None

    def _tell(self, index: int | None) -> None:
        bars = self._bars()
        if index is None or not bars[index][2]:
            return
        first, last, _ = bars[index]
        values = [value for value, n in self._counts if n and first <= value <= last]
        self.chosen.emit(values[0])

    # -- events --------------------------------------------------------------------------------

    def _point(self, index: int | None) -> None:
        if index != self._at:
            self._at = index
            self.setAccessibleDescription(self.words())
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.bar_at(event.position().x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._tell(self.bar_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bars = self._bars()
        filled = [i for i, bar in enumerate(bars) if bar[2]]
        key = Qt.Key(event.key())
        here = self._at
        if not filled:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Up):
            self._point(next((i for i in filled if here is None or i > here), here))
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Down):
            self._point(next((i for i in filled[::-1] if here is None or i < here), here))
        elif key == Qt.Key.Key_Home:
            self._point(filled[0])
        elif key == Qt.Key.Key_End:
            self._point(filled[-1])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._tell(here)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            painter.setFont(appearance.font("small", 600))
            painter.setPen(theme.colour("text2"))
            painter.drawText(box, Qt.AlignmentFlag.AlignTop, self._title)
            bars = self._bars()
            if not bars:
                return
            if self._at is not None and self._at < len(bars):
                painter.setPen(theme.colour("text"))
                right = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
                painter.drawText(box, right, self._said(bars[self._at]))
            base = self.base
            painter.fillRect(QRectF(0, base, self.width(), 1), theme.colour("control"))
            for i, ((first, last, _), bar) in enumerate(zip(bars, self._boxes(bars), strict=True)):
                shown = self._current is not None and first <= self._current <= last
                painter.fillRect(bar, theme.colour("accent" if shown or i == self._at else "line"))
                if self._wanted is not None and first <= self._wanted <= last:
                    self._paint_wanted(painter, bar.center().x(), base)
            self._paint_scale(painter, bars)

    def _paint_wanted(self, painter: QPainter, x: float, base: float) -> None:
        """A small triangle below the value that is asked for."""
        half = self._appearance.px(MARK - 2) / 1.5
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._appearance.theme.colour("text"))
        points = (QPointF(x, base + 2), QPointF(x - half, base + 2 + half * 1.5))
        painter.drawPolygon(QPolygonF([*points, QPointF(x + half, base + 2 + half * 1.5)]))

    def _paint_scale(self, painter: QPainter, bars: Sequence[Bar]) -> None:
        """The first and the last value."""
        appearance = self._appearance
        painter.setFont(appearance.font("caption"))
        painter.setPen(appearance.theme.colour("text2"))
        share = min(self.width() / len(bars), appearance.px(WIDEST))
        foot = QRectF(
            0, self.height() - appearance.px(FOOT), share * len(bars), appearance.px(FOOT)
        )
        bottom = Qt.AlignmentFlag.AlignBottom
        painter.drawText(foot, bottom, signed(bars[0][0]))
        if len(bars) > 1:
            painter.drawText(foot, bottom | Qt.AlignmentFlag.AlignRight, signed(bars[-1][1]))
