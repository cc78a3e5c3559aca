"""The census: known numbers, the seed's method on small boards, and what it declines."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from studio.board import Board
from studio.board.tilings.dodecagonal import DODECAGONAL
from studio.board.tilings.octagonal import OCTAGONAL
from studio.engines.counting.census import MOST_CELLS, Census, census, declines
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Found, Progress
from studio.engines.reasons import Unfinished
from studio.engines.search.brute import BRUTE
from studio.puzzle import Problem, Shape
from studio.puzzle.reason import Reason
from studio.work.sentences import said

LONG = pytest.mark.long

KNOWN = {
    (2, 2): (13, 93, 4),
    (2, 3): (40, 1161, 0),
    (3, 3): (213, 41433, 6),
    (3, 4): (1049, 1392354, 0),
    (4, 4): (9349, 160498304, 56),
}
"""Cells -> (loops, uniquely solvable clue placements, loops that no placement fixes)."""


def take(board: Board) -> Census:
    """The census of a board."""
    run = census(board, Token())
    while True:
        try:
            next(run)
        except StopIteration as end:
            assert isinstance(end.value, Census), end.value
            return end.value


def by_sorting(board: Board) -> tuple[int, int]:
    """The same for larger boards: for each set of cells, the loops whose numbers on it no other
    loop has, found by sorting. The loops come from brute force."""
    problem = Problem(board.loop_graph, Shape.CYCLE)
    edges = problem.graph.edges
    lines = [
        e.trace for e in BRUTE.run(problem, Task.SOLVE, Limit(), Token()) if isinstance(e, Found)
    ]
    numbers = [[sum(edges[k] in t.used for k in s) for s in board.cell_sides] for t in lines]
    cells = len(board)
    keys = np.array(numbers) * 7 ** np.arange(cells)
    alone = 0
    for chosen in range(1, 1 << cells):
        inside = [cell for cell in range(cells) if chosen >> cell & 1]
        key = np.sort(keys[:, inside].sum(axis=1))
        bounds = np.flatnonzero(np.diff(key, prepend=-1, append=-2))
        alone += int(np.count_nonzero(np.diff(bounds) == 1))
    return len(lines), alone


def by_held_karp(board: Board) -> tuple[int, int]:
    """(loops, placements) by listing every subset of every loop's numbers, as the source does."""
    problem = Problem(board.loop_graph, Shape.CYCLE)
    edges = problem.graph.edges
    lines = [
        e.trace for e in BRUTE.run(problem, Task.SOLVE, Limit(), Token()) if isinstance(e, Found)
    ]
    seen: Counter[tuple[tuple[int, int], ...]] = Counter()
    for line in lines:
        numbers = [sum(edges[k] in line.used for k in sides) for sides in board.cell_sides]
        for size in range(1, len(numbers) + 1):
            seen.update(combinations(enumerate(numbers), size))
    return len(lines), sum(times == 1 for times in seen.values())


@pytest.mark.parametrize(("rows", "columns"), KNOWN)
def test_known_numbers(rows: int, columns: int) -> None:
    found = take(Board.square(rows, columns))
    assert (found.loops, found.puzzles, found.each.count(0)) == KNOWN[rows, columns]


def test_turned_boards_have_the_same_census() -> None:
    wide, high = take(Board.square(2, 5)), take(Board.square(5, 2))
    assert (wide.loops, wide.puzzles) == (high.loops, high.puzzles)
    assert sorted(wide.each) == sorted(high.each)


@pytest.mark.parametrize(
    "board",
    [
        Board.square(1, 1),
        Board.square(1, 4),
        Board.square(3, 3, holes=[(1, 1)]),
        Board.square(3, 3, holes=[(0, 1), (1, 1), (2, 1)]),
        Board.hexagon(1),
        Board.hexagon(1, holes=[(0, 0)]),
        Board.patch(OCTAGONAL, 2, 2),
        Board.patch(DODECAGONAL, 2, 2),
    ],
    ids=["1x1", "1x4", "ring", "islands", "hexagon", "hexagon ring", "octagons", "dodecagons"],
)
def test_same_as_listing_all_subsets(board: Board) -> None:
    found = take(board)
    assert (found.loops, found.puzzles) == by_held_karp(board)


@pytest.mark.parametrize("size", [(3, 4), pytest.param((4, 4), marks=LONG)])
def test_same_as_sorting_the_numbers_on_every_set_of_cells(size: tuple[int, int]) -> None:
    board = Board.square(*size)
    found = take(board)
    assert (found.loops, found.puzzles) == by_sorting(board) == KNOWN[size][:2]


def test_the_loops_come_with_it() -> None:
    board = Board.square(3, 3)
    found = take(board)
    problem = Problem(board.loop_graph, Shape.CYCLE)
    assert len(set(found.lines)) == 213
    assert all(problem.answered_by(line) and line == line.canonical() for line in found.lines)
    # The middle square alone: a 4 in the centre fixes it, whatever else is given or not.
    middle = next(i for i, line in enumerate(found.lines) if sorted(line.nodes) == [5, 6, 9, 10])
    assert found.each[middle] >= 2**8


def test_an_empty_board() -> None:
    found = take(Board.square(0, 0))
    assert (found.loops, found.puzzles) == (0, 0)


def test_what_it_declines() -> None:
    assert declines(Board.square(4, 5)) is None
    for board, words in ((Board.square(5, 5), "33,554,432"), (Board.square(9, 9), "81 cells")):
        reason = declines(board)
        assert reason is not None
        assert words in said(reason) and str(MOST_CELLS) in said(reason)


def test_progress_and_stop() -> None:
    token = Token()
    run = census(Board.square(4, 4), token)
    compared = next(event for event in run if event.total == 9349)
    assert isinstance(compared, Progress) and 0 < compared.done < 9349
    token.cancel()
    with pytest.raises(StopIteration) as end:
        next(run)
    assert end.value.value == Reason(Unfinished.CENSUS)
