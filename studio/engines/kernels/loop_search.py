"""The search for loops that obey units, compiled: the functions of ``loop_search_plain``."""

from __future__ import annotations

from typing import Any, cast

from numba import boolean, int32, int64, types, void

from studio.engines.kernels import loop_search_plain as plain
from studio.engines.kernels.bodies import compiled

ARRAY = int32[::1]
# numba's types have no annotations.
SEARCH = cast("Any", types.NamedUniTuple)(ARRAY, len(plain.Search._fields), plain.Search)
KNOWN = cast("Any", types.NamedUniTuple)(ARRAY, len(plain.Known._fields), plain.Known)
GATHERED = cast("Any", types.UniTuple)(ARRAY, 2)

SIGNATURES = {
    "assign": void(SEARCH, int64, int64),
    "back_to": void(SEARCH, int64),
    "to_front": void(SEARCH, int64),
    "decide": void(SEARCH),
    "follow_clauses": boolean(SEARCH),
    "look_at_table": boolean(SEARCH, int64),
    "look_at_count": boolean(SEARCH, int64),
    "propagate": boolean(SEARCH),
    "mark": int64(SEARCH, int64, int64),
    "explain": int64(SEARCH, int64, int64, int64),
    "needless": boolean(SEARCH, int64),
    "bump": void(SEARCH),
    "store": int64(SEARCH),
    "resolve": boolean(SEARCH, int64),
    "latest": int64(SEARCH, int64),
    "add": boolean(SEARCH),
    "luby": int64(int64),
    "put": void(SEARCH, int64),
    "gather": int64(SEARCH),
    "cut": boolean(SEARCH, int64, int64),
    "connected": boolean(SEARCH),
    "advance": int64(SEARCH, int64),
    "exclude": boolean(SEARCH, ARRAY),
    "state": void(SEARCH, int64, ARRAY),
    "blame": int64(SEARCH, int64, ARRAY),
    "play": void(SEARCH, ARRAY, ARRAY, int64),
    "reach": int64(ARRAY, ARRAY, int64, int64, ARRAY, ARRAY),
    "chosen": int64(SEARCH),
    "gather_side": int64(SEARCH, int64),
    "beside_part": int64(SEARCH, int64, int64, int64, int64),
    "cut_side": boolean(SEARCH, int64, int64, int64),
    "joined": boolean(SEARCH),
    "question": int64(SEARCH, ARRAY, int64, ARRAY, ARRAY, int64),
    "always": void(SEARCH),
    "clause_of": void(SEARCH, int64, int64, int64),
    "new": int64(SEARCH),
    "odd": int64(SEARCH, int64, int64),
    "used": int64(KNOWN, SEARCH, int64),
    "visited": int64(KNOWN, SEARCH, int64),
    "stands_for": int64(KNOWN, SEARCH, int64),
    "say": void(SEARCH, int64),
    "end_table": void(SEARCH, int64, int64),
    "say_count": void(KNOWN, SEARCH, ARRAY, int64),
    "say_halves": void(KNOWN, SEARCH, ARRAY, int64),
    "say_ways": void(KNOWN, SEARCH, ARRAY),
    "say_classes": void(KNOWN, SEARCH, ARRAY, int64),
    "begin_search": void(SEARCH),
    "gathered": GATHERED(ARRAY, int64),
    "prepare": boolean(*[ARRAY] * 10, SEARCH),
}
"""Each after those that it calls."""

HOT = {
    "assign", "back_to", "to_front", "decide", "follow_clauses", "look_at_table", "look_at_count",
    "mark", "explain", "needless", "bump", "store", "latest", "say", "chosen", "beside_part",
}  # fmt: skip
"""Built into those that call them: a search takes long to hand on."""

_known = compiled(
    plain,
    SIGNATURES,
    making_arrays=(
        "gathered",
        "prepare",
        "advance",
        "exclude",
        "state",
        "play",
        "reach",
        "question",
    ),
    alone=SIGNATURES.keys() - HOT,
)
prepare, advance, exclude = _known["prepare"], _known["advance"], _known["exclude"]
state, play, question = _known["state"], _known["play"], _known["question"]
reach = _known["reach"]
