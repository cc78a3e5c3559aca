"""Smallest sets of clues that fix a line, proved: implicit hitting sets.

Every counterexample of the line breaks some choices, of which one must be kept. A smallest set
that hits all
of these is no larger than a smallest one that fixes the line; if it leaves no counterexample, it
is one (E.
Moreno-Centeno, R. M. Karp, "The implicit hitting set approach", Operations Research 61, 2013).
"""

from __future__ import annotations

import random
from collections.abc import Generator

from studio.engines.clue_sets.clue_sets import ClueSet
from studio.engines.clue_sets.counterexamples import Counterexample, Counterexamples, rivals
from studio.engines.clue_sets.hitting_sets import HittingSets
from studio.engines.engine import Stopped, Token
from studio.records import dataclass

CHAINS = 4
"""Small sets to hit that are made of each counterexample: they cost less than trying in vain."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The smallest set that is known to fix the line, and how small one is proved not to be."""

    best: frozenset[int]
    least: int


def fewest_set(
    counterexamples: Counterexamples,
    known: ClueSet,
    rng: random.Random,
    token: Token,
    below: int | None = None,
    enough: int = 0,
) -> Generator[Bounds, None, ClueSet]:
    """A smallest set of choices that fixes the line, or the best that was known in time.

    ``known`` is a set to begin with; that the answer is ``minimal`` here says that it is proved to
    be a smallest one. ``counterexamples`` must have nothing settled. Sets that are not smaller than
    ``below`` are not wanted: then ``known`` may come back unproved. One of no more than ``enough``
    ends the search.
    """
    best = known.choices
    costs = [choice.cost for choice in counterexamples.choices]
    size = sum(costs[place] for place in best)
    excluded = rivals(counterexamples.choices)
    hitting = HittingSets(costs, excluded)
    yield Bounds(best, hitting.least)
    while size > enough:
        tried = hitting.smallest(min(size, below or size), token)
        if tried is None:
            break
        # What was tried is extended until it fixes the line: a set to hit for every step.
        chosen = set(tried)
        while isinstance(reply := counterexamples.ask(chosen, token), Counterexample):
            for small in _shrunk(counterexamples, reply.broken, rng, token):
                hitting.hit(small)
                if not small & chosen:
                    chosen.add(rng.choice(sorted(small)))
        if isinstance(reply, Stopped):
            break
        reached = sum(costs[place] for place in chosen)
        if reached < size and not any(chosen.issuperset(pair) for pair in excluded):
            best, size = frozenset(chosen), reached
        yield Bounds(best, hitting.least)
    return ClueSet(best, minimal=size <= hitting.least)


def _shrunk(
    counterexamples: Counterexamples, broken: frozenset[int], rng: random.Random, token: Token
) -> list[frozenset[int]]:
    """Minimal sets of which one must be kept, within those that a counterexample breaks."""
    everything = frozenset(range(len(counterexamples.choices)))
    found = []
    for _ in range(CHAINS):
        small = broken
        order = sorted(broken)
        rng.shuffle(order)
        for place in order:
            # Is there a counterexample that agrees in this choice too?
            if place in small and len(small) > 1:
                reply = counterexamples.ask((everything - small) | {place}, token)
                if isinstance(reply, Counterexample):
                    small = reply.broken
        found.append(small)
    return found
