"""Every engine stepped forwards, backwards and to the end in a real X window, by real keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from studio import assets
from tests.gui.test_real_window import Driver, State, display
from tests.screens import CLICK

pytestmark = pytest.mark.window

__all__ = ["display"]

EXAMPLES = assets.root() / "examples"
Watch = Callable[[str], Driver]


@pytest.fixture
def watch(start_program: Callable[..., Any], display: str) -> Iterator[Watch]:
    drivers: list[Driver] = []

    def open_one(puzzle: str) -> Driver:
        path = str(EXAMPLES / f"{puzzle}.puzzle")
        drivers.append(Driver(start_program, display, "tests.gui.watch_program", path))
        return drivers[-1]

    yield open_one
    for driver in drivers:
        driver.close()


def shot(engine: str) -> Callable[[State], bool]:
    return lambda s: s.get("engine") == engine and s["whole"] and s["length"] > 0


def at(step: int) -> Callable[[State], bool]:
    return lambda s: s.get("step") == step


def step_through(driver: Driver, engine: str, end: str) -> None:
    """Three steps on and back again, dead ends, to the end and to the beginning."""
    driver.until(lambda s: engine in s.get("pills", {}) and s["whole"] and s["length"] > 0)
    if driver.state["engine"] != engine:
        x, y = driver.state["pills"][engine]
        driver.hand("mousemove", str(x), str(y), *CLICK, "1")
    state = driver.until(shot(engine))
    length = state["length"]
    boards = {}
    most = min(3, length)
    for step in (*range(1, most + 1), *range(most - 1, -1, -1)):
        driver.hand("key", "Right" if step > driver.state["step"] else "Left")
        state = driver.until(at(step))
        assert boards.setdefault(step, state["board"]) == state["board"]
    assert len(set(boards.values())) > 1
    driver.hand("key", "End")
    state = driver.until(at(length))
    assert state["headline"] == end and state["same"]
    driver.hand("key", "Left")
    driver.until(at(length - 1))
    driver.hand("key", "Home")
    state = driver.until(at(0))
    assert state["board"] == boards[0]


@pytest.mark.parametrize(
    ("puzzle", "engines"),
    [
        pytest.param(
            "number-path/first-steps",
            {
                "backtrack": "9 solutions",
                "path-sat": "9 solutions",
                "frontier-paths": "9 solutions",
            },
            marks=pytest.mark.long,
        ),
        pytest.param(
            "slitherlink/garden",
            {
                "loop-sat": "One solution",
                "frontier-loops": "One solution",
                "deduction": "Solved",
            },
            marks=pytest.mark.long,
        ),
        pytest.param(
            "jump-tour/pen-and-paper",
            {"tours": "One found", "link-sat": "96 solutions"},
            marks=pytest.mark.long,
        ),
        ("jump-maze/schonbrunn-zero", {"walks": "4 solutions"}),
        pytest.param("one-stroke/double-triangle", {"trails": "One found"}, marks=pytest.mark.long),
    ],
)
def test_each_engine_steps_forwards_backwards_and_to_the_end(
    watch: Watch, puzzle: str, engines: dict[str, str]
) -> None:
    driver = watch(puzzle)
    driver.hand("key", "ctrl+3")
    for engine, end in engines.items():
        step_through(driver, engine, end)
    driver.hand("key", "ctrl+1")
    state = driver.until(lambda s: s["mode"] == "edit")
    assert state["same"]


def test_dead_ends_solutions_and_playing(watch: Watch) -> None:
    driver = watch("number-path/first-steps")
    driver.hand("key", "ctrl+3")
    driver.until(shot("backtrack"))
    driver.hand("key", "shift+Right")
    state = driver.until(lambda s: s["step"] > 0)
    assert state["headline"].startswith("Back from")
    driver.hand("key", "ctrl+Right")
    driver.until(lambda s: s["headline"] == "A solution")
    driver.hand("key", "ctrl+Left")
    for _ in range(9):
        driver.hand("key", "plus")
    driver.hand("key", "space")
    driver.until(lambda s: bool(s["playing"]))
    state = driver.until(lambda s: s["step"] == s["length"] and not s["playing"])
    assert state["headline"] == "9 solutions"
    x, y = state["play"]
    driver.hand("mousemove", str(x), str(y), *CLICK, "1")
    driver.until(lambda s: bool(s["playing"]))
    driver.hand("key", "Home")
    driver.until(lambda s: s["step"] == 0 and not s["playing"])
