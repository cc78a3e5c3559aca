"""Marks on drawings that one stroke does not draw."""

from __future__ import annotations

import math
from itertools import combinations

from studio.board import Edge
from studio.board.free import graph_board
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay
from studio.drawing.shapes import Circle, Path, Text
from studio.families.one_stroke import ONE_STROKE
from studio.puzzle import Puzzle

SQUARE = graph_board(
    [(0, 0), (1, 0), (1, 1), (0, 1), (2, 0)],
    [(0, 1), (1, 2), (2, 3), (0, 3), (0, 2), (1, 3), (1, 4)],
)


def texts(overlay: Overlay) -> list[str]:
    picture = draw(Puzzle(ONE_STROKE, SQUARE), overlay)
    return [s.text for _, shapes in picture.layers for s in shapes if isinstance(s, Text)]


def test_lines_to_add_and_to_draw_twice_are_told_apart_without_colour() -> None:
    overlay = Overlay(added=(Edge.of((0,), (4,)),), twice=(Edge.of((0,), (1,)),))
    assert texts(overlay) == ["+", "2×"]
    layers = dict(draw(Puzzle(ONE_STROKE, SQUARE), overlay).layers)
    dashed = [shape for shape in layers["rims"] if isinstance(shape, Path) and shape.dash]
    assert len(dashed) == 2
    # A line that is there already is added beside itself, not upon itself.
    assert dashed[0].commands[1][0] == "L" and dashed[1].commands[1][0] == "Q"
    beside = dict(draw(Puzzle(ONE_STROKE, SQUARE), Overlay(added=overlay.twice)).layers)["rims"]
    assert isinstance(beside[0], Path) and beside[0].commands[1][0] == "Q"


def test_strokes_are_numbered_and_have_roles_of_their_own() -> None:
    strokes = (((0,), (1,), (2,), (3,), (0,), (2,)), ((3,), (1,), (4,)))
    overlay = Overlay(strokes=strokes)
    assert texts(overlay) == ["1", "2"]
    layers = dict(draw(Puzzle(ONE_STROKE, SQUARE), overlay).layers)
    lines = [shape for shape in layers["line"] if isinstance(shape, Path)]
    assert [len(line.commands) for line in lines] == [6, 3]
    assert lines[0].stroke != lines[1].stroke


def test_numbers_and_signs_cover_no_others_and_no_line_runs_across_them() -> None:
    """A house with one corner more, to which a line leads that one stroke would pass twice."""
    board = graph_board(
        [(0, 3), (2, 3), (0, 1), (2, 1), (1, 0), (-1, 2)],
        [(0, 1), (1, 2), (2, 3), (0, 3), (0, 2), (2, 5), (2, 4), (3, 4), (1, 3)],
    )
    strokes = (((0,), (1,), (2,), (3,), (0,), (2,)), ((5,), (2,), (4,), (3,), (1,)))
    overlay = Overlay(strokes=strokes, added=(Edge.of((2,), (5,)),), twice=(Edge.of((0,), (1,)),))
    picture = draw(Puzzle(ONE_STROKE, board), overlay)
    shapes = [shape for _, layer in picture.layers for shape in layer]
    signs = [i for i, shape in enumerate(shapes) if isinstance(shape, Text)]
    plates = [shape for i in signs if isinstance(shape := shapes[i - 1], Circle)]
    assert len(signs) == len(plates) == 4
    assert all(
        math.dist((a.x, a.y), (b.x, b.y)) > a.radius + b.radius for a, b in combinations(plates, 2)
    )
    assert not any(isinstance(shape, Path) and shape.dash for shape in shapes[signs[0] :])


def test_signs_without_room_are_as_far_apart_as_can_be() -> None:
    board = graph_board([(0, 0), (0.5, 0)], [(0, 1)])
    overlay = Overlay(strokes=(((0,), (1,)),), added=(Edge.of((0,), (1,)),))
    picture = draw(Puzzle(ONE_STROKE, board), overlay)
    number, sign = (s for _, layer in picture.layers for s in layer if isinstance(s, Text))
    assert number.x < 0.2 < 0.35 < sign.x
