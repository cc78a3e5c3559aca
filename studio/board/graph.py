"""Graphs as engines see them: nodes 0..n-1, numbered edges, and faces where they are planar."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from functools import cached_property

from studio.records import dataclass


@dataclass(frozen=True)
class Planar:
    """How the edges of a graph border its faces.

    ``sides[k]`` are the two faces of edge ``k``; a bridge has one face on both sides. Faces 0 ..
    ``addressed`` - 1 have an address on the board: cells where corners are the nodes, inner corners
    where cells are; each is surrounded by one simple cycle. The enclosed holes follow; the outer
    face is the last, number ``outer``.
    """

    sides: tuple[tuple[int, int], ...]
    addressed: int
    outer: int

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Found once: much is kept by the faces."""
        return hash((self.sides, self.addressed, self.outer))

    @property
    def size(self) -> int:
        """How many faces there are, the outer one included."""
        return self.outer + 1

    @cached_property
    def borders(self) -> tuple[tuple[int, ...], ...]:
        """For each face the edges that border it; a bridge stands twice."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        for edge, (left, right) in enumerate(self.sides):
            found[left].append(edge)
            found[right].append(edge)
        return tuple(tuple(edges) for edges in found)

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """For each face the faces across its edges, each once, in increasing order."""
        found: list[set[int]] = [set() for _ in range(self.size)]
        for face, other in self.sides:
            if face != other:
                found[face].add(other)
                found[other].add(face)
        return tuple(tuple(sorted(faces)) for faces in found)

    @cached_property
    def ways_out(self) -> Mapping[int, tuple[int, int] | None]:
        """For each face the edge that a shortest way to the outer face crosses next, and the face
        beyond; None for the outer one."""
        found: dict[int, tuple[int, int] | None] = {self.outer: None}
        queue = deque([self.outer])
        while queue:
            face = queue.popleft()
            for edge in self.borders[face]:
                left, right = self.sides[edge]
                other = left + right - face
                if other not in found:
                    found[other] = (edge, face)
                    queue.append(other)
        return found


@dataclass(frozen=True)
class Graph:
    """A finite graph; edges are pairs of nodes, in a fixed order.

    Each pair stands once, but where a drawing has parallel lines as often as it has of them: then
    ``incident`` tells the edges apart by number, and ``edge_index`` names one of each pair. In an
    undirected graph every edge is written (smaller node, larger node). ``embedding`` tells where
    the faces are, at once or when first asked; graphs of the same edges are equal without it, so
    nothing that numbers faces may be kept by the graph: boards with and without a hole share it.
    """

    size: int
    edges: tuple[tuple[int, int], ...]
    directed: bool = False
    embedding: Planar | Callable[[], Planar | None] | None = field(
        default=None, compare=False, repr=False
    )

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Found once: much is kept by the graph, and a count asks for some of it several times."""
        return hash((self.size, self.edges, self.directed))

    @staticmethod
    def undirected(size: int, edges: Iterable[tuple[int, int]]) -> Graph:
        """A graph of ``size`` nodes with the given pairs, put in order, doubles dropped."""
        # In the order they came in, which is often nearly the one they are put in.
        pairs = dict.fromkeys((u, v) if u < v else (v, u) for u, v in edges)
        return Graph(size, tuple(sorted(pairs)))

    @cached_property
    def planar(self) -> Planar | None:
        """The faces; None where no embedding in the plane is known."""
        return self.embedding() if callable(self.embedding) else self.embedding

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each node the nodes that one step leads to, in increasing order."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        for u, v in self.edges:
            found[u].append(v)
            if not self.directed:
                found[v].append(u)
        return tuple(tuple(sorted(nodes)) for nodes in found)

    @cached_property
    def sources(self) -> tuple[tuple[int, ...], ...]:
        """For each node the nodes from which one step leads to it, in increasing order."""
        if not self.directed:
            return self.neighbours
        found: list[list[int]] = [[] for _ in range(self.size)]
        for u, v in self.edges:
            found[v].append(u)
        return tuple(tuple(sorted(nodes)) for nodes in found)

    @cached_property
    def simple(self) -> Graph:
        """The graph without parallel edges."""
        edges = tuple(dict.fromkeys(self.edges))
        doubled = len(edges) < len(self.edges)
        return Graph(self.size, edges, self.directed) if doubled else self

    @cached_property
    def both_ways(self) -> Graph:
        """The graph with edges that go both ways."""
        return Graph.undirected(self.size, self.edges) if self.directed else self

    @cached_property
    def edge_index(self) -> dict[tuple[int, int], int]:
        """The number of the edge between two nodes, by both orders of an undirected pair."""
        index = {pair: k for k, pair in enumerate(self.edges)}
        if not self.directed:
            index.update({(v, u): k for (u, v), k in list(index.items())})
        return index

    @cached_property
    def incident(self) -> tuple[tuple[int, ...], ...]:
        """For each node the numbers of the edges that touch it."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        for k, (u, v) in enumerate(self.edges):
            found[u].append(k)
            found[v].append(k)
        return tuple(tuple(edges) for edges in found)

    @cached_property
    def rings(self) -> tuple[tuple[int, ...], ...]:
        """For each node where four or more edges meet the faces around it, in order; () elsewhere
        and where no faces are known.

        A face that comes up more than once may stand in another order than in the drawing; how
        often the faces change sides along the ring is the same.
        """
        sides = self.planar.sides if self.planar is not None else ()
        return tuple(
            _ring([sides[edge] for edge in edges]) if sides and len(edges) > 3 else ()
            for edges in self.incident
        )


def _ring(pairs: list[tuple[int, int]]) -> tuple[int, ...]:
    """The faces along a closed walk over edges at a node, each given by the faces it parts."""
    if len(pairs) == 4:  # nearly all there are: in short
        face, other = last = pairs[0]
        near, far = face, other
        for pair in pairs[1:]:
            if face in pair:
                near = pair[0] + pair[1] - face
            elif other in pair:
                far = pair[0] + pair[1] - other
            else:
                last = pair
        if last in ((near, far), (far, near)) and len({face, other, near, far}) == 4:
            return face, other, far, near
    # An edge with one face on both sides never has the sides change.
    return _walk([pair for pair in pairs if pair[0] != pair[1]])


def _walk(edges: list[tuple[int, int]]) -> tuple[int, ...]:
    """A closed walk from face to face over each edge once (Hierholzer); uses ``edges`` up."""
    stack, walk = [edges[0][0]] if edges else [], []
    while stack:
        face = stack[-1]
        for i, (a, b) in enumerate(edges):
            if face in (a, b):
                del edges[i]
                stack.append(b if a == face else a)
                break
        else:
            walk.append(stack.pop())
    return tuple(walk[:-1])
