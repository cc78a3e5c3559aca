"""One puzzle of each family played to its end in a real X window, by a real mouse and real keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from studio import assets, formats
from studio.puzzle import Puzzle
from studio.puzzle.play import Table
from tests.gui.play_program import name
from tests.gui.test_real_window import Driver, display
from tests.puzzle.test_play import answer_of
from tests.screens import CLICK

pytestmark = pytest.mark.window

__all__ = ["display"]

EXAMPLES = assets.root() / "examples"
Play = Callable[[str], tuple[Driver, Table]]


@pytest.fixture
def play(start_program: Callable[..., Any], display: str) -> Iterator[Play]:
    drivers: list[Driver] = []

    def open_one(puzzle: str) -> tuple[Driver, Table]:
        path = EXAMPLES / f"{puzzle}.puzzle"
        drivers.append(Driver(start_program, display, "tests.gui.play_program", str(path)))
        found: Puzzle = formats.read(path).puzzle
        return drivers[-1], Table(found)

    yield open_one
    for driver in drivers:
        driver.close()


def begun(driver: Driver) -> None:
    """Play mode, by its key."""
    driver.hand("key", "ctrl+2")
    driver.until(lambda s: s["mode"] == "play" and "marks" in s)


def ended(driver: Driver) -> None:
    """Solved, and the puzzle as it was."""
    state = driver.until(lambda s: bool(s["solved"]))
    assert state["headline"] == "Solved" and state["same"]
    driver.hand("key", "ctrl+z")
    driver.until(lambda s: not s["solved"])


def test_a_number_path_by_clicks_and_by_typing(play: Play) -> None:
    driver, table = play("number-path/small-square")
    begun(driver)
    nodes, marks = answer_of(table), 0
    for step, at in enumerate(nodes, start=1):
        if at in table.given:
            driver.click(name(at))  # the next click goes on from here
            continue
        marks += 1
        if step % 2:
            driver.click(name(at))
        else:
            x, y = driver.state["places"][name(at)]
            driver.hand("mousemove", str(x), str(y), *CLICK, "1")
            driver.hand("type", str(step))
        driver.until(lambda s, least=marks: s["marks"] >= least)
    ended(driver)


def test_a_slitherlink_by_dragging_along_its_corners(play: Play) -> None:
    driver, table = play("slitherlink/garden")
    begun(driver)
    nodes = answer_of(table)
    driver.state["places"] = driver.state["corners"]
    driver.drag(*(name(at) for at in (*nodes, nodes[0])), seen=lambda s: int(s["marks"]))
    ended(driver)


@pytest.mark.parametrize(
    "puzzle", ["jump-maze/schonbrunn-zero", "one-stroke/house", "jump-tour/pen-and-paper"]
)
def test_walks_and_tours_by_clicks(play: Play, puzzle: str) -> None:
    driver, table = play(puzzle)
    begun(driver)
    marks = 0
    for at in answer_of(table):
        driver.click(name(at))
        if at not in table.given:
            marks += 1
            driver.until(lambda s, least=marks: s["marks"] >= least)
    ended(driver)
