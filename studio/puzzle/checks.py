"""Faults that every family looks for in the same way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from studio.board import Cell, Corner, Edge, Spot, SpotKind
from studio.puzzle.clues import spans
from studio.puzzle.fault import Fault

if TYPE_CHECKING:
    from studio.puzzle.puzzle import Puzzle


def clue_faults(puzzle: Puzzle) -> Iterator[Fault]:
    """Clues off the board, values out of range, and values that stand twice though they may not."""
    for kind in puzzle.rule.kinds:
        seen: dict[int | None, Spot] = {}
        for spot, value in puzzle.clues.of(kind.key).items():
            where = words(puzzle, spot)
            if not puzzle.board.has(spot):
                if kind.on is SpotKind.EDGE:
                    sentence = f"The {kind.noun} at {where} joins cells that do not touch."
                else:
                    sentence = f"The {kind.noun} at {where} is off the board."
                yield Fault("off-board", sentence, (spot,), kind=kind.key)
                continue
            if kind.entry == "mark":
                continue
            allowed = puzzle.rule.values(puzzle, kind, spot)
            if value not in allowed:
                named = value is not None and (kind.open or kind.entry == "ray")
                said = kind.said(value) if named else f"{value}"
                place = f"The {kind.noun} {said} at {where}"
                sentence = f"{place} is out of range: {spans(allowed, kind)} fits there."
                yield Fault("out-of-range", sentence, (spot,), kind=kind.key)
            elif kind.distinct and value in seen:
                first = words(puzzle, seen[value])
                sentence = f"The {kind.noun} {value} stands twice: at {first} and at {where}."
                yield Fault("doubled", sentence, (seen[value], spot), kind=kind.key)
            seen[value] = spot


def words(puzzle: Puzzle, spot: Spot) -> str:
    """A spot as people and files know it: its address in square brackets."""
    match spot:
        case Cell(at) | Corner(at):
            return f"{list(at)}"
        case Edge(a, b):
            return f"{list(a)}-{list(b)}"
