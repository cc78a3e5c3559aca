"""Loops round nearly the cells that are wanted: against all loops of small boards."""

from __future__ import annotations

import random
from functools import cache

import pytest

from studio.board import At, Board
from studio.engines.engine import Token, outcome
from studio.engines.graph_repair.outlining import OutliningFormula
from studio.engines.graph_repair.path_repair import mend

BOARDS = {
    "square": Board.square(3, 4),
    "hex": Board.hexagon(1).with_cells([(q, r) for q in range(3) for r in range(4)]),
}


def in_one_piece(cells: frozenset[At], steps: tuple[At, ...]) -> bool:
    found = [min(cells)]
    left = cells - {found[0]}
    for a, b in found:
        near = {(a + d, b + e) for d, e in steps} & left
        found += near
        left -= near
    return not left


def touching_itself(cells: frozenset[At], box: set[At]) -> bool:
    """Do two squares of one side meet at a corner where the other two are of the other side?"""
    for a, b in box:
        here, right, below, across = (
            (a + d, b + e) in cells for d, e in ((0, 0), (0, 1), (1, 0), (1, 1))
        )
        if here == across != right == below:
            return True
    return False


@cache
def outlines(kind: str) -> frozenset[frozenset[At]]:
    """The insides of all loops of a board.

    Nothing of the program is asked but which cells touch.
    """
    board = BOARDS[kind]
    steps = board.lattice.straight
    around = {(a + d, b + e) for a, b in board.cells for d in (-1, 0, 1) for e in (-1, 0, 1)}
    box = around | {(a + d, b + e) for a, b in around for d, e in steps}
    found = set()
    for number in range(1, 1 << len(board.cells)):
        cells = frozenset(at for k, at in enumerate(board.cells) if number >> k & 1)
        ways = frozenset(box - cells)
        if not in_one_piece(cells, steps) or not in_one_piece(ways, steps):
            continue
        if kind == "hex" or not touching_itself(cells, box):
            found.add(cells)
    return frozenset(found)


def test_all_loops_are_looked_at() -> None:
    # As many as the census of this board counts.
    assert len(outlines("square")) == 1049


@pytest.mark.parametrize("kind", BOARDS)
def test_no_outline_is_nearer(kind: str) -> None:
    board, rng = BOARDS[kind], random.Random(6)
    proved = 0
    for _ in range(25):
        share = rng.choice((0.3, 0.5, 0.7))
        wanted = frozenset(at for at in board.cells if rng.random() < share)
        formula = OutliningFormula(board.cell_graph, board.loop_graph)
        found = outcome(mend(formula, [at in wanted for at in board.cells], None, Token()))
        assert found is not None
        inside = frozenset(board.cells[node] for node in found.chosen)
        nearest = min(len(cells ^ wanted) for cells in outlines(kind))
        assert inside in outlines(kind)
        assert found.changes == len(inside ^ wanted) >= nearest
        proved += found.proved
        assert found.changes == nearest or not found.proved
    assert proved >= 20


def test_boards_with_holes_are_refused() -> None:
    ring = Board.square(3, 3, holes=[(1, 1)])
    with pytest.raises(ValueError, match="holes"):
        OutliningFormula(ring.cell_graph, ring.loop_graph)
