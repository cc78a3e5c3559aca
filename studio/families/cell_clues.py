"""Kinds of clues in cells that several families of loops have; each says its own words of them."""

from __future__ import annotations

from studio.board import SpotKind
from studio.puzzle import ClueKind, Sign

WHITE, BLACK = 1, 2

CIRCLE = ClueKind(
    "circles",
    "circle",
    "circles",
    SpotKind.CELL,
    "choice",
    tool="Circle",
    icon="circle",
    shortcut="O",
    words=((WHITE, "white"), (BLACK, "black")),
    phrases=((WHITE, "white circle"), (BLACK, "black circle")),
    signs=((WHITE, Sign("circle")), (BLACK, Sign("circle", solid=True))),
)
NUMBER = ClueKind(
    "numbers",
    "number",
    "numbers",
    SpotKind.CELL,
    "number",
    tool="Number",
    icon="number",
    shortcut="N",
)
ARROWED = ClueKind(
    "numbers",
    "number",
    "numbers",
    SpotKind.CELL,
    "ray",
    tool="Number",
    icon="ray",
    shortcut="N",
    open=True,
)
"""A number with an arrow, which counts what lies ahead."""
BLOCKED = ClueKind(
    "blocked",
    "blocked cell",
    "blocked cells",
    SpotKind.CELL,
    "mark",
    tool="Blocked",
    icon="blocked",
    shortcut="X",
    sign="block",
    fixed=True,
)
"""A cell that no line passes."""
