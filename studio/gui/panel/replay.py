"""A finished line drawn again step by step, with a clock, on any board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from studio.board import At
from studio.drawing.overlay import Overlay
from studio.gui.panel import strokes
from studio.gui.widgets import panel_state as panel
from studio.puzzle import Puzzle

STEP_MS = 450
"""One step of a short line: long enough to speak a syllable."""
LEAST_MS = 40
LONGEST_MS = 20_000
"""A long line is drawn in so much time, several steps at once if need be."""


class Replay(QObject):
    """How much of a line is drawn. ``step`` None: all of it, at rest.

    :meth:`follow` is told the line on the board; another line ends the replay.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.line: tuple[At, ...] = ()
        """The line that can be drawn again."""
        self.steps = 0
        self.step: int | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    @property
    def playing(self) -> bool:
        """Does it go on by itself?"""
        return self._timer.isActive()

    def follow(self, line: tuple[At, ...] | None, *, closed: bool) -> None:
        """The line that can be drawn again."""
        now = line or ()
        if now == self.line:
            return
        self.line = now
        self.steps = max(0, len(now) - 1 + (closed and len(now) > 2))
        self.step = None
        self._timer.stop()

    def toggle(self) -> None:
        """Play from here, from the beginning if all is drawn; or pause."""
        if self.playing:
            self._timer.stop()
        elif self.steps:
            if self.step is None or self.step >= self.steps:
                self.step = 0
            self._timer.start(max(LEAST_MS, min(STEP_MS, LONGEST_MS // self.steps)))
        self.changed.emit()

    def seek(self, step: int) -> None:
        """Show so many steps, and pause."""
        self._timer.stop()
        self.step = min(max(step, 0), self.steps)
        self.changed.emit()

    def move(self, by: int) -> None:
        """So many steps on, or back."""
        self.seek((self.steps if self.step is None else self.step) + by)

    def end(self) -> None:
        """Show all of the line, at rest."""
        self._timer.stop()
        self.step = None
        self.changed.emit()

    def _tick(self) -> None:
        assert self.step is not None
        at_once = max(1, self.steps * LEAST_MS // LONGEST_MS)
        self.step = min(self.step + at_once, self.steps)
        if self.step == self.steps:
            self._timer.stop()
        self.changed.emit()


def drawn_so_far(overlay: Overlay, step: int | None) -> Overlay:
    """The overlay with no more of its line than so many steps."""
    line = overlay.line
    if line is None or step is None:
        return overlay
    whole = step >= len(line)
    return replace(
        overlay,
        line=line[: step + 1] if step else None,
        line_closed=overlay.line_closed and whole,
        other=None,
        captions=overlay.captions[:step],
        odd=frozenset(),
    )


def replayed(
    puzzle: Puzzle, line: Sequence[At], closed: bool, place: str, step: int | None, playing: bool
) -> panel.Replay:
    """What the panel shows of a line that is drawn again."""
    steps = len(line) - 1 + (closed and len(line) > 2)
    said = "" if step is None else strokes.said(puzzle, step)
    rhyme, can_hide = strokes.said(puzzle, steps), not puzzle.rule.revisits
    return panel.Replay(steps, step, playing, place, said, rhyme, can_hide)
