"""What the window says about boards made of a formula: the assignment that a line stands for."""

from __future__ import annotations

from studio import language
from studio.board import At
from studio.gui.style.texts import tr
from studio.puzzle import Puzzle

NAMED = 12
"""So many variables are named in a sentence."""


def assignment_line(puzzle: Puzzle, line: tuple[At, ...] | None) -> str:
    """The values that the line shown gives the variables; "" for boards that are no lesson."""
    values = puzzle.rule.assignment(puzzle, line or ())
    if not values:
        return ""
    words = [
        tr("{} true").format(name) if true else tr("{} false").format(name)
        for name, true in values.items()
    ]
    more = ", ..." if len(words) > NAMED else "."
    return tr("The line says: {}").format(language.listed(words[:NAMED])) + more
