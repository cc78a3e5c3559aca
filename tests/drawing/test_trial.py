"""What a solver has in hand: each mark where it belongs, in roles that every theme has."""

from __future__ import annotations

from dataclasses import fields

import pytest

from studio.board import Board, Cell, Corner, Edge, SquareLattice
from studio.board.free import graph_board
from studio.drawing import Overlay, draw
from studio.drawing.lines import line
from studio.drawing.overlay import looking_on
from studio.drawing.shapes import Circle, Path, Picture, Text
from studio.drawing.style import style_of
from studio.drawing.themes import colours
from studio.families import JUMP_TOUR, NUMBER_PATH, ONE_STROKE, SLITHERLINK
from studio.formats.svg import svg
from studio.puzzle import Puzzle
from studio.puzzle.trial import NOTHING_TRIED, FramePicture, Option, Piece, Trial

CELLS = Puzzle(NUMBER_PATH, Board.square(3, 3))
LOOP = Puzzle(SLITHERLINK, Board.square(3, 3))
JUMPS = Puzzle(JUMP_TOUR, Board.square(4, 4))
DRAWING = Puzzle(ONE_STROKE, graph_board([(0, 0), (1, 0), (1, 1)], [(0, 1), (1, 2), (0, 2)]))
A, B = (0, 0), (1, 1)
SIDE = Edge.of(A, (0, 1))


def layers(puzzle: Puzzle, trial: Trial) -> dict[str, int]:
    """How many shapes more each layer has with the trial."""
    plain = dict(draw(puzzle).layers)
    shown = draw(puzzle, Overlay(trial=trial))
    check(shown)
    found = {name: len(shapes) - len(plain[name]) for name, shapes in shown.layers}
    return {name: more for name, more in found.items() if more}


def check(picture: Picture) -> None:
    for theme in ("light", "dark"):
        known = colours(theme)  # type: ignore[arg-type]
        for _, shapes in picture.layers:
            for shape in shapes:
                roles = (shape.role,) if isinstance(shape, Text) else (shape.fill, shape.stroke)
                assert all(role is None or role in known for role in roles)
    assert svg(picture, "light").endswith("</svg>\n")


@pytest.mark.parametrize("puzzle", [CELLS, LOOP, JUMPS])
@pytest.mark.parametrize(
    ("trial", "expected"),
    [
        (Trial(head=A), {"marks": 1}),
        (Trial(options=(Option(A, "2"), Option(B, "", chosen=True))), {"marks": 4}),
        (Trial(failed=frozenset({A, B})), {"marks": 1}),
        (Trial(culprits=frozenset({A, B})), {"marks": 2}),
        (Trial(swept=frozenset({A}), frontier=frozenset({B})), {"marks": 2}),
        (Trial(tinted=frozenset({A}), between=frozenset({Cell(B)})), {"ground": 0, "tints": 2}),
        (Trial(apart=frozenset({Cell(A), Cell(B)})), {"tints": 1}),
        # Between cells lie corners, and the middles of the cells around.
        (Trial(apart=frozenset({Corner((1, 1))})), {"tints": 1}),
        (Trial(leaving=((A, (0, 1)),)), {"line": 1}),
        (Trial(because=frozenset({Cell(A), SIDE})), {"ground": 0, "tints": 1, "line": 1}),
        (Trial(concluded=frozenset({Cell(A), SIDE})), {"marks": 2}),
    ],
)
def test_each_mark_lies_in_its_layer(
    puzzle: Puzzle, trial: Trial, expected: dict[str, int]
) -> None:
    assert layers(puzzle, trial) == {name: more for name, more in expected.items() if more}


def test_every_field_is_tried_here() -> None:
    tried = {"pieces", "tail"}
    for mark in test_each_mark_lies_in_its_layer.pytestmark:  # type: ignore[attr-defined]
        for case in mark.args[1]:
            if isinstance(case, tuple):
                trial = case[0]
                tried |= {f.name for f in fields(Trial) if getattr(trial, f.name)}
    assert tried == {field.name for field in fields(Trial)}


def test_a_circle_that_fails_is_dashed() -> None:
    ring = ((0, 0), (0, 1), (1, 1), (1, 0))
    for puzzle in (CELLS, LOOP):
        shown = draw(puzzle, Overlay(trial=Trial(pieces=(Piece(ring), Piece(ring, fails=True)))))
        good, bad = dict(shown.layers)["line"]
        assert isinstance(good, Path) and isinstance(bad, Path)
        assert not good.dash and bad.dash and bad.stroke == "none"


def test_circles_of_jumps_are_arcs_where_they_stand_and_dashed_where_they_fail() -> None:
    ring = ((0, 0), (0, 3), (3, 3), (3, 0))
    stands = draw(JUMPS, Overlay(trial=Trial(pieces=(Piece(ring),))))
    assert len(dict(stands.layers)["line"]) == 5
    fails = draw(JUMPS, Overlay(trial=Trial(pieces=(Piece(ring, fails=True),))))
    (dashes,) = dict(fails.layers)["line"]
    assert isinstance(dashes, Path) and dashes.dash


def test_the_settled_part_of_a_drawing_is_pale() -> None:
    shown = draw(DRAWING, Overlay(trial=Trial(tail=((0,), (1,), (2,)))))
    (tail,) = dict(shown.layers)["line"]
    assert isinstance(tail, Path) and tail.stroke == "line"
    check(shown)


def test_a_head_is_a_disc_in_an_empty_cell_and_a_ring_round_a_figure() -> None:
    maze = draw(CELLS, Overlay(trial=Trial(head=A)))
    (disc,) = dict(maze.layers)["marks"]
    assert isinstance(disc, Circle) and disc.fill == "accent"


def test_older_jumps_are_pale() -> None:
    board, style = Board.square(4, 4), style_of("cells", SquareLattice(), False)
    nodes = ((0, 0), (3, 0), (1, 2), (3, 3))
    shapes = line(board, style, nodes, False, None, frozenset(), 1)
    strokes = [s.stroke for s in shapes if isinstance(s, Path) and s.stroke]
    assert strokes == ["line", "line_strong"]


def test_nothing_tried_leaves_every_layer_as_it_was() -> None:
    first, second = draw(CELLS), draw(CELLS, Overlay(trial=NOTHING_TRIED))
    assert all(a is b for (_, a), (_, b) in zip(first.layers, second.layers, strict=True))


def test_a_still_is_an_overlay() -> None:
    trial = Trial(head=A)
    still = FramePicture((A, B), True, 3, {A: 0.5}, trial=trial)
    overlay = looking_on(still)
    assert (overlay.line, overlay.line_closed, overlay.fresh) == ((A, B), True, 3)
    assert (overlay.doubt, overlay.trial) == ({A: 0.5}, trial)
    assert not overlay.line_rough and looking_on(still, rough=True).line_rough
