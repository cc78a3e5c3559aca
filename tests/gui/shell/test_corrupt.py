"""Settings, layout, list of recent files and kept work full of nonsense: the program starts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.gui import app
from studio.gui.app import make_window, start_recovery
from studio.gui.document.instances import LOCK
from studio.gui.document.journal import EDITS, SNAPSHOT
from studio.gui.services.settings import THEMES, Settings
from studio.gui.shell.recovery import FOLDER
from studio.work.limits import MEMORY_MB, SECONDS
from tests.gui.turns import turns

# What Qt says of values that it cannot read; they come as none.
UNREADABLE = ("QVariant::load", "Trying to construct an instance of an invalid type")
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", *UNREADABLE)

KEYS = (
    "recent",
    "saving",
    "theme",
    "geometry",
    "layers",
    "panel",
    "drawer",
    "live",
    "reduced_motion",
    "memory_mb",
    "seconds",
)
HANDMADE = {
    "nothing": "",
    "a word": "x",
    "a list": "1, 2, 3",
    "a list of nothing": ",,,",
    "a zero byte": '"\\0"',
    "a folder": "/",
    "a device": "/dev/zero",
    "a long path": "/" + "a" * 5000,
    "many paths": ", ".join(f"/a/{n}" for n in range(3000)),
    "a path that climbs": "../../../../etc/passwd",
    "bytes": "@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0\\xff\\xff)",
    "a variant of nothing": "@Invalid()",
    "a variant cut short": "@Variant(\\0\\0",
    "a variant of another make": "@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\x1)",
    "a variant that Python has no words for": "@Variant(\\0\\0\\0:\\0)",
    "a size": "@Size(1 2)",
    "a number": "-1",
    "a large number": "9" * 400,
    "not a number": "nan",
    "true": "true",
    "half a character": '"\\xd800"',
}
SOME = ("a list", "a zero byte", "a variant cut short", "bytes")
RANDOM = 1000
PARTS = 4
"""So many tests share the random ones, and may run beside each other."""


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's state folder is the test's own."""
    monkeypatch.setattr(app, "state_folder", lambda: tmp_path)


def starts(folder: Path, settings: bytes, kept: bytes) -> None:
    """Start with these bytes as settings and as what a window left behind; and end again."""
    (folder / "settings.ini").write_bytes(settings)
    left = folder / FOLDER / "1-left"
    left.mkdir(parents=True, exist_ok=True)
    for name in (LOCK, EDITS, SNAPSHOT):
        (left / name).write_bytes(kept)
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = make_window(Settings(store))
    window.show()
    recovery = start_recovery(window)
    assert recovery is not None
    sheet = recovery.offer()
    if sheet is not None:
        sheet.reject()
    window.menu_by_name["File"].aboutToShow.emit()
    assert window.action("recovered").isVisible()
    turns()
    assert window.isVisible()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def everywhere(value: str) -> bytes:
    """A settings file with one value under every key."""
    return "\n".join(["[General]", *(f"{key}={value}" for key in KEYS), ""]).encode()


@pytest.mark.parametrize("name", HANDMADE)
def test_every_value_that_is_read_is_usable(name: str, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_bytes(everywhere(HANDMADE[name]))
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    assert settings.theme in THEMES
    assert settings.limits.memory_mb in MEMORY_MB and settings.limits.seconds in SECONDS
    switches = (settings.panel, settings.drawer, settings.live, settings.reduced_motion)
    assert all(type(on) is bool for on in switches)
    assert all(isinstance(path, Path) for path in settings.recent)
    assert settings.folder.is_dir()
    assert settings.layers is None or all(isinstance(key, str) for key in settings.layers)
    assert settings.saving is None or isinstance(settings.saving, Path)


@pytest.mark.parametrize("name", SOME)
def test_the_program_starts(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    starts(tmp_path, everywhere(HANDMADE[name]), HANDMADE[name].encode())


@pytest.mark.long
@pytest.mark.parametrize("name", HANDMADE)
def test_the_program_starts_with_all_of_them(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    starts(tmp_path, everywhere(HANDMADE[name]), HANDMADE[name].encode())


def test_the_program_starts_with_random_bytes(qtbot: QtBot, tmp_path: Path) -> None:
    start_at_random(tmp_path, range(3))


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(PARTS))
def test_the_program_starts_with_random_bytes_a_thousand_times(
    part: int, qtbot: QtBot, tmp_path: Path
) -> None:
    start_at_random(tmp_path, range(part, RANDOM, PARTS))


def start_at_random(folder: Path, seeds: range) -> None:
    """Random bytes, or good settings with random bytes in them."""
    for seed in seeds:
        dice = random.Random(seed)
        whole = bytearray(everywhere(dice.choice(list(HANDMADE.values()))))
        for _ in range(dice.randint(1, 40)):
            whole[dice.randrange(len(whole))] = dice.randrange(256)
        starts(folder, bytes(whole) if seed % 3 else dice.randbytes(5000), dice.randbytes(3000))
