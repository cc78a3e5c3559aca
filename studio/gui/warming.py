"""What the first use of a mode would wait for: fonts and modules are loaded in the background."""

from __future__ import annotations

import contextlib
import importlib
import threading

from studio.drawing import lettering

AFTER_MS = 1500
"""The window and its solvers start first."""
MODULES = (
    "studio.work.asking",
    "studio.work.watching",
    "studio.work.animating",
    "studio.work.tours",
)
"""What modes and cards need beyond the window itself, without Qt."""


def warm() -> threading.Thread:
    """Begin to load; the window goes on meanwhile."""
    thread = threading.Thread(target=_load, name="warming", daemon=True)
    thread.start()
    return thread


def _load() -> None:
    lettering.prepare()
    for name in MODULES:
        # What is missing is told where it is needed.
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
