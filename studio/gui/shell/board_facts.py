"""What cards and modes ask about a board is worked out in the background, once the board stays.

Its symmetries, which Generate offers, and the order in which Watch's sweep would take its nodes
follow from its shape alone, are kept, and take up to half a second on the largest boards.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from studio.board import Board
from studio.board.symmetry import symmetries_of_board
from studio.puzzle import Puzzle

LOOK_MS = 2_000
"""A board that two looks in a row find is one that stays."""


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
        symmetries_of_board(puzzle.board)
        engines_for(puzzle.compile().problem)
