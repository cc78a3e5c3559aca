"""Numbers with arrows under the pointer: a click counts, a drag turns the arrow."""

from __future__ import annotations

from studio.board import Board, Cell
from studio.families import YAJILIN
from studio.gui.editor.tools.mark import RayTool, make
from studio.puzzle import Clue, Puzzle
from studio.puzzle.clues import OPEN, ray


def test_each_click_brings_the_next_number_and_at_last_none() -> None:
    (tool,) = make(YAJILIN)
    assert isinstance(tool, RayTool)
    puzzle, spot = Puzzle(YAJILIN, Board.square(4, 4)), Cell((0, 3))
    after = tool.toggled(puzzle, spot).after
    assert after is not None
    assert after.clues.of("numbers") == {spot: ray(OPEN, 0)}
    found: list[int | None] = []
    after = puzzle.placed(Clue("numbers", spot, ray(OPEN, 3)))
    while isinstance(after, Puzzle) and after.clues.of("numbers"):
        found.append(after.clues.of("numbers")[spot])
        after = tool.toggled(after, spot).after
    assert found == [ray(number, 3) for number in (OPEN, 0, 1, 2)]
