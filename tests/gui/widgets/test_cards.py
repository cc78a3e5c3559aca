"""Cards with a picture of a puzzle."""

from __future__ import annotations

from typing import NoReturn

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.style.theme import Theme
from studio.gui.widgets.cards import OutlineTile, PuzzleCard


@pytest.mark.qt_log_ignore("Painter ended with")
def test_an_error_while_painting_leaves_no_painter_on_the_window(
    appearance: Appearance, qtbot: QtBot
) -> None:
    # The error keeps the painter alive; Qt breaks down over one that outlives the paint.
    painters: list[QPainter] = []

    def fail(painter: QPainter, box: QRectF, theme: Theme) -> NoReturn:
        painters.append(painter)
        raise ValueError(theme.name)

    card = PuzzleCard(appearance, "A puzzle", "25 cells", fail)
    qtbot.addWidget(card)
    with qtbot.captureExceptions() as raised:
        card.show()
        qtbot.waitUntil(lambda: bool(painters))
        qtbot.wait(1)
    assert raised
    assert not any(painter.isActive() for painter in painters)


def inked(tile: OutlineTile) -> tuple[int, int]:
    """From where to where the name of a tile is painted, across."""
    image, ink = tile.grab().toImage(), tile._appearance.theme.colour("text").lightness()
    px = tile._appearance.px
    # Not the frame, nor its corners.
    edge, top, low = px(3), px(80), image.height() - px(10)
    xs = [
        x
        for x in range(edge, image.width() - edge)
        if any(abs(image.pixelColor(x, y).lightness() - ink) < 60 for y in range(top, low))
    ]
    return min(xs), max(xs)


@pytest.mark.parametrize("chosen", [False, True])
def test_a_long_name_of_a_tile_goes_on_in_the_next_line(
    appearance: Appearance, qtbot: QtBot, chosen: bool
) -> None:
    """It was cut at both sides."""
    long, short = (OutlineTile(appearance, name, None) for name in ("Gekreuztes Quadrat", "Haus"))
    for tile in (long, short):
        qtbot.addWidget(tile)
        tile.setChecked(chosen)
    assert long.further > 0 == short.further
    short.leave_room(long.further)
    assert short.sizeHint() == long.sizeHint()
    long.resize(long.sizeHint())
    left, right = inked(long)
    assert left >= appearance.px(4) and right < long.width() - appearance.px(4)


def test_a_card_says_title_and_facts_in_its_tip(appearance: Appearance, qtbot: QtBot) -> None:
    """Of a long title the end is nowhere else."""
    card = PuzzleCard(appearance, "A title too long for a card", "25 cells", None)
    qtbot.addWidget(card)
    assert card.toolTip() == "A title too long for a card\n25 cells"
