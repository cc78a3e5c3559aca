"""Tools, keys and the clipboard, by scripts of real events on both lattices."""

from __future__ import annotations

import json
import pickle
import re
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio import language
from studio.board import Board, Cell, Edge
from studio.board.figures import house
from studio.board.lattice import Patched
from studio.board.tilings import APERIODIC
from studio.families import NUMBER_PATH, RULES, SLITHERLINK
from studio.families.one_stroke import ONE_STROKE
from studio.families.regional_yajilin import REGIONAL_YAJILIN
from studio.gui.document.document import Document
from studio.gui.editor.editor import Editor
from studio.gui.editor.tools import Pointer, Selection, tools_for
from studio.gui.editor.tools.cells import ghosts
from studio.gui.editor.tools.clip import REFUSED, Clip, clip_text, cut_out, read_clip
from studio.gui.style.appearance import Appearance
from studio.puzzle import Clue, Fault, Puzzle, Rule
from studio.puzzle.message import named
from tests.gui.scripting import FOLDER, Case, Player, address, clues, read_cases

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

CASES = [
    pytest.param(case, id=f"{path.stem}: {case.name}")
    for path in sorted(FOLDER.glob("*.txt"))
    for case in read_cases(path)
]


def open_editor(appearance: Appearance, qtbot: QtBot, puzzle: Puzzle) -> Editor:
    """A shown editor of the usual canvas size."""
    editor = Editor(appearance, Document(puzzle))
    editor.right_edits = lambda: True
    qtbot.addWidget(editor)
    editor.resize(1000, 740)
    editor.show()
    return editor


@pytest.mark.parametrize("case", CASES)
def test_script(case: Case, appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, case.puzzle)
    # Cells of whole pixels: a drag over a corner meets it, and no cell beside it.
    editor.view.show_natural()
    player = Player(editor)
    if case.tool:
        editor.set_tool(case.tool)
    for action in case.actions:
        player.do(action)
    found = {word: _found(word, editor, player) for word in case.expected}
    assert found == {word: _wanted(word, text, player) for word, text in case.expected.items()}
    stack = editor.document.undo_stack
    while stack.canUndo():
        stack.undo()
    assert editor.puzzle == case.puzzle


def test_several_stretches_of_a_line(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.square(5, 5)))
    player = Player(editor)
    editor.set_tool("line")
    player.do("drag 0,0 0,1 0,2")
    player.do("shift-drag 3,3 3,2 4,2")
    first, second = ((0, 0), (0, 1), (0, 2)), ((3, 3), (3, 2), (4, 2))
    assert (editor.line, editor.stretches) == (second, (first,))
    drawn = {Edge.of(a, b) for line in (first, second) for a, b in pairwise(line)}
    assert editor.merged_overlay().drawn == drawn
    # A stretch that is kept is not drawn over, but taken up again where it is touched.
    player.do("drag 4,2 4,1 3,1 2,1 1,1 0,1")
    assert editor.line == (*second, (4, 1), (3, 1), (2, 1), (1, 1))
    player.do("shift-drag 0,1 1,1")
    assert editor.puzzle.drawn == (first, (*second, (4, 1), (3, 1), (2, 1), (1, 1)))
    player.do("drag 0,2 0,3")
    assert editor.line == (*first, (0, 3))
    # Neither a click nor Esc discards anything; Del removes what is drawn.
    drawn = editor.puzzle.drawn
    assert len(drawn) == 2
    for action in ("click 4,4", "click 3,3", "click 0,1", "key Escape", "key Escape"):
        player.do(action)
        assert editor.puzzle.drawn == drawn
    player.do("key Delete")
    assert (editor.line, editor.stretches) == ((), ())
    editor.undo()
    assert editor.puzzle.drawn == drawn
    player.do("key Delete")
    player.do("drag 0,0 0,1")
    player.do("shift-drag 3,3 3,2")
    editor.set_document(Document(Puzzle(NUMBER_PATH, Board.square(3, 3))))
    player.do("drag 1,1 1,2")
    assert (editor.line, editor.stretches) == (((1, 1), (1, 2)), ())


def test_a_walk_and_a_drawing_in_one_stroke_are_one_line(
    appearance: Appearance, qtbot: QtBot
) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(ONE_STROKE, house()))
    editor.set_tool("line")
    player = Player(editor)
    player.do("click 0")
    player.do("click 1")
    player.do("shift-click 4")
    assert editor.line == ((0,), (1,)) and not editor.stretches
    assert "goes on from its end" in player.hints[-1]


def _wanted(word: str, text: str, player: Player) -> object:
    match word:
        case "expect":
            return clues(text)
        case "selected":
            return {address(at) for at in text.split()}
        case "line":
            return tuple(address(at) for at in text.split())
        case "steps" | "size":
            return int(text)
        case "lines":
            return sorted(tuple(map(int, pair.split("-"))) for pair in text.split())
        case "places":
            return [tuple(map(float, place.split(","))) for place in text.split()]
        case "refused":
            # The whole sentence when it has the part, so that a failure shows both.
            return next((s for s in player.refusals[-1:] if text in s), text)
        case _:
            return text


def _found(word: str, editor: Editor, player: Player) -> object:
    cursor = editor.selection.cursor
    match word:
        case "expect":
            return set(editor.puzzle.clues.all())
        case "selected":
            return set(editor.selection.cells)
        case "cursor":
            return "" if cursor is None else ",".join(map(str, cursor))
        case "entry":
            return "" if editor.writing.entry is None else editor.writing.entry.text
        case "steps":
            return editor.document.undo_stack.index()
        case "size":
            return len(editor.puzzle.board)
        case "hint":
            return player.hints[-1]
        case "lines":
            return list(editor.puzzle.board.cell_graph.edges)
        case "places":
            return [editor.puzzle.board.centre(at) for at in editor.puzzle.board.cells]
        case "refused":
            return player.refusals[-1] if player.refusals else ""
        case "tool-is":
            return editor.tool.key
        case "line":
            return editor.line
        case _:
            raise ValueError(word)


# -- tools ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_every_rule_has_a_rail(rule: object) -> None:
    tools = tools_for(rule)  # type: ignore[arg-type]
    keys = [tool.key for tool in tools]
    shortcuts = [tool.shortcut for tool in tools]
    assert len(set(keys)) == len(keys)
    assert len(set(shortcuts)) == len(shortcuts)
    assert all(t.text and t.icon and t.shortcut and t.tooltip and t.hints for t in tools)
    assert {kind.key for kind in rule.kinds} <= set(keys)  # type: ignore[attr-defined]


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.draws_board], ids=lambda r: r.key)
def test_tools_of_drawings_speak_of_corners_and_lines(rule: Rule) -> None:
    """The keys of F1 said "Set starts on cells"."""
    kinds = {kind.key for kind in rule.kinds}
    for tool in tools_for(rule):
        if tool.key in kinds:
            said = " ".join((tool.tooltip, *(words for _, words in tool.hints)))
            assert not {"cell", "cells", "border", "borders"} & set(re.findall(r"\w+", said)), said
            assert {"corner", "corners", "line", "lines"} & set(re.findall(r"\w+", said)), said


def test_the_cells_tool_warns_before_clues_are_lost(appearance: Appearance, qtbot: QtBot) -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.hexagon(2))
    result = puzzle.placed(
        Clue("labels", Cell((0, 0)), 19), Clue("diamonds", Edge.of((1, 0), (2, 0)))
    )
    assert isinstance(result, Puzzle)
    editor = open_editor(appearance, qtbot, result)
    said: list[str] = []
    editor.hint.connect(said.append)
    editor.set_tool("cells")
    player = Player(editor)
    assert _hovered(player, (2, 0), said) == "Removing this cell also removes 2 clues."
    assert _hovered(player, (-2, 0), said) == "Removing this cell also removes a clue: 19."
    assert _hovered(player, (3, 0), said) == ""


def test_the_warning_before_clues_are_lost_follows_undo_and_redo(
    appearance: Appearance, qtbot: QtBot
) -> None:
    """It stayed that of the puzzle before, as long as the pointer was over the same cell."""
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    said: list[str] = []
    editor.hint.connect(said.append)
    placed = editor.puzzle.placed(Clue("labels", Cell((0, 0)), 5))
    assert isinstance(placed, Puzzle)
    editor.document.apply(placed)
    editor.set_tool("cells")
    player, warning = Player(editor), "Removing this cell also removes a clue: 5."
    assert _hovered(player, (0, 0), said) == warning
    editor.undo()
    assert _hovered(player, (0, 0), said) == ""
    editor.redo()
    assert _hovered(player, (0, 0), said) == warning


def test_what_went_with_a_cell_is_said_until_it_is_back(
    appearance: Appearance, qtbot: QtBot
) -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3)).placed(Clue("labels", Cell((0, 0)), 5))
    assert isinstance(puzzle, Puzzle)
    editor = open_editor(appearance, qtbot, puzzle)
    said: list[str] = []
    editor.hint.connect(said.append)
    editor.set_tool("cells")
    hand, centre = editor.hand, puzzle.board.centre
    hand.press(Pointer(centre((0, 0))))
    hand.drag(Pointer(centre((0, 1))))
    hand.release(Pointer(centre((0, 1))))
    assert len(editor.puzzle.board) == 7 and said[-1] == "1 clue went with the cell."
    editor.undo()
    assert editor.puzzle == puzzle and said[-1] == ""
    editor.redo()
    assert len(editor.puzzle.board) == 7 and said[-1] == ""


def _hovered(player: Player, at: tuple[int, int], said: list[str]) -> str:
    x, y = player.editor.puzzle.board.centre(at)
    player.editor.hand.hover(Pointer((x, y)))
    return said[-1]


def test_the_first_cell_of_an_empty_board(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(SLITHERLINK, Board.square(2, 2)).reshaped([]))
    editor.refreshing.now()
    assert editor.view.invitation.startswith("Click to add the first cell")
    player = Player(editor)
    player.do("drag 0,0 0,1 1,1")
    assert len(editor.puzzle.board) == 3
    editor.refreshing.now()
    assert editor.view.invitation == ""
    assert editor.document.undo_stack.index() == 1


def test_a_document_that_cannot_be_edited_says_so(appearance: Appearance, qtbot: QtBot) -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.hexagon(2))
    reason = "This file was written by a newer version."
    editor = Editor(appearance, Document(puzzle, read_only=named(reason)))
    qtbot.addWidget(editor)
    player = Player(editor)
    player.do("click 0,0")
    player.do("type 7")
    player.do("key Return")
    assert player.refusals == [reason]
    assert editor.puzzle == puzzle


# -- clipboard -----------------------------------------------------------------------------------

CLIP = Clip(
    "hex",
    (0, 0),
    ((0, 0), (1, 0)),
    (Clue("labels", Cell((0, 0)), 3), Clue("diamonds", Edge.of((0, 0), (1, 0)))),
)
GOOD = json.loads(clip_text(CLIP))


def _bent(**changes: object) -> str:
    return json.dumps({**GOOD, **changes})


HOSTILE = {
    "nothing": "",
    "prose": "Remember the milk",
    "a number": "12",
    "a list": "[]",
    "a pickle": pickle.dumps(CLIP.cells).decode("latin-1"),
    "half": clip_text(CLIP)[:-20],
    "deep": "[" * 200_000,
    "not a number": _bent(origin=[0, float("nan")]),
    "huge float": clip_text(CLIP).replace("3]", "1e999]"),
    "5000 digits": clip_text(CLIP).replace("3]", "9" * 5000 + "]"),
    "far away": _bent(cells=[[10**9, 0]]),
    "boolean": _bent(origin=[True, 0]),
    "other version": _bent(version=2),
    "other format": _bent(format="oneline"),
    "no cells": _bent(cells=None),
    "three-part address": _bent(cells=[[0, 0, 0]]),
    "text for a value": _bent(clues=[["labels", "cell", [[0, 0]], "3"]]),
    "unknown place": _bent(clues=[["labels", "sky", [[0, 0]], 3]]),
    "one-ended border": _bent(clues=[["diamonds", "link", [[0, 0]], None]]),
    "kind as a list": _bent(clues=[[["labels"], "cell", [[0, 0]], 3]]),
    "unhashable place": _bent(clues=[["labels", ["cell"], [[0, 0]], 3]]),
    "unknown lattice": _bent(lattice=["hex"]),
    "too many": _bent(cells=[[0, 0]] * 200_001),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_text_is_refused_with_a_sentence(
    text: str, appearance: Appearance, qtbot: QtBot
) -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.hexagon(2))
    editor = open_editor(appearance, qtbot, puzzle)
    player = Player(editor)
    QGuiApplication.clipboard().setText(text)
    player.key("Ctrl+V")
    assert player.refusals == [language.said(REFUSED)]
    assert editor.puzzle == puzzle


def test_clips_survive_the_way_through_text() -> None:
    assert read_clip(clip_text(CLIP)) == CLIP
    puzzle = Puzzle(SLITHERLINK, Board.square(3, 4))
    placed = puzzle.placed(*(Clue("numbers", Cell((r, 2)), r) for r in range(3)))
    assert isinstance(placed, Puzzle)
    clip = cut_out(placed, frozenset(placed.board.cells))
    assert read_clip(clip_text(clip)) == clip
    assert len(clip.clues) == 3


@pytest.mark.parametrize(
    ("clip", "sentence"),
    [
        (Clip("square", (0, 0), (), ()), "These clues come from a board of squares."),
        (
            Clip("hex", (0, 0), (), (Clue("towers", Cell((0, 0)), 1),)),
            "This puzzle has no clues of that kind.",
        ),
        (
            Clip("hex", (0, 0), (), (Clue("labels", Cell((0, 0)), 999),)),
            "None of these clues fits here.",
        ),
        (
            Clip("hex", (0, 0), (), (Clue("diamonds", Cell((0, 0)), 1),)),
            "None of these clues fits here.",
        ),
    ],
)
def test_clues_of_another_puzzle_are_refused(
    clip: Clip, sentence: str, appearance: Appearance, qtbot: QtBot
) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(2)))
    player = Player(editor)
    QGuiApplication.clipboard().setText(clip_text(clip))
    editor.select(Selection.of((0, 0)))
    player.key("Ctrl+V")
    assert player.refusals == [sentence]
    assert not isinstance(read_clip(clip_text(clip)), Fault)


def test_borders_are_not_said_to_be_set_on_borders() -> None:
    (tool,) = (each for each in tools_for(REGIONAL_YAJILIN) if each.key == "borders")
    assert tool.tooltip == "Set borders between cells"
    assert tool.hints[0] == ("", "Click between two cells to set a border.")


@pytest.mark.parametrize("tiling", APERIODIC, ids=lambda tiling: tiling.key)
def test_where_a_patch_has_ended_the_cells_tool_does_nothing_and_says_why(
    tiling: Patched, appearance: Appearance, qtbot: QtBot
) -> None:
    board = Board.patch(tiling, 6, 6)
    editor = open_editor(appearance, qtbot, Puzzle(SLITHERLINK, board))
    editor.set_tool("cells")
    assert ghosts(editor.puzzle) == frozenset(), "no cell beside the patch has a name"
    left, top, _, _ = board.bounds
    editor.view.fit()
    said: list[str] = []
    editor.hint.connect(said.append)
    outside = editor.view.pixel(left - 0.4, top - 0.4).toPoint()
    QTest.mouseMove(editor.view.viewport(), outside)
    QTest.mouseClick(editor.view.viewport(), Qt.MouseButton.LeftButton, pos=outside)
    assert editor.puzzle.board == board
    assert any("Rows and columns" in words for words in said)
    inside = editor.view.pixel(*board.centre(board.cells[0])).toPoint()
    QTest.mouseClick(editor.view.viewport(), Qt.MouseButton.LeftButton, pos=inside)
    assert len(editor.puzzle.board) == len(board) - 1
    assert ghosts(editor.puzzle) == {board.cells[0]}
