"""Boards grow and shrink at their sides, and clues stay beside the cells they stood beside."""

from __future__ import annotations

import random

import pytest

from studio.board import Board, Cell, Edge, SpotKind
from studio.board.board import MAX_CELLS
from studio.board.tilings import APERIODIC, PATCHED
from studio.board.tilings.aperiodic import Aperiodic
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN as CANONICAL
from studio.puzzle import Clue, Fault, Puzzle
from studio.puzzle.resize import SIDES, Side, cropped, grown, shrunk, sides_of


def placed(puzzle: Puzzle, *clues: Clue) -> Puzzle:
    result = puzzle.placed(*clues)
    assert isinstance(result, Puzzle)
    return result


DIAMOND = Clue("diamonds", Edge.of((1, 1), (1, 2), SpotKind.EDGE))
PLAIN = placed(Puzzle(NUMBER_PATH, Board.square(4, 5)), Clue("labels", Cell((1, 1)), 7), DIAMOND)


@pytest.mark.parametrize(
    ("side", "size", "at"),
    [
        ("top", (5, 5), (2, 1)),
        ("bottom", (5, 5), (1, 1)),
        ("left", (4, 6), (1, 2)),
        ("right", (4, 6), (1, 1)),
        ("around", (6, 7), (2, 2)),
    ],
)
def test_a_side_grows_and_shrinks_again(
    side: Side, size: tuple[int, int], at: tuple[int, int]
) -> None:
    after = grown(PLAIN, side)
    assert isinstance(after, Puzzle)
    assert after.board == Board.square(*size)
    assert after.clues.of("labels") == {Cell(at): 7}
    assert after.clues.of("diamonds") == {Edge.of(at, (at[0], at[1] + 1), SpotKind.EDGE): None}
    assert shrunk(after, side) == PLAIN


def test_a_single_square_grows_to_a_square_of_eleven() -> None:
    puzzle = Puzzle(SLITHERLINK, Board.square(1, 1))
    for _ in range(5):
        puzzle = ring_of(puzzle)
    assert puzzle.board == Board.square(11, 11)


def test_a_ring_round_any_squares_is_what_touches_them_outside() -> None:
    """Told again by flooding the outside from a corner of a larger board."""
    rng = random.Random(5)
    for _ in range(200):
        size = rng.randint(1, 6)
        full = [(row, column) for row in range(size) for column in range(size)]
        cells = frozenset(rng.sample(full, rng.randint(1, len(full))))
        puzzle = cropped(Puzzle(SLITHERLINK, Board.square(size, size)), cells)
        assert isinstance(puzzle, Puzzle)
        own = set(puzzle.board.cells)
        flooded, open_ = set[tuple[int, int]](), {(-2, -2)}
        while open_:
            row, column = at = open_.pop()
            if at not in flooded | own and min(at) >= -2 and max(at) <= size + 1:
                flooded.add(at)
                open_ |= {
                    (row - 1, column),
                    (row + 1, column),
                    (row, column - 1),
                    (row, column + 1),
                }
        steps = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
        touched = {(row + down, column + right) for row, column in own for down, right in steps}
        ring = {(row + 1, column + 1) for row, column in touched & flooded}
        after = ring_of(puzzle)
        assert set(after.board.cells) == ring | {(row + 1, column + 1) for row, column in own}
        rim = {(r + down, c + right) for r, c in flooded for down, right in steps} & own
        less = shrunk(puzzle, "around")
        assert (len(own) - len(rim)) == (0 if isinstance(less, Fault) else len(less.board))


def test_what_a_ring_brought_to_a_cross_goes_again() -> None:
    cross = frozenset({(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)})
    puzzle = cropped(Puzzle(SLITHERLINK, Board.square(3, 3)), cross)
    assert isinstance(puzzle, Puzzle)
    after = ring_of(puzzle)
    assert len(after.board) == 21
    assert shrunk(after, "around") == puzzle


def test_clues_on_a_row_that_goes_go_with_it() -> None:
    once = shrunk(PLAIN, "top")
    assert isinstance(once, Puzzle) and once.clues.of("labels") == {Cell((0, 1)): 7}
    twice = shrunk(once, "top")
    assert isinstance(twice, Puzzle) and not twice.clues
    assert twice.board == Board.square(2, 5)


def test_hexagons_grow_by_their_radius() -> None:
    puzzle = placed(Puzzle(NUMBER_PATH, Board.hexagon(2)), Clue("labels", Cell((0, 0)), 3))
    after = grown(puzzle, "around")
    assert isinstance(after, Puzzle) and after.board == Board.hexagon(3)
    assert after.clues == puzzle.clues
    assert shrunk(after, "around") == puzzle
    assert sides_of(puzzle) == ("around",)


def test_cropping_leaves_the_cells_closely_framed() -> None:
    block = frozenset((row, column) for row in (1, 2) for column in (1, 2, 3))
    after = cropped(PLAIN, block)
    assert isinstance(after, Puzzle) and after.board == Board.square(2, 3)
    assert after.clues.of("labels") == {}, "7 is more than six cells allow"


def test_limits_are_sentences() -> None:
    assert isinstance(shrunk(Puzzle(SLITHERLINK, Board.square(1, 4)), "top"), Fault)
    large = Puzzle(SLITHERLINK, Board.square(200, MAX_CELLS // 200))
    assert isinstance(grown(large, "top"), Fault)


def test_holes_stay_holes() -> None:
    puzzle = Puzzle(SLITHERLINK, Board.square(4, 4, holes=[(1, 1)]))
    for side in SIDES:
        after = grown(puzzle, side)
        assert isinstance(after, Puzzle)
        assert shrunk(after, side) == puzzle


def ring_of(puzzle: Puzzle) -> Puzzle:
    after = grown(puzzle, "around")
    assert isinstance(after, Puzzle)
    return after


@pytest.mark.parametrize("tiling", [*PATCHED, *APERIODIC], ids=lambda tiling: tiling.key)
def test_every_patch_grows_by_the_cells_beside_it_and_shrinks_by_those_at_its_rim(
    tiling: Aperiodic,
) -> None:
    rows, columns = (max(least, 6) for least in tiling.least)
    board = Board.patch(tiling, rows, columns)
    numbered = board.cells[len(board) // 2]
    puzzle = placed(Puzzle(NUMBER_PATH, board), Clue("labels", Cell(numbered), 2))
    after = ring_of(puzzle)
    (kept,) = after.clues.of("labels")
    assert isinstance(kept, Cell)
    assert after.board.centre(kept.at) == pytest.approx(board.centre(numbered))
    assert len(after.board) > len(board)
    beside = [set(after.board.neighbours(at)) for at in after.board.cells]
    assert all(beside), "each new cell touches the board"
    # What is written is what is on show.
    assert native.read(native.write(after, CANONICAL).decode()).puzzle == after
    less = shrunk(after, "around")
    assert isinstance(less, Puzzle) and len(less.board) < len(after.board)
    again = ring_of(less)
    assert len(again.board) > len(less.board), "what went comes back"


def test_notches_of_a_patch_are_filled_and_its_holes_stay() -> None:
    (rhombs,) = (tiling for tiling in APERIODIC if tiling.key == "penrose-rhombs")
    whole = Board.patch(rhombs, 9, 9)
    inner = next(at for at in whole.cells if len(whole.neighbours(at)) == whole.sides(at))
    puzzle = Puzzle(SLITHERLINK, Board.patch(rhombs, 9, 9, holes=[inner]))
    after = ring_of(puzzle)
    assert whole.centre(inner) not in {after.board.centre(at) for at in after.board.cells}
    assert len(ring_of(after).board) > len(after.board) > len(puzzle.board)


def test_a_patch_that_ends_says_so() -> None:
    (kites,) = (tiling for tiling in APERIODIC if tiling.key == "penrose-kites")
    largest = Puzzle(SLITHERLINK, Board.patch(kites, 50, 50))
    assert isinstance(grown(largest, "around"), Fault)
