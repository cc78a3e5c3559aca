"""What the cards with a sheet of puzzles share: title, sheet, progress, and what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from studio.gui.dialogs.card_services import CardServices
from studio.gui.style.focus import focus_kept
from studio.gui.style.texts import tr
from studio.gui.widgets.bar import Bar
from studio.gui.widgets.buttons import Button
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.contact_sheet import ContactSheet
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import ElidedLabel, Label, column, hairline, row

SIZE = QSize(1180, 780)
LEFT, RIGHT, GAP = 28, 24, 10


class SheetDialog(CardDialog):
    """A sheet on the left, whatever is asked of it on the right; the work outlives the card.

    ``tile`` is the size of a puzzle's place in logical pixels, ``progress`` the bar's name, and
    ``lines`` those of a caption, one or two.
    """

    def __init__(
        self, services: CardServices, title: str, tile: QSize, progress: str, lines: int = 1
    ) -> None:
        super().__init__(services.appearance, services.parent, title, SIZE)
        self._services = services
        self.beside = ElidedLabel(self.appearance, "", "body", 400, "text2")
        self.empty = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        self.sheet = ContactSheet(self.appearance, tr("Puzzle"), tile, lines)
        self.pages = QStackedWidget()
        self.bar = Bar(self.appearance, progress, width=0)
        self.facts = Label(self.appearance, "", "body", 500, "text", wrap=True)
        self.chosen = ElidedLabel(self.appearance, "", "body", 400, "text2")
        self.open_button = Button(self.appearance, tr("Open", "verb"))
        self.sheet.chosen.connect(lambda _: self._show_chosen())
        self.sheet.opened.connect(self.open_puzzle)
        self.open_button.clicked.connect(lambda: self.open_puzzle(self.sheet.number()))
        self._title = title

    def _lay_out(self, side: QWidget, *buttons: Button) -> None:
        """Put the sheet beside a column; these buttons stand below it, before "Open"."""
        self._whole, self._side = column(self), side
        self._foot = self._make_foot(buttons)
        both = QWidget()
        layout = row(both)
        layout.addWidget(self._make_left(), 1)
        layout.addWidget(hairline(vertical=True))
        layout.addWidget(side)
        self._whole.addWidget(both, 1)

    def fit_parts(self) -> None:
        # Where texts are large, buttons one below the other would leave the sheet no room: they
        # stand below the column, too.
        px = self.appearance.px
        room = self._usual_width() - self._share(self._side) - px(LEFT + RIGHT)
        short = self._flow.sizeHint().width() > room
        home, other = (self._whole, self._column) if short else (self._column, self._whole)
        if home.indexOf(self._foot) < 0:
            with focus_kept(self._foot):
                other.removeWidget(self._foot)
                home.addWidget(self._foot)
            self._column.setContentsMargins(0, px(24), 0, px(GAP) if short else 0)
        super().fit_parts()

    def _make_left(self) -> QWidget:
        px = self.appearance.px
        left = QWidget()
        layout = self._column = column(left, (0, px(24), 0, 0), px(GAP))
        title = QWidget()
        line = row(title, (px(LEFT), 0, px(RIGHT), 0), px(12))
        line.addWidget(Label(self.appearance, self._title, "title", 600, display=True))
        self.beside.setContentsMargins(0, px(5), 0, 0)
        line.addWidget(self.beside, 1)
        layout.addWidget(title)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setContentsMargins(px(LEFT), 0, px(RIGHT), 0)
        self.pages.addWidget(self.empty)
        self.pages.addWidget(self.sheet)
        layout.addWidget(self.pages, 1)
        progress = QWidget()
        inner = column(progress, (px(LEFT), 0, px(RIGHT), 0), px(8))
        inner.addWidget(self.bar)
        inner.addWidget(self.facts)
        layout.addWidget(progress)
        layout.addWidget(self._foot)
        return left

    def _make_foot(self, buttons: tuple[Button, ...]) -> QWidget:
        px = self.appearance.px
        foot = QWidget()
        layout = column(foot, gap=px(GAP))
        layout.addWidget(hairline())
        inner = QWidget()
        layout.addWidget(inner)
        line = row(inner, (px(LEFT), px(12), px(RIGHT), px(16)), px(8))
        # The buttons come first; they stand in several rows where one is too short.
        self.chosen.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        line.addWidget(self.chosen, 1)
        holder = QWidget()
        flow = self._flow = Flow(px(8), holder)
        flow.push()
        for button in (*buttons, self.open_button):
            flow.addWidget(button)
        line.addWidget(holder)
        return foot

    def _close_button(self) -> Button:
        close = Button(self.appearance, tr("Close"))
        close.setToolTip(tr("The work goes on; the same command shows it again"))
        close.clicked.connect(self.reject)
        return close

    def open_puzzle(self, number: int | None) -> None:
        """Open a puzzle of the sheet in place of the document; None is nothing."""
        raise NotImplementedError

    def _show_chosen(self) -> None:
        """Say which puzzle of the sheet is chosen."""
        raise NotImplementedError
