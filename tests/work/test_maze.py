"""Generated mazes, judged by a search of the tests' own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from studio.board import At, Board, Cell
from studio.engines.engine import Token
from studio.families import JUMP_MAZE
from studio.families.jump_maze import landings
from studio.puzzle import Clue, Puzzle
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, GenerationFailed
from studio.work.sentences import said
from tests.budget import tries


def make(board: Board, **options: Any) -> Generated:
    *_, made = generate(JUMP_MAZE, board, GenerateOptions(**options), Token())
    assert isinstance(made, Generated), made
    return made


def refuse(board: Board, **options: Any) -> GenerationFailed:
    *_, failure = generate(JUMP_MAZE, board, GenerateOptions(**options), Token())
    assert isinstance(failure, GenerationFailed), failure
    return failure


def all_walks(puzzle: Puzzle) -> Iterator[tuple[At, ...]]:
    """Every walk from the start to the target, whatever the sum: depth first, nothing pruned."""
    (start,) = (spot.at for spot in puzzle.clues.of("start") if isinstance(spot, Cell))
    (target,) = (spot.at for spot in puzzle.clues.of("target") if isinstance(spot, Cell))

    def onward(path: tuple[At, ...]) -> Iterator[tuple[At, ...]]:
        if path[-1] == target:
            yield path
            return
        for place in landings(puzzle, path[-1]):
            if place not in path:
                yield from onward((*path, place))

    yield from onward((start,))


def total(puzzle: Puzzle, walk: tuple[At, ...]) -> int:
    counted = walk if puzzle.option("count_start") else walk[1:]
    jumps = puzzle.clues.of("jumps")
    return sum(jumps.get(Cell(at)) or 0 for at in counted)


@pytest.mark.parametrize("board", [Board.square(4, 5), Board.hexagon(2)], ids=["square", "hex"])
@pytest.mark.parametrize("seed", range(tries(2, 5)))
def test_the_walk_is_the_only_one_and_as_long_as_wanted(board: Board, seed: int) -> None:
    for length in (3, 6):
        made = make(board, seed=seed, chosen={"length": length})
        assert not made.puzzle.faults()
        assert list(all_walks(made.puzzle)) == [made.line]
        assert len(made.line) == length + 1


@pytest.mark.parametrize("count_start", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_one_walk_of_several_has_the_sum(seed: int, count_start: bool) -> None:
    several = 0
    for wanted in (0, 3):
        settings = {"sum": wanted, "count_start": count_start}
        made = make(Board.square(4, 4), seed=seed, chosen={"length": 6}, settings=settings)
        walks = list(all_walks(made.puzzle))
        assert [w for w in walks if total(made.puzzle, w) == wanted] == [made.line]
        assert made.puzzle.options == settings
        several += len(walks) > 1
    assert several


def test_decoys_and_masks() -> None:
    board = Board.square(5, 5)
    bare = make(board, seed=1, chosen={"length": 6, "decoys": 0.0}).puzzle
    assert len(bare.clues.of("jumps")) == 6
    full = make(board, seed=1, chosen={"length": 6}).puzzle
    assert len(full.clues.of("jumps")) > 12
    rim = frozenset(Cell(at) for at in board.cells if 0 in at)
    masked = make(board, seed=1, chosen={"length": 6}, never=rim)
    assert not rim & set(masked.puzzle.clues.of("jumps"))
    assert not rim & {Cell(at) for at in masked.line}


def test_a_walk_drawn_by_hand() -> None:
    line = ((0, 0), (0, 3), (2, 3), (2, 0), (4, 0))
    made = make(Board.square(5, 5), seed=3, line=line)
    assert made.line == line
    assert list(all_walks(made.puzzle)) == [line]
    crooked = refuse(Board.square(5, 5), line=((0, 0), (1, 2)))
    assert "straight" in said(crooked.reason)
    assert crooked.spots == (Cell((0, 0)), Cell((1, 2)))
    twice = refuse(Board.square(5, 5), line=((0, 0), (0, 1), (0, 0)))
    assert "twice" in said(twice.reason)


def test_the_same_seed_the_same_maze() -> None:
    board = Board.square(5, 5)
    assert make(board, seed=5) == make(board, seed=5)
    assert make(board, seed=5).puzzle != make(board, seed=6).puzzle


def test_what_cannot_be_is_said() -> None:
    assert "lands on 10 cells, but only 9" in said(
        refuse(Board.square(3, 3), chosen={"length": 9}).reason
    )
    assert "Try fewer jumps" in said(
        refuse(Board.square(2, 2), chosen={"length": 3}, settings={"sum": 2}).reason
    )
    assert "two cells" in said(refuse(Board.square(1, 1)).reason)
    clue = Clue("start", Cell((0, 0)))
    kept = Puzzle(JUMP_MAZE, Board.square(3, 3)).placed(clue)
    assert isinstance(kept, Puzzle)
    assert "made anew" in said(refuse(Board.square(3, 3), keep=kept.clues).reason)
    assert "whole number" in said(refuse(Board.square(3, 3), settings={"sum": "x"}).reason)
    token = Token()
    token.cancel()
    *_, stopped = generate(JUMP_MAZE, Board.square(3, 3), GenerateOptions(), token)
    assert isinstance(stopped, GenerationFailed)
    assert said(stopped.reason).startswith("Stopped")


@pytest.mark.parametrize("board", [Board.square(6, 6), Board.hexagon(2)])
@pytest.mark.parametrize("seed", range(tries(2, 6)))
def test_all_other_cells_get_numbers_where_all_are_asked_for(board: Board, seed: int) -> None:
    puzzle = make(board, seed=seed, chosen={"decoys": 1.0}).puzzle
    (target,) = puzzle.clues.of("target")
    empty = {Cell(at) for at in board.cells} - set(puzzle.clues.of("jumps"))
    assert empty == {target} and len(list(all_walks(puzzle))) == 1
