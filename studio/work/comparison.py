"""What comparing engines brings to light, as plain values: for tables, files, charts, the window.

Also as messages from the solver process to the window: the request is ``{"compare": "grids"}`` with
the key of a series, or the native text of a puzzle, and the options ``{"engines": ["path-sat"],
"first": 2, "last": 8, "seconds": 10}``. Each run comes as ``{"run": {...}}``, at last ``{"ended":
""}`` or a sentence on what went wrong. No engine is loaded here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from studio.formats.comparison import Row, from_json


@dataclass(frozen=True, slots=True)
class Method:
    """An engine as it is offered: its key, what it is called there, whether it is proposed."""

    key: str
    name: str
    proposed: bool = True


SPANNING_METHODS = (
    Method("path-sat", "SAT by steps"),
    Method("link-sat", "SAT by links"),
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


def read(message: dict[str, Any]) -> Row:
    """A row from a message of the solver process; ValueError for anything else."""
    data = message.get("run")
    if not isinstance(data, dict):
        raise ValueError("not news of a comparison")
    return from_json(data)
