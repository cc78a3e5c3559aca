"""At 200 % nothing is cut on any card, mode or kind of puzzle, on small screens.

There and at 150 % no card scrolls sideways, nor has it a bar within another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSettings
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from studio.catalogue import LANGUAGES
from studio.gui.app import make_appearance
from studio.gui.dialogs.generate_many import BatchDialog
from studio.gui.dialogs.settings_dialog import SettingsDialog
from studio.gui.modes import MODES
from studio.gui.modes.explain import ExplainMode
from studio.gui.modes.watch import WatchMode
from studio.gui.services.settings import TEXT_PERCENT, Settings
from studio.gui.style import texts
from studio.gui.style.focus import focus_within
from studio.gui.widgets.header import SHORT_NAME
from studio.gui.widgets.puzzle_preview import PuzzlePreview
from studio.gui.widgets.transport import LEAST_TIMELINE, SAID
from studio.gui.widgets.welcome_parts import StartButton
from studio.gui.window import Window
from tests.gui.cards import CARDS, OF_EACH, leave_cards, open_card, open_cards, shown
from tests.gui.conftest import opened
from tests.gui.cut import faults
from tests.gui.test_nothing_cut import SIZES, at_sizes
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "openDocument")

SCREENS = ((1366, 768), SIZES[0])

SMALLEST = (1016, 640)
"""A screen of 1024x768 with the desktop's own bars."""

LANGUAGES_TRIED = [
    pytest.param(code, marks=() if code in ("en", "de") else pytest.mark.long) for code in LANGUAGES
]


@pytest.fixture(scope="module", params=LANGUAGES_TRIED)
def large(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    """A window with the largest text, in one of the languages."""
    with _speaking(request.param, TEXT_PERCENT[-1], tmp_path_factory) as window:
        assert window.appearance.scale == 2.0
        yield window


@pytest.fixture(scope="module", params=LANGUAGES_TRIED)
def larger(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    """A window with larger text, in one of the languages."""
    with _speaking(request.param, 150, tmp_path_factory) as window:
        assert window.appearance.scale == 1.5
        yield window


@contextmanager
def _speaking(
    language: str, percent: int, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    ini = tmp_path_factory.mktemp("large") / "settings.ini"
    settings = Settings(QSettings(str(ini), QSettings.Format.IniFormat))
    settings.text_percent, settings.language = percent, language
    texts.speak(language)
    with opened(settings) as window:
        yield window
    texts.speak("en")


@pytest.mark.parametrize("card", CARDS)
def test_cards(large: Window, silent: None, card: str) -> None:
    assert _faults_of(large, card, SCREENS) == []


@pytest.mark.parametrize("card", CARDS)
def test_cards_at_150_percent(larger: Window, silent: None, card: str) -> None:
    assert _faults_of(larger, card, (SMALLEST,)) == []


def _faults_of(window: Window, card: str, sizes: Sequence[tuple[int, int]]) -> list[str]:
    open_card(window, card)
    found = at_sizes(window, sizes)
    leave_cards(window)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return found


def test_buttons_that_move_below_both_parts_keep_the_focus(larger: Window, silent: None) -> None:
    larger.resize(1600, 900)
    open_card(larger, "batch")
    (card,) = open_cards(larger)
    assert isinstance(card, BatchDialog)
    card.open_button.setFocus()
    for wide, high in (SMALLEST, (1600, 900)):
        larger.resize(wide, high)
        turns()
        beside = card.form.mapTo(card, card.form.rect().topLeft()).x()
        left = card.open_button.mapTo(card, card.open_button.rect().topLeft()).x()
        assert (left > beside) == (wide < 1600)
        assert focus_within(card) is card.open_button
        assert card.sheet.viewport().rect().contains(card.sheet.tile(0))
    leave_cards(larger)


def test_a_focus_ring_keeps_off_the_bar_beside_it(larger: Window, silent: None) -> None:
    open_card(larger, "settings")
    larger.resize(*SMALLEST)
    turns()
    (card,) = open_cards(larger)
    assert isinstance(card, SettingsDialog)
    size = card.text_size
    bar = card.area.verticalScrollBar()
    assert bar.maximum()
    image = bar.grab().toImage()
    ground = image.pixelColor(0, bar.height() // 2)
    middle = next(
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) != ground for y in range(20, image.height() // 4))
    )
    right = size.mapTo(card, QPoint(size.width(), 0)).x()
    tokens = larger.appearance.tokens.size
    free = bar.mapTo(card, QPoint(middle, 0)).x() - right
    leave_cards(larger)
    assert free > tokens["focus_ring"] + tokens["focus_gap"]


def test_a_puzzle_that_is_generated_is_seen(large: Window, silent: None) -> None:
    """In the least room there is; it was fifteen pixels high there."""
    large.resize(*SIZES[0])
    open_card(large, "generate")
    turns()
    preview = large.findChildren(PuzzlePreview)[-1]
    board = large.document.puzzle.board
    first, last = (preview.place_of(at) for at in (board.cells[0], board.cells[-1]))
    leave_cards(large)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert min((last - first).toTuple()) >= 80


@pytest.mark.parametrize("size", [*SCREENS, (800, 600)])
def test_the_board_is_seen_while_a_solver_is_watched(
    large: Window, silent: None, size: tuple[int, int]
) -> None:
    """The controls below it give way, and none of them is cut."""
    shown(large, OF_EACH[0])
    large.modes.choose("watch")
    mode = large.modes.mode
    assert isinstance(mode, WatchMode)
    large.resize(*size)
    turns()
    assert large.editor.height() >= size[1] / 3 and not faults(mode.bar)
    buttons = [mode.bar.button(key) for key in ("first", "play", "last")]
    places = [QRect(button.mapTo(mode.bar, QPoint()), button.size()) for button in buttons]
    assert all(mode.bar.rect().contains(place) for place in places)
    assert mode.bar.timeline.height() >= large.appearance.px(LEAST_TIMELINE)
    large.resize(1440, 1600)
    turns()
    assert mode.bar.height() == large.appearance.size("timeline") + (
        0 if mode.panel.isVisible() else large.appearance.px(SAID)
    )
    large.modes.choose("edit")


@pytest.mark.parametrize("width", [1016, 1024, 1366])
def test_the_header_says_which_puzzle_is_open(large: Window, silent: None, width: int) -> None:
    """Rather than one menu: all of them are one press away then."""
    shown(large, OF_EACH[0])
    large.resize(width, 680)
    for _ in range(3):
        turns()
    header = large.editor_page.header
    name = header._name
    assert name.width() >= min(name.sizeHint().width(), header.appearance.px(SHORT_NAME))
    assert header.modes.width() >= header.modes.sizeHint().width()
    bar, more = header.menu_bar, header._more()
    seen = [each for each in bar.actions() if bar.rect().contains(bar.actionGeometry(each))]
    assert more.isVisible() and {*seen, *more.menu().actions()} == {*bar.actions()}


def test_the_ways_to_other_steps_are_in_sight(large: Window, silent: None) -> None:
    """They lay below what scrolls in the panel of Explain."""
    shown(large, OF_EACH[0])
    large.modes.choose("explain")
    mode = large.modes.mode
    assert isinstance(mode, ExplainMode)
    panel = mode.panel
    for size in ((1440, 1600), SIZES[0], (1440, 1600)):
        large.resize(*size)
        large.editor_page.show_panel(True)
        turns()
        for button in (panel.back, panel.onward, panel.what_if):
            assert button.visibleRegion().boundingRect() == button.rect(), size
    large.modes.choose("edit")


TRIED = [*OF_EACH[::9], next(path for path in OF_EACH if path.parent.name == "jump-maze")]
"""Also the kind with the most clues to choose from."""


@pytest.mark.parametrize("path", TRIED, ids=lambda path: path.stem)
@pytest.mark.parametrize("mode", [mode.key for mode in MODES])
def test_modes(large: Window, silent: None, path: Path, mode: str) -> None:
    shown(large, path)
    large.modes.choose(mode)
    assert not at_sizes(large, SCREENS)


def test_the_size_chosen_before_is_no_measure_of_the_next(large: Window, tmp_path: Path) -> None:
    assert large.appearance.scale == 2.0
    small = Settings(QSettings(str(tmp_path / "small.ini"), QSettings.Format.IniFormat))
    assert make_appearance(small).scale == 1.0


def test_the_first_page_is_no_wider_than_the_window(large: Window) -> None:
    page = large.pages.welcome
    large.resize(*SIZES[0])
    large.pages.show_welcome()
    turns()
    areas = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
    buttons = [button for button in page.findChildren(StartButton) if button.isVisible()]
    wide = [area.widget().width() - area.viewport().width() for area in areas]
    short = [button.heightForWidth(button.width()) - button.height() for button in buttons]
    cut = [pill.text() for pill in page.pills.values() if not _within(pill, areas[-1])]
    large.pages.show_board()
    assert len(areas) == 2
    assert max(wide) <= 0
    assert len(buttons) == 3
    assert max(short) <= 0
    assert cut == []


def _within(widget: QWidget, area: QScrollArea) -> bool:
    """Does an area show the whole width of a widget in it?"""
    left = widget.mapTo(area.viewport(), QPoint(0, 0)).x()
    return left >= 0 and left + widget.width() <= area.viewport().width()
