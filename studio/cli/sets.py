"""What ``studio check --sets`` says of the clue sets that have the same solution."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from studio.cli.words import told
from studio.engines.clue_sets.sets_counted import SetsCounted
from studio.puzzle.reason import Reason
from studio.work.sentences import said


def sets_json(sets: SetsCounted | Reason) -> dict[str, Any]:
    """What ``check --sets`` adds to its object; counts as decimal strings."""
    if isinstance(sets, Reason):
        return {"minimal_sets": None, "minimal_sets_reason": said(sets)}
    sizes = {str(size): str(count) for size, count in sets.by_size.items()}
    name = "minimal_sets" if sets.exact else "minimal_sets_at_least"
    return {name: str(sets.count), "minimal_sets_exact": sets.exact, "minimal_sets_by_size": sizes}


def sets_words(sets: SetsCounted | Reason) -> Iterable[str]:
    """The same for people."""
    if isinstance(sets, Reason):
        yield said(sets)
        return
    exact = "Minimal clue sets with this solution: {n:,}."
    least = "Minimal clue sets with this solution: at least {n:,}."
    yield told(exact if sets.exact else least, n=sets.count)
    for size, count in sets.by_size.items():
        yield "  " + told("of {size:,} clues: {count:,}", size=size, count=count)
