"""What a sweep writes down for the way back: pages of notes, and what leads where by layer."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from functools import cache, cached_property
from itertools import accumulate
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from studio.engines.counting.layout import Ints, Words
from studio.engines.kernels.layers import PageArrays
from studio.engines.kernels.table import ORIGIN_BITS, WIDE_BITS
from studio.records import dataclass

Way: TypeAlias = tuple[int, int, int]
"""The state that something comes from, the lines to that state, and the edges chosen, as a mark."""

NARROW_BITS = 32
"""Of a note in one word."""

FIRST_NOTES = 1 << 12
"""On the first page, which does for small boards."""

GROWTH = 32
"""How much more each page takes than the one before: what is not written on is never fetched, and
one large piece of fresh memory costs a third of many small ones."""

PAGE_BYTES = 96_000_000
"""More than this no page takes."""


Notes: TypeAlias = NDArray[np.uint32]
Column: TypeAlias = NDArray[np.signedinteger]


@dataclass
class Page:
    """Room that ``kernels/sweep.py`` fills; the form is told there.

    ``limbs`` is how many words of ``kept`` make a count, ``bits`` how many bits a chosen edge has.
    A page that holds a layer that repeats, and nothing else, tells with ``ended`` how many lines
    were complete before it; where nobody wants its edges, ``kept`` is empty.
    """

    back_pointers: Notes
    kept: Words
    batches: Ints
    limbs: int
    bits: int
    ended: int | None = None

    @staticmethod
    def blank(back_pointers: int, limbs: int, bits: int) -> Page:
        """A page for so many notes."""
        words = 2 * back_pointers if bits == WIDE_BITS else back_pointers
        batches = np.empty((max(64, back_pointers // 256), 4), np.int64)
        kept = np.empty(back_pointers * limbs, np.uint64)
        return Page(np.empty(words, np.uint32), kept, batches, limbs, bits)

    @staticmethod
    @cache
    def none() -> Page:
        """For a sweep that keeps nothing."""
        nothing = np.empty((0, 4), np.int64)
        return Page(np.empty(0, np.uint32), np.empty(0, np.uint64), nothing, 1, WIDE_BITS)

    @property
    def nbytes(self) -> int:
        """Bytes that it takes at the most."""
        return self.back_pointers.nbytes + self.kept.nbytes + self.batches.nbytes

    @property
    def arrays(self) -> PageArrays:
        """As the kernel of the sweep takes it."""
        return PageArrays(self.bits, self.back_pointers, self.kept, self.batches)

    def reaches(self, rows: int) -> bool:
        """Can a note name every row of a table of so many?"""
        return self.bits == WIDE_BITS or _reach(self.bits) > rows

    def cut(self, back_pointers: int, kept: int, batches: int) -> Page:
        """What is written on it."""
        return replace(
            self,
            back_pointers=self.back_pointers[:back_pointers],
            kept=self.kept[:kept],
            batches=self.batches[:batches],
        )

    def split(self) -> tuple[Column, Column, Column]:
        """Of each follower: the row it goes to (-1: a complete line), the row it comes from within
        its batch, and the edges chosen, as ``narrow.expand`` marks them."""
        back_pointers = self.back_pointers.astype(np.int64)
        if self.bits == WIDE_BITS:
            goals, back_pointers = back_pointers[::2], back_pointers[1::2]
        else:
            goals = back_pointers >> (ORIGIN_BITS + 2 * self.bits)
        low = (1 << self.bits) - 1
        marks = (back_pointers & low) | (back_pointers >> self.bits & low) << WIDE_BITS
        origins = back_pointers >> (2 * self.bits) & (1 << ORIGIN_BITS) - 1
        return (goals - 1).astype(np.int32), origins.astype(np.int32), marks.astype(np.int16)


def bits_for(edges: int, rows: int) -> int:
    """How many bits an edge gets in a note, where no node has more edges and no table more rows."""
    bits = edges.bit_length()
    return bits if bits < WIDE_BITS and _reach(bits) > rows else WIDE_BITS


def _reach(bits: int) -> int:
    return 1 << (NARROW_BITS - ORIGIN_BITS - 2 * bits)


@dataclass(frozen=True)
class LayerNotes:
    """The notes of one layer: follower ``t`` leads from state ``origins[t]`` to ``goals[t]`` of the
    next layer (-1: a complete line) and chooses the edges ``marks[t]``. ``counts`` are those of the
    states, in limbs."""

    goals: Column
    origins: Column
    marks: Column
    counts: Words

    def into(self, goal: int) -> list[Way]:
        """All that leads to a state, or to a complete line."""
        if goal < 0:
            return self._endings[0]
        if goal not in self._found:
            order, starts = self._sorted
            self._found[goal] = self._ways(order[starts[goal + 1] : starts[goal + 2]])
        return self._found[goal]

    def pick(self, goal: int, ticket: int) -> tuple[Way, int]:
        """The way to a state that has the ticket, of as many as there are lines to it; and which
        it is of the tickets of the state the way comes from."""
        if goal < 0:
            ways, sums = self._endings
            place = bisect_right(sums, ticket)
            return ways[place], ticket - (sums[place - 1] if place else 0)
        for way in self.into(goal):
            if ticket < way[1]:
                return way, ticket
            ticket -= way[1]
        raise IndexError("there are fewer ways")

    @property
    def ended(self) -> int:
        """How many lines are complete with this layer."""
        return self._endings[1][-1] if self._endings[1] else 0

    @cached_property
    def _endings(self) -> tuple[list[Way], list[int]]:
        ways = self._ways(np.flatnonzero(self.goals < 0))
        return ways, list(accumulate(count for _, count, _ in ways))

    @cached_property
    def _found(self) -> dict[int, list[Way]]:
        return {}

    @cached_property
    def _sorted(self) -> tuple[Ints, Ints]:
        """The followers in the order of their goals, and where those of each goal begin."""
        goals = self.goals + 1
        starts = np.cumsum(np.bincount(goals, minlength=1))
        return np.argsort(goals), np.concatenate(([0], starts))

    def _ways(self, chosen: Ints) -> list[Way]:
        origins = self.origins[chosen]
        # Where layers repeat, there are states that are only met in a later turn.
        met = self.counts[origins].any(axis=1)
        chosen, origins = chosen[met], origins[met]
        counts = map(number, self.counts[origins].tolist())
        return list(zip(origins.tolist(), counts, self.marks[chosen].tolist(), strict=True))


@dataclass
class Book:
    """The pages of a sweep in order."""

    pages: list[Page] = field(default_factory=list)

    @cached_property
    def layers(self) -> tuple[LayerNotes, ...]:
        """The notes by layer; as large as the pages again."""
        parts: list[list[LayerNotes]] = []
        for page in self.pages:
            noted = state = 0
            goals, origins, marks = page.split()
            counts = page.kept.reshape(-1, page.limbs)
            for layer, start, rows, found in page.batches.tolist():
                if layer == len(parts):
                    parts.append([])
                here = slice(noted, noted + found)
                kept = counts[state : state + rows]
                parts[layer].append(
                    LayerNotes(goals[here], origins[here] + start, marks[here], kept)
                )
                noted, state = noted + found, state + rows
        return tuple(map(_joined, parts))


def _joined(parts: Sequence[LayerNotes]) -> LayerNotes:
    return LayerNotes(
        np.concatenate([part.goals for part in parts]),
        np.concatenate([part.origins for part in parts]),
        np.concatenate([part.marks for part in parts]),
        np.concatenate([part.counts for part in parts]),
    )


def number(limbs: Iterable[int]) -> int:
    """A number in limbs of 64 bits, the lowest first."""
    return sum(limb << (64 * j) for j, limb in enumerate(limbs))
