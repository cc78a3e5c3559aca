"""The sheet of pictures: order, choice, keys, mouse, and how little it paints."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.style.theme import Theme
from studio.gui.widgets.contact_sheet import ContactSheet

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise")

MANY = 10_000
LEFT = Qt.MouseButton.LeftButton


class Squares:
    """Pictures that note which of them were painted."""

    def __init__(self, many: int) -> None:
        self.many = many
        self.painted: list[int] = []

    def __len__(self) -> int:
        return self.many

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, number: int) -> None:
        self.painted.append(number)
        painter.fillRect(box, theme.colour("accent"))

    def caption(self, number: int) -> str:
        return f"{number:,}"

    def words(self, number: int) -> str:
        return f"square {number:,}"


@pytest.fixture
def squares() -> Squares:
    return Squares(MANY)


@pytest.fixture
def sheet(appearance: Appearance, window: QWidget, qtbot: QtBot, squares: Squares) -> ContactSheet:
    """Ten thousand squares, the last one first."""
    sheet = ContactSheet(appearance, "Square")
    layout = window.layout()
    assert isinstance(layout, QLayout)
    layout.addWidget(sheet)
    window.resize(900, 600)
    with qtbot.waitExposed(window):
        window.show()
    sheet.show_pictures(squares, range(MANY - 1, -1, -1))
    sheet.setFocus()
    return sheet


class Named(Squares):
    """Pictures with long names."""

    def caption(self, number: int) -> str:
        return "A name for which one line is too short" * (number + 1)


def test_a_caption_of_two_lines_has_its_own_room(appearance: Appearance, qtbot: QtBot) -> None:
    sheet = ContactSheet(appearance, "Square", QSize(150, 186), lines=2)
    qtbot.addWidget(sheet)
    sheet.resize(160, 300)
    sheet.show_pictures(Named(2), range(2))
    assert " ".join(sheet.caption(0)) == "A name for which one line is too short"
    assert len(sheet.caption(1)) == 2 and sheet.caption(1)[1].endswith("…")
    one = ContactSheet(appearance, "Square", QSize(150, 186))
    qtbot.addWidget(one)
    one.resize(160, 300)
    one.show_pictures(Named(2), range(2))
    assert len(one.caption(0)) == 1 and one.caption(0)[0].endswith("…")


def click(sheet: ContactSheet, place: int) -> None:
    QTest.mouseClick(sheet.viewport(), LEFT, pos=sheet.tile(place).center())


def test_what_is_shown_of_it_can_all_be_reached(sheet: ContactSheet) -> None:
    bar = sheet.verticalScrollBar()
    all_of_it = bar.maximum()
    sheet.set_order(range(3))
    assert bar.maximum() == 0
    sheet.set_order(range(MANY))
    assert bar.maximum() == all_of_it > 0


def test_a_low_sheet_shows_a_whole_picture(sheet: ContactSheet, window: QWidget) -> None:
    usual = sheet.tile(0).height()
    sheet.setFixedHeight(usual)
    QApplication.processEvents()
    assert sheet.viewport().rect().contains(sheet.tile(0))
    assert sheet.tile(0).height() >= usual // 2
    sheet.choose_place(MANY // 2)
    assert sheet.viewport().rect().contains(sheet.tile(MANY // 2))
    assert sheet.place_at(sheet.tile(MANY // 2).center()) == MANY // 2


def test_only_what_is_in_view_is_painted(sheet: ContactSheet, squares: Squares) -> None:
    sheet.grab()
    lines = -(-sheet.viewport().height() // sheet.tile(0).height()) + 1
    assert 0 < len(set(squares.painted)) <= lines * sheet.columns
    squares.painted.clear()
    sheet.choose_place(MANY // 2)
    sheet.grab()
    assert MANY - 1 - MANY // 2 in squares.painted
    assert 0 < len(set(squares.painted)) <= lines * sheet.columns


def test_scrolling_a_little_paints_what_comes_into_view(
    sheet: ContactSheet, squares: Squares
) -> None:
    QApplication.processEvents()
    squares.painted.clear()
    sheet.verticalScrollBar().setValue(sheet.tile(0).height() // 4)
    QApplication.processEvents()
    assert 0 < len(set(squares.painted)) <= 2 * sheet.columns


def test_the_first_of_the_order_is_chosen(sheet: ContactSheet) -> None:
    assert (sheet.place, sheet.number()) == (0, MANY - 1)
    assert sheet.accessibleName() == "Square, 1 of 10,000: square 9,999"


def test_arrow_keys_walk_and_stop_at_the_ends(sheet: ContactSheet, qtbot: QtBot) -> None:
    across = sheet.columns
    for key, place in (
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, 1 + across),
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_End, MANY - 1),
        (Qt.Key.Key_Down, MANY - 1),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(sheet, key)
        assert sheet.place == place
        assert sheet.viewport().rect().contains(sheet.tile(place))
    QTest.keyClick(sheet, Qt.Key.Key_PageDown)
    assert sheet.place > across and sheet.place % across == 0
    QTest.keyClick(sheet, Qt.Key.Key_PageUp)
    assert sheet.place == 0


def test_a_click_chooses_and_tells_the_number(sheet: ContactSheet, qtbot: QtBot) -> None:
    with qtbot.waitSignal(sheet.chosen) as chosen:
        click(sheet, 5)
    assert chosen.args == [MANY - 6]
    assert sheet.place == 5
    QTest.mouseClick(sheet.viewport(), LEFT, pos=QPoint(1, 1))
    assert sheet.place == 5


@pytest.mark.parametrize("place", [0, 7, MANY - 1])
def test_places_are_where_their_tiles_are(sheet: ContactSheet, place: int) -> None:
    sheet.choose_place(place)
    tile = sheet.tile(place)
    assert {sheet.place_at(p) for p in (tile.topLeft(), tile.center(), tile.bottomRight())} == {
        place
    }


def test_enter_and_double_click_open(sheet: ContactSheet, qtbot: QtBot) -> None:
    opened: list[int] = []
    sheet.opened.connect(opened.append)
    QTest.keyClick(sheet, Qt.Key.Key_Right)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    QTest.mouseDClick(sheet.viewport(), LEFT, pos=sheet.tile(3).center())
    assert opened == [MANY - 2, MANY - 4]


def test_another_order_begins_at_the_top(sheet: ContactSheet) -> None:
    sheet.choose_place(MANY - 1)
    sheet.set_order(range(MANY))
    assert (sheet.place, sheet.number()) == (0, 0)
    assert sheet.verticalScrollBar().value() == 0


def test_the_same_picture_is_chosen_in_another_order(sheet: ContactSheet) -> None:
    sheet.choose_place(2)
    number = sheet.number()
    assert number == MANY - 3
    sheet.rearrange(range(MANY))
    assert (sheet.place, sheet.number()) == (number, number)
    sheet.add([5, 3, number, 9])
    assert (sheet.place, sheet.number()) == (2, number)
    sheet.rearrange([5, 3])
    assert sheet.number() == 5
    sheet.add([])
    assert sheet.number() is None and sheet.place == -1


def test_what_comes_and_goes_scrolls_nothing(sheet: ContactSheet, qtbot: QtBot) -> None:
    sheet.choose_place(500)
    sheet.verticalScrollBar().setValue(sheet.verticalScrollBar().value() + 30)
    scrolled = sheet.verticalScrollBar().value()
    order = list(range(MANY - 1, -1, -1))
    chosen = sheet.number()
    sheet.add([*order, MANY])
    assert sheet.number() == chosen
    with qtbot.waitSignal(sheet.chosen) as told:
        sheet.add(order[:500] + order[501:])
    assert told.args == [order[501]]
    assert (sheet.place, sheet.number()) == (500, order[501])
    assert sheet.verticalScrollBar().value() == scrolled


def test_the_chosen_picture_stays_chosen_when_its_number_is_another(
    sheet: ContactSheet, qtbot: QtBot
) -> None:
    sheet.choose_place(500)
    scrolled = sheet.verticalScrollBar().value()
    chosen = sheet.number()
    assert chosen is not None
    order = list(range(MANY, -1, -1))
    with qtbot.waitSignal(sheet.chosen) as told:
        sheet.renew(order, chosen + 1)
    assert told.args == [chosen + 1] and order[sheet.place] == sheet.number() == chosen + 1
    sheet.renew(order, None)
    assert sheet.place == 500 and sheet.verticalScrollBar().value() == scrolled
    sheet.renew([], None)
    assert sheet.place == -1 and sheet.number() is None


def test_nothing_to_show(sheet: ContactSheet) -> None:
    sheet.show_pictures(Squares(0), ())
    QTest.keyClick(sheet, Qt.Key.Key_Right)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert sheet.number() is None
    assert sheet.verticalScrollBar().maximum() == 0
    sheet.grab()


def test_a_narrow_window_shows_fewer_in_a_row(sheet: ContactSheet, window: QWidget) -> None:
    across = sheet.columns
    sheet.choose_place(500)
    window.resize(400, 600)
    QApplication.processEvents()
    assert sheet.columns < across
    assert sheet.viewport().rect().contains(sheet.tile(500))


def test_both_themes_and_the_focus_are_seen(sheet: ContactSheet, appearance: Appearance) -> None:
    seen = {bytes(sheet.grab().toImage().constBits())}
    appearance.set_theme(appearance.tokens.dark)
    seen.add(bytes(sheet.grab().toImage().constBits()))
    sheet.clearFocus()
    seen.add(bytes(sheet.grab().toImage().constBits()))
    assert len(seen) == 3


def test_a_long_caption_stays_in_its_own_place(
    appearance: Appearance, sheet: ContactSheet, squares: Squares, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(squares, "caption", lambda number: "8 " * 60)
    sheet.show_pictures(squares, range(MANY))
    QApplication.processEvents()
    seen = sheet.viewport().grab().toImage()
    monkeypatch.setattr(squares, "caption", lambda number: "")
    sheet.show_pictures(squares, range(MANY))
    bare = sheet.viewport().grab().toImage()
    tile = sheet.tile(0)
    left, right = QRect(tile), QRect(tile)
    left.setWidth(4)
    right.setLeft(tile.right() - 4)
    assert seen.copy(tile) != bare.copy(tile)
    assert seen.copy(left) == bare.copy(left) and seen.copy(right) == bare.copy(right)


def test_a_picture_is_told_in_words_under_the_pointer(sheet: ContactSheet) -> None:
    assert sheet.tip(0) == f"square {MANY - 1:,}" and sheet.tip(-1) == ""
    at = sheet.tile(1).center()
    event = QHelpEvent(QEvent.Type.ToolTip, at, sheet.viewport().mapToGlobal(at))
    QApplication.sendEvent(sheet.viewport(), event)
    assert QToolTip.text() == f"square {MANY - 2:,}"
    QToolTip.hideText()
