"""A film under way: the solver process that shoots it, and what of it has arrived."""

from __future__ import annotations

import queue

from studio.puzzle import Compiled, Puzzle
from studio.work.errand import Ended, Errand
from studio.work.stills import Stills
from studio.work.watching import Reel, Show, new_film, question, reader

AT_ONCE = 64
"""Chapters taken in at a time: well below a millisecond."""


class Screening:
    """One engine at one puzzle. Chapters wait in a queue until :meth:`take_in` fetches them."""

    def __init__(self, puzzle: Puzzle, compiled: Compiled, chosen: Show) -> None:
        self.chosen = chosen
        self.film = new_film(chosen)
        self.stills = Stills(puzzle, compiled, self.film)
        self._inbox: queue.SimpleQueue[Reel | Ended] = queue.SimpleQueue()
        self._errand: Errand[Reel] | None = Errand(
            question(puzzle, chosen.key), reader(compiled.problem), self._inbox.put
        )

    @property
    def name(self) -> str:
        """What people call the engine."""
        return self.chosen.name

    @property
    def pid(self) -> int | None:
        """The number of the solver process while it lives."""
        return self._errand.pid if self._errand is not None else None

    def take_in(self) -> bool:
        """Add what has arrived to the film; True if there was anything."""
        took = False
        for _ in range(AT_ONCE):
            try:
                news = self._inbox.get_nowait()
            except queue.Empty:
                break
            took = True
            if isinstance(news, Ended):
                self.film.whole = True
                self.film.ended = news.reason
                self.stop()
                break
            self.film.append(news.chapter, news.whys)
        return took

    def stop(self) -> None:
        """End the solver process."""
        errand, self._errand = self._errand, None
        if errand is not None:
            errand.stop()
