"""Mending: the fewest nodes to add or remove until a line of the wanted sort exists.

One search for all sorts of lines. What a sort demands is a formula of its own (``spanning`` for a
line through all chosen nodes, ``outlining`` for a loop around them) that looks at each model and
names the cuts it breaks. The number of changes is bounded from below: none, one, two ..., each
refuted or answered; a bound that resists longer than its share of conflicts is passed over, and the
search comes back to it from above. Effort is counted in conflicts, not seconds, so that the same
picture gives the same board on every machine.

On graphs of two colours that take turns the nodes of both must come out even, which a solver does
not see by itself: that is counted by the two totalizers that count the changes. Where it fails in a
part of the shape alone, :func:`short_of_edges` sees it.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from typing import Any, Protocol

from studio.board import Graph
from studio.engines.engine import Token
from studio.engines.graph_repair.deficiency import ENDS, Coloured, Zone, fewest_changes, zones
from studio.engines.sat.solver import solve
from studio.puzzle import Trace
from studio.records import dataclass

FIRST_EFFORT = 2_000
"""Conflicts that each bound is given on the way up."""

LAST_EFFORT = 3_000
"""Conflicts for all that is tried on the way down."""

NEARLY, NEARLY_EFFORT = 4, 20_000
"""Where it is open of no more numbers of changes whether they do, and conflicts for each then."""

HOPELESS = 0.5
"""Part of what is wanted; more changes than that make something else of it."""

LEAST = 12
"""So many changes are always allowed."""

RESISTED = 7
"""Bounds that may resist before something easier is tried."""

ROUNDS = 25
"""Models with cuts that one bound is given."""

WINDOWS = (40, 120)
"""Nodes around a change that are free while all others stand still."""

WINDOW_EFFORT = 60
"""Conflicts that each window is given."""

WINDOW_ROUNDS = 4
"""Models with cuts that each window is given."""

GAINS = (4, 1)
"""So many changes fewer are asked for in a window."""

TURNS = 120
"""Windows that are looked through in all."""

AT_FIRST = 24
"""Changes that are counted at first, of all sorts together; more when more are needed."""

TOLD = 12
"""Zones are told of to the solver where they demand so many changes at most."""

BEYOND = 6
"""Changes beyond those that the zones demand which are counted zone by zone."""

ALONE = 2
"""Nodes of a zone that is not counted by itself, where it is short of nothing."""

OF_A_ZONE = 2
"""Changes within a zone beyond those that it demands which are counted."""


class Demand(Protocol):
    """The formula of one sort of line. Node ``v`` is variable ``v + 1``, true where chosen."""

    solver: Any
    top: int
    """The highest variable there is."""

    @property
    def graph(self) -> Graph:
        """Its nodes are what is chosen from; edges say which are near each other."""
        ...

    def look(self, model: Sequence[int]) -> Trace | list[list[int]]:
        """The line of a model, or clauses that it breaks and every line keeps."""
        ...

    def still(self, chosen: Collection[int], trace: Trace, free: Collection[int]) -> list[int]:
        """The literals that keep everything as it is with this line, but for the free nodes."""
        ...


@dataclass(frozen=True, slots=True)
class Mended:
    """The nodes that are chosen now, with a line over them (or around them).

    ``changes`` nodes differ from those wanted; that fewer would not do is ``proved`` or not.
    """

    chosen: frozenset[int]
    trace: Trace
    changes: int
    proved: bool = False


def mend(
    demand: Demand,
    wanted: Sequence[bool],
    coloured: Coloured | None,
    token: Token,
    easier: Sequence[Sequence[bool]] = (),
    part: float = HOPELESS,
    known: Trace | None = None,
) -> Generator[Mended, None, Mended | None]:
    """Tell of better and better choices; the last one is the result, None if none was found.

    ``coloured`` where the nodes of two colours must be equal in number, or differ by one.
    ``easier`` are other choices to come near to at first, where what is wanted resists, or what
    is found of it is farther away than they are; ``known`` is a line that is taken where it is
    nearer than what they lead to. To change more than a ``part`` of what is wanted
    is no use.
    """
    search = _Search(demand, wanted, coloured, token)
    search.tell_zones()
    most = max(LEAST, int(part * sum(wanted)))
    best = search.from_below(most)
    if known is not None:
        # Not asked of a solver, so there also where the time is over.
        near_it = search.judged(frozenset(known.nodes), known)
        if near_it.changes <= most and (best is None or near_it.changes < best.changes):
            best = near_it
    for other in easier:
        apart = sum(there != here for there, here in zip(other, wanted, strict=True))
        if (best is None or apart < best.changes) and not token.stopped:
            near = _Search(demand, other, coloured, token).from_below(len(other))
            found = near and search.judged(near.chosen, near.trace)
            search.lean()
            if found is not None and found.changes <= most:
                best = found if best is None or found.changes < best.changes else best
    while best is not None and best.changes > search.least:
        yield best
        better: Mended | bool | None = search.near(best)
        if better is None:
            # Around no single change; perhaps all over, as far as that can be told.
            nearly = best.changes - search.least <= NEARLY
            effort = NEARLY_EFFORT if nearly else LAST_EFFORT
            better = None if search.tired else search.within(best.changes - 1, effort)
        if better is None:
            return best
        if not isinstance(better, Mended):
            break
        best = better
    return best and Mended(best.chosen, best.trace, best.changes, proved=True)


class _Search:
    """Asks a demand for lines with few changes."""

    def __init__(
        self, demand: Demand, wanted: Sequence[bool], coloured: Coloured | None, token: Token
    ) -> None:
        self._demand, self._wanted, self._token = demand, wanted, token
        self._bounds: dict[int, int] = {}
        self._true = _new(demand)
        demand.solver.add_clause([self._true])
        self.least = 0
        """Fewer changes are proved not to do."""
        changes = [-(v + 1) if there else v + 1 for v, there in enumerate(wanted)]
        self._sides = [changes]
        self._surplus = 0
        self._coloured = coloured
        self._zones: list[Zone] = []
        self._in_zones: list[int] = []
        if coloured is not None:
            colours = coloured.colours
            # A change adds to the surplus of colour 1 over colour 0, or takes from it.
            adds = [(colours[v] == 1) != there for v, there in enumerate(wanted)]
            self._sides = [
                [change for change, more in zip(changes, adds, strict=True) if more is way]
                for way in (True, False)
            ]
            of_colours = [colours[v] for v, there in enumerate(wanted) if there]
            self._surplus = of_colours.count(1) - of_colours.count(0)
            self._zones = zones(demand.graph, wanted, colours)
            self.least = fewest_changes(self._zones)
        self._counted: list[list[int]] = [[] for _ in self._sides]
        self._reach = 0
        self._turn = 0
        self.lean()

    def lean(self) -> None:
        """Have the solver try what is wanted first."""
        there = enumerate(self._wanted, start=1)
        self._demand.solver.set_phases([node if wanted else -node for node, wanted in there])

    def tell_zones(self) -> None:
        """Tell the solver what each zone keeps, where that can spare it a search."""
        if self._coloured is None or not 0 < self.least <= TOLD:
            return
        counted, others = [], []
        for zone in self._zones:
            come_or_go = [-(v + 1) for v in zone.short]
            come_or_go += [v + 1 for v in zone.beside if not self._wanted[v]]
            gone = [-(v + 1) for v in zone.beside if self._wanted[v]]
            others += gone
            if zone.deficiency <= 0 and len(come_or_go) + len(gone) <= ALONE:
                others += come_or_go
            else:
                counted.append(self._tell(zone, come_or_go, gone, self._coloured))
        most = self.least + BEYOND + 1
        counted.append(counter(self._demand, others, most))
        while len(counted) > 1:
            counted.sort(key=len)
            counted = [*counted[2:], merged(self._demand, counted[0], counted[1], most)]
        self._in_zones = counted[0]

    def _tell(
        self, zone: Zone, come_or_go: Sequence[int], gone: Sequence[int], coloured: Coloured
    ) -> list[int]:
        """Add the equation of a zone; the literals of at least 1, 2 ... nodes that come or go.

        Twice their number is the deficiency, less two, and what is counted on the other side.
        """
        demand, edges, ends = self._demand, coloured.edges, coloured.ends
        lent = counter(demand, [ends[v] for v in zone.short], ENDS)
        side = [-end for end in lent] + [self._true] * (ENDS - len(lent))
        side += [-edges[edge] for edge in zone.full] + [edges[edge] for edge in zone.barred]
        side += [ends[v] for v in zone.beside] + [*gone, *gone]
        most = (max(0, zone.deficiency) + 1) // 2 + OF_A_ZONE
        changes = counter(demand, come_or_go, most)
        halves = counter(demand, side, max(0, 2 * most + ENDS - zone.deficiency))

        for number, literal in enumerate(changes, start=1):
            # Neither side is odd.
            even = 2 * number + ENDS - zone.deficiency
            demand.solver.add_clause([-literal, self._reached(halves, even)])
            demand.solver.add_clause([literal, -self._reached(halves, even - 1)])
        return changes

    def from_below(self, most: int) -> Mended | None:
        """A line within the first bound that is answered; None where too many resist.

        Bounds above ``most`` are not tried.
        """
        bound, resisted = self.least, 0
        highest = min(most, len(self._wanted) - 1)
        while resisted < RESISTED and bound <= highest:
            found = self.within(bound, FIRST_EFFORT)
            if isinstance(found, Mended):
                return found
            if found is None:
                resisted += 1
            elif not resisted:
                self.least = bound + 1
            # The last step ends at the highest bound.
            bound = min(bound + 2**resisted, max(highest, bound + 1))
        return None

    def near(self, best: Mended) -> Mended | None:
        """A line with fewer changes that differs from this one only around one of its changes.

        Most of the formula stands still then, which makes a question take a moment (large
        neighbourhood search; P. Shaw, "Using constraint programming and local search methods to
        solve vehicle routing problems", CP 1998).
        """
        changed = [v for v, there in enumerate(self._wanted) if (v in best.chosen) != there]
        first = self._turn % len(changed)
        for size in WINDOWS:
            for centre in (*changed[first:], *changed[:first]):
                self._turn += 1
                if self.tired:
                    return None
                free = self._around(centre, size)
                still = self._demand.still(best.chosen, best.trace, free)
                for gain in GAINS:
                    if best.changes - gain < self.least:
                        continue
                    found = self.within(best.changes - gain, WINDOW_EFFORT, still)
                    if isinstance(found, Mended):
                        return found
        return None

    @property
    def tired(self) -> bool:
        """Has enough been tried?"""
        return self._turn > TURNS or self._token.stopped

    def _around(self, centre: int, size: int) -> frozenset[int]:
        """The nodes nearest to one, so many."""
        found = [centre]
        seen = {centre}
        for node in found:
            for other in self._demand.graph.neighbours[node]:
                if other not in seen and len(found) < size:
                    seen.add(other)
                    found.append(other)
        return frozenset(found)

    def within(self, bound: int, effort: int, also: Sequence[int] = ()) -> Mended | bool | None:
        """A line with at most so many changes, False if there is none, None if that is too hard."""
        solver, assumed = self._demand.solver, [self._bound(bound), *also]
        begun = solver.accum_stats()["conflicts"]
        for _ in range(WINDOW_ROUNDS if also else ROUNDS):
            left = effort - (solver.accum_stats()["conflicts"] - begun)
            if left <= 0:
                return None
            satisfied = solve(solver, assumed, self._token, left)
            if not satisfied:
                return satisfied
            model = solver.get_model()
            found = self._demand.look(model)
            if isinstance(found, Trace):
                chosen = frozenset(v for v in range(len(self._wanted)) if model[v] > 0)
                return self.judged(chosen, found)
            solver.append_formula(found)
        return None

    def judged(self, chosen: frozenset[int], trace: Trace) -> Mended:
        """A choice with its number of changes."""
        changes = sum((v in chosen) != there for v, there in enumerate(self._wanted))
        return Mended(chosen, trace, changes)

    def _bound(self, most: int) -> int:
        """The literal that there are at most so many changes."""
        if most not in self._bounds:
            if most >= self._reach:
                self._reach = 2 * most + AT_FIRST // len(self._sides) + abs(self._surplus)
                self._counted = [counter(self._demand, s, self._reach) for s in self._sides]
            bound = self._bounds[most] = _new(self._demand)
            if len(self._sides) == 1:
                self._demand.solver.add_clause([-bound, -self._at_least(0, most + 1)])
            else:
                self._share(bound, most)
                if most < len(self._in_zones):
                    self._demand.solver.add_clause([-bound, -self._in_zones[most]])
        return self._bounds[most]

    def _share(self, bound: int, most: int) -> None:
        """At most so many changes of both sorts together, after which the colours are even."""
        for i in range(most + 2):
            more, less = self._at_least(0, i), self._at_least(1, i)
            # Surplus + more - less lies between -1 and 1.
            for clause in (
                (-more, -self._at_least(1, most + 1 - i)),
                (-more, self._at_least(1, i + self._surplus - 1)),
                (-less, self._at_least(0, i - self._surplus - 1)),
            ):
                self._demand.solver.add_clause([-bound, *clause])

    def _at_least(self, side: int, number: int) -> int:
        """The literal that a side has at least so many changes."""
        return self._reached(self._counted[side], number)

    def _reached(self, counted: Sequence[int], number: int) -> int:
        """The literal that at least so many are counted."""
        if number <= 0:
            return self._true
        return counted[number - 1] if number <= len(counted) else -self._true


def counter(demand: Demand, literals: Sequence[int], most: int) -> list[int]:
    """Literals that at least 1, 2, ... ``most`` of the given ones are true, neither more nor less.

    A totalizer (O. Bailleux, Y. Boufkhad, "Efficient CNF encoding of Boolean cardinality
    constraints", CP 2003) with both directions, cut off at ``most``.
    """
    if len(literals) <= 1:
        return list(literals[:most])
    half = len(literals) // 2
    left = counter(demand, literals[:half], most)
    right = counter(demand, literals[half:], most)
    return merged(demand, left, right, most)


def merged(demand: Demand, left: Sequence[int], right: Sequence[int], most: int) -> list[int]:
    """What two counters count together, up to ``most``."""
    sums = [_new(demand) for _ in range(min(most, len(left) + len(right)))]
    add = demand.solver.add_clause
    for i in range(len(left) + 1):
        for j in range(len(right) + 1):
            if 0 < i + j <= len(sums):
                parts = [-counted[k - 1] for counted, k in ((left, i), (right, j)) if k]
                add([*parts, sums[i + j - 1]])
            if i + j < len(sums):
                parts = [*left[i : i + 1], *right[j : j + 1]]
                add([*parts, -sums[i + j]])
    return sums


def _new(demand: Demand) -> int:
    demand.top += 1
    return demand.top
