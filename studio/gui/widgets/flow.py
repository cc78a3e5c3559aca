"""A layout that sets its items in rows like words of a text."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget


class Flow(QLayout):
    """Items from where lines begin, as many in a row as fit.

    What is added after :meth:`push` stands at the end of its row.
    """

    def __init__(
        self,
        gap: int,
        parent: QWidget | None = None,
        margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._pushed: int | None = None
        self._high: dict[int, int] = {}
        self.setContentsMargins(*margins)

    def push(self) -> None:
        """What is added from now on stands at the end of its row."""
        self._pushed = len(self._items)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        self.invalidate()
        return self._items.pop(index)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._high.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        # Qt asks a dozen times while a card is laid out. Only the layout of a widget is told of
        # each change within it, so one within another layout has to measure each time.
        if not isinstance(self.parent(), QWidget):
            return self._arrange(QRect(0, 0, width, 0), place=False)
        if width not in self._high:
            self._high[width] = self._arrange(QRect(0, 0, width, 0), place=False)
        return self._high[width]

    def setGeometry(self, box: QRect) -> None:
        super().setGeometry(box)
        self._arrange(box, place=True)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        size = QSize(width, max((hint.height() for hint in hints), default=0))
        return size.grownBy(self.contentsMargins())

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def _rows(self, width: int) -> Iterator[list[tuple[QLayoutItem, QSize, bool]]]:
        """The rows from top to bottom: items, their sizes, and whether they stand at the end."""
        line: list[tuple[QLayoutItem, QSize, bool]] = []
        used = 0
        for place, item in enumerate(self._items):
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            if hint.width() > width:
                # Alone in its row, and as narrow as it lets itself be made.
                hint.setWidth(max(width, item.minimumSize().width()))
                if item.hasHeightForWidth():
                    hint.setHeight(item.heightForWidth(hint.width()))
            if line and used + hint.width() > width:
                part = item.widget()
                if part is not None and part.isHidden():
                    # What keeps its place while it is hidden does so beside others.
                    continue
                yield line
                line, used = [], 0
            line.append((item, hint, self._pushed is not None and place >= self._pushed))
            used += hint.width() + self._gap
        if line:
            yield line

    def _arrange(self, box: QRect, place: bool) -> int:
        """Place the items in `box`, or only measure; returns the height used."""
        margins = self.contentsMargins()
        room = box.marginsRemoved(margins)
        parent = self.parentWidget()
        direction = parent.layoutDirection() if parent else Qt.LayoutDirection.LeftToRight
        y = room.y()
        for line in self._rows(room.width()):
            height = max(hint.height() for _, hint, _ in line)
            used = sum(hint.width() + self._gap for _, hint, _ in line) - self._gap
            x, free = room.x(), max(0, room.width() - used)
            for item, hint, pushed in line:
                if pushed:
                    x, free = x + free, 0
                if place:
                    at = QRect(QPoint(x, y + (height - hint.height()) // 2), hint)
                    item.setGeometry(QStyle.visualRect(direction, room, at))
                x += hint.width() + self._gap
            y += height + self._gap
        used_height = y - self._gap if y > room.y() else y
        return used_height + margins.bottom() - box.y()
