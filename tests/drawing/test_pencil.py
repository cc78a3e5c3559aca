"""A player's notes and assumptions on the board: each shows, with a cue beside its colour."""

from __future__ import annotations

import math

import pytest

from studio import assets, formats
from studio.board import Board, Cell, Corner, Edge, SpotKind
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay, Pencil
from studio.drawing.shapes import Circle, Path, Picture, Shape, Text
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Puzzle

PATH = Puzzle(NUMBER_PATH, Board.hexagon(2))
LOOP = Puzzle(SLITHERLINK, Board.square(3, 4))
SIDE = Edge.of((0, 0), (0, 1), SpotKind.SIDE)
EDGE = Edge.of((0, 0), (1, 0))


def fresh(puzzle: Puzzle, pencil: Pencil) -> list[Shape]:
    """The shapes that are there only with the player's marks."""
    before = {shape for _, shapes in draw(puzzle).layers for shape in shapes}
    picture: Picture = draw(puzzle, Overlay(pencil=pencil))
    return [shape for _, shapes in picture.layers for shape in shapes if shape not in before]


def test_notes_are_small_numbers_and_all_of_them_are_there() -> None:
    for count in (1, 3, 4, 9, 12):
        notes = frozenset(range(1, count + 1))
        texts = [s for s in fresh(PATH, Pencil(noted={(0, 0): notes})) if isinstance(s, Text)]
        assert sorted(int(text.text) for text in texts) == sorted(notes)
        x, y = PATH.board.centre((0, 0))
        assert all(abs(t.x - x) < 0.8 and abs(t.y - y) < 0.8 and t.size <= 0.34 for t in texts)
        assert len({(round(t.x, 3), round(t.y, 3)) for t in texts}) == count


def test_colours_have_letters_inside_their_cells_that_leave_the_middle_free() -> None:
    for puzzle in (PATH, LOOP):
        board = puzzle.board
        coloured = dict(zip(sorted(board.cells), range(1, 5), strict=False))
        shapes = fresh(puzzle, Pencil(coloured=coloured))
        texts = [shape for shape in shapes if isinstance(shape, Text)]
        assert [text.text for text in texts] == list("abcd")
        assert len({shape.fill for shape in shapes if isinstance(shape, Path)}) == 4
        for at, text in zip(coloured, texts, strict=True):
            (x, y), points = board.centre(at), board.polygon(at)
            out = math.dist((x, y), (text.x, text.y)) + text.size / 2
            assert out < max(math.dist((x, y), point) for point in points)
            assert math.dist((x, y), (text.x, text.y)) > text.size


def test_a_single_note_stands_in_the_middle() -> None:
    (text,) = fresh(PATH, Pencil(noted={(0, 0): frozenset({7})}))
    assert isinstance(text, Text)
    assert (text.x, text.y) == pytest.approx(PATH.board.centre((0, 0)))


def test_assumed_edges_are_dashed_and_assumed_numbers_slant() -> None:
    (path,) = fresh(LOOP, Pencil(assumed=frozenset({SIDE})))
    assert isinstance(path, Path) and path.dash
    (text,) = fresh(PATH, Pencil(assumed_numbers={(0, 0): 5}))
    assert isinstance(text, Text) and text.italic


def test_shades_tell_inside_from_outside() -> None:
    shapes = fresh(LOOP, Pencil(shaded={(0, 0): 1, (0, 1): 2, (9, 9): 1}))
    assert len({shape.fill for shape in shapes if isinstance(shape, Path)}) == 2
    disc, ring = (shape for shape in shapes if isinstance(shape, Circle))
    assert disc.fill and not ring.fill and ring.stroke


@pytest.mark.parametrize(
    ("puzzle", "spot"),
    [
        (PATH, Cell((0, 0))),
        (PATH, EDGE),
        (LOOP, SIDE),
        (LOOP, Cell((1, 1))),
        (LOOP, Corner((1, 1))),
    ],
)
def test_a_wrong_mark_has_a_ring_and_a_cross_and_a_place_to_look_at_is_dashed(
    puzzle: Puzzle, spot: Cell | Edge | Corner
) -> None:
    wrong = fresh(puzzle, Pencil(wrong=frozenset({spot})))
    assert any(isinstance(s, Circle) and s.stroke for s in wrong)
    assert any(isinstance(s, Path) and s.stroke for s in wrong)
    (pointed,) = fresh(puzzle, Pencil(pointed=frozenset({spot})))
    assert not isinstance(pointed, Text) and pointed.dash


def test_cells_to_keep_away_from_are_crossed() -> None:
    assert len(fresh(PATH, Pencil(struck=frozenset({(0, 0), (9, 9)})))) == 1


@pytest.mark.parametrize("mark", ["pointed", "wrong"])
def test_a_ring_on_a_board_of_large_and_small_cells_is_found(mark: str) -> None:
    """Between dodecagons, by whose triangles marks are measured, it was some 7 pixels wide."""
    puzzle = formats.read(assets.path("examples", "slitherlink", "twelve.puzzle")).puzzle
    left, _, right, _ = puzzle.board.bounds
    first, second, *_ = puzzle.board.lattice.corners(puzzle.board.cells[0])
    for spot in (Edge.of(first, second, SpotKind.SIDE), Corner(first)):
        ring = next(
            shape
            for shape in fresh(puzzle, Pencil(**{mark: frozenset({spot})}))
            if isinstance(shape, Circle) and shape.stroke
        )
        assert 2 * ring.radius > (right - left) / 60
    # On a small board it is as large as before.
    (usual,) = fresh(LOOP, Pencil(pointed=frozenset({SIDE})))
    assert isinstance(usual, Circle) and usual.radius == pytest.approx(0.15)
