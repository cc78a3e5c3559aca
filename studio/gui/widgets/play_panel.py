"""The panel of play: how far, how long, what the player may ask, assumptions, replay; and what
stands below the board while that is out of sight."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import for_many, tr, with_key
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.parts import FACTS_DOT, Label, Region, column, hairline, whole_facts
from studio.gui.widgets.scrolling import bring_into_sight, scroll_within
from studio.gui.widgets.short_bar import ShortBar
from studio.records import dataclass


@dataclass(frozen=True)
class PlayState:
    """What the panel shows.

    ``assumptions`` are open, with ``since`` marks behind the last one. ``asking``: an answer is
    under way. ``next_number`` is the one that the next click writes. ``numbered``: the cells that
    a number can reach may be shown, and ``reaching`` they are; ``nowhere`` says that there are
    none. ``replaying``: the play is shown again, and ``progress`` is that of what is on the board.
    ``more`` is what a hint goes on to, where one is told. ``long``: the answer under way takes
    long, and need not be waited for.
    """

    solved: bool = False
    seconds: float = 0.0
    progress: str = ""
    assumptions: int = 0
    since: int = 0
    played: bool = False
    asking: bool = False
    next_number: int | None = None
    numbered: bool = False
    reaching: bool = False
    replaying: bool = False
    nowhere: str = ""
    more: str = ""
    long: bool = False

    @property
    def off(self) -> frozenset[str]:
        """The actions that make no sense now: buttons, menu entries and keys do nothing."""
        makes_sense = {
            "check": not self.asking and not self.solved,
            "hint": not self.asking and not self.solved,
            "assume": not self.solved,
            "keep": self.assumptions > 0,
            "abandon": self.assumptions > 0,
            "reach": self.numbered,
            "replay": self.played,
            "restart": self.played,
        }
        return frozenset(action for action, on in makes_sense.items() if not on)


def clock(seconds: float) -> str:
    """A time as on a stop watch."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class _Asked:
    """Buttons of actions, by their keys, some of which are off at times."""

    def __init__(self, buttons: Mapping[str, Button]) -> None:
        self._buttons = buttons
        self._taken: tuple[Button, QWidget | None] | None = None
        """A button that had the focus when it was put off, and where that is since."""

    def show_keys(self, keys: Callable[[str], str]) -> None:
        """Name the keys in force in the tips; ``keys`` gives them by the key of an action."""
        for action, button in self._buttons.items():
            button.setToolTip(with_key(button.accessibleDescription(), keys(action)))

    def enable(self, off: Container[str]) -> None:
        """Enable the buttons but for some. One that is off for a while gets the focus back, if that
        is still where Qt took it."""
        for action, button in self._buttons.items():
            had_focus, on = button.hasFocus(), action not in off
            button.setEnabled(on)
            focus = button.window().focusWidget()
            if had_focus and not on:
                self._taken = button, focus
            elif on and self._taken is not None and self._taken[0] is button:
                if focus is self._taken[1]:
                    button.setFocus()
                self._taken = None


def _button(appearance: Appearance, text: str, tip: str, kind: Kind = Kind.PLAIN) -> Button:
    button = Button(appearance, text, kind)
    button.setToolTip(tip)
    button.setAccessibleDescription(tip)
    return button


class PlayPanel(Region):
    """Shows one :class:`PlayState`; what is asked for leaves as a signal."""

    check_requested = Signal()
    hint_requested = Signal()
    show_requested = Signal()
    stop_requested = Signal()
    """The question under way is to end."""
    assume_requested = Signal()
    keep_requested = Signal()
    abandon_requested = Signal()
    replay_requested = Signal()
    reach_requested = Signal()
    restart_requested = Signal()
    told = Signal(str)
    """An answer to a question, also where the panel is out of sight; "" takes it back."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, Qt.Edge.LeftEdge, parent)
        self.setAccessibleName(self.tr("Play"))
        px = appearance.px
        body = QWidget()
        self._layout = column(body, (px(24), px(24), px(24), px(16)), px(12))
        self._area = scroll_within(column(self, (1, 0, 0, 0)), body)
        self.headline = Label(appearance, "", "title", 600, display=True, wrap=True)
        self.facts = Label(appearance, "", "body", 400, "text2", wrap=True)
        self._layout.addWidget(self.headline)
        self._layout.addWidget(self.facts)
        self._layout.addWidget(hairline())
        self._lay_out_questions()
        self._layout.addWidget(hairline())
        self._lay_out_assumptions()
        self._lay_out_news()
        self._layout.addStretch(1)
        self._layout.addWidget(hairline())
        self._lay_out_foot()
        self.setFixedWidth(appearance.size("panel"))
        self._asked = _Asked(
            {
                "check": self.check,
                "hint": self.hint,
                "assume": self.assume,
                "keep": self.keep,
                "abandon": self.abandon,
                "replay": self.replay,
                "restart": self.restart,
            }
        )
        self._words = ""
        self.tell("")
        self.show_state(PlayState())

    def _lay_out_questions(self) -> None:
        tr = self.tr
        line = QWidget()
        buttons = Flow(self.appearance.px(8), line)
        self.check = self._button(tr("Check so far"), tr("Is all right so far?"))
        self.hint = self._button(
            tr("Hint"), tr("What follows next: where, then why, then the mark")
        )
        self.check.clicked.connect(self.check_requested)
        self.hint.clicked.connect(self.hint_requested)
        for button in (self.check, self.hint):
            buttons.addWidget(button)
        self._layout.addWidget(line)
        self.reach = CheckBox(self.appearance, tr("Where the next number can go"))
        self._reach_tip = tr("In as many steps as there are to the numbers beside it")
        self.reach.clicked.connect(lambda _=False: self.reach_requested.emit())
        self._layout.addWidget(self.reach)
        self.nowhere = Label(self.appearance, "", "body", 500, "none_text", wrap=True)
        self._layout.addWidget(self.nowhere)

    def _lay_out_assumptions(self) -> None:
        tr = self.tr
        self._layout.addWidget(Label(self.appearance, tr("Assumptions"), "small", 600, "text2"))
        self.assumed = Label(self.appearance, "", "body", 400, wrap=True)
        line = QWidget()
        buttons = Flow(self.appearance.px(8), line)
        self.assume = self._button(tr("Assume"), tr("Mark what follows as an assumption"))
        self.keep = self._button(tr("Keep"), tr("The assumption is right"))
        self.abandon = self._button(tr("Abandon"), tr("Take all marks since it back"))
        self.assume.clicked.connect(self.assume_requested)
        self.keep.clicked.connect(self.keep_requested)
        self.abandon.clicked.connect(self.abandon_requested)
        for button in (self.assume, self.keep, self.abandon):
            buttons.addWidget(button)
        self._layout.addWidget(line)
        self._layout.addWidget(self.assumed)

    def _lay_out_news(self) -> None:
        """Answers stand below all buttons, which stay under the pointer as answers come and go."""
        self._above_news = hairline()
        self._layout.addWidget(self._above_news)
        self.news = Label(self.appearance, "", "body", 500, wrap=True)
        self._layout.addWidget(self.news)
        self.more = self._button("", self.tr("One step further"))
        self.more.clicked.connect(self.show_requested)
        self._layout.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.stop = self._button(tr("Stop"), self.tr("Wait no longer for the answer"))
        self.stop.clicked.connect(self.stop_requested)
        self._layout.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignLeft)

    def _lay_out_foot(self) -> None:
        tr = self.tr
        line = QWidget()
        buttons = Flow(self.appearance.px(8), line)
        self.replay = self._button(tr("Replay"), tr("Show the play again, mark by mark"))
        self.restart = self._button(tr("Start over"), tr("Take all marks away"), Kind.QUIET)
        self.replay.clicked.connect(self.replay_requested)
        self.restart.clicked.connect(self.restart_requested)
        buttons.addWidget(self.replay)
        buttons.push()
        buttons.addWidget(self.restart)
        self._layout.addWidget(line)

    def show_keys(self, keys: Callable[[str], str]) -> None:
        """Name the keys in force in the tips; ``keys`` gives them by the key of an action."""
        self._asked.show_keys(keys)
        self.reach.setToolTip(with_key(self._reach_tip, keys("reach")))

    def _button(self, text: str, tip: str, kind: Kind = Kind.PLAIN) -> Button:
        return _button(self.appearance, text, tip, kind)

    # -- what is shown -------------------------------------------------------------------------

    def show_state(self, state: PlayState) -> None:
        """Show how the play stands."""
        self._state = state
        self.headline.setText(_standing(state) or self.tr("Playing"))
        self.headline.set_tone("unique_text" if state.solved and not state.replaying else "text")
        self.show_time(state.seconds)
        self._asked.enable(state.off)
        if state.assumptions:
            words = for_many(
                "{} open, {} mark since the last", "{} open, {} marks since the last", state.since
            )
            self.assumed.setText(words.format(state.assumptions, state.since))
        else:
            more = self.tr("None. Try something out and take it back in one go.")
            self.assumed.setText(self.tr("None.") if state.solved else more)
        self.reach.setVisible(state.numbered)
        self.reach.setChecked(state.reaching)
        before = self.nowhere.text()
        self.nowhere.setText(state.nowhere)
        self.nowhere.setVisible(bool(state.nowhere))
        if state.nowhere and state.nowhere != before:
            self.told.emit(state.nowhere)
        news = self._words or (self.tr("One moment...") if state.asking else "")
        self._show_news(news)
        was_there = not self.stop.isHidden()
        self.stop.setVisible(state.long)
        if state.long and not was_there:
            bring_into_sight(self._area, self.stop)

    def show_time(self, seconds: float) -> None:
        """Show how long it took so far."""
        state = self._state
        parts = [state.progress, _next(state), clock(seconds)]
        self.facts.setText(FACTS_DOT.join(part for part in parts if part))

    def _show_news(self, words: str) -> None:
        """Below a line of their own, which would lie upon that of the foot without them."""
        self.news.setText(words)
        for part in (self._above_news, self.news):
            part.setVisible(bool(words))

    def tell(self, words: str, *, good: bool = False, bad: bool = False, more: str = "") -> None:
        """Tell the answer to a question; "" for none. ``more`` is a button under it."""
        before, self._words = self._words, words
        self.news.set_tone("unique_text" if good else "none_text" if bad else "text")
        self._show_news(words)
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.more.setAccessibleName(more)
        self.more.updateGeometry()
        if words:
            bring_into_sight(self._area, self.more if more else self.news)
        if words or before:
            self.told.emit(words)


def _standing(state: PlayState) -> str:
    """That it is solved, or shown again; "" while it is played."""
    if state.replaying:
        return tr("Replay")
    return tr("Solved") if state.solved else ""


def _next(state: PlayState) -> str:
    """The number that the next click writes, where it writes one."""
    if state.next_number is None or state.solved:
        return ""
    return tr("next: {}").format(state.next_number)


class PlayBar(ShortBar):
    """The clock, and what a player asks for most, in one row."""

    check_requested = Signal()
    hint_requested = Signal()
    stop_requested = Signal()

    def __init__(self, appearance: Appearance, panel: PlayPanel) -> None:
        """The buttons do what those of the ``panel`` do."""
        self.check, self.hint = (
            _button(appearance, text, like.accessibleDescription())
            for text, like in ((tr("Check"), panel.check), (panel.hint.text(), panel.hint))
        )
        self.facts = Label(appearance, "", "body", 500)
        super().__init__(appearance, tr("Play"), self.facts, (self.check, self.hint))
        self._hint = panel.hint.text()
        # It is pressed again and again: it stays under the pointer while its word changes.
        self.hint.hold_room(self._hint, tr("Why?"), tr("Mark it"), tr("Stop"))
        self._asked = _Asked({"check": self.check, "hint": self.hint})
        self.check.clicked.connect(self.check_requested)
        self.hint.clicked.connect(self._hint_clicked)
        self.show_state(PlayState())

    def _hint_clicked(self) -> None:
        (self.stop_requested if self._state.long else self.hint_requested).emit()

    def show_keys(self, keys: Callable[[str], str]) -> None:
        """Name the keys in force in the tips; ``keys`` gives them by the key of an action."""
        self._asked.show_keys(keys)

    def show_state(self, state: PlayState) -> None:
        """Show how the play stands."""
        self._state = state
        self.hint.setText(tr("Stop") if state.long else state.more or self._hint)
        self._asked.enable(state.off - {"hint"} if state.long else state.off)
        self.show_time(state.seconds)

    def show_time(self, seconds: float) -> None:
        """Show how long it took so far."""
        state = self._state
        parts = [_standing(state), clock(seconds), _next(state), state.progress]
        facts = FACTS_DOT.join(part for part in parts if part)
        if facts != self.facts.toolTip():
            self.facts.setToolTip(facts)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the facts that have room, those that matter most first."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        metrics = QFontMetricsF(self.facts.font())
        self.facts.setText(whole_facts(metrics, self.facts.toolTip(), self.facts.width()))
