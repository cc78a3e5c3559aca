"""Free graphs as boards: corners anywhere in the plane, lines between them, parallel ones too.

A corner of the drawing is a cell of the board, with the address (index,), and has a small disc as
its polygon; the lines are the edges of the cell graph. So drawing, files and engines treat it as
any other board. There are no sides, hence no faces and no loops around cells. Edits are functions
here that make another board.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import count, product
from string import ascii_lowercase
from typing import ClassVar

from studio.board.board import Board
from studio.board.frames import FreeFrame
from studio.board.graph import Graph
from studio.board.lattice import Arrow, Cut, Direction, Point
from studio.board.motion import Matrix, Motion, Symmetry
from studio.board.spots import At
from studio.records import dataclass

NODE_RADIUS = 0.3
"""Of the disc that stands for a corner, in board units; a click within it means the corner."""
_ROUND = 32
"""Points of a disc's outline."""


@dataclass(frozen=True)
class FreeLattice:
    """Places and lines as they are: no tiling, so nothing continues beyond the list."""

    nodes: tuple[Point, ...] = ()
    edges: tuple[tuple[int, int], ...] = ()
    directed: bool = False
    """Do lines lead one way, from the first corner of an edge to the second?"""
    names: tuple[str, ...] = ()
    """What the corners are called: one word each, "" for none; empty where none has a name."""

    @property
    def key(self) -> str:
        return "graph"

    kind = "graph"
    noun = "corners"
    has_faces = False
    has_rows = False
    details: ClassVar[Mapping[str, str]] = {}
    flags: ClassVar[tuple[str, ...]] = ()
    most_sides = 0
    widths = (1, 1)
    extent: ClassVar[None] = None
    radius = 1 / 1.6
    order = 1
    has_mirror = True
    cuts: ClassVar[tuple[Cut, ...]] = ()
    straight: ClassVar[tuple[Direction, ...]] = ()
    touches_at_corners = False

    def has(self, at: At) -> bool:
        return 0 <= at[0] < len(self.nodes)

    def sides(self, at: At) -> tuple[At, ...]:
        return ()

    def touching(self, at: At) -> tuple[At, ...]:
        """The corners that lines join with it, each once, in the order of their numbers."""
        return tuple((other,) for other in sorted(set(self.graph.both_ways.neighbours[at[0]])))

    @cached_property
    def graph(self) -> Graph:
        """Corners as nodes, lines as links, parallel ones as often as there are."""
        return Graph(len(self.nodes), self.edges, self.directed)

    @cached_property
    def lines(self) -> tuple[tuple[int, int], ...]:
        """The edges as lines: one that leads both ways is a single line."""
        if not self.directed:
            return self.edges
        there = set(self.edges)
        return tuple((u, v) for u, v in self.edges if u < v or (v, u) not in there)

    def name(self, at: At) -> str:
        """What a corner is called; "" if it has no name."""
        return self.names[at[0]] if self.names else ""

    @cached_property
    def called(self) -> tuple[str, ...]:
        """What people call each corner: its name, or the next letter that is no name."""
        taken = {name.lower() for name in self.names}
        letters = (letter for letter in _letters() if letter not in taken)
        names = self.names or ("",) * len(self.nodes)
        return tuple(name or next(letters) for name in names)

    def outline(self, at: At) -> tuple[Point, ...]:
        """The outline of a corner's disc, clockwise."""
        x, y = self.centre(at)
        turns = (math.tau * i / _ROUND for i in range(_ROUND))
        return tuple(
            (x + NODE_RADIUS * math.cos(turn), y + NODE_RADIUS * math.sin(turn)) for turn in turns
        )

    def corners(self, at: At) -> tuple[At, ...]:
        return ()

    def centre(self, at: At) -> Point:
        return self.nodes[at[0]]

    def corner_point(self, at: At) -> Point:
        return self.nodes[at[0]]

    def nearest(self, point: Point) -> At:
        """The corner whose disc the point lies in; (-1,) if there is none."""
        ways = ((math.dist(node, point), i) for i, node in enumerate(self.nodes))
        distance, nearest = min(ways, default=(math.inf, -1))
        return (nearest,) if distance <= NODE_RADIUS else (-1,)

    def reading_key(self, at: At) -> tuple[int, ...]:
        return at

    def place_name(self, at: At) -> tuple[int, int]:
        return (0, at[0])

    def right_of(self, at: At) -> At:
        return at

    def arrow(self, at: At, way: Arrow, other: bool) -> At | None:
        return None

    def motion(self, turns: int, mirrored: bool) -> Motion:
        """As squares turn: what is drawn turns with them, and its corners keep their numbers."""
        mirror: Matrix = ((1, 0), (0, -1))
        return Symmetry(self.key).turned(((0, 1), (-1, 0)), turns, mirror if mirrored else None)

    def translation(self, start: At, end: At) -> Motion | None:
        return self.motion(0, False) if start == end else None


def graph_board(
    nodes: Iterable[Point],
    edges: Iterable[tuple[int, int]] = (),
    *,
    directed: bool = False,
    names: Iterable[str] = (),
) -> Board:
    """The board of these corners and lines; lines are put in order, parallel ones kept.

    Of ``directed`` lines each stands once; two that run against each other make one that leads both
    ways. ValueError with a sentence for a line from a corner to itself or to one that is not there.
    """
    places, called = tuple(nodes), tuple(names)
    if called and len(called) != len(places):
        raise ValueError(f"There are {len(called):,} names for {len(places):,} corners.")
    pairs = []
    for u, v in edges:
        for node in (u, v):
            if not 0 <= node < len(places):
                raise ValueError(f"There is no corner {node} for a line to lead to.")
        if u == v:
            raise ValueError(f"A line leads from corner {u} to itself.")
        pairs.append((u, v) if directed else (min(u, v), max(u, v)))
    ordered = tuple(sorted(set(pairs) if directed else pairs))
    lattice = FreeLattice(places, ordered, directed, called if any(called) else ())
    return Board(lattice, FreeFrame(), tuple((i,) for i in range(len(places))))


def lines_of(board: Board) -> FreeLattice:
    """The corners and lines of a drawing; ValueError for a board that is none."""
    if not isinstance(board.lattice, FreeLattice):
        raise ValueError("The board is no drawing.")
    return board.lattice


# -- edits -----------------------------------------------------------------------------------------


def redrawn(board: Board, nodes: Iterable[Point]) -> Board:
    """The same drawing with its corners at other places."""
    drawing = lines_of(board)
    return graph_board(nodes, drawing.edges, directed=drawing.directed, names=drawing.names)


def with_node(board: Board, point: Point, on: Iterable[tuple[int, int]] = ()) -> Board:
    """One more corner; it gets the next number. Lines that it lies ``on`` lead to it from both of
    their ends."""
    drawing = lines_of(board)
    names = (*drawing.names, "") if drawing.names else ()
    nodes, edges, node = (*drawing.nodes, point), list(drawing.edges), len(drawing.nodes)
    for u, v in on:
        edges.remove((u, v))
        edges += ((u, node), (node, v))
    return graph_board(nodes, edges, directed=drawing.directed, names=names)


def moved(board: Board, node: int, point: Point) -> Board:
    """The same drawing with a corner elsewhere."""
    nodes = lines_of(board).nodes
    return redrawn(board, (*nodes[:node], point, *nodes[node + 1 :]))


def without_node(board: Board, node: int) -> Board:
    """Less a corner and its lines; the corners after it count one less."""
    drawing = lines_of(board)
    edges = [(u - (u > node), v - (v > node)) for u, v in drawing.edges if node not in (u, v)]
    return graph_board(
        (*drawing.nodes[:node], *drawing.nodes[node + 1 :]),
        edges,
        directed=drawing.directed,
        names=(*drawing.names[:node], *drawing.names[node + 1 :]),
    )


def with_edge(board: Board, u: int, v: int) -> Board:
    """One more line, parallel to others if there are some already.

    Where lines lead one way it leads from ``u`` to ``v``; one that leads both ways already then
    leads this way only.
    """
    drawing = lines_of(board)
    if drawing.directed and (u, v) in drawing.edges:
        return _linked(drawing, (edge for edge in drawing.edges if edge != (v, u)))
    return _linked(drawing, (*drawing.edges, (u, v)))


def without_edge(board: Board, u: int, v: int) -> Board:
    """One line less between two corners; ValueError if there is none.

    Where lines lead one way one that leads both ways goes as a whole.
    """
    drawing = lines_of(board)
    edges = list(drawing.edges)
    edges.remove((u, v) if (u, v) in edges else (v, u))
    if drawing.directed and (v, u) in edges:
        edges.remove((v, u))
    return _linked(drawing, edges)


def _linked(drawing: FreeLattice, edges: Iterable[tuple[int, int]]) -> Board:
    return graph_board(drawing.nodes, edges, directed=drawing.directed, names=drawing.names)


def _letters() -> Iterator[str]:
    """a to z, aa to zz and so on: small, as capitals are the letters of suggestions."""
    for length in count(1):
        for letters in product(ascii_lowercase, repeat=length):
            yield "".join(letters)
