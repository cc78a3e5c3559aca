"""Cards over the window: they go when they are left, with the scrim behind them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_within
from studio.gui.widgets.card_dialog import CardDialog, Scrim
from studio.gui.widgets.dialogs import error_dialog
from studio.gui.widgets.parts import column
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def test_a_card_that_is_left_is_deleted(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    window.show()
    for _ in range(3):
        card = error_dialog(appearance, window, "Something happened")
        card.open()
        assert window.findChildren(CardDialog)
        card.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.findChildren(CardDialog)
    assert not window.findChildren(Scrim)


def test_it_is_left_where_what_had_the_focus_has_gone(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    """Such as a button of the card that opened it; PySide 6.11 ends the program where an override
    such as ``done`` meets a dead object."""
    window.show()
    first = error_dialog(appearance, window, "Something happened")
    first.open()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    second = error_dialog(appearance, window, "Something else")
    second.open()
    first.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    second.reject()
    assert not second.isVisible()


@pytest.mark.parametrize("elsewhere", [False, True], ids=["nowhere", "in a dialog for files"])
def test_the_focus_returns_to_a_window_that_does_not_have_it_yet(
    appearance: Appearance,
    window: QWidget,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    elsewhere: bool,
) -> None:
    """As it is right after a dialog for files: nothing in the program has the focus, or the dialog
    still has it, for the desktop tells some time later that it has gone."""
    first, field, last = (QLineEdit(window) for _ in range(3))
    other = QLineEdit()
    qtbot.addWidget(other)
    with qtbot.waitExposed(window):
        window.show()
    for each in (first, field, last):
        each.show()
    field.setFocus()
    card = error_dialog(appearance, window, "Something happened")
    with monkeypatch.context() as patch:
        patch.setattr(QApplication, "focusWidget", lambda: other if elsewhere else None)
        card.open()
    card.reject()
    assert window.focusWidget() is field


WAYS: dict[str, Callable[[Window, QPushButton], object]] = {
    "Tab": lambda window, button: press(Qt.Key.Key_Tab),
    "Shift and Tab": lambda window, button: press(Qt.Key.Key_Backtab),
    "hidden": lambda window, button: button.hide(),
    "off": lambda window, button: button.setEnabled(False),
    "cleared": lambda window, button: button.clearFocus(),
    "gone": lambda window, button: delete(button),
    "taken": lambda window, button: window.editor.view.setFocus(),
}
"""What could take the focus away from the only button of a card."""


@pytest.mark.parametrize("way", WAYS)
def test_no_key_reaches_the_board_behind_a_card(
    whole_window: Window, qtbot: QtBot, way: str
) -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.hexagon(2)).placed(Clue("labels", Cell((0, 0)), 7))
    whole_window.open_document(Document(puzzle))
    tool = whole_window.editor.tool
    whole_window.action("about").trigger()
    card = whole_window.findChildren(CardDialog)[0]
    qtbot.waitUntil(lambda: focus_is_in(card))
    button = card.default_button or card.first_focus()
    assert isinstance(button, QPushButton)
    WAYS[way](whole_window, button)
    assert focus_is_in(card)
    press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_Delete)
    for letter in (Qt.Key.Key_D, Qt.Key.Key_W, Qt.Key.Key_X):
        press(letter)
    press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert whole_window.document.puzzle == puzzle
    assert whole_window.editor.tool is tool
    assert whole_window.findChildren(CardDialog) == [card]
    press(Qt.Key.Key_Escape)
    assert not any(each.isVisible() for each in whole_window.findChildren(CardDialog))
    assert whole_window.editor.view.hasFocus()


def test_a_card_over_a_card_has_the_focus(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    window.show()
    below, above = (error_dialog(appearance, window, "Something happened") for _ in range(2))
    below.open()
    qtbot.waitUntil(lambda: focus_is_in(below))
    above.open()
    assert focus_is_in(above)
    below.first_focus().setFocus()
    assert focus_is_in(above)
    above.reject()
    assert focus_is_in(below)


def test_a_card_is_painted_a_turn_after_it_was_made(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    """Both take about as long, and together longer than a frame."""
    with qtbot.waitExposed(window):
        window.show()
    card = error_dialog(appearance, window, "Something happened")
    painted = Painted(card)
    card.open()
    QCoreApplication.sendPostedEvents()
    assert card.isVisible() and focus_is_in(card)
    assert not painted.times
    qtbot.waitUntil(lambda: painted.times > 0)
    card.reject()


def test_a_card_that_takes_the_place_of_another_is_painted_at_once(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    """Else the window would be bright between them."""
    with qtbot.waitExposed(window):
        window.show()
    first, second = (error_dialog(appearance, window, "Something happened") for _ in range(2))
    first.open()
    qtbot.waitUntil(first.updatesEnabled)
    first.reject()
    second.open()
    assert second.updatesEnabled()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    second.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    third = error_dialog(appearance, window, "Something happened")
    third.open()
    assert not third.updatesEnabled(), "those left before are gone"
    third.reject()


class Painted(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.Paint
        return False


def test_a_button_that_is_turned_off_for_a_while_keeps_its_place(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    """The next key would press what comes after it; and the hand is where it was, afterwards."""
    window.show()
    card = error_dialog(appearance, window, "Something happened")
    first, work, last = (QPushButton(name, card) for name in ("First", "Work", "Last"))
    card.open()
    for button in (first, work, last):
        button.show()
    for before, after in pairwise((first, work, last)):
        QWidget.setTabOrder(before, after)
    qtbot.waitUntil(lambda: focus_is_in(card))
    work.setFocus()
    work.setEnabled(False)
    assert card.hasFocus()
    work.setEnabled(True)
    assert work.hasFocus()
    work.setEnabled(False)
    press(Qt.Key.Key_Tab)
    assert last.hasFocus(), "Tab goes on from the place of the button"
    work.setEnabled(True)
    assert last.hasFocus(), "the hand has gone elsewhere"


def test_a_button_has_its_place_back_in_a_window_that_is_not_active(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    window.show()
    card = error_dialog(appearance, window, "Something happened")
    work = QPushButton("Work", card)
    card.open()
    work.show()
    qtbot.waitUntil(lambda: focus_is_in(card))
    work.setFocus()
    work.setEnabled(False)
    elsewhere = QLineEdit()
    qtbot.addWidget(elsewhere)
    elsewhere.show()
    elsewhere.activateWindow()
    elsewhere.setFocus()
    qtbot.waitUntil(elsewhere.hasFocus)
    work.setEnabled(True)
    assert focus_within(window) is work


def test_a_button_that_is_turned_off_under_another_card_keeps_its_place(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    window.show()
    below = error_dialog(appearance, window, "Something happened")
    work, other = QPushButton("Work", below), QPushButton("Other", below)
    below.open()
    work.show()
    other.show()
    qtbot.waitUntil(lambda: focus_is_in(below))
    work.setFocus()
    above = error_dialog(appearance, window, "Something else")
    above.open()
    work.setEnabled(False)
    above.reject()
    assert below.hasFocus()
    work.setEnabled(True)
    assert work.hasFocus()


def focus_is_in(card: CardDialog) -> bool:
    focused: QWidget | None = QApplication.focusWidget()
    return focused is card or (focused is not None and card.isAncestorOf(focused))


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key as a keyboard does: it arrives wherever the focus is, or in the window."""
    QTest.keyClick(QApplication.focusWindow(), key, held)


class Styled(QObject):
    """Notes what is styled anew after it was styled once."""

    def __init__(self) -> None:
        super().__init__()
        self.once: list[QObject] = []
        self.again: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Polish:
            self.once.append(watched)
        ours = type(watched).__module__.startswith("studio")
        if ours and event.type() == QEvent.Type.StyleChange and watched in self.once:
            self.again.append(type(watched).__name__)
        return False


@pytest.mark.parametrize("card", ["generate", "new", "tour", "compare", "shortcuts"])
def test_the_parts_of_a_large_card_are_styled_once(whole_window: Window, card: str) -> None:
    """Half of the time in which a card opens went into styles of parts that were moved then."""
    styled, app = Styled(), QApplication.instance()
    assert app is not None
    app.installEventFilter(styled)
    whole_window.action(card).trigger()
    app.removeEventFilter(styled)
    assert len(styled.once) > 40
    assert not styled.again


def test_the_shadow_of_a_card_grows_paler_without_a_band(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    """No step from point to point is one that an eye sees as an edge."""
    window.resize(900, 700)
    window.show()
    card = error_dialog(appearance, window, "Something happened")
    card.open()
    qtbot.waitUntil(card.updatesEnabled)
    box, picture = card.geometry(), window.grab().toImage()
    below = range(box.bottom() + 2, window.height() - 1)
    shades = [picture.pixelColor(box.center().x(), y).lightness() for y in below]
    steps = [paler - darker for darker, paler in pairwise(shades)]
    assert min(steps) >= 0 and max(steps) <= 6
    assert shades[-1] - shades[0] > 20


def test_a_card_that_needs_more_than_its_window_scrolls(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    """Its last buttons were cut, or outside of the window."""
    window.resize(400, 300)
    with qtbot.waitExposed(window):
        window.show()
    card = CardDialog(appearance, window, "Large", QSize(300, 200))
    layout = column(card)
    buttons = [QPushButton(str(number)) for number in range(30)]
    for button in buttons:
        button.setMinimumSize(600, 40)
        layout.addWidget(button)
    card.open()
    assert (card.width(), card.height()) == (600, 1200)
    scrim = card._scrim

    def seen(button: QWidget) -> bool:
        place = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        return window.rect().top() <= place.top() and place.bottom() <= window.rect().bottom()

    buttons[0].setFocus()
    assert seen(buttons[0]) and not seen(buttons[-1])
    QTest.keyClick(buttons[0], Qt.Key.Key_Backtab)
    assert focus_within(card) is buttons[-1] and seen(buttons[-1])
    QTest.keyClick(buttons[-1], Qt.Key.Key_Tab)
    assert seen(buttons[0])
    at, turned = QPointF(buttons[0].rect().center()), QPoint(0, -120)
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(at, buttons[0].mapToGlobal(at), QPoint(), turned, *none, False)
    QApplication.sendEvent(scrim, wheel)
    assert card.y() < 0
    window.resize(800, 1400)
    assert not scrim.scrolls and card.y() > 0
    card.reject()


def test_a_card_grows_with_what_comes_into_it(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    with qtbot.waitExposed(window):
        window.show()
    card = CardDialog(appearance, window, "Small", QSize(300, 200))
    layout = column(card)
    card.open()
    later = QPushButton("Later")
    later.setMinimumSize(500, 300)
    layout.addWidget(later)
    qtbot.waitUntil(lambda: (card.width(), card.height()) == (500, 300))
    card.reject()
