"""Playing recordings: the step that is shown, the speed, and what time makes of them. No
widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from studio.gui.modes.screening import Screening

TICK_MS = 30
STEP_MS = 400
"""How long a step is shown at a speed of 1."""

LONGEST_TICK_MS = 120
"""A window that was held up goes on from where it was, rather than leap."""

AT_ONCE_MS = 1500
"""At the highest speed the whole recording takes so long."""

SPEEDS: tuple[float, ...] = (0.25, 0.5, 1, 2, 4, 8, 16, 64, 256, 1024, 8192, float("inf"))
USUAL = 3


class Player(QObject):
    """Shows the same step of one recording or of two. Steps count from 0, before the first move."""

    stepped = Signal()
    """Another step is shown."""
    grown = Signal()
    """More of a recording has arrived."""
    changed = Signal()
    """Playing or paused, or another speed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.screenings: tuple[Screening, ...] = ()
        self.step = 0
        self.playing = False
        self.gear = USUAL
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

    def go(self, step: int, *, keep_playing: bool = False) -> None:
        """Show a step, or the nearest there is."""
        step = min(max(step, 0), self.length)
        if not keep_playing:
            self.set_playing(False)
        if step != self.step:
            self.step = step
            self.stepped.emit()

    def go_to_dead_end(self, forward: bool = True) -> bool:
        """Show the nearest dead end of the first recording; False if there is none."""
        return self._go_to(self.screenings[0].recording.next_dead_end, forward)

    def go_to_solution(self, forward: bool = True) -> bool:
        """Show the nearest solution of the first recording; False if there is none."""
        return self._go_to(self.screenings[0].recording.next_solution, forward)

    def _go_to(self, seek: Callable[[int, bool], int | None], forward: bool) -> bool:
        recording = self.screenings[0].recording
        here = seek(min(self.step, len(recording)), forward)
        if here is None:
            self.set_playing(False)
            return False
        self.go(here)
        return True
