"""Game IDs and saved games of Loopy."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio import formats
from studio.board import Board, Cell, FreeFrame, HexLattice
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats import FormatError, loopy
from studio.puzzle import Clues, Puzzle
from tests.formats.grids import grid_of

EXAMPLES = {
    # puzzles, icons/loopy.sav
    "7x7t0de:02g222b3b2e2a2b322b2a2a3a2a1d1b": (
        "02..... / ..222.. / 3..2... / ..2.2.. / 322..2. / 2.3.2.1 / ....1.."
    ),
    # sgtpuzzles, GamePlayParameterizedTest
    "3x3t0:02a2a1c": "02. / 2.1 / ...",
}
TALL = (  # sgtpuzzles, loopy_8x14.sav
    "8x14t0dn:3a3b3c20a1b2e1a13a222a1a3b10b13c2a2d10a1a20a2b2a21d1a2b32a3b313a3j3a1112a2a2b12b"
)
SAVED = """SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
VERSION :1:1
GAME    :5:Loopy
PARAMS  :7:7x7t0de
CPARAMS :7:7x7t0de
DESC    :35:02g222b3b2e2a2b322b2a2a3a2a1d1b
NSTATES :1:1
MOVE    :2:3n
"""


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_decode_and_come_back(text: str) -> None:
    puzzle = formats.read(text).puzzle
    assert grid_of(puzzle) == EXAMPLES[text]
    assert loopy.game_id(puzzle).partition(":")[2] == text.partition(":")[2]


def test_width_comes_before_height() -> None:
    puzzle = formats.read(TALL).puzzle
    assert puzzle.board == Board.square(14, 8)
    assert loopy.game_id(puzzle) == TALL.replace("dn:", ":")


def test_a_saved_game_is_its_puzzle() -> None:
    assert formats.read(SAVED) == formats.read(next(iter(EXAMPLES)))


def test_one_size_is_for_both() -> None:
    assert formats.read("3t0:02a2a1c").puzzle.board == Board.square(3, 3)


def test_a_honeycomb_has_every_second_column_lower() -> None:
    puzzle = formats.read("3x3t2:6a5b1c").puzzle
    board = puzzle.board
    assert board.lattice == HexLattice("flat")
    assert len(board) == 9
    heights = {at[0]: board.centre(at)[1] for at in board.cells if board.place(at)}
    first = [min(board.centre(at)[1] for at in board.cells if at[0] == q) for q in range(3)]
    assert first[1] - first[0] == pytest.approx(3**0.5 / 2)
    assert first[2] == pytest.approx(first[0])
    assert len(heights) == 3
    assert puzzle.clues.of("numbers") == {Cell((0, 0)): 6, Cell((2, -1)): 5, Cell((2, 0)): 1}
    assert loopy.game_id(puzzle) == "3x3t2:6a5b1c"


@given(st.integers(3, 6), st.integers(3, 6), st.sampled_from([0, 2]), st.data())
def test_every_grid_comes_back(columns: int, rows: int, grid: int, data: st.DataObject) -> None:
    empty = formats.read(
        f"{columns}x{rows}t{grid}:"
        + "z" * (rows * columns // 26)
        + (chr(96 + rows * columns % 26) if rows * columns % 26 else "")
    ).puzzle
    cell = st.sampled_from(empty.board.cells).map(Cell)
    numbers = data.draw(st.dictionaries(cell, st.integers(0, 4)))
    puzzle = Puzzle(SLITHERLINK, empty.board, Clues({"numbers": numbers}))
    assert formats.read(loopy.game_id(puzzle)).puzzle == puzzle


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("3x3t0:02a2a1d", "go on after the last of 9"),
        ("3x3t0:02a2a1c1", "character 8 of the faces: The faces go on"),
        ("3x3t0:02a2", "holds 4 faces, the grid has 9"),
        ("3x3t0:", "holds 0 faces"),
        ("3x3t0:02a2a1!", "“!” means no face"),
        ("3x3t0:5h", "5 at [0, 0] is out of range"),
        ("3x3t0:Ah", "10 at [0, 0] is out of range"),
        ("6x6t18:2a", "no grid 18"),
        ("5x5t11:a", "lacks the description"),
        ("5x5t99:a", "no grid 99"),
        ("7x7t0#2837462", "only Loopy itself"),
        ("7x7t0: 1", "no whole Loopy game ID"),
        ("99999x99999t0:z", "number of rows is 99,999"),
        ("0x3t0:z", "number of columns is 0"),
        (SAVED.replace("Loopy", "Slant"), "saved game of “Slant”"),
        (SAVED.partition("DESC")[0], "ends too early"),
    ],
)
def test_what_is_wrong_is_said(text: str, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert told in str(caught.value)


ODD = Board.of(HexLattice("flat"), FreeFrame(), [(0, 0), (1, 0), (2, 0)])


@pytest.mark.parametrize(
    ("puzzle", "told"),
    [
        (Puzzle(SLITHERLINK, Board.square(2, 5)), "at least 3 by 3"),
        (Puzzle(SLITHERLINK, Board.hexagon(2)), "rectangles"),
        (Puzzle(SLITHERLINK, ODD), "rectangles"),
        (Puzzle(SLITHERLINK, Board.square(4, 4, holes=[(1, 1)])), "rectangles"),
        (Puzzle(NUMBER_PATH, Board.square(4, 4)), "such a puzzle: number path"),
        (Puzzle(SLITHERLINK, Board.square(4, 4), options={"all_corners": True}), "every corner"),
    ],
)
def test_what_loopy_has_not_is_not_written(puzzle: Puzzle, told: str) -> None:
    with pytest.raises(FormatError, match=told):
        loopy.game_id(puzzle)
