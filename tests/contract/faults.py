"""For every fault that a rule makes itself, a puzzle that has it: rule -> code -> puzzle."""

from __future__ import annotations

from studio.board import Board, Cell, Edge
from studio.board.figures import house
from studio.board.free import graph_board
from studio.families.jump_maze import JUMP_MAZE
from studio.families.jump_tour import JUMP_TOUR
from studio.families.number_path import NUMBER_PATH
from studio.families.one_stroke import ONE_STROKE
from studio.puzzle import Clue, Clues, Puzzle

BOARD = Board.square(2, 3)


def _maze(*clues: Clue, **options: object) -> Puzzle:
    return Puzzle(JUMP_MAZE, BOARD, Clues().having(*clues), options)


def _tour(*moves: object) -> Puzzle:
    return Puzzle(JUMP_TOUR, BOARD, options={"moves": moves})


OWN_FAULTS: dict[str, dict[str, Puzzle]] = {
    JUMP_MAZE.key: {
        "zero": _maze(Clue("jumps", Cell((0, 0)), 0)),
        "doubled": _maze(Clue("start", Cell((0, 0))), Clue("start", Cell((0, 1)))),
        "bad-sum": _maze(sum="ten"),
    },
    NUMBER_PATH.key: {
        "crowded": Puzzle(
            NUMBER_PATH,
            BOARD,
            Clues({key: {Edge.of((0, 0), (0, 1)): None} for key in ("diamonds", "walls")}),
        ),
    },
    ONE_STROKE.key: {
        "one-way": Puzzle(ONE_STROKE, graph_board([(0, 0), (1, 0)], [(0, 1)], directed=True)),
        "doubled": Puzzle(
            ONE_STROKE, house(), Clues({"start": {Cell((0,)): None, Cell((1,)): None}})
        ),
    },
    JUMP_TOUR.key: {
        "bad-moves": _tour((1, 2, 3)),
        "no-moves": _tour(),
        "many-moves": _tour(*((r, c) for r in range(-5, 6) for c in range(-5, 6))),
        "no-jump": _tour((0, 0)),
        "one-way": _tour((1, 2)),
    },
}
