"""A virtual screen with the whole program on it, driven by another program's mouse and keyboard.

The program runs as users run it, in a process of its own with a home of its own; nothing in it
knows of the test, though its libraries may be there from the start (``tests/forked.py``). What came
of it is read from outside: the title of its window, the files it saved, its processes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import ImageGrab
from PySide6.QtGui import QImage

from tests.screens import CLICK, virtual_screen

ROOT = Path(__file__).parents[2]
SCREEN = (1440, 900)
PATIENCE_S = 60.0
POLL_S = 0.05

WINDOW_MANAGER = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <applications><application class="*"><decor>no</decor></application></applications>
  <mouse/>
</openbox_config>
"""
"""Windows without frames: then the window is exactly as large as the screen. No buttons either: a
manager that listens to clicks keeps each until it has looked, and keys overtake it meanwhile."""

Point = tuple[int, int]


def comes(holds: Callable[[], object], within_s: float) -> bool:
    """Does something hold before this time is over? Each look costs a program of its own."""
    end = time.monotonic() + within_s
    while not holds():
        if time.monotonic() >= end:
            return False
        time.sleep(POLL_S)
    return True


def until(holds: Callable[[], object], what: str) -> None:
    """Wait until something holds; the failure says what was waited for."""
    assert comes(holds, PATIENCE_S), f"waited in vain for {what}"


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """A virtual screen with a window manager; gives the name of the display."""
    settings = folder / "openbox.xml"
    settings.write_text(WINDOW_MANAGER)
    with virtual_screen(*SCREEN) as display:
        environment = {**os.environ, "DISPLAY": display}
        manager = subprocess.Popen(
            ["openbox", "--config-file", str(settings)], env=environment, stderr=subprocess.DEVNULL
        )
        try:
            until(lambda: _manages(environment), "the window manager")
            yield display
        finally:
            manager.terminate()
            manager.wait()


def picture_of(display: str, path: Path) -> None:
    """A picture of a whole screen; Pillow asks the X server itself."""
    ImageGrab.grab(xdisplay=display).save(path)


def _manages(environment: Mapping[str, str]) -> bool:
    asked = subprocess.run(["wmctrl", "-m"], env=environment, capture_output=True, check=False)
    return asked.returncode == 0


class Studio:
    """The program in its window, and a hand on mouse and keyboard."""

    def __init__(
        self,
        display: str,
        home: Path,
        *arguments: str,
        start: Callable[..., Any] = subprocess.Popen,
    ) -> None:
        cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
        self.home = home
        self.environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            # Compiled loops and fonts are those of the machine.
            "XDG_CACHE_HOME": cache,
        }
        self.process = start(
            [sys.executable, "-m", "studio", *arguments],
            cwd=ROOT,
            env=self.environment,
            stderr=subprocess.DEVNULL,
        )
        try:
            self.window = self.appears("Oneline Studio")
            # Of itself it leaves room for the frame of a window and the bar of a desktop.
            wide, high = map(str, SCREEN)
            self._xdotool("windowmove", self.window, "0", "0")
            self._xdotool("windowsize", self.window, wide, high)
            until(lambda: self.size(self.window) == SCREEN, "a window as large as the screen")
        except BaseException:
            # Nobody got hold of it to end it later.
            self.kill()
            raise

    # -- eyes ----------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The title of the window, with a star where there are unsaved changes."""
        return self._xdotool("getwindowname", self.window).strip()

    def appears(self, name: str) -> str:
        """Wait for a window of the program that has this in its title; its number."""
        found: list[str] = []

        def look() -> bool:
            assert self.process.poll() is None, f"the program ended with {self.process.returncode}"
            found[:] = self.windows(name)
            return bool(found)

        until(look, f"a window named {name}")
        return found[-1]

    def windows(self, name: str = "") -> list[str]:
        """The visible windows of the program with this in their titles."""
        pid = str(self.process.pid)
        words = ["search", "--onlyvisible", "--all", "--pid", pid, "--name", name or "^"]
        return self._xdotool(*words, check=False).split()

    def another(self, before: set[str]) -> str:
        """Wait for a window that was not there before; its number."""
        found: set[str] = set()

        def look() -> bool:
            found.update(set(self.windows()) - before)
            return bool(found)

        until(look, "another window")
        return found.pop()

    def picture(self, path: Path) -> None:
        """A picture of the whole screen."""
        picture_of(self.environment["DISPLAY"], path)

    def seen(self) -> QImage:
        """What the whole screen shows now."""
        shot = ImageGrab.grab(xdisplay=self.environment["DISPLAY"]).convert("RGB")
        # The copy owns its bytes; the first one only borrows those of Pillow.
        stride = 3 * shot.width
        return QImage(
            shot.tobytes(), shot.width, shot.height, stride, QImage.Format.Format_RGB888
        ).copy()

    def size(self, window: str) -> Point:
        """Width and height of a window."""
        lines = self._xdotool("getwindowgeometry", "--shell", window).split()
        facts = dict(line.split("=") for line in lines)
        return int(facts["WIDTH"]), int(facts["HEIGHT"])

    def unsaved(self) -> bool:
        """Does the title tell of unsaved changes?"""
        return "*" in self.title

    # -- hands ---------------------------------------------------------------------------------

    def _xdotool(self, *words: str, check: bool = True) -> str:
        result = subprocess.run(
            ["xdotool", *words],
            env=self.environment,
            check=check,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
        )
        return result.stdout

    def click(self, point: Point, button: int = 1, window: str = "") -> None:
        """Click at a place of the window, or of another window."""
        x, y = map(str, point)
        self._xdotool("mousemove", "--window", window or self.window, x, y, *CLICK, str(button))

    def drag(self, start: Point, end: Point) -> None:
        """Press, move and release the left button."""
        self._move(start, "mousedown", "1")
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self._move(middle)
        self._move(end, "mouseup", "1")

    def _move(self, point: Point, *then: str) -> None:
        self._xdotool("mousemove", "--window", self.window, str(point[0]), str(point[1]), *then)

    def drag_across(self, start: Point, end: Point) -> None:
        """Drag from one window to another, between two places of the screen.

        The program under the pointer is asked at each movement whether it takes what is dragged.
        """
        self._xdotool("mousemove", "--sync", *map(str, start), "mousedown", "1")
        steps = 12
        for step in range(1, steps + 1):
            place = [str(a + (b - a) * step // steps) for a, b in zip(start, end, strict=True)]
            self._xdotool("mousemove", "--sync", *place)
        self._xdotool("mousemove_relative", "--sync", "2", "2")
        self._xdotool("mouseup", "1")

    def take_focus(self) -> None:
        """Give the window the keyboard, as a click on its frame does."""
        self._xdotool("windowfocus", "--sync", self.window)

    def wheel(self, point: Point, up: bool, held: str) -> None:
        """Turn the wheel by one notch while a key is held."""
        button = "4" if up else "5"
        self._move(point, "keydown", held, "click", button, "keyup", held)

    def scroll_down(self, point: Point, notches: int) -> None:
        """Turn the wheel by so many notches, towards what is below."""
        if notches:
            self._move(point, "click", "--repeat", str(notches), "--delay", "5", "5")

    def press(self, *keys: str) -> None:
        """Press keys one after the other, named as X names them."""
        self._xdotool("key", *keys)

    def hold(self, key: str) -> None:
        """Press a key and keep it down."""
        self._xdotool("keydown", key)

    def let_go(self, key: str) -> None:
        """Let a held key go."""
        self._xdotool("keyup", key)

    def ask_to_close(self) -> None:
        """What the frame's close button does."""
        number = hex(int(self.window))
        command = ["wmctrl", "-i", "-c", number]
        subprocess.run(command, env=self.environment, check=True, timeout=PATIENCE_S)

    def ended(self) -> bool:
        """Has the program ended?"""
        return self.process.poll() is not None

    def kill(self) -> None:
        """End the program at once."""
        if not self.ended():
            self.process.kill()
        self.process.wait()
