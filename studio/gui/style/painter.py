"""Shapes on a QPainter: the one place where drawing's primitives become Qt's.

Shapes are compiled once into pieces (one QPainterPath for many shapes of one style) and painted
many times. Coordinates stay in board units; the painter's transform brings them to pixels.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import TypeAlias

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from studio.drawing import themes
from studio.drawing.shapes import Circle, Command, Path, Picture, Role, Shape, Text
from studio.gui.style.figures import Stamps, bar, extent, near, placed
from studio.gui.style.theme import Theme
from studio.records import dataclass

Colour: TypeAlias = Callable[[Role], QColor]
"""The colour of a role in the theme of the moment."""

PIECE_ELEMENTS = 400
"""A piece ends after so many path elements, so that a small repaint touches few of them."""

DISC_PX = 16.0
"""Wider discs are few in sight, and their pictures take room."""
DASHED_PX = 40.0
"""The same of dashed ones, each of which takes a twentieth of a millisecond to paint."""
OF_A_DISC = 13
"""Elements of a circle in a path."""

PART_COMMANDS = 6
"""A stretch of a curved line ends after so many commands."""

DOT = 1e-3
"""A line shorter than this is a disc, if its ends are round."""

THIN_PX = 3.0
"""Up to this width nobody sees whether the ends of a line are round, or a dot is."""
SQUARE_DOT = 0.95
"""The side of a square dot that looks like a round one of diameter 1."""

UNSEEN_PX = 0.5
"""Figures smaller than this leave no trace, though to paint them takes as long as large ones."""

READ_PX = 3.0
"""Smaller ones are read by nobody: bars stand for them (greeking), or the outlines of ten thousand
names, most of them different, would take more than a second."""

BAR_INK = 0.45
"""How much of the box of a figure has ink."""

STRETCH = 100
"""Lines or parts of a piece that are painted in about half a millisecond."""

OPAQUE = 255

_COMPILED: deque[tuple[tuple[Shape, ...], tuple[Piece, ...]]] = deque(maxlen=12)
"""Layers of the pictures that were painted last: a card is opened on the same board again."""

_CAPS = {"round": Qt.PenCapStyle.RoundCap, "flat": Qt.PenCapStyle.FlatCap}


def colours(theme: Theme) -> Colour:
    """The roles that drawings use: those of a theme, "heat3" among them, and those of paper."""

    @cache
    def colour(role: Role) -> QColor:
        if role.startswith("heat") and role[4:].isdigit():
            return QColor(theme.heat[int(role[4:])])
        if hasattr(theme, role):
            return theme.colour(role)
        return QColor(themes.colours("print")[role])

    return colour


@dataclass(frozen=True, slots=True)
class Style:
    """What one drawPath call needs besides the path."""

    fill: Role | None
    stroke: Role | None = None
    width: float = 0.0
    cap: str = "round"
    dash: tuple[float, ...] = ()
    floor: float = 0.0


Part = tuple[QPainterPath, QRectF]
"""A stretch of a path, and the rectangle it may touch."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A path in one style, and the rectangle it may touch."""

    path: QPainterPath
    """Of figures it is empty until they are painted as outlines: most are stamped."""
    style: Style
    box: QRectF
    lines: tuple[QLineF, ...] = ()
    """The path again where it is nothing but straight lines with round ends, or apart from each
    other: one by one they are painted in a quarter of the time, thin ones in a twentieth."""
    parts: tuple[Part, ...] = ()
    """The path again, in short stretches, where it is a curved line with round ends: what Qt needs
    to fill the outline of a stroke grows faster than its length."""
    dots: bool = False
    """Are its lines so short that they are discs?"""
    discs: tuple[Circle, ...] = ()
    """The path again, where it is nothing but full circles."""
    texts: tuple[Text, ...] = ()
    """The figures, where it is nothing else."""
    largest: float = 0.0
    """The size of the largest of them."""
    reach: float = 0.0
    """How far they may reach from the points they stand on: each is less high than its font, and
    as wide as it has letters."""

    def outline(self) -> QPainterPath:
        """The whole path."""
        if self.texts and self.path.isEmpty():
            whole = QPainterPath()
            whole.setFillRule(Qt.FillRule.WindingFill)
            for text in self.texts:
                whole.addPath(placed(text))
            # Once it is whole: pictures in another thread may be painted of the same piece.
            object.__setattr__(self, "path", whole)
        return self.path


class _Compiler:
    """Gathers neighbouring shapes of one style into pieces, keeping their order."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self._style: Style | None = None
        self._path = QPainterPath()
        self._lines: list[QLineF] = []
        self._commands: list[Command] = []
        self._curved = False
        self._discs: list[Circle] = []
        self._texts: list[Text] = []
        self._elements = 0
        """Those of the outlines of the texts."""

    def add(self, shape: Shape) -> None:
        match shape:
            case Text():
                self._add_text(shape)
            case Circle():
                style = Style(
                    shape.fill, shape.stroke, shape.width, "flat", shape.dash, shape.floor
                )
                self._begin(style, Qt.FillRule.WindingFill)
                self._curved = True
                self._discs.append(shape)
                r = shape.radius
                self._path.addEllipse(QRectF(shape.x - r, shape.y - r, 2 * r, 2 * r))
            case Path():
                self._add_path(shape)

    def _add_text(self, text: Text) -> None:
        style = Style(text.role)
        if not self._texts or style != self._style or self._elements > PIECE_ELEMENTS:
            self.flush()
            self._style = style
        self._texts.append(text)
        self._elements += extent(text.text, text.weight, text.italic)[0]

    def _add_path(self, shape: Path) -> None:
        style = Style(shape.fill, shape.stroke, shape.width, shape.cap, shape.dash, shape.floor)
        if shape.fill:
            # Outlines of one filled shape cut holes into each other; those of two shapes do not.
            self.flush()
        self._begin(style, Qt.FillRule.OddEvenFill)
        verbs = "".join([verb for verb, _ in shape.commands])
        # Only round ends make corners of lines that follow each other.
        apart = verbs == "ML" * (len(verbs) // 2)
        straight = apart or (style.cap == "round" and not verbs.strip("ML"))
        if straight and _plain(style):
            self._add_lines(style, shape.commands)
            return
        path = self._path
        plain = _plain(style) and style.cap == "round"
        self._curved |= not straight
        for verb, numbers in shape.commands:
            if verb == "M":
                if not shape.fill and path.elementCount() > PIECE_ELEMENTS:
                    self._begin(style, Qt.FillRule.OddEvenFill)
                    path = self._path
                    self._curved |= not straight
                path.moveTo(*numbers)
            elif verb == "L":
                path.lineTo(*numbers)
            elif verb == "Q":
                path.quadTo(*numbers)
            elif verb == "C":
                path.cubicTo(*numbers)
            else:
                path.closeSubpath()
            if plain:
                self._commands.append((verb, numbers))
        if shape.fill:
            self.flush()

    def _add_lines(self, style: Style, commands: Sequence[Command]) -> None:
        """The same of straight strokes, of which there may be thousands."""
        path, lines, kept = self._path, self._lines, self._commands
        before: Sequence[float] = ()
        count = path.elementCount()
        for command in commands:
            verb, numbers = command
            if verb == "M":
                if count > PIECE_ELEMENTS:
                    self._begin(style, Qt.FillRule.OddEvenFill)
                    path, lines, kept, count = self._path, self._lines, self._commands, 0
                path.moveTo(*numbers)
            else:
                path.lineTo(*numbers)
                lines.append(QLineF(*before, *numbers))
            kept.append(command)
            count += 1
            before = numbers

    def _begin(self, style: Style, rule: Qt.FillRule) -> None:
        if self._texts or style != self._style or self._path.elementCount() > PIECE_ELEMENTS:
            self.flush()
            self._style = style
            self._path.setFillRule(rule)

    def flush(self) -> None:
        if self._style is not None and self._texts:
            self.pieces.append(_figures(self._style, self._texts))
        elif self._style is not None and not self._path.isEmpty():
            pad = self._style.width / 2 if self._style.stroke else 0.0
            box = _padded(self._path, pad)
            lines = tuple(self._lines) if _plain(self._style) and not self._curved else ()
            parts = tuple(_parts(self._commands, pad)) if self._curved else ()
            # Long lines, of which there are thousands, are seen at the first of them.
            dots = (
                self._style.cap == "round"
                and bool(lines)
                and all(line.length() < DOT for line in lines)
            )
            every = self._path.elementCount() == OF_A_DISC * len(self._discs)
            discs = tuple(self._discs) if every else ()
            self.pieces.append(Piece(self._path, self._style, box, lines, parts, dots, discs))
        self._path = QPainterPath()
        self._lines = []
        self._commands = []
        self._texts = []
        self._elements = 0
        self._curved = False
        self._discs = []
        self._style = None


def _figures(style: Style, texts: Sequence[Text]) -> Piece:
    """The piece of some figures."""
    inked = [(text, extent(text.text, text.weight, text.italic)) for text in texts]
    left = min(text.x + text.size * ink[1] for text, ink in inked)
    top = min(text.y + text.size * ink[2] for text, ink in inked)
    right = max(text.x + text.size * ink[3] for text, ink in inked)
    bottom = max(text.y + text.size * ink[4] for text, ink in inked)
    return Piece(
        QPainterPath(),
        style,
        QRectF(left, top, right - left, bottom - top),
        texts=tuple(texts),
        largest=max(text.size for text in texts),
        reach=max(text.size * max(1, len(text.text)) for text in texts),
    )


def _plain(style: Style) -> bool:
    """Are lines of this style, where it is opaque, the same one by one as in one path?

    Those with flat ends as long as none begins where another ends.
    """
    return style.fill is None and not style.dash


def _parts(commands: Iterable[Command], pad: float) -> Iterator[Part]:
    """A path cut into stretches of a few commands, which begin where those before them end."""
    part, count = QPainterPath(), 0
    start: Sequence[float] = ()
    for verb, numbers in commands:
        count += 1
        if verb == "M":
            start = numbers
            part.moveTo(*numbers)
            continue
        if verb == "L":
            part.lineTo(*numbers)
        elif verb == "Q":
            part.quadTo(*numbers)
        elif verb == "C":
            part.cubicTo(*numbers)
        else:
            part.lineTo(*start)
        if count > PART_COMMANDS:
            yield part, _padded(part, pad)
            end = part.currentPosition()
            part, count = QPainterPath(end), 0
    if count:
        yield part, _padded(part, pad)


def _padded(path: QPainterPath, pad: float) -> QRectF:
    return path.controlPointRect().adjusted(-pad, -pad, pad, pad)


def compile_shapes(shapes: Iterable[Shape]) -> tuple[Piece, ...]:
    """The shapes as pieces, in their order."""
    compiler = _Compiler()
    for shape in shapes:
        compiler.add(shape)
    compiler.flush()
    return tuple(compiler.pieces)


def paint_pieces(
    painter: QPainter,
    pieces: Iterable[Piece],
    colour: Colour,
    exposed: QRectF | None = None,
    stamps: Stamps | None = None,
    discs: Stamps | None = None,
) -> None:
    """Paint the pieces that touch ``exposed`` (board units); None paints all.

    With ``stamps`` figures are put down as pixels where they can be, with ``discs`` circles are.
    """
    scale = _scale(painter)
    finest = scale * painter.device().devicePixelRatioF()
    largest = 0.0 if stamps is None else stamps.largest(painter)
    widest = 0.0 if discs is None else discs.largest(painter) * scale
    waiting: list[Text] = []
    role: Role = ""

    def stamp() -> None:
        """Put down those of one colour that follow each other at once."""
        if stamps is not None and waiting:
            stamps.put(painter, waiting, colour(role))
            waiting.clear()

    for piece in pieces:
        if exposed is not None and not piece.box.intersects(exposed):
            continue
        style = piece.style
        if piece.texts and piece.largest * finest < READ_PX:
            if piece.largest * scale >= UNSEEN_PX:
                stamp()
                _paint_bars(painter, piece, colour)
            continue
        if piece.texts and style.fill and piece.largest <= largest:
            if style.fill != role:
                stamp()
                role = style.fill
            if exposed is None or exposed.contains(piece.box):
                waiting += piece.texts
            else:
                waiting += near(piece.texts, exposed, piece.reach)
            continue
        stamp()
        pen = _pen(style, colour, scale)
        if piece.lines and pen.color().alpha() == OPAQUE:
            _paint_lines(painter, piece, pen, scale)
            continue
        fill = QBrush(colour(style.fill)) if style.fill else QBrush(Qt.BrushStyle.NoBrush)
        most = min(widest, DASHED_PX if style.dash else DISC_PX) / scale
        if discs is not None and _stamped(piece, pen, fill, most):
            discs.put_discs(painter, piece.discs, fill, pen)
            continue
        painter.setBrush(fill)
        painter.setPen(pen)
        if not (piece.parts and pen.color().alpha() == OPAQUE):
            painter.drawPath(piece.outline())
            continue
        for path, box in piece.parts:
            if exposed is None or box.intersects(exposed):
                painter.drawPath(path)
    stamp()


def _stamped(piece: Piece, pen: QPen, fill: QBrush, widest: float) -> bool:
    """Can the discs of a piece be put down one by one? Translucent ones would be darker where they
    lie on each other."""
    opaque = all(
        brush.style() is Qt.BrushStyle.NoBrush or brush.color().alpha() == OPAQUE
        for brush in (fill, pen.brush())
    )
    return opaque and 0 < 2 * max((d.radius for d in piece.discs), default=0.0) <= widest


def _paint_bars(painter: QPainter, piece: Piece, colour: Colour) -> None:
    """Bars in place of figures, about as dark as these are from afar."""
    ink = QColor(colour(piece.style.fill or ""))
    ink.setAlphaF(ink.alphaF() * BAR_INK)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRects([bar(text) for text in piece.texts])


def stretches(piece: Piece, colour: Colour) -> Iterator[Piece]:
    """A long piece in stretches that look the same one after the other: a translucent one is
    painted at once, or it would be darker where they meet."""
    stroke, count = piece.style.stroke, len(piece.lines or piece.parts)
    if count <= STRETCH or stroke is None or colour(stroke).alpha() < OPAQUE:
        yield piece
        return
    for start in range(0, count, STRETCH):
        lines = piece.lines[start : start + STRETCH]
        parts = () if lines else piece.parts[start : start + STRETCH]
        yield replace(piece, lines=lines, parts=parts)


def _paint_lines(painter: QPainter, piece: Piece, pen: QPen, scale: float) -> None:
    """Straight lines, one by one; those of no length with round ends as discs."""
    lines, dots = piece.lines, piece.dots
    if piece.style.cap == "round" and pen.widthF() * scale <= THIN_PX:
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        pen.setWidthF(pen.widthF() * (SQUARE_DOT if dots else 1.0))
        dots = False
    painter.setPen(pen)
    if dots:
        # Qt's own points are up to a pixel wider than high.
        painter.setBrush(pen.color())
        painter.setPen(Qt.PenStyle.NoPen)
        radius = pen.widthF() / 2
        for line in lines:
            painter.drawEllipse(line.p1(), radius, radius)
    else:
        painter.drawLines(lines)


def paint_picture(painter: QPainter, picture: Picture, colour: Colour) -> None:
    """Paint a whole picture once, for previews and thumbnails; the painter must be scaled."""
    for _, shapes in picture.layers:
        paint_pieces(painter, _compiled(shapes), colour)


def _compiled(shapes: tuple[Shape, ...]) -> tuple[Piece, ...]:
    """The pieces of a layer. One that a picture before had is the very same object."""
    for known, pieces in tuple(_COMPILED):
        if known is shapes:
            return pieces
    pieces = compile_shapes(shapes)
    if shapes:
        _COMPILED.append((shapes, pieces))
    return pieces


def _scale(painter: QPainter) -> float:
    """Screen pixels of one board unit."""
    transform = painter.worldTransform()
    return abs(transform.m11()) or 1.0


def _pen(style: Style, colour: Colour, scale: float) -> QPen:
    if not style.stroke:
        return QPen(Qt.PenStyle.NoPen)
    width = max(style.width, style.floor / scale)
    pen = QPen(colour(style.stroke), width)
    pen.setCapStyle(_CAPS[style.cap])
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if style.dash:
        # Qt counts dashes in pen widths.
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([length / width for length in style.dash])
    return pen
