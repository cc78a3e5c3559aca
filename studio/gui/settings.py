"""What the window remembers from one start to the next, each value checked when it is read.

A settings file of random bytes reads as nonsense without an error, so nothing in it is trusted.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QSettings

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
        value = self._store.value("recent")
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
        value = self._store.value("saving")
        return Path(value) if isinstance(value, str) and value and "\0" not in value else None

    @saving.setter
    def saving(self, folder: Path) -> None:
        self._store.setValue("saving", str(folder))

    # -- looks ---------------------------------------------------------------------------------

    @property
    def theme(self) -> str:
        """ "light", "dark", or "system" to follow the desktop."""
        value = self._store.value("theme")
        return value if value in THEMES else "system"

    @theme.setter
    def theme(self, key: str) -> None:
        self._store.setValue("theme", key)

    @property
    def geometry(self) -> QByteArray:
        """The window's place and size for restoreGeometry, which refuses nonsense itself."""
        value = self._store.value("geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, state: QByteArray) -> None:
        self._store.setValue("geometry", state)

    @property
    def layers(self) -> frozenset[str] | None:
        """The layers that were switched on; None if never set."""
        value = self._store.value("layers")
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

    def _bool(self, key: str, default: bool) -> bool:
        value: Any = self._store.value(key)
        return {"true": True, "false": False, True: True, False: False}.get(value, default)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
