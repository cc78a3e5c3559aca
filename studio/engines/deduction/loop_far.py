"""Proofs about loops that count that there is one loop: who is asked, and what of the board.

Two are: a SAT solver of the whole board, which holds the answer farther away, and on large boards
the compiled search, which looks at what lies near alone. Both ask about what is known within a
distance of a conclusion, or make a reason minimal by asking near it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import Any, Protocol, TypeAlias

from studio.board import Graph
from studio.engines import kernels
from studio.engines.deduction.loop_edges import Surroundings, nodes_of
from studio.engines.deduction.loop_nearby import SMALL
from studio.engines.deduction.proofs import Prover
from studio.engines.engine import Stopped, Token
from studio.engines.sat.loop_questions import LoopQuestions
from studio.engines.sat.loop_sat import LoopOracle
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, Trace
from studio.puzzle.trace import line_of

MARGIN = 3
"""How far around a window, or a reason, a loop that denies a conclusion is looked for."""

BROAD = 12
"""Steps around a fact; who looks farther looks at the whole board."""

SHRINKING = 500
"""Conflicts after which a part of a reason counts as needed."""


Outcome: TypeAlias = frozenset[Constraint] | Stopped | None
"""A reason; or that there is none, or that this was not found out."""


class Around:
    """What is known at each node, and when that changed last."""

    def __init__(self, graph: Graph, clues: Iterable[Constraint]) -> None:
        self._graph = graph
        self._known: frozenset[Constraint] = frozenset()
        self.changed = [0] * graph.size
        """For each node when what is known there changed last."""
        self._newest: dict[int, list[int]] = {}
        self.now = 0
        """How often something new was known."""
        self.at: list[dict[Constraint, None]] = [{} for _ in range(graph.size)]
        """For each node the clues and facts that touch it."""
        for clue in clues:
            for node in nodes_of(clue):
                self.at[node][clue] = None

    def learn(self, known: Collection[Constraint]) -> None:
        """These are the facts that are known now."""
        facts = frozenset(known)
        if facts == self._known:
            return
        self.now += 1
        self._newest = {}
        for fact in self._known - facts:
            for node in nodes_of(fact):
                del self.at[node][fact]
                self.changed[node] = self.now
        for fact in facts - self._known:
            for node in nodes_of(fact):
                self.at[node][fact] = None
                self.changed[node] = self.now
        self._known = facts

    def newest(self, fact: Constraint, radius: int) -> int:
        """When something changed last within so many steps of a fact."""
        if radius >= self._graph.size:
            return self.now
        found = self._newest.get(radius)
        if found is None:
            found = self.changed
            for _ in range(radius):
                found = [
                    max(found[node], *map(found.__getitem__, near)) if near else found[node]
                    for node, near in enumerate(self._graph.neighbours)
                ]
            self._newest[radius] = found
        return max(found[node] for node in nodes_of(fact))

    def window(self, nodes: Iterable[int]) -> list[Constraint]:
        """What is known at some nodes, that at the first of them first: so solvers name little that
        lies far."""
        return list(dict.fromkeys(c for node in nodes for c in self.at[node]))


class Far(Protocol):
    """Who is asked about one loop."""

    distances: tuple[int, ...]
    """How far around a conclusion clues and facts may lie, by stages; then comes all."""
    quick: bool
    """Can all conclusions be asked for within these distances?"""

    def lean(self, marks: Sequence[EdgeUsed | EdgeUnused], line: Trace | None) -> None:
        """All these marks are true; the line is the answer, where they say all of it."""
        ...

    def why(self, fact: Constraint, radius: int, conflicts: int | None, token: Token) -> Outcome:
        """A part of what is known within a distance of a fact that forces it, looked for with so
        many conflicts at most."""
        ...

    def close_to(self, nodes: Iterable[int]) -> Prover:
        """A prover of what lies near some nodes."""
        ...


def far(graph: Graph, around: Around, surroundings: Surroundings) -> Far:
    """Who is asked: loading the compiler takes as long as all proofs of a small board."""
    if graph.size > SMALL and kernels.warm("loop_search"):
        return BySearch(graph, around, surroundings)
    return BySolver(graph, around, surroundings)


def answer_of(marks: Iterable[EdgeUsed | EdgeUnused]) -> Trace | None:
    """The loop that some marks say, if they say all of it."""
    used = [(mark.u, mark.v) for mark in marks if isinstance(mark, EdgeUsed)]
    ends = Counter(node for pair in used for node in pair)
    whole = bool(used) and all(count == 2 for count in ends.values())
    return line_of(used, closed=True) if whole else None


def within(graph: Graph, nodes: Iterable[int], steps: int) -> dict[int, None]:
    """The nodes within some steps of others, the nearest first."""
    ring = found = dict.fromkeys(nodes)
    for _ in range(steps):
        ahead = (other for node in ring for other in graph.neighbours[node])
        ring = dict.fromkeys(node for node in ahead if node not in found)
        found |= ring
    return found


# -- a solver of the whole board -----------------------------------------------------------------


class Surrounded:
    """A prover that asks a live solver with the answer held ``beyond`` some distance, told by its
    literals.

    A loop that denies the conclusion is a loop, wherever it was looked for; where the answer
    elsewhere leaves room for none, the question is asked again without it.
    """

    def __init__(self, oracle: LoopOracle, beyond: Sequence[int] = ()) -> None:
        self._oracle = oracle
        self._beyond = beyond

    def why(
        self, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        """See :class:`Prover`."""
        denial = -self._oracle.literal(fact)
        said = {self._oracle.literal(constraint): constraint for constraint in given}
        for beyond in (self._beyond, ()) if self._beyond else ((),):
            core = self._oracle.solve([denial, *said, *beyond], token)
            if not isinstance(core, frozenset):
                return None
            if core <= {denial, *said}:
                return frozenset(said[literal] for literal in core if literal in said)
        return None


class BySolver:
    """Asks a live solver; see :class:`Far`."""

    distances: tuple[int, ...] = (3, 5)
    quick = False

    def __init__(self, graph: Graph, around: Around, surroundings: Surroundings) -> None:
        self._graph = graph
        self._around = around
        self._surroundings = surroundings
        self._oracle = LoopOracle(graph)
        self._truth: list[tuple[tuple[int, int], int]] = []
        """The marks of the answer, each as its nodes and its literal, where they are all known."""
        self._beyond: dict[tuple[Constraint, int], list[int]] = {}

    def lean(self, marks: Sequence[EdgeUsed | EdgeUnused], line: Trace | None) -> None:
        """See the protocol."""
        truth = []
        if line is not None:
            self._oracle.lean(line)
            truth = sorted(((mark.u, mark.v), self._oracle.literal(mark)) for mark in marks)
        if truth != self._truth:
            self._truth = truth
            self._beyond.clear()

    def why(self, fact: Constraint, radius: int, conflicts: int | None, token: Token) -> Outcome:
        """See the protocol."""
        self._oracle.most_conflicts = conflicts
        whole = radius >= self._graph.size
        beyond = () if whole else self._held_beyond(fact, radius + MARGIN)
        given = self._around.window(self._surroundings.around(fact, radius))
        reason = Surrounded(self._oracle, beyond).why(fact, given, token)
        return Stopped() if reason is None else reason

    def close_to(self, nodes: Iterable[int]) -> Prover:
        """See the protocol."""
        self._oracle.most_conflicts = SHRINKING
        near = within(self._graph, nodes, MARGIN).keys()
        beyond = [literal for ends, literal in self._truth if near.isdisjoint(ends)]
        return Surrounded(self._oracle, beyond)

    def _held_beyond(self, fact: Constraint, radius: int) -> list[int]:
        """The literals of the answer's marks farther away than that."""
        found = self._beyond.get((fact, radius))
        if found is None:
            near = set(self._surroundings.around(fact, radius))
            found = [literal for nodes, literal in self._truth if near.isdisjoint(nodes)]
            self._beyond[fact, radius] = found
        return found


# -- the compiled search ---------------------------------------------------------------------------


class Close:
    """A prover that asks the compiled search ``among`` some faces.

    Whatever lies beyond them may be as it likes: what is proved so is proved for the board.
    """

    def __init__(self, questions: LoopQuestions, among: Any) -> None:
        self._questions = questions
        self._among = among

    def why(
        self, fact: Constraint, given: Collection[Constraint], token: Token
    ) -> frozenset[Constraint] | None:
        """See :class:`Prover`."""
        codes = self._questions.codes((fact, *given))
        codes[0] ^= 1
        core = self._questions.refuted(codes, self._among, token)
        if core is None or isinstance(core, Stopped):
            return None
        said = dict(zip(codes[1:].tolist(), given, strict=True))
        return frozenset(said[code] for code in core if code in said)


class BySearch:
    """Asks the compiled search; see :class:`Far`.

    What is known at each node it keeps as literals: a thousand facts are a few arrays.
    """

    distances: tuple[int, ...] = (3, 5, 8, BROAD)
    quick = True

    def __init__(self, graph: Graph, around: Around, surroundings: Surroundings) -> None:
        self._graph = graph
        self._around = around
        self._surroundings = surroundings
        self._questions = LoopQuestions(graph)
        self._codes: list[tuple[int, Any]] = [(-1, None)] * graph.size
        """For each node when what is known there was written down, and the literals."""
        self._faces: dict[tuple[tuple[int, ...], int], Any] = {}

    def lean(self, marks: Sequence[EdgeUsed | EdgeUnused], line: Trace | None) -> None:
        """See the protocol."""
        if line is not None:
            self._questions.lean(line)

    def why(self, fact: Constraint, radius: int, conflicts: int | None, token: Token) -> Outcome:
        """See the protocol."""
        import numpy as np

        self._questions.most_conflicts = conflicts
        nodes: Sequence[int] = self._surroundings.around(fact, min(radius, BROAD))
        among = self._among(fact, nodes, min(radius, BROAD))
        if radius > BROAD:
            nodes, among = (*nodes, *range(self._graph.size)), self._everywhere
        denial = self._questions.codes((fact,)) ^ 1
        known = np.concatenate([denial, *map(self._at, nodes)])
        core = self._questions.refuted(known, among, token)
        if core is None or isinstance(core, Stopped):
            return core
        left = set(core) - set(denial.tolist())
        found = []
        for node in nodes:
            for code, constraint in zip(
                self._at(node).tolist(), self._around.at[node], strict=True
            ):
                if code in left:
                    left.remove(code)
                    found.append(constraint)
            if not left:
                break
        return frozenset(found)

    def close_to(self, nodes: Iterable[int]) -> Prover:
        """See the protocol."""
        self._questions.most_conflicts = SHRINKING
        among = self._questions.faces(within(self._graph, nodes, MARGIN))
        return Close(self._questions, among)

    @cached_property
    def _everywhere(self) -> Any:
        return self._questions.faces(range(self._graph.size))

    def _among(self, fact: Constraint, nodes: Sequence[int], radius: int) -> Any:
        """The faces to look at where what is known at some nodes is to force a fact."""
        key = nodes_of(fact), radius
        found = self._faces.get(key)
        if found is None:
            near = within(self._graph, nodes, MARGIN)
            found = self._faces[key] = self._questions.faces(near)
        return found

    def _at(self, node: int) -> Any:
        """What is known at a node, as literals."""
        when, codes = self._codes[node]
        if when != self._around.changed[node]:
            when, codes = self._around.changed[node], self._questions.codes(self._around.at[node])
            self._codes[node] = when, codes
        return codes
