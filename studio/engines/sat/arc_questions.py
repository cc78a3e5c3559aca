"""Lines through all nodes with a start and a direction, by the edges that they take.

A variable for each direction of an edge, and a node beyond both ends of a path, say everything of a
line but how many steps lie between two of its nodes. So they answer questions whose numbers lead
on from an end without a gap, as those of Grand Tours, of paths between two nodes and of arrows do:
in milliseconds on graphs of 256 nodes, on which variables for steps take minutes. Where a path is
asked for and no arrow is told a variable for each edge is enough, with a node beyond its start and
one beyond its end; the order in which it comes to some nodes is told beside the edges
(``path_order``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import pairwise

from studio.board import Graph
from studio.engines.engine import Answer, Model, Refuted, Stopped, Token
from studio.engines.sat.edge_formula import EdgeFormula
from studio.engines.sat.path_order import PathOrder
from studio.puzzle import Constraint, EdgeUsed, MetInOrder, Problem, Shape, StepAt, Trace
from studio.puzzle.encoder import Undeclared
from studio.records import dataclass

Labels = Mapping[int, StepAt]
"""By their steps."""


@dataclass(frozen=True, slots=True)
class _Denied:
    """A group of which one is to be broken: literals that break one, and whether nothing else
    does."""

    literals: tuple[int, ...]
    exact: bool


@dataclass(frozen=True, slots=True)
class _Ways:
    """A formula of lines: of directions of edges, or of edges where ``end`` is the node beyond the
    end of a path, which then is not the one beyond its start."""

    formula: EdgeFormula
    end: int | None = None

    def literal(self, u: int, v: int) -> int:
        """The line takes the edge of two nodes, or the way from the first to the second."""
        return self.formula.follows(u, v) if self.end is None else self.formula.used(u, v)

    def line(self, nodes: tuple[int, ...]) -> tuple[int, ...]:
        """The nodes of the line of an answer, in order."""
        if self.end is None:
            return nodes
        # The node beyond the end comes first; that beyond the start is the next one or the last.
        return nodes[2:] if nodes[1] == self.end - 1 else nodes[-2:0:-1]


class ArcQuestions:
    """Answers some of the questions about the lines through all nodes of one graph.

    Of two lines one may be the other backwards, or a closed one from another start.
    """

    def __init__(self, graph: Graph, *, closed: bool) -> None:
        self._graph = graph
        self._closed = closed
        self._size = graph.size

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer | None:
        """See :meth:`studio.engines.engine.Oracle.ask`; None where steps have to be counted.

        No two labels in ``hold`` may contradict each other.
        """
        labels = {c.step: c for c in hold if isinstance(c, StepAt)}
        if self._size < 3 or not self._anchored(labels):
            return None
        if not (self._closed or self._graph.directed):
            with suppress(Undeclared):
                by_edges = _Ways(self._by_edges, self._size + 1)
                return self._answer(by_edges, labels, hold, deny, token)
        with suppress(Undeclared):
            return self._answer(_Ways(self._by_arcs), labels, hold, deny, token)
        return None

    def _answer(
        self,
        ways: _Ways,
        labels: Labels,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer | None:
        formula = ways.formula
        orders = [] if ways.end is None else [c for c in hold if isinstance(c, MetInOrder)]
        rest = [c for c in hold if not isinstance(c, StepAt) and c not in orders]
        selectors = [formula.selector(constraint) for constraint in rest]
        starts, groups = self._starts(labels, deny)
        denied = [self._denied(group, ways, started=bool(labels)) for group in groups]
        if not all(one.literals for one in denied):
            return None
        said: dict[int, tuple[Constraint, ...]] = dict(self._said(labels, ways))
        said.update(self._in_order(orders))
        guards = formula.guards([one.literals for one in denied])
        match formula.ask([*guards, *said, *selectors], token):
            case tuple(nodes):
                return self._read(ways.line(nodes), labels, starts)
            case frozenset(core) if all(one.exact for one in denied):
                # A closed line is denied from the start that any of the labels gives.
                start = list(labels.values())[:1] if self._closed and denied else []
                told = (label for literal in core for label in said.get(literal, ()))
                return Refuted(formula.named(core).union(start, told))
            case None:
                return Stopped()
        return None

    @cached_property
    def _by_arcs(self) -> EdgeFormula:
        graph = self._graph
        back = () if graph.directed else ((v, u) for u, v in graph.edges)
        ways = tuple(sorted({*graph.edges, *back}))
        shape = Shape.HAMILTONIAN_CYCLE if self._closed else Shape.HAMILTONIAN_PATH
        return EdgeFormula(Problem(Graph(self._size, ways, directed=True), shape, rooted=True))

    @cached_property
    def _by_edges(self) -> EdgeFormula:
        """The path closed by way of a node beyond its start and another beyond its end."""
        start, end = self._size, self._size + 1
        ends = [(node, beyond) for node in range(self._size) for beyond in (start, end)]
        graph = Graph.undirected(self._size + 2, [*self._graph.edges, *ends, (start, end)])
        joined = EdgeUsed(start, end)
        return EdgeFormula(Problem(graph, Shape.HAMILTONIAN_CYCLE, (joined,)))

    @cached_property
    def _order(self) -> PathOrder:
        return PathOrder(self._by_edges, self._size, self._size + 1)

    # -- numbers -----------------------------------------------------------------------------------

    def _anchored(self, labels: Labels) -> bool:
        """Do labels lead on from an end without a gap, or on a closed line from one to the next?"""
        if self._closed:
            return sum(self._before(step) not in labels for step in labels) <= 1
        first, last = 1, self._size
        while first in labels:
            first += 1
        while last in labels and last > first:
            last -= 1
        return first - 1 + self._size - last == len(labels)

    def _before(self, step: int) -> int:
        """The step before another; 0 before the first of a path."""
        return self._size if self._closed and step == 1 else step - 1

    def _said(self, labels: Labels, ways: _Ways) -> Iterator[tuple[int, tuple[StepAt, ...]]]:
        """Literals of the ways between labels, and from and to the nodes beyond the ends, each with
        the labels that say so."""
        start, end = self._size, ways.end or self._size
        for step, label in labels.items():
            before = labels.get(self._before(step))
            if before is not None:
                yield ways.literal(before.node, label.node), (before, label)
            if not self._closed and step == 1:
                yield ways.literal(start, label.node), (label,)
            if not self._closed and step == self._size:
                yield ways.literal(label.node, end), (label,)

    def _in_order(
        self, orders: Sequence[MetInOrder]
    ) -> Iterator[tuple[int, tuple[Constraint, ...]]]:
        """Literals that nodes lie one behind the other, each with the constraints that say so."""
        held = sorted(orders, key=lambda one: (one.nodes, one.place))
        for one, other in pairwise(held):
            if one.nodes == other.nodes:
                node, later = one.nodes[one.place], other.nodes[other.place]
                yield self._order.behind(node, later), (one, other)

    # -- what is denied ----------------------------------------------------------------------------

    def _starts(
        self, labels: Labels, deny: Sequence[Collection[Constraint]]
    ) -> tuple[set[tuple[int, ...]], list[Collection[Constraint]]]:
        """Whole closed lines that are denied from one start alone, and the other groups.

        Without the groups that ``labels`` break.
        """
        whole: set[tuple[int, ...]] = set()
        groups: list[Collection[Constraint]] = []
        for group in deny:
            at = {c.step: c for c in group if isinstance(c, StepAt)}
            if any(step in at and at[step].node != one.node for step, one in labels.items()):
                continue
            if self._closed and not labels and len(at) == len(group) == self._size:
                whole.add(tuple(at[step].node for step in range(1, self._size + 1)))
            else:
                groups.append(group)
        return whole, groups

    def _denied(self, group: Collection[Constraint], ways: _Ways, *, started: bool) -> _Denied:
        """The literals that break one of a group; is the start of a closed line given?"""
        labels = {c.step: c for c in group if isinstance(c, StepAt)}
        others = [-literal for literal, _ in self._said(labels, ways)]
        rest = [ways.formula.broken(c) for c in group if not isinstance(c, StepAt)]
        if self._closed:
            # Labels may also be broken by another start.
            exact = not labels or (started and len(labels) == self._size)
        else:
            exact = self._anchored(labels)
        return _Denied((*others, *rest), exact)

    # -- the line ----------------------------------------------------------------------------------

    def _read(
        self, nodes: tuple[int, ...], labels: Labels, denied: set[tuple[int, ...]]
    ) -> Model | None:
        """The line from the start that labels give, or from one that is not denied."""
        if not self._closed:
            return Model(Trace(nodes))
        for step, label in labels.items():
            first = (nodes.index(label.node) - step + 1) % self._size
            return Model(Trace(nodes[first:] + nodes[:first], closed=True))
        turns = (nodes[first:] + nodes[:first] for first in range(self._size))
        free = next((turned for turned in turns if turned not in denied), None)
        return None if free is None else Model(Trace(free, closed=True))
