"""Layers of a plan that repeat, such as the rows of a board without clues.

In such a *round* the same states have the same followers as in the round before, under other names
of their slots. So states are looked up once, and every further round only follows the notes of it.
The states of a round are numbered in the order in which they are met. What a round can meet for the
first time in its k-th turn stands behind what it met before, so each turn follows the beginning of
the notes only.
"""

from __future__ import annotations

import numpy as np

from studio.engines.counting.layout import Ints, Words
from studio.engines.counting.plan import NARROW_SLOTS, Plan
from studio.engines.kernels import fields
from studio.records import dataclass

FEWEST_SLOTS = 12
"""Smaller boards are through before the rounds are found."""

FEWEST_TIMES = 3

ALIKE = [
    fields.EDGES,
    fields.KIND,
    fields.MAY_COMPLETE,
    fields.MUSTS,
    fields.ENDS_LATER,
    fields.LAST,
    fields.FAN,
]
"""What layers that repeat have in common, beside where their edges lead and the edges' flags."""


@dataclass(frozen=True)
class Rounds:
    """From layer ``start`` on ``times`` rounds of ``length`` layers each.

    ``wrap`` tells how the slots are named at the beginning of a round that are named otherwise at
    its end, ``last`` how those at the first beginning are named after the last round.
    """

    start: int
    length: int
    times: int
    wrap: Words
    last: Words

    @property
    def end(self) -> int:
        """The layer after the last round."""
        return self.start + self.length * self.times


def rounds(plan: Plan) -> Rounds | None:
    """The longest stretch of a plan that repeats; None if there is none worth the trouble.

    Only for states of one word without counters.
    """
    if plan.mode != fields.NARROW or plan.words > 1 or plan.slots < FEWEST_SLOTS:
        return None
    start, end, length = _longest(_kinds(plan))
    met = _first_met(plan)
    # The first layers of the stretch may have less of a frontier than those that repeat them.
    while not np.array_equal(_frontier(met, start), _frontier(met, start + length)):
        start += 1
    times = (end - start) // length
    frontier = start + _frontier(met, start)
    if times < FEWEST_TIMES or not len(frontier):
        return None
    slot = plan.meta[:, fields.SLOT]
    wrap = _names(slot[frontier + length], slot[frontier])
    last = _names(slot[frontier], slot[frontier + length * times])
    return Rounds(start, length, times, wrap, last)


def _kinds(plan: Plan) -> Ints:
    """A number for each layer; layers of equal numbers do the same."""
    first = plan.meta[:, fields.FIRST_EDGE].tolist()
    last = (plan.meta[:, fields.FIRST_EDGE] + plan.meta[:, fields.EDGES]).tolist()
    rows = plan.meta[:, ALIKE].tolist()
    edges = list(zip(plan.offsets.tolist(), plan.flags.tolist(), strict=True))
    known: dict[object, int] = {}
    kinds = [
        known.setdefault((tuple(row), tuple(edges[a:b])), len(known))
        for row, a, b in zip(rows, first, last, strict=True)
    ]
    return np.array(kinds)


def _longest(kinds: Ints) -> tuple[int, int, int]:
    """(first layer, layer after the last, layers a round) of the longest repetition, with the
    shortest rounds.

    There is a layer after it.
    """
    best = (0, 0, 1)
    for length in range(2, len(kinds) // FEWEST_TIMES + 1):
        breaks = np.flatnonzero(kinds[:-length] != kinds[length:])
        edges = np.concatenate(([-1], breaks, [len(kinds) - length]))
        run = int(np.argmax(np.diff(edges)))
        start = int(edges[run]) + 1
        end = min(int(edges[run + 1]) + length, len(kinds) - 1)
        if end - start > best[1] - best[0]:
            best = (start, end, length)
    return best


def _first_met(plan: Plan) -> Ints:
    """For each node the layer that meets it first; its own where no earlier one does."""
    met, source = np.arange(plan.layers), plan.layer_of_rows
    np.minimum.at(met, source + plan.offsets, source)
    return met


def _frontier(met: Ints, layer: int) -> Ints:
    """How many layers later the nodes are taken that were met before a layer."""
    return np.flatnonzero(met[layer:] < layer)


def _names(old: Ints, new: Ints) -> Words:
    """A permutation of all values of a slot that takes ``old`` slots to ``new`` ones."""
    every = np.arange(16)
    names = np.empty(16, np.uint64)
    names[old] = new
    slots = every[:NARROW_SLOTS]
    names[np.setdiff1d(slots, old)] = np.setdiff1d(slots, new)
    names[NARROW_SLOTS:] = every[NARROW_SLOTS:]
    return names
