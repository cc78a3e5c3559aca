"""The scene: one item for each layer of the picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from studio.drawing.shapes import Path, Picture, Shape
from studio.gui.editor.canvas.ahead import Ahead
from studio.gui.editor.canvas.layer import LayerItem
from studio.gui.editor.canvas.pixels import Frame
from studio.gui.style.painter import Colour

SLOW_TO_PAINT = frozenset({"grid", "clues"})
"""Layers with a shape in every cell, kept as pixels: what comes and goes over them costs only its
own paint, and a new clue that of one cell."""

FADING = frozenset({"line", "tints"})
"""Layers of wide strokes and areas that stay the same while they grow paler or stronger: kept as
pixels, too, unless pictures rush by."""

MARKS = frozenset({"line", "links", "rims", "marks"})
"""Layers of what was found out, which stand paler while an edit is judged."""
MANY = 40
"""Shapes from which a board is prepared in steps for another frame."""

LONG = 150
"""Commands of paths from which they are painted ahead."""

FADED = 0.45
"""How strong they are then."""
MOST_FADING = 2_000
"""So many shapes are painted quickly enough to be painted again and again."""


class BoardScene(QGraphicsScene):
    """Shows one picture; a new one changes only the layers that differ.

    Marks that were pale give way to new ones in one cross-fade of ``fade_ms`` milliseconds.
    """

    def __init__(self, colour: Colour, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._colour = colour
        self._layers: dict[str, LayerItem] = {}
        self._bounds = QRectF(0, 0, 1, 1)
        self._rough = False
        self._faded = False
        self._strength = 1.0
        self._leaving: list[LayerItem] = []
        self._ahead = Ahead(self)
        self._waiting = False
        """Is it a picture that is painted ahead?"""
        self.fade_ms = 0
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._cross)
        self._fade.finished.connect(self._forget_leaving)

    @property
    def bounds(self) -> QRectF:
        """The rectangle of the picture, in board units."""
        return self._bounds

    @property
    def busy(self) -> bool:
        """Is something painted ahead that is not shown yet?"""
        return self._ahead.busy

    @property
    def strength(self) -> float:
        """How strong the marks are, from 0 to 1."""
        return self._strength

    def set_colour(self, colour: Colour) -> None:
        """Another theme: the same shapes in other colours."""
        self._colour = colour
        for layer in (*self._layers.values(), *self._leaving):
            layer.set_colour(colour)

    def set_rough(self, rough: bool) -> None:
        """While pictures rush by nobody sees smooth edges, and they cost most of a frame."""
        if rough is self._rough:
            return
        self._rough = rough
        for name, layer in self._layers.items():
            if name in FADING:
                layer.set_kept(self._keeps(name))
            layer.set_rough(rough)

    def show_picture(self, picture: Picture, *, faded: bool = False) -> None:
        """Replace what is shown. ``faded``: its marks are of the board before the last edit.

        A long line that comes is painted ahead, and all is shown some turns later, unless the next
        picture is there before.
        """
        left, top, right, bottom = picture.bounds
        bounds = QRectF(left, top, right - left, bottom - top)
        waited = self._ahead.busy
        if self._waiting:
            self._ahead.end()
        frame = self._frame
        long = [
            (name, shapes)
            for name, shapes in picture.layers
            if name in FADING and self._keeps(name) and self._is_long(name, shapes)
        ]
        if waited or not long or bounds != self._bounds or frame is None:
            self._replace(picture, bounds, faded=faded)
            return

        def work() -> Iterator[None]:
            for name, shapes in long:
                layer = self._layers.get(name) or self._add_layer(name)
                yield from layer.prepare(frame, shapes)

        self._ahead.begin(work(), lambda: self._replace(picture, bounds, faded=faded))
        self._waiting = True

    def _is_long(self, name: str, shapes: tuple[Shape, ...]) -> bool:
        """Are there many commands in what comes new into a layer?"""
        layer = self._layers.get(name)
        before = () if layer is None else layer.given
        if shapes is before:
            return False
        # What stays is the same object as a rule.
        stays = set(map(id, before))
        new = (len(s.commands) for s in shapes if isinstance(s, Path) and id(s) not in stays)
        return sum(new) > LONG

    def _replace(self, picture: Picture, bounds: QRectF, *, faded: bool) -> None:
        self._waiting = False
        if bounds != self._bounds:
            self._begin_anew(bounds)
        if faded is not self._faded:
            self._set_faded(faded)
        names = [name for name, _ in picture.layers]
        for name in self._layers.keys() - set(names):
            self.removeItem(self._layers.pop(name))
        for height, (name, shapes) in enumerate(picture.layers):
            layer = self._layers.get(name) or self._add_layer(name)
            layer.setZValue(height)
            layer.setOpacity(self._strength if name in MARKS else 1.0)
            layer.set_shapes(shapes)

    def forget(self) -> None:
        """Another document: begin with no layer at all."""
        self._ahead.drop()
        self._waiting = False
        self._forget_leaving()
        for layer in self._layers.values():
            self.removeItem(layer)
        self._layers.clear()
        self.update()

    def _add_layer(self, name: str) -> LayerItem:
        layer = self._layers[name] = self._new_layer(name)
        layer.set_rough(self._rough)
        return layer

    def _new_layer(self, name: str) -> LayerItem:
        layer = LayerItem(self._colour, name)
        layer.set_kept(self._keeps(name))
        # Ghosts and marks may stand beside the board.
        layer.set_bounds(self._bounds.adjusted(-3, -3, 3, 3))
        self.addItem(layer)
        return layer

    def _keeps(self, name: str) -> bool:
        """Is a layer kept as pixels?"""
        return name in SLOW_TO_PAINT or (name in FADING and not self._rough)

    def _begin_anew(self, bounds: QRectF) -> None:
        """The board is another: nothing of the one before may stay, neither its pixels on the
        screen nor those that layers keep."""
        self._bounds = bounds
        self._forget_leaving()
        for name, layer in self._layers.items():
            layer.set_bounds(bounds.adjusted(-3, -3, 3, 3))
            layer.set_kept(False)
            layer.set_kept(self._keeps(name))
        self.update()

    # -- another frame -------------------------------------------------------------------------

    @property
    def slow(self) -> bool:
        """Would another frame take long to paint, and was this one painted?"""
        many = sum(layer.count for layer in self._layers.values()) > MANY
        # A line through all cells is one shape, and wide, unlike the lines of a grid.
        wide = (layer.commands for name, layer in self._layers.items() if name in FADING)
        many = many or sum(wide) > LONG
        return many and self._frame is not None

    @property
    def _frame(self) -> Frame | None:
        """The frame that was painted last; None if what is painted is not kept."""
        frames = (layer.frame for layer in self._layers.values())
        return next((frame for frame in frames if frame is not None), None)

    def prepare(self, frame: Frame, then: Callable[[], None]) -> None:
        """Paint ahead what is kept as pixels for another frame of the view, then say so."""

        def work() -> Iterator[None]:
            for layer in tuple(self._layers.values()):
                yield from layer.prepare(frame)

        def adopt() -> None:
            for layer in self._layers.values():
                layer.adopt()
            then()

        self._ahead.begin(work(), adopt)

    def drop(self) -> None:
        """The frame that is prepared will not be shown."""
        self._ahead.drop()
        for layer in self._layers.values():
            layer.drop()

    # -- marks of before and marks of now ------------------------------------------------------

    def _set_faded(self, faded: bool) -> None:
        self._faded = faded
        self._forget_leaving()
        old = {name: self._layers[name] for name in MARKS & self._layers.keys()}
        few = sum(len(layer.shapes) for layer in old.values()) <= MOST_FADING
        if faded or not self.fade_ms or not few:
            self._strength = FADED if faded else 1.0
            return
        for name, layer in old.items():
            leaving = self._new_layer(name)
            leaving.set_like(layer)
            leaving.setZValue(layer.zValue())
            self._leaving.append(leaving)
        self._fade.setDuration(self.fade_ms)
        self._fade.start()

    def _cross(self, now: object) -> None:
        """A moment of the cross-fade, from 0 to 1."""
        assert isinstance(now, float)
        self._strength = now
        for leaving in self._leaving:
            leaving.setOpacity(FADED * (1 - now))
        for name in MARKS & self._layers.keys():
            self._layers[name].setOpacity(now)

    def _forget_leaving(self) -> None:
        self._fade.stop()
        for leaving in self._leaving:
            self.removeItem(leaving)
        self._leaving = []
        self._strength = FADED if self._faded else 1.0
        for name in MARKS & self._layers.keys():
            self._layers[name].setOpacity(self._strength)
