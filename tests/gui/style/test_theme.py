"""Colours, fonts and durations of the look; icons in their colour."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from studio.gui.style.appearance import Appearance, load_fonts
from studio.gui.style.icons import icon_names, icon_pixmap


def test_reduced_motion_stops_animations_but_not_the_delay_of_messages() -> None:
    still, moving = Appearance(reduced_motion=True), Appearance()
    assert moving.duration("panel_swap") > 0
    assert still.duration("panel_swap") == still.duration("hover") == 0
    assert still.duration("working_delay") == moving.duration("working_delay") > 0


def test_figures_in_columns_are_tabular(qapp: QApplication) -> None:
    load_fonts()
    metrics = QFontMetricsF(Appearance().font("count", 600, display=True))
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("name", sorted(icon_names()))
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_icons_are_drawn_in_their_colour_at_every_ratio(
    qapp: QApplication, name: str, ratio: float
) -> None:
    image = icon_pixmap(name, "#ff0000", 20, ratio).toImage()
    assert image.width() == round(20 * ratio)
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    drawn = [pixel for pixel in pixels if pixel.alpha() > 150]
    assert drawn
    assert all(pixel.red() > 240 and pixel.green() < 15 for pixel in drawn)
