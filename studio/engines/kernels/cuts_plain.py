"""Cuts that join the inside of a loop, and its outside, in plain Python; twin of ``cuts``.

A set of faces is bounded by one loop if and only if it is connected and its complement is too (a
cycle of a plane graph is a bond of its dual). For two components of one side take a minimal
separator S between them: two faces ``a`` and ``b`` of that side need a way, which passes S, so one
face of S is of that side too. Such a cut holds for every loop, whatever the clues are.
"""

from __future__ import annotations

from collections.abc import Sequence


class PlainCuts:
    """Finds cuts on one board.

    ``neighbours[f]`` are the faces beside face ``f``; the last face is the outer one.
    """

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self._neighbours = neighbours
        self._outer = len(neighbours) - 1

    def __call__(self, signs: Sequence[int]) -> list[list[int]]:
        """Clauses that an inside breaks, as literals of faces (face ``f`` is ``f + 1``).

        ``signs`` has one entry a face, positive for those inside; the last is negative. Empty if
        the inside is bounded by one loop (or by nothing, where no face is inside).
        """
        inside = [sign > 0 for sign in signs]
        parts: tuple[list[list[int]], list[list[int]]] = ([], [])
        label = [-1] * len(inside)
        # The outer face first: its component is the one that all of the outside must join.
        for start in range(self._outer, -1, -1):
            if label[start] < 0:
                parts[inside[start]].append(self._component(start, inside, label))
        clauses = []
        for side, components in enumerate(parts):
            if len(components) < 2:
                continue
            # The outside gathers around the outer face, the inside around its largest component.
            hub = max(components, key=len) if side else components[0]
            for part in components:
                if part is not hub:
                    clauses.append(self._cut(part, hub, bool(side)))
        return clauses

    def _component(self, start: int, inside: Sequence[bool], label: list[int]) -> list[int]:
        """All faces of the side of ``start`` that it is connected to, marked with its number."""
        label[start] = start
        found = [start]
        for face in found:
            for other in self._neighbours[face]:
                if label[other] < 0 and inside[other] == inside[start]:
                    label[other] = start
                    found.append(other)
        return found

    def _cut(self, part: list[int], hub: list[int], side: bool) -> list[int]:
        """The clause of a minimal separator between two components, the one near ``part``."""
        ring = {other for face in part for other in self._neighbours[face]} - set(part)
        separator: set[int] = set()
        reached = set(hub)
        queue = list(hub)
        for face in queue:
            for other in self._neighbours[face]:
                if other in ring:
                    separator.add(other)
                elif other not in reached:
                    reached.add(other)
                    queue.append(other)
        sign = 1 if side else -1
        ends = [-sign * (part[0] + 1), -sign * (hub[0] + 1)]
        clause = ends + [sign * (face + 1) for face in sorted(separator)]
        # The outer face is false for good: as a literal it occurs only positively.
        return [literal for literal in clause if literal != self._outer + 1]
