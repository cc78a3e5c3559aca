"""The controls of the window with something in them, for the tests of the chrome."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.header import Header
from studio.gui.widgets.new_puzzle_choices import KindChoice, OutlineChoice
from studio.gui.widgets.panel import Panel
from studio.gui.widgets.panel_state import (
    Conflict,
    Hint,
    LayerRow,
    NextClue,
    NumberStripState,
    PanelState,
    RedundantClues,
    Suggestion,
    Swatch,
    Title,
    Verdict,
    VerdictKind,
    WayOut,
)
from studio.gui.widgets.statusbar import StatusLine
from studio.gui.widgets.strip import ClueStrip, NumberStrip
from studio.gui.widgets.tool_bar import ToolBar, ToolSpec
from studio.gui.widgets.welcome import WelcomePage, WelcomeState
from studio.gui.widgets.welcome_parts import WelcomeEntry
from tests.gui.turns import turns

TOOLS = (
    ToolSpec("select", "Select", "select", "V"),
    ToolSpec("number", "Number", "number", "N"),
    ToolSpec("erase", "Erase", "erase", "E"),
)
MODES = (("edit", "Edit"), ("play", "Play"), ("watch", "Watch"))
LAYERS = tuple(
    LayerRow(key, name, swatch, digit=str(digit))
    for digit, (key, name, swatch) in enumerate(
        (
            ("link", "In every solution", Swatch.EDGE),
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
UNIQUE = PanelState(
    Verdict(VerdictKind.UNIQUE, seconds=0.2), RedundantClues(8, 7, "8 clues"), LAYERS
)
NONE = PanelState(
    Verdict(VerdictKind.NONE, line="Three clues cannot all be true."),
    Conflict(
        ("18", "30", "21"),
        ("18", "30", "21"),
        "18 and 21 are three steps apart, and the only way runs through 30.",
        "Changing any one of these three is enough.",
        (WayOut("Remove 30", "2,115 solutions"), WayOut("Undo", "back", "Ctrl Z")),
    ),
    LAYERS,
)
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
    KindChoice("rikudo", "Rikudo", "Numbers on hexagons", lambda: OUTLINES, "Fill it for me"),
    KindChoice("stroke", "One stroke", "Draw without lifting", lambda: OUTLINES[:1]),
)


def put(window: QWidget, widget: QWidget, qtbot: QtBot) -> None:
    layout = window.layout()
    assert layout is not None
    layout.addWidget(widget)
    show(window, qtbot)


def show(window: QWidget, qtbot: QtBot) -> None:
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    turns()


def make_header(appearance: Appearance) -> Header:
    bar = QMenuBar()
    bar.setNativeMenuBar(False)
    for name in ("File", "Edit", "View", "Puzzle", "Check", "Help"):
        bar.addMenu(name)
    header = Header(appearance, MODES, bar)
    header.show_title(Title("Honeycomb 12", "Rikudo", unsaved=True))
    header.show_verdict(VerdictKind.SEVERAL, "36,498", "Several solutions")
    header.show_compact(True)
    return header


def make_tool_bar(appearance: Appearance) -> ToolBar:
    tool_bar = ToolBar(appearance)
    tool_bar.set_tools(TOOLS, "number")
    tool_bar.show_history("place 30", "")
    return tool_bar


def make_number_strip(appearance: Appearance) -> NumberStrip:
    strip = NumberStrip(appearance)
    placed, conflicting = frozenset({1, 9, 18, 26, 60}), frozenset({18})
    strip.show_state(NumberStripState(60, placed, 4, conflicting, frozenset({26})))
    return strip


def make_clue_strip(appearance: Appearance) -> ClueStrip:
    strip = ClueStrip(appearance, "Clue", "or just type it on a cell")
    strip.set_choices([(n, str(n)) for n in range(4)], 3)
    return strip


def make_status(appearance: Appearance) -> StatusLine:
    status = StatusLine(appearance)
    status.show_hints([Hint("Click a cell"), Hint("remove", ("Del",))])
    status.show_position("Row 5, cell 6")
    status.show_zoom(1.0)
    return status


def make_welcome(appearance: Appearance) -> WelcomePage:
    page = WelcomePage(appearance)
    page.show_state(WelcomeState(ENTRIES[:2], ENTRIES, (("a", "First"), ("b", "Second"))))
    return page


def panel_with(state: PanelState) -> Callable[[Appearance], Panel]:
    def make(appearance: Appearance) -> Panel:
        panel = Panel(appearance)
        panel.show_state(state)
        return panel

    return make
