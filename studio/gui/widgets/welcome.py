"""The welcome page: what to begin on the left, puzzles to continue or to look at on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QSizePolicy,
    QWidget,
)

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button, Kind, WrappedLink
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import Label, Region, column, row
from studio.gui.widgets.scrolling import scroll_area
from studio.gui.widgets.tab_order import rove, tab_through
from studio.gui.widgets.welcome_parts import CardGrid, Logo, Pill, StartButton, WelcomeEntry
from studio.records import dataclass

ALL = ""
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


@dataclass(frozen=True)
class WelcomeState:
    """The right side of the page. `groups` are (key, name) pairs of the filter pills."""

    recent: tuple[WelcomeEntry, ...] = ()
    examples: tuple[WelcomeEntry, ...] = ()
    groups: tuple[tuple[str, str], ...] = ()


MOST_LEFT = 0.42
"""Part of the width that the left column takes at most, whatever the size of its letters."""


class _Start(QWidget):
    """The left column, on canvas colour."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._appearance.theme.colour("canvas"))


class WelcomePage(Region):
    """Begin, continue, or open an example."""

    new_requested = Signal()
    generate_requested = Signal()
    open_requested = Signal()
    tour_requested = Signal()
    rules_requested = Signal()
    all_files_requested = Signal()
    recent_opened = Signal(str)
    example_opened = Signal(str)

    def __init__(
        self, appearance: Appearance, formats: str = "", parent: QWidget | None = None
    ) -> None:
        """`formats` names the files that can be opened, for the line under "Open a file"."""
        super().__init__(appearance, None, parent)
        self.setAccessibleName(self.tr("Welcome"))
        self._state = WelcomeState()
        self._group = ALL
        self.recent = CardGrid(appearance)
        self.examples = CardGrid(appearance)
        self.recent.opened.connect(self.recent_opened)
        self.examples.opened.connect(self.example_opened)
        self.recent.left_downwards.connect(self.examples.focus_card)
        self.examples.left_upwards.connect(self._walk_up)
        self.pills: dict[str, Pill] = {}
        self._pill_group = QButtonGroup(self)
        rove(self._pill_group)
        layout = row(self)
        self._start = self._make_start(formats)
        self._left = scroll_area(self._start)
        layout.addWidget(self._left)
        self._right = scroll_area(self._make_right())
        layout.addWidget(self._right, 1)

    def begin(self) -> None:
        """Stand at the beginning: what had the focus is no place in the list of puzzles."""
        self.new.setFocus()
        self._right.verticalScrollBar().setValue(0)

    def _make_start(self, formats: str) -> QWidget:
        appearance, px = self.appearance, self.appearance.px
        start = _Start(appearance)
        layout = column(start, (px(48), px(56), px(40), px(32)), px(12))
        layout.addWidget(Logo(appearance))
        layout.addSpacing(px(8))
        name = Label(appearance, "Oneline Studio", 30, 600, display=True, wrap=True)
        layout.addWidget(name)
        idea = self.tr(
            "Make puzzles that are solved by drawing one line. "
            "The studio counts the solutions while you draw."
        )
        layout.addWidget(Label(appearance, idea, "lead", 400, "text2", wrap=True))
        layout.addSpacing(px(28))
        new = self.tr("Choose a kind and an outline")
        make = self.tr("Let the studio make one")
        files = formats or self.tr("Any puzzle file")
        self.new = StartButton(appearance, self.tr("New puzzle"), new, "plus", True)
        self.generate = StartButton(appearance, self.tr("Generate"), make, "wand")
        self.open_file = StartButton(appearance, self.tr("Open a file"), files, "open")
        for button, signal in (
            (self.new, self.new_requested),
            (self.generate, self.generate_requested),
            (self.open_file, self.open_requested),
        ):
            button.clicked.connect(signal)
            layout.addWidget(button)
        layout.addSpacing(px(32))
        layout.addWidget(Label(appearance, self.tr("New here?"), "small", 600, "text2"))
        self.tour = WrappedLink(appearance, self.tr("Guided tour: a first puzzle"))
        self.rules = WrappedLink(appearance, self.tr("How each puzzle is played"))
        self.tour.clicked.connect(self.tour_requested)
        self.rules.clicked.connect(self.rules_requested)
        for each in (self.new, self.generate, self.open_file, self.tour, self.rules):
            each.installEventFilter(self)
        edges = QWidget()
        edges_layout = column(edges)
        for edge in (self.tour, self.rules):
            edges_layout.addWidget(edge)
        layout.addWidget(edges)
        layout.addStretch(1)
        self._hint = self.tr("Press any arrow key to move between puzzles.")
        self.foot = Label(appearance, self._hint, "small", 400, "text2", wrap=True)
        layout.addWidget(self.foot)
        return start

    def show_notice(self, sentence: str) -> None:
        """Say something at the foot of the left column; "" takes it back."""
        words = sentence or self._hint
        if words != self.foot.text():
            self.foot.setText(words)

    def _make_right(self) -> QWidget:
        appearance, px = self.appearance, self.appearance.px
        body = QWidget()
        self._lists = layout = column(body, (0, px(48), 0, px(48)), px(20))
        self._recent_head = QWidget()
        head = row(self._recent_head)
        head.addWidget(Label(appearance, self.tr("Continue"), "title", 600, display=True))
        head.addStretch(1)
        self.all_files = Button(appearance, self.tr("All files"), Kind.LINK)
        self.all_files.clicked.connect(self.all_files_requested)
        head.addWidget(self.all_files)
        layout.addWidget(self._recent_head)
        layout.addWidget(self.recent)
        self._recent_gap = QWidget()
        self._recent_gap.setFixedHeight(px(12))
        layout.addWidget(self._recent_gap)
        examples = QWidget()
        self._examples_head = examples_head = row(examples, gap=px(24))
        title = Label(appearance, self.tr("Examples"), "title", 600, display=True)
        examples_head.addWidget(title, 0, Qt.AlignmentFlag.AlignTop)
        self._pill_box = QWidget()
        self._pill_flow = Flow(px(4), self._pill_box)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._pill_box.setSizePolicy(policy)
        examples_head.addWidget(self._pill_box, 1)
        layout.addWidget(examples)
        layout.addWidget(self.examples)
        layout.addStretch(1)
        return body

    def show_state(self, state: WelcomeState) -> None:
        """Show these puzzles. Without recent files the row "Continue" is left out."""
        self._state = state
        self._show_pills()
        self.show_recent(state.recent)
        self.choose_group(self._group if self._group in dict(state.groups) else ALL)

    def show_recent(self, entries: Sequence[WelcomeEntry]) -> None:
        """Show other puzzles to go on with; without any the row is left out."""
        for part in (self._recent_head, self.recent, self._recent_gap):
            part.setVisible(bool(entries))
        self.recent.show_entries(entries)
        start = (self.new, self.generate, self.open_file, self.tour, self.rules, self.all_files)
        tab_through([*start, *self.recent.cards, *self.pills.values()])

    def _show_pills(self) -> None:
        while (item := self._pill_flow.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.pills = {}
        for key, name in ((ALL, self.tr("All")), *self._state.groups):
            pill = Pill(self.appearance, name)
            pill.clicked.connect(lambda _=False, group=key: self.choose_group(group))
            self._pill_group.addButton(pill)
            self.pills[key] = pill
            self._pill_flow.addWidget(pill)

    def choose_group(self, group: str) -> None:
        """Keep only the examples of a group in view; "" is all."""
        self._group = group
        self.pills[group].setChecked(True)
        self.examples.show_entries(
            [entry for entry in self._state.examples if group in (ALL, entry.group)]
        )

    def _walk_up(self, column_number: int) -> None:
        if self.recent.cards:
            last_row = (len(self.recent.cards) - 1) // self.recent.columns
            self.recent.focus_card(last_row * self.recent.columns + column_number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        px = self.appearance.px
        narrow, low = self.width() < px(1200), self.height() < px(760)
        left = min(px(304 if narrow else 360), int(MOST_LEFT * self.width()))
        self._left.setFixedWidth(left)
        tight = self.width() - left < px(500)
        beside_lists = px(20 if tight else 48)
        self._lists.setContentsMargins(beside_lists, px(48), beside_lists, px(48))
        stacked, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._examples_head.setDirection(stacked if tight else beside)
        layout = self._start.layout()
        if layout is not None:
            side, other = (px(16), px(16)) if tight else (px(28 if narrow else 48), px(28))
            layout.setContentsMargins(side, px(24 if low else 56), other, px(16 if low else 32))
            layout.setSpacing(px(8 if low else 12))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Buttons have a use of their own for arrow keys; here these lead to the puzzles.
        pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and Qt.Key(event.key()) in ARROWS:
            self.keyPressEvent(event)
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in ARROWS:
            (self.recent if self.recent.cards else self.examples).focus_card(0)
        else:
            super().keyPressEvent(event)
