"""Graphs of networkx as puzzles."""

from __future__ import annotations

import networkx
import pytest

from studio import formats
from studio.board.free import lines_of
from studio.engines.engine import Token
from studio.work.counting import count_of
from studio.work.graphs import puzzle_of


def test_a_graph_becomes_a_puzzle_that_can_be_saved_and_counted() -> None:
    graph = networkx.Graph([("a", "b"), ("b", "c"), ("c", "d"), ("d", "a"), ("a", "c")])
    puzzle = puzzle_of(graph, source="a", diamonds=[("a", "c")], title="Four")
    assert not puzzle.board.has_faces
    assert lines_of(puzzle.board).names == ("a", "b", "c", "d")
    assert formats.read(formats.encode(puzzle, "puzzle")).puzzle == puzzle
    assert count_of(puzzle.compile().problem, Token()).count == 0
    free = puzzle_of(graph, source="a")
    assert count_of(free.compile().problem, Token()).count == 2


def test_directed_graphs_keep_their_direction_and_places() -> None:
    graph = networkx.DiGraph([(0, 1), (1, 2), (2, 0)])
    places = {0: (0.0, 0.0), 1: (2.0, 0.0), 2: (1.0, 2.0)}
    puzzle = puzzle_of(graph, closed=True, places=places)
    assert not puzzle.board.has_faces
    assert lines_of(puzzle.board).nodes == tuple(places.values())
    assert lines_of(puzzle.board).directed and not lines_of(puzzle.board).names
    assert count_of(puzzle.compile().problem, Token()).count == 1


def test_the_heawood_graph_has_24_closed_lines() -> None:
    puzzle = puzzle_of(networkx.heawood_graph(), closed=True)
    assert count_of(puzzle.compile().problem, Token()).count == 24


def test_what_is_no_puzzle() -> None:
    with pytest.raises(ValueError, match="leads from 0 to itself"):
        puzzle_of(networkx.Graph([(0, 0)]))
    with pytest.raises(ValueError, match="is too large"):
        puzzle_of(networkx.complete_graph(250))
    with pytest.raises(ValueError, match="joins cells that do not touch"):
        puzzle_of(networkx.path_graph(3), diamonds=[(0, 2)])
    with pytest.raises(KeyError):
        puzzle_of(networkx.path_graph(3), source=7)
