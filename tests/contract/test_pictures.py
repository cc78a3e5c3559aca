"""Pictures on every tiling: boards that look like them, and puzzles on these with one solution."""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache
from itertools import cycle, pairwise

import numpy as np
import pytest
from PIL import Image, ImageDraw

from studio.board import At, Board
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Limit, Refuted, Task, Token
from studio.engines.events import Done
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH, ORDERED_PATH, SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.formats.raster import Raster, read_raster
from studio.puzzle import Puzzle, Rule, Trace
from studio.work.generate import generate
from studio.work.generation import Generated
from studio.work.mend import MendedBoard, mended_at_last, trimmed, unbroken
from studio.work.outline import outlined_at_last
from studio.work.picture import LATTICES, Cutting, Silhouette, silhouette
from studio.work.picturing import drawn, spans
from tests.pictures import PICTURES
from tests.work.test_outline import inside_of

SIDE = 48
"""Pixels on either side of the pictures that are compared."""

each_tiling = pytest.mark.parametrize("key", LATTICES)


@cache
def raster(name: str) -> Raster:
    buffer = io.BytesIO()
    PICTURES[name]().save(buffer, "PNG")
    return read_raster(buffer.getvalue())


def cut(name: str, key: str, cells: int) -> Silhouette:
    found = silhouette(raster(name), Cutting(cells, key))
    assert isinstance(found, Silhouette)
    return found


def alike(name: str, board: Board, cells: Iterable[At]) -> float:
    """How far cells and the dark of a picture cover each other: the common part of both together.

    Each is brought to the same box; nothing of the cutting is asked.
    """
    polygons = [board.lattice.outline(at) for at in cells]
    xs, ys = ([point[axis] for polygon in polygons for point in polygon] for axis in (0, 1))
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    image = Image.new("1", (8 * SIDE, 8 * SIDE))
    pen = ImageDraw.Draw(image)
    for polygon in polygons:
        places = [
            (8 * SIDE * (x - min(xs)) / wide, 8 * SIDE * (y - min(ys)) / high) for x, y in polygon
        ]
        pen.polygon(places, fill=1)
    dark = Image.fromarray(raster(name).grey < 128)
    ours = np.asarray(image.resize((SIDE, SIDE)))
    theirs = np.asarray(dark.crop(dark.getbbox()).resize((SIDE, SIDE)))
    return float((ours & theirs).sum() / (ours | theirs).sum())


def brute_count(puzzle: Puzzle) -> int:
    *_, done = BRUTE.run(puzzle.compile().problem, Task.COUNT, Limit(), Token())
    assert isinstance(done, Done) and done.exact
    return done.count


@each_tiling
def test_the_board_of_a_path_looks_like_the_picture(key: str) -> None:
    seen = cut("heart", key, 60)
    assert abs(len(seen.board) - 60) <= 6
    assert alike("heart", seen.board, seen.board.cells) > 0.72
    found = mended_at_last(seen.likenesses, Token())
    assert isinstance(found, MendedBoard)
    cells = frozenset(found.board.cells)
    assert len(found.line) == len(cells) and frozenset(found.line) == cells
    assert all(b in found.board.neighbours(a) for a, b in pairwise(found.line))
    assert found.added == cells - frozenset(seen.board.cells)
    # Where small cells touch large ones alone, a third of all may be too many for a path.
    assert found.changes <= 0.4 * len(seen.board)


@pytest.mark.parametrize(("key", "rule"), list(zip(LATTICES, cycle([NUMBER_PATH, ORDERED_PATH]))))
def test_paths_on_it_have_one_solution(key: str, rule: Rule) -> None:
    found = mended_at_last(cut("disc", key, 12).likenesses, Token())
    assert isinstance(found, MendedBoard)
    blank = Puzzle(rule, trimmed(found.board))
    assert spans(blank)
    *_, made = generate(rule, blank.board, drawn(1, ()), Token())
    assert isinstance(made, Generated), made
    assert brute_count(made.puzzle) == 1
    assert native.read(native.write(made.puzzle, PLAIN).decode()).puzzle == made.puzzle


@each_tiling
def test_the_loop_that_draws_it_is_the_only_answer(key: str) -> None:
    seen = cut("heart", key, 18)
    found = outlined_at_last(seen.likenesses, Token())
    assert isinstance(found, MendedBoard)
    inside = inside_of(found.board, found.line)
    assert found.added == inside - frozenset(seen.board.cells)
    assert alike("heart", found.board, inside) > 0.55
    *_, made = generate(SLITHERLINK, found.board, drawn(1, found.line), Token())
    assert isinstance(made, Generated), made
    problem = made.puzzle.compile().problem
    line = Trace(tuple(map(found.board.corner_index.__getitem__, found.line)), closed=True)
    assert problem.answered_by(line)
    oracle = oracle_for(problem)
    answer = oracle.ask(problem.constraints, [oracle.facts(line)], Token())
    assert isinstance(answer, Refuted)


@each_tiling
def test_boards_for_loops_keep_all_cells_of_a_shape_in_one_piece(key: str) -> None:
    seen = cut("blobs", key, 40)
    found = unbroken(seen.likenesses)
    assert not found.line and not spans(Puzzle(SLITHERLINK, found.board))
    joined = [found.board.cells[0]]
    for at in joined:
        joined += [other for other in found.board.neighbours(at) if other not in joined]
    assert set(joined) == set(found.board.cells)
    assert found.added and not found.removed
