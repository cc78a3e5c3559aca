"""The whole program as a screen reader has it: the tree on the bus of at-spi2, and what is told.

What cards and other boards say is looked at without a bus: ``tests/gui/editor/test_accessible.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from studio import assets
from tests.flows.desk import Studio, until
from tests.flows.screen_reader import ENABLED, FOCUSED, SHOWING, Reader, missing, session_bus

pytestmark = [
    pytest.mark.window,
    pytest.mark.xdist_group("window"),
    pytest.mark.skipif(bool(missing()), reason=f"needs {missing()}, not installed here"),
]

GARDEN = assets.path("examples", "slitherlink", "garden.puzzle")
CONTROLS = {
    "push button",
    "check box",
    "radio button",
    "menu item",
    "combo box",
    "slider",
    "spin button",
    "text",
    "entry",
    "table",
    "table cell",
    "cell",
}
"""Roles of what can be operated."""


@pytest.fixture
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    # The path of a socket may have about a hundred letters.
    with session_bus(tmp_path_factory.mktemp("bus")) as address:
        reader = Reader(address)
        yield reader
        reader.close()


@pytest.fixture
def studio(
    reader: Reader,
    display: str,
    tmp_path: Path,
    start_program: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Studio]:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", reader.session)
    studio = Studio(display, tmp_path, str(GARDEN), start=start_program)
    studio.take_focus()
    yield studio
    studio.kill()


def test_a_screen_reader_reads_edits_and_plays_a_puzzle(reader: Reader, studio: Studio) -> None:
    root = reader.program()
    assert reader.name(root) == "oneline-studio"
    assert reader.hears("Announcement").value == "One solution"

    inside = list(reader.within(root))
    roles = {each: reader.role(each) for each in inside}
    states = {each: reader.states(each) for each, role in roles.items() if role in CONTROLS}
    usable = [each for each, found in states.items() if {SHOWING, ENABLED} <= found]
    assert [(roles[each], each) for each in usable if not reader.name(each)] == []
    buttons = [each for each in usable if roles[each] == "push button"]
    assert buttons and all("Press" in reader.actions(each) for each in buttons)

    (board,) = (each for each, role in roles.items() if role == "table")
    cells = reader.children(board)
    assert reader.name(board) == "Board" and {roles[cell] for cell in cells} == {"cell"}
    assert [reader.name(cell) for cell in cells[:3]] == [
        "row 1, column 1, clue 1",
        "row 1, column 2, clue 2",
        "row 1, column 3, empty",
    ]
    assert [reader.value(cell) for cell in cells[:3]] == [1, 2, None]

    assert reader.actions(cells[2]) == ["Press", "SetFocus"]
    reader.do(cells[2], "SetFocus")
    while reader.focus() != cells[2]:
        pass
    assert FOCUSED in reader.states(cells[2])
    studio.press("Right")
    while reader.focus() != cells[3]:
        pass
    studio.press("3")
    while reader.hears("PropertyChange", "accessible-name").value != "row 1, column 4, clue 3":
        pass
    assert reader.hears("Announcement").value == "No solution"
    assert "Increase" in reader.actions(cells[3])
    reader.do(cells[3], "Decrease")
    assert reader.hears("Announcement").value == "One solution"
    assert reader.value(cells[3]) == 2

    modes = (each for each in inside if roles[each] == "radio button")
    play = next(each for each in modes if reader.name(each) == "Play")
    reader.do(play, "Press")
    reader.do(cells[0], "SetFocus")
    studio.press("shift+Right")
    marked = "row 1, column 1, clue 1, line on the border to row 1, column 2"
    until(lambda: reader.name(cells[0]) == marked, "what is marked in the name of its cell")
