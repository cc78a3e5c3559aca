"""Why something is so, as a code with values; whoever shows it to people makes the sentence.

``studio.work.sentences`` has a sentence for each code, with places for its values.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from studio.puzzle.message import Message
from studio.records import dataclass

Value: TypeAlias = int | str | Message
"""A number, a name of the program (a constraint, a shape), or a place in words."""


class Code(Enum):
    """What a reason says. Each subject has an enum of its own, beside what gives the reasons."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A code, and what is to be filled into its sentence: names with their values, by name."""

    code: Code
    values: tuple[tuple[str, Value], ...] = ()

    @staticmethod
    def of(code: Code, **values: Value) -> Reason:
        """A reason with these values."""
        return Reason(code, tuple(sorted(values.items())))
