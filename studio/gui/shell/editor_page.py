"""The working page: header, rail, board, strip, panel and status line, in any width."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenuBar, QWidget

from studio.gui.editor.editor import Editor
from studio.gui.editor.strip import StripHolder
from studio.gui.modes import MODES
from studio.gui.modes.mode import Parts
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_within
from studio.gui.style.texts import tr
from studio.gui.widgets import switches
from studio.gui.widgets.header import Header
from studio.gui.widgets.panel import Panel
from studio.gui.widgets.parts import column, row
from studio.gui.widgets.statusbar import StatusLine
from studio.gui.widgets.tab_order import focus_chain
from studio.gui.widgets.tool_bar import ToolBar

NARROW = 1200
"""Unscaled width below which the panel becomes a drawer over the board."""

SLIM = 900
"""Unscaled width below which the rail shows icons alone and the header leaves words out."""

LEAST_BOARD = 160
"""Unscaled width that a board keeps beside a drawer; where it has less the drawer lies over it."""

LEAST_BESIDE = 900
"""Unscaled width that has room for a board and, beside it, what a mode is about."""


class EditorPage(QWidget):
    """Lays the regions out. In a narrow window the panel is a drawer that comes and goes: the board
    has the room that it leaves, so that no part of it is hidden for good."""

    drawer_changed = Signal(bool)
    """Is the panel in sight? Follows every change, also one by the window's width."""

    panel_chosen = Signal(bool, bool)
    """The user opened the panel (True) or closed it; as a drawer (True), or as a column."""

    def __init__(self, appearance: Appearance, menu_bar: QMenuBar, editor: Editor) -> None:
        super().__init__()
        switches.install()
        self._appearance = appearance
        self._wanted = True
        self._drawer = False
        self._drawer_wanted = False
        """Is the drawer to be open where the window becomes narrow?"""
        self._came_open = False
        """Did the drawer open by itself, with the mode that is on?"""
        self._board_only = False
        self.header = Header(appearance, tuple((m.key, tr(m.text)) for m in MODES), menu_bar)
        # A control with nothing to choose would only be in the way.
        self.header.modes.setVisible(len(MODES) > 1)
        self.tool_bar = ToolBar(appearance)
        self.editor = editor
        self.strip = StripHolder(appearance)
        # Where a drawer leaves less room than its buttons take, neither rail nor board gives way.
        self.strip.setMinimumWidth(1)
        self.panel = Panel(appearance)
        self.status = StatusLine(appearance)
        self._parts = Parts(self.tool_bar, self.strip, self.panel)
        middle = QWidget()
        self._middle = row(middle)
        self._middle.addWidget(self.tool_bar)
        centre = QWidget()
        self._centre = column(centre)
        boards = QWidget()
        self._boards = row(boards)
        self._boards.addWidget(editor, 1)
        self._centre.addWidget(boards, 1)
        self._centre.addWidget(self.strip)
        self._middle.addWidget(centre, 1)
        self._middle.addWidget(self.panel)
        layout = column(self)
        layout.addWidget(self.header)
        layout.addWidget(middle, 1)
        layout.addWidget(self.status)

    @property
    def narrow(self) -> bool:
        """Is the window so narrow that the panel is a drawer?"""
        return self._is_narrow(self.width())

    def _is_narrow(self, width: int) -> bool:
        return width < self._appearance.px(LEAST_BESIDE if self._parts.side_stays else NARROW)

    @property
    def in_sight(self) -> bool:
        """Is this page on show, rather than the one that welcomes?"""
        parent = self.parentWidget()
        return parent is not None and self.isVisibleTo(parent)

    def show_mode(self, key: str) -> None:
        """Mark the mode that is on."""
        self.header.set_mode(key)

    @property
    def panel_open(self) -> bool:
        """Is the panel a drawer that lies over the board?"""
        return self.narrow and self._drawer

    @property
    def panel_wanted(self) -> bool:
        """Is the panel open, as a column or as a drawer, but for a board that is alone?"""
        return self._drawer if self.narrow else self._wanted

    @property
    def board_hidden(self) -> int:
        """How many pixels on its right a drawer takes from the board's sight."""
        covers = self.panel_open and not self._board_only and not self._covered()
        return self._appearance.size("panel") if covers else 0

    @property
    def regions(self) -> tuple[QWidget, ...]:
        """The regions that F6 walks, those in sight only."""
        parts = self._parts
        all_of_them = (
            self.header,
            parts.tool_bar,
            self.editor,
            parts.short,
            parts.foot,
            parts.side,
        )
        return tuple(region for region in all_of_them if region is not None and region.isVisible())

    def show_parts(self, parts: Parts) -> None:
        """Put other parts around the board, those of another mode."""
        before, self._parts = self._parts, parts
        self._open_with_mode()
        kept = {id(part) for part in _widgets(parts)}
        # They stay where they are: a part that changes its parent gets all its style anew.
        for part in _widgets(before):
            if id(part) not in kept:
                part.hide()
        if parts.tool_bar is not None and self._middle.indexOf(parts.tool_bar) < 0:
            self._middle.insertWidget(0, parts.tool_bar)
        if parts.beside is not None:
            if self._boards.indexOf(parts.beside) < 0:
                self._boards.addWidget(parts.beside, 1)
            parts.beside.show()
        if parts.short is not None and self._centre.indexOf(parts.short) < 0:
            self._centre.insertWidget(1, parts.short)
        if parts.foot is not None and self._centre.indexOf(parts.foot) < 0:
            self._centre.addWidget(parts.foot)
        self.show_board_only(self._board_only)

    def _open_with_mode(self) -> None:
        """Have the drawer open in modes that it is about, where a board has room beside it; it
        closes with them unless it was open before."""
        opens = self.narrow and self._parts.side_stays and self._covered() > 0
        if self._came_open and not opens:
            self._drawer = self._came_open = False
        elif opens and not self._drawer:
            self._drawer = self._came_open = True

    def begin_panel(self, column: bool, drawer: bool) -> None:
        """Begin with the panel as the user left it, where it is a column and where a drawer: it is
        put there once the page has its size."""
        self._wanted, self._drawer = column, drawer
        self._drawer_wanted = drawer

    def choose_panel(self, shown: bool) -> None:
        """The user opens or closes the panel. The switch follows what is shown, and then says
        what is so already: that it has no room is nobody's wish."""
        if shown != self.panel_wanted:
            if self.narrow:
                self._drawer_wanted = shown
            self.panel_chosen.emit(shown, self.narrow)
        self.show_panel(shown)

    def show_panel(self, shown: bool) -> None:
        """Open or close the panel, as a column or as a drawer."""
        if self.narrow:
            # The switch in the menu follows, and says what is so already.
            self._came_open = self._came_open and shown == self._drawer
            self._drawer = shown
        else:
            self._wanted = shown
        self._arrange()

    def show_board_only(self, alone: bool) -> None:
        """Hide everything but the board, or bring it back."""
        self._board_only = alone
        for region in (self.header, self._parts.tool_bar, self._parts.foot, self.status):
            if region is not None:
                region.setVisible(not alone)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        was_narrow = self._is_narrow(event.oldSize().width())
        if was_narrow != self.narrow:
            self._drawer = self._drawer_wanted
            self._open_with_mode()
        self._arrange()

    def _arrange(self) -> None:
        narrow, side = self.narrow, self._parts.side
        wanted = self.panel_wanted
        shown = wanted and not self._board_only
        if side is not None:
            self._arrange_side(side, shown)
        if self._parts.short is not None:
            self._parts.short.setVisible(not wanted and not self._board_only)
        covered = self._covered() if narrow and shown else 0
        # A foot that the drawer leaves in sight goes on below it; any other ends beside it.
        beside = 0 if self._parts.foot_stays else covered
        self._boards.setContentsMargins(0, 0, covered - beside, 0)
        self._centre.setContentsMargins(0, 0, beside, 0)
        slim = self.width() < self._appearance.px(SLIM)
        self.header.set_slim(slim)
        if isinstance(self._parts.tool_bar, ToolBar):
            self._parts.tool_bar.set_slim(slim)
        self.header.show_compact(not shown)
        # A board that is alone for a while closes no panel.
        self.drawer_changed.emit(wanted)

    def _arrange_side(self, side: QWidget, shown: bool) -> None:
        in_row = self._middle.indexOf(side) >= 0
        if self.narrow and (in_row or side.parentWidget() is not self):
            self._middle.removeWidget(side)
            side.setParent(self)
        elif not self.narrow and not in_row:
            self._middle.addWidget(side)
        side.setVisible(shown)
        if self.narrow and shown:
            top = self.header.height()
            height = self.height() - top - self.status.height()
            if self._parts.foot_stays and self._parts.foot is not None:
                # The panel is in sight now, so that the foot has the height that it keeps.
                height -= self._parts.foot.minimumHeight()
            width = self._appearance.size("panel")
            side.setGeometry(self.width() - width, top, width, height)
            side.raise_()

    def _covered(self) -> int:
        """How much of the board's room a drawer takes, unless too little would be left."""
        tools = self._parts.tool_bar
        beside = tools.sizeHint().width() if tools is not None and tools.isVisible() else 0
        panel = self._appearance.size("panel")
        left = self.width() - beside - panel
        return panel if left >= self._appearance.px(LEAST_BOARD) else 0

    def next_region(self) -> None:
        """Give the keyboard to the next part of the page: board, panel, header, rail."""
        self.focus_region(1)

    def previous_region(self) -> None:
        """Give the keyboard to the part of the page before."""
        self.focus_region(-1)

    def walk_into_panel(self, forward: bool) -> bool:
        """Tab on the board: to what the panel proposes, if it proposes anything."""
        if not forward or not self.panel.isVisible() or not self.panel.advice_count():
            return False
        self.panel.focus_advice(0)
        return True

    def focus_region(self, step: int) -> None:
        """Move the focus to the next (1) or previous (-1) region."""
        regions = self.regions
        here = focus_within(self)
        now = next(
            (i for i, region in enumerate(regions) if here and region.isAncestorOf(here)), -step
        )
        for offset in range(1, len(regions) + 1):
            region = regions[(now + step * offset) % len(regions)]
            target = _first_control(region)
            if target is not None:
                target.setFocus(Qt.FocusReason.TabFocusReason)
                return


def _first_control(region: QWidget) -> QWidget | None:
    """The first widget of a region, in the order of Tab, that takes the focus."""
    if isinstance(region, Editor):
        return region.view
    for widget in focus_chain(region):
        takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if takes and region.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled():
            return widget
    return None


def _widgets(parts: Parts) -> list[QWidget]:
    """The parts that there are."""
    every = (parts.tool_bar, parts.foot, parts.side, parts.beside, parts.short)
    return [part for part in every if part is not None]
