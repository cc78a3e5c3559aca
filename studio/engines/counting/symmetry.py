"""Edges that symmetries of a problem take to each other: as many answers use one as the other.

Symmetries are never listed, there may be n! of them: a few *generators* tell all that is asked.
Nodes are coloured by what is around them until nothing more is told apart (colour refinement);
where that is not enough one node is given a colour of its own, and a symmetry is looked for that
takes it to another of its colour (B. D. McKay, A. Piperno, "Practical graph isomorphism, II",
2014). Every symmetry found is tried on all edges, and the search has a bound: where it ends early
fewer edges are called alike, never too many.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

import numpy as np

from studio.board import Graph
from studio.engines.counting.demand import Demand
from studio.engines.counting.layout import Ints, Words

MOST_WORK = 3_000_000
"""Edges looked at, all in all, before the search for symmetries ends with those it has."""


def alike_edges(graph: Graph, demand: Demand) -> Ints | None:
    """For each edge the first of those that symmetries take it to; None where each is for itself.

    Symmetries are those of :func:`generators` that keep the line's ends. With other demands on
    single edges or nodes none is looked for.
    """
    asked = (demand.labels, demand.heading, demand.used, demand.unused, demand.counts)
    if graph.directed or any(asked) or demand.patterns:
        return None
    return _alike(graph, demand.ends)


@lru_cache(maxsize=16)
def _alike(graph: Graph, ends: frozenset[int]) -> Ints | None:
    if not graph.edges or len(set(graph.edges)) < len(graph.edges):
        return None
    maps = [_edge_images(graph, images) for images in generators(graph, ends)]
    if not maps:
        return None
    orbits = _Orbits(len(graph.edges))
    for images in maps:
        for edge, image in enumerate(images.tolist()):
            orbits.join(edge, image)
    return np.array([orbits.first(edge) for edge in range(len(graph.edges))])


def generators(graph: Graph, kept: Collection[int] = ()) -> list[Ints]:
    """Symmetries that make all others, or as many of them as were found within the bound.

    Each is the image of every node. Nodes of ``kept`` go to each other. The identity is not told.
    """
    search = _Search(graph)
    colours = np.ones(graph.size, np.uint64)
    colours[list(kept)] += np.uint64(1)
    found: list[Ints] = []
    orbits = _Orbits(graph.size)
    try:
        # The nodes given a colour of their own until all are told apart, with the colours before.
        base: list[tuple[int, Words]] = []
        colours = search.refined(colours)
        while (node := _doubtful(colours)) is not None:
            base.append((node, colours))
            colours = search.marked(colours, node)
        for node, before in reversed(base):
            for other in np.flatnonzero(before == before[node]).tolist():
                if orbits.first(other) == orbits.first(node):
                    continue
                images = search.symmetry(before, node, other)
                if images is not None:
                    found.append(images)
                    for one, image in enumerate(images.tolist()):
                        orbits.join(one, image)
    except _EnoughError:
        pass
    return found


class _EnoughError(Exception):
    """The search has looked at as many edges as it may."""


class _Orbits:
    """Things that are taken to each other; each set is known by its first."""

    def __init__(self, size: int) -> None:
        self._above = list(range(size))

    def first(self, one: int) -> int:
        while self._above[one] != one:
            self._above[one] = self._above[self._above[one]]
            one = self._above[one]
        return one

    def join(self, one: int, other: int) -> None:
        low, high = sorted((self.first(one), self.first(other)))
        self._above[high] = low


class _Search:
    """Looks for symmetries of one graph, with a bound on all its work."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        pairs = np.array(graph.edges, np.int64).reshape(-1, 2)
        self._to = np.concatenate([pairs[:, 0], pairs[:, 1]])
        self._from = np.concatenate([pairs[:, 1], pairs[:, 0]])
        self._left = MOST_WORK

    def refined(self, colours: Words) -> Words:
        """Colours that tell apart all that is seen of a node's surroundings.

        A colour is a hash of what it stands for, so that colours of two searches can be compared; a
        clash of hashes tells less apart, which the trial on all edges makes good.
        """
        many = len(np.unique(colours))
        while True:
            self._left -= len(self._to) + self._graph.size
            if self._left < 0:
                raise _EnoughError
            around = np.zeros(self._graph.size, np.uint64)
            np.add.at(around, self._to, _mixed(colours[self._from]))
            finer = _mixed(colours + _mixed(around + np.uint64(1)))
            now = len(np.unique(finer))
            if now == many:
                return finer
            colours, many = finer, now

    def marked(self, colours: Words, node: int) -> Words:
        """Colours after a node was given one of its own."""
        own = colours.copy()
        own[node] = _mixed(own[node : node + 1] + np.uint64(7))[0]
        return self.refined(own)

    def symmetry(self, colours: Words, node: int, image: int) -> Ints | None:
        """A symmetry that takes one node to another of its colour; None if there is none."""
        return self._matched(self.marked(colours, node), self.marked(colours, image))

    def _matched(self, ours: Words, theirs: Words) -> Ints | None:
        """A symmetry that takes each of our colours to the same of theirs."""
        # A stack of our colours, theirs, and the images that are still to be tried.
        stack: list[tuple[Words, Words, int, Iterator[int]]] = []
        while True:
            if np.array_equal(np.sort(ours), np.sort(theirs)):
                node = _doubtful(ours)
                if node is None:
                    images = self._images(ours, theirs)
                    if images is not None:
                        return images
                else:
                    alike = np.flatnonzero(theirs == ours[node])
                    # What stays where it is makes the simplest symmetries.
                    images_tried = alike[np.argsort(alike != node, kind="stable")]
                    stack.append((ours, theirs, node, iter(images_tried.tolist())))
            while stack:
                before, there, node, left = stack[-1]
                image = next(left, None)
                if image is not None:
                    ours, theirs = self.marked(before, node), self.marked(there, image)
                    break
                stack.pop()
            else:
                return None

    def _images(self, ours: Words, theirs: Words) -> Ints | None:
        """The image of each node where every colour is one node's; None if an edge is lost."""
        images = np.empty(self._graph.size, np.int64)
        images[np.argsort(ours)] = np.argsort(theirs)
        whole = not self._graph.edges or _edge_images(self._graph, images).min() >= 0
        return images if whole else None


def _doubtful(colours: Words) -> int | None:
    """The first node of the smallest colour that several share; None where none does."""
    _, first, many = np.unique(colours, return_index=True, return_counts=True)
    shared = many > 1
    if not shared.any():
        return None
    return int(first[shared][np.argmin(many[shared])])


def _mixed(values: Words) -> Words:
    """A hash of each value (the finalizer of SplitMix64)."""
    with np.errstate(over="ignore"):
        values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return values ^ (values >> np.uint64(31))


def _edge_images(graph: Graph, images: Ints) -> Ints:
    """The edge that each edge is taken to; -1 where that is none."""
    pairs = np.array(graph.edges, np.int64).reshape(-1, 2)
    codes = pairs.min(axis=1) * graph.size + pairs.max(axis=1)
    moved = images[pairs]
    wanted = moved.min(axis=1) * graph.size + moved.max(axis=1)
    order = np.argsort(codes)
    places = np.minimum(np.searchsorted(codes[order], wanted), len(codes) - 1)
    found: Ints = np.where(codes[order][places] == wanted, order[places], -1)
    return found
