"""Exporting the teaching sheet: a solver process explains the puzzle and writes the page."""

from __future__ import annotations

from pathlib import Path

from studio import language
from studio.engines.events import Verdict
from studio.formats import native
from studio.formats.format import PLAIN
from studio.gui.dialogs.file_writer import FileWriter
from studio.gui.services import file_dialogs
from studio.gui.services.file_dialogs import Proposal
from studio.puzzle import Puzzle


class Lessons(FileWriter):
    """Makes one sheet after the other."""

    def ask(self) -> None:
        """Ask for a file, and make the sheet."""
        services = self.services
        puzzle = services.document.puzzle
        faults = puzzle.rule.faults(puzzle)
        if faults:
            services.refuse(language.said(faults[0].message))
            return
        refusal = self._refusal(puzzle)
        if refusal:
            services.refuse(refusal)
            return
        title = f"{puzzle.title or self.tr(puzzle.kind_name)} {self.tr('steps')}"
        found = file_dialogs.ask_where_to_save(
            services.parent,
            self.tr("Teaching sheet"),
            Proposal(services.settings.folder, title, ".pdf"),
            self.tr("Printed page (*.pdf)"),
        )
        if found is not None:
            self.make(puzzle, found[0])

    def _refusal(self, puzzle: Puzzle) -> str:
        """Why no sheet can be made, as far as that is known before the work; "" for no reason."""
        if not puzzle.rule.asks(puzzle):
            return self.tr("There is nothing to explain yet: place some clues first.")
        judged = self.services.judged()
        if judged is not None and judged.verdict is Verdict.NONE:
            return self.tr("There is nothing to explain: the puzzle has no solution.")
        return ""

    def make(self, puzzle: Puzzle, path: Path) -> None:
        """Make the sheet of a puzzle, after those that are under way."""
        # Loaded when asked for, with the techniques that steps name.
        from studio.work.explaining import TeachingSheet

        path = file_dialogs.with_ending(path, ".pdf")
        text = native.write(puzzle, PLAIN).decode()
        done = self.tr("The teaching sheet is in {}.").format(path)
        self.write(TeachingSheet(text, path), path, self.tr("Making the teaching sheet..."), done)
