"""Addresses of puzz.link: examples from public sources, and the code of cells both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio import formats
from studio.board import Board, Cell
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats import FormatError, puzzlink
from studio.language import said
from studio.puzzle import Clues, Puzzle
from tests.formats.grids import grid_of, puzzle_of

WIDE = "12/10/6b2b76cbbc6ah7656d76dd1dcg6bh56b516b8dcc6bgbbg62d0a3c"  # penpa-edit, TESTING.md
LARGE = (  # noqx
    "25/15/i5di5di6bg3ad13dc13bd3cg5bi7ci7dhai6bi6ci7b02bd33cc23d8ci8ai6cibh6di6bi7dg1ca31ab10dc3d"
    "g6bi6ai6chai7ci7ci8d33dc33cc20d8bi7di7cidh8di5ci6cg3dd03cb02ad3dg6bi7ci6bg"
)
EXAMPLES = {
    # pzprjs, test/script/slither.js
    "slither/5/5/cbcbcddad": "2..1. / .2..1 / ..2.. / 3..3. / .0..3",
    # cspuz, slitherlink.py
    "slither/4/4/dgdh2c7b": "3... / 3... / .22. / .2.1",
    # penpa-edit, TESTING.md
    "https://puzz.link/p?slither/6/10/h1dgadddg1cgdddcg2cgddbdg1d": (
        "..13.. / .0..3. / .3..3. / ..12.. / .3..3. / .3..2. / ..22.. / .3..3. / .1..3. / ..13.."
    ),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_decode_and_come_back(text: str) -> None:
    puzzle = formats.read(text).puzzle
    assert grid_of(puzzle) == EXAMPLES[text]
    assert puzzlink.address(puzzle).endswith(text.rpartition("slither/")[2])


@pytest.mark.parametrize(("body", "cells"), [(LARGE, 375), (WIDE, 120)])
def test_large_ones_come_back(body: str, cells: int) -> None:
    reading = formats.read(f"http://pzv.jp/p.html?slither/{body}")
    assert reading.notices == ()
    assert len(reading.puzzle.board) == cells
    assert puzzlink.address(reading.puzzle).endswith(body)


@pytest.mark.parametrize(
    ("spelled", "canonical"),
    [
        ("4/4/dgdh2c71", "4/4/dgdh2c7b"),
        ("5/5/gch1222ch331bg222", "5/5/gch1222ch331bg22c"),
        ("3/1/1g0", "3/1/6a"),
    ],
)
def test_other_spellings_decode_to_one(spelled: str, canonical: str) -> None:
    puzzle = formats.read(f"slither/{spelled}").puzzle
    assert puzzlink.address(puzzle) == f"https://puzz.link/p?slither/{canonical}"


@pytest.mark.parametrize(
    "form",
    [
        "https://puzz.link/p?slither/5/5/cbcbcddad",
        "http://pzv.jp/p.html?slither/5/5/cbcbcddad",
        "puzz.link/p?slither/5/5/cbcbcddad",
        "https://puzz.link/p?type=editor&slither/5/5/cbcbcddad",
        "https://puzz.link/p.html?slither_edit/5/5/cbcbcddad",
        "https://puzz.link/p?slither_play/5/5/cbcbcddad/",
        "https://puzz.link/p?slitherlink/5/5/cbcbcddad",
        " slither/5/5/cbcbcddad\n",
    ],
)
def test_the_forms_of_addresses(form: str) -> None:
    assert grid_of(formats.read(form).puzzle) == "2..1. / .2..1 / ..2.. / 3..3. / .0..3"


def test_the_flag_for_every_corner_is_an_option() -> None:
    reading = formats.read("slither/f/3/3/gdk")  # cspuz_core
    assert grid_of(reading.puzzle) == ".3. / ... / ..."
    assert reading.puzzle.option("all_corners")
    assert puzzlink.address(reading.puzzle) == "https://puzz.link/p?slither/f/3/3/gdk"


def test_clues_without_a_number_are_told() -> None:
    reading = formats.read("slither/3/1/.1.")
    assert grid_of(reading.puzzle) == ".1."
    assert "2 clues" in said(reading.notices[0])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("slither/5/5/cbcbcddadg", "character 10 of the cells: The cells go on after the last"),
        ("slither/5/5/cbcbcd", "holds 18 cells, the board has 25"),
        ("slither/2/2/z", "gap reaches past the last of 4 cells"),
        ("slither/5/5/", "ends too early"),
        ("slither/5/5", "ends too early"),
        ("slither/", "ends too early"),
        ("slither/5/five/g", "number of rows should be a number"),
        ("slither/0/5/g", "number of columns is 0"),
        ("slither/99999/99999/g", "is 99,999"),
        ("slither/40000/40000/g", "are too many"),
        ("slither/1000000000000/2/g", "number of columns is “1000000000000”"),
        ("slither/2/2/f1", "“f” means no cell"),
        ("slither/2/2/1!", "means no cell"),
        ("slither/2/2/1²", "means no cell"),
        ("slither/2/2/j/rest", "which is too much"),
        ("slither/q/2/2/j", "flag “q” changes the rules"),
        ("slither/v:some rule/2/2/j", "variant with rules of its own"),
        ("https://puzz.link/p?meander/4/4/94g0f0i2n2h4", "“meander” is not read"),
        ("https://puzz.link/p?x", "“x” is not read"),
    ],
)
def test_what_is_wrong_is_said(text: str, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert told in str(caught.value)


def test_only_full_rectangles_of_slitherlinks_are_written() -> None:
    with pytest.raises(FormatError, match="full rectangles"):
        puzzlink.address(Puzzle(SLITHERLINK, Board.hexagon(1)))
    with pytest.raises(FormatError, match="full rectangles"):
        puzzlink.address(Puzzle(SLITHERLINK, Board.square(2, 3, holes=[(0, 0)])))
    with pytest.raises(FormatError, match="cannot hold such a puzzle: number path"):
        puzzlink.address(Puzzle(NUMBER_PATH, Board.square(2, 3)))


cells = st.sampled_from([*"01234", *"." * 8])


@given(st.integers(1, 7), st.data())
def test_every_grid_comes_back(columns: int, data: st.DataObject) -> None:
    row = st.lists(cells, min_size=columns, max_size=columns).map("".join)
    rows = data.draw(st.lists(row, min_size=1, max_size=9))
    puzzle = puzzle_of(" / ".join(rows))
    assert formats.read(puzzlink.address(puzzle)).puzzle == puzzle


def test_a_whole_board_of_gaps_and_of_clues() -> None:
    empty = Puzzle(SLITHERLINK, Board.square(100, 100))
    assert puzzlink.address(empty).endswith("/" + "z" * 500)
    full = Clues({"numbers": {Cell(at): 2 for at in empty.board.cells}})
    puzzle = Puzzle(SLITHERLINK, empty.board, full)
    assert puzzlink.address(puzzle).endswith("/" + "2" * 9999 + "c")
    assert formats.read(puzzlink.address(puzzle)).puzzle == puzzle
