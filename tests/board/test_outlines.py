"""Outlines: boards that grow, hang together, and come near to a wanted number of cells."""

from __future__ import annotations

import pytest

from studio.board import Board, HexagonFrame, HexLattice, RectangleFrame, SquareLattice
from studio.board.board import MAX_CELLS
from studio.board.outlines import OUTLINES, Outline, outline
from studio.board.symmetry import symmetries_of_board

each_outline = pytest.mark.parametrize("shape", OUTLINES, ids=lambda shape: shape.key)
SIZES = {
    "hexagon": [7, 19, 37, 61],
    "flower": [13, 55, 73, 151],
    "star": [13, 37, 73, 121],
    "ring": [6, 18, 36, 54],
    "triangle": [3, 6, 10, 15],
    "hex-rectangle": [4, 9, 16, 25],
    "rhombus": [4, 9, 16, 25],
    "rectangle": [4, 6, 12, 20],
    "square": [4, 9, 16, 25],
    "diamond": [5, 13, 25, 41],
    "frame": [8, 12, 16, 32],
    "cross": [5, 12, 20, 33],
    "stairs": [3, 6, 10, 15],
    "corner": [3, 8, 12, 21],
    "triangular-rectangle": [10, 19, 36, 53],
    "snub-square-rectangle": [8, 21, 40, 65],
    "cairo-rectangle": [4, 12, 24, 40],
    "tetrakis-rectangle": [16, 36, 64, 100],
    "octagonal-rectangle": [5, 13, 25, 41],
    "kagome-rectangle": [10, 25, 46, 73],
    "great-hexagonal-rectangle": [11, 33, 67, 113],
    "kites-rectangle": [24, 54, 96, 150],
    "dodecagonal-rectangle": [6, 17, 34, 57],
    "great-dodecagonal-rectangle": [11, 33, 67, 113],
    "great-great-dodecagonal-rectangle": [17, 57, 121, 209],
    "compass-dodecagonal-rectangle": [9, 29, 61, 105],
    "floret-rectangle": [18, 42, 84, 132],
    "triangle-hexagon": [6, 24, 54, 96],
    "triangle-triangle": [4, 9, 16, 25],
}
SYMMETRIES = {
    "hexagon": 12,
    "flower": 12,
    "star": 12,
    "ring": 12,
    "triangle": 6,
    "hex-rectangle": 2,
    "rhombus": 4,
    "rectangle": 4,
    "square": 8,
    "diamond": 8,
    "frame": 8,
    "cross": 8,
    "stairs": 2,
    "corner": 2,
    "triangular-rectangle": 2,
    "snub-square-rectangle": 4,
    "cairo-rectangle": 4,
    "tetrakis-rectangle": 8,
    "octagonal-rectangle": 8,
    "kagome-rectangle": 2,
    "great-hexagonal-rectangle": 2,
    "kites-rectangle": 2,
    "dodecagonal-rectangle": 2,
    "great-dodecagonal-rectangle": 2,
    "great-great-dodecagonal-rectangle": 2,
    "compass-dodecagonal-rectangle": 8,
    "floret-rectangle": 2,
    "triangle-hexagon": 12,
    "triangle-triangle": 6,
}


def in_one_piece(board: Board) -> bool:
    seen, left = {board.cells[0]}, [board.cells[0]]
    while left:
        at = left.pop()
        fresh = [other for other in board.neighbours(at) if other not in seen]
        seen.update(fresh)
        left += fresh
    return len(seen) == len(board)


@each_outline
def test_measures_say_how_large_a_board_is(shape: Outline) -> None:
    for wanted in (12, 61, 400):
        numbers = shape.measures_near(wanted)
        assert len(numbers) == len(shape.measures)
        assert shape.count(numbers) == len(shape.measured(numbers))
        assert wanted / 2 <= shape.count(numbers) <= 2 * wanted
    with pytest.raises(ValueError):
        shape.measured((0,) * len(shape.measures))


def test_outlines_are_told_apart() -> None:
    assert len({shape.key for shape in OUTLINES}) == len(OUTLINES)
    for lattice in ("hex", "square"):
        names = [shape.name for shape in OUTLINES if shape.lattice == lattice]
        assert len(set(names)) == len(names) == 7
    assert [outline(shape.key) for shape in OUTLINES] == list(OUTLINES)
    with pytest.raises(KeyError):
        outline("heptagon")


@each_outline
def test_boards_grow_and_hang_together(shape: Outline) -> None:
    boards = shape.boards()
    cells = [len(board) for board in boards]
    assert cells[:4] == SIZES[shape.key]
    assert cells == sorted(set(cells))
    assert 300 <= cells[-1] <= MAX_CELLS
    assert all(in_one_piece(board) for board in boards)


@each_outline
def test_outlines_have_the_symmetries_people_see(shape: Outline) -> None:
    assert len(symmetries_of_board(shape.make(4))) == SYMMETRIES[shape.key]


@each_outline
def test_boards_are_written_in_frames_where_files_have_them(shape: Outline) -> None:
    board = shape.make(4)
    if shape.lattice == "square":
        assert isinstance(board.frame, RectangleFrame)
        assert min(r for r, _ in board.cells) == min(c for _, c in board.cells) == 0
    else:
        assert isinstance(board.frame, HexagonFrame) is (shape.key in ("hexagon", "ring"))
    assert board.with_cells(board.cells) == board


@each_outline
def test_no_size_comes_nearer_than_the_nearest(shape: Outline) -> None:
    offered = shape.counts()
    assert offered[:5] == tuple(len(board) for board in shape.boards()[:5])
    for wanted in [-3, 0, *range(1, 300, 9)]:
        gap = abs(len(shape.near(wanted)) - wanted)
        assert gap == min(abs(cells - wanted) for cells in offered)


@pytest.mark.parametrize("key", ["star", "rectangle"])
def test_no_outline_makes_a_board_too_large_to_open(key: str) -> None:
    assert MAX_CELLS / 2 < len(outline(key).near(10**9)) <= MAX_CELLS


@pytest.mark.parametrize("top", ["pointy", "flat"])
def test_both_sorts_of_hexagons(top: str) -> None:
    lattice = HexLattice("flat" if top == "flat" else "pointy")
    for shape in OUTLINES:
        if shape.lattice == "hex":
            board = shape.make(4, lattice)
            assert board.lattice == lattice
            assert len(board) == len(shape.make(4))
    left, upper, right, lower = outline("hex-rectangle").make(6, lattice).bounds
    assert 0.7 < (right - left) / (lower - upper) < 1.4


def test_a_king_walks_on_the_same_squares() -> None:
    board = outline("cross").make(3, SquareLattice("king"))
    assert board.lattice == SquareLattice("king")
    assert board.cells == outline("cross").make(3).cells


def test_an_outline_is_cut_from_its_own_lattice() -> None:
    with pytest.raises(ValueError, match="hex boards"):
        outline("star").make(1, SquareLattice())
    with pytest.raises(ValueError, match="from 1"):
        outline("star").make(0)


def test_the_ring_of_three_rings_lacks_its_centre_only() -> None:
    assert outline("ring").make(3) == Board.hexagon(3, holes=[(0, 0)])
