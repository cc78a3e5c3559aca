"""What a solver has in hand, in the addresses of a board: for those who look on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from studio.board import At, Spot
from studio.records import dataclass


@dataclass(frozen=True)
class Piece:
    """A line that a solver proposes; ``fails`` where it is a circle beside the rest."""

    nodes: tuple[At, ...]
    closed: bool = True
    fails: bool = False


@dataclass(frozen=True)
class Option:
    """A place that was looked at, with its number; the one that was chosen is told apart."""

    at: At
    figure: str
    chosen: bool = False


@dataclass(frozen=True)
class Trial:
    """Everything is optional. Places are those of nodes of the line, but for ``tinted``, which are
    cells always.

    ``tail`` is a part of the line that is settled already. ``apart`` are the faces, cells or
    corners that the line runs round, that a candidate keeps apart and must not, ``between`` those
    of which one must join them; ``leaving`` are edges of which one must be used.
    """

    head: At | None = None
    options: tuple[Option, ...] = ()
    failed: frozenset[At] = frozenset()
    culprits: frozenset[At] = frozenset()
    tail: tuple[At, ...] = ()
    pieces: tuple[Piece, ...] = ()
    leaving: tuple[tuple[At, At], ...] = ()
    tinted: frozenset[At] = frozenset()
    apart: frozenset[Spot] = frozenset()
    between: frozenset[Spot] = frozenset()
    swept: frozenset[At] = frozenset()
    frontier: frozenset[At] = frozenset()
    because: frozenset[Spot] = frozenset()
    """Cells and edges that prove something."""
    concluded: frozenset[Spot] = frozenset()
    """Cells and edges that it is proved of."""


NOTHING_TRIED = Trial()


@dataclass(frozen=True)
class FramePicture:
    """All that a moment of a search shows on the board.

    ``line`` is what is drawn, its last ``fresh`` jumps strong (None: all); ``doubt`` gives cells an
    amount from 0 to 1. ``drawn`` and ``crossed`` are edges that are known to be used and not to be
    used, ``written`` numbers that are known.
    """

    line: tuple[At, ...] | None = None
    closed: bool = False
    fresh: int | None = None
    doubt: Mapping[At, float] = field(default_factory=dict)
    drawn: frozenset[Spot] = frozenset()
    crossed: frozenset[Spot] = frozenset()
    written: Mapping[At, int] = field(default_factory=dict)
    trial: Trial = NOTHING_TRIED
