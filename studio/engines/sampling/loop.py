"""Random loops on plane graphs, for puzzles that start from an answer."""

from __future__ import annotations

import math
from collections.abc import Collection
from itertools import accumulate, combinations
from typing import Any

from studio.board import Graph, Planar
from studio.engines import kernels
from studio.engines.kernels import wander_plain
from studio.engines.kernels.backbite_plain import MODULUS
from studio.puzzle import Trace
from studio.puzzle.trace import line_of
from studio.records import dataclass

TRIES = 100
"""Tries for each face, after which the length of the loop no longer depends on where it began; on
boards of more faces than ``(TRIES / 2) ** 2`` twice the root of their number, to get everywhere."""


@dataclass(frozen=True, slots=True)
class LoopStyle:
    """What kind of loop is wanted.

    ``edges``: each edge more makes a loop ``exp(edges)`` times as likely; 0.5 to 1 fills a board
    well, below 0 loops stay small. ``straight``: the same for each node it goes straight through;
    positive for long lines, negative for many turns.
    """

    edges: float = 0.8
    straight: float = 0.0


def random_loop(
    graph: Graph,
    seed: int,
    loop_style: LoopStyle | None = None,
    *,
    start: Trace | None = None,
    kept: Collection[tuple[int, int]] = (),
) -> Trace | None:
    """A random loop on a plane graph; None if no face of it can be gone round.

    The same seed makes the same loop. On a board of several islands it stays on one of them. With a
    loop to ``start`` from it uses for ever what that uses of the edges ``kept``.

    A Metropolis walk (N. Metropolis et al., Journal of Chemical Physics 21, 1953) over simply
    connected sets of faces, of which the loop is the border: a face is added or taken away.
    """
    loop_style = loop_style or LoopStyle()
    planar = graph.planar
    if planar is None:
        raise ValueError("The graph has no faces.")
    surrounded = dict(_surrounded(graph, planar))
    lasting = {graph.edge_index[edge] for edge in kept}
    faces = [face for face in surrounded if lasting.isdisjoint(planar.borders[face])]
    if not faces:
        return start
    ends = [node for edge in graph.edges for node in edge]
    used = [0] * len(graph.edges)
    touched = [0] * graph.size
    begin = planar.borders[faces[seed % len(faces)]]
    if start is not None:
        begin = tuple(graph.edge_index[pair] for pair in start.pairs)
    for edge in begin:
        used[edge] = 1
        for node in graph.edges[edge]:
            touched[node] += 1
    borders = [planar.borders[f] if f in surrounded else () for f in range(planar.size)]
    pairs = [_straight_at(graph, planar, node) for node in range(graph.size)]
    lists: Any = (
        faces,
        [0, *accumulate(len(border) for border in borders)],
        [edge for border in borders for edge in border],
        [node for f in range(planar.size) for node in surrounded.get(f, ())],
        ends,
        [0, *accumulate(len(found) for found in pairs)],
        [edge for found in pairs for pair in found for edge in pair],
        used,
        touched,
        _chances(loop_style, max(len(nodes) for nodes in surrounded.values())),
    )
    tries = max(TRIES, 2 * math.isqrt(len(faces)))
    _wander(lists, tries * len(faces), seed)
    edges = [edge for edge, there in zip(graph.edges, used, strict=True) if there]
    return line_of(edges, closed=True)


def _wander(lists: Any, moves: int, seed: int) -> None:
    """Move the loop that is one of the lists, by the compiled code where that is ready."""
    if not kernels.warm("wander"):
        wander_plain.wander(moves, seed, *lists)
        return
    import numpy as np

    from studio.engines.kernels.wander import wander

    arrays: Any = [np.array(values, dtype=np.int64) for values in lists]
    wander(moves, seed, *arrays)
    for values, array in zip(lists, arrays, strict=True):
        values[:] = array.tolist()


def _surrounded(graph: Graph, planar: Planar) -> list[tuple[int, list[int]]]:
    """The faces, but the outer one, that a simple cycle surrounds, each with its nodes."""
    found = []
    for face in range(planar.outer):
        border = planar.borders[face]
        nodes = {node for edge in border for node in graph.edges[edge]}
        if border and len(nodes) == len(border) == len(set(border)):
            # A hole with an island in it has two cycles around.
            cycle = line_of([graph.edges[edge] for edge in border], closed=True)
            if len(cycle.nodes) == len(border):
                found.append((face, sorted(nodes)))
    return found


def _straight_at(graph: Graph, planar: Planar, node: int) -> list[tuple[int, int]]:
    """The pairs of edges that go straight through a node: those of four that share no face.

    At the rim, where three edges meet and the cells are squares, the two that share no cell.
    """
    edges = graph.incident[node]
    faces = {edge: set(planar.sides[edge]) for edge in edges}
    if len(edges) == 4:
        return [(a, b) for a, b in combinations(edges, 2) if not faces[a] & faces[b]]
    cells = {face for sides in faces.values() for face in sides if face < planar.addressed}
    if len(edges) == 3 and all(len(planar.borders[cell]) == 4 for cell in cells):
        return [(a, b) for a, b in combinations(edges, 2) if not faces[a] & faces[b] & cells]
    return []


def _chances(loop_style: LoopStyle, most: int) -> list[int]:
    """The chances of flips; see ``kernels.wander_plain``."""
    steps = range(-most, most + 1)
    weights = [loop_style.edges * d + loop_style.straight * s for d in steps for s in steps]
    return [MODULUS if w >= 0 else int(MODULUS * math.exp(w)) for w in weights]
