"""Sets of clues that fix a line: minimal ones, from which no clue can go.

What fixes a line leaves it no counterexample (see ``counterexamples``); every counterexample names
choices of which one must be kept.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Generator, Sequence

from studio.engines.clue_sets.counterexamples import (
    Alone,
    Choice,
    Counterexample,
    Counterexamples,
    fitting,
    rivals,
)
from studio.engines.clue_sets.hitting_sets import HittingSets
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
    """A minimal set of choices that fixes the line; None where none that fit each other do.

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
    """Choices that fix the line and fit each other; None where there are none, or the token stopped
    the search.

    From some that fit, and for every counterexample that comes up one more that keeps it away.
    Where what could do so is excluded by what is there, some of that makes room: choices that keep
    all counterexamples away which are known by then, if there are such at all.
    """
    choices, whole = counterexamples.choices, counterexamples.tells_cores
    everything = range(len(choices))
    excluded = rivals(choices)
    others = _others(excluded)
    chosen = set(everything) if whole else _spaced(choices, rng)
    if excluded:
        chosen = fitting(choices, rng, chosen)
    # Those there are cost nothing: any that hit all sets will do.
    hitting = HittingSets([0] * len(choices), excluded)
    # A proof is made of what is held first. By place alone it would leave out the last row of every
    # board; quite at random it would take longer to find.
    part = [rng.randrange(PARTS) for _ in everything] if whole else []
    while True:
        asked = sorted(chosen, key=lambda i: (part[i], i)) if whole else chosen
        match counterexamples.ask(asked, token):
            case Counterexample(broken):
                if not broken:
                    return None
                if excluded:
                    hitting.hit(broken)
                more = sorted(i for i in broken if chosen.isdisjoint(others.get(i, ())))
                if more:
                    weights = [choices[i].weight for i in more]
                    chosen.add(rng.choices(more, weights)[0])
                else:
                    tried = hitting.smallest(1, token)
                    if tried is None:
                        return None
                    chosen = fitting(choices, rng, everything if whole else chosen, tried)
                yield Kept(frozenset(chosen), 0, fixes=False)
            case Alone(core) if whole:
                counterexamples.settle([i for i in everything if i not in core], held=False)
                yield Kept(core, 0, fixes=True)
                return set(core)
            case Alone():
                return chosen
            case _:
                return None


def _others(excluded: Sequence[tuple[int, int]]) -> dict[int, set[int]]:
    """For each choice that others exclude, these."""
    found: dict[int, set[int]] = {}
    for one, other in excluded:
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


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
