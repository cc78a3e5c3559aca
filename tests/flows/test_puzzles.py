"""Paths and loops from a blank board to a saved puzzle with one solution, by one hand at a time."""

from __future__ import annotations

import pytest

from studio import formats
from studio.board import At, Board, Cell, Edge
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.puzzle import Puzzle
from studio.work.analyse import Analysis
from studio.work.depth import Depth
from studio.work.findings import Judged
from tests.flows.conftest import Mouse
from tests.flows.cursor import Cursor
from tests.flows.desk import Studio, until
from tests.flows.twin import Twin

pytestmark = [
    pytest.mark.window,
    pytest.mark.xdist_group("window"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]

HEXAGON = Board.hexagon(2)
LABELS = {(-1, 0): 1, (-2, 2): 7, (0, -1): 13, (1, -2): 19}
DIAMONDS = (
    Edge.of((1, 1), (0, 2)),
    Edge.of((-2, 0), (-1, -1)),
    Edge.of((2, 0), (2, -1)),
)
SQUARES = Board.square(5, 5)
NUMBERS = {
    (row, column): int(value)
    for row, line in enumerate(("2..1.", ".2..1", "..2..", "3..3.", ".0..3"))
    for column, value in enumerate(line)
    if value != "."
}
"""The example of puzz.link's own tests."""


def verdict(puzzle: Puzzle) -> Verdict:
    compiled = puzzle.compile()
    analysis = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token())
    first = next(f for f in analysis.run(Depth()) if isinstance(f, Judged))
    return first.verdict


def begin(mouse: Mouse, twin: Twin, kind: str, size: Board) -> None:
    """A new board of squares of this size, by the dialog; it begins with a size of its own."""
    mouse.click(twin.new_button())
    mouse.kind(kind)
    mouse.click(twin.outline("square"))
    while len(twin.board()) > len(size):
        mouse.click(twin.smaller())
    while len(twin.board()) < len(size):
        mouse.click(twin.larger())
    mouse.create()


def saved(studio: Studio) -> Puzzle:
    """The puzzle on the disk once the window says that it is there."""
    path = studio.home / "Untitled.puzzle"
    until(lambda: path.exists() and not studio.unsaved(), "the saved file")
    return formats.read(path).puzzle


def exported(studio: Studio, title: str = "Untitled") -> None:
    """Export the page to print under the name that the dialog offers."""
    studio.press("ctrl+p", "Return")
    studio.appears("Export picture")
    studio.press("Return")
    path = studio.home / f"{title}.pdf"
    until(lambda: path.exists() and path.read_bytes().startswith(b"%PDF"), "the exported page")


def labels(puzzle: Puzzle, kind: str) -> dict[At, int | None]:
    return {spot.at: n for spot, n in puzzle.clues.of(kind).items() if isinstance(spot, Cell)}


def is_the_path(puzzle: Puzzle) -> bool:
    return (
        puzzle.board == HEXAGON
        and labels(puzzle, "labels") == LABELS
        and set(puzzle.clues.of("diamonds")) == set(DIAMONDS)
    )


def is_the_loop(puzzle: Puzzle) -> bool:
    return puzzle.board == SQUARES and labels(puzzle, "numbers") == NUMBERS


def test_number_path_with_the_mouse_alone(studio: Studio, twin: Twin, mouse: Mouse) -> None:
    mouse.click(twin.new_button())
    while len(twin.board()) > len(HEXAGON):
        mouse.click(twin.smaller())
    mouse.create()
    mouse.click(twin.tool("labels"))
    for at, number in LABELS.items():
        mouse.click(twin.number(number))
        mouse.click(twin.cell(at))
    mouse.click(twin.tool("diamonds"))
    for link in DIAMONDS:
        mouse.click(twin.border(link))
    mouse.save_as()
    puzzle = saved(studio)
    assert is_the_path(puzzle)
    assert verdict(puzzle) is Verdict.UNIQUE
    exported(studio)


def test_slitherlink_with_the_mouse_alone(studio: Studio, twin: Twin, mouse: Mouse) -> None:
    begin(mouse, twin, "slitherlink", SQUARES)
    mouse.click(twin.tool("numbers"))
    for value in sorted(set(NUMBERS.values())):
        mouse.click(twin.value(str(value)))
        for at, number in NUMBERS.items():
            if number == value:
                mouse.click(twin.cell(at))
    mouse.save_as()
    puzzle = saved(studio)
    assert is_the_loop(puzzle)
    assert verdict(puzzle) is Verdict.UNIQUE
    exported(studio)


def test_number_path_with_the_keyboard_alone(studio: Studio) -> None:
    studio.press("ctrl+n", *["Tab"] * 4, "2", "Return")
    cursor = Cursor(studio, HEXAGON)
    for at, number in LABELS.items():
        cursor.go(at)
        studio.press(*str(number))
    for link in DIAMONDS:
        cursor.go(link.a)
        studio.press("d", cursor.towards(link.b))
    studio.press("ctrl+s")
    studio.appears("Save the puzzle")
    studio.press("Return")
    puzzle = saved(studio)
    assert is_the_path(puzzle)
    assert verdict(puzzle) is Verdict.UNIQUE


def test_slitherlink_with_the_keyboard_alone(studio: Studio) -> None:
    studio.press("ctrl+n", *"slitherlink", "Tab", "Tab", "Right", "Tab")
    studio.press("5", "Tab", "5", "Return")
    cursor = Cursor(studio, SQUARES)
    for at, number in NUMBERS.items():
        cursor.go(at)
        studio.press(str(number))
    studio.press("ctrl+s")
    studio.appears("Save the puzzle")
    studio.press("Return")
    puzzle = saved(studio)
    assert is_the_loop(puzzle)
    assert verdict(puzzle) is Verdict.UNIQUE
