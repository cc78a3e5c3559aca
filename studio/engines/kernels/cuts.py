"""Cuts that join the inside of a loop, and its outside, compiled; twin of ``cuts_plain``.

The same computation and the same clauses in the same order, over plain arrays. The twin explains
the method. Cost: linear in the number of faces for the components, and once more for each cut.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numba import njit
from numpy.typing import NDArray

SIGNATURE = "int64(int32[::1], int32[::1], int32[::1], int32[::1], int32[::1], int32[::1])"


@njit(SIGNATURE, cache=True, nogil=True)
def find_cuts(
    signs: NDArray[np.int32],
    first: NDArray[np.int32],
    beside: NDArray[np.int32],
    scratch: NDArray[np.int32],
    clauses: NDArray[np.int32],
    ends: NDArray[np.int32],
) -> int:
    """Write the cuts that an inside breaks; returns how many, or -1 where they do not fit.

    Faces with a positive sign are inside. The neighbours of face ``f`` are
    ``beside[first[f]:first[f + 1]]``. ``scratch`` has room for four numbers a face. Clause ``i`` is
    ``clauses[ends[i - 1]:ends[i]]`` (from 0 for the first).
    """
    faces = signs.shape[0]
    outer = faces - 1
    label = scratch[:faces]
    order = scratch[faces : 2 * faces]
    starts = scratch[2 * faces : 3 * faces]
    mark = scratch[3 * faces : 4 * faces]
    for face in range(faces):
        label[face] = -1
        mark[face] = -1
    # Components, one after the other in `order`; `starts[k]` is where component k begins.
    parts = 0
    filled = 0
    for start in range(outer, -1, -1):
        if label[start] >= 0:
            continue
        starts[parts] = filled
        label[start] = parts
        order[filled] = start
        head = filled
        filled += 1
        while head < filled:
            face = order[head]
            head += 1
            for k in range(first[face], first[face + 1]):
                other = beside[k]
                if label[other] < 0 and (signs[other] > 0) == (signs[start] > 0):
                    label[other] = parts
                    order[filled] = other
                    filled += 1
        parts += 1
    largest = -1
    size = 0
    for part in range(1, parts):
        end = starts[part + 1] if part + 1 < parts else filled
        if signs[order[starts[part]]] > 0 and end - starts[part] > size:
            largest = part
            size = end - starts[part]
    # `queue` reuses `label` once the components stand in `order`.
    queue = label
    found = 0
    used = 0
    for side in (False, True):
        hub = largest if side else 0
        for part in range(1, parts):
            root = order[starts[part]]
            if (signs[root] > 0) != side or part == hub:
                continue
            if found == ends.shape[0] or used + faces + 2 > clauses.shape[0]:
                return -1
            ring, reached, cut = 3 * part, 3 * part + 1, 3 * part + 2
            end = starts[part + 1] if part + 1 < parts else filled
            for i in range(starts[part], end):
                for k in range(first[order[i]], first[order[i] + 1]):
                    if (signs[beside[k]] > 0) != side:
                        mark[beside[k]] = ring
            hub_end = starts[hub + 1] if hub + 1 < parts else filled
            tail = 0
            for i in range(starts[hub], hub_end):
                mark[order[i]] = reached
                queue[tail] = order[i]
                tail += 1
            head = 0
            while head < tail:
                face = queue[head]
                head += 1
                for k in range(first[face], first[face + 1]):
                    other = beside[k]
                    if mark[other] == ring:
                        mark[other] = cut
                    elif mark[other] != reached and mark[other] != cut:
                        mark[other] = reached
                        queue[tail] = other
                        tail += 1
            sign = 1 if side else -1
            clauses[used] = -sign * (root + 1)
            used += 1
            if order[starts[hub]] != outer:
                clauses[used] = -sign * (order[starts[hub]] + 1)
                used += 1
            for face in range(outer):
                if mark[face] == cut:
                    clauses[used] = sign * (face + 1)
                    used += 1
            ends[found] = used
            found += 1
    return found


class CompiledCuts:
    """Finds cuts on one board; takes and gives what :class:`PlainCuts` does."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        faces = len(neighbours)
        degrees = [0, *map(len, neighbours)]
        self._first = np.cumsum(degrees).astype(np.int32)
        self._beside = np.array([f for near in neighbours for f in near], dtype=np.int32)
        self._scratch = np.empty(4 * faces, dtype=np.int32)
        self._ends = np.empty(faces, dtype=np.int32)
        self._clauses = np.empty(8 * faces + 64, dtype=np.int32)

    def __call__(self, signs: Sequence[int]) -> list[list[int]]:
        """Clauses that an inside breaks, as literals of faces (face ``f`` is ``f + 1``)."""
        arrays = (np.array(signs, dtype=np.int32), self._first, self._beside, self._scratch)
        found = int(find_cuts(*arrays, self._clauses, self._ends))
        while found < 0:
            self._clauses = np.empty(2 * len(self._clauses), dtype=np.int32)
            found = int(find_cuts(*arrays, self._clauses, self._ends))
        if not found:
            return []
        ends = self._ends[:found].tolist()
        literals = self._clauses[: ends[-1]].tolist()
        return [literals[a:b] for a, b in zip([0, *ends], ends, strict=False)]
