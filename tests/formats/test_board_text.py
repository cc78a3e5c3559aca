"""Boards in a few letters, both ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from studio import formats
from studio.board import Board, FreeFrame, HexLattice
from studio.formats import FormatError, board_text

BOARDS = {
    "square:5x7": Board.square(5, 7),
    "square:5x7:king": Board.square(5, 7, king=True),
    "hex:3": Board.hexagon(3),
    "hex:3:ring": Board.hexagon(3, holes=[(0, 0)]),
    "hex:2:flat": Board.hexagon(2, flat=True),
    "hex:2:ring:flat": Board.hexagon(2, flat=True, holes=[(0, 0)]),
    "hex:0": Board.hexagon(0),
    "square:200x200": Board.square(200, 200),
}


@pytest.mark.parametrize("text", BOARDS)
def test_boards_and_their_texts(text: str) -> None:
    assert formats.read_board(text) == BOARDS[text]
    assert board_text.write(BOARDS[text]) == text


@pytest.mark.parametrize(
    "board",
    [
        Board.square(3, 3, holes=[(1, 1)]),
        Board.hexagon(2, holes=[(1, 0)]),
        Board.of(HexLattice(), FreeFrame(), [(0, 0), (1, 0)]),
    ],
)
def test_other_boards_have_no_text(board: Board) -> None:
    assert board_text.write(board) is None


@pytest.mark.parametrize(
    "text",
    [
        "square:",
        "square:5",
        "square:5x",
        "square:0x4",
        "square:5x7:queen",
        "square:5x7:king:king",
        "square:5x7:ring",
        "square:99999x99999",
        "square:5x٣",
        "hex:",
        "hex:-1",
        "hex:ring",
        "hex:0:ring",
        "hex:3:ring:ring",
        "hex:3:round",
        "hex:1000000000",
        "hex:116",
    ],
)
def test_what_is_no_board_is_said(text: str) -> None:
    with pytest.raises(FormatError):
        formats.read_board(text)


def test_the_largest_hexagon_is_within_the_largest_board() -> None:
    assert len(formats.read_board("hex:114")) <= 40_000


def test_the_board_of_a_puzzle_may_be_used(tmp_path: Path) -> None:
    assert formats.read_board("slither/3/2/l") == Board.square(2, 3)
