"""One focus ring for the whole program: two pixels of accent, two pixels away from the control."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from studio.gui.style.appearance import Appearance

PAINTS_OWN_FOCUS = "paintsOwnFocus"
RING_RADIUS = "ringRadius"
RING_HEIGHT = "ringHeight"  # rings only the upper part of a control


def focus_within(widget: QWidget) -> QWidget | None:
    """The part of a window that has the focus, if any has: Qt's stubs leave out that none may."""
    return widget.focusWidget()


@contextmanager
def focus_kept(part: QWidget) -> Iterator[None]:
    """Move a part to another parent: what has the focus in it keeps that, which Qt hands to what
    comes next."""
    focused = focus_within(part.window())
    yield
    if focused is not None and part.isAncestorOf(focused):
        # Qt hides what moves.
        part.show()
        focused.setFocus(Qt.FocusReason.OtherFocusReason)


class FocusRing(QWidget):
    """The ring of one window. It lies above everything, so that no parent clips it."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._appearance = appearance
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """The control that is ringed now."""
        return self._target

    def follow(self, target: QWidget | None) -> None:
        """Move to another control, or hide when there is none."""
        for watched in self._watched:
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched = []
        self._target = target
        widget: QWidget | None = target
        while widget is not None and widget is not self.window():
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        self._place()

    def _margin(self) -> int:
        size = self._appearance.tokens.size
        return int(size["focus_ring"] + size["focus_gap"])

    def _place(self) -> None:
        if self._target is None or not isValid(self._target) or not self._target.isVisible():
            self.hide()
            return
        margin = self._margin()
        corner = self._target.mapTo(self.window(), QPoint(0, 0))
        box = QRect(corner, self._target.size())
        height = self._target.property(RING_HEIGHT)
        if height is not None:
            box.setHeight(int(height))
        self.setGeometry(box.adjusted(-margin, -margin, margin, margin))
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (
            QEvent.Type.Move,
            QEvent.Type.Resize,
            QEvent.Type.Show,
            QEvent.Type.Hide,
            QEvent.Type.ZOrderChange,
        ):
            self._place()
        return False

    def _visible_part(self) -> QRect:
        """Where the ring may show: scroll areas hide what they have scrolled away.

        On a side where all of the control is in sight, the ring is too: it may lie on the border.
        """
        part = self.rect()
        left, top, right, bottom = part.left(), part.top(), part.right(), part.bottom()
        margin = self._margin()
        control = part.adjusted(margin, margin, -margin, -margin)
        parent = self._target.parentWidget() if self._target else None
        while parent is not None and parent is not self.window():
            if parent.objectName() == "qt_scrollarea_viewport":
                corner = parent.mapTo(self.window(), QPoint(0, 0)) - self.pos()
                view = QRect(corner, parent.size())
                left = left if view.left() <= control.left() else max(left, view.left())
                top = top if view.top() <= control.top() else max(top, view.top())
                right = right if view.right() >= control.right() else min(right, view.right())
                bottom = bottom if view.bottom() >= control.bottom() else min(bottom, view.bottom())
            parent = parent.parentWidget()
        return QRect(QPoint(left, top), QPoint(right, bottom))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._target is None:
            return
        width = self._appearance.tokens.size["focus_ring"]
        radius = self._target.property(RING_RADIUS)
        if radius is None:
            radius = self._appearance.tokens.radius["control"]
        radius = float(radius) + self._margin() - width / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRect(self._visible_part())
            painter.setPen(QPen(self._appearance.theme.colour("accent"), width))
            half = width / 2
            box = QRectF(self.rect()).adjusted(half, half, -half, -half)
            painter.drawRoundedRect(box, radius, radius)


class FocusRings(QObject):
    """Keeps a ring in every window of the application and moves it with the focus.

    A widget that paints its own focus sets the property `paintsOwnFocus`.
    """

    def __init__(self, appearance: Appearance, app: QApplication) -> None:
        super().__init__(app)
        self._appearance = appearance
        self._rings: dict[QWidget, FocusRing] = {}
        app.focusChanged.connect(self._move)
        appearance.changed.connect(self._repaint)

    def ring(self, window: QWidget) -> FocusRing:
        """The ring of a window, made on first use."""
        if window not in self._rings or not isValid(self._rings[window]):
            self._rings[window] = FocusRing(self._appearance, window)
        return self._rings[window]

    def _move(self, old: QWidget | None, new: QWidget | None) -> None:
        for window, ring in list(self._rings.items()):
            if not isValid(ring):
                del self._rings[window]
            elif new is None or new.window() is not window:
                ring.follow(None)
        if new is not None:
            wanted = not new.property(PAINTS_OWN_FOCUS)
            self.ring(new.window()).follow(new if wanted else None)

    def _repaint(self) -> None:
        for ring in self._rings.values():
            if isValid(ring):
                ring.update()
