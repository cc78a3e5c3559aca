"""The dialog "Arrange booklet": its puzzles in the order of the book, dragged to other places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Protocol, TypeAlias

from PySide6.QtCore import QRectF, QSize, SignalInstance, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget
from shiboken6 import isValid

from studio import language
from studio.formats import native
from studio.formats.booklet import Layout
from studio.formats.booklet_file import ENDING, write
from studio.formats.format import PLAIN
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.make_booklet import BookletLooks
from studio.gui.document.background_io import Written
from studio.gui.services import file_dialogs
from studio.gui.services.file_dialogs import Proposal
from studio.gui.services.job_runner import JobRunner
from studio.gui.services.leaving import GivenUp, may_leave
from studio.gui.style.sentences import counted, first_of
from studio.gui.style.texts import tr
from studio.gui.style.theme import Theme
from studio.gui.widgets.arranging import ArrangingSheet
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.cards import ThumbnailCache
from studio.gui.widgets.dialogs import save_question
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.parts import FACTS_DOT, Label, column, hairline, row
from studio.gui.widgets.scrolling import bring_into_sight, scroll_within
from studio.gui.widgets.thumbnails import thumbnail
from studio.puzzle import Puzzle
from studio.work.folders import Looked
from studio.work.job import Ended
from studio.work.sentences import ended_words
from studio.work.sharing import ReadBooklet

SIZE = QSize(1080, 740)
SIDE = 280
TILE = QSize(150, 186)
KEPT = 300
NAMED = 3
"""So many files that could not be read are named."""
NATIVE = QKeySequence.SequenceFormat.NativeText


Held: TypeAlias = tuple[tuple[int, ...], Layout]
"""All that the file of a booklet holds: its puzzles in their order, and how it looks."""


class Binder(Protocol):
    """Writes books; see :class:`studio.gui.dialogs.make_booklet.Booklets`."""

    @property
    def job(self) -> object | None:
        """The book under way, if there is one."""

    @property
    def told(self) -> SignalInstance:
        """A sentence when a book is begun and when it has ended."""

    def ask_where(
        self, layout: Layout, folder: Path | None = None, puzzles: tuple[str, ...] = ()
    ) -> Callable[[], object] | None:
        """Ask for a file; what writes the book into it, or None."""


class BookPictures:
    """The puzzles of a book, whatever their order."""

    def __init__(
        self,
        puzzles: Sequence[Puzzle],
        place: Callable[[int], int | None],
        names: Sequence[str] = (),
    ) -> None:
        """``names`` are those of their files, where they have some: they tell puzzles apart that
        have no title, or the same one."""
        self._puzzles, self._place, self._names = puzzles, place, names
        self._titles = Counter(puzzle.title for puzzle in puzzles)
        self._pictures = lru_cache(KEPT)(
            lambda number: ThumbnailCache(thumbnail(puzzles[number], air=0.02))
        )

    def __len__(self) -> int:
        return len(self._puzzles)

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, number: int) -> None:
        """Paint a puzzle, without its solution."""
        self._pictures(number).paint(painter, box, theme)

    def caption(self, number: int) -> str:
        """Its number in the book, if that is known, and its title, or its file and its kind."""
        puzzle, place, name = self._puzzles[number], self._place(number), self._name(number)
        # What differs comes first where it can: of a long caption the end is cut.
        if not puzzle.title:
            words = FACTS_DOT.join((*name, tr(puzzle.kind_name)))
        elif self._titles[puzzle.title] > 1:
            words = FACTS_DOT.join((puzzle.title, *name))
        else:
            words = puzzle.title
        return words if place is None else f"{place + 1}  {words}"

    def words(self, number: int) -> str:
        """Its title and kind, and the name of its file."""
        puzzle = self._puzzles[number]
        parts = (puzzle.title, tr(puzzle.kind_name), *self._name(number))
        return language.listed(part for part in parts if part)

    def _name(self, number: int) -> Sequence[str]:
        """The name of its file without the ending, if it has one."""
        return [Path(name).stem for name in self._names[number : number + 1]]


class ArrangeDialog(CardDialog):
    """The puzzles of a folder or of a saved booklet; saves the order, or writes the book."""

    def __init__(
        self, services: CardServices, source: Path, layout: Layout, binder: Binder
    ) -> None:
        super().__init__(services.appearance, services.parent, tr("Arrange booklet"), SIZE)
        self._services, self._binder = services, binder
        self._layout = layout
        self._unread: list[str] = []
        """Why some files have no puzzle, and why not all were read."""
        self.puzzles: list[Puzzle] = []
        self._files: list[str] = []
        """Of the puzzles of a folder; none of those of a saved booklet."""
        self._saved = False
        """Was a saved booklet read?"""
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self.finished.connect(self._job_runner.stop)
        services.jobs.closing.connect(self._job_runner.stop)
        outer = row(self)
        self.sheet = ArrangingSheet(self.appearance, tr("Puzzle"), TILE, lines=2)
        for changed in (self.sheet.arranged, self.sheet.taken_out, self.sheet.restored):
            changed.connect(self._show_changed)
        holder = QWidget()
        margin = self.appearance.px(16)
        column(holder, (margin, margin, 0, margin)).addWidget(self.sheet)
        outer.addWidget(holder, 1)
        outer.addWidget(hairline(vertical=True))
        outer.addWidget(self._make_side())
        self._kept = self._held()
        """What was read, or saved last."""
        binder.told.connect(self._tell)
        self._job_runner.ask(ReadBooklet(source))

    def _make_side(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        side = QWidget(self)
        self.give_side(side, SIDE)
        outer = column(side, (px(20), px(24), px(6), px(20)), px(10))
        body = QWidget()
        layout = self._lines = column(body, gap=px(10))
        self._area = scroll_within(outer, body)
        self._area.verticalScrollBar().rangeChanged.connect(self._set_margins)
        self._set_margins()
        heading = tr("Arrange booklet")
        layout.addWidget(Label(self.appearance, heading, "title", 600, display=True))
        undo = QKeySequence(QKeySequence.StandardKey.Undo).toString(NATIVE)
        note = language.paragraph(
            (
                tr("Drag puzzles to other places, or use Alt and arrow keys. Del takes one out."),
                tr("{} takes a change back.").format(undo),
            )
        )
        layout.addWidget(Label(self.appearance, note, "body", 400, "text2", wrap=True))
        self.title = QLineEdit(self._layout.title)
        self.title.setAccessibleName(tr("Title"))
        self.title.textChanged.connect(self._show_facts)
        layout.addWidget(self.title)
        self.arranged = CheckBox(self.appearance, tr("In this order"))
        self.arranged.setAccessibleName(tr("In this order"))
        self.arranged.setToolTip(tr("Else from easy to hard"))
        self.arranged.toggled.connect(self._take_tick)
        layout.addWidget(self.arranged)
        self.looks = BookletLooks(self.appearance, self._layout)
        self.looks.changed.connect(self._show_facts)
        layout.addWidget(self.looks)
        self.facts = Label(self.appearance, tr("Reading..."), "body", 500, "text", wrap=True)
        layout.addWidget(self.facts)
        self.unread = Label(self.appearance, "", "small", 500, "none_text", wrap=True)
        self.unread.hide()
        layout.addWidget(self.unread)
        layout.addStretch(1)
        self.save_button = Button(self.appearance, tr("Save booklet..."))
        self.save_button.setToolTip(tr("A file that Booklet, Open, shows again as it is here"))
        self.save_button.clicked.connect(lambda _=False: self._save())
        self.write_button = Button(self.appearance, tr("Write PDF..."), Kind.PRIMARY)
        self.write_button.clicked.connect(self._write)
        self.default_button = self.write_button
        close = Button(self.appearance, tr("Close"))
        close.clicked.connect(self.reject)
        for button in (self.save_button, self.write_button, close):
            outer.addWidget(button)
        for button in (self.save_button, self.write_button):
            button.setEnabled(False)
        return side

    def _set_margins(self) -> None:
        """Keep the lines as wide as they are when the scroll bar comes or goes. Around them is room
        for focus rings, which the scroll area would cut off otherwise."""
        px, bar = self.appearance.px, self._area.verticalScrollBar()
        taken = bar.sizeHint().width() if bar.maximum() > 0 else 0
        self._lines.setContentsMargins(px(4), px(4), max(0, px(18) - taken), px(4))

    @Slot(str)
    def _tell(self, words: str) -> None:
        """Say what became of a file, in sight also where the column is higher than the window."""
        self.facts.setText(words)
        bring_into_sight(self._area, self.facts)

    def first_focus(self) -> QWidget:
        return self.sheet

    @Slot(object)
    def _hear(self, news: Looked | Layout | Ended) -> None:
        match news:
            case Layout():
                self._layout, self._saved = news, True
                self.title.setText(news.title)
                self.arranged.setChecked(news.arranged)
                self.looks.show_layout(news)
                self._kept = self._held()
            case Looked(members):
                self.puzzles += [m.puzzle for m in members if m.puzzle is not None]
                if not self._saved:
                    self._files += [m.file for m in members if m.puzzle is not None]
                self._unread += [
                    f"{m.file}: {language.said(m.sentence)}" for m in members if m.puzzle is None
                ]
            case Ended():
                pictures = BookPictures(self.puzzles, self._place_of, self._files)
                self.sheet.show_pictures(pictures, range(len(self.puzzles)))
                # Looks that were chosen meanwhile are not kept anywhere.
                self._kept = (self._order(), self._kept[1])
                if news.reason is not None:
                    self._unread.append(ended_words(news))
                self._show_facts()
                self._show_count()
                self._show_unread()

    @Slot()
    def _show_changed(self) -> None:
        """The puzzles are in another order, or others."""
        self.arranged.setChecked(self.sheet.by_hand)
        self._show_facts()

    @Slot()
    def _show_facts(self) -> None:
        """What can be said of the booklet as it is now."""
        if self._job_runner.busy:
            return
        count = len(self.sheet.order)
        for button in (self.save_button, self.write_button):
            button.setEnabled(count > 0)
        if self._binder.job is None:
            self._show_count()

    def _show_count(self) -> None:
        self.facts.setText(counted(len(self.sheet.order), "puzzle", "puzzles") + ".")

    def _show_unread(self) -> None:
        self.unread.setText(first_of(self._unread, NAMED))
        self.unread.setVisible(bool(self._unread))

    def _place_of(self, number: int) -> int | None:
        """Its place in the book; from easy to hard nobody knows it before they are graded."""
        return self.sheet.order.index(number) if self.arranged.isChecked() else None

    @Slot(bool)
    def _take_tick(self, on: bool) -> None:
        self.sheet.by_hand = on
        self.sheet.viewport().update()
        self._show_facts()

    def layout_wanted(self) -> Layout:
        """The looks, with what is chosen here."""
        title = self.title.text().strip() or self._layout.title
        return replace(self.looks.wanted(), title=title, arranged=self.arranged.isChecked())

    def ordered(self) -> list[Puzzle]:
        """The puzzles in their order."""
        return [self.puzzles[number] for number in self.sheet.order]

    def _save(self, then: Callable[[], object] | None = None) -> None:
        """Ask for a file and write the order there; ``then`` comes once it is on the disk."""
        services, layout = self._services, self.layout_wanted()
        start = Proposal(services.settings.folder, layout.title, ENDING)
        words = self.tr("Booklet (*{})").format(ENDING)
        found = file_dialogs.ask_where_to_save(services.parent, self.tr("Booklet"), start, words)
        if found is None:
            return
        path, puzzles, held = found[0], self.ordered(), self._held()
        path = file_dialogs.with_ending(path, ENDING)

        def saved(_: Written) -> None:
            # The card may have been left meanwhile, or the booklet changed once more.
            if isValid(self):
                self._kept = held
                if held == self._held():
                    self._tell(self.tr("Saved as {}.").format(path.name))
                if then is not None:
                    then()

        services.filing.make(lambda: write(puzzles, layout), path, saved)

    def _order(self) -> tuple[int, ...]:
        return tuple(self.sheet.order)

    def _held(self) -> Held:
        """What a file of the booklet would hold now."""
        return self._order(), self.layout_wanted()

    def reject(self) -> None:
        """Leave the card, with a question where changes would be lost."""
        leave = partial(CardDialog.reject, self)
        if may_leave(self.ask_to_leave, leave):
            leave()

    def ask_to_leave(self, given_up: GivenUp, then: Callable[[], object]) -> CardDialog | None:
        """The question about changes that would be lost, open; None if there are none, or no
        puzzle that a file could have."""
        held = self._held()
        if held == self._kept or not self.sheet.order or given_up.has(self, held):
            return None
        services = self._services
        heading = tr("Save the changes to {0}?").format(self.layout_wanted().title)
        lost = tr("They are lost otherwise.")
        question = save_question(services.appearance, services.parent, heading, lost)

        def answered(key: str) -> None:
            if key == "discard":
                given_up.add(self, held)
                then()
            elif key == "save":
                self._save(then)

        question.answered.connect(answered)
        question.open()
        return question

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.sheet.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.sheet.redo()
        else:
            super().keyPressEvent(event)

    def _write(self) -> None:
        texts = tuple(native.write(puzzle, PLAIN).decode() for puzzle in self.ordered())
        # The card stays: where the book is refused, its order is still to be had.
        begin = self._binder.ask_where(self.layout_wanted(), puzzles=texts)
        if begin is not None:
            begin()
