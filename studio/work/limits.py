"""What a solver process may use: memory, and processor time for one question."""

from __future__ import annotations

import signal
from collections.abc import Sequence

from studio.records import dataclass

TIME_IS_UP = 124
"""Exit code of a process that ended here for its processor time, that of coreutils' timeout."""

NO_MEMORY = 125
"""Exit code of a process that ended here for its memory."""

MEMORY_MB = (256, 512, 1024, 2048, 4096, 8192, 16384)
"""Megabytes that can be chosen."""

SECONDS = (60, 300, 900, 3600, 6 * 3600, 24 * 3600)
"""Seconds of processor time that can be chosen."""

PROCESSES = (0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64)
"""Processes for many puzzles that can be chosen; 0: by the cores there are."""


@dataclass(frozen=True)
class Limits:
    """Megabytes of data of a solver process, and seconds of processor time for each question.

    A process lives on from question to question, so its time counts from the last one on.
    ``processes`` work at once on a batch or a folder; 0: as many as there are cores, or one less.
    """

    memory_mb: int = 1024
    seconds: int = 3600
    processes: int = 0

    @property
    def memory(self) -> int:
        """The memory in bytes."""
        return self.memory_mb << 20

    def arguments(self) -> list[str]:
        """How a solver process is told."""
        return [f"memory={self.memory_mb}", f"seconds={self.seconds}"]

    @staticmethod
    def told(arguments: Sequence[str]) -> Limits:
        """The limits among the arguments of a solver process; the usual ones where none are."""
        found = {}
        for name, _, value in (argument.partition("=") for argument in arguments):
            if value.isdecimal() and len(value) < 9 and int(value):
                found[name] = int(value)
        usual = Limits()
        return Limits(found.get("memory", usual.memory_mb), found.get("seconds", usual.seconds))


def time_was_up(code: int) -> bool:
    """Did a process that ended with this code (negative for a signal) run out of its time?"""
    return code == TIME_IS_UP or -code == getattr(signal, "SIGXCPU", None)


_now = Limits()


def limits() -> Limits:
    """The limits of the solver processes that this program starts from now on."""
    return _now


def set_limits(wanted: Limits) -> None:
    """Change them; processes that run keep theirs."""
    global _now  # noqa: PLW0603 - one program, one answer: whoever starts a process asks for it
    _now = wanted
