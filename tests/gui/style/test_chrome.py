"""The controls of the window in both themes: names, focus ring, header, rail, strips, hints."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from studio.families import RULES
from studio.gui.editor.tools import tools_for
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import FocusRings
from studio.gui.style.texts import tr
from studio.gui.style.theme import tokens
from studio.gui.widgets import number_line
from studio.gui.widgets.buttons import Button
from studio.gui.widgets.panel_state import Hint, NumberStripState, PanelState, Title, VerdictKind
from studio.gui.widgets.parts import column
from studio.gui.widgets.scrolling import scroll_area
from studio.gui.widgets.strip import NumberStrip
from tests.gui.chrome import (
    LAYERS,
    NONE,
    SEVERAL,
    UNIQUE,
    make_clue_strip,
    make_header,
    make_number_strip,
    make_status,
    make_tool_bar,
    make_welcome,
    panel_with,
    put,
)
from tests.gui.turns import turns

# The off-screen platform says this about every window that is shown.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


PARTS: dict[str, Callable[[Appearance], QWidget]] = {
    "header": make_header,
    "rail": make_tool_bar,
    "number strip": make_number_strip,
    "clue strip": make_clue_strip,
    "status": make_status,
    "welcome": make_welcome,
    "panel several": panel_with(SEVERAL),
    "panel unique": panel_with(UNIQUE),
    "panel none": panel_with(NONE),
    "panel empty": panel_with(PanelState(layers=LAYERS, live=False)),
}


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("size", [(1440, 900), (1024, 680)])
def test_themes_change_while_the_window_is_open(
    appearance: Appearance, window: QWidget, qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    widget = PARTS[name](appearance)
    put(window, widget, qtbot)
    light = widget.grab().toImage()
    appearance.set_theme(tokens().dark)
    dark = widget.grab().toImage()
    assert light != dark
    assert dark.pixelColor(2, 2).lightness() < 60 < 200 < light.pixelColor(2, 2).lightness()


@pytest.mark.parametrize("name", PARTS)
def test_everything_that_takes_the_focus_has_a_name(
    appearance: Appearance, window: QWidget, qtbot: QtBot, name: str
) -> None:
    widget = PARTS[name](appearance)
    put(window, widget, qtbot)
    focusable = [
        child
        for child in widget.findChildren(QWidget)
        if child.isVisible() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert [child for child in focusable if not child.accessibleName() and not text_of(child)] == []
    assert widget.accessibleName()


def text_of(widget: QWidget) -> str:
    return str(getattr(widget, "text", str)())


def test_the_words_of_all_tools_have_room_in_the_rail(appearance: Appearance) -> None:
    room = make_tool_bar(appearance).width() - appearance.px(4)
    words = {tr(tool.text) for rule in RULES for tool in tools_for(rule)}
    widths = QFontMetricsF(appearance.font("caption", 600))
    assert [word for word in words if widths.horizontalAdvance(word) > room] == []


def test_larger_system_fonts_enlarge_the_chrome(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    larger = Appearance(scale=1.5)
    put(window, make_tool_bar(larger), qtbot)
    assert make_tool_bar(larger).width() == round(make_tool_bar(appearance).width() * 1.5)
    assert larger.font("body").pixelSize() == 20


def test_the_ring_of_a_control_at_the_border_of_a_scroll_area_is_whole(
    appearance: Appearance, window: QWidget, qtbot: QtBot, qapp: QApplication
) -> None:
    rings = FocusRings(appearance, qapp)
    body = QWidget()
    layout = column(body)
    buttons = [Button(appearance, f"Button {n}") for n in range(8)]
    for button in buttons:
        layout.addWidget(button)
    area = scroll_area(body)
    area.setFixedHeight(buttons[0].sizeHint().height() * 2)
    put(window, area, qtbot)
    ring = rings.ring(window)
    buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.target is buttons[0] and ring._visible_part() == ring.rect()
    area.verticalScrollBar().setValue(5)
    turns()
    gone = ring._visible_part()
    assert gone.top() == ring._margin() + 5 and gone.bottom() == ring.rect().bottom()


def test_the_ring_lies_two_pixels_away_from_the_focused_control(
    qapp: QApplication, appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    rings = FocusRings(appearance, qapp)
    header = make_header(appearance)
    put(window, header, qtbot)
    header.commands.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(header.commands.hasFocus)
    ring = rings.ring(window)
    corner = header.commands.mapTo(window, QPoint(0, 0))
    assert ring.isVisible() and ring.target is header.commands
    assert (ring.x(), ring.y()) == (corner.x() - 4, corner.y() - 4)
    assert ring.width() == header.commands.width() + 8
    image = window.grab().toImage()
    middle = corner.y() + header.commands.height() // 2
    assert image.pixelColor(corner.x() - 3, middle).name() == appearance.theme.accent.lower()
    assert image.pixelColor(corner.x() - 1, middle).name() == appearance.theme.chrome.lower()
    header.commands.hide()
    assert ring.target is not header.commands


def test_modes_are_chosen_by_mouse_and_arrow_keys(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    header = make_header(appearance)
    put(window, header, qtbot)
    chosen: list[str] = []
    header.mode_chosen.connect(chosen.append)
    header.set_mode("play")
    assert chosen == []
    edit, play, watch = header.modes._buttons.values()
    qtbot.mouseClick(watch, Qt.MouseButton.LeftButton)
    watch.setFocus()
    QTest.keyClick(watch, Qt.Key.Key_Left)
    assert chosen == ["watch", "play"] and play.hasFocus()
    assert not edit.isChecked()


def test_the_compact_verdict_opens_the_panel(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    header = make_header(appearance)
    put(window, header, qtbot)
    assert header.verdict.accessibleName() == "Several solutions 36,498"
    with qtbot.waitSignal(header.panel_requested):
        header.verdict.click()
    with qtbot.waitSignal(header.commands_requested):
        header.commands.click()
    header.show_compact(False)
    assert not header.verdict.isVisible()


def test_tools_are_walked_with_arrow_keys_and_keep_the_board_focused_when_clicked(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    tool_bar = make_tool_bar(appearance)
    put(window, tool_bar, qtbot)
    chosen: list[str] = []
    tool_bar.tool_chosen.connect(chosen.append)
    tool_bar.set_tool("erase")
    assert tool_bar.tool() == "erase" and chosen == []
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setFocus()
    qtbot.mouseClick(tool_bar.tool_button("select"), Qt.MouseButton.LeftButton)
    assert chosen == ["select"] and window.hasFocus()
    tool_bar.tool_button("select").setFocus()
    QTest.keyClick(tool_bar.tool_button("select"), Qt.Key.Key_Down)
    assert tool_bar.tool() == "number" and tool_bar.tool_button("number").hasFocus()


def test_undo_says_what_it_undoes(appearance: Appearance, window: QWidget, qtbot: QtBot) -> None:
    tool_bar = make_tool_bar(appearance)
    put(window, tool_bar, qtbot)
    assert tool_bar.undo.accessibleName() == "Undo place 30" and tool_bar.undo.isEnabled()
    assert tool_bar.redo.accessibleName() == "Redo" and not tool_bar.redo.isEnabled()
    with qtbot.waitSignal(tool_bar.undo_requested):
        tool_bar.undo.click()


def test_a_strip_of_ten_thousand_numbers_paints_only_what_is_in_view(
    appearance: Appearance, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip = NumberStrip(appearance)
    put(window, strip, qtbot)
    few = len(strip.findChildren(QWidget))
    painted: list[float] = []
    monkeypatch.setattr(number_line, "disc", lambda painter, x, y, r: painted.append(x))
    strip.show_state(NumberStripState(10_000, frozenset(range(1, 10_000, 7)), next=9_000))
    strip.grab()
    assert len(strip.findChildren(QWidget)) == few
    assert 0 < len(painted) < 400
    assert 0 < strip.numbers.centre_of(9_000) < strip.numbers.viewport().width()


def test_an_end_of_the_strip_beyond_which_there_is_more_says_so_and_turns_the_page(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    left, right = Qt.Edge.LeftEdge, Qt.Edge.RightEdge
    strip = NumberStrip(appearance)
    put(window, strip, qtbot)
    line, chosen = strip.numbers, []
    strip.number_chosen.connect(chosen.append)
    strip.show_state(NumberStripState(8, frozenset(range(1, 8)), next=8))
    assert line.ends() == ()
    strip.show_state(NumberStripState(200, frozenset(range(1, 200, 2)), next=2))
    assert line.ends() == (right,)
    plain = line.grab().toImage()
    far = QPoint(line.viewport().width() - 4, line.viewport().height() // 2)
    qtbot.mouseClick(line.viewport(), Qt.MouseButton.LeftButton, pos=far)
    assert line.ends() == (left, right) and chosen == []
    assert line.centre_of(2) < 0 and line.grab().toImage() != plain
    for _ in range(20):
        qtbot.mouseClick(line.viewport(), Qt.MouseButton.LeftButton, pos=far)
        if right not in line.ends():
            break
    assert line.ends() == (left,)
    qtbot.mouseClick(line.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, far.y()))
    assert line.ends() == (left, right) and chosen == []


def test_each_place_of_the_strip_belongs_to_its_number(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    strip = make_number_strip(appearance)
    put(window, strip, qtbot)
    line = strip.numbers
    assert [line.number_at(line.centre_of(number)) for number in range(1, 61)] == [*range(1, 61)]
    strip.show_state(NumberStripState(60, frozenset(range(1, 61))))
    centres = [line.centre_of(number) for number in range(1, 61)]
    assert min(b - a for a, b in pairwise(centres)) >= 22


def test_numbers_are_chosen_by_click_and_by_keys(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    strip = make_number_strip(appearance)
    put(window, strip, qtbot)
    chosen: list[int] = []
    strip.number_chosen.connect(chosen.append)
    line = strip.numbers
    at = QPoint(round(line.centre_of(9)), 20)
    qtbot.mouseClick(line.viewport(), Qt.MouseButton.LeftButton, pos=at)
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_PageDown)
    assert line.accessibleName() == "Number 19 of 60, missing"
    QTest.keyClick(line, Qt.Key.Key_Left)
    assert line.accessibleName() == "Number 18 of 60, in conflict"
    QTest.keyClick(line, Qt.Key.Key_Return)
    QTest.keyClick(line, Qt.Key.Key_End)
    QTest.keyClick(line, Qt.Key.Key_Right)
    QTest.keyClick(line, Qt.Key.Key_Space)
    assert chosen == [9, 18, 60]


def test_the_clue_strip_shows_the_current_clue(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    strip = make_clue_strip(appearance)
    put(window, strip, qtbot)
    assert strip.choice() == 3
    strip._buttons[3].setFocus()
    with qtbot.waitSignal(strip.clue_chosen) as chosen:
        QTest.keyClick(strip._buttons[3], Qt.Key.Key_Left)
    assert chosen.args == [2]


def test_hints_are_replaced_and_spoken(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    status = make_status(appearance)
    put(window, status, qtbot)
    status.show_hints([Hint("next number.", ("Enter",)), Hint("undo", ("Ctrl", "Z"))])
    assert status._hints.accessibleName() == "Enter next number. Ctrl Z undo"
    assert status.zoom.text() == "100 %"


def test_the_header_fits_a_narrow_window_whatever_the_count(appearance: Appearance) -> None:
    header = make_header(appearance)
    header.show_title(Title("A name that is far too long for any header", "Rikudo · 60 cells"))
    for count in ("9,999,999", "1,234,567,890,123,456,789"):
        header.show_verdict(VerdictKind.SEVERAL, count, "Several solutions")
        assert header.minimumSizeHint().width() <= 1024
        assert header.verdict.accessibleName() == f"Several solutions {count}"


def test_the_count_goes_before_a_mode_is_cut(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    header = make_header(appearance)
    put(window, header, qtbot)
    header.show_title(Title("A name", "Rikudo", unsaved=True))
    header.show_verdict(VerdictKind.SEVERAL, "9,999,999", "Several solutions")
    header.show_compact(True)
    for width, count in ((1200, "9,999,999"), (400, ""), (1200, "9,999,999")):
        header.setFixedWidth(width)
        turns()
        header.set_slim(True)
        turns()
        assert header.verdict.text() == count
        assert header.verdict.accessibleName() == "Several solutions 9,999,999"
        assert header.modes.width() >= header.modes.minimumSizeHint().width()


def test_tab_stops_once_at_the_tools_and_then_at_undo(
    appearance: Appearance, window: QWidget, qtbot: QtBot
) -> None:
    tool_bar = make_tool_bar(appearance)
    put(window, tool_bar, qtbot)
    tool_bar.show_history("place 30", "place 31")
    tool_bar.tool_button("number").setFocus()
    stops: list[QWidget | None] = []
    for _ in range(3):
        stops.append(QApplication.focusWidget())
        QTest.keyClick(window, Qt.Key.Key_Tab)
    assert stops == [tool_bar.tool_button("number"), tool_bar.undo, tool_bar.redo]
    tool_bar.set_tool("erase")
    assert tool_bar.tool_button("number").focusPolicy() == Qt.FocusPolicy.NoFocus


class ShownWindows(QObject):
    """Remembers which widgets were shown as windows of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[object] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False


@pytest.mark.parametrize("name", PARTS)
def test_no_part_flashes_up_as_a_window_while_it_is_made(
    qapp: QApplication, appearance: Appearance, window: QWidget, qtbot: QtBot, name: str
) -> None:
    shown = ShownWindows()
    qapp.installEventFilter(shown)
    put(window, PARTS[name](appearance), qtbot)
    qapp.removeEventFilter(shown)
    assert shown.seen == [window]
