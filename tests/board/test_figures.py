"""Figures: drawings that hang together, with the odd corners that they are known for."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from studio.board.figures import FIGURES, Figure, complete, grid, star, wheel
from studio.board.free import NODE_RADIUS, lines_of
from studio.puzzle.strokes import drawn_parts, odd_nodes

each_figure = pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.key)
ODD = {
    "house": [2],
    "envelope": [2],
    "crossed-square": [4],
    "star": [0, 0, 0, 0, 0],
    "complete": [0, 4, 0, 6, 0, 8, 0, 10, 0, 12],
    "grid": [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44],
    # The hub has as many lines as there are spokes.
    "wheel": [4, 4, 6, 6, 8, 8, 10, 10, 12, 12],
}


@each_figure
def test_a_figure_hangs_together_and_its_corners_stand_apart(figure: Figure) -> None:
    for board in figure.boards():
        assert drawn_parts(board.cell_graph) == (tuple(range(len(board))),)
        places = lines_of(board).nodes
        assert all(math.dist(a, b) >= 1 > 2 * NODE_RADIUS for a, b in combinations(places, 2))


@each_figure
def test_odd_corners(figure: Figure) -> None:
    assert [len(odd_nodes(board.cell_graph)) for board in figure.boards()] == ODD[figure.key]


@each_figure
def test_larger_sizes_have_more_lines(figure: Figure) -> None:
    lines = [len(lines_of(board).edges) for board in figure.boards()]
    assert lines == sorted(set(lines))


def test_figures_are_told_apart() -> None:
    assert len({figure.key for figure in FIGURES}) == len({f.name for f in FIGURES}) == len(FIGURES)


def test_sizes_are_what_they_say() -> None:
    assert len(lines_of(star(7)).edges) == 7
    assert len(lines_of(complete(7)).edges) == 21
    assert (len(grid(3)), len(lines_of(grid(3)).edges)) == (16, 24)
    assert (len(wheel(6)), len(lines_of(wheel(6)).edges)) == (7, 12)


@each_figure
def test_the_drawings_to_offer_are_drawn_once(figure: Figure) -> None:
    assert figure.boards() is figure.boards()
    assert [len(board) for board in figure.boards()] == [
        len(figure.draw(size)) for size in figure.sizes
    ]
