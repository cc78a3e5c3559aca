"""Keys of the user's own: given on the card of keys, remembered, refused where they are taken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from studio.gui.dialogs.shortcuts import ShortcutsSheet
from studio.gui.shell.own_keys import OwnKeys
from studio.gui.window import Window

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def sheet(whole_window: Window) -> ShortcutsSheet:
    whole_window.show()
    whole_window.action("shortcuts").trigger()
    (sheet,) = whole_window.findChildren(ShortcutsSheet)
    return sheet


def test_a_key_is_clicked_and_another_one_pressed(
    whole_window: Window, sheet: ShortcutsSheet
) -> None:
    cap = sheet.caps["fit"]
    usual = cap.text()
    cap.click()
    QTest.keyClick(cap, Qt.Key.Key_Escape)
    assert sheet.isVisible() and not cap.isChecked() and cap.text() == usual
    cap.click()
    QTest.keyClick(cap, Qt.Key.Key_J, CTRL | Qt.KeyboardModifier.AltModifier)
    assert "Go to cell" in sheet.told.text() and cap.isChecked()
    QTest.keyClick(cap, Qt.Key.Key_F, Qt.KeyboardModifier.NoModifier)
    assert "for the board" in sheet.told.text()
    QTest.keyClick(cap, Qt.Key.Key_F9, CTRL)
    assert cap.text() == "Ctrl F9" and not cap.isChecked() and not sheet.told.text()
    keys = whole_window.action("fit").shortcuts()
    assert [key.toString() for key in keys] == ["Ctrl+F9", usual.replace(" ", "+")]
    assert whole_window.settings.keys == {"fit": "Ctrl+F9"}
    sheet.usual.click()
    assert cap.text() == usual and not whole_window.settings.keys
    assert len(whole_window.action("fit").shortcuts()) == 1


def test_the_next_start_knows_them_and_passes_nonsense_over(whole_window: Window) -> None:
    actions, settings = whole_window.actions_by_key, whole_window.settings
    settings.keys = {"fit": "Ctrl+F9", "gone": "Ctrl+F8", "undo": "Ctrl+S", "save": "x y z"}
    own = OwnKeys(actions, settings)
    assert own.changed == {"fit"}
    assert actions["fit"].shortcut() == QKeySequence("Ctrl+F9")
    assert actions["undo"].shortcut() == QKeySequence("Ctrl+Z")
    assert own.refusal("undo", QKeySequence("Ctrl+F9"))
    assert not own.refusal("undo", QKeySequence("Ctrl+F8"))
