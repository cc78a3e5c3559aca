"""Bounds on the fewest changes, against all choices of a small board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from studio.board import Board, Graph
from studio.engines.engine import Token, outcome
from studio.engines.graph_repair.path_repair import Mended, mend
from studio.engines.graph_repair.spanning import SpanningFormula

GRAPH = Board.square(3, 4).cell_graph
CHOICES = range(1, 1 << GRAPH.size)


@cache
def ends(choice: int) -> int:
    """The nodes at which a path through all nodes of a choice can end; all are sets of bits."""
    found = choice if choice.bit_count() == 1 else 0
    for node in range(GRAPH.size):
        rest = choice & ~(1 << node)
        if rest != choice and any(ends(rest) >> other & 1 for other in GRAPH.neighbours[node]):
            found |= 1 << node
    return found


def wanted(choice: int) -> list[bool]:
    """The choice as a search takes it."""
    return [bool(choice >> node & 1) for node in range(GRAPH.size)]


def fewest(choice: int, passable: list[int]) -> int:
    """The fewest changes to a choice that a path passes."""
    return min((choice ^ other).bit_count() for other in passable)


def test_what_is_proved_to_be_the_fewest_is() -> None:
    # The lines of the formula have two ends.
    passable = [choice for choice in CHOICES if ends(choice) and choice.bit_count() > 1]
    for choice in CHOICES[::37]:
        formula = SpanningFormula(GRAPH)
        found = outcome(mend(formula, wanted(choice), formula.coloured(), Token()))
        assert isinstance(found, Mended)
        assert found.proved
        assert found.changes == fewest(choice, passable), choice


@pytest.mark.parametrize("seed", range(8))
def test_it_is_on_graphs_of_two_colours_that_are_no_board(seed: int) -> None:
    """Disconnected ones, too, with any part wanted, and nodes of many edges."""
    rng = random.Random(seed)
    for _ in range(80):
        graph = two_coloured(rng)
        passable = set(passed(graph))
        choice = rng.randrange(1 << graph.size) | rng.randrange(1 << graph.size)
        here = [bool(choice >> node & 1) for node in range(graph.size)]
        formula = SpanningFormula(graph)
        found = outcome(mend(formula, here, formula.coloured(), Token()))
        least = min(((choice ^ other).bit_count() for other in passable), default=None)
        if found is None:
            # Nothing is left of a shape of which every node has to change.
            assert least in (None, graph.size)
            continue
        assert found.proved and found.changes == least, (graph.edges, here)
        assert set(found.trace.nodes) == found.chosen
        assert sum(1 << node for node in found.chosen) in passable


def two_coloured(rng: random.Random) -> Graph:
    """Up to nine nodes, and edges between those of one colour and those of the other."""
    colours = [rng.random() < 0.4 for _ in range(rng.randint(3, 9))]
    size, part = len(colours), rng.choice((0.25, 0.4, 0.8))
    pairs = ((u, v) for v in range(size) for u in range(v) if colours[u] != colours[v])
    return Graph(size, tuple(sorted(pair for pair in pairs if rng.random() < part)))


def passed(graph: Graph) -> Iterator[int]:
    """The sets of nodes, two or more, that a path passes."""
    paths = [(node,) for node in range(graph.size)]
    while paths:
        path = paths.pop()
        if len(path) > 1:
            yield sum(1 << node for node in path)
        paths += [(*path, node) for node in graph.neighbours[path[-1]] if node not in path]
