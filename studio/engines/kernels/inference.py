"""What follows about the faces of a loop, compiled: the functions of ``inference_plain``."""

from __future__ import annotations

from typing import Any, cast

from numba import boolean, int32, int64, types, void

from studio.engines.kernels import inference_plain as plain
from studio.engines.kernels.bodies import compiled

ARRAY = int32[::1]
# numba's types have no annotations.
PLAN = int64[::1]
FIELD = cast("Any", types.NamedUniTuple)(ARRAY, len(plain.Field._fields), plain.Field)
STATE = cast("Any", types.NamedUniTuple)(ARRAY, len(plain.State._fields), plain.State)
BEGUN = cast("Any", types.Tuple)((FIELD, STATE))
GATHERED = cast("Any", types.UniTuple)(ARRAY, 2)

SIGNATURES = {
    "stir": void(FIELD, STATE, int64),
    "note": void(STATE, int64, int64, int64, int64, int64),
    "forbid": void(FIELD, STATE, int64, int64),
    "visit": boolean(FIELD, STATE, int64, int64),
    "join": boolean(FIELD, STATE, int64),
    "relate": boolean(FIELD, STATE, int64, int64, int64),
    "learn": boolean(FIELD, STATE, int64),
    "take_back": void(FIELD, STATE, int64),
    "tally": boolean(FIELD, STATE, int64, int64),
    "look_at_ways": boolean(FIELD, STATE, int64),
    "half": int64(STATE, int64, int64),
    "look_at_halves": boolean(FIELD, STATE, int64),
    "look_at_arms": boolean(FIELD, STATE, int64),
    "look": boolean(FIELD, STATE, int64, int64),
    "propagate": boolean(FIELD, STATE),
    "closed": boolean(FIELD, STATE, int64, int64, int64),
    "some_way": boolean(FIELD, STATE, int64, int64, int64),
    "arms_fit": boolean(FIELD, STATE, int64, int64, int64),
    "satisfied": boolean(FIELD, STATE, int64, int64),
    "end_loops": boolean(FIELD, STATE),
    "rouse": void(FIELD, STATE, int64),
    "wake": void(FIELD, STATE, int64),
    "attempt": boolean(FIELD, STATE, int64, int64),
    "settle": int64(FIELD, STATE, int64),
    "gathered": GATHERED(ARRAY, int64),
    "begin": BEGUN(*[ARRAY] * 8, int64, int64),
    "infer": int64(*[ARRAY] * 9, int64, ARRAY, ARRAY),
    "infer_fates": int64(PLAN, ARRAY, ARRAY, *[PLAN] * 4, int64, int64, int64),
}
"""Each after those that it calls."""

_FUNCTIONS = compiled(
    plain,
    SIGNATURES,
    making_arrays=("gathered", "begin", "infer", "infer_fates"),
    alone=("propagate", "end_loops", "attempt", "settle", "satisfied", "take_back", "wake"),
)
infer, infer_fates = _FUNCTIONS["infer"], _FUNCTIONS["infer_fates"]
