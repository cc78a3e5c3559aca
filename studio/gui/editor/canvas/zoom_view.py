"""The view's own part: how large the board is drawn, and which part of it is in sight."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QResizeEvent, QTransform
from PySide6.QtWidgets import QGraphicsView, QWidget

from studio.gui.editor.canvas.pixels import Frame
from studio.gui.editor.canvas.scene import BoardScene

AIR_PX, AIR_SHARE = 40, 0.1
"""What stays around a board that fits at each side, and how much of the room at most."""
NATURAL_HEXAGON_PX = 56.0
NATURAL_SQUARE_PX = 64.0
NATURAL_UNIT_PX = 110.0
"""The natural sizes of a cell, and of the distance of corners in a drawing."""

LADDER = (
    0.1,
    0.15,
    0.25,
    0.33,
    0.5,
    0.67,
    0.8,
    1.0,
    1.25,
    1.5,
    2.0,
    3.0,
    4.0,
    6.0,
    8.0,
    12.0,
    16.0,
)
SMALLEST_CELL_PX = 2.0
LARGEST_CELL_PX = 240.0

MOST_AHEAD_S = 0.05
"""A zoom that takes the place of one which is not seen yet may let others wait so long."""


class ZoomView(QGraphicsView):
    """A view that zooms and pans over a board. 100 % is the size at which the whole board fits.

    Places are in board units or in pixels of the viewport, as each method says. A zoom of a board
    that takes long to paint holds at once for all who ask where something is, and is seen when it
    was painted ahead, some turns of the event loop later.
    """

    zoomed = Signal(float)
    """The zoom as a share: 1.0 is fitted."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board_scene = scene
        self._natural = NATURAL_HEXAGON_PX
        self._scale = 1.0
        self._centre = QPointF(0, 0)
        self._fitted = True
        self._coming: Frame | None = None
        """What a zoom shows, once it is painted."""
        self._seen_at = 0.0
        """When the view showed last what was asked of it, by the clock of ``time.monotonic``."""
        self.corners = 6
        """Sides of a cell, as :meth:`set_corners` has them."""
        self.settle: Callable[[], None] = lambda: None
        """Brings the picture up to date, for those who ask where something is on the screen."""

    def set_corners(self, corners: int) -> None:
        """4 for boards of squares, 6 for hexagons, 0 for drawings: how large a cell is by nature.

        A cell of a drawing is the distance of its corners, as a rule.
        """
        self.corners = corners
        natural = {4: NATURAL_SQUARE_PX, 0: NATURAL_UNIT_PX}
        self._natural = natural.get(corners, NATURAL_HEXAGON_PX)

    @property
    def natural_px(self) -> float:
        """Pixels of one board unit in natural size."""
        return self._natural

    @property
    def largest_fitted(self) -> float:
        """Pixels of one board unit beyond which a small board is not blown up to fit."""
        return LARGEST_CELL_PX

    @property
    def scale_px(self) -> float:
        """Pixels of one board unit."""
        self.settle()
        return self._scale

    @property
    def share(self) -> float:
        """The zoom: 1.0 is fitted."""
        self.settle()
        return self._scale / self._fitting_scale()

    def _fitting_scale(self, room: QSize | None = None) -> float:
        """The scale that fits a room, the viewport unless told."""
        bounds = self._board_scene.bounds
        size = self.viewport().size() if room is None else room
        width, height = (
            max(all_of_it - 2 * min(AIR_PX, AIR_SHARE * all_of_it), 16)
            for all_of_it in (size.width(), size.height())
        )
        fitting = min(width / max(bounds.width(), 0.1), height / max(bounds.height(), 0.1))
        return min(fitting, self.largest_fitted)

    def fit(self) -> None:
        """Show the whole board in the middle, with air around it."""
        self.settle()
        self._fit(ahead=True)

    def _fit(self, *, ahead: bool = False) -> None:
        self._fitted = True
        self._look_at(self._board_scene.bounds.center(), self._fitting_scale(), ahead=ahead)

    def fit_width(self) -> None:
        """Show the board as wide as there is room for, from its upper end on."""
        self.settle()
        bounds = self._board_scene.bounds
        room = max(self.viewport().width() - 2 * AIR_PX, 16)
        scale = min(max(room / max(bounds.width(), 0.1), SMALLEST_CELL_PX), LARGEST_CELL_PX)
        height = self.viewport().height() / scale
        top = bounds.top() - AIR_PX / scale + height / 2
        self._fitted = False
        self._look_at(QPointF(bounds.center().x(), top), scale, ahead=True)

    def show_natural(self) -> None:
        """Show cells in their natural size, around what is in the middle now."""
        self.settle()
        self._fitted = False
        self._look_at(self._centre, self._natural, ahead=True)

    @property
    def magnification(self) -> float:
        """How large cells are, 1.0 in their natural size."""
        return self._scale / self._natural

    @property
    def fitted(self) -> bool:
        """Was the whole board put in sight, and did the user choose no other zoom since?"""
        return self._fitted

    def zoom_in(self) -> None:
        """One rung up the ladder."""
        self.zoom_to(next((rung for rung in LADDER if rung > self.share * 1.01), LADDER[-1]))

    def zoom_out(self) -> None:
        """One rung down the ladder."""
        self.zoom_to(
            next((rung for rung in reversed(LADDER) if rung < self.share / 1.01), LADDER[0])
        )

    def zoom_to(self, share: float, anchor: QPointF | None = None) -> None:
        """Zoom to a share; the board point under ``anchor`` (viewport pixels) stays where it is."""
        self.settle()
        scale = min(max(share * self._fitting_scale(), SMALLEST_CELL_PX), LARGEST_CELL_PX)
        middle = QPointF(self.viewport().rect().center())
        held = anchor or middle
        point = self.board_point(held)
        self._fitted = False
        offset = (middle - held) / scale
        self._look_at(point + offset, scale, ahead=True)

    def pan(self, pixels: QPointF) -> None:
        """Move the board on the screen."""
        self.settle()
        self._fitted = False
        self._look_at(self._centre - pixels / self._scale, self._scale)

    def shift(self, right: float, down: float) -> None:
        """Follow a board whose addresses moved, so that it stays put on the screen."""
        self.settle()
        self._look_at(self._centre + QPointF(right, down), self._scale)

    def reveal(self, box: QRectF) -> None:
        """Pan as little as needed to bring a rectangle (board units) into sight, with air; not at
        all where its middle is on a board that is seen as a whole."""
        self.settle()
        if self.shows_all and self._board_scene.bounds.contains(box.center()):
            return
        seen = self._seen().adjusted(0.5, 0.5, -0.5, -0.5)
        right = min(0.0, box.left() - seen.left()) + max(0.0, box.right() - seen.right())
        down = min(0.0, box.top() - seen.top()) + max(0.0, box.bottom() - seen.bottom())
        if right or down:
            self.pan(QPointF(-right * self._scale, -down * self._scale))

    def reveal_cell(self, x: float, y: float) -> None:
        """Pan a cell into sight, by its centre."""
        self.reveal(QRectF(x - 0.5, y - 0.5, 1, 1))

    def shows(self, x: float, y: float) -> bool:
        """Is a place of the board in sight?"""
        return QRectF(self.viewport().rect()).contains(self.pixel(x, y))

    @property
    def shows_all(self) -> bool:
        """Is all of the board in sight?"""
        return self._seen().contains(self._board_scene.bounds)

    def _seen(self) -> QRectF:
        corner = self.board_point(QPointF(0, 0))
        size = self.viewport().size()
        return QRectF(
            corner.x(), corner.y(), size.width() / self._scale, size.height() / self._scale
        )

    def _look_at(self, centre: QPointF, scale: float, *, ahead: bool = False) -> None:
        """Put a board point into the middle of the viewport; half of it may leave the board.

        ``ahead``: what takes long is painted before it is seen, unless it follows others that
        nobody saw, as in a gesture: then it is seen at once, slow as that may be.
        """
        bounds = self._board_scene.bounds
        x = min(max(centre.x(), bounds.left()), bounds.right())
        y = min(max(centre.y(), bounds.top()), bounds.bottom())
        width = self.viewport().width() / scale
        height = self.viewport().height() / scale
        seen = QRectF(x - width / 2, y - height / 2, width, height)
        shown = self.transform().m11()
        self._scale, self._centre = scale, QPointF(x, y)
        if self._coming is None:
            self._seen_at = time.monotonic()
        else:
            self._coming = None
            self._board_scene.drop()
            ahead = ahead and time.monotonic() < self._seen_at + MOST_AHEAD_S
        if ahead and scale != shown and self.isVisible() and self._board_scene.slow:
            self._coming = self._frame_of(seen, scale)
            self._board_scene.prepare(self._coming, partial(self._arrive, seen, scale))
        else:
            self._see(seen, scale)
        self.zoomed.emit(scale / self._fitting_scale())

    def _see(self, seen: QRectF, scale: float) -> None:
        # The scene rectangle is exactly what is seen, so that Qt neither scrolls nor centres.
        self.setSceneRect(seen)
        self.setTransform(QTransform.fromScale(scale, scale))
        self.horizontalScrollBar().setValue(0)
        self.verticalScrollBar().setValue(0)

    def _frame_of(self, seen: QRectF, scale: float) -> Frame:
        """The frame in which a rectangle of the scene is seen, as Qt rounds it."""
        size = self.viewport().size()
        ratio = self.viewport().devicePixelRatioF()
        # Its far ends are mapped as Qt does: rounded otherwise they may be a pixel off.
        there = QTransform.fromScale(scale, scale).mapRect(seen)
        x = -_scrolled(there.left(), there.right(), size.width())
        y = -_scrolled(there.top(), there.bottom(), size.height())
        return Frame(scale, x, y, size.width(), size.height(), ratio)

    def _arrive(self, seen: QRectF, scale: float) -> None:
        """A zoom is painted: show it."""
        self._coming = None
        self._see(seen, scale)

    def _to_pixels(self) -> QTransform:
        """From board units to pixels of the viewport, where they are or will be in a moment."""
        return self.viewportTransform() if self._coming is None else self._coming.transform

    def board_point(self, pixel: QPointF) -> QPointF:
        """A place of the viewport in board units."""
        inverse, _ = self._to_pixels().inverted()
        return inverse.map(pixel)

    def pixel(self, x: float, y: float) -> QPointF:
        """A place of the board in viewport pixels."""
        self.settle()
        return self._to_pixels().map(QPointF(x, y))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A board that grows under the hand stays as large as it is while it is whole in sight; then
        # no strip that comes or goes blows it up.
        if self._fitted and self._scale < 0.99 * self._fitting_scale(event.oldSize()):
            self._look_at(self._centre, min(self._scale, self._fitting_scale()))
        elif self._fitted:
            self._fit()
        else:
            self._look_at(self._centre, self._scale)

    def zoom_step(self, closer: bool, anchor: QPointF) -> None:
        """One rung up or down; the board point under ``anchor`` (viewport pixels) stays."""
        rungs = LADDER if closer else tuple(reversed(LADDER))
        share = self.share
        further = (r for r in rungs if (r > share * 1.01 if closer else r < share / 1.01))
        self.zoom_to(next(further, rungs[-1]), anchor)


def _scrolled(start: float, end: float, room: int) -> int:
    """How far Qt scrolls to show a stretch, in pixels, in about as much room, with the bar at 0."""
    first, last = _rounded(start), _rounded(end - room)
    if first < last:
        return min(max(0, first), last)
    return math.trunc((start + end) / 2 - room // 2)


def _rounded(value: float) -> int:
    """The next whole number; halves are rounded away from 0, as in Qt."""
    return math.trunc(value + math.copysign(0.5, value))
