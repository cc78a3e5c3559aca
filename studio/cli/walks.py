"""What the command line says of mazes beside the verdict: walks by length and sum, odd values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from studio.engines.engine import Limit, Token
from studio.engines.events import Done
from studio.engines.walks import surveys
from studio.families.jump_maze import JUMP
from studio.families.jump_maze import remarks as maze_remarks
from studio.puzzle import Compiled, Puzzle
from studio.work.walking import has_walks

Tallies = dict[str, dict[str, str]]
NAMES = {"jumps": "By number of jumps", "sum": "By sum"}


def tally(compiled: Compiled, token: Token) -> tuple[Done, Tallies] | str:
    """The number of walks, and by jumps and by sum, as {value: how many}; or why there is none."""
    if not has_walks(compiled):
        return "Only the walks of a maze with start and target are counted by jumps and by sum."
    *_, last = surveys(compiled.problem, Limit(), token, compiled.tally)
    reason = "" if last.exact else "Stopped before all walks were counted."
    counts = {"jumps": last.wanted, "sum": last.by_sum}
    told = {
        key: {str(value): str(n) for value, n in numbers.items()} for key, numbers in counts.items()
    }
    return Done(last.count, last.exact, reason), told


def words(tallies: Mapping[str, Any]) -> Iterator[str]:
    """The tallies for people, a line each."""
    for key, counts in tallies.items():
        told = ", ".join(f"{value}: {int(n):,}" for value, n in counts.items())
        yield f"{NAMES[key]}: {told or 'none'}"


def remarks(puzzle: Puzzle) -> tuple[str, ...]:
    """What is legal but perhaps not meant."""
    return maze_remarks(puzzle) if JUMP in puzzle.rule.kinds else ()
