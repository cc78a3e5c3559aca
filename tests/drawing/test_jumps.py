"""Lines of jumps: a thin straight line with a dot at every landing; steps keep their ribbon."""

from __future__ import annotations

import pytest

from studio.board import Board
from studio.drawing.lines import line
from studio.drawing.shapes import Path
from studio.drawing.style import style_of

STYLE = style_of("cells", "square", False)
BOARD = Board.square(4, 4)


@pytest.mark.parametrize("closed", [False, True])
def test_jumps_are_thin_with_dots(closed: bool) -> None:
    nodes = ((0, 0), (3, 0), (1, 2))
    thread, dots = line(BOARD, STYLE, nodes, closed, None, frozenset())
    assert isinstance(thread, Path) and isinstance(dots, Path)
    assert [name for name, _ in thread.commands] == ["M", "L", "L", *(["Z"] if closed else [])]
    assert [name for name, _ in dots.commands] == ["M", "L"] * 3
    (ribbon,) = line(BOARD, STYLE, ((0, 0), (0, 1), (1, 1)), False, None, frozenset())
    assert isinstance(ribbon, Path) and ribbon.width > dots.width > thread.width


def test_another_answer_is_still_shown() -> None:
    nodes, other = ((0, 0), (3, 0), (3, 3)), ((0, 0), (0, 3), (3, 3))
    shapes = line(BOARD, STYLE, nodes, False, other, frozenset())
    assert len(shapes) == 3
