"""Graphs: undirected pairs are put in order, directed ones keep their direction."""

import pytest

from studio.board import Board, Graph
from studio.board.tilings import APERIODIC, PATCHED


def test_undirected_pairs_are_ordered_and_doubles_dropped() -> None:
    graph = Graph.undirected(4, [(2, 1), (1, 2), (3, 0), (0, 1)])
    assert graph.edges == ((0, 1), (0, 3), (1, 2))
    assert graph.neighbours == ((1, 3), (0, 2), (1,), (0,))
    assert graph.edge_index == {(0, 1): 0, (1, 0): 0, (0, 3): 1, (3, 0): 1, (1, 2): 2, (2, 1): 2}
    assert graph.incident == ((0, 1), (0, 2), (2,), (1,))


def test_arcs_lead_one_way() -> None:
    graph = Graph(3, ((2, 0), (0, 1)), directed=True)
    assert graph.neighbours == ((1,), (), (0,))
    assert (0, 2) not in graph.edge_index
    assert graph.edge_index[2, 0] == 0


@pytest.mark.parametrize("key", ["square", "hex", "penrose-rhombs", "octagonal", "hats"])
def test_rings_go_over_each_edge_at_a_node_once(key: str) -> None:
    board = {"square": Board.square(4, 5), "hex": Board.hexagon(2)}.get(key)
    if board is None:
        board = Board.patch(next(t for t in (*PATCHED, *APERIODIC) if t.key == key), 7, 7)
    rings = 0
    for graph in (board.loop_graph, board.cell_graph):
        assert graph.planar is not None
        for edges, ring in zip(graph.incident, graph.rings, strict=True):
            parted = [graph.planar.sides[edge] for edge in edges]
            parted = [pair for pair in parted if pair[0] != pair[1]]
            assert not ring or len(edges) > 3
            if ring:
                walked = zip(ring, ring[1:] + ring[:1], strict=True)
                assert sorted(map(sorted, walked)) == sorted(map(sorted, parted))
                rings += 1
    assert rings
