"""How far long work is: one line on standard error, written over, where somebody looks."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from studio.cli.words import note, told

FIRST_S = 0.5
"""What takes less is over before anybody could read of it."""
NEXT_S = 0.1
WIDTH = 72

Show = Callable[[str], None]


def watched() -> bool:
    """Does anybody look at standard error while it is written?"""
    return sys.stderr.isatty()


@contextmanager
def progress() -> Iterator[Show]:
    """A line that can be shown again and again; it is gone in the end.

    Nothing is written where standard error is no terminal, nor of work that is over soon.
    """
    due = time.monotonic() + FIRST_S
    shown = False

    def show(words: str) -> None:
        nonlocal due, shown
        now = time.monotonic()
        if watched() and now >= due:
            due, shown = now + NEXT_S, True
            sys.stderr.write(f"\r{words[:WIDTH]:<{WIDTH}}")
            sys.stderr.flush()

    try:
        yield show
    finally:
        if shown:
            sys.stderr.write(f"\r{' ' * WIDTH}\r")
            sys.stderr.flush()


@contextmanager
def elapsed(words: str) -> Iterator[None]:
    """The seconds since the start of work that does not tell itself how far it is."""
    if not watched():
        yield
        return
    over = Event()
    started = time.monotonic()

    def tick() -> None:
        with progress() as show:
            show(words)
            while not over.wait(NEXT_S):
                show(
                    told(
                        "{words}: {seconds:.0f} s. Ctrl+C stops it.",
                        words=words,
                        seconds=time.monotonic() - started,
                    )
                )

    ticking = Thread(target=tick, name="elapsed", daemon=True)
    ticking.start()
    try:
        yield
    finally:
        over.set()
        ticking.join()


def compiled(*names: str) -> None:
    """See to it that compiled loops (all, if none is named) are there, and say so if it takes time.

    Without this their first use would compile them, for half a minute and without a word.
    """
    from studio.engines import kernels

    if kernels.off() or kernels.warm(*names):
        return
    note("Compiling the fast loops. This is done once, in about half a minute.")
    with progress() as show:
        for done, total in kernels.load(*names):
            show(told("{done} of {total}", done=done, total=total))
