"""Oneline Studio: make, check and play puzzles that are solved by drawing one line.

In a notebook or a script: ``studio.read``, ``studio.blank``, ``studio.generate`` and what
:mod:`studio.api` has besides, loaded when first asked for.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from studio.api import (
        Check,
        Count,
        Explanation,
        Grade,
        Puzzle,
        PuzzleError,
        Solution,
        Step,
        blank,
        generate,
        known_families,
        read,
    )

__version__ = "0.1.0"

__all__ = [
    "Check",
    "Count",
    "Explanation",
    "Grade",
    "Puzzle",
    "PuzzleError",
    "Solution",
    "Step",
    "blank",
    "generate",
    "known_families",
    "read",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from studio import api

    return getattr(api, name)
