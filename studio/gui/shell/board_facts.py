"""What cards and modes ask about a board is worked out in the background: soon after a puzzle is
opened, and once a board that was changed stays.

Its symmetries, which Generate offers, and the order in which Watch's sweep would take its nodes
follow from its shape alone, are kept, and take up to half a second on the largest boards.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from studio.board import Board
from studio.board.symmetry import symmetries_of_board
from studio.puzzle import Puzzle

LOOK_MS = 2_000
"""A board that two looks in a row find is one that stays."""
SOON_MS = 200
"""So long after it was opened a puzzle is on show, and nobody has asked anything yet."""


class BoardFacts(QObject):
    """Looks now and then which puzzle is ``shown``, None before there is one, and sets a thread to
    work on its board."""

    def __init__(self, shown: Callable[[], Puzzle | None], parent: QObject) -> None:
        super().__init__(parent)
        self._shown = shown
        self._seen: Board | None = None
        self._known: Board | None = None
        self.working: threading.Thread | None = None
        """The thread that worked last, if one did."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(LOOK_MS)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self._look_twice)

    @Slot()
    def look_soon(self) -> None:
        """A puzzle was opened: its board is one that stays."""
        self._soon.start()

    def _look_twice(self) -> None:
        puzzle = self._shown()
        self._seen = None if puzzle is None else puzzle.board
        self.look()

    def look(self) -> None:
        """See which board there is, and work out what is to be known of one that stays."""
        puzzle = self._shown()
        before, self._seen = self._seen, None if puzzle is None else puzzle.board
        busy = self.working is not None and self.working.is_alive()
        if puzzle is None or before is not puzzle.board or before is self._known or busy:
            return
        self._known = before
        self.working = threading.Thread(target=_work_out, args=(puzzle,), daemon=True)
        self.working.start()


def _work_out(puzzle: Puzzle) -> None:
    # It takes libraries that a window without a board has no use for.
    from studio.work.watching import engines_for

    if len(puzzle.board) and not puzzle.faults():
        # A mode is a key away, Generate a menu.
        engines_for(puzzle.compile().problem)
        symmetries_of_board(puzzle.board)
