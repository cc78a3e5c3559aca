"""What the window says about boards made of a formula: the assignment that a line stands for."""

from __future__ import annotations

from studio.board import At
from studio.families.graph_path import assignment, opposites
from studio.gui.words import tr
from studio.puzzle import Puzzle, Trace

NAMED = 12
"""So many variables are named in a sentence."""


def assignment_line(puzzle: Puzzle, line: tuple[At, ...] | None) -> str:
    """The values that the line shown gives the variables; "" for boards that are no lesson."""
    if line is None or not opposites(puzzle):
        return ""
    values = assignment(puzzle, Trace(tuple(at[0] for at in line)))
    words = [
        tr("{} true").format(name) if true else tr("{} false").format(name)
        for name, true in values.items()
    ]
    more = ", ..." if len(words) > NAMED else "."
    return tr("The line says: {}").format(", ".join(words[:NAMED])) + more
