"""What is known of the nodes that a loop passes, and what small cases share: the means of the
techniques of loops through cells.

A case is a few edges and nodes of which something is supposed. Around it the nodes are drawn as far
as each forces its own edges; what all cases share that do not contradict themselves follows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TypeAlias

from studio.board import Graph
from studio.engines.deduction.deduction import ContradictionError
from studio.engines.deduction.loop_state import LoopState
from studio.engines.deduction.loop_units import OPEN, UNUSED, USED
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, NodeVisited
from studio.puzzle.visits import Fact, simple

EDGE, NODE = 0, 1
Atom: TypeAlias = tuple[int, int, int]
"""EDGE or NODE, its number, and USED or UNUSED; a node is used where the loop passes it."""

Case: TypeAlias = Sequence[Atom]
Known: TypeAlias = tuple[dict[int, int], dict[int, int]]
"""The edges and the nodes of which something is known or supposed."""


def settle(
    graph: Graph, scope: Collection[int], edges: dict[int, int], nodes: dict[int, int]
) -> bool:
    """Draw what the nodes of a scope force, into both; False where that contradicts itself."""
    queue = list(scope)
    while queue:
        node = queue.pop()
        incident = graph.incident[node]
        free = [edge for edge in incident if edge not in edges]
        used = sum(edges.get(edge) == USED for edge in incident)
        visit = nodes.get(node, OPEN)
        seen = USED if used else UNUSED if len(free) < 2 else visit
        if used > 2 or (visit and seen != visit) or (seen == USED and used + len(free) < 2):
            return False
        if seen:
            nodes[node] = seen
        if seen == UNUSED or used == 2:
            status = UNUSED
        elif seen == USED and used + len(free) == 2:
            status = USED
        else:
            continue
        for edge in free:
            edges[edge] = status
            u, v = graph.edges[edge]
            if u + v - node in scope:
                queue.append(u + v - node)
    return True


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

    # -- cases ---------------------------------------------------------------------------------

    def around(self, scope: Iterable[int]) -> Known:
        """What is known of the nodes of a scope and of their edges."""
        status, edges, nodes = self.state.status, {}, {}
        for node in scope:
            for edge in self.graph.incident[node]:
                if status[edge]:
                    edges[edge] = status[edge]
            if self.stated[node]:
                nodes[node] = self.stated[node]
        return edges, nodes

    def possible(self, scope: Collection[int], cases: Iterable[Case], known: Known) -> list[Known]:
        """The cases that do not contradict what is known, as far as they can be drawn."""
        found = []
        for case in cases:
            both = dict(known[0]), dict(known[1])
            fits = all(both[kind].setdefault(i, status) == status for kind, i, status in case)
            if fits and settle(self.graph, scope, *both):
                found.append(both)
        return found

    def shared(
        self, scope: Collection[int], cases: Iterable[Case], known: Known
    ) -> set[Atom] | None:
        """What all possible cases share beside what is known; None where none is possible."""
        found: set[Atom] | None = None
        for edges, nodes in self.possible(scope, cases, known):
            new = {(EDGE, i, s) for i, s in edges.items() if i not in known[0]}
            new |= {(NODE, i, s) for i, s in nodes.items() if i not in known[1]}
            found = new if found is None else found & new
            if not found:
                break
        return found

    def new(self, atoms: Iterable[Atom]) -> list[Atom]:
        """Those of which nothing is known yet, in order."""
        status = self.state.status
        return sorted(
            (kind, i, s)
            for kind, i, s in atoms
            if not (status[i] if kind == EDGE else self.visit(i))
        )

    def needed(
        self, scope: Collection[int], cases: Sequence[Case], then: Collection[Atom]
    ) -> tuple[Constraint, ...]:
        """A minimal part of what is known around a scope under which all cases share some atoms;
        none of ``then`` where no case is possible under it."""

        def proves(edges: dict[int, int], nodes: dict[int, int]) -> bool:
            found = self.shared(scope, cases, (edges, nodes))
            return found is None or (bool(then) and found.issuperset(then))

        edges, nodes = self.around(scope)
        if proves({}, {}):
            return ()
        for group in (nodes, edges):
            for i, status in list(group.items()):
                del group[i]
                if not proves(edges, nodes):
                    group[i] = status
        return (
            *(part for node in nodes for part in self.why(node)),
            *(self.state.fact(edge, status) for edge, status in edges.items()),
        )

    def everything(self, scope: Iterable[int]) -> tuple[Constraint, ...]:
        """All that is known around a scope."""
        edges, nodes = self.around(scope)
        return (
            *(part for node in nodes for part in self.why(node)),
            *(self.state.fact(edge, status) for edge, status in edges.items()),
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
