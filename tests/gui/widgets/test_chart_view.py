"""The field of a chart: its sentence as long as there is no chart."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.chart_view import ChartView


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_sentence_of_an_empty_chart_stands_in_its_middle(
    appearance: Appearance, qtbot: QtBot, scale: float
) -> None:
    large = Appearance(scale=scale)
    chart = ChartView(large, "Times", "Times appear here")
    qtbot.addWidget(chart)
    chart.resize(600, 440)
    image = chart.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ground = large.theme.colour("canvas")
    rows, columns = _written(image, ground)
    for low, high, whole in ((rows[0], rows[-1], 440), (columns[0], columns[-1], 600)):
        assert abs((low + high) / 2 - whole / 2) < 6 * scale


def _written(image: QImage, ground: QColor) -> tuple[list[int], list[int]]:
    """The rows and columns of a picture, but for its round corners, that are not all ground."""
    dots = [
        (x, y)
        for y in range(20, image.height() - 20)
        for x in range(20, image.width() - 20)
        if image.pixelColor(x, y) != ground
    ]
    return sorted({y for _, y in dots}), sorted({x for x, _ in dots})
