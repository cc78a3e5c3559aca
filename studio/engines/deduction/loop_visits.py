"""What is known of the nodes that a loop passes: for the techniques of loops through cells."""

from __future__ import annotations

from collections.abc import Iterable

from studio.engines.deduction.deduction import ContradictionError
from studio.engines.deduction.loop_cases import EDGE, NODE, Atom, Case
from studio.engines.deduction.loop_state import LoopState
from studio.engines.deduction.loop_units import OPEN, UNUSED, USED
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, NodeVisited
from studio.puzzle.visits import Fact, simple


class Visits:
    """Which nodes a loop is known to pass or to miss, and why, beside the edges of a state.

    ``stated`` is what clues, the rule or facts say of each node; :meth:`visit` knows also what its
    edges show.
    """

    def __init__(self, state: LoopState, constraints: Iterable[Constraint]) -> None:
        self.state = state
        self.graph = state.graph
        self.stated = bytearray(state.graph.size)
        self._source: dict[int, Constraint] = {}
        for owner in constraints:
            for part in simple([owner]):
                if isinstance(part, NodeVisited):
                    self._state(part, owner)

    def learn(self, fact: Constraint) -> None:
        """Take a fact as known, if it is about one node."""
        if isinstance(fact, NodeVisited):
            self._state(fact, fact)

    def _state(self, fact: NodeVisited, owner: Constraint) -> None:
        status = USED if fact.visited else UNUSED
        known = self.stated[fact.node]
        if not known:
            self.stated[fact.node] = status
            self.state.touched.append(fact.node)
            self._source[fact.node] = owner
        elif known != status:
            raise ContradictionError((owner, self._source[fact.node]))

    def visit(self, node: int) -> int:
        """Is a node passed or missed, or is that not known?"""
        if self.stated[node]:
            return self.stated[node]
        kinds = {self.state.status[edge] for edge in self.graph.incident[node]}
        return USED if USED in kinds else OPEN if OPEN in kinds else UNUSED

    def why(self, node: int) -> tuple[Constraint, ...]:
        """Why a node is known to be passed or missed."""
        if self.stated[node]:
            return (self._source[node],)
        state, incident = self.state, self.graph.incident[node]
        drawn = [edge for edge in incident if state.status[edge] == USED]
        return tuple(state.fact(edge, state.status[edge]) for edge in drawn[:1] or incident)

    def facts(self) -> list[Constraint]:
        """The facts about nodes that were learnt."""
        return [fact for fact in self._source.values() if isinstance(fact, NodeVisited)]

    # -- atoms ---------------------------------------------------------------------------------

    def new(self, atoms: Iterable[Atom]) -> list[Atom]:
        """Those of which nothing is known yet, in order."""
        status = self.state.status
        return sorted(
            (kind, i, s)
            for kind, i, s in atoms
            if not (status[i] if kind == EDGE else self.visit(i))
        )

    def fact(self, atom: Atom) -> Constraint:
        """An atom as a fact."""
        kind, i, status = atom
        return self.state.fact(i, status) if kind == EDGE else NodeVisited(i, status == USED)

    def atom(self, fact: Fact) -> Atom:
        """A fact of a way as an atom."""
        match fact:
            case NodeVisited(node, visited):
                return NODE, node, USED if visited else UNUSED
            case EdgeUsed(u, v):
                return EDGE, self.graph.edge_index[u, v], USED
            case EdgeUnused(u, v):
                return EDGE, self.graph.edge_index[u, v], UNUSED

    def scope(self, cases: Iterable[Case]) -> frozenset[int]:
        """The nodes that cases speak of."""
        found: set[int] = set()
        for case in cases:
            for kind, i, _ in case:
                found.update((i,) if kind == NODE else self.graph.edges[i])
        return frozenset(found)
