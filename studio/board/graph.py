"""Graphs as engines see them: nodes 0..n-1, numbered links, and faces where they are planar."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Planar:
    """How the links of a graph border its faces.

    ``sides[k]`` are the two faces of link ``k``. Faces 0 .. ``cells`` - 1 are the cells of the
    board in its order; the enclosed holes follow; the outer face is the last, number ``outer``.
    """

    sides: tuple[tuple[int, int], ...]
    cells: int
    outer: int

    @property
    def size(self) -> int:
        """How many faces there are, the outer one included."""
        return self.outer + 1

    @cached_property
    def borders(self) -> tuple[tuple[int, ...], ...]:
        """For each face the links that border it."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        for link, (left, right) in enumerate(self.sides):
            found[left].append(link)
            found[right].append(link)
        return tuple(tuple(links) for links in found)


@dataclass(frozen=True)
class Graph:
    """A finite graph; links are pairs of nodes, in a fixed order.

    Each pair stands once, but where a drawing has parallel lines as often as it has of them: then
    ``incident`` tells the links apart by number, and ``link_index`` names one of each pair. In an
    undirected graph every link is written (smaller node, larger node). ``planar`` is None
    where no embedding is known or needed.
    """

    size: int
    links: tuple[tuple[int, int], ...]
    directed: bool = False
    planar: Planar | None = None

    @staticmethod
    def undirected(size: int, links: Iterable[tuple[int, int]]) -> Graph:
        """A graph of ``size`` nodes with the given pairs, put in order, doubles dropped."""
        pairs = {(u, v) if u < v else (v, u) for u, v in links}
        return Graph(size, tuple(sorted(pairs)))

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each node the nodes that one step leads to, in increasing order."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        for u, v in self.links:
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
        for u, v in self.links:
            found[v].append(u)
        return tuple(tuple(sorted(nodes)) for nodes in found)

    @cached_property
    def simple(self) -> Graph:
        """The graph without parallel links."""
        links = tuple(dict.fromkeys(self.links))
        doubled = len(links) < len(self.links)
        return Graph(self.size, links, self.directed) if doubled else self

    @cached_property
    def both_ways(self) -> Graph:
        """The graph with links that go both ways."""
        return Graph.undirected(self.size, self.links) if self.directed else self

    @cached_property
    def link_index(self) -> dict[tuple[int, int], int]:
        """The number of the link between two nodes, by both orders of an undirected pair."""
        index = {pair: k for k, pair in enumerate(self.links)}
        if not self.directed:
            index.update({(v, u): k for (u, v), k in list(index.items())})
        return index

    @cached_property
    def incident(self) -> tuple[tuple[int, ...], ...]:
        """For each node the numbers of the links that touch it."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        for k, (u, v) in enumerate(self.links):
            found[u].append(k)
            found[v].append(k)
        return tuple(tuple(links) for links in found)
