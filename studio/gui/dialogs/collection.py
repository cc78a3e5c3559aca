"""The dialog "Folder": its puzzles as pictures with verdict, genre and grade; all at once is done
by solver processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from studio import language
from studio.families import rule as rule_of
from studio.formats import format_of
from studio.formats.native import NATIVE
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.collection_run import Collection, Entry, Wanted, genre_of, verdict_of
from studio.gui.dialogs.sheet_dialog import SheetDialog
from studio.gui.services import file_dialogs
from studio.gui.style.appearance import Appearance
from studio.gui.style.sentences import counted, grade_word, grade_words
from studio.gui.style.texts import tr
from studio.gui.style.theme import Theme
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.cards import ThumbnailCache
from studio.gui.widgets.choices import Choices
from studio.gui.widgets.inputs import CheckBox, Stepper
from studio.gui.widgets.painting import paint_glyph
from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.widgets.parts import column, hairline
from studio.gui.widgets.scrolling import scroll_within
from studio.gui.widgets.thumbnails import thumbnail
from studio.language import number as grouped
from studio.work.folders import EXPORTS

SIDE = 320
TILE = QSize(168, 192)
LULL_MS = 100
"""How long what becomes known while work is under way may wait until it is shown: to show each by
itself holds the window up where there are thousands."""
KEPT = 300
"""Pictures kept ready: some ten pages."""
GLYPH = 8
"""The radius of a verdict's glyph."""
WIDEST = 1.3
"""In radii, half the width of the widest one."""

WHICH = {
    "all": "All",
    "unique": "One solution",
    "several": "Several",
    "none": "No solution",
    "unknown": "Not known in time",
    "bad": "Not read",
    "spare": "Clues to spare",
    "twice": "Twice there",
}
ORDERS = {"name": "Name", "grade": "Difficulty", "genre": "Genre", "verdict": "Verdict"}


class CollectionPictures:
    """The puzzles of a folder."""

    def __init__(self, appearance: Appearance, collection: Collection) -> None:
        self._appearance, self._collection = appearance, collection
        self._pictures = lru_cache(KEPT)(self._picture)

    def _picture(self, number: int, digest: str) -> ThumbnailCache:
        """The picture of an entry while its file has the bytes with this digest."""
        puzzle = self._collection.entries[number].puzzle
        return ThumbnailCache(None if puzzle is None else thumbnail(puzzle, air=0.02))

    def __len__(self) -> int:
        return len(self._collection.entries)

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, number: int) -> None:
        """Paint a puzzle, with the glyph of its verdict on its corner; all of it is in the box, so
        that it keeps off what is around that."""
        entry, radius = self._collection.entries[number], self._appearance.px(GLYPH)
        if entry.puzzle is None:
            painter.save()
            painter.setFont(self._appearance.font("small", 500))
            painter.setPen(theme.colour("text2"))
            within = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(box, within, tr("Not read"))
            painter.restore()
            return
        room = box.adjusted(radius, radius, -radius, -radius)
        self._pictures(number, entry.digest).paint(painter, room, theme)
        verdict = verdict_of(entry)
        if verdict:
            place = box.topRight() + QPointF(-radius * WIDEST, radius)
            paint_glyph(painter, self._appearance, VerdictKind(verdict), place, radius, "canvas")

    def caption(self, number: int) -> str:
        """How hard it is, after its name: "tide · hard"; nobody reads the endings of files."""
        entry = self._collection.entries[number]
        name = entry.file.removesuffix(NATIVE.endings[0])
        return " · ".join(part for part in (name, _word(entry)) if part)

    def words(self, number: int) -> str:
        """The same with the file's name, the verdict and the grade as a number."""
        entry = self._collection.entries[number]
        checked = entry.checked
        parts = [entry.file, _genre(entry), tr(WHICH.get(verdict_of(entry), ""))]
        if checked is not None and checked.word:
            parts.append(grade_words(checked.word, checked.grade))
        if checked is not None and checked.redundant:
            parts.append(counted(checked.redundant, "clue to spare", "clues to spare"))
        return language.listed(part for part in (*parts, language.said(entry.sentence)) if part)


def _genre(entry: Entry) -> str:
    return tr("Not read") if entry.puzzle is None else tr(entry.puzzle.kind_name)


def _word(entry: Entry) -> str:
    return "" if entry.checked is None else grade_word(entry.checked.word)


class CollectionDialog(SheetDialog):
    """Pictures on the left; which are shown, and what is done with all of them, on the right.

    It opens with what was shown and chosen of the folder the last time.
    """

    def __init__(
        self,
        services: CardServices,
        collection: Collection,
        open_path: Callable[[Path], object],
    ) -> None:
        super().__init__(services, tr("Folder"), TILE, tr("Puzzles done"), lines=2)
        self.collection = collection
        self._open_path = open_path
        self._genres: list[str] = [""]
        self._folder: Path | None = None
        self._entries: list[Entry] | None = None
        """Those whose pictures are on show, of the folder."""
        self._lay_out(self._make_side())
        self._show_wanted(collection.wanted)
        self._doing, self._behind = collection.doing, False
        """What was under way when all was shown last, and whether there is news since."""
        self._lull = QTimer(self)
        self._lull.setSingleShot(True)
        self._lull.setInterval(LULL_MS)
        self._lull.timeout.connect(self._catch_up)
        collection.changed.connect(self._follow)
        self.finished.connect(self._leave)
        chosen = collection.chosen
        self._show()
        order = collection.shown(self.wanted())
        files = [collection.entries[number].file for number in order]
        if chosen in files:
            self.sheet.choose_place(files.index(chosen))

    # -- parts ---------------------------------------------------------------------------------

    def _make_side(self) -> QWidget:
        px = self.appearance.px
        side = QWidget(self)
        self.give_side(side, SIDE)
        outer = column(side, (px(24), px(24), px(4), px(16)), px(10))
        choices = QWidget()
        # Room for focus rings, which the scroll area would cut off otherwise.
        layout = column(choices, (px(4), px(4), px(16), px(4)), px(10))
        scroll_within(outer, choices)
        self.folder_button = Button(self.appearance, tr("Choose folder..."))
        self.folder_button.clicked.connect(self.ask_folder)
        layout.addWidget(self.folder_button)
        self.which = Choices(self.appearance, tr("Show"), {k: tr(w) for k, w in WHICH.items()})
        self.genre = Stepper(self.appearance, tr("Genre"))
        self.genre.set_steps([tr("All genres")], 0)
        self.genre.setMinimumWidth(px(220))
        self.orders = Choices(
            self.appearance, tr("Sorted by"), {k: tr(w) for k, w in ORDERS.items()}
        )
        for part in (self.which, self.genre, self.orders):
            layout.addWidget(part)
        self.check_button = Button(self.appearance, tr("Check all"), Kind.PRIMARY)
        self.check_button.hold_room(tr("Stop"))
        self.check_button.setToolTip(tr("Solutions, redundant clues and difficulty, on all cores"))
        self.check_button.clicked.connect(self._check_or_stop)
        self.default_button = self.check_button
        layout.addWidget(self.check_button)
        layout.addWidget(hairline())
        names = {key: format_of(key).endings[0].lstrip(".") for key in EXPORTS}
        self.forms = Choices(self.appearance, tr("Export what is shown"), names)
        layout.addWidget(self.forms)
        self.solved = CheckBox(self.appearance, tr("With solutions"))
        self.solved.setAccessibleName(tr("With solutions"))
        layout.addWidget(self.solved)
        self.export_button = Button(self.appearance, tr("Export these..."))
        self.export_button.clicked.connect(self.ask_export)
        layout.addWidget(self.export_button)
        layout.addStretch(1)
        outer.addWidget(self._close_button())
        return side

    def first_focus(self) -> QWidget:
        return self.check_button if self.collection.folder else self.folder_button

    # -- what is done --------------------------------------------------------------------------

    def ask_folder(self) -> None:
        """Ask for a folder and show it."""
        services = self._services
        words = tr("Folder of puzzles")
        start = self.collection.folder or services.settings.folder
        folder = file_dialogs.ask_for_folder(services.parent, words, start)
        if folder is not None:
            self.collection.look(folder)

    def _check_or_stop(self) -> None:
        if self._is_busy():
            self.collection.stop()
        else:
            self.collection.check()

    def _is_busy(self) -> bool:
        """Is there work that is stopped before other work begins?"""
        return bool(self.collection.doing) and not self.collection.looking_again

    def ask_export(self) -> None:
        """Ask for a folder and write what is shown there."""
        services = self._services
        words = tr("Folder for the export")
        start = self.collection.folder or services.settings.folder
        folder = file_dialogs.ask_for_folder_to_write(services.parent, words, start)
        if folder is not None:
            self.export(folder)

    def export(self, folder: Path) -> None:
        """Write what is shown into a folder."""
        entries = self.collection.entries
        places = self.collection.shown(self.wanted())
        files = tuple(entries[place].file for place in places if entries[place].puzzle is not None)
        solved = self.solved.isChecked()
        self.collection.export(files, folder, self.forms.chosen, solved=solved)

    def open_puzzle(self, number: int | None) -> None:
        """Open a file's puzzle in place of the document; the command brings the folder back."""
        entry = None if number is None else self.collection.entries[number]
        if entry is None or entry.puzzle is None:
            return
        assert self.collection.folder is not None
        self.accept()
        self._open_path(self.collection.folder / entry.file)

    # -- what is shown -------------------------------------------------------------------------

    def wanted(self) -> Wanted:
        """What is chosen to be shown."""
        return Wanted(
            self.which.chosen,  # type: ignore[arg-type]
            self._genres[self.genre.index],
            self.orders.chosen,  # type: ignore[arg-type]
        )

    def _show_wanted(self, wanted: Wanted) -> None:
        """Have this chosen to be shown; then every choice shows something else."""
        self.which.choose(wanted.which)
        self.orders.choose(wanted.order)
        if wanted.genre:
            self._genres = ["", wanted.genre]
            self.genre.set_steps([tr("All genres"), tr(rule_of(wanted.genre).name)], 1)
        for part in (self.which, self.genre, self.orders):
            part.changed.connect(self._rearrange)

    @Slot()
    def _rearrange(self) -> None:
        order = self.collection.shown(self.wanted())
        self.sheet.rearrange(order)
        self._show_order(order)

    @Slot()
    def _follow(self) -> None:
        """There is news: show it at once, unless there was some a moment ago."""
        self._behind = True
        if not (self._lull.isActive() and self.collection.doing == self._doing):
            self._catch_up()

    @Slot()
    def _catch_up(self) -> None:
        if self._behind:
            self._show()
            self._lull.start()

    def _show(self) -> None:
        collection = self.collection
        self._doing, self._behind = collection.doing, False
        self._show_genres()
        order = collection.shown(self.wanted())
        if self._entries is None or self._folder != collection.folder:
            self.sheet.show_pictures(CollectionPictures(self.appearance, collection), order)
        else:
            self.sheet.renew(order, self._chosen_now())
        self._folder, self._entries = collection.folder, collection.entries
        self.beside.setText(str(collection.folder or ""))
        self.bar.setVisible(bool(collection.doing))
        self.bar.show_part(collection.done, collection.total)
        self.check_button.setText(tr("Stop") if self._is_busy() else tr("Check all"))
        self.check_button.setEnabled(bool(collection.doing or collection.entries))
        self._show_order(order)

    def _chosen_now(self) -> int | None:
        """The number that the file that is chosen has now, after others may have come or gone."""
        number, now = self.sheet.number(), self.collection.entries
        if number is None or self._entries is None or self._entries is now:
            return number
        file = self._entries[number].file
        return next((place for place, entry in enumerate(now) if entry.file == file), None)

    def _show_order(self, order: Sequence[int]) -> None:
        """All that depends on which puzzles are shown."""
        self.pages.setCurrentIndex(1 if order else 0)
        self.export_button.setEnabled(not self._is_busy() and bool(order))
        self._show_facts(len(order))
        self._show_chosen()

    def _show_genres(self) -> None:
        there = sorted({genre_of(entry) for entry in self.collection.entries} - {""})
        if there != self._genres[1:]:
            kept = self._genres[self.genre.index]
            self._genres = ["", *there]
            names = [tr("All genres"), *(tr(rule_of(key).name) for key in there)]
            self.genre.set_steps(names, self._genres.index(kept) if kept in there else 0)

    def _show_facts(self, shown: int) -> None:
        collection = self.collection
        if collection.folder is None:
            self.empty.setText(tr("Choose a folder: its puzzles appear here."))
            self.facts.setText("")
            return
        self.empty.setText(self._nothing())
        words = [tr("{} of {} shown.").format(grouped(shown), grouped(len(collection.entries)))]
        if collection.doing:
            doing = {
                "look": tr("{} of {} read."),
                "check": tr("{} of {} checked."),
                "export": tr("{} of {} exported."),
            }
            far = grouped(collection.done), grouped(collection.total)
            words.append(doing[collection.doing].format(*far))
        twice = len(collection.duplicates())
        if twice:
            words.append(counted(twice, "puzzle is there twice.", "puzzles are there twice."))
        self.facts.setText(language.paragraph((*words, collection.problem)))

    def _nothing(self) -> str:
        """Why nothing is shown: what nobody has looked at may still be such a puzzle."""
        collection = self.collection
        if collection.doing == "look":
            return ""
        unknown = collection.unchecked(self.wanted())
        if not unknown:
            return tr("There is no such puzzle.")
        return counted(
            unknown,
            "puzzle is not checked yet; there is none among the others.",
            "puzzles are not checked yet; there is none among the others.",
        )

    def _show_chosen(self) -> None:
        number = self.sheet.number()
        pictures = CollectionPictures(self.appearance, self.collection)
        there = number is not None and number < len(self.collection.entries)
        if there and number is not None:
            self.collection.chosen = self.collection.entries[number].file
        self.chosen.setText(pictures.words(number) if there and number is not None else "")
        readable = there and number is not None and self.collection.entries[number].puzzle
        self.open_button.setEnabled(bool(readable))

    def _leave(self) -> None:
        self.collection.wanted = self.wanted()
        self.collection.changed.disconnect(self._follow)
        self._lull.stop()
