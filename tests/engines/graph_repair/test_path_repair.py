"""Bounds on the fewest changes, against all choices of a small board."""

from __future__ import annotations

from functools import cache

from studio.board import Board
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
