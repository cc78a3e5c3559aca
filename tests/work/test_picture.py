"""From pictures to boards with a line through all cells; the line is judged by itself."""

from __future__ import annotations

import io
from itertools import combinations, pairwise

import numpy as np
import pytest

from studio.board import At, Board
from studio.board.tilings import aperiodic
from studio.engines.engine import Token, outcome
from studio.formats.raster import Raster, read_raster
from studio.work import mend
from studio.work.mend import MendedBoard, mended, mended_at_last, trimmed
from studio.work.picture import Cutting, Hopeless, Likeness, Silhouette, otsu, silhouette
from studio.work.sentences import said
from tests.pictures import ORDINARY, PICTURES

LATTICES = ("hex", "square")
NEAR = {
    "square": ((0, 1), (1, 0), (0, -1), (-1, 0)),
    "hex": ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)),
}


def raster(name: str) -> Raster:
    buffer = io.BytesIO()
    PICTURES[name]().save(buffer, "PNG")
    return read_raster(buffer.getvalue())


def cut(name: str, **wanted: object) -> Silhouette:
    found = silhouette(raster(name), Cutting(**wanted))  # type: ignore[arg-type]
    assert isinstance(found, Silhouette)
    return found


def is_hamiltonian_path(cells: frozenset[At], line: tuple[At, ...], lattice: str) -> bool:
    """Each cell once, each step to a neighbour; nothing of the program is asked."""
    steps = pairwise(line)
    near = all((b[0] - a[0], b[1] - a[1]) in NEAR[lattice] for a, b in steps)
    return near and len(line) == len(cells) and frozenset(line) == cells


def test_there_are_enough_pictures() -> None:
    assert len(PICTURES) >= 20
    assert len(ORDINARY) >= 20


@pytest.mark.parametrize(("name", "lattice"), [(n, k) for n in ORDINARY for k in LATTICES])
def test_ordinary_shapes_hardly_change(name: str, lattice: str) -> None:
    seen = cut(name, cells=150, lattice=lattice)
    wanted = seen.board
    found = mended_at_last(seen.likenesses, Token())
    assert isinstance(found, MendedBoard)
    cells = frozenset(found.board.cells)
    assert is_hamiltonian_path(cells, found.line, lattice)
    assert found.added == cells - frozenset(wanted.cells)
    assert found.removed == frozenset(wanted.cells) - cells
    assert found.changes <= 0.05 * len(wanted) + 1


def fewest_by_brute_force(board: Board) -> int:
    """The fewest changes among all sets of the cells and those beside, by trying them."""
    inside = frozenset(board.cells)
    steps = NEAR[board.lattice.key]
    beside = {(a + d, b + e) for a, b in inside for d, e in steps} | inside
    pool = sorted(beside)

    def path(cells: frozenset[At]) -> bool:
        def grow(at: At, left: frozenset[At]) -> bool:
            near = [(at[0] + d, at[1] + e) for d, e in steps]
            return not left or any(n in left and grow(n, left - {n}) for n in near)

        return any(grow(at, cells - {at}) for at in cells)

    for changes in range(len(pool)):
        for changed in combinations(pool, changes):
            cells = inside ^ frozenset(changed)
            if len(cells) >= 2 and path(cells):
                return changes
    raise AssertionError


SMALL = [
    [(1, 1), (1, 2), (1, 3), (2, 2), (3, 2), (4, 2)],
    [(1, 2), (2, 1), (2, 2), (2, 3), (3, 2)],
    [(1, 1), (1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2), (3, 3)],
    [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3), (2, 4), (3, 3)],
    [(1, 1), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 3)],
]


@pytest.mark.parametrize("cells", SMALL)
@pytest.mark.parametrize("lattice", LATTICES)
def test_on_small_boards_no_fewer_changes_would_do(cells: list[At], lattice: str) -> None:
    plain = Board.square(9, 9) if lattice == "square" else Board.hexagon(1).with_cells([(0, 0)])
    board = plain.with_cells(cells)
    found = outcome(mended(board, Token()))
    assert found is not None
    assert found.proved
    assert is_hamiltonian_path(frozenset(found.board.cells), found.line, lattice)
    assert found.changes == fewest_by_brute_force(board)


@pytest.mark.parametrize("lattice", LATTICES)
def test_pieces_are_joined(lattice: str) -> None:
    seen = cut("blobs", cells=150, lattice=lattice)
    found = mended_at_last(seen.likenesses, Token())
    assert isinstance(found, MendedBoard)
    assert is_hamiltonian_path(frozenset(found.board.cells), found.line, lattice)
    assert found.added
    assert len(found.removed) < 15


def test_dust_goes() -> None:
    found = mended_at_last(cut("dust", cells=600, lattice="hex").likenesses, Token())
    assert isinstance(found, MendedBoard)
    assert found.removed
    assert len(found.added) <= 2


@pytest.mark.parametrize(("cells", "lattice"), [(150, "hex"), (80, "square")])
def test_thin_lines_become_two_cells_wide(cells: int, lattice: str) -> None:
    seen = cut("thin lines", cells=cells, lattice=lattice)
    found = mended_at_last(seen.likenesses, Token())
    assert isinstance(found, MendedBoard)
    now = frozenset(found.board.cells)
    assert is_hamiltonian_path(now, found.line, lattice)
    assert abs(len(now) - cells) <= 0.15 * cells
    # What is shown as added is no cell that the picture touches.
    drawn = now - found.added
    assert 0.3 * len(now) < len(drawn) < 0.9 * len(now)
    assert drawn <= seen.likenesses[-1].drawn


@pytest.mark.parametrize("lattice", LATTICES)
def test_thin_lines_that_a_line_passes_stay_as_they_are(lattice: str) -> None:
    seen = cut("spiral", cells=150, lattice=lattice)
    found = mended_at_last(seen.likenesses, Token())
    assert isinstance(found, MendedBoard)
    assert is_hamiltonian_path(frozenset(found.board.cells), found.line, lattice)
    assert found.changes <= 0.05 * len(seen.board)


def test_a_shape_has_a_board_where_no_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Narrow arms take a solver longer than anybody waits for: a line round faces is there."""
    monkeypatch.setattr(mend, "SECONDS", 0.0)
    seen = cut("comb", cells=150, lattice="square")
    found = mended_at_last(seen.likenesses, Token())
    assert isinstance(found, MendedBoard) and not found.proved
    assert is_hamiltonian_path(frozenset(found.board.cells), found.line, "square")
    assert found.changes <= 0.3 * len(seen.board)


def test_scattered_squares_end_in_advice() -> None:
    # Each square alone: all but one would have to go, or as many come.
    apart = [(2 * k + 1, 2 * m + 1) for k in range(6) for m in range(6)]
    board = Board.square(13, 13).with_cells(apart)
    found = mended_at_last([Likeness(board, frozenset(apart))], Token())
    assert isinstance(found, Hopeless)
    assert "Try hexagons" in said(found.reason)


def test_the_same_picture_gives_the_same_board() -> None:
    boards = {mended_at_last(cut("cat", lattice="square").likenesses, Token()) for _ in range(2)}
    assert len(boards) == 1


def test_stopping_is_told() -> None:
    token = Token()
    token.cancel()
    found = mended_at_last(cut("star").likenesses, token)
    assert isinstance(found, Hopeless)
    assert "Stopped" in said(found.reason)


def test_squares_begin_at_the_corner() -> None:
    board = trimmed(Board.square(6, 6).with_cells([(2, 3), (2, 4), (3, 3)]))
    assert board.cells == ((0, 0), (0, 1), (1, 0))


# -- what is cut from a picture ----------------------------------------------------------------


@pytest.mark.parametrize("lattice", LATTICES)
@pytest.mark.parametrize("cells", [60, 400, 1500])
def test_about_as_many_cells_as_asked_for(lattice: str, cells: int) -> None:
    for name in ("disc", "heart", "letter S", "ring"):
        assert abs(len(cut(name, cells=cells, lattice=lattice).board) - cells) <= 0.05 * cells


def test_where_a_patch_ends_there_are_fewer_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aperiodic, "MOST", 900)
    seen = cut("disc", cells=400, lattice="penrose-kites")
    assert 100 < len(seen.board) < 350


def test_a_blank_picture_is_said() -> None:
    found = silhouette(raster("blank"), Cutting())
    assert isinstance(found, Hopeless)
    assert "blank" in said(found.reason)


def test_thresholds_that_leave_nothing_or_everything_are_said() -> None:
    nothing = silhouette(raster("photo"), Cutting(threshold=0))
    everything = silhouette(raster("photo"), Cutting(threshold=255, invert=False))
    assert isinstance(nothing, Hopeless)
    assert "Raise the threshold" in said(nothing.reason)
    assert isinstance(everything, Hopeless)
    assert "Lower the threshold" in said(everything.reason)


def test_otsu_finds_the_valley() -> None:
    rng = np.random.default_rng(2)
    shades = np.concatenate([rng.normal(60, 12, 5000), rng.normal(190, 15, 5000)]).clip(0, 255)
    threshold = otsu(shades.reshape(100, 100))
    assert threshold is not None
    assert 100 < threshold < 150
    assert otsu(np.full((5, 5), 77.0)) is None


def test_the_ground_is_left_out_whether_light_or_dark() -> None:
    disc, negative = cut("disc", cells=100), cut("white on black", cells=100)
    assert (disc.inverted, negative.inverted) == (False, True)
    assert abs(len(disc.board) - len(negative.board)) <= 5
    swapped = cut("white on black", cells=100, invert=False)
    assert not swapped.inverted
    assert swapped.board.cells != negative.board.cells


def spread(board: Board) -> tuple[float, float]:
    """Width and height of a board."""
    left, top, right, bottom = board.bounds
    return right - left, bottom - top


def test_turning_and_cropping() -> None:
    fish = cut("fish", cells=200, lattice="square")
    wide, high = spread(fish.board)
    turned = cut("fish", cells=200, lattice="square", turn=90.0)
    assert spread(turned.board) == pytest.approx((high, wide), abs=2)
    # The tail is at the right of the picture; turned clockwise it is at the foot.
    assert max(r for r, _ in turned.board.cells) - min(r for r, _ in turned.board.cells) > high
    half = cut("disc", cells=100, lattice="square", crop=(0.0, 0.0, 0.5, 1.0))
    wide, high = spread(half.board)
    assert high > 1.6 * wide


@pytest.mark.parametrize(
    "wrong",
    [
        {"cells": 3},
        {"cells": 10**6},
        {"lattice": "round"},
        {"crop": (0.5, 0.0, 0.5, 1.0)},
        {"crop": (0.0, 0.0, 1.5, 1.0)},
    ],
)
def test_cuttings_that_make_no_sense(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        Cutting(**wrong)  # type: ignore[arg-type]
