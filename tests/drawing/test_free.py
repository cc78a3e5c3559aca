"""Pictures of free graphs: every line, every corner, marks and answers over them."""

from __future__ import annotations

import pytest

from studio.board import Cell
from studio.board.free import GraphBoard
from studio.drawing import draw
from studio.drawing.free import free_grid
from studio.drawing.overlay import Overlay
from studio.drawing.shapes import Circle, Path
from studio.drawing.style import style_of
from studio.families.one_stroke import ONE_STROKE, house
from studio.puzzle import Clue, Clues, Puzzle

STYLE = style_of("cells", "graph", False)


def test_every_line_and_every_corner_is_drawn() -> None:
    lines, dots = free_grid(house(), STYLE)
    assert isinstance(lines, Path) and isinstance(dots, Path)
    assert sum(name == "M" for name, _ in lines.commands) == 8
    assert sum(name == "M" for name, _ in dots.commands) == 5
    assert all(name != "Q" for name, _ in lines.commands)
    assert free_grid(GraphBoard.drawn([]), STYLE) == ()


def test_parallel_lines_bow_away_from_each_other() -> None:
    board = GraphBoard.drawn([(0, 0), (2, 0)], [(0, 1)] * 3)
    lines, _ = free_grid(board, STYLE)
    assert isinstance(lines, Path)
    bends = [where for name, where in lines.commands if name == "Q"]
    assert len(bends) == 2 and sum(name == "L" for name, _ in lines.commands) == 1
    assert bends[0][1] == -bends[1][1] != 0 and bends[0][0] == bends[1][0] == 1


def test_a_conflict_tints_a_corner_and_draws_nothing_empty() -> None:
    start = Clue("start", Cell((4,)))
    puzzle = Puzzle(ONE_STROKE, house(), Clues().having(start))
    picture = draw(puzzle, Overlay(conflict=(start,)))
    tints = dict(picture.layers)["tints"]
    assert tints and all(isinstance(shape, Path) and shape.commands for shape in tints)


@pytest.mark.parametrize("paper", [False, True])
def test_a_whole_picture(paper: bool) -> None:
    ends = Clues().having(Clue("start", Cell((0,))), Clue("end", Cell((1,))))
    puzzle = Puzzle(ONE_STROKE, house(), ends)
    line = tuple((node,) for node in (0, 1, 2, 0, 3, 2, 4, 3, 1))
    picture = draw(puzzle, Overlay(line=line, selected=frozenset({Cell((2,))})), paper=paper)
    layers = dict(picture.layers)
    assert layers["grid"] and layers["line"]
    rings = [shape for shape in layers["clues"] if isinstance(shape, Circle)]
    assert len(rings) == 3
    left, top, right, bottom = picture.bounds
    assert left < 0 < 2 < right and top < 0 < 3 < bottom
