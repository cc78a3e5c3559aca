"""The chrome of the window: every control in both themes, its signals, keys and names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.focus import FocusRings
from studio.gui.icons import icon_names, icon_pixmap
from studio.gui.look import Look, load_fonts
from studio.gui.panel_state import (
    Bound,
    Conflict,
    LayerRow,
    NextClue,
    PanelState,
    RedundantClues,
    Suggestion,
    Swatch,
    Verdict,
    VerdictKind,
    WayOut,
    count_text,
)
from studio.gui.theme import Theme, contrast, tokens
from studio.gui.widgets import number_line
from studio.gui.widgets.dialogs import error_dialog, save_question
from studio.gui.widgets.header import Header, Title
from studio.gui.widgets.new_puzzle import (
    KindChoice,
    NewPuzzleChoice,
    NewPuzzleDialog,
    OutlineChoice,
    Preview,
)
from studio.gui.widgets.palette import CommandPalette, find_commands, key_text, menu_actions
from studio.gui.widgets.panel import Panel
from studio.gui.widgets.parts import column
from studio.gui.widgets.rail import Rail, ToolSpec
from studio.gui.widgets.statusbar import Hint, StatusLine
from studio.gui.widgets.strip import ClueStrip, NumberStrip, NumberStripState
from studio.gui.widgets.welcome import WelcomePage, WelcomeState
from studio.gui.widgets.welcome_parts import WelcomeEntry

# The off-screen platform says this about every window that is shown.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

THEMES = (tokens().light, tokens().dark)

# Every text colour with the backgrounds it is drawn on. WCAG AA wants 4.5 for text.
TEXT_PAIRS = (
    ("text", ("canvas", "chrome", "raised", "hover", "pressed", "selected", "none_tint")),
    ("text2", ("canvas", "chrome", "raised", "hover")),
    ("accent", ("chrome", "raised")),
    ("on_accent", ("accent",)),
    ("unique_text", ("chrome", "raised", "cell")),
    ("several_text", ("chrome", "raised")),
    ("none_text", ("chrome", "raised")),
    ("working_text", ("chrome", "raised")),
    ("redundant_text", ("chrome", "raised", "cell")),
    ("raised", ("outline",)),
)
# Borders and marks that carry meaning: 3.0.
MARK_PAIRS = (
    ("control", ("chrome", "raised")),
    ("accent", ("canvas", "chrome", "raised", "selected")),
    ("outline", ("chrome", "raised")),
    ("none", ("chrome", "raised", "none_tint")),
)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("pairs", "least"), [(TEXT_PAIRS, 4.5), (MARK_PAIRS, 3.0)])
def test_every_pair_has_enough_contrast(
    theme: Theme, pairs: tuple[tuple[str, tuple[str, ...]], ...], least: float
) -> None:
    weak = {
        (front, back): round(contrast(getattr(theme, front), getattr(theme, back)), 2)
        for front, backs in pairs
        for back in backs
        if contrast(getattr(theme, front), getattr(theme, back)) < least
    }
    assert not weak


# What every test stands on


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    load_fonts()
    look = Look(reduced_motion=True)
    look.apply()
    yield look
    qapp.setStyleSheet("")


@pytest.fixture
def window(look: Look, qtbot: QtBot) -> QWidget:
    """A window of the usual size that lays its children out from top to bottom."""
    window = QWidget()
    column(window)
    window.resize(1440, 900)
    qtbot.addWidget(window)
    return window


def put(window: QWidget, widget: QWidget, qtbot: QtBot) -> None:
    layout = window.layout()
    assert layout is not None
    layout.addWidget(widget)
    show(window, qtbot)


def show(window: QWidget, qtbot: QtBot) -> None:
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    QApplication.processEvents()


LAYERS = tuple(
    LayerRow(key, name, swatch, digit=str(digit))
    for digit, (key, name, swatch) in enumerate(
        (
            ("link", "In every solution", Swatch.LINK),
            ("doubt", "Doubtful cells", Swatch.DOUBT),
            ("suggestion", "Suggestions", Swatch.SUGGESTION),
            ("redundant", "Redundant clues", Swatch.REDUNDANT),
            ("conflict", "Conflicting clues", Swatch.CONFLICT),
            ("line", "One solution", Swatch.LINE),
        ),
        start=1,
    )
)
SEVERAL = PanelState(
    Verdict(VerdictKind.SEVERAL, 36498, seconds=0.4),
    NextClue((Suggestion("27 in row 8", 34), Suggestion("47 in row 4", 63))),
    LAYERS,
)
UNIQUE = PanelState(Verdict(VerdictKind.UNIQUE, seconds=0.2), RedundantClues(8, 7), LAYERS)
NONE = PanelState(
    Verdict(VerdictKind.NONE, line="Three clues cannot all be true."),
    Conflict(
        ("18", "30", "21"),
        "18 and 21 are three steps apart, and the only way runs through 30.",
        "Changing any one of these three is enough.",
        (WayOut("Remove 30", "2,115 solutions"), WayOut("Undo", "back", "Ctrl Z")),
    ),
    LAYERS,
)
TOOLS = (
    ToolSpec("select", "Select", "select", "V"),
    ToolSpec("number", "Number", "number", "N"),
    ToolSpec("erase", "Erase", "erase", "E"),
)
MODES = (("edit", "Edit"), ("play", "Play"), ("watch", "Watch"))
ENTRIES = tuple(
    WelcomeEntry(f"p{i}", f"Puzzle {i}", "Easy", None, "a" if i < 5 else "b") for i in range(7)
)
OUTLINES = (
    OutlineChoice("hexagon", "Hexagon", sizes=("19", "37", "61"), start=1, unit="cells"),
    OutlineChoice("flower", "Flower", sizes=("49",), unit="cells"),
    OutlineChoice("star", "Star", sizes=("73",)),
    OutlineChoice("draw", "Draw it", icon="plus"),
)
KINDS = (
    KindChoice("rikudo", "Rikudo", "Numbers on hexagons", OUTLINES, "Fill it for me"),
    KindChoice("stroke", "One stroke", "Draw without lifting", OUTLINES[:1]),
)


def make_header(look: Look) -> Header:
    bar = QMenuBar()
    bar.setNativeMenuBar(False)
    for name in ("File", "Edit"):
        bar.addMenu(name)
    header = Header(look, MODES, bar)
    header.show_title(Title("Honeycomb 12", "Rikudo", unsaved=True))
    header.show_verdict(VerdictKind.SEVERAL, "36,498", "Several solutions")
    header.show_compact(True)
    return header


def make_rail(look: Look) -> Rail:
    rail = Rail(look)
    rail.set_tools(TOOLS, "number")
    rail.show_history("place 30", "")
    return rail


def make_number_strip(look: Look) -> NumberStrip:
    strip = NumberStrip(look)
    placed, conflicting = frozenset({1, 9, 18, 26, 60}), frozenset({18})
    strip.show_state(NumberStripState(60, placed, 4, conflicting, frozenset({26})))
    return strip


def make_clue_strip(look: Look) -> ClueStrip:
    strip = ClueStrip(look, "Clue", "or just type it on a cell")
    strip.set_choices(("0", "1", "2", "3"), "3")
    return strip


def make_status(look: Look) -> StatusLine:
    status = StatusLine(look)
    status.show_hints([Hint("Click a cell"), Hint("remove", ("Del",))])
    status.show_position("Row 5, cell 6")
    status.show_zoom(1.0)
    return status


def make_welcome(look: Look) -> WelcomePage:
    page = WelcomePage(look)
    page.show_state(WelcomeState(ENTRIES[:2], ENTRIES, (("a", "First"), ("b", "Second"))))
    return page


def panel_with(state: PanelState) -> Callable[[Look], Panel]:
    def make(look: Look) -> Panel:
        panel = Panel(look)
        panel.show_state(state)
        return panel

    return make


PARTS: dict[str, Callable[[Look], QWidget]] = {
    "header": make_header,
    "rail": make_rail,
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
    look: Look, window: QWidget, qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    widget = PARTS[name](look)
    put(window, widget, qtbot)
    light = widget.grab().toImage()
    look.set_theme(tokens().dark)
    dark = widget.grab().toImage()
    assert light != dark
    assert dark.pixelColor(2, 2).lightness() < 60 < 200 < light.pixelColor(2, 2).lightness()


@pytest.mark.parametrize("name", PARTS)
def test_everything_that_takes_the_focus_has_a_name(
    look: Look, window: QWidget, qtbot: QtBot, name: str
) -> None:
    widget = PARTS[name](look)
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


def test_larger_system_fonts_enlarge_the_chrome(look: Look, window: QWidget, qtbot: QtBot) -> None:
    rail = make_rail(look)
    put(window, rail, qtbot)
    width = rail.width()
    look.set_scale(1.5)
    QApplication.processEvents()
    assert rail.width() == round(width * 1.5)
    assert look.font("body").pixelSize() == 20


def test_reduced_motion_stops_animations_but_not_the_delay_of_messages() -> None:
    still, moving = Look(reduced_motion=True), Look()
    assert moving.duration("panel_swap") > 0
    assert still.duration("panel_swap") == still.duration("hover") == 0
    assert still.duration("working_delay") == moving.duration("working_delay") > 0


def test_figures_in_columns_are_tabular(qapp: QApplication) -> None:
    from PySide6.QtGui import QFontMetricsF

    load_fonts()
    metrics = QFontMetricsF(Look().font("count", 600, display=True))
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


# Icons


@pytest.mark.parametrize("name", sorted(icon_names()))
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_icons_are_drawn_in_their_colour_at_every_ratio(
    qapp: QApplication, name: str, ratio: float
) -> None:
    image = icon_pixmap(name, "#ff0000", 20, ratio).toImage()
    assert image.width() == round(20 * ratio)
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    drawn = [pixel for pixel in pixels if pixel.alpha() > 150]
    assert drawn
    assert all(pixel.red() > 240 and pixel.green() < 15 for pixel in drawn)


# Focus ring


def test_the_ring_lies_two_pixels_away_from_the_focused_control(
    qapp: QApplication, look: Look, window: QWidget, qtbot: QtBot
) -> None:
    rings = FocusRings(look, qapp)
    header = make_header(look)
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
    assert image.pixelColor(corner.x() - 3, middle).name() == look.theme.accent.lower()
    assert image.pixelColor(corner.x() - 1, middle).name() == look.theme.chrome.lower()
    header.commands.hide()
    assert ring.target is not header.commands


# Header and rail


def test_modes_are_chosen_by_mouse_and_arrow_keys(
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    header = make_header(look)
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


def test_the_compact_verdict_opens_the_panel(look: Look, window: QWidget, qtbot: QtBot) -> None:
    header = make_header(look)
    put(window, header, qtbot)
    assert header.verdict.accessibleName() == "Several solutions 36,498"
    with qtbot.waitSignal(header.panel_requested):
        header.verdict.click()
    with qtbot.waitSignal(header.commands_requested):
        header.commands.click()
    header.show_compact(False)
    assert not header.verdict.isVisible()


def test_tools_are_walked_with_arrow_keys_and_keep_the_board_focused_when_clicked(
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    rail = make_rail(look)
    put(window, rail, qtbot)
    chosen: list[str] = []
    rail.tool_chosen.connect(chosen.append)
    rail.set_tool("erase")
    assert rail.tool() == "erase" and chosen == []
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setFocus()
    qtbot.mouseClick(rail.tool_button("select"), Qt.MouseButton.LeftButton)
    assert chosen == ["select"] and window.hasFocus()
    rail.tool_button("select").setFocus()
    QTest.keyClick(rail.tool_button("select"), Qt.Key.Key_Down)
    assert rail.tool() == "number" and rail.tool_button("number").hasFocus()


def test_undo_says_what_it_undoes(look: Look, window: QWidget, qtbot: QtBot) -> None:
    rail = make_rail(look)
    put(window, rail, qtbot)
    assert rail.undo.accessibleName() == "Undo place 30" and rail.undo.isEnabled()
    assert rail.redo.accessibleName() == "Redo" and not rail.redo.isEnabled()
    with qtbot.waitSignal(rail.undo_requested):
        rail.undo.click()


# Strips


def test_a_strip_of_ten_thousand_numbers_paints_only_what_is_in_view(
    look: Look, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip = NumberStrip(look)
    put(window, strip, qtbot)
    few = len(strip.findChildren(QWidget))
    painted: list[float] = []
    monkeypatch.setattr(number_line, "disc", lambda painter, x, y, r: painted.append(x))
    strip.show_state(NumberStripState(10_000, frozenset(range(1, 10_000, 7)), next=9_000))
    strip.grab()
    assert len(strip.findChildren(QWidget)) == few
    assert 0 < len(painted) < 400
    assert 0 < strip.numbers.centre_of(9_000) < strip.numbers.viewport().width()


def test_each_place_of_the_strip_belongs_to_its_number(
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    strip = make_number_strip(look)
    put(window, strip, qtbot)
    line = strip.numbers
    assert [line.number_at(line.centre_of(number)) for number in range(1, 61)] == [*range(1, 61)]
    strip.show_state(NumberStripState(60, frozenset(range(1, 61))))
    centres = [line.centre_of(number) for number in range(1, 61)]
    assert min(b - a for a, b in pairwise(centres)) >= 22


def test_numbers_are_chosen_by_click_and_by_keys(look: Look, window: QWidget, qtbot: QtBot) -> None:
    strip = make_number_strip(look)
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


def test_the_clue_strip_shows_the_current_clue(look: Look, window: QWidget, qtbot: QtBot) -> None:
    strip = make_clue_strip(look)
    put(window, strip, qtbot)
    assert strip.choice() == "3"
    strip._buttons["3"].setFocus()
    with qtbot.waitSignal(strip.clue_chosen) as chosen:
        QTest.keyClick(strip._buttons["3"], Qt.Key.Key_Left)
    assert chosen.args == ["2"]


# Panel

BIG = 7**80
VERDICTS = (
    (Verdict(), "Nothing to check yet", "", "Place a number to begin."),
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
    look: Look,
    window: QWidget,
    qtbot: QtBot,
    verdict: Verdict,
    headline: str,
    count: str,
    line: str,
) -> None:
    panel = Panel(look)
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
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(look)
    put(window, panel, qtbot)
    working = Verdict(VerdictKind.WORKING, 12_000)
    panel.show_state(PanelState(working, layers=LAYERS))
    assert panel.headline() == "Several solutions" and panel.verdict._glyph.dimmed
    panel.show_state(UNIQUE)
    assert panel.headline() == "One solution" and not panel.verdict._glyph.dimmed
    panel.show_state(PanelState(working, layers=LAYERS))
    qtbot.waitUntil(lambda: panel.headline() == "Checking...")
    assert panel.verdict._line.text() == "At least 12,000 so far."


def test_rows_on_the_board_never_move_or_disappear(
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(look)
    put(window, panel, qtbot)
    before = list(panel.layers.lines.values())
    tops = [line.y() for line in before]
    counts = (LayerRow("link", "In every solution", Swatch.LINK, 59, 59, True, "1"), *LAYERS[1:])
    panel.show_state(PanelState(UNIQUE.verdict, SEVERAL.advice, counts))
    QApplication.processEvents()
    assert list(panel.layers.lines.values()) == before
    assert [line.y() for line in before] == tops
    assert all(line.isVisible() and line.eye.isEnabled() for line in before)
    assert before[0].accessibleName() == "In every solution: all"
    assert before[1].accessibleName() == "Doubtful cells: –"


def test_an_eye_switches_its_layer(look: Look, window: QWidget, qtbot: QtBot) -> None:
    panel = panel_with(SEVERAL)(look)
    put(window, panel, qtbot)
    eye = panel.layers.lines["doubt"].eye
    assert eye.accessibleName() == "Show Doubtful cells"
    with qtbot.waitSignal(panel.layer_toggled) as toggled:
        eye.click()
    assert toggled.args == ["doubt", True]


def test_suggestions_are_placed_by_key_and_button(
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(look)
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


def test_the_focus_stays_on_a_suggestion_when_its_numbers_change(
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    panel = panel_with(SEVERAL)(look)
    put(window, panel, qtbot)
    panel.focus_advice(1)
    fewer = NextClue((Suggestion("27 in row 8", 12), Suggestion("47 in row 4", 20)))
    panel.show_state(PanelState(SEVERAL.verdict, fewer, LAYERS))
    assert panel._section.rows[1].hasFocus()
    assert panel._section.rows[1].accessibleDescription() == "20 solutions left"


def test_a_conflict_names_its_clues_and_ways_out(look: Look, window: QWidget, qtbot: QtBot) -> None:
    panel = panel_with(NONE)(look)
    put(window, panel, qtbot)
    with qtbot.waitSignal(panel.way_out_chosen) as way:
        panel.focus_advice(1)
        QTest.keyClick(panel._section.rows[1], Qt.Key.Key_Return)
    assert way.args == [1]
    chips = [c for c in panel.findChildren(QWidget) if c.accessibleName().startswith("Show clue")]
    with qtbot.waitSignal(panel.conflict_clue_chosen) as clue:
        chips[2].click()  # type: ignore[attr-defined]
    assert clue.args == [2] and chips[2].accessibleName() == "Show clue 21"


def test_redundant_clues_and_the_live_check_ask(look: Look, window: QWidget, qtbot: QtBot) -> None:
    panel = panel_with(UNIQUE)(look)
    put(window, panel, qtbot)
    with qtbot.waitSignal(panel.remove_redundant_requested):
        panel._section.remove.click()
    with qtbot.waitSignal(panel.live_toggled) as live:
        panel.foot.button.click()
    assert live.args == [False] and panel.foot.button.text() == "Pause"


def test_counts_beyond_all_reading_are_still_written() -> None:
    assert count_text(2**64) == "18,446,744,073,709,551,616"
    assert count_text(10**5000) == "10^5000" or count_text(10**5000) == "10^4999"


# Welcome page


def test_arrow_keys_walk_the_cards_of_the_welcome_page(
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    page = make_welcome(look)
    put(window, page, qtbot)
    opened: list[str] = []
    page.recent_opened.connect(opened.append)
    page.example_opened.connect(opened.append)
    assert page.examples.columns == 4
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.recent.cards[0].hasFocus()
    QTest.keyClick(page.recent.cards[0], Qt.Key.Key_Right)
    QTest.keyClick(page.recent.cards[1], Qt.Key.Key_Return)
    QTest.keyClick(page.recent.cards[1], Qt.Key.Key_Down)
    assert page.examples.cards[1].hasFocus()
    QTest.keyClick(page.examples.cards[1], Qt.Key.Key_Down)
    QTest.keyClick(page.examples.cards[5], Qt.Key.Key_Return)
    QTest.keyClick(page.examples.cards[5], Qt.Key.Key_Up)
    QTest.keyClick(page.examples.cards[1], Qt.Key.Key_Up)
    assert page.recent.cards[1].hasFocus() and opened == ["p1", "p5"]


def test_pills_keep_one_kind_and_no_recent_files_leave_the_row_out(
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    page = make_welcome(look)
    put(window, page, qtbot)
    page.pills["b"].click()
    assert [card.text() for card in page.examples.cards] == ["Puzzle 5", "Puzzle 6"]
    page.show_state(WelcomeState((), ENTRIES))
    assert not page.recent.isVisible() and not page.all_files.isVisible()
    assert len(page.examples.cards) == 7
    for button, signal in (
        (page.new, page.new_requested),
        (page.generate, page.generate_requested),
        (page.open_file, page.open_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, Qt.Key.Key_Return)


def test_cards_take_fewer_columns_in_a_narrow_window(
    look: Look, window: QWidget, qtbot: QtBot
) -> None:
    window.resize(1024, 680)
    page = make_welcome(look)
    put(window, page, qtbot)
    assert page.examples.columns == 2


# Dialogs


@pytest.fixture
def dialog(look: Look, window: QWidget, qtbot: QtBot) -> NewPuzzleDialog:
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    show(window, qtbot)
    window.setFocus()
    return NewPuzzleDialog(look, window, KINDS)


def test_enter_creates_what_is_chosen(dialog: NewPuzzleDialog, qtbot: QtBot) -> None:
    changes: list[NewPuzzleChoice] = []
    dialog.choice_changed.connect(changes.append)
    dialog.open()
    assert changes == [NewPuzzleChoice("rikudo", "hexagon", 1, False)]
    assert dialog.create_button.hasFocus()
    dialog.stepper.setFocus()
    QTest.keyClick(dialog.stepper, Qt.Key.Key_Up)
    QTest.keyClick(dialog.stepper, Qt.Key.Key_Up)
    dialog.fill.click()
    with qtbot.waitSignal(dialog.created) as created:
        QTest.keyClick(dialog.stepper, Qt.Key.Key_Return)
    assert created.args == [NewPuzzleChoice("rikudo", "hexagon", 2, True)]
    assert changes[-1] == created.args[0] and len(changes) == 3
    assert not dialog.isVisible()


def test_arrow_keys_walk_the_tiles_and_the_kinds(dialog: NewPuzzleDialog) -> None:
    dialog.open()
    tiles = dialog.tiles
    tiles["hexagon"].setFocus()
    QTest.keyClick(tiles["hexagon"], Qt.Key.Key_Right)
    assert dialog.choice().outline == "flower"
    QTest.keyClick(tiles["flower"], Qt.Key.Key_Left)
    QTest.keyClick(tiles["hexagon"], Qt.Key.Key_Down)
    assert dialog.choice() == NewPuzzleChoice("rikudo", "draw", -1, False)
    assert not dialog.stepper.isVisible()
    dialog.kind_rows["rikudo"].setFocus()
    QTest.keyClick(dialog.kind_rows["rikudo"], Qt.Key.Key_Down)
    assert dialog.choice() == NewPuzzleChoice("stroke", "hexagon", 1, False)
    assert not dialog.fill.isVisible()


def test_escape_leaves_and_gives_the_focus_back(
    dialog: NewPuzzleDialog, window: QWidget, qtbot: QtBot
) -> None:
    dialog.open()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog.create_button, Qt.Key.Key_Escape)
    assert not dialog.isVisible() and window.hasFocus()


def test_the_focus_walks_in_a_circle_inside_a_dialog(dialog: NewPuzzleDialog) -> None:
    dialog.open()
    seen: list[QWidget] = []
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None and dialog.isAncestorOf(focused)
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    for control in (
        dialog.kind_rows["rikudo"],
        dialog.tiles["hexagon"],
        dialog.stepper,
        dialog.fill,
        dialog.cancel,
        dialog.create_button,
    ):
        assert control in seen
    order = [seen.index(w) for w in (dialog.kind_rows["rikudo"], dialog.tiles["hexagon"])]
    assert order == sorted(order)


def test_shortcuts_of_the_window_rest_while_a_dialog_is_open(
    dialog: NewPuzzleDialog, window: QWidget
) -> None:
    fired: list[bool] = []
    action = QAction("Save", window)
    action.setShortcut(QKeySequence("Ctrl+S"))
    action.triggered.connect(lambda: fired.append(True))
    window.addAction(action)
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert len(fired) == 1
    dialog.open()
    QTest.keyClick(dialog.create_button, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert len(fired) == 1


def test_the_preview_can_be_repeated(dialog: NewPuzzleDialog, qtbot: QtBot) -> None:
    dialog.open()
    dialog.show_preview(Preview("Hexagon, 37 cells", "One solution", can_repeat=True))
    assert dialog.preview.accessibleName() == "Hexagon, 37 cells. One solution"
    with qtbot.waitSignal(dialog.another_requested) as another:
        dialog.another.click()
    assert another.args == [dialog.choice()]


@pytest.mark.parametrize(
    ("key", "answer"), [(Qt.Key.Key_Return, "save"), (Qt.Key.Key_Escape, "cancel")]
)
def test_the_save_question_answers_once(
    look: Look, window: QWidget, qtbot: QtBot, key: Qt.Key, answer: str
) -> None:
    window.show()
    question = save_question(look, window, "Honeycomb 12")
    answers: list[str] = []
    question.answered.connect(answers.append)
    question.open()
    QTest.keyClick(question.buttons["save"], key)
    assert answers == [answer] and not question.isVisible()


def test_an_error_says_what_happened_and_what_was_kept(look: Look, window: QWidget) -> None:
    window.show()
    error = error_dialog(look, window, "This file could not be read.", "Nothing was changed.")
    error.open()
    assert error.accessibleName() == "This file could not be read."
    assert error.accessibleDescription() == "Nothing was changed."
    assert list(error.buttons) == ["close"]


# Command palette


@pytest.fixture
def palette(look: Look, window: QWidget, qtbot: QtBot) -> CommandPalette:
    bar = QMenuBar(window)
    bar.setNativeMenuBar(False)
    edit = bar.addMenu("&Edit")
    for name in ("&Undo", "Rotate a quarter", "Mirror left to right"):
        edit.addAction(name)
    edit.addSeparator()
    more = edit.addMenu("More")
    more.addAction("Count solutions")
    edit.actions()[0].setEnabled(False)
    show(window, qtbot)
    return CommandPalette(look, window, lambda: menu_actions(bar))


def test_commands_are_found_by_parts_of_their_name(palette: CommandPalette) -> None:
    palette.open()

    def found(query: str) -> list[str]:
        return [command.text for command in find_commands(query, palette._commands)]

    assert found("") == ["Undo", "Rotate a quarter", "Mirror left to right", "Count solutions"]
    assert found("rot")[0] == "Rotate a quarter"
    assert found("mlr")[0] == "Mirror left to right"
    assert found("right mirror") == ["Mirror left to right"]
    assert found("edit count")[0] == "Count solutions"
    assert found("xyz") == []


def test_enter_runs_the_selected_command(palette: CommandPalette, qtbot: QtBot) -> None:
    palette.open()
    assert palette.field.hasFocus()
    # The first command is disabled and skipped.
    assert palette.list.currentIndex().row() == 1
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    action = palette.model.commands[3].action
    with qtbot.waitSignal(action.triggered):
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert not palette.isVisible()


def test_a_palette_without_a_hit_says_so(palette: CommandPalette) -> None:
    palette.open()
    palette.field.setText("xyz")
    assert palette.nothing.text() == "Nothing called 'xyz'. Try a verb: rotate, export, count."
    assert palette.nothing.isVisible() and not palette.list.isVisible()
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()


def test_shortcuts_are_written_like_keys(qapp: QApplication) -> None:
    assert key_text(QKeySequence("Ctrl+Shift+Z")) == "Ctrl Shift Z"
    assert key_text(QKeySequence("Ctrl++")) == "Ctrl +"


# Status line


def test_hints_are_replaced_and_spoken(look: Look, window: QWidget, qtbot: QtBot) -> None:
    status = make_status(look)
    put(window, status, qtbot)
    status.show_hints([Hint("next number", ("Enter",)), Hint("undo", ("Ctrl", "Z"))])
    assert status._hints.accessibleName() == "Enter next number. Ctrl Z undo"
    assert status._zoom.text() == "100 %"
