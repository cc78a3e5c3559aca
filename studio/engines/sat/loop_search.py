"""Loops by the compiled search, which begins where inference ends.

It states what inference left open in its own arrays, decides, learns and cuts without a step of
Python between two candidates: on large boards a fresh SAT solver spends most of its time on being
told the formula, on giving its models, and on deciding again what it had decided before each cut.
It never forgets a clause, so what it cannot settle soon is left to :mod:`loop_sat`. See
``kernels.loop_search_plain`` for the method.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.board import Graph
from studio.engines import kernels
from studio.engines.engine import Refuted, Stopped, Token
from studio.engines.sat.loop_inference import Learnt

if TYPE_CHECKING:
    from studio.engines.kernels.loop_search_plain import Search

SLICE = 500
"""Conflicts between two looks at the clock."""

CLAUSES = 30_000
"""Clauses that there is room for; hard boards of 40 x 58 learn more."""

LENGTH = 24
"""Literals that there is room for, for each of these clauses."""


class LoopSearch:
    """The search of one board; use :meth:`begin`."""

    def __init__(self, learnt: Learnt, search: Search) -> None:
        self._sides = learnt.sides
        self._search = search
        self._found = False

    @classmethod
    def begin(cls, graph: Graph, learnt: Learnt) -> LoopSearch | None:
        """A search for what is open; None where it is not ready at once, or has no words for it."""
        planar = graph.planar
        if planar is None or learnt.others or not kernels.warm("loop_search"):
            return None
        from studio.engines.kernels.loop_search import prepare

        search = _room(planar.size, len(graph.edges), graph.size, learnt)
        stated = prepare(
            learnt.sides, learnt.ends, learnt.kinds, learnt.thing_first, learnt.things,
            learnt.said_first, learnt.said, learnt.allowed, learnt.faces, learnt.status, search,
        )  # fmt: skip
        return cls(learnt, search) if stated else None

    def next(self, token: Token) -> list[int] | Refuted | Stopped | None:
        """Another loop, as a sign for each face, positive inside; None where the room is full."""
        from studio.engines.kernels import loop_search as kernel
        from studio.engines.kernels import loop_search_plain as codes

        search = self._search
        if self._found and not kernel.exclude(search, self._sides):
            return Refuted(frozenset())
        self._found = False
        while not token.stopped:
            code = kernel.advance(search, SLICE)
            if code == codes.FULL:
                return None
            if code == codes.REFUTED:
                return Refuted(frozenset())
            if code == codes.LOOP:
                self._found = True
                return search.signs.tolist()  # type: ignore[no-any-return]
        return Stopped()


def _room(faces: int, edges: int, nodes: int, learnt: Learnt) -> Search:
    """The arrays of a search, as ``prepare`` wants them."""
    said = 2 * len(learnt.said) + 8 * len(learnt.things) + 2 * edges + 64
    things = edges + nodes
    tables = len(learnt.kinds) + nodes
    variables = faces + edges + things
    return room(faces, edges, variables, CLAUSES, things=things, tables=tables, said=said)


def room(
    faces: int,
    edges: int,
    variables: int,
    clauses: int,
    *,
    things: int = 0,
    tables: int = 0,
    said: int = 0,
) -> Search:
    """The arrays of a search that nothing was stated to."""
    import numpy as np

    from studio.engines.kernels.loop_search_plain import COUNTS, Search

    def zeros(size: int) -> object:
        return np.zeros(size, np.int32)

    def nothing(size: int) -> object:
        return np.full(size, -1, np.int32)

    return Search(
        value=zeros(2 * variables),
        level=zeros(variables),
        reason=zeros(variables),
        place=zeros(variables),
        phase=zeros(variables),
        trail=zeros(variables),
        starts=zeros(variables + 1),
        heads=nothing(2 * variables),
        follow=np.empty(2 * clauses, np.int32),
        begins=zeros(clauses + 1),
        lits=np.empty(LENGTH * clauses, np.int32),
        before=zeros(variables),
        after=zeros(variables),
        stamp=zeros(variables),
        seen=zeros(variables),
        clause=zeros(variables + faces),
        marked=zeros(variables + 1),
        kind=zeros(tables),
        said_first=zeros(tables + 1),
        said=zeros(said),
        allowed=zeros(tables),
        of_first=zeros(variables + 1),
        of_units=zeros(said),
        waiting=zeros(tables),
        waits=zeros(tables),
        face=zeros(faces),
        first=zeros(faces + 1),
        beside=zeros(2 * edges),
        part=zeros(faces),
        order=zeros(faces),
        bounds=zeros(faces + 1),
        ring=zeros(faces),
        border=zeros(faces),
        thing=nothing(things),
        signs=zeros(faces),
        play=zeros(variables),
        played=zeros(faces),
        zone=zeros(faces),
        shore_first=zeros(faces + 1),
        shore=zeros(2 * edges),
        side=zeros(faces + 1),
        reached=zeros(faces),
        ringed=zeros(faces),
        count=zeros(COUNTS),
    )
