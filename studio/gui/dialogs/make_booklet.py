"""A folder of puzzles as a booklet: a solver process solves, grades and writes.

It is written at once, or arranged by hand first (:mod:`studio.gui.dialogs.arrange_booklet`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from studio.formats.booklet import GRIDS, Layout
from studio.formats.booklet_file import ENDING
from studio.formats.pdf import POINTS_A_MM
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.file_writer import FileWriter
from studio.gui.services import file_dialogs
from studio.gui.services.file_dialogs import Proposal
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.choices import Choices
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.parts import Label, column
from studio.gui.widgets.sheet import Sheet
from studio.work.sharing import WriteBooklet

BLEED_MM = 3
TRIM_NAMES = {"6x9": "6 × 9 in", "a5": "A5", "letter": "Letter", "a4": "A4"}


class BookletLooks(QWidget):
    """Size of the page, puzzles a page, and what stands beside them, as chosen for a ``layout``."""

    changed = Signal()

    def __init__(self, appearance: Appearance, layout: Layout) -> None:
        super().__init__()
        self._appearance, self._layout = appearance, layout
        self._lines = column(self, gap=appearance.px(10))
        self.trims = Choices(appearance, tr("Size of the page"), TRIM_NAMES)
        self.counts = Choices(appearance, tr("Puzzles a page"), {str(n): str(n) for n in GRIDS})
        self._lines.addWidget(self.trims)
        self._lines.addWidget(self.counts)
        for choices in (self.trims, self.counts):
            choices.changed.connect(self.changed)
        self.bleed = self._box(
            tr("With bleed, for print on demand"),
            tr("{} mm of ink beyond the cut on all sides").format(BLEED_MM),
        )
        self.standards = self._box(
            tr("With time standards"),
            tr("What grandmasters, masters and experts may take, reckoned from size and grade"),
        )
        self.hints = self._box(
            tr("With hints at the back"), tr("How each begins, and where it gets hardest")
        )
        self.show_layout(layout)

    def _box(self, words: str, tip: str) -> CheckBox:
        box = CheckBox(self._appearance, words)
        box.setAccessibleName(words)
        box.setToolTip(tip)
        box.toggled.connect(lambda _: self.changed.emit())
        self._lines.addWidget(box)
        return box

    def show_layout(self, layout: Layout) -> None:
        """Choose what a layout has."""
        self._layout = layout
        self.trims.choose(layout.trim)
        self.counts.choose(str(layout.per_page))
        self.bleed.setChecked(layout.bleed > 0)
        self.standards.setChecked(layout.standards)
        self.hints.setChecked(layout.hints)

    def wanted(self) -> Layout:
        """The layout with what is chosen; bleed stays as wide as it was."""
        bleed = self._layout.bleed or BLEED_MM * POINTS_A_MM
        return replace(
            self._layout,
            trim=self.trims.chosen,
            per_page=int(self.counts.chosen),
            bleed=bleed if self.bleed.isChecked() else 0.0,
            standards=self.standards.isChecked(),
            hints=self.hints.isChecked(),
        )


class BookletDialog(Sheet):
    """Title, size of the page, puzzles a page; then the folder and the file are asked for.

    It opens with what was chosen before: whoever was told of a puzzle without a solution tries
    again.
    """

    def __init__(self, services: CardServices, booklets: Booklets) -> None:
        super().__init__(services.appearance, services.parent, tr("Booklet"))
        self._booklets = booklets
        note = tr(
            "A folder of puzzles as a PDF to print or bind: contents, rules, puzzles from easy to "
            "hard, and answers."
        )
        self.body_layout.addWidget(Label(self.appearance, note, "body", 400, "text2", wrap=True))
        self.body_layout.addWidget(Label(self.appearance, tr("Title"), "small", 500, "text2"))
        chosen = booklets.chosen or Layout(tr("Puzzles"))
        self.title = QLineEdit(chosen.title)
        self.title.setAccessibleName(tr("Title"))
        self.body_layout.addWidget(self.title)
        self.looks = BookletLooks(self.appearance, chosen)
        self.body_layout.addWidget(self.looks)
        self.add_button(tr("Cancel"), self.reject)
        self.open_button = self.add_button(tr("Open..."), lambda: self._go(booklets.open))
        self.open_button.setToolTip(tr("Go on with a booklet that was saved"))
        self.arrange_button = self.add_button(tr("Arrange..."), lambda: self._go(booklets.arrange))
        self.arrange_button.setToolTip(tr("Put the puzzles of a folder in order by hand"))
        self.add_button(tr("Choose folder..."), lambda: self._go(booklets.choose), primary=True)

    def layout_wanted(self) -> Layout:
        """What is chosen."""
        return replace(self.looks.wanted(), title=self.title.text().strip() or tr("Puzzles"))

    def _go(self, ask: Callable[[Layout], Callable[[], object] | None]) -> None:
        layout = self.layout_wanted()
        begin = ask(layout)
        if begin is not None:
            self._booklets.chosen = layout
            self.accept()
            begin()


class Booklets(FileWriter):
    """Makes one booklet after the other.

    What asks for files gives what is to be done then, or None where nothing was chosen. ``chosen``
    are the looks of the last one.
    """

    chosen: Layout | None = None

    def ask(self) -> None:
        """The dialog."""
        BookletDialog(self.services, self).open()

    def choose(self, layout: Layout) -> Callable[[], object] | None:
        """Ask for the folder and the file, to write the book."""
        folder = self._folder()
        return None if folder is None else self.ask_where(layout, folder)

    def arrange(self, layout: Layout) -> Callable[[], object] | None:
        """Ask for the folder, to show its puzzles to be put in order."""
        folder = self._folder()
        return None if folder is None else partial(self.show, folder, layout)

    def open(self, layout: Layout) -> Callable[[], object] | None:
        """Ask for a booklet that was saved, to show it; its looks are its own."""
        services = self.services
        words = self.tr("Booklet (*{})").format(ENDING)
        heading, start = self.tr("Open booklet"), services.settings.folder
        path = file_dialogs.ask_which_to_open(services.parent, heading, start, words)
        return None if path is None else partial(self.show, path, layout)

    def show(self, source: Path, layout: Layout | None = None) -> None:
        """Show the puzzles of a folder, or of a booklet that was saved, to be put in order."""
        # Loaded when asked for: few sessions make books.
        from studio.gui.dialogs.arrange_booklet import ArrangeDialog

        ArrangeDialog(self.services, source, layout or Layout(), self).open()

    def _folder(self) -> Path | None:
        services = self.services
        words = self.tr("Folder of puzzles")
        return file_dialogs.ask_for_folder(services.parent, words, services.settings.folder)

    def ask_where(
        self, layout: Layout, folder: Path | None = None, puzzles: tuple[str, ...] = ()
    ) -> Callable[[], object] | None:
        """Ask for the file, to write the puzzles of a folder, or these (native texts)."""
        services = self.services
        found = file_dialogs.ask_where_to_save(
            services.parent,
            self.tr("Booklet"),
            Proposal(folder or services.settings.folder, layout.title, ".pdf"),
            self.tr("Printed booklet (*.pdf)"),
        )
        if found is None:
            return None
        path = file_dialogs.with_ending(found[0], ".pdf")
        return partial(
            self.write,
            WriteBooklet(path, layout, folder, puzzles),
            path,
            self.tr("Writing the booklet..."),
            self.tr("The booklet is in {}.").format(path),
        )
