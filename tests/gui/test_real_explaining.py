"""An explanation read in a real X window, by real keys: steps, folded reasons, nested looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from studio import assets
from tests.gui.test_real_window import Driver, display
from tests.screens import CLICK

pytestmark = pytest.mark.window

__all__ = ["display"]

EXAMPLES = assets.root() / "examples"
Read = Callable[[str], Driver]


@pytest.fixture
def read(start_program: Callable[..., Any], display: str) -> Iterator[Read]:
    drivers: list[Driver] = []

    def open_one(puzzle: str) -> Driver:
        path = str(EXAMPLES / f"{puzzle}.puzzle")
        drivers.append(Driver(start_program, display, "tests.gui.explain_program", path))
        drivers[-1].hand("key", "ctrl+4")
        drivers[-1].until(lambda s: s.get("solved", False) and not s["running"])
        return drivers[-1]

    yield open_one
    for driver in drivers:
        driver.close()


def go(driver: Driver, key: str, step: int) -> str:
    """Press a key until a step is shown; its board."""
    driver.hand("key", key)
    board: str = driver.until(lambda s: s["step"] == step)["board"]
    return board


def test_steps_by_keys_a_long_one_folded_out_and_the_end(read: Read) -> None:
    driver = read("number-path/kings-walk")
    boards = {0: driver.state["board"]}
    place = driver.state["long"][0]
    for step in range(1, place + 1):
        boards[step] = go(driver, "Right", step)
    for step in range(place - 1, place - 3, -1):
        assert go(driver, "Left", step) == boards[step]
    assert go(driver, "Right", place - 1) and go(driver, "Right", place) == boards[place]
    assert len(set(boards.values())) == place + 1
    fold_out(driver, boards[place])
    go(driver, "End", driver.state["steps"] - 1)
    go(driver, "Home", 0)
    driver.hand("key", "ctrl+1")
    assert driver.until(lambda s: s["mode"] == "edit")["same"]


def fold_out(driver: Driver, folded: str) -> None:
    """Show the reason of a long step by its key, and hide it with the mouse."""
    driver.until(lambda s: s["fold"].startswith("Show all"))
    driver.hand("key", "f")
    # The words are there a turn before what is painted.
    state = driver.until(lambda s: s["fold"] == "Hide the reason" and s["board"] != folded)
    x, y = state["fold_at"]
    driver.hand("mousemove", str(x), str(y), *CLICK, "1")
    driver.until(lambda s: s["fold"].startswith("Show all") and s["board"] == folded)


def test_what_if_not_leads_to_a_contradiction_and_back(read: Read) -> None:
    driver = read("number-path/small-square")
    driver.hand("key", "w")
    state = driver.until(lambda s: bool(s["nested"]) and not s["running"])
    assert state["nested"][0] == "suppose" and state["nested"][-1] == "contradiction"
    go(driver, "End", len(state["nested"]) - 1)
    driver.hand("key", "Escape")
    driver.until(lambda s: s["nested"] is None and s["step"] == 0)
