"""Exporting the teaching sheet: a solver process explains the puzzle and writes the page."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work.errand import Ended, Errand

if TYPE_CHECKING:
    from studio.gui.window import Window


class Lessons(QObject):
    """Makes one sheet at a time; tells in the status line how it went."""

    _arrived = Signal(int, object)

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._errand: Errand[None] | None = None
        self._path = Path()
        self._round = 0
        self._arrived.connect(self._hear)
        window.closing.connect(self.stop)

    @property
    def errand(self) -> Errand[None] | None:
        """The sheet under way, if there is one."""
        return self._errand

    def ask(self) -> None:
        """Ask for a file, and make the sheet."""
        window = self._window
        puzzle = window.document.puzzle
        faults = puzzle.rule.faults(puzzle)
        if faults:
            window.say(faults[0].sentence)
            return
        name = f"{puzzle.title or puzzle.kind_name} {self.tr('steps')}.pdf".replace("/", "-")
        start = str(window.settings.folder / name)
        path, _ = QFileDialog.getSaveFileName(
            window, self.tr("Teaching sheet"), start, self.tr("Printed page (*.pdf)")
        )
        if path:
            self.make(puzzle, Path(path))

    def make(self, puzzle: Puzzle, path: Path) -> None:
        """Make the sheet of a puzzle; a sheet under way is given up."""
        self.stop()
        self._path = path if path.suffix else path.with_suffix(".pdf")
        self._round += 1
        text = native.write(puzzle, PLAIN).decode()
        request = {"lesson": text, "options": {"path": str(self._path)}}
        self._errand = Errand(request, _nothing, partial(self._arrived.emit, self._round))
        self._window.say(self.tr("Making the teaching sheet..."))

    @Slot()
    def stop(self) -> None:
        """Give up the sheet under way."""
        errand, self._errand = self._errand, None
        if errand is not None:
            errand.stop()

    @Slot(int, object)
    def _hear(self, round_: int, news: object) -> None:
        if self._errand is None or round_ != self._round or not isinstance(news, Ended):
            return
        self.stop()
        done = self.tr("The teaching sheet is in {}.").format(self._path)
        self._window.say(self.tr(news.reason) if news.reason else done)


def _nothing(message: dict[str, Any]) -> None:
    """A sheet has no news but its end."""
    raise ValueError(f"{sorted(message)} is no news of a sheet")
