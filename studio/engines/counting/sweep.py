"""The sweep: drives the kernels over the layers of a plan, and bounds memory and time."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import field, replace

import numpy as np
from numpy.typing import NDArray

from studio.engines.counting.back_pointers import (
    FIRST_NOTES,
    GROWTH,
    PAGE_BYTES,
    Book,
    Page,
    bits_for,
    number,
)
from studio.engines.counting.layout import Bools, Ints, Words
from studio.engines.counting.plan import Plan
from studio.engines.counting.repeat import ENDLESS, Counts, Index, States, rooms
from studio.engines.counting.rounds import Rounds, rounds
from studio.engines.engine import Token
from studio.engines.events import Progress
from studio.engines.kernels import fields
from studio.engines.kernels import sweep as kernel
from studio.engines.kernels.layers import Layers, PageArrays, Room
from studio.records import dataclass

MEMORY = 640_000_000
"""Bytes that the tables of one sweep may take."""

CHUNK = 50_000
"""States sent on between two looks at the clock: some milliseconds."""

FEWEST_ROWS = 1024
"""Whatever the limits say."""

FIRST_ROWS = 2048
"""To begin with: as many as small boards need, and what is not written on is never fetched."""


class Interrupted(Exception):  # noqa: N818 - a way out, not an error
    """The token stopped the sweep."""


class OutOfRoom(Exception):  # noqa: N818 - a refusal, not an error
    """The sweep may not drop states, and there is no room for more."""


@dataclass
class Sweep:
    """One run over a plan; read ``total``, ``exact`` and ``peak`` when :meth:`run` is through.

    ``most`` bounds the states of a layer; beyond it states are dropped, and ``total`` becomes a
    lower bound (``exact`` False). With ``keep`` the sweep notes every follower (in ``book``), with
    ``stepwise`` it yields after every layer; then it raises OutOfRoom instead. Of layers that
    repeat only those ``wanted`` keep their counts, if not all are. ``memory``: bytes that its
    tables may take, if not MEMORY.
    """

    plan: Plan
    most: int | None = None
    keep: bool = False
    stepwise: bool = False
    wanted: Bools | None = None
    memory: int | None = None
    book: Book = field(default_factory=Book)
    bytes_kept: int = 0

    def __post_init__(self) -> None:
        plan = self.plan
        self._place = np.zeros(12, np.int64)
        self._place[kernel.COUNT] = 1
        self._answer = np.zeros(2, np.uint64)
        rows = min(FIRST_ROWS, self._room(plan.words + 1))
        self._tables = np.empty((2, rows, plan.words + 1), np.uint64)
        self._tables[0, 0, : plan.words] = plan.start
        self._tables[0, 0, plan.words] = 1
        self._index = _index(self._tables)
        self._page = Page.none()
        self._ended = 0
        if self.keep:
            self._turn_page()

    @property
    def _memory(self) -> int:
        return MEMORY if self.memory is None else self.memory

    @property
    def total(self) -> int:
        """The lines found so far."""
        return self._ended + number(self._answer.tolist())

    @property
    def alive(self) -> int:
        """The states alive now."""
        return int(max(self._place[kernel.USED], self._place[kernel.COUNT]))

    @property
    def between_layers(self) -> bool:
        """Is the last layer begun also done?"""
        return bool(self._place[kernel.MASK] == 0)

    @property
    def exact(self) -> bool:
        """Was no state left out?"""
        return bool(self._place[kernel.DROPPED] == 0)

    @property
    def peak(self) -> int:
        """The most states that were alive at once."""
        return int(self._place[kernel.PEAK])

    @property
    def rows(self) -> Words:
        """The states before the next layer, a row each: the words of the key, then of the count."""
        return self._tables[int(self._place[kernel.SIDE]), : int(self._place[kernel.COUNT])]

    def resume(self, layer: int, rows: Words, bits: int) -> None:
        """Begin anew before a layer, with such rows; ``bits`` hold the sum of their counts."""
        place, limbs = self._place, rows.shape[1] - self.plan.words
        place[:] = 0
        place[kernel.LAYER], place[kernel.COUNT], place[kernel.BITS] = layer, len(rows), bits
        room = max(2 * len(rows), FIRST_ROWS)
        self._tables = np.empty((2, room, rows.shape[1]), np.uint64)
        self._tables[0, : len(rows)] = rows
        self._index = _index(self._tables)
        self._answer = np.zeros(limbs + 1, np.uint64)

    def run(
        self, token: Token, clock: Token | None = None, until: int | None = None
    ) -> Iterator[Progress]:
        """Count, all layers or those before ``until``; yields now and then the layers done.

        Raises Interrupted when ``token`` or the time of ``clock`` says stop.
        """
        flag = np.zeros(1, np.uint8)

        def wake() -> None:
            flag[0] = 1

        token.on_cancel(wake)
        try:
            # Hashing wraps around on purpose; plain NumPy, without the compiler, would complain.
            with np.errstate(over="ignore"):
                yield from self._layers((token, clock or Token()), flag, until)
        finally:
            token.forget(wake)

    def _layers(
        self, tokens: tuple[Token, Token], flag: NDArray[np.uint8], until: int | None
    ) -> Iterator[Progress]:
        turns = None if self.stepwise else rounds(self.plan)
        if turns is not None:
            yield from self._one_by_one(turns.start, tokens, flag)
            yield from self._in_rounds(turns, tokens, flag)
        yield from self._one_by_one(self.plan.layers if until is None else until, tokens, flag)
        self._file_page()

    def _one_by_one(
        self, until: int, tokens: tuple[Token, Token], flag: NDArray[np.uint8]
    ) -> Iterator[Progress]:
        """All layers before ``until``."""
        # The kernel does layer after layer by itself, and comes back for room or for a breath.
        plan, place = self.plan, self._place
        task, scratch = _task(plan, until), _scratch(plan)
        strict = self.keep or self.stepwise
        while True:
            _look(tokens)
            full = self._tables.shape[1] >= self._room(self._tables.shape[2])
            status = kernel.forward(
                self._tables, self._index, place, flag, full and not strict, self.stepwise, CHUNK,
                task, scratch, self._answer, self._page.arrays,
            )  # fmt: skip
            if status == kernel.OVER:
                break
            if status == kernel.LIMB:
                self._remake(self._tables.shape[1], limbs=1)
                self._answer = np.append(self._answer, np.uint64(0))
                if self.keep:
                    self._turn_page()
            elif status == kernel.ROOM:
                if full:
                    raise OutOfRoom
                self._remake(2 * self._tables.shape[1])
                if self.keep and not self._page.reaches(self._tables.shape[1]):
                    self._turn_page()
            elif status == kernel.NOTES:
                self._turn_page()
            else:
                yield Progress(int(place[kernel.LAYER]), plan.layers)

    def _in_rounds(
        self, turns: Rounds, tokens: tuple[Token, Token], flag: NDArray[np.uint8]
    ) -> Iterator[Progress]:
        """The layers that repeat; none of them, where there is no room to keep their states."""
        states = yield from self._states(turns, tokens, flag)
        if states is None:
            return
        self._file_page()
        self.bytes_kept += states.nbytes
        counts = Counts(self.rows[:, self.plan.words :], int(self._place[kernel.BITS]))
        kept = np.full(self.plan.layers, self.keep) if self.wanted is None else self.wanted
        for turn in range(turns.times):
            for layer in range(turns.length):
                _look(tokens)
                page = counts.page(states, turn, layer)
                at = turns.start + turn * turns.length + layer
                if self.keep:
                    self._keep(page, bool(kept[at]))
                self._ended += counts.follow(page, states.goals(turn, layer), bool(kept[at + 1]))
            done = turns.start + (turn + 1) * turns.length
            yield Progress(done, self.plan.layers)
        self._go_on(states, counts)

    def _states(
        self, turns: Rounds, tokens: tuple[Token, Token], flag: NDArray[np.uint8]
    ) -> Generator[Progress, None, States | None]:
        """All states of the layers that repeat; None where they are too many to be kept at once."""
        plan = self.plan
        task, scratch, answer = _task(plan, plan.layers), _scratch(plan), np.zeros(1, np.uint64)

        def forward(tables: Words, index: Index, place: Ints, notes: PageArrays) -> int:
            return kernel.forward(
                tables, index, place, flag, False, True, ENDLESS, task, scratch, answer, notes
            )

        most = self._room(self._tables.shape[2])
        for room in rooms(plan, turns, most, self._memory - self.bytes_kept):
            states = States(plan, turns, room)
            for _ in states.find(self.rows[:, 0], forward):
                _look(tokens)
                yield Progress(turns.start, plan.layers)
            if states.peak > most:
                break
            if states.complete:
                return states
        return None

    def _keep(self, page: Page, wanted: bool) -> None:
        """Put a page of a layer that repeats into the book, with its counts if they are wanted."""
        kept = page.kept if wanted else page.kept[:0]
        self.book.pages.append(replace(page, kept=kept, ended=self.total))
        self.bytes_kept += kept.nbytes
        if self.bytes_kept > self._memory:
            raise OutOfRoom

    def _go_on(self, states: States, counts: Counts) -> None:
        """Make the layer after the rounds the next one."""
        place, words, limbs, last = self._place, self.plan.words, counts.limbs, states.ended[-1]
        rows = max(min(2 * last, self._room(words + limbs)), last, FEWEST_ROWS)
        self._tables = np.empty((2, rows, words + limbs), np.uint64)
        self._tables[0, :last, words:] = counts.values.reshape(-1, limbs)
        self._tables[0, :last, :words] = states.last()
        self._index = _index(self._tables)
        self._answer = np.append(self._answer, np.zeros(limbs + 1 - len(self._answer), np.uint64))
        place[kernel.LAYER], place[kernel.COUNT], place[kernel.SIDE] = states.rounds.end, last, 0
        place[kernel.PEAK], place[kernel.BITS] = max(self.peak, states.peak), counts.bits
        if self.keep:
            self._turn_page()

    def _room(self, width: int) -> int:
        """How many rows of so many words a table may have."""
        # Two tables of rows, and for each row of the newer up to six places of four bytes.
        most = (self._memory - self.bytes_kept) // (2 * 8 * width + 24)
        return max(FEWEST_ROWS, min(most, self.most or most))

    def _remake(self, rows: int, limbs: int = 0) -> None:
        """Tables of so many rows, if there is room, and so many limbs more, holding the same."""
        old, place = self._tables, self._place
        width = old.shape[2]
        side, needed = int(place[kernel.SIDE]), max(place[kernel.COUNT], place[kernel.USED])
        rows = max(min(rows, self._room(width + limbs)), int(needed))
        new = np.empty((2, rows, width + limbs), np.uint64)
        for half, used in ((side, place[kernel.COUNT]), (1 - side, place[kernel.USED])):
            new[half, :used, :width] = old[half, :used]
            new[half, :used, width:] = 0
        self._tables = new
        index = _index(new)
        if len(index) > len(self._index):
            index[: len(self._index)] = self._index
            self._index = index

    def _turn_page(self) -> None:
        """Keep the page of notes that is written on, and begin another one."""
        self._file_page()
        limbs = self._tables.shape[2] - self.plan.words
        back_pointers = GROWTH * len(self._page.back_pointers) or FIRST_NOTES
        back_pointers = min(back_pointers, PAGE_BYTES // (8 * (1 + limbs)))
        bits = bits_for(int(self.plan.meta[:, fields.EDGES].max()), self._tables.shape[1])
        self._page = Page.blank(max(back_pointers, self.plan.fan * kernel.BATCH), limbs, bits)
        if self.bytes_kept > self._memory:
            raise OutOfRoom

    def _file_page(self) -> None:
        place = self._place
        if place[kernel.BATCHES] == 0:
            return
        written = (kernel.NOTED, kernel.KEPT, kernel.BATCHES)
        page = self._page.cut(*(int(place[column]) for column in written))
        self.book.pages.append(page)
        self.bytes_kept += page.nbytes
        place[list(written)] = 0


def _look(tokens: tuple[Token, Token]) -> None:
    """Raises Interrupted where one of them says stop."""
    if any(token.stopped for token in tokens):
        raise Interrupted


def _task(plan: Plan, until: int) -> Layers:
    """The arrays of a plan up to a layer, as the kernel takes them."""
    return Layers(
        plan.config,
        plan.meta[:until],
        plan.targets,
        plan.flags,
        plan.delta,
        plan.begin,
        plan.left,
        plan.guard,
        plan.held,
        plan.labels,
        plan.nodes,
        plan.steps.gaps,
        plan.steps.fits,
        plan.registers.entries,
        plan.registers.first,
        plan.registers.moves,
        plan.registers.chosen,
    )


def _scratch(plan: Plan) -> Room:
    """Room for the followers of a batch, as the kernel wants it."""
    # One more than there can be: the kernel writes a follower down before it knows that it is one.
    fan = plan.fan
    most = fan * kernel.BATCH + 1
    return Room(
        np.empty((most, plan.words), np.uint64),
        np.empty(most, np.int64),
        np.empty(most, np.int64),
        np.empty(most, np.int64),
        np.empty((2, plan.slots), np.int64),
        np.empty((4 * fan, 4), np.int64),
    )


def _index(tables: Words) -> NDArray[np.int32]:
    """Thrice as large as a table at least, so that searches are short."""
    return np.empty(1 << (3 * tables.shape[1] - 1).bit_length(), np.int32)
