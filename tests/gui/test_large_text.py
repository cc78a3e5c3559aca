"""At 200 % nothing is cut on the cards that hold it; those that do not yet are named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication

from studio.gui.app import make_appearance
from studio.gui.services.settings import TEXT_PERCENT, Settings
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.window import Window
from tests.gui.conftest import opened
from tests.gui.test_nothing_cut import CARDS, NAMING_CARDS, OF_EACH, at_sizes, shown

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "openDocument")

SCREEN = (1366, 768)
CUT = {"batches", "settings", "tours", "booklet", "export", "how_to_play", "print", "census"}
"""Cards on which something is cut on such a screen (ACCESSIBILITY.md, 1.4.4)."""


@pytest.fixture(scope="module")
def large(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window with the largest text."""
    ini = tmp_path_factory.mktemp("large") / "settings.ini"
    settings = Settings(QSettings(str(ini), QSettings.Format.IniFormat))
    settings.text_percent = TEXT_PERCENT[-1]
    with opened(settings) as window:
        assert window.appearance.scale == 2.0
        yield window


@pytest.mark.parametrize("card", sorted({*CARDS, *NAMING_CARDS} - CUT))
def test_cards(large: Window, silent: None, card: str) -> None:
    shown(large, OF_EACH[0])
    (CARDS | NAMING_CARDS)[card](large)
    found = at_sizes(large, (SCREEN,))
    for each in large.findChildren(CardDialog):
        if each.isVisible():
            each.reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert found == []


def test_the_size_chosen_before_is_no_measure_of_the_next(large: Window, tmp_path: Path) -> None:
    assert large.appearance.scale == 2.0
    small = Settings(QSettings(str(tmp_path / "small.ini"), QSettings.Format.IniFormat))
    assert make_appearance(small).scale == 1.0
