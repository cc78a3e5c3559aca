"""Techniques for loops through cells: clues with a few ways, counts, regions, cells left out.

They know the vocabulary of constraints (:mod:`studio.puzzle.visits`) and no family: a pearl, a
circle or a wall is what its ways or counts are. The names follow the guides of puzzles.wiki
(Yajilin), Wikipedia (Country Road) and dkmgames.com (Masyu).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import combinations

from studio.engines.deduction.deduction import ContradictionError, Deduction, Technique
from studio.engines.deduction.loop_cases import EDGE, NODE, Atom, Cases, single, together
from studio.engines.deduction.loop_clues import (
    Clue,
    Count,
    chains,
    clue_of,
    counts_of,
    ways_of,
)
from studio.engines.deduction.loop_cuts import Walk, couples, part_without
from studio.engines.deduction.loop_state import LoopState, Touched
from studio.engines.deduction.loop_units import OPEN, UNUSED, USED
from studio.engines.deduction.loop_visits import Visits
from studio.puzzle import (
    Constraint,
    NodesVisited,
    NodeVisited,
)
from studio.puzzle.visits import simple

MISSED = Technique("missed", "No line through a cell left out", 1, 0.5)
PASSED = Technique("passed", "Two ways for a cell on the line", 1, 1.0)
BESIDE = Technique("beside", "Beside a cell left out", 1, 1.0)
EITHER = Technique("either", "Either way the same follows", 1, 1.5)
CELLS_DONE = Technique("cells-done", "A count of cells is complete", 1, 1.0)
CELLS_REST = Technique("cells-rest", "A count needs all cells left", 1, 1.0)
PIECES_DONE = Technique("pieces-done", "A count of lines is complete", 1, 1.0)
PIECES_REST = Technique("pieces-rest", "A count needs all lines left", 1, 1.0)
ALONE = Technique("alone", "One cell of those counted", 1, 1.0)
DOORS_DONE = Technique("doors-done", "A region has all its doors", 1, 1.0)
DOORS_REST = Technique("doors-rest", "A region needs all doors left", 1, 1.0)
ONE_WAY = Technique("one-way", "A clue by itself", 2, 1.5)
WAYS = Technique("ways", "What a clue still allows", 2, 1.5)
REGION = Technique("region", "What a region holds", 2, 1.5)
LINK = Technique("link", "Two regions are joined once", 3, 2.0)
TOGETHER = Technique("together", "Clues close together", 3, 2.0)
CAPACITY = Technique("capacity", "Room for cells left out", 4, 2.0)
BOTTLENECK = Technique("bottleneck", "A bottleneck", 5, 3.0)

CELLS = (
    MISSED, PASSED, CELLS_DONE, CELLS_REST, PIECES_DONE, PIECES_REST, DOORS_DONE, DOORS_REST,
    ALONE, BESIDE, EITHER, ONE_WAY, WAYS, REGION, LINK, TOGETHER, CAPACITY, BOTTLENECK,
)  # fmt: skip
"""The techniques of this module, in the order in which they are tried."""

MOST_WAYS = 40
"""Ways of a clue that are tried; clues with more are left to proofs."""
MOST_TOGETHER = 400
"""Ways of several clues at once that are tried."""
MOST_ROOM = 12
"""Undecided cells of a count of which all sets are tried."""


class CellTechniques:
    """The techniques of one ladder; ``state`` is the ladder's own."""

    def __init__(self, state: LoopState, constraints: Sequence[Constraint]) -> None:
        self.visits = Visits(state, constraints)
        self._state, self._graph = state, state.graph
        parts = [(owner, part) for owner in constraints for part in simple([owner])]
        self._clues: list[Clue] = []
        self.whole: list[Clue] = []
        """Those that say all of what one clue of the puzzle allows, for a look at several."""
        self._pairs: list[Clue] = []
        for owner in constraints:
            self._add(owner)
        self._counts = counts_of(self._graph, parts)
        self._near_pairs = self._pairs_of_nodes()
        self._single: dict[Clue, Cases] = {}
        log, nodes = state.touched, range(state.graph.size)
        self._at_nodes = Touched(log, ((node,) for node in nodes))
        self._at_pairs = Touched(log, (pair.scope for pair in self._pairs))
        self._at_clues = Touched(log, (clue.scope for clue in self._clues))
        self._at_counts = Touched(log, map(self._scope, self._counts))
        self._at_rooms = Touched(log, map(self._scope, self._counts))

    def _add(self, owner: Constraint) -> None:
        """The clues that a constraint is. One that is many clauses is not looked at beside others:
        there would be a million groups of them, and none that anybody sees."""
        found = []
        for part in simple([owner]):
            ways = ways_of(owner, part)
            if isinstance(part, NodesVisited) and ways:
                self._pairs.append(clue_of(self.visits, owner, ways))
            elif 0 < len(ways) <= MOST_WAYS:
                found.append(clue_of(self.visits, owner, ways))
        self._clues += found
        if len(found) == 1:
            self.whole += found

    def _scope(self, count: Count) -> Iterator[int]:
        """The nodes that a count speaks of."""
        for item in count.items:
            yield from (item,) if count.kind == NODE else self._graph.edges[item]

    def _pairs_of_nodes(self) -> dict[int, list[Clue]]:
        """For each node the constraints that one of a few nodes is passed or left out."""
        found: dict[int, list[Clue]] = {}
        for pair in self._pairs:
            for node in pair.scope:
                found.setdefault(node, []).append(pair)
        return found

    # -- techniques, cheapest first ------------------------------------------------------------

    def simple(self) -> list[Deduction]:
        """Cells that are passed or left out, and counts, by themselves."""
        return (
            self._ends()
            or self._by_counts()
            or self._alone()
            or self._by_cases(self._pairs, self._at_pairs, BESIDE)
        )

    def by_clues(self) -> list[Deduction]:
        """Single clues, and doors of regions."""
        return self._by_cases(self._clues, self._at_clues, WAYS) or self._links()

    def by_more(self) -> list[Deduction]:
        """Several clues, and counts of cells that do not touch."""
        return self._together() or self._capacity()

    def _ends(self) -> list[Deduction]:
        """The edges of a cell that is known to be passed or left out."""
        state, visits = self._state, self.visits
        found = []
        for node in self._at_nodes.since():
            stated = visits.stated[node]
            if not stated:
                continue
            incident = self._graph.incident[node]
            free = [edge for edge in incident if state.status[edge] == OPEN]
            used = [edge for edge in incident if state.status[edge] == USED]
            crossed = [state.unused_fact[k] for k in incident if state.status[k] == UNUSED]
            if stated == UNUSED:
                if used:
                    raise ContradictionError((*visits.why(node), state.used_fact[used[0]]))
                if free:
                    crosses = tuple(state.unused_fact[edge] for edge in free)
                    found.append(Deduction(MISSED, visits.why(node), crosses, nodes=(node,)))
            elif len(free) + len(used) < 2:
                raise ContradictionError((*visits.why(node), *crossed))
            elif free and not used and len(free) == 2:
                because = (*visits.why(node), *crossed)
                then = tuple(state.used_fact[edge] for edge in free)
                found.append(Deduction(PASSED, because, then, nodes=(node,)))
        return found

    def _status(self, count: Count, item: int) -> int:
        return self._state.status[item] if count.kind == EDGE else self.visits.visit(item)

    def _why(self, count: Count, item: int) -> tuple[Constraint, ...]:
        if count.kind == NODE:
            return self.visits.why(item)
        return (self._state.fact(item, self._state.status[item]),)

    def _by_counts(self) -> list[Deduction]:
        """Counts of which nothing more may be used, or all that is left must be."""
        found = []
        for place in self._at_counts.since():
            count = self._counts[place]
            known = [self._status(count, item) for item in count.items]
            used, free = known.count(USED), known.count(OPEN)
            allowed = [n for n in count.counts if used <= n <= used + free]
            if not allowed:
                because = (part for item in count.items for part in self._told(count, item))
                raise ContradictionError((count.owner, *dict.fromkeys(because)))
            if not free or not (allowed == [used] or allowed == [used + free]):
                continue
            status = UNUSED if allowed == [used] else USED
            given = USED if status == UNUSED else UNUSED
            reason = self._fewest(count, status, given)
            then = [
                self.visits.fact((count.kind, item, status))
                for item, one in zip(count.items, known, strict=True)
                if one == OPEN
            ]
            technique = _count_name(count, status)
            found.append(Deduction(technique, (count.owner, *reason), tuple(then)))
        return found

    def _alone(self) -> list[Deduction]:
        """Where the line passes one of some cells it does not go from one to another."""
        state, found = self._state, []
        for count in self._counts:
            if count.kind == EDGE or count.counts != (1,):
                continue
            among = {k for node in count.items for k in self._graph.incident[node]}
            inner = [k for k in sorted(among) if set(self._graph.edges[k]) <= set(count.items)]
            then = tuple(state.unused_fact[k] for k in inner if state.status[k] == OPEN)
            if then:
                found.append(Deduction(ALONE, (count.owner,), then))
        return found

    def _told(self, count: Count, item: int) -> tuple[Constraint, ...]:
        return self._why(count, item) if self._status(count, item) else ()

    def _fewest(self, count: Count, status: int, given: int) -> tuple[Constraint, ...]:
        """Why a count settles what is left of it: what is used of it, or what is not; all that is
        known where several numbers are allowed."""
        one = len(count.counts) == 1
        items = [item for item in count.items if self._status(count, item)]
        told = [item for item in items if not one or self._status(count, item) == given]
        return tuple(dict.fromkeys(part for item in told for part in self._why(count, item)))

    def _by_cases(
        self, clues: Sequence[Clue], touched: Touched, technique: Technique
    ) -> list[Deduction]:
        """What all ways share that a clue still allows."""
        found: list[Deduction] = []
        told: set[Atom] = set()
        for clue in (clues[place] for place in touched.since()):
            cases = self._single.get(clue)
            if cases is None:
                cases = self._single[clue] = single(self._graph, clue.scope, clue.cases)
            name = REGION if clue.marking and technique is WAYS else technique
            deduction = self._deduced((clue.owner,), cases, name, told)
            if deduction is not None and technique is BESIDE:
                deduction = self._named_beside(clue, deduction)
            if deduction is not None:
                found.append(deduction)
        return found

    def _named_beside(self, pair: Clue, deduction: Deduction) -> Deduction:
        """By whether it is known that one of two cells is left out; else with those that stay open,
        or both where both turn out to be passed."""
        both = sorted(pair.scope)
        missed = [node for node in both if self.visits.visit(node) == UNUSED]
        if missed:
            return replace(deduction, nodes=tuple(missed))
        settled = {fact.node for fact in deduction.then if isinstance(fact, NodeVisited)}
        open_ = [node for node in both if node not in settled]
        return replace(deduction, technique=EITHER, nodes=tuple(open_ or both))

    def _deduced(
        self, owners: tuple[Constraint, ...], cases: Cases, technique: Technique, told: set[Atom]
    ) -> Deduction | None:
        """What all cases share, if that is new; looked for only where something changed."""
        visits = self.visits
        if not cases.learn(cases.window.known(self._state.status, visits.stated)):
            return None
        shared = cases.shared()
        if shared is None:
            raise ContradictionError((*owners, *self._why_atoms(cases.needed(()))))
        then = [atom for atom in visits.new(cases.window.atoms(shared)) if atom not in told]
        if not then:
            return None
        told.update(then)
        needed = self._why_atoms(cases.needed(then))
        name = ONE_WAY if technique is WAYS and not needed else technique
        because = tuple(dict.fromkeys((*owners, *needed)))
        return Deduction(name, because, tuple(map(visits.fact, then)))

    def _why_atoms(self, atoms: Iterable[Atom]) -> tuple[Constraint, ...]:
        """What is known, as constraints."""
        visits = self.visits
        return tuple(
            part
            for atom in atoms
            for part in (visits.why(atom[1]) if atom[0] == NODE else (visits.fact(atom),))
        )

    def _links(self) -> list[Deduction]:
        """Two regions that are entered once are joined once, where there is a third."""
        state = self._state
        regions = [count for count in self._counts if count.region and count.counts == (2,)]
        if len(regions) < 3:
            return []
        of_edge: dict[int, list[Count]] = {}
        for region in regions:
            for edge in region.items:
                of_edge.setdefault(edge, []).append(region)
        found = []
        told: set[int] = set()
        for edge, both in of_edge.items():
            if state.status[edge] != USED or len(both) != 2:
                continue
            first, second = both
            shared = set(first.items) & set(second.items)
            free = sorted(k for k in shared if state.status[k] == OPEN and k not in told)
            third = next((r for r in regions if r not in both and r.items), None)
            if free and third is not None:
                told.update(free)
                because = (first.owner, second.owner, third.owner, state.used_fact[edge])
                then = tuple(state.unused_fact[k] for k in free)
                found.append(Deduction(LINK, because, then))
        return found

    def _together(self) -> list[Deduction]:
        """Two clues whose cells touch, or three in a chain of such."""
        found: list[Deduction] = []
        told: set[Atom] = set()
        for owners, cases in (self._groups[place] for place in self._at_groups.since()):
            deduction = self._deduced(owners, cases, TOGETHER, told)
            if deduction is not None:
                found.append(deduction)
        return found

    @cached_property
    def _groups(self) -> list[tuple[tuple[Constraint, ...], Cases]]:
        """Clues that are looked at together, and their cases that fit each other."""
        found = []
        for clues in chains(self._graph, self.whole):
            scope = clues[0].scope.union(*(clue.scope for clue in clues[1:]))
            cases = together(self._graph, scope, [clue.cases for clue in clues], MOST_TOGETHER)
            if cases is not None:
                found.append((tuple(dict.fromkeys(clue.owner for clue in clues)), cases))
        return found

    @cached_property
    def _at_groups(self) -> Touched:
        return Touched(self._state.touched, (cases.window.nodes for _, cases in self._groups))

    def _capacity(self) -> list[Deduction]:
        """A count of cells of which no two that touch are left out."""
        found: list[Deduction] = []
        told: set[Atom] = set()
        for count in (self._counts[place] for place in self._at_rooms.since()):
            free = [item for item in count.items if self._status(count, item) == OPEN]
            if count.kind != NODE or not 0 < len(free) <= MOST_ROOM:
                continue
            scope = frozenset(count.items)
            near = {
                pair: None
                for node in free
                for pair in self._near_pairs.get(node, ())
                if pair.scope <= scope
            }
            if not near:
                continue
            deduction = self._room(count, free, list(near), told)
            if deduction is not None:
                found.append(deduction)
        return found

    def _room(
        self, count: Count, free: Sequence[int], near: Sequence[Clue], told: set[Atom]
    ) -> Deduction | None:
        """What all ways share to leave out as many cells as a count says."""
        used = sum(self._status(count, item) == USED for item in count.items)
        known = {item: self._status(count, item) for item in count.items if item not in free}
        shared: set[Atom] | None = None
        for n in count.counts:
            for passed in combinations(free, n - used) if 0 <= n - used <= len(free) else ():
                value = known | dict.fromkeys(free, UNUSED) | dict.fromkeys(passed, USED)
                if all(any(value[i] == s for case in p.cases for _, i, s in case) for p in near):
                    new = {(NODE, item, value[item]) for item in free}
                    shared = new if shared is None else shared & new
                    if not shared:
                        return None
        reason = (part for item in known for part in self.visits.why(item))
        because = (count.owner, *dict.fromkeys((*(pair.owner for pair in near), *reason)))
        if shared is None:
            raise ContradictionError(because)
        then = sorted(shared - told)
        told.update(then)
        return Deduction(CAPACITY, because, tuple(map(self.visits.fact, then))) if then else None

    # -- cuts ----------------------------------------------------------------------------------

    def bottlenecks(self) -> list[Deduction]:
        """Two edges that alone join parts which the line must both pass."""
        state, visits = self._state, self.visits
        must = [node for node in range(self._graph.size) if visits.visit(node) == USED]
        if len(must) < 2:
            return []
        walk = Walk(state, must)
        for first, second, apart in couples(state):
            if apart and not walk.may_part(first, second):
                continue
            part = part_without(state, first, second)
            here = next((node for node in must if node in part), None)
            there = next((node for node in must if node not in part), None)
            if here is None or there is None:
                continue
            rim = [k for k, (u, v) in enumerate(self._graph.edges) if (u in part) != (v in part)]
            if any(state.status[k] != UNUSED for k in rim if k not in (first, second)):
                continue
            crossed = (state.unused_fact[k] for k in rim if k not in (first, second))
            witness = (part for node in (here, there) for part in visits.why(node))
            then = tuple(state.used_fact[k] for k in (first, second) if state.status[k] == OPEN)
            because = tuple(dict.fromkeys((*witness, *crossed)))
            return [Deduction(BOTTLENECK, because, then, nodes=(here, there))]
        return []


def _count_name(count: Count, status: int) -> Technique:
    done = status == UNUSED
    if count.kind == NODE:
        return CELLS_DONE if done else CELLS_REST
    if count.region:
        return DOORS_DONE if done else DOORS_REST
    return PIECES_DONE if done else PIECES_REST
