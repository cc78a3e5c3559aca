"""What the window remembers from one start to the next, each value checked when it is read.

A settings file of random bytes reads as nonsense without an error, so nothing in it is trusted.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from studio.work.limits import MEMORY_MB, SECONDS, Limits

MOST_RECENT = 12
THEMES = ("system", "light", "dark")


class Settings:
    """The remembered values; every getter returns something usable, whatever the file holds."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store or QSettings("Oneline Studio", "oneline-studio")

    # -- files ---------------------------------------------------------------------------------

    @property
    def recent(self) -> tuple[Path, ...]:
        """The files used last, newest first, those that are gone left out."""
        value = self._value("recent")
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list):
            return ()
        found = [Path(name) for name in names if isinstance(name, str) and "\0" not in name]
        return tuple(path for path in found[:MOST_RECENT] if _is_file(path))

    def add_recent(self, path: Path) -> None:
        """Put a file first in the list."""
        path = path.absolute()
        rest = [other for other in self.recent if other != path]
        self._store.setValue("recent", [str(p) for p in (path, *rest)][:MOST_RECENT])

    @property
    def folder(self) -> Path:
        """Where file dialogs open."""
        recent = self.recent
        return recent[0].parent if recent else Path.home()

    @property
    def saving(self) -> Path | None:
        """The folder of the last save, done or not: a killed one leaves something there."""
        value = self._value("saving")
        return Path(value) if isinstance(value, str) and value and "\0" not in value else None

    @saving.setter
    def saving(self, folder: Path) -> None:
        self._store.setValue("saving", str(folder))

    # -- looks ---------------------------------------------------------------------------------

    @property
    def theme(self) -> str:
        """ "light", "dark", or "system" to follow the desktop."""
        value = self._value("theme")
        return value if value in THEMES else "system"

    @theme.setter
    def theme(self, key: str) -> None:
        self._store.setValue("theme", key)

    @property
    def reduced_motion(self) -> bool:
        """Is as little to move as can be?"""
        return self._bool("reduced_motion", False)

    @reduced_motion.setter
    def reduced_motion(self, on: bool) -> None:
        self._store.setValue("reduced_motion", on)

    @property
    def geometry(self) -> QByteArray:
        """The window's place and size for restoreGeometry, which refuses nonsense itself."""
        value = self._value("geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, state: QByteArray) -> None:
        self._store.setValue("geometry", state)

    @property
    def layers(self) -> frozenset[str] | None:
        """The layers that were switched on; None if never set."""
        value = self._value("layers")
        if value is None:
            return None
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list):
            return None
        return frozenset(name for name in names if isinstance(name, str))

    @layers.setter
    def layers(self, shown: frozenset[str]) -> None:
        self._store.setValue("layers", sorted(shown))

    @property
    def panel(self) -> bool:
        """Is the side panel open?"""
        return self._bool("panel", True)

    @panel.setter
    def panel(self, shown: bool) -> None:
        self._store.setValue("panel", shown)

    # -- solvers -------------------------------------------------------------------------------

    @property
    def live(self) -> bool:
        """Are edits checked as they happen?"""
        return self._bool("live", True)

    @live.setter
    def live(self, on: bool) -> None:
        self._store.setValue("live", on)

    @property
    def limits(self) -> Limits:
        """What solver processes may use: values that can be chosen, the usual one for any other."""
        usual = Limits()
        memory = self._one_of("memory_mb", MEMORY_MB, usual.memory_mb)
        return Limits(memory, self._one_of("seconds", SECONDS, usual.seconds))

    @limits.setter
    def limits(self, limits: Limits) -> None:
        self._store.setValue("memory_mb", limits.memory_mb)
        self._store.setValue("seconds", limits.seconds)

    def _value(self, key: str) -> object:
        """What the file says; None where it says nothing, or what no language can hold."""
        try:
            return self._store.value(key)
        except RuntimeError:  # such as a half-precision number in a spoilt file
            return None

    def _one_of(self, key: str, choices: Sequence[int], usual: int) -> int:
        value = str(self._value(key))
        return next((choice for choice in choices if value == str(choice)), usual)

    def _bool(self, key: str, default: bool) -> bool:
        value = str(self._value(key)).lower()
        return {"true": True, "false": False}.get(value, default)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
