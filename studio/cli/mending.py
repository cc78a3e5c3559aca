"""What the command line says of drawings that one stroke does not draw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from studio import language
from studio.board import Board, Edge
from studio.cli.words import node_json, told
from studio.work.findings import Mended
from studio.work.places import cell_name


def mended_json(mended: Mended) -> dict[str, Any]:
    """The fewest strokes, the fewest lines to add, and to draw twice (null: none would do)."""
    twice = None if mended.twice is None else _edges(mended.twice)
    strokes = [[node_json(at) for at in line] for line in mended.lines]
    return {"strokes": strokes, "add": _edges(mended.added), "twice": twice}


def mended_words(board: Board, mended: Mended) -> Iterable[str]:
    """The same for people, a line each."""
    yield told("It takes {strokes:,} strokes:", strokes=mended.strokes)
    for line in mended.lines:
        yield "  " + language.listed(cell_name(board, at) for at in line)
    yield told("With these lines more it takes one: {lines}.", lines=_named(board, mended.added))
    if mended.twice:
        yield told("Or with these lines drawn twice: {lines}.", lines=_named(board, mended.twice))


def _edges(edges: Iterable[Edge]) -> list[Any]:
    return [[node_json(edge.a), node_json(edge.b)] for edge in edges]


def _named(board: Board, edges: Iterable[Edge]) -> str:
    return language.listed(
        told("{a} to {b}", a=cell_name(board, edge.a), b=cell_name(board, edge.b)) for edge in edges
    )
