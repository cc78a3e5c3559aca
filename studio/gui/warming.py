"""What the first use of a card or mode would wait for is made ready in the background."""

from __future__ import annotations

import contextlib
import importlib
import threading
import time

from studio.drawing import lettering
from studio.families import RULES
from studio.gui.new_puzzle import starts_of

REST_S = 1.5
"""The solvers of the window start first; only a number may be typed before."""
MODULES = (
    "studio.work.asking",
    "studio.work.watching",
    "studio.work.animating",
    "studio.work.tours",
)
"""What modes and cards need beyond the window itself, without Qt."""


def warm(rest: float = REST_S) -> threading.Thread:
    """Begin, and go on after a rest of so many seconds; the window does not wait for it."""
    thread = threading.Thread(target=_load, args=(rest,), name="warming", daemon=True)
    thread.start()
    return thread


def _load(rest: float) -> None:
    lettering.prepare()
    time.sleep(rest)
    for name in MODULES:
        # What is missing is told where it is needed.
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for rule in RULES:
        for variant in rule.variants:
            starts_of(variant)
