"""A sheet of pictures whose order is changed by hand: by dragging, or by Alt and arrow keys.

Del takes a picture out. What was done can be undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.contact_sheet import TILE, ContactSheet, Pictures

Arrangement: TypeAlias = tuple[Sequence[int], int, bool]
"""An order, the place that is chosen, and whether the order is one that was made by hand."""


class ArrangingSheet(ContactSheet):
    """A contact sheet; ``arranged`` comes with each change of the order, ``taken_out`` where
    there is one picture less, ``restored`` where an order is back that was there before."""

    arranged = Signal()
    taken_out = Signal()
    restored = Signal()

    def __init__(
        self, appearance: Appearance, name: str, tile: QSize = TILE, lines: int = 1
    ) -> None:
        super().__init__(appearance, name, tile, lines)
        self._held: QPoint | None = None
        """Where the picture was taken that may be dragged."""
        self._dragging = False
        self.by_hand = False
        """Is the order one that was made by hand? What others make of it comes back with undo."""
        self._before: list[Arrangement] = []
        self._undone: list[Arrangement] = []

    def show_pictures(self, pictures: Pictures, order: Sequence[int]) -> None:
        """Show pictures by their numbers in this order, of which nothing can be undone."""
        self._before.clear()
        self._undone.clear()
        self._let_go()
        super().show_pictures(pictures, order)

    def undo(self) -> None:
        """Bring back the order before the last change."""
        self._restore(self._before, self._undone)

    def redo(self) -> None:
        """Bring back the order that was undone last."""
        self._restore(self._undone, self._before)

    def _restore(self, source: list[Arrangement], other: list[Arrangement]) -> None:
        self._let_go()
        if source:
            other.append((self._order, self._place, self.by_hand))
            self._order, place, self.by_hand = source.pop()
            self._fit()
            self._choose(place)
            self.restored.emit()

    def _note(self) -> None:
        """The order is about to change; one drag is one change."""
        if not self._dragging:
            self._before.append((self._order, self._place, self.by_hand))
            self._undone.clear()
        self._dragging = self._held is not None

    def _let_go(self) -> None:
        """End a drag where it is."""
        self._held, self._dragging = None, False

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
        self._note()
        order.insert(place, order.pop(self._place))
        self._order, self.by_hand = order, True
        self._choose(place)
        self.arranged.emit()

    def take_out(self) -> None:
        """Leave the chosen picture out; the next one is chosen."""
        if self._place < 0:
            return
        self._let_go()
        self._note()
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
        self._dragging = False

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
        self._let_go()
        super().mouseReleaseEvent(event)
