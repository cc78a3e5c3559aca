"""Lines: edges, steps, and the one form in which a drawing is counted."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from studio.board import Graph
from studio.puzzle import Trace

DISTINCT = st.lists(st.integers(0, 30), unique=True, min_size=1, max_size=9).map(tuple)
WALKS = st.lists(st.integers(0, 4), min_size=1, max_size=9).map(tuple)


@given(WALKS)
def test_an_open_line_is_the_same_backwards(nodes: tuple[int, ...]) -> None:
    form = Trace(nodes).canonical()
    assert form == Trace(nodes[::-1]).canonical() == form.canonical()
    assert form.nodes in (nodes, nodes[::-1])


@given(DISTINCT, st.integers(0, 8), st.booleans())
def test_a_loop_is_the_same_from_any_start_in_either_direction(
    nodes: tuple[int, ...], turn: int, back: bool
) -> None:
    form = Trace(nodes, closed=True).canonical()
    turned = nodes[turn % len(nodes) :] + nodes[: turn % len(nodes)]
    other = Trace(turned[::-1] if back else turned, closed=True)
    assert other.canonical() == form == form.canonical()
    assert form.used == Trace(nodes, closed=True).used
    assert form.nodes[0] == min(nodes)


@given(DISTINCT, DISTINCT)
def test_loops_of_one_form_use_the_same_edges(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    """The form forgets start and direction and nothing else."""
    assume(min(len(one), len(other)) > 2)
    first, second = Trace(one, closed=True), Trace(other, closed=True)
    assert (first.canonical() == second.canonical()) is (first.used == second.used)


def test_open_and_closed_lines_differ_in_one_edge() -> None:
    assert Trace((2, 0, 1)).pairs == ((0, 2), (0, 1))
    assert Trace((2, 0, 1), closed=True).pairs == ((0, 2), (0, 1), (1, 2))
    assert Trace((2,), closed=True).pairs == ()


def test_steps_count_from_one_and_keep_the_first_visit() -> None:
    assert Trace((5, 3, 5, 7)).steps == {5: 1, 3: 2, 7: 4}


def test_a_line_follows_arcs_in_their_direction_only() -> None:
    arcs = Graph(3, ((0, 1), (1, 2), (2, 0)), directed=True)
    assert Trace((0, 1, 2), closed=True).follows(arcs)
    assert not Trace((0, 2, 1), closed=True).follows(arcs)
    assert Trace((2, 0)).follows(arcs)
    assert not Trace((0, 2)).follows(arcs)
    assert Trace((0, 2)).follows(Graph.undirected(3, [(0, 2)]))
