"""For every fault that a rule makes itself, a puzzle that has it: rule -> code -> puzzle."""

from __future__ import annotations

from studio.board import Board, Cell
from studio.families.jump_maze import JUMP_MAZE
from studio.puzzle import Clue, Clues, Puzzle

BOARD = Board.square(2, 3)


def _maze(*clues: Clue, **options: object) -> Puzzle:
    return Puzzle(JUMP_MAZE, BOARD, Clues().having(*clues), options)


OWN_FAULTS: dict[str, dict[str, Puzzle]] = {
    JUMP_MAZE.key: {
        "zero": _maze(Clue("jumps", Cell((0, 0)), 0)),
        "doubled": _maze(Clue("start", Cell((0, 0))), Clue("start", Cell((0, 1)))),
        "bad-sum": _maze(sum="ten"),
    },
}
