"""Explain mode in the whole window, with a real solver process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio import assets, catalogue
from studio.board import Edge, SpotKind
from studio.engines.events import Verdict
from studio.gui.modes.explain import ExplainMode
from studio.gui.services import job_runner
from studio.gui.style.appearance import Appearance
from studio.gui.widgets import watch_panel
from studio.gui.widgets.explain_panel import ExplainBar, ExplainPanel
from studio.gui.window import Window
from studio.puzzle.reason import Reason
from studio.work.codes import Explained, as_told
from studio.work.frame_pictures import Words
from studio.work.job import Ended
from studio.work.steps import USED, Ending, Mark, Step
from tests.gui.cut import faults
from tests.gui.names import nameless
from tests.gui.silent import Silent
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

EXAMPLES = assets.root() / "examples"


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def explain(qtbot: QtBot, window: Window, name: str) -> ExplainMode:
    window.files.open_example(EXAMPLES / f"{name}.puzzle")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode)
    qtbot.waitUntil(lambda: not mode.running)
    return mode


def reasons(window: Window) -> tuple[object, ...]:
    """The dashed borders around what a step follows from, in whichever layer they lie."""
    turns()
    layers = window.editor.scene._layers.values()
    return tuple(s for each in layers for s in each.shapes if getattr(s, "dash", ()))


def layer(window: Window, name: str) -> tuple[object, ...]:
    turns()
    return window.editor.scene._layers[name].shapes


def everything(window: Window) -> list[tuple[object, ...]]:
    """What lies on the board."""
    return [tuple(each.shapes) for each in window.editor.scene._layers.values()]


def test_long_notes_go_on_in_another_line(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    window.files.open_example(EXAMPLES / "slitherlink/garden.puzzle")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode)
    mode.panel.show_notes(["Most used: number 12, row 12, column 12, in 1,200 steps", "Short"], "")
    for _ in range(3):
        turns()
    assert faults(window) == []
    long, short, *_ = mode.panel.notes
    assert long.height() > short.height()


def test_steps_stand_beside_the_board_at_1024(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    window.files.open_example(EXAMPLES / "slitherlink/garden.puzzle")
    window.resize(1024, 680)
    window.action("explain_mode").trigger()
    turns()
    mode, page = window.modes.mode, window.editor_page
    assert isinstance(mode, ExplainMode) and mode.panel.isVisible() and not page.panel_open
    assert mode.panel.mapTo(page, QPoint(0, 0)).x() >= page.editor.geometry().right()
    window.action("edit_mode").trigger()
    turns()
    assert not page.panel.isVisible()


def present_is_in_sight(mode: ExplainMode) -> bool:
    """Is the row of the present step whole in what is seen of the panel?"""
    steps, area = mode.panel.steps, mode.panel._area
    row = steps.present()
    there = QRect(steps.mapTo(area.viewport(), row.topLeft()), row.size())
    return not row.isEmpty() and area.viewport().rect().contains(there)


@pytest.mark.parametrize("place", [0, 3, 50, -1])
def test_the_present_step_is_in_sight_in_a_low_window(
    qtbot: QtBot, window: Window, place: int
) -> None:
    window.resize(1024, 630)
    window.show()
    mode = explain(qtbot, window, "slitherlink/honey-loop")
    mode.go(range(len(mode.steps))[place])
    for _ in range(3):
        turns()
    assert present_is_in_sight(mode)


def test_the_present_step_is_in_sight_below_names_of_two_lines(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    window.resize(1024, 680)
    window.show()
    window.files.open_example(EXAMPLES / "slitherlink/honey-loop.puzzle")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode)
    name = "No line is drawn through any of the places that are left out of it"
    for at in range(20):
        mode._hear(Step("left", name, 1, (), (), "Because.", 1, named=((0, at % 3),)))
    for _ in range(12):
        mode.do("onward")
        for _ in range(3):
            turns()
        assert present_is_in_sight(mode)
        assert mode.panel._area.verticalScrollBar().value() == 0


def test_the_steps_come_with_the_mode_in_the_narrowest_window(qtbot: QtBot, window: Window) -> None:
    """They are what the mode is about; a drawer that the user opened or closed stays so."""
    window.resize(880, 680)
    page = window.editor_page
    page.show_panel(False)
    mode = explain(qtbot, window, "slitherlink/garden")
    assert page.narrow and mode.panel.isVisible()
    assert mode.panel.geometry().left() > window.editor.geometry().right()
    window.action("edit_mode").trigger()
    assert not page.panel_open
    page.show_panel(True)
    window.action("explain_mode").trigger()
    window.action("edit_mode").trigger()
    assert page.panel_open


def test_steps_are_gone_through_below_the_board_while_the_panel_is_out_of_sight(
    qtbot: QtBot, window: Window
) -> None:
    window.resize(880, 680)
    mode = explain(qtbot, window, "slitherlink/garden")
    bar, page = mode.bar, window.editor_page
    assert not bar.isVisible()
    page.show_panel(False)
    assert bar.isVisible() and bar.words.text().startswith(f"{mode.steps[0].name}. ")
    assert not bar.back.isEnabled()
    bar.onward.click()
    assert mode.place == 1 and bar.words.text().startswith(mode.steps[1].name)
    bar.back.click()
    assert mode.place == 0
    mode.do("last")
    assert not bar.onward.isEnabled() and bar.back.isEnabled()


def test_the_way_to_the_next_step_keeps_the_focus_where_it_moves(qtbot: QtBot) -> None:
    """In a window that became low the box of uniqueness got it, and Space turned that on."""
    panel = ExplainPanel(Appearance(reduced_motion=True))
    qtbot.addWidget(panel)
    panel.resize(300, 700)
    panel.show()
    panel.onward.setFocus()
    for high in (250, 700):
        panel.resize(300, high)
        turns()
        assert panel.focusWidget() is panel.onward and panel.onward.isVisible()


def test_name_and_words_of_a_step_follow_each_other_as_the_language_does(qtbot: QtBot) -> None:
    """In Japanese, too, the name ended with a full stop of English and a blank."""
    appearance = Appearance(reduced_motion=True)
    panel = ExplainPanel(appearance)
    bar = ExplainBar(appearance, panel)
    for part in (panel, bar):
        qtbot.addWidget(part)
    catalogue.speak("ja")
    try:
        bar.show_step(Words("角の0", "線は通りません。", ()), first=True, last=False)
        panel.words.show_words(Words("角の0", "線は通りません。", ()), "")
    finally:
        catalogue.speak("en")
    assert bar.words.text() == panel.words.accessibleName() == "角の0。線は通りません。"
    bar.show_step(Words("Stopped", "", ()), first=True, last=True)
    assert bar.words.text() == "Stopped"


def test_keys_and_buttons_go_through_the_steps(qtbot: QtBot, window: Window) -> None:
    mode = explain(qtbot, window, "slitherlink/garden")
    before, view = window.document.puzzle, window.editor.view
    assert mode.ending is not None and mode.ending.solved and mode.graded is not None
    assert mode.panel.words.headline.text() == mode.steps[0].name
    shown = [layer(window, "cursor")]
    QTest.keyClick(view, Qt.Key.Key_Right)
    shown.append(layer(window, "cursor"))
    assert mode.place == 1 and shown[0] != shown[1]
    mode.panel.back.click()
    assert mode.place == 0 and layer(window, "cursor") == shown[0]
    QTest.keyClick(view, Qt.Key.Key_End)
    assert mode.place == len(mode.steps) - 1
    drawn = {mark.spots for step in mode.steps for mark in step.then if mark.kind == "used"}
    assert len(drawn) > 10 and layer(window, "line")
    assert not mode.panel.onward.isEnabled()
    QTest.keyClick(view, Qt.Key.Key_H)
    assert mode.steps[mode.place].level == max(step.level for step in mode.steps)
    assert window.document.puzzle is before
    window.action("edit_mode").trigger()
    assert window.modes.editing


def test_a_nested_look_leads_to_a_contradiction_and_back(qtbot: QtBot, window: Window) -> None:
    mode = explain(qtbot, window, "slitherlink/garden")
    view = window.editor.view
    mode.go(2)
    QTest.keyClick(view, Qt.Key.Key_W)
    qtbot.waitUntil(lambda: not mode.running)
    assert mode.nested
    assert mode.nested[-1].rule == "contradiction"
    keys = [key for hint in mode.hints for key in hint.keys]
    assert "Esc" in keys and not {"W", "H"}.intersection(keys)
    assert mode.panel.message.isVisible() == (len(mode.nested) > 1)
    assert not mode.panel.designer_head.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert mode.nested is None and mode.place == 2


def test_how_the_steps_ended_is_not_how_a_nested_look_among_them_did(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    window.files.open_example(EXAMPLES / "slitherlink" / "garden.puzzle")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode)
    words, edge = mode.panel.words, Edge.of((0, 0), (0, 1), SpotKind.SIDE)
    step = Step("rule", "Rule", 1, (), (Mark(USED, (edge,)),), "Because.", 1)

    def hear(*news: object) -> None:
        job: Any = mode._job_runner._running.job
        for each in (*news, Ended()):
            job.tell(each)

    def nested() -> None:
        mode.do("what_if")
        assert mode.nested == [] and mode.ending is None
        hear(step, Ending(Verdict.NONE, True, Reason(Explained.NOT_OTHERWISE)))
        # Beside the last step, not below all that is listed.
        assert words.sentence.text() == "Because. So it cannot be otherwise."
        assert mode.panel.message.isHidden()
        mode.do("return")

    hear(step, Ending(Verdict.UNIQUE, True))
    nested()
    assert words.sentence.text() == "Because." and mode.ending == Ending(Verdict.UNIQUE, True)
    # Also where the user wanted no more steps, which is said of these and not of a look at one.
    mode.do("highlander")
    mode._hear(step)
    mode.give_up()
    stopped = words.sentence.text()
    assert "Stopped" in stopped
    nested()
    assert words.sentence.text() == stopped
    mode.do("what_if")
    mode.give_up()
    assert "Stopped" in words.headline.text()
    mode.do("highlander")
    hear(step, Ending(Verdict.UNIQUE, True))
    mode.do("what_if")
    mode.give_up()
    mode.do("return")
    assert words.sentence.text() == "Because." and mode.panel.message.isHidden()


def test_steps_are_there_when_the_mode_is_entered_again(qtbot: QtBot, window: Window) -> None:
    mode = explain(qtbot, window, "slitherlink/garden")
    edit, again = window.action("edit_mode"), window.action("explain_mode")
    mode.go(6)
    steps, shown, message = mode.steps, layer(window, "cursor"), mode.panel.message.text()
    headline = mode.panel.words.headline.text()
    assert shown
    edit.trigger()
    again.trigger()
    assert not mode.running and mode.steps is steps and mode.place == 6
    assert layer(window, "cursor") == shown and mode.panel.words.headline.text() == headline
    # A nested look ends where the mode is left.
    mode.do("what_if")
    qtbot.waitUntil(lambda: not mode.running)
    assert mode.nested
    edit.trigger()
    again.trigger()
    assert mode.steps is steps and mode.nested is None and mode.place == 6
    assert mode.panel.message.text() == message and layer(window, "cursor") == shown
    edit.trigger()
    window.document.apply(replace(window.document.puzzle, title="Another"))
    again.trigger()
    assert mode.running and not mode.steps and mode.place == 0


def test_a_search_for_steps_goes_on_when_the_mode_is_entered_again(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It began anew."""
    monkeypatch.setattr(job_runner, "Job", Silent)
    window.files.open_example(EXAMPLES / "slitherlink" / "garden.puzzle")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode)
    job: Any = mode._job_runner.job
    steps = [Step("rule", "Rule", at, (), (), "Because.", 1) for at in (1, 2, 3)]
    for step in steps[:2]:
        job.tell(step)
    mode.go(1)
    mode._since -= 70
    window.modes.choose("edit")
    window.refresh.now()
    board = everything(window)
    job.tell(steps[2])
    # Nothing of it lies on the board meanwhile.
    assert job.held and not job.stopped and everything(window) == board
    window.modes.choose("explain")
    assert mode.running and not job.held and mode.steps == steps and mode.place == 1
    assert mode.panel.message.text().startswith("Looking for more steps: 7")
    window.modes.choose("edit")
    window.document.apply(replace(window.document.puzzle, title="Another"))
    window.refresh.now()
    assert job.stopped
    window.modes.choose("explain")
    assert mode.running and not mode.steps


def found(*levels: int) -> list[Step]:
    """Steps of levels."""
    return [Step("rule", "Rule", level, (), (), "Because.", 1) for level in levels]


@pytest.fixture
def asked(window: Window, silent: None) -> ExplainMode:
    """The mode before the first step is found."""
    window.files.open_example(EXAMPLES / "slitherlink" / "garden.puzzle")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode) and mode.running
    return mode


def hear(mode: ExplainMode, *news: object) -> None:
    job: Any = mode._job_runner.job
    for each in news:
        job.tell(each)
    turns()


def keys(window: Window, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(window.editor.view, key)


def test_keys_that_come_before_the_first_step_are_done_with_it(
    window: Window, asked: ExplainMode
) -> None:
    """They were lost while the solver started."""
    keys(window, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    seen = []
    for step in found(*range(1, 7)):
        hear(asked, step)
        seen.append(asked.place)
    assert seen == [0, 1, 2, 2, 2, 2]


def test_a_reason_that_is_not_found_yet_is_shown_once_it_is(
    window: Window, asked: ExplainMode
) -> None:
    hear(asked, *found(1, 2))
    keys(window, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert asked.place == 1
    hear(asked, *found(3, 4))
    assert asked.place == 2
    # Fewer are found than were wished for.
    keys(window, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    hear(asked, Ended())
    assert asked.place == 3 and asked._wished_place == 3


def test_the_last_reason_is_followed_until_all_are_found(
    window: Window, asked: ExplainMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(watch_panel, "announce", lambda part, words: read.append(words))
    keys(window, Qt.Key.Key_End)
    for at, step in enumerate(found(1, 2, 3)):
        hear(asked, step)
        assert asked.place == at
    assert read == []
    hear(asked, Ended())
    assert asked.place == 2 and len(read) == 1


@pytest.mark.parametrize("other", ["Left", "fold", "stop", "another mode"])
def test_what_was_wished_for_is_forgotten_with_another_wish(
    window: Window, asked: ExplainMode, other: str
) -> None:
    hear(asked, *found(1, 2, 3))
    keys(window, Qt.Key.Key_End)
    if other == "Left":
        keys(window, Qt.Key.Key_Left)
    elif other == "fold":
        asked.do("fold")
    elif other == "stop":
        asked.give_up()
    else:
        window.modes.choose("edit")
        window.modes.choose("explain")
    at = asked.place
    assert at == (1 if other == "Left" else 2)
    if other != "stop":
        hear(asked, *found(4, 5))
    assert asked.place == asked._wished_place == at


def test_the_hardest_step_is_shown_once_all_are_found(window: Window, asked: ExplainMode) -> None:
    keys(window, Qt.Key.Key_H)
    hear(asked, *found(1, 3, 2))
    assert asked.place == 0
    hear(asked, Ended())
    assert asked.place == 1


def test_steps_that_are_not_all_are_looked_for_again(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    window.files.open_example(EXAMPLES / "slitherlink" / "garden.puzzle")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode)

    def killed() -> None:
        job: Any = mode._job_runner._running.job
        job.tell(Ended(as_told("The solver was killed.")))

    for end in (mode.give_up, killed):
        mode._hear(Step("rule", "Rule", 1, (), (), "Because.", 1))
        end()
        window.modes.choose("edit")
        window.modes.choose("explain")
        assert mode.running and not mode.steps


def test_a_number_is_looked_at_the_other_way_round(qtbot: QtBot, window: Window) -> None:
    mode = explain(qtbot, window, "number-path/honeycomb")
    QTest.keyClick(window.editor.view, Qt.Key.Key_W)
    qtbot.waitUntil(lambda: not mode.running)
    assert mode.nested and mode.nested[0].rule == "suppose"
    assert mode.ending is not None and mode.ending.solved
    cases = [place for place, step in enumerate(mode.nested) if step.rule == "suppose"]
    assert len(cases) > 1
    for place in cases:
        # Each case begins anew: nothing of the one before is known.
        mode.go(place)
        assert mode.before() == mode.steps[: mode.outer]


def test_a_number_without_another_place_says_so(qtbot: QtBot, window: Window) -> None:
    mode = explain(qtbot, window, "number-path/honeycomb")
    place = next(i for i, step in enumerate(mode.steps) if step.rule == "along")
    mode.go(place)
    QTest.keyClick(window.editor.view, Qt.Key.Key_W)
    qtbot.waitUntil(lambda: not mode.running)
    assert mode.nested == [] and mode.ending is not None and mode.ending.solved
    assert mode.panel.words.headline.text() == "No other place"


def test_the_reason_of_a_long_step_is_folded_until_asked_for(qtbot: QtBot, window: Window) -> None:
    mode = explain(qtbot, window, "number-path/kings-walk")
    view = window.editor.view
    mode.go(next(place for place, step in enumerate(mode.steps) if step.long))
    folded = reasons(window)
    assert mode.panel.fold.isVisible() and "Show all" in mode.panel.fold.text()
    assert nameless(window) == []
    QTest.keyClick(view, Qt.Key.Key_F)
    assert reasons(window) != folded and mode.panel.fold.text() == "Hide the reason"
    mode.panel.fold.click()
    assert reasons(window) == folded
    mode.go(next(place for place, step in enumerate(mode.steps) if not step.long))
    assert not mode.panel.fold.isVisible()


def test_highlanders_are_switched_on_where_there_are_some(qtbot: QtBot, window: Window) -> None:
    mode = explain(qtbot, window, "number-path/small-square")
    assert not mode.panel.uniqueness.isVisible()
    QTest.keyClick(window.editor.view, Qt.Key.Key_U)
    assert not mode.uniqueness
    window.action("edit_mode").trigger()
    mode = explain(qtbot, window, "slitherlink/garden")
    assert mode.panel.uniqueness.isVisible() and not mode.panel.uniqueness.isChecked()
    QTest.keyClick(window.editor.view, Qt.Key.Key_U)
    assert mode.uniqueness and mode.panel.uniqueness.isChecked()
    qtbot.waitUntil(lambda: not mode.running)
    mode.panel.uniqueness.click()
    assert not mode.uniqueness


def test_notes_for_the_designer_lead_to_steps_and_clues(qtbot: QtBot, window: Window) -> None:
    mode = explain(qtbot, window, "number-path/kings-walk")
    texts = [note.text() for note in mode.panel.notes if note.isVisible()]
    assert any(text.startswith("Hardest") for text in texts)
    assert any(text.startswith("Most used") for text in texts)
    assert nameless(window) == []
    for note in mode.panel.notes:
        if note.isVisible():
            note.click()
    assert reasons(window)


def test_a_puzzle_without_solution_says_so(qtbot: QtBot, window: Window) -> None:
    mode = explain(qtbot, window, "slitherlink/no-way")
    assert mode.steps == []
    assert mode.panel.words.sentence.text().startswith("No line obeys all clues")
    assert mode.panel.designer_head.isHidden(), "a heading with nothing below it"
    assert mode.panel.steps_head.isHidden()


def test_esc_returns_from_what_if_not_wherever_its_button_left_the_focus(
    qtbot: QtBot, window: Window
) -> None:
    mode = explain(qtbot, window, "slitherlink/garden")
    mode.go(2)
    mode.panel.what_if.setFocus()
    mode.panel.what_if.click()
    qtbot.waitUntil(lambda: not mode.running)
    focused = window.focusWidget()
    assert focused is not None and mode.nested
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert mode.nested is None and mode.place == 2 and window.modes.mode is mode
    QTest.keyClick(window.editor.view, Qt.Key.Key_Escape)
    assert window.modes.editing


def test_a_long_search_says_its_time_and_is_given_up(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    window.files.open_example(EXAMPLES / "slitherlink" / "garden.puzzle")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode) and mode.running
    QTest.keyClick(window.editor.view, Qt.Key.Key_W)
    assert window.notices.sentence == "Still looking for steps."
    mode._since -= 12
    mode._ticks.timeout.emit()
    assert "12 s" in mode.panel.message.text() and not mode.panel.stop.isHidden()
    mode.panel.stop.click()
    assert not mode.running and mode.panel.stop.isHidden() and not mode._ticks.isActive()
    assert mode.panel.words.headline.text() == "Stopped"
    mode.enter()
    mode._hear(Step("rule", "Rule", 1, (), (), "Because.", 1))
    mode.give_up()
    assert "Stopped" in mode.panel.words.sentence.text() and len(mode.steps) == 1
    mode.steps.append(mode.steps[0])
    mode.go(0)
    assert "Stopped" in mode.panel.message.text()


def test_that_steps_are_looked_for_is_taken_back_once_they_are_found(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    window.files.open_example(EXAMPLES / "slitherlink" / "garden.puzzle")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode)
    mode.do("what_if")
    mode._hear(Step("rule", "Rule", 1, (), (), "Because.", 1))
    assert window.notices.sentence == "Still looking for steps."
    job: Any = mode._job_runner._running.job
    job.tell(Ended())
    assert not window.notices.sentence
    # What others said stays.
    mode.do("what_if")
    assert window.notices.sentence
    window.say("Saved.")
    mode._hear(Step("rule", "Rule", 1, (), (), "Because.", 1))
    mode.go(1)
    assert window.notices.sentence == "Saved."


def test_another_step_is_shown_from_its_title_on_wherever_the_panel_was_scrolled(
    qtbot: QtBot, window: Window
) -> None:
    window.resize(1366, 600)
    mode = explain(qtbot, window, "slitherlink/garden")
    turns()
    bar = mode.panel._area.verticalScrollBar()
    view = window.editor.view

    def scrolled(then: Callable[[], object]) -> int:
        bar.setValue(bar.maximum())
        assert bar.value() > 0
        then()
        turns()
        return bar.value()

    assert scrolled(lambda: QTest.keyClick(view, Qt.Key.Key_Right)) == 0
    assert scrolled(lambda: mode.do("what_if")) == 0
    assert scrolled(lambda: mode.do("return")) == 0
    # More that is heard of the same step, or a click in the panel itself, scrolls nothing.
    assert scrolled(mode.show) > 0
    with patch.object(mode.panel, "underMouse", lambda: True):
        assert scrolled(lambda: mode.go(mode.place + 1)) > 0
    window.modes.choose("edit")
    assert scrolled(lambda: window.modes.choose("explain")) == 0
