"""The welcome page: what to begin on the left, puzzles to continue or to look at on the right."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QSizePolicy,
    QWidget,
)

from studio.gui.look import Look
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import Label, Region, column, row, scroll_area
from studio.gui.widgets.tab_order import rove, tab_through
from studio.gui.widgets.welcome_parts import CardGrid, Logo, Pill, StartButton, WelcomeEntry

ALL = ""


@dataclass(frozen=True)
class WelcomeState:
    """The right side of the page. `groups` are (key, name) pairs of the filter pills."""

    recent: tuple[WelcomeEntry, ...] = ()
    examples: tuple[WelcomeEntry, ...] = ()
    groups: tuple[tuple[str, str], ...] = ()


class _Start(QWidget):
    """The left column, on canvas colour."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.theme.colour("canvas"))


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

    def __init__(self, look: Look, formats: str = "", parent: QWidget | None = None) -> None:
        """`formats` names the files that can be opened, for the line under "Open a file"."""
        super().__init__(look, None, parent)
        self.setAccessibleName(self.tr("Welcome"))
        self._state = WelcomeState()
        self._group = ALL
        self.recent = CardGrid(look)
        self.examples = CardGrid(look)
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
        layout.addWidget(scroll_area(self._make_right()), 1)

    def _make_start(self, formats: str) -> QWidget:
        look, px = self.look, self.look.px
        start = _Start(look)
        layout = column(start, (px(48), px(56), px(40), px(32)), px(12))
        layout.addWidget(Logo(look))
        layout.addSpacing(px(8))
        name = Label(look, "Oneline Studio", 30, 600, display=True)
        layout.addWidget(name)
        idea = self.tr(
            "Make puzzles that are solved by drawing one line. "
            "The studio counts the solutions while you draw."
        )
        layout.addWidget(Label(look, idea, "lead", 400, "text2", wrap=True))
        layout.addSpacing(px(28))
        new = self.tr("Choose a kind and an outline")
        make = self.tr("Let the studio make one")
        files = formats or self.tr("Any puzzle file")
        self.new = StartButton(look, self.tr("New puzzle"), new, "plus", "Ctrl N", True)
        self.generate = StartButton(look, self.tr("Generate"), make, "wand", "Ctrl G")
        self.open_file = StartButton(look, self.tr("Open a file"), files, "open", "Ctrl O")
        for button, signal in (
            (self.new, self.new_requested),
            (self.generate, self.generate_requested),
            (self.open_file, self.open_requested),
        ):
            button.clicked.connect(signal)
            layout.addWidget(button)
        layout.addSpacing(px(32))
        layout.addWidget(Label(look, self.tr("New here?"), "small", 600, "text2"))
        self.tour = Button(look, self.tr("Three-minute tour: a first puzzle"), Kind.LINK)
        self.rules = Button(look, self.tr("How each puzzle is played"), Kind.LINK)
        self.tour.clicked.connect(self.tour_requested)
        self.rules.clicked.connect(self.rules_requested)
        links = QWidget()
        links_layout = column(links)
        for link in (self.tour, self.rules):
            links_layout.addWidget(link)
        layout.addWidget(links)
        layout.addStretch(1)
        hint = self.tr("Press any arrow key to move between puzzles.")
        layout.addWidget(Label(look, hint, "small", 400, "text2", wrap=True))
        return start

    def _make_right(self) -> QWidget:
        look, px = self.look, self.look.px
        body = QWidget()
        layout = column(body, (px(48), px(48), px(48), px(48)), px(20))
        self._recent_head = QWidget()
        head = row(self._recent_head)
        head.addWidget(Label(look, self.tr("Continue"), "title", 600, display=True))
        head.addStretch(1)
        self.all_files = Button(look, self.tr("All files"), Kind.LINK)
        self.all_files.clicked.connect(self.all_files_requested)
        head.addWidget(self.all_files)
        layout.addWidget(self._recent_head)
        layout.addWidget(self.recent)
        self._recent_gap = QWidget()
        self._recent_gap.setFixedHeight(px(12))
        layout.addWidget(self._recent_gap)
        examples = QWidget()
        examples_head = row(examples, gap=px(24))
        title = Label(look, self.tr("Examples"), "title", 600, display=True)
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
        for part in (self._recent_head, self.recent, self._recent_gap):
            part.setVisible(bool(state.recent))
        self.recent.show_entries(state.recent)
        self._show_pills()
        start = (self.new, self.generate, self.open_file, self.tour, self.rules, self.all_files)
        tab_through([*start, *self.recent.cards, *self.pills.values()])
        self.choose_group(self._group if self._group in dict(state.groups) else ALL)

    def _show_pills(self) -> None:
        while (item := self._pill_flow.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.pills = {}
        for key, name in ((ALL, self.tr("All")), *self._state.groups):
            pill = Pill(self.look, name)
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
        px = self.look.px
        narrow, low = self.width() < px(1200), self.height() < px(760)
        self._left.setFixedWidth(px(304 if narrow else 360))
        layout = self._start.layout()
        if layout is not None:
            side = px(28 if narrow else 48)
            layout.setContentsMargins(side, px(24 if low else 56), px(28), px(16 if low else 32))
            layout.setSpacing(px(8 if low else 12))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if Qt.Key(event.key()) in arrows:
            (self.recent if self.recent.cards else self.examples).focus_card(0)
        else:
            super().keyPressEvent(event)
