"""Sharing a puzzle as a page to play it on: a solver process looks for the answer and writes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from shiboken6 import isValid

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
        self.note = Label(self.appearance, "", "body", 500, wrap=True)
        self.note.hide()
        self.body_layout.addWidget(self.note)
        self.add_button(tr("Cancel"), self.reject)
        self.save_button = self.add_button(tr("Save..."), lambda: self._save(pages), primary=True)

    def _save(self, pages: Pages) -> None:
        """The card stays until the page is on the disk."""
        if pages.save(hints=self.hints.isChecked(), asked=self._written):
            self._choose(False)
            self._say(tr("Writing the web page..."))

    def _choose(self, can: bool) -> None:
        self.hints.setEnabled(can)
        self.save_button.setEnabled(can)

    def _say(self, words: str) -> None:
        self.note.setText(words)
        self.note.show()
        self.take_place()

    def _written(self, refused: str) -> bool:
        if not isValid(self) or not self.isVisible():
            return False
        if refused:
            self._choose(True)
            self._say(refused)
        else:
            self.accept()
        return True


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

    def save(self, *, hints: bool, asked: Callable[[str], bool] | None = None) -> bool:
        """Ask for a file, and write the page; False if none was chosen. A card that ``asked`` hears
        how that ended."""
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
            self.make(puzzle, found[0], hints=hints, asked=asked)
        return found is not None

    def make(
        self,
        puzzle: Puzzle,
        path: Path,
        *,
        hints: bool,
        asked: Callable[[str], bool] | None = None,
    ) -> None:
        """Write the page of a puzzle, after those that are under way."""
        path = file_dialogs.with_ending(path, ".html")
        text = native.write(puzzle, PLAIN).decode()
        done = tr("The web page is in {}.").format(path)
        begun = tr("Writing the web page...")
        self.write(WritePage((text,), path, hints), path, begun, done, asked)
