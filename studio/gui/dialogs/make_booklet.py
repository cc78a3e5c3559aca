"""A folder of puzzles as a booklet: a solver process solves, grades and writes."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QLineEdit, QWidget

from studio.formats.booklet import GRIDS, TRIMS
from studio.formats.pdf import POINTS_A_MM
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.file_writer import FileWriter, with_ending
from studio.gui.services import file_dialogs
from studio.gui.style.texts import tr
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.parts import Label, row
from studio.gui.widgets.sheet import Sheet
from studio.gui.widgets.welcome_parts import Pill
from studio.work.sharing import WriteBooklet

BLEED_MM = 3.0
TRIM_NAMES = {"6x9": "6 × 9 in", "a5": "A5", "letter": "Letter", "a4": "A4"}


class BookletDialog(Sheet):
    """Title, size of the page, puzzles a page; then the folder and the file are asked for."""

    def __init__(self, services: CardServices, booklets: Booklets) -> None:
        super().__init__(services.appearance, services.parent, tr("Booklet"))
        note = tr(
            "A folder of puzzles as a PDF to print or bind: contents, rules, puzzles from easy to "
            "hard, and answers."
        )
        self.body_layout.addWidget(Label(self.appearance, note, "body", 400, "text2", wrap=True))
        self.title = QLineEdit(tr("Puzzles"))
        self.title.setAccessibleName(tr("Title"))
        self.body_layout.addWidget(self.title)
        self.trims = self._pills(tr("Size of the page"), TRIM_NAMES)
        self.counts = self._pills(tr("Puzzles a page"), {str(n): str(n) for n in GRIDS})
        self.bleed = CheckBox(self.appearance, tr("With bleed, for print on demand"))
        self.bleed.setAccessibleName(tr("With bleed"))
        self.bleed.setToolTip(tr("3 mm of ink beyond the cut on all sides"))
        self.body_layout.addWidget(self.bleed)
        self.add_button(tr("Cancel"), self.reject)
        self.add_button(tr("Choose folder..."), lambda: self._go(booklets), primary=True)

    def _pills(self, name: str, words: dict[str, str]) -> dict[str, Pill]:
        """A row of choices of which one is taken, the first at the start."""
        self.body_layout.addWidget(Label(self.appearance, name, "small", 500, "text2"))
        holder = QWidget()
        layout = row(holder, gap=self.appearance.px(4))
        group = QButtonGroup(self)
        pills = {}
        for key, word in words.items():
            pill = pills[key] = Pill(self.appearance, word)
            group.addButton(pill)
            layout.addWidget(pill)
        layout.addStretch(1)
        next(iter(pills.values())).setChecked(True)
        self.body_layout.addWidget(holder)
        return pills

    def _go(self, booklets: Booklets) -> None:
        trim = next(key for key, pill in self.trims.items() if pill.isChecked())
        count = next(int(key) for key, pill in self.counts.items() if pill.isChecked())
        bleed = BLEED_MM * POINTS_A_MM if self.bleed.isChecked() else 0.0
        title = self.title.text().strip() or tr("Puzzles")
        self.accept()
        booklets.choose(title, trim, count, bleed)


class Booklets(FileWriter):
    """Makes one booklet at a time."""

    def ask(self) -> None:
        """The dialog."""
        BookletDialog(self.services, self).open()

    def choose(self, title: str, trim: str, per_page: int, bleed: float) -> None:
        """Ask for the folder and the file, and write."""
        assert trim in TRIMS
        services = self.services
        folder = file_dialogs.ask_for_folder(
            services.parent, self.tr("Folder of puzzles"), services.settings.folder
        )
        if folder is None:
            return
        found = file_dialogs.ask_where_to_save(
            services.parent,
            self.tr("Booklet"),
            folder / f"{title}.pdf".replace("/", "-"),
            self.tr("Printed booklet (*.pdf)"),
        )
        if found is not None:
            path = with_ending(found[0], ".pdf")
            self.write(
                WriteBooklet(folder, path, title, trim, per_page, bleed),
                self.tr("Writing the booklet..."),
                self.tr("The booklet is in {}.").format(path),
            )
