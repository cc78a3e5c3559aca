"""Graphs of networkx as puzzles, for scripts: ``from studio.work.graphs import puzzle_of``.

The puzzle can be checked, counted, drawn and saved like any other. ``studio.engines.hamilton`` has
the same as a bare problem for engines.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from studio.board import Cell, Link, Point
from studio.board.board import MAX_CELLS
from studio.board.free import GraphBoard
from studio.board.layout import layout
from studio.engines.hamilton import problem_from_networkx
from studio.families import GRAPH_PATH
from studio.formats.native_board import MAX_LINKS, MAX_NAME
from studio.puzzle import Clue, Clues, LinkUsed, Puzzle, StepAt


def puzzle_of(
    graph: Any,
    *,
    closed: bool = False,
    source: Hashable | None = None,
    target: Hashable | None = None,
    labels: Iterable[tuple[Hashable, int]] = (),
    diamonds: Iterable[tuple[Hashable, Hashable]] = (),
    places: Mapping[Hashable, Point] | None = None,
    title: str = "",
) -> Puzzle:
    """A line through all nodes of a networkx graph, directed or not, as a puzzle.

    Nodes keep their names where these are texts; without ``places`` the drawing is made up.
    KeyError names a node that the graph lacks; ValueError, with a sentence, says what else is
    wrong.
    """
    named = problem_from_networkx(
        graph, closed=closed, source=source, target=target, labels=labels, diamonds=diamonds
    )
    made = named.problem.graph
    if made.size > MAX_CELLS or len(made.links) > MAX_LINKS:
        raise ValueError(
            f"A graph of {made.size:,} nodes and {len(made.links):,} links is too large; "
            f"{MAX_CELLS:,} and {MAX_LINKS:,} are possible."
        )
    where = layout(made) if places is None else [places[name] for name in named.names]
    called = [name[:MAX_NAME] if isinstance(name, str) else "" for name in named.names]
    board = GraphBoard.drawn(where, made.links, directed=made.directed, names=called)
    clues: list[Clue] = []
    for constraint in named.problem.constraints:
        if isinstance(constraint, StepAt):
            clues.append(Clue("labels", Cell((constraint.node,)), constraint.step))
        elif isinstance(constraint, LinkUsed):
            clues.append(Clue("diamonds", Link.of((constraint.u,), (constraint.v,))))
    puzzle = Puzzle(GRAPH_PATH, board, Clues().having(*clues), {"closed": closed}, title=title)
    for fault in puzzle.faults():
        raise ValueError(fault.sentence)
    return puzzle
