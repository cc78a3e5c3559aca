"""What families of loops through cells have in common: a clue is one constraint, beside the rule's.

Such a family says what a clue means (:meth:`CellLoop.meant`), what the rule itself demands
(:meth:`CellLoop.demanded`), and which clues a line allows (:meth:`Rule.candidate_clues`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping

from studio.board import At, Board, Cell
from studio.families.straight import Runs, runs_of
from studio.puzzle import (
    AllOf,
    Clue,
    Compiled,
    Constraint,
    Fault,
    NodeVisited,
    Option,
    Problem,
    Puzzle,
    Rule,
    Shape,
)
from studio.puzzle.checks import clue_faults
from studio.puzzle.message import Message, sentences, word

SQUARES = frozenset({"square"})
SQUARES_AND_HEXAGONS = frozenset({"square", "hex"})
"""The lattices of such families."""

EVERY_CELL = Option(
    "every_cell",
    "Through every cell",
    False,
    tip="The line passes through every cell of the board.",
)
FLAGS = (("f", "every_cell"),)

LINE = "Draw one closed line through the middles of cells. It never crosses or touches itself"


class CellLoop(Rule):
    """A rule of loops through cells."""

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterable[Constraint]:
        """What a clue says."""
        raise NotImplementedError

    def beside(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Hashable:
        """What else decides what a clue says; None where it says the same on the board for good."""
        return None

    def stands(self, clue: Clue) -> bool:
        """Is the clue a part of the board, so that it is never called redundant?"""
        return False

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """A board whose cells touch diagonally, then what all families have."""
        return loop_faults(puzzle)

    def demanded(self, puzzle: Puzzle) -> Iterable[Constraint]:
        """What the rule itself says."""
        return through_every_cell(puzzle)

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A simple cycle over the cells of the board."""
        runs = runs_of(puzzle.board)
        clues = [clue for kind in self.kinds for clue in clues_of(puzzle, kind.key)]
        said: dict[Constraint, Clue | None] = {}
        again: dict[Clue, Constraint] = {}
        for clue in clues:
            # In a narrow place a circle may say no more than its number does.
            again |= say(said, clue, self._said(puzzle, runs, clue))
        given = dict.fromkeys(self.demanded(puzzle))
        standing = (part for part, clue in said.items() if clue is not None and self.stands(clue))
        return posed_as(puzzle, {**said, **given}, frozenset(standing), again)

    def _said(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Constraint:
        """What a clue says, kept for the next edit of the board where it is the same there."""

        def made() -> AllOf:
            return AllOf(tuple(self.meant(puzzle, runs, clue)))

        return runs.kept((self.key, clue, self.beside(puzzle, runs, clue)), made)


def loop_faults(puzzle: Puzzle) -> tuple[Fault, ...]:
    """Cells that touch diagonally, where a line without a crossing is asked for; then what all
    families have."""
    wrong = []
    if puzzle.board.touches_at_corners:
        told = Message.of(
            "{name} is not played where cells touch diagonally: a line that takes such steps may "
            "cross itself.",
            name=word(puzzle.rule.name),
        )
        wrong.append(Fault("diagonal", told, board="neighbours"))
    return (*wrong, *clue_faults(puzzle))


def posed_as(
    puzzle: Puzzle,
    said: Mapping[Constraint, Clue | None],
    standing: frozenset[Constraint] = frozenset(),
    again: Mapping[Clue, Constraint] | None = None,
) -> Compiled:
    """The problem of a loop over the cells under constraints, each with the clue that says it.

    What no clue says is given, and so is what is ``standing``. Other clues say some ``again``.
    """
    problem = Problem(puzzle.board.cell_graph, Shape.CYCLE, tuple(said))
    told = [constraint for constraint, clue in said.items() if clue is not None]
    # Taken out of all of them, for to hash those that no clue says again takes long.
    given = frozenset(said).difference(told) | standing
    clues = tuple(said.values())
    return Compiled(problem, clues, given, puzzle.board.cells, again=again or {}, standing=standing)


def say(
    said: dict[Constraint, Clue | None], clue: Clue, constraint: Constraint
) -> Mapping[Clue, Constraint]:
    """Let a clue say a constraint; what comes back is what it says again, if another one does."""
    if said.setdefault(constraint, clue) is clue:
        return {}
    return {clue: constraint}


def through_every_cell(puzzle: Puzzle) -> Iterator[Constraint]:
    """The line visits all cells, where the option says so."""
    if puzzle.option(EVERY_CELL.key):
        for node in range(len(puzzle.board)):
            yield NodeVisited(node)


def every_cell(puzzle: Puzzle) -> tuple[Message, ...]:
    """What the instructions say of the option, or nothing."""
    told = "The line passes through every cell." if puzzle.option(EVERY_CELL.key) else ""
    return sentences(told)


def around(board: Board, at: At, *, corners: bool) -> list[int]:
    """The nodes of the squares that touch one by a side, with ``corners`` also those that touch it
    at a corner."""
    near = [
        (at[0] + down, at[1] + right)
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down, right) != (0, 0) and (corners or down * right == 0)
    ]
    return [board.index(other) for other in near if other in board]


def clues_of(puzzle: Puzzle, key: str) -> list[Clue]:
    """The clues of a kind."""
    return [Clue(key, spot, value) for spot, value in puzzle.clues.of(key).items()]


def node_of(puzzle: Puzzle, clue: Clue) -> int:
    """The node of a clue's cell."""
    assert isinstance(clue.spot, Cell)
    return puzzle.board.index(clue.spot.at)
