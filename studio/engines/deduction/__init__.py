"""What follows next and why: named techniques, cheapest first, and small proofs beyond them."""

from studio.engines.deduction.deduction import (
    LONG,
    PAIRS,
    Alike,
    ContradictionError,
    Deduction,
    Ladder,
    NotBoth,
    OneOf,
    Technique,
    is_mark,
    weight,
)
from studio.engines.deduction.loop_cells import CELLS
from studio.engines.deduction.loops import LOOPS, LoopLadder
from studio.engines.deduction.paths import PATHS, PathLadder

__all__ = [
    "CELLS",
    "LONG",
    "LOOPS",
    "PAIRS",
    "PATHS",
    "Alike",
    "ContradictionError",
    "Deduction",
    "Ladder",
    "LoopLadder",
    "NotBoth",
    "OneOf",
    "PathLadder",
    "Technique",
    "is_mark",
    "weight",
]
