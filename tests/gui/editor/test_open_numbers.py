"""Numbers on borders, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from studio.board import Board, Edge
from studio.drawing import draw
from studio.drawing.shapes import Text
from studio.families import NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.editor.editor import Editor
from studio.gui.editor.tools import Selection
from studio.gui.style.appearance import Appearance
from studio.puzzle import Clue, Puzzle
from tests.gui.scripting import Player

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

BORDER = Edge.of((0, 0), (1, 0))
OTHER = Edge.of((0, 0), (0, 1))


@pytest.fixture
def editor(qtbot: QtBot) -> Editor:
    made = Editor(Appearance(reduced_motion=True), Document(Puzzle(NUMBER_PATH, Board.hexagon(2))))
    qtbot.addWidget(made)
    made.resize(700, 600)
    made.show()
    made.view.fit()
    made.set_tool("open")
    return made


def open_numbers(editor: Editor) -> dict[object, int | None]:
    return dict(editor.puzzle.clues.of("open"))


def test_a_click_on_a_border_then_digits_then_enter(editor: Editor) -> None:
    player = Player(editor)
    for action in ("click 0,0~1,0", "type 12", "key Return"):
        player.do(action)
    assert open_numbers(editor) == {BORDER: 12}
    assert editor.writing.entry is None
    player.do("undo")
    assert open_numbers(editor) == {}


def test_going_elsewhere_places_what_was_typed(editor: Editor) -> None:
    player = Player(editor)
    for action in ("click 0,0~1,0", "type 3", "click 0,0~0,1", "type 19", "key Escape"):
        player.do(action)
    assert open_numbers(editor) == {BORDER: 3}
    # Nothing typed, nothing placed.
    player.do("click 0,0~0,1")
    player.do("click 0,0~1,0")
    player.do("key Return")
    assert open_numbers(editor) == {BORDER: 3}


def test_backspace_and_numbers_too_large(editor: Editor) -> None:
    said: list[str] = []
    editor.refused.connect(said.append)
    player = Player(editor)
    for action in ("click 0,0~1,0", "type 2", "type 5", "key Backspace", "type 7", "key Return"):
        player.do(action)
    assert said == ["An open number here can be 1 to 19, not 25."]
    assert open_numbers(editor) == {BORDER: 7}


def test_the_right_button_and_delete_remove(editor: Editor) -> None:
    editor.right_edits = lambda: True
    player = Player(editor)
    for border, number in ((BORDER, 5), (OTHER, 6)):
        after = editor.puzzle.placed(Clue("open", border, number))
        assert isinstance(after, Puzzle)
        editor.document.apply(after)
    player.do("right 0,0~1,0")
    assert open_numbers(editor) == {OTHER: 6}
    player.do("click 0,0~0,1")
    player.do("key Delete")
    assert open_numbers(editor) == {}


def test_letter_and_arrow_from_the_cursor(editor: Editor) -> None:
    editor.set_tool("labels")
    editor.select(Selection.of((0, 0)))
    player = Player(editor)
    for action in ("key B", "key Right", "type 9", "key Return"):
        player.do(action)
    assert open_numbers(editor) == {BORDER: 9}
    assert dict(editor.puzzle.clues.of("labels")) == {}


def test_a_border_holds_one_clue_only(editor: Editor) -> None:
    player = Player(editor)
    for action in ("click 0,0~1,0", "type 4", "key Return", "tool walls", "click 0,0~1,0"):
        player.do(action)
    assert open_numbers(editor) == {}
    assert dict(editor.puzzle.clues.of("walls")) == {BORDER: None}


def test_the_entry_shows_on_its_border(editor: Editor) -> None:
    player = Player(editor)
    player.do("click 0,0~1,0")
    player.do("type 1")
    overlay = editor.merged_overlay()
    assert overlay.selected == {BORDER} and overlay.typed == "1"
    texts = [s.text for s in dict(draw(editor.puzzle, overlay).layers)["cursor"] if type(s) is Text]
    assert texts == ["1"]
