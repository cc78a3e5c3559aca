"""The dialog "Census": all loops of a board, and how many Slitherlinks it has."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QStackedWidget, QWidget

from studio.board import Board
from studio.engines.counting.census import declines
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.census_loops import LoopPictures
from studio.gui.document.document import Document
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.appearance import Appearance
from studio.gui.style.sentences import FILL_BOARD, counted
from studio.gui.style.texts import tr
from studio.gui.widgets.bar import Bar
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.contact_sheet import ContactSheet
from studio.gui.widgets.dialogs import error_dialog
from studio.gui.widgets.parts import ElidedLabel, Label, column, hairline, row
from studio.gui.widgets.welcome_parts import Pill
from studio.language import number as grouped
from studio.puzzle import Puzzle, Rule
from studio.work.census import Loop, Loops, LoopsCompared, News, checker, question
from studio.work.job import Ended, Job
from studio.work.sentences import ended_words, said

SIZE = QSize(1040, 760)
UNKNOWN = "–"


class Number(QWidget):
    """A large number with its noun below."""

    def __init__(self, appearance: Appearance, noun: str) -> None:
        super().__init__()
        layout = column(self)
        self._noun = noun
        self._value = Label(appearance, UNKNOWN, "count", 600, display=True)
        layout.addWidget(self._value)
        layout.addWidget(ElidedLabel(appearance, noun, "body", 400, "text2"))
        self.show_value(None)

    def show_value(self, value: int | None) -> None:
        """Show a number; None while it is not known."""
        words = UNKNOWN if value is None else grouped(value)
        self._value.setText(words)
        self._value.set_tone("text2" if value is None else "text")
        self.setAccessibleName(f"{words} {self._noun}")

    def text(self) -> str:
        """The number as it is shown."""
        return self._value.text()


class CensusDialog(CardDialog):
    """Takes the census of a board in the background and shows its loops.

    A loop that is opened becomes a new puzzle with all the numbers that it gives the cells.
    """

    def __init__(self, services: CardServices, rule: Rule, board: Board) -> None:
        super().__init__(services.appearance, services.parent, tr("Census"), SIZE)
        self._services, self._rule, self._board = services, rule, board
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._loops: list[Loop] = []
        self.pictures = LoopPictures(board, ())
        layout = column(self)
        layout.addWidget(self._head())
        layout.addWidget(hairline())
        self.pages = QStackedWidget()
        self._waiting = self._waiting_page()
        self.sheet = ContactSheet(self.appearance, self.tr("Loop"))
        self.sheet.chosen.connect(self._show_chosen)
        self.sheet.opened.connect(self.open_loop)
        self.pages.addWidget(self._waiting)
        self.pages.addWidget(self.sheet)
        layout.addWidget(self.pages, 1)
        layout.addWidget(hairline())
        layout.addWidget(self._foot())
        self.finished.connect(self._leave)
        services.jobs.closing.connect(self.stop)

    # -- parts ---------------------------------------------------------------------------------

    def _head(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        head = QWidget()
        layout = column(head, (px(28), px(24), px(24), px(14)), px(14))
        title = QWidget()
        line = row(title, gap=px(12))
        line.addWidget(Label(self.appearance, tr("Census"), "title", 600, display=True))
        facts = tr("of a board with {}").format(counted(len(self._board), "cell", "cells"))
        beside = ElidedLabel(self.appearance, facts, "body", 400, "text2")
        # So that both texts stand on one line.
        beside.setContentsMargins(0, px(5), 0, 0)
        # It gives way to the choices where both have no room.
        beside.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        line.addWidget(beside, 1)
        self.orders = self._pills()
        line.addWidget(self.orders)
        layout.addWidget(title)
        numbers = QWidget()
        line = row(numbers, gap=px(56))
        self.loops_number = Number(self.appearance, tr("loops"))
        self.puzzles_number = Number(self.appearance, tr("Slitherlinks with exactly one solution"))
        line.addWidget(self.loops_number)
        line.addWidget(self.puzzles_number)
        line.addStretch(1)
        layout.addWidget(numbers)
        return head

    def _pills(self) -> QWidget:
        tr = self.tr
        holder = QWidget()
        line = row(holder, gap=self.appearance.px(4))
        self.by_puzzles = Pill(self.appearance, tr("Most puzzles"))
        self.by_length = Pill(self.appearance, tr("Shortest"))
        group = QButtonGroup(self)
        for pill, tip in (
            (self.by_puzzles, tr("Show the loops with most puzzles first")),
            (self.by_length, tr("Show the shortest loops first")),
        ):
            pill.setToolTip(tip)
            pill.setAccessibleDescription(tip)
            pill.clicked.connect(self._sort)
            group.addButton(pill)
            line.addWidget(pill)
        self.by_puzzles.setChecked(True)
        # The heading does not move when they appear.
        policy = holder.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        holder.setSizePolicy(policy)
        holder.hide()
        return holder

    def _waiting_page(self) -> QWidget:
        px = self.appearance.px
        page = QWidget()
        layout = column(page, gap=px(8))
        middle = Qt.AlignmentFlag.AlignHCenter
        self.words = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        self.words.setAlignment(middle)
        self.words.setContentsMargins(px(28), 0, px(24), 0)
        self.bar = Bar(self.appearance, self.tr("Loops compared"))
        self.stop_button = Button(self.appearance, self.tr("Stop"))
        self.stop_button.clicked.connect(self._stop_or_begin)
        layout.addStretch(1)
        layout.addWidget(self.words)
        layout.addWidget(self.bar, 0, middle)
        layout.addWidget(self.stop_button, 0, middle)
        layout.addStretch(1)
        return page

    def _foot(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        foot = QWidget()
        line = row(foot, (px(28), px(14), px(24), px(16)), px(8))
        self.facts = ElidedLabel(self.appearance, "", "body", 400, "text2")
        line.addWidget(self.facts, 1)
        close = Button(self.appearance, tr("Close"))
        close.clicked.connect(self.reject)
        self.open_button = Button(self.appearance, tr("Open as puzzle"), Kind.PRIMARY)
        self.open_button.setToolTip(tr("A new puzzle with all numbers of this loop"))
        self.open_button.clicked.connect(lambda: self.open_loop(self.sheet.number()))
        self.open_button.setEnabled(False)
        self.default_button = self.open_button
        line.addWidget(close)
        line.addWidget(self.open_button)
        return foot

    def first_focus(self) -> QWidget:
        return self.stop_button

    # -- the census ----------------------------------------------------------------------------

    def open(self) -> None:
        """Show the card and take the census."""
        super().open()
        self.begin()

    def begin(self) -> None:
        """Take the census from the beginning."""
        self._loops = []
        self.words.setText(self.tr("Finding all loops..."))
        self.bar.show_part(0, 0)
        self.bar.show()
        self.stop_button.setText(self.tr("Stop"))
        self._job_runner.ask(question(Puzzle(self._rule, self._board)), checker(self._board))

    @property
    def job(self) -> Job[News] | None:
        """The work under way, if there is any."""
        return self._job_runner.job

    @Slot()
    def stop(self) -> None:
        """End the work under way; what it still says is not heard."""
        self._job_runner.stop()

    def _stop_or_begin(self) -> None:
        if not self._job_runner.busy:
            self.begin()
        else:
            self.stop()
            self._give_up(self.tr("Stopped. Nothing is known about single loops yet."))

    @Slot(object)
    def _hear(self, news: News | Ended) -> None:
        match news:
            case LoopsCompared(done, total):
                self.bar.show_part(done, total)
                self.loops_number.show_value(total)
                self.words.setText(
                    self.tr("{} of {} loops compared with all others").format(
                        grouped(done), grouped(total)
                    )
                )
            case Ended():
                reason = ended_words(news)
                if reason:
                    self._give_up(reason)
                else:
                    self._show_loops()
            case Loops(loops):
                self._loops += loops

    def _give_up(self, reason: str) -> None:
        self.words.setText(reason)
        self.bar.hide()
        self.stop_button.setText(self.tr("Start again"))

    def _show_loops(self) -> None:
        focused = self.stop_button.hasFocus()
        self.pictures = LoopPictures(self._board, tuple(self._loops))
        self.loops_number.show_value(len(self._loops))
        self.puzzles_number.show_value(sum(loop.puzzles for loop in self._loops))
        self.orders.show()
        self.open_button.setEnabled(bool(self._loops))
        self.pages.setCurrentWidget(self.sheet)
        self.sheet.show_pictures(self.pictures, self._order())
        if focused:
            self.sheet.setFocus(Qt.FocusReason.OtherFocusReason)

    def _order(self) -> list[int]:
        pictures = self.pictures
        return pictures.by_puzzles() if self.by_puzzles.isChecked() else pictures.by_length()

    def _sort(self) -> None:
        self.sheet.set_order(self._order())

    def _show_chosen(self, number: int) -> None:
        pictures, tr = self.pictures, self.tr
        loop = pictures.loops[number]
        place = tr("Loop {} of {}").format(grouped(self.sheet.place + 1), grouped(len(pictures)))
        sides = counted(loop.length, "side", "sides")
        puzzles = counted(loop.puzzles, "puzzle", "puzzles")
        only = tr("the only solution of {}").format(puzzles)
        if not loop.puzzles:
            only = tr("never the only solution")
        self.facts.setText(f"{place} · {sides} · {only}")

    # -- leaving -------------------------------------------------------------------------------

    def open_loop(self, number: int | None) -> None:
        """Open a loop as a new puzzle with all its numbers, which are one undo step."""
        if number is None:
            return
        puzzle = Puzzle(self._rule, self._board)
        line = self.pictures.loops[number].line(self._board)
        numbered = puzzle.placed(*self._rule.candidate_clues(puzzle, puzzle.compile(), line))
        assert isinstance(numbered, Puzzle)
        leave, documents = self.accept, self._services.documents

        def show() -> None:
            document = Document.new(puzzle)
            leave()
            documents.show(document)
            document.apply(numbered, FILL_BOARD)

        documents.once_left(show)

    def _leave(self) -> None:
        self.stop()
        self._services.jobs.closing.disconnect(self.stop)
        self.discard()


def show_census(services: CardServices) -> None:
    """The census of the board on the canvas, or a sentence why there is none."""
    puzzle = services.document.puzzle
    if not len(puzzle.board):
        services.refuse(tr("This board has no cells yet."))
        return
    refused = declines(puzzle.board)
    if refused:
        heading = tr("This board is too large for a census")
        error_dialog(services.appearance, services.parent, heading, tr(said(refused))).open()
        return
    CensusDialog(services, puzzle.rule, puzzle.board).open()
