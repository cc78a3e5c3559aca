"""The cards of tours and of engines compared, and a drawing said in syllables, in a real window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from studio import assets
from tests.flows.desk import until
from tests.gui.test_real_window import Driver, State, display
from tests.screens import CLICK

pytestmark = pytest.mark.window

__all__ = ["display"]

EXAMPLES = assets.root() / "examples"
Open = Callable[[str], Driver]


@pytest.fixture
def open_example(start_program: Callable[..., Any], display: str) -> Iterator[Open]:
    drivers: list[Driver] = []

    def open_one(puzzle: str) -> Driver:
        path = str(EXAMPLES / f"{puzzle}.puzzle")
        drivers.append(Driver(start_program, display, "tests.gui.card_program", path))
        return drivers[-1]

    yield open_one
    for driver in drivers:
        driver.close()


def click(driver: Driver, part: str, spot: str) -> None:
    """Click a named spot of the card, or of the panel's section."""
    x, y = driver.state[part]["spots"][spot]
    driver.hand("mousemove", str(x), str(y), *CLICK, "1")


def card(key: str, holds: Callable[[State], bool]) -> Callable[[State], bool]:
    """Is this card on top, and at rest, and does this hold of it?"""
    return lambda s: bool(s["card"]) and s["card"]["key"] == key and holds(s["card"])


def export_as(driver: Driver, path: Path) -> None:
    """Click Export, name the file in the dialog, and wait for it."""
    click(driver, "card", "export")
    # Its number comes from the program: a search by name looks at every window of the screen, and
    # fails where one of them goes meanwhile.
    state = driver.until(lambda s: s["picker"] is not None)
    driver.take_focus(state["picker"], lambda s: s["file"] is not None)
    driver.hand("key", "ctrl+a")
    driver.hand("type", "--delay", "1", str(path))
    driver.until(lambda s: s["file"] == str(path))
    driver.hand("key", "Return")
    driver.until(lambda s: s["picker"] is None)


def test_a_tour_is_found_shifted_closed_written_and_opened(
    open_example: Open, tmp_path: Path
) -> None:
    driver = open_example("jump-tour/six-by-six")
    driver.hand("key", "ctrl+shift+t")
    found = card("tour", lambda c: not c["busy"] and c["first"] is not None)
    state = driver.until(found)
    assert state["card"]["size"] == [6, 6] and "Found in" in state["card"]["facts"]
    if not state["card"]["closed"]:
        click(driver, "card", "closed")
        state = driver.until(card("tour", lambda c: c["closed"] and not c["busy"]))
    # A closed tour is shifted round its circle by a click on a cell.
    for spot, cell in (("corner", [0, 0]), ("cell", [1, 2])):
        click(driver, "card", spot)
        driver.until(card("tour", lambda c, cell=cell: c["first"] == cell and not c["busy"]))
    path = tmp_path / "tour.svg"
    export_as(driver, path)
    driver.until(card("tour", lambda c: "tour.svg" in c["note"] and "Saved" in c["note"]))
    assert path.read_bytes().startswith(b"<svg")
    click(driver, "card", "rows")
    driver.hand("key", "ctrl+a")
    driver.hand("type", "8")
    driver.until(card("tour", lambda c: c["size"] == [8, 6] and not c["busy"]))
    click(driver, "card", "use")
    state = driver.until(lambda s: s["card"] is None)
    assert not state["same"]


def test_the_chart_fills_while_engines_count_and_is_exported(
    open_example: Open, tmp_path: Path
) -> None:
    driver = open_example("number-path/small-square")
    driver.hand("key", "ctrl+shift+r")
    driver.until(card("compare", lambda c: not c["busy"]))
    assert not driver.state["card"]["drawn"] and not driver.state["card"]["export"]
    for _ in range(3):
        click(driver, "card", "smaller")
    click(driver, "card", "start")
    state = driver.until(card("compare", lambda c: c["busy"] and c["drawn"] and c["rows"] > 0))
    some = state["card"]["rows"]
    state = driver.until(card("compare", lambda c: not c["busy"]))
    assert state["card"]["rows"] > some
    assert state["card"]["counts"] == "Lines: 2 x 2: 0 · 3 x 3: 2 · 4 x 4: 0 · 5 x 5: 104"
    for name, begins in (("chart.svg", b"<svg"), ("runs.csv", b"instance,")):
        path = tmp_path / name
        export_as(driver, path)
        until(path.exists, "the file")
        assert path.read_bytes().startswith(begins)


def test_the_house_says_its_syllables_as_it_is_drawn(open_example: Open) -> None:
    driver = open_example("one-stroke/house")
    driver.until(lambda s: s.get("replay", {}).get("steps") == "8 of 8")
    driver.hand("key", "ctrl+shift+d")
    said = driver.until(lambda s: s["replay"]["steps"] == "3 of 8")["replay"]
    assert said["said"] == "das klei-ne" and said["line"] == 4
    assert said["captions"] == ["das", "klei", "ne"]
    state = driver.until(lambda s: s["replay"]["steps"] == "8 of 8" and s["replay"]["said"])
    assert state["replay"]["said"] == "das klei-ne Haus des Ni-ko-laus"
    click(driver, "replay", "first")
    driver.until(lambda s: s["replay"]["steps"] == "0 of 8")
    for step, words in enumerate(("das", "das klei-"), start=1):
        click(driver, "replay", "forward")
        state = driver.until(lambda s, step=step: s["replay"]["steps"] == f"{step} of 8")
        assert state["replay"]["said"] == words and state["same"]
