"""The view: raw pointer and key events handed on in board units, and the empty canvas."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessibleInterface,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget
from shiboken6 import isValid

from studio.gui.editor.canvas.invitation import paint_invitation
from studio.gui.editor.canvas.listener import Listener
from studio.gui.editor.canvas.scene import BoardScene
from studio.gui.editor.canvas.zoom_view import ZoomView
from studio.gui.editor.tools.tool import Pointer
from studio.gui.style.painter import Colour

WHEEL_STEP = 120
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class BoardView(ZoomView):
    """The window onto the scene, which hands pointer and keys to whoever listens."""

    def __init__(
        self, scene: BoardScene, listener: Listener, colour: Colour, parent: QWidget | None = None
    ) -> None:
        super().__init__(scene, parent)
        self._listener = listener
        self._colour = colour
        self._hand = False
        self._space = False
        self._panned = False
        self._pan_from: QPointF | None = None
        self._button = Qt.MouseButton.NoButton
        """The one that began what the pointer does now, while it is down."""
        self._wheel_rest = 0
        self._invitation = ""
        self._shape = Qt.CursorShape.ArrowCursor
        self.accessible: QAccessibleInterface | None = None
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
        self.installEventFilter(self)
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

    def set_invitation(self, sentence: str) -> None:
        """What stands on the canvas while the board has no cells; "" for nothing."""
        if sentence != self._invitation:
            self._invitation = sentence
            self.viewport().update()

    @property
    def invitation(self) -> str:
        """What stands on the canvas of a board without cells; "" if nothing does."""
        return self._invitation

    @property
    def largest_fitted(self) -> float:
        """Where there is nothing yet, there has to be room for what will be drawn."""
        return self.natural_px if self._invitation else super().largest_fitted

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

    # -- pointer ---------------------------------------------------------------------------------

    def _pointer(self, event: QMouseEvent | QWheelEvent, right: bool = False) -> Pointer:
        # A hand may be quicker than the first picture of another board.
        self.settle()
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
        if self._is_held(event) and event.button() != self._button:
            return
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (left and (self._space or self._hand)):
            self._button, self._pan_from = event.button(), event.position()
            self._panned = self._space
            self._show_cursor()
        elif left or event.button() == Qt.MouseButton.RightButton:
            self._button = event.button()
            self._listener.press(self._pointer(event, right=not left))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._pan_from is not None:
            self.pan(event.position() - self._pan_from)
            self._pan_from = event.position()
            return
        pointer = self._pointer(event, self._button == Qt.MouseButton.RightButton)
        if self._is_held(event):
            self._listener.drag(pointer)
        else:
            self._listener.hover(pointer)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != self._button:
            return
        self._button = Qt.MouseButton.NoButton
        if self._pan_from is not None:
            self._pan_from = None
            self._show_cursor()
            return
        self._listener.release(self._pointer(event, event.button() == Qt.MouseButton.RightButton))

    def _is_held(self, event: QMouseEvent) -> bool:
        """Is the button still down that began something? Until it is up others mean nothing."""
        return bool(event.buttons() & self._button)

    def leaveEvent(self, event: QEvent) -> None:
        self._listener.hover(None)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = self._wheel_steps(turned.y())
            for _ in range(abs(steps)):
                self.zoom_step(steps > 0, event.position())
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

    # -- keys ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Of its own events the view sees here which keys are the board's.

        In an override of ``event`` an error that a handler of keys raises ends the program: what
        binds Qt to Python does not survive it on its way through both.
        """
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
        return super().eventFilter(watched, event)

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
        paint_invitation(painter, area, self.corners, self._invitation, self.font(), self._colour)
        painter.restore()
