"""The states of layers that repeat, each looked up once, with notes where it leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field

import numpy as np
from numpy.typing import NDArray

from studio.engines.counting.back_pointers import Page, bits_for, number
from studio.engines.counting.layout import Ints, Words
from studio.engines.counting.plan import Plan
from studio.engines.counting.rounds import Rounds
from studio.engines.kernels import fields, sweep, table
from studio.engines.kernels import rounds as kernel
from studio.engines.kernels.back_pointers import follow
from studio.engines.kernels.layers import PageArrays
from studio.records import dataclass

STATES_A_SLOT, SPARE_SLOTS = 3, 4
"""About as many states does a layer have: a power (as of Motzkin numbers) of all slots but some."""

ENDLESS = 1 << 60
"""States that a layer may send on before it takes a breath; one layer is quick enough."""

FRESH = 1 << 22
"""Words of memory to begin at a time: large pieces come in large pages, which are quicker."""

Index = NDArray[np.int32]
Forward = Callable[[Words, Index, Ints, PageArrays], int]
"""``sweep.forward`` for one layer: tables, index, place, and a page to write on."""


@dataclass(frozen=True)
class Reach:
    """So many states has a layer in some turn of a round, with so many batches and notes."""

    states: int
    batches: int
    back_pointers: int


@dataclass
class States:
    """All states before each layer of a round, in the order in which they are met.

    Column ``c`` of ``keys`` are those before the round's layer ``c``; the last column are those of
    column 0 as slots are named after the round. ``reached[turn][c]`` is the part of layer ``c``
    that the ``turn``-th round can meet; ``ended[turn]`` how many states it ends with.
    """

    plan: Plan
    rounds: Rounds
    room: int
    reached: list[list[Reach]] = field(default_factory=list)
    ended: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        length, fan = self.rounds.length, self.plan.fan
        self.bits = _bits(self.plan, self.room)
        self.keys = np.empty((length + 1, self.room, 1), np.uint64)
        self.back_pointers = np.empty((length, fan * (self.room + sweep.BATCH)), np.uint32)
        batches = self.room // sweep.BATCH + self.rounds.times + 1
        self.batches = np.empty((length, batches, 4), np.int64)
        self._used = [0] * (length + 1)
        self._now = [Reach(0, 0, 0)] * length

    @property
    def peak(self) -> int:
        """The most states of a layer."""
        return max(self._used)

    @property
    def nbytes(self) -> int:
        """Bytes that keys and notes take."""
        return 8 * sum(self._used) + 4 * sum(reach.back_pointers for reach in self._now)

    @property
    def complete(self) -> bool:
        """Are all states found?"""
        return len(self.ended) == self.rounds.times

    def find(self, keys: Words, forward: Forward) -> Iterator[None]:
        """Look up all that the rounds can meet from these states on; yields after each layer.

        Ends early where there is no room for more, or ``forward`` was cancelled.
        """
        count = len(keys)
        if count > self.room:
            return
        index = np.full((self.rounds.length, 2 * self.room), -1, np.int32)
        self.keys[0, :count, 0] = self.keys[-1, :count, 0] = keys
        kernel.rename(self.keys[-1, :count, 0], np.argsort(self.rounds.wrap).astype(np.uint64))
        table.enter_all(self.keys[-1], count, 1, index[-1])
        self._used[0] = self._used[-1] = count
        for _ in range(self.rounds.times):
            for layer in range(self.rounds.length):
                if self._now[layer].states < self._used[layer]:
                    if not self._look_up(layer, index[layer], forward):
                        return
                    yield
            self._wrap()
            self.reached.append(list(self._now))
            self.ended.append(self._used[-1])

    def _look_up(self, layer: int, index: Index, forward: Forward) -> bool:
        """Expand the states of a layer that are new; was there room?"""
        now = self._now[layer]
        place = np.zeros(12, np.int64)
        place[sweep.LAYER] = self.rounds.start + layer
        place[sweep.POSITION], place[sweep.COUNT] = now.states, self._used[layer]
        place[sweep.USED], place[sweep.MASK] = self._used[layer + 1], len(index) - 1
        back_pointers, batches = (
            self.back_pointers[layer, now.back_pointers :],
            self.batches[layer, now.batches :],
        )
        nothing = np.empty(0, np.uint64)
        tables = self.keys[layer : layer + 2]
        forward(tables, index, place, PageArrays(self.bits, back_pointers, nothing, batches))
        if place[sweep.MASK] != 0:
            return False
        self._now[layer] = Reach(
            self._used[layer],
            now.batches + int(place[sweep.BATCHES]),
            now.back_pointers + int(place[sweep.NOTED]),
        )
        self._used[layer + 1] = int(place[sweep.COUNT])
        return True

    def _wrap(self) -> None:
        """What is new after the last layer is new before the first."""
        fresh = slice(self._used[0], self._used[-1])
        self.keys[0, fresh] = self.keys[-1, fresh]
        kernel.rename(self.keys[0, fresh, 0], self.rounds.wrap)
        self._used[0] = self._used[-1]

    def goals(self, turn: int, layer: int) -> int:
        """How many states a layer leads to in a turn."""
        following = self.reached[turn][layer + 1 :]
        return following[0].states if following else self.ended[turn]

    def last(self) -> Words:
        """The keys of the states after the last round, as slots are named then."""
        keys = self.keys[0, : self.ended[-1]].copy()
        kernel.rename(keys[:, 0], self.rounds.last)
        return keys


class Counts:
    """The counts of the states of one layer, in limbs; the next layer's after each step."""

    def __init__(self, rows: Words, bits: int) -> None:
        """From a row of limbs a state; ``bits`` hold the sum of them all."""
        self.limbs, self.bits = rows.shape[1], bits
        self.values = rows.flatten()
        self._spare = [np.empty(0, np.uint64), np.empty(0, np.uint64)]
        self._fresh = np.empty(0, np.uint64)

    def page(self, states: States, turn: int, layer: int) -> Page:
        """The notes of a layer in one turn, with these counts, which get room to grow first."""
        self._widen(int(states.plan.meta[states.rounds.start + layer, fields.FAN]))
        reach = states.reached[turn][layer]
        batches = states.batches[layer, : reach.batches].copy()
        batches[:, 0] += turn * states.rounds.length
        back_pointers = states.back_pointers[layer, : reach.back_pointers]
        return Page(back_pointers, self.values, batches, self.limbs, states.bits)

    def follow(self, page: Page, goals: int, keep: bool) -> int:
        """Send the counts on to so many states; answers how many lines are complete with that.

        The new counts are overwritten two steps later, unless they are to be kept.
        """
        target = self._blank((goals + 1) * self.limbs, keep)
        follow(self.limbs)(
            page.bits, page.back_pointers, page.batches, self.limbs, self.values, target
        )
        self.values = target[self.limbs :]
        return number(target[: self.limbs].tolist())

    def _blank(self, size: int, keep: bool) -> Words:
        if keep:
            if len(self._fresh) < size:
                self._fresh = np.zeros(max(size, FRESH), np.uint64)
            blank, self._fresh = self._fresh[:size], self._fresh[size:]
            return blank
        self._spare.reverse()
        if len(self._spare[0]) < size:
            self._spare[0] = np.empty(2 * size, np.uint64)
        blank = self._spare[0][:size]
        blank.fill(0)
        return blank

    def _widen(self, fan: int) -> None:
        """A limb more where the sum of all counts could grow out of those there are."""
        growth = (fan - 1).bit_length()
        if self.bits + growth > 64 * self.limbs:
            rows = self.values.reshape(-1, self.limbs)
            self.bits = table.bits_of_sum(rows, len(rows), 0)
            if self.bits + growth > 64 * self.limbs:
                self.values = np.pad(rows, ((0, 0), (0, 1))).ravel()
                self.limbs += 1
        self.bits += growth


def rooms(plan: Plan, rounds: Rounds, most: int, memory: int) -> Iterator[int]:
    """How many states a layer of a round might have, growing, within so many states and bytes."""
    room = 1 << (STATES_A_SLOT ** max(plan.slots - SPARE_SLOTS, 0) + 4 * sweep.BATCH).bit_length()
    while True:
        # Keys, two places of the index and notes of all followers.
        needed = (rounds.length + 1) * (room + sweep.BATCH) * (8 + 8 + 4 * plan.fan)
        if room > 2 * most or needed > memory or _bits(plan, room) == table.WIDE_BITS:
            return
        yield room
        room *= 4


def _bits(plan: Plan, room: int) -> int:
    return bits_for(int(plan.meta[:, fields.EDGES].max()), room)
