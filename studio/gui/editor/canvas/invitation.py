"""What the canvas shows while the board has no cells: an outline, and what to do."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from studio.gui.style.painter import Colour

RADIUS_PX = 56.0
GAP_PX = 16.0
PLATE_PX = 6.0


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
    # Places for cells may be drawn below: nothing is to shine through cell and sentence.
    painter.setBrush(colour("canvas"))
    painter.drawPolygon(
        QPolygonF([middle + QPointF(math.cos(a), math.sin(a)) * RADIUS_PX for a in angles])
    )
    painter.setFont(font)
    below = QRectF(area.left(), middle.y() + RADIUS_PX + GAP_PX, area.width(), RADIUS_PX)
    flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)
    plate = painter.boundingRect(below, flags, sentence)
    painter.fillRect(plate.adjusted(-PLATE_PX, -PLATE_PX, PLATE_PX, PLATE_PX), colour("canvas"))
    painter.setPen(colour("text2"))
    painter.drawText(below, flags, sentence)
