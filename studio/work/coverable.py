"""Boards on which a line through every cell is out of the question, told at a glance.

A line takes turns between the colours of a graph that has two, as a chessboard has: where it
passes all nodes, a closed one needs as many of each, an open one at most one more of either. And a
closed one passes no node with fewer than two neighbours.
"""

from __future__ import annotations

from studio.board import Cell, SpotKind
from studio.board.graph import Graph
from studio.puzzle import Clue, NodeVisited, Problem, Puzzle
from studio.puzzle.problem import CLOSED, SPANNING
from studio.records import dataclass


@dataclass(frozen=True)
class Span:
    """A line through every cell: is it closed, and do clues never take cells away from it?"""

    closed: bool
    always: bool


def spanned(blank: Puzzle) -> Span | None:
    """How the rule wants a line through every cell, from neighbour to neighbour, if it does.

    ``blank`` is any board with some cells and no clue.
    """
    problem = blank.rule.compile(blank).problem
    if problem.graph != blank.board.cell_graph or not _spans(problem):
        return None
    return Span(problem.shape in CLOSED, not any(map(_relieves, _single(blank))))


def coverable(graph: Graph, *, closed: bool) -> bool:
    """False where no line passes all nodes, as is seen in time linear in the graph.

    True says little: whether there is one is as hard as any question about Hamiltonian lines.
    """
    if closed and any(len(near) < 2 for near in graph.both_ways.neighbours):
        return False
    odds = _odds(graph)
    return odds is None or odds <= (0 if closed else 1)


def _spans(problem: Problem) -> bool:
    if problem.shape in SPANNING:
        return True
    passed = (part for part in problem.constraints if isinstance(part, NodeVisited))
    return len({part.node for part in passed if part.visited}) == problem.graph.size


def _relieves(puzzle: Puzzle) -> bool:
    return not _spans(puzzle.rule.compile(puzzle).problem)


def _single(blank: Puzzle) -> list[Puzzle]:
    """The board with one clue of each kind that stands in cells."""
    cell = Cell(blank.board.cells[0])
    made = []
    for kind in blank.rule.kinds:
        if kind.on is SpotKind.CELL:
            values = blank.rule.values(blank, kind, cell)
            placed = blank.placed(Clue(kind.key, cell, values[0] if values else None))
            made += [placed] if isinstance(placed, Puzzle) else []
    return made


def _odds(graph: Graph) -> int | None:
    """How many nodes of one colour there are more than of the other, so that neighbours differ.

    None where there are no two such colours, or where the graph is in pieces.
    """
    if not graph.size:
        return None
    near = graph.both_ways.neighbours
    colours = [0] * graph.size
    colours[0], stack, met = 1, [0], 1
    while stack:
        node = stack.pop()
        for other in near[node]:
            if not colours[other]:
                colours[other] = -colours[node]
                stack.append(other)
                met += 1
            elif colours[other] == colours[node]:
                return None
    return abs(sum(colours)) if met == graph.size else None
