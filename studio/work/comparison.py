"""What comparing engines brings to light, as plain values: for tables, files, charts, the window.

Also as messages from the solver process to the window: the request is ``{"compare": "grids"}`` with
the key of a series, or the native text of a puzzle, and the options ``{"engines": ["path-sat"],
"first": 2, "last": 8, "seconds": 10}``. Each run comes as ``{"run": {...}}``, at last ``{"ended":
""}`` or a sentence on what went wrong. No engine is loaded here.
"""

from __future__ import annotations

from typing import Any

from studio.formats.comparison import Row, from_json

METHODS: tuple[tuple[str, str], ...] = (
    ("path-sat", "SAT, a variable for each step and cell"),
    ("link-sat", "SAT, a variable for each link"),
    ("backtrack", "Backtracking"),
    ("backtrack-without-dead-ends", "Backtracking without dead ends"),
    ("backtrack-without-connectivity", "Backtracking without connectivity"),
    ("backtrack-without-distance", "Backtracking without distance"),
    ("backtrack-without-parity", "Backtracking without parity"),
    ("backtrack-plain", "Backtracking without prunings"),
    ("frontier-paths", "Frontier counting of paths"),
    ("brute", "Brute force"),
)
"""The engines for lines through all nodes, by key and name, as they are offered for comparing."""


def read(message: dict[str, Any]) -> Row:
    """A row from a message of the solver process; ValueError for anything else."""
    data = message.get("run")
    if not isinstance(data, dict):
        raise ValueError("not news of a comparison")
    return from_json(data)
