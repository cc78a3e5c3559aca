"""Tab reaches every control of every card, and what has the focus is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from studio.gui.style.focus import PAINTS_OWN_FOCUS, FocusRing
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.window import Window
from tests.gui.cards import CARDS, OF_EACH, open_card, shown
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "openDocument")

MOST_STOPS = 400


def stops(within: QWidget) -> set[QWidget]:
    """What Tab has to reach."""
    return {
        widget
        for widget in within.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    }


def walked(within: QWidget) -> tuple[set[QWidget], list[str]]:
    """What Tab does reach, and what of it does not show that it has the focus."""
    found: set[QWidget] = set()
    unseen = []
    for _ in range(MOST_STOPS):
        focus = QApplication.focusWidget()
        if focus is None or focus in found:
            break
        found.add(focus)
        rings = focus.window().findChildren(FocusRing)
        ringed = any(ring.target is focus and ring.isVisible() for ring in rings)
        seen = focus.viewport() if isinstance(focus, QAbstractScrollArea) else focus
        in_sight = not seen.visibleRegion().isEmpty()
        if not (in_sight and (ringed or focus.property(PAINTS_OWN_FOCUS))):
            unseen.append(type(focus).__name__)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    return found, unseen


@pytest.mark.parametrize("card", CARDS)
def test_cards(one_window: Window, silent: None, card: str) -> None:
    open_card(one_window, card)
    turns()
    (sheet,) = (each for each in one_window.findChildren(CardDialog) if each.isVisible())
    found, unseen = walked(sheet)
    missed = [
        f"{type(widget).__name__} {widget.accessibleName()}" for widget in stops(sheet) - found
    ]
    sheet.reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert found and missed == [] and unseen == []


def test_what_is_missed_or_not_seen_is_told(one_window: Window, silent: None) -> None:
    shown(one_window, OF_EACH[0])
    one_window.dialogs.properties()
    (sheet,) = (each for each in one_window.findChildren(CardDialog) if each.isVisible())
    first = QApplication.focusWidget()
    first.setProperty(PAINTS_OWN_FOCUS, False)
    for ring in sheet.window().findChildren(FocusRing):
        ring.follow(None)
    assert walked(sheet)[1][0] == type(first).__name__
    sheet.reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
