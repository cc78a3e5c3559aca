"""What the window says about drawings in one stroke, in words and marks."""

from __future__ import annotations

from studio.board import At
from studio.engines.events import Verdict
from studio.families import one_stroke
from studio.gui.live import Knowledge
from studio.gui.panel_state import count_text
from studio.gui.sentences import counted
from studio.gui.words import tr
from studio.puzzle import Puzzle

NAMED = 3
"""So many corners with their numbers of drawings are named in a sentence."""

NUMBERED = 60
"""Longer drawings have no numbers on their lines."""


def odd(puzzle: Puzzle) -> frozenset[At]:
    """The corners where an odd number of lines meet; none on other boards."""
    if not puzzle.is_drawing:
        return frozenset()
    return frozenset(cell.at for cell in one_stroke.odd_corners(puzzle))


def captions(puzzle: Puzzle, line: tuple[At, ...]) -> tuple[str, ...]:
    """What is written beside the lines of a drawing: syllables for eight, else their numbers."""
    if not puzzle.is_drawing:
        return ()
    lines = len(line) - 1
    numbers = tuple(str(i) for i in range(1, lines + 1)) if lines <= NUMBERED else ()
    return one_stroke.captions(lines) or numbers


def verdict_line(puzzle: Puzzle, known: Knowledge) -> str:
    """The sentence below the verdict: possible or not and why, from where, and what would help."""
    if known.judged is None or puzzle.faults():
        return ""
    words = [one_stroke.possible(puzzle)]
    if known.judged.verdict is Verdict.NONE and known.mended is not None:
        words.append(_mending(known))
    if known.starts is not None:
        words.append(_starts(known))
    return " ".join(word for word in words if word)


def _mending(known: Knowledge) -> str:
    """The fewest lines to add or to draw twice."""
    mended = known.mended
    assert mended is not None
    more = counted(len(mended.added), tr("line"), tr("lines"))
    if mended.twice is None:
        return tr("With {} more it takes one.").format(more)
    twice = counted(len(mended.twice), tr("line"), tr("lines"))
    return tr("With {} more it takes one, or with {} drawn twice.").format(more, twice)


def _starts(known: Knowledge) -> str:
    """How many drawings begin at each corner, if these are few."""
    assert known.starts is not None
    found = [(at, n) for at, n in known.starts.corners if n]
    if not found:
        return ""
    numbers = {n for _, n in found}
    if len(numbers) == 1 and len(found) > NAMED:
        return tr("{} begin at each corner.").format(count_text(found[0][1]))
    if len(found) > NAMED:
        return tr("Point at a corner to see how many begin there.")
    told = [tr("{} begin at corner {}").format(count_text(n), f"{at[0] + 1:,}") for at, n in found]
    return ", ".join(told) + "."


def corner_words(known: Knowledge, at: At) -> str:
    """How many drawings begin at a corner: "44 drawings begin here"; "" where it is not known."""
    if known.starts is None:
        return ""
    number = dict(known.starts.corners).get(at)
    if number is None:
        return ""
    if number == 0:
        return tr("no drawing begins here")
    return tr("{} begin here").format(f"{count_text(number)} {tr('drawings')}")
