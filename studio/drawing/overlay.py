"""What lies over a puzzle while somebody works on it; empty, it is the printed page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from studio.board import At, Edge, Point, Spot
from studio.puzzle import Clue
from studio.puzzle.trial import NOTHING_TRIED, FramePicture, Trial
from studio.records import dataclass


@dataclass(frozen=True)
class Suggestion:
    """A clue that the program proposes, with the letter it has in the panel."""

    clue: Clue
    letter: str


@dataclass(frozen=True, slots=True)
class Sketch:
    """What the hand is about to draw on a free graph: a corner at ``end``, and a line from
    ``start`` if one is being drawn. ``guides`` are the places of the grid around it.
    """

    end: Point
    start: Point | None = None
    guides: tuple[Point, ...] = ()


@dataclass(frozen=True)
class Pencil:
    """A player's marks beside those that are meant: notes, assumptions; and what is told of them.

    ``noted`` are small numbers in cells; ``shaded`` cells are held for inside (1) or outside (2);
    ``struck`` cells are kept away from; ``coloured`` ones have one of four colours, from 1 on.
    ``assumed`` are edges drawn since an assumption, and ``assumed_numbers`` numbers written.
    ``wrong`` are marks that no answer has, ``pointed`` places to look at.
    """

    noted: Mapping[At, frozenset[int]] = field(default_factory=dict)
    shaded: Mapping[At, int] = field(default_factory=dict)
    struck: frozenset[At] = frozenset()
    coloured: Mapping[At, int] = field(default_factory=dict)
    assumed: frozenset[Spot] = frozenset()
    assumed_numbers: Mapping[At, int] = field(default_factory=dict)
    wrong: frozenset[Spot] = frozenset()
    pointed: frozenset[Spot] = frozenset()


NO_PENCIL = Pencil()


@dataclass(frozen=True)
class Overlay:
    """Everything is optional; every mark has the second cue that the look asks for.

    ``line`` is an answer as node addresses in the order of the line, ``other`` a second one of
    which only the difference is shown. ``doubt`` gives cells an amount from 0 to 1. ``common`` are
    edges that every answer uses (LINK spots of cells or EDGE spots of corners). ``typed`` is the
    unfinished entry on the selected spot.
    """

    line: tuple[At, ...] | None = None
    line_closed: bool = False
    shaded: frozenset[At] = frozenset()
    """Cells that a player has shaded, beside those that are shaded with ``line``."""
    other: tuple[At, ...] | None = None
    common: frozenset[Spot] = frozenset()
    shares: Mapping[Spot, float] = field(default_factory=dict)
    """The part of all answers that uses an edge, for edges that some use and some do not."""
    doubt: Mapping[At, float] = field(default_factory=dict)
    redundant: frozenset[Clue] = frozenset()
    conflict: frozenset[Clue] = frozenset()
    suggestions: tuple[Suggestion, ...] = ()
    selected: frozenset[Spot] = frozenset()
    cursor: Spot | None = None
    typed: str | None = None
    ghosts: frozenset[At] = frozenset()
    """Cells that the board lacks but that are shown faintly while it is reshaped."""
    hover: Spot | None = None
    blink: Spot | None = None
    written: Mapping[At, int] = field(default_factory=dict)
    """The player's own numbers, lighter than clues."""
    drawn: frozenset[Spot] = frozenset()
    """The edges of the player's own line."""
    crossed: frozenset[Spot] = frozenset()
    """The edges that the player ruled out."""
    because: frozenset[Spot] = frozenset()
    """What the reason of a step names: cells, edges, corners."""
    then: frozenset[Spot] = frozenset()
    """What a step concludes."""
    pairs: tuple[tuple[Edge, Edge, str], ...] = ()
    """Two edges that meet, with a sign of what is known of both: "≤1", "≥1" or "="."""
    odd: frozenset[At] = frozenset()
    """Corners of a drawing where an odd number of lines meet."""
    leads: tuple[tuple[At, At], ...] = ()
    """Where jumps lead, from cell to cell: pale arcs."""
    jumps: tuple[tuple[At, At], ...] = ()
    """Jumps that matter now: strong arcs."""
    onward: tuple[tuple[At, At], ...] = ()
    """Where the cell at hand leads: grey arcs, beside those of lines."""
    unreached: frozenset[At] = frozenset()
    """Cells that no line comes to."""
    dead: frozenset[At] = frozenset()
    """Cells from which no line comes to its end."""
    added: tuple[Spot, ...] = ()
    """Lines of a drawing that would help if they were there."""
    twice: tuple[Spot, ...] = ()
    """Lines of a drawing that would help if they were drawn twice."""
    strokes: tuple[tuple[At, ...], ...] = ()
    """Several strokes that draw all lines of a drawing together."""
    sketch: Sketch | None = None
    """What the hand is about to draw; on drawings only."""
    captions: tuple[str, ...] = ()
    """Words for the steps of ``line``, one each; on drawings only."""
    fresh: int | None = None
    """So many jumps at the end of ``line`` are strong, those before pale; None: all are strong."""
    line_pale: bool = False
    """Are the jumps of ``line`` paler than ``jumps``, which all lines share?"""
    line_rough: bool = False
    """Are the corners of ``line`` sharp? Nobody sees them in pictures that rush by."""
    trial: Trial = NOTHING_TRIED
    """What a solver has in hand."""
    pencil: Pencil = NO_PENCIL
    """What a player noted, assumed, got wrong or is pointed to."""


def looking_on(still: FramePicture, *, rough: bool = False) -> Overlay:
    """The overlay of a moment of a search; ``rough``: one of many that rush by."""
    return Overlay(
        line=still.line,
        line_closed=still.closed,
        line_rough=rough,
        fresh=still.fresh,
        doubt=still.doubt,
        drawn=still.drawn,
        crossed=still.crossed,
        written=still.written,
        trial=still.trial,
    )
