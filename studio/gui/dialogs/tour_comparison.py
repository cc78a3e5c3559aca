"""The card that compares ways to break ties and to mend a tour, row by row while it is done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from studio.gui.dialogs.card_services import CardServices
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.texts import tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.parts import Label, column, hairline, row
from studio.gui.widgets.scrolling import scroll_within
from studio.gui.widgets.tour_choices import REPAIRS, TIES
from studio.language import decimal
from studio.language import number as grouped
from studio.work.job import Ended
from studio.work.sentences import ended_words
from studio.work.tour_comparison import RUNS, SECONDS, Compared, question
from studio.work.tours import Wanted

SIZE = QSize(720, 520)
LEFT, RIGHT, BESIDE_BAR = 28, 28, 8
NAMES = 2
"""So many columns name the way; numbers follow."""


class ComparisonDialog(CardDialog):
    """Compares on one board; leaving it ends the work."""

    def __init__(self, services: CardServices, wanted: Wanted) -> None:
        super().__init__(services.appearance, services.parent, tr("Ways compared"), SIZE)
        px = self.appearance.px
        self.rows: list[Compared] = []
        layout = column(self, (px(LEFT), px(24), px(RIGHT), px(20)), px(12))
        layout.addWidget(Label(self.appearance, tr("Ways compared"), "title", 600, display=True))
        kind = tr("closed tours") if wanted.closed else tr("open tours")
        about = tr("{} of {} x {} cells: mean of {} from random starts, each {} s at most.").format(
            kind[:1].upper() + kind[1:],
            grouped(wanted.rows),
            grouped(wanted.columns),
            RUNS,
            decimal(SECONDS),
        )
        layout.addWidget(Label(self.appearance, about, "body", 400, "text2", wrap=True))
        layout.addWidget(hairline())
        table = QWidget()
        self._grid = QGridLayout(table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(20))
        self._grid.setVerticalSpacing(px(7))
        heads = (
            *(tr("Where it is stuck"), tr("Ties of the rule")),
            *(tr("Found"), tr("Time"), tr("Tries"), tr("Steps back")),
        )
        self._stacked = False
        """Does each way stand in a line of its own, above its numbers?"""
        self._lines: list[list[Label]] = []
        """The labels of the table, by its lines; those of the heads first."""
        self._put(heads, "small", 600, "text2")
        self._grid.setColumnStretch(0, 1)
        body = QWidget()
        rows = column(body, (0, 0, px(BESIDE_BAR), 0))
        rows.addWidget(table)
        rows.addStretch(1)
        self._area = scroll_within(layout, body)
        foot = QWidget()
        line = row(foot)
        self.news = Label(self.appearance, tr("Comparing..."), "body", 400, "text2")
        line.addWidget(self.news, 1)
        self.close_button = Button(self.appearance, tr("Close"), Kind.PRIMARY)
        self.close_button.clicked.connect(self.reject)
        self.default_button = self.close_button
        line.addWidget(self.close_button)
        layout.addWidget(foot)
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._job_runner.ask(question(wanted))
        self.finished.connect(self.stop)
        services.jobs.closing.connect(self.stop)

    def first_focus(self) -> QWidget:
        return self.close_button

    @property
    def busy(self) -> bool:
        """Is it still comparing?"""
        return self._job_runner.busy

    def _put(
        self, texts: Sequence[str], size: str = "body", weight: int = 400, tone: str = "text"
    ) -> None:
        """Add a line to the table."""
        self._lines.append([Label(self.appearance, text, size, weight, tone) for text in texts])
        self._arrange(len(self._lines) - 1)

    def _arrange(self, line: int) -> None:
        """Put the labels of a line where they belong."""
        for place, label in enumerate(self._lines[line]):
            aside = Qt.AlignmentFlag.AlignLeft if place < NAMES else Qt.AlignmentFlag.AlignRight
            label.setAlignment(aside | Qt.AlignmentFlag.AlignVCenter)
            # Heads are longer than what stands below them.
            label.setWordWrap(self._stacked and line == 0)
            above = self._stacked and line > 0 and place < NAMES
            label.setContentsMargins(0, self.appearance.px(8) if above else 0, 0, 0)
            if not self._stacked:
                self._grid.addWidget(label, line, place)
            elif place < NAMES:
                self._grid.addWidget(label, 2 * line, 2 * place, 1, 2)
            else:
                self._grid.addWidget(label, 2 * line + 1, place - NAMES)

    def fit_parts(self) -> None:
        # Where texts are large the window is narrower than a line with everything.
        super().fit_parts()
        gaps = self._grid.horizontalSpacing() * (len(self._lines[0]) - 1)
        columns = zip(*self._lines, strict=True)
        wide = gaps + sum(max(each.sizeHint().width() for each in column) for column in columns)
        bar = self._area.verticalScrollBar().sizeHint().width()
        stacked = wide > self._usual_width() - self.appearance.px(LEFT + RIGHT + BESIDE_BAR) - bar
        if stacked != self._stacked:
            self._stacked = stacked
            for place in range(1, len(self._lines[0]) - NAMES):
                self._grid.setColumnStretch(place, 1 if stacked else 0)
            for line in range(len(self._lines)):
                self._arrange(line)

    @Slot(object)
    def _hear(self, news: Compared | Ended) -> None:
        if isinstance(news, Ended):
            self.news.setText(ended_words(news))
            return
        self.rows.append(news)
        found = tr("{} of {}").format(grouped(news.found), grouped(news.runs))
        texts = (
            *(tr(REPAIRS[news.repair][0]), tr(TIES[news.ties][0]), found),
            tr("{} ms").format(decimal(news.seconds * 1000, 2)),
            *(decimal(news.tries, 1), decimal(news.backs)),
        )
        self._put(texts)

    @Slot()
    def stop(self) -> None:
        """End the work under way."""
        self._job_runner.stop()
