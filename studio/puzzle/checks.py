"""Faults that every family looks for in the same way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from studio.board import Cell, Corner, Edge, Spot, SpotKind
from studio.puzzle.clues import ClueKind, spans
from studio.puzzle.fault import Fault
from studio.puzzle.message import Message, enumerated, named, word

if TYPE_CHECKING:
    from studio.puzzle.puzzle import Puzzle


APART = "The {noun} at {where} joins cells that do not touch."
OFF_BOARD = "The {noun} at {where} is off the board."
OUT_OF_RANGE = "The {noun} {value} at {where} is out of range: {values} fits there."
TWICE = "The {noun} {value} stands twice: at {first} and at {second}."


def clue_faults(puzzle: Puzzle) -> Iterator[Fault]:
    """Clues off the board, values out of range, and values that stand twice though they may not."""
    for kind in puzzle.rule.kinds:
        seen: dict[int | None, Spot] = {}
        for spot, value in puzzle.clues.of(kind.key).items():
            if not puzzle.board.has(spot):
                yield _no_place(kind, spot)
                continue
            if kind.entry == "mark":
                continue
            allowed = puzzle.rule.values(puzzle, kind, spot)
            if value not in allowed:
                yield _out_of_range(kind, spot, value, allowed)
            elif kind.distinct and value in seen:
                yield _twice(kind, value, seen[value], spot)
            seen[value] = spot


def _no_place(kind: ClueKind, spot: Spot) -> Fault:
    apart = kind.on is SpotKind.EDGE
    told = Message.of(APART if apart else OFF_BOARD, noun=word(kind.noun), where=address(spot))
    return Fault("off-board", told, (spot,), kind=kind.key)


def _out_of_range(kind: ClueKind, spot: Spot, value: int | None, allowed: Sequence[int]) -> Fault:
    named = value is not None and (kind.open or kind.entry == "ray")
    told = Message.of(
        OUT_OF_RANGE,
        noun=word(kind.noun),
        value=kind.told(value) if named else f"{value}",
        where=address(spot),
        values=spans(allowed, kind),
    )
    return Fault("out-of-range", told, (spot,), kind=kind.key)


def _twice(kind: ClueKind, value: int | None, first: Spot, second: Spot) -> Fault:
    told = Message.of(
        TWICE,
        noun=word(kind.noun),
        value=f"{value}",
        first=address(first),
        second=address(second),
    )
    return Fault("doubled", told, (first, second), kind=kind.key)


def once(puzzle: Puzzle, kind: ClueKind) -> Iterator[Fault]:
    """A kind that may stand once only, and stands twice or more."""
    spots = tuple(puzzle.clues.of(kind.key))
    if len(spots) > 1:
        places = enumerated("{some} and at {last}", (named(address(spot)) for spot in spots))
        told = Message.of(
            "The {noun} stands twice: at {places}.", noun=word(kind.noun), places=places
        )
        yield Fault("doubled", told, spots, kind=kind.key)


def address(spot: Spot) -> str:
    """A spot as people and files know it: its address in square brackets."""
    match spot:
        case Cell(at) | Corner(at):
            return f"{list(at)}"
        case Edge(a, b):
            return f"{list(a)}-{list(b)}"
