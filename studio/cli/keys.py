"""Ctrl+C: it ends a command at once, or asks its work to stop and give what it has."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from studio.cli.codes import STOPPED
from studio.cli.words import note
from studio.engines.engine import Token

GRACE = 1.0
"""Seconds that a command has to end by itself after Ctrl+C."""


@contextmanager
def ended_by_keys() -> Iterator[None]:
    """Ctrl+C ends what runs inside, with :class:`KeyboardInterrupt` where Python is at work.

    Python raises that only when it has the word again; compiled loops and solvers may keep it for
    minutes. So the signal also wakes a thread, which ends the process if nothing else does.
    """
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    try:
        before = signal.set_wakeup_fd(theirs, warn_on_full_buffer=False)
    except ValueError:
        # Only the main thread may; elsewhere there are no keys to listen to.
        os.close(ours)
        os.close(theirs)
        yield
        return
    over = threading.Event()
    thread = threading.Thread(target=_end_in_time, args=(ours, over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        signal.set_wakeup_fd(before)
        os.close(theirs)
        thread.join()
        os.close(ours)


def _end_in_time(wakes: int, over: threading.Event) -> None:
    """End the process :data:`GRACE` after Ctrl+C unless the command is over by then."""
    while number := os.read(wakes, 1):
        if number[0] == signal.SIGINT and not over.wait(GRACE):
            note("Stopped.")
            sys.stderr.flush()
            os._exit(STOPPED)


@contextmanager
def stopped_by_keys(token: Token) -> Iterator[None]:
    """The first Ctrl+C stops the work, whose best result is kept; a second one ends the program."""

    def stop(number: int, frame: FrameType | None) -> None:
        sys.stderr.write("\n")
        note("Stopping; once more to leave at once.")
        restore()
        token.cancel()

    def restore() -> None:
        signal.signal(signal.SIGINT, before)
        signal.set_wakeup_fd(wakes)

    before = signal.getsignal(signal.SIGINT)
    try:
        # Whoever stops has the time it needs.
        wakes = signal.set_wakeup_fd(-1)
    except ValueError:
        # Only the main thread may; elsewhere there are no keys to listen to.
        yield
        return
    signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        restore()
