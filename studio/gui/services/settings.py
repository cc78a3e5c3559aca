"""What the window remembers from one start to the next, each value checked when it is read.

A settings file of random bytes reads as nonsense without an error, so nothing in it is trusted.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from studio.catalogue import LANGUAGES, SYSTEM
from studio.work.limits import MEMORY_MB, PROCESSES, SECONDS, Limits

MOST_RECENT = 12
MOST_DIGITS = 6
TEXT_PERCENT = (85, 100, 115, 130, 150, 175, 200)
THEMES = ("system", "light", "dark")


class Settings(QObject):
    """The remembered values; every getter returns something usable, whatever the file holds.

    All windows have the same ones. ``changed`` names one that they show or obey, whenever it is
    another one, so that no window holds on to what was before.
    """

    changed = Signal(str)

    def __init__(self, store: QSettings | None = None) -> None:
        super().__init__()
        self._store = store or QSettings("Oneline Studio", "oneline-studio")
        self._there: set[Path] = set()

    # -- files ---------------------------------------------------------------------------------

    @property
    def recent(self) -> tuple[Path, ...]:
        """The files used last, newest first; nobody looked whether they are still there."""
        value = self._value("recent")
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list):
            return ()
        found = [Path(name) for name in names if isinstance(name, str) and "\0" not in name]
        return tuple(found[:MOST_RECENT])

    def add_recent(self, path: Path) -> None:
        """Put a file first in the list."""
        path = path.absolute()
        rest = [other for other in self.recent if other != path]
        self._store.setValue("recent", [str(p) for p in (path, *rest)][:MOST_RECENT])
        self.answered(path)

    def answered(self, path: Path) -> None:
        """A file was found where it is said to be: its folder can be offered at once."""
        self._there.add(path)

    @property
    def folder(self) -> Path:
        """Where file dialogs open: the folder of the last file that was found in its place."""
        return next((path.parent for path in self.recent if path in self._there), Path.home())

    def verdict(self, path: Path, digest: str) -> str:
        """What the check found out last about the puzzle in a file whose bytes have this digest;
        "" if that is not known, or of what the file held before."""
        word, known = self._verdicts().get(str(path), ("", ""))
        return word if known == digest else ""

    def remember_verdict(self, path: Path, digest: str, verdict: str) -> None:
        """Keep a verdict of what is in one of the files used last."""
        known = self._verdicts()
        if known.get(str(path)) != (verdict, digest):
            recent = {str(each) for each in self.recent}
            kept = {name: found for name, found in known.items() if name in recent}
            kept[str(path)] = verdict, digest
            self._store.setValue("verdicts", [" ".join((*kept[name], name)) for name in kept])

    def _verdicts(self) -> dict[str, tuple[str, str]]:
        """By the names of files, each with the digest of what it was found for."""
        value = self._value("verdicts")
        lines = [value] if isinstance(value, str) else value
        if not isinstance(lines, list):
            return {}
        found = (line.split(" ", 2) for line in lines if isinstance(line, str))
        return {parts[2]: (parts[0], parts[1]) for parts in found if len(parts) == 3}

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
        self._share("theme", key)

    def high_contrast(self, desktop: bool) -> bool:
        """Is high contrast wanted? As the desktop has it until somebody chooses."""
        return self._bool("high_contrast", desktop)

    def choose_contrast(self, high: bool) -> None:
        """Remember whether high contrast is wanted."""
        self._share("high_contrast", high)

    @property
    def language(self) -> str:
        """The code of a language, or "system" for that of the desktop."""
        value = self._value("language")
        return value if isinstance(value, str) and value in LANGUAGES else SYSTEM

    @language.setter
    def language(self, code: str) -> None:
        self._share("language", code)

    @property
    def reduced_motion(self) -> bool:
        """Is as little to move as can be?"""
        return self._bool("reduced_motion", False)

    @reduced_motion.setter
    def reduced_motion(self, on: bool) -> None:
        self._share("reduced_motion", on)

    @property
    def text_percent(self) -> int:
        """How large texts are, in per cent of what the desktop wants."""
        return self._one_of("text_percent", TEXT_PERCENT, 100)

    @text_percent.setter
    def text_percent(self, percent: int) -> None:
        self._share("text_percent", percent)

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
        """Is the side panel open, where there is room for it?"""
        return self._bool("panel", True)

    @panel.setter
    def panel(self, shown: bool) -> None:
        self._store.setValue("panel", shown)

    @property
    def drawer(self) -> bool:
        """Is it open where there is no room for it, as a drawer?"""
        return self._bool("drawer", False)

    @drawer.setter
    def drawer(self, shown: bool) -> None:
        self._store.setValue("drawer", shown)

    @property
    def right_edits(self) -> bool:
        """Does the right button count down and remove, instead of opening a menu?"""
        return self._bool("right_edits", False)

    @right_edits.setter
    def right_edits(self, on: bool) -> None:
        self._share("right_edits", on)

    @property
    def keys(self) -> dict[str, str]:
        """The user's own keys, such as {"fit": "Ctrl+9", "tool:cells": "G", "save": "none"}.

        Nobody looked yet whether they make sense.
        """
        value = self._value("keys")
        lines = [value] if isinstance(value, str) else value
        if not isinstance(lines, list):
            return {}
        pairs = (line.partition(" ") for line in lines if isinstance(line, str))
        return {action: keys for action, _, keys in pairs if keys}

    @keys.setter
    def keys(self, own: dict[str, str]) -> None:
        self._share("keys", [f"{action} {keys}" for action, keys in own.items()])

    @property
    def new_puzzle(self) -> tuple[str, str, tuple[int, ...]]:
        """What was chosen last for a new puzzle: kind, outline, measures; "" if nothing was."""
        parts = str(self._value("new_puzzle")).split("|")
        if len(parts) != 3:
            return "", "", ()
        digits = [part for part in parts[2].split("x") if part.isascii() and part.isdigit()]
        return parts[0], parts[1], tuple(int(part[:MOST_DIGITS]) for part in digits)

    @new_puzzle.setter
    def new_puzzle(self, choice: tuple[str, str, tuple[int, ...]]) -> None:
        kind, outline, numbers = choice
        self._store.setValue("new_puzzle", f"{kind}|{outline}|{'x'.join(map(str, numbers))}")

    @property
    def picture_form(self) -> str:
        """The key of the format in which a picture was exported last; "" if none was."""
        return str(self._value("picture_form") or "")

    @picture_form.setter
    def picture_form(self, key: str) -> None:
        self._store.setValue("picture_form", key)

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
        seconds = self._one_of("seconds", SECONDS, usual.seconds)
        return Limits(memory, seconds, self._one_of("processes", PROCESSES, usual.processes))

    @limits.setter
    def limits(self, limits: Limits) -> None:
        before = self.limits
        for name in ("memory_mb", "seconds", "processes"):
            if getattr(limits, name) != getattr(before, name):
                self._share(name, getattr(limits, name))

    def _share(self, name: str, value: object) -> None:
        """Remember what all windows have, and tell them."""
        self._store.setValue(name, value)
        self.changed.emit(name)

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
