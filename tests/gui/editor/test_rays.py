"""Numbers with arrows under the pointer: a click counts, a drag turns the arrow."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from studio import language
from studio.board import Board, Cell
from studio.families import CASTLE_WALL, GERADEWEG, YAJILIN
from studio.families.cell_clues import ARROWED
from studio.gui.document.document import Document
from studio.gui.editor.editor import Editor
from studio.gui.editor.tools import Decision, Pointer, Selection
from studio.gui.editor.tools.mark import RayTool, make
from studio.gui.editor.tools.typing import Entry, entered, typed
from studio.gui.style.appearance import Appearance
from studio.puzzle import Clue, Fault, Puzzle, Rule
from studio.puzzle.clues import OPEN, STEPS, ray

BOARD = Board.square(5, 5)


def test_each_click_brings_the_next_number_and_at_last_none() -> None:
    (tool,) = make(YAJILIN)
    assert isinstance(tool, RayTool)
    puzzle, spot = Puzzle(YAJILIN, Board.square(4, 4)), Cell((0, 3))
    after = tool.toggled(puzzle, spot).after
    assert after is not None
    assert after.clues.of("numbers") == {spot: ray(OPEN, 0)}
    found: list[int | None] = []
    after = puzzle.placed(Clue("numbers", spot, ray(OPEN, 3)))
    while isinstance(after, Puzzle) and after.clues.of("numbers"):
        found.append(after.clues.of("numbers")[spot])
        after = tool.toggled(after, spot).after
    assert found == [ray(number, 3) for number in (OPEN, 0, 1, 2)]


def test_a_typed_number_keeps_the_arrow_there_or_gets_the_one_with_most_ahead() -> None:
    puzzle, spot = Puzzle(YAJILIN, Board.square(4, 7)), Cell((0, 1))
    assert entered(puzzle, Entry(ARROWED, (0, 1), "3")) == with_value(puzzle, spot, ray(3, 4))
    for way in (2, 4):
        standing = with_value(puzzle, spot, ray(OPEN, way))
        assert entered(standing, Entry(ARROWED, (0, 1), "1")) == with_value(
            puzzle, spot, ray(1, way)
        )
    bare = with_value(puzzle, spot, ray(OPEN, 0))
    assert entered(bare, Entry(ARROWED, (0, 1), "2")) == with_value(puzzle, spot, ray(2, 4))


def test_a_number_that_no_arrow_there_can_have_is_refused_in_a_sentence() -> None:
    puzzle = Puzzle(YAJILIN, Board.square(4, 7))
    refused = typed(puzzle, ARROWED, (0, 1), None, "4")
    assert isinstance(refused, Fault)
    assert language.said(refused.message) == "A number here can be ? or 0 to 3, not 4."
    down = with_value(puzzle, Cell((0, 1)), ray(OPEN, 2))
    refused = typed(down, ARROWED, (0, 1), None, "3")
    assert isinstance(refused, Fault)
    assert language.said(refused.message) == "A number here can be ? or 0 to 2, not 3."
    alone = typed(Puzzle(YAJILIN, Board.square(1, 1)), ARROWED, (0, 0), None, "1")
    assert isinstance(alone, Fault)


@pytest.mark.parametrize("rule", [YAJILIN, CASTLE_WALL], ids=lambda rule: rule.key)
def test_digits_set_the_number_of_an_arrow_on_the_board(
    appearance: Appearance, qtbot: QtBot, rule: Rule
) -> None:
    """At the cursor, and where the menu of the right button asks for a number."""
    puzzle = Puzzle(rule, Board.square(5, 5))
    editor = Editor(appearance, Document(with_value(puzzle, Cell((1, 1)), ray(OPEN, 2))))
    qtbot.addWidget(editor)
    editor.select(Selection.of((1, 1)))
    press(editor, "1")
    assert editor.puzzle.clues.of("numbers") == {Cell((1, 1)): ray(1, 2)}
    editor.perform(
        Decision(selection=Selection.of((3, 3)), entry=Entry(puzzle.kind("numbers"), (3, 3), ""))
    )
    press(editor, "1")
    assert Cell((3, 3)) in editor.puzzle.clues.of("numbers")
    refusals: list[str] = []
    editor.refused.connect(refusals.append)
    press(editor, "9")
    assert refusals and refusals[0].startswith("A number here can be ? or 0 to ")


def test_a_question_mark_leaves_a_number_open(appearance: Appearance, qtbot: QtBot) -> None:
    """It did nothing, and a refusal named it by the number that stands for it in files."""
    editor = Editor(appearance, Document(Puzzle(GERADEWEG, Board.square(4, 4))))
    qtbot.addWidget(editor)
    refusals: list[str] = []
    editor.refused.connect(refusals.append)
    editor.select(Selection.of((1, 1)))
    assert editor.keyboard.wants(ord("?"), "?")
    press(editor, "?")
    assert editor.puzzle.clues.of("numbers") == {Cell((1, 1)): OPEN}
    assert editor.writing.entry is None and not refusals
    press(editor, "0")
    press(editor, "-")
    assert refusals[0] == "A number here can be ? or 1 to 3, not 0."
    assert editor.puzzle.clues.of("numbers") == {Cell((1, 1)): OPEN}
    editor.set_document(Document(with_value(Puzzle(YAJILIN, BOARD), Cell((2, 2)), ray(1, 2))))
    for at, way in (((2, 2), 2), ((0, 0), 0)):
        editor.select(Selection.of(at))
        press(editor, "?")
        assert editor.puzzle.clues.of("numbers")[Cell(at)] == ray(OPEN, way)


def with_value(puzzle: Puzzle, spot: Cell, value: int) -> Puzzle:
    placed = puzzle.placed(Clue("numbers", spot, value))
    assert isinstance(placed, Puzzle)
    return placed


def press(editor: Editor, text: str) -> None:
    editor.keyboard.press(ord(text), text, shift=False, ctrl=False, alt=False)


def test_a_drag_turns_an_arrow_and_keeps_its_number(appearance: Appearance, qtbot: QtBot) -> None:
    """The click that the drag begins with had counted the number up."""
    puzzle = with_value(Puzzle(YAJILIN, Board.square(3, 3)), Cell((0, 0)), ray(0, 2))
    editor = Editor(appearance, Document(puzzle))
    qtbot.addWidget(editor)
    editor.set_tool("numbers")
    start, end = (Pointer(puzzle.board.centre(at)) for at in ((0, 0), (0, 1)))
    editor.hand.press(start)
    assert editor.puzzle.clues.of("numbers")[Cell((0, 0))] == ray(1, 2)
    editor.hand.drag(end)
    editor.hand.release(end)
    assert editor.puzzle.clues.of("numbers")[Cell((0, 0))] == ray(0, STEPS.index((0, 1)))
