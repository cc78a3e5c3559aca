"""What a constraint may ask of a SAT encoding, whichever variables that has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Encoder(Protocol):
    """A growing formula with the line's variables. Literals are nonzero integers, as in DIMACS.

    A method raises :class:`Undeclared` where the encoding has no such variable; the engine then
    declines the problem with the sentence.
    """

    def at(self, node: int, step: int) -> int:
        """The literal that the line is at ``node`` at ``step`` (from 1)."""
        ...

    def used(self, u: int, v: int) -> int:
        """The literal that the line uses the link of ``u`` and ``v``."""
        ...

    def follows(self, u: int, v: int) -> int:
        """The literal that the line goes from ``u`` straight on to ``v``."""
        ...

    def odd(self, node: int) -> int:
        """The literal that the line is at ``node`` at an odd step."""
        ...

    def either(self, *literals: int) -> int:
        """A literal that is true exactly where at least one of these is."""
        ...

    def add(self, *clause: int) -> None:
        """Add a clause to the group that is open now (see :meth:`Constraint.encode`)."""
        ...


class Undeclared(Exception):  # noqa: N818 - a refusal, not an error
    """An encoding lacks the variables that a constraint needs; ``str()`` is a sentence."""


def exactly(encoder: Encoder, literals: Sequence[int], count: int) -> None:
    """Clauses that exactly ``count`` of a few literals are true, doubled literals allowed.

    Two links of a corner cell are one and the same variable in the inside/outside encoding, so a
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
