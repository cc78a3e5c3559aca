"""What the command line says of walks beside the verdict: how many by length and by sum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from studio.cli.words import told
from studio.engines.engine import Limit, Token
from studio.engines.reasons import Unfinished
from studio.engines.search.simple_paths import surveys
from studio.language import number
from studio.puzzle import Compiled
from studio.puzzle.message import named, word
from studio.puzzle.reason import Reason
from studio.work.counting import Total
from studio.work.walking import has_walks

Tallies = dict[str, dict[str, str]]
NAMES = {
    "jumps": "By number of jumps: {counts}",
    "sum": "By sum: {counts}",
}
NAMES_SO_FAR = {
    "jumps": "By number of jumps, so far: {counts}",
    "sum": "By sum, so far: {counts}",
}


def tally(compiled: Compiled, token: Token) -> tuple[Total, Tallies] | str:
    """The number of walks, and by jumps and by sum, as {value: how many}; or why there is none."""
    if not has_walks(compiled):
        return told(
            "Only the walks of a maze with start and target are counted by jumps and by sum."
        )
    *_, last = surveys(compiled.problem, Limit(), token, compiled.tally)
    reason = None if last.exact else Reason(Unfinished.WALKS_UNCOUNTED)
    counts = {"jumps": last.wanted, "sum": last.by_sum}
    given = {
        key: {str(value): str(n) for value, n in numbers.items()} for key, numbers in counts.items()
    }
    return Total(last.count, last.exact, reason), given


def words(tallies: Mapping[str, Any], *, exact: bool) -> Iterator[str]:
    """The tallies for people, a line each; those of a part of the walks say so."""
    names = NAMES if exact else NAMES_SO_FAR
    for key, counts in tallies.items():
        listed = ", ".join(f"{value}: {number(int(n))}" for value, n in counts.items())
        counted = named(listed) if listed else word("none")
        yield told(names[key], counts=counted)
