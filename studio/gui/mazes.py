"""What the window says about jump mazes: where cells lead, which are of no use, how many walks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from studio.board import At, Board, Cell, Link
from studio.drawing.memory import remembered
from studio.drawing.overlay import Overlay
from studio.families.jump_maze import JUMP, JUMP_MAZE, START, TARGET, landings, leading, reached
from studio.gui import panel_state as panel
from studio.gui.sentences import counted
from studio.gui.words import tr
from studio.puzzle import Clues, Puzzle
from studio.work.findings import Line, Surveyed

Jump = tuple[At, At]


@dataclass(frozen=True)
class Ways:
    """Where each cell leads; the cells that nothing leads to, and those that lead to no end."""

    ahead: Mapping[At, tuple[At, ...]]
    unreached: frozenset[At]
    dead: frozenset[At]

    @property
    def jumps(self) -> tuple[Jump, ...]:
        """All jumps, in reading order."""
        return tuple((at, other) for at, others in self.ahead.items() for other in others)

    def jumps_from(self, at: At | None) -> tuple[Jump, ...]:
        """The jumps from a cell."""
        return () if at is None else tuple((at, other) for other in self.ahead.get(at, ()))

    @property
    def unused(self) -> int:
        """How many cells no walk can use."""
        return len(self.unreached | self.dead)


def is_maze(puzzle: Puzzle) -> bool:
    """Do values say where one jumps?"""
    return JUMP in puzzle.rule.kinds


def has_ends(puzzle: Puzzle) -> bool:
    """Are there a start and a target?"""
    return bool(puzzle.clues.of(START.key) and puzzle.clues.of(TARGET.key))


NO_WAYS = Ways({}, frozenset(), frozenset())


def ways(puzzle: Puzzle) -> Ways:
    """Where the cells of a maze lead; nowhere on other boards."""
    return _ways(puzzle.board, puzzle.clues) if is_maze(puzzle) else NO_WAYS


@remembered(2)
def _ways(board: Board, clues: Clues) -> Ways:
    maze = Puzzle(JUMP_MAZE, board, clues)
    every = frozenset(board.cells)
    ahead = {at: landings(maze, at) for at in board.cells}
    unreached = every - reached(maze) if clues.of(START.key) else frozenset()
    dead = every - leading(maze) if clues.of(TARGET.key) else frozenset()
    return Ways(ahead, unreached, dead)


def cell_words(puzzle: Puzzle, at: At) -> str:
    """Where a cell leads, in words: "leads to 2 cells"; "" where it holds no value."""
    found = ways(puzzle)
    value = puzzle.clues.of(JUMP.key).get(Cell(at))
    here = []
    if at in found.unreached:
        here.append(tr("nothing leads here"))
    if value and not found.ahead[at]:
        here.append(tr("a jump of {} leads off the board on every side").format(abs(value)))
    elif value:
        here.append(tr("leads to {}").format(counted(len(found.ahead[at]), "cell", "cells")))
    if value and found.ahead[at] and at in found.dead:
        here.append(tr("never to the target"))
    return ", ".join(here)


# -- the board ---------------------------------------------------------------------------------


def over(
    puzzle: Puzzle,
    overlay: Overlay,
    shown: frozenset[str],
    known: tuple[Line, ...],
    walk: Line | None,
) -> Overlay:
    """The overlay of a maze: its walk alone, jumps in place of bars, cells of no use.

    ``known`` are walks that were found, ``walk`` the one that was picked.
    """
    found = ways(puzzle)
    line = overlay.line if walk is None or overlay.line is None else walk
    # What all walks share is drawn as one of them uses it.
    shared = () if line else tuple(_directed(known, overlay))
    return replace(
        overlay,
        line=line,
        other=None,
        common=frozenset(),
        doubt={},
        leads=found.jumps if "leads" in shown else (),
        jumps=shared,
        unreached=found.unreached if "unused" in shown else frozenset(),
        dead=found.dead if "unused" in shown else frozenset(),
    )


def _directed(known: tuple[Line, ...], overlay: Overlay) -> list[Jump]:
    return [
        jump for line in known[:1] for jump in pairwise(line) if Link.of(*jump) in overlay.common
    ]


# -- the panel -----------------------------------------------------------------------------------

KEPT = ("common", "conflict", "line")
"""The rows of the panel that make sense for mazes; values are the board itself."""


def rows(
    puzzle: Puzzle, layers: tuple[panel.LayerRow, ...], shown: frozenset[str], walk: Line | None
) -> tuple[panel.LayerRow, ...]:
    """The rows "On the board" for a maze; ``walk`` is the one that was picked."""
    found = ways(puzzle)
    jumps = sum(len(others) for others in found.ahead.values())
    swatch = panel.Swatch
    own = (
        ("unused", tr("Cells of no use"), swatch.UNUSED, found.unused, "7"),
        ("leads", tr("Where cells lead"), swatch.ARC, jumps, "8"),
    )
    kept = tuple(
        replace(
            row, name=tr("A walk"), count=len(walk) - 1 if walk else row.count and row.count - 1
        )
        if row.key == "line"
        else replace(row, name=tr("In every walk"), swatch=swatch.ARC_STRONG)
        if row.key == "common"
        else row
        for row in layers
        if row.key in KEPT
    )
    return (
        *kept,
        *(
            panel.LayerRow(key, name, mark, count, None, key in shown, digit)
            for key, name, mark, count, digit in own
        ),
    )


def walks(
    puzzle: Puzzle, surveyed: Surveyed | None, walk: Line | None, place: str
) -> panel.Walks | None:
    """What the panel shows of the walks; ``place`` says which walk is on the board."""
    if surveyed is None or not is_maze(puzzle):
        return None
    total = sum(n for _, n in surveyed.by_length)
    return panel.Walks(
        total,
        surveyed.exact,
        surveyed.by_length,
        surveyed.by_sum,
        puzzle.option("sum"),
        None if surveyed.shortest is None else len(surveyed.shortest) - 1,
        None if surveyed.longest is None else len(surveyed.longest) - 1,
        place,
        None if walk is None else len(walk) - 1,
        None if walk is None else total_of(puzzle, walk),
    )


def total_of(puzzle: Puzzle, walk: Line) -> int:
    """What a walk adds up to."""
    tally = puzzle.compile().tally
    assert tally is not None
    values = [tally.values[puzzle.board.index(at)] for at in walk]
    return sum(values if tally.count_start else values[1:])
