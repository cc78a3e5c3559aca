"""A sweep over the layers of a plan, on tables of rows of key words and count limbs."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit, types
from numpy.typing import NDArray

from studio.engines.kernels import (
    arcs,
    broad,
    few,
    fields,
    joins,
    layers,
    narrow,
    patterns,
    sources,
    table,
    wide,
)
from studio.engines.kernels.layers import Layer, Layers, PageArrays, Room
from studio.engines.kernels.table import (
    NO_ROOM,
    ORIGIN_BITS,
    WIDE_BITS,
    ZERO,
    add,
    bits_of_sum,
    collect_any,
    collect_one_limb,
    collect_two_limbs,
    collect_two_words,
    enter_all,
    write_counts,
    write_followers,
)

BATCH = 1 << ORIGIN_BITS
"""States expanded at a time: few enough for the fast cache, enough to make the call cheap."""

(LAYER, POSITION, COUNT, USED, SIDE, MASK, BITS, PEAK, DROPPED, NOTED, KEPT, BATCHES) = range(12)
"""Where :func:`forward` keeps its place: the layer, the next row of its table, rows there, rows of
the new table, which of the two tables is the old one, the part of the index in use less one (0:
the layer has not begun), bits of the sum of all counts, most rows of any layer, followers left out;
and of the page of notes, how many words of notes and counts and how many batches it holds."""

OVER, PAUSE, ROOM, LIMB, NOTES = range(5)
"""Why it returns: all layers are through; enough done, or cancelled; the tables could overflow, or
the counts, or the page of notes."""

EXPAND_LAYER = types.int64(
    types.uint64[:, ::1], types.int64, types.int64, layers.LAYERS, types.int64, layers.ROOM
)

FORWARD = types.int64(
    types.uint64[:, :, ::1],
    types.int32[::1],
    types.int64[::1],
    types.uint8[::1],
    types.boolean,
    types.boolean,
    types.int64,
    layers.LAYERS,
    layers.ROOM,
    types.uint64[::1],
    layers.PAGE,
)


def _expander(parts: int) -> Callable[..., int]:
    """The kernel that makes the followers of some states of a layer; ``parts`` as in
    :func:`_compiled`."""

    @njit(EXPAND_LAYER, cache=True, nogil=True)
    def expand(
        source: NDArray[np.uint64], start: int, stop: int, plan: Layers, layer: int, room: Room
    ) -> int:
        """Hand one layer of a plan to the kernel that knows its states."""
        if parts < 0:  # never; see _compiled
            return 0
        config, node = plan.config, plan.meta[layer]
        edge = node[fields.FIRST_EDGE]
        later = edge + node[fields.EDGES]
        one = Layer(
            config,
            node,
            plan.targets[edge:later],
            plan.flags[edge:later],
            plan.delta[edge:later],
            plan.begin[layer],
            plan.left[layer],
            plan.guard,
            plan.held[layer],
            plan.labels[layer],
            plan.nodes[layer],
            plan.gaps,
            plan.fits,
        )
        if config[fields.MODE] == fields.NARROW:
            return int(narrow.expand(source, start, stop, one, room))
        if config[fields.MODE] == fields.ARCS:
            return int(arcs.expand(source, start, stop, one, room))
        return int(wide.expand(source, start, stop, one, room))

    return expand


def _compiled(parts: int) -> Callable[..., int]:
    """The kernel; ``parts`` stands for the sources of the functions it calls."""

    @njit(FORWARD, cache=True, nogil=True)
    def forward(
        tables: NDArray[np.uint64],
        index: NDArray[np.int32],
        place: NDArray[np.int64],
        cancel: NDArray[np.uint8],
        full: bool,
        stepwise: bool,
        budget: int,
        plan: Layers,
        room: Room,
        answer: NDArray[np.uint64],
        notes: PageArrays,
    ) -> int:
        """Take nodes, from where ``place`` says: send their states from one table to the other.

        Works in batches of BATCH states, for whose followers there is ``room``, until some
        ``budget`` states are sent on, or, ``stepwise``, all of a layer. Returns early when
        cancelled, or where a table (at most half of ``index``), the counts or the notes could
        overflow: then the caller makes room and calls again. With ``full`` there will be no more
        room, and new states beyond it are dropped, which leaves a lower bound. Counts of complete
        lines go to ``answer``, which has a limb more than the rows. Where ``notes.batches`` is not
        empty, all is kept for the way back: a row of it for each batch, with its layer, first row,
        rows and followers; in ``kept`` the counts of its rows; in ``back_pointers`` its followers,
        each in one word: the row it goes to plus one (0: a complete line), the row it comes from
        within the batch in ORIGIN_BITS, the edges chosen in ``bits`` each. With WIDE_BITS the rows
        that followers go to have words of their own.
        """
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return OVER
        config, meta, flags, first_entry = plan.config, plan.meta, plan.flags, plan.first_entry
        out, marks, origins, goals = room.out, room.marks, room.origins, room.goals
        bits, back_pointers, kept, batches = (
            notes.bits,
            notes.back_pointers,
            notes.kept,
            notes.batches,
        )
        registers = config[fields.SLOT_WORDS] + config[fields.COUNTER_WORDS]
        words = out.shape[1]
        limbs = tables.shape[2] - words
        most_rows = tables.shape[1]
        noting, counted = len(batches) > 0, len(plan.guard) > 0
        note_words = 2 if bits == WIDE_BITS else 1
        while place[LAYER] < len(meta) and place[COUNT] > 0:
            layer, count, row = place[LAYER], place[COUNT], place[POSITION]
            source, table = tables[place[SIDE]], tables[1 - place[SIDE]]
            node = meta[layer]
            if place[MASK] == 0:
                # The sum of all counts grows by the most followers of a state at the most.
                growth = 0
                while (np.int64(1) << growth) < node[fields.FAN]:
                    growth += 1
                if place[BITS] + growth > 64 * limbs:
                    place[BITS] = bits_of_sum(source, count, words)
                    if place[BITS] + growth > 64 * limbs:
                        return LIMB
                place[BITS] += growth
                place[MASK] = 63
                # Room for the first followers, so that it need not be filled again at once.
                first = 2 * count + 2 * node[fields.FAN] * min(count, BATCH)
                while place[MASK] < first and 2 * place[MASK] < len(index):
                    place[MASK] = 2 * place[MASK] + 1
                index[: place[MASK] + 1] = -1
            simple = config[fields.MODE] == fields.NARROW and few.is_simple(node, flags)
            in_two = config[fields.MODE] == fields.BROAD
            mask, used = place[MASK], place[USED]
            status = OVER
            while row < count:
                batch = min(row + BATCH, count)
                most = node[fields.FAN] * (batch - row)
                if cancel[0] != 0 or budget <= 0:
                    status = PAUSE
                    break
                if used + most > most_rows and not full:
                    status = ROOM
                    break
                if noting and (
                    place[NOTED] + note_words * most > len(back_pointers)
                    or place[KEPT] + (batch - row) * limbs > len(kept)
                    or place[BATCHES] >= len(batches)
                ):
                    status = NOTES
                    break
                while 2 * (used + most) > mask + 1 and 2 * mask < len(index):
                    mask = 2 * mask + 1
                    index[: mask + 1] = -1
                    enter_all(table, used, words, index[: mask + 1])
                if simple and counted:
                    found = few.expand_counted(source, row, batch, plan, layer, out, marks, origins)
                elif simple:
                    found = few.expand_alone(source, row, batch, plan, layer, out, marks, origins)
                elif in_two and counted:
                    found = broad.expand_counted(
                        source, row, batch, plan, layer, out, marks, origins
                    )
                elif in_two:
                    found = broad.expand_alone(source, row, batch, plan, layer, out, marks, origins)
                else:
                    found = expand(source, row, batch, plan, layer, room)
                if words > registers:
                    found = patterns.follow(
                        source, out, marks, origins, found, registers, config, node, layer,
                        first_entry[layer], first_entry[layer + 1], plan.entries, plan.moves,
                        plan.chosen,
                    )  # fmt: skip
                part_of_index = index[: mask + 1]
                if words == 1 and limbs == 1:
                    used = collect_one_limb(
                        out, marks, origins, found, words, source, table, used, part_of_index, goals
                    )
                elif words == 1 and limbs == 2:
                    used = collect_two_limbs(
                        out, marks, origins, found, words, source, table, used, part_of_index, goals
                    )
                elif words == 2 and limbs == 1:
                    used = collect_two_words(
                        out, marks, origins, found, words, source, table, used, part_of_index, goals
                    )
                else:
                    used = collect_any(
                        out, marks, origins, found, words, source, table, used, part_of_index, goals
                    )
                for t in range(found if full or node[fields.MAY_COMPLETE] else 0):
                    if goals[t] >= 0:
                        continue
                    if goals[t] == NO_ROOM:
                        place[DROPPED] += 1
                    else:
                        carry = ZERO
                        for j in range(len(answer)):
                            term = source[origins[t], words + j] if j < limbs else ZERO
                            answer[j], carry = add(answer[j], term, carry)
                if noting:
                    write_followers(
                        goals, origins, marks, found, row, bits, back_pointers[place[NOTED] :]
                    )
                    write_counts(source[row:batch], words, kept[place[KEPT] :])
                    line = batches[place[BATCHES]]
                    line[0], line[1], line[2], line[3] = layer, row, batch - row, found
                    place[NOTED] += note_words * found
                    place[KEPT] += (batch - row) * limbs
                    place[BATCHES] += 1
                budget -= batch - row
                row = batch
            place[MASK], place[USED], place[POSITION] = mask, used, row
            if row < count:
                return status
            place[LAYER] = layer + 1
            place[PEAK] = max(place[PEAK], used)
            place[COUNT], place[SIDE] = used, 1 - place[SIDE]
            place[MASK], place[USED], place[POSITION] = 0, 0, 0
            if stepwise:
                return PAUSE
        return OVER

    return forward


PARTS = sources(
    arcs.__file__,
    broad.__file__,
    few.__file__,
    fields.__file__,
    layers.__file__,
    joins.__file__,
    narrow.__file__,
    patterns.__file__,
    table.__file__,
    wide.__file__,
)
expand = _expander(PARTS)
forward = _compiled(PARTS)
