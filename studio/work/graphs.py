"""Graphs of networkx as puzzles, for scripts: ``from studio.work.graphs import puzzle_of``.

The puzzle can be checked, counted, drawn and saved like any other.
``studio.engines.search.hamilton`` has the same as a bare problem for engines.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from studio import language
from studio.board import Point
from studio.board.board import MAX_CELLS
from studio.board.free import graph_board
from studio.board.layout import layout
from studio.engines.search.hamilton import problem_from_networkx
from studio.families import from_source
from studio.formats.native_board import MAX_EDGES, MAX_NAME
from studio.puzzle import Puzzle


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
    if made.size > MAX_CELLS or len(made.edges) > MAX_EDGES:
        raise ValueError(
            f"A graph of {made.size:,} nodes and {len(made.edges):,} edges is too large; "
            f"{MAX_CELLS:,} and {MAX_EDGES:,} are possible."
        )
    where = layout(made) if places is None else [places[name] for name in named.names]
    called = [name[:MAX_NAME] if isinstance(name, str) else "" for name in named.names]
    board = graph_board(where, made.edges, directed=made.directed, names=called)
    posed = from_source("networkx").posed(board, named.problem)
    assert posed is not None
    puzzle = replace(posed, title=title)
    for fault in puzzle.faults():
        raise ValueError(language.said(fault.message))
    return puzzle
