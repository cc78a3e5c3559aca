"""Play mode: pointer and keys mark, assumptions, questions, replay; the puzzle stays untouched."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import At, Board, Cell, Edge, SpotKind
from studio.board.free import graph_board
from studio.drawing.draw import draw
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.families import (
    GRAPH_PATH,
    JUMP_MAZE,
    NUMBER_PATH,
    SIMPLE_LOOP,
    SLITHERLINK,
    YAJILIN,
)
from studio.gui.document.document import Document
from studio.gui.editor.tools import Pointer
from studio.gui.modes.play import PlayMode
from studio.gui.modes.play_asks import marks_of
from studio.gui.modes.play_hand import COLOUR, PENCIL, SOLVE
from studio.gui.modes.play_pointer import PlayPointer
from studio.gui.services import job_runner
from studio.gui.widgets.card_dialog import open_cards
from studio.gui.widgets.panel_state import NumberStripState
from studio.gui.widgets.play_panel import clock
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.puzzle.clues import ray
from studio.puzzle.play import BLANK
from studio.work.asking import Hint, MarksChecked
from studio.work.codes import as_told
from studio.work.job import Ended
from studio.work.steps import USED, Mark, Step
from tests.gui.names import nameless
from tests.gui.silent import Silent
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

EXAMPLES = assets.root() / "examples"


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def playing(window: Window, puzzle: Puzzle | str) -> PlayMode:
    """Play mode on an example or on a puzzle."""
    if isinstance(puzzle, str):
        puzzle = formats.read(EXAMPLES / f"{puzzle}.puzzle").puzzle
    window.open_document(Document(puzzle))
    window.modes.choose("play")
    mode = window.modes.mode
    assert isinstance(mode, PlayMode)
    return mode


def answer(mode: PlayMode) -> list[At]:
    """A solution, as addresses of its nodes."""
    compiled = mode.puzzle.compile()
    found = oracle_for(compiled.problem).ask(compiled.problem.constraints, (), Token())
    assert isinstance(found, Model)
    return [compiled.nodes[node] for node in found.trace.nodes]


def click(mode: PlayMode, at: At, **held: bool) -> None:
    """A click in the middle of a cell."""
    pointer = Pointer(mode.puzzle.board.centre(at), **held)
    mode.hand.press(pointer)
    mode.hand.release(pointer)


def solve(mode: PlayMode) -> None:
    """Mark the answer, as the puzzle wants it marked."""
    nodes = answer(mode)
    sheet = mode.sheet
    if mode.table.style == "walk":
        sheet = sheet.with_walk(tuple(nodes))
    elif mode.table.style == "numbers":
        for number, at in enumerate(nodes, start=1):
            sheet = sheet if at in mode.table.given else sheet.with_number(at, number)
    else:
        for a, b in pairwise([*nodes, nodes[0]]):
            sheet = sheet.with_edge(mode.table.edge(a, b), "drawn", True)
    mode.play(sheet)


def middle(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def key(mode: PlayMode, key: int, text: str = "", **held: bool) -> bool:
    """A key on the board."""
    given = {"shift": False, "ctrl": False, "alt": False, **held}
    return mode.hand.key(key, text, **given)


def type_text(mode: PlayMode, text: str) -> None:
    for letter in text:
        assert key(mode, ord(letter.upper()), letter)


def test_a_number_path_is_solved_by_typing_and_the_puzzle_stays(window: Window) -> None:
    mode = playing(window, "number-path/small-square")
    before = window.document.puzzle
    for step, at in enumerate(answer(mode), start=1):
        if at not in mode.table.given:
            assert not mode.solved
            mode.hand.cursor, mode.hand.typed = at, ""
            type_text(mode, str(step))
    assert mode.solved and mode.panel.headline.text() == "Solved"
    assert window.document.puzzle is before and window.document.is_clean


def test_a_refusal_is_taken_back_by_the_next_mark(window: Window) -> None:
    """18 is typed by way of a 1 that is given elsewhere."""
    puzzle = Puzzle(NUMBER_PATH, Board.square(5, 5)).placed(Clue("labels", Cell((0, 0)), 1))
    assert isinstance(puzzle, Puzzle)
    mode = playing(window, puzzle)
    click(mode, (2, 2))
    type_text(mode, "1")
    assert "elsewhere" in window.notices.sentence
    type_text(mode, "8")
    assert mode.sheet.written == {(2, 2): 18}
    assert window.notices.sentence == ""


def test_clicks_write_the_next_number_and_go_on_from_a_number_that_is_clicked(
    window: Window,
) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    click(mode, (0, 0))
    click(mode, (0, 1))
    assert mode.sheet.written == {(0, 0): 1, (0, 1): 2}
    mode.hand.cursor = (2, 2)
    type_text(mode, "7")
    click(mode, (0, 1))
    click(mode, (1, 1))
    assert mode.sheet.written[(1, 1)] == 3
    click(mode, (1, 1), right=True)
    assert (1, 1) not in mode.sheet.written
    assert "next" in mode.panel.facts.text()


def test_dragging_counts_on_and_back(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    board = mode.puzzle.board
    mode.hand.press(Pointer(board.centre((0, 0))))
    for at in ((0, 1), (0, 2), (1, 2), (2, 2)):
        mode.hand.drag(Pointer(board.centre(at)))
    assert mode.sheet.written == {(0, 0): 1, (0, 1): 2, (0, 2): 3, (1, 2): 4, (2, 2): 5}
    mode.hand.drag(Pointer(board.centre((1, 2))))
    assert (2, 2) not in mode.sheet.written
    mode.hand.release(Pointer(board.centre((1, 2))))
    assert len(mode.sheet.written) == 4


@pytest.mark.parametrize("name", ["slitherlink/garden", "masyu/tide"])
def test_a_fast_hand_skips_nothing(window: Window, name: str) -> None:
    mode = playing(window, name)
    board = mode.puzzle.board
    corners = mode.puzzle.rule.line_on == "corners"
    place = board.lattice.corner_point if corners else board.centre
    drag(mode, place((2, 0)), place((2, 5)))
    slowly = [place((3, column)) for column in range(6)]
    drag(mode, *slowly)
    lines = [{a[1] for edge in mode.sheet.drawn for a in (edge.a, edge.b) if a[0] == row}
             for row in (2, 3)]  # fmt: skip
    assert lines[0] == lines[1]


def drag(mode: PlayMode, *points: tuple[float, float], right: bool = False) -> None:
    """A press, a drag over the other points, a release."""
    mode.hand.press(Pointer(points[0], right=right))
    for point in points[1:]:
        mode.hand.drag(Pointer(point, right=right))
    mode.hand.release(Pointer(points[-1], right=right))


def test_what_one_drag_marks_is_one_step_to_undo_and_redo(window: Window) -> None:
    mode = playing(window, "slitherlink/garden")
    board, place = mode.puzzle.board, mode.puzzle.board.lattice.corner_point
    corners = [place((0, i)) for i in range(5)]
    borders = [middle(a, b) for a, b in pairwise([place((1, i)) for i in range(4)])]
    cells = [board.centre((0, i)) for i in range(3)]
    drag(mode, *corners)
    drag(mode, *borders, right=True)
    mode.choose_tool(PENCIL)
    drag(mode, *cells)
    mode.choose_tool(COLOUR)
    drag(mode, *cells)
    states = [mode.sheet]
    assert [len(mode.sheet.noted), len(mode.sheet.coloured)] == [3, 3]
    for _ in range(4):
        mode.undo()
        states.append(mode.sheet)
    assert [(len(s.drawn), len(s.crossed), len(s.noted)) for s in states] == [
        (4, 3, 3),
        (4, 3, 3),
        (4, 3, 0),
        (4, 0, 0),
        (0, 0, 0),
    ]
    assert not mode.game.can_undo
    for state in states[-2::-1]:
        mode.redo()
        assert mode.sheet == state


def test_borders_are_drawn_and_crossed(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(2, 2)))
    board = mode.puzzle.board
    place = middle(board.centre((0, 0)), board.centre((0, 1)))
    edge = mode.table.edge((0, 0), (0, 1))
    mode.hand.hover(Pointer(place))
    assert mode.hand.under == edge
    mode.hand.press(Pointer(place))
    assert mode.sheet.drawn == {edge}
    mode.hand.press(Pointer(place, right=True))
    assert mode.sheet.crossed == {edge} and not mode.sheet.drawn


def test_an_edge_lights_up_no_more_once_the_hand_drags_or_is_on_the_keys(window: Window) -> None:
    """It stayed lit where the drag began, and looked like a mark."""
    mode = playing(window, Puzzle(SIMPLE_LOOP, Board.square(3, 3)))
    first, second, third = map(mode.puzzle.board.centre, ((0, 0), (0, 1), (0, 2)))
    place = middle(first, second)
    mode.hand.hover(Pointer(place))
    assert mode.hand.under is not None
    mode.hand.press(Pointer(place))
    mode.hand.drag(Pointer(third))
    assert mode.hand.under is None and mode.sheet.drawn
    mode.hand.release(Pointer(third))
    mode.hand.hover(Pointer(place))
    assert mode.hand.under is not None
    key(mode, Qt.Key.Key_Down)
    assert mode.hand.under is None


def test_that_marks_are_there_still_is_said_until_they_are_gone(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    for act in (mode.restart, mode.undo):
        mode.play(mode.sheet.with_number((1, 1), 5))
        window.modes.choose("edit")
        window.document.apply(mode.puzzle.placed(Clue("labels", Cell((0, 0)), 1)))
        window.modes.choose("play")
        assert "still" in window.notices.sentence
        act()
        assert not mode.sheet.written and not window.notices.sentence
        window.modes.choose("edit")
        window.document.undo_stack.undo()
        window.modes.choose("play")


def test_pencil_notes_numbers(window: Window) -> None:
    mode = playing(window, "number-path/flower")
    at = next(at for at in mode.puzzle.board.cells if at not in mode.table.given)
    assert key(mode, Qt.Key.Key_P, "p") and mode.hand.tool == PENCIL
    mode.hand.cursor = at
    for note in ("3", "12"):
        type_text(mode, note)
        key(mode, Qt.Key.Key_Return)
    assert mode.sheet.noted == {at: {3, 12}}
    type_text(mode, "3")
    key(mode, Qt.Key.Key_Return)
    assert mode.sheet.noted == {at: {12}}
    key(mode, Qt.Key.Key_Delete)
    assert not mode.sheet.noted and not mode.sheet.written


@pytest.mark.parametrize(
    "name", ["number-path/flower", "slitherlink/garden", "jump-maze/schonbrunn"]
)
def test_cells_are_coloured_by_mouse_and_keys(window: Window, name: str) -> None:
    mode = playing(window, name)
    board = mode.puzzle.board
    a, b = board.cells[:2]
    assert key(mode, Qt.Key.Key_L, "l") and mode.hand.tool == COLOUR
    mode.hand.press(Pointer(board.centre(a)))
    mode.hand.release(Pointer(board.centre(a)))
    mode.hand.press(Pointer(board.centre(a)))
    mode.hand.drag(Pointer(board.centre(b)))
    mode.hand.release(Pointer(board.centre(b)))
    assert mode.sheet.coloured == {a: 2, b: 2}
    assert mode.overlay(mode.sheet).pencil.coloured == {a: 2, b: 2}
    mode.hand.press(Pointer(board.centre(a), right=True))
    mode.hand.release(Pointer(board.centre(a), right=True))
    mode.hand.cursor = b
    type_text(mode, "4")
    assert mode.sheet == BLANK.with_colour(b, 4)
    key(mode, Qt.Key.Key_Return)
    assert not mode.sheet.coloured
    mode.undo()
    assert mode.sheet.coloured == {b: 4}
    key(mode, Qt.Key.Key_Delete)
    assert not mode.sheet.coloured


def test_corners_of_a_drawing_have_no_colours(window: Window) -> None:
    mode = playing(window, "one-stroke/house")
    key(mode, Qt.Key.Key_L, "l")
    assert mode.hand.tool == SOLVE
    # Nor those that were taken up over another puzzle.
    mode = playing(window, "slitherlink/garden")
    key(mode, Qt.Key.Key_L, "l")
    assert mode.hand.tool == COLOUR
    mode = playing(window, "one-stroke/house")
    assert mode.hand.tool == SOLVE


@pytest.mark.parametrize("name", ["slitherlink/garden", "slitherlink/honey-loop"])
def test_a_loop_is_drawn_by_dragging_along_corners(window: Window, name: str) -> None:
    mode = playing(window, name)
    place = mode.puzzle.board.lattice.corner_point
    nodes = answer(mode)
    mode.hand.press(Pointer(place(nodes[0])))
    for corner in (*nodes[1:], nodes[0]):
        assert not mode.solved
        mode.hand.drag(Pointer(place(corner)))
    mode.hand.release(Pointer(place(nodes[0])))
    assert mode.solved


@pytest.mark.parametrize("name", ["masyu/tide", "masyu/beehive-pearls"])
def test_a_loop_through_cells_is_drawn_from_middle_to_middle(window: Window, name: str) -> None:
    mode = playing(window, name)
    place = mode.puzzle.board.centre
    nodes = answer(mode)
    edge = mode.table.edge(nodes[0], nodes[1])
    border = middle(place(nodes[0]), place(nodes[1]))
    for right, marked in ((False, "drawn"), (True, "crossed")):
        mode.hand.press(Pointer(border, right=right))
        mode.hand.release(Pointer(border, right=right))
        assert getattr(mode.sheet, marked) == {edge}
    mode.restart()
    mode.hand.press(Pointer(place(nodes[0])))
    assert not mode.sheet.drawn
    for cell in (*nodes[1:], nodes[0]):
        assert not mode.solved
        mode.hand.drag(Pointer(place(cell)))
    mode.hand.release(Pointer(place(nodes[0])))
    assert mode.solved


def test_a_loop_through_cells_is_drawn_by_keys(window: Window) -> None:
    mode = playing(window, "masyu/tide")
    mode.hand.cursor = (0, 0)
    key(mode, Qt.Key.Key_Right, shift=True)
    assert mode.sheet.drawn == {mode.table.edge((0, 0), (0, 1))}
    key(mode, Qt.Key.Key_Up, shift=True)  # nothing lies there
    assert len(mode.sheet.drawn) == 1
    key(mode, Qt.Key.Key_Down, ctrl=True)
    assert mode.sheet.crossed == {mode.table.edge((0, 0), (1, 0))}


def test_no_line_is_drawn_onto_a_wall_and_it_says_so(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    mode = playing(window, "castle-wall/ramparts")
    said: list[str] = []
    monkeypatch.setattr(mode, "say", said.append)
    place, wall, beside = mode.puzzle.board.centre, (2, 2), (3, 2)
    assert wall in mode.table.left_out and beside not in mode.table.left_out
    border = middle(place(wall), place(beside))
    mode.hand.press(Pointer(border))
    mode.hand.release(Pointer(border))
    mode.hand.press(Pointer(place(beside)))
    mode.hand.drag(Pointer(place(wall)))
    mode.hand.release(Pointer(place(wall)))
    mode.hand.cursor = beside
    key(mode, Qt.Key.Key_Up, shift=True)
    assert not mode.sheet.drawn and said == ["The line does not come here."] * 3
    key(mode, Qt.Key.Key_Up, ctrl=True)
    assert mode.sheet.crossed == {mode.table.edge(wall, beside)}
    key(mode, Qt.Key.Key_Down, shift=True)
    assert mode.sheet.drawn and said[-1] == ""


@pytest.mark.parametrize("aside", [(0.0, 0.42), (0.42, 0.0), (-0.42, 0.0)])
def test_a_drag_that_begins_near_a_side_goes_where_it_leads(
    window: Window, aside: tuple[float, float]
) -> None:
    """Not over the edge that a click there marks, unless it leads there."""
    mode = playing(window, Puzzle(SIMPLE_LOOP, Board.square(2, 3)))
    (x, y), *way = map(mode.puzzle.board.centre, ((0, 0), (0, 1), (0, 2), (1, 2)))
    drag(mode, (x + aside[0], y + aside[1]), *way)
    cells = ((0, 0), (0, 1), (0, 2), (1, 2))
    assert mode.sheet.drawn == {Edge.of(a, b) for a, b in pairwise(cells)}
    mode.undo()
    assert mode.sheet == BLANK


@pytest.mark.parametrize("aside", [(0.0, 0.42), (0.42, 0.0)])
def test_a_drag_that_begins_near_a_side_counts_on(
    window: Window, aside: tuple[float, float]
) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    (x, y), below = map(mode.puzzle.board.centre, ((0, 0), (1, 0)))
    drag(mode, (x + aside[0], y + aside[1]), below)
    assert mode.sheet.written == {(0, 0): 1, (1, 0): 2} and not mode.sheet.drawn


def test_a_drag_over_an_edge_that_is_drawn_leaves_it(window: Window) -> None:
    mode = playing(window, Puzzle(SIMPLE_LOOP, Board.square(2, 3)))
    (x, y), *way = map(mode.puzzle.board.centre, ((0, 0), (0, 1), (0, 2)))
    drawn = {Edge.of((0, 0), (0, 1)), Edge.of((0, 1), (0, 2))}
    for _ in range(2):
        drag(mode, (x + 0.42, y), *way)
        assert mode.sheet.drawn == drawn


def test_a_drag_from_the_middle_of_a_line_leads_on_from_its_end(window: Window) -> None:
    places = ((0.0, 0.0), (3.0, 0.0), (6.0, 0.0), (6.0, 3.0))
    board = graph_board(places, pairwise(range(4)))
    mode = playing(window, Puzzle(GRAPH_PATH, board))
    drag(mode, (1.5, 0.0), *(board.centre((node,)) for node in (1, 2, 3)))
    assert mode.sheet.drawn == {Edge.of((u,), (v,)) for u, v in pairwise(range(4))}


def test_a_drag_from_the_middle_of_a_side_leads_on_round_its_corner(window: Window) -> None:
    mode = playing(window, Puzzle(SLITHERLINK, Board.square(2, 2)))
    place = mode.puzzle.board.lattice.corner_point
    (x, y), corner, far = place((0, 0)), place((0, 1)), place((1, 1))
    drag(mode, ((x + corner[0]) / 2, (y + corner[1]) / 2), corner, far)
    side = SpotKind.SIDE
    assert mode.sheet.drawn == {
        Edge.of((0, 0), (0, 1), side),
        Edge.of((0, 1), (1, 1), side),
    }


def test_a_drag_from_near_a_corner_keeps_the_side_it_goes_along(window: Window) -> None:
    """Also where the hand moves so slowly that it is near that corner for a while."""
    mode = playing(window, Puzzle(SLITHERLINK, Board.square(2, 2)))
    drag(mode, *((0.25 + step / 50, 0.0) for step in range(38)))
    side = SpotKind.SIDE
    assert mode.sheet.drawn == {Edge.of((0, 0), (0, 1), side)}
    drag(mode, *((1.0, 0.25 - step / 50) for step in range(12)), (1.0, 0.0), (2.0, 0.0))
    assert Edge.of((0, 1), (0, 2), side) in mode.sheet.drawn


def test_a_drag_from_beside_a_clue_that_is_not_passed_draws_nothing(window: Window) -> None:
    arrow = Clue("numbers", Cell((0, 0)), ray(1, 2))
    mode = playing(window, Puzzle(YAJILIN, Board.square(3, 3)).placed(arrow))
    (x, y), *way = map(mode.puzzle.board.centre, ((0, 0), (0, 1), (0, 2)))
    drag(mode, (x + 0.42, y), *way)
    assert not mode.sheet.drawn


def test_edges_are_clicked_crossed_and_dragged_over(window: Window) -> None:
    mode = playing(window, "slitherlink/garden")
    place = mode.puzzle.board.lattice.corner_point
    corners = [(0, 0), (0, 1), (0, 2), (0, 3)]
    edges = [mode.table.edge(a, b) for a, b in pairwise(corners)]
    points = [middle(place(a), place(b)) for a, b in pairwise(corners)]
    mode.hand.press(Pointer(points[0]))
    assert mode.sheet.drawn == {edges[0]}
    mode.hand.press(Pointer(points[0]))
    assert not mode.sheet.drawn
    mode.hand.press(Pointer(points[0], right=True))
    for point in points[1:]:
        mode.hand.drag(Pointer(point, right=True))
    assert mode.sheet.crossed == set(edges)
    # The same by keys: beside the cursor's cell.
    mode.restart()
    mode.hand.cursor = (0, 0)
    key(mode, Qt.Key.Key_Up, shift=True)
    assert mode.sheet.drawn == {edges[0]}
    key(mode, Qt.Key.Key_Up, ctrl=True)
    assert mode.sheet.crossed == {edges[0]}


def test_shading_goes_round_inside_outside_open(window: Window) -> None:
    mode = playing(window, "slitherlink/garden")
    mode.choose_tool(PENCIL)
    seen = []
    for _ in range(3):
        click(mode, (2, 2))
        seen.append(mode.sheet.noted.get((2, 2)))
    assert seen == [{1}, {2}, None]


def test_cells_of_a_yajilin_are_shaded_and_counted(window: Window) -> None:
    mode = playing(window, "yajilin/stepping-stones")
    mode.choose_tool(PENCIL)
    click(mode, (0, 0))
    overlay = mode.overlay(mode.sheet)
    assert overlay.shaded == {(0, 0)} and not overlay.pencil.shaded
    assert "1 cell shaded" in mode.panel.facts.text()
    assert "shaded" in mode.hints[0].text
    click(mode, (0, 0))
    assert not mode.overlay(mode.sheet).shaded


def test_a_click_on_a_cell_of_a_yajilin_shades_it_with_the_first_tool(window: Window) -> None:
    """It did nothing, and nothing said that another tool does."""
    mode = playing(window, "yajilin/stepping-stones")
    at = (0, 0)
    seen = []
    for right in (False, False, False, True):
        click(mode, at, right=right)
        seen.append(mode.sheet.noted.get(at))
    assert seen == [{1}, {2}, None, {2}]
    mode.hand.cursor = at
    key(mode, Qt.Key.Key_Backspace)
    assert at not in mode.sheet.noted
    key(mode, Qt.Key.Key_Space)
    assert mode.sheet.noted == {at: {1}}
    assert "shade" in mode.hints[0].text
    # Neither a cell that the line never passes, nor one that a line is dragged from and back to.
    before = mode.sheet
    click(mode, min(mode.table.left_out))
    press, there = (mode.puzzle.board.centre(at) for at in ((3, 3), (3, 4)))
    mode.hand.press(Pointer(press))
    mode.hand.drag(Pointer(there))
    mode.hand.drag(Pointer(press))
    mode.hand.release(Pointer(press))
    assert mode.sheet == before
    whole = playing(window, "masyu/string-of-pearls")
    click(whole, (0, 0))
    assert not whole.sheet.noted


def test_neither_clue_cells_are_shaded_nor_shaded_cells_coloured(window: Window) -> None:
    """A colour hid the shade, and a figure on it, and what could never be shaded was."""
    mode = playing(window, "yajilin/stepping-stones")
    mode.choose_tool(PENCIL)
    board, out = mode.puzzle.board, mode.table.left_out
    clue = next(at for at in board.cells if at in out and (at[0], at[1] + 1) not in out)
    beside = (clue[0], clue[1] + 1)
    for way in ([clue, beside], [beside, clue]):
        before = mode.sheet
        mode.hand.press(Pointer(board.centre(way[0])))
        mode.hand.drag(Pointer(board.centre(way[1])))
        mode.hand.release(Pointer(board.centre(way[1])))
        assert clue not in mode.sheet.noted
        assert (mode.sheet == before) == (way[0] == clue)
    mode.choose_tool(COLOUR)
    click(mode, beside)
    overlay = mode.overlay(mode.sheet)
    assert overlay.shaded == {beside} and not overlay.pencil.coloured
    assert mode.sheet.coloured


def test_a_wrongly_shaded_cell_is_ringed_itself(window: Window) -> None:
    mode = playing(window, "yajilin/stepping-stones")
    mode.choose_tool(PENCIL)
    click(mode, (0, 0))
    marks = marks_of(mode.table, mode.game)
    assert len(marks) > 1 and {place for _, place in marks} == {Cell((0, 0))}
    assert all(isinstance(mark.spots[0], Edge) for mark, _ in marks)
    mode.asks._marks = marks
    mode.asks._hear(MarksChecked(1))
    assert mode.asks.told.wrong == {Cell((0, 0))}


@pytest.mark.parametrize("name", ["jump-maze/schonbrunn-zero", "one-stroke/house"])
def test_a_walk_is_clicked_to_its_end_and_by_keys(window: Window, name: str) -> None:
    mode = playing(window, name)
    nodes = answer(mode)
    for at in nodes:
        click(mode, at)
    assert mode.solved
    key(mode, Qt.Key.Key_Backspace)
    assert not mode.solved and mode.sheet.walk == tuple(nodes[:-1])
    mode.hand.cursor = nodes[-1]
    key(mode, Qt.Key.Key_Return)
    assert mode.solved


@pytest.mark.parametrize(
    "name", ["ordered-path/zipper", "jump-maze/schonbrunn", "one-stroke/house"]
)
def test_a_drag_from_the_end_of_a_walk_goes_on_and_a_click_takes_it_back(
    window: Window, name: str
) -> None:
    """The press took it back, so that a line drawn in several strokes never grew."""
    mode = playing(window, name)
    nodes = tuple(answer(mode)[:3])
    for at in nodes[:2]:
        click(mode, at)
    assert mode.sheet.walk == nodes[:2]
    centre = mode.puzzle.board.centre
    mode.hand.press(Pointer(centre(nodes[1])))
    mode.hand.drag(Pointer(centre(nodes[2])))
    mode.hand.release(Pointer(centre(nodes[2])))
    assert mode.sheet.walk == nodes
    click(mode, nodes[2])
    assert mode.sheet.walk == nodes[:2]


def test_a_walk_that_cannot_go_there_says_so(window: Window) -> None:
    mode = playing(window, "jump-maze/schonbrunn-zero")
    click(mode, (0, 0))
    assert not mode.sheet.walk
    assert window.notices.sentence == "The line begins at the start."


def test_the_first_click_of_a_walk_may_be_where_it_leads_from_the_start(window: Window) -> None:
    mode = playing(window, "jump-maze/schonbrunn-zero")
    start = mode.table.start
    assert start is not None
    at = next(at for at in mode.table.puzzle.board.cells if mode.table.joined(start, at))
    click(mode, at)
    assert mode.sheet.walk == (start, at)
    mode.undo()
    assert not mode.sheet.walk


def test_undo_redo_and_assumptions_are_the_players_own(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    click(mode, (0, 0))
    key(mode, Qt.Key.Key_A, "a")
    click(mode, (0, 1))
    click(mode, (0, 2))
    assert "1 open, 2 marks" in mode.panel.assumed.text()
    assert nameless(window) == []
    overlay = mode.overlay(mode.sheet)
    assert set(overlay.written) == {(0, 0)}
    assert set(overlay.pencil.assumed_numbers) == {(0, 1), (0, 2)}
    mode.panel.abandon.click()
    assert mode.sheet.written == {(0, 0): 1}
    window.action("undo").trigger()
    assert len(mode.sheet.written) == 3
    window.action("redo").trigger()
    assert len(mode.sheet.written) == 1
    assert window.document.is_clean and not window.document.puzzle.clues


def test_notes_and_colours_are_marks_that_an_assumption_stands_for(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    click(mode, (0, 0))
    mode.assume()
    click(mode, (0, 1))
    mode.choose_tool(COLOUR)
    for at in ((1, 0), (1, 1)):
        click(mode, at)
    assert mode.panel.assumed.text() == "1 open, 3 marks since the last"
    mode.abandon()
    assert mode.sheet == BLANK.with_number((0, 0), 1)


@pytest.mark.parametrize("tool", [SOLVE, PENCIL])
def test_what_is_begun_in_play_ends_with_it(window: Window, tool: str) -> None:
    """A digit that was typed before would be the first of a number that is typed when one is back,
    and a mark would belong to a drag that was never let go."""
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(4, 5)))
    mode.choose_tool(tool)
    mode.hand.go_to((0, 0))
    type_text(mode, "1")
    for other in ("edit", "play"):
        window.modes.choose(other)
    type_text(mode, "2")
    if tool == PENCIL:
        key(mode, Qt.Key.Key_Return)
    written = mode.sheet.noted.get((0, 0)) if tool == PENCIL else mode.sheet.written.get((0, 0))
    assert written in (2, frozenset({2}))
    mode.hand.press(Pointer(mode.puzzle.board.centre((2, 2))))
    for other in ("edit", "play"):
        window.modes.choose(other)
    assert mode.hand.stroke == 0


def test_leaving_keeps_the_game_and_stops_its_clock(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    click(mode, (0, 0))
    window.modes.choose("edit")
    stood = mode.seconds
    assert mode.seconds == stood
    window.modes.choose("play")
    assert mode.sheet.written == {(0, 0): 1}
    mode.restart()
    window.modes.choose("edit")
    window.modes.choose("play")
    mode.undo()
    assert mode.sheet.written == {(0, 0): 1}
    window.modes.choose("edit")
    window.open_document(Document(Puzzle(NUMBER_PATH, Board.square(2, 2))))
    window.modes.choose("play")
    assert not mode.sheet.written and mode.table.length == 4


def test_replay_shows_each_sheet_and_comes_back(window: Window, qtbot: QtBot) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    for at in ((0, 0), (0, 1), (0, 2)):
        click(mode, at)
    mode.replay()
    assert mode.replaying
    qtbot.waitUntil(lambda: not mode.replaying)
    assert len(mode.sheet.written) == 3


def replayed(mode: PlayMode, sheets: int) -> None:
    """A replay under way that has shown so many sheets; its clock stands."""
    mode.replay()
    mode._replaying.setInterval(1_000_000)
    for _ in range(sheets):
        mode._show_next()


def test_a_replay_says_how_far_the_board_is_that_it_shows(window: Window) -> None:
    mode = playing(window, "slitherlink/four-points")
    corners = answer(mode)
    for a, b in pairwise([*corners, corners[0]]):
        mode.play(mode.sheet.with_edge(mode.table.edge(a, b), "drawn", True))
    panel = mode.panel
    assert panel.headline.text() == "Solved"
    replayed(mode, 4)
    assert panel.headline.text() == "Replay" and panel.facts.text().startswith("3 edges drawn")
    mode.replay()
    assert panel.headline.text() == "Solved"
    assert panel.facts.text().startswith(f"{len(corners)} edges drawn")


def test_a_replay_leaves_to_the_strip_what_the_board_shows(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    for at in ((0, 0), (0, 1), (0, 2)):
        click(mode, at)
    with patch.object(mode.strip, "show_state", wraps=mode.strip.show_state) as shown:
        replayed(mode, 2)
        assert shown.call_args.args[0] == NumberStripState(9, frozenset({1}), None)
        assert "next" not in mode.panel.facts.text()
        mode.replay()
        assert shown.call_args.args[0] == NumberStripState(9, frozenset({1, 2, 3}), 4)


ACTS: dict[str, Callable[[PlayMode], object]] = {
    "mark": lambda mode: click(mode, (0, 2)),
    "the same mark": lambda mode: mode.play(mode.sheet),
    "undo": PlayMode.undo,
    "redo": PlayMode.redo,
    "assume": PlayMode.assume,
    "keep": PlayMode.keep,
    "abandon": PlayMode.abandon,
    "restart": PlayMode.restart,
    "check": PlayMode.check,
    "hint": PlayMode.hint,
    "take hint": PlayMode.take_hint,
    "reach": PlayMode.show_reach,
    "take number": lambda mode: mode.take_number(5),
    "escape": lambda mode: key(mode, Qt.Key.Key_Escape),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
def test_what_acts_on_the_marks_of_now_ends_a_replay(
    window: Window, monkeypatch: pytest.MonkeyPatch, act: Callable[[PlayMode], object]
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    for at in ((0, 0), (0, 1), (1, 1)):
        click(mode, at)
    mode.assume()
    click(mode, (1, 0))
    click(mode, (2, 0))
    mode.undo()
    with patch.object(window.editor.scene, "show_picture") as shown:
        replayed(mode, 1)
        act(mode)
        assert not mode.replaying
        assert shown.call_args.args[0] == draw(mode.puzzle, mode.overlay(mode.sheet))
    assert mode.panel.headline.text() == "Playing" and window.modes.mode is mode


def test_an_empty_board_is_not_played(window: Window) -> None:
    window.open_document(Document(Puzzle(NUMBER_PATH, Board.square(1, 1).with_cells([]))))
    window.modes.choose("play")
    assert window.modes.editing


def test_checks_ring_the_first_mistake_and_forget_it_with_the_next_mark(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    click(mode, (0, 0))
    click(mode, (0, 1))
    mode.panel.check.click()
    job: Any = mode.asks.job
    assert not mode.panel.hint.isEnabled()
    job.tell(MarksChecked(1))
    job.tell(Ended())
    assert mode.asks.told.wrong == {Cell((0, 1))}
    assert "mistake" in mode.panel.news.text() and mode.panel.hint.isEnabled()
    click(mode, (0, 2))
    assert not mode.asks.told.wrong and not mode.panel.news.text()
    mode.check()
    silent: Any = mode.asks.job
    silent.tell(MarksChecked(None))
    assert mode.panel.news.text() == "Right so far."
    silent.tell(Ended(as_told("The solver was killed.")))
    assert mode.panel.news.text() == "The solver was killed."


CHANGES: dict[str, Callable[[PlayMode], object]] = {
    "mark": lambda mode: click(mode, (0, 2)),
    "amend": lambda mode: mode.play(mode.sheet.with_number((0, 1), None), amend=True),
    "undo": PlayMode.undo,
    "redo": PlayMode.redo,
    "abandon": PlayMode.abandon,
    "restart": PlayMode.restart,
    "escape": lambda mode: key(mode, Qt.Key.Key_Escape),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_an_answer_about_marks_that_changed_meanwhile_is_not_told(
    window: Window, monkeypatch: pytest.MonkeyPatch, change: Callable[[PlayMode], object]
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    click(mode, (0, 0))
    mode.assume()
    click(mode, (0, 1))
    click(mode, (1, 1))
    mode.undo()
    mode.panel.check.click()
    job: Any = mode.asks.job
    assert mode.panel.news.text() == "One moment..."
    change(mode)
    assert job.stopped and not mode.panel.news.text() and mode.panel.check.isEnabled()
    job.tell(MarksChecked(0))
    job.tell(Ended())
    assert not mode.panel.news.text() and not mode.asks.told.wrong


def test_what_a_hint_goes_on_to_is_in_sight_in_a_low_window(window: Window, qtbot: QtBot) -> None:
    """The button below was scrolled to as high as it lay before there were more lines above it."""
    window.resize(1440, 480)
    mode = playing(window, "number-path/first-steps")
    button, sight = mode.panel.more, mode.panel._area.viewport()
    for words in ("Why?", "Mark it"):
        mode.hint()
        qtbot.waitUntil(lambda: mode.asks.job is None)
        for _ in range(2):
            place = QRect(button.mapTo(sight, QPoint(0, 0)), button.size())
            assert button.text() == words and sight.rect().contains(place)
            turns()


@pytest.mark.parametrize("ask", ["hint", "check"])
@pytest.mark.parametrize("stop", ["panel", "bar", "Esc"])
def test_an_answer_that_takes_long_need_not_be_waited_for(
    window: Window, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, ask: str, stop: str
) -> None:
    """Nothing but another mode put an end to it."""
    monkeypatch.setattr(job_runner, "Job", Silent)
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    mode.asks._patience.setInterval(20)
    panel, bar = mode.panel, mode.bar
    hint = bar.hint.text()
    getattr(panel, ask).click()
    job: Any = mode.asks.job
    assert panel.news.text() == "One moment..."
    # A second press of the hint comes too early, and is not taken for the wish to stop.
    assert panel.stop.isHidden() and not bar.hint.isEnabled()
    qtbot.waitUntil(lambda: not panel.stop.isHidden())
    assert bar.hint.isEnabled() and bar.hint.text() == panel.stop.text() == "Stop"
    assert not job.stopped
    if stop == "Esc":
        key(mode, Qt.Key.Key_Escape)
    else:
        (panel.stop if stop == "panel" else bar.hint).click()
    assert job.stopped and mode.asks.job is None
    assert panel.stop.isHidden() and not panel.news.text() and bar.hint.text() == hint
    assert panel.hint.isEnabled() and panel.check.isEnabled() and bar.check.isEnabled()


def test_an_answer_that_comes_late_takes_the_place_of_the_way_to_stop(
    window: Window, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    mode.asks._patience.setInterval(0)
    mode.check()
    qtbot.waitUntil(lambda: not mode.panel.stop.isHidden())
    job: Any = mode.asks.job
    job.tell(MarksChecked(None))
    job.tell(Ended())
    assert (
        mode.panel.stop.isHidden()
        and mode.panel.news.text() == "No line and no number is marked yet."
    )


def test_a_question_ends_with_the_mode_and_is_not_waited_for_later(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    mode.panel.hint.click()
    job: Any = mode.asks.job
    window.modes.choose("edit")
    window.modes.choose("play")
    assert job.stopped and mode.panel.hint.isEnabled()
    assert mode.panel.news.isHidden() and not mode.panel.news.text()


def test_a_replay_shows_nothing_that_was_told_of_the_marks_of_now(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    click(mode, (0, 0))
    mode.asks._marks = [(Mark(USED, (Cell((0, 0)),)), Cell((0, 0)))]
    mode.asks._hear(MarksChecked(0))
    assert mode.overlay(mode.sheet).pencil.wrong
    assert not mode.overlay(mode.game.recording[0]).pencil.wrong


def test_that_it_is_solved_is_a_sentence_of_its_own_and_is_taken_back_with_the_line(
    window: Window,
) -> None:
    mode = playing(window, "one-stroke/house")
    for at in answer(mode):
        click(mode, at)
    assert window.notices.sentence.endswith("des Ni-ko-laus. Solved.")
    mode.undo()
    assert not mode.solved and not window.notices.sentence
    mode.redo()
    assert window.notices.sentence.endswith("Solved.")
    mode.restart()
    assert not window.notices.sentence


def test_a_hint_says_where_then_why_then_marks_it(window: Window, qtbot: QtBot) -> None:
    """With a real solver process."""
    mode = playing(window, "slitherlink/garden")
    mode.panel.hint.click()
    qtbot.waitUntil(lambda: mode.asks.job is None)
    assert mode.panel.news.text().startswith("Look here")
    assert mode.asks.told.pointed and mode.sheet == BLANK
    mode.panel.more.click()
    assert mode.panel.more.text() == "Mark it" and "Look" not in mode.panel.news.text()
    assert nameless(window) == []
    mode.panel.more.click()
    assert mode.sheet != BLANK and not mode.asks.told.pointed


def test_a_game_that_was_begun_anew_has_its_time_back_with_its_marks(window: Window) -> None:
    mode = playing(window, "slitherlink/four-points")
    corners = answer(mode)
    for a, b in pairwise([*corners, corners[0]]):
        mode.play(mode.sheet.with_edge(mode.table.edge(a, b), "drawn", True))
    mode._seconds += 28
    assert mode.solved
    mode.restart()
    assert not mode.solved and mode.seconds < 1
    mode.undo()
    assert mode.solved and 28 <= mode.seconds < 30 and mode._since is None
    assert mode.panel.assumed.text() == "None."
    mode.redo()
    # The time of the one does not count for the other.
    mode._seconds += 50
    mode.undo()
    assert 28 <= mode.seconds < 30 and mode._since is None
    mode.redo()
    assert 50 <= mode.seconds < 55 and mode._since is not None


def begun_anew(window: Window) -> PlayMode:
    """A game of two marks and 100 seconds, begun anew."""
    mode = playing(window, "slitherlink/four-points")
    for a, b in pairwise(answer(mode)[:3]):
        mode.play(mode.sheet.with_edge(mode.table.edge(a, b), "drawn", True))
    mode._seconds += 100
    mode.restart()
    assert mode.seconds < 1
    return mode


def test_a_game_that_is_begun_anew_twice_has_its_time_back_too(window: Window) -> None:
    mode = begun_anew(window)
    mode.restart()
    assert mode.seconds < 1
    mode.undo()
    assert len(mode.sheet.drawn) == 2 and mode.seconds >= 100
    mode.redo()
    assert mode.sheet == BLANK and mode.seconds < 5
    # What is marked in its place goes on with the time of before.
    mode.undo()
    a, b = answer(mode)[2:4]
    mode.play(mode.sheet.with_edge(mode.table.edge(a, b), "drawn", True))
    assert len(mode.sheet.drawn) == 3 and mode.seconds >= 100


@pytest.mark.parametrize("command", ["new", "question", "palette"])
def test_the_clock_stands_while_a_card_covers_the_board(window: Window, command: str) -> None:
    mode = playing(window, Puzzle(SIMPLE_LOOP, Board.square(4, 5)))
    assert mode._since is not None
    if command == "question":
        window.document.apply(Puzzle(SIMPLE_LOOP, Board.square(5, 5)))
        window.modes.choose("play")
        assert not window.files.may_leave(lambda: None)
    else:
        window.action(command).trigger()
    mode._tick()
    assert mode._since is None
    stood = mode.seconds
    for _ in range(2):
        mode._tick()
    assert mode.seconds == stood
    for card in reversed(open_cards(window)):
        card.reject()
    mode._tick()
    assert mode._since is not None and mode.seconds >= stood


def test_the_clock_of_a_puzzle_that_is_solved_stands_after_a_card_too(window: Window) -> None:
    mode = playing(window, "slitherlink/four-points")
    solve(mode)
    window.action("new").trigger()
    mode._tick()
    open_cards(window)[0].reject()
    mode._tick()
    assert mode.solved and mode._since is None


@pytest.mark.parametrize("command", ["replay", "redo"])
def test_the_clock_stands_after_a_command_of_the_palette_that_stops_it(
    window: Window, command: str
) -> None:
    """It ran on as the card was gone, while the play was shown again and for a solved puzzle."""
    mode = playing(window, "slitherlink/four-points")
    solve(mode)
    mode.undo()
    window.action("palette").trigger()
    mode._tick()
    open_cards(window)[0].reject()
    if command == "replay":
        mode.replay()
        assert mode.replaying
    else:
        mode.redo()
        assert mode.solved
    mode._tick()
    assert mode._since is None
    mode.undo()
    mode._tick()
    assert not mode.solved and not mode.replaying and mode._since is not None


def test_the_clock_stands_while_the_play_is_shown_again(window: Window, qtbot: QtBot) -> None:
    mode = playing(window, "slitherlink/garden")
    a, b = answer(mode)[:2]
    mode.play(mode.sheet.with_edge(mode.table.edge(a, b), "drawn", True))
    mode.hint()
    qtbot.waitUntil(lambda: mode.asks.said)
    mode.replay()
    # What was told speaks of a board that is not to be seen now.
    assert mode.replaying and not mode.asks.said
    assert mode._since is None
    mode.replay()
    assert not mode.replaying and mode._since is not None


def test_a_blank_sheet_that_is_begun_anew_leaves_no_time_to_come_back(window: Window) -> None:
    """Undo of the first mark brought it: beginning anew was no step then."""
    mode = playing(window, "slitherlink/four-points")
    mode._seconds += 28
    mode.restart()
    a, b = answer(mode)[:2]
    mode.play(mode.sheet.with_edge(mode.table.edge(a, b), "drawn", True))
    mode.undo()
    assert mode.seconds < 5


def test_asked_three_times_a_hint_is_marked_and_then_the_next_is_asked_for(
    window: Window, qtbot: QtBot
) -> None:
    mode = playing(window, "slitherlink/garden")
    for _ in range(2):
        before = mode.sheet
        mode.hint()
        qtbot.waitUntil(lambda: mode.asks.job is None)
        assert mode.asks.pointing
        mode.hint()
        assert mode.panel.more.text() == "Mark it" and mode.sheet == before
        mode.hint()
        assert mode.sheet != before


def test_what_several_steps_of_a_hint_say_alike_is_said_once(window: Window) -> None:
    mode = playing(window, "slitherlink/garden")
    mark = Mark(USED, (Edge.of(*mode.puzzle.board.corners[:2], SpotKind.SIDE),))
    words = ("All of these are passed.", "All of these are passed.", "So this is drawn.")
    steps = [Step("rest", "A count", 1, (), (mark,), each, 1) for each in words]
    mode.asks._hear(Hint(tuple(steps)))
    mode.asks.tell_why()
    assert mode.panel.news.text() == "All of these are passed. So this is drawn."


def test_answers_and_assumptions_move_no_button(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    panel = mode.panel
    buttons = (panel.check, panel.hint, panel.reach, panel.assume, panel.keep, panel.abandon)

    def places() -> list[QPoint]:
        turns()
        return [button.mapTo(panel, QPoint(0, 0)) for button in buttons]

    before = places()
    panel.tell("Look here: " + "a long sentence about what follows " * 4, more="Why")
    assert places() == before
    mode.assume()
    assert places() == before


def test_answers_are_told_below_the_board_where_the_panel_is_a_drawer(window: Window) -> None:
    window.resize(1024, 680)
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    turns()
    mode.panel.tell("Right so far.")
    assert window.notices.sentence == "Right so far."
    mode.forget()
    assert not window.notices.sentence
    mode.panel.tell("Right so far.")
    window.editor_page.show_panel(True)
    mode.forget()
    assert not window.notices.sentence


def test_clock_and_hint_stand_below_the_board_while_the_panel_is_out_of_sight(
    window: Window, qtbot: QtBot
) -> None:
    window.resize(1024, 680)
    mode = playing(window, "slitherlink/garden")
    bar, page, view = mode.bar, window.editor_page, window.editor.view
    turns()
    assert bar.isVisible() and not mode.panel.isVisible()
    assert bar.facts.text() == f"{clock(mode.seconds)} · 0 edges drawn"
    below = bar.mapTo(window, QPoint(0, 0)).y()
    assert below >= view.mapTo(window, QPoint(0, 0)).y() + view.height()
    assert bar in page.regions
    bar.hint.click()
    assert not bar.hint.isEnabled()
    qtbot.waitUntil(lambda: mode.asks.job is None)
    wide = bar.hint.sizeHint().width()
    assert mode.asks.told.pointed and bar.hint.text() == "Why?"
    bar.hint.click()
    assert bar.hint.text() == "Mark it"
    bar.hint.click()
    assert mode.sheet != BLANK and bar.hint.text() == "Hint" and bar.hint.sizeHint().width() == wide
    bar.check.click()
    qtbot.waitUntil(lambda: mode.asks.job is None)
    assert window.notices.sentence == "Right so far."
    for shown in (True, False):
        page.show_panel(shown)
        assert bar.isVisible() is not shown and mode.panel.isVisible() is shown
    page.show_board_only(True)
    assert not bar.isVisible()
    page.show_board_only(False)
    assert bar.isVisible()
    window.modes.choose("edit")
    assert not bar.isVisible()


def test_below_the_board_it_says_that_it_is_solved(window: Window) -> None:
    window.resize(1024, 680)
    mode = playing(window, "number-path/first-steps")
    solve(mode)
    turns()
    bar = mode.bar
    assert bar.isVisible() and bar.facts.text().startswith(f"Solved · {clock(mode.seconds)}")
    assert not bar.hint.isEnabled() and not bar.check.isEnabled()
    mode.undo()
    assert bar.facts.text().startswith(clock(mode.seconds)) and bar.hint.isEnabled()


def test_no_two_lines_part_the_same_in_the_panel(window: Window) -> None:
    """Without an answer there is nothing between its line and that of the foot."""
    panel = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3))).panel

    def parts() -> list[bool]:
        turns()
        every = (panel._layout.itemAt(i).widget() for i in range(panel._layout.count()))
        return [part.objectName() == "hairline" for part in every if part and part.isVisible()]

    assert not any(a and b for a, b in pairwise(parts()))
    before = sum(parts())
    panel.tell("Right so far.")
    assert sum(parts()) == before + 1 and not any(a and b for a, b in pairwise(parts()))


@pytest.mark.parametrize(
    ("name", "word"),
    [("ordered-path/zipper", "1 of 49 cells"), ("jump-maze/schonbrunn", "0 jumps")],
)
def test_only_mazes_are_jumped_through(window: Window, name: str, word: str) -> None:
    assert playing(window, name).panel.facts.text().startswith(word)


def test_menus_name_what_they_do_in_play(window: Window) -> None:
    """Not the edit that Undo takes back in Edit; and no clue can be removed."""
    mode = playing(window, Puzzle(SIMPLE_LOOP, Board.square(3, 3)))
    window.modes.choose("edit")
    window.document.apply(Puzzle(SIMPLE_LOOP, Board.square(3, 4)), "Fill the board")
    turns()
    assert window.action("undo").text() == "Undo Fill the board"
    window.modes.choose("play")
    turns()
    assert window.action("undo").text() == "Undo" and not window.action("clear").isEnabled()
    drag(mode, *map(mode.puzzle.board.centre, ((0, 0), (0, 1))))
    turns()
    assert window.action("undo").text() == "Undo" and window.action("undo").isEnabled()
    window.modes.choose("edit")
    turns()
    assert window.action("undo").text() == "Undo Fill the board"


def test_the_clock_reads_like_a_stop_watch() -> None:
    assert [clock(s) for s in (0, 59.9, 61, 3661)] == ["0:00", "0:59", "1:01", "1:01:01"]


def test_undo_and_starting_over_take_the_next_number_back(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    for at in ((0, 0), (0, 1), (0, 2)):
        click(mode, at)
    mode.undo()
    mode.undo()
    assert mode._state(mode.sheet).next_number == 2
    click(mode, (0, 1))
    assert mode.sheet.written == {(0, 0): 1, (0, 1): 2}
    mode.restart()
    click(mode, (2, 2))
    assert mode.sheet.written == {(2, 2): 1}


def test_assumed_numbers_stay_assumed_after_abandon_and_undo(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    click(mode, (0, 0))
    mode.assume()
    click(mode, (0, 1))
    mode.abandon()
    mode.undo()
    overlay = mode.overlay(mode.sheet)
    assert overlay.pencil.assumed_numbers == {(0, 1): 2} and overlay.written == {(0, 0): 1}


def test_a_stroke_in_another_window_is_another_step_of_the_same_game(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    hands = [PlayPointer(mode, lambda: {}) for _ in range(2)]
    for hand, at in zip(hands, ((0, 0), (0, 1)), strict=True):
        hand.go_on_from(mode.game.last_number)
        hand.press(Pointer(mode.puzzle.board.centre(at)))
        hand.release(Pointer(mode.puzzle.board.centre(at)))
    mode.undo()
    assert mode.sheet.written == {(0, 0): 1}


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("yajilin/stepping-stones", "mirror"),
        ("slitherlink/garden", "turn"),
        ("slitherlink/honey-loop", "mirror"),
        ("number-path/flower", "turn"),
        ("ordered-path/zipper", "turn_back"),
        ("jump-maze/schonbrunn", "mirror"),
        ("jump-tour/knights-round", "turn"),
        ("one-stroke/house", "mirror"),
        ("slitherlink/sails", "turn"),
        ("slitherlink/union", "turn"),
        ("slitherlink/compass", "mirror"),
        ("number-path/zigzag", "turn"),
    ],
)
def test_marks_turn_with_their_board(window: Window, name: str, action: str) -> None:
    """They stayed where they were: 34 edges of a solved Yajilin became 21 for good."""
    mode = playing(window, name)
    solve(mode)
    assert mode.solved
    before, seconds = mode.sheet, mode.seconds
    window.modes.choose("edit")
    window.action(action).trigger()
    window.modes.choose("play")
    assert mode.solved and mode.seconds >= seconds
    assert mode.sheet.since(BLANK) == before.since(BLANK)
    # Also with a clue that was changed beside it, and back again.
    window.modes.choose("edit")
    window.document.undo_stack.undo()
    window.modes.choose("play")
    assert mode.solved and mode.sheet == before


def test_stretches_of_a_grand_tour_need_not_be_drawn_again(window: Window, qtbot: QtBot) -> None:
    """The loop was closed on the board, and not solved before what was given was traced over."""
    mode = playing(window, "grand-tour/round-trip")
    given = mode.table.laid
    assert given
    nodes = answer(mode)
    steps = [mode.table.edge(a, b) for a, b in pairwise([*nodes, nodes[0]])]
    *missing, last = [edge for edge in steps if edge not in given]
    sheet = mode.sheet
    for edge in missing:
        sheet = sheet.with_edge(edge, "drawn", True)
    mode.play(sheet)
    assert not mode.solved
    # Hints speak of what is still to be drawn.
    mode.hint()
    qtbot.waitUntil(lambda: mode.asks.pointing)
    assert not mode.asks.told.pointed & given
    mode.play(sheet.with_edge(last, "drawn", True))
    assert mode.solved
    count = len(steps) - len(given)
    assert mode.panel.facts.text().startswith(f"{count} edges drawn")
    # Traced over, or crossed out, they are no marks more.
    before = mode.sheet
    (edge,) = [*given][:1]
    assert isinstance(edge, Edge)
    point = middle(*map(mode.puzzle.board.centre, (edge.a, edge.b)))
    for right in (False, True):
        mode.hand.press(Pointer(point, right=right))
        mode.hand.release(Pointer(point, right=right))
        assert mode.sheet == before and "given" in window.notices.sentence
    mode.hand.press(Pointer(mode.puzzle.board.centre(edge.a)))
    mode.hand.drag(Pointer(mode.puzzle.board.centre(edge.b)))
    mode.hand.release(Pointer(mode.puzzle.board.centre(edge.b)))
    assert mode.sheet == before and mode.solved


def test_a_hint_that_finds_a_mistake_beside_what_is_given_rings_it(
    window: Window, qtbot: QtBot
) -> None:
    """It looked for the mark by its number among those of the player alone."""
    mode = playing(window, "grand-tour/round-trip")
    nodes = answer(mode)
    wrong = mode.table.edge(*nodes[:2])
    for a, b in pairwise([*nodes, nodes[0]]):
        if (wrong := mode.table.edge(a, b)) not in mode.table.laid:
            break
    mode.play(mode.sheet.with_edge(wrong, "crossed", True))
    mode.hint()
    qtbot.waitUntil(lambda: mode.asks.job is None)
    assert mode.asks.told.wrong == {wrong}


def test_what_was_in_the_way_of_a_clue_comes_back_without_it(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    for at in ((0, 0), (0, 1)):
        click(mode, at)
    before = mode.sheet
    window.modes.choose("edit")
    placed = window.document.puzzle.placed(Clue("labels", Cell((0, 1)), 7))
    assert isinstance(placed, Puzzle)
    window.document.apply(placed)
    window.modes.choose("play")
    assert mode.sheet.written == {(0, 0): 1}
    window.modes.choose("edit")
    window.document.undo_stack.undo()
    window.modes.choose("play")
    assert mode.sheet == before
    # What is marked in between stays, and so does what it took the place of.
    window.modes.choose("edit")
    window.document.undo_stack.redo()
    window.modes.choose("play")
    mode.play(mode.sheet.with_number((2, 2), 9))
    window.modes.choose("edit")
    window.document.undo_stack.undo()
    window.modes.choose("play")
    assert mode.sheet.written == {(0, 0): 1, (2, 2): 9}


def test_what_was_in_the_way_comes_back_in_its_own_game_alone(window: Window) -> None:
    documents = []
    for at, title in (((0, 0), "A"), ((1, 1), "B")):
        mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3), title=title))
        mode.play(mode.sheet.with_number(at, 3))
        before = mode.sheet
        window.modes.choose("edit")
        placed = window.document.puzzle.placed(Clue("labels", Cell(at), 7))
        assert isinstance(placed, Puzzle)
        window.document.apply(placed)
        window.modes.choose("play")
        assert mode.sheet == BLANK
        documents.append((window.document, before))
        window.modes.choose("edit")
    for document, before in documents:
        window.open_document(document)
        window.modes.choose("play")
        window.modes.choose("edit")
        document.undo_stack.undo()
        window.modes.choose("play")
        assert mode.sheet == before
        window.modes.choose("edit")


def test_what_was_begun_anew_brings_back_nothing_that_stood_in_the_way(window: Window) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    click(mode, (0, 0))
    window.modes.choose("edit")
    placed = window.document.puzzle.placed(Clue("labels", Cell((0, 0)), 7))
    assert isinstance(placed, Puzzle)
    window.document.apply(placed)
    window.modes.choose("play")
    mode.restart()
    window.modes.choose("edit")
    window.document.undo_stack.undo()
    window.modes.choose("play")
    assert mode.sheet == BLANK


def test_the_time_of_before_comes_back_also_with_another_clue(window: Window) -> None:
    mode = begun_anew(window)
    window.modes.choose("edit")
    window.document.apply(window.document.puzzle.erased(next(window.document.puzzle.clues.all())))
    window.modes.choose("play")
    assert mode.seconds < 5
    mode.undo()
    assert len(mode.sheet.drawn) == 2 and mode.seconds >= 100


def test_undo_while_the_end_of_a_walk_is_pressed_is_not_undone(window: Window) -> None:
    mode = playing(window, "one-stroke/house")
    nodes = tuple(answer(mode)[:4])
    for at in nodes:
        click(mode, at)
    end = Pointer(mode.puzzle.board.centre(nodes[3]))
    mode.hand.press(end)
    mode.undo()
    mode.hand.release(end)
    assert mode.sheet.walk == nodes[:3]


def test_a_button_that_is_off_for_a_while_gets_the_focus_back(window: Window) -> None:
    mode = playing(window, "number-path/small-square")
    panel = mode.panel
    for moved in (False, True):
        panel.check.setFocus()
        panel._asked.enable({"check"})
        assert not panel.check.hasFocus()
        if moved:
            window.editor.setFocus()
        panel._asked.enable(())
        assert panel.check.hasFocus() is not moved


def test_undo_amid_a_drag_ends_it_and_takes_back_what_was_said(window: Window) -> None:
    mode = playing(window, "number-path/small-square")
    cells = [at for at in mode.puzzle.board.cells if at not in mode.table.given]
    pairs = ((a, b) for a in cells for b in cells if mode.table.joined(a, b))
    first, second = next(pairs)
    third = next(at for at in cells if mode.table.joined(second, at) and at != first)
    centre = mode.puzzle.board.centre
    mode.hand.press(Pointer(centre(first)))
    mode.hand.drag(Pointer(centre(second)))
    mode.say("The number 1 is given elsewhere.")
    while mode.game.can_undo:
        mode.undo()
    mode.hand.drag(Pointer(centre(third)))
    mode.hand.release(Pointer(centre(third)))
    assert mode.sheet == BLANK
    assert window.notices.sentence == ""


def test_the_board_before_another_row_has_its_own_game(window: Window) -> None:
    mode = playing(window, "slitherlink/four-points")
    a, b = answer(mode)[:2]
    mode.play(mode.sheet.with_edge(mode.table.edge(a, b), "drawn", True))
    before = mode.sheet
    window.modes.choose("edit")
    window.board.grow("top")
    window.modes.choose("play")
    assert mode.sheet == BLANK
    assert "come back with it" in window.notices.sentence
    window.modes.choose("edit")
    window.document.undo_stack.undo()
    window.modes.choose("play")
    assert mode.sheet == before


# -- other puzzles ---------------------------------------------------------------------------------


def test_marks_stay_where_clues_are_changed_and_those_that_no_longer_fit_go(
    window: Window,
) -> None:
    mode = playing(window, Puzzle(NUMBER_PATH, Board.square(3, 3)))
    mode.play(mode.sheet.with_number((0, 0), 1))
    mode.play(mode.sheet.with_number((0, 1), 2))
    mode.assume()
    mode.play(mode.sheet.with_number((0, 2), 3))
    window.modes.choose("edit")
    placed = window.document.puzzle.placed(Clue("labels", Cell((2, 2)), 2))
    assert isinstance(placed, Puzzle)
    window.document.apply(placed, "a number")
    window.modes.choose("play")
    assert mode.sheet.written == {(0, 0): 1, (0, 2): 3} and "marks" in window.notices.sentence
    mode.abandon()
    assert mode.sheet.written == {(0, 0): 1}
    mode.undo()
    assert mode.sheet.written == {(0, 0): 1, (0, 2): 3}


def test_the_game_of_another_puzzle_is_kept_until_one_comes_back(window: Window) -> None:
    small, large = (Puzzle(NUMBER_PATH, Board.square(n, n)) for n in (3, 4))
    mode = playing(window, small)
    mode.play(mode.sheet.with_number((0, 0), 1))
    assert playing(window, large) is mode and not mode.sheet.written
    mode.play(mode.sheet.with_number((3, 3), 5))
    playing(window, small)
    assert mode.sheet.written == {(0, 0): 1} and mode.table.length == 9
    playing(window, large)
    assert mode.sheet.written == {(3, 3): 5}
    # Another document with the same board is another game.
    given = small.placed(Clue("labels", Cell((1, 1)), 9))
    assert isinstance(given, Puzzle)
    playing(window, small)
    playing(window, given)
    assert not mode.sheet.written


# -- what makes no sense now -----------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["play", "watch", "explain"])
def test_a_maze_without_start_or_target_says_what_it_needs(window: Window, mode: str) -> None:
    puzzle = Puzzle(JUMP_MAZE, Board.square(3, 3)).placed(Clue("jumps", Cell((0, 0)), 2))
    assert isinstance(puzzle, Puzzle)
    window.open_document(Document(puzzle))
    window.modes.choose(mode)
    assert window.modes.key == "edit"
    assert window.notices.sentence == "Mark a start and a target to begin."


def test_what_is_off_in_the_panel_has_no_key_and_no_menu_entry(window: Window) -> None:
    mode = playing(window, "one-stroke/house")
    assert not window.action("play_keep").isEnabled()
    assert not window.action("play_restart").isEnabled()
    for at in answer(mode):
        click(mode, at)
    assert mode.solved and not mode.panel.hint.isEnabled()
    for letter in "HC":
        assert key(mode, ord(letter), letter.lower())
    assert mode.asks.job is None and not mode.asks.said
    off = [window.action(f"play_{name}") for name in ("hint", "check", "assume", "keep")]
    assert not any(action.isEnabled() for action in off)
    assert not window.action("check").isEnabled()
    mode.undo()
    assert window.action("play_hint").isEnabled() and mode.panel.hint.isEnabled()
    assert key(mode, ord("A"), "a") and mode.game.assumptions == 1
    window.modes.choose("edit")
    assert not window.action("play_hint").isEnabled() and window.action("check").isEnabled()


def test_marks_come_back_where_a_row_alone_is_undone(window: Window) -> None:
    """A clue went before the row came: the board is that of the marks again, with other clues."""
    mode = playing(window, "slitherlink/four-points")
    edge = mode.table.edge(*answer(mode)[:2])
    mode.play(mode.sheet.with_edge(edge, "drawn", True))
    seconds, document = mode.seconds, window.document
    window.modes.choose("edit")
    document.apply(document.puzzle.erased(next(document.puzzle.clues.all())))
    window.board.grow("top")
    window.modes.choose("play")
    assert not mode.sheet.drawn and "come back with it" in window.notices.sentence
    for _ in range(2):
        window.modes.choose("edit")
        document.undo_stack.undo()
        window.modes.choose("play")
        assert mode.sheet.drawn == {edge} and mode.seconds >= seconds
    window.modes.choose("edit")
    document.undo_stack.redo()
    document.undo_stack.redo()
    window.modes.choose("play")
    assert not mode.sheet.drawn


def test_a_click_near_the_rim_shades_as_one_on_the_middle(window: Window) -> None:
    """No line leads over the rim, and nothing happened there."""
    mode = playing(window, Puzzle(YAJILIN, Board.square(3, 3)))
    x, y = mode.puzzle.board.centre((0, 0))
    for away in (0.0, 0.31, 0.42):
        drag(mode, (x - away, y))
        assert mode.sheet.noted, away
        mode.undo()
        assert not mode.sheet.noted


PATH = Puzzle(NUMBER_PATH, Board.square(4, 4))


@pytest.mark.parametrize("tool", [SOLVE, COLOUR])
def test_a_second_digit_takes_no_other_mark_away(window: Window, tool: str) -> None:
    """The first digit, which the cell held already, marked nothing; the second took the last mark
    before it away for good."""
    mode = playing(window, PATH)
    mode.hand.cursor = (0, 0)
    type_text(mode, "1")
    mode.choose_tool(tool)
    mode.hand.go_to((3, 3))
    type_text(mode, "3")
    before = mode.sheet
    mode.choose_tool(SOLVE)
    mode.hand.go_to((0, 0))
    type_text(mode, "12")
    assert mode.sheet == before.with_number((0, 0), 12)
    mode.undo()
    assert mode.sheet == before


def test_a_digit_after_a_hint_begins_a_number(window: Window) -> None:
    mode = playing(window, PATH)
    mode.hand.cursor = (0, 0)
    type_text(mode, "1")
    mode.play(mode.sheet.with_number((3, 3), 9), hinted=True)
    type_text(mode, "2")
    assert mode.sheet.written == {(0, 0): 2, (3, 3): 9}


def test_the_pencil_writes_nothing_over_a_given_number(window: Window) -> None:
    mode = playing(window, PATH.placed(Clue("labels", Cell((3, 3)), 16)))  # type: ignore[arg-type]
    mode.choose_tool(PENCIL)
    click(mode, (3, 3))
    assert not mode.sheet.noted


def test_a_drag_onto_a_number_that_stands_elsewhere_says_so(window: Window) -> None:
    mode = playing(window, PATH)
    mode.play(mode.sheet.with_number((0, 0), 2).with_number((3, 3), 3))
    drag(mode, *map(mode.puzzle.board.centre, ((0, 0), (0, 1))))
    assert mode.sheet.written == {(0, 0): 2, (3, 3): 3}
    assert window.notices.sentence == "The number 3 stands elsewhere."
