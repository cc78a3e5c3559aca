"""Puzzles of which something is said, by name: a few of them, and how many more there are."""

from __future__ import annotations

from collections.abc import Sequence

from studio.formats.format import shown
from studio.puzzle.message import Message, enumerated, named

MOST_NAMED = 6
"""So many puzzles are named in one sentence."""


def some_named(names: Sequence[str]) -> Message:
    """The first of some names, one at least, and how many more there are."""
    told = [named(shown(name)) for name in names[:MOST_NAMED]]
    more = len(names) - MOST_NAMED
    if more > 0:
        told.append(Message.counted("n", "{n:,} more", "{n:,} more", n=more))
    return enumerated("{some}, {last}", told)
