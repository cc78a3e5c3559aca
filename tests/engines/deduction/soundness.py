"""Proves deductions against every line of a small board: no sampling, no solver.

A board's lines are listed once. A constraint is the set of lines that obey it, as the ones of a
number, so that "the reason forces the conclusion" is one operation on whole numbers. Ladders are
climbed from sets of clues and facts that are themselves listed exhaustively.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations, permutations, product

from studio.board import Graph
from studio.engines.deduction import ContradictionError, Deduction, Ladder
from studio.engines.deduction.proofs import Proofs
from studio.engines.engine import Token
from studio.puzzle import (
    Constraint,
    EdgeUnused,
    EdgeUsed,
    Follows,
    Problem,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)

Start = tuple[Constraint, ...]
"""Clues and facts from which a ladder is climbed."""


class UnsoundError(AssertionError):
    """A step that does not follow, with the clues that led to it."""


class Prover:
    """All lines of one graph and shape, and which of them obey what."""

    def __init__(self, problem: Problem, lines: Iterable[Trace]) -> None:
        self.problem = problem
        self.lines = tuple(lines)
        self._obeying: dict[Constraint, int] = {}
        self.every = (1 << len(self.lines)) - 1
        self.steps = 0
        """How many conclusions were proved."""

    def obeying(self, constraint: Constraint) -> int:
        """The lines that obey a constraint, as a bit set."""
        if constraint not in self._obeying:
            held = (constraint.holds(line) for line in self.lines)
            self._obeying[constraint] = sum(1 << k for k, holds in enumerate(held) if holds)
        return self._obeying[constraint]

    def all_of(self, constraints: Iterable[Constraint]) -> int:
        """The lines that obey all of these."""
        return reduce(int.__and__, map(self.obeying, constraints), self.every)

    def problem_of(self, start: Start) -> Problem:
        """The problem with these clues."""
        return Problem(self.problem.graph, self.problem.shape, start, self.problem.rooted)

    def climb(
        self,
        start: Start,
        ladder_for: Callable[[Problem], Ladder],
        proofs_for: Callable[[Problem], Proofs] | None = None,
        *,
        unique: bool = False,
    ) -> None:
        """Climb from some clues as far as the ladder goes, and prove each step.

        A contradiction must be one. Where ``proofs_for`` is given it goes on with small proofs.
        ``unique``: techniques may use that one line alone obeys the clues, so that conclusions are
        only true of it. UnsoundError for what does not follow.
        """
        obeying = self.all_of(start)
        try:
            ladder = ladder_for(self.problem_of(start))
            while True:
                found = ladder.next()
                if not found and proofs_for is not None and obeying:
                    found = self._proved(start, ladder, proofs_for, obeying)
                if not found:
                    return
                for deduction in found:
                    self.prove(deduction, start, obeying if unique else None)
                    ladder.learn(deduction.then)
        except ContradictionError as error:
            reason = obeying if unique else self.all_of(error.because)
            if obeying or reason:
                raise UnsoundError(f"no contradiction: {error.because} of {start}") from error

    def _proved(
        self,
        start: Start,
        ladder: Ladder,
        proofs_for: Callable[[Problem], Proofs],
        obeying: int,
    ) -> list[Deduction]:
        known = ladder.known()
        true = [
            fact for fact in self.facts if fact not in known and not obeying & ~self.obeying(fact)
        ]
        pairs: Sequence[Constraint] = getattr(ladder, "pair_facts", tuple)()
        if not true:
            return []
        proofs = proofs_for(self.problem_of(start))
        return proofs.find([*known, *pairs], true, Token())[:1]

    @property
    def facts(self) -> list[Constraint]:
        """All that a walk may find out."""
        graph = self.problem.graph
        if not self.problem.rooted:
            return [kind(*pair) for pair in graph.edges for kind in (EdgeUsed, EdgeUnused)]
        steps = range(1, graph.size + 1)
        return [StepAt(node, step) for node in range(graph.size) for step in steps]

    def prove(self, deduction: Deduction, start: Start, obeying: int | None) -> None:
        """Prove one deduction by its reason, or by the lines ``obeying`` the clues."""
        reason = self.all_of(deduction.because) if obeying is None else obeying
        for fact in deduction.then:
            self.steps += 1
            if reason & ~self.obeying(fact):
                raise UnsoundError(f"{deduction.technique.key}: {deduction} from {start}")


# -- boards ----------------------------------------------------------------------------------------


def graphs(size: int) -> Iterator[Graph]:
    """Every graph of so many nodes, of those that differ only in their numbers one."""
    pairs = list(combinations(range(size), 2))
    seen: set[frozenset[tuple[int, int]]] = set()
    for chosen in product((False, True), repeat=len(pairs)):
        edges = [pair for pair, on in zip(pairs, chosen, strict=True) if on]
        if frozenset(edges) in seen:
            continue
        for order in permutations(range(size)):
            seen.add(frozenset(_in_order(order[u], order[v]) for u, v in edges))
        yield Graph.undirected(size, edges)


def lines_through(graph: Graph, *, closed: bool) -> Iterator[Trace]:
    """Every line through all nodes, from every start and both ways."""
    for nodes in permutations(range(graph.size)):
        line = Trace(nodes, closed)
        if line.follows(graph) and not (closed and graph.size < 3):
            yield line


def loops_of(graph: Graph) -> Iterator[Trace]:
    """Every loop, once."""

    def onward(nodes: list[int]) -> Iterator[Trace]:
        for other in graph.neighbours[nodes[-1]]:
            if other == nodes[0] and len(nodes) > 2 and nodes[1] < nodes[-1]:
                yield Trace(tuple(nodes), True)
            if other > nodes[0] and other not in nodes:
                yield from onward([*nodes, other])

    for start in range(graph.size):
        yield from onward([start])


def spanning(graph: Graph, *, closed: bool, rooted: bool = True) -> Prover:
    """The prover of lines through all nodes."""
    shape = Shape.HAMILTONIAN_CYCLE if closed else Shape.HAMILTONIAN_PATH
    return Prover(Problem(graph, shape, (), rooted), lines_through(graph, closed=closed))


# -- clues -----------------------------------------------------------------------------------------


def clues_of_lines(graph: Graph, *, rooted: bool = True) -> list[Constraint]:
    """Everything that one clue or fact can say of a line through all nodes."""
    found: list[Constraint] = []
    for u, v in graph.edges:
        found += [EdgeUsed(u, v), EdgeUnused(u, v)]
        if rooted:
            found += [Follows(u, v), Follows(v, u)]
            found += [StepAmong((u, v), step) for step in range(1, graph.size + 1)]
    for node in range(graph.size if rooted else 0):
        found += [StepAt(node, step) for step in range(1, graph.size + 1)]
        found += [StepParity(node, odd) for odd in (False, True)]
    return found


def sets_of(clues: Collection[Constraint], most: int) -> Iterator[Start]:
    """Every set of up to so many clues, the small ones first."""
    for count in range(most + 1):
        yield from combinations(clues, count)


def _in_order(u: int, v: int) -> tuple[int, int]:
    return (u, v) if u < v else (v, u)
