"""Checking that clauses cannot all be true, from the steps of a DRUP proof."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from studio.engines import kernels
from studio.engines.engine import Token
from studio.engines.kernels import rup_plain
from studio.engines.proofs.formula import Clause
from studio.puzzle.message import Message

SLICE = 2000
"""Steps between two looks at the clock."""

SMALL = 200_000
"""Literals up to which steps are checked in plain Python, rather than load the compiler."""


class Wrong(Exception):  # noqa: N818 - a verdict on a proof, not an error of the program
    """A proof does not prove; ``message`` says where it fails."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def refute(
    clauses: Sequence[Clause], steps: Iterable[tuple[bool, Clause]], token: Token
) -> bool | None:
    """True if the steps prove that the clauses cannot all be true; None if the token stopped it.

    A step (True, clause) must follow by reverse unit propagation from what stands before it; a step
    (False, clause) only says that a clause is no longer needed. Raises :class:`Wrong` where a step
    does not follow or the last one leaves no contradiction. Stricter than DRAT: no clause may be
    added that only does no harm.
    """
    every, events = _numbered(clauses, steps)
    given = arrays(every, events, len(clauses))
    check, plain = _checker(len(given[2]))
    if plain:
        given = [part.tolist() if isinstance(part, np.ndarray) else part for part in given]
    for begin in range(0, len(events), SLICE):
        if token.stopped:
            return None
        match check(begin, min(begin + SLICE, len(events)), *given):
            case rup_plain.REFUTED:
                return True
            case rup_plain.FAILED:
                step = int(given[-1][1]) - len(clauses) + 1
                raise Wrong(
                    Message.of(
                        "Step {n:,} of the proof does not follow from those before it.", n=step
                    )
                )
    raise Wrong(Message.of("The proof ends without a contradiction."))


def arrays(every: Sequence[Clause], events: Sequence[int], axioms: int) -> list[Any]:
    """What the kernel works on, from its third argument on; see ``rup_plain.check``."""
    most = max((abs(lit) for clause in every for lit in clause), default=0)
    starts = np.cumsum([0, *map(len, every)]).astype(np.int64)
    signed = np.fromiter((lit for clause in every for lit in clause), np.int64, int(starts[-1]))
    literals = 2 * np.abs(signed) + (signed < 0)
    return [
        np.array(events, dtype=np.int64),
        starts,
        literals,
        axioms,
        np.zeros(len(every), np.int64),
        np.full(2 * most + 2, -1, np.int64),
        np.full(2 * len(every), -1, np.int64),
        np.zeros(2 * most + 2, np.int64),
        np.zeros(most + 1, np.int64),
        np.zeros(3, np.int64),
    ]


def _numbered(
    clauses: Sequence[Clause], steps: Iterable[tuple[bool, Clause]]
) -> tuple[list[Clause], list[int]]:
    """All clauses one after the other, and which is added (n + 1) or deleted (-n - 1) when.

    A deletion names a clause by its literals, in any order; one that is not there is passed over.
    """
    every = list(clauses)
    events = list(range(1, len(clauses) + 1))
    standing: dict[frozenset[int], list[int]] = {}
    for number, clause in enumerate(clauses, start=1):
        standing.setdefault(frozenset(clause), []).append(number)
    for added, clause in steps:
        if added:
            every.append(clause)
            events.append(len(every))
            standing.setdefault(frozenset(clause), []).append(len(every))
        elif numbers := standing.get(frozenset(clause)):
            events.append(-numbers.pop())
    return every, events


def _checker(size: int) -> tuple[Any, bool]:
    """The function that checks, and whether it is the one in plain Python."""
    loaded = kernels.loaded("rup")
    if (size <= SMALL and not loaded) or not kernels.warm("rup"):
        return rup_plain.check, True
    from studio.engines.kernels.rup import check

    return check, False
