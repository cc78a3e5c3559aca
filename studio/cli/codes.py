"""How commands end: the exit codes of the contract."""

from __future__ import annotations

from studio.engines.events import Verdict

EXIT = {Verdict.UNIQUE: 0, Verdict.NONE: 1, Verdict.SEVERAL: 2, Verdict.UNKNOWN: 3}
STOPPED = 3
USAGE = 64
BAD_INPUT = 65
NOT_WRITTEN = 74
"""Standard output takes no more, as on a full disk."""
DISAGREE = 70
"""Two engines say different things: a defect of the program."""
UNEXPECTED = 70
"""An error that nobody expected: a defect of the program, which says nothing of the puzzle."""

TOLD = """\
exit codes:
  0  exactly one solution, or the work is done
  1  no solution
  2  several solutions
  3  stopped before it was known
  64 wrong usage: no such command, option or value
  65 bad input, or a file that cannot be written
  69 the window or the program cannot start here
  70 an error of the program; it says nothing of the puzzle
  74 standard output cannot be written
"""
"""The same for people, at the end of each help."""


class UsageError(Exception):
    """A value of an option will not do; ``str()`` is a sentence that says why."""
