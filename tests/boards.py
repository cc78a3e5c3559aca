"""Boards and puzzles to draw examples from, for tests that hold on all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hypothesis import strategies as st

from studio.board import (
    At,
    Board,
    Cell,
    Edge,
    FreeFrame,
    HexLattice,
    Lattice,
    RectangleFrame,
    Spot,
    SpotKind,
    SquareLattice,
)
from studio.board.free import graph_board
from studio.board.tilings import PATCHED
from studio.puzzle import Clue, Puzzle, Rule

LATTICES: tuple[Lattice, ...] = (
    SquareLattice(),
    SquareLattice("king"),
    HexLattice("pointy"),
    HexLattice("flat"),
)


def board_of(lattice: Lattice, cells: frozenset[At]) -> Board:
    """The board of any cells: in a rectangle on squares, in no frame on hexagons."""
    if isinstance(lattice, SquareLattice):
        rows = max((at[0] for at in cells), default=0) + 1
        columns = max((at[1] for at in cells), default=0) + 1
        return Board.of(lattice, RectangleFrame(rows, columns), cells)
    return Board.of(lattice, FreeFrame(), cells)


@st.composite
def boards(
    draw: st.DrawFn,
    *,
    smallest: int = 1,
    most: int = 5,
    keys: frozenset[str] = frozenset({"square", "hex"}),
) -> Board:
    """Boards with holes, islands and ragged rims, within ``most`` x ``most`` addresses."""
    if keys == {"graph"}:
        return draw(drawings(smallest=smallest, most=most))
    tilings = [tiling for tiling in (*LATTICES, *PATCHED) if tiling.key in keys]
    lattice = draw(st.sampled_from(tilings))
    for tiling in PATCHED:
        if tiling == lattice:
            patch = st.sampled_from(tiling.patch(max(2, most - 2), max(2, most - 2)))
            return board_of(
                tiling, draw(st.frozensets(patch, min_size=smallest, max_size=most * most))
            )
    at = st.tuples(st.integers(0, most - 1), st.integers(0, most - 1))
    return board_of(lattice, draw(st.frozensets(at, min_size=smallest, max_size=most * most)))


WHOLE: tuple[Callable[[int, int], Board], ...] = (
    Board.square,
    partial(Board.square, king=True),
    lambda rows, columns: Board.hexagon(1 + rows // 3, flat=columns % 2 == 0),
)
"""Boards without holes, as most editors know them, by two numbers."""


def whole_boards(make: Callable[[int, int], Board], most: int = 4) -> st.SearchStrategy[Board]:
    """Boards of one of these kinds."""
    return st.builds(make, st.integers(1, most), st.integers(1, most))


@st.composite
def drawings(draw: st.DrawFn, *, smallest: int = 1, most: int = 5) -> Board:
    """Free graphs with up to ``most`` corners; now and then lines are parallel."""
    place = st.tuples(st.integers(0, 6), st.integers(0, 6))
    nodes = draw(st.lists(place, min_size=max(2, smallest), max_size=max(2, most)))
    pairs = [(u, v) for v in range(len(nodes)) for u in range(v)]
    return graph_board(nodes, draw(st.lists(st.sampled_from(pairs), max_size=8)))


def spots(board: Board, on: SpotKind) -> list[Spot]:
    """All places of a board where a clue on cells or on edges may sit."""
    if on is SpotKind.CELL:
        return [Cell(at) for at in board.cells]
    return [Edge.of(board.cells[u], board.cells[v]) for u, v in board.cell_graph.edges]


def boards_for(
    rule: Rule, most: int = 4, keys: frozenset[str] | None = None
) -> st.SearchStrategy[Board]:
    """Boards on which a family is played, on these of its lattices."""
    fitting = boards(most=most, keys=keys or rule.lattices)
    return fitting.filter(lambda board: not Puzzle(rule, board).faults())


@st.composite
def puzzles(draw: st.DrawFn, rule: Rule, board: Board | None = None, most: int = 4) -> Puzzle:
    """Puzzles with clues of every kind at random, each one allowed where it stands."""
    if board is None:
        board = draw(boards_for(rule, most))
    puzzle = Puzzle(rule, board)
    for kind in rule.kinds:
        places = spots(board, kind.on)
        if not places:
            continue
        for spot in draw(st.lists(st.sampled_from(places), unique=True, max_size=6)):
            values = [None] if kind.entry == "mark" else rule.values(puzzle, kind, spot)
            if values:
                after = puzzle.placed(Clue(kind.key, spot, draw(st.sampled_from(values))))
                assert isinstance(after, Puzzle), after
                # A family may refuse what its kinds of clues allow each by itself.
                if len(after.faults()) <= len(puzzle.faults()):
                    puzzle = after
    return puzzle
