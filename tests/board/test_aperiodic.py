"""Patches of tilings that never repeat, held against grids that Loopy itself made."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from studio.board import Board, PatchFrame
from studio.board.board import MAX_CELLS
from studio.board.lattice import Patched
from studio.board.outlines import outline, outlines_of
from studio.board.rooms import depth, room
from studio.board.symmetry import symmetries_of_board
from studio.board.tilings import APERIODIC, hats, patched
from studio.board.tilings.aperiodic import MOST
from studio.formats import board_text, native_board
from studio.formats.format import FormatError
from tests.board.test_board import components

GRIDS = Path(__file__).parents[3] / "shared" / "data" / "tiling-grids.json"
KINDS = {tiling.loopy: tiling for tiling in APERIODIC}

each_tiling = pytest.mark.parametrize("tiling", APERIODIC, ids=lambda tiling: tiling.key)


@cache
def grids() -> dict[str, Any]:
    found = json.loads(GRIDS.read_text(encoding="utf-8")) if GRIDS.is_file() else {}
    return {key: grid for key, grid in found.items() if kind_of(key) in KINDS}


def kind_of(key: str) -> int:
    return int(key.partition("t")[2].partition(":")[0])


@pytest.mark.skipif(not GRIDS.is_file(), reason="the grids of Loopy are not at hand")
@pytest.mark.parametrize("key", grids())
def test_patches_are_those_of_loopy(key: str) -> None:
    """The same faces in the same order, which meet at the same dots."""
    sizes, _, address = key.partition(":")
    columns, rows = map(int, sizes.partition("t")[0].split("x"))
    lattice = KINDS[kind_of(key)].sized(rows, columns, address)
    ours = [lattice.corners(at) for at in lattice.patch(rows, columns)]
    theirs = grids()[key]["faces"]
    assert len(ours) == len(theirs)
    assert [len(corners) for corners in ours] == [len(ring) for ring in theirs]
    # Corners and dots that the same faces meet at, in the same numbers; with their ways along.
    assert met(ours) == met(theirs)
    assert shared(ours) == shared(theirs)


def met(faces: Sequence[Sequence[Any]]) -> Counter[frozenset[int]]:
    around: dict[Any, set[int]] = {}
    for number, ring in enumerate(faces):
        for corner in ring:
            around.setdefault(corner, set()).add(number)
    return Counter(frozenset(numbers) for numbers in around.values())


def shared(faces: Sequence[Sequence[Any]]) -> Counter[frozenset[int]]:
    """How many sides each two faces share, and each face alone."""
    sides: dict[frozenset[Any], set[int]] = {}
    for number, ring in enumerate(faces):
        for pair in zip(ring, (*ring[1:], ring[0]), strict=True):
            sides.setdefault(frozenset(pair), set()).add(number)
    return Counter(frozenset(numbers) for numbers in sides.values())


@each_tiling
def test_both_graphs_are_plane_whatever_is_left_out(tiling: Patched) -> None:
    whole = Board.patch(tiling, 7, 8)
    rng = random.Random(3)
    for share in (0.0, 0.2, 0.5):
        board = whole.with_cells(at for at in whole.cells if rng.random() >= share)
        for graph in (board.loop_graph, board.cell_graph):
            assert graph.planar is not None
            pieces = components(range(graph.size), graph.edges)
            assert graph.size - len(graph.edges) + graph.planar.size == 1 + pieces
        assert board.frame == whole.frame
        assert len(symmetries_of_board(board)) == 1
    assert components(range(len(whole)), whole.cell_graph.edges) == 1


@each_tiling
def test_cells_are_found_by_points_and_touch_each_other(tiling: Patched) -> None:
    board = Board.patch(tiling, 7, 8)
    lattice = board.lattice
    assert isinstance(board.frame, PatchFrame)
    for at in board.cells:
        assert lattice.has(at) and not lattice.has((len(board), 0))
        assert lattice.nearest(lattice.centre(at)) == at
        assert all(at in lattice.touching(other) for other in lattice.touching(at))
        point, radius = room(lattice.outline(at))
        assert depth(point, lattice.outline(at)) == pytest.approx(radius, abs=0.01)
        assert radius > 0.7 * lattice.radius
    assert len({board.place(at) for at in board.cells}) == len(board)
    assert not lattice.has((len(board),)) and not lattice.has((-1,))


@each_tiling
def test_texts_and_files_say_where_a_patch_lies(tiling: Patched) -> None:
    board = board_text.read(f"{tiling.key}:6x7")
    text = board_text.write(board)
    assert text is not None and text.count(":") == 2
    assert board_text.read(text) == board
    less = board.with_cells(board.cells[1:])
    for each in (board, less):
        again, unknown = native_board.read_board(native_board.board_items(each))
        assert again == each and not unknown
    for wrong in ("", "x", "9", "99Z", "1,2,3,4", "Z0P", "G1,2,3"):
        with pytest.raises((FormatError, ValueError)):
            board_text.patch(tiling, 6, 7, wrong or "?")
    with pytest.raises(FormatError, match="at most"):
        board_text.read(f"{tiling.key}:100x100")
    assert patched(tiling.key) is tiling


@pytest.mark.parametrize("text", ["penrose-kites:9x9:50A", "penrose-rhombs:9x9:00C"])
def test_words_too_short_for_a_patch_are_refused(text: str) -> None:
    with pytest.raises(FormatError, match="too short"):
        board_text.read(text)


@pytest.mark.parametrize("measures", [(50, 50), (10, 250), (250, 10)])
def test_the_usual_address_leads_through_the_largest_patches(measures: tuple[int, int]) -> None:
    # What leads furthest is the shortest word; addresses of hats and spectres are no words.
    assert math.prod(measures) <= MOST
    tiling = next(each for each in APERIODIC if each.key == "penrose-rhombs")
    assert len(tiling.faces(*measures, tiling.usual)) > 1_500


def test_the_largest_circle_in_a_square_a_dart_and_an_l() -> None:
    (x, y), radius = room([(0, 0), (2, 0), (2, 2), (0, 2)])
    assert (x, y, radius) == (pytest.approx(1), pytest.approx(1), pytest.approx(1))
    (x, y), radius = room([(0, 0), (3, 0), (3, 1), (1, 1), (1, 3), (0, 3)])
    assert radius == pytest.approx(2 - 2**0.5, abs=1e-3)
    assert (x, y) == (pytest.approx(radius, abs=1e-3), pytest.approx(radius, abs=1e-3))
    assert depth((2, 2), [(0, 0), (3, 0), (3, 1), (1, 1), (1, 3), (0, 3)]) == -1


@each_tiling
def test_new_boards_are_patches_of_about_the_size_asked_for(tiling: Patched) -> None:
    (shape,) = outlines_of(tiling)
    assert outline(shape.key) is shape and shape.measures == ("Height", "Width")
    board = shape.measured(shape.measures_near(60))
    assert 30 <= len(board) <= 90
    assert shape.count(shape.measures_near(60)) == len(board)
    assert shape.count((99, 99)) > MAX_CELLS
    assert shape.make(1) == Board.patch(tiling, 6, 6)


@pytest.mark.parametrize("seed", range(12))
def test_no_hat_of_a_patch_is_left_out(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those far away are not made; with all of them the patch is the same."""
    rng = random.Random(seed)
    path = [0, *(rng.randrange(7) for _ in range(rng.randint(3, 4)))]
    address = f"{rng.randrange(8)},{','.join(map(str, path))},H"
    rows, columns = rng.randint(6, 12), rng.randint(6, 12)
    found = hats.faces(rows, columns, address)
    assert found
    monkeypatch.setattr(hats, "LONGEST", 10**6)
    assert hats.faces(rows, columns, address) == found


def test_hats_reach_no_further_than_is_said() -> None:
    def far(at: hats.Place) -> int:
        return max(abs(2 * at[0] + at[1]), abs(at[1]))

    for turn in range(6):
        for kind in hats.PARTS:
            for hat in hats._hats(kind, turn):
                first = hat.corners[0]
                assert far(first) <= 3 * hats.LONGEST
                away = [far((x - first[0], y - first[1])) for x, y in hat.corners]
                assert max(away) <= hats.LONGEST
