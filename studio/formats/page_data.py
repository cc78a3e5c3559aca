"""A puzzle as the data that a playable page is made of: places, edges, rules, and its look.

The rules are the problem that the solvers see, constraint by constraint, so that a page plays any
genre on any tiling. ``resources/page/rules.mjs`` reads what this module writes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from studio import language
from studio.board import At, Board, Cell, Corner, Edge, Point, Spot, SpotKind
from studio.drawing.draw import draw
from studio.drawing.shapes import Role
from studio.drawing.style import style_of
from studio.formats.svg import Stamp, elements
from studio.puzzle import (
    AnyWay,
    Clue,
    Compiled,
    Constraint,
    EdgesCounted,
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    EqualArms,
    Follows,
    MetInOrder,
    NodesVisited,
    NodeVisited,
    OddsCounted,
    Puzzle,
    Several,
    StartsAt,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
    ValuesSum,
)
from studio.puzzle.message import Message
from studio.puzzle.places import place_of_cell
from studio.puzzle.play import Table
from studio.puzzle.visits import Fact, VisitedOrOutside, Way
from studio.records import dataclass

DIGITS = 3
"""Of lengths: a thousandth of a cell."""
DISC = 0.3
"""How large the corners of a drawing are for those who point at them."""

LAYERS = {
    "ground": ("ground", "tints"),
    "grid": ("grid",),
    "signs": ("line", "links", "rims", "selection", "clues", "marks", "cursor"),
}
"""The parts of the picture between which a page draws: shaded cells over the ground, the line over
the grid."""


@dataclass(frozen=True)
class Hint:
    """A step of an explanation: what is concluded, and why. Numbers are (cell, number)."""

    name: str
    why: str
    because: tuple[Spot, ...] = ()
    used: tuple[Edge, ...] = ()
    unused: tuple[Edge, ...] = ()
    numbers: tuple[tuple[At, int], ...] = ()


@dataclass(frozen=True)
class Playable:
    """A puzzle for a page. ``answer``: its only answer, where that is proved; of it the page holds
    a digest. ``hints`` are the steps that lead to it, in order, for those who ask for them."""

    puzzle: Puzzle
    answer: tuple[At, ...] | None = None
    hints: tuple[Hint, ...] = ()


class Roles(Mapping[Role, str]):
    """The colours of a page: each role is a variable of its style sheet."""

    def __getitem__(self, role: Role) -> str:
        return f"var(--{role})"

    def __iter__(self) -> Any:
        return iter(())

    def __len__(self) -> int:
        return 0


def page_data(playable: Playable, letters: dict[Stamp, str]) -> dict[str, Any]:
    """All that a page knows of a puzzle without faults; ``letters`` gathers the figures that its
    picture uses."""
    places = _Places(playable.puzzle)
    puzzle, compiled, board = playable.puzzle, places.compiled, playable.puzzle.board
    problem, rule = compiled.problem, playable.puzzle.rule
    style = style_of(rule.line_on, board.lattice, False)
    picture = draw(puzzle, lettered=True)
    left, top, right, bottom = picture.bounds
    data: dict[str, Any] = {
        "title": puzzle.title or language.text(puzzle.kind_name),
        "kind": language.text(puzzle.kind_name),
        "author": puzzle.author,
        "howTo": language.paragraph(rule.how_to(puzzle)),
        "play": rule.play,
        "over": rule.line_on,
        "shades": rule.shades,
        "leaps": rule.leaps,
        "numbered": rule.numbered,
        "shape": problem.shape.value,
        "rooted": problem.rooted,
        "box": _rounded((left, top, right - left, bottom - top)),
        "width": round(style.length("line_player" if style.over_cells else "line"), DIGITS),
        "figure": round(style.figure_size(str(len(board))), DIGITS) if style.over_cells else 0.4,
        "nodes": [_rounded(style.node_point(board, at)) for at in compiled.nodes],
        "edges": [list(pair) for pair in places.pairs],
        "cells": [places.cell(at) for at in board.cells],
        "rules": [
            places.rule(constraint, clue)
            for constraint, clue in zip(problem.constraints, compiled.clues, strict=True)
        ],
    }
    laid = sorted(places.number(edge) for edge in Table(puzzle).laid if isinstance(edge, Edge))
    if laid:
        data["laid"] = laid
    if places.orders:
        data["orders"] = [list(order) for order in places.orders]
    if places.forms:
        data["forms"] = [list(form) for form in places.forms]
        data["terms"] = [list(term) for term in places.terms]
    graph = problem.graph
    if graph.directed:
        data["ways"] = [
            ((u, v) in graph.edge_index) + 2 * ((v, u) in graph.edge_index) for u, v in places.pairs
        ]
    if len(graph.edges) > len(graph.simple.edges):
        ends = [(min(edge), max(edge)) for edge in graph.edges]
        data["lines"] = [ends.count(pair) for pair in places.pairs]
    name = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
    data["id"] = name
    for key, names in LAYERS.items():
        shapes = [shape for name, layer in picture.layers if name in names for shape in layer]
        data[key] = "".join(elements(shapes, Roles(), letters))
    if playable.answer is not None and not problem.covering:
        text = places.normal(playable.answer)
        digest = hashlib.sha256(f"{name}:{text}".encode()).hexdigest()
        data["answer"] = {"salt": name, "digest": digest}
    if playable.hints:
        data["hints"] = [places.hint(hint) for hint in playable.hints]
    return data


class _Places:
    """Where everything is: nodes, edges and cells by the numbers that a page uses."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.compiled: Compiled = puzzle.compile()
        graph = self.compiled.problem.graph
        self.pairs = sorted({(u, v) if u < v else (v, u) for u, v in graph.edges})
        self._edge = {pair: number for number, pair in enumerate(self.pairs)}
        self._node = self.compiled.index
        self.orders: dict[tuple[int, ...], int] = {}
        """Orders that rules name by their number: many clues keep one."""
        self.forms: dict[tuple[int, ...], int] = {}
        """Normal forms that rules name by their number, each some terms: clues that say the same of
        other edges and nodes have one."""
        self.terms: dict[tuple[int, ...], int] = {}
        """Terms that forms name by their number, each some literals."""

    def edge(self, u: int, v: int) -> int:
        """The number of the edge of two nodes; -1 where there is none."""
        return self._edge.get((u, v) if u < v else (v, u), -1)

    def cell(self, at: At) -> dict[str, Any]:
        """A cell: outline, centre, the node in it (-1: none), its name, and the edges around it."""
        board, over_cells = self.puzzle.board, self.puzzle.rule.line_on == "cells"
        words = [language.said(place_of_cell(board, at))]
        clues = self.puzzle.clues_on(Cell(at))
        words += [language.said(self.puzzle.kind(c.kind).called(c.value)) for c in clues]
        found: dict[str, Any] = {
            "outline": [_rounded(point) for point in _outline(board, at)],
            "at": _rounded(board.centre(at)),
            "node": self._node.get(at, -1) if over_cells else -1,
            "words": language.listed(words),
        }
        if not over_cells:
            sides = board.cell_sides[board.index(at)]
            ends = (board.loop_graph.edges[side] for side in sides)
            numbers = (self.edge(*self._nodes(u, v)) for u, v in ends)
            found["sides"] = [number for number in numbers if number >= 0]
        return found

    def _nodes(self, u: int, v: int) -> tuple[int, int]:
        corners = self.puzzle.board.corners
        return self._node.get(corners[u], -1), self._node.get(corners[v], -1)

    def rule(self, constraint: Constraint, clue: Clue | None) -> dict[str, Any]:
        """A constraint and, where it is that of a clue, what to say and show if it is broken."""
        found: dict[str, Any] = {"say": self._said(constraint)}
        if clue is not None:
            called = self.puzzle.kind(clue.kind).called(clue.value)
            broken = Message.of("The {clue} does not hold.", clue=called)
            if isinstance(clue.spot, Cell):
                place = place_of_cell(self.puzzle.board, clue.spot.at)
                broken = Message.of(
                    "The {clue} in {place} does not hold.", clue=called, place=place
                )
            found["words"] = language.said(broken)
            found["where"] = self.spot(clue.spot)
        return found

    def spot(self, spot: Spot) -> dict[str, Any]:
        """A place to show: a cell, an edge of the line, or a point."""
        board, style = self.puzzle.board, self.puzzle.rule.line_on
        match spot:
            case Cell(at):
                return {"cells": [board.index(at)]}
            case Corner(at):
                if style == "corners" and at in self._node:
                    return {"nodes": [self._node[at]]}
                return {"spots": [_rounded(board.lattice.corner_point(at))]}
            case Edge(a, b, on):
                drawn_on = "cells" if on == SpotKind.EDGE.value else "corners"
                if drawn_on == style and a in self._node and b in self._node:
                    number = self.edge(self._node[a], self._node[b])
                    if number >= 0:
                        return {"edges": [number]}
                point = board.centre if drawn_on == "cells" else board.lattice.corner_point
                (ax, ay), (bx, by) = point(a), point(b)
                return {"spots": [_rounded(((ax + bx) / 2, (ay + by) / 2))]}

    def hint(self, hint: Hint) -> dict[str, Any]:
        """A step: its words, what proves it, and the marks that it makes."""
        because: dict[str, list[Any]] = {}
        for spot in dict.fromkeys(hint.because):
            for key, values in self.spot(spot).items():
                because.setdefault(key, []).extend(values)
        edges = {self.number(edge): 1 for edge in hint.used}
        edges |= {self.number(edge): 2 for edge in hint.unused}
        return {
            "name": hint.name,
            "why": hint.why,
            "because": because,
            "edges": edges,
            "numbers": {self._node[at]: number for at, number in hint.numbers},
        }

    def number(self, edge: Edge) -> int:
        """The number of an edge of the board."""
        return self.edge(self._node[edge.a], self._node[edge.b])

    def normal(self, answer: Sequence[At]) -> str:
        """One text for all ways to draw an answer; ``Table.normal`` of the page says the same."""
        nodes = tuple(self._node[at] for at in answer)
        problem = self.compiled.problem
        if problem.rooted:
            return ">".join(map(str, nodes))
        return ",".join(f"{u}-{v}" for u, v in sorted(Trace(nodes, problem.closed).pairs))

    def _edges(self, pairs: Iterable[tuple[int, int]]) -> list[int]:
        return [self.edge(u, v) for u, v in pairs]

    def _any(self, ways: Sequence[Way]) -> list[Any]:
        """Ways as the terms of a disjunctive normal form, and the edges and nodes that it is about.

        A literal is the place of an edge that is used, or, counted on behind the edges, of a node
        that is visited; -1 less that place if it is not.
        """
        facts = dict.fromkeys(fact for way in ways for fact in way)
        atoms = sorted(dict.fromkeys(map(self._atom, facts)), key=lambda atom: atom[0])
        place = {atom: number for number, atom in enumerate(atoms)}
        literal = {
            fact: place[self._atom(fact)] if _affirms(fact) else -1 - place[self._atom(fact)]
            for fact in facts
        }
        terms = (tuple(literal[fact] for fact in way) for way in ways)
        form = tuple(self.terms.setdefault(term, len(self.terms)) for term in terms)
        edges = [number for visits, number in atoms if not visits]
        nodes = [number for visits, number in atoms if visits]
        return ["any", self.forms.setdefault(form, len(self.forms)), edges, nodes]

    def _atom(self, fact: Fact) -> tuple[bool, int]:
        """Is it a node that a fact speaks of, and the number of that node or edge."""
        if isinstance(fact, NodeVisited):
            return True, fact.node
        return False, self.edge(fact.u, fact.v)

    def _said(self, constraint: Constraint) -> list[Any]:
        match constraint:
            case EdgeUsed(u, v):
                return ["on", self.edge(u, v)]
            case EdgeUnused(u, v):
                return ["off", self.edge(u, v)]
            case NodeVisited(node, visited):
                return ["visit", node, int(visited)]
            case NodesVisited(nodes, counts):
                return ["visits", list(nodes), list(counts)]
            case EdgesUsed(edges, count):
                return ["edges", self._edges(edges), [count]]
            case EdgesCounted(edges, counts):
                return ["edges", self._edges(edges), list(counts)]
            case OddsCounted(groups, counts):
                return ["odds", [self._edges(group) for group in groups], list(counts)]
            case EdgesParity(edges, odd):
                return ["parity", self._edges(edges), int(odd)]
            case VisitedOrOutside(node, edges):
                return ["outside", {"node": node, "edges": self._edges(edges)}]
            case AnyWay(ways):
                return self._any(ways)
            case EqualArms(_, arms, equal):
                return ["arms", list(map(self._edges, arms)), int(equal)]
            case Several(parts):
                return ["all", [self._said(part) for part in parts]]
            case StepAt(node, step):
                return ["at", node, step]
            case StepParity(node, odd):
                return ["odd", node, int(odd)]
            case MetInOrder(order, place):
                return ["order", self.orders.setdefault(order, len(self.orders)), place]
            case StepAmong(nodes, step):
                return ["among", list(nodes), step]
            case Follows(u, v):
                return ["next", u, v]
            case StartsAt(node):
                return ["start", node]
            case EndsAt(node):
                return ["end", node]
            case ValuesSum(values, total, count_start):
                return ["sum", list(values), total, int(count_start)]
        raise TypeError(f"no page knows {type(constraint).__name__}")


def _affirms(fact: Fact) -> bool:
    return fact.visited if isinstance(fact, NodeVisited) else isinstance(fact, EdgeUsed)


def _outline(board: Board, at: At) -> Sequence[Point]:
    """What one points at for a cell; for a corner of a drawing a diamond round it."""
    if board.has_faces:
        return board.polygon(at)
    x, y = board.centre(at)
    return ((x - DISC, y), (x, y - DISC), (x + DISC, y), (x, y + DISC))


def _rounded(values: Iterable[float]) -> list[float]:
    """Lengths as a page has them; whole ones are written without a point."""
    near = (round(value, DIGITS) for value in values)
    return [int(value) if value == int(value) else value for value in near]
