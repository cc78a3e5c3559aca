"""The header in a window of 1024 pixels: the name comes before menus, and these before the words
of the command field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QMenuBar, QToolButton
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.header import NAME, Header
from studio.gui.widgets.panel_state import Title, VerdictKind
from studio.gui.widgets.parts import whole_facts
from studio.gui.window import Window
from tests.drawing.test_themes import contrast
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.mark.parametrize("count", ["", "12,345,678"])
def test_every_menu_is_in_sight_at_1024(whole_window: Window, count: str) -> None:
    window = whole_window
    window.open_document(window.document)
    window.resize(1024, 680)
    header = window.editor_page.header
    header.show_verdict(VerdictKind.SEVERAL, count, "Several solutions")
    turns()
    bar = header.menu_bar
    assert bar.actions()[-1].text() == "&Help"
    for action in bar.actions():
        place = bar.actionGeometry(action)
        assert place.isValid() and bar.rect().contains(place), action.text()
    window.resize(1440, 900)
    turns()
    assert header.commands.width() == header.commands.full_width()


@pytest.mark.parametrize("count", ["", "13", "12,345,678"])
@pytest.mark.parametrize("unsaved", [False, True], ids=["saved", "unsaved"])
def test_every_menu_is_in_sight_at_any_width(
    whole_window: Window, unsaved: bool, count: str
) -> None:
    window = whole_window
    window.open_document(window.document)
    header = window.editor_page.header
    header.show_verdict(VerdictKind.SEVERAL, count, "Several solutions")
    bar = header.menu_bar
    slim = set()
    for width in range(1016, 1200, 4):
        window.resize(width, 680)
        header.show_compact(bool(count))
        header.show_title(Title("Garden", "Double Back", unsaved))
        for _ in range(3):  # what is hidden gives its room back a turn later
            turns()
        assert bar.width() >= bar.sizeHint().width(), width
        slim.add(header.commands.width() < header.commands.full_width())
    assert slim == {False, True}


def test_a_name_is_whole_at_1024_and_modes_have_air_where_there_is_room(
    whole_window: Window,
) -> None:
    window = whole_window
    window.open_document(window.document)
    header, wide = window.editor_page.header, []
    for width in (1024, 1440):
        window.resize(width, 680)
        header.show_verdict(VerdictKind.SEVERAL, "88", "Several solutions")
        header.show_compact(width == 1024)
        header.show_title(Title("The house of Nikolaus", "One stroke", False))
        for _ in range(3):
            turns()
        assert header._name.width() >= header._name.sizeHint().width(), width
        wide.append(header.modes.width())
    assert wide[0] + header.modes.spare() == wide[1]


@pytest.mark.parametrize("unsaved", [False, True])
def test_where_menus_have_no_room_in_any_case_the_name_has(
    whole_window: Window, unsaved: bool
) -> None:
    """In long languages a window of 1024 pixels did not say which puzzle it holds."""
    window = whole_window
    window.open_document(window.document)
    window.resize(820, 680)
    header = window.editor_page.header
    header.show_verdict(VerdictKind.UNIQUE, "", "One solution")
    header.show_compact(True)
    header.show_title(Title("Garden", "Slitherlink", unsaved))
    for _ in range(3):
        turns()
    assert header._more().isVisible() and header._name.isVisible()
    assert header._name.width() >= header._name.sizeHint().width()
    right = header.commands.mapTo(header, header.commands.rect().bottomRight()).x()
    assert right < header.width()


def test_room_that_is_too_narrow_for_a_menu_is_the_name_s(whole_window: Window) -> None:
    """It lay idle behind the last menu, and the name was cut."""
    window = whole_window
    window.open_document(window.document)
    header = window.editor_page.header
    bar, more, name = header.menu_bar, header._more(), header._name
    header.show_verdict(VerdictKind.UNIQUE, "", "One solution")
    cut = set()
    for width in range(680, 850, 10):
        window.resize(width, 680)
        header.show_compact(True)
        header.show_title(Title("A tournament of six", "Double Back", False))
        for _ in range(3):
            turns()
        menus = [bar.actionGeometry(each).right() for each in bar.actions()]
        idle = more.x() - max(right for right in menus if right < more.x())
        cut.add(name.width() < name.sizeHint().width())
        assert more.isVisible() and (name.width() >= name.sizeHint().width() or idle < 16), width
    assert False in cut


@pytest.mark.parametrize("name", ["A tournament of six", "A tournament of six, drawn twice over"])
@pytest.mark.parametrize("compact", [False, True], ids=["panel", "verdict"])
@pytest.mark.parametrize("unsaved", [False, True], ids=["saved", "unsaved"])
def test_the_name_is_read_at_any_width(
    whole_window: Window, unsaved: bool, compact: bool, name: str
) -> None:
    """All menus were in sight, and "A…" beside them: of it two letters were left."""
    window = whole_window
    window.open_document(window.document)
    header = window.editor_page.header
    header.show_verdict(VerdictKind.SEVERAL, "13", "Several solutions")
    folded = set()
    for width in range(820, 1100, 7):
        window.resize(width, 680)
        header.show_compact(compact)
        header.show_title(Title(name, "Double Back", unsaved))
        for _ in range(3):
            turns()
        label = header._name
        enough = min(label.sizeHint().width(), header.appearance.px(NAME))
        assert label.isVisible() and label.width() >= enough, width
        right = label.mapTo(header, label.rect().bottomRight()).x()
        assert right < (header.verdict if compact else header.modes).geometry().left(), width
        folded.add(header._more().isVisible())
    assert folded == {False, True}
    assert label.toolTip() == name


def test_facts_take_no_room_where_menus_have_none(whole_window: Window) -> None:
    """The name was cut for a gap behind it, with nothing in it."""
    window = whole_window
    window.open_document(window.document)
    header = window.editor_page.header
    for width in range(820, 900, 5):
        window.resize(width, 680)
        header.show_compact(True)
        header.show_title(Title("A tournament of six", "Detour · 9 cells", False))
        for _ in range(3):
            turns()
        assert header._more().isVisible() and header._facts.isHidden(), width


def test_facts_that_have_no_room_are_left_out_whole(whole_window: Window) -> None:
    window = whole_window
    window.open_document(window.document)
    turns()
    header, facts = window.editor_page.header, "Hex jump maze · 37 cells · 37 jumps"
    seen = set()
    for width in range(1000, 1441, 55):
        window.resize(width, 720)
        header.show_title(Title("Honey maze", facts, False))
        turns()
        shown, name = header._facts, header._name
        assert f"{facts} · ".startswith(f"{shown.text()} · ") or shown.isHidden()
        assert shown.isHidden() or shown.width() >= shown.sizeHint().width()
        if not shown.isHidden():
            assert name.width() >= name.sizeHint().width()
        seen.add("" if shown.isHidden() else shown.text())
    assert {"", facts} <= seen


def test_whole_facts() -> None:
    wide = QFontMetricsF(QFont()).horizontalAdvance
    metrics, text = QFontMetricsF(QFont()), "Rikudo · 60 cells · 9 numbers"
    assert whole_facts(metrics, text, wide(text) + 1) == text
    assert whole_facts(metrics, text, wide(text) - 1) == "Rikudo · 60 cells"
    assert whole_facts(metrics, text, wide("Rikud")) == ""


@pytest.mark.parametrize("dark", [False, True])
def test_the_button_with_the_menus_that_have_no_room_stands_out(
    whole_window: Window, dark: bool
) -> None:
    window = whole_window
    look = window.appearance
    look.set_theme(look.tokens.theme(dark=dark, high_contrast=False))
    more = window.menus.findChild(QToolButton, "qt_menubar_ext_button")
    assert isinstance(more, QToolButton) and more.toolTip() == "More menus"
    image = more.icon().pixmap(20).toImage()
    strongest = max(
        (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())),
        key=lambda colour: colour.alpha(),
    )
    background = look.theme.colour("chrome")
    assert contrast(strongest.name(), background.name()) > 4.5


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_button_with_more_menus_is_as_large_as_texts_are(qtbot: QtBot, scale: float) -> None:
    appearance = Appearance(scale=scale)
    bar = QMenuBar()
    for name in ("File", "Edit", "View", "Puzzle", "Check", "Play", "Watch", "Share", "Help") * 3:
        bar.addMenu(name).addAction(name)
    header = Header(appearance, (("edit", "Edit"), ("play", "Play")), bar)
    qtbot.addWidget(header)
    header.resize(appearance.px(700), header.height())
    header.show()
    turns()
    more = bar.findChild(QToolButton, "qt_menubar_ext_button")
    assert isinstance(more, QToolButton) and more.isVisible()
    assert more.width() >= appearance.px(24) and bar.rect().contains(more.geometry())
    sign = QSize(appearance.px(20), appearance.px(20))
    assert more.iconSize() == more.icon().actualSize(sign) == sign
    hidden = more.menu().actions()
    seen = [bar.actionGeometry(action) for action in bar.actions() if action not in hidden]
    assert seen and hidden
    assert not any(more.geometry().intersects(place) for place in seen)
