"""Many questions about the loops of one board, asked of the compiled search.

As :class:`~studio.engines.sat.loop_sat.LoopOracle` it holds some literals, and tells which of them
forbid every loop. Between two candidates there is no step of Python, and the search goes on from
where a cut leaves something open, where a solver that is called anew assumes a thousand marks
again. And a question may be about some faces alone: beyond them all may be as it likes, so where
none of the ways to fill them fits, no loop does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from studio.board import Graph
from studio.engines.engine import Stopped, Token
from studio.engines.sat.loop_formula import LoopFormula
from studio.engines.sat.loop_sat import inside_of
from studio.engines.sat.loop_search import room
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed, Trace

if TYPE_CHECKING:
    from studio.engines.kernels.loop_search_plain import Search

SLICE = 500
"""Conflicts between two looks at the clock."""

LEARNT = 10_000
"""Clauses that may be learnt before the search begins anew, from the formula: those that are no
longer needed would slow every question down."""

SPARE = 2_000
"""Variables that there is room for at first, beside those of the board."""

GUARDS = 2_000
"""Literals for cuts of single questions that are made at once."""


class LoopQuestions:
    """A live solver for the loops of one plane graph; ValueError if that has no faces.

    It loads the kernel ``loop_search``.
    """

    def __init__(self, graph: Graph) -> None:
        if graph.planar is None:
            raise ValueError("The graph has no faces.")
        self._planar = graph.planar
        self.graph = graph
        """The graph whose loops are asked for."""
        self._said = [1, -1]
        """The formula: literals of the search, each clause ended by -1. The outer face, which is
        never inside, has no variable in formulas."""
        self._clauses = 1
        """How many clauses that are."""
        self._top = graph.planar.outer
        """The last variable that clauses speak of."""
        self._formula = LoopFormula(graph, graph.planar, self)
        self._selectors: dict[Constraint, int] = {}
        self._search: Search | None = None
        self._stated = self._known = 0
        """How much of the formula the search was told, and how many variables it knows."""
        self._room = graph.planar.size + 2 * len(graph.edges) + SPARE
        self._most = 0
        """Variables and clauses of the formula that the search has room for."""
        self._played: Any = None
        """The faces that the question before was about, and its guard."""
        self._assumed: Any = ()
        """What was assumed in the question before."""
        self._guards: list[int] = []
        """Literals, as the search has them, that no question was guarded with yet."""
        self._inside = [False] * graph.planar.size
        """The loop that is leant to."""
        self._signs: Any = None
        """The same as a sign for each face."""
        self._phases: Any = None
        self._phased = (0, 0)
        """The same by variables, and how many edges and variables there were when that was made."""
        self.most_conflicts: int | None = None
        """Conflicts after which a question is given up as if it were stopped."""

    def add_clause(self, clause: Iterable[int]) -> None:
        """Demand that one of some literals is true; the formula writes itself down so."""
        literals = list(clause)
        self._top = max(self._top, *map(abs, literals)) if literals else self._top
        self._said += map(_coded, literals)
        self._said.append(-1)
        self._clauses += 1

    def literal(self, constraint: Constraint) -> int:
        """The literal that a mark is, which other marks may be as well; else a selector."""
        match constraint:
            case EdgeUsed(u, v):
                return self._formula.used(u, v)
            case EdgeUnused(u, v):
                return -self._formula.used(u, v)
        selector = self._selectors.get(constraint)
        if selector is None:
            selector = self._selectors[constraint] = self._formula.guarded(constraint)
            self._top = max(self._top, selector)
        return selector

    def broken(self, constraint: EdgesUsed) -> int:
        """A literal, as the search has it, under which a number of edges round a face is wrong."""
        return _coded(self._formula.broken(constraint))

    def lean(self, trace: Trace) -> None:
        """Look near this loop first."""
        index = self.graph.edge_index
        self._inside = inside_of(self._planar, {index[pair] for pair in trace.pairs})
        self._phases = self._signs = None

    def sides(self) -> Any:
        """For each face the literal, as the search has it, that it is on the side where it is with
        the loop that is leant to. The outer face has none: what stands there means nothing."""
        import numpy as np

        places = np.arange(1, self._planar.size + 1, dtype=np.int32)
        return 2 * places + np.logical_not(self._inside)

    def codes(self, constraints: Iterable[Constraint]) -> Any:
        """Marks and clues as :meth:`refuted` wants them."""
        import numpy as np

        return np.array([_coded(self.literal(constraint)) for constraint in constraints], np.int32)

    def refuted(self, assumed: Any, among: Any, token: Token) -> list[int] | Stopped | None:
        """Those of some literals that forbid every loop, as can be told from faces ``among`` which
        it is (see :meth:`faces`). None if there may be one.
        """
        import numpy as np

        return self._asked(assumed, among, np.zeros(self._planar.size, np.int32), 0, token)

    def differing(self, assumed: Any, among: Any, token: Token) -> Any:
        """A loop under some literals that lies beyond the faces ``among`` which it is looked for as
        the one that is leant to; as a sign for each face, positive inside.

        None if there is none, or none was found. What holds the faces next to those beyond as they
        are is for the caller to assume.
        """
        import numpy as np

        if self._signs is None:
            self._signs = np.where(self._inside, 1, -1).astype(np.int32)
        if (self._signs[among] < 0).all():
            return None
        if not self._guards:
            guards = [self._formula.new() for _ in range(GUARDS)]
            self._top = guards[-1]
            self._guards = [_coded(guard) for guard in guards]
        guard = self._guards.pop()
        held = np.append(np.int32(guard), assumed)
        if self._asked(held, among, self._signs, guard ^ 1, token) is not None:
            return None
        assert self._search is not None
        signs = self._signs.copy()
        signs[among] = self._search.signs[among]
        # What was inside may have lain among those alone, and nothing may be inside now.
        return signs if (signs > 0).any() else None

    def _asked(
        self, assumed: Any, among: Any, beyond: Any, guard: int, token: Token
    ) -> list[int] | Stopped | None:
        """See :meth:`refuted`; ``beyond`` and ``guard`` are as the kernel wants them."""
        import numpy as np

        from studio.engines.kernels import loop_search as kernel
        from studio.engines.kernels import loop_search_plain as codes

        search = self._ready()
        if self._played is None or among is not self._played[0] or guard != self._played[1]:
            kernel.play(search, among, beyond, guard)
            self._played = among, guard
        # Each literal once, where it comes first.
        places = np.empty(2 * self._known, np.int32)
        order = np.arange(len(assumed), dtype=np.int32)
        places[assumed[::-1]] = order[::-1]
        given = assumed[places[assumed] == order]
        both = min(len(given), len(self._assumed))
        differ = np.flatnonzero(given[:both] != self._assumed[:both])
        kept = int(differ[0]) if len(differ) else both
        self._assumed = given
        core = np.empty(len(given) + 1, np.int32)
        left = self.most_conflicts
        while not token.stopped and (left is None or left > 0):
            count = search.count
            before = int(count[codes.CONFLICTS])
            some = SLICE if left is None else min(SLICE, left)
            code = kernel.question(search, given, kept, self._leaning(), core, some)
            if code == codes.LOOP:
                return None
            if code == codes.REFUTED:
                return core[: count[codes.SIZE]].tolist()  # type: ignore[no-any-return]
            kept = len(given)
            if left is not None:
                left -= int(count[codes.CONFLICTS]) - before
            if code == codes.FULL:
                self._search, kept = None, 0
                search = self._ready()
                kernel.play(search, among, beyond, guard)
                self._played = among, guard
        return Stopped()

    def faces(self, nodes: Iterable[int]) -> Any:
        """The faces around some nodes, the first node's first, to ask about."""
        import numpy as np

        incident, sides = self.graph.incident, self._planar.sides
        edges = (edge for node in nodes for edge in incident[node])
        found = dict.fromkeys(face for edge in edges for face in sides[edge])
        found[self._planar.outer] = None
        return np.array(list(found), np.int32)

    # -- the search ------------------------------------------------------------------------------

    def _ready(self) -> Search:
        """The search, told of all that the formula says."""
        import numpy as np

        from studio.engines.kernels import loop_search as kernel

        variables = self._top + 1
        if self._search is None or variables > self._room or self._clauses > self._most:
            self._room = max(self._room, 2 * variables)
            self._most = 2 * self._clauses
            self._search, self._stated, self._known = self._begin(), 0, 0
            self._assumed, self._played = self._assumed[:0], None
        if self._stated < len(self._said) or variables > self._known:
            kernel.state(self._search, variables, np.array(self._said[self._stated :], np.int32))
            self._stated, self._known = len(self._said), variables
            self._assumed = self._assumed[:0]
        return self._search

    def _begin(self) -> Search:
        """A search that knows the faces, and nothing of the formula."""
        import numpy as np

        from studio.engines.kernels.loop_search_plain import LIMIT, RESTART

        planar = self._planar
        search = room(planar.size, len(self.graph.edges), self._room, self._most + LEARNT)
        search.count[LIMIT] = RESTART
        search.face[:-1] = 2 * np.arange(1, planar.size)
        search.first[1:] = np.cumsum([len(near) for near in planar.beside])
        beside = [face for near in planar.beside for face in near]
        search.beside[: len(beside)] = beside
        return search

    def _leaning(self) -> Any:
        """For each variable 1 where it is to be tried as false first."""
        import numpy as np

        edges = self._formula.edges
        if self._phases is None or self._phased != (len(edges), self._known):
            self._phased = len(edges), self._known
            inside = self._inside
            self._phases = phases = np.ones(self._known, np.int32)
            phases[1 : len(inside)] = np.logical_not(inside[:-1])
            for (face, other), literal in edges.items():
                used = inside[face] is not inside[other]
                phases[abs(literal)] = used is not (literal > 0)
        return self._phases


def _coded(literal: int) -> int:
    """A literal of the formula as one of the search, whose variable 0 is false for good."""
    return 2 * literal if literal > 0 else 1 - 2 * literal
