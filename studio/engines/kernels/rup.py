"""A checker of DRUP proofs, compiled: the functions of ``rup_plain``, which explains them."""

from __future__ import annotations

from types import FunctionType

from numba import njit

from studio.engines.kernels import rup_plain as plain

A = "int64[::1]"

conflict = njit(
    f"boolean(int64, int64, {A}, {A}, {A}, {A}, {A}, {A}, {A}, {A})", cache=True, nogil=True
)(plain.conflict)

check = njit(
    f"int64(int64, int64, {A}, {A}, {A}, int64, {A}, {A}, {A}, {A}, {A}, {A})",
    cache=True,
    nogil=True,
)(FunctionType(plain.check.__code__, {**vars(plain), "conflict": conflict}))
