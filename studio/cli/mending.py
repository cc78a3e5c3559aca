"""What the command line says of drawings that one stroke does not draw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from studio.board import Link
from studio.cli.words import node_json, node_words
from studio.work.findings import Mended


def mended_json(mended: Mended) -> dict[str, Any]:
    """The fewest strokes, the fewest lines to add, and to draw twice (null: none would do)."""
    twice = None if mended.twice is None else _links(mended.twice)
    strokes = [[node_json(at) for at in line] for line in mended.lines]
    return {"strokes": strokes, "add": _links(mended.added), "twice": twice}


def mended_words(mended: Mended) -> Iterable[str]:
    """The same for people, a line each."""
    yield f"It takes {mended.strokes:,} strokes:"
    for line in mended.lines:
        yield "  " + " ".join(node_words(at) for at in line)
    yield f"With these lines more it takes one: {_told(mended.added)}."
    if mended.twice:
        yield f"Or with these lines drawn twice: {_told(mended.twice)}."


def _links(links: Iterable[Link]) -> list[Any]:
    return [[node_json(link.a), node_json(link.b)] for link in links]


def _told(links: Iterable[Link]) -> str:
    return ", ".join(f"{node_words(link.a)}-{node_words(link.b)}" for link in links)
