"""The sweep: drives the kernels over the layers of a plan, and bounds memory and time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from studio.engines.engine import Token
from studio.engines.events import Progress
from studio.engines.frontier_plan import Ints, Plan, Words
from studio.engines.kernels import sweep as kernel

MEMORY = 640_000_000
"""Bytes that the tables of one sweep may take."""

CHUNK = 50_000
"""States sent on between two looks at the clock: some milliseconds."""

FEWEST_ROWS = 1024


class Interrupted(Exception):  # noqa: N818 - a way out, not an error
    """The token stopped the sweep."""


class OutOfRoom(Exception):  # noqa: N818 - a refusal, not an error
    """The sweep may not drop states, and there is no room for more."""


@dataclass(frozen=True)
class Notes:
    """What a layer's states led to, kept for the way back.

    State ``s`` has count ``counts[s]`` (in limbs) and the followers ``first[s]`` to
    ``first[s + 1]``: their rows in the next layer (-1: a complete line), and the links chosen (the
    marks of ``narrow.expand``).
    """

    counts: Words
    first: Ints
    followers: NDArray[np.int32]
    choices: NDArray[np.int16]


@dataclass
class Sweep:
    """One run over a plan; read ``total``, ``exact`` and ``peak`` when :meth:`run` is through.

    ``most`` bounds the states of a layer; beyond it states are dropped, and ``total`` becomes a
    lower bound (``exact`` False). With ``keep`` the sweep notes every follower (``notes``) and
    raises OutOfRoom instead.
    """

    plan: Plan
    most: int | None = None
    keep: bool = False
    total: int = 0
    exact: bool = True
    peak: int = 0
    notes: list[Notes] = field(default_factory=list)
    bytes_kept: int = 0

    def run(self, token: Token, clock: Token | None = None) -> Iterator[Progress]:
        """Count; yields the layers done and the states alive.

        Raises Interrupted when ``token`` or the time of ``clock`` says stop.
        """
        flag = np.zeros(1, np.uint8)

        def wake() -> None:
            flag[0] = 1

        token.on_cancel(wake)
        try:
            # Hashing wraps around on purpose; plain NumPy, without the compiler, would complain.
            with np.errstate(over="ignore"):
                yield from self._layers((token, clock or Token()), flag)
        finally:
            token.forget(wake)

    def _layers(self, tokens: tuple[Token, Token], flag: NDArray[np.uint8]) -> Iterator[Progress]:
        # Before each layer the limbs of its counts are widened as far as they could grow in it, by
        # a bound that is made exact when it no longer fits: so nothing ever overflows.
        plan = self.plan
        words = plan.words
        rows = np.zeros((1, words + 1), np.uint64)
        rows[0, :words] = plan.start
        rows[0, words] = 1
        used, limbs, bound = 1, 1, 1
        for layer in range(plan.layers):
            fan = plan.fan(layer)
            if (bound * fan).bit_length() > 64 * limbs:
                bound = _sum(rows, used, words)
            bound *= fan
            before, limbs = limbs, max(limbs, -(-bound.bit_length() // 64))
            step = _Layer(self, layer, rows, used, (before, limbs), flag)
            while step.going():
                if any(token.stopped for token in tokens):
                    raise Interrupted
                step.send_on()
            step.close()
            rows, used = step.table, step.used
            yield Progress(f"{used:,} states alive", layer + 1, plan.layers)
            if used == 0:
                return

    @cached_property
    def scratch(self) -> tuple[Words, Ints, Ints, Ints, Ints]:
        """Room for the followers of a batch, as the kernels want it; one for all layers."""
        plan = self.plan
        fan = max(map(plan.fan, range(plan.layers)))
        return (
            np.zeros((fan * kernel.BATCH, plan.words), np.uint64),
            np.zeros(fan * kernel.BATCH, np.int64),
            np.zeros(fan * kernel.BATCH, np.int64),
            np.zeros((2, plan.slots), np.int64),
            np.zeros((4 * fan, 4), np.int64),
        )

    def room(self, words: int) -> int:
        """How many rows of so many words a table may have."""
        # Two tables of rows, and for each row of the newer up to four places of four bytes.
        most = (MEMORY - self.bytes_kept) // (2 * 8 * words + 16)
        return max(FEWEST_ROWS, min(most, self.most or most))


def _sum(rows: Words, used: int, words: int) -> int:
    """The exact sum of all counts."""
    total = 0
    for j in range(words, rows.shape[1]):
        column = rows[:used, j]
        low = int((column & np.uint64(0xFFFFFFFF)).sum())
        high = int((column >> np.uint64(32)).sum())
        total += (low + (high << 32)) << (64 * (j - words))
    return total


class _Layer:
    """Taking one node: tables that grow, and chunks between which the caller looks at the clock."""

    def __init__(
        self,
        sweep: Sweep,
        layer: int,
        rows: Words,
        count: int,
        limbs: tuple[int, int],
        flag: NDArray[np.uint8],
    ) -> None:
        plan = sweep.plan
        self.sweep, self.rows, self.count, self.flag = sweep, rows, count, flag
        self.words = plan.words
        self.limbs_in, self.limbs = limbs
        self.fan = len(sweep.scratch[1])
        self.width = self.words + self.limbs
        self.room = sweep.room(self.width)
        self.task = plan.layer(layer)
        self.table = np.empty((self._size(2 * count), self.width), np.uint64)
        self._index()
        self.place = np.zeros(4, np.int64)
        self.answer = np.zeros((1, self.limbs + 1), np.uint64)
        notes = 2 * count + self.fan if sweep.keep else 0
        self.followers = np.empty(notes, np.int32)
        self.choices = np.empty(notes, np.int16)
        self.numbers = np.zeros(count if sweep.keep else 0, np.int32)

    @property
    def used(self) -> int:
        """States of the new table."""
        return int(self.place[kernel.USED])

    def going(self) -> bool:
        """Are there states left to send on?"""
        return int(self.place[kernel.POSITION]) < self.count

    def send_on(self) -> None:
        """Send some thousand states on, or make room."""
        full = len(self.table) >= self.room
        crowded = self.used + self.fan > len(self.table)
        if crowded and not full:
            self._grow()
            return
        if self.sweep.keep:
            if crowded:
                raise OutOfRoom
            self._make_notes()
        # A sweep that keeps its layers drops nothing: the kernel stops where it gets crowded.
        kernel.forward(*self._arguments(full and not self.sweep.keep))

    def _arguments(self, full: bool) -> tuple[Any, ...]:
        """What the kernel takes, in its order."""
        return (
            self.rows,
            min(self.count, int(self.place[kernel.POSITION]) + CHUNK),
            self.words,
            self.limbs_in,
            self.table,
            self.limbs,
            self.index,
            self.place,
            self.flag,
            full,
            *self.task,
            *self.sweep.scratch,
            self.answer,
            self.followers,
            self.choices,
            self.numbers,
        )

    def close(self) -> None:
        """Tell the sweep what came out."""
        sweep = self.sweep
        sweep.total += sum(int(limb) << (64 * j) for j, limb in enumerate(self.answer[0]))
        sweep.exact = sweep.exact and self.place[kernel.DROPPED] == 0
        sweep.peak = max(sweep.peak, self.used)
        if not sweep.keep:
            return
        noted = int(self.place[kernel.NOTED])
        first = np.zeros(self.count + 1, np.int64)
        np.cumsum(self.numbers, out=first[1:])
        notes = Notes(
            self.rows[: self.count, self.words :].copy(),
            first,
            self.followers[:noted].copy(),
            self.choices[:noted].copy(),
        )
        sweep.notes.append(notes)
        sweep.bytes_kept += notes.counts.nbytes + first.nbytes + 6 * noted
        if sweep.bytes_kept > MEMORY:
            raise OutOfRoom

    def _size(self, wanted: int) -> int:
        return min(self.room, max(FEWEST_ROWS, wanted + self.fan))

    def _index(self) -> None:
        # At most half full, so that searches are short.
        self.index = np.full(1 << (2 * len(self.table) - 1).bit_length(), -1, np.int32)

    def _grow(self) -> None:
        """A table of twice the size, with what the old one holds."""
        table = np.empty((self._size(2 * len(self.table)), self.width), np.uint64)
        table[: self.used] = self.table[: self.used]
        self.table = table
        self._index()
        kernel.enter_all(table, self.used, self.words, self.index)

    def _make_notes(self) -> None:
        """Room for the notes of a batch at least."""
        if self.place[kernel.NOTED] + self.fan > len(self.followers):
            self.followers = np.resize(self.followers, 2 * len(self.followers))
            self.choices = np.resize(self.choices, 2 * len(self.choices))
