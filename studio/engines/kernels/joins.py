"""What using an edge does to two slots, and ending the line at one: scalars in, scalars out.

The slot values are those of ``wide``. Every function answers a status (0 impossible, 1 done, 2 the
line is complete), new values for its slots and for the far ends of the pieces there, and a check
that only a table can make: where ``length`` > 0, no label may stand within ``length`` steps of
``step`` upwards (``up`` 1) or downwards. Handing over arrays instead would cost more than the work.
"""

from __future__ import annotations

from typing import TypeAlias

from numba import njit

# As in ``fields``, but written out: the compiler looks for changes in this file alone.
MAY_END = 2
MUST_END = 4

EMPTY, FULL, END, STEPS = 0, 1, 2, 3

Joined: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int]
"""(status, value at x, value at y, far slot, its value, other far slot, its value, step, up,
length); a far slot may be x or y itself, and its value then stands."""

TEN = "UniTuple(int64, 10)"


@njit("int64(int64, int64, int64, int64)", cache=True, nogil=True)
def end_value(step: int, up: int, size: int, closed: int) -> int:
    """The slot value of an end with a step; the first and the last node need no second edge."""
    if closed == 1:
        return STEPS + 2 * ((step - 1) % size + 1) + up
    if (up == 1 and step == size) or (up == 0 and step == 1):
        return FULL
    return STEPS + 2 * step + up


@njit(f"{TEN}(int64, int64, int64, int64, int64, int64)", cache=True, nogil=True)
def join_mates(x: int, y: int, a: int, b: int, base: int, closed: int) -> Joined:
    """Use the edge of slots ``x`` and ``y`` with the values ``a`` and ``b``, none of them full."""
    if a >= base and a - base == y:
        return 2 * closed, FULL, FULL, x, FULL, y, FULL, 0, 0, 0
    if a == END and b == END:
        return 2, FULL, FULL, x, FULL, y, FULL, 0, 0, 0
    mate_x = x if a == EMPTY else a - base
    mate_y = y if b == EMPTY else b - base
    if a == END:
        return 1, FULL, FULL, mate_y, END, mate_y, END, 0, 0, 0
    if b == END:
        return 1, FULL, FULL, mate_x, END, mate_x, END, 0, 0, 0
    return 1, FULL, FULL, mate_x, base + mate_y, mate_y, base + mate_x, 0, 0, 0


@njit(
    f"{TEN}(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64)",
    cache=True,
    nogil=True,
)
def join_numbered(
    x: int,
    y: int,
    a: int,
    b: int,
    label_x: int,
    label_y: int,
    below: int,
    base: int,
    scale: int,
    size: int,
    closed: int,
) -> Joined:
    """The same for numbered lines; ``below`` takes the second way to meet a lone label.

    ``label_x`` and ``label_y`` are the labels of the slots' own nodes, or 0.
    """
    numbered_x = (a == EMPTY and label_x > 0) or (a >= STEPS and a < base)
    numbered_y = (b == EMPTY and label_y > 0) or (b >= STEPS and b < base)
    impossible = (0, FULL, FULL, x, FULL, y, FULL, 0, 0, 0)
    if not numbered_x and not numbered_y:
        mate_x, length_x, mate_y, length_y = x, 1, y, 1
        if a != EMPTY:
            mate_x, length_x = (a - base) // scale, (a - base) % scale
        if b != EMPTY:
            mate_y, length_y = (b - base) // scale, (b - base) % scale
        if below == 1 or mate_x == y:
            return impossible
        length = length_x + length_y
        return (
            1, FULL, FULL, mate_x, base + scale * mate_y + length,
            mate_y, base + scale * mate_x + length, 0, 0, 0,
        )  # fmt: skip
    if numbered_x and numbered_y:
        step_x = label_x if a == EMPTY else (a - STEPS) >> 1
        step_y = label_y if b == EMPTY else (b - STEPS) >> 1
        rise = step_y - step_x
        if closed == 1 and (rise == 1 - size or rise == size - 1):
            rise = 1 if rise < 0 else -1
        up = 1 if rise == 1 else 0
        if (
            below == 1
            or (rise != 1 and rise != -1)
            or (a != EMPTY and (a - STEPS) & 1 != up)
            or (b != EMPTY and (b - STEPS) & 1 == up)
        ):
            return impossible
        value_x = end_value(step_x, 1 - up, size, closed) if a == EMPTY else FULL
        value_y = end_value(step_y, up, size, closed) if b == EMPTY else FULL
        return 1, value_x, value_y, x, value_x, y, value_y, 0, 0, 0
    # One piece has steps; let it be x for the moment.
    if numbered_y:
        x, y, a, b, label_x = y, x, b, a, label_y
    if a != EMPTY and below == 1:
        return impossible
    step = label_x if a == EMPTY else (a - STEPS) >> 1
    up = 1 - below if a == EMPTY else (a - STEPS) & 1
    value = end_value(step, 1 - up, size, closed) if a == EMPTY else FULL
    mate, length = y, 1
    if b != EMPTY:
        mate, length = (b - base) // scale, (b - base) % scale
    reached = end_value(step + length if up == 1 else step - length, up, size, closed)
    if numbered_y:
        return 1, FULL, value, mate, reached, x, value, step, up, length
    return 1, value, FULL, mate, reached, x, value, step, up, length


@njit(f"{TEN}(int64, int64, int64, int64, int64, int64, int64, int64)", cache=True, nogil=True)
def end_here(
    v: int, a: int, label: int, end: int, numbered: int, base: int, scale: int, size: int
) -> Joined:
    """Let the line begin (``end`` 1) or stop (2) at slot ``v`` with the value ``a``."""
    if numbered == 0:
        if a == EMPTY:
            return 1, END, END, v, END, v, END, 0, 0, 0
        if a == END:
            return 2, FULL, FULL, v, FULL, v, FULL, 0, 0, 0
        return 1, FULL, FULL, a - base, END, a - base, END, 0, 0, 0
    up = 1 if end == 1 else 0
    if a == EMPTY and label == 0:
        value = STEPS + 2 * (1 if end == 1 else size) + up
        return 1, value, value, v, value, v, value, 0, 0, 0
    if a < base:
        return 0, a, a, v, a, v, a, 0, 0, 0
    mate, length = (a - base) // scale, (a - base) % scale
    before = 0 if end == 1 else size + 1
    value = end_value(before + length if up == 1 else before - length, up, size, 0)
    return 1, FULL, FULL, mate, value, mate, value, before, up, length


@njit(
    "int64(int64, int64, int64, int64, int64, int64, int64, int64, int64)",
    cache=True,
    nogil=True,
)
def edges_wanted(
    kind: int,
    value: int,
    label: int,
    end: int,
    numbered: int,
    size: int,
    closed: int,
    free_first: int,
    free_last: int,
) -> int:
    """How many edges a node still needs when the line begins (``end`` 1), stops (2) or goes on (0).

    -1 where that cannot be. Without numbers there is only one kind of end, 1.
    """
    if value == FULL:
        return 0 if end == 0 and kind & MUST_END == 0 else -1
    if numbered == 0:
        if (end == 0 and kind & MUST_END) or (end > 0 and kind & MAY_END == 0) or end > 1:
            return -1
    else:
        if closed == 0 and value == EMPTY and (label == 1 or label == size):
            return 1 if end == 0 else -1
        if closed == 1 and end > 0:
            return -1
        if (end == 1 and free_first == 0) or (end == 2 and free_last == 0):
            return -1
    return (2 if value == EMPTY else 1) - (1 if end > 0 else 0)
