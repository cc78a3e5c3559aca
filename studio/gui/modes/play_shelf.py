"""Games that were left: whoever comes back to a puzzle finds the marks where they were.

The last ones of this session are at hand here, older ones in files, see
:mod:`studio.gui.document.games`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field, replace

from studio.board import Board
from studio.gui.document.document import is_new
from studio.gui.document.games import Games
from studio.gui.document.pose import Pose
from studio.puzzle import Puzzle
from studio.puzzle.play import Game, Moment, Table
from studio.puzzle.transform import transformed, turned_board
from studio.records import dataclass

MOST = 20
"""So many games are at hand; the one that was left first goes."""


@dataclass(frozen=True)
class Left:
    """A game, the table that it stands on, how long it was played, how the board lay, and the home
    of the document. ``goes_on``: it is the one that was played before, on other clues or turned.
    ``begun``: the places of its history where it was begun, and how long each was played when it
    was left."""

    table: Table
    game: Game
    seconds: float
    pose: Pose
    home: str = ""
    goes_on: bool = False
    begun: Mapping[int, float] = field(default_factory=lambda: {0: 0.0})

    @property
    def state(self) -> tuple[tuple[Moment, ...], int]:
        """What is marked, and at which place of its history it stands."""
        return self.game.moments, self.game.at


class Shelf:
    """Holds games, one for each puzzle; ``games`` are those in files."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._left: list[Left] = []
        self._cuts: list[_Cut] = []
        self._kept: tuple[tuple[Moment, ...], int] | None = None
        """What is in the file of the game that is played; None where that is not known."""
        self._kept_at = ""
        """The home of that file."""

    def turn(
        self, left: Left, puzzle: Puzzle, pose: Pose, home: str, earlier: Iterable[Puzzle] = ()
    ) -> Left:
        """The game of another puzzle, whose board lies so, in a document that is at ``home`` there;
        or the same game where its clues alone were edited, or the board was turned.

        Marks that do not fit the clues come back where these are taken back before anything else
        is marked. ``earlier`` are puzzles of which the other one was made: of a game on one of them
        what fits is gone on with, too.
        """
        table = Table(puzzle)
        if (edited := self._edited(left, puzzle, pose)) is not None:
            cuts = ((cut.of, cut.puzzle) for cut in self._cuts)
            been = any(puzzle.asks_same(each) for both in cuts for each in both)
            if been or not self._has_own(table, home, more_than=edited[0].game):
                return self._cut_to(edited, home)
        if left.game.begun:
            older = self._of(left.table.puzzle, left.home)
            self._left = [*(each for each in self._left if each is not older), left][-MOST:]
        if (own := self._own(table, pose, home)) is not None:
            self._kept, self._kept_at = own.state, home
            return own
        # The board may be one of before, with other clues.
        for before in reversed(self._left):
            if (edited := self._edited(before, puzzle, pose)) is not None:
                self._left.remove(before)
                return replace(self._cut_to(edited, home), goes_on=False)
        for other in map(Table, earlier):
            kept = self._games.find(other, home)
            if kept and (edited := self._edited(Left(other, *kept, pose), puzzle, pose)):
                return replace(self._cut_to(edited, home), goes_on=False)
        new = Left(table, Game(), 0.0, pose, home)
        self._kept, self._kept_at = new.state, home
        return new

    def _has_own(self, table: Table, home: str, more_than: Game) -> bool:
        """Has the puzzle on a table a game that came there by another way, and that is at hand, or
        of which more would be lost in its file?"""
        if self._of(table.puzzle, home) is not None:
            return True
        kept = self._games.find(table, home)
        return kept is not None and kept[0].at > more_than.at

    def newer(self, left: Left) -> Left | None:
        """What another window has marked since of the puzzle of a game that was left, if it is
        more; where it does not go on from that game it is one step more of it, so that *Undo* leads
        back."""
        kept = self._games.find(left.table, left.home, from_elsewhere=True)
        if kept is None:
            return None
        game, seconds = kept
        goes_on = left.game.sheet in game.recording
        if not goes_on and game.at < left.game.at:
            self._kept = None
            return None
        found = Left(left.table, game, seconds, left.pose, left.home)
        self._kept, self._kept_at = found.state, left.home
        if goes_on:
            return found
        left.game.play(game.sheet)
        return left

    def _own(self, table: Table, pose: Pose, home: str) -> Left | None:
        """The game of the puzzle on a table, if there is one: the one at hand, unless another
        window has played it since."""
        found = self._of(table.puzzle, home)
        if found is None:
            if kept := self._games.find(table, home):
                return Left(table, *kept, pose, home)
            # That of a copy may not be in its file yet.
            copied = None if is_new(home) else self._of_a_copy(table.puzzle)
            if copied is None:
                return None
            game = copied.game.fitted(table.fitting)
            return replace(copied, table=table, game=game, pose=pose, home=home)
        self._left.remove(found)
        if kept := self._games.find(table, home, from_elsewhere=True):
            return Left(table, *kept, pose, home)
        # Its title may be another one now.
        table = found.table if found.table.puzzle == table.puzzle else table
        return replace(found, table=table, pose=pose)

    def _of(self, puzzle: Puzzle, home: str) -> Left | None:
        """The game at hand of a puzzle at home there, whatever its title is; as in files, there is
        one."""
        games = (each for each in self._left if each.home == home)
        return next((each for each in games if each.table.puzzle.asks_same(puzzle)), None)

    def _of_a_copy(self, puzzle: Puzzle) -> Left | None:
        """The game at hand that was left last of a puzzle in any document that was not made."""
        games = (each for each in reversed(self._left) if not is_new(each.home))
        return next((each for each in games if each.table.puzzle.asks_same(puzzle)), None)

    def _edited(self, left: Left, puzzle: Puzzle, pose: Pose) -> tuple[Left, _Cut] | None:
        """The game as it fits the same board with other clues, or turned, and what was cut from it;
        None on another board."""
        if left.pose.leads_to(pose) and left.game.begun:
            motion, table = left.pose.motion_to(pose), Table(puzzle)
            ground = left.table.puzzle if motion is None else transformed(left.table.puzzle, motion)
            if _same_ground(puzzle, ground):
                cut = next((each for each in self._cuts if each.stands(left)), None)
                whole = left.game if cut is None else cut.whole
                if motion is not None and puzzle.board.has_faces:
                    _, move = turned_board(left.table.puzzle.board, motion)
                    over_cells = puzzle.rule.line_on == "cells"
                    whole = whole.fitted(lambda sheet: sheet.carried(move, over_cells=over_cells))
                game = whole.fitted(table.fitting)
                cut = _Cut(whole, left.table.puzzle, puzzle, game.moments, game.at)
                return replace(left, table=table, game=game, pose=pose, goes_on=True), cut
        return None

    def _cut_to(self, edited: tuple[Left, _Cut], home: str) -> Left:
        """Go on with a game that was fitted to other clues."""
        same, cut = edited
        self._cuts = [*self._cuts, cut][-MOST:]
        self._kept = None
        return replace(same, home=home)

    def let_go(self, table: Table) -> None:
        """What did not fit the clues on a table is not to come back."""
        self._cuts = [cut for cut in self._cuts if cut.puzzle is not table.puzzle]

    def keep(self, left: Left) -> None:
        """Keep a game as it stands in its file; one in which nothing was marked since it was read
        or kept is not written over what another window marked."""
        now, kept = (left.state, left.home), (self._kept, self._kept_at)
        self._kept, self._kept_at = now
        self._games.keep(left.table.puzzle, left.game, left.seconds, left.home, marked=now != kept)

    def take_over(self, before: Shelf) -> None:
        """Have at hand what that of another window has."""
        self._left, self._cuts = before._left, before._cuts
        self._kept, self._kept_at = before._kept, before._kept_at


@dataclass(frozen=True)
class _Cut:
    """What was left of a game ``of`` one puzzle when it was fitted to a ``puzzle`` of other clues,
    and the ``whole`` of it."""

    whole: Game
    of: Puzzle
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
