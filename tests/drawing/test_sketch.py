"""What the hand is about to draw, under it."""

from __future__ import annotations

from studio.board.figures import house
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay, Sketch
from studio.drawing.shapes import Circle, Path
from studio.families.one_stroke import ONE_STROKE
from studio.puzzle import Puzzle


def test_a_corner_to_come_is_a_ring_among_the_places_of_the_grid() -> None:
    puzzle = Puzzle(ONE_STROKE, house())
    sketch = Sketch((5.0, 1.0), None, ((4.0, 1.0), (5.0, 1.0)))
    layers = dict(draw(puzzle, Overlay(sketch=sketch)).layers)
    dots, ring = layers["cursor"]
    assert isinstance(dots, Path) and len(dots.commands) == 4
    assert isinstance(ring, Circle) and (ring.x, ring.y) == (5.0, 1.0)


def test_a_line_to_come_is_dashed() -> None:
    puzzle = Puzzle(ONE_STROKE, house())
    layers = dict(draw(puzzle, Overlay(sketch=Sketch((5.0, 1.0), (2.0, 3.0)))).layers)
    line, ring = layers["cursor"]
    assert isinstance(line, Path) and line.dash and isinstance(ring, Circle)
    assert line.commands == (("M", (2.0, 3.0)), ("L", (5.0, 1.0)))
