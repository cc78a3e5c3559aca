"""Steps of an explanation in the puzzle's own terms: clues, marks on spots, and a sentence.

Plain values that travel as JSON between the solver process and the window.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from studio.board import At, Cell, Corner, Link, Spot, SpotKind
from studio.board.free import GraphBoard
from studio.engines.deduction import Alike, Deduction, NotBoth, OneOf
from studio.puzzle import (
    Clue,
    Compiled,
    Constraint,
    EndsAt,
    Follows,
    LinkUnused,
    LinkUsed,
    Puzzle,
    StartsAt,
    StepAt,
)
from studio.work.findings import clue_from_json, clue_to_json

USED, UNUSED, NUMBER = "used", "unused", "number"
NOT_BOTH, ONE_OF, ALIKE = "not both", "one of", "alike"


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that is known of one spot or two.

    ``kind`` is "used" or "unused" of a link, "number" of a cell (its step is ``value``), or "not
    both", "one of", "alike" of two links.
    """

    kind: str
    spots: tuple[Spot, ...]
    value: int | None = None


Part: TypeAlias = Clue | Mark


@dataclass(frozen=True, slots=True)
class Step:
    """One step: ``then`` follows from ``because``, which ``sentence`` says in words.

    ``rule`` is the technique's key and ``name`` its name, ``level`` how hard it is to see.
    ``places`` are cells and corners that it looks at. ``size`` counts the clues and facts of the
    reason, a strand as one; ``long`` says that they are too many to keep in mind.
    """

    rule: str
    name: str
    level: int
    because: tuple[Part, ...]
    then: tuple[Mark, ...]
    sentence: str
    size: int
    long: bool = False
    places: tuple[Spot, ...] = ()


class Translation:
    """From constraints to the clues and marks of one puzzle, and back."""

    def __init__(self, puzzle: Puzzle, compiled: Compiled) -> None:
        self.puzzle = puzzle
        self._compiled = compiled
        self._over_cells = puzzle.rule.line_on == "cells"
        self._clue = dict(zip(compiled.problem.constraints, compiled.clues, strict=True))

    def part(self, constraint: Constraint) -> Part | None:
        """A clue or a mark; None for a part of the rule itself."""
        if constraint in self._clue:
            return self._clue[constraint]
        return self.mark(constraint)

    def mark(self, fact: Constraint) -> Mark | None:
        """A fact as a mark."""
        match fact:
            case LinkUsed(u, v) | Follows(u, v):
                return Mark(USED, (self.link(u, v),))
            case LinkUnused(u, v):
                return Mark(UNUSED, (self.link(u, v),))
            case StepAt(node, step):
                return Mark(NUMBER, (self.node(node),), step)
            case StartsAt(node):
                return Mark(NUMBER, (self.node(node),), 1)
            case EndsAt(node):
                return Mark(NUMBER, (self.node(node),), None)
            case NotBoth(a, b):
                return Mark(NOT_BOTH, (self.link(*a), self.link(*b)))
            case OneOf(a, b):
                return Mark(ONE_OF, (self.link(*a), self.link(*b)))
            case Alike(a, b):
                return Mark(ALIKE, (self.link(*a), self.link(*b)))
        return None

    def fact(self, mark: Mark) -> Constraint | None:
        """A mark as a fact; None where the board has no such place."""
        index = {at: i for i, at in enumerate(self._compiled.nodes)}
        if mark.kind == NUMBER:
            spot = mark.spots[0]
            if isinstance(spot, Link) or spot.at not in index or mark.value is None:
                return None
            return StepAt(index[spot.at], mark.value)
        pairs = []
        for spot in mark.spots:
            if not isinstance(spot, Link) or spot.a not in index or spot.b not in index:
                return None
            u, v = sorted((index[spot.a], index[spot.b]))
            if (u, v) not in self._compiled.problem.graph.link_index:
                return None
            pairs.append((u, v))
        match mark.kind, pairs:
            case "used", [(u, v)]:
                return LinkUsed(u, v)
            case "unused", [(u, v)]:
                return LinkUnused(u, v)
            case "not both", [a, b]:
                return NotBoth(a, b)
            case "one of", [a, b]:
                return OneOf(a, b)
            case "alike", [a, b]:
                return Alike(a, b)
        return None

    def link(self, u: int, v: int) -> Link:
        """The spot of a link."""
        nodes = self._compiled.nodes
        on = SpotKind.LINK if self._over_cells else SpotKind.EDGE
        return Link.of(nodes[u], nodes[v], on)

    def node(self, node: int) -> Cell | Corner:
        """The spot of a node."""
        at = self._compiled.nodes[node]
        return Cell(at) if self._over_cells else Corner(at)

    def spoken(self, words: str) -> str:
        """Words about cells as they are said on this board: drawings have corners instead."""
        on_graph = isinstance(self.puzzle.board, GraphBoard)
        return words.replace("cell", "corner") if on_graph else words

    def contradiction(self, because: Iterable[Constraint]) -> Step:
        """Facts that cannot all be true, as a step that concludes nothing."""
        parts = tuple(part for part in map(self.part, because) if part is not None)
        words = "These cannot all be true."
        return Step("contradiction", "A contradiction", 0, parts, (), words, len(parts))

    def step(self, deduction: Deduction, sentence: str) -> Step:
        """A deduction as a step."""
        technique = deduction.technique
        because = (self.part(constraint) for constraint in deduction.because)
        then = (self.mark(fact) for fact in deduction.then)
        cells = self.puzzle.board.cells
        faces = (Cell(cells[face]) for face in deduction.faces if face < len(cells))
        return Step(
            technique.key,
            self.spoken(technique.name),
            technique.level,
            tuple(part for part in because if part is not None),
            tuple(mark for mark in then if mark is not None),
            sentence,
            deduction.size,
            deduction.long,
            (*faces, *(self.node(node) for node in deduction.nodes)),
        )


# -- as JSON ---------------------------------------------------------------------------------------


def step_to_json(step: Step) -> dict[str, Any]:
    """A step as a JSON object."""
    return {
        "rule": step.rule,
        "name": step.name,
        "level": step.level,
        "because": [part_to_json(part) for part in step.because],
        "then": [part_to_json(mark) for mark in step.then],
        "sentence": step.sentence,
        "size": step.size,
        "long": step.long,
        "places": [_spot_to_json(spot) for spot in step.places],
    }


def step_from_json(data: dict[str, Any]) -> Step:
    """The inverse of :func:`step_to_json`; ValueError for anything else."""
    try:
        marks = tuple(part_from_json(mark) for mark in data["then"])
        if not all(isinstance(mark, Mark) for mark in marks):
            raise ValueError("a conclusion is a mark")
        return Step(
            str(data["rule"]),
            str(data["name"]),
            int(data["level"]),
            tuple(part_from_json(part) for part in data["because"]),
            tuple(mark for mark in marks if isinstance(mark, Mark)),
            str(data["sentence"]),
            int(data["size"]),
            bool(data["long"]),
            tuple(_spot_from_json(spot) for spot in data["places"]),
        )
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise ValueError(f"not a step: {error}") from error


def part_to_json(part: Part) -> dict[str, Any]:
    """A clue as findings write it; a mark as ``{"mark", "spots", "value"}``."""
    if isinstance(part, Clue):
        return clue_to_json(part)
    spots = [_spot_to_json(spot) for spot in part.spots]
    return {"mark": part.kind, "spots": spots, "value": part.value}


def part_from_json(data: dict[str, Any]) -> Part:
    """The inverse of :func:`part_to_json`."""
    if "mark" not in data:
        return clue_from_json(data)
    spots = tuple(_spot_from_json(spot) for spot in data["spots"])
    return Mark(str(data["mark"]), spots, data["value"])


def _spot_to_json(spot: Spot) -> dict[str, Any]:
    match spot:
        case Cell(at):
            return {"at": list(at), "on": SpotKind.CELL.value}
        case Corner(at):
            return {"at": list(at), "on": SpotKind.CORNER.value}
        case Link(a, b, on):
            return {"at": [list(a), list(b)], "on": on}


def _spot_from_json(data: dict[str, Any]) -> Spot:
    at, on = data["at"], SpotKind(data["on"])
    if on in (SpotKind.LINK, SpotKind.EDGE):
        return Link.of(_at(at[0]), _at(at[1]), on)
    return Cell(_at(at)) if on is SpotKind.CELL else Corner(_at(at))


def _at(values: Any) -> At:
    return tuple(int(value) for value in values)
