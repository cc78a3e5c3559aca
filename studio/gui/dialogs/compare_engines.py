"""The dialog "Compare engines": time against size, filled while the engines count."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from studio import language
from studio.formats import native
from studio.formats.comparison import (
    FILES,
    Row,
    count_words,
    left_out,
    picture,
    time_words,
    written,
)
from studio.formats.format import PLAIN
from studio.gui.dialogs.card_services import CardServices
from studio.gui.services import file_dialogs
from studio.gui.services.file_dialogs import Proposal
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.texts import for_many, tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.chart_view import ChartView
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox, Stepper
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.scrolling import scroll_within
from studio.gui.widgets.tab_order import rove
from studio.gui.widgets.welcome_parts import Pill
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.records import dataclass
from studio.work.comparison import (
    OTHER_METHODS,
    SPANNING_METHODS,
    Compare,
    Compiling,
    Loaded,
    Method,
)
from studio.work.job import Ended, Job
from studio.work.sentences import ended_words
from studio.work.series import SERIES, Series, series_of

SIZE = QSize(1180, 844)
SIDE = 340
OWN = "puzzle"
"""The key of the puzzle on the canvas among the inputs."""

SECONDS = (1, 2, 5, 10, 30, 60)
PROPOSED_SECONDS = 1
PROPOSED_SIZES = 7
"""Sizes of a series that are proposed, counted from its first."""


@dataclass(frozen=True)
class _Compared:
    """The runs on one input, what was told of them last, and the sizes that were chosen."""

    rows: tuple[Row, ...] = ()
    said: str = ""
    first: int = 0
    last: int | None = None


class CompareDialog(CardDialog):
    """Counts with several engines in a process of its own, and shows each run as it ends."""

    def __init__(self, services: CardServices, puzzle: Puzzle | None) -> None:
        super().__init__(services.appearance, services.parent, tr("Compare engines"), SIZE)
        self._services, self._puzzle = services, puzzle
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self.rows: list[Row] = []
        self._said = ""
        """What is told of the work."""
        self._input = ""
        """The key of the input whose runs are on show."""
        self._before: dict[str, _Compared] = {}
        """What was compared on other inputs, as long as the card is open."""
        layout = row(self)
        layout.addWidget(self._make_side())
        layout.addWidget(self._make_field(), 1)
        self.finished.connect(self._leave)
        services.jobs.closing.connect(self.stop)
        self._choose_input()

    # -- parts ---------------------------------------------------------------------------------

    def _make_side(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        side = QWidget(self)
        self.give_side(side, SIDE)
        outer = column(side, (px(28), px(24), px(8), px(20)), px(12))
        outer.addWidget(Label(self.appearance, tr("Compare engines"), "title", 600, display=True))
        body = QWidget()
        layout = column(body, (0, 0, px(12), 0), px(4))
        self._heading(layout, tr("Lines through"))
        self.inputs = self._make_inputs(layout)
        self._heading(layout, tr("Sizes, and time for each engine"))
        layout.addWidget(self._make_sizes())
        self._heading(layout, tr("Engines"))
        self._engines = QWidget()
        self._engines_column = column(self._engines)
        layout.addWidget(self._engines)
        layout.addStretch(1)
        scroll_within(outer, body)
        outer.addWidget(self._make_start())
        return side

    def _heading(self, layout: QVBoxLayout, text: str) -> None:
        label = Label(self.appearance, text, "small", 600, "text2", wrap=True)
        label.setContentsMargins(0, self.appearance.px(8), 0, 0)
        layout.addWidget(label)

    def _make_inputs(self, layout: QVBoxLayout) -> dict[str, Pill]:
        group = QButtonGroup(self)
        rove(group)
        names = {series.key: self.tr(series.name) for series in SERIES}
        if self._puzzle is not None:
            names = {OWN: self.tr("The puzzle on the board"), **names}
        holder = QWidget()
        lines = column(holder)
        layout.addWidget(holder)
        pills: dict[str, Pill] = {}
        for key, name in names.items():
            pill = Pill(self.appearance, name)
            pill.setToolTip(self.tr("Compare on this"))
            pill.clicked.connect(self._choose_input)
            group.addButton(pill)
            pill.setChecked(key == SERIES[0].key)
            pills[key] = pill
            lines.addWidget(pill)
        return pills

    def _make_sizes(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(4))
        self.first = Stepper(self.appearance, tr("Smallest size"))
        self.last = Stepper(self.appearance, tr("Largest size"))
        self.seconds = Stepper(self.appearance, tr("Time for each engine and size"))
        self.seconds.set_steps([tr("{} s").format(n) for n in SECONDS], PROPOSED_SECONDS)
        for line, (name, stepper) in enumerate(
            ((tr("from"), self.first), (tr("to"), self.last), (tr("at most"), self.seconds))
        ):
            grid.addWidget(Label(self.appearance, name, "body", 400, "text2"), line, 0)
            grid.addWidget(stepper, line, 1)
        grid.setColumnStretch(2, 1)
        self.first.changed.connect(lambda n: self.last.set_index(max(n, self.last.index)))
        self.last.changed.connect(lambda n: self.first.set_index(min(n, self.first.index)))
        return holder

    def _make_start(self) -> QWidget:
        holder = QWidget()
        line = row(holder, (0, 0, self.appearance.px(12), 0), self.appearance.px(8))
        self.start_button = Button(self.appearance, self.tr("Start", "verb"), Kind.PRIMARY)
        self.start_button.hold_room(self.tr("Stop"))
        self.start_button.clicked.connect(self._start_or_stop)
        self.default_button = self.start_button
        line.addWidget(self.start_button)
        line.addStretch(1)
        return holder

    def _make_field(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        field = QWidget(self)
        outer = column(field, (px(16), px(24), px(20), px(20)), px(12))
        body = QWidget()
        layout = column(body, (0, 0, px(8), 0), px(12))
        empty = tr("The times appear here while the engines count.")
        self.chart = ChartView(self.appearance, tr("Time against size"), empty)
        layout.addWidget(self.chart, 1)
        self.news = Label(self.appearance, "", "body", 500, wrap=True)
        self.counts = Label(self.appearance, "", "body", 400, wrap=True)
        self.why = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        self.others = Label(self.appearance, "", "small", 400, "text2", wrap=True)
        for label in (self.news, self.counts, self.why, self.others):
            layout.addWidget(label)
        scroll_within(outer, body)
        foot = QWidget()
        line = Flow(px(8), foot, (0, 0, px(8), 0))
        line.push()
        self.export_button = Button(self.appearance, tr("Export..."))
        self.export_button.setToolTip(
            tr("Save the chart as a picture or a page, or all runs as a table")
        )
        self.export_button.clicked.connect(self._ask_export)
        self.export_button.setEnabled(False)
        close = Button(self.appearance, tr("Close"))
        close.clicked.connect(self.reject)
        line.addWidget(self.export_button)
        line.addWidget(close)
        outer.addWidget(foot)
        return field

    def first_focus(self) -> QWidget:
        return self.start_button

    # -- what is chosen --------------------------------------------------------------------------

    @property
    def _chosen(self) -> str:
        """The key of the input that is chosen."""
        return next(key for key, pill in self.inputs.items() if pill.isChecked())

    @property
    def series(self) -> Series | None:
        """The series that is chosen; None for the puzzle on the canvas."""
        return series_of(self._chosen)

    def _choose_input(self) -> None:
        """Offer the sizes and the engines of another input, and show what was compared on it."""
        chosen = self._chosen
        if chosen == self._input:
            return
        if self._job_runner.busy:
            self.stop()
            self._said = self.tr("Stopped.")
        if self._input:
            self._before[self._input] = _Compared(
                tuple(self.rows), self._said, self.first.index, self.last.index
            )
        self._input = chosen
        series = self.series
        for stepper in (self.first, self.last):
            stepper.setEnabled(series is not None)
            stepper.set_steps(["–"], 0)
        if series is not None:
            sizes = [str(n) for n in range(series.first, series.last + 1)]
            self.first.set_steps(sizes, 0)
            self.last.set_steps(sizes, PROPOSED_SIZES - 1)
        self._offer(self._methods())
        self.why.setText(self.tr(series.why) if series else "")
        before = self._before.get(chosen, _Compared())
        self.rows = list(before.rows)
        if series is not None and before.last is not None:
            self.last.set_index(before.last)
            self.first.set_index(before.first)
        self._say(before.said)

    def _methods(self) -> tuple[Method, ...]:
        """The engines to choose from."""
        if self.series is not None or self._puzzle is None:
            return SPANNING_METHODS
        spanning = self._puzzle.compile().problem.spanning
        return SPANNING_METHODS if spanning else OTHER_METHODS

    def _offer(self, methods: tuple[Method, ...]) -> None:
        names = {method.key: self.tr(method.name) for method in methods}
        if getattr(self, "names", None) == names:
            return
        self.names = names
        for box in self._engines.findChildren(CheckBox):
            self._engines_column.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.boxes: dict[str, CheckBox] = {}
        for method in methods:
            box = CheckBox(self.appearance, names[method.key])
            box.setAccessibleName(names[method.key])
            box.setToolTip(method.key)
            box.setChecked(method.proposed)
            box.toggled.connect(self._show)
            self._engines_column.addWidget(box)
            self.boxes[method.key] = box

    # -- the work ------------------------------------------------------------------------------

    def _start_or_stop(self) -> None:
        if not self._job_runner.busy:
            self.begin()
        else:
            self.stop()
            self._say(self.tr("Stopped."))

    def begin(self) -> None:
        """Compare from the beginning."""
        self.rows = []
        series = self.series
        if series is not None:
            source = series.key
            first, last = series.first + self.first.index, series.first + self.last.index
        else:
            assert self._puzzle is not None
            source, first, last = native.write(self._puzzle, PLAIN).decode(), 1, 1
        engines = [key for key, box in self.boxes.items() if box.isChecked()]
        seconds = SECONDS[self.seconds.index]
        self._job_runner.ask(Compare(source, tuple(engines), seconds, first, last))
        self._say(self.tr("Loading the engines..."))

    @property
    def job(self) -> Job[Row] | None:
        """The work under way, if there is any."""
        return self._job_runner.job

    @Slot()
    def stop(self) -> None:
        """End the work under way; what was found stays."""
        self._job_runner.stop()

    @Slot(object)
    def _hear(self, news: Compiling | Loaded | Row | Ended) -> None:
        match news:
            case Compiling():
                self._say(self.tr("Compiling the engines, which is done once..."))
            case Loaded():
                self._say(self.tr("Counting..."))
            case Row():
                self._hear_run(news)
            case Ended():
                self._say(ended_words(news) or self.tr("Done."))

    def _hear_run(self, news: Row) -> None:
        self.rows.append(news)
        words = self._said
        if news.seconds is not None:
            found = for_many("{} line in {}", "{} lines in {}", news.count)
            lines = found.format(count_words(news), time_words(news.seconds))
            # Sizes of a series have names, the puzzle on the board has none.
            where = ", ".join(filter(None, (news.instance, self.names[news.engine])))
            words = f"{where}: {lines}"
        self._say(words)

    # -- what is shown -------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What is compared on, in words."""
        series = self.series
        if series is not None:
            return self.tr(series.name)
        assert self._puzzle is not None
        return self._puzzle.title or self.tr(self._puzzle.kind_name)

    def _say(self, news: str) -> None:
        self._said = news
        self._show()

    @Slot()
    def _show(self) -> None:
        busy = self._job_runner.busy
        self.start_button.setText(self.tr("Stop") if busy else self.tr("Start", "verb"))
        self.start_button.setEnabled(busy or any(box.isChecked() for box in self.boxes.values()))
        self.start_button.updateGeometry()
        ran = [one for one in self.rows if one.seconds]
        series = self.series
        axis = self.tr(series.axis) if series is not None else ""
        drawn = picture(self.rows, self.title, axis, self.names) if ran else None
        self.news.setText(self._said)
        self.news.setVisible(bool(self.news.text()))
        self.counts.setText(self._counts())
        self.counts.setVisible(bool(self.counts.text()))
        self.chart.show_picture(drawn, f"{self.counts.text()} {self.news.text()}".strip())
        left = [f"{self.names[key]}: {why}" for key, why in left_out(self.rows).items()]
        self.others.setText(language.paragraph(left))
        self.others.setVisible(bool(left))
        self.why.setVisible(bool(self.why.text()))
        self.export_button.setEnabled(bool(ran))

    def _counts(self) -> str:
        """How many lines each problem has, as far as an engine knows it."""
        known = {one.instance: grouped(one.count) for one in self.rows if one.exact}
        if self.series is None or not known:
            return ""
        return self.tr("Lines: {}").format(" · ".join(f"{k}: {n}" for k, n in known.items()))

    # -- files -----------------------------------------------------------------------------------

    def _ask_export(self) -> None:
        kinds = (
            (self.tr("Chart"), FILES[:3]),
            (self.tr("Table of all runs"), FILES[3:]),
        )
        filters = ";;".join(
            f"{name} ({' '.join(f'*{ending}' for ending in endings)})" for name, endings in kinds
        )
        start = Proposal(self._services.settings.folder, self.title, ".svg")
        found = file_dialogs.ask_where_to_save(self, self.tr("Export"), start, filters)
        if found is not None:
            self.export(found[0])

    def export(self, path: Path) -> None:
        """Write what is known now, in the form of the file's ending; without one, as SVG."""
        path = file_dialogs.with_ending(path, ".svg", *FILES)
        series = self.series
        axis, why = ("", "") if series is None else (self.tr(series.axis), self.tr(series.why))
        made = partial(written, tuple(self.rows), self.title, axis, why, path.suffix.lower())
        self._services.filing.make(made, path)

    # -- leaving -------------------------------------------------------------------------------

    def _leave(self) -> None:
        self.stop()
        self._services.jobs.closing.disconnect(self.stop)


def show_compare(services: CardServices, puzzle: Puzzle | None) -> None:
    """The dialog, with a puzzle if there is one that can be counted."""
    if puzzle is not None and (not len(puzzle.board) or puzzle.rule.faults(puzzle)):
        puzzle = None
    CompareDialog(services, puzzle).open()
