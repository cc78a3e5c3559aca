"""Clues that count edges, as columns, and what they and the nodes settle before a sweep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, chain, repeat

import numpy as np

from studio.board import Graph
from studio.engines.counting.layout import Ints
from studio.puzzle import EdgesUsed
from studio.records import dataclass


@dataclass(frozen=True, eq=False)
class Clues:
    """Clue ``c`` wants ``wanted[c]`` of the edges ``edge[first[c] : first[c + 1]]``; an edge that
    stands there twice counts twice."""

    first: Ints
    edge: Ints
    wanted: Ints

    @staticmethod
    def of(graph: Graph, constraints: Sequence[EdgesUsed]) -> Clues:
        """What some constraints count; an edge that the graph has not is -1."""
        parts = [clue.edges for clue in constraints]
        first = np.fromiter(accumulate(map(len, parts), initial=0), np.int64, len(parts) + 1)
        numbers = map(graph.edge_index.get, chain.from_iterable(parts), repeat(-1))
        edge = np.fromiter(numbers, np.int64, int(first[-1]))
        return Clues(first, edge, np.array([clue.count for clue in constraints], np.int64))

    @staticmethod
    def none() -> Clues:
        """Nothing is counted."""
        empty = np.zeros(0, np.int64)
        return Clues(np.zeros(1, np.int64), empty, empty)

    def __len__(self) -> int:
        return len(self.wanted)

    def listed(self) -> list[tuple[dict[int, int], int]]:
        """Each clue as how often every edge counts, and what is wanted; for checks."""
        parts = np.split(self.edge, self.first[1:-1]) if len(self) else []
        return [
            (dict(Counter(part[part >= 0].tolist())), count)
            for part, count in zip(parts, self.wanted.tolist(), strict=True)
        ]


def fields_for(first: list[int], last: list[int]) -> list[int]:
    """A field for each of some that live from one layer to another, such that no two overlap."""
    fields = [0] * len(first)
    ends: list[int] = []
    for c in sorted(range(len(first)), key=first.__getitem__):
        begin = first[c]
        for f, end in enumerate(ends):
            if end < begin:
                fields[c], ends[f] = f, last[c]
                break
        else:
            fields[c] = len(ends)
            ends.append(last[c])
    return fields
