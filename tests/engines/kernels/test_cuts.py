"""Cuts: both twins give the same clauses, and these are what they should be."""

from __future__ import annotations

import random

import networkx as nx
import pytest

from studio.board import Board
from studio.engines.kernels.cuts import CompiledCuts
from studio.engines.kernels.cuts_plain import PlainCuts
from tests.engines.boards import BOARDS, ISLAND_IN_A_LAKE

LARGER = {
    **BOARDS,
    "island in a lake": ISLAND_IN_A_LAKE,
    "9x11": Board.square(9, 11),
    "radius 3": Board.hexagon(3, holes=[(0, 0), (1, -2)]),
}


def around(board: Board) -> list[list[int]]:
    planar = board.loop_graph.planar
    assert planar is not None
    return [list(faces) for faces in planar.beside]


def random_signs(size: int, rng: random.Random) -> list[int]:
    share = rng.random()
    return [face + 1 if rng.random() < share else -face - 1 for face in range(size - 1)] + [-1]


@pytest.mark.parametrize("name", LARGER)
def test_the_twins_agree(name: str) -> None:
    neighbours = around(LARGER[name])
    plain, compiled = PlainCuts(neighbours), CompiledCuts(neighbours)
    rng = random.Random(name)
    for _ in range(40):
        signs = random_signs(len(neighbours), rng)
        assert compiled(signs) == plain(signs)


@pytest.mark.parametrize("finder", [PlainCuts, CompiledCuts])
@pytest.mark.parametrize("name", LARGER)
def test_cuts_are_broken_minimal_separators(
    name: str, finder: type[PlainCuts] | type[CompiledCuts]
) -> None:
    neighbours = around(LARGER[name])
    outer = len(neighbours) - 1
    graph = nx.Graph((a, b) for a, near in enumerate(neighbours) for b in near)
    graph.add_nodes_from(range(len(neighbours)))
    rng = random.Random(name)
    for _ in range(10):
        signs = random_signs(len(neighbours), rng)
        clauses = finder(neighbours)(signs)
        sides = [[f for f, sign in enumerate(signs) if (sign > 0) == side] for side in (0, 1)]
        parts = [nx.number_connected_components(graph.subgraph(side)) for side in sides]
        assert len(clauses) == sum(max(0, count - 1) for count in parts)
        for clause in clauses:
            # The two ends and the separator are told apart by their sign.
            assert all((signs[abs(lit) - 1] > 0) != (lit > 0) for lit in clause)
            assert outer + 1 not in map(abs, clause)
            inside = clause[0] < 0
            ends = [abs(lit) - 1 for lit in clause if (lit < 0) == inside]
            separator = {abs(lit) - 1 for lit in clause if (lit < 0) != inside}
            ends += [outer] * (2 - len(ends))
            rest = graph.subgraph(set(graph) - separator)
            if inside and nx.has_path(rest, *ends):
                # The outer face was one of the separator; a literal that is false is left out.
                rest = graph.subgraph(set(rest) - {outer})
            assert not nx.has_path(rest, *ends)
            reached = [nx.node_connected_component(rest, end) for end in ends]
            assert all(set(graph[f]) & part for f in separator for part in reached)


@pytest.mark.parametrize("finder", [PlainCuts, CompiledCuts])
def test_one_loop_breaks_nothing(finder: type[PlainCuts] | type[CompiledCuts]) -> None:
    neighbours = around(Board.square(2, 3))
    find = finder(neighbours)
    assert find([1, 2, -3, 4, -5, -6, -7]) == []
    assert find([-1, -2, -3, -4, -5, -6, -7]) == []


@pytest.mark.parametrize("finder", [PlainCuts, CompiledCuts])
def test_two_loops_break_one_cut(finder: type[PlainCuts] | type[CompiledCuts]) -> None:
    # Cells 0 1 2 over 3 4 5; 0 and 2 inside. Around 0 lie 1, 3 and the outer face: a way from 2
    # must pass one of them, and 3 touches 2's part of the board as well.
    find = finder(around(Board.square(2, 3)))
    (clause,) = find([1, -2, 3, -4, -5, -6, -7])
    assert set(clause) == {-1, -3, 2, 4}
