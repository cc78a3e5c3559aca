"""The dialog "Tour", with a real solver process."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.catalogue import LANGUAGES
from studio.engines.tours.moves import KNIGHT
from studio.families import JUMP_TOUR, SLITHERLINK
from studio.gui.dialogs.tour import TourDialog
from studio.gui.dialogs.tour_comparison import ComparisonDialog
from studio.gui.document.document import Document
from studio.gui.style import texts
from studio.gui.widgets.tab_order import focusable
from studio.gui.widgets.tour_choices import MOVES, REPAIRS, TIES, WAYS
from studio.gui.window import Window
from studio.puzzle import Puzzle
from tests.gui.names import nameless

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def dialog_of(window: Window) -> TourDialog:
    window.action("tour").trigger()
    (dialog,) = (d for d in window.findChildren(TourDialog) if d.isVisible())
    return dialog


def found(qtbot: QtBot, dialog: TourDialog) -> TourDialog:
    qtbot.waitUntil(lambda: not dialog.busy)
    return dialog


def board_of(window: Window, board: Board, **options: object) -> None:
    window.open_document(Document(Puzzle(JUMP_TOUR, board, options=options)))


def test_the_board_on_the_canvas_has_a_tour_that_a_click_shifts(
    window: Window, qtbot: QtBot
) -> None:
    moves = [list(move) for move in KNIGHT]
    board_of(window, Board.square(6, 8), moves=moves, closed=True)
    dialog = found(qtbot, dialog_of(window))
    first = dialog.tour
    assert first is not None
    wanted = first.wanted
    assert (wanted.rows, wanted.columns, wanted.moves, wanted.closed) == (6, 8, KNIGHT, True)
    assert "Found in" in dialog.facts.text() and "crossings" in dialog.facts.text()
    assert nameless(dialog) == []
    box = dialog.view.board_box()
    cell = box.width() / 8
    place = QPoint(round(box.left() + 4.5 * cell), round(box.top() + 2.5 * cell))
    QTest.mouseClick(dialog.view, Qt.MouseButton.LeftButton, pos=place)
    assert not dialog.busy and dialog.tour is not None
    assert dialog.tour.places[0] == (2, 4) and dialog.choices.start.text() == "3, 5"
    assert sorted(dialog.tour.order) == sorted(first.order)
    dialog.choices.start.clear()
    QTest.keyClicks(dialog.choices.start, "1,2")
    assert dialog.tour.places[0] == (0, 1)
    dialog.choices.closed.click()
    assert dialog.busy and dialog.tour is None
    found(qtbot, dialog)
    assert dialog.tour is not None and dialog.tour.places[0] == (0, 1)


def test_the_card_opens_with_what_was_chosen_the_last_time(window: Window) -> None:
    """Size, moves and Closed were forgotten."""

    def again(dialog: TourDialog) -> TourDialog:
        dialog.reject()
        return dialog_of(window)

    def chosen(dialog: TourDialog) -> tuple[object, ...]:
        wanted = dialog.wanted()
        return wanted.rows, wanted.columns, wanted.moves, wanted.closed, wanted.ties

    dialog = dialog_of(window)
    usual = chosen(dialog)
    for part, text in ((dialog.choices.rows, "6"), (dialog.choices.columns, "8")):
        part.selectAll()
        QTest.keyClicks(part, text)
    dialog.choices.moves["knight"].click()
    dialog.choices.closed.click()
    dialog.choices.ties["first"].click()
    dialog.choices.labels.click()
    mine = (6, 8, KNIGHT, True, "first")
    dialog = again(dialog)
    assert chosen(dialog) == mine != usual and not dialog.choices.labels.isChecked()
    dialog = again(dialog)
    assert chosen(dialog) == mine

    # A tour that is open has its own board, moves and end, until something is chosen for it.
    dialog.reject()
    own = (5, 7, KNIGHT, False)
    board_of(window, Board.square(5, 7), moves=[list(move) for move in KNIGHT], closed=False)
    dialog = dialog_of(window)
    assert chosen(dialog) == (*own, "first")
    dialog.reject()
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(3, 3))))
    dialog = dialog_of(window)
    assert chosen(dialog) == mine
    dialog.reject()
    board_of(window, Board.square(5, 7), moves=[list(move) for move in KNIGHT], closed=False)
    dialog = dialog_of(window)
    dialog.choices.moves["king"].click()
    dialog = again(dialog)
    assert dialog.choices.moves["king"].isChecked() and chosen(dialog)[:2] == (5, 7)
    # What is taken back is not chosen any more, and no board that there is not is kept.
    dialog.choices.moves["own"].click()
    dialog.choices.rows.selectAll()
    QTest.keyClicks(dialog.choices.rows, "0")
    dialog = again(dialog)
    assert chosen(dialog) == (*own, "first")


def test_what_there_is_not_is_said_with_the_reason(window: Window, qtbot: QtBot) -> None:
    dialog = found(qtbot, dialog_of(window))
    dialog.choices.moves["knight"].click()
    dialog.choices.closed.click()
    found(qtbot, dialog)
    assert dialog.tour is None and "cannot close" in dialog.facts.text()
    assert not dialog.export.isEnabled() and not dialog.use.isEnabled()
    # The field has the focus and all of it is selected: typing replaces it.
    QTest.keyClicks(dialog.choices.rows, "170")
    found(qtbot, dialog)
    assert dialog.tour is not None and dialog.tour.wanted.rows == 170
    assert not dialog.use.isEnabled() and dialog.tour.shades
    dialog.choices.rows.selectAll()
    QTest.keyClicks(dialog.choices.rows, "0")
    found(qtbot, dialog)
    assert "1 to 1,000 rows" in dialog.facts.text()


def test_methods_can_be_chosen_and_stopped(window: Window, qtbot: QtBot) -> None:
    dialog = dialog_of(window)
    dialog.choices.ways["sat"].click()
    assert not dialog.choices.ties["far"].isEnabled()
    dialog.choices.ways["rule"].click()
    dialog.choices.repairs["backtracking"].click()
    dialog.choices.ties["random"].click()
    assert dialog.busy
    dialog.again.click()
    assert not dialog.busy and "Stopped" in dialog.facts.text()
    dialog.again.click()
    found(qtbot, dialog)
    assert dialog.tour is not None
    assert (dialog.tour.wanted.ties, dialog.tour.wanted.repair) == ("random", "backtracking")


def test_a_tour_opens_as_a_puzzle_with_all_its_numbers(window: Window, qtbot: QtBot) -> None:
    hole = Board.square(6, 6).with_cells(set(Board.square(6, 6).cells) - {(0, 0), (5, 5)})
    board_of(window, hole)
    dialog = found(qtbot, dialog_of(window))
    assert dialog.tour is not None, dialog.facts.text()
    places = dialog.tour.places
    dialog.use.click()
    window.live.start()
    puzzle = window.document.puzzle
    assert puzzle.board.cells == hole.cells and puzzle.rule is JUMP_TOUR
    assert dict(puzzle.clues.of("labels")) == {Cell(at): k for k, at in enumerate(places, 1)}
    qtbot.waitUntil(lambda: window.live.knowledge.judged is not None)
    judged = window.live.knowledge.judged
    assert judged is not None and judged.verdict.value == "unique"


def test_export(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = found(qtbot, dialog_of(window))
    path = tmp_path / "tour.svg"
    dialog.write(path)
    assert not dialog.export.isEnabled()
    qtbot.waitUntil(dialog.export.isEnabled)
    assert path.read_bytes().startswith(b"<svg")
    dialog.write(tmp_path / "missing" / "tour.svg")
    qtbot.waitUntil(dialog.export.isEnabled)
    assert not (tmp_path / "missing").exists()


def test_every_control_has_a_name_and_can_be_reached(window: Window) -> None:
    dialog = dialog_of(window)
    reached = focusable(dialog)
    choices = dialog.choices
    assert {choices.rows, choices.start, choices.closed, dialog.again} <= set(reached)
    assert nameless(dialog) == []


def test_ways_are_compared_row_by_row(window: Window, qtbot: QtBot) -> None:
    board_of(window, Board.square(8, 8))  # where no way takes long
    dialog = dialog_of(window)
    dialog.compare.click()
    (card,) = window.findChildren(ComparisonDialog)
    assert card.busy and not dialog.busy
    qtbot.waitUntil(lambda: not card.busy)
    assert len(card.rows) == 12 and all(row.runs == 5 for row in card.rows)
    assert nameless(card) == []
    card.close_button.click()
    assert dialog.isVisible()


def test_the_buttons_stand_still_when_a_tour_is_found(window: Window, qtbot: QtBot) -> None:
    dialog = dialog_of(window)
    buttons = (dialog.again, dialog.export, dialog.use)
    assert dialog.again.text() == "Stop"
    before = [button.mapTo(dialog, QPoint()) for button in buttons]
    found(qtbot, dialog)
    qtbot.wait(50)
    assert dialog.again.text() == "Another one"
    assert before == [button.mapTo(dialog, QPoint()) for button in buttons]
    assert len({place.y() for place in before}) == 1


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("choices", [MOVES, WAYS, TIES, REPAIRS], ids=lambda each: next(iter(each)))
def test_no_two_choices_are_called_alike_in_any_language(
    qapp: QApplication, choices: Mapping[str, tuple[str, str]], code: str
) -> None:
    texts.speak(code)
    try:
        names = [texts.tr(name) for name, _ in choices.values()]
    finally:
        texts.speak("en")
    assert len(set(names)) == len(names)
