"""Thin lines of a picture, widened so that a line through all cells can go there and back."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Dark = NDArray[np.bool_]

ENOUGH = 1.5
"""Sides of a cell from which on a line of the picture counts as wide enough."""

WIDE = 2.1
"""Sides of a cell that others get: two cells, wherever the cells lie."""


def thickened(dark: Dark, side: float) -> Dark:
    """The dark parts with their thin lines widened to two cells of a side in pixels."""
    core = grown(~grown(~dark, ENOUGH * side / 2), ENOUGH * side / 2) & dark
    thin = dark & ~core
    reach = (WIDE * side - _width(thin)) / 2
    return dark | grown(thin, reach) if reach > 0 else dark


def grown(dark: Dark, reach: float) -> Dark:
    """All pixels at most so far, across and down, from a dark one of the picture."""
    steps = math.floor(reach)
    for axis in (0, 1):
        sums = np.cumsum(dark, axis=axis, dtype=np.int64)
        length = dark.shape[axis]
        places = np.arange(length)
        last = sums.take(np.minimum(places + steps, length - 1), axis=axis)
        before = places - steps - 1
        first = sums.take(np.maximum(before, 0), axis=axis)
        shape = [1, 1]
        shape[axis] = length
        dark = last > np.where((before < 0).reshape(shape), 0, first)
    return dark


def _width(lines: Dark) -> float:
    """How wide lines are on the average, in pixels: twice their area by their border."""
    edges = sum(int(np.count_nonzero(np.diff(lines, axis=axis))) for axis in (0, 1))
    # A border that runs aslant has more edges than it is long: 4 to pi on the average.
    return 2 * int(lines.sum()) / max(1.0, edges * math.pi / 4)
