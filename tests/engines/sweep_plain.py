"""Counting lines in plain Python with a dictionary of states: what the sweeps are held against.

Decides edge by edge and keeps, for every node with both decided and undecided edges, how many edges
it has and where the other end of its piece is; and for every clue how many of its edges are used.
Simpath as it is taught (D. Knuth, The Art of Computer Programming 4A, 7.1.4, exercise 225), without
a trick: ten to a hundred times slower than the kernels, and easy to believe. Knows no labels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

States: TypeAlias = dict[tuple[tuple[tuple[int, int, int], ...], tuple[int, ...]], int]
"""For each state how many choices of edges lead to it. A state lists the nodes that have decided
and undecided edges, each with its number of edges and the far end of its piece, and for each clue
how many of its edges are used."""


def count_lines(
    size: int,
    edges: Sequence[tuple[int, int]],
    *,
    spanning: bool,
    closed: bool,
    ends: frozenset[int] = frozenset(),
    free_ends: int = 0,
    used: frozenset[int] = frozenset(),
    unused: frozenset[int] = frozenset(),
    counts: Sequence[tuple[Mapping[int, int], int]] = (),
) -> int:
    """How many lines there are; the arguments are those of ``frontier_plan.Demand``.

    A path gets an edge from each of its ends to a node beyond the board, so every line is a cycle;
    ``free_ends`` and ``ends`` say where such edges may begin and must begin.
    """
    pairs = list(edges)
    must = set(used)
    for node in range(size if not closed else 0):
        if node in ends:
            must.add(len(pairs))
        if node in ends or free_ends:
            pairs.append((node, size))
    nodes = range(size if closed else size + 1)
    touching = {node: [k for k, pair in enumerate(pairs) if node in pair] for node in nodes}
    if spanning and not all(touching.values()):
        return 0
    allowed = {2} if spanning else {0, 2}
    all_seen = max(ks[0] for ks in touching.values()) if spanning else 0
    last_must = max(must, default=-1)
    wanted = tuple(number for _, number in counts)
    states: States = {((), (0,) * len(counts)): 1}
    found = 0
    for k, (u, v) in enumerate(pairs):
        gone = [node for node in (u, v) if touching[node][-1] == k]
        following: States = {}
        for (known, sums), ways in states.items():
            for take in (False, True):
                if k in (unused if take else must):
                    continue
                ends_of = {node: (many, far) for node, many, far in known}
                ends_of.setdefault(u, (0, u))
                ends_of.setdefault(v, (0, v))
                tallies = sums
                if take:
                    tallies = tuple(
                        n + times.get(k, 0) for n, (times, _) in zip(sums, counts, strict=True)
                    )
                    (many_u, far_u), (many_v, far_v) = ends_of[u], ends_of[v]
                    if 2 in (many_u, many_v):
                        continue
                    ends_of[u], ends_of[v] = (many_u + 1, far_u), (many_v + 1, far_v)
                    if far_u == v:
                        whole = k >= all_seen and k >= last_must and tallies == wanted
                        if whole and all(many in allowed for many, _ in ends_of.values()):
                            found += ways
                        continue
                    ends_of[far_u] = (ends_of[far_u][0], far_v)
                    ends_of[far_v] = (ends_of[far_v][0], far_u)
                if any(ends_of[node][0] not in allowed for node in gone):
                    continue
                key = tuple((n, *ends_of[n]) for n in sorted(ends_of) if n not in gone)
                following[key, tallies] = following.get((key, tallies), 0) + ways
        states = following
    return found
