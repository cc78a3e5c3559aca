"""Sharing a puzzle as a page to play it on: a solver process looks for the answer and writes."""

from __future__ import annotations

from pathlib import Path

from studio import language
from studio.formats import native
from studio.formats.format import PLAIN
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.file_writer import FileWriter
from studio.gui.services import file_dialogs
from studio.gui.services.file_dialogs import Proposal
from studio.gui.style.texts import tr
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.parts import Label
from studio.gui.widgets.sheet import Sheet
from studio.puzzle import Puzzle
from studio.work.sharing import WritePage


class PageDialog(Sheet):
    """Asks whether the page has hints, then for its name."""

    def __init__(self, services: CardServices, pages: Pages) -> None:
        super().__init__(services.appearance, services.parent, tr("Web page"))
        note = tr(
            "One file on which the puzzle is played, also on a phone and without a network. It "
            "checks the rules and the answer, but does not contain the answer in plain."
        )
        self.body_layout.addWidget(Label(self.appearance, note, "body", 400, "text2", wrap=True))
        self.hints = CheckBox(self.appearance, tr("With hints, which give the solution away"))
        self.hints.setToolTip(tr("The steps of the explanation: first where, then why"))
        self.body_layout.addWidget(self.hints)
        self.add_button(tr("Cancel"), self.reject)
        self.add_button(tr("Save..."), lambda: self._save(pages), primary=True)

    def _save(self, pages: Pages) -> None:
        if pages.save(hints=self.hints.isChecked()):
            self.accept()


class Pages(FileWriter):
    """Makes one page after the other."""

    def ask(self) -> None:
        """The dialog, unless the clues have faults or there is nothing to play yet."""
        puzzle = self.services.document.puzzle
        faults = puzzle.faults()
        refused = language.said(faults[0].message) if faults else tr(puzzle.rule.unready(puzzle))
        if refused:
            self.services.refuse(refused)
            return
        PageDialog(self.services, self).open()

    def save(self, *, hints: bool) -> bool:
        """Ask for a file, and write the page; False if none was chosen."""
        services = self.services
        puzzle = services.document.puzzle
        title = puzzle.title or tr(puzzle.kind_name)
        found = file_dialogs.ask_where_to_save(
            services.parent,
            tr("Web page"),
            Proposal(services.settings.folder, title, ".html"),
            tr("Web page (*.html)"),
        )
        if found is not None:
            self.make(puzzle, found[0], hints=hints)
        return found is not None

    def make(self, puzzle: Puzzle, path: Path, *, hints: bool) -> None:
        """Write the page of a puzzle, after those that are under way."""
        path = file_dialogs.with_ending(path, ".html")
        text = native.write(puzzle, PLAIN).decode()
        done = tr("The web page is in {}.").format(path)
        self.write(WritePage((text,), path, hints), path, tr("Writing the web page..."), done)
