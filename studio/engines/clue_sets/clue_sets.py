"""Sets of clues that fix a line: minimal ones, from which no clue can go.

What fixes a line leaves it no counterexample (see ``counterexamples``); every counterexample names
choices of which one must be kept.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Generator, Mapping, Sequence

from studio.engines.clue_sets.counterexamples import (
    Alone,
    Choice,
    Counterexample,
    Counterexamples,
    rivals,
)
from studio.engines.engine import Token
from studio.puzzle import StepAt
from studio.records import dataclass

PARTS = 4
"""Random parts of the choices that the first proof is looked for in, one after the other."""

SPACING = 6
"""Steps between the labels that a line begins with, where its counterexamples are dear."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The choices kept by now; ``needed`` of them are proved so.

    ``fixes``: with these the line has no counterexample.
    """

    choices: frozenset[int]
    needed: int
    fixes: bool


@dataclass(frozen=True, slots=True)
class ClueSet:
    """Choices that fix the line; ``minimal`` if it is proved that none of them can go."""

    choices: frozenset[int]
    minimal: bool


def minimal_set(
    counterexamples: Counterexamples, rng: random.Random, token: Token
) -> Generator[Kept, None, ClueSet | None]:
    """A minimal set of choices that fixes the line; None where all of them together do not.

    None too if the token stopped it before any set was known. Settles choices of
    ``counterexamples``, which serve for nothing else afterwards.
    """
    start = yield from _start(counterexamples, rng, token)
    if start is None:
        return None
    known = _Known(start)
    # Low weights are tried first, so they go first.
    rank = {
        i: rng.random() ** (1 / max(counterexamples.choices[i].weight, 1e-9)) for i in sorted(start)
    }
    for place in sorted(start, key=rank.__getitem__):
        if place in known.chosen and place not in known.needed:
            open_ = known.chosen - known.needed - {place}
            match counterexamples.ask(open_, token, place):
                case Counterexample(broken):
                    known.learn(broken)
                case Alone(core):
                    gone = {place, *(open_ - core)}
                    known.drop(gone)
                    counterexamples.settle(gone, held=False)
                case _:
                    return ClueSet(frozenset(known.chosen), minimal=False)
            counterexamples.settle(known.news(), held=True)
            yield Kept(frozenset(known.chosen), len(known.needed), fixes=True)
    return ClueSet(frozenset(known.chosen), minimal=True)


class _Known:
    """What counterexamples have told: of the choices that a counterexample breaks one must be
    kept."""

    def __init__(self, chosen: Collection[int]) -> None:
        self.chosen = set(chosen)
        self.needed: set[int] = set()
        self._broken: dict[int, set[int]] = {}
        """What is left of the counterexamples that break none of those needed, in the order in
        which they were found."""
        self._naming: dict[int, list[int]] = {place: [] for place in chosen}
        """For each choice the counterexamples that break it."""
        self._found = 0
        self._new: list[int] = []

    def learn(self, broken: frozenset[int]) -> None:
        """A counterexample that breaks these was found."""
        left = self.chosen & broken
        if left.isdisjoint(self.needed):
            self._found += 1
            self._broken[self._found] = left
            for place in left:
                self._naming[place].append(self._found)
            self._look((self._found,))

    def drop(self, places: Collection[int]) -> None:
        """These go; choices that a counterexample now names alone become needed."""
        self.chosen.difference_update(places)
        fewer: set[int] = set()
        for place in places:
            for found in self._naming.pop(place, ()):
                if found in self._broken:
                    self._broken[found].discard(place)
                    fewer.add(found)
        self._look(sorted(fewer))

    def news(self) -> list[int]:
        """The choices that have become needed since the last time."""
        new, self._new = self._new, []
        return new

    def _look(self, changed: Collection[int]) -> None:
        for found in changed:
            broken = self._broken.get(found, ())
            if len(broken) == 1:
                (place,) = broken
                self._new.append(place)
                self.needed.add(place)
                for other in self._naming.pop(place):
                    self._broken.pop(other, None)


# -- where to begin ------------------------------------------------------------------------------


def _start(
    counterexamples: Counterexamples, rng: random.Random, token: Token
) -> Generator[Kept, None, set[int] | None]:
    """Choices that fix the line; None where there are none, or the token stopped the search."""
    others = _others(counterexamples.choices)
    if not counterexamples.tells_cores:
        spaced = _spaced(counterexamples.choices, rng)
        if others:
            spaced = set(_fitting(counterexamples.choices, others, rng, spaced))
        return (yield from _repaired(counterexamples, spaced, others, rng, token))
    everything: Collection[int] = range(len(counterexamples.choices))
    if others:
        fitting = _fitting(counterexamples.choices, others, rng, everything)
        counterexamples.settle(sorted(set(everything) - set(fitting)), held=False)
        everything = fitting
    # A proof is made of what is held first. By place alone it would leave out the last row of every
    # board; quite at random it would take longer to find.
    part = {place: rng.randrange(PARTS) for place in everything}
    match counterexamples.ask(sorted(everything, key=part.__getitem__), token):
        case Alone(core):
            counterexamples.settle([place for place in everything if place not in core], held=False)
            yield Kept(core, 0, fixes=True)
            return set(core)
    return None


def _others(choices: Sequence[Choice]) -> dict[int, set[int]]:
    """For each choice that others exclude, these."""
    found: dict[int, set[int]] = {}
    for one, other in rivals(choices):
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


def _fitting(
    choices: Sequence[Choice],
    others: Mapping[int, Collection[int]],
    rng: random.Random,
    places: Collection[int],
) -> list[int]:
    """As many of some choices as fit each other; of those that do not, likelier the weightier."""
    rank = {i: rng.random() ** (1 / max(choices[i].weight, 1e-9)) for i in sorted(places)}
    kept: set[int] = set()
    for place in sorted(places, key=rank.__getitem__, reverse=True):
        if kept.isdisjoint(others.get(place, ())):
            kept.add(place)
    return sorted(kept)


def _repaired(
    counterexamples: Counterexamples,
    chosen: set[int],
    others: Mapping[int, Collection[int]],
    rng: random.Random,
    token: Token,
) -> Generator[Kept, None, set[int] | None]:
    """The choices, and for every counterexample that comes up one more that keeps it away."""
    while True:
        match counterexamples.ask(chosen, token):
            case Counterexample(broken):
                more = sorted(i for i in broken if chosen.isdisjoint(others.get(i, ())))
                if not more:
                    return None
                weights = [counterexamples.choices[i].weight for i in more]
                chosen.add(rng.choices(more, weights)[0])
                yield Kept(frozenset(chosen), 0, fixes=False)
            case Alone():
                return chosen
            case _:
                return None


def _spaced(choices: Sequence[Choice], rng: random.Random) -> set[int]:
    """About every sixth label; in place of some of them, as weights have it, two other choices."""
    weights = [choice.weight for choice in choices]
    steps = [_step(choice) for choice in choices]
    others = [i for i, step in enumerate(steps) if step < 0]
    most = max((weights[i] for i in others), default=0.0)
    found: set[int] = set()
    end = max(steps, default=0) if len(others) < len(choices) else len(choices)
    for low in range(rng.randrange(SPACING), end + 1, SPACING):
        near = [i for i, step in enumerate(steps) if low <= step < low + SPACING // 2]
        label = max((weights[i] for i in near), default=0.0)
        if near and rng.random() * (label + most) < label:
            found.add(rng.choices(near, [weights[i] for i in near])[0])
        elif others:
            found.update(rng.choices(others, [weights[i] for i in others], k=2))
    return found


def _step(choice: Choice) -> int:
    """The first step that a choice speaks of; -1 if it speaks of none."""
    return min((c.step for c in choice.constraints if isinstance(c, StepAt)), default=-1)
