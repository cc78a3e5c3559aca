"""The editor in a real X window, driven by another program's mouse and keyboard.

Off-screen tests send events to the widget they mean; here the window system decides who gets them,
so arrow keys that a scroll area swallows and letters that are also shortcuts show up.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.screens import CLICK, virtual_screen

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[2]
PATIENCE_S = 60.0
State = dict[str, Any]


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual screen."""
    with virtual_screen(1280, 900) as name:
        yield name


class Driver:
    """The program under test, its reports, and a hand on mouse and keyboard."""

    def __init__(
        self, start: Callable[..., Any], display: str, program: str, *arguments: str
    ) -> None:
        self._environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self._program = start(
            [sys.executable, "-m", program, *arguments],
            cwd=ROOT,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._program.stdout is not None
        self._pipe = self._program.stdout
        self._rest = b""
        self.state: State = {}
        try:
            self.until(lambda state: True)
            self.take_focus(self.state["window"], lambda state: bool(state["focus"]))
        except BaseException:
            # Nobody got hold of it to close it later.
            self.close()
            raise

    def take_focus(self, window: int, taken: Callable[[State], bool]) -> None:
        """No window manager gives the focus, and X refuses it until the window is in sight."""
        give_up = time.monotonic() + PATIENCE_S
        command = ["xdotool", "windowfocus", str(window)]
        quiet = subprocess.DEVNULL
        while subprocess.call(command, env=self._environment, stderr=quiet):
            assert time.monotonic() < give_up, "the window never came into sight"
        self.until(taken)

    def hand(self, *words: str) -> None:
        """An xdotool command."""
        command = ["xdotool", *words]
        subprocess.run(command, env=self._environment, check=True, timeout=PATIENCE_S)

    def click(self, cell: str, button: int = 1) -> None:
        x, y = self.state["places"][cell]
        self.hand("mousemove", str(x), str(y), *CLICK, str(button))

    def drag(self, *cells: str, seen: Callable[[State], int]) -> None:
        """Press on the first cell, move over the others, release on the last.

        ``seen`` grows at least by one with each cell: the hand waits for that, since Qt drops
        movements that come faster than it can handle them.
        """
        places, begun = self.state["places"], seen(self.state)
        for number, cell in enumerate(cells):
            x, y = places[cell]
            # Not "--sync": where the pointer is there already that waits 15 s for it to move.
            self.hand("mousemove", str(x), str(y))
            if number == 0:
                self.hand("mousedown", "1")
            else:
                self.until(lambda state, least=begun + number: seen(state) >= least)
        self.hand("mouseup", "1")

    def until(self, wanted: Callable[[State], bool]) -> State:
        """Read reports until one is as wanted."""
        while not (self.state and wanted(self.state)):
            line = self._line()
            assert line is not None, f"waited in vain; last seen: {self.state}"
            report = json.loads(line)
            assert "stolen" not in report, "a shortcut of the window took a key of the board"
            self.state = report
        return self.state

    def _line(self) -> bytes | None:
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self._pipe], [], [], PATIENCE_S)
            chunk = os.read(self._pipe.fileno(), 65536) if ready else b""
            if not chunk:
                return None
            self._rest += chunk
        line, self._rest = self._rest.split(b"\n", 1)
        return line

    def close(self) -> None:
        self._program.kill()
        self._program.wait()
        self._pipe.close()


@pytest.fixture
def open_window(start_program: Callable[..., Any], display: str) -> Iterator[Callable[..., Driver]]:
    drivers: list[Driver] = []

    def open_one(radius: int = 3, tool: str = "labels") -> Driver:
        drivers.append(
            Driver(start_program, display, "tests.gui.window_program", str(radius), tool)
        )
        return drivers[-1]

    yield open_one
    for driver in drivers:
        driver.close()


def test_mouse_typing_and_offered_numbers(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    driver.click("0,0")
    driver.hand("type", "10")
    driver.hand("key", "Return", "Right", "Return", "Down", "Return")
    state = driver.until(lambda s: len(s["labels"]) == 3)
    assert state["labels"] == {"0,0": 10, "1,0": 11, "1,1": 12}
    driver.hand("key", "Escape", "Delete")
    driver.until(lambda s: len(s["labels"]) == 2)


def test_six_arrows_and_diamonds_by_keys(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    driver.click("0,0")
    for key, cursor in (
        ("Right", [1, 0]),
        ("Left", [0, 0]),
        ("Up", [1, -1]),
        ("Down", [0, 0]),
        ("alt+Up", [0, -1]),
        ("Down", [-1, 0]),
        ("Home", [-3, 0]),
        ("End", [3, 0]),
    ):
        driver.hand("key", key)
        driver.until(lambda s, cursor=cursor: s["cursor"] == cursor)
    driver.hand("key", "d", "Left")
    state = driver.until(lambda s: s["diamonds"] == 1)
    assert (state["tool"], state["cursor"]) == ("diamonds", [3, 0])
    driver.hand("key", "n")
    driver.until(lambda s: s["tool"] == "labels")


def test_strokes_of_the_mouse(open_window: Callable[..., Driver]) -> None:
    driver = open_window(tool="diamonds")
    driver.drag("0,0", "1,0", "1,1", "0,1", seen=lambda s: int(s["diamonds"]))
    assert driver.state["steps"] == 1
    driver.hand("key", "e")
    driver.until(lambda s: s["tool"] == "erase")
    driver.hand("key", "c")
    # The board shrinks a little to show where cells could be added.
    places = driver.state["places"]
    driver.until(lambda s: s["tool"] == "cells" and s["places"] != places)
    driver.drag("3,0", "3,-1", "3,-2", "3,-3", seen=lambda s: -len(s["places"]))
    driver.until(lambda s: len(s["places"]) == 33)
    assert driver.state["steps"] == 2


def test_zoom_and_pan(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    x, y = driver.state["places"]["1,0"]
    driver.hand("mousemove", str(x), str(y), "keydown", "Control_L", "click", "4")
    driver.hand("keyup", "Control_L")
    state = driver.until(lambda s: s["share"] == 1.25)
    assert abs(state["places"]["1,0"][0] - x) <= 2
    before = state["places"]["0,0"]
    driver.hand("keydown", "space", "mousedown", "1")
    driver.hand("mousemove_relative", "--sync", "40", "30", "mouseup", "1", "keyup", "space")
    driver.until(lambda s: abs(s["places"]["0,0"][0] - before[0] - 40) <= 1)
    assert driver.state["cursor"] is None
    driver.hand("key", "minus")
    driver.until(lambda s: s["share"] == 1.0)
