"""Graphs: undirected pairs are put in order, directed ones keep their direction."""

from studio.board import Graph


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
