"""The sweep: drives the kernels over the layers of a plan, and bounds memory and time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

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


class Interrupted(Exception):
    """The token stopped the sweep."""


class OutOfRoom(Exception):
    """The sweep may not drop states, and there is no room for more."""


@dataclass(frozen=True)
class Notes:
    """What a layer's states led to, kept for the way back.

    State ``s`` has count ``counts[s]`` (in limbs) and the followers ``first[s]`` to ``first[s + 1]``:
    their rows in the next layer (-1: a complete line), and the links chosen (see ``narrow.propose``).
    """

    counts: Words
    first: Ints
    followers: NDArray[np.int32]
    choices: NDArray[np.int16]


@dataclass
class Sweep:
    """One run over a plan; read ``total``, ``exact`` and ``peak`` when :meth:`run` is through.

    ``most`` bounds the states of a layer; beyond it states are dropped, and ``total`` becomes a
    lower bound (``exact`` False). With ``keep`` the sweep notes every follower (``notes``) and raises
    OutOfRoom instead.
    """

    plan: Plan
    most: int | None = None
    keep: bool = False
    total: int = 0
    exact: bool = True
    peak: int = 0
    notes: list[Notes] = field(default_factory=list)
    bytes_kept: int = 0

    def run(self, token: Token) -> Iterator[Progress]:
        """Count; yields the layers done and the states alive. Raises Interrupted."""
        flag = np.zeros(1, np.uint8)

        def wake() -> None:
            flag[0] = 1

        token.on_cancel(wake)
        try:
            # Hashing wraps around on purpose; plain NumPy, without the compiler, would complain.
            with np.errstate(over="ignore"):
                yield from self._layers(token, flag)
        finally:
            token.forget(wake)

    def _layers(self, token: Token, flag: NDArray[np.uint8]) -> Iterator[Progress]:
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
            layer_run = _Layer(self, layer, rows, used, before, limbs, flag)
            for _ in layer_run.run(token):
                pass
            rows, used = layer_run.table, layer_run.used
            self.peak = max(self.peak, used)
            yield Progress(f"{used:,} states alive", layer + 1, plan.layers)
            if used == 0:
                return

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
    """Taking one node: tables that grow, chunks, and the look at the token between them."""

    def __init__(
        self,
        sweep: Sweep,
        layer: int,
        rows: Words,
        count: int,
        limbs_in: int,
        limbs: int,
        flag: NDArray[np.uint8],
    ) -> None:
        self.sweep, self.layer, self.rows, self.count = sweep, layer, rows, count
        self.limbs_in, self.limbs, self.flag = limbs_in, limbs, flag
        plan = sweep.plan
        self.words = plan.words
        self.fan = plan.fan(layer) * kernel.BATCH
        self.width = self.words + limbs
        self.room = sweep.room(self.width)
        size = min(self.room, max(FEWEST_ROWS, 2 * count + self.fan))
        self.table = np.empty((size, self.width), np.uint64)
        self._index()
        self.place = np.zeros(4, np.int64)
        self.answer = np.zeros((1, limbs + 1), np.uint64)
        self.used = 0
        notes = 2 * count + self.fan if sweep.keep else 0
        self.followers = np.empty(notes, np.int32)
        self.choices = np.empty(notes, np.int16)
        self.numbers = np.zeros(count if sweep.keep else 0, np.int32)

    def _index(self) -> None:
        length = 1 << (2 * len(self.table) - 1).bit_length()
        self.index = np.full(length, -1, np.int32)

    def run(self, token: Token) -> Iterator[None]:
        """Send all states on."""
        plan, place = self.sweep.plan, self.place
        out = np.zeros((self.fan, self.words), np.uint64)
        marks = np.zeros(self.fan, np.int64)
        scratch = np.zeros((2, plan.slots), np.int64)
        menu = np.zeros((4 * plan.fan(self.layer), 4), np.int64)
        origins = np.zeros(self.fan, np.int64)
        layer = self.layer
        fits = plan.steps.fits[plan.nodes[layer]]
        node = plan.meta[layer]
        links = slice(int(node[1]), int(node[1] + node[2]))
        targets = plan.edges[links, 0].astype(np.uint64)
        flags = plan.edges[links, 2].copy()
        while place[kernel.POSITION] < self.count:
            if token.stopped:
                raise Interrupted
            at, used = int(place[kernel.POSITION]), int(place[kernel.USED])
            full = len(self.table) >= self.room
            if not full and used + self.fan > len(self.table):
                self._grow(used)
                continue
            if self.sweep.keep:
                self._make_notes(int(place[kernel.NOTED]), full and used + self.fan > self.room)
            kernel.forward(
                self.rows,
                min(self.count, at + CHUNK),
                self.words,
                self.limbs_in,
                self.table,
                self.limbs,
                self.index,
                place,
                self.flag,
                full,
                plan.config,
                node,
                targets,
                flags,
                plan.delta[links],
                plan.begin[layer],
                plan.left[layer],
                plan.guard,
                plan.held[layer],
                plan.labels[layer],
                plan.steps.gaps,
                fits,
                out,
                marks,
                origins,
                scratch,
                menu,
                self.answer,
                self.followers,
                self.choices,
                self.numbers,
            )
            yield
        self.used = int(place[kernel.USED])
        self._close()

    def _grow(self, used: int) -> None:
        """A table of twice the size, with what the old one holds."""
        size = min(self.room, 2 * len(self.table))
        table = np.empty((size, self.width), np.uint64)
        table[:used] = self.table[:used]
        self.table = table
        self._index()
        kernel.enter_all(table, used, self.words, self.index)

    def _make_notes(self, noted: int, full: bool) -> None:
        if full:
            raise OutOfRoom
        if noted + self.fan > len(self.followers):
            self.followers = np.resize(self.followers, 2 * len(self.followers))
            self.choices = np.resize(self.choices, 2 * len(self.choices))

    def _close(self) -> None:
        sweep = self.sweep
        sweep.total += _sum(self.answer, 1, 0)
        sweep.exact = sweep.exact and self.place[kernel.DROPPED] == 0
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
