"""A loop that wanders at random, compiled: some 20 million tries a second."""

from __future__ import annotations

from numba import njit

from studio.engines.kernels.wander_plain import wander as plain

A = "int64[::1]"

wander = njit(
    f"void(int64, int64, {A}, {A}, {A}, {A}, {A}, {A}, {A}, {A}, {A}, {A})",
    cache=True,
    nogil=True,
)(plain)
