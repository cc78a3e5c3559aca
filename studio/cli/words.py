"""What several commands say alike: verdicts and places."""

from __future__ import annotations

import sys
from collections.abc import Collection

from studio import language
from studio.engines.events import Verdict
from studio.puzzle.message import Filling, Message

HEADLINES = {
    Verdict.UNIQUE: Message("One solution"),
    Verdict.NONE: Message("No solution"),
    Verdict.SEVERAL: Message("Several solutions"),
    Verdict.UNKNOWN: Message("Not known yet"),
}


def told(template: str, /, **values: Filling) -> str:
    """A text in the language that is spoken, with its values."""
    return language.said(Message.of(template, **values))


def counted(counts: str, one: str, many: str, /, **values: Filling) -> str:
    """A text that depends on whether the value called ``counts`` is one."""
    return language.said(Message.counted(counts, one, many, **values))


def note(told: str | Message, /, **values: Filling) -> None:
    """Say something beside the result: a line on standard error."""
    message = told if isinstance(told, Message) else Message.of(told, **values)
    sys.stderr.write(f"{language.said(message)}\n")


def node_json(at: tuple[int, ...]) -> list[int] | int:
    """An address as JSON has it."""
    return list(at) if len(at) > 1 else at[0]


def cells_json(cells: Collection[tuple[int, ...]]) -> list[list[int] | int]:
    """Cells as JSON has them, in reading order."""
    return [node_json(at) for at in sorted(cells)]


def node_words(at: tuple[int, ...]) -> str:
    """An address in a line of text."""
    return ",".join(str(n) for n in at)
