"""The first window fits any screen, and half of one is enough to work in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from studio.board import Board
from studio.families import NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.modes import MODES
from studio.gui.shell.first_place import (
    LEAST,
    STEP,
    USUAL,
    first_place,
    kept_inside,
    least_size,
    next_place,
)
from studio.gui.window import Window
from studio.puzzle import Puzzle
from tests.gui.turns import turns

SCREENS = (
    QRect(0, 0, 1024, 700),
    QRect(0, 27, 1366, 741),
    QRect(1366, 0, 1280, 720),
    QRect(0, 0, 600, 400),
)


@pytest.mark.parametrize("screen", SCREENS)
def test_it_lies_on_the_screen_with_its_frame(screen: QRect) -> None:
    place = first_place(screen)
    assert screen.contains(place)
    assert place.size() == USUAL or place.width() >= min(screen.width() - 8, USUAL.width())
    assert place.width() >= least_size(screen).width()


def test_on_a_large_screen_it_has_its_usual_size_in_the_middle() -> None:
    place = first_place(QRect(0, 0, 2560, 1440))
    assert place.size() == USUAL
    assert abs(place.center().x() - 1280) <= 8


def test_a_place_that_was_remembered_is_brought_back_onto_the_screen() -> None:
    screen = QRect(0, 0, 1280, 800)
    assert kept_inside(QRect(2000, -50, 1440, 900), screen) == screen
    assert kept_inside(QRect(1200, 700, 640, 480), screen) == QRect(640, 320, 640, 480)


@pytest.mark.parametrize("screen", [*SCREENS, QRect(0, 0, 1440, 900), QRect(0, 0, 2560, 1440)])
def test_each_further_window_is_on_the_screen_and_leaves_the_last_in_sight(screen: QRect) -> None:
    last = first_place(screen)
    for _ in range(20):
        place = next_place(last, screen)
        assert screen.contains(place)
        away = place.topLeft() - last.topLeft()
        assert max(abs(away.x()), abs(away.y())) >= STEP.x() // 2
        last = place
    assert last.width() >= first_place(screen).width() - STEP.x()


@pytest.mark.parametrize("mode", [mode.key for mode in MODES])
def test_half_a_small_screen_holds_all_parts(whole_window: Window, mode: str) -> None:
    window = whole_window
    window.open_document(Document(Puzzle(NUMBER_PATH, Board.hexagon(3))))
    window.modes.choose(mode)
    window.resize(LEAST)
    turns()
    assert (window.width(), window.height()) == (LEAST.width(), LEAST.height())
    place = window.editor_page
    assert place.narrow and place.panel_open == window.modes.mode.parts.side_stays
    assert place.editor.height() > 150 and place.editor.width() > 300
    for region in place.regions:
        inside = QRect(region.mapTo(window, region.rect().topLeft()), region.size())
        assert window.rect().contains(inside), region
    for part in _controls(place.header):
        assert place.header.rect().contains(part.geometry()), part


def _controls(header: QWidget) -> list[QWidget]:
    direct = header.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [part for part in direct if part.isVisible()]
