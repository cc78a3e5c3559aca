"""Jump tour: pass every cell once by jumps of a kind, and number the cells on the way.

The knight's tour with other pieces: the pen-and-paper game (Ruby Quiz 90) jumps three cells
straight or two diagonally. Labels may fix steps, so a tour is a puzzle like a number path.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from studio.board import Board, Cell, Graph, Spot, SquareLattice
from studio.families.number_path import LABEL
from studio.puzzle import (
    Clue,
    ClueKind,
    Compiled,
    Fault,
    Option,
    PlayStyle,
    Problem,
    Puzzle,
    Rule,
    Shape,
    Source,
    StepAt,
    Tour,
    Trace,
    Variant,
)
from studio.puzzle.checks import clue_faults
from studio.puzzle.impossible import why_no_line
from studio.puzzle.message import Message, enumerated, sentences
from studio.puzzle.reason import Reason
from studio.records import dataclass

PEN_AND_PAPER: tuple[tuple[int, int], ...] = (
    (0, 3), (2, 2), (3, 0), (2, -2), (0, -3), (-2, -2), (-3, 0), (-2, 2),
)  # fmt: skip
"""(rows down, columns right), clockwise from the right."""

MOST_MOVES = 64


@dataclass(frozen=True)
class JumpTour(Rule):
    """The rule of jump tours."""

    key: str = "jump-tour"
    name: str = "Jump tour"
    lattices: frozenset[str] = frozenset({"square"})
    variants: tuple[Variant, ...] = (
        Variant("jump-tour", "Jump tour", "Every square once, by jumps", SquareLattice()),
    )
    kinds: tuple[ClueKind, ...] = (LABEL,)
    options: tuple[Option, ...] = (
        Option("moves", "Moves", PEN_AND_PAPER, "moves", tip="Where one may jump from a cell."),
        Option("closed", "Closed tour", False, tip="A last jump leads back to the first cell."),
    )
    play: PlayStyle = "numbers"
    sources: tuple[Source, ...] = (Source("tour"),)

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        n = len(puzzle.board)
        told = [
            Message.of(
                "Write the numbers 1 to {n:,}, one in each cell, so that a jump leads from each "
                "number to the next.",
                n=n,
            )
        ]
        if set(moves_of(puzzle)) == set(PEN_AND_PAPER):
            told += sentences("A jump goes three cells along a row or column, or two diagonally.")
        else:
            kinds = [
                Message.of("{small} by {large}", small=small, large=large)
                for small, large in _kinds_of(moves_of(puzzle))
            ]
            told.append(
                Message.of(
                    "A jump goes {moves} cells.", moves=enumerated("{some} or {last}", kinds)
                )
            )
        if puzzle.option("closed"):
            told.append(Message.of("From {n:,} a jump leads back to 1.", n=n))
        return tuple(told)

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Labels are the numbers of the cells, 1 to n."""
        return range(1, len(puzzle.board) + 1)

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """A move set that will not do; labels off the board, doubled or out of range."""
        return (*_move_faults(puzzle.option("moves")), *clue_faults(puzzle))

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A Hamiltonian path or cycle over the jumps; rooted, since numbers tell the direction."""
        board = puzzle.board
        labels = [
            Clue(LABEL.key, spot, value) for spot, value in puzzle.clues.of(LABEL.key).items()
        ]
        constraints = tuple(_label(puzzle, clue) for clue in labels)
        shape = Shape.HAMILTONIAN_CYCLE if puzzle.option("closed") else Shape.HAMILTONIAN_PATH
        problem = Problem(jumps_of(puzzle), shape, constraints, rooted=True)
        return Compiled(problem, tuple(labels), frozenset(), board.cells)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """The number of every cell."""
        for step, node in enumerate(trace.nodes, start=1):
            yield Clue(LABEL.key, Cell(compiled.nodes[node]), step)

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Reason | None:
        """Why the board has no tour at all, or none from the cell where it is to start."""
        if len(conflict) > 1 or any(clue.value != 1 for clue in conflict):
            return None
        closed = puzzle.option("closed")
        starts = [_label(puzzle, clue).node for clue in conflict]
        return why_no_line(jumps_of(puzzle), closed=closed, start=min(starts, default=None))

    def tour(self, puzzle: Puzzle) -> Tour | None:
        """What its options say."""
        return Tour(moves_of(puzzle), bool(puzzle.option("closed")))

    def toured(self, board: Board, tour: Tour) -> Puzzle | None:
        """A puzzle with these options."""
        options: dict[str, Any] = {"moves": [list(move) for move in tour.moves]}
        if tour.closed:
            options["closed"] = True
        return Puzzle(self, board, options=options)


JUMP_TOUR = JumpTour()


def moves_of(puzzle: Puzzle) -> tuple[tuple[int, int], ...]:
    """The moves of a puzzle, as (rows down, columns right)."""
    return tuple((move[0], move[1]) for move in puzzle.option("moves"))


def jumps_of(puzzle: Puzzle) -> Graph:
    """Cells as nodes, an edge for every two cells that a move leads between."""
    board = puzzle.board
    pairs = [
        (i, board.index(other))
        for i, at in enumerate(board.cells)
        for r, c in moves_of(puzzle)
        if (other := (at[0] + r, at[1] + c)) in board
    ]
    return Graph.undirected(len(board), pairs)


def _label(puzzle: Puzzle, clue: Clue) -> StepAt:
    assert isinstance(clue.spot, Cell) and clue.value is not None
    return StepAt(puzzle.board.index(clue.spot.at), clue.value)


def _kinds_of(moves: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Moves without their directions, each kind once, shortest first."""
    kinds = {(min(abs(r), abs(c)), max(abs(r), abs(c))) for r, c in moves}
    return sorted(kinds, key=lambda kind: (kind[0] ** 2 + kind[1] ** 2, kind))


def _move_faults(moves: Any) -> Iterator[Fault]:
    good = isinstance(moves, tuple | list) and all(
        isinstance(move, tuple | list)
        and len(move) == 2
        and all(type(part) is int for part in move)
        for move in moves
    )
    if not good:
        told = Message.of("Moves should be pairs of whole numbers: rows down, columns right.")
        yield Fault("bad-moves", told, option="moves")
        return
    known = {tuple(move) for move in moves}
    if not known:
        yield Fault("no-moves", Message.of("There are no moves."), option="moves")
    if len(known) > MOST_MOVES:
        told = Message.of("More than {most} moves are too many.", most=MOST_MOVES)
        yield Fault("many-moves", told, option="moves")
    if (0, 0) in known:
        yield Fault("no-jump", Message.of("The move 0, 0 leads nowhere."), option="moves")
    for r, c in sorted(known):
        if (-r, -c) not in known:
            told = Message.of(
                "The move {down}, {right} has no way back: {up}, {left} is missing.",
                down=r,
                right=c,
                up=-r,
                left=-c,
            )
            yield Fault("one-way", told, option="moves")
            return
