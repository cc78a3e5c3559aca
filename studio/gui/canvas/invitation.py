"""What the canvas shows while the board has no cells: an outline, and what to do."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from studio.gui.canvas.painter import Colour

RADIUS_PX = 56.0
GAP_PX = 16.0


def paint_invitation(
    painter: QPainter, area: QRectF, corners: int, sentence: str, font: QFont, colour: Colour
) -> None:
    """A dashed cell with 4 or 6 corners in the middle of an area (pixels), the sentence below."""
    middle = area.center()
    turn = -math.pi / 4 if corners == 4 else -math.pi / 2
    angles = [turn + 2 * math.pi * i / corners for i in range(corners)]
    pen = QPen(colour("control"), 2, Qt.PenStyle.CustomDashLine)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawPolygon(
        QPolygonF([middle + QPointF(math.cos(a), math.sin(a)) * RADIUS_PX for a in angles])
    )
    painter.setFont(font)
    painter.setPen(colour("text2"))
    below = QRectF(area.left(), middle.y() + RADIUS_PX + GAP_PX, area.width(), RADIUS_PX)
    flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)
    painter.drawText(below, flags, sentence)
