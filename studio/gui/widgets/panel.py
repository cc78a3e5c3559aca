"""The side panel: verdict, what to do about it, the rows of the board, and the live check."""

from __future__ import annotations

import time

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QSizePolicy, QVBoxLayout, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.advice import (
    INSET,
    ConflictSection,
    NextClueSection,
    RedundantSection,
    add_inset,
)
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.drawn_line import DrawnLineSection
from studio.gui.widgets.layers import LayerList
from studio.gui.widgets.mending import MendSection
from studio.gui.widgets.painting import disc
from studio.gui.widgets.panel_state import (
    Conflict,
    DrawnLine,
    Mend,
    NextClue,
    PanelState,
    RedundantClues,
    VerdictKind,
)
from studio.gui.widgets.parts import Label, Region, column, hairline, row
from studio.gui.widgets.replay_bar import ReplaySection
from studio.gui.widgets.scrolling import scroll_area
from studio.gui.widgets.tab_order import focusable, tab_through
from studio.gui.widgets.verdict import VerdictBlock, seconds_text
from studio.gui.widgets.walks import WalksSection

TICK_MS = 250
LONG_S = 1.0
"""From here on work is said to take so long, and can be stopped."""

LOW = 700
"""In a panel that is lower, in pixels at 100 %, legend and margins leave more room for advice."""

CRAMPED = 600
"""In one that is lower still conflicts have no title."""

FADED = 0.5
"""How strong advice and legend are while an edit is judged."""

Section = NextClueSection | RedundantSection | ConflictSection | MendSection | DrawnLineSection


class LiveDot(QWidget):
    """Filled while edits are checked, a ring while they are not."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.live = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(12), self._appearance.px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("unique_text" if self.live else "control"))
        painter.setBrush(theme.colour("unique_text") if self.live else Qt.BrushStyle.NoBrush)
        disc(painter, self.width() / 2, self.height() / 2, self._appearance.px(4))


class LiveFoot(QWidget):
    """Says whether edits are checked as they happen, and pauses that."""

    toggled = Signal(bool)
    stop_requested = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._live = True
        self._since: float | None = None
        self._doing = ""
        self._offers_stop = False
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._show)
        self._dot = LiveDot(appearance)
        self._text = Label(appearance, "", "small", 400, "text2")
        self.button = Button(appearance, "", Kind.QUIET)
        self.button.clicked.connect(self._press)
        self._row = row(self, gap=appearance.px(8))
        self._row.addWidget(self._dot)
        self._row.addWidget(self._text)
        self._row.addStretch(1)
        self._row.addWidget(self.button)
        self.show_live(True)

    def show_live(self, live: bool) -> None:
        """Say whether edits are checked, and offer the other of the two."""
        self._live = self._dot.live = live
        self._dot.update()
        self._show()

    def show_work(self, since: float | None, doing: str) -> None:
        """Say for how long something is being done, as soon as that is a while, and offer to stop.

        ``since`` is when it began, in seconds of the monotonic clock; None where nothing is done.
        """
        self._since, self._doing = since, doing
        if since is None:
            self._ticks.stop()
        else:
            self._ticks.start()
        self._show()

    @property
    def long(self) -> bool:
        """Is something being done for so long that one may want to stop it?"""
        return self._since is not None and time.monotonic() - self._since >= LONG_S

    def _press(self) -> None:
        # What it says, not what it is now: the next tick may be due.
        if self._offers_stop:
            self.stop_requested.emit()
        else:
            self.toggled.emit(not self._live)

    def _show(self) -> None:
        text = self.tr("Checking as you draw") if self._live else self.tr("Checking is paused")
        verb = self.tr("Pause") if self._live else self.tr("Resume")
        self._offers_stop = self.long
        if self.long and self._since is not None:
            whole = int(time.monotonic() - self._since)
            took = tr("{} s").format(whole) if whole < 60 else seconds_text(whole)
            text = self._doing.format(took)
            verb = self.tr("Stop")
        if (self._text.text(), self.button.text()) == (text, verb):
            return
        self._text.setText(text)
        self.button.setText(verb)
        self.button.setAccessibleName(self.button.text())
        self.button.setAccessibleDescription(text)
        self.button.updateGeometry()
        # Else the words may be painted once in the room of those before, cut.
        self._row.activate()


class Panel(Region):
    """Shows one `PanelState`; every action leaves as a signal with plain values.

    Indices count from 0 in the order of the state that is on show.
    """

    continue_requested = Signal()
    suggestion_focused = Signal(int)
    suggestion_placed = Signal(int)
    make_unique_requested = Signal()
    line_clues_requested = Signal()
    """Clues whose only solution is the line drawn by hand."""
    remove_redundant_requested = Signal()
    conflict_clue_chosen = Signal(int)
    way_out_chosen = Signal(int)
    repair_requested = Signal()
    mend_chosen = Signal(int)
    layer_toggled = Signal(str, bool)
    live_toggled = Signal(bool)
    stop_requested = Signal()
    """The check under way is to end; what it found stays."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, Qt.Edge.LeftEdge, parent)
        self.setAccessibleName(self.tr("Panel"))
        self._state = PanelState()
        self._section: Section | None = None
        self.verdict = VerdictBlock(appearance)
        self.verdict.continue_requested.connect(self.continue_requested)
        self.layers = LayerList(appearance)
        self.layers.toggled.connect(self.layer_toggled)
        self.foot = LiveFoot(appearance)
        self.foot.toggled.connect(self.live_toggled)
        self.foot.stop_requested.connect(self.stop_requested)
        self.walks = WalksSection(appearance)
        self.replay = ReplaySection(appearance)
        self._advice_box = QWidget()
        self._advice_layout = column(self._advice_box)
        self._lay_out()
        self._fades = [self._paler(part) for part in (self._advice_box, self.layers)]
        self.setFixedWidth(appearance.size("panel"))
        self.show_state(self._state)

    def _doing(self, kind: VerdictKind) -> str:
        """What solvers do now, as a sentence with a gap for the time."""
        return {
            VerdictKind.WORKING: self.tr("Checking for {}"),
            VerdictKind.SEVERAL: self.tr("Counting for {}"),
        }.get(kind, self.tr("Looking further for {}"))

    def _lay_out(self) -> None:
        body = QWidget()
        self._body_layout = inner = column(body)
        add_inset(self.appearance, inner, self.verdict)
        self._add_rule(inner)
        inner.addWidget(self._advice_box)
        self._walks_box = QWidget()
        walks = column(self._walks_box)
        walks.addWidget(self.walks)
        self._add_rule(walks)
        inner.addWidget(self._walks_box)
        self._replay_box = QWidget()
        replay = column(self._replay_box)
        replay.addWidget(self.replay)
        self._add_rule(replay)
        inner.addWidget(self._replay_box)
        inner.addStretch(1)
        self.scroller = scroll_area(body)
        self.scroller.verticalScrollBar().rangeChanged.connect(self._set_margins)
        layout = column(self, (1, 0, 0, 0))
        layout.addWidget(self.scroller, 1)
        # Below all that comes and goes, so that the rows of the legend stay where they are.
        legend = QWidget()
        self._legend_layout = column(legend)
        add_inset(self.appearance, self._legend_layout, self.layers)
        layout.addWidget(legend)
        foot = QWidget()
        self._foot_layout = column(foot)
        self._foot_layout.addWidget(hairline())
        self._foot_layout.addWidget(self.foot)
        layout.addWidget(foot)
        self._set_low(False)

    def _set_low(self, low: bool) -> None:
        """Leave more or less room above legend and foot."""
        self._low, px = low, self.appearance.px
        self.layers.set_low(low)
        side = px(24 - INSET)
        self._legend_layout.setContentsMargins(side, px(4), side, px(4 if low else 12))
        self._foot_layout.setContentsMargins(px(24), 0, px(24), px(4 if low else 16))
        self._foot_layout.setSpacing(px(4 if low else 12))
        self._set_margins()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < self.appearance.px(LOW)
        if low != self._low:
            self._set_low(low)
        self._cramp()

    def _cramp(self) -> None:
        if isinstance(self._section, ConflictSection):
            self._section.set_cramped(self.height() < self.appearance.px(CRAMPED))

    def _add_rule(self, layout: QVBoxLayout) -> None:
        layout.addSpacing(self.appearance.px(12))
        add_inset(self.appearance, layout, hairline())
        layout.addSpacing(self.appearance.px(12))

    def _set_margins(self) -> None:
        """Keep the text where it is when the scroll bar comes and goes."""
        px = self.appearance.px
        scrolls = self.scroller.verticalScrollBar().maximum() > 0
        side = px(24 - INSET)
        bar = px(12) if scrolls else 0
        top, foot = (12, 8) if self._low else (24, 16)
        self._body_layout.setContentsMargins(side, px(top), side - bar, px(foot))

    @staticmethod
    def _paler(part: QWidget) -> QGraphicsOpacityEffect:
        """What lets a part stand back while it is about the board before the last edit."""
        effect = QGraphicsOpacityEffect(part)
        effect.setOpacity(FADED)
        effect.setEnabled(False)
        part.setGraphicsEffect(effect)
        return effect

    @property
    def state(self) -> PanelState:
        """What the panel shows now."""
        return self._state

    def show_state(self, state: PanelState) -> None:
        """Show a state. Only what differs is rebuilt, the focus stays where it was."""
        before, self._state = self._state, state
        self.verdict.show_verdict(state.verdict)
        if state.advice != before.advice:
            self._show_advice(state)
        self._walks_box.setVisible(state.walks is not None)
        if state.walks is not None:
            self.walks.show_walks(state.walks)
        self._replay_box.setVisible(state.replay is not None)
        if state.replay is not None:
            self.replay.show_replay(state.replay)
        self.layers.show_rows(state.layers)
        if state.advice != before.advice or state.layers != before.layers:
            self._order_focus()
        self.layers.setVisible(bool(state.layers))
        self.foot.show_live(state.live)
        self.foot.show_work(state.since, self._doing(state.verdict.kind))
        for effect in self._fades:
            effect.setEnabled(state.faded)

    def _show_advice(self, state: PanelState) -> None:
        focused = self._focused_row()
        while (item := self._advice_layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._section = self._make_section(state)
        if self._section is None:
            return
        self._cramp()
        self._advice_layout.addWidget(self._section)
        self._add_rule(self._advice_layout)
        if focused is not None and self._section.rows:
            self.focus_advice(min(focused, len(self._section.rows) - 1))

    def _order_focus(self) -> None:
        """Let Tab walk from top to bottom, although sections come and go."""
        section = focusable(self._section) if self._section is not None else []
        rows = [*focusable(self.walks), *focusable(self.replay), *focusable(self.layers)]
        tab_through([*focusable(self.verdict), *section, *rows, self.foot.button])

    def _make_section(self, state: PanelState) -> Section | None:
        if isinstance(state.advice, NextClue):
            clues = NextClueSection(self.appearance, state.advice)
            clues.current_changed.connect(self.suggestion_focused)
            clues.place_requested.connect(self.suggestion_placed)
            clues.make_unique_requested.connect(self.make_unique_requested)
            return clues
        if isinstance(state.advice, RedundantClues):
            redundant = RedundantSection(self.appearance, state.advice)
            redundant.remove_requested.connect(self.remove_redundant_requested)
            return redundant
        if isinstance(state.advice, Conflict):
            conflict = ConflictSection(self.appearance, state.advice)
            conflict.clue_chosen.connect(self.conflict_clue_chosen)
            conflict.way_out_chosen.connect(self.way_out_chosen)
            conflict.repair_requested.connect(self.repair_requested)
            return conflict
        if isinstance(state.advice, Mend):
            mend = MendSection(self.appearance, state.advice)
            mend.mend_chosen.connect(self.mend_chosen)
            return mend
        if isinstance(state.advice, DrawnLine):
            drawn = DrawnLineSection(self.appearance, state.advice)
            drawn.clues_requested.connect(self.line_clues_requested)
            return drawn
        return None

    def _focused_row(self) -> int | None:
        if self._section is None:
            return None
        rows = self._section.rows
        return next((i for i, line in enumerate(rows) if line.hasFocus()), None)

    def advice_count(self) -> int:
        """How many suggestions or ways out can be walked now."""
        return len(self._section.rows) if self._section is not None else 0

    def focus_advice(self, index: int) -> None:
        """Put the focus on a suggestion or way out, as Tab on the board does."""
        if self._section is not None and self._section.rows:
            line = self._section.rows[index % len(self._section.rows)]
            line.setFocus(Qt.FocusReason.TabFocusReason)
            self.scroller.ensureWidgetVisible(line)

    def headline(self) -> str:
        """The headline on show, for the compact verdict in the header."""
        return self.verdict.headline(self.verdict.verdict.kind)
