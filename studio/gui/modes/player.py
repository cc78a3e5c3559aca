"""Playing recordings: the step that is shown, the speed, and what time makes of them. No
widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from studio.gui.modes.screening import Screening

TICK_MS = 30
STEP_MS = 400
"""How long a step is shown at a speed of 1."""

LONGEST_TICK_MS = 120
"""A window that was held up goes on from where it was, rather than leap."""

AT_ONCE_MS = 1500
"""At the highest speed the whole recording takes so long."""

END = float("inf")
"""For a step: the last one, also while more are recorded."""

SPEEDS: tuple[float, ...] = (0.25, 0.5, 1, 2, 4, 8, 16, 64, 256, 1024, 8192, float("inf"))
USUAL = 3

Seek: TypeAlias = Callable[[int, bool], int | None]
"""The nearest step of a kind after a step of a recording, or before it."""


class Player(QObject):
    """Shows the same step of one recording or of two. Steps count from 0, before the first move.

    A step that is wished for before it is recorded is shown once it is, unless something else is
    wished by then.
    """

    stepped = Signal()
    """Another step is shown."""
    grown = Signal()
    """More of a recording has arrived."""
    changed = Signal()
    """Playing, following the end or neither, or another speed."""
    missed = Signal()
    """What was sought is nowhere, now that all is recorded."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.screenings: tuple[Screening, ...] = ()
        self.step = 0
        self.playing = False
        self.gear = USUAL
        self._awaited = 0.0
        """The step that is wished for and not recorded yet; 0 for none."""
        self._sought: Seek | None = None
        """What is to be shown of a recording once there is one, if anything is."""
        self._rest = 0.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def length(self) -> int:
        """The last step there is of any recording."""
        return max((len(s.recording) for s in self.screenings), default=0)

    @property
    def whole(self) -> bool:
        """Are all recordings complete?"""
        return all(s.recording.whole for s in self.screenings)

    @property
    def wished(self) -> int:
        """The step that is on show, or wished for; where the end is followed, the one on show."""
        return self.step if self.following else int(self._awaited) or self.step

    @property
    def following(self) -> bool:
        """Is the end shown of what is recorded, as far as that has come?"""
        return self._awaited == END

    @property
    def moving(self) -> bool:
        """Do steps come and go by themselves?"""
        return self.playing or self.following

    @property
    def speed(self) -> float:
        """How many steps in 400 ms; infinite: the whole recording in a moment."""
        return SPEEDS[self.gear]

    def show(self, screenings: Sequence[Screening]) -> None:
        """Play other recordings, from the beginning; those left out end."""
        for before in self.screenings:
            if before not in screenings:
                before.stop()
        self.screenings = tuple(screenings)
        for screening in self.screenings:
            screening.go_on()
        self.step, self._rest = 0, 0.0
        self._forget_wishes()
        self._clock.start()
        if self.screenings:
            self._timer.start()
        self.grown.emit()
        self.stepped.emit()

    def set_aside(self) -> tuple[Screening, ...]:
        """Show nothing any more; gives what was shown, with those who work for it waiting."""
        self._timer.stop()
        self.set_playing(False)
        aside, self.screenings = self.screenings, ()
        for screening in aside:
            screening.hold()
        return aside

    def stop(self) -> None:
        """End all recordings and whatever works for them."""
        for screening in self.set_aside():
            screening.stop()

    # -- time ----------------------------------------------------------------------------------

    def _tick(self) -> None:
        self.tick(min(self._clock.restart(), LONGEST_TICK_MS))

    def tick(self, milliseconds: int) -> None:
        """So much time has gone by."""
        arrived = [screening.take_in() for screening in self.screenings]
        if any(arrived):
            self.grown.emit()
            self._do_wishes()
        if not self.playing:
            return
        if self.speed == float("inf"):
            self._rest += milliseconds / AT_ONCE_MS * max(self.length, 1)
        else:
            self._rest += milliseconds * self.speed / STEP_MS
        steps = int(self._rest)
        self._rest -= steps
        if steps:
            self.go(self.step + steps, keep_playing=True)
        if self.step >= self.length and self.whole:
            self.set_playing(False)

    def set_playing(self, playing: bool) -> None:
        """Play or pause. At the end playing begins again from the start."""
        self._forget_wishes()
        if playing == self.playing:
            return
        if playing and self.step >= self.length and self.whole:
            self.go(0)
        self.playing, self._rest = playing, 0.0
        self.changed.emit()

    def set_gear(self, gear: int) -> None:
        """Choose a speed of SPEEDS by its number."""
        gear = min(max(gear, 0), len(SPEEDS) - 1)
        if gear != self.gear:
            self.gear, self._rest = gear, 0.0
            self.changed.emit()

    # -- going to a step -----------------------------------------------------------------------

    def go(self, step: float, *, keep_playing: bool = False) -> None:
        """Show a step, or the nearest there is until it is recorded."""
        if not keep_playing:
            self.set_playing(False)
            if step > self.length and not self.whole:
                self._awaited = step
                if self.following:
                    self.changed.emit()
        self._show(step)

    def _show(self, step: float) -> None:
        step = int(min(max(step, 0), self.length))
        if step != self.step:
            self.step = step
            self.stepped.emit()

    def _do_wishes(self) -> None:
        """More is recorded: show what was wished for, as far as it is there."""
        if self._sought is not None:
            step = self._sought(self.step, True)
            if step is not None:
                self.go(step)
            elif self.whole:
                self._sought = None
                self.missed.emit()
        if self._awaited:
            self._show(self._awaited)
            if self.whole or self._awaited <= self.length:
                self._forget_wishes()

    def _forget_wishes(self) -> None:
        followed = self.following
        self._awaited, self._sought = 0.0, None
        if followed:
            self.changed.emit()

    @property
    def seeking(self) -> bool:
        """Is something sought in a recording that has not begun yet?"""
        return self._sought is not None

    def go_to_dead_end(self, forward: bool = True) -> bool:
        """Show the nearest dead end of the first recording; False if there is none."""
        return self._go_to(self.screenings[0].recording.next_dead_end, forward)

    def go_to_solution(self, forward: bool = True) -> bool:
        """Show the nearest solution of the first recording; False if there is none."""
        return self._go_to(self.screenings[0].recording.next_solution, forward)

    def _go_to(self, seek: Seek, forward: bool) -> bool:
        recording = self.screenings[0].recording
        here = seek(min(self.step, len(recording)), forward)
        if here is None:
            self.set_playing(False)
            if forward and not self.length and not self.whole:
                self._sought = seek
            return False
        self.go(here)
        return True
