"""The side panel: wording of the verdicts, rows that stay, and every action as a signal."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.style import texts
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.advice import ClueChip, SuggestionRow, WayOutRow
from studio.gui.widgets.advice_sections import NextClueSection
from studio.gui.widgets.buttons import Button
from studio.gui.widgets.live_foot import LiveFoot
from studio.gui.widgets.panel import Panel
from studio.gui.widgets.panel_state import (
    Bound,
    Conflict,
    LayerRow,
    NextClue,
    PanelState,
    Suggestion,
    Swatch,
    Verdict,
    VerdictKind,
    WayOut,
    count_text,
)
from studio.gui.widgets.parts import Label
from studio.gui.widgets.verdict import seconds_text
from tests.gui.chrome import LAYERS, NONE, SEVERAL, UNIQUE, panel_with, put
from tests.gui.turns import turns

# The off-screen platform says this about every window that is shown.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


BIG = 7**80
VERDICTS = (
    (
        Verdict(line="Place a pearl to begin."),
        "Nothing to check yet",
        "",
        "Place a pearl to begin.",
    ),
    (
        Verdict(VerdictKind.SEVERAL, 1_948_170, seconds=0.4),
        "Several solutions",
        "1,948,170",
        "Exact count, found in 0.4 s",
    ),
    (
        Verdict(VerdictKind.SEVERAL, 10_000_000, Bound.OVER, can_continue=True),
        "Several solutions",
        "Over 10,000,000",
        "Counting stopped.",
    ),
    (
        Verdict(VerdictKind.SEVERAL, 12_000, Bound.AT_LEAST),
        "Several solutions",
        "At least 12,000",
        "Still counting.",
    ),
    (
        Verdict(VerdictKind.SEVERAL, BIG),
        "Several solutions",
        f"{BIG:,}",
        "Exact count",
    ),
    (
        Verdict(VerdictKind.UNIQUE, seconds=0.2),
        "One solution",
        "",
        "Proved in 0.2 s. Ready to print.",
    ),
    (
        Verdict(VerdictKind.NONE, line="Three clues cannot all be true."),
        "No solution",
        "",
        "Three clues cannot all be true.",
    ),
    (
        Verdict(VerdictKind.UNKNOWN, 1, seconds=30, can_continue=True),
        "Not known yet",
        "",
        "Stopped after 30 s. At least 1 solution.",
    ),
)


@pytest.mark.parametrize(("verdict", "headline", "count", "line"), VERDICTS)
def test_verdicts_are_worded_as_agreed(
    appearance: Appearance,
    window: QWidget,
    qtbot: QtBot,
    verdict: Verdict,
    headline: str,
    count: str,
    line: str,
) -> None:
    panel = Panel(appearance)
    panel.show_state(PanelState(verdict))
    put(window, panel, qtbot)
    shown = [label for label in panel.verdict._counts if label.isVisible()]
    assert panel.headline() == headline
    assert "".join(label.text() for label in shown).replace("\u200b", "") == count
    assert panel.verdict._line.text() == line
    assert panel.verdict._button.isVisible() is verdict.can_continue
    if verdict.can_continue:
        with qtbot.waitSignal(panel.continue_requested):
            panel.verdict._button.click()


def test_the_last_verdict_stays_until_checking_has_taken_a_while(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(appearance)
    put(window, panel, qtbot)
    working = Verdict(VerdictKind.WORKING, 12_000)
    panel.show_state(PanelState(working, layers=LAYERS))
    assert panel.headline() == "Several solutions" and panel.verdict._glyph.dimmed
    panel.show_state(UNIQUE)
    assert panel.headline() == "One solution" and not panel.verdict._glyph.dimmed
    panel.show_state(PanelState(working, layers=LAYERS))
    qtbot.waitUntil(lambda: panel.headline() == "Checking...")
    assert panel.verdict._line.text() == "At least 12,000 so far."


def test_of_two_verdicts_only_the_present_one_is_painted(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    appearance.set_reduced_motion(False)
    pictures = []
    for first in (Verdict(VerdictKind.WORKING), Verdict(VerdictKind.NONE)):
        panel = panel_with(PanelState(first))(appearance)
        put(window, panel, qtbot)
        panel.show_state(UNIQUE)
        fade = panel.verdict._fade
        assert fade.isVisible()
        fade._animation.pause()
        fade._animation.setCurrentTime(fade._animation.duration() // 2)
        pictures.append(panel.verdict.grab().toImage())
    assert pictures[0] == pictures[1], "words of the verdict before shine through"


def test_a_puzzle_that_was_opened_is_never_said_to_be_empty(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    appearance.set_reduced_motion(False)
    panel = panel_with(PanelState())(appearance)
    put(window, panel, qtbot)
    assert panel.headline() == "Nothing to check yet"
    panel.show_state(PanelState(Verdict(VerdictKind.WORKING)))
    assert panel.headline() == "Checking..." and not panel.verdict._line.text()
    assert panel.verdict._fade.isHidden()


def test_rows_on_the_board_never_move_or_disappear(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(appearance)
    put(window, panel, qtbot)
    before = list(panel.layers.lines.values())
    tops = [line.y() for line in before]
    counts = (LayerRow("link", "In every solution", Swatch.EDGE, 59, 59, True, "1"), *LAYERS[1:])
    panel.show_state(PanelState(UNIQUE.verdict, SEVERAL.advice, counts))
    turns()
    assert list(panel.layers.lines.values()) == before
    assert [line.y() for line in before] == tops
    assert all(line.isVisible() and line.eye.isEnabled() for line in before)
    assert before[0].accessibleName() == "In every solution: all"
    assert before[1].accessibleName() == "Doubtful cells: –"


def test_an_eye_switches_its_layer(appearance: Appearance, window: QWidget, qtbot: QtBot) -> None:
    panel = panel_with(SEVERAL)(appearance)
    put(window, panel, qtbot)
    eye = panel.layers.lines["doubt"].eye
    eye.setFocus()
    before = eye.isChecked()
    QTest.keyClick(eye, Qt.Key.Key_Return)
    assert eye.isChecked() is before
    QTest.keyClick(eye, Qt.Key.Key_Space)
    QTest.keyClick(eye, Qt.Key.Key_Space)
    assert eye.isChecked() is before
    assert eye.accessibleName() == "Show Doubtful cells"
    assert eye.accessibleDescription() == "Alt+2"
    with qtbot.waitSignal(panel.layer_toggled) as toggled:
        eye.click()
    assert toggled.args == ["doubt", True]


def test_suggestions_are_placed_by_key_and_button(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(appearance)
    put(window, panel, qtbot)
    placed: list[int] = []
    focused: list[int] = []
    panel.suggestion_placed.connect(placed.append)
    panel.suggestion_focused.connect(focused.append)
    assert panel.advice_count() == 2
    panel.focus_advice(1)
    QTest.keyClick(panel._section.rows[1], Qt.Key.Key_Return)
    panel._section.place.click()
    assert focused == [1] and placed == [1, 1]
    assert panel._section.place.text() == "Place B"


def test_a_suggestion_lends_the_focus_to_menus_and_other_windows(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(appearance)
    put(window, panel, qtbot)
    line, told = panel._section.rows[0], list[str]()
    panel.suggestion_focused.connect(lambda _: told.append("focused"))
    panel.advice_left.connect(lambda: told.append("left"))
    why, off, on = Qt.FocusReason, QEvent.Type.FocusOut, QEvent.Type.FocusIn
    for reason in (why.ActiveWindowFocusReason, why.MenuBarFocusReason):
        for event in (off, on):
            QApplication.sendEvent(line, QFocusEvent(event, reason))
    QApplication.sendEvent(line, QFocusEvent(off, why.PopupFocusReason))
    assert told == []
    # From a card it comes back like from a menu, but a card had it as any other control has.
    QApplication.sendEvent(line, QFocusEvent(on, why.PopupFocusReason))
    QApplication.sendEvent(line, QFocusEvent(off, why.OtherFocusReason))
    assert told == ["focused", "left"]


def test_where_no_clue_helps_there_is_a_word_and_no_key(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(PanelState(SEVERAL.verdict, NextClue(()), LAYERS))(appearance)
    put(window, panel, qtbot)
    section = panel._section
    assert isinstance(section, NextClueSection)
    none = "No one clue was found that helps."

    def told() -> list[bool]:
        said = none in {label.text() for label in section.findChildren(QLabel) if label.isVisible()}
        return [said, section.place.isVisible(), bool(panel.advice_count())]

    assert told() == [True, False, False] and section.make_unique.isVisible()
    panel.show_state(SEVERAL)
    assert told() == [False, True, True]
    panel.show_state(PanelState(SEVERAL.verdict, NextClue(()), LAYERS))
    assert told() == [True, False, False]


def test_the_focus_stays_on_a_suggestion_when_its_numbers_change(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(appearance)
    put(window, panel, qtbot)
    panel.focus_advice(1)
    fewer = NextClue((Suggestion("27 in row 8", 12), Suggestion("47 in row 4", 20)))
    panel.show_state(PanelState(SEVERAL.verdict, fewer, LAYERS))
    assert panel._section.rows[1].hasFocus()
    assert panel._section.rows[1].accessibleDescription() == "20 solutions left"


def test_a_conflict_names_its_clues_and_ways_out(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(NONE)(appearance)
    put(window, panel, qtbot)
    with qtbot.waitSignal(panel.way_out_chosen) as way:
        panel.focus_advice(1)
        QTest.keyClick(panel._section.rows[1], Qt.Key.Key_Return)
    assert way.args == [1]
    chips = [c for c in panel.findChildren(QWidget) if c.accessibleName().startswith("Show clue")]
    with qtbot.waitSignal(panel.conflict_clue_chosen) as clue:
        chips[2].click()  # type: ignore[attr-defined]
    assert clue.args == [2] and chips[2].accessibleName() == "Show clue 21"


def test_a_conflict_tells_how_many_more_clues_there_are_than_chips(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    def conflict(size: int, more: int) -> PanelState:
        names = tuple(f"{n}" for n in range(size))
        return replace(NONE, advice=Conflict(names, names, "These clues.", more=more))

    panel = panel_with(conflict(9, 1240))(appearance)
    assert isinstance(panel, Panel)
    put(window, panel, qtbot)

    def seen() -> list[str]:
        turns()
        shown = [*panel.findChildren(ClueChip), *panel.findChildren(Label)]
        return [each.text() for each in shown if each.isVisible()]

    assert seen()[:9] == [*"012345678"] and "and 1,240 more" in seen()
    panel.show_state(conflict(9, 0))
    assert seen()[:9] == [*"012345678"] and not any("more" in text for text in seen())
    panel.show_state(conflict(2, 0))
    assert [chip.text() for chip in panel.findChildren(ClueChip) if chip.isVisible()] == ["0", "1"]


def test_rows_of_advice_stay_where_other_advice_of_its_kind_is_shown(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(NONE)(appearance)
    put(window, panel, qtbot)
    rows = list(panel._section.rows)
    assert isinstance(NONE.advice, Conflict)
    fewer = replace(
        NONE.advice, clues=("4",), names=("4",), ways_out=(WayOut("Remove 4", "one solution"),)
    )
    panel.show_state(replace(NONE, advice=fewer))
    assert panel._section.rows == rows[:1]
    assert rows[0].accessibleName() == "Remove 4"
    chips = [chip for chip in panel.findChildren(ClueChip) if chip.isVisible()]
    assert [chip.accessibleName() for chip in chips] == ["Show clue 4"]
    panel.show_state(NONE)
    assert [row.accessibleName() for row in panel._section.rows] == ["Remove 30", "Undo"]
    with qtbot.waitSignal(panel.way_out_chosen) as way:
        panel._section.rows[1].click()
    assert way.args == [1]


def test_a_panel_that_was_hidden_shows_what_came_meanwhile(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(appearance)
    put(window, panel, qtbot)
    section = panel._section
    panel.hide()
    panel.show_state(NONE)
    assert panel._section is section
    panel.show()
    assert panel._section is not section
    assert [row.accessibleName() for row in panel._section.rows] == ["Remove 30", "Undo"]


def test_ways_out_are_in_sight_in_a_window_of_a_small_screen(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    edges = LayerRow("shares", "Edge frequencies", Swatch.HEAT, digit="9")
    panel = panel_with(replace(NONE, layers=(*LAYERS, edges)))(appearance)
    put(window, panel, qtbot)
    # Header, strip and status line take the rest of 768.
    window.resize(1366, 648)
    sight = panel.scroller.viewport()

    def in_sight(line: QWidget) -> bool:
        bottom = line.mapTo(sight, QPoint(0, line.height())).y()
        return line.isVisible() and bottom <= sight.height()

    qtbot.waitUntil(lambda: all(map(in_sight, panel._section.rows)))
    lines = list(panel.layers.lines.values())
    assert all(a.geometry().bottom() < b.geometry().top() for a, b in pairwise(lines))
    # Of 680 the first one at least, of a conflict whose reason has three lines.
    longer = "However the sides of these cells are drawn, the line would end or branch at a corner."
    enough = "No other clue is involved: changing any one of these is enough."
    advice = replace(NONE.advice, reason=longer, enough=enough)
    panel.show_state(replace(panel.state, advice=advice))
    window.resize(1024, 560)
    qtbot.waitUntil(lambda: in_sight(panel._section.rows[0]))


@pytest.mark.parametrize(
    ("way", "lines"),
    [
        (WayOut("Remove clue 3, row 1, column 1", "several solutions"), 2),
        (WayOut("Remove 30", "2,115 solutions", "Ctrl Z"), 1),
        (WayOut("Remove the circle in row 10, column 10"), 1),
        (WayOut("Remove stretch, between row 2, column 3 and row 3, column 3", "one solution"), 3),
    ],
)
def test_ways_out_have_as_many_lines_as_they_and_their_effects_need(
    appearance: Appearance, way: WayOut, lines: int
) -> None:
    line, other = WayOutRow(appearance, way), WayOutRow(appearance, WayOut("Undo"))
    assert line.lines == lines
    assert (line.sizeHint().height() > other.sizeHint().height()) is (lines > 1)


@pytest.mark.parametrize(
    ("suggestion", "lines"),
    [
        (Suggestion("3, row 4, column 5", 1234), 1),
        (Suggestion("number 3, row 4, column 5", 190_400_123_456), 2),
        (Suggestion("stretch between row 2, column 1, and row 2, column 2", 51_760), 3),
        (Suggestion("stretch between row 2, column 1, and row 2, column 2", None), 2),
    ],
)
def test_suggestions_have_as_many_lines_as_they_and_what_they_leave_need(
    appearance: Appearance, suggestion: Suggestion, lines: int
) -> None:
    line = SuggestionRow(appearance, "A", suggestion)
    other = SuggestionRow(appearance, "B", Suggestion("3", 4))
    assert (line.lines, other.lines) == (lines, 1)
    assert (line.sizeHint().height() > other.sizeHint().height()) is (lines > 1)


def test_redundant_clues_and_the_live_check_ask(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(UNIQUE)(appearance)
    put(window, panel, qtbot)
    with qtbot.waitSignal(panel.remove_redundant_requested):
        panel._section.remove.click()
    with qtbot.waitSignal(panel.live_toggled) as live:
        panel.foot.button.click()
    assert live.args == [False] and panel.foot.button.text() == "Pause"


def test_long_work_says_its_time_and_can_be_stopped(
    appearance: Appearance, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("studio.gui.widgets.live_foot.time.monotonic", lambda: now)
    working = PanelState(Verdict(VerdictKind.WORKING))
    panel = panel_with(working)(appearance)
    put(window, panel, qtbot)
    panel.show_state(replace(working, since=now))
    foot = panel.foot
    assert offered(foot) == ["Pause"]
    turns()
    now, high = 112.5, foot.height()
    foot._ticks.timeout.emit()
    assert foot._text.text() == "Checking for 12 s"
    assert offered(foot) == ["Stop"]
    with qtbot.waitSignal(panel.stop_requested):
        stop_of(foot).click()
    panel.show_state(replace(UNIQUE, since=100.0))
    assert foot._text.text() == "Looking further for 12 s"
    assert foot._text.width() >= foot._text.sizeHint().width(), "painted cut until the next event"
    turns()
    assert foot.height() == high
    panel.show_state(UNIQUE)
    assert offered(foot) == ["Pause"] and not foot._ticks.isActive()


def offered(foot: LiveFoot) -> list[str]:
    """What the buttons in sight say."""
    return [button.text() for button in foot.findChildren(Button) if button.isVisible()]


def stop_of(foot: LiveFoot) -> Button:
    return next(button for button in foot.findChildren(Button) if button.text() == "Stop")


def test_who_wants_to_stop_what_has_just_ended_pauses_no_checks(
    appearance: Appearance, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The button that stopped a count became the one that pauses, under the pointer, and checking
    was off from then on."""
    now = 100.0
    monkeypatch.setattr("studio.gui.widgets.live_foot.time.monotonic", lambda: now)
    panel = panel_with(replace(UNIQUE, since=now))(appearance)
    put(window, panel, qtbot)
    toggled: list[bool] = []
    panel.live_toggled.connect(toggled.append)
    foot = panel.foot
    for by_key in (False, True):
        now += 12.5
        panel.show_state(replace(UNIQUE, since=now - 12.5))
        stop = stop_of(foot)
        place = stop.mapTo(foot, stop.rect().center())
        stop.setFocus()
        panel.show_state(UNIQUE)
        turns()
        if by_key:
            focused = QApplication.focusWidget()
            QTest.keyClick(focused or foot, Qt.Key.Key_Space)
        else:
            hit = foot.childAt(place) or foot
            QTest.mouseClick(hit, Qt.MouseButton.LeftButton, pos=hit.mapFrom(foot, place))
        assert toggled == [], "by a key" if by_key else "by a click"


def test_counts_beyond_all_reading_are_still_written() -> None:
    assert count_text(2**64) == "18,446,744,073,709,551,616"
    assert count_text(10**5000) == "10^5000" or count_text(10**5000) == "10^4999"


def test_tab_walks_the_panel_from_top_to_bottom(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(NONE)(appearance)
    put(window, panel, qtbot)
    panel.show_state(SEVERAL)
    turns()
    panel._section.rows[0].setFocus()
    heights: list[int] = []
    for _ in range(4 + len(LAYERS)):
        focused = QApplication.focusWidget()
        assert focused is not None
        heights.append(focused.mapTo(window, QPoint(0, 0)).y())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert heights == sorted(heights)
    assert panel.foot.button.hasFocus()


def test_tab_leads_to_the_only_way_out(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    """Beside Tab stood "Ways out", and it led elsewhere."""
    alone = replace(NONE, advice=Conflict(("1",), ("1",), "This clue cannot be true."))
    panel = panel_with(alone)(appearance)
    put(window, panel, qtbot)
    assert panel.advice_count() == 1
    panel.focus_advice(0)
    repair = panel._section.repair
    assert repair.hasFocus()
    with qtbot.waitSignal(panel._section.repair_requested):
        QTest.keyClick(repair, Qt.Key.Key_Return)
    undo = Conflict((), (), "", ways_out=(WayOut("Undo"),), repairable=False)
    panel.show_state(replace(NONE, advice=undo))
    turns()
    assert panel.advice_count() == 1 and repair.isHidden()
    panel.focus_advice(0)
    assert panel._section.rows[0].hasFocus()


def test_times_have_one_unit_in_a_language() -> None:
    """ "0.2 s" stood beside "0.1 秒未満" and "2 分 5 秒"."""
    texts.speak("ja")
    try:
        said = [seconds_text(seconds) for seconds in (0.01, 0.2, 30, 125)]
        # A key was named after the end of a line.
        assert texts.caps("Home End") == "Home End"
    finally:
        texts.speak("en")
    assert all("秒" in text and "s" not in text for text in said)


def test_what_the_number_of_a_difficulty_means_is_told_where_it_stands(
    appearance: Appearance,
) -> None:
    """5.9 is very hard in one genre and 4.1 easy in another."""
    graded = Verdict(VerdictKind.UNIQUE, seconds=0.2, grade="easy (4.1)")
    panel = panel_with(PanelState(verdict=graded))(appearance)
    (line,) = [each for each in panel.findChildren(Label) if "easy (4.1)" in each.text()]
    assert "each genre" in line.toolTip()
    panel.show_state(PanelState(verdict=replace(graded, grade="")))
    assert line.toolTip() == ""
