"""Formulas whose every clause says why it holds.

A proof that a puzzle has no answer, or no other, is only as good as the clauses it begins with. So
each clause here carries a :class:`Reason`: a kind and a few numbers, from which ``justify`` finds
out on its own whether the clause holds for every answer. Variables are named by what they say, not
by numbers; the names are all that formula and check have in common.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeAlias

from studio.engines.engine import Halt, Token
from studio.puzzle import Trace
from studio.records import dataclass


class Name(NamedTuple):
    """What a variable says: a word, and the numbers that it is about.

    "link" u v: the line uses the edge, u < v; "node" v: it visits the node; "arc" u v: it goes from
    u straight on to v; "after" v s: it is at v after step s. Of a walk of states: "state" s, it
    visits the state; "first" s and "last" s, it begins or ends there; "arc" s t. Of constraint c
    of a
    loop: "way" c i, it is obeyed in its way i; "upto" c i k, of its first i edges or nodes k are
    true; "odd" c i, an odd number of them is.
    """

    word: str
    about: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a clause holds for every answer: a kind, and the numbers that the kind needs."""

    kind: str
    about: tuple[int, ...] = ()


Clause: TypeAlias = tuple[int, ...]
"""Nonzero integers, as in DIMACS: a variable, or the denial of one."""


BLOCK = 1 << 12
"""Clauses between two looks at the token."""


class Formula:
    """A growing list of variables with names and of clauses with reasons.

    Halt where the token stops it while it grows; of large boards that takes long.
    """

    def __init__(self, token: Token | None = None) -> None:
        self._token = Token() if token is None else token
        self.names: list[Name] = []
        self.clauses: list[Clause] = []
        self.reasons: list[Reason] = []
        self._variables: dict[Name, int] = {}

    def variable(self, word: str, *about: int) -> int:
        """The variable of a name, made when first asked for."""
        name = Name(word, about)
        variable = self._variables.get(name)
        if variable is None:
            self.names.append(name)
            variable = self._variables[name] = len(self.names)
        return variable

    def known(self, word: str, *about: int) -> int | None:
        """The variable of a name, if there is one."""
        return self._variables.get(Name(word, about))

    def add(self, reason: Reason, *clause: int) -> None:
        """Add a clause."""
        if not len(self.clauses) % BLOCK and self._token.stopped:
            raise Halt
        self.clauses.append(clause)
        self.reasons.append(reason)


class Method(Protocol):
    """A way to write one problem as a formula, cuts added when they are needed."""

    @property
    def formula(self) -> Formula:
        """The clauses so far, each with its reason; it grows with every cut."""
        ...

    def trace(self, true: frozenset[int]) -> Trace | None:
        """The line of a model, given by its true variables; None if it is no answer.

        In that case clauses that forbid the model have been added to the formula.
        """
        ...

    def exclude(self, trace: Trace) -> None:
        """Add the clause of all answers but this one."""
        ...
