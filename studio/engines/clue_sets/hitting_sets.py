"""Cheapest sets that share a member with each of many sets, and how cheap one is proved not to be.

Core-guided maximum satisfiability, where it is wished of every member that it is not taken: a few
members of which one must be taken whatever else is (a core) raise the bound, and are replaced by
the wish that no second of them is (OLL: B. Andres, B. Kaufmann, O. Matheis, T. Schaub, ICLP 2012),
cores shrunk and exhausted as in RC2 (A. Ignatiev, A. Morgado, J. Marques-Silva, JSAT 11, 2019).

The sums that stand for the cores of a few sets fit worse and worse as others come in: on 9x9
Slitherlinks going on with them takes up to a hundred times as long as beginning again. So another
cheapest set is looked for with the sums there are, which is quick while the bound stays, and for a
higher bound they are made anew, small sets first, as these make small cores.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pysat.card import ITotalizer
from pysat.solvers import Glucose4

from studio.engines.engine import Token
from studio.engines.sat.solver import solve, within_budget

QUICK = 10_000
"""Conflicts in which another set of the same cost is looked for before all sums are made anew."""

SMALL = 6
"""Sets of so many members come first."""

SHRINKING = 1000
"""Conflicts that it may take to find out what a core can do without."""


class HittingSets:
    """Cheapest sets that share a member with each of the sets given, and have one member at most of
    each pair that is ``excluded``."""

    def __init__(self, costs: Sequence[int], excluded: Sequence[tuple[int, int]] = ()) -> None:
        self.least = 0
        """No cheaper set hits all."""
        self._costs, self._excluded = costs, excluded
        self._sets: list[int] = []
        """The sets to be hit, as masks; none lies in another."""
        self._cores: _Cores | None = None

    def hit(self, members: Collection[int]) -> None:
        """From now on this set is to be hit too."""
        mask = sum(1 << member for member in set(members))
        if any(known & mask == known for known in self._sets):
            return
        self._sets = [known for known in self._sets if known & mask != mask]
        self._sets.append(mask)
        if self._cores is not None:
            self._cores.hit(_members(mask))

    def smallest(self, below: int, token: Token) -> frozenset[int] | None:
        """A cheapest set that hits all; None if none costs less than ``below``, or if stopped."""
        if self.least >= below:
            return None
        if self._cores is not None:
            found = self._cores.found(token, QUICK)
            if found is not None or token.stopped:
                return found
            self._cores.delete()
        self._cores = cores = _Cores(self._costs, self._excluded)
        found = self._built(cores, below, token)
        self.least = max(self.least, cores.least)
        if found is None:
            cores.delete()
            self._cores = None
        return found

    def _built(self, cores: _Cores, below: int, token: Token) -> frozenset[int] | None:
        """A cheapest set, from no cores but with all sets to be hit; None as for smallest."""
        found: frozenset[int] | None = None
        for small in (True, False):
            for mask in sorted(self._sets, key=int.bit_count):
                if (mask.bit_count() <= SMALL) is small:
                    cores.hit(_members(mask))
            found = cores.cheapest(below, token)
            if found is None:
                break
        return found


def _members(mask: int) -> list[int]:
    return [member for member in range(mask.bit_length()) if mask >> member & 1]


class _Cores:
    """One solver: sets to be hit, and wishes that cost something where they are not fulfilled."""

    def __init__(self, costs: Sequence[int], excluded: Sequence[tuple[int, int]]) -> None:
        self.least = 0
        self._members = self._top = len(costs)
        self._solver = Glucose4()
        self._wishes = {-literal: cost for literal, cost in enumerate(costs, start=1) if cost}
        """What it costs beside ``least`` if a literal is false."""
        for one, other in excluded:
            self._solver.add_clause([-one - 1, -other - 1])
        self._sums: dict[int, tuple[ITotalizer, int]] = {}
        """The sums whose literals those are that stand for no member, each with its bound."""
        self._totals: list[ITotalizer] = []

    def hit(self, members: Sequence[int]) -> None:
        """From now on this set is to be hit too."""
        self._solver.add_clause([member + 1 for member in members])

    def delete(self) -> None:
        """Free what is not Python's."""
        self._solver.delete()
        for total in self._totals:
            total.delete()

    def found(self, token: Token, conflicts: int) -> frozenset[int] | None:
        """A set that costs ``least`` and hits all; None if there is none, or none was met."""
        wished = solve(self._solver, list(self._wishes), token, conflicts)
        return self._taken() if wished else None

    def _taken(self) -> frozenset[int]:
        """The members that the solver's model takes."""
        model = self._solver.get_model() or []
        return frozenset(literal - 1 for literal in model[: self._members] if literal > 0)

    def cheapest(self, below: int, token: Token) -> frozenset[int] | None:
        """See :meth:`HittingSets.smallest`."""
        while self.least < below:
            satisfied = solve(self._solver, list(self._wishes), token)
            if satisfied is None:
                return None
            if satisfied:
                return self._taken()
            core = self._shrunk(self._solver.get_core() or [])
            if not core:  # a set without members
                self.least = below
            elif not self._raise(core, token):
                return None
        return None

    def _shrunk(self, core: list[int]) -> list[int]:
        """A core without those of its wishes that are easily seen to be needless."""
        core = sorted(core, key=self._wishes.__getitem__)
        self._solver.conf_budget(SHRINKING)
        tried = 0
        while tried < len(core) and len(core) > 1:
            fewer = core[:tried] + core[tried + 1 :]
            satisfied = within_budget(self._solver, fewer)
            if satisfied is None:
                break
            if satisfied:
                tried += 1
            else:
                core = fewer
        return core

    def _raise(self, core: Sequence[int], token: Token) -> bool:
        """One wish of the core is not fulfilled, so the bound rises; False if stopped."""
        cost = min(self._wishes[literal] for literal in core)
        self.least += cost
        for literal in core:
            self._wishes[literal] -= cost
            if not self._wishes[literal]:
                del self._wishes[literal]
            if literal in self._sums:
                total, bound = self._sums[literal]
                self._wish(total, bound + 1, cost)
        if len(core) == 1:
            self._solver.add_clause([-core[0]])
            return True
        total = ITotalizer([-literal for literal in core], ubound=1, top_id=self._top)
        self._totals.append(total)
        self._top = total.top_id
        self._solver.append_formula(total.cnf.clauses)
        bound = 1
        while bound < len(core):
            literal = self._at_most(total, bound)
            satisfied = solve(self._solver, [literal], token)
            if satisfied is None:
                return False
            if satisfied:
                break
            # No set with so few of these hits all, whatever it costs.
            self._solver.add_clause([-literal])
            self.least += cost
            bound += 1
        self._wish(total, bound, cost)
        return True

    def _wish(self, total: ITotalizer, bound: int, cost: int) -> None:
        """It costs so much if a sum is more than this."""
        if bound < len(total.lits):
            literal = self._at_most(total, bound)
            self._wishes[literal] = self._wishes.get(literal, 0) + cost
            self._sums[literal] = total, bound

    def _at_most(self, total: ITotalizer, bound: int) -> int:
        """The literal that a sum is no more than this."""
        if bound >= len(total.rhs):
            total.increase(ubound=bound, top_id=self._top)
            self._top = max(self._top, total.top_id)
            self._solver.append_formula(total.cnf.clauses[-total.nof_new :])
        return int(-total.rhs[bound])
