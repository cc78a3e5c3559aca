"""Games that were left for another puzzle: whoever comes back finds the marks where they were."""

from __future__ import annotations

from studio.puzzle import Puzzle
from studio.puzzle.play import Game, Table
from studio.records import dataclass

MOST = 20
"""So many games are kept; the one that was left first goes."""


@dataclass(frozen=True)
class Left:
    """A game, the table that it stands on, and how long it was played."""

    table: Table
    game: Game
    seconds: float


class Shelf:
    """Keeps games, one for each puzzle."""

    def __init__(self) -> None:
        self._left: list[Left] = []

    def turn(self, left: Left, puzzle: Puzzle, *, edited: bool) -> Left:
        """The game of another puzzle, or the same game where its clues alone were ``edited``."""
        table = Table(puzzle)
        if edited and _same_ground(puzzle, left.table.puzzle):
            return Left(table, left.game.fitted(table.fitting), left.seconds)
        if left.game.can_undo or left.game.can_redo:
            self._left = [*self._left, left][-MOST:]
        found = next((each for each in self._left if each.table.puzzle == puzzle), None)
        if found is None:
            return Left(table, Game(), 0.0)
        self._left.remove(found)
        return found


def _same_ground(puzzle: Puzzle, other: Puzzle) -> bool:
    """Do they differ in their clues alone, so that marks on one make sense on the other?"""
    return (
        puzzle.rule is other.rule
        and puzzle.board == other.board
        and puzzle.options == other.options
    )
