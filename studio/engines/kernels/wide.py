"""The followers of a state of any width, and of numbered lines, on slots unpacked to an array.

A slot holds EMPTY, FULL, END (open; the other end of the piece is an end of the line), or an open
end with what is known of its piece:

- ``3 + 2 step + up`` where the piece holds a labelled node: the step of this end, and whether the
  steps grow from here on;
- ``base + scale mate + length`` where it holds none: the slot of its other end and, where labels
  are about, how many nodes it has.

A piece without labels that meets a lone labelled node can lie above it or below it: two followers.
An end with a step needs no mate: two ends meet only at consecutive steps, which those of one piece
never have (but for the last edge of a cycle). Every line has one numbering, so it is counted once.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels import fields, joins, layers, sources
from studio.engines.kernels.joins import (
    EMPTY,
    END,
    FULL,
    STEPS,
    edges_wanted,
    end_here,
    join_mates,
    join_numbered,
)
from studio.engines.kernels.layers import EXPAND, Layer, Room

ZERO = np.uint64(0)


def _compiled(parts: int) -> Callable[..., int]:
    """The kernel; ``parts`` stands for the sources of the functions it calls."""

    @njit(EXPAND, cache=True, nogil=True)
    def expand(rows: NDArray[np.uint64], start: int, stop: int, layer: Layer, room: Room) -> int:
        """The followers of the states ``rows[start:stop]``, as in ``narrow.expand``.

        One long body: handing arrays to a function for each state costs more than all the work.
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
        delta, begin, left, guard = layer.delta, layer.begin, layer.left, layer.guard
        labels, nodes, gaps, fits = layer.labels, layer.nodes, layer.gaps, layer.fits
        out, marks, origins = room.out, room.marks, room.origins
        scratch, menu = room.scratch, room.menu
        v = node[fields.SLOT]
        kind, musts, last = node[fields.KIND], node[fields.MUSTS], node[fields.LAST]
        count = len(targets)
        numbered = 1 if config[fields.MODE] == fields.LABELLED else 0
        width, bits, slot_words, per = (
            config[fields.SLOTS],
            config[fields.SLOT_BITS],
            config[fields.SLOT_WORDS],
            config[fields.SLOTS_A_WORD],
        )
        spanning, size, closed, free = (
            config[fields.SPANNING],
            config[fields.SIZE],
            config[fields.CLOSED],
            config[fields.FREE_ENDS],
        )
        base, scale, longest = config[fields.BASE], config[fields.SCALE], config[fields.LONGEST]
        mask = (np.uint64(1) << np.uint64(bits)) - np.uint64(1)
        slots, fresh = scratch[0], scratch[1]
        # What can be chosen: how the line ends here (0: not), the edges i < j (-1: none), and the
        # way each meets a lone label, as two bits.
        ways = 2 if numbered == 1 else 1
        choices = 0
        for end in range(1 if closed == 1 else 2 + numbered):
            for i in range(-1, count):
                for j in range(-1, count if i >= 0 and end == 0 else 0):
                    used = (flags[i] & fields.MUST_USE if i >= 0 else 0) + (
                        flags[j] & fields.MUST_USE if j >= 0 else 0
                    )
                    if used != musts or -1 < j <= i:
                        continue
                    for below in range(ways * ways):
                        if (below & 1 and i < 0) or (below & 2 and j < 0):
                            continue
                        menu[choices, 0] = end
                        menu[choices, 1] = i
                        menu[choices, 2] = j
                        menu[choices, 3] = below
                        choices += 1
        found = 0
        for row in range(start, stop):
            for s in range(width):
                fresh[s] = np.int64((rows[row, s // per] >> np.uint64(bits * (s % per))) & mask)
            for choice in range(choices):
                end, i = menu[choice, 0], menu[choice, 1]
                j, below = menu[choice, 2], menu[choice, 3]
                wanted = edges_wanted(
                    kind,
                    fresh[v],
                    labels[v],
                    end,
                    numbered,
                    size,
                    closed,
                    config[fields.FIRST_FREE],
                    config[fields.LAST_FREE],
                )
                edges = (1 if i >= 0 else 0) + (1 if j >= 0 else 0)
                skipped = wanted == 2 and kind & fields.MAY_SKIP == 1 and edges == 0
                if edges != wanted and not skipped:
                    continue
                for s in range(width):
                    slots[s] = fresh[s]
                status = 1
                for part in range(3):
                    edge = i if part == 1 else j
                    if status != 1 or (part == 0 and end == 0) or (part > 0 and edge < 0):
                        continue
                    a = slots[v]
                    w = v
                    if part == 0:
                        status, vx, vy, m, vm, o, vo, step, up, length = end_here(
                            v, a, labels[v], end, numbered, base, scale, size
                        )
                    else:
                        w = targets[edge]
                        b = slots[w]
                        if a == FULL or b == FULL or (flags[edge] & fields.ONE_EDGE and b != EMPTY):
                            status = 0
                            continue
                        if numbered == 0:
                            status, vx, vy, m, vm, o, vo, step, up, length = join_mates(
                                v, w, a, b, base, closed
                            )
                        else:
                            second = below & 1 if part == 1 else below >> 1
                            status, vx, vy, m, vm, o, vo, step, up, length = join_numbered(
                                v, w, a, b, labels[v], labels[w], second, base, scale, size, closed
                            )
                    if length > 0 and length >= gaps[up, step]:
                        status = 0
                    if status > 0:
                        slots[v] = vx
                        slots[w] = vy
                        slots[m] = vm
                        slots[o] = vo
                        if vm >= base and numbered == 1 and (vm - base) % scale > longest:
                            status = 0
                if status == 0 or (slots[v] != FULL and not skipped):
                    continue
                slots[v] = EMPTY
                complete = 1 if status == 2 or last == 1 else 0
                good = complete == 0 or node[fields.MAY_COMPLETE] == 1
                ends = node[fields.ENDS_LATER]
                for s in range(width):
                    value = slots[s]
                    if complete == 1:
                        if spanning == 1:
                            good = good and (held[s] == 0 or value == FULL)
                        else:
                            good = good and value <= FULL
                    elif value == END:
                        ends += 1
                    elif value >= STEPS and value < base and value != fresh[s]:
                        good = good and fits[nodes[s], value - STEPS] == 1
                if free > 0 and complete == 0 and ends > 2:
                    good = False
                if not good:
                    continue
                if complete == 0:
                    strict = numbered == 0 and (free == 0 or ends == 2)
                    hopeless = fields.LOST_EMPTY | (fields.DEAD_EMPTY if strict else 0)
                    stuck = fields.LOST_OPEN | (fields.DEAD_OPEN if strict else 0)
                    for e in range(count):
                        value = slots[targets[e]]
                        if value == EMPTY:
                            good = good and flags[e] & hopeless == 0
                        elif value > FULL:
                            good = good and flags[e] & stuck == 0
                for k in range(len(guard)):
                    g = guard[k]
                    counters = (rows[row, slot_words + k] + begin[k]) | g
                    if i >= 0:
                        counters -= delta[i, k]
                    good = good and counters & g == g
                    if j >= 0:
                        counters -= delta[j, k]
                    good = good and counters & g == g
                    counters ^= g
                    good = good and ((left[k] | g) - counters) & g == g
                    good = good and (complete == 0 or counters == ZERO)
                    out[found, slot_words + k] = counters
                if not good:
                    continue
                for k in range(slot_words):
                    word = ZERO
                    for s in range(k * per, min(width, (k + 1) * per)):
                        word |= np.uint64(slots[s]) << np.uint64(bits * (s - k * per))
                    out[found, k] = word
                marks[found] = (i + 1) + 32 * (j + 1) + fields.COMPLETE * complete
                origins[found] = row
                found += 1
        return found

    return expand


expand = _compiled(sources(fields.__file__, joins.__file__, layers.__file__))
