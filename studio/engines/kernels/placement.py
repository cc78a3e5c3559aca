"""Where a line through all nodes is, step by step: ``placement_plain``, compiled."""

from __future__ import annotations

from types import FunctionType
from typing import Any, cast

from numba import boolean, int32, int64, njit, types, void

from studio.engines.kernels import placement_plain as plain

ARRAY = int32[::1]
TABLE = int32[:, ::1]
# numba's types have no annotations.
FIELD = cast("Any", types.NamedUniTuple)(ARRAY, len(plain.Field._fields), plain.Field)
STATE = cast("Any", types.NamedUniTuple)(ARRAY, len(plain.State._fields), plain.State)
TWO = cast("Any", types.UniTuple)(ARRAY, 2)

SIGNATURES = {
    "lay": int64(*[ARRAY] * 10),
    "narrow": int64(*[ARRAY] * 6),
    "rows": TWO(int64, ARRAY, ARRAY),
    "link": TWO(*[ARRAY] * 7),
    "fall": boolean(FIELD, STATE, int64),
    "take": boolean(FIELD, STATE, int64),
    "unjoin": boolean(FIELD, STATE, int64, int64),
    "rejoin": void(FIELD, STATE, int64, int64),
    "propagate": boolean(FIELD, STATE),
    "take_back": void(FIELD, STATE, int64),
    "begin": boolean(FIELD, STATE),
    "probe": boolean(FIELD, STATE, int64),
    "choice": int64(FIELD, STATE),
    "search": cast("Any", types.UniTuple)(int64, 2)(FIELD, STATE, int64, TABLE),
    "place": cast("Any", types.UniTuple)(int64, 3)(
        int64, ARRAY, boolean, *[ARRAY] * 7, int64, TABLE, ARRAY
    ),
}
"""Each after those that it calls."""

_known = dict(vars(plain))
for _name, _signature in SIGNATURES.items():
    _function = FunctionType(getattr(plain, _name).__code__, _known, _name)
    _known[_name] = njit(_signature, cache=True, nogil=True)(_function)

place = _known["place"]
