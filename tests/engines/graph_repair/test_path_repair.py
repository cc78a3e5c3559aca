"""Bounds on the fewest changes, against all choices of a small board."""

from __future__ import annotations

from functools import cache

from studio.board import Board
from studio.engines.engine import Token, outcome
from studio.engines.graph_repair.path_repair import Mended, mend, short_of_edges
from studio.engines.graph_repair.spanning import SpanningFormula
from studio.puzzle.impossible import colouring

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


def test_edges_that_are_missing_bound_the_changes_from_below() -> None:
    colours = colouring(GRAPH)
    assert colours is not None
    passable = [choice for choice in CHOICES if ends(choice)]
    beyond_the_surplus = exact = 0
    for choice in CHOICES:
        bound = max(0, short_of_edges(GRAPH, wanted(choice), colours) - 1)
        least = fewest(choice, passable)
        assert bound <= least, choice
        of_colour = [colours[node] for node, there in enumerate(wanted(choice)) if there]
        beyond_the_surplus += bound > max(0, abs(2 * sum(of_colour) - len(of_colour)) - 1)
        exact += bound == least
    # It sees more than the colours of the whole shape do, and all there is of most.
    assert beyond_the_surplus > 100
    assert exact > len(CHOICES) / 2


def test_what_is_proved_to_be_the_fewest_is() -> None:
    colours = colouring(GRAPH)
    # The lines of the formula have two ends.
    passable = [choice for choice in CHOICES if ends(choice) and choice.bit_count() > 1]
    for choice in CHOICES[::37]:
        found = outcome(mend(SpanningFormula(GRAPH), wanted(choice), colours, Token()))
        assert isinstance(found, Mended)
        assert found.proved
        assert found.changes == fewest(choice, passable), choice
