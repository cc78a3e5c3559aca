"""The teaching sheet: one page with a puzzle, steps of its solution in pictures, and the answer."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from studio import language
from studio.board import At, Spot
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay
from studio.drawing.shapes import Picture
from studio.formats.format import Output
from studio.formats.pdf import (
    BODY,
    HEIGHT,
    LEADING,
    STRONG,
    WIDTH,
    Page,
    document,
    foot,
    head,
    margin_points,
    scale_within,
    wrapped,
)
from studio.formats.svg import picture_of
from studio.language import text as tr
from studio.puzzle import Puzzle
from studio.records import dataclass

ACROSS = 3
PANELS = 6
"""Pictures under the puzzle: the steps, and the solution as the last."""
GAP = 14.0
TOP_SHARE = 0.40
"""How much of the page's height the puzzle takes, with its title."""
LARGEST_UNIT = 26.0
SMALL = 7.5
LETTERED = Output(lettered=True)
"""Sentences call corners by their letters, so that all pictures have them."""
LINES = 4
"""Lines of text under a picture at most; a longer reason is cut with dots."""


@dataclass(frozen=True)
class Panel:
    """A moment of the solution: all marks so far, the step's own, and what proves them.

    ``written``, ``drawn`` and ``crossed`` include what the step concludes, ``then`` is that alone.
    """

    heading: str
    sentence: str
    written: Mapping[At, int] = field(default_factory=dict)
    drawn: frozenset[Spot] = frozenset()
    crossed: frozenset[Spot] = frozenset()
    because: frozenset[Spot] = frozenset()
    then: frozenset[Spot] = frozenset()


@language.on_paper()
def lesson(
    puzzle: Puzzle, facts: str, panels: Sequence[Panel], solution: tuple[At, ...] | None
) -> bytes:
    """The sheet as a PDF. ``facts`` stand beside the puzzle, ``panels`` are at most five."""
    buffer = io.BytesIO()
    title = " ".join(puzzle.title.split()) or tr(puzzle.kind_name)
    canvas = document(buffer, title)
    canvas.setAuthor(puzzle.author)
    page, margin = Page(canvas), margin_points()
    top = head(page, title, tr(puzzle.kind_name) if puzzle.title else "")
    bottom = HEIGHT * TOP_SHARE
    half = (WIDTH - 2 * margin) * 0.56
    _placed(page, picture_of(puzzle, LETTERED), margin, top, half, bottom - top)
    x = margin + half + 2 * GAP
    y = _text(
        page,
        language.paragraph(puzzle.rule.how_to(puzzle)),
        x,
        top + 10,
        WIDTH - margin - x,
        9.5,
        12,
    )
    _text(page, facts, x, y + 10, WIDTH - margin - x, 9.5, 8)
    _grid(page, puzzle, panels[: PANELS - 1], solution, bottom + 1.5 * GAP)
    foot(page, tr("Made with Oneline Studio."), 1)
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def _grid(
    page: Page,
    puzzle: Puzzle,
    panels: Sequence[Panel],
    solution: tuple[At, ...] | None,
    top: float,
) -> None:
    """The panels in rows of three, the solution behind them."""
    margin = margin_points()
    wide = (WIDTH - 2 * margin - (ACROSS - 1) * GAP) / ACROSS
    rows = -(-PANELS // ACROSS)
    high = (HEIGHT - margin - 18 - top - (rows - 1) * GAP) / rows
    words = LINES * SMALL * LEADING + 2 * 8 * LEADING
    shown: list[tuple[str, str, Picture]] = [
        (panel.heading, panel.sentence, _picture(puzzle, panel)) for panel in panels
    ]
    if solution is not None:
        shown.append((tr("Solution"), "", picture_of(puzzle, replace(LETTERED, solution=solution))))
    for number, (heading, sentence, picture) in enumerate(shown):
        row, column = divmod(number, ACROSS)
        x, y = margin + column * (wide + GAP), top + row * (high + GAP)
        _placed(page, picture, x, y, wide, high - words)
        y += high - words + 10
        y = _text(page, heading, x, y, wide, 8, 2, STRONG)
        _text(page, sentence, x, y, wide, SMALL, LINES)


def _picture(puzzle: Puzzle, panel: Panel) -> Picture:
    overlay = Overlay(
        written=panel.written,
        drawn=panel.drawn,
        crossed=panel.crossed,
        because=panel.because,
        then=panel.then,
    )
    return draw(puzzle, overlay, paper=True, lettered=True)


def _placed(page: Page, picture: Picture, x: float, y: float, wide: float, high: float) -> None:
    """A picture in the middle of a box."""
    left, upper, right, lower = picture.bounds
    scale = scale_within(picture, wide, high, LARGEST_UNIT)
    across, down = (right - left) * scale, (lower - upper) * scale
    page.picture(picture, x + (wide - across) / 2, y + (high - down) / 2, scale)


def _text(
    page: Page,
    words: str,
    x: float,
    y: float,
    wide: float,
    size: float,
    most: int,
    font: str = BODY,
) -> float:
    """A text in lines, cut with dots after so many; gives where the next would stand."""
    lines = wrapped(words, font, size, wide)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1].rstrip('.')} ..."]
    for line in lines:
        page.text(x, y, line, size, font)
        y += size * LEADING
    return y
