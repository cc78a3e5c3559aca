"""How modules are loaded at a start: late, and without Python's collector, which finds nothing."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import TypeVar, overload

T = TypeVar("T")


class Registry(Sequence[T]):
    """Objects of modules in their order, each loaded when it is first asked for.

    An entry names a module below the package and an object there: ``"masyu.MASYU"``. Who looks for
    one of them, and finds it early, has not loaded the others.
    """

    def __init__(self, package: str, *entries: str) -> None:
        self._package = package
        self.entries = entries
        self.modules = [entry.rpartition(".")[0] for entry in entries]
        self._objects: dict[str, T] = {}

    def __len__(self) -> int:
        return len(self.entries)

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[T]: ...

    def __getitem__(self, place: int | slice) -> T | Sequence[T]:
        if isinstance(place, slice):
            return tuple(map(self._loaded, self.entries[place]))
        return self._loaded(self.entries[place])

    def of(self, module: str) -> T | None:
        """The object of the module with this name; None where no entry has it."""
        if module not in self.modules:
            return None
        return self._loaded(self.entries[self.modules.index(module)])

    def named(self, name: str) -> T | None:
        """The object with this name; None where no entry has it."""
        found = (entry for entry in self.entries if entry.rpartition(".")[2] == name)
        return next(map(self._loaded, found), None)

    def _loaded(self, entry: str) -> T:
        # Asking Python for a module that it has loaded takes as long as a hundred look-ups here.
        if entry not in self._objects:
            module, _, name = entry.rpartition(".")
            self._objects[entry] = getattr(import_module(f"{self._package}.{module}"), name)
        return self._objects[entry]


SELDOM = 100_000
"""Objects made since garbage was looked for last: some ten megabytes."""


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


def collect_seldom() -> None:
    """Look for garbage only where so many more objects were made than have gone.

    For commands, which make little that needs to be looked for, and most of which end before that.
    """
    gc.set_threshold(SELDOM)
