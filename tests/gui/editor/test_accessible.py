"""For those who do not see or do not use a mouse: names for everything, in every card.

Cards that show a result are looked at where their own tests have brought one about.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio import assets
from studio.board import Board
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.gui.modes import MODES
from studio.gui.modes.explain import ExplainMode
from studio.gui.modes.play_words import marks_words
from studio.gui.modes.watch import WatchMode
from studio.gui.services import file_dialogs
from studio.gui.shell.actions import ACTIONS
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.header import ModeButton
from studio.gui.widgets.panel_state import Bound, Verdict, VerdictKind
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.puzzle.play import BLANK, Table
from tests.gui.cards import CARDS, leave_cards, open_card, open_cards
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


@pytest.mark.parametrize("card", CARDS)
def test_whatever_a_card_shows_has_a_name(one_window: Window, silent: None, card: str) -> None:
    """Also those that wait for an answer, and have it."""
    open_card(one_window, card)
    assert nameless(open_cards(one_window)[-1]) == []
    leave_cards(one_window)


def test_what_has_no_name_is_told(qtbot: QtBot) -> None:
    card = QWidget()
    qtbot.addWidget(card)
    for name in ("", "Go"):
        QToolButton(card).setAccessibleName(name)
        QLineEdit(card).setAccessibleName(name)
    QLineEdit(card, accessibleName="Find").setClearButtonEnabled(True)
    told = ["QToolButton in QWidget", "QLineEdit in QWidget", "QToolButton in QLineEdit"]
    assert nameless(card) == told


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


def cells_of(window: Window) -> list[QAccessibleInterface]:
    table = QAccessible.queryAccessibleInterface(window.editor.view)
    return [table.child(k) for k in range(table.childCount())]


def test_a_cell_is_pressed_focused_and_counted_up_by_a_screen_reader(window: Window) -> None:
    window.files.open_example(assets.path("examples", "slitherlink", "garden.puzzle"))
    first, _, third, *_ = cells_of(window)
    assert first.text(QAccessible.Text.Value) == "1"
    assert first.valueInterface().currentValue() == 1
    first.valueInterface().setCurrentValue(2)
    assert first.text(QAccessible.Text.Name) == "row 1, column 1, clue 2"
    assert third.valueInterface() is None and third.text(QAccessible.Text.Value) == ""
    actions = third.actionInterface()
    assert actions.actionNames() == [actions.pressAction(), actions.setFocusAction()]
    actions.doAction(actions.setFocusAction())
    assert window.editor.selection.cursor == (0, 2)
    actions.doAction("nothing of the sort")
    window.modes.choose("play")
    actions.doAction(actions.pressAction())
    assert window.editor.view.listener.selection.cursor == (0, 2)


def test_what_is_marked_in_play_is_in_the_names_of_cells() -> None:
    written = Table(Puzzle(NUMBER_PATH, Board.square(2, 2)))
    sheet = BLANK.with_number((0, 0), 3).with_edge(written.edge((0, 0), (1, 0)), "drawn", True)
    assert marks_words(written, sheet, (0, 0)) == "3 written, line to row 2, column 1"
    assert marks_words(written, sheet.with_note((0, 1), 4), (0, 1)) == "4 noted"
    drawn = Table(Puzzle(SLITHERLINK, Board.square(1, 2)))
    sheet = BLANK.with_edge(drawn.edge((0, 1), (1, 1)), "drawn", True)
    sheet = sheet.with_edge(drawn.edge((0, 0), (0, 1)), "crossed", True).with_note((0, 1), 2)
    assert marks_words(drawn, sheet.with_colour((0, 0), 3), (0, 0)) == (
        "colour 3, line on the border to row 1, column 2, crossed out on the rim"
    )
    assert marks_words(drawn, sheet, (0, 1)) == "outside, line on the border to row 1, column 1"


def test_moves_and_marks_of_a_player_are_told(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.files.open_example(assets.path("examples", "slitherlink", "garden.puzzle"))
    window.modes.choose("play")
    told: list[tuple[QAccessible.Event, int]] = []

    def note(event: QAccessibleEvent) -> None:
        if event.object() is window.editor.view:
            told.append((event.type(), event.child()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    for held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        QTest.keyClick(window.editor.view, Qt.Key.Key_Right, held)
    middle = len(window.document.puzzle.board) // 2
    assert told == [(QAccessible.Event.Focus, middle), (QAccessible.Event.NameChanged, middle)]


def test_a_button_that_stays_down_is_pressed_as_by_a_click(window: Window) -> None:
    play = next(b for b in window.findChildren(ModeButton) if b.text() == "Play")
    spoken = QAccessible.queryAccessibleInterface(play)
    assert spoken.role() == QAccessible.Role.RadioButton
    assert spoken.text(QAccessible.Text.Name) == "Play" and not spoken.state().checked
    window.files.open_example(assets.path("examples", "slitherlink", "garden.puzzle"))
    actions = spoken.actionInterface()
    actions.doAction(actions.pressAction())
    assert not window.modes.editing and spoken.state().checked
    window.modes.choose("edit")
    assert not spoken.state().checked


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is asked to say of itself."""
    said: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return said


def test_notices_and_changed_verdicts_are_announced_once(
    window: Window, announced: list[str]
) -> None:
    window.say("Saved.")
    block = window.editor_page.panel.verdict
    for verdict in (
        Verdict(VerdictKind.WORKING),
        Verdict(VerdictKind.SEVERAL, 12, Bound.AT_LEAST),
        Verdict(VerdictKind.SEVERAL, 4096),
        Verdict(VerdictKind.WORKING),
        Verdict(VerdictKind.SEVERAL, 4096),
        Verdict(VerdictKind.UNIQUE),
    ):
        block.show_verdict(verdict)
    assert announced == ["Saved.", "Several solutions 4,096", "One solution"]


def test_hints_steps_and_what_a_solver_does_are_announced_once(
    window: Window, announced: list[str], qtbot: QtBot
) -> None:
    window.files.open_example(assets.path("examples", "slitherlink", "garden.puzzle"))
    window.modes.choose("play")
    window.action("play_hint").trigger()
    qtbot.waitUntil(lambda: any(words.startswith("Look here") for words in announced))
    window.modes.choose("explain")
    explain = window.modes.mode
    assert isinstance(explain, ExplainMode)
    qtbot.waitUntil(lambda: len(explain.listed) > 2)
    announced.clear()
    window.action("explain_onward").trigger()
    window.action("explain_onward").trigger()
    window.action("explain_back").trigger()
    explain.show()
    assert announced == [
        f"{explain.listed[at].name}. {explain.listed[at].sentence}" for at in (1, 2, 1)
    ]
    window.modes.choose("watch")
    watch = window.modes.mode
    assert isinstance(watch, WatchMode)
    qtbot.waitUntil(lambda: watch.player.whole)
    watch.player.set_playing(False)
    announced.clear()
    window.action("watch_first").trigger()
    window.action("watch_onward").trigger()
    assert announced[-1] == watch.panel.words[0].accessibleName()
    heard = len(announced)
    window.action("watch_play").trigger()
    qtbot.waitUntil(lambda: watch.player.step > 2)
    assert len(announced) == heard  # what runs by is not read out
