"""The verdict, the largest thing in the panel: glyph, headline, count, line, one button."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QSize, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio import language
from studio.gui.services.announcing import announce
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import for_many, tr
from studio.gui.widgets.buttons import Button
from studio.gui.widgets.measures import Measures
from studio.gui.widgets.painting import paint_glyph
from studio.gui.widgets.panel_state import Bound, Verdict, VerdictKind, breakable, count_text
from studio.gui.widgets.parts import Label, column, row
from studio.language import number as grouped
from studio.language import said
from studio.puzzle.message import Message

TURN_MS = 1100  # one turn of the working arc
COUNT_SIZES = ("count", 26, "title", "lead")
TONES = {
    VerdictKind.EMPTY: "text2",
    VerdictKind.WORKING: "working_text",
    VerdictKind.SEVERAL: "several_text",
    VerdictKind.UNIQUE: "unique_text",
    VerdictKind.NONE: "none_text",
    VerdictKind.UNKNOWN: "text",
}


class GlyphView(QWidget):
    """The painted glyph; its arc turns while checking, unless motion is to be reduced."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._kind = VerdictKind.EMPTY
        self.dimmed = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._turning = QVariantAnimation(self)
        self._turning.setStartValue(0.0)
        self._turning.setEndValue(360.0)
        self._turning.setDuration(TURN_MS)
        self._turning.setLoopCount(-1)
        self._turning.valueChanged.connect(lambda _: self.update())

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(44), self._appearance.px(40))

    def show_kind(self, kind: VerdictKind, dimmed: bool) -> None:
        """Show the sign of a verdict; ``dimmed`` while another one is being found."""
        self._kind, self.dimmed = kind, dimmed
        self._turn()
        self.update()

    def _turn(self) -> None:
        moving = self._kind is VerdictKind.WORKING and not self._appearance.reduced_motion
        if moving and self.isVisible():
            if self._turning.state() is not QVariantAnimation.State.Running:
                self._turning.start()
        else:
            self._turning.stop()

    def showEvent(self, event: QShowEvent) -> None:
        self._turn()

    def hideEvent(self, event: QHideEvent) -> None:
        self._turning.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            running = self._turning.state() is QVariantAnimation.State.Running
            angle = float(self._turning.currentValue()) if running else 0.0
            middle = QPointF(self.width() / 2, self.height() / 2)
            paint_glyph(
                painter,
                self._appearance,
                self._kind,
                middle,
                self._appearance.px(17),
                "chrome",
                angle,
            )
            if self.dimmed:
                painter.fillRect(self.rect(), self._appearance.theme.colour("chrome", 0.55))


class Fade(QWidget):
    """Lies over a widget in the colour of the panel and fades away, so that new words come in.

    Never two words at once: the old ones are gone as soon as they are not true.
    """

    def __init__(self, appearance: Appearance, target: QWidget) -> None:
        super().__init__(target)
        self._appearance, self._target = appearance, target
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.valueChanged.connect(lambda _: self.update())
        self._animation.finished.connect(self.hide)
        self.hide()

    def begin(self) -> None:
        """Let what the widget shows now come in; at once where motion is reduced."""
        duration = self._appearance.duration("panel_swap")
        if duration == 0:
            return
        self.resize(self._target.size())
        self._animation.setDuration(duration)
        self._animation.start()
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setOpacity(float(self._animation.currentValue() or 0.0))
            painter.fillRect(self.rect(), self._appearance.theme.colour("chrome"))


class VerdictBlock(QWidget):
    """Shows a `Verdict`. While checking, the last verdict stays, dimmed, for the first 300 ms."""

    continue_requested = Signal()
    shown = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._verdict = Verdict()
        self._waiting: Verdict | None = None
        self._told = ""
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._show_waiting)
        self._glyph = GlyphView(appearance)
        self._headline = Label(appearance, "", "title", 600, display=True)
        self._headline.setWordWrap(True)
        self._counts = [
            Label(appearance, "", size, 600, display=True, wrap=size == "lead")
            for size in COUNT_SIZES
        ]
        self._line = Label(appearance, "", "body", 400, "text2", wrap=True)
        self._button = Button(appearance, "")
        self._button.clicked.connect(self.continue_requested)
        head = QWidget()
        head_row = row(head, gap=appearance.px(12))
        head_row.addWidget(self._glyph)
        head_row.addWidget(self._headline, 1)
        layout = column(self)
        layout.addWidget(head)
        layout.addSpacing(appearance.px(8))
        for label in self._counts:
            layout.addWidget(label)
        layout.addWidget(self._line)
        self._foot = QWidget()
        foot = row(self._foot, (0, appearance.px(12), 0, 0))
        foot.addWidget(self._button)
        foot.addStretch(1)
        layout.addWidget(self._foot)
        self._fade = Fade(appearance, self)
        self._display(self._verdict, dimmed=False)

    @property
    def verdict(self) -> Verdict:
        """What is on show, which for 300 ms may be the last verdict."""
        return self._verdict

    def show_verdict(self, verdict: Verdict) -> None:
        """Show a verdict; "Checking" only after a moment, so that quick checks do not flicker.

        That there is nothing to check is no verdict that could stay so long, nor fade away: it
        would be read beside the clues of a puzzle that was just opened.
        """
        begun = self._verdict.kind is not VerdictKind.EMPTY
        lasting = begun and self._verdict.kind is not VerdictKind.WORKING
        if verdict.kind is VerdictKind.WORKING and lasting:
            self._waiting = verdict
            if not self._delay.isActive():
                self._delay.start(self._appearance.duration("working_delay"))
                self._display(self._verdict, dimmed=True)
            return
        self._delay.stop()
        self._waiting = None
        if verdict == self._verdict and not self._glyph.dimmed:
            return
        swap = begun and verdict.kind is not self._verdict.kind and self.isVisible()
        self._verdict = verdict
        self._display(verdict, dimmed=False)
        if swap:
            self._fade.begin()

    def _show_waiting(self) -> None:
        if self._waiting is not None:
            self._verdict = self._waiting
            self._waiting = None
            self._display(self._verdict, dimmed=False)

    def _display(self, verdict: Verdict, dimmed: bool) -> None:
        self._glyph.show_kind(verdict.kind, dimmed)
        self._headline.setText(self.headline(verdict.kind))
        self._headline.set_tone("text2" if dimmed else TONES[verdict.kind])
        self._show_count(self.count_line(verdict), dimmed)
        self._line.setText(self.line(verdict))
        self._line.setVisible(bool(self._line.text()))
        self._line.setMinimumHeight(self._height_of(verdict.room))
        self._line.setToolTip(
            self.tr(
                "The number grows with the work of solving step by step, on a scale of each genre:"
                " compare genres by the words."
            )
            if verdict.grade
            else ""
        )
        self._foot.setVisible(verdict.can_continue)
        counting = verdict.kind is VerdictKind.SEVERAL
        self._button.setText(self.tr("Keep counting") if counting else self.tr("Keep checking"))
        self._button.setAccessibleName(self._button.text())
        parts = (self._headline.text(), self.count_line(verdict), self._line.text())
        self.setAccessibleName(". ".join(part.rstrip(".") for part in parts if part))
        self.shown.emit()
        self._tell(verdict)

    def _tell(self, verdict: Verdict) -> None:
        """Have a verdict read out that is another than the last; none that is still growing."""
        growing = verdict.kind is VerdictKind.SEVERAL and verdict.bound is Bound.AT_LEAST
        if growing or verdict.kind in (VerdictKind.WORKING, VerdictKind.EMPTY):
            return
        words = f"{self.headline(verdict.kind)} {self.count_line(verdict)}".strip()
        if words != self._told:
            self._told = words
            announce(self, words)

    def _show_count(self, text: str, dimmed: bool) -> None:
        """Use the largest size that fits in one line, or the smallest and wrap."""
        room = self._room()
        # A count that gets smaller letters, as one that is a bound, moves nothing below it.
        height = math.ceil(QFontMetricsF(self._counts[0].font()).height()) if text else 0
        fitting = (
            label
            for label in self._counts
            if QFontMetricsF(label.font()).horizontalAdvance(text) <= room
        )
        chosen = next(fitting, self._counts[-1]) if text else None
        for label in self._counts:
            label.setMinimumHeight(height)
            label.setVisible(label is chosen)
            label.setText(breakable(text) if label is chosen else "")
            label.set_tone("text2" if dimmed else "text")

    def _room(self) -> int:
        """The width of the panel that words have."""
        tokens = self._appearance.tokens
        return self._appearance.px(tokens.size["panel"] - 2 * tokens.space["l"])

    def _height_of(self, words: str) -> int:
        """How high the line has to be for these words."""
        if not words:
            return 0
        return math.ceil(Measures(self._line.font()).high(words, self._room()))

    def headline(self, kind: VerdictKind) -> str:
        """A kind of verdict in words, for the panel and beside the sign in the header."""
        return {
            VerdictKind.EMPTY: self.tr("Nothing to check yet"),
            VerdictKind.WORKING: self.tr("Checking..."),
            VerdictKind.SEVERAL: self.tr("Several solutions"),
            VerdictKind.UNIQUE: self.tr("One solution"),
            VerdictKind.NONE: self.tr("No solution"),
            VerdictKind.UNKNOWN: self.tr("Not known yet"),
        }[kind]

    def count_line(self, verdict: Verdict) -> str:
        """The large count, only for several solutions."""
        if verdict.kind is not VerdictKind.SEVERAL or verdict.count is None:
            return ""
        return bounded(verdict.count, verdict.bound)

    def line(self, verdict: Verdict) -> str:
        """The sentence below."""
        if verdict.line:
            return verdict.line
        took = seconds_text(verdict.seconds) if verdict.seconds is not None else ""
        kind = verdict.kind
        if kind is VerdictKind.EMPTY:
            return ""
        if kind is VerdictKind.WORKING:
            if not verdict.count:
                return ""
            return self.tr("At least {0} so far.").format(count_text(verdict.count))
        if kind is VerdictKind.SEVERAL:
            return self._several_line(verdict, took)
        if kind is VerdictKind.UNIQUE:
            grade = self.tr(" Difficulty: {0}.").format(verdict.grade) if verdict.grade else ""
            if not took:
                return self.tr("Proved. Ready to print.") + grade
            return self.tr("Proved in {0}. Ready to print.").format(took) + grade
        if kind is VerdictKind.NONE:
            return self.tr("The clues cannot all be true.")
        return self._unknown_line(verdict, took)

    def _several_line(self, verdict: Verdict, took: str) -> str:
        if verdict.bound is Bound.OVER:
            return self.tr("Counting stopped.")
        if verdict.bound is Bound.AT_LEAST:
            return (
                self.tr("Counting stopped.") if verdict.can_continue else self.tr("Still counting.")
            )
        if verdict.bound is Bound.ABOUT:
            return self.tr("An estimate.")
        if not took:
            return self.tr("Exact count") if verdict.count is not None else ""
        return self.tr("Exact count, found in {0}").format(took)

    def _unknown_line(self, verdict: Verdict, took: str) -> str:
        stopped = self.tr("Stopped after {0}.").format(took) if took else self.tr("Stopped.")
        if not verdict.count:
            return stopped
        least = for_many("At least {0} solution.", "At least {0} solutions.", verdict.count)
        return language.paragraph((stopped, least.format(count_text(verdict.count))))


def bounded(number: int, bound: Bound) -> str:
    """A count and how it is meant: "At least 45"."""
    count = count_text(number)
    if bound is Bound.EXACT:
        return count
    return {
        Bound.AT_LEAST: tr("At least {0}"),
        Bound.OVER: tr("Over {0}"),
        Bound.ABOUT: tr("About {0}"),
    }[bound].format(count)


def seconds_text(seconds: float) -> str:
    """A duration as people say it: "0.2 s", "30 s", "2 min 5 s"."""
    if seconds < 0.05:
        return tr("under 0.1 s")
    if seconds < 9.95:
        return said(Message.of("{seconds:.1f} s", seconds=seconds))
    whole = round(seconds)
    if whole < 60:
        return tr("{} s").format(whole)
    minutes, rest = divmod(whole, 60)
    if not rest:
        return tr("{} min").format(grouped(minutes))
    return tr("{} min {} s").format(grouped(minutes), rest)
