"""The families beside paths and loops: each from a blank page to a file and a printed page.

By mouse and keys of another program in the real window; the two others are in ``test_puzzles``.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from studio.board import At, Board, Cell
from studio.board.figures import house
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Verdict
from studio.engines.search.eulerian_trails import EULERIAN_TRAILS
from tests.flows.conftest import Mouse
from tests.flows.desk import Studio
from tests.flows.test_puzzles import begin, exported, labels, saved, verdict
from tests.flows.twin import Twin

pytestmark = [
    pytest.mark.window,
    pytest.mark.xdist_group("window"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]

JUMPS = {(0, 0): 2, (0, 2): -2, (2, 2): 1}
START, TARGET = (0, 0), (2, 1)
"""On 3 x 3 squares; the only walk goes by (0, 2) and (2, 2)."""
TOUR = {(0, 3): 11, (2, 2): 5, (2, 4): 22}
"""Of the pen-and-paper tours of 5 x 5 squares only one has these."""
CORNERS = ((0, 3), (2, 3), (0, 1), (2, 1), (1, 0))
LINES = (0, 1, 2, 0, 3, 2, 4, 3, 1)
"""The house of Nikolaus in one stroke."""
STEPS = {(4,): 1, (3,): 3, (0,): 5}
"""Of the lines through the corners of the house only one has these."""


def marked(puzzle_marks: object) -> set[At]:
    assert isinstance(puzzle_marks, dict)
    return {spot.at for spot in puzzle_marks if isinstance(spot, Cell)}


def test_jump_maze_with_the_mouse_and_typed_values(
    studio: Studio, twin: Twin, mouse: Mouse
) -> None:
    begin(mouse, twin, "jump-maze", Board.square(3, 3))
    for at, value in JUMPS.items():
        mouse.click(twin.cell(at))
        studio.press(*("minus",) * (value < 0), str(abs(value)))
    for tool, at in (("start", START), ("target", TARGET)):
        mouse.click(twin.tool(tool))
        mouse.click(twin.cell(at))
    mouse.save_as()
    puzzle = saved(studio)
    assert labels(puzzle, "jumps") == JUMPS
    assert marked(puzzle.clues.of("start")) == {START}
    assert marked(puzzle.clues.of("target")) == {TARGET}
    assert verdict(puzzle) is Verdict.UNIQUE
    exported(studio)


def test_jump_tour_with_the_mouse_alone(studio: Studio, twin: Twin, mouse: Mouse) -> None:
    begin(mouse, twin, "jump-tour", Board.square(5, 5))
    for at, number in TOUR.items():
        mouse.click(twin.number(number))
        mouse.click(twin.cell(at))
    mouse.save_as()
    puzzle = saved(studio)
    assert puzzle.board == Board.square(5, 5) and labels(puzzle, "labels") == TOUR
    assert verdict(puzzle) is Verdict.UNIQUE
    exported(studio)


def test_one_stroke_with_the_mouse_alone(studio: Studio, twin: Twin, mouse: Mouse) -> None:
    mouse.click(twin.new_button())
    mouse.kind("one-stroke")
    mouse.click(twin.outline("draw"))
    mouse.create()
    for x, y in CORNERS:
        mouse.click(twin.point(x, y))
    for a, b in pairwise(LINES):
        mouse.drag(CORNERS[a], CORNERS[b])
    mouse.save_as()
    puzzle = saved(studio)
    assert puzzle.board == house()
    *_, done = EULERIAN_TRAILS.run(puzzle.compile().problem, Task.COUNT, Limit(), Token())
    assert done == Done(88, exact=True)
    exported(studio)


def test_line_through_a_graph_with_the_mouse_alone(
    studio: Studio, twin: Twin, mouse: Mouse
) -> None:
    mouse.click(twin.new_button())
    mouse.kind("graph-path")
    mouse.click(twin.outline("draw"))
    mouse.create()
    for x, y in CORNERS:
        mouse.click(twin.point(x, y))
    for a, b in pairwise(LINES):
        mouse.drag(CORNERS[a], CORNERS[b])
    mouse.click(twin.tool("labels"))
    for at, number in STEPS.items():
        mouse.click(twin.number(number))
        mouse.click(twin.cell(at))
    mouse.save_as()
    puzzle = saved(studio)
    assert puzzle.board == house() and labels(puzzle, "labels") == STEPS
    assert verdict(puzzle) is Verdict.UNIQUE
    exported(studio)
