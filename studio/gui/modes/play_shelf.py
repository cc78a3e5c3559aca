"""Games that were left: whoever comes back to a puzzle finds the marks where they were.

The last ones of this session are at hand here, older ones in files, see
:mod:`studio.gui.document.games`.
"""

from __future__ import annotations

from studio.board import Board
from studio.board.motion import Motion
from studio.gui.document.games import Games
from studio.puzzle import Puzzle
from studio.puzzle.play import Game, Moment, Table
from studio.puzzle.transform import transformed, turned_board
from studio.records import dataclass

MOST = 20
"""So many games are at hand; the one that was left first goes."""


@dataclass(frozen=True)
class Left:
    """A game, the table that it stands on, and how long it was played. ``goes_on``: it is the one
    that was played before, on other clues or turned."""

    table: Table
    game: Game
    seconds: float
    goes_on: bool = False


class Shelf:
    """Holds games, one for each puzzle; ``games`` are those in files."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._left: list[Left] = []
        self._cuts: list[_Cut] = []

    def turn(self, left: Left, puzzle: Puzzle, motion: Motion | None, *, edited: bool) -> Left:
        """The game of another puzzle, or the same game where its clues alone were ``edited``, on a
        board that was turned by ``motion`` since.

        Marks that do not fit the clues come back where these are taken back before anything else
        is marked.
        """
        table = Table(puzzle)
        if edited and left.game.begun:
            ground = left.table.puzzle if motion is None else transformed(left.table.puzzle, motion)
            if _same_ground(puzzle, ground):
                cut = next((each for each in self._cuts if each.stands(left)), None)
                whole = left.game if cut is None else cut.whole
                if motion is not None and puzzle.board.has_faces:
                    _, move = turned_board(left.table.puzzle.board, motion)
                    over_cells = puzzle.rule.line_on == "cells"
                    whole = whole.fitted(lambda sheet: sheet.carried(move, over_cells=over_cells))
                game = whole.fitted(table.fitting)
                cut = _Cut(whole, puzzle, game.moments, game.at)
                self._cuts = [*self._cuts, cut][-MOST:]
                return Left(table, game, left.seconds, goes_on=True)
        if left.game.begun:
            self._left = [*self._left, left][-MOST:]
        found = next((each for each in self._left if each.table.puzzle == puzzle), None)
        if found is None:
            return Left(table, *(self._games.find(table) or (Game(), 0.0)))
        self._left.remove(found)
        return found

    def let_go(self, table: Table) -> None:
        """What did not fit the clues on a table is not to come back."""
        self._cuts = [cut for cut in self._cuts if cut.puzzle is not table.puzzle]

    def keep(self, left: Left) -> None:
        """Keep a game as it stands in its file."""
        self._games.keep(left.table.puzzle, left.game, left.seconds)

    def take_over(self, before: Shelf) -> None:
        """Have at hand what that of another window has."""
        self._left, self._cuts = before._left, before._cuts


@dataclass(frozen=True)
class _Cut:
    """What was left of a game when it was fitted to a ``puzzle`` of other clues, and the ``whole``
    of it."""

    whole: Game
    puzzle: Puzzle
    moments: tuple[Moment, ...]
    at: int

    def stands(self, left: Left) -> bool:
        """Is it the game on that puzzle, with nothing marked since, nor taken back?"""
        game = left.game
        same = left.table.puzzle is self.puzzle and game.at == self.at
        return same and game.moments == self.moments


def _same_ground(puzzle: Puzzle, other: Puzzle) -> bool:
    """Do they differ in their clues alone, so that marks on one make sense on the other?"""
    board, of_other = puzzle.board, other.board
    if board.has_faces and board != of_other:
        # A board that was turned back has the same cells, but lost what they were cut from.
        of_other = Board.of(of_other.lattice, board.frame, frozenset(of_other.cells))
    return puzzle.rule is other.rule and board == of_other and puzzle.options == other.options
