"""What the window says about jump mazes: where cells lead, which are of no use, how many walks."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from studio import language
from studio.board import At, Edge
from studio.drawing.overlay import Overlay
from studio.gui.editor.leads import leads_of
from studio.gui.widgets import panel_state as panel
from studio.puzzle import Puzzle, ValuesSum
from studio.work.findings import Line, Surveyed

Jump = tuple[At, At]


def cell_words(puzzle: Puzzle, at: At) -> str:
    """Where a cell leads, in words: "leads to 2 cells"; "" where it holds no value."""
    return language.listed(map(language.said, puzzle.rule.cell_words(puzzle, at, leads_of(puzzle))))


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
    found = leads_of(puzzle)
    line = overlay.line if walk is None or overlay.line is None else walk
    # What all walks share is drawn as one of them uses it, stronger than the rest of that one.
    shared = tuple(_directed(known if line is None else (line,), overlay))
    return replace(
        overlay,
        line=line,
        line_pale=True,
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
        jump for line in known[:1] for jump in pairwise(line) if Edge.of(*jump) in overlay.common
    ]


# -- the panel -----------------------------------------------------------------------------------


def walks(
    puzzle: Puzzle,
    surveyed: Surveyed | None,
    walk: Line | None,
    place: str,
    verdict: panel.Verdict,
) -> panel.SimplePaths | None:
    """What the panel shows of the walks; ``place`` says which walk is on the board.

    Their number is that of the ``verdict`` above them.
    """
    if surveyed is None:
        return None
    total, bound = surveyed.count, verdict.bound
    if verdict.kind is panel.VerdictKind.SEVERAL and verdict.count is not None:
        total = verdict.count
    elif not surveyed.exact:
        bound = panel.Bound.AT_LEAST
    return panel.SimplePaths(
        total,
        bound,
        surveyed.by_length,
        surveyed.by_sum,
        _wanted(puzzle),
        None if surveyed.shortest is None else len(surveyed.shortest) - 1,
        None if surveyed.longest is None else len(surveyed.longest) - 1,
        place,
        None if walk is None else len(walk) - 1,
        None if walk is None else total_of(puzzle, walk),
        surveyed.least or surveyed.exact,
    )


def _wanted(puzzle: Puzzle) -> int | None:
    """What walks are to add up to; None where nothing is asked for."""
    constraints = puzzle.compile().problem.constraints
    return next((c.total for c in constraints if isinstance(c, ValuesSum)), None)


def total_of(puzzle: Puzzle, walk: Line) -> int:
    """What a walk adds up to."""
    tally = puzzle.compile().tally
    assert tally is not None
    values = [tally.values[puzzle.board.index(at)] for at in walk]
    return sum(values if tally.count_start else values[1:])
