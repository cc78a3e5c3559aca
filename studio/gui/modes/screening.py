"""A recording under way: the solver process that shoots it, and what of it has arrived."""

from __future__ import annotations

import queue

from studio.puzzle import Compiled, Puzzle
from studio.work.frame_pictures import FramePictures
from studio.work.job import Ended, Job
from studio.work.sentences import ended_words
from studio.work.watching import Piece, Show, checker, new_recording, question

AT_ONCE = 64
"""Chapters taken in at a time: well below a millisecond."""


class Screening:
    """One engine at one puzzle. Chapters wait in a queue until :meth:`take_in` fetches them."""

    def __init__(self, puzzle: Puzzle, compiled: Compiled, chosen: Show) -> None:
        self.chosen = chosen
        self.recording = new_recording(chosen)
        self.frame_pictures = FramePictures(puzzle, compiled, self.recording)
        self._inbox: queue.SimpleQueue[Piece | Ended] = queue.SimpleQueue()
        self._job: Job[Piece] | None = Job(
            question(puzzle, chosen.key), self._inbox.put, checker(compiled.problem)
        )

    @property
    def name(self) -> str:
        """What people call the engine."""
        return self.chosen.name

    @property
    def pid(self) -> int | None:
        """The number of the solver process while it lives."""
        return self._job.pid if self._job is not None else None

    def take_in(self) -> bool:
        """Add what has arrived to the recording; True if there was anything."""
        took = False
        for _ in range(AT_ONCE):
            try:
                news = self._inbox.get_nowait()
            except queue.Empty:
                break
            took = True
            if isinstance(news, Ended):
                self.recording.whole = True
                self.recording.ended = ended_words(news)
                self.stop()
                break
            self.recording.append(news.segment, news.whys)
        return took

    def hold(self) -> None:
        """Let the solver process wait, with what it found so far, until :meth:`go_on`."""
        if self._job is not None:
            self._job.hold()

    def go_on(self) -> None:
        """Let the solver process work on."""
        if self._job is not None:
            self._job.go_on()

    def stop(self) -> None:
        """End the solver process."""
        job, self._job = self._job, None
        if job is not None:
            job.stop()
