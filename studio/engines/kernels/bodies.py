"""Modules of functions in plain Python, compiled one after the other."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import FunctionType, ModuleType
from typing import Any

from numba import njit


def compiled(
    plain: ModuleType,
    signatures: Mapping[str, Any],
    *,
    making_arrays: Collection[str],
    alone: Collection[str],
) -> dict[str, Any]:
    """The functions of a module, compiled, by name; each stands after those that it calls.

    All but those ``making_arrays`` count no references: these hand each other tuples of dozens of
    arrays, each call would count all of them, atomically, and take several times as long as what
    it does. They can be called by compiled functions alone, and are built into these but for those
    that are to stay ``alone``, being too large, or called too seldom.
    """
    known = dict(vars(plain))
    for name, signature in signatures.items():
        function = FunctionType(getattr(plain, name).__code__, known, name)
        options: dict[str, Any] = {}
        if name not in making_arrays:
            options = {"_nrt": False, "no_cpython_wrapper": True, "forceinline": name not in alone}
        known[name] = njit(signature, cache=True, nogil=True, **options)(function)
    return known
