"""A sheet of pictures whose order is changed by hand: by dragging, or by Alt and arrow keys.

Del takes a picture out.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from studio.gui.widgets.contact_sheet import ContactSheet


class ArrangingSheet(ContactSheet):
    """A contact sheet; ``arranged`` comes with each change of the order, ``taken_out`` where
    there is one picture less."""

    arranged = Signal()
    taken_out = Signal()
    _held: QPoint | None = None
    """Where the picture was taken that may be dragged."""

    @property
    def order(self) -> list[int]:
        """The numbers of the pictures in their order."""
        return list(self._order)

    def move_to(self, place: int) -> None:
        """Put the chosen picture at another place; those between move up."""
        order = self.order
        place = min(max(place, 0), len(order) - 1)
        if self._place < 0 or place == self._place:
            return
        order.insert(place, order.pop(self._place))
        self._order = order
        self._choose(place)
        self.arranged.emit()

    def take_out(self) -> None:
        """Leave the chosen picture out; the next one is chosen."""
        if self._place < 0:
            return
        order, place = self.order, self._place
        del order[place]
        self._order = order
        self._fit()
        self._choose(min(place, len(order) - 1))
        self.taken_out.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self.columns,
            Qt.Key.Key_Down: self.columns,
        }
        key = Qt.Key(event.key())
        if key in steps and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.move_to(self._place + steps[key])
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.take_out()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        there = self.place_at(event.position().toPoint()) >= 0
        self._held = event.position().toPoint() if there else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        held = self._held if event.buttons() & Qt.MouseButton.LeftButton else None
        far = QApplication.startDragDistance()
        if held is None or (here - held).manhattanLength() < far:
            super().mouseMoveEvent(event)
            return
        self._hover(-1)
        place = self.place_at(here)
        if place >= 0:
            self.move_to(place)
        elif here.y() >= self.tile(len(self._order) - 1).top():  # beyond the last one
            self.move_to(len(self._order) - 1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None
        super().mouseReleaseEvent(event)
