"""Games that were left: whoever comes back to a puzzle finds the marks where they were.

The last ones of this session are at hand here, older ones in files, see
:mod:`studio.gui.document.games`.
"""

from __future__ import annotations

from studio.gui.document.games import Games
from studio.puzzle import Puzzle
from studio.puzzle.play import Game, Table
from studio.records import dataclass

MOST = 20
"""So many games are at hand; the one that was left first goes."""


@dataclass(frozen=True)
class Left:
    """A game, the table that it stands on, and how long it was played."""

    table: Table
    game: Game
    seconds: float


class Shelf:
    """Holds games, one for each puzzle; ``games`` are those in files."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._left: list[Left] = []

    def turn(self, left: Left, puzzle: Puzzle, *, edited: bool) -> Left:
        """The game of another puzzle, or the same game where its clues alone were ``edited``."""
        table = Table(puzzle)
        if edited and left.game.begun and _same_ground(puzzle, left.table.puzzle):
            return Left(table, left.game.fitted(table.fitting), left.seconds)
        if left.game.begun:
            self._left = [*self._left, left][-MOST:]
        found = next((each for each in self._left if each.table.puzzle == puzzle), None)
        if found is None:
            return Left(table, *(self._games.find(table) or (Game(), 0.0)))
        self._left.remove(found)
        return found

    def keep(self, left: Left) -> None:
        """Keep a game as it stands in its file."""
        self._games.keep(left.table.puzzle, left.game, left.seconds)

    def take_over(self, before: Shelf) -> None:
        """Have at hand what that of another window has."""
        self._left = before._left


def _same_ground(puzzle: Puzzle, other: Puzzle) -> bool:
    """Do they differ in their clues alone, so that marks on one make sense on the other?"""
    return (
        puzzle.rule is other.rule
        and puzzle.board == other.board
        and puzzle.options == other.options
    )
