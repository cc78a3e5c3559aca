"""No text is cut and none lies over another: every card, mode and page, on screens of all sizes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from studio.gui.dialogs.shortcuts import ShortcutsSheet
from studio.gui.modes import MODES
from studio.gui.window import Window
from tests.gui.cards import (
    CARDS,
    EXAMPLES,
    OF_EACH,
    TOLD_CARDS,
    leave_cards,
    open_card,
    open_cards,
    shown,
)
from tests.gui.cut import card_faults, faults
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "openDocument")

SIZES = ((1024, 680), (1366, 768), (1440, 900), (1280, 800))
"""Of screens; at scale 2, a screen of 2560x1600 has the last one."""

PASSES = 4
"""Of the event loop, until a window lies still: what wraps has its height when what is around it
has its width."""


def at_sizes(window: Window, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    found = []
    for size in sizes:
        window.resize(*size)
        cut: list[str] = []
        for _ in range(PASSES):
            turns()
            # What was there before goes as soon as the event loop of the application comes round.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            cards = open_cards(window)
            cut = faults(cards[-1]) + card_faults(cards[-1]) if cards else faults(window)
            if not cut:
                break
        found += [f"{size}: {fault}" for fault in cut]
    return found


@pytest.mark.parametrize("mode", [mode.key for mode in MODES])
@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if path in OF_EACH else pytest.mark.long)
        for path in EXAMPLES
    ],
)
def test_modes(one_window: Window, silent: None, path: Path, mode: str) -> None:
    """On the smallest screen, and on one of the others by turns."""
    shown(one_window, path)
    one_window.modes.choose(mode)
    turn = EXAMPLES.index(path) + [each.key for each in MODES].index(mode)
    assert not at_sizes(one_window, (SIZES[0], SIZES[1 + turn % 3]))


@pytest.mark.parametrize("card", CARDS)
def test_cards(one_window: Window, silent: None, card: str) -> None:
    open_card(one_window, card)
    assert not at_sizes(one_window, SIZES[:1] if card in TOLD_CARDS else SIZES)
    leave_cards(one_window)


def test_the_welcome_page(whole_window: Window) -> None:
    assert not at_sizes(whole_window)


def test_what_is_cut_is_found(whole_window: Window) -> None:
    whole_window.action("shortcuts").trigger()
    (sheet,) = whole_window.findChildren(ShortcutsSheet)
    sheet._heads["File"].setFixedWidth(3)
    assert faults(sheet)
