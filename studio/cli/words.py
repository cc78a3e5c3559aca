"""What several commands say alike: verdicts and places."""

from __future__ import annotations

from collections.abc import Collection

from studio.engines.events import Verdict

HEADLINES = {
    Verdict.UNIQUE: "One solution",
    Verdict.NONE: "No solution",
    Verdict.SEVERAL: "Several solutions",
    Verdict.UNKNOWN: "Not known yet",
}


def node_json(at: tuple[int, ...]) -> list[int] | int:
    """An address as JSON has it."""
    return list(at) if len(at) > 1 else at[0]


def cells_json(cells: Collection[tuple[int, ...]]) -> list[list[int] | int]:
    """Cells as JSON has them, in reading order."""
    return [node_json(at) for at in sorted(cells)]


def node_words(at: tuple[int, ...]) -> str:
    """An address in a line of text."""
    return ",".join(str(n) for n in at)
