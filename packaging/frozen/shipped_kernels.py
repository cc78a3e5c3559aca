"""Finds compiled kernels where the build has put them; they belong to the sources beside them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from numba.core.caching import InTreeCacheLocator


class ShippedLocator(InTreeCacheLocator):
    """A folder that need not be writable, for sources that never change."""

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> ShippedLocator | None:
        """The locator of a function; None for those that have no source file."""
        return cls(py_func, py_file) if Path(py_file).exists() else None

    def get_source_stamp(self) -> str:
        """The same for good: build and sources are shipped together."""
        return "shipped"
