"""How commands end: the exit codes of the contract."""

from __future__ import annotations

from studio.engines.events import Verdict

EXIT = {Verdict.UNIQUE: 0, Verdict.NONE: 1, Verdict.SEVERAL: 2, Verdict.UNKNOWN: 3}
STOPPED = 3
USAGE = 64
BAD_INPUT = 65
DISAGREE = 70
"""Two engines say different things: a defect of the program."""
