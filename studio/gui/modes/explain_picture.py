"""What lies over the puzzle in Explain: marks so far, what follows, and what it follows from."""

from __future__ import annotations

from collections.abc import Sequence

from studio.board import Cell, Edge, Spot
from studio.drawing.overlay import Overlay
from studio.puzzle import Clue
from studio.puzzle.play import Table
from studio.work.steps import ALIKE, NOT_BOTH, NUMBER, ONE_OF, UNUSED, USED, Mark, Step

SIGNS = {NOT_BOTH: "≤1", ONE_OF: "≥1", ALIKE: "="}
"""What stands at two lines that meet, of which something is known."""


def overlay_of(
    table: Table | None,
    known: Sequence[Mark],
    step: Step | None,
    shown_clues: Sequence[Clue] = (),
    *,
    folded: bool = False,
) -> Overlay:
    """The overlay of a step, with the marks ``known`` before it; ``table`` is that of a puzzle
    whose answers have shaded cells.

    Where clues were asked for they are shown in place of what follows; the reason of a step that
    is ``folded`` is left out.
    """
    then = () if step is None else step.then
    spots: Sequence[Spot] = () if step is None or folded else step.reasons
    if shown_clues:
        spots, then = [clue.spot for clue in shown_clues], ()
    both = [*known, *then]
    crossed = frozenset(spot for mark in both if mark.kind == UNUSED for spot in mark.spots)
    return Overlay(
        written={
            spot.at: mark.value
            for mark in both
            for spot in mark.spots
            if mark.kind == NUMBER and isinstance(spot, Cell) and mark.value is not None
        },
        drawn=frozenset(spot for mark in both if mark.kind == USED for spot in mark.spots),
        crossed=crossed,
        shaded=frozenset() if table is None else table.shaded_by_crosses(crossed),
        because=frozenset(spots),
        then=frozenset(spot for mark in then if mark.kind not in SIGNS for spot in mark.spots),
        pairs=tuple(
            (first, second, SIGNS[mark.kind])
            for mark in then
            if mark.kind in SIGNS
            for first, second in [mark.spots]
            if isinstance(first, Edge) and isinstance(second, Edge)
        ),
    )
