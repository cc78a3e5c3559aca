"""Work in a process of its own, which Ctrl+C ends at once."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from studio import catalogue, language
from studio.cli.progress import NEXT_S, progress
from studio.formats import FormatError


def apart(words: str, work: Callable[..., bytes], *arguments: Any) -> bytes:
    """What ``work`` makes of the arguments, in a process of its own that Ctrl+C ends at once.

    For work in libraries that let nothing else run meanwhile. FormatError where it raises one, or
    where the process dies.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(
        target=_do, args=(theirs, language.code(), work, arguments), daemon=True
    )
    process.start()
    theirs.close()
    started = time.monotonic()
    try:
        with progress() as show:
            while not ours.poll(NEXT_S):
                show(f"{words}: {time.monotonic() - started:.0f} s")
        result: bytes | FormatError = ours.recv()
    except EOFError:
        raise FormatError(
            "{words} broke off; there may be too little memory for it.", words=words
        ) from None
    finally:
        process.kill()
        process.join()
        ours.close()
    if isinstance(result, FormatError):
        raise result
    return result


def _do(
    answer: Connection, code: str, work: Callable[..., bytes], arguments: tuple[Any, ...]
) -> None:
    """In the other process, which leaves Ctrl+C to the first one."""
    catalogue.speak(code)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        answer.send(work(*arguments))
    except FormatError as error:
        answer.send(error)
