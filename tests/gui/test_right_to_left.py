"""From right to left the window is mirrored and cuts nothing; the board stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtWidgets import QApplication, QWidget

from studio.gui.modes import MODES
from studio.gui.services.settings import Settings
from studio.gui.widgets.flow import Flow
from studio.gui.window import Window
from tests.gui.cards import CARDS, OF_EACH, leave_cards, open_card, shown
from tests.gui.conftest import opened
from tests.gui.pseudo import spoken
from tests.gui.test_nothing_cut import SIZES, at_sizes
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "openDocument")

MARK = "\N{RIGHT-TO-LEFT MARK}"
EVERY_DAY = ("batches", "print", "settings", "new")


@pytest.fixture(scope="module")
def mirrored(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window in the language that nobody speaks, written from right to left."""
    ini = tmp_path_factory.mktemp("mirrored") / "settings.ini"
    settings = Settings(QSettings(str(ini), QSettings.Format.IniFormat))
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    with spoken(MARK), opened(settings) as window:
        yield window
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def left(widget: QWidget) -> int:
    """Where a widget begins in its window."""
    return widget.mapTo(widget.window(), QPoint(0, 0)).x()


@pytest.mark.parametrize(
    "card",
    [pytest.param(card, marks=() if card in EVERY_DAY else pytest.mark.long) for card in CARDS],
)
def test_no_card_cuts_anything(mirrored: Window, silent: None, card: str) -> None:
    open_card(mirrored, card)
    cut = at_sizes(mirrored, SIZES[1:2])
    leave_cards(mirrored)
    assert not cut


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if path == OF_EACH[1] else pytest.mark.long)
        for path in OF_EACH
    ],
)
@pytest.mark.parametrize("mode", [mode.key for mode in MODES])
def test_no_mode_cuts_anything(mirrored: Window, silent: None, path: Path, mode: str) -> None:
    shown(mirrored, path)
    mirrored.modes.choose(mode)
    assert not at_sizes(mirrored, SIZES[:2])


def test_the_window_is_mirrored_and_the_board_is_not(mirrored: Window, silent: None) -> None:
    mirrored.resize(*SIZES[1])
    shown(mirrored, OF_EACH[0])
    mirrored.modes.choose("edit")
    turns()
    page = mirrored.editor_page
    assert left(page.panel) < left(mirrored.editor.view) < left(page.tool_bar)
    assert mirrored.editor.view.transform().m11() > 0


def test_rows_of_buttons_are_mirrored(qapp: QApplication) -> None:
    holder = QWidget()
    holder.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    flow, parts = Flow(10, holder), [QWidget() for _ in range(3)]
    for number, part in enumerate(parts):
        if number == 2:
            flow.push()
        part.setMinimumSize(50, 20)
        flow.addWidget(part)
    holder.resize(300, 60)
    holder.show()
    assert [part.x() for part in parts] == [250, 190, 0]
    holder.resize(120, 60)
    turns()
    assert [(part.x(), part.y()) for part in parts] == [(70, 0), (10, 0), (0, 30)]
