"""The rules at the front of a booklet: what is said once of a genre, and what of some puzzles.

Sentences are compared as messages, never as texts, so that the same comes out in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from studio import language
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.puzzle.rule import PLACES
from studio.records import dataclass

ANY = "N"
"""What stands for the number of places where boards of several sizes have the same rule."""


@dataclass(frozen=True)
class Rules:
    """The rules of some puzzles of a genre, which begin alike.

    ``whose`` says which puzzles these are, by their numbers; "" where the booklet has no others.
    ``shared`` holds for all of them, each of ``own`` for those that it names.
    """

    name: str
    whose: str
    shared: str
    own: tuple[str, ...] = ()


def rules_of(puzzles: Sequence[Puzzle]) -> list[Rules]:
    """The rules of the puzzles of a booklet, which has them in this order."""
    # Where the main sentences differ nothing is shared that could be read without them.
    groups: dict[tuple[str, Message], dict[int, tuple[Message, ...]]] = {}
    for number, puzzle in enumerate(puzzles, start=1):
        told = puzzle.rule.how_to(puzzle)
        name = language.text(puzzle.kind_name)
        groups.setdefault((name, _for_any(told[0])), {})[number] = told
    found = []
    for (name, _), by_number in groups.items():
        whose = _whose(tuple(by_number)) if len(groups) > 1 else ""
        found.append(_rules(name, whose, by_number))
    return found


def demands(puzzle: Puzzle) -> tuple[Message, ...]:
    """What a puzzle demands by its options, such as a sum: no sign on its board says so."""
    usual = puzzle.rule.how_to(replace(puzzle, options={}))
    return tuple(message for message in puzzle.rule.how_to(puzzle) if message not in usual)


def _rules(name: str, whose: str, told: dict[int, tuple[Message, ...]]) -> Rules:
    """The rules of puzzles that begin alike, by the numbers of these."""
    spoken: dict[Message, dict[int, Message]] = {}
    for number, messages in told.items():
        for message in messages:
            spoken.setdefault(_for_any(message), {})[number] = message
    shared: list[Message] = []
    own: dict[tuple[int, ...], list[Message]] = {}
    for for_any, by_number in spoken.items():
        # A number that is the same for all of them is said as it is.
        alike = set(by_number.values())
        message = alike.pop() if len(alike) == 1 else for_any
        if len(by_number) == len(told):
            shared.append(message)
        else:
            own.setdefault(tuple(by_number), []).append(message)
    lines = tuple(_own(numbers, messages) for numbers, messages in own.items())
    return Rules(name, whose, language.paragraph(shared), lines)


def _for_any(message: Message) -> Message:
    """A sentence for boards of any size; all other numbers belong to the rule, and stay."""
    values = ((key, ANY if key == PLACES else value) for key, value in message.values)
    return replace(message, values=tuple(values))


def _whose(numbers: Sequence[int]) -> str:
    """Which puzzles these are: "Puzzles 1-3, 7"."""
    one, many = "Puzzle {numbers}", "Puzzles {numbers}"
    told = Message.counted("count", one, many, count=len(numbers), numbers=_ranges(numbers))
    return language.said(told)


def _own(numbers: Sequence[int], messages: Iterable[Message]) -> str:
    """What only these puzzles demand."""
    one, many = "Puzzle {numbers}: {rules}", "Puzzles {numbers}: {rules}"
    rules = language.paragraph(messages)
    told = Message.counted(
        "count", one, many, count=len(numbers), numbers=_ranges(numbers), rules=rules
    )
    return language.said(told)


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers that grow, three and more in a row as a range: "1-3, 7"."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    parts: list[str] = []
    for row in found:
        parts += [f"{row[0]}\N{EN DASH}{row[-1]}"] if len(row) > 2 else map(str, row)
    return language.listed(parts)
