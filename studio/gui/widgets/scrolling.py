"""Areas that scroll a body which is higher than its room: cards, panels, pages."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget


def scroll_area(body: QWidget) -> QScrollArea:
    """Scrolls `body` up and down, without frame or background of its own."""
    area = QScrollArea()
    _fill(area, body)
    return area


def scroll_within(layout: QBoxLayout, body: QWidget) -> QScrollArea:
    """The same in all the room that is left in a layout.

    The area has its place before it is filled: a body is measured when it comes into an area, Qt
    styles what is measured, and styles it anew each time that something around it moves.
    """
    area = _Area(body)
    layout.addWidget(area, 1)
    _fill(area, body)
    return area


def bring_into_sight(area: QScrollArea, part: QWidget) -> None:
    """Scroll to a part of an area's body, also where the body was changed in this very turn."""
    lay_out(area)
    area.ensureWidgetVisible(part)


def lay_out(area: QScrollArea) -> None:
    """Lay the body of an area out as it is now: before what was posted, parts lie where they lay,
    and the area scrolls as far as it did."""
    body = area.widget()
    layout = None if body is None else body.layout()
    if layout is not None:
        layout.activate()
    QCoreApplication.sendEvent(area, QEvent(QEvent.Type.LayoutRequest))


def _fill(area: QScrollArea, body: QWidget) -> None:
    area.setWidget(body)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    body.setAutoFillBackground(False)


class _Area(QScrollArea):
    """As wide as its body has to be, for nothing scrolls across."""

    def __init__(self, body: QWidget) -> None:
        super().__init__()
        self._body, self._wide = body, 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        found = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.LayoutRequest and watched is self._body:
            wide = self._body.minimumSizeHint().width()
            if wide != self._wide:
                self._wide = wide
                self.updateGeometry()
        return found

    def minimumSizeHint(self) -> QSize:
        wide = self._body.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        least = super().minimumSizeHint()
        return QSize(max(least.width(), wide), least.height())


class Scroller(_Area):
    """Scrolls its body up and down where that has no room; else as high as the body."""

    def __init__(self, body: QWidget) -> None:
        super().__init__(body)
        _fill(self, body)

    def sizeHint(self) -> QSize:
        return self._body.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)

    def hasHeightForWidth(self) -> bool:
        return self._body.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self._body.heightForWidth(width)
