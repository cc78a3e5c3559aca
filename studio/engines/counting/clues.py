"""What clues settle before a sweep, and the counters that watch over the others during it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

import numpy as np

from studio.engines.counting.layout import Ints, Layout, Words
from studio.records import dataclass

OPEN, USED, UNUSED = 0, 1, 2


@dataclass(frozen=True)
class Clues:
    """Clues as columns: entry ``e`` says that ``edge[e]`` counts ``times[e]`` in ``clue[e]``.

    ``wanted[c]`` is what clue ``c`` asks for. The entries of a clue stand together.
    """

    clue: Ints
    edge: Ints
    times: Ints
    wanted: Ints

    @staticmethod
    def of(counts: Sequence[tuple[Mapping[int, int], int]]) -> Clues:
        """From pairs of (edge number -> times, count)."""
        sizes = [len(edges) for edges, _ in counts]
        edges = chain.from_iterable(edges for edges, _ in counts)
        times = chain.from_iterable(edges.values() for edges, _ in counts)
        return Clues(
            np.repeat(np.arange(len(counts)), sizes),
            np.fromiter(edges, np.int64, sum(sizes)),
            np.fromiter(times, np.int64, sum(sizes)),
            np.array([count for _, count in counts], np.int64),
        )

    def total(self, chosen: Ints) -> Ints:
        """What each clue counts of entries, whose times are given."""
        sums = np.bincount(self.clue, chosen, len(self.wanted))
        return sums.astype(np.int64)


def settle(clues: Clues, fate: Ints) -> Clues | None:
    """The clues that are left once those that ask for none or all of their edges are settled.

    ``fate`` says of every edge whether it is OPEN, USED or UNUSED, and is brought up to date.
    None where clues clash.
    """
    while True:
        now = fate[clues.edge]
        vague = now == OPEN
        count = clues.wanted - clues.total(clues.times * (now == USED))
        most = clues.total(clues.times * vague)
        if ((count < 0) | (count > most)).any():
            return None
        # An edge that alone counts more than is wanted is out, as all are where nothing is.
        none = vague & (clues.times > count[clues.clue])
        every = vague & (count == most)[clues.clue]
        if not (none.any() or every.any()):
            return _left(clues, vague, count)
        fate[clues.edge[none]] = UNUSED
        fate[clues.edge[every]] = USED
        if (fate[clues.edge[none]] == USED).any():
            return None


def _left(clues: Clues, vague: Ints, count: Ints) -> Clues:
    """The clues that still have open edges, with these edges only."""
    clue = clues.clue[vague]
    first = _starts(clue)
    number = np.zeros(len(clues.wanted), np.int64)
    number[clue[first]] = np.arange(len(first))
    return Clues(number[clue], clues.edge[vague], clues.times[vague], count[clue[first]])


def _starts(clue: Ints) -> Ints:
    """Where the entries of each clue begin."""
    changes = np.ones(len(clue), np.bool_)
    np.not_equal(clue[1:], clue[:-1], out=changes[1:])
    return changes.nonzero()[0]


@dataclass(frozen=True)
class Counters:
    """Bits for the clues' counters: each has a guard bit on top, and lives from its first decided
    edge to its last.

    ``delta`` has a row for each row of the layout, ``begin`` and ``left`` one for each layer; how
    the kernels use them is told in ``kernels/narrow.py``. From layer ``rest`` on no counter begins.
    """

    delta: Words
    begin: Words
    left: Words
    guard: Words
    rest: int


def counters(layout: Layout, clues: Clues) -> Counters:
    """The counters of the clues that are left."""
    number = len(clues.wanted)
    decided = layout.layer[layout.row[clues.edge]]
    if number == 0:
        none = np.zeros((layout.layers, 0), np.uint64)
        delta = np.zeros((len(layout.edge), 0), np.uint64)
        return Counters(delta, none, none, np.zeros(0, np.uint64), 0)
    # Each clue's entries from its last decided edge to its first.
    by_time = np.lexsort((-decided, clues.clue))
    decided, times = decided[by_time], clues.times[by_time]
    starts = _starts(clues.clue)
    last, first = decided[starts], np.minimum.reduceat(decided, starts)
    bits = 1 + max(int(clues.wanted.max()), 1).bit_length()
    field = fields_for(first.tolist(), last.tolist())
    word, shift = np.divmod(np.array(field, np.int64), 64 // bits)
    shift = (shift * bits).astype(np.uint64)
    words = int(word.max()) + 1

    guard = np.zeros(words, np.uint64)
    np.bitwise_or.at(guard, word, np.uint64(1) << (shift + np.uint64(bits - 1)))
    begin = np.zeros((layout.layers, words), np.uint64)
    np.add.at(begin, (first, word), clues.wanted.astype(np.uint64) << shift)

    word_of, shift_of = word[clues.clue], shift[clues.clue]
    delta = np.zeros((len(layout.edge), words), np.uint64)
    rows = layout.row[clues.edge[by_time]]
    np.add.at(delta, (rows, word_of), times.astype(np.uint64) << shift_of)

    # What is left after a layer, but no more than a counter holds: an entry adds from the first
    # layer of its clue to its own.
    through = np.cumsum(times)
    through -= (through[starts] - times[starts])[clues.clue]
    held = np.minimum(through, (1 << (bits - 1)) - 1)
    gain = held.copy()
    gain[1:] -= held[:-1]
    gain[starts] = held[starts]
    part = gain.astype(np.uint64) << shift_of
    left = np.zeros((layout.layers, words), np.uint64)
    np.add.at(left, (first[clues.clue], word_of), part)
    np.subtract.at(left, (decided, word_of), part)
    return Counters(delta, begin, np.cumsum(left, axis=0), guard, int(first.max()))


def fields_for(first: list[int], last: list[int]) -> list[int]:
    """A field for each of some that live from one layer to another, such that no two overlap."""
    fields = [0] * len(first)
    ends: list[int] = []
    for c in sorted(range(len(first)), key=first.__getitem__):
        begin = first[c]
        for f, end in enumerate(ends):
            if end < begin:
                fields[c], ends[f] = f, last[c]
                break
        else:
            fields[c] = len(ends)
            ends.append(last[c])
    return fields
