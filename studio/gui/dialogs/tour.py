"""The dialog "Tour": tours of boards of any size, by a method of choice, measured and exported."""

from __future__ import annotations

import random
import time
from dataclasses import field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QWidget

from studio.board import Board
from studio.families import from_source
from studio.formats.tours import ENDINGS
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.tour_comparison import ComparisonDialog
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
from studio.gui.services.file_dialogs import Proposal
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.sentences import FILL_BOARD, counted
from studio.gui.style.texts import for_many, tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import Label, column, hairline, row
from studio.gui.widgets.scrolling import scroll_within
from studio.gui.widgets.tour_choices import OwnBoard, TourChoices
from studio.gui.widgets.tour_view import TourView
from studio.language import decimal
from studio.language import number as grouped
from studio.puzzle import Puzzle, Trace
from studio.puzzle import Tour as Asked
from studio.records import dataclass
from studio.work import tour_files
from studio.work.job import Ended
from studio.work.sentences import ended_words, said
from studio.work.tours import News, Toured, Untoured, Wanted, checked, question

SIZE = QSize(1128, 760)
SIDE = 472
LEAST_CHOICES = 90
"""So much of what can be chosen is in sight, however large texts are."""
LEAST_HEIGHT = 400
"""In lower windows what is told of a tour scrolls with the choices."""

SETTLE_MS = 300
"""How long a choice must stand before work begins: numbers are typed figure by figure."""
TICK_MS = 200
MOST_OPENED = 2_500
"""Cells of a tour that can be opened as a puzzle with all its numbers."""


BOARD = frozenset({"size", "moves", "leap", "closed"})
"""The choices that a tour which is open as a puzzle has made already."""


@dataclass
class LastTour:
    """What was chosen by hand the last time, by names of :meth:`TourChoices.chosen`.

    ``board`` are those of :data:`BOARD`, chosen while the puzzle gave ``source``: another tour that
    is open has its own.
    """

    ways: dict[str, Any] = field(default_factory=dict)
    board: dict[str, Any] = field(default_factory=dict)
    source: object = None


class TourDialog(CardDialog):
    """Looks for tours in the background; each change of a choice begins another search.

    It opens with what was chosen by hand the ``last`` time.
    """

    def __init__(self, services: CardServices, last: LastTour | None = None) -> None:
        super().__init__(services.appearance, services.parent, tr("Tour"), SIZE)
        self._services = services
        self._last = last or LastTour()
        self._puzzle = services.document.puzzle
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._writer = JobRunner(self)
        self._writer.heard.connect(self._tell_written)
        self._seed = 1
        self._since = 0.0
        self.tour: Toured | None = None
        asked, own = self._puzzle.rule.tour(self._puzzle), self._own_board()
        self.choices = TourChoices(
            self.appearance,
            own,
            None if asked is None else asked.moves,
            closed=asked is not None and asked.closed,
        )
        self._source = None if asked is None else (own, asked.moves, asked.closed)
        self._usual = self.choices.chosen()
        self._choose_again()
        self.choices.changed.connect(self.change)
        self.choices.begun_at.connect(self.begin_at)
        self.choices.labels.toggled.connect(self._show)
        layout = row(self)
        holder = QWidget()
        px = self.appearance.px
        frame = column(holder, (px(24), px(24), px(8), px(24)))
        self.view = TourView(self.appearance)
        self.view.cell_chosen.connect(self.begin_at)
        frame.addWidget(self.view)
        layout.addWidget(holder, 1)
        layout.addWidget(self._make_side())
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.begin)
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._show_time)
        self.finished.connect(self._leave)
        services.jobs.closing.connect(self._stop_all)

    def _choose_again(self) -> None:
        """Choose what was chosen the last time."""
        last, here = self._last, self._source in (None, self._last.source)
        self.choices.choose({**last.ways, **(last.board if here else {})})

    def _remember(self) -> None:
        """Keep what was chosen by hand for the next time."""
        last, usual = self._last, self._usual
        changed = {k: v for k, v in self.choices.chosen().items() if v != usual[k]}
        if self.wanted().fault() is not None:
            changed.pop("size", None)
        board = {k: v for k, v in changed.items() if k in BOARD}
        last.ways = {k: v for k, v in changed.items() if k not in BOARD}
        # A tour that nothing was changed for leaves what was chosen elsewhere.
        if board or self._source in (None, last.source):
            last.board, last.source = board, self._source

    def _own_board(self) -> OwnBoard | None:
        """Rows, columns and holes of the board on the canvas, if it is one of squares."""
        board = self._puzzle.board
        frame = board.rectangle
        if frame is None:
            return None
        there = set(board.cells)
        cells = ((r, c) for r in range(frame.rows) for c in range(frame.columns))
        holes = tuple(at for at in cells if at not in there)
        return (frame.rows, frame.columns, holes) if there else None

    # -- parts ---------------------------------------------------------------------------------

    def _make_side(self) -> QWidget:
        px, high = self.appearance.px, self._services.parent.height()
        side = QWidget(self)
        self.give_side(side, SIDE)
        outer = column(side, (px(8), px(24), px(8), px(20)), px(10))
        title = Label(self.appearance, tr("Tour"), "title", 600, display=True)
        title.setIndent(px(8))
        outer.addWidget(title)
        foot = self._make_foot()
        body = QWidget()
        scrolled = column(body, gap=px(10))
        scrolled.addWidget(self.choices, 1)
        scrolled.addWidget(self.compare, 0, Qt.AlignmentFlag.AlignLeft)
        scroll_within(outer, body).setMinimumHeight(px(LEAST_CHOICES))
        self.facts = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        # So that buttons stand still; where texts are large the choices need the room.
        self.facts.setMinimumHeight(min(px(112), high // 7))
        if high < px(LEAST_HEIGHT):
            scrolled.addWidget(self.facts)
        else:
            outer.addWidget(hairline())
            outer.addWidget(self.facts)
        self.facts.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.facts.setContentsMargins(px(8), 0, px(16), 0)
        outer.addWidget(foot)
        return side

    def _make_foot(self) -> QWidget:
        px = self.appearance.px
        self.again = Button(self.appearance, tr("Stop"))
        self.again.hold_room(tr("Another one"))
        self.again.setToolTip(tr("Look for another tour, or stop looking"))
        self.again.clicked.connect(self._stop_or_begin)
        self.export = Button(self.appearance, tr("Export..."))
        self.export.setToolTip(tr("Save as SVG, PNG, PDF or as a table"))
        self.export.clicked.connect(self._ask_for_file)
        self.use = Button(self.appearance, tr("Open as puzzle"), Kind.PRIMARY)
        self.use.setToolTip(tr("A new jump tour with all numbers of this one"))
        self.use.clicked.connect(self.open_tour)
        self.default_button = self.use
        close = Button(self.appearance, tr("Close"))
        close.clicked.connect(self.reject)
        foot = QWidget()
        self.compare = Button(self.appearance, tr("Compare ways..."), Kind.QUIET)
        self.compare.setToolTip(tr("All ways to break ties and to mend a tour, side by side"))
        self.compare.clicked.connect(self.show_comparison)
        buttons = Flow(px(6), foot, (px(8), 0, px(16), 0))
        for button in (self.again, self.export):
            buttons.addWidget(button)
        buttons.push()
        for button in (close, self.use):
            buttons.addWidget(button)
        return foot

    def first_focus(self) -> QWidget:
        return self.choices.rows

    # -- choices -------------------------------------------------------------------------------

    def wanted(self) -> Wanted:
        """What is chosen."""
        return self.choices.wanted(self._seed)

    @Slot()
    def change(self) -> None:
        """Another choice: what was found is no answer to it."""
        self.stop()
        self.tour = None
        self._settle.start()
        self._show()

    def begin_at(self, line: int, place: int) -> None:
        """Begin at a cell: a closed tour is shifted round its circle, an open one found anew."""
        self.choices.show_start(line, place)
        tour = self.tour
        if tour is not None and tour.wanted.closed and not self.wanted().fault():
            self.tour = tour.begun_at(line, place)
            self._show()
        else:
            self.change()

    # -- the work ------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the card and look for a tour."""
        super().open()
        self.begin()

    @property
    def busy(self) -> bool:
        """Is a tour being looked for?"""
        return self._job_runner.busy or self._settle.isActive()

    @Slot()
    def begin(self) -> None:
        """Look for a tour as chosen."""
        self.stop()
        self.tour = None
        wanted = self.wanted()
        fault = wanted.fault()
        if fault is not None:
            self.facts.setText(said(fault))
            self.view.show_board(Wanted(1, 1), "")
            self._enable()
            return
        self._since = time.monotonic()
        self._job_runner.ask(question(wanted), checked)
        self._tick.start()
        self._show()

    @Slot()
    def stop(self) -> None:
        """End the search under way."""
        self._settle.stop()
        self._tick.stop()
        self._job_runner.stop()

    def _stop_or_begin(self) -> None:
        if self.busy:
            self.stop()
            self._show()
            self.facts.setText(tr("Stopped before a tour was found."))
        else:
            self._seed = random.SystemRandom().randrange(1 << 30) + 1
            self.begin()

    @Slot(object)
    def _hear(self, news: News | Ended) -> None:
        match news:
            case Toured():
                self.tour = news
            case Untoured(reason, proved):
                sentence = said(reason)
                self.stop()
                self._show()
                self.facts.setText(
                    tr("There is no such tour. {}").format(sentence) if proved else sentence
                )
                self.view.note(tr("No tour") if proved else "")
                return
            case Ended():
                ended = ended_words(news)
                self.stop()
                if ended:
                    self.facts.setText(ended)
        self._show()

    # -- what is known -------------------------------------------------------------------------

    def _show(self) -> None:
        wanted = self.wanted()
        if self.tour is not None:
            self.view.show_tour(self.tour, labels=self.choices.labels.isChecked())
            self.facts.setText(self._words(self.tour))
        elif not wanted.fault():
            self.view.show_board(wanted, tr("Looking for a tour...") if self.busy else "")
            self.facts.setText("")
        self._enable()

    def _enable(self) -> None:
        found = self.tour is not None
        self.view.setAccessibleName(self.facts.text() or tr("A board without a tour"))
        self.again.setText(tr("Stop") if self.busy else tr("Another one"))
        self.export.setEnabled(found and not self._writer.busy)
        small = self.tour is not None and len(self.tour.order) <= MOST_OPENED
        self.use.setEnabled(small)

    def _show_time(self) -> None:
        """How long it takes already."""
        seconds = time.monotonic() - self._since
        if self.tour is None and seconds >= 1:
            self.facts.setText(tr("Looking for a tour: {} s").format(decimal(seconds)))

    def _words(self, tour: Toured) -> str:
        made = tr("Found in {} ms, {}").format(
            decimal(tour.seconds * 1000, 1), counted(tour.tries, "try", "tries")
        )
        if tour.backs:
            backs = for_many(", {} step taken back", ", {} steps taken back", tour.backs)
            made += backs.format(grouped(tour.backs))
        return "\n".join([f"{made}.", *map(said, tour.measures)])

    def show_comparison(self) -> None:
        """All ways to look for such a tour, side by side."""
        wanted = self.wanted()
        if not wanted.fault():
            self.stop()
            self._enable()
            ComparisonDialog(self._services, wanted).open()

    # -- leaving -------------------------------------------------------------------------------

    def open_tour(self) -> None:
        """Open the tour as a new puzzle with all its numbers, which are one undo step."""
        tour = self.tour
        if tour is None:
            return
        wanted = tour.wanted
        board = Board.square(wanted.rows, wanted.columns)
        if wanted.holes:
            board = board.with_cells(set(board.cells) - set(wanted.holes))
        puzzle = from_source("tour").toured(board, Asked(wanted.moves, wanted.closed))
        assert puzzle is not None
        line = Trace(tuple(board.index(at) for at in tour.places), wanted.closed)
        clues = puzzle.rule.candidate_clues(puzzle, puzzle.compile(), line)
        numbered = puzzle.placed(*clues)
        assert isinstance(numbered, Puzzle)
        leave, documents = self.accept, self._services.documents

        def show() -> None:
            document = Document.new(puzzle)
            leave()
            documents.show(document)
            document.apply(numbered, FILL_BOARD)

        documents.once_left(show)

    def title(self) -> str:
        """What the picture is called."""
        wanted = self.wanted()
        words = tr("Closed tour, {} x {}") if wanted.closed else tr("Tour, {} x {}")
        return words.format(grouped(wanted.rows), grouped(wanted.columns))

    def _ask_for_file(self) -> None:
        start = Proposal(self._services.settings.folder, self.title(), ".svg")
        kinds = ";;".join(f"{ending[1:].upper()} (*{ending})" for ending in ENDINGS)
        found = file_dialogs.ask_where_to_save(self._services.parent, tr("Export"), start, kinds)
        if found is not None:
            self.write(found[0])

    def write(self, path: Path) -> None:
        """Write the tour to a file in the background, in the format of its ending."""
        if self.tour is None or self._writer.busy:
            return
        labels = self.choices.labels.isChecked()
        asked = tour_files.question(self.tour, path, labels=labels, title=self.title())
        self.view.note(tr("Writing {}...").format(path.name))
        self._path = path
        self._writer.ask(asked)
        self._enable()

    @Slot(object)
    def _tell_written(self, ended: Ended) -> None:
        self.view.note(ended_words(ended) or tr("Saved as {}").format(self._path.name))
        self._enable()

    @Slot()
    def _stop_all(self) -> None:
        self.stop()
        self._writer.stop()

    def _leave(self) -> None:
        self._remember()
        self._stop_all()
        self._services.jobs.closing.disconnect(self._stop_all)


def show_tours(services: CardServices, last: LastTour) -> None:
    """The dialog, on any board."""
    TourDialog(services, last).open()
