"""For those who do not see or do not use a mouse: names for everything, in every card.

Cards that show a result are looked at where their own tests have brought one about.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio import assets
from studio.gui.modes import MODES
from studio.gui.services import file_dialogs
from studio.gui.shell.actions import ACTIONS
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.window import Window
from tests.gui.names import nameless

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "openDocument")


@pytest.fixture
def window(whole_window: Window, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setattr(file_dialogs, "_answer", lambda _: None)
    return whole_window


@pytest.mark.parametrize(
    "name",
    [
        "slitherlink/garden",
        pytest.param("number-path/flower", marks=pytest.mark.long),
        pytest.param("jump-maze/schonbrunn", marks=pytest.mark.long),
        "one-stroke/house",
    ],
)
def test_every_card_names_all_it_holds(window: Window, name: str) -> None:
    window.files.open_example(assets.path("examples", *f"{name}.puzzle".split("/")))
    assert nameless(window) == []
    cards = 0
    for spec in ACTIONS:
        action = window.action(spec.key)
        if not spec.text.endswith("...") and spec.menu != "Help":
            continue
        action.trigger()
        for dialog in window.findChildren(CardDialog):
            if dialog.isVisible():
                cards += 1
                assert dialog.accessibleName(), spec.key
                assert nameless(dialog) == [], spec.key
                dialog.reject()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert cards >= 10


def test_what_has_no_name_is_told(qtbot: QtBot) -> None:
    card = QWidget()
    qtbot.addWidget(card)
    for name in ("", "Go"):
        QToolButton(card).setAccessibleName(name)
        QLineEdit(card).setAccessibleName(name)
    assert nameless(card) == ["QToolButton in QWidget", "QLineEdit in QWidget"]


@pytest.mark.parametrize("mode", [spec.key for spec in MODES])
def test_every_mode_names_all_it_shows(window: Window, mode: str) -> None:
    window.files.open_example(assets.path("examples", "slitherlink", "garden.puzzle"))
    window.modes.choose(mode)
    assert nameless(window) == []


@pytest.mark.parametrize(
    "name",
    [
        "slitherlink/garden",
        pytest.param("number-path/flower", marks=pytest.mark.long),
        pytest.param("jump-maze/schonbrunn", marks=pytest.mark.long),
        "one-stroke/house",
    ],
)
def test_the_board_has_a_child_for_each_cell(window: Window, name: str) -> None:
    window.files.open_example(assets.path("examples", *f"{name}.puzzle".split("/")))
    table = QAccessible.queryAccessibleInterface(window.editor.view)
    cells = window.document.puzzle.board.cells
    assert table.childCount() == len(cells)
    names = [table.child(k).text(QAccessible.Text.Name) for k in range(len(cells))]
    assert all(names) and len(set(names)) == len(names)
