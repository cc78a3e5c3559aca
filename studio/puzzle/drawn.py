"""Lines drawn by hand, as a puzzle keeps them: what is left of them on another board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import TypeAlias

from studio.board import At, Board

Line: TypeAlias = tuple[At, ...]
"""The nodes of a stretch in the order of the visit; a closed one ends where it begins."""


def undrawn(board: Board, line: Line) -> Counter[tuple[int, int]]:
    """How many lines between two corners are not drawn yet; below 0: drawn, but not there.

    For drawings in one stroke, whose lines are the edges of the board's graph of cells.
    """
    left = Counter(board.cell_graph.edges)
    left.subtract(_edge(a, b) for a, b in pairwise(line))
    return left


def lines_left(
    lines: Iterable[Line], board: Board, line_on: str, *, each_once: bool
) -> tuple[Line, ...]:
    """The stretches that the board still has; one that lost a node, or on drawings a line, goes on
    in two parts.

    ``line_on`` is "cells" or "corners". With ``each_once``, on drawings in one stroke, every step
    needs a line of the board for itself.
    """
    nodes = board if line_on == "cells" else board.corner_index
    edges = () if board.has_faces else board.cell_graph.edges
    left = Counter((min(edge), max(edge)) for edge in edges)

    def leads(a: At, b: At) -> bool:
        if board.has_faces:
            return True
        there = left[_edge(a, b)] > 0
        left[_edge(a, b)] -= each_once
        return there

    return tuple(part for line in lines for part in _parts(line, nodes.__contains__, leads))


def _edge(a: At, b: At) -> tuple[int, int]:
    return min(a, b)[0], max(a, b)[0]


def _parts(
    line: Line, there: Callable[[At], bool], leads: Callable[[At, At], bool]
) -> Iterator[Line]:
    """The longest parts of a line whose nodes are there and whose steps lead on."""
    part: list[At] = []
    for at in line:
        if part and not (there(at) and leads(part[-1], at)):
            if len(part) > 1:
                yield tuple(part)
            part = []
        if there(at):
            part.append(at)
    if len(part) > 1:
        yield tuple(part)
