"""What corners tell about drawings in one stroke."""

from __future__ import annotations

import pytest

from studio.board import Graph
from studio.puzzle.strokes import drawn_parts, fewest_strokes, odd_nodes, why_no_stroke
from studio.work.sentences import said

HOUSE = Graph(5, ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4)))
TRIANGLE = Graph(4, ((0, 1), (0, 2), (1, 2)))
STAR = Graph(4, ((0, 1), (0, 2), (0, 3)))
TWO = Graph(4, ((0, 1), (2, 3)))


@pytest.mark.parametrize(
    ("graph", "ends", "words"),
    [
        (HOUSE, (None, None), None),
        (HOUSE, (0, 1), None),
        (HOUSE, (4, None), "must begin at one of the two odd corners"),
        (HOUSE, (None, 4), "must end at one of the two odd corners"),
        (HOUSE, (0, 0), "two corners are odd"),
        (TRIANGLE, (1, 1), None),
        (TRIANGLE, (0, 1), "ends where it began"),
        (TRIANGLE, (3, None), "No line leads to the start"),
        (STAR, (None, None), "At 4 corners an odd number of lines meet"),
        (TWO, (None, None), "2 parts"),
        (Graph(2, ()), (None, None), "no lines"),
        (Graph(2, ((0, 1), (0, 1))), (0, 0), None),
    ],
)
def test_reasons(graph: Graph, ends: tuple[int | None, int | None], words: str | None) -> None:
    reason = why_no_stroke(graph, *ends)
    assert (reason is None) == (words is None)
    assert words is None or words in said(reason)


def test_corners_parts_and_strokes() -> None:
    assert odd_nodes(HOUSE) == (0, 1)
    assert drawn_parts(TWO) == ((0, 1), (2, 3)) and drawn_parts(TRIANGLE) == ((0, 1, 2),)
    assert [fewest_strokes(g) for g in (HOUSE, TRIANGLE, STAR, TWO)] == [1, 1, 2, 2]
