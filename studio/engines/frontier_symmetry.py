"""Links that symmetries of a problem take to each other: as many answers use one as the other."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from studio.board import Graph
from studio.engines.frontier_demand import Demand
from studio.engines.frontier_layout import Ints
from studio.engines.frontier_order import distances

MOST_LIKE = 12
"""Of so many nodes at the most the images of others are tried."""


def alike_links(graph: Graph, demand: Demand) -> Ints | None:
    """For each link the first of those that symmetries take it to; None where each is for itself.

    Symmetries are those of :func:`symmetries` that keep the line's ends. With other demands on
    single links or nodes none is looked for.
    """
    asked = (demand.labels, demand.heading, demand.used, demand.unused, demand.counts)
    if graph.directed or any(asked):
        return None
    return _alike(graph, demand.ends)


@lru_cache(maxsize=16)
def _alike(graph: Graph, ends: frozenset[int]) -> Ints | None:
    maps = [images for images in symmetries(graph) if _keeps(images, ends)]
    if len(maps) < 2:
        return None
    first: Ints = np.min([_link_images(graph, images) for images in maps], axis=0)
    return first


def _keeps(images: Ints, ends: frozenset[int]) -> bool:
    return set(images[list(ends)].tolist()) == ends if ends else True


@lru_cache(maxsize=16)
def symmetries(graph: Graph) -> tuple[Ints, ...]:
    """The symmetries of a graph, the identity among them: the image of each node.

    All of them, where a few nodes of one degree tell all others apart by their distances, as the
    corners of a lattice do; else only the identity. Each is tried on all links.
    """
    identity = (np.arange(graph.size),)
    degrees = np.array([len(others) for others in graph.neighbours])
    for degree in np.unique(degrees):
        corners = np.flatnonzero(degrees == degree).tolist()
        if len(corners) <= MOST_LIKE:
            far = {corner: _distances(graph, corner) for corner in corners}
            marks = _telling_apart(far)
            if marks:
                break
    else:
        return identity
    known = {place: node for node, place in enumerate(_places(far, marks))}
    maps = []
    for chosen in _choices(far, marks):
        images = np.array([known.get(place, -1) for place in _places(far, chosen)])
        whole = np.array_equal(np.sort(images), identity[0])
        if whole and _link_images(graph, images).min() >= 0:
            maps.append(images)
    return tuple(maps)


def _distances(graph: Graph, start: int) -> Ints:
    far = distances(graph, start)
    return np.array([far.get(node, -1) for node in range(graph.size)])


def _places(far: dict[int, Ints], marks: list[int]) -> list[tuple[int, ...]]:
    """The distances of each node from some marks."""
    return list(zip(*(far[mark].tolist() for mark in marks), strict=True))


def _telling_apart(far: dict[int, Ints]) -> list[int]:
    """Few of these nodes from which no two nodes are equally far; [] if all are not enough."""
    marks: list[int] = []
    told, size = 0, max(map(len, far.values()))
    for node in far:
        more = len(set(_places(far, [*marks, node])))
        if more > told:
            marks, told = [*marks, node], more
        if told == size:
            return marks
    return []


def _choices(far: dict[int, Ints], marks: list[int]) -> list[list[int]]:
    """All ways to choose nodes that are as far from each other as the marks are."""
    choices: list[list[int]] = [[]]
    for k, mark in enumerate(marks):
        choices = [
            [*chosen, node]
            for chosen in choices
            for node in far
            if node not in chosen
            and all(far[node][chosen[i]] == far[mark][marks[i]] for i in range(k))
        ]
    return choices


def _link_images(graph: Graph, images: Ints) -> Ints:
    """The link that each link is taken to; -1 where that is none."""
    pairs = np.array(graph.links, np.int64).reshape(-1, 2)
    codes = pairs.min(axis=1) * graph.size + pairs.max(axis=1)
    moved = images[pairs]
    wanted = moved.min(axis=1) * graph.size + moved.max(axis=1)
    order = np.argsort(codes)
    places = np.minimum(np.searchsorted(codes[order], wanted), len(codes) - 1)
    found: Ints = np.where(codes[order][places] == wanted, order[places], -1)
    return found
