"""The small cards of the window: shortcuts, rules, a text to open, about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from studio import __version__
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.parts import Label, column, row

if TYPE_CHECKING:
    from studio.gui.window import Window

WIDTH = 520
LONGEST_TEXT = 4 * 1024 * 1024


class Sheet(CardDialog):
    """A card with a heading, a body, and buttons at its foot."""

    def __init__(self, window: Window, heading: str, height: int = 0, width: int = WIDTH) -> None:
        super().__init__(window.appearance, window, heading, QSize(width, height))
        px = self.appearance.px
        layout = column(self, (px(24), px(24), px(24), px(20)), px(12))
        layout.addWidget(Label(self.appearance, heading, "title", 600, display=True))
        self.body = QWidget()
        self.body_layout = column(self.body, gap=px(8))
        layout.addWidget(self.body, 1)
        foot = QWidget()
        self._buttons = row(foot, gap=px(8))
        self._buttons.addStretch(1)
        layout.addWidget(foot)
        self._first: QWidget = self

    def add_button(self, text: str, run: Callable[[], object], primary: bool = False) -> Button:
        """A button at the foot; the primary one answers Enter."""
        button = Button(self.appearance, text, Kind.PRIMARY if primary else Kind.PLAIN)
        button.clicked.connect(lambda _=False: run())
        if primary:
            button.setDefault(True)
            self.default_button = button
        self._buttons.addWidget(button)
        if primary or self._first is self:
            self._first = button
        return button

    def first_focus(self) -> QWidget:
        return self._first

    def begin_in(self, widget: QWidget) -> None:
        """The control that has the focus when the card opens."""
        self._first = widget


class AddressField(QPlainTextEdit):
    """Text of any number of lines. Enter opens it; Shift and Enter begin another line."""

    def __init__(self) -> None:
        super().__init__()
        self.entered: Callable[[], object] = lambda: None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.entered()
        else:
            super().keyPressEvent(event)


def text_dialog(window: Window, open_text: Callable[[str], object]) -> Sheet:
    """A field for an address, a game ID or puzzle text."""
    tr = window.tr
    sheet = Sheet(window, tr("Open link or text"), 360)
    note = tr(
        "A puzz.link, Penpa+ or Kudamono link, a Loopy game ID, or the text of a puzzle file."
    )
    sheet.body_layout.addWidget(Label(sheet.appearance, note, "body", 400, "text2", wrap=True))
    field = AddressField()
    field.setAccessibleName(tr("Link or text"))
    field.setTabChangesFocus(True)
    sheet.body_layout.addWidget(field, 1)

    def use() -> None:
        text = field.toPlainText()[:LONGEST_TEXT].strip()
        sheet.accept()
        if text:
            open_text(text)

    field.entered = use
    sheet.add_button(tr("Cancel"), sheet.reject)
    sheet.add_button(tr("Open"), use, primary=True)
    sheet.begin_in(field)
    return sheet


def rules_dialog(window: Window) -> Sheet:
    """How the puzzle on the board is played."""
    puzzle = window.document.puzzle
    sheet = Sheet(window, puzzle.kind_name)
    words = puzzle.rule.how_to(puzzle)
    sheet.body_layout.addWidget(Label(sheet.appearance, words, "lead", 400, wrap=True))
    sheet.add_button(window.tr("Close"), sheet.reject, primary=True)
    return sheet


def about_dialog(window: Window) -> Sheet:
    """Version and licence."""
    tr = window.tr
    sheet = Sheet(window, "Oneline Studio")
    for text in (
        tr("Version {}").format(__version__),
        tr("A studio for puzzles that are solved by drawing one line."),
        tr("Free software under the MIT licence. Typeface: Inter, SIL Open Font License."),
    ):
        sheet.body_layout.addWidget(Label(sheet.appearance, text, "body", 400, "text2", wrap=True))
    sheet.add_button(tr("Close"), sheet.reject, primary=True)
    return sheet
