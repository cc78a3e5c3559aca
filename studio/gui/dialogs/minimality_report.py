"""The dialog "Minimality report": which clues could go, and how many minimal sets there are."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio import language
from studio.engines.clue_sets.sets_counted import SetsCounted
from studio.gui.dialogs.card_services import CardServices
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.appearance import Appearance
from studio.gui.style.sentences import counted
from studio.gui.style.texts import for_many, tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.panel_state import breakable, count_text
from studio.gui.widgets.parts import ElidedLabel, Label, column, hairline, paint_box
from studio.gui.widgets.scrolling import scroll_within
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.work.findings import Redundant
from studio.work.job import Ended
from studio.work.minimality import News, kinds_of, question
from studio.work.sentences import ended_words

SIZE = QSize(700, 580)
BAR_ROW = 26
NAMED = 6
"""So many clues that could go are named."""

MOST_NAMED = 2
"""So many clues that stand in every set are named."""

MOST_ROWS = 12
"""Sizes with a bar of their own; there are seldom more, and then the largest share the last."""


class SizeChart(QWidget):
    """How many minimal sets there are of each size, as bars."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._sizes: tuple[tuple[str, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_sizes(self, counted_: SetsCounted) -> None:
        """Show the sizes of what was counted."""
        sizes = sorted(counted_.by_size.items())
        rows = [
            (for_many("{} clue", "{} clues", size).format(grouped(size)), number)
            for size, number in sizes[:MOST_ROWS]
        ]
        if len(sizes) > MOST_ROWS:
            rest = sum(number for _, number in sizes[MOST_ROWS - 1 :])
            rows[-1] = (
                self.tr("{} and more clues").format(grouped(sizes[MOST_ROWS - 1][0])),
                rest,
            )
        self._sizes = tuple(rows)
        self.setMinimumHeight(self._appearance.px(BAR_ROW) * len(rows))
        told = language.listed(tr("{} with {}").format(count_text(n), name) for name, n in rows)
        self.setAccessibleName(self.tr("Sets by size"))
        self.setAccessibleDescription(told)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(480), self._appearance.px(BAR_ROW * MOST_ROWS))

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            font = appearance.font("body", 500)
            metrics = QFontMetricsF(font)
            names = [name for name, _ in self._sizes]
            left = max((metrics.horizontalAdvance(name) for name in names), default=0)
            numbers = [count_text(number) for _, number in self._sizes]
            right = max((metrics.horizontalAdvance(text) for text in numbers), default=0)
            room = self.width() - left - right - appearance.px(28)
            most = max((number for _, number in self._sizes), default=1)
            middle = Qt.AlignmentFlag.AlignVCenter
            for place, (name, (_, number), text) in enumerate(
                zip(names, self._sizes, numbers, strict=True)
            ):
                top, height = place * appearance.px(BAR_ROW), appearance.px(BAR_ROW)
                painter.setFont(font)
                painter.setPen(theme.colour("text2"))
                box = QRectF(0, top, left, height)
                painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, name)
                # Whole numbers may be beyond what floats hold; their ratio is not.
                share = number * 10_000 // most / 10_000
                width = max(appearance.px(3), room * share)
                bar = QRectF(
                    left + appearance.px(12),
                    top + appearance.px(6),
                    width,
                    height - appearance.px(12),
                )
                paint_box(painter, appearance, bar, theme.colour("accent"), None, appearance.px(3))
                painter.setPen(theme.colour("text"))
                box = QRectF(bar.right() + appearance.px(8), top, right + appearance.px(4), height)
                painter.drawText(box, middle, text)


class ClueSetsDialog(CardDialog):
    """Reports on one puzzle; counts in the background until it is stopped."""

    def __init__(self, services: CardServices, puzzle: Puzzle) -> None:
        super().__init__(services.appearance, services.parent, tr("Minimality report"), SIZE)
        self._services, self._puzzle = services, puzzle
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._redundant: Redundant | None = None
        self.counted: SetsCounted | None = None
        px = self.appearance.px
        layout = column(self, (px(28), px(24), px(20), px(20)), px(10))
        layout.addWidget(
            Label(self.appearance, tr("Minimality report"), "title", 600, display=True)
        )
        body = QWidget()
        outer, layout = layout, column(body, (0, 0, px(8), 0), px(10))
        self.needed = Label(self.appearance, "", wrap=True)
        layout.addWidget(self.needed)
        self.rule = hairline()
        layout.addWidget(self.rule)
        self.number = Label(self.appearance, "", "count", 600, display=True, wrap=True)
        layout.addWidget(self.number)
        self.words = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        layout.addWidget(self.words)
        layout.addSpacing(px(6))
        self.chart = SizeChart(self.appearance)
        layout.addWidget(self.chart, 1)
        scroll_within(outer, body)
        outer.addWidget(self._foot())
        self.finished.connect(self._leave)
        services.jobs.closing.connect(self.stop)
        services.learnt.connect(self._say_needed)

    def _foot(self) -> QWidget:
        tr = self.tr
        foot = QWidget()
        line = Flow(self.appearance.px(8), foot, (0, 0, self.appearance.px(8), 0))
        self.facts = ElidedLabel(self.appearance, "", "small", 400, "text2")
        line.addWidget(self.facts)
        line.push()
        self.stop_button = Button(self.appearance, tr("Stop"))
        self.stop_button.clicked.connect(self._stop_or_begin)
        self.remove = Button(self.appearance, tr("Remove redundant clues"))
        self.remove.clicked.connect(self._remove)
        self.remove.hide()
        close = Button(self.appearance, tr("Close"), Kind.PRIMARY)
        close.clicked.connect(self.reject)
        self.default_button = close
        for button in (self.remove, self.stop_button, close):
            line.addWidget(button)
        return foot

    def first_focus(self) -> QWidget:
        return self.stop_button

    # -- the work ------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the card and begin."""
        super().open()
        self.begin()

    def begin(self) -> None:
        """Count from the beginning."""
        self.counted = self._redundant = None
        self.stop_button.setText(self.tr("Stop"))
        self.needed.setText(tr("Trying each clue..."))
        self.words.setText(self._sought())
        self._show_parts(True)
        # A sentence without its number would say that there are such sets.
        self.number.hide()
        self._job_runner.ask(question(self._puzzle))

    @property
    def busy(self) -> bool:
        """Is it still counting?"""
        return self._job_runner.busy

    @Slot()
    def stop(self) -> None:
        """End the work under way; what is known stays."""
        self._job_runner.stop()
        self.stop_button.setText(self.tr("Start again"))

    def _stop_or_begin(self) -> None:
        if self.busy:
            self.stop()
            self.facts.setText(self.tr("Stopped: what is shown is proved."))
            if self.counted is None:
                self.words.setText(self.tr("The minimal sets were not counted."))
        else:
            self.begin()

    @Slot(object)
    def _hear(self, news: News | Ended) -> None:
        match news:
            case Redundant():
                self._redundant = news
                self._say_needed()
            case SetsCounted():
                self.counted = news
                self._show_count(news)
            case Ended():
                reason = ended_words(news)
                self.stop()
                if reason and self._redundant is None and self.counted is None:
                    # That there is no report is all there is.
                    self._show_parts(False)
                    self.needed.setText(reason)
                elif reason:
                    self.words.setText(reason)

    def _show_parts(self, shown: bool) -> None:
        """Show what the number of sets stands in, or leave it out."""
        for part in (self.rule, self.number, self.words):
            part.setVisible(shown)

    # -- what is known -------------------------------------------------------------------------

    @Slot()
    def _say_needed(self) -> None:
        """Say which clues could go, in the words of the panel once both have tried each: of several
        sets that can go together it may have found another."""
        found, known = self._redundant, self._services.redundant()
        if found is None:
            return
        if found.final and known is not None and known.final:
            self._redundant = found = known
        self._show_needed(found)

    def _show_needed(self, redundant: Redundant) -> None:
        tr, single, together = self.tr, len(redundant.single), len(redundant.together)
        if redundant.minimal:
            words = tr("The clues are minimal: every one of them is needed.")
        elif not redundant.final:
            words = tr("{} of {} clues tried; {} could go.").format(
                grouped(redundant.checked),
                grouped(redundant.total),
                grouped(single),
            )
        elif not single and not redundant.every:
            words = tr("The clues are part of what the rule demands here; none is tried alone.")
        else:
            # Names of clues may have commas of their own: "clue 4, row 1, column 1".
            names = "; ".join(self._services.name(c) for c in redundant.single[:NAMED])
            gone = counted(together, "clue", "clues")
            if single <= NAMED:
                words = tr("Not minimal. Any one of these could go alone: {}. Together: {}.")
                words = words.format(names, gone)
            else:
                words = tr(
                    "Not minimal. Any one of {} clues could go alone, such as these: {}. "
                    "Together: {}."
                ).format(grouped(single), names, gone)
        self.needed.setText(words)
        self.remove.setVisible(redundant.final and bool(together))

    def _sought(self) -> str:
        """What is being counted."""
        plurals, given = self._kinds_and_given()
        if given:
            words = self.tr("Counting minimal sets of {}, with {} given, for this solution...")
            return words.format(plurals, given)
        return self.tr("Counting minimal sets of {} for this solution...").format(plurals)

    def _noun(self, *, one: bool) -> str:
        """What stands behind the number."""
        tr, (plurals, given) = self.tr, self._kinds_and_given()
        if given:
            words = tr("minimal sets of {}, with {} given, have exactly this solution")
            if one:
                words = tr("minimal set of {}, with {} given, has exactly this solution")
            return words.format(plurals, given)
        words = tr("minimal sets of {} have exactly this solution")
        if one:
            words = tr("minimal set of {} has exactly this solution")
        return words.format(plurals)

    def _kinds_and_given(self) -> tuple[str, str]:
        """The kinds of clues that sets are made of, and those clues that stand in each."""
        kinds = {kind.key: self.tr(kind.plural) for kind in self._puzzle.rule.kinds}
        plurals = [kinds[key] for key in kinds_of(self._puzzle)]
        listed = QLocale().createSeparatedList
        return listed(plurals), listed(self._given())

    def _given(self) -> list[str]:
        """The clues that stand in every set: by name where they are few, else their kinds."""
        compiled = self._puzzle.compile()
        given = [
            clue
            for clue, constraint in zip(compiled.clues, compiled.problem.constraints, strict=True)
            if clue is not None and constraint in compiled.given
        ]
        if len(given) <= MOST_NAMED:
            return [self._services.name(clue) for clue in given]
        kinds = {clue.kind for clue in given}
        return [self.tr(kind.plural) for kind in self._puzzle.rule.kinds if kind.key in kinds]

    def _show_count(self, sets: SetsCounted) -> None:
        tr = self.tr
        number = count_text(sets.count) if sets.exact else f"≥ {count_text(sets.count)}"
        self.number.setText(breakable(number))
        self.number.show()
        self.number.setAccessibleName(number)
        self.words.setText(self._noun(one=sets.exact and sets.count == 1))
        self.chart.show_sizes(sets)
        ways = counted(sets.counterexamples, "set of clues", "sets of clues")
        if sets.whole:
            self.facts.setText(tr("{}: one clue of each must stay; these are all.").format(ways))
        else:
            self.facts.setText(tr("{}: one clue of each must stay, so far.").format(ways))

    def _remove(self) -> None:
        redundant, document = self._redundant, self._services.document
        self.accept()
        if redundant is not None:
            document.apply(document.puzzle.erased(*redundant.together))

    def _leave(self) -> None:
        self.stop()
        self._services.jobs.closing.disconnect(self.stop)
        self._services.learnt.disconnect(self._say_needed)
        self.discard()


def show_clue_sets(services: CardServices) -> None:
    """The report on the puzzle on the canvas, or a sentence why there is none."""
    puzzle = services.document.puzzle
    for fault in puzzle.faults():
        services.refuse(language.said(fault.message))
        return
    if not puzzle.clues:
        services.refuse(tr("There are no clues yet."))
        return
    ClueSetsDialog(services, puzzle).open()
