"""The guided tour waits for the hand at each of its eight steps and can be left at any time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from studio import language
from studio.board import Board, Cell, Edge, SpotKind
from studio.families import RULES, SLITHERLINK
from studio.gui.dialogs.how_to_play import HowToPlay
from studio.gui.dialogs.new_puzzle import first_puzzle
from studio.gui.document.document import Document
from studio.gui.editor.tools import Selection
from studio.gui.panel.first_steps import FIRST_STEPS
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from tests.gui.cut import faults
from tests.gui.turns import turns


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def step_of(window: Window) -> int:
    turns()
    assert window.guide.at is not None
    return window.guide.at.step


def place(window: Window, clue: Clue) -> None:
    after = window.document.puzzle.placed(clue)
    assert isinstance(after, Puzzle)
    window.document.apply(after)


@pytest.mark.parametrize("size", [(720, 680), (1024, 680), (1366, 768), (1440, 900)])
def test_the_card_of_no_step_lies_over_the_board_and_the_panel_is_there_when_it_is_spoken_of(
    window: Window, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.pages.welcome.tour.click()
    page, card = window.editor_page, window.guide.card
    assert card is not None
    for step in FIRST_STEPS:
        turns()
        board, view = window.document.puzzle.board, window.editor.view
        box = card.rect().translated(card.mapTo(window, card.rect().topLeft()))
        for at in board.cells:
            middle = view.pixel(*board.centre(at)).toPoint()
            assert not box.contains(view.viewport().mapTo(window, middle)), (step.title, at)
        assert page.rect().contains(box) and page.panel_wanted is (step.in_panel or size[0] > 1200)
        panel = page.panel.rect().translated(page.panel.mapTo(window, page.panel.rect().topLeft()))
        assert not (page.panel.isVisible() and panel.intersects(box))
        window.guide.skip()
    window.guide.leave()
    turns()
    around = window.editor.layout()
    assert around is not None and around.contentsMargins().isNull()


def test_a_drawer_that_is_open_already_does_not_hide_the_card(window: Window) -> None:
    window.resize(720, 680)
    window.pages.show_board()
    window.editor_page.show_panel(True)
    window.guide.begin()
    turns()
    page, card = window.editor_page, window.guide.card
    assert card is not None and page.panel.isVisible()
    box = card.rect().translated(card.mapTo(window, card.rect().topLeft()))
    panel = page.panel.rect().translated(page.panel.mapTo(window, page.panel.rect().topLeft()))
    assert not panel.intersects(box)
    window.guide.leave()
    window.editor_page.show_panel(False)


def test_the_card_is_as_wide_as_its_buttons_need(window: Window) -> None:
    """Large texts in German cut "Rundgang verlassen" at its end."""
    window.resize(1366, 768)
    window.pages.show_board()
    window.guide.begin()
    card = window.guide.card
    assert card is not None
    card.skip.setText("Nothing of this for me, thank you")
    card.skip.updateGeometry()
    card.take_place()
    turns()
    for button in (card.leave, card.skip):
        assert button.width() >= button.sizeHint().width()


def test_each_step_waits_for_the_hand(window: Window) -> None:
    window.pages.welcome.tour.click()
    assert step_of(window) == 0 and len(FIRST_STEPS) == 8
    assert len(window.document.puzzle.board) == 37
    window.editor.select(Selection.of((0, 0)))
    assert step_of(window) == 1
    view = window.editor.view
    QTest.keyClicks(view, "1")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert step_of(window) == 2
    place(window, Clue("labels", Cell((2, 0)), 9))
    assert step_of(window) == 3
    place(window, Clue("labels", Cell((-2, 0)), 20))
    assert step_of(window) == 4
    place(window, Clue("diamonds", Edge.of((0, 1), (1, 0), SpotKind.EDGE)))
    assert step_of(window) == 5
    window.action("undo").trigger()
    assert step_of(window) == 6
    window.action("layer_line").setChecked(True)
    assert step_of(window) == 7
    window.modes.choose("play")
    assert step_of(window) == 8
    card = window.guide.card
    assert card is not None and card.isVisible() and "was the tour" in card.title.text()
    card.leave.click()
    assert window.guide.at is None and window.guide.card is None


def test_it_is_left_and_begun_again_and_steps_are_skipped(window: Window) -> None:
    window.action("first_steps").trigger()
    card = window.guide.card
    assert card is not None
    card.skip.click()
    assert step_of(window) == 1
    for size in ((640, 480), (1440, 900)):
        window.resize(*size)
        turns()
        assert not faults(card)
        assert window.editor.rect().contains(card.geometry())
    card.leave.click()
    assert window.guide.at is None
    window.editor.select(Selection.of((0, 0)))
    turns()
    window.action("first_steps").trigger()
    assert step_of(window) == 0
    window.pages.show_welcome()
    turns()
    assert window.guide.at is None


def test_it_ends_with_its_board(window: Window) -> None:
    """A tool that step 5 names is not there for a Slitherlink: that was an error of the program."""
    window.action("first_steps").trigger()
    for _ in range(3):
        assert window.guide.card is not None
        window.guide.card.skip.click()
    assert step_of(window) == 3
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(4, 5))))
    place(window, Clue("numbers", Cell((0, 0)), 2))
    turns()
    assert window.guide.at is None and window.guide.card is None
    window.document.undo_stack.setClean()
    # A board of the same kind is not the one that the tour is about either.
    window.action("first_steps").trigger()
    assert step_of(window) == 0
    window.open_document(Document(first_puzzle(3)))
    turns()
    assert window.guide.at is None and window.guide.card is None


def test_esc_leaves_it_after_what_is_held_on_the_board(window: Window) -> None:
    window.action("first_steps").trigger()
    view = window.editor.view
    view.setFocus()
    window.editor.select(Selection.of((0, 0)))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert window.guide.at is not None and window.editor.selection == Selection()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert window.guide.at is None and window.pages.working


def test_every_family_has_a_page_and_a_board_to_play(window: Window) -> None:
    window.pages.welcome.rules.click()
    card = next(c for c in window.findChildren(HowToPlay) if c.isVisible())
    assert list(card.pills) == [rule.key for rule in RULES]
    for rule in RULES:
        card.pills[rule.key].click()
        _, puzzle = card.pages[rule.key]
        assert card.words.text() == language.paragraph(rule.how_to(puzzle))
        turns()
        assert not faults(card)
    card.pills["slitherlink"].click()
    card.try_it.click()
    assert window.modes.key == "play"
    assert window.document.puzzle.rule.key == "slitherlink"
