"""Why three numbers contradict each other: never said where a line obeys them."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import pytest

from studio import assets, formats
from studio.board import Board
from studio.families import NUMBER_PATH
from studio.families.between import no_room_between
from studio.puzzle import Puzzle
from studio.work.sentences import said


def test_the_example_has_its_sentence() -> None:
    puzzle = formats.read(assets.path("examples/number-path/contradiction.puzzle")).puzzle
    labels = [clue for clue in puzzle.clues.all() if clue.value in (18, 21, 30)]
    assert said(NUMBER_PATH.because(puzzle, labels)) == (
        "18 and 21 are 3 steps apart, and every way between them leaves no room for the line to go "
        "through 30."
    )


def test_a_number_that_stands_in_every_way() -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.square(1, 5))
    assert said(no_room_between(puzzle, [(1, (0, 0)), (3, (0, 2)), (5, (0, 1))])) == (
        "1 and 3 are 2 steps apart, and 5 stands in every way between them."
    )


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize(
    "board", [Board.square(2, 3), Board.hexagon(1)], ids=["squares", "hexagons"]
)
def test_it_is_never_said_of_numbers_that_a_line_obeys(board: Board, closed: bool) -> None:
    puzzle = Puzzle(NUMBER_PATH, board, options={"closed": closed})
    lines = [
        {at: number for number, at in enumerate(line, start=1)}
        for line in permutations(board.cells)
        if all(board.touching(*pair) for pair in pairwise(line))
        and (board.touching(line[-1], line[0]) or not closed)
    ]
    found = 0
    for cells in combinations(board.cells, 3):
        for numbers in permutations(range(1, len(board) + 1), 3):
            labels = list(zip(numbers, cells, strict=True))
            if no_room_between(puzzle, labels) is None:
                continue
            found += 1
            assert not any(all(line[at] == n for n, at in labels) for line in lines)
    assert found
