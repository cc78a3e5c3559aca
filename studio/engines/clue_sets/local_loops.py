"""Other loops near a number of a large board, or the proof close by that there is none anywhere.

Whoever knows that a number cannot be left out, or can, mostly has to know a small part of the board
alone. With a loop that breaks the number, obeys all others and lies elsewhere as the answer does,
the number is needed. And where the numbers around force it, whatever the loop does beyond them, it
can go. Both are asked of the compiled search, in a small part of the board first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from studio.board import Graph
from studio.engines.engine import Token
from studio.engines.sat.loop_questions import LoopQuestions
from studio.puzzle import Constraint, EdgesUsed, Trace

REACHES = (5, 16)
"""Steps from face to face, by corners, from a number to the end of the part that is looked at."""

CONFLICTS = 150
"""Conflicts after which a part is given up."""

MOST_EDGES = 8
"""Edges round a face up to which it is said briefly that its number is wrong."""


class LocalLoops:
    """Looks near the numbers round some ``faces`` of a plane graph, all of which the line obeys.

    ``faces`` are those of :func:`faces_of`. It loads the kernel ``loop_search``.
    """

    def __init__(
        self, graph: Graph, line: Trace, numbers: Sequence[EdgesUsed], faces: Sequence[int]
    ) -> None:
        import numpy as np

        planar = graph.planar
        assert planar is not None
        self._questions = questions = LoopQuestions(graph)
        questions.lean(line)
        questions.most_conflicts = CONFLICTS
        self._held = questions.codes(numbers)
        self._broken = [np.int32(questions.broken(number)) for number in numbers]
        self._face = faces
        self._outer = np.int32(planar.outer)
        self._number = np.full(planar.size, -1, np.int64)
        self._number[faces] = np.arange(len(numbers))
        near = _beside(graph)
        self._first = np.cumsum([0, *map(len, near)]).astype(np.int32)
        self._near = np.array([face for faces in near for face in faces], np.int32)
        self._seen = np.zeros(planar.size + 1, np.int32)
        self._found = np.zeros(planar.size, np.int32)
        self._sides = questions.sides()

    def ask(self, place: int, held: Any, token: Token) -> Any | Literal[False] | None:
        """Another loop that breaks the number at this place and none of those ``held``, as a sign
        for each face; False if there is none; None if neither was found out.

        ``held`` has a truth value for each number.
        """
        for steps in REACHES:
            signs = self._other(place, held, steps, token)
            if signs is not None:
                return signs
            if self._forced(place, held, steps, token):
                return False
        return None

    def _other(self, place: int, held: Any, steps: int, token: Token) -> Any | None:
        """Another loop that differs from the line in the faces so many steps from a number alone;
        None if none was found."""
        import numpy as np

        # Two faces farther all that numbers there speak of is as it is in the answer.
        faces = self._around(place, steps + 2)
        inner = len(self._around(place, steps))
        numbers = self._numbers(self._around(place, steps + 1), held)
        assumed = np.concatenate(
            ([self._broken[place]], self._sides[faces[inner:]], self._held[numbers])
        ).astype(np.int32)
        return self._questions.differing(assumed, np.append(faces, self._outer), token)

    def _forced(self, place: int, held: Any, steps: int, token: Token) -> bool:
        """Do the numbers so many steps around one force it?"""
        import numpy as np

        faces = self._around(place, steps)
        numbers = self._numbers(faces, held)
        assumed = np.append(self._broken[place], self._held[numbers])
        core = self._questions.refuted(assumed, np.append(faces, self._outer), token)
        return isinstance(core, list)

    def _around(self, place: int, steps: int) -> Any:
        """The faces so many steps from a number, the nearest first, without the outer one."""
        from studio.engines.kernels import loop_search as kernel

        count = kernel.reach(
            self._first, self._near, self._face[place], steps, self._seen, self._found
        )
        return self._found[:count].copy()

    def _numbers(self, faces: Any, held: Any) -> Any:
        """The places of the numbers in some faces that are held."""
        numbers = self._number[faces]
        numbers = numbers[numbers >= 0]
        return numbers[held[numbers]]


def faces_of(graph: Graph, constraints: Sequence[Constraint]) -> list[int] | None:
    """The faces of a plane graph round which numbers lie, one each; None if that is not what these
    constraints are, or faces are so large that much is to be said."""
    planar = graph.planar
    assert planar is not None
    sides, index = planar.sides, graph.edge_index
    found: dict[int, None] = {}
    for number in constraints:
        if not isinstance(number, EdgesUsed) or not 0 < len(number.edges) <= MOST_EDGES:
            return None
        around = [{*sides[index[pair]]} for pair in number.edges]
        shared = set.intersection(*around)
        if len(shared) != 1 or planar.outer in shared:
            return None
        found.update(dict.fromkeys(shared))
    return list(found) if len(found) == len(constraints) else None


def _beside(graph: Graph) -> list[list[int]]:
    """For each face those that share a corner with it; without the outer one, which has none."""
    planar = graph.planar
    assert planar is not None
    near: list[set[int]] = [set() for _ in range(planar.size)]
    for edges in graph.incident:
        faces = {face for edge in edges for face in planar.sides[edge]} - {planar.outer}
        for face in faces:
            near[face] |= faces
    return [sorted(faces - {face}) for face, faces in enumerate(near)]
