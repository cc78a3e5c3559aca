"""Counterexamples of a line: other lines that obey the same clues. Puzzles are made by asking for
them.

Clues come as choices: constraints that are given together or not at all. A choice is spoken of by
its place in the list of all choices.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Hashable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, Literal, Protocol, TypeAlias

from studio.board import Graph
from studio.engines import kernels
from studio.engines.catalogue import oracle_for
from studio.engines.clue_sets.local_loops import LocalLoops, faces_of
from studio.engines.counting.order import distances
from studio.engines.engine import Model, Oracle, Refuted, Stopped, Token
from studio.engines.sat.loop_sat import LoopOracle
from studio.engines.sat.path_sat import PathOracle
from studio.puzzle import Constraint, EdgesUsed, Problem, Shape, StepAt, Trace
from studio.puzzle.problem import SPANNING
from studio.records import dataclass

WINDOW_STEPS = 3000
"""Steps of the search between two labels, some milliseconds; then the solver is asked."""


LARGE = 2000
"""Of so many numbers it is looked close by first whether a loop needs them."""

TOGETHER = 0.06
"""Questions about these before that, as a part of all: their proofs let many others go at once."""

NEARBY_RINGS = 4
"""Times another line is looked for near a label before it is anywhere, each time with the stretches
beside those before as well."""

PATCH = 0.4
"""The part of the board in which another line is looked for where little is held."""

PATCHES = 3
"""Patches that are tried before the whole board is."""

SPARSE = 4
"""Little is held where there is no more than one constraint for so many nodes."""

CENTRES = 4
"""Nodes of which the patch round one is taken: that with the fewest labels in it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Constraints to be given together; the higher its ``weight``, the likelier they are kept.

    ``takes``: places of which each has room for one choice. ``clues``: how many clues they are; 0
    where each of the constraints is one.
    """

    constraints: frozenset[Constraint]
    weight: float = 1.0
    takes: frozenset[Hashable] = frozenset()
    clues: int = 0

    @property
    def cost(self) -> int:
        """How many clues it is."""
        return self.clues or len(self.constraints)


def rivals(choices: Sequence[Choice]) -> list[tuple[int, int]]:
    """The pairs of choices of which one at most may be given, by their places in the list."""
    found: dict[tuple[int, int], None] = {}
    takers: dict[Hashable, list[int]] = {}
    for place, choice in enumerate(choices):
        for taken in choice.takes:
            found.update(dict.fromkeys((other, place) for other in takers.get(taken, ())))
            takers.setdefault(taken, []).append(place)
    return list(found)


def fitting(
    choices: Sequence[Choice],
    rng: random.Random,
    places: Collection[int],
    kept: Collection[int] = (),
) -> set[int]:
    """Those ``kept``, which fit each other, and as many others as fit; of those that do not,
    likelier the weightier."""
    rank = {i: rng.random() ** (1 / max(choices[i].weight, 1e-9)) for i in sorted(places)}
    found = set(kept)
    taken = set[Hashable]().union(*(choices[place].takes for place in kept))
    for place in sorted(places, key=rank.__getitem__, reverse=True):
        if taken.isdisjoint(choices[place].takes):
            found.add(place)
            taken |= choices[place].takes
    return found


@dataclass(frozen=True, slots=True)
class Counterexample:
    """There is another line; it breaks the choices at these places, so one of them must be kept."""

    broken: frozenset[int]


@dataclass(frozen=True, slots=True)
class Alone:
    """There is no other line; these of the choices held, with what is settled, prove it."""

    core: frozenset[int]


Reply: TypeAlias = Counterexample | Alone | Stopped


class Counterexamples(Protocol):
    """A live solver for the lines other than one that some of the choices allow."""

    @property
    def choices(self) -> Sequence[Choice]:
        """What may be kept of the clues; a place here is the number of a choice."""
        ...

    @property
    def tells_cores(self) -> bool:
        """Are proofs mostly far smaller than what was held?"""
        ...

    def ask(self, places: Collection[int], token: Token, without: int | None = None) -> Reply:
        """Is there another line that obeys these choices and all that is settled?

        ``without``: a choice beside these with which it is known that there is none.
        """
        ...

    def settle(self, places: Collection[int], held: bool) -> None:
        """From now on these are held in every question, or in none: later ones get quicker."""
        ...


def counterexamples_for(
    problem: Problem, trace: Trace, choices: Sequence[Choice]
) -> Counterexamples:
    """The counterexamples of an answer to the problem, whose own constraints hold for all of
    them."""
    if problem.shape is Shape.CYCLE and problem.graph.planar is not None:
        if len(choices) >= LARGE:
            numbers = [c for choice in choices for c in choice.constraints]
            faces = faces_of(problem.graph, [*numbers, *problem.constraints])
            if len(numbers) == len(choices) and faces is not None:
                return LargeLoopCounterexamples(problem, trace, choices, faces)
        return LoopCounterexamples(problem, trace, choices)
    if problem.shape is Shape.HAMILTONIAN_PATH and problem.rooted:
        return PathCounterexamples(problem, trace, choices)
    return OracleCounterexamples(problem, trace, choices)


def _oracle(problem: Problem) -> Oracle:
    """A solver without memory of its own: who asks for counterexamples remembers them."""
    if problem.shape in SPANNING:
        return PathOracle(problem.graph, problem.shape, rooted=problem.rooted)
    return oracle_for(problem)


class LoopCounterexamples:
    """Other loops of a plane graph, from one solver that forgets nothing."""

    tells_cores = True

    def __init__(self, problem: Problem, trace: Trace, choices: Sequence[Choice]) -> None:
        self.choices = choices
        self._oracle = oracle = LoopOracle(problem.graph, once=True)
        oracle.require(problem.constraints)
        self._selectors = [[oracle.selector(c) for c in choice.constraints] for choice in choices]
        self._places = {s: i for i, selectors in enumerate(self._selectors) for s in selectors}
        oracle.exclude(trace)
        self._judge = _LoopJudge(problem.graph, choices)
        self._others = [
            (place, c)
            for place, choice in enumerate(choices)
            for c in choice.constraints
            if not isinstance(c, EdgesUsed)
        ]

    def ask(self, places: Collection[int], token: Token, without: int | None = None) -> Reply:
        """See :class:`Counterexamples`."""
        held = [selector for place in places for selector in self._selectors[place]]
        match self._oracle.solve(held, token):
            case list(signs):
                return Counterexample(self._judge.broken(signs) | self._broken(signs))
            case frozenset(core):
                return Alone(frozenset(map(self._places.__getitem__, core)))
        return Stopped()

    def _broken(self, signs: Sequence[int]) -> frozenset[int]:
        """The places of choices of other kinds that a loop breaks."""
        if not self._others:
            return frozenset()
        trace = self._oracle.loop(signs)
        return frozenset(place for place, c in self._others if not c.holds(trace))

    def settle(self, places: Collection[int], held: bool) -> None:
        """See :class:`Counterexamples`."""
        for place in places:
            for constraint in self.choices[place].constraints:
                self._oracle.settle(constraint, held)


class LargeLoopCounterexamples(LoopCounterexamples):
    """Other loops of a large plane graph, where each choice is a number round a face.

    After the first questions a proof that a number can go names all others that were held: so which
    set comes out depends neither on where it was found nor on whether the compiled search is there.
    ``faces`` are those of the choices and, behind them, of the problem's own numbers.
    """

    def __init__(
        self, problem: Problem, trace: Trace, choices: Sequence[Choice], faces: Sequence[int]
    ) -> None:
        super().__init__(problem, trace, choices)
        numbers = [c for choice in choices for c in choice.constraints]
        self._numbers = [c for c in (*numbers, *problem.constraints) if isinstance(c, EdgesUsed)]
        self._asked = 0
        self._settled: set[int] = {*range(len(numbers), len(faces))}
        """The places of the numbers that are held in any case."""
        self._local: LocalLoops | None = None
        if kernels.warm("loop_search"):
            self._local = LocalLoops(problem.graph, trace, self._numbers, faces)

    def ask(self, places: Collection[int], token: Token, without: int | None = None) -> Reply:
        """See :class:`Counterexamples`."""
        self._asked += 1
        if without is None or self._asked <= TOGETHER * len(self.choices):
            return super().ask(places, token)
        signs = None if self._local is None else self._nearby(self._local, places, token, without)
        if signs is None:
            denial = self._oracle.broken(self._numbers[without])
            held = [selector for place in places for selector in self._selectors[place]]
            found = self._oracle.solve([denial, *held], token)
            self._oracle.add(-denial)
            if found is None:
                return Stopped()
            signs = found if isinstance(found, list) else False
        if signs is False:
            # Loops that obey the number were not asked for: of what is held nothing can go.
            return Alone(frozenset(places))
        return Counterexample(self._judge.broken(signs))

    def _nearby(
        self, local: LocalLoops, places: Collection[int], token: Token, without: int
    ) -> Any | Literal[False] | None:
        """See :meth:`LocalLoops.ask`."""
        import numpy as np

        held = np.zeros(len(self._numbers), bool)
        held[[*places, *self._settled]] = True
        return local.ask(without, held, token)

    def settle(self, places: Collection[int], held: bool) -> None:
        """See :class:`Counterexamples`."""
        super().settle(places, held)
        if held:
            self._settled.update(places)


class _LoopJudge:
    """Tells quickly which choices of counted edges a loop breaks."""

    def __init__(self, graph: Graph, choices: Sequence[Choice]) -> None:
        import numpy as np  # slow to load

        assert graph.planar is not None
        sides, index = graph.planar.sides, graph.edge_index
        counted = [
            (place, c.count, [sides[index[pair]] for pair in c.edges])
            for place, choice in enumerate(choices)
            for c in choice.constraints
            if isinstance(c, EdgesUsed)
        ]
        self._places = np.array([place for place, _, _ in counted], dtype=np.int64)
        self._wanted = np.array([count for _, count, _ in counted], dtype=np.int64)
        flat = np.array([pair for _, _, pairs in counted for pair in pairs], dtype=np.int64)
        self._sides = flat.reshape(-1, 2)
        lengths = [len(pairs) for _, _, pairs in counted]
        self._starts = np.cumsum([0, *lengths[:-1]])

    def broken(self, signs: Sequence[int]) -> frozenset[int]:
        """The places of the choices broken by the loop with these signs of the faces."""
        if not len(self._places):
            return frozenset()
        import numpy as np

        inside = np.array(signs) > 0
        used = inside[self._sides[:, 0]] != inside[self._sides[:, 1]]
        counts = np.add.reduceat(used.astype(np.int64), self._starts)
        return frozenset(self._places[counts != self._wanted].tolist())


class OracleCounterexamples:
    """Other lines than one, from any oracle."""

    tells_cores = False

    def __init__(self, problem: Problem, trace: Trace, choices: Sequence[Choice]) -> None:
        self.choices = choices
        self._oracle = _oracle(problem)
        self._settled = set(problem.constraints)
        self._answer = self._oracle.facts(trace)

    def ask(self, places: Collection[int], token: Token, without: int | None = None) -> Reply:
        """See :class:`Counterexamples`."""
        return self._ask(self._held(places), places, token)

    def _held(self, places: Collection[int]) -> set[Constraint]:
        return self._settled.union(*(self.choices[place].constraints for place in places))

    def _ask(self, held: set[Constraint], places: Collection[int], token: Token) -> Reply:
        match self._oracle.ask(held, [self._answer], token):
            case Model(trace):
                return self._counterexample(trace, held)
            case Refuted(core):
                return Alone(frozenset(p for p in places if self.choices[p].constraints & core))
        return Stopped()

    def _counterexample(self, trace: Trace, held: set[Constraint]) -> Counterexample:
        """What a line breaks; nothing of what is held, whatever that says beside others."""
        return Counterexample(
            frozenset(
                place
                for place, choice in enumerate(self.choices)
                if not choice.constraints <= held
                and not all(constraint.holds(trace) for constraint in choice.constraints)
            )
        )

    def settle(self, places: Collection[int], held: bool) -> None:
        """See :class:`Counterexamples`."""
        if held:
            self._settled = self._held(places)


class PathCounterexamples(OracleCounterexamples):
    """Other lines through all nodes.

    Where nothing but labels is held the stretch between two labels is searched first: half of all
    labels are needed because the line can go another way from the label before to the one after.

    Where little is held there are other lines in plenty, but a solver that looks for any takes now
    some milliseconds and now some seconds, and what it finds differs from the answer nearly
    everywhere. So a line is looked for first that is ours outside of a patch of the board. It
    mostly is there, is found in a millisecond, and breaks few choices, of which one must be kept.
    """

    def __init__(self, problem: Problem, trace: Trace, choices: Sequence[Choice]) -> None:
        super().__init__(problem, trace, choices)
        self._graph = problem.graph
        self._trace = trace
        self._windows: dict[tuple[int, int], Counterexample | None] = {}
        self._rng = random.Random(0)

    def ask(self, places: Collection[int], token: Token, without: int | None = None) -> Reply:
        """See :class:`Counterexamples`."""
        held = self._held(places)
        labels = sorted(c.step for c in held if isinstance(c, StepAt))
        if len(labels) == len(held):
            for window in pairwise(labels):
                if window not in self._windows:
                    other = other_way(self._graph, self._trace, *window)
                    self._windows[window] = (
                        None if other is None else self._counterexample(other, held)
                    )
                counterexample = self._windows[window]
                if counterexample is not None:
                    return counterexample
            if without is not None:
                said = self.choices[without].constraints
                if all(isinstance(c, StepAt) for c in said):
                    return self._without(said, held, places, labels, token)
        if without is None and SPARSE * len(held) <= self._graph.size:
            for loose in self._patches(held):
                outside = self._outside(loose)
                match self._oracle.ask(held | outside, [self._answer], token):
                    case Model(trace):
                        return self._counterexample(trace, held)
        return self._ask(held, places, token)

    def _patches(self, held: set[Constraint]) -> Iterator[set[int]]:
        """Parts of the board in which another line may be."""
        labelled = {c.node for c in held if isinstance(c, StepAt)}
        for _ in range(PATCHES):
            centres = self._rng.choices(self._trace.nodes, k=CENTRES)
            yield min(map(self._patch, centres), key=lambda patch: len(patch & labelled))

    def _outside(self, loose: Collection[int]) -> set[Constraint]:
        """Where our line is elsewhere than on some nodes."""
        nodes = enumerate(self._trace.nodes, 1)
        return {StepAt(node, at) for at, node in nodes if node not in loose}

    def _patch(self, centre: int) -> set[int]:
        """The nodes nearest to one, a part of the board."""
        most = max(1, int(PATCH * self._graph.size))
        return set(islice(distances(self._graph, centre), most))

    def _without(
        self,
        said: frozenset[Constraint],
        held: set[Constraint],
        places: Collection[int],
        labels: Sequence[int],
        token: Token,
    ) -> Reply:
        """The reply where nothing but labels is held, and there is no other line with those that
        are ``said``, too.

        So another line breaks one of these, which is known before any search. It is looked for in
        the stretches from label to label near them first, all other steps being as they are: that
        takes a small part of the time, and of the labels that are needed nearly all have one.
        """
        size, nodes = self._graph.size, self._trace.nodes
        deny = [self._answer, said]
        stretches = [range(a, b + 1) for a, b in pairwise(sorted({1, size, *labels}))]
        free = {c.step for c in said if isinstance(c, StepAt)}
        for _ in range(NEARBY_RINGS):
            loose = {step for steps in stretches if not free.isdisjoint(steps) for step in steps}
            if 2 * len(loose) > size:
                break
            outside = self._outside({nodes[step - 1] for step in loose})
            match self._oracle.ask(held | outside, deny, token):
                case Model(trace):
                    return self._counterexample(trace, held)
            near = {n for step in loose for n in self._graph.neighbours[nodes[step - 1]]}
            free = {step for step, node in enumerate(nodes, 1) if node in near}
        match self._oracle.ask(held, deny, token):
            case Model(trace):
                return self._counterexample(trace, held)
            case Refuted():
                # Lines with what is said were not asked for: of what is held nothing can go.
                return Alone(frozenset(places))
        return Stopped()


def other_way(graph: Graph, trace: Trace, first: int, last: int) -> Trace | None:
    """The line with another way over the same nodes between two steps; None if none was met.

    A depth-first search that leaves no node behind without two neighbours to be reached by; it
    gives up after :data:`WINDOW_STEPS`.
    """
    ours = trace.nodes[first - 1 : last]
    if len(ours) < 4:
        return None
    free = set(ours[1:])
    near = {node: [n for n in graph.neighbours[node] if n in free] for node in ours}
    goal = ours[-1]
    way = [ours[0]]
    choices = [iter(near[ours[0]])]
    for _ in range(WINDOW_STEPS):
        node = next(choices[-1], None)
        if node is None:
            choices.pop()
            free.add(way.pop())
            if not choices:
                return None
            continue
        if node not in free or (node == goal and len(free) > 1):
            continue
        if node == goal:
            if (*way, goal) != ours:
                return Trace((*trace.nodes[: first - 1], *way, goal, *trace.nodes[last:]))
            continue
        free.discard(node)
        if _stranded(near, free, way[-1], node, goal):
            free.add(node)
            continue
        way.append(node)
        choices.append(iter(near[node]))
    return None


def _stranded(
    near: dict[int, list[int]], free: set[int], before: int, node: int, goal: int
) -> bool:
    """Has a free node beside ``before``, just left for ``node``, too few ways now?"""
    for other in near[before]:
        if other in free:
            ways = sum(n in free or n == node for n in near[other])
            if ways < (1 if other == goal else 2):
                return True
    return False
