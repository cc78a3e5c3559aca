"""Cards over the window: they go when they are left, with the scrim behind them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.card_dialog import CardDialog, Scrim
from studio.gui.widgets.dialogs import error_dialog
from studio.gui.window import Window

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
