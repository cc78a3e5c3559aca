"""What comparing engines brings to light, as plain values: for tables, files, charts, the window.

Each run comes as a :class:`~studio.formats.comparison.Row`. No engine is loaded here.
"""

from __future__ import annotations

from typing import ClassVar

from studio.formats.comparison import Row
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Method:
    """An engine as it is offered: its key, what it is called there, whether it is proposed."""

    key: str
    name: str
    proposed: bool = True


SPANNING_METHODS = (
    Method("path-sat", "SAT by steps"),
    Method("link-sat", "SAT by edges"),
    Method("backtrack", "Backtracking"),
    Method("backtrack-without-dead-ends", "No dead-end check", proposed=False),
    Method("backtrack-without-connectivity", "No connectivity check", proposed=False),
    Method("backtrack-without-distance", "No distance check", proposed=False),
    Method("backtrack-without-parity", "No parity check", proposed=False),
    Method("backtrack-plain", "No prunings"),
    Method("frontier-paths", "Frontier counting"),
    Method("subsets", "Counting over subsets"),
    Method("brute", "Brute force"),
)
"""For lines through all nodes."""

OTHER_METHODS = (
    Method("loop-sat", "SAT by insides"),
    Method("frontier-loops", "Frontier counting"),
    Method("walks", "Walks, depth first"),
    Method("trails", "Trails by pairings"),
    Method("brute", "Brute force"),
)
"""For lines of other shapes."""


@dataclass(frozen=True, slots=True)
class Compiling:
    """The engines that are asked have to be compiled before they can be loaded."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The engines are loaded: from now on they count."""


@dataclass(frozen=True, slots=True)
class Compare:
    """The question what engines, by their keys, do within so many seconds each.

    ``source`` is the key of a series, of which sizes ``first`` to ``last`` are taken, or a puzzle
    as native text.
    """

    NEWS: ClassVar[tuple[type, ...]] = (Compiling, Loaded, Row)

    source: str
    engines: tuple[str, ...]
    seconds: float
    first: int = 0
    last: int = 0
