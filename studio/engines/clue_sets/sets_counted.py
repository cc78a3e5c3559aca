"""How many minimal sets of clues there are, as far as it is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from studio.engines.events import Huge
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class SetsCounted:
    """How many minimal sets fix the line: at least ``count``, no others if ``exact``.

    ``by_size`` sorts them by the number of their choices; while it is not exact it holds those that
    are known. ``counterexamples`` is the number of minimal sets that counterexamples break;
    ``whole``: of all.
    """

    count: Huge
    exact: bool
    by_size: Mapping[int, Huge] = field(default_factory=dict)
    counterexamples: int = 0
    whole: bool = False
