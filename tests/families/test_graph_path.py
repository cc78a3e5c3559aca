"""Lines through all corners of a graph: known numbers, directed boards, clues, what they say."""

from __future__ import annotations

import pytest

from studio import language
from studio.board import Board, Cell, Edge
from studio.board.figures import complete, grid
from studio.board.free import graph_board, lines_of, with_edge, with_node, without_edge
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.sat.path_sat import PATH_SAT
from studio.engines.search.brute import BRUTE
from studio.families import GRAPH_PATH
from studio.puzzle import Clue, Clues, Puzzle, Trace
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, GenerationFailed
from studio.work.sentences import said

PETERSEN = [(k, (k + 1) % 5) for k in range(5)]
PETERSEN += [(k, k + 5) for k in range(5)] + [(5 + k, 5 + (k + 2) % 5) for k in range(5)]
NODES = [(float(k), float(k * k)) for k in range(10)]


def count(puzzle: Puzzle) -> int:
    problem = puzzle.compile().problem
    found = set()
    for engine in (BRUTE, PATH_SAT):
        *_, done = engine.run(problem, Task.COUNT, Limit(), Token())
        assert isinstance(done, Done) and done.exact
        found.add(done.count)
    assert len(found) == 1
    return found.pop()


def on(board: Board, *clues: Clue, closed: bool = False) -> Puzzle:
    return Puzzle(GRAPH_PATH, board, Clues().having(*clues), {"closed": closed})


def test_the_petersen_graph_has_240_lines_and_no_closed_one() -> None:
    board = graph_board(NODES, PETERSEN)
    assert count(on(board)) == 240
    assert count(on(board, closed=True)) == 0


def test_complete_graphs_and_grids() -> None:
    assert count(on(complete(5))) == 120
    assert count(on(complete(5), closed=True)) == 12
    assert count(on(complete(5), Clue("labels", Cell((2,)), 1), closed=True)) == 24
    corners = Clue("labels", Cell((0,)), 1), Clue("labels", Cell((8,)), 9)
    board = grid(2)
    assert len(board) == 9
    assert count(on(board, *corners)) == 2


def test_parallel_lines_count_once() -> None:
    board = graph_board(NODES[:3], [(0, 1), (0, 1), (1, 2)])
    assert count(on(board)) == 2


def test_lines_that_lead_one_way() -> None:
    board = graph_board(NODES[:3], [(0, 1), (1, 2), (2, 0), (0, 2)], directed=True)
    assert count(on(board)) == 3
    assert count(on(board, closed=True)) == 1
    begun = Clue("labels", Cell((1,)), 2)
    assert count(on(board, begun, closed=True)) == 1
    wall = Clue("walls", Edge.of((0,), (1,)))
    assert count(on(board, wall)) == 1
    diamond = Clue("diamonds", Edge.of((0,), (2,)))
    assert count(on(board, diamond)) == 2
    assert "arrowheads" in language.paragraph(GRAPH_PATH.how_to(on(board)))


def test_puzzles_are_generated_on_graphs() -> None:
    *_, made = generate(GRAPH_PATH, grid(2), GenerateOptions(seed=3), Token())
    assert isinstance(made, Generated) and made.minimal
    assert count(made.puzzle) == 1
    *_, failure = generate(GRAPH_PATH, grid(2), GenerateOptions(symmetry="half-turn"), Token())
    assert isinstance(failure, GenerationFailed) and "no symmetry" in said(failure.reason)


@pytest.mark.parametrize("closed", [False, True])
def test_puzzles_are_generated_where_edges_lead_one_way(closed: bool) -> None:
    pairs = [(u, v) for u in range(9) for v in range(9) if u != v and (v - 2 * u) % 4 < 2]
    board = graph_board(NODES[:9], pairs, directed=True)
    settings = {"closed": closed}
    for kind in ("labels", "arrows", "walls"):
        options = GenerateOptions(seed=3, weights={kind: 1.0}, settings=settings)
        *_, made = generate(GRAPH_PATH, board, options, Token())
        assert isinstance(made, Generated) and made.minimal and count(made.puzzle) == 1, kind
    *_, failure = generate(
        GRAPH_PATH,
        graph_board(NODES[:3], [(0, 1), (0, 2)], directed=True),
        GenerateOptions(),
        Token(),
    )
    assert isinstance(failure, GenerationFailed) and "no such line" in said(failure.reason)


def test_a_wall_is_true_only_where_no_line_goes_either_way() -> None:
    board = graph_board(NODES[:4], [(1, 0), (1, 2), (3, 2), (0, 3), (2, 0)], directed=True)
    puzzle = on(board)
    trace = Trace((1, 0, 3, 2))
    walls = {
        c.spot
        for c in GRAPH_PATH.candidate_clues(puzzle, puzzle.compile(), trace)
        if c.kind == "walls"
    }
    assert walls == {Edge.of((1,), (2,)), Edge.of((0,), (2,))}


def test_instructions_speak_of_what_is_there() -> None:
    clues = (
        Clue("labels", Cell((0,)), 1),
        Clue("diamonds", Edge.of((0,), (1,))),
        Clue("walls", Edge.of((1,), (2,))),
        Clue("arrows", Edge.of((0,), (2,)), 1),
        Clue("parity", Cell((1,)), 0),
        Clue("parity", Cell((2,)), 1),
    )
    words = language.paragraph(GRAPH_PATH.how_to(on(complete(5), *clues, closed=True)))
    for word in ("ending where it began", "number", "diamond", "wall", "arrow", "circle", "square"):
        assert word in words
    assert "clause" not in words


def test_names_that_say_the_opposite() -> None:
    board = graph_board(NODES[:4], [(0, 1), (1, 2), (2, 3)], names=["a", "b", "¬b", "¬a"])
    puzzle = on(board)
    assert GRAPH_PATH.assignment(puzzle, [(0,), (1,), (2,), (3,)]) == {"a": True, "b": True}
    assert GRAPH_PATH.assignment(puzzle, [(3,), (2,), (1,), (0,)]) == {"a": False, "b": False}
    assert GRAPH_PATH.assignment(on(complete(4)), [(0,), (1,), (2,), (3,)]) == {}
    assert "clause" in language.paragraph(GRAPH_PATH.how_to(puzzle))


@pytest.mark.parametrize("reverse", [False, True])
def test_edits_keep_direction_names_and_clues(reverse: bool) -> None:
    edges = [(1, 0), (1, 2)] if reverse else [(0, 1), (1, 2)]
    board = graph_board(NODES[:3], edges, directed=True, names=["a", "", "c"])
    puzzle = on(board, Clue("walls", Edge.of((1,), (2,))), Clue("labels", Cell((2,)), 3))
    less = puzzle.reshaped([(1,), (2,)])
    assert not less.board.has_faces
    assert lines_of(less.board).names == ("", "c") and lines_of(less.board).directed
    assert lines_of(less.board).edges == ((0, 1),)
    # The wall goes along with its corners; a line of two corners has no third.
    assert list(less.clues.all()) == [Clue("walls", Edge.of((0,), (1,)))]
    more = with_edge(with_node(board, (9.0, 9.0)), 3, 1)
    assert lines_of(more).names == ("a", "", "c", "") and (3, 1) in lines_of(more).edges
    assert lines_of(without_edge(board, 0, 1)).edges == ((1, 2),)
    walled = puzzle.redrawn(without_edge(board, 1, 2))
    assert not walled.clues.of("walls")
