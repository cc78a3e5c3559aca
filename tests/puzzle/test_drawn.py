"""Lines drawn by hand: what other boards leave of them, and the file that keeps them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from studio.board import Board
from studio.board.free import graph_board, lines_of, without_edge
from studio.board.symmetry import Symmetry
from studio.families import GRAPH_PATH, NUMBER_PATH, ONE_STROKE, SLITHERLINK
from studio.formats import PLAIN, FormatError, native
from studio.puzzle import Puzzle
from studio.puzzle.transform import transformed

LINE = ((0, 0), (0, 1), (0, 2), (1, 2), (2, 2))
OTHER = ((2, 0), (2, 1))
PUZZLE = replace(Puzzle(NUMBER_PATH, Board.square(3, 3)), drawn=(OTHER, LINE))


def text(puzzle: Puzzle) -> str:
    return native.write(puzzle, PLAIN).decode()


def test_a_line_that_loses_a_cell_goes_on_in_two_parts() -> None:
    cells = set(PUZZLE.board.cells)
    assert PUZZLE.reshaped(cells - {(0, 1)}).drawn == (OTHER, LINE[2:])
    assert PUZZLE.reshaped(cells - {(0, 2)}).drawn == (OTHER, LINE[:2], LINE[3:])
    assert PUZZLE.reshaped(cells - {(2, 1)}).drawn == (LINE,)
    assert PUZZLE.reshaped(cells - {(1, 1)}).drawn == PUZZLE.drawn


def test_lines_move_with_their_board() -> None:
    moved = PUZZLE.reshaped({*PUZZLE.board.cells, (-1, 0)})
    assert moved.drawn[0] == ((3, 0), (3, 1))
    back = moved.reshaped({at for at in moved.board.cells if at[0]})
    assert [len(line) for line in back.drawn] == [2, 5]
    turn = Symmetry("square", ((0, 1), (-1, 0)))
    turned = transformed(PUZZLE, turn)
    assert [len(line) for line in turned.drawn] == [2, 5] and turned.drawn != PUZZLE.drawn
    four = PUZZLE
    for _ in range(4):
        four = transformed(four, turn)
    assert four.drawn == PUZZLE.drawn


def test_a_drawing_in_one_stroke_keeps_as_much_of_a_line_as_it_has_lines() -> None:
    board = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (0, 1), (1, 2)])
    drawn = replace(Puzzle(ONE_STROKE, board), drawn=(((0,), (1,), (0,), (1,), (2,)),))
    assert drawn.keeping(drawn.drawn).drawn == (((0,), (1,), (0,)), ((1,), (2,)))
    fewer = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (1, 2)])
    assert drawn.redrawn(fewer).drawn == (((0,), (1,)), ((1,), (2,)))
    without = replace(drawn, drawn=(((0,), (1,), (2,)),)).reshaped([(1,), (2,)])
    assert without.drawn == (((0,), (1,)),)


def test_corners_that_count_less_are_followed() -> None:
    board = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (1, 2), (0, 2)])
    drawn = replace(Puzzle(GRAPH_PATH, board), drawn=(((0,), (1,), (2,)),))
    assert drawn.reshaped([(1,), (2,)]).drawn == (((0,), (1,)),)


def test_a_line_that_is_gone_from_a_graph_is_not_drawn() -> None:
    board = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (1, 2), (0, 2)])
    drawn = replace(Puzzle(GRAPH_PATH, board), drawn=(((2,), (1,), (0,), (2,)),))
    assert drawn.redrawn(without_edge(board, 0, 1)).drawn == (((2,), (1,)), ((0,), (2,)))
    one_way = graph_board(lines_of(board).nodes, lines_of(board).edges, directed=True)
    assert drawn.redrawn(one_way).drawn == drawn.drawn


@pytest.mark.parametrize(
    "puzzle",
    [
        PUZZLE,
        replace(Puzzle(SLITHERLINK, Board.square(2, 2)), drawn=(((0, 0), (0, 1), (1, 1)),)),
    ],
)
def test_the_file_keeps_lines(puzzle: Puzzle) -> None:
    read = native.read(text(puzzle)).puzzle
    assert read == puzzle and text(read) == text(puzzle)


def test_a_file_without_lines_is_as_it_was() -> None:
    bare = replace(PUZZLE, drawn=())
    assert "drawn" not in text(bare)
    spelt = text(bare).replace('"solution": null', '"solution": null, "drawn_lines": []')
    assert text(native.read(spelt).puzzle) == spelt


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ('"x"', "drawn_lines"),
        ("[[[0, 9]]]", "drawn_lines[0][0]"),
        ("[[[0, 0], 1]]", "drawn_lines[0][1]"),
        ("[5]", "drawn_lines[0]"),
        (str([[]] * 100), "drawn_lines"),
    ],
)
def test_spoilt_lines_are_refused_with_their_place(wrong: str, place: str) -> None:
    spoilt = text(replace(PUZZLE, drawn=())).replace(
        '"solution": null', f'"solution": null, "drawn_lines": {wrong}'
    )
    with pytest.raises(FormatError) as error:
        native.read(spoilt)
    assert place in str(error.value)
