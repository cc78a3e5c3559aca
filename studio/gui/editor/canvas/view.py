"""The view: zoom, pan, and raw pointer and key events handed on in board units."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessibleInterface,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget
from shiboken6 import isValid

from studio.gui.editor.canvas.invitation import paint_invitation
from studio.gui.editor.canvas.listener import Listener
from studio.gui.editor.canvas.scene import BoardScene
from studio.gui.editor.tools.tool import Pointer
from studio.gui.style.painter import Colour

AIR_PX = 40
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

WHEEL_STEP = 120
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class BoardView(QGraphicsView):
    """The window onto the scene. 100 % is the size at which the whole board fits."""

    zoomed = Signal(float)
    """The zoom as a share: 1.0 is fitted."""

    def __init__(
        self, scene: BoardScene, listener: Listener, colour: Colour, parent: QWidget | None = None
    ) -> None:
        super().__init__(scene, parent)
        self._board_scene = scene
        self._listener = listener
        self._colour = colour
        self._natural = NATURAL_HEXAGON_PX
        self._scale = 1.0
        self._centre = QPointF(0, 0)
        self._fitted = True
        self._hand = False
        self._space = False
        self._panned = False
        self._pan_from: QPointF | None = None
        self._wheel_rest = 0
        self._invitation = ""
        self._corners = 6
        self._shape = Qt.CursorShape.ArrowCursor
        self.accessible: QAccessibleInterface | None = None
        self.settle: Callable[[], None] = lambda: None
        """Brings the picture up to date, for those who ask where something is on the screen."""
        self._set_up()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # What is dropped on the board is for the window, which opens it.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setBackgroundBrush(self._colour("canvas"))

    @property
    def listener(self) -> Listener:
        """Who decides."""
        return self._listener

    def set_listener(self, listener: Listener) -> None:
        """Let somebody else decide from now on."""
        self._listener = listener

    # -- look ------------------------------------------------------------------------------------

    def set_colour(self, colour: Colour) -> None:
        """Another theme."""
        self._colour = colour
        self.setBackgroundBrush(colour("canvas"))
        self.viewport().update()

    def set_corners(self, corners: int) -> None:
        """4 for boards of squares, 6 for hexagons, 0 for drawings: how large a cell is by nature.

        A cell of a drawing is the distance of its corners, as a rule.
        """
        self._corners = corners
        natural = {4: NATURAL_SQUARE_PX, 0: NATURAL_UNIT_PX}
        self._natural = natural.get(corners, NATURAL_HEXAGON_PX)

    def set_invitation(self, sentence: str) -> None:
        """What stands on the canvas while the board has no cells; "" for nothing."""
        if sentence != self._invitation:
            self._invitation = sentence
            self.viewport().update()

    @property
    def invitation(self) -> str:
        """What stands on the canvas of a board without cells; "" if nothing does."""
        return self._invitation

    def set_hand(self, on: bool) -> None:
        """Let a plain drag pan."""
        self._hand = on
        self._show_cursor()

    def set_shape(self, shape: Qt.CursorShape) -> None:
        """The pointer of the tool in hand."""
        self._shape = shape
        self._show_cursor()

    def _show_cursor(self) -> None:
        shape = self._shape
        if self._pan_from is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._hand or self._space:
            shape = Qt.CursorShape.OpenHandCursor
        self.viewport().setCursor(shape)

    # -- zoom and pan ----------------------------------------------------------------------------

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

    def _fitting_scale(self) -> float:
        bounds = self._board_scene.bounds
        width = max(self.viewport().width() - 2 * AIR_PX, 16)
        height = max(self.viewport().height() - 2 * AIR_PX, 16)
        fitting = min(width / max(bounds.width(), 0.1), height / max(bounds.height(), 0.1))
        # Where there is nothing yet, there has to be room for what will be drawn.
        return min(fitting, self._natural if self._invitation else LARGEST_CELL_PX)

    def fit(self) -> None:
        """Show the whole board in the middle, with air around it."""
        self.settle()
        self._fit()

    def _fit(self) -> None:
        self._fitted = True
        self._look_at(self._board_scene.bounds.center(), self._fitting_scale())

    def fit_width(self) -> None:
        """Show the board as wide as there is room for, from its upper end on."""
        self.settle()
        bounds = self._board_scene.bounds
        room = max(self.viewport().width() - 2 * AIR_PX, 16)
        scale = min(max(room / max(bounds.width(), 0.1), SMALLEST_CELL_PX), LARGEST_CELL_PX)
        height = self.viewport().height() / scale
        top = bounds.top() - AIR_PX / scale + height / 2
        self._fitted = False
        self._look_at(QPointF(bounds.center().x(), top), scale)

    def show_natural(self) -> None:
        """Show cells in their natural size, around what is in the middle now."""
        self.settle()
        self._fitted = False
        self._look_at(self._centre, self._natural)

    @property
    def magnification(self) -> float:
        """How large cells are, 1.0 in their natural size."""
        return self._scale / self._natural

    @property
    def fitted(self) -> bool:
        """Is the whole board in sight, and did the user choose no other zoom since?"""
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
        self._look_at(point + offset, scale)

    def pan(self, pixels: QPointF) -> None:
        """Move the board on the screen."""
        self.settle()
        self._fitted = False
        self._look_at(self._centre - pixels / self._scale, self._scale)

    def shift(self, right: float, down: float) -> None:
        """Follow a board whose addresses moved, so that it stays put on the screen."""
        self.pan(QPointF(-right * self._scale, -down * self._scale))

    def reveal(self, box: QRectF) -> None:
        """Pan as little as needed to bring a rectangle (board units) into sight, with air."""
        self.settle()
        seen = self._seen().adjusted(0.5, 0.5, -0.5, -0.5)
        right = min(0.0, box.left() - seen.left()) + max(0.0, box.right() - seen.right())
        down = min(0.0, box.top() - seen.top()) + max(0.0, box.bottom() - seen.bottom())
        if right or down:
            self.pan(QPointF(-right * self._scale, -down * self._scale))

    def reveal_cell(self, x: float, y: float) -> None:
        """Pan a cell into sight, by its centre."""
        self.reveal(QRectF(x - 0.5, y - 0.5, 1, 1))

    def _seen(self) -> QRectF:
        corner = self.board_point(QPointF(0, 0))
        size = self.viewport().size()
        return QRectF(
            corner.x(), corner.y(), size.width() / self._scale, size.height() / self._scale
        )

    def _look_at(self, centre: QPointF, scale: float) -> None:
        """Put a board point into the middle of the viewport; half of it may leave the board."""
        bounds = self._board_scene.bounds
        x = min(max(centre.x(), bounds.left()), bounds.right())
        y = min(max(centre.y(), bounds.top()), bounds.bottom())
        width = self.viewport().width() / scale
        height = self.viewport().height() / scale
        # The scene rectangle is exactly what is seen, so that Qt neither scrolls nor centres.
        self.setSceneRect(QRectF(x - width / 2, y - height / 2, width, height))
        self.setTransform(QTransform.fromScale(scale, scale))
        self.horizontalScrollBar().setValue(0)
        self.verticalScrollBar().setValue(0)
        self._scale, self._centre = scale, QPointF(x, y)
        self.zoomed.emit(scale / self._fitting_scale())

    def board_point(self, pixel: QPointF) -> QPointF:
        """A place of the viewport in board units."""
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(pixel)

    def pixel(self, x: float, y: float) -> QPointF:
        """A place of the board in viewport pixels."""
        self.settle()
        return self.viewportTransform().map(QPointF(x, y))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self._fit()
        else:
            self._look_at(self._centre, self._scale)

    # -- pointer ---------------------------------------------------------------------------------

    def _pointer(self, event: QMouseEvent | QWheelEvent, right: bool = False) -> Pointer:
        point = self.board_point(event.position())
        held = event.modifiers()
        return Pointer(
            (point.x(), point.y()),
            right=right,
            shift=bool(held & Qt.KeyboardModifier.ShiftModifier),
            ctrl=bool(held & Qt.KeyboardModifier.ControlModifier),
            alt=bool(held & Qt.KeyboardModifier.AltModifier),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event)

    def _press(self, event: QMouseEvent) -> None:
        event.accept()
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (left and (self._space or self._hand)):
            self._pan_from = event.position()
            self._panned = self._space
            self._show_cursor()
        elif left or event.button() == Qt.MouseButton.RightButton:
            self._listener.press(self._pointer(event, right=not left))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._pan_from is not None:
            self.pan(event.position() - self._pan_from)
            self._pan_from = event.position()
            return
        right = bool(event.buttons() & Qt.MouseButton.RightButton)
        pointer = self._pointer(event, right)
        if event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton):
            self._listener.drag(pointer)
        else:
            self._listener.hover(pointer)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._pan_from is not None:
            self._pan_from = None
            self._show_cursor()
            return
        self._listener.release(self._pointer(event, event.button() == Qt.MouseButton.RightButton))

    def leaveEvent(self, event: QEvent) -> None:
        self._listener.hover(None)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = self._wheel_steps(turned.y())
            for _ in range(abs(steps)):
                self._zoom_step(steps > 0, event.position())
            return
        if event.pixelDelta().isNull() and turned.y():
            steps = self._wheel_steps(turned.y())
            if not steps or self._listener.wheel(self._pointer(event), steps):
                return
        sideways = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        move = (
            QPointF(event.pixelDelta()) if not event.pixelDelta().isNull() else QPointF(turned) / 2
        )
        self.pan(move.transposed() if sideways and not move.x() else move)

    def _wheel_steps(self, turned: int) -> int:
        """Whole notches; fine wheels add up."""
        self._wheel_rest += turned
        steps = int(self._wheel_rest / WHEEL_STEP)
        self._wheel_rest -= steps * WHEEL_STEP
        return steps

    def _zoom_step(self, closer: bool, anchor: QPointF) -> None:
        rungs = LADDER if closer else tuple(reversed(LADDER))
        share = self.share
        further = (r for r in rungs if (r > share * 1.01 if closer else r < share / 1.01))
        self.zoom_to(next(further, rungs[-1]), anchor)

    # -- keys ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Alt opens menus and switches layers; with arrows it is the board's.
            foreign = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
            if event.key() not in ARROWS:
                foreign |= Qt.KeyboardModifier.AltModifier
            if not event.modifiers() & foreign and self._listener.wants_key(
                event.key(), event.text()
            ):
                event.accept()
                return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Gesture and isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = self.viewport().mapFromGlobal(pinch.hotSpot())
                self.zoom_to(self.share * pinch.scaleFactor(), middle)
                return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._space = True
            self._panned = False if not event.isAutoRepeat() else self._panned
            self._show_cursor()
            event.accept()
            return
        held = event.modifiers()
        used = self._listener.key(
            event.key(),
            event.text(),
            shift=bool(held & Qt.KeyboardModifier.ShiftModifier),
            ctrl=bool(held & Qt.KeyboardModifier.ControlModifier),
            alt=bool(held & Qt.KeyboardModifier.AltModifier),
        )
        event.setAccepted(used)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            super().keyReleaseEvent(event)
            return
        self._space = False
        self._show_cursor()
        if not self._panned:
            self._listener.key(event.key(), event.text(), shift=False, ctrl=False, alt=False)
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        key = Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab
        if self._listener.key(key, "", shift=not forward, ctrl=False, alt=False):
            return True
        return super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A window that is being torn down loses the focus too, when half of it is gone.
        if isValid(self._listener) and isValid(self.viewport()):
            self._space = False
            self._show_cursor()
            self._listener.focus_lost()

    # -- the empty board -------------------------------------------------------------------------

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if not self._invitation:
            return
        painter.save()
        painter.resetTransform()
        area = QRectF(self.viewport().rect())
        paint_invitation(painter, area, self._corners, self._invitation, self.font(), self._colour)
        painter.restore()
