"""Signs in menus: arrows and checks are as large as the texts beside them, in their colour."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from studio.gui.app import make_application
from studio.gui.style.appearance import Appearance
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "plugin does not support")


@pytest.fixture(params=[1.0, 2.0], ids=["100", "200"])
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Appearance]:
    make_application()
    look = Appearance(scale=request.param, reduced_motion=True)
    look.apply()
    yield look
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    qapp.setStyleSheet("")


def painted(menu: QMenu, place: QRect) -> tuple[QRect, QColor]:
    """What is painted on the ground of a part of a menu, and the strongest colour of it."""
    image = menu.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)
    ground = image.pixelColor(image.width() // 2, 1)
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    strokes = [point for point in points if image.pixelColor(*point) != ground]
    xs, ys = zip(*strokes, strict=True)
    box = QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    return box, min((image.pixelColor(*point) for point in strokes), key=QColor.lightness)


@pytest.mark.parametrize("way", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_signs_grow_with_the_texts(
    look: Appearance, qapp: QApplication, qtbot: QtBot, way: Qt.LayoutDirection
) -> None:
    """Those of Qt stay as they are at 100 %."""
    qapp.setLayoutDirection(way)
    menu = QMenu()
    qtbot.addWidget(menu)
    other = menu.addMenu("A longer text of an entry")
    other.addAction("One")
    switch = menu.addAction("Another")
    switch.setCheckable(True)
    switch.setChecked(True)
    menu.show()
    turns()
    row, checked = menu.actionGeometry(other.menuAction()), menu.actionGeometry(switch)
    side, right = look.px(20), way is Qt.LayoutDirection.LeftToRight
    outer = QRect(0, 0, side, row.height() - 4)
    outer.moveTopLeft(row.topLeft())
    outer.translate(0, 2)
    end = QRect(outer)
    end.moveRight(row.right())
    arrow, tint = painted(menu, end if right else outer)
    assert arrow.height() >= look.px(7) and arrow.width() >= look.px(3)
    begin = QRect(outer) if right else QRect(end)
    begin.moveTop(checked.top() + 2)
    check, _ = painted(menu, begin)
    assert check.height() >= look.px(7) and check.width() >= look.px(9)
    assert abs(tint.lightness() - look.theme.colour("text").lightness()) < 40


def test_a_menu_that_is_higher_than_the_screen_scrolls(look: Appearance, qtbot: QtBot) -> None:
    """A second column stood beside the first, over the window and beyond the screen."""
    menu = QMenu()
    qtbot.addWidget(menu)
    rows = [menu.addAction(f"A longer text of an entry {number}") for number in range(60)]
    menu.popup(QPoint(0, 0))
    turns()
    height = menu.screen().availableGeometry().height()
    assert menu.height() <= height
    assert len({menu.actionGeometry(row).left() for row in rows}) == 1
    foot = QRect(look.px(10), menu.height() - look.px(21), menu.width() - look.px(20), look.px(18))
    arrow, _ = painted(menu, foot)
    assert arrow.width() >= look.px(6)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(menu, key)
    turns()
    last = menu.actionGeometry(rows[-1])
    assert menu.activeAction() is rows[-1] and menu.rect().contains(last)
