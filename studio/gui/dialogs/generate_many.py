"""The dialog "Generate many": a batch of puzzles as a sheet of pictures that fills by itself."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from PySide6.QtCore import QRectF, QSize, QTimer, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from studio import language
from studio.catalogue import NO_BREAK
from studio.gui.dialogs.batch_run import Batch
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.generate import blank_of, form_facts, why_not
from studio.gui.dialogs.generation_words import clues_of
from studio.gui.dialogs.sheet_dialog import SheetDialog
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
from studio.gui.services.leaving import GivenUp, may_leave
from studio.gui.style.sentences import counted, grade_word, grade_words, size_words
from studio.gui.style.texts import tr
from studio.gui.style.theme import Theme
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.cards import ThumbnailCache
from studio.gui.widgets.dialogs import SentenceDialog, error_dialog, save_question
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.generate_form import SEEDS, FormFacts, GenerateForm
from studio.gui.widgets.inputs import Stepper
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.scrolling import scroll_within
from studio.gui.widgets.thumbnails import thumbnail
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.work.batching import Arrived

SIDE = 372
LEAST_HEIGHT = 400
"""In lower windows how many are wanted scrolls with the other choices."""
TILE = QSize(150, 186)
TICK_MS = 1000
COUNTS = (5, 10, 20, 50, 100, 200, 500, 1000)
AT_FIRST = 2
KEPT = 300
"""Pictures kept ready: some ten pages."""


class BatchPictures:
    """The puzzles of a batch, which may still grow."""

    def __init__(self, made: Sequence[Arrived]) -> None:
        self._made = made
        self._pictures = lru_cache(KEPT)(
            lambda number: ThumbnailCache(thumbnail(self._made[number].puzzle, air=0.02))
        )

    def __len__(self) -> int:
        return len(self._made)

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, number: int) -> None:
        """Paint a puzzle, without its solution."""
        self._pictures(number).paint(painter, box, theme)

    def caption(self, number: int) -> str:
        """Its clues, and how hard it is: "35 clues · medium". Each stays in one line."""
        made = self._made[number]
        parts = filter(None, (_size(made.puzzle), grade_word(made.word)))
        return " · ".join(part.replace(" ", NO_BREAK) for part in parts)

    def words(self, number: int) -> str:
        """The same with the grade as a number."""
        made = self._made[number]
        grade = grade_words(made.word, made.grade)
        return language.listed(part for part in (_size(made.puzzle), grade) if part)


def _size(puzzle: Puzzle) -> str:
    """The number of clues; of a drawing, which has none, that of its lines."""
    if puzzle.clues:
        return clues_of(puzzle.clues.count())
    return counted(len(puzzle.board.cell_graph.edges), "line", "lines")


class BatchDialog(SheetDialog):
    """Makes puzzles by the choices on the right; the sheet on the left fills while it works.

    The batch belongs to the window: the work goes on, and the sheet is kept, when the card is left.
    """

    def __init__(self, services: CardServices, batch: Batch, puzzle: Puzzle | None = None) -> None:
        """``puzzle`` is what others are made like, if not like the open one."""
        super().__init__(services, tr("Generate many"), TILE, tr("Puzzles made"), lines=2)
        self.batch = batch
        self._puzzle = puzzle or services.document.puzzle
        self._shown: Sequence[Arrived] | None = None
        self.form = GenerateForm(self.appearance, self._facts(), "new")
        if batch.choices is not None and batch.choices[0] is self._puzzle.rule:
            self.form.choose(batch.choices[1])
        self.form.changed.connect(self._show)
        self.empty.setText(tr("The puzzles appear here as they are made."))
        self.save_button = Button(self.appearance, tr("Save in a folder..."))
        self.save_button.setToolTip(tr("The puzzles as files with an index; later ones follow"))
        self.save_button.clicked.connect(self.ask_folder)
        self.open_button.setToolTip(tr("Open the chosen puzzle; the sheet is kept"))
        self._lay_out(self._make_side(), self._close_button(), self.save_button)
        batch.changed.connect(self._show)
        self.finished.connect(self._leave)
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._tick)
        self._ticks.start()
        self._show()

    def _facts(self) -> FormFacts:
        facts = form_facts(self._puzzle, tr, drawn=False)
        about = tr("Each has a line of its own, drawn at random.")
        return replace(
            facts,
            starts={"new": facts.starts["new"]},
            about={"new": about},
            refused={},
            pictured=False,
        )

    # -- parts ---------------------------------------------------------------------------------

    def _make_side(self) -> QWidget:
        px = self.appearance.px
        side = QWidget(self)
        self.give_side(side, SIDE)
        layout = column(side, (px(24), px(24), px(4), px(16)), px(8))
        low = self._services.parent.height() < px(LEAST_HEIGHT)
        body = QWidget()
        choices = column(body, gap=px(8))
        choices.addWidget(self.form, 1)
        scroll_within(layout, body)
        self.count = Stepper(self.appearance, tr("How many puzzles"))
        wanted = self.batch.count
        fitting = (place for place, count in enumerate(COUNTS) if count >= wanted)
        first = next(fitting, len(COUNTS) - 1) if wanted else AT_FIRST
        self.count.set_steps([grouped(n) for n in COUNTS], first)
        self.count.changed.connect(lambda _: self._show())
        holder = QWidget()
        line = row(holder, (px(4), 0, px(20), 0), px(8))
        line.addWidget(Label(self.appearance, tr("Puzzles")))
        line.addStretch(1)
        line.addWidget(self.count)
        (choices if low else layout).addWidget(holder)
        self.make = Button(self.appearance, tr("Make"), Kind.PRIMARY)
        self.make.hold_room(tr("Stop"), tr("Go on"), tr("Start again"))
        self.make.clicked.connect(self._make_or_stop)
        self.default_button = self.make
        foot = QWidget()
        buttons = Flow(px(8), foot, (px(4), 0, px(20), 0))
        self.anew = Button(self.appearance, tr("Start again"))
        self.anew.setToolTip(tr("Other puzzles, by the choices of now"))
        self.anew.clicked.connect(self._begin_anew)
        buttons.addWidget(self.anew)
        buttons.push()
        buttons.addWidget(self.make)
        layout.addWidget(foot)
        return side

    def first_focus(self) -> QWidget:
        return self.make

    # -- the work ------------------------------------------------------------------------------

    def _how_many(self) -> int:
        return COUNTS[self.count.index]

    def _make_or_stop(self) -> None:
        batch = self.batch
        if batch.busy:
            batch.stop()
            self._show()
        elif batch.made and len(batch.made) < self._how_many():
            batch.go_on(self._how_many())
        else:
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Another batch, as soon as the one that is there may go."""
        if may_leave(partial(ask_to_leave, self._services, self.batch), self._begin):
            self._begin()

    def _begin(self) -> None:
        seed = self.form.seed_wanted()
        wanted = replace(
            self.form.wanted(),
            seed=random.SystemRandom().randrange(SEEDS) if seed is None else seed,
        )
        self.batch.begin(blank_of(self._puzzle, self.form), wanted, self._how_many())

    def ask_folder(self) -> None:
        """Ask for a folder and put the puzzles there."""
        save_batch(self._services, self.batch)

    def open_puzzle(self, number: int | None) -> None:
        """Open a puzzle in place of the document; the sheet comes back with the command."""
        if number is None:
            return
        puzzle = self.batch.made[number].puzzle
        self.accept()
        self._services.documents.replace(Document(puzzle))

    # -- what is known -------------------------------------------------------------------------

    @Slot()
    def _show(self) -> None:
        batch = self.batch
        made, count = len(batch.made), batch.count
        if self._shown is not batch.made:
            self._shown = batch.made
            self.sheet.show_pictures(BatchPictures(batch.made), range(made))
        else:
            self.sheet.add(range(made))
        self.pages.setCurrentIndex(1 if made else 0)
        self.bar.setVisible(bool(count))
        self.bar.show_part(made, count)
        self.facts.setText(self._words())
        board = batch.blank.board if batch.blank is not None else self._puzzle.board
        size = size_words(board)
        seed = tr("seed {}").format(batch.options.seed) if batch.blank is not None else ""
        # The choices may be those of another kind, which is on the page.
        other = batch.blank is not None and batch.blank.rule != self._puzzle.rule
        kind = tr(batch.blank.kind_name) if batch.blank is not None and other else ""
        self.beside.setText(" · ".join(part for part in (kind, size, seed) if part))
        going_on = 0 < made < self._how_many()
        ready = tr("Go on") if going_on else tr("Start again") if made else tr("Make")
        self.make.setText(tr("Stop") if batch.busy else ready)
        self.make.setEnabled(batch.busy or not self.form.no_kind())
        self.anew.setVisible(going_on and not batch.busy)
        self.anew.setEnabled(not self.form.no_kind())
        self.save_button.setEnabled(bool(batch.unsaved))
        self._show_chosen()

    def _tick(self) -> None:
        """What is said of the time goes on while nothing comes."""
        if self.batch.busy:
            self.facts.setText(self._words())

    def _words(self) -> str:
        """How far it is, how long it takes, and where the puzzles are."""
        batch = self.batch
        if self.form.no_kind():
            return tr("Choose at least one kind of clue.")
        if batch.blank is None:
            return tr("All of them will differ, also when turned or mirrored.")
        words = [made_words(batch), batch.problem]
        left = batch.seconds_left
        if left is not None:
            words.append(tr("About {} left.").format(_span(left)))
        if batch.folder is not None:
            words.append(tr("Saved in {}.").format(batch.folder))
        return language.paragraph(words)

    def _show_chosen(self) -> None:
        number = self.sheet.number()
        self.open_button.setEnabled(number is not None)
        if number is None:
            self.chosen.setText("")
            return
        place = tr("Puzzle {}").format(grouped(number + 1))
        words = BatchPictures(self.batch.made).words(number)
        self.chosen.setText(f"{place} · {words.replace(', ', ' · ')}")

    def _leave(self) -> None:
        self.batch.choices = self._puzzle.rule, self.form.choices()
        self.batch.changed.disconnect(self._show)
        self.batch.settle()


def made_words(batch: Batch) -> str:
    """How far a batch is."""
    return tr("{} of {} puzzles.").format(grouped(len(batch.made)), grouped(batch.count))


def _span(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return tr("{} s").format(grouped(max(1, math.ceil(seconds))))
    return tr("{} min").format(grouped(math.ceil(seconds / 60)))


def save_batch(
    services: CardServices,
    batch: Batch,
    then: Callable[[], object] | None = None,
    refused: Callable[[], object] | None = None,
) -> None:
    """Ask for a folder and put the puzzles there.

    ``then`` comes once they are stored, ``refused`` if that fails.
    """
    words = tr("A folder for the puzzles")
    folder = file_dialogs.ask_for_folder_to_write(services.parent, words, services.settings.folder)
    if folder is not None:
        batch.save(folder, then, refused)


def ask_to_leave(
    services: CardServices, batch: Batch, given_up: GivenUp, then: Callable[[], object]
) -> SentenceDialog | None:
    """The question about puzzles that would be lost, open; None if none would.

    ``then`` follows once they are stored or given up; until they go they stay unsaved.
    """
    if not batch.unsaved or given_up.has(batch.made):
        return None
    name = counted(batch.unsaved, "generated puzzle", "generated puzzles")
    heading = tr("Save {}?").format(name)
    one, several = tr("It is lost otherwise."), tr("They are lost otherwise.")
    lost = one if batch.unsaved == 1 else several
    question = save_question(services.appearance, services.parent, heading, lost)

    def refused() -> None:
        # The card of the batch, which says why, need not be open.
        kept = tr("The puzzles are still there. Save them in another folder.")
        heading = tr("Not saved")
        error_dialog(services.appearance, services.parent, heading, batch.problem, kept).open()

    def answered(key: str) -> None:
        if key == "discard":
            given_up.add(batch.made)
            then()
        elif key == "save":
            save_batch(services, batch, then, refused)

    question.answered.connect(answered)
    question.open()
    return question


def show_batches(services: CardServices, batch: Batch) -> None:
    """The sheet of the window's batch, or a sentence why there is none."""
    refused = why_not(services.document.puzzle, tr)
    if refused and batch.blank is None:
        services.refuse(refused)
    else:
        BatchDialog(services, batch).open()
