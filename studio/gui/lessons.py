"""Exporting the teaching sheet: a solver process explains the puzzle and writes the page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from studio.formats import native
from studio.formats.format import PLAIN
from studio.gui.asker import Asker
from studio.puzzle import Puzzle
from studio.work.errand import Ended, Errand

if TYPE_CHECKING:
    from studio.gui.window import Window


class Lessons(QObject):
    """Makes one sheet at a time; tells in the status line how it went."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._asker = Asker(self)
        self._asker.heard.connect(self._hear)
        self._path = Path()
        window.closing.connect(self.stop)

    @property
    def errand(self) -> Errand[None] | None:
        """The sheet under way, if there is one."""
        return self._asker.errand

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
        self._path = path if path.suffix else path.with_suffix(".pdf")
        text = native.write(puzzle, PLAIN).decode()
        request = {"lesson": text, "options": {"path": str(self._path)}}
        self._asker.ask(request, _nothing)
        self._window.say(self.tr("Making the teaching sheet..."))

    @Slot()
    def stop(self) -> None:
        """Give up the sheet under way."""
        self._asker.stop()

    @Slot(object)
    def _hear(self, news: object) -> None:
        if not isinstance(news, Ended):
            return
        done = self.tr("The teaching sheet is in {}.").format(self._path)
        self._window.say(self.tr(news.reason) if news.reason else done)


def _nothing(message: dict[str, Any]) -> None:
    """A sheet has no news but its end."""
    raise ValueError(f"{sorted(message)} is no news of a sheet")
