"""What a player asks and is told, as values and as messages.

``{"checked": 3}`` names the first mark that no solution has (null: all can stay), ``{"hint": [step,
...]}`` the steps up to the next mark; then ``{"ended": ""}``, or a sentence why there is no answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work.steps import Mark, Step, part_to_json, step_from_json

Ask: TypeAlias = Literal["check", "hint"]


@dataclass(frozen=True, slots=True)
class Checked:
    """The number of the first wrong mark, from 0; None where all marks can stay."""

    wrong: int | None


@dataclass(frozen=True, slots=True)
class Hint:
    """The steps up to the next mark; empty where nothing more follows."""

    steps: tuple[Step, ...]


News: TypeAlias = Checked | Hint


def question(puzzle: Puzzle, ask: Ask, marks: Sequence[Mark]) -> dict[str, Any]:
    """The request to a solver process."""
    options = {"ask": ask, "marks": [part_to_json(mark) for mark in marks]}
    return {"referee": native.write(puzzle, PLAIN).decode(), "options": options}


def read(message: dict[str, Any]) -> News:
    """What a message tells; ValueError for anything else."""
    if "checked" in message:
        wrong = message["checked"]
        return Checked(None if wrong is None else int(wrong))
    if "hint" in message:
        return Hint(tuple(step_from_json(step) for step in message["hint"]))
    raise ValueError("neither a check nor a hint")
