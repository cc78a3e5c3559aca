"""Boards that grow or lose rows, columns and rings at their sides, with clues where they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import Literal, TypeAlias, get_args

from studio.board import At, Board
from studio.board.board import MAX_CELLS
from studio.board.enlarging import enlarged
from studio.puzzle.fault import Fault
from studio.puzzle.message import Message
from studio.puzzle.puzzle import Puzzle
from studio.puzzle.transform import carried

Side: TypeAlias = Literal["top", "bottom", "left", "right", "around"]
SIDES: tuple[Side, ...] = get_args(Side)

STEP, MOST_STEPS = 2, 6
"""Larger patches are tried with so many rows and columns more, so many times."""


def sides_of(puzzle: Puzzle) -> tuple[Side, ...]:
    """Where a board can grow and shrink: at four sides where it has rows, and all round."""
    board = puzzle.board
    if not board.has_faces or not board.cells:
        return ()
    return SIDES if board.has_rows else ("around",)


def grown(puzzle: Puzzle, side: Side) -> Puzzle | Fault:
    """One row or column more at a side, or one ring of cells round the board."""
    roomy = _roomy(puzzle) if side == "around" else puzzle
    if isinstance(roomy, Fault):
        return roomy
    puzzle, board = roomy, roomy.board
    if side == "around":
        added = board.frame.ring() or _ring(board)
    else:
        added = frozenset(_line(board, side, beyond=True))
    if len(board) + len(added) > MAX_CELLS:
        return Fault("too-large", Message.of("A board has at most {most:,} cells.", most=MAX_CELLS))
    return _framed(puzzle.reshaped({*board.cells, *added}), puzzle, 1)


def shrunk(puzzle: Puzzle, side: Side) -> Puzzle | Fault:
    """Without the last row or column of a side, or the outer ring; a Fault if nothing is left."""
    board = puzzle.board
    gone = _outer_ring(board) if side == "around" else frozenset(_line(board, side, beyond=False))
    return cropped(puzzle, frozenset(board.cells) - gone, -1)


def cropped(puzzle: Puzzle, cells: frozenset[At], rings: int = 0) -> Puzzle | Fault:
    """The board of some of its cells alone, without empty rows and columns at its sides."""
    if not cells:
        return Fault("empty", Message.of("Nothing would be left of the board."))
    after = puzzle.reshaped(cells)
    if puzzle.board.has_rows:
        up, left = (min(axis) for axis in zip(*after.board.cells, strict=True))
        after = after.shifted(-up, -left) if up or left else after
    return _framed(after, puzzle, rings)


def _framed(after: Puzzle, before: Puzzle, rings: int) -> Puzzle:
    """With a frame that fits the cells closely, where the frame has rows or a radius."""
    board = after.board
    fitting = before.board.frame.fitting(board.cells, rings)
    if fitting is None:
        return after
    return replace(after, board=Board.of(board.lattice, fitting, board.cells))


def _line(board: Board, side: Side, *, beyond: bool) -> list[At]:
    """The last row or column at a side, or the one ``beyond`` it in the same width."""
    axis = 0 if side in ("top", "bottom") else 1
    along = [at[axis] for at in board.cells]
    end, step = (min(along), -1) if side in ("top", "left") else (max(along), 1)
    if not beyond:
        return [at for at in board.cells if at[axis] == end]
    across = [at[1 - axis] for at in board.cells]
    places = range(min(across), max(across) + 1)
    there = end + step
    return [(there, place) if axis == 0 else (place, there) for place in places]


def _rim(board: Board) -> Iterator[tuple[At, At]]:
    """Each side round the whole board: its cell, and the one beyond it; those of holes are none."""
    around = board.incidence
    for at, edges in zip(board.cells, around.edges_of_face, strict=True):
        for beyond, edge in zip(board.lattice.sides(at), edges, strict=True):
            if around.faces[edge][1] == around.outer:
                yield at, beyond


def _ring(board: Board) -> frozenset[At]:
    """The cells beside the board, of squares also those at its corners, but not those of holes."""
    around = _outside(board) if board.has_rows else {beyond for _, beyond in _rim(board)}
    return frozenset(at for at in around if board.lattice.has(at))


def _outer_ring(board: Board) -> frozenset[At]:
    """The cells that have the outside beside them, of squares also at a corner."""
    gone = {at for at, _ in _rim(board)}
    if board.has_rows:
        gone.update(at for beyond in _outside(board) for at in _touching(beyond) if at in board)
    return frozenset(gone)


def _outside(board: Board) -> frozenset[At]:
    """The squares round the board that touch it, at a side or at a corner."""
    found: dict[At, list[At]] = {}
    for at, beyond in _rim(board):
        found.setdefault(at, []).append(beyond)
    # Two sides of a cell that meet have the corner between them; it may touch nothing else.
    corners = {
        (one[0] + other[0] - at[0], one[1] + other[1] - at[1])
        for at, beyond in found.items()
        for one, other in combinations(beyond, 2)
    }
    beside = {at for beyond in found.values() for at in beyond}
    return frozenset(at for at in corners | beside if at not in board)


def _touching(at: At) -> Iterator[At]:
    """The eight squares that touch one."""
    row, column = at
    for down, right in product((-1, 0, 1), repeat=2):
        if down or right:
            yield row + down, column + right


def _roomy(puzzle: Puzzle) -> Puzzle | Fault:
    """The puzzle on a patch with cells round it, as far as there are, where its own has an end."""
    roomy, room = puzzle, _room(puzzle.board)
    for by in range(STEP, MOST_STEPS * STEP, STEP):
        if room == 1.0:
            return roomy
        try:
            larger = carried(puzzle, *enlarged(puzzle.board, by))
        except ValueError:
            break
        before, room = room, max(room, _room(larger.board))
        if room > before:
            roomy = larger
        elif before > 0.0:
            break
    if room > 0.0:
        return roomy
    return Fault("too-large", Message.of("This patch of the tiling can grow no further."))


def _room(board: Board) -> float:
    """The part of the sides round a board that a cell of the lattice lies beyond."""
    rim = [board.lattice.has(beyond) for _, beyond in _rim(board)]
    return sum(rim) / len(rim)
