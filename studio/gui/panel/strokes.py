"""What the window says about drawings in one stroke, in words and marks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from studio import language
from studio.board import At, Edge
from studio.board.free import with_edge
from studio.drawing.overlay import Overlay
from studio.engines.events import Verdict
from studio.gui.panel.live_check import Knowledge
from studio.gui.style.sentences import counted
from studio.gui.style.texts import tr
from studio.gui.widgets import panel_state as panel
from studio.gui.widgets.panel_state import count_text
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.puzzle.places import corner_name
from studio.work.findings import Line, Starts
from studio.work.sentences import said as said_reason

MANY = 1_000_000
"""Room is left for so many drawings that begin at a corner."""

NAMED = 3
"""So many corners of drawings are named in a sentence."""


def odd(puzzle: Puzzle) -> frozenset[At]:
    """The corners where an odd number of lines meet; none on other boards."""
    return puzzle.rule.marked(puzzle)


def with_lines(puzzle: Puzzle, more: Iterable[Edge]) -> Puzzle:
    """The drawing with these lines as well, beside those that are there already."""
    board = puzzle.board
    assert not board.has_faces
    for edge in more:
        board = with_edge(board, edge.a[0], edge.b[0])
    return puzzle.redrawn(board)


def mend(known: Knowledge) -> panel.Mend | None:
    """The ways to a drawing in one stroke: lines to add, lines to draw twice."""
    mended = known.mended
    if mended is None:
        return None
    effect = tr("one stroke")
    ways = [panel.WayOut(tr("Add {} (+)").format(_lines(len(mended.added))), effect)]
    if mended.twice:
        twice = tr("Draw {} twice (2×)").format(_lines(len(mended.twice)))
        ways.append(panel.WayOut(twice, effect))
    return panel.Mend(tuple(ways))


def _lines(number: int) -> str:
    return counted(number, "line", "lines")


def over(puzzle: Puzzle, overlay: Overlay, shown: frozenset[str], known: Knowledge) -> Overlay:
    """With the marks of what would help, and the fewest strokes where one is not enough."""
    mended = known.mended
    if mended is None:
        return overlay
    if "suggestions" in shown:
        overlay = replace(overlay, added=mended.added, twice=mended.twice or ())
    if "line" in shown:
        # The numbers of the strokes stand near the corners.
        overlay = replace(overlay, strokes=mended.lines, odd=frozenset())
    return overlay


def mended_row(known: Knowledge, row: panel.LayerRow) -> panel.LayerRow:
    """A row of the panel where one stroke is not enough: the fewest, and lines that would help."""
    mended = known.mended
    if mended is None or row.key not in ("line", "suggestions"):
        return row
    if row.key == "line":
        return replace(row, name=tr("Fewest strokes"), count=mended.strokes)
    return replace(row, count=len(mended.added) + len(mended.twice or ()))


def said(puzzle: Puzzle, drawn: int) -> str:
    """What is spoken while a drawing is drawn: "das klei-ne" after three of eight lines."""
    return puzzle.rule.spoken(puzzle, drawn)


def place(line: Line | None, known: Knowledge) -> str:
    """Which of the listed drawings a line is: "3 of 88"."""
    walked = known.walked
    if walked is None or line not in walked.lines:
        return ""
    number, every = walked.lines.index(line) + 1, grouped(len(walked.lines))
    words = tr("{} of {}") if walked.every else tr("{} of {} listed")
    return words.format(grouped(number), every)


def verdict_line(puzzle: Puzzle, known: Knowledge) -> str:
    """The sentence below the verdict: possible or not and why, from where, and what would help."""
    if known.judged is None or puzzle.faults():
        return ""
    outlook = puzzle.rule.outlook(puzzle)
    if not outlook:
        return ""
    words = [tr(said_reason(reason)) for reason in outlook]
    if known.judged.verdict is Verdict.NONE and known.mended is not None:
        words.append(_mending(known))
    if known.starts is not None:
        words.append(_starts(puzzle, known))
    return language.paragraph(words)


def verdict_room(puzzle: Puzzle, known: Knowledge) -> str:
    """The longest that :func:`verdict_line` may become while drawings are counted."""
    several = known.judged is not None and known.judged.verdict is Verdict.SEVERAL
    if not several or not puzzle.rule.outlook(puzzle):
        return ""
    corners = puzzle.board.cells
    few = sorted(odd(puzzle))[:NAMED] or corners[:NAMED]
    guesses = (
        Starts(tuple((at, MANY) for at in few)),
        Starts(tuple((at, MANY) for at in corners)),
        Starts(tuple((at, MANY + i) for i, at in enumerate(corners))),
    )
    return max((verdict_line(puzzle, replace(known, starts=one)) for one in guesses), key=len)


def _mending(known: Knowledge) -> str:
    """The fewest lines to add or to draw twice."""
    mended = known.mended
    assert mended is not None
    more = counted(len(mended.added), "line", "lines")
    if mended.twice is None:
        return tr("With {} more it takes one.").format(more)
    twice = counted(len(mended.twice), "line", "lines")
    return tr("With {} more it takes one, or with {} drawn twice.").format(more, twice)


def _starts(puzzle: Puzzle, known: Knowledge) -> str:
    """How many drawings begin at each corner, if these are few."""
    assert known.starts is not None
    found = [(at, n) for at, n in known.starts.corners if n]
    if not found:
        return ""
    numbers = {n for _, n in found}
    if len(numbers) == 1 and len(found) > NAMED:
        each = tr("One begins") if found[0][1] == 1 else tr("{} begin")
        return tr("{} at each corner.").format(each.format(count_text(found[0][1])))
    if len(found) > NAMED:
        return tr("Point at a corner to see how many begin there.")
    words = {True: tr("{} begins at corner {}."), False: tr("{} begin at corner {}.")}
    told = [words[n == 1].format(count_text(n), corner_name(puzzle.board, at)) for at, n in found]
    return language.paragraph(told)


def corner_words(known: Knowledge, at: At) -> str:
    """How many drawings begin at a corner: "44 drawings begin here"; "" where it is not known."""
    if known.starts is None:
        return ""
    number = dict(known.starts.corners).get(at)
    if number is None:
        return ""
    if number == 0:
        return tr("no drawing begins here")
    if number == 1:
        return tr("1 drawing begins here")
    return tr("{} begin here").format(f"{count_text(number)} {tr('drawings')}")
