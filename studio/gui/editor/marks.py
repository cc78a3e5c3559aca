"""The editor's own marks on the board, as a value that is laid over what the window found out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from itertools import pairwise

from studio.board import At, Cell, Edge, Spot, SpotKind
from studio.drawing.overlay import Overlay
from studio.gui.editor.tools import Selection
from studio.gui.editor.tools.typing import Entry
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Marks:
    """Cursor, selection and what else belongs to the hand rather than to the puzzle.

    ``line`` is drawn by hand over nodes of kind ``line_on``, "cells" or "corners", ``stretches``
    are others beside it; ``jumps`` lead on from the cell that is pointed at. ``pending`` is the
    number that a click places, on the cell under the pointer.
    """

    selection: Selection = field(default_factory=Selection)
    entry: Entry | None = None
    hover: Spot | None = None
    blink: Spot | None = None
    ghosts: frozenset[At] = frozenset()
    line: tuple[At, ...] = ()
    line_on: str = "cells"
    jumps: tuple[tuple[At, At], ...] = ()
    stretches: tuple[tuple[At, ...], ...] = ()
    pending: Mapping[At, int] = field(default_factory=dict)

    def over(self, overlay: Overlay) -> Overlay:
        """The overlay with these marks; an unfinished entry is the only cell selected."""
        chosen: frozenset[Spot] = overlay.selected | {Cell(at) for at in self.selection.cells}
        cursor = self.selection.cursor
        if self.entry is not None:
            chosen = frozenset({self.entry.spot})
        return replace(
            overlay,
            selected=chosen,
            cursor=overlay.cursor if cursor is None else Cell(cursor),
            typed=None if self.entry is None else self.entry.text,
            ghosts=self.ghosts or overlay.ghosts,
            hover=self.hover or overlay.hover,
            blink=self.blink or overlay.blink,
            drawn=overlay.drawn | self._edges(),
            written={**overlay.written, **self.pending} if self.pending else overlay.written,
            onward=self.jumps,
        )

    def _edges(self) -> frozenset[Spot]:
        on = SpotKind.EDGE if self.line_on == "cells" else SpotKind.SIDE
        drawn = (self.line, *self.stretches)
        return frozenset(Edge.of(a, b, on) for line in drawn for a, b in pairwise(line))
