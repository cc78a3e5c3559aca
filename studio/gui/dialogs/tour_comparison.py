"""The card that compares ways to break ties and to mend a tour, row by row while it is done."""

from __future__ import annotations

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


class ComparisonDialog(CardDialog):
    """Compares on one board; leaving it ends the work."""

    def __init__(self, services: CardServices, wanted: Wanted) -> None:
        super().__init__(services.appearance, services.parent, tr("Ways compared"), SIZE)
        px = self.appearance.px
        self.rows: list[Compared] = []
        layout = column(self, (px(28), px(24), px(28), px(20)), px(12))
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
        for place, head in enumerate(heads):
            self._put(0, place, head, "small", 600, "text2")
        self._grid.setColumnStretch(0, 1)
        body = QWidget()
        rows = column(body, (0, 0, px(8), 0))
        rows.addWidget(table)
        rows.addStretch(1)
        scroll_within(layout, body)
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
        self, line: int, place: int, text: str, size: str = "body", weight: int = 400,
        tone: str = "text",
    ) -> None:  # fmt: skip
        label = Label(self.appearance, text, size, weight, tone)
        side = Qt.AlignmentFlag.AlignLeft if place < 2 else Qt.AlignmentFlag.AlignRight
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, line, place)

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
        for place, text in enumerate(texts):
            self._put(len(self.rows), place, text)

    @Slot()
    def stop(self) -> None:
        """End the work under way."""
        self._job_runner.stop()
