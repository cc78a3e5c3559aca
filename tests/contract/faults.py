"""For every fault that a rule makes itself, a puzzle that has it: rule -> code -> puzzle."""

from __future__ import annotations

from studio.puzzle import Puzzle

OWN_FAULTS: dict[str, dict[str, Puzzle]] = {}
