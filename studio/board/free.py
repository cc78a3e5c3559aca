"""Free graphs as boards: corners anywhere in the plane, lines between them, parallel ones too.

A corner of the drawing is a cell of the board, with the address (index,), and has a small disc as
its polygon; the lines are the links of the cell graph. So drawing, files and engines treat it as
any other board. There are no sides, hence no faces and no loops around cells.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from studio.board.board import Board, FreeFrame
from studio.board.graph import Graph
from studio.board.lattice import Direction, Point
from studio.board.spots import At, Link, Spot, SpotKind

NODE_RADIUS = 0.3
"""Of the disc that stands for a corner, in board units; a click within it means the corner."""
_ROUND = 32
"""Points of a disc's outline."""


@dataclass(frozen=True)
class FreeLattice:
    """Places and lines as they are: no tiling, so nothing continues beyond the list."""

    nodes: tuple[Point, ...] = ()
    links: tuple[tuple[int, int], ...] = ()
    directed: bool = False
    """Do lines lead one way, from the first corner of a link to the second?"""
    names: tuple[str, ...] = ()
    """What the corners are called: one word each, "" for none; empty where none has a name."""

    @property
    def key(self) -> str:
        return "graph"

    @property
    def directions(self) -> tuple[Direction, ...]:
        return ()

    @property
    def sides(self) -> tuple[Direction, ...]:
        return ()

    @property
    def straight(self) -> tuple[Direction, ...]:
        return ()

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


@dataclass(frozen=True)
class GraphBoard(Board):
    """A board that is a free graph. Build one with :meth:`drawn`; edits give new boards."""

    lattice: FreeLattice

    @staticmethod
    def drawn(
        nodes: Iterable[Point],
        links: Iterable[tuple[int, int]] = (),
        *,
        directed: bool = False,
        names: Iterable[str] = (),
    ) -> GraphBoard:
        """The board of these corners and lines; lines are put in order, parallel ones kept.

        Of ``directed`` lines each stands once; two that run against each other make one that leads
        both ways. ValueError with a sentence for a line from a corner to itself or to one that is
        not there.
        """
        places, called = tuple(nodes), tuple(names)
        if called and len(called) != len(places):
            raise ValueError(f"There are {len(called):,} names for {len(places):,} corners.")
        pairs = []
        for u, v in links:
            for node in (u, v):
                if not 0 <= node < len(places):
                    raise ValueError(f"There is no corner {node} for a line to lead to.")
            if u == v:
                raise ValueError(f"A line leads from corner {u} to itself.")
            pairs.append((u, v) if directed else (min(u, v), max(u, v)))
        ordered = tuple(sorted(set(pairs) if directed else pairs))
        lattice = FreeLattice(places, ordered, directed, called if any(called) else ())
        return GraphBoard(lattice, FreeFrame(), tuple((i,) for i in range(len(places))))

    # -- edits -------------------------------------------------------------------------------------

    def redrawn(self, nodes: Iterable[Point]) -> GraphBoard:
        """The same drawing with its corners at other places."""
        lattice = self.lattice
        return GraphBoard.drawn(
            nodes, lattice.links, directed=lattice.directed, names=lattice.names
        )

    def with_node(self, point: Point) -> GraphBoard:
        """One more corner; it gets the next number."""
        lattice = self.lattice
        names = (*lattice.names, "") if lattice.names else ()
        nodes = (*lattice.nodes, point)
        return GraphBoard.drawn(nodes, lattice.links, directed=lattice.directed, names=names)

    def moved(self, node: int, point: Point) -> GraphBoard:
        """The same drawing with a corner elsewhere."""
        nodes = self.lattice.nodes
        return self.redrawn((*nodes[:node], point, *nodes[node + 1 :]))

    def without_node(self, node: int) -> GraphBoard:
        """Less a corner and its lines; the corners after it count one less."""
        lattice = self.lattice
        links = [(u - (u > node), v - (v > node)) for u, v in lattice.links if node not in (u, v)]
        return GraphBoard.drawn(
            (*lattice.nodes[:node], *lattice.nodes[node + 1 :]),
            links,
            directed=lattice.directed,
            names=(*lattice.names[:node], *lattice.names[node + 1 :]),
        )

    def with_link(self, u: int, v: int) -> GraphBoard:
        """One more line, parallel to others if there are some already.

        Where lines lead one way it leads from ``u`` to ``v``; one that leads both ways already then
        leads this way only.
        """
        links = self.lattice.links
        if self.lattice.directed and (u, v) in links:
            return self._linked(link for link in links if link != (v, u))
        return self._linked((*links, (u, v)))

    def without_link(self, u: int, v: int) -> GraphBoard:
        """One line less between two corners; ValueError if there is none.

        Where lines lead one way one that leads both ways goes as a whole.
        """
        links = list(self.lattice.links)
        links.remove((u, v) if (u, v) in links else (v, u))
        if self.lattice.directed and (v, u) in links:
            links.remove((v, u))
        return self._linked(links)

    def _linked(self, links: Iterable[tuple[int, int]]) -> GraphBoard:
        lattice = self.lattice
        return GraphBoard.drawn(
            lattice.nodes, links, directed=lattice.directed, names=lattice.names
        )

    def with_cells(self, cells: Iterable[At]) -> Board:
        """Only the board with all its corners: the others would be numbered anew.

        ValueError for any other set; see :meth:`with_node` and :meth:`without_node`.
        """
        if frozenset(cells) != frozenset(self.cells):
            raise ValueError("corners of a drawing are added and removed one by one")
        return self

    # -- asking ------------------------------------------------------------------------------------

    def neighbours(self, at: At) -> tuple[At, ...]:
        """The corners that lines join with it, each once, in the order of their numbers."""
        return tuple((other,) for other in sorted(set(self.cell_graph.both_ways.neighbours[at[0]])))

    def touching(self, a: At, b: At) -> bool:
        """Does a line join two corners?"""
        return a in self and b in self and (a[0], b[0]) in self.cell_graph.both_ways.link_index

    def has(self, spot: Spot) -> bool:
        """Corners are cells here; nothing sits on sides."""
        if isinstance(spot, Link) and spot.on == SpotKind.EDGE.value:
            return False
        return super().has(spot)

    def polygon(self, at: At) -> tuple[Point, ...]:
        """The outline of a corner's disc, clockwise."""
        x, y = self.centre(at)
        turns = (math.tau * i / _ROUND for i in range(_ROUND))
        return tuple(
            (x + NODE_RADIUS * math.cos(turn), y + NODE_RADIUS * math.sin(turn)) for turn in turns
        )

    def border(self, a: At, b: At) -> tuple[Point, Point]:
        """The middle of the line between two corners, twice: what sits on it sits there."""
        (ax, ay), (bx, by) = self.centre(a), self.centre(b)
        middle = ((ax + bx) / 2, (ay + by) / 2)
        return (middle, middle)

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """(left, top, right, bottom) of all discs; of nothing: a unit square at the origin."""
        if not self.cells:
            return (0.0, 0.0, 1.0, 1.0)
        xs = [x for x, _ in self.lattice.nodes]
        ys = [y for _, y in self.lattice.nodes]
        r = NODE_RADIUS
        return (min(xs) - r, min(ys) - r, max(xs) + r, max(ys) + r)

    # -- graphs ------------------------------------------------------------------------------------

    @cached_property
    def cell_graph(self) -> Graph:
        """Corners as nodes, lines as links, parallel ones as often as there are."""
        return Graph(len(self.cells), self.lattice.links, self.lattice.directed)

    def name(self, at: At) -> str:
        """What a corner is called; "" if it has no name."""
        return self.lattice.names[at[0]] if self.lattice.names else ""

    @cached_property
    def loop_graph(self) -> Graph:
        """Nothing: there are no sides."""
        return Graph(0, ())
