"""A puzzle in a dialog: clues that go fall away, cells are marked by mouse or by keyboard."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.board import At, Board, Cell
from studio.drawing.draw import draw
from studio.drawing.hit import cell_at
from studio.drawing.overlay import Overlay
from studio.drawing.shapes import Picture
from studio.drawing.style import style_of
from studio.gui.style.appearance import Appearance
from studio.gui.style.chunks import Chunk, chunks_of, repeats
from studio.gui.style.figures import Stamps
from studio.gui.style.painter import Piece, colours, compile_shapes, paint_pieces
from studio.gui.style.sentences import place_words
from studio.gui.widgets.painting import dashed_pen, paint_cross, rounded_pen
from studio.gui.widgets.parts import paint_canvas
from studio.puzzle import Clues, Puzzle

LARGEST_CELL = 56.0
"""Pixels of a board unit at most."""

LEAST = 128, 96
"""Its size at least, unscaled: less is no picture of a puzzle."""

NOTE_AIR = 8
"""What stays beside and below the word under it, unscaled."""

FALL_S = 0.45
"""How long a clue falls."""

NOTE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap

FALL_UNITS = 0.5
"""How far, in board units."""

FRAME_MS = 16


class _Falling:
    """Clues that are gone, from the moment on when they went."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.begun = time.monotonic()
        self._puzzle = puzzle

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """What is painted of them."""
        return compile_shapes(dict(draw(self._puzzle).layers)["clues"])


class PuzzlePreview(QWidget):
    """Shows one puzzle at a time; ``toggled`` says which cell was clicked or chosen by key."""

    toggled = Signal(object)

    def __init__(self, appearance: Appearance, name: str) -> None:
        super().__init__()
        self._appearance, self._name = appearance, name
        self._puzzle: Puzzle | None = None
        self._overlay = Overlay()
        self._drawn: Picture | None = None
        self._chunks: dict[str, list[Chunk]] = {}
        self._stamps = Stamps()
        self._must: frozenset[At] = frozenset()
        self._never: frozenset[At] = frozenset()
        self._note = ""
        self._cursor: At | None = None
        self._pixmap = QPixmap()
        self._key: object = None
        self._falling: list[_Falling] = []
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self._fall)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(480), self._appearance.px(420))

    def minimumSizeHint(self) -> QSize:
        return QSize(*map(self._appearance.px, LEAST))

    # -- what it shows -------------------------------------------------------------------------

    def show_puzzle(self, puzzle: Puzzle, overlay: Overlay | None = None, note: str = "") -> None:
        """Show a puzzle; clues of the one before that it lacks fall away if the board is the same,
        and no number of theirs says something else now.

        ``note`` is a word below it, in more lines where one is too narrow.
        """
        before = self._puzzle
        overlay = overlay or Overlay()
        if puzzle == before and overlay == self._overlay and note == self._note:
            return
        if (
            before is not None
            and before.board == puzzle.board
            and not puzzle.rule.renumbers
            and not self._appearance.reduced_motion
        ):
            self._let_fall(before, puzzle)
        else:
            self._falling.clear()
        if before is None or before.board != puzzle.board:
            self._cursor = None
        self._puzzle, self._overlay, self._note = puzzle, overlay, note
        self._drawn = self._key = None
        self.update()

    def show_marks(self, must: frozenset[At], never: frozenset[At]) -> None:
        """Cells that must carry a clue, and cells that must not."""
        self._must, self._never = must, never
        self.update()

    def _let_fall(self, before: Puzzle, after: Puzzle) -> None:
        gone = {}
        for kind, values in before.clues.items():
            there = after.clues.of(kind)
            gone[kind] = {spot: value for spot, value in values.items() if spot not in there}
        if not any(gone.values()) or not after.clues:
            return
        self._falling.append(_Falling(replace(before, clues=Clues(gone))))
        self._frames.start()

    def _fall(self) -> None:
        now = time.monotonic()
        self._falling = [each for each in self._falling if now - each.begun < FALL_S]
        if not self._falling:
            self._frames.stop()
        self.update()

    @property
    def _picture(self) -> Picture | None:
        """What is shown, drawn when it is looked at: of puzzles that come at once only the last."""
        if self._drawn is None and self._puzzle is not None:
            self._drawn = draw(self._puzzle, self._overlay)
        return self._drawn

    # -- where it shows it ---------------------------------------------------------------------

    def _box(self) -> QRectF:
        px, box = self._appearance.px, QRectF(self.rect())
        # Where there is little room the puzzle needs it more than what is around it.
        margin = min(px(24), box.width() / 10, box.height() / 10)
        foot = max(min(px(36), box.height() / 5), box.bottom() - self.note_box().top())
        return box.adjusted(margin, margin, -margin, -foot)

    def note_box(self) -> QRectF:
        """Where the word below the puzzle stands, in as many lines as it needs."""
        air = self._appearance.px(NOTE_AIR)
        room = QRectF(self.rect()).adjusted(air, 0, -air, -air)
        if not self._note:
            return QRectF(room.left(), room.bottom(), room.width(), 0)
        metrics = QFontMetricsF(self._appearance.font("small"))
        return metrics.boundingRect(room, NOTE, self._note)

    def _transform(self) -> QTransform:
        """From board units to the widget."""
        assert self._picture is not None
        left, top, right, bottom = self._picture.bounds
        box = self._box()
        scale = min(box.width() / (right - left), box.height() / (bottom - top), LARGEST_CELL)
        transform = QTransform()
        transform.translate(box.center().x(), box.center().y())
        transform.scale(scale, scale)
        transform.translate(-(left + right) / 2, -(top + bottom) / 2)
        return transform

    def place_of(self, at: At) -> QPointF:
        """The middle of a cell on the widget."""
        assert self._puzzle is not None
        return self._transform().map(QPointF(*self._puzzle.board.centre(at)))

    # -- painting ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._key = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect())
            paint_canvas(painter, appearance, box)
            if self._note:
                painter.setFont(appearance.font("small"))
                painter.setPen(theme.colour("text2"))
                # Rounded up, as a word that just fits goes on in another line else.
                place = self.note_box().adjusted(-1, 0, 1, 0)
                painter.drawText(place, NOTE, self._note)
            if self._picture is None or self._puzzle is None or not len(self._puzzle.board):
                return
            self._paint_frame_picture(painter)
            painter.setWorldTransform(self._transform(), True)
            now = time.monotonic()
            for each in self._falling:
                part = min(1.0, (now - each.begun) / FALL_S)
                painter.save()
                painter.setOpacity(0.8 * (1 - part))
                painter.translate(0, FALL_UNITS * part * part)
                paint_pieces(painter, each.pieces, colours(theme))
                painter.restore()
            self._paint_marks(painter, self._puzzle)

    def _paint_frame_picture(self, painter: QPainter) -> None:
        """The picture, from the cache unless something changed."""
        assert self._picture is not None
        ratio = self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio, self._appearance.theme.name)
        if key != self._key:
            self._key = key
            self._pixmap = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(self._pixmap) as inner:
                inner.setRenderHint(QPainter.RenderHint.Antialiasing)
                inner.setWorldTransform(self._transform(), True)
                self._paint_layers(inner, self._picture)
        painter.drawPixmap(0, 0, self._pixmap)

    def _paint_layers(self, painter: QPainter, picture: Picture) -> None:
        """As the board is painted, with what was compiled for it or for the puzzle before."""
        colour = colours(self._appearance.theme)
        for name, shapes in picture.layers:
            chunks = self._chunks[name] = chunks_of(name, shapes, self._chunks.get(name, ()))
            pieces = (piece for chunk in chunks for piece in chunk.pieces)
            paint_pieces(painter, pieces, colour, None, self._stamps if repeats(chunks) else None)

    def _paint_marks(self, painter: QPainter, puzzle: Puzzle) -> None:
        theme, board = self._appearance.theme, puzzle.board
        size = style_of(puzzle.rule.line_on, board.lattice, False).radius
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at in self._must:
            painter.setPen(rounded_pen(theme.colour("accent"), 0.07))
            painter.drawEllipse(QPointF(*board.centre(at)), 0.62 * size, 0.62 * size)
        for at in self._never:
            painter.save()
            painter.translate(*board.centre(at))
            paint_cross(painter, theme.colour("text2"), 0.3 * size, 0.08)
            painter.restore()
        if self._cursor is not None and self.hasFocus():
            painter.setPen(dashed_pen(QColor(theme.colour("accent")), 0.06, (0.16, 0.1)))
            painter.drawEllipse(QPointF(*board.centre(self._cursor)), 0.82 * size, 0.82 * size)

    # -- mouse and keys ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._picture is None or self._puzzle is None or not len(self._puzzle.board):
            return
        inverse, _ = self._transform().inverted()
        point = inverse.map(event.position())
        at = cell_at(self._puzzle.board, (point.x(), point.y()))
        if at is not None:
            self._cursor = at
            self.toggled.emit(at)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        if key in steps and self._puzzle is not None and len(self._puzzle.board):
            self._step(self._puzzle.board, *steps[key])
        elif key is Qt.Key.Key_Space and self._cursor is not None:
            self.toggled.emit(self._cursor)
        else:
            super().keyPressEvent(event)

    def _step(self, board: Board, right: int, down: int) -> None:
        """Move the cursor to the nearest cell that way; at first to the first cell."""
        if self._cursor is None or self._cursor not in board:
            self._cursor = board.cells[0]
        else:
            x, y = board.centre(self._cursor)

            def far(at: At) -> float:
                cx, cy = board.centre(at)
                along = (cx - x) * right + (cy - y) * down
                aside = abs((cx - x) * down) + abs((cy - y) * right)
                return along + 3 * aside if along > 1e-6 else float("inf")

            best = min(board.cells, key=far)
            if far(best) < float("inf"):
                self._cursor = best
        self.setAccessibleDescription(place_words(board, Cell(self._cursor)))
        self.update()
