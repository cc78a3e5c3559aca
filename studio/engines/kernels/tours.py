"""Tours on graphs and boards, compiled: the functions of ``tours_plain``, which explains them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import njit

from studio.engines.kernels import tours_plain as plain

A = "int32[::1]"
"""Nodes, places and counts: 32 bits each keep a board of a million cells in some 60 MB."""


def _compiled(function: Callable[..., Any], signature: str) -> Callable[..., Any]:
    compiled: Callable[..., Any] = njit(signature, cache=True, nogil=True)(function)
    return compiled


warnsdorff = _compiled(plain.warnsdorff, f"int64({A}, {A}, {A}, {A}, {A}, {A}, int64)")
rotate = _compiled(plain.rotate, f"int64({A}, {A}, {A}, {A}, {A}, int64, boolean, int64, int64)")
backtrack = _compiled(
    plain.backtrack,
    f"int64({A}, {A}, {A}, {A}, {A}, {A}, {A}, {A}, {A}, int64[::1], boolean, int64)",
)
jumps = _compiled(plain.jumps, f"int64(int64, int64, {A}, {A}, {A}, {A})")
lay = _compiled(plain.lay, f"void({A}, int64, int64, int64, int64, int64, {A}, {A})")
stitch = _compiled(plain.stitch, f"boolean({A}, {A}, int64, int64, {A}, {A}, {A}, {A}, {A})")
follow = _compiled(plain.follow, f"int64(int64, {A}, {A}, {A})")
