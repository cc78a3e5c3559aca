"""Small drawings of the chrome: verdict glyphs, legend swatches, letter tags, figures, key caps.

Measures follow the look: shapes are told apart without their colour.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from studio.gui.style.appearance import Appearance
from studio.gui.style.theme import Theme
from studio.gui.widgets.panel_state import Swatch, VerdictKind

CAP_HEIGHT = 0.727  # of the em, Inter
FIGURE_PX = 200  # outlines are taken large once and scaled, so that they never snap to pixels
WHITE = "#FFFFFF"
SEVERAL_SHARE = 14 / 17  # three discs in a row are as wide as the other glyphs at this radius


def rounded_pen(colour: QColor | str, width: float) -> QPen:
    """A pen for lines: round caps, round joins."""
    return QPen(
        QColor(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def dashed_pen(colour: QColor | str, width: float, dash: tuple[float, float]) -> QPen:
    """A pen for dashes, given in pixels: flat caps, else the gaps close."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([length / width for length in dash])
    return pen


def disc(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Paint a circle about a point with the painter's pen and brush, in its own units."""
    painter.drawEllipse(QPointF(x, y), radius, radius)


def rounded_line(points: list[QPointF], radius: float) -> QPainterPath:
    """An open line whose corners are rounded by at most half of the shorter side."""
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        for end, first in ((before, True), (after, False)):
            offset = end - corner
            length = math.hypot(offset.x(), offset.y())
            spot = corner + offset * (min(radius, length / 2) / length)
            if first:
                path.lineTo(spot)
            else:
                path.quadTo(corner, spot)
    path.lineTo(points[-1])
    return path


def figure_path(
    appearance: Appearance,
    text: str,
    centre: QPointF,
    px: float,
    weight: int = 600,
    italic: bool = False,
) -> QPainterPath:
    """Outline of a figure centred by its ink horizontally and by cap height vertically."""
    font = QFont()
    font.setFamilies([appearance.tokens.family, *appearance.tokens.fallback])
    font.setPixelSize(FIGURE_PX)
    font.setWeight(QFont.Weight(weight))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if len(text) > 1:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 98)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    box = path.boundingRect()
    move = QTransform.fromTranslate(centre.x(), centre.y())
    move.scale(px / FIGURE_PX, px / FIGURE_PX)
    move.translate(-(box.left() + box.right()) / 2, FIGURE_PX * CAP_HEIGHT / 2)
    return move.map(path)


def hatch(painter: QPainter, clip: QPainterPath, colour: str, gap: float, width: float) -> None:
    """Lines rising to the right inside `clip`, `gap` apart measured across them."""
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    box = clip.boundingRect()
    x = box.left() - box.height()
    while x < box.right():
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
        x += gap * math.sqrt(2)
    painter.restore()


def paint_tag(
    painter: QPainter, appearance: Appearance, centre: QPointF, letter: str, diameter: float
) -> None:
    """The letter tag A, B, C of a suggestion."""
    theme = appearance.theme
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("unique_text"))
    disc(painter, centre.x(), centre.y(), diameter / 2)
    path = figure_path(appearance, letter, centre, diameter * 0.62, 700)
    painter.fillPath(path, theme.colour("cell"))


def paint_glyph(
    painter: QPainter,
    appearance: Appearance,
    kind: VerdictKind,
    centre: QPointF,
    radius: float,
    background: str = "chrome",
    angle: float = 0.0,
) -> None:
    """A verdict glyph. `background` is the role it stands on, `angle` turns the working arc."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    theme = appearance.theme
    if kind is VerdictKind.UNIQUE:
        _paint_tick(painter, theme, radius)
    elif kind is VerdictKind.SEVERAL:
        small = radius * SEVERAL_SHARE
        for shift in (0.80, 0.0, -0.80):
            painter.setPen(QPen(theme.colour(background), small * 0.22))
            painter.setBrush(theme.colour("several"))
            disc(painter, shift * small, 0, small * 0.66)
    elif kind is VerdictKind.NONE:
        _paint_octagon(painter, theme, radius)
    elif kind is VerdictKind.WORKING:
        _paint_arc(painter, theme, radius, angle)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("control"), radius * 0.18))
        disc(painter, 0, 0, radius * 0.88)
        if kind is VerdictKind.UNKNOWN:
            mark = figure_path(appearance, "?", QPointF(0, 0), radius * 1.15, 600)
            painter.fillPath(mark, theme.colour("text2"))
    painter.restore()


def _paint_tick(painter: QPainter, theme: Theme, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("unique"))
    disc(painter, 0, 0, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(rounded_pen(WHITE, radius * 0.24))
    points = ((-0.42, 0.02), (-0.10, 0.36), (0.46, -0.32))
    painter.drawPolyline(QPolygonF([QPointF(x * radius, y * radius) for x, y in points]))


def _paint_octagon(painter: QPainter, theme: Theme, radius: float) -> None:
    corners = [math.radians(22.5 + 45 * i) for i in range(8)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("none"))
    painter.drawPolygon(
        QPolygonF([QPointF(radius * math.cos(a), radius * math.sin(a)) for a in corners])
    )
    paint_cross(painter, WHITE, radius * 0.36, radius * 0.24)


def _paint_arc(painter: QPainter, theme: Theme, radius: float, angle: float) -> None:
    circle = QRectF(-radius * 0.86, -radius * 0.86, radius * 1.72, radius * 1.72)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("hair"), radius * 0.20))
    painter.drawEllipse(circle)
    painter.setPen(rounded_pen(theme.colour("working"), radius * 0.20))
    painter.drawArc(circle, round((60 - angle) * 16), 120 * 16)


def paint_cross(painter: QPainter, colour: QColor | str, half: float, width: float) -> None:
    """An x about the origin."""
    painter.setPen(rounded_pen(colour, width))
    painter.drawLine(QPointF(-half, -half), QPointF(half, half))
    painter.drawLine(QPointF(half, -half), QPointF(-half, half))


def paint_swatch(
    painter: QPainter, appearance: Appearance, swatch: Swatch, centre: QPointF
) -> None:
    """The mark of a layer as it looks on the board, in a field of 32 x 32."""
    theme = appearance.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(appearance.scale, appearance.scale)
    if swatch is Swatch.EDGE:
        painter.setPen(rounded_pen(theme.link, 5))
        painter.drawLine(QPointF(-7, 0), QPointF(7, 0))
    elif swatch is Swatch.DOUBT:
        painter.setPen(Qt.PenStyle.NoPen)
        for x, radius, step in ((-9.0, 1.7, 2), (0.0, 2.9, 3), (9.0, 4.1, 4)):
            painter.setBrush(QColor(theme.heat[step]))
            painter.drawRect(QRectF(x - 4.5, -8, 9, 16))
            painter.setBrush(theme.colour("doubt_dot"))
            disc(painter, x, 0, radius)
    elif swatch is Swatch.HEAT:
        _paint_heat(painter, theme)
    elif swatch is Swatch.REDUNDANT:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(dashed_pen(theme.redundant, 2, (3.4, 2.6)))
        disc(painter, 0, 0, 8)
    elif swatch is Swatch.CONFLICT:
        paint_hatched_box(painter, theme, QRectF(-9, -8, 18, 16))
    elif swatch is Swatch.LINE:
        painter.setPen(rounded_pen(theme.line if not theme.dark else theme.line_strong, 6))
        points = [QPointF(-9, 5), QPointF(0, 5), QPointF(0, -5), QPointF(9, -5)]
        painter.drawPath(rounded_line(points, 5))
    elif swatch in (Swatch.ARC, Swatch.ARC_STRONG):
        _paint_jump(painter, theme, swatch is Swatch.ARC_STRONG)
    elif swatch is Swatch.UNUSED:
        painter.fillRect(QRectF(-9, -8, 18, 16), theme.colour("canvas"))
        painter.setPen(rounded_pen(theme.text2, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        disc(painter, 0, 0, 4)
        painter.drawLine(QPointF(-4, 4), QPointF(4, -4))
    else:
        painter.scale(1 / appearance.scale, 1 / appearance.scale)
        paint_tag(painter, appearance, QPointF(0, 0), "A", 20 * appearance.scale)
    painter.restore()


def _paint_heat(painter: QPainter, theme: Theme) -> None:
    """Four bars, of edges that few to most solutions use."""
    few, most = theme.colour("several"), theme.colour("doubt_dot")
    for place, (colour, width) in enumerate(((few, 1.6), (few, 2.8), (most, 4.0), (most, 5.4))):
        x = -10.5 + 7 * place
        painter.setPen(rounded_pen(colour, width))
        painter.drawLine(QPointF(x, -6), QPointF(x, 6))


def _paint_jump(painter: QPainter, theme: Theme, strong: bool) -> None:
    """An arc with its head."""
    colour = theme.colour("line_strong" if strong else "line")
    painter.setPen(rounded_pen(colour, 3.0 if strong else 1.6))
    path = QPainterPath(QPointF(-10, 4))
    path.quadTo(QPointF(-1, -6), QPointF(6, 0))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(10, 4), QPointF(3, 3), QPointF(8, -3)]))


def paint_hatched_box(painter: QPainter, theme: Theme, box: QRectF) -> None:
    """Tint, hatch and border of a conflict."""
    path = QPainterPath()
    path.addRoundedRect(box, 3, 3)
    painter.fillPath(path, theme.colour("none_tint"))
    hatch(painter, path, theme.none, 4, 1)
    painter.strokePath(path, QPen(theme.colour("none"), 2))


def paint_key_cap(painter: QPainter, appearance: Appearance, box: QRectF, text: str) -> None:
    """A key: raised, with a hairline that is thicker below."""
    theme = appearance.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = appearance.px(appearance.tokens.radius["tag"])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("hair"))
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(theme.colour("raised"))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -2), radius - 1, radius - 1)
    painter.setFont(appearance.font("caption", 500))
    painter.setPen(theme.colour("text2"))
    painter.drawText(box.adjusted(0, 0, 0, -1), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
