"""How many minimal sets of clues there are, as far as it is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class SetsCounted:
    """How many minimal sets fix the line: at least ``count``, no others if ``exact``.

    ``by_size`` sorts them by the number of their choices; while it is not exact it holds those that
    are known. ``rivals`` is the number of minimal sets that rivals break; ``whole``: of all.
    """

    count: int
    exact: bool
    by_size: Mapping[int, int] = field(default_factory=dict)
    rivals: int = 0
    whole: bool = False
