"""The dialog "Generate" about the board on the canvas, with real solver processes."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import pairwise
from typing import ClassVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.board.free import graph_board
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Refuted, Token
from studio.families import (
    JUMP_MAZE,
    MASYU,
    NUMBER_PATH,
    ONE_STROKE,
    SIMPLE_LOOP,
    SLITHERLINK,
    YAJILIN,
)
from studio.gui.dialogs.generate import GenerateDialog
from studio.gui.document.document import Document
from studio.gui.editor.tools import Decision, Pointer, Selection, ToolContext
from studio.gui.modes.play import PlayMode
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.generate_form import MOST_CLUES
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle, Rule
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Repaired, Working
from studio.work.making import Generate
from tests.gui.names import nameless

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def begin(window: Window, rule: Rule, board: Board) -> GenerateDialog:
    window.open_document(Document(Puzzle(rule, board, title="Mine")))
    window.action("generate").trigger()
    (dialog,) = (d for d in window.findChildren(GenerateDialog) if d.isVisible())
    return dialog


def wait(qtbot: QtBot, dialog: GenerateDialog) -> Puzzle:
    qtbot.waitUntil(lambda: not dialog.filling.busy)
    assert isinstance(dialog.filling.latest, Generated), dialog.filling.latest
    assert dialog.filling.filled is not None
    return dialog.filling.filled


def unique(puzzle: Puzzle) -> bool:
    problem = puzzle.compile().problem
    oracle = oracle_for(problem)
    first = oracle.ask(problem.constraints, (), Token())
    assert isinstance(first, Model)
    facts = oracle.facts(first.trace)
    return isinstance(oracle.ask(problem.constraints, [facts], Token()), Refuted)


def test_the_clues_come_on_the_board_in_one_step(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, SLITHERLINK, Board.square(5, 5))
    assert not dialog.use.isEnabled()
    assert dialog.again.text() == "Stop"
    filled = wait(qtbot, dialog)
    assert dialog.again.text() == "Another one" and nameless(dialog) == []
    assert "every one is needed" in dialog.facts.text()
    dialog.use.click()
    document = window.document
    assert document.puzzle.clues == filled.clues
    assert document.puzzle.title == "Mine"
    assert unique(document.puzzle)
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert not document.puzzle.clues


def generated(window: Window, qtbot: QtBot, puzzle: Puzzle) -> Document:
    """The document of a puzzle once another one took its place."""
    window.open_document(Document(puzzle))
    window.action("generate").trigger()
    wait(qtbot, dialog := shown(window))
    dialog.use.click()
    window.refresh.now()
    return window.document


HOUSE = Puzzle(
    ONE_STROKE,
    graph_board(
        [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0), (1.0, 3.5)],
        [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3), (2, 4), (3, 4)],
    ),
    title="House",
    notes="Found on a wall.",
)


def test_name_and_notes_go_with_the_puzzle_that_they_came_with(
    window: Window, qtbot: QtBot
) -> None:
    """A maze was printed under the name of the one whose place it took."""
    document = generated(window, qtbot, HOUSE)
    assert document.puzzle.board != HOUSE.board
    assert (document.puzzle.title, document.puzzle.notes) == ("", "")
    document.apply(replace(document.puzzle, title="Mine"))
    window.action("generate").trigger()
    wait(qtbot, dialog := shown(window))
    dialog.use.click()
    assert document.puzzle.title == "Mine"
    document.undo_stack.setIndex(0)
    assert document.puzzle == HOUSE


def test_a_drawing_that_comes_back_is_in_sight(window: Window, qtbot: QtBot) -> None:
    """Its upper half was outside: it had its place from the drawing of before."""
    document = generated(window, qtbot, HOUSE)
    document.undo_stack.undo()
    window.refresh.now()
    assert window.editor.view.shows_all
    assert window.editor.view.share == pytest.approx(1)


def test_marks_stay_with_the_puzzle_that_they_were_made_on(window: Window, qtbot: QtBot) -> None:
    """Lines and clock of the game before stood on the puzzle that was made."""
    first = Puzzle(NUMBER_PATH, Board.square(4, 4)).placed(Clue("labels", Cell((3, 3)), 16))
    assert isinstance(first, Puzzle)
    window.open_document(Document(first))

    def played() -> PlayMode:
        window.modes.choose("play")
        mode = window.modes.mode
        assert isinstance(mode, PlayMode)
        return mode

    mode = played()
    mode.play(mode.sheet.with_number((0, 0), 1))
    mode._seconds = 100.0
    window.modes.choose("edit")
    window.action("generate").trigger()
    wait(qtbot, dialog := shown(window))
    dialog.use.click()
    assert not played().sheet.written and mode.seconds < 100
    assert window.document.earlier == ()
    window.document.undo_stack.undo()
    assert played().sheet.written == {(0, 0): 1} and mode.seconds >= 100


def test_every_choice_begins_another_puzzle(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, SLITHERLINK, Board.square(5, 5))
    first = wait(qtbot, dialog)
    dialog.form.symmetries["half-turn"].click()
    assert dialog.filling.busy
    symmetric = wait(qtbot, dialog)
    spots = {spot.at for spot in symmetric.clues.of("numbers") if isinstance(spot, Cell)}
    assert {(4 - r, 4 - c) for r, c in spots} == spots
    assert symmetric.clues != first.clues
    dialog.form.symmetries["none"].click()
    dialog.form.aims["fewest"].click()
    wait(qtbot, dialog)
    assert "no fewer" in dialog.facts.text()
    dialog.again.click()
    assert dialog.again.text() == "Stop"
    dialog.reject()
    assert not dialog.filling.busy
    assert not window.document.puzzle.clues


def test_kinds_of_clues_are_chosen(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, NUMBER_PATH, Board.hexagon(2))
    assert not wait(qtbot, dialog).clues.of("diamonds")
    dialog.form.kinds["labels"].setChecked(False)
    assert "at least one kind" in dialog.facts.text()
    assert not dialog.filling.busy
    dialog.form.kinds["diamonds"].setChecked(True)
    puzzle = wait(qtbot, dialog)
    assert puzzle.clues.of("diamonds")
    assert len(puzzle.clues.of("labels")) == 2
    dialog.reject()


def test_a_board_without_a_line_is_said(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, NUMBER_PATH, Board.square(3, 3, holes=[(0, 1)]))
    qtbot.waitUntil(lambda: not dialog.filling.busy)
    assert "cannot take turns" in dialog.facts.text()
    assert not dialog.use.isEnabled()
    dialog.reject()


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle(SLITHERLINK, Board.square(1, 1, holes=[(0, 0)])),
    ],
    ids=["empty"],
)
def test_where_nothing_can_be_made_no_dialog_opens(window: Window, puzzle: Puzzle) -> None:
    window.open_document(Document(puzzle))
    window.action("generate").trigger()
    assert not [d for d in window.findChildren(CardDialog) if d.isVisible()]


@pytest.mark.parametrize("rule", [SIMPLE_LOOP, YAJILIN], ids=lambda rule: rule.key)
def test_a_default_that_is_no_step_is_shown(rule: Rule, window: Window) -> None:
    dialog = begin(window, rule, Board.square(6, 6))
    assert dialog.form.numbers
    for key, stepper in dialog.form.numbers.items():
        option = rule.generator.option(key)
        assert option is not None and option.choices[stepper.index][0] == option.default
    dialog.reject()


@pytest.mark.parametrize(
    ("rule", "board", "most"),
    [
        (SLITHERLINK, Board.square(3, 4), 12),
        # A number and a parity in each of 12 cells, and a mark between each of 17 pairs.
        (NUMBER_PATH, Board.square(3, 4), 12 + 12 + 17),
        # Of the two kinds of pearls a cell has one.
        (MASYU, Board.square(3, 4), 12),
        (SLITHERLINK, Board.square(25, 25), MOST_CLUES),
    ],
)
def test_no_more_clues_are_offered_than_there_are_places(
    rule: Rule, board: Board, most: int, window: Window, asked: list[GenerateOptions]
) -> None:
    dialog = begin(window, rule, board)
    dialog.form.aims["count"].click()
    dialog.form.count.set_index(1000)
    assert dialog.form.wanted().clues == most
    dialog.reject()


def test_clues_that_stood_there_go(window: Window, qtbot: QtBot) -> None:
    before = Puzzle(SLITHERLINK, Board.square(4, 4)).placed(Clue("numbers", Cell((0, 0)), 4))
    assert isinstance(before, Puzzle)
    window.open_document(Document(before))
    window.action("generate").trigger()
    (dialog,) = window.findChildren(GenerateDialog)
    filled = wait(qtbot, dialog)
    dialog.accept()
    assert window.document.puzzle.clues == filled.clues
    window.document.undo_stack.undo()
    assert window.document.puzzle == before


# -- from a line, from clues -----------------------------------------------------------------------


def shown(window: Window) -> GenerateDialog:
    (dialog,) = (d for d in window.findChildren(GenerateDialog) if d.isVisible())
    return dialog


def draw(window: Window, *cells: tuple[int, int]) -> None:
    """Draw a line with the mouse."""
    editor = window.editor
    editor.set_tool("line")
    first, *rest = (Pointer(editor.puzzle.board.centre(at)) for at in cells)
    editor.hand.press(first)
    for pointer in rest:
        editor.hand.drag(pointer)
    editor.hand.release(pointer)


def test_the_line_drawn_by_hand_becomes_the_solution(window: Window, qtbot: QtBot) -> None:
    board = Board.square(4, 4)
    window.open_document(Document(Puzzle(NUMBER_PATH, board)))
    window.action("generate_line").trigger()
    assert not [d for d in window.findChildren(CardDialog) if d.isVisible()]
    line = [(1, 0), (1, 1), (0, 1), (0, 2)]
    draw(window, *line)
    window.action("generate_line").trigger()
    dialog = shown(window)
    assert dialog.form.start() == "line"
    filled = wait(qtbot, dialog)
    dialog.use.click()
    problem = filled.compile().problem
    answer = oracle_for(problem).ask(problem.constraints, (), Token())
    assert isinstance(answer, Model)
    nodes = [board.index(at) for at in line]
    assert {(min(a, b), max(a, b)) for a, b in pairwise(nodes)} <= answer.trace.used
    assert window.document.undo_stack.count() == 2
    assert window.document.puzzle.clues == filled.clues


def test_stretches_drawn_apart_are_in_the_solution(window: Window, qtbot: QtBot) -> None:
    board = Board.square(4, 4)
    window.open_document(Document(Puzzle(NUMBER_PATH, board)))
    stretches = (((0, 0), (0, 1), (1, 1)), ((3, 2), (3, 3), (2, 3)))
    window.document.apply(replace(window.document.puzzle, drawn=stretches))
    window.action("generate_line").trigger()
    dialog = shown(window)
    filled = wait(qtbot, dialog)
    problem = filled.compile().problem
    answer = oracle_for(problem).ask(problem.constraints, (), Token())
    assert isinstance(answer, Model)
    for line in stretches:
        nodes = [board.index(at) for at in line]
        assert {(min(a, b), max(a, b)) for a, b in pairwise(nodes)} <= answer.trace.used
    dialog.reject()


def test_clues_are_completed_in_one_step(window: Window, qtbot: QtBot) -> None:
    before = Puzzle(NUMBER_PATH, Board.square(4, 4)).placed(
        Clue("labels", Cell((0, 0)), 1), Clue("labels", Cell((3, 3)), 11)
    )
    assert isinstance(before, Puzzle)
    window.open_document(Document(before))
    window.action("complete").trigger()
    dialog = shown(window)
    filled = wait(qtbot, dialog)
    assert set(before.clues.all()) < set(filled.clues.all())
    assert "more" in dialog.facts.text()
    dialog.use.click()
    assert unique(window.document.puzzle)
    assert window.document.undo_stack.undoText() == "Complete the clues"
    window.document.undo_stack.undo()
    assert window.document.puzzle == before


@pytest.mark.parametrize("action", ["complete", "repair"])
def test_clues_that_need_no_change_are_not_put_there_again(
    action: str, window: Window, asked: list[GenerateOptions]
) -> None:
    before = Puzzle(SLITHERLINK, Board.square(2, 2)).placed(Clue("numbers", Cell((0, 0)), 2))
    assert isinstance(before, Puzzle)
    window.open_document(Document(before))
    window.action(action).trigger()
    dialog = shown(window)
    same = replace(before, title="")
    made = {
        "complete": Generated(same, (), minimal=True, added=0),
        "repair": Repaired(same, (), (), smallest=True),
    }
    dialog.filling._hear(made[action])
    assert not dialog.use.isEnabled()
    more = same.placed(Clue("numbers", Cell((1, 1)), 2))
    assert isinstance(more, Puzzle)
    dialog.filling._hear(Generated(more, (), minimal=True, added=1))
    assert dialog.use.isEnabled()
    dialog.reject()


def test_contradictions_are_shown_and_repaired(window: Window, qtbot: QtBot) -> None:
    before = Puzzle(NUMBER_PATH, Board.square(4, 4)).placed(
        Clue("labels", Cell((0, 0)), 1),
        Clue("labels", Cell((0, 1)), 3),
        Clue("labels", Cell((3, 3)), 9),
    )
    assert isinstance(before, Puzzle)
    window.open_document(Document(before))
    window.action("complete").trigger()
    dialog = shown(window)
    qtbot.waitUntil(lambda: not dialog.filling.busy)
    latest = dialog.filling.latest
    assert isinstance(latest, GenerationFailed)
    assert set(latest.spots) == {Cell((0, 0)), Cell((0, 1))}
    assert not dialog.use.isEnabled()
    dialog.form.starts["repair"].click()
    assert not dialog.form.aims["minimal"].isVisible()
    qtbot.waitUntil(lambda: not dialog.filling.busy)
    assert isinstance(dialog.filling.latest, Repaired)
    assert "without 1 clue. Fewer are not enough" in dialog.facts.text()
    dialog.use.click()
    assert window.document.puzzle.clues.count() == 2
    window.document.undo_stack.undo()
    assert window.document.puzzle == before


class Silent:
    """A job that says nothing by itself."""

    asked: ClassVar[list[GenerateOptions]] = []

    def __init__(self, question: Generate, tell: object, check: object) -> None:
        self.asked.append(question.options)

    def stop(self) -> None:
        """Nothing to end."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[GenerateOptions]:
    """The options that solver processes would have been asked with."""
    monkeypatch.setattr("studio.gui.services.job_runner.Job", Silent)
    monkeypatch.setattr("studio.gui.dialogs.generation_run.SETTLE_MS", 0)
    Silent.asked.clear()
    return Silent.asked


def test_cells_are_marked_by_mouse_and_by_keyboard(
    window: Window, qtbot: QtBot, asked: list[GenerateOptions]
) -> None:
    dialog = begin(window, SLITHERLINK, Board.square(5, 5))
    preview, form = dialog.preview, dialog.form
    QTest.mouseClick(preview, Qt.MouseButton.LeftButton, pos=preview.place_of((2, 2)).toPoint())
    assert form.must == {(2, 2)}
    preview.setFocus()
    QTest.keyClick(preview, Qt.Key.Key_Right)
    QTest.keyClick(preview, Qt.Key.Key_Space)
    QTest.keyClick(preview, Qt.Key.Key_Space)
    assert (form.must, form.never) == ({(2, 2)}, {(2, 3)})
    qtbot.waitUntil(lambda: bool(asked) and bool(asked[-1].never))
    assert asked[-1].must == {Cell((2, 2))} and asked[-1].never == {Cell((2, 3))}
    dialog.grab()
    form.clear_marks.click()
    assert not form.must | form.never
    dialog.reject()


def test_a_ring_where_no_clue_can_stand_is_named_and_marked(
    window: Window, asked: list[GenerateOptions]
) -> None:
    """It went without a word."""
    dialog = begin(window, MASYU, Board.square(4, 4))
    filled, ring = dialog._puzzle, Cell((1, 2))
    dialog.filling._hear(Generated(filled, (), minimal=True, unmet=(ring,)))
    words = "one place that must have a clue has none"
    assert words in dialog.facts.text() and words in dialog.preview.accessibleName()
    assert dialog._overlay(filled).conflict == {Clue("", ring)}
    dialog.filling._hear(Generated(filled, (), minimal=True))
    assert words not in dialog.facts.text() and not dialog._overlay(filled).conflict
    dialog.reject()


def test_choices_reach_the_solver(
    window: Window, qtbot: QtBot, asked: list[GenerateOptions]
) -> None:
    dialog = begin(window, SLITHERLINK, Board.square(5, 5))
    form = dialog.form
    QTest.keyClicks(form.seed, "77")
    form.aims["generous"].click()
    form.extra.set_index(2)
    form.numbers["density"].set_index(0)
    form.numbers["straight"].set_index(2)
    chosen = {"density": -1.0, "straight": 0.8}
    qtbot.waitUntil(lambda: bool(asked) and asked[-1].chosen == chosen)
    assert (asked[-1].seed, asked[-1].aim, asked[-1].extra) == (77, "generous", 3)
    assert dialog.filling.seed == 77
    dialog.reject()
    numbers = begin(window, NUMBER_PATH, Board.hexagon(2))
    numbers.form.kinds["diamonds"].setChecked(True)
    numbers.form.weights["diamonds"].set_index(3)
    numbers.form.aims["count"].click()
    numbers.form.count.set_index(8)
    numbers.form.difficulties["easy"].click()
    qtbot.waitUntil(lambda: asked[-1].difficulty == "easy")
    assert asked[-1].weights == {"labels": 1.0, "diamonds": 4.0}
    assert asked[-1].clues == 9
    assert asked[-1].seed != 77
    numbers.reject()


def test_a_seed_holds_as_soon_as_it_is_written(window: Window, qtbot: QtBot) -> None:
    """No button takes the focus: the puzzle of another seed was used beside the one written."""
    dialog = begin(window, SLITHERLINK, Board.square(5, 5))
    wait(qtbot, dialog)
    dialog.form.seed.setFocus()
    QTest.keyClicks(dialog.form.seed, "77")
    assert not dialog.use.isEnabled() and dialog.filling.busy
    filled = wait(qtbot, dialog)
    assert dialog.filling.seed == 77
    QTest.keyClick(dialog.form.seed, Qt.Key.Key_Return)
    assert dialog.isVisible()  # Enter makes it again, and takes nothing that nobody saw
    assert wait(qtbot, dialog).clues == filled.clues
    QTest.mouseClick(dialog.use, Qt.MouseButton.LeftButton)
    assert window.document.puzzle.clues == filled.clues


def test_only_numbers_can_be_written_for_a_seed(window: Window) -> None:
    """5,000 digits were an error, and what was no number or out of range another seed."""
    form = begin(window, SLITHERLINK, Board.square(3, 3)).form
    for text, wanted in (
        ("9" * 5000, None),
        ("abc", None),
        ("-5", None),
        ("12 3", None),
        ("\u0664\u0662", None),
        ("", None),
        (" 42 ", None),
        ("9999999999", 9999999999),
    ):
        form.seed.clear()
        form.seed.insert(text)
        assert form.seed_wanted() == wanted
        assert (form.seed.text() == text) == (wanted is not None or not text)


def test_time_left_is_told_only_when_it_can_be_guessed(window: Window) -> None:
    dialog = begin(window, SLITHERLINK, Board.square(5, 5))
    filling = dialog.filling
    puzzle = window.document.puzzle.placed(Clue("numbers", Cell((0, 0)), 2))
    assert isinstance(puzzle, Puzzle)
    filling.latest = Working(puzzle, True, 20, 40)
    assert filling.busy
    assert filling.seconds_left is None
    filling._first = (time.monotonic(), 40)
    assert filling.seconds_left is None
    # Of 40 clues that were open 20 are settled.
    filling._first = (time.monotonic() - 30, 40)
    left = filling.seconds_left
    assert left is not None
    assert 29 < left < 40
    dialog._show()
    assert "About 3" in dialog.facts.text()
    filling.latest = Working(puzzle, True, 20, 40, best=40, least=20)
    assert filling.seconds_left is None
    dialog.reject()


# -- families whose board is made with the line ----------------------------------------------------


def test_a_maze_whose_only_walk_adds_up(window: Window, qtbot: QtBot) -> None:
    dialog = begin(window, JUMP_MAZE, Board.square(5, 5))
    dialog.form.numbers["length"].set_index(4)
    dialog.form.ticks["sum"].click()
    filled = wait(qtbot, dialog)
    assert dialog.facts.text() == "One walk adds up to 0, of 7 jumps."
    dialog.use.click()
    puzzle = window.document.puzzle
    assert (puzzle.clues, puzzle.options) == (filled.clues, {"sum": 0})
    window.document.undo_stack.undo()
    assert not window.document.puzzle.options
    window.action("complete").trigger()
    assert not [d for d in window.findChildren(CardDialog) if d.isVisible()]


def test_a_walk_is_drawn_by_clicks(window: Window, qtbot: QtBot) -> None:
    board = Board.square(5, 5)
    window.open_document(Document(Puzzle(JUMP_MAZE, board)))
    editor = window.editor
    editor.set_tool("line")
    line = ((0, 0), (0, 3), (2, 3), (2, 1))
    for at in line:
        editor.take(editor.tool.press(editor.context(), Pointer(board.centre(at))))
    assert editor.line == line
    # Not straight, or passed already: the line stays as it is; the cell before takes a jump back.
    for at in ((4, 4), (0, 0)):
        editor.take(editor.tool.press(editor.context(), Pointer(board.centre(at))))
        assert editor.line == line
    editor.take(editor.tool.press(editor.context(), Pointer(board.centre(line[-2]))))
    assert editor.line == line[:-1]
    editor.take(editor.tool.press(editor.context(), Pointer(board.centre(line[-1]))))
    window.action("generate_line").trigger()
    filled = wait(qtbot, shown(window))
    jumps = filled.clues.of("jumps")
    assert [jumps[Cell(at)] for at in line[:-1]] == [3, 2, 2]
    shown(window).reject()


def test_a_line_is_drawn_by_keyboard(window: Window) -> None:
    board = Board.square(3, 3)
    window.open_document(Document(Puzzle(NUMBER_PATH, board)))
    editor = window.editor
    editor.set_tool("line")
    for at in ((0, 0), (0, 1), (1, 1)):
        context = ToolContext(editor.puzzle, Selection.of(at))
        editor.take(editor.tool.enter(context))
    assert editor.line == ((0, 0), (0, 1), (1, 1))
    assert editor.tool.enter(ToolContext(editor.puzzle, Selection())) is None


def test_a_figure_takes_the_place_of_an_empty_drawing(window: Window, qtbot: QtBot) -> None:
    before = Puzzle(ONE_STROKE, graph_board(()))
    window.open_document(Document(before))
    window.action("generate").trigger()
    dialog = shown(window)
    filled = wait(qtbot, dialog)
    assert "to draw in one stroke" in dialog.facts.text()
    dialog.use.click()
    assert window.document.puzzle.board == filled.board
    window.document.undo_stack.undo()
    assert window.document.puzzle == before


def test_a_loop_is_drawn_by_keyboard_cell_by_cell(window: Window) -> None:
    board = Board.square(3, 3)
    window.open_document(Document(Puzzle(SLITHERLINK, board)))
    editor = window.editor
    editor.set_tool("line")

    def enter(at: tuple[int, int]) -> Decision:
        decision = editor.tool.enter(ToolContext(editor.puzzle, Selection.of(at)))
        assert decision is not None
        editor.take(decision)
        return decision

    enter((0, 0))
    assert set(editor.line) == {(0, 0), (0, 1), (1, 1), (1, 0)}
    enter((0, 1))
    assert len(editor.line) == 7
    assert editor.line[0] == editor.line[-1]
    # A cell that touches the loop in a corner alone would make two loops of it.
    assert "one loop" in enter((1, 2)).hint
    assert "one loop" in enter((2, 0)).hint
    enter((0, 0))
    enter((0, 1))
    assert editor.line == ()


def test_the_panel_leads_to_repairs_and_completions(
    window: Window, qtbot: QtBot, asked: list[GenerateOptions]
) -> None:
    window.open_document(Document(Puzzle(NUMBER_PATH, Board.square(3, 3))))
    window.editor_page.panel.repair_requested.emit()
    window.editor_page.panel.make_unique_requested.emit()
    assert not [d for d in window.findChildren(CardDialog) if d.isVisible()]
    clued = Puzzle(NUMBER_PATH, Board.square(3, 3)).placed(Clue("labels", Cell((0, 0)), 1))
    assert isinstance(clued, Puzzle)
    window.open_document(Document(clued))
    window.editor_page.panel.make_unique_requested.emit()
    dialog = shown(window)
    assert (dialog.form.start(), dialog.form.aim()) == ("clues", "fewest")
    dialog.reject()
