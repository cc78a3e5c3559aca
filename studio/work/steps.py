"""Steps of an explanation in the puzzle's own terms: clues, marks on spots, and a sentence.

Plain values, for the window, the command line and files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TypeAlias

from studio import language
from studio.board import At, Cell, Corner, Edge, Spot, SpotKind
from studio.engines.deduction import Alike, Deduction, NotBoth, OneOf, Technique
from studio.engines.deduction.loop_cells import (
    BESIDE,
    DOORS_DONE,
    DOORS_REST,
    LINK,
    PIECES_DONE,
    PIECES_REST,
    REGION,
    TOGETHER,
)
from studio.engines.events import Verdict
from studio.puzzle import (
    AnyWay,
    Clue,
    Compiled,
    Constraint,
    Demand,
    EdgesCounted,
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    NodesVisited,
    NodeVisited,
    Puzzle,
    Several,
    StartsAt,
    StepAt,
)
from studio.puzzle.message import Message, word
from studio.puzzle.places import place_of_cell
from studio.puzzle.reason import Reason
from studio.puzzle.visits import VisitedOrOutside
from studio.records import dataclass
from studio.work.places import face_of
from studio.work.sentences import NAMES

USED, UNUSED, NUMBER = "used", "unused", "number"
PASSED, MISSED = "passed", "missed"
NOT_BOTH, ONE_OF, ALIKE = "not both", "one of", "alike"

BY_CLUES = {DOORS_DONE: PIECES_DONE, DOORS_REST: PIECES_REST, LINK: TOGETHER}
"""What techniques of regions are where clues count edges that happen to cut off a part of the
board."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that is known of one spot or two.

    ``kind`` is "used" or "unused" of an edge, "number" of a cell (its step is ``value``), "passed"
    or "missed" of a cell, or "not both", "one of", "alike" of two edges.
    """

    kind: str
    spots: tuple[Spot, ...]
    value: int | None = None


Part: TypeAlias = Clue | Mark

CELL, CORNER = (word("cell"), word("cells")), (word("corner"), word("corners"))


def _nouns(place: tuple[Message, Message], point: tuple[Message, Message]) -> dict[str, Message]:
    """What one and several places and points are called."""
    names = ("place", "places", "point", "points")
    return dict(zip(names, (*place, *point), strict=True))


@dataclass(frozen=True, slots=True)
class Step:
    """One step: ``then`` follows from ``because``, which ``sentence`` says in words.

    ``rule`` is the technique's key and ``name`` its name, ``level`` how hard it is to see.
    ``places`` are cells and corners that it looks at, and where it follows from the rule alone all
    that those demands speak of. ``size`` counts the clues and facts of the
    reason, a strand as one; ``long`` says that they are too many to keep in mind. ``named`` are the
    cells by which ``sentence`` says where it is, in its order.
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
    named: tuple[At, ...] = ()

    @property
    def reasons(self) -> tuple[Spot, ...]:
        """Where the clues and facts lie that it follows from; the places that it looks at, where
        it follows from the rule alone, and regions whose clues are its reason."""
        parts = ((part.spot,) if isinstance(part, Clue) else part.spots for part in self.because)
        told = tuple(spot for spots in parts for spot in spots)
        if self.rule == REGION.key:
            return tuple(dict.fromkeys((*told, *self.places)))
        return told or self.places


@dataclass(frozen=True, slots=True)
class Ending:
    """How a walk ended: the verdict, whether all is settled, and why not."""

    verdict: Verdict
    solved: bool
    reason: Reason | None = None


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
            case EdgeUsed(u, v) | Follows(u, v):
                return Mark(USED, (self.edge(u, v),))
            case EdgeUnused(u, v):
                return Mark(UNUSED, (self.edge(u, v),))
            case StepAt(node, step):
                return Mark(NUMBER, (self.node(node),), step)
            case StartsAt(node):
                return Mark(NUMBER, (self.node(node),), 1)
            case EndsAt(node):
                return Mark(NUMBER, (self.node(node),), None)
            case NodeVisited(node, visited):
                return Mark(PASSED if visited else MISSED, (self.node(node),))
            case NotBoth(a, b):
                return Mark(NOT_BOTH, (self.edge(*a), self.edge(*b)))
            case OneOf(a, b):
                return Mark(ONE_OF, (self.edge(*a), self.edge(*b)))
            case Alike(a, b):
                return Mark(ALIKE, (self.edge(*a), self.edge(*b)))
        return None

    def spots(self, demand: Constraint) -> Iterator[Spot]:
        """The edges and nodes that a demand of the rule speaks of."""
        match demand:
            case EdgesUsed(edges) | EdgesCounted(edges) | EdgesParity(edges):
                yield from (self.edge(u, v) for u, v in edges)
            case NodesVisited(nodes):
                yield from map(self.node, nodes)
            case VisitedOrOutside(node):
                yield self.node(node)
            case AnyWay():
                yield from (spot for fact in demand.facts() for spot in self.spots(fact))
            case Several(parts):
                yield from (spot for part in parts for spot in self.spots(part))
            case _:
                mark = self.mark(demand)
                yield from () if mark is None else mark.spots

    def fact(self, mark: Mark) -> Constraint | None:
        """A mark as a fact; None where the board has no such place."""
        index = self._compiled.index
        if mark.kind == NUMBER:
            spot = mark.spots[0]
            if isinstance(spot, Edge) or spot.at not in index or mark.value is None:
                return None
            return StepAt(index[spot.at], mark.value)
        if mark.kind in (PASSED, MISSED):
            (spot,) = mark.spots
            here = None if isinstance(spot, Edge) else index.get(spot.at)
            return None if here is None else NodeVisited(here, mark.kind == PASSED)
        pairs = []
        for spot in mark.spots:
            if not isinstance(spot, Edge) or spot.a not in index or spot.b not in index:
                return None
            u, v = sorted((index[spot.a], index[spot.b]))
            if (u, v) not in self._compiled.problem.graph.edge_index:
                return None
            pairs.append((u, v))
        match mark.kind, pairs:
            case "used", [(u, v)]:
                return EdgeUsed(u, v)
            case "unused", [(u, v)]:
                return EdgeUnused(u, v)
            case "not both", [a, b]:
                return NotBoth(a, b)
            case "one of", [a, b]:
                return OneOf(a, b)
            case "alike", [a, b]:
                return Alike(a, b)
        return None

    def edge(self, u: int, v: int) -> Edge:
        """The spot of an edge."""
        nodes = self._compiled.nodes
        on = SpotKind.EDGE if self._over_cells else SpotKind.SIDE
        return Edge.of(nodes[u], nodes[v], on)

    def node(self, node: int) -> Cell | Corner:
        """The spot of a node."""
        at = self._compiled.nodes[node]
        return Cell(at) if self._over_cells else Corner(at)

    @cached_property
    def cells(self) -> Mapping[Message, At]:
        """The cells of the board by what sentences call them."""
        board = self.puzzle.board
        return {place_of_cell(board, at): at for at in board.cells}

    @property
    def nouns(self) -> Mapping[str, Message]:
        """What places and points are called here: the faces that a loop runs round, and its nodes.

        The techniques of loops speak of cells where the line leads from cell to cell, and round
        corners; drawings have corners alone. Also for several of them, "places" and "points".
        """
        problem = self._compiled.problem
        if self._over_cells and problem.closed and not problem.spanning:
            return _nouns(CORNER, CELL)
        return _nouns(CELL if self.puzzle.board.has_faces else CORNER, CORNER)

    def demand(self, deduction: Deduction) -> Demand | None:
        """What the rule says of the part of it that a step about regions, or beside a cell left
        out, follows from."""
        if deduction.technique.key not in (REGION.key, BESIDE.key):
            return None
        return self.puzzle.rule.demand(self.puzzle, deduction.because[0])

    def technique(self, deduction: Deduction) -> Technique:
        """The technique that a step is told as."""
        told = deduction.technique
        if told in BY_CLUES and isinstance(self.part(deduction.because[0]), Clue):
            return BY_CLUES[told]
        return told

    def name(self, technique: Technique) -> str:
        """What a technique is called on this board."""
        template = NAMES.get(technique.key, technique.name)
        return language.said(Message(template, tuple(self.nouns.items())))

    def contradiction(self, because: Iterable[Constraint]) -> Step:
        """Facts that cannot all be true, as a step that concludes nothing."""
        parts = tuple(part for part in map(self.part, because) if part is not None)
        name, words = Message("A contradiction"), Message("These cannot all be true.")
        said = language.said
        return Step("contradiction", said(name), 0, parts, (), said(words), len(parts))

    def step(self, deduction: Deduction, sentence: str, named: tuple[At, ...] = ()) -> Step:
        """A deduction as a step, which ``sentence`` tells by the cells that are ``named``."""
        technique = self.technique(deduction)
        told = (self.part(constraint) for constraint in deduction.because)
        because = tuple(part for part in told if part is not None)
        demand, size = self.demand(deduction), deduction.size
        if demand is not None:
            because, size = (*demand.clues, *because), size - 1 + len(demand.clues)
        then = (self.mark(fact) for fact in deduction.then)
        faces = (face_of(self.puzzle, face) for face in deduction.faces)
        places: list[Spot] = [face for face in faces if face is not None]
        places += map(self.node, deduction.nodes)
        places += () if demand is None else map(Cell, demand.cells)
        if not because and not places:
            places += dict.fromkeys(
                spot for demand in deduction.because for spot in self.spots(demand)
            )
        return Step(
            technique.key,
            self.name(technique),
            technique.level,
            because,
            tuple(mark for mark in then if mark is not None),
            sentence,
            size,
            deduction.long,
            tuple(places),
            named,
        )
