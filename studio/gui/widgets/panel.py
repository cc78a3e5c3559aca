"""The side panel: verdict, what to do about it, the rows of the board, and the live check."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QVBoxLayout, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.advice import INSET, add_inset
from studio.gui.widgets.advice_sections import (
    ConflictSection,
    NextClueSection,
    RedundantSection,
)
from studio.gui.widgets.drawn_line import DrawnLineSection
from studio.gui.widgets.layers import LayerList
from studio.gui.widgets.live_foot import LiveFoot
from studio.gui.widgets.mending import MendSection
from studio.gui.widgets.panel_state import (
    Bound,
    Conflict,
    DrawnLine,
    Mend,
    NextClue,
    PanelState,
    RedundantClues,
    Verdict,
    VerdictKind,
)
from studio.gui.widgets.parts import Region, column, hairline
from studio.gui.widgets.replay_bar import ReplaySection
from studio.gui.widgets.scrolling import bring_into_sight, scroll_area
from studio.gui.widgets.tab_order import focusable, tab_through
from studio.gui.widgets.verdict import VerdictBlock
from studio.gui.widgets.walks import WalksSection

LOW = 700
"""In a panel that is lower, in pixels at 100 %, legend and margins leave more room for advice."""

CRAMPED = 600
"""In one that is lower still conflicts have no title."""

FADED = 0.5
"""How strong advice and legend are while an edit is judged."""

Section = NextClueSection | RedundantSection | ConflictSection | MendSection | DrawnLineSection


class Panel(Region):
    """Shows one `PanelState`; every action leaves as a signal with plain values.

    Indices count from 0 in the order of the state that is on show.
    """

    continue_requested = Signal()
    suggestion_focused = Signal(int)
    advice_left = Signal()
    """What was told of has the focus no more: a suggestion, or a clue of a conflict."""
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
        self._below = self._state
        """What is on show below the verdict; while the panel is hidden it may be older."""
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
        parts = (self._advice_box, self._replay_box, self.layers)
        self._fades = [self._paler(part) for part in parts]
        self._fades_walks = self._paler(self._walks_box)
        self.setFixedWidth(appearance.size("panel"))
        self.show_state(self._state)

    def _doing(self, verdict: Verdict) -> str:
        """What solvers do now, as a sentence with a gap for the time."""
        if verdict.kind is VerdictKind.WORKING:
            return self.tr("Checking for {}")
        counting = verdict.count is None or verdict.bound is Bound.AT_LEAST
        if verdict.kind is VerdictKind.SEVERAL and counting:
            return self.tr("Counting for {}")
        return self.tr("Looking further for {}")

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
        self.cut = hairline()
        policy = self.cut.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.cut.setSizePolicy(policy)
        layout.addWidget(self.cut)
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
        self._legend_layout.setContentsMargins(side, px(4) - 1, side, px(4 if low else 12))
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
        """Keep the text where it is when the scroll bar comes or goes, and rule off what is cut."""
        px = self.appearance.px
        scrolls = self.scroller.verticalScrollBar().maximum() > 0
        self.cut.setVisible(scrolls)
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
        """Show a state. Only what differs is changed, the focus stays where it was.

        While the panel is hidden the verdict alone follows, which is told, too.
        """
        self._state = state
        self.verdict.show_verdict(state.verdict)
        if not self._put_away:
            self._show_below()

    @property
    def _put_away(self) -> bool:
        """Has somebody hidden the panel?"""
        told = self.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        return told and self.isHidden()

    def setVisible(self, visible: bool) -> None:
        if visible and self._put_away:
            self._show_below()
        super().setVisible(visible)

    def _show_below(self) -> None:
        """Show what stands below the verdict: advice, rows, and whether edits are checked."""
        before, state = self._below, self._state
        self._below = state
        other = state.advice != before.advice and self._show_advice(state)
        self._walks_box.setVisible(state.walks is not None)
        if state.walks is not None:
            self.walks.show_walks(state.walks)
        self._replay_box.setVisible(state.replay is not None)
        if state.replay is not None:
            self.replay.show_replay(state.replay)
        if self.layers.show_rows(state.layers) or other:
            self._order_focus()
        self.layers.setVisible(bool(state.layers))
        self.foot.show_live(state.live)
        self.foot.show_work(state.since, self._doing(state.verdict))
        for effect in self._fades:
            effect.setEnabled(state.faded)
        self._fades_walks.setEnabled(state.walks_faded)

    def _show_advice(self, state: PanelState) -> bool:
        """Show the advice of a state, in the section on show where that is for such advice.

        Are some of the controls new, or gone?
        """
        focused = self._focused_row()
        new = self._mend_section(state)
        if focused is not None and self._section is not None and self._section.rows:
            self.focus_advice(min(focused, len(self._section.rows) - 1))
        return new

    def _mend_section(self, state: PanelState) -> bool:
        match self._section, state.advice:
            case NextClueSection() as clues, NextClue() as next_clue:
                return clues.show_advice(next_clue)
            case RedundantSection() as redundant, RedundantClues() as too_many:
                return redundant.show_advice(too_many)
            case ConflictSection() as why, Conflict() as conflict:
                return why.show_advice(conflict)
            case MendSection() as ways, Mend() as mend:
                return ways.show_advice(mend)
            case DrawnLineSection() as line, DrawnLine() as drawn:
                return line.show_advice(drawn)
        self._renew_section(state)
        return True

    def _renew_section(self, state: PanelState) -> None:
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

    def _order_focus(self) -> None:
        """Let Tab walk from top to bottom, although sections come and go."""
        section = focusable(self._section) if self._section is not None else []
        rows = [*focusable(self.walks), *focusable(self.replay), *focusable(self.layers)]
        tab_through([*focusable(self.verdict), *section, *rows, self.foot.stop, self.foot.button])

    def _make_section(self, state: PanelState) -> Section | None:
        if isinstance(state.advice, NextClue):
            clues = NextClueSection(self.appearance, state.advice)
            clues.focused.connect(self.suggestion_focused)
            clues.left.connect(self.advice_left)
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
            conflict.left.connect(self.advice_left)
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
        section = self._section
        if isinstance(section, ConflictSection) and section.repair_alone:
            return 1
        return len(section.rows) if section is not None else 0

    def focus_advice(self, index: int) -> None:
        """Put the focus on a suggestion or way out, as Tab on the board does."""
        if isinstance(self._section, ConflictSection) and self._section.repair_alone:
            self._section.repair.setFocus(Qt.FocusReason.TabFocusReason)
            bring_into_sight(self.scroller, self._section.repair)
        elif self._section is not None and self._section.rows:
            line = self._section.rows[index % len(self._section.rows)]
            if line.hasFocus():
                line.focused.emit()
            line.setFocus(Qt.FocusReason.TabFocusReason)
            bring_into_sight(self.scroller, line)

    def headline(self) -> str:
        """The headline on show, for the compact verdict in the header."""
        return self.verdict.headline(self.verdict.verdict.kind)
