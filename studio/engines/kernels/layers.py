"""What the kernels of a sweep hand each other: the arrays of a plan, of one layer, and room."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import numpy as np
from numba import types
from numpy.typing import NDArray


class Layers(NamedTuple):
    """All layers of a plan; see :class:`studio.engines.counting.plan.Plan` for what each says.

    ``entries``, ``first_entry``, ``moves`` and ``chosen`` are its registers, for ``patterns.py``.
    """

    config: NDArray[np.int64]
    meta: NDArray[np.int64]
    targets: NDArray[np.int64]
    flags: NDArray[np.int64]
    delta: NDArray[np.uint64]
    begin: NDArray[np.uint64]
    left: NDArray[np.uint64]
    guard: NDArray[np.uint64]
    held: NDArray[np.int64]
    labels: NDArray[np.int64]
    nodes: NDArray[np.int64]
    gaps: NDArray[np.int64]
    fits: NDArray[np.uint8]
    entries: NDArray[np.int64]
    first_entry: NDArray[np.int64]
    moves: NDArray[np.int64]
    chosen: NDArray[np.int64]


class Layer(NamedTuple):
    """What holds for the node of one layer: its row of each array, and the rows of its edges.

    ``nodes`` and ``labels`` tell the slots' nodes and their labels, ``gaps[up, step]`` how far the
    next label is, and ``fits[node, value]`` whether an end with a step can reach it.
    """

    config: NDArray[np.int64]
    node: NDArray[np.int64]
    targets: NDArray[np.int64]
    flags: NDArray[np.int64]
    delta: NDArray[np.uint64]
    begin: NDArray[np.uint64]
    left: NDArray[np.uint64]
    guard: NDArray[np.uint64]
    held: NDArray[np.int64]
    labels: NDArray[np.int64]
    nodes: NDArray[np.int64]
    gaps: NDArray[np.int64]
    fits: NDArray[np.uint8]


class Room(NamedTuple):
    """Room for the followers of a batch: their keys, what was chosen, the rows they come from.

    ``goals`` are the rows they go to; ``scratch`` and ``menu`` are for states unpacked to an array,
    and for the choices that a node has.
    """

    out: NDArray[np.uint64]
    marks: NDArray[np.int64]
    origins: NDArray[np.int64]
    goals: NDArray[np.int64]
    scratch: NDArray[np.int64]
    menu: NDArray[np.int64]


class PageArrays(NamedTuple):
    """A page for the way back: bits of a chosen edge, followers, counts of rows, batches."""

    bits: int
    back_pointers: NDArray[np.uint32]
    kept: NDArray[np.uint64]
    batches: NDArray[np.int64]


_WORDS, _INTS = types.uint64[::1], types.int64[::1]
_TABLE, _GRID = types.uint64[:, ::1], types.int64[:, ::1]
_BYTES = types.uint8[:, ::1]


def typed(kind: type[Any], *fields: Any) -> Any:
    """The compiler's type of a named tuple with fields of these types."""
    return cast("Any", types.NamedTuple)(fields, kind)


LAYERS = typed(
    Layers,
    *(_INTS, _GRID, _INTS, _INTS, _TABLE, _TABLE, _TABLE, _WORDS, _GRID, _GRID, _GRID, _GRID),
    *(_BYTES, _GRID, _INTS, _INTS, _INTS),
)
LAYER = typed(
    Layer,
    *(_INTS, _INTS, _INTS, _INTS, _TABLE, _WORDS, _WORDS, _WORDS, _INTS, _INTS, _INTS, _GRID),
    _BYTES,
)
ROOM = typed(Room, _TABLE, _INTS, _INTS, _INTS, _GRID, _GRID)
PAGE = typed(PageArrays, types.int64, types.uint32[::1], _WORDS, _GRID)
EXPAND = types.int64(_TABLE, types.int64, types.int64, LAYER, ROOM)
"""The signature of every kernel that makes followers."""

FEW = types.int64(
    _TABLE,
    types.int64,
    types.int64,
    LAYERS,
    types.int64,
    _TABLE,
    types.int64[::1],
    types.int64[::1],
)
"""The signature of the one for layers where little may happen."""
