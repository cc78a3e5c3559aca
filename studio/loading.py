"""Modules are loaded without Python's collector, which finds nothing in them."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """No garbage is looked for meanwhile, and never again among what was made.

    Modules make hundreds of thousands of objects that all stay; each time some hundred more are
    there Python would look for garbage among them, for an eighth of the time that a start takes.
    """
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if before:
            gc.enable()
