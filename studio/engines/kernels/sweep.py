"""One layer of a sweep, forwards and backwards, over rows of key words and count limbs."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

from studio.engines.kernels import fields, joins, narrow, sources, table, wide
from studio.engines.kernels.table import HALF, ZERO, add, enter_all, mix

__all__ = ["BATCH", "DROPPED", "NOTED", "POSITION", "USED", "enter_all", "forward"]

BATCH = 64
"""States expanded at a time: few enough for the fast cache, enough to make the call cheap."""

POSITION, USED, NOTED, DROPPED = 0, 1, 2, 3
"""Where :func:`forward` keeps its place: next source row, rows of the new table, notes written,
followers left out."""


def _compiled(parts: int) -> Callable[..., None]:
    """The kernel; ``parts`` stands for the sources of the functions it calls."""

    @njit(
        "void(uint64[:,::1], int64, int64, int64, uint64[:,::1], int64, int32[::1], int64[::1],"
        " uint8[::1], boolean, int64[::1], int64[::1], int64[::1], int64[::1], uint64[:,::1],"
        " uint64[::1], uint64[::1], uint64[::1], int64[::1], int64[::1],"
        " int64[:,::1], uint8[:,::1], uint64[:,::1], int64[::1], int64[::1], int64[:,::1],"
        " int64[:,::1], uint64[:,::1], int32[::1], int16[::1], int32[::1])",
        cache=True,
        nogil=True,
    )
    def forward(
        source: NDArray[np.uint64],
        stop: int,
        words: int,
        limbs_in: int,
        table: NDArray[np.uint64],
        limbs: int,
        index: NDArray[np.int32],
        place: NDArray[np.int64],
        cancel: NDArray[np.uint8],
        full: bool,
        config: NDArray[np.int64],
        node: NDArray[np.int64],
        targets: NDArray[np.int64],
        flags: NDArray[np.int64],
        delta: NDArray[np.uint64],
        begin: NDArray[np.uint64],
        left: NDArray[np.uint64],
        guard: NDArray[np.uint64],
        held: NDArray[np.int64],
        labels: NDArray[np.int64],
        gaps: NDArray[np.int64],
        fits: NDArray[np.uint8],
        out: NDArray[np.uint64],
        marks: NDArray[np.int64],
        origins: NDArray[np.int64],
        scratch: NDArray[np.int64],
        menu: NDArray[np.int64],
        answer: NDArray[np.uint64],
        followers: NDArray[np.int32],
        choices: NDArray[np.int16],
        numbers: NDArray[np.int32],
    ) -> None:
        """Take one node: send the states of ``source`` from ``place[POSITION]`` to ``stop`` on.

        Works in batches of BATCH states, for which ``out``, ``marks`` and ``origins`` have room.
        Returns early when cancelled, or where ``table`` (at most half of ``index``) or the notes
        could overflow: then the caller makes room and calls again. With ``full`` there will be no
        more room, and new states beyond it are dropped, which leaves a lower bound. Counts of
        complete lines go to ``answer[0]``. Where ``numbers`` is not empty every follower is noted:
        its row, or -1 for a complete line, in ``followers``, the links chosen in ``choices``, and
        how many in ``numbers``.
        """
        if parts < 0:  # never; it makes the number a part of the compiler's key
            return
        mask = len(index) - 1
        room = len(table)
        noting = len(numbers) > 0
        used = place[USED]
        noted = place[NOTED]
        row = place[POSITION]
        while row < stop and cancel[0] == 0:
            if used + len(marks) > room and not full:
                break
            if noting and noted + len(marks) > len(followers):
                break
            batch = min(row + BATCH, stop)
            if config[fields.MODE] == fields.NARROW:
                found = narrow.expand(
                    source, row, batch, config, node, targets, flags, delta, begin, left, guard,
                    held, out, marks, origins,
                )  # fmt: skip
            else:
                found = wide.expand(
                    source, row, batch, config, node, targets, flags, delta, begin, left, guard,
                    held, labels, gaps, fits, out, marks, origins, scratch, menu,
                )  # fmt: skip
            # Written out in full: handing arrays to a function costs more than the work.
            for t in range(found):
                origin = origins[t]
                target = np.int64(-1)
                if marks[t] & fields.COMPLETE == 0:
                    h = out[t, 0]
                    for w in range(1, words):
                        h = mix(h) ^ out[t, w]
                    at = np.int64(mix(h) >> HALF) & mask
                    while True:
                        target = np.int64(index[at])
                        if target < 0:
                            break
                        same = table[target, 0] == out[t, 0]
                        for w in range(1, words):
                            same = same and table[target, w] == out[t, w]
                        if same:
                            break
                        at = (at + 1) & mask
                    if target < 0:
                        if used >= room:
                            place[DROPPED] += 1
                            continue
                        target = used
                        used += 1
                        index[at] = target
                        for w in range(words):
                            table[target, w] = out[t, w]
                        for j in range(limbs):
                            table[target, words + j] = (
                                source[origin, words + j] if j < limbs_in else ZERO
                            )
                    elif limbs == 1:
                        table[target, words] += source[origin, words]
                    else:
                        carry = ZERO
                        for j in range(limbs):
                            term = source[origin, words + j] if j < limbs_in else ZERO
                            part, over = add(table[target, words + j], term, carry)
                            table[target, words + j] = part
                            carry = over
                else:
                    carry = ZERO
                    for j in range(answer.shape[1]):
                        term = source[origin, words + j] if j < limbs_in else ZERO
                        part, over = add(answer[0, j], term, carry)
                        answer[0, j] = part
                        carry = over
                if noting:
                    followers[noted] = target
                    choices[noted] = marks[t] & (fields.COMPLETE - 1)
                    numbers[origin] += 1
                    noted += 1
            row = batch
        place[USED] = used
        place[NOTED] = noted
        place[POSITION] = row

    return forward


forward = _compiled(
    sources(fields.__file__, joins.__file__, narrow.__file__, table.__file__, wide.__file__)
)
