"""What a rule says of its puzzles beside the rule itself: small values for those who show them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from studio.board import At
from studio.puzzle.clues import Clue
from studio.puzzle.message import Message
from studio.records import dataclass

PlayStyle: TypeAlias = Literal["links", "numbers", "walk"]
"""How one plays: edges drawn and crossed out, numbers written, or a walk that grows at its end."""


@dataclass(frozen=True)
class Layer:
    """A row of the panel "On the board" that makes sense for a family.

    ``key`` is one of the window's layers; ``name`` and ``swatch`` are other ones than usual, where
    they are not "". ``steps``: its line is counted in steps, not in nodes. ``needs`` names a
    finding without which the row is not there.
    """

    key: str
    name: str = ""
    swatch: str = ""
    steps: bool = False
    needs: str = ""


LAYERS = tuple(
    map(Layer, ("common", "doubt", "suggestions", "redundant", "conflict", "line", "shares"))
)
"""The rows of most families."""


@dataclass(frozen=True)
class Leads:
    """Where the clues lead from each cell; the cells that nothing leads to, and those that lead to
    no end."""

    ahead: Mapping[At, tuple[At, ...]] = field(default_factory=dict)
    unreached: frozenset[At] = frozenset()
    dead: frozenset[At] = frozenset()

    @property
    def jumps(self) -> tuple[tuple[At, At], ...]:
        """All jumps, in reading order."""
        return tuple((at, other) for at, others in self.ahead.items() for other in others)

    def jumps_from(self, at: At | None) -> tuple[tuple[At, At], ...]:
        """The jumps from a cell."""
        return () if at is None else tuple((at, other) for other in self.ahead.get(at, ()))

    @property
    def unused(self) -> int:
        """How many cells no line can use."""
        return len(self.unreached | self.dead)


NO_LEADS = Leads()


@dataclass(frozen=True)
class Tour:
    """A line through all cells by ``moves`` (rows down, columns right), back to its start where it
    is ``closed``."""

    moves: tuple[tuple[int, int], ...]
    closed: bool = False


@dataclass(frozen=True)
class Demand:
    """What a part of the rule asks for at some place: a sentence, as ``said``.

    It is there because of ``clues`` that shape the rule's own constraints, and speaks of ``cells``.
    ``settled``: it leaves nothing open, so that the sentence says what follows.
    """

    said: Message
    clues: tuple[Clue, ...]
    cells: tuple[At, ...]
    settled: bool


@dataclass(frozen=True)
class Source:
    """Where puzzles of a family come from beside our own files.

    ``key`` is the key of a format of other programs, or of another part of this one: "tour" of the
    tours, "networkx" of graphs in scripts. Formats of several families know this one by ``names``
    (the first is written), write its cells in the ``code`` of that name, and its options as
    ``flags`` (flag and option).
    Files that have ``shades`` say of each cell whether it is shaded.

    Where they write ``borders`` of regions first, as "grids" of borders or as the "areas" of all
    cells, the code is that of ``values``: of "cells", of "regions" (a number for each), or of cells
    that are "blocked". ``told`` is how a file names the flags: always a line of them, maybe empty.
    Files with ``marks`` have those of the solver on "cells" behind the clues, as version 3.1 does,
    or there and on "corners" behind the line.
    """

    key: str
    names: tuple[str, ...] = ()
    code: str = ""
    flags: tuple[tuple[str, str], ...] = ()
    shades: bool = False
    borders: Literal["", "grids", "areas"] = ""
    values: Literal["cells", "regions", "blocked"] = "cells"
    marks: Literal["", "cells", "corners"] = ""
    told: tuple[tuple[str, str], ...] = ()

    def option(self, flag: str) -> str | None:
        """The option that a flag switches on; None for an unknown flag."""
        return dict(self.flags).get(flag)
