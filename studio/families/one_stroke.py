"""One stroke: draw all lines without lifting the pen, none of them twice.

Like the house of Nikolaus, for which children speak a syllable with each of its eight lines. The
corners are cells of a free graph; a start and an end may be given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from studio.board import Cell, Spot, SpotKind
from studio.board.free import FreeLattice, GraphBoard
from studio.families.checks import clue_faults, words
from studio.puzzle import (
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EndsAt,
    Fault,
    Option,
    Problem,
    Puzzle,
    Shape,
    StartsAt,
    Trace,
    Variant,
)
from studio.puzzle.strokes import fewest_strokes, odd_nodes, why_no_stroke

START = ClueKind(
    "start",
    "start",
    "starts",
    SpotKind.CELL,
    "mark",
    distinct=True,
    tool="Start",
    icon="start",
    shortcut="S",
)
END = ClueKind(
    "end",
    "end",
    "ends",
    SpotKind.CELL,
    "mark",
    distinct=True,
    tool="End",
    icon="target",
    shortcut="T",
)

SYLLABLES = ("das", "klei", "ne", "Haus", "des", "Ni", "ko", "laus")
JOINED = frozenset({"klei", "Ni", "ko"})
"""The syllables that do not end a word."""


@dataclass(frozen=True)
class OneStroke:
    """The rule of drawings in one stroke."""

    key: str = "one-stroke"
    name: str = "One stroke"
    lattices: frozenset[str] = frozenset({"graph"})
    variants: tuple[Variant, ...] = (
        Variant("one-stroke", "One stroke", "All lines, none of them twice", FreeLattice()),
    )
    kinds: tuple[ClueKind, ...] = (START, END)
    options: tuple[Option, ...] = ()
    line_on: str = "cells"

    def how_to(self, puzzle: Puzzle) -> str:
        """The instructions of the puzzle, as printed above it."""
        words = "Draw all lines without lifting the pen, and none of them twice."
        if puzzle.clues.of(START.key):
            words += " Begin at the corner with one ring."
        if puzzle.clues.of(END.key):
            words += " End at the corner with two rings."
        return words

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Marks have no value."""
        return ()

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """Ends off the board or given twice, lines that lead one way. No fault: no drawing."""
        doubled = []
        if isinstance(puzzle.board, GraphBoard) and puzzle.board.lattice.directed:
            sentence = "Lines that lead one way only are not drawn in one stroke here."
            doubled.append(Fault("one-way", sentence, ()))
        for kind in (START, END):
            spots = tuple(puzzle.clues.of(kind.key))
            if len(spots) > 1:
                places = " and at ".join(words(puzzle, spot) for spot in spots)
                sentence = f"The {kind.noun} stands twice: at {places}."
                doubled.append(Fault("doubled", sentence, spots))
        return (*doubled, *clue_faults(puzzle))

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A trail that covers all lines; rooted, since its order and direction make it another."""
        board = puzzle.board
        constraints: list[Constraint] = []
        clues: list[Clue | None] = []
        for kind, constraint in ((START, StartsAt), (END, EndsAt)):
            for spot in puzzle.clues.of(kind.key):
                assert isinstance(spot, Cell)
                constraints.append(constraint(board.index(spot.at)))
                clues.append(Clue(kind.key, spot))
        problem = Problem(board.cell_graph, Shape.COVERING_TRAIL, tuple(constraints), rooted=True)
        return Compiled(problem, tuple(clues), frozenset(), board.cells)

    def truths(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Where it starts and ends."""
        yield Clue(START.key, Cell(compiled.nodes[trace.nodes[0]]))
        yield Clue(END.key, Cell(compiled.nodes[trace.nodes[-1]]))

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> str:
        """Why there is no drawing between these ends."""
        nodes = {
            clue.kind: puzzle.board.index(clue.spot.at)
            for clue in conflict
            if isinstance(clue.spot, Cell)
        }
        graph = puzzle.board.cell_graph
        return why_no_stroke(graph, nodes.get(START.key), nodes.get(END.key)) or ""


ONE_STROKE = OneStroke()


# -- what the board tells while one draws ----------------------------------------------------------


def odd_corners(puzzle: Puzzle) -> tuple[Cell, ...]:
    """The corners where an odd number of lines meet."""
    return tuple(Cell(puzzle.board.cells[node]) for node in odd_nodes(puzzle.board.cell_graph))


def possible(puzzle: Puzzle) -> str:
    """One sentence: can it be drawn in one stroke, from where, or why not and in how many."""
    graph = puzzle.board.cell_graph
    compiled = puzzle.compile()
    ends = {
        type(c): c.node for c in compiled.problem.constraints if isinstance(c, StartsAt | EndsAt)
    }
    reason = why_no_stroke(graph, ends.get(StartsAt), ends.get(EndsAt))
    if reason is None:
        odd = odd_nodes(graph)
        if not odd:
            return "It can be drawn in one stroke from every corner, and ends where it began."
        return "It can be drawn in one stroke, from one odd corner to the other."
    strokes = fewest_strokes(graph)
    return f"{reason} It takes {strokes:,} strokes." if strokes > 1 else reason


def captions(lines: int) -> tuple[str, ...]:
    """A syllable for each line of a drawing with eight lines; none for any other."""
    return SYLLABLES if lines == len(SYLLABLES) else ()


def spoken(lines: int, drawn: int) -> str:
    """What is said when so many of the lines are drawn: "das klei-ne"; "" for other drawings."""
    said = captions(lines)[:drawn]
    return "".join(f"{word}-" if word in JOINED else f"{word} " for word in said).strip()
