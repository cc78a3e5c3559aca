"""How much is tried of what could be tried for ever: less every day, more with ``--long``."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from studio import assets


def tries(everyday: int, long: int) -> int:
    """So many times in the everyday suite, so many in the long one.

    The profile of hypothesis, which is chosen before any test is imported, tells which it is.
    """
    return everyday if settings().derandomize else long


EACH = tries(10, 100)
"""Examples where a property is tried for each rule anew."""

EXAMPLES = tuple(sorted((assets.root() / "examples").glob("*/*.puzzle")))
"""The files of all examples."""


def _first_of_each() -> frozenset[Path]:
    """The smallest example of each family, and of each tiling."""
    found: dict[object, Path] = {}
    for path in sorted(EXAMPLES, key=lambda path: path.stat().st_size):
        found.setdefault(path.parent.name, path)
        # Told by the text alone: to make all boards takes each worker half a second.
        found.setdefault(json.loads(path.read_bytes())["board"]["lattice"], path)
    return frozenset(found.values())


FIRST_OF_EACH = _first_of_each()


def examples(also: Iterable[str] = ()) -> list[Any]:
    """All examples as parameters: one of each family and of each tiling, and ``also`` those of
    these names, every day; the others with ``--long``."""
    everyday = {path for path in EXAMPLES if path in FIRST_OF_EACH or path.stem in also}
    return [
        pytest.param(
            path,
            id=f"{path.parent.name}-{path.stem}",
            marks=() if path in everyday else pytest.mark.long,
        )
        for path in EXAMPLES
    ]
