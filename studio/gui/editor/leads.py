"""Where the cells of a jump maze lead, looked up once for each puzzle."""

from __future__ import annotations

from studio.board import Board
from studio.drawing.memory import remembered
from studio.puzzle import Clues, Leads, Puzzle, Rule


def leads_of(puzzle: Puzzle) -> Leads:
    """Where the cells of a maze lead; nowhere on other boards."""
    return _leads(puzzle.rule, puzzle.board, puzzle.clues)


@remembered(2)
def _leads(rule: Rule, board: Board, clues: Clues) -> Leads:
    return rule.leads(Puzzle(rule, board, clues))
