"""The followers of a state of lines whose direction is known: edges one way, arrows, odd and even.

Taking a node decides the arcs between it and later nodes: one that leads to it, one that leads on.
A slot holds EMPTY, FULL, or the open end of a piece, which begins there and needs an arc to it, or
stops there and needs one that leads on (``on`` 1):

- ``2 + 2 step + on`` where the step of this end is known;
- ``base + on + 2 (length + lengths (phase + phases mate))`` where it is not: how many nodes the
  piece has, whether its first step is odd (1), even (2) or not known (0), and the slot of its other
  end.

Steps and lengths are counted in full where numbers stand inside the line (``lengths`` above the
size), by twos where only odd and even matter (2), and not at all elsewhere (1). Counted in full, an
end with a step needs no mate: two ends meet at consecutive steps only, which those of one piece
never have but for the last arc of a closed line. Counted by twos or not at all, only the line's own
first and last piece have known steps, and where these meet the line is complete.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels import fields, layers, sources
from studio.engines.kernels.layers import EXPAND, Layer, Room

EMPTY, FULL, KNOWN = 0, 1, 2

ZERO = np.uint64(0)

Piece: TypeAlias = tuple[int, int, int, int, int]
"""(0: no such end, 1: its step is known, 2: it is not; step, mate, length, phase)."""

Met: TypeAlias = tuple[int, int, int, int, int]
"""(0: impossible, 1: done, 2: the line is complete; far slot and its value, another slot and its
value), the slots -1 where there is nothing to change."""

FIVE = "UniTuple(int64, 5)"


@njit(f"{FIVE}({', '.join(['int64'] * 8)})", cache=True, nogil=True)
def piece(
    value: int, slot: int, on: int, label: int, phase: int, base: int, lengths: int, phases: int
) -> Piece:
    """What is known of the piece that stops (``on`` 1) or begins at a slot of this value."""
    if value == EMPTY:
        return (1, label, slot, 1, 0) if label > 0 else (2, 0, slot, 1 % lengths, phase)
    if value == FULL:
        return 0, 0, 0, 0, 0
    known = value < base
    value -= KNOWN if known else base
    if value & 1 != on:
        return 0, 0, 0, 0, 0
    value >>= 1
    if known:
        return 1, value, slot, 0, 0
    rest = value // lengths
    return 2, 0, rest // phases, value % lengths, rest % phases


@njit(f"{FIVE}({FIVE}, {FIVE}, {', '.join(['int64'] * 9)})", cache=True, nogil=True)
def meet(
    one: Piece,
    two: Piece,
    begins: int,
    base: int,
    lengths: int,
    phases: int,
    size: int,
    closed: int,
    longest: int,
    above: int,
    below: int,
) -> Met:
    """Let the piece ``two``, which begins at the slot ``begins``, follow the piece ``one``.

    ``above`` and ``below``: how far the next label is from the known step of ``one`` upwards, of
    ``two`` downwards.
    """
    impossible = (0, -1, 0, -1, 0)
    full = lengths > size
    if one[0] == 0 or two[0] == 0:
        return impossible
    if one[0] == 1 and two[0] == 1:
        after = one[1] + 1
        if not full:
            return impossible if (after - two[1]) % lengths else (2, -1, 0, -1, 0)
        after = (after - 1) % size + 1 if closed == 1 else after
        return impossible if after != two[1] else (1, -1, 0, -1, 0)
    if one[0] == 1:
        first, last = one[1] + 1, one[1] + two[3]
        if full:
            if two[3] >= above:
                return impossible
            if closed == 1:
                first, last = (first - 1) % size + 1, (last - 1) % size + 1
        if two[4] > 0 and first & 1 != two[4] & 1:
            return impossible
        return 1, two[2], KNOWN + 2 * (last % lengths) + 1, -1, 0
    if two[0] == 1:
        first = two[1] - one[3]
        if full:
            if one[3] >= below:
                return impossible
            first = (first - 1) % size + 1 if closed == 1 else first
        if one[4] > 0 and first & 1 != one[4] & 1:
            return impossible
        return 1, one[2], KNOWN + 2 * (first % lengths), -1, 0
    if one[2] == begins:
        # The piece meets itself. That it is as long as odd and even ask for, its size says.
        return (2, -1, 0, -1, 0) if closed == 1 and not full else impossible
    length = one[3] + two[3]
    if full and length > longest:
        return impossible
    # Phases 1 and 2 change places with each odd length.
    turned = two[4] if two[4] == 0 or one[3] & 1 == 0 else 3 - two[4]
    if one[4] > 0 and turned > 0 and one[4] != turned:
        return impossible
    held = length % lengths + lengths * (one[4] if one[4] > 0 else turned)
    scale = lengths * phases
    return (
        1,
        one[2],
        base + 2 * (held + scale * two[2]),
        two[2],
        base + 2 * (held + scale * one[2]) + 1,
    )


def _compiled(parts: int) -> Callable[..., int]:
    """The kernel; ``parts`` stands for the sources of the functions it calls."""

    @njit(EXPAND, cache=True, nogil=True)
    def expand(rows: NDArray[np.uint64], start: int, stop: int, layer: Layer, room: Room) -> int:
        """The followers of the states ``rows[start:stop]``, as in ``narrow.expand``.

        ``layer.labels`` tells of each slot's node its step, or -1 where that must be odd, -2 even.
        """
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return 0
        config, node, targets, flags, held = (
            layer.config,
            layer.node,
            layer.targets,
            layer.flags,
            layer.held,
        )
        labels, nodes, gaps, fits = layer.labels, layer.nodes, layer.gaps, layer.fits
        out, marks, origins = room.out, room.marks, room.origins
        scratch, menu = room.scratch, room.menu
        v = node[fields.SLOT]
        kind, musts, last = node[fields.KIND], node[fields.MUSTS], node[fields.LAST]
        count = len(targets)
        width, bits, slot_words, per = (
            config[fields.SLOTS],
            config[fields.SLOT_BITS],
            config[fields.SLOT_WORDS],
            config[fields.SLOTS_A_WORD],
        )
        size, closed, base = config[fields.SIZE], config[fields.CLOSED], config[fields.BASE]
        lengths, phases = config[fields.LENGTHS], config[fields.PHASES]
        longest = config[fields.LONGEST]
        full = lengths > size
        mask = (np.uint64(1) << np.uint64(bits)) - np.uint64(1)
        slots, fresh = scratch[0], scratch[1]
        # The arcs that lead to the node and on from it; -2: the line begins or stops there.
        comers = goers = 0
        if kind & fields.MAY_BEGIN:
            menu[comers, 0] = -2
            comers += 1
        if kind & fields.MAY_END:
            menu[goers, 1] = -2
            goers += 1
        for e in range(count):
            if flags[e] & fields.LEADS_ON:
                if not kind & fields.MUST_END:
                    menu[goers, 1] = e
                    goers += 1
            elif not kind & fields.MUST_BEGIN:
                menu[comers, 0] = e
                comers += 1
        found = 0
        for row in range(start, stop):
            begun = ended = False
            for s in range(width):
                value = np.int64((rows[row, s // per] >> np.uint64(bits * (s % per))) & mask)
                fresh[s] = value
                if not full and KNOWN <= value < base:
                    if value & 1:
                        begun = True
                    else:
                        ended = True
            here = fresh[v]
            known = here < base
            to = here == EMPTY or (here != FULL and (here - (KNOWN if known else base)) & 1 == 0)
            on = here == EMPTY or (here != FULL and not to)
            for p in range(comers if to else 1):
                i = menu[p, 0] if to else -1
                if i == -2 and begun:
                    continue
                for q in range(goers if on else 1):
                    j = menu[q, 1] if on else -1
                    used = (flags[i] & fields.MUST_USE if i >= 0 else 0) + (
                        flags[j] & fields.MUST_USE if j >= 0 else 0
                    )
                    if used != musts or (j == -2 and ended):
                        continue
                    for s in range(width):
                        slots[s] = fresh[s]
                    status = 1
                    for part in range(2):
                        arc = j if part == 0 else i
                        if arc == -1 or status == 0:
                            continue
                        # First the arc that leads on, then the one that leads here.
                        w = targets[arc] if arc >= 0 else -1
                        x, y = (v, w) if part == 0 else (w, v)
                        one, two = (1, 0, -1, 0, 0), (1, size + 1, -1, 0, 0)
                        if not full:
                            two = (1, (size + 1) % lengths, -1, 0, 0)
                        if x >= 0:
                            mark = labels[x]
                            one = piece(
                                slots[x], x, 1, max(mark, 0), max(-mark, 0), base, lengths, phases
                            )
                        if y >= 0:
                            mark = labels[y]
                            two = piece(
                                slots[y], y, 0, max(mark, 0), max(-mark, 0), base, lengths, phases
                            )
                        above = gaps[1, one[1]] if full and one[0] == 1 else 0
                        below = gaps[0, two[1]] if full and two[0] == 1 else 0
                        status, m, vm, o, vo = meet(
                            one, two, y, base, lengths, phases, size, closed, longest, above, below
                        )
                        if status == 0:
                            continue
                        # A lone node keeps its other end open.
                        if x >= 0:
                            alone = slots[x] == EMPTY and one[0] == 1
                            slots[x] = KNOWN + 2 * labels[x] if alone else FULL
                        if y >= 0:
                            alone = slots[y] == EMPTY and two[0] == 1
                            slots[y] = KNOWN + 2 * labels[y] + 1 if alone else FULL
                        if m >= 0:
                            slots[m] = vm
                        if o >= 0:
                            slots[o] = vo
                    if status == 0 or slots[v] != FULL:
                        continue
                    slots[v] = EMPTY
                    complete = 1 if status == 2 or (full and last == 1) else 0
                    good = complete == 0 or node[fields.MAY_COMPLETE] == 1
                    for s in range(width):
                        value = slots[s]
                        if complete == 1:
                            good = good and (held[s] == 0 or value == FULL)
                        elif full and KNOWN <= value < base and value != fresh[s]:
                            good = good and fits[nodes[s], value - KNOWN] == 1
                    if complete == 0:
                        # Can every later neighbour still get the arcs that it needs?
                        for e in range(count):
                            value = slots[targets[e]]
                            if value == FULL:
                                continue
                            leads = (value - (KNOWN if value < base else base)) & 1
                            if (value == EMPTY or leads == 0) and flags[e] & fields.NONE_COMES:
                                good = False
                            if (value == EMPTY or leads == 1) and flags[e] & fields.NONE_GOES:
                                good = False
                    if not good:
                        continue
                    for k in range(slot_words):
                        word = ZERO
                        for s in range(k * per, min(width, (k + 1) * per)):
                            word |= np.uint64(slots[s]) << np.uint64(bits * (s - k * per))
                        out[found, k] = word
                    marks[found] = max(i + 1, 0) + 32 * max(j + 1, 0) + fields.COMPLETE * complete
                    origins[found] = row
                    found += 1
        return found

    return expand


expand = _compiled(sources(fields.__file__, layers.__file__))
