"""From pictures to loops that draw them; the loop is judged by itself."""

from __future__ import annotations

import pytest

from studio.board import At, Board
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.proofs.by_edges import BY_EDGES
from studio.families import SLITHERLINK
from studio.work.generate import generate
from studio.work.generation import Generated
from studio.work.mend import MendedBoard
from studio.work.outline import framed, outlined_at_last
from studio.work.picture import Hopeless
from studio.work.picturing import drawn
from studio.work.sentences import said
from tests.pictures import ORDINARY
from tests.work.test_picture import LATTICES, cut

HOLES = {"cat", "letter R", "ampersand", "ring", "house", "fish", "comb"}
"""Pictures with holes (of a comb whose gaps are narrow): each is opened to a side, or filled."""


def inside_of(board: Board, line: tuple[At, ...]) -> frozenset[At]:
    """The cells that a closed line along sides goes round: no way out but over the line."""
    walls = {frozenset(pair) for pair in zip(line, (*line[1:], line[0]), strict=True)}
    assert len(set(line)) == len(line) == len(walls)
    assert len(line) > 3
    cells, lattice = set(board.cells), board.lattice

    def crossed(at: At, k: int) -> bool:
        corners = lattice.corners(at)
        return frozenset((corners[k], corners[(k + 1) % len(corners)])) in walls

    outside = [
        at
        for at in cells
        if any(
            other not in board and not crossed(at, k) for k, other in enumerate(lattice.sides(at))
        )
    ]
    cells -= set(outside)
    for at in outside:
        for k, other in enumerate(lattice.sides(at)):
            if other in cells and not crossed(at, k):
                cells.discard(other)
                outside.append(other)
    return frozenset(cells)


@pytest.mark.parametrize(("name", "lattice"), [(n, LATTICES[len(n) % 2]) for n in ORDINARY])
def test_ordinary_shapes_are_drawn_by_loops(name: str, lattice: str) -> None:
    seen = cut(name, cells=120, lattice=lattice)
    wanted = seen.board
    found = outlined_at_last(seen.likenesses, Token())
    assert isinstance(found, MendedBoard)
    inside = inside_of(found.board, found.line)
    assert found.added == inside - frozenset(wanted.cells)
    assert found.removed == frozenset(wanted.cells) - inside
    if name not in HOLES:
        assert found.changes <= 0.05 * len(wanted) + 1
    else:
        assert found.changes <= 0.12 * len(wanted)


@pytest.mark.parametrize("lattice", LATTICES)
def test_pieces_are_joined(lattice: str) -> None:
    seen = cut("blobs", cells=80, lattice=lattice)
    found = outlined_at_last(seen.likenesses, Token())
    assert isinstance(found, MendedBoard)
    assert found.added
    assert len(inside_of(found.board, found.line)) == len(seen.board) + len(found.added) - len(
        found.removed
    )


@pytest.mark.parametrize("lattice", LATTICES)
def test_the_puzzle_has_the_outline_as_its_only_answer(lattice: str) -> None:
    found = outlined_at_last(cut("letter R", cells=50, lattice=lattice).likenesses, Token())
    assert isinstance(found, MendedBoard)
    *_, made = generate(SLITHERLINK, found.board, drawn(3, found.line), Token())
    assert isinstance(made, Generated)
    assert made.minimal
    assert set(made.line) == set(found.line)
    problem = made.puzzle.compile().problem
    for engine in (FRONTIER_LOOPS, BY_EDGES):
        *_, done = engine.run(problem, Task.COUNT, Limit(), Token())
        assert isinstance(done, Done)
        assert done.exact
        assert done.count == 1


@pytest.mark.parametrize("lattice", LATTICES)
def test_there_is_room_around(lattice: str) -> None:
    shape = cut("heart", cells=60, lattice=lattice).board
    board = framed(shape)
    assert not any(
        n not in board
        for at in shape.cells
        for n in ((at[0] + d, at[1] + e) for d, e in shape.lattice.straight)
    )
    assert len(board) == len(board.loop_graph.planar.borders) - 1  # type: ignore[union-attr]


def test_stopping_is_told() -> None:
    token = Token()
    token.cancel()
    found = outlined_at_last(cut("star", cells=60).likenesses, token)
    assert isinstance(found, Hopeless)
    assert "Stopped" in said(found.reason)
