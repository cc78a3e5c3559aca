"""Typing a number on a cell, digit by digit: decisions only, no keys and no widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from studio.board import At, Cell, Edge, Spot, SpotKind
from studio.drawing.memory import remembered
from studio.puzzle import Clue, ClueKind, Fault, Puzzle, Rule
from studio.puzzle.clues import OPEN, ray, ray_parts, spans
from studio.puzzle.message import Message
from studio.records import dataclass

QUESTION = "?"
"""What is typed for a number that is left open."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An unfinished number on a cell, or on a ``border`` of the cell.

    ``offered``: proposed by the program, not typed yet.
    """

    kind: ClueKind
    at: At
    text: str
    offered: bool = False
    border: Edge | None = None

    @property
    def spot(self) -> Spot:
        """Where the number will stand."""
        return self.border or Cell(self.at)


def number_kind(rule: Rule) -> ClueKind | None:
    """The kind of plain numbers of a rule, wherever they stand."""
    return next((kind for kind in rule.kinds if kind.entry == "number"), None)


def typed_kind(rule: Rule) -> ClueKind | None:
    """The kind that digits enter when the tool in hand has none of its own."""
    for kind in rule.kinds:
        if kind.on is SpotKind.CELL and kind.typed:
            return kind
    return None


def may_be_open(kind: ClueKind) -> bool:
    """May its numbers be left open?"""
    return kind.open or kind.entry == "ray"


def typed_values(puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
    """The numbers that may be typed on a spot, in rising order; see :func:`_way`."""
    values = puzzle.rule.values(puzzle, kind, spot)
    if kind.entry != "ray":
        return [value for value in values if value != OPEN] if kind.open else values
    way = _way(puzzle, kind, spot)
    parts = map(ray_parts, values)
    return sorted(number for number, own in parts if own == way and number != OPEN)


def _standing_way(puzzle: Puzzle, kind: ClueKind, spot: Spot) -> int:
    """Where the arrow there looks; 0 where none stands."""
    standing = puzzle.clues.of(kind.key).get(spot)
    return 0 if standing is None else ray_parts(standing)[1]


def _way(puzzle: Puzzle, kind: ClueKind, spot: Spot) -> int:
    """Where a number that is typed looks: as the arrow there does, else the way that allows the
    largest number, the first of several."""
    way = _standing_way(puzzle, kind, spot)
    if way:
        return way
    number, way = max(
        map(ray_parts, puzzle.rule.values(puzzle, kind, spot)), key=lambda part: (part[0], -part[1])
    )
    return 0 if number == OPEN else way


def typed(puzzle: Puzzle, kind: ClueKind, at: At, entry: Entry | None, char: str) -> Entry | Fault:
    """The entry with one more character, or why no number there can begin like that."""
    begun = entry.text if entry and entry.at == at and not entry.offered else ""
    text = begun + char
    border = entry.border if entry else None
    if char == QUESTION and may_be_open(kind):
        return Entry(kind, at, QUESTION, border=border)
    values = typed_values(puzzle, kind, border or Cell(at))
    if any(str(value).startswith(text) for value in _candidates(values, text)):
        return Entry(kind, at, text, border=border)
    plain = replace(kind, entry="number")
    return Fault(
        "out-of-range",
        Message.of(
            "{clue:capital} here can be {values}, not {text}.",
            clue=kind.one,
            values=spans([OPEN, *values], plain) if plain.open else spans(values),
            text=text,
        ),
        (border or Cell(at),),
    )


def _candidates(values: Sequence[int], text: str) -> Sequence[int]:
    """The values that may begin with a text; a whole number that is allowed needs no search."""
    if text.lstrip("-").isdigit() and str(int(text)) == text and int(text) in values:
        return (int(text),)
    return values


def complete(puzzle: Puzzle, entry: Entry) -> bool:
    """Is no longer number possible anywhere, so that Enter need not be waited for?"""
    if entry.text == QUESTION:
        return True
    values = typed_values(puzzle, entry.kind, entry.spot)
    digits = max((len(str(abs(value))) for value in (values[0], values[-1])), default=0)
    return entry.text != "-" and digits == 1


def backspaced(entry: Entry) -> Entry | None:
    """The entry without its last character; None when nothing is left."""
    text = "" if entry.offered else entry.text[:-1]
    return replace(entry, text=text) if text or entry.border else None


def entered(puzzle: Puzzle, entry: Entry) -> Puzzle | Fault:
    """The puzzle with the entry placed, or why it cannot be."""
    if entry.text == "-":
        return Fault(
            "not-a-number", Message.of("A minus sign alone is not a number."), (entry.spot,)
        )
    kind, spot = entry.kind, entry.spot
    value = OPEN if entry.text == QUESTION else int(entry.text)
    if kind.entry == "ray":
        # One that is left open looks nowhere unless an arrow stands there, as after a click.
        way = _standing_way(puzzle, kind, spot) if value == OPEN else _way(puzzle, kind, spot)
        value = ray(value, way)
    return puzzle.placed(Clue(kind.key, spot, value))


@remembered(2)
def with_entry(puzzle: Puzzle, entry: Entry | None) -> Puzzle:
    """The puzzle as it would be with the number that is being typed; as it is where it cannot be.

    A number that was only offered is nobody's yet.
    """
    if entry is None or entry.offered or not entry.text:
        return puzzle
    result = entered(puzzle, entry)
    return puzzle if isinstance(result, Fault) else result
