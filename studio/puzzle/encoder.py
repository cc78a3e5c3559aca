"""What a constraint may ask of a SAT encoding, whichever variables that has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from studio.puzzle.reason import Code, Reason


class Encoder(Protocol):
    """A growing formula with the line's variables. Literals are nonzero integers, as in DIMACS.

    A method raises :class:`Undeclared` where the encoding has no such variable; the engine then
    declines the problem with its reason.
    """

    def at(self, node: int, step: int) -> int:
        """The literal that the line is at ``node`` at ``step`` (from 1)."""
        ...

    def used(self, u: int, v: int) -> int:
        """The literal that the line uses the edge of ``u`` and ``v``."""
        ...

    def visited(self, node: int) -> int:
        """The literal that the line visits ``node``."""
        ...

    def follows(self, u: int, v: int) -> int:
        """The literal that the line goes from ``u`` straight on to ``v``."""
        ...

    def odd(self, node: int) -> int:
        """The literal that the line is at ``node`` at an odd step."""
        ...

    def in_order(self, nodes: tuple[int, ...], place: int) -> int:
        """A literal under which the line comes to ``nodes[place]`` in its place among those of
        ``nodes`` for which the same is true."""
        ...

    def either(self, *literals: int) -> int:
        """A literal that is true exactly where at least one of these is."""
        ...

    def carried(self, reached: int, before: int, literal: int) -> int:
        """A literal that is true exactly where ``reached`` is, or both others are.

        ``before`` follows from ``reached``, as "two so far" does from "three so far".
        """
        ...

    def add(self, *clause: int) -> None:
        """Add a clause to the group that is open now (see :meth:`Constraint.encode`)."""
        ...


class Clauses(Protocol):
    """A SAT solver, as far as formulas are written into it."""

    def add_clause(self, clause: list[int]) -> object:
        """Demand that one of these literals is true."""
        ...


class Defining:
    """The part of an Encoder that names what other literals say together, each when first asked.

    What a name means holds for good, whatever group of clauses is open.
    """

    def __init__(self, solver: Clauses) -> None:
        self._told = solver
        self._eithers: dict[frozenset[int], int] = {}
        self._carried: dict[tuple[int, int, int], int] = {}

    def new(self) -> int:
        """A fresh variable."""
        raise NotImplementedError

    def either(self, *literals: int) -> int:
        """See :meth:`Encoder.either`."""
        members = frozenset(literals)
        made = self._eithers.get(members)
        if made is None:
            made = self._eithers[members] = self.new()
            self._told.add_clause([-made, *members])
            for member in members:
                self._told.add_clause([made, -member])
        return made

    def carried(self, reached: int, before: int, literal: int) -> int:
        """See :meth:`Encoder.carried`."""
        made = self._carried.get((reached, before, literal))
        if made is None:
            made = self._carried[reached, before, literal] = self.new()
            for clause in (
                [-made, before],
                [-made, reached, literal],
                [made, -reached],
                [made, -before, -literal],
            ):
                self._told.add_clause(clause)
        return made


class Unsaid(Code):
    """What an encoding has no variables for."""

    STEP = "step"
    DIRECTION = "direction"
    LAST = "last"
    SUM = "sum"
    DENIAL = "denial"


class Undeclared(Exception):  # noqa: N818 - a refusal, not an error
    """An encoding lacks the variables that a constraint needs."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def exactly(encoder: Encoder, literals: Sequence[int], count: int) -> None:
    """Clauses that exactly ``count`` of a few literals are true, doubled literals allowed.

    Two edges of a corner cell are one and the same variable in the inside/outside encoding, so a
    literal may occur more than once; it then counts as often. Meant for at most about eight
    literals: the number of clauses is binomial.
    """
    from itertools import combinations

    if not 0 <= count <= len(literals):
        encoder.add()
        return
    distinct = len({abs(lit) for lit in literals}) == len(literals)
    seen: set[frozenset[int]] = set()
    # At least `count`: among any n - count + 1 one is true. At most: among any count + 1 one false.
    at_least = combinations(literals, len(literals) - count + 1) if count > 0 else ()
    at_most = combinations([-lit for lit in literals], count + 1) if count < len(literals) else ()
    for group in (*at_least, *at_most):
        if distinct:
            encoder.add(*group)
            continue
        clause = frozenset(group)
        if clause not in seen and not any(-lit in clause for lit in clause):
            seen.add(clause)
            encoder.add(*sorted(clause))


FEW = 8
"""So many literals are counted by clauses alone; more need literals for "so many of the first"."""


def counted(encoder: Encoder, literals: Sequence[int], counts: Sequence[int]) -> None:
    """Clauses that the number of true literals is one of ``counts``, doubled literals allowed.

    A sequential counter (C. Sinz, CP 2005), said both ways, so that what is left over follows, too.
    """
    from itertools import combinations

    allowed = sorted({count for count in counts if 0 <= count <= len(literals)})
    if not allowed:
        encoder.add()
        return
    if len(allowed) == 1 and len(literals) <= FEW:
        exactly(encoder, literals, allowed[0])
        return
    low, high = allowed[0], allowed[-1]
    if len(allowed) == high - low + 1 and len(literals) <= FEW:
        for few in combinations(literals, len(literals) - low + 1) if low else ():
            encoder.add(*few)
        for many in combinations(literals, high + 1):
            encoder.add(*(-literal for literal in many))
        return
    # Few false ones are counted sooner than many true ones.
    if low + high > len(literals):
        counted(encoder, [-lit for lit in literals], [len(literals) - each for each in allowed])
        return
    # at_least[k]: of the literals so far k are true. A literal of one clause alone is never made.
    # Arrows on one line look at the same last cells: counted from there they share their literals.
    at_least: list[int] = []
    for literal in reversed(literals):
        after = []
        for k in range(min(len(at_least) + 1, high + 1)):
            if k == len(at_least):
                after.append(-encoder.either(-at_least[k - 1], -literal) if k else literal)
            elif k == 0:
                after.append(encoder.either(at_least[0], literal))
            else:
                after.append(encoder.carried(at_least[k], at_least[k - 1], literal))
        at_least = after
    if low:
        encoder.add(at_least[low - 1])
    if high < len(at_least):
        encoder.add(-at_least[high])
    for count in range(low + 1, high):
        if count not in allowed:
            encoder.add(-at_least[count - 1], at_least[count])


def odd_of(encoder: Encoder, literals: Sequence[int]) -> int | None:
    """A literal that an odd number of these is true; None where there are none, which is even."""
    odd: int | None = None
    for literal in literals:
        if odd is None:
            odd = literal
        else:
            one = -encoder.either(-odd, literal)
            odd = encoder.either(one, -encoder.either(odd, -literal))
    return odd
