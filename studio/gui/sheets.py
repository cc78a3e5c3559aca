"""The small cards of the window: shortcuts, rules, a text to open, about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QWidget

from studio import __version__
from studio.gui.actions import ACTIONS, MENUS
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.palette import key_text
from studio.gui.widgets.parts import KeyCap, Label, column, row, scroll_area

if TYPE_CHECKING:
    from studio.gui.window import Window

WIDTH = 520
LONGEST_TEXT = 4 * 1024 * 1024


class Sheet(CardDialog):
    """A card with a heading, a body, and buttons at its foot."""

    def __init__(self, window: Window, heading: str, height: int = 0, width: int = WIDTH) -> None:
        super().__init__(window.look, window, heading, QSize(width, height))
        px = self.look.px
        layout = column(self, (px(24), px(24), px(24), px(20)), px(12))
        layout.addWidget(Label(self.look, heading, "title", 600, display=True))
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
        button = Button(self.look, text, Kind.PRIMARY if primary else Kind.PLAIN)
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


def text_sheet(window: Window, open_text: Callable[[str], object]) -> Sheet:
    """A field for an address, a game ID or puzzle text."""
    tr = window.tr
    sheet = Sheet(window, tr("Open link or text"), 360)
    note = tr("A puzz.link address, a Loopy game ID, or the text of a puzzle file.")
    sheet.body_layout.addWidget(Label(sheet.look, note, "body", 400, "text2", wrap=True))
    field = QPlainTextEdit()
    field.setAccessibleName(tr("Link or text"))
    field.setTabChangesFocus(True)
    sheet.body_layout.addWidget(field, 1)

    def use() -> None:
        text = field.toPlainText()[:LONGEST_TEXT].strip()
        sheet.accept()
        if text:
            open_text(text)

    sheet.add_button(tr("Cancel"), sheet.reject)
    sheet.add_button(tr("Open"), use, primary=True)
    sheet.begin_in(field)
    return sheet


def shortcuts_sheet(window: Window) -> Sheet:
    """All keys: those of the menus and those of the tools."""
    tr = window.tr
    sheet = Sheet(window, tr("Keyboard shortcuts"), 600, 640)
    body = QWidget()
    # Where it belongs before it is filled: labels that move get all their style anew.
    sheet.body_layout.addWidget(scroll_area(body), 1)
    grid = QGridLayout(body)
    grid.setHorizontalSpacing(sheet.look.px(16))
    grid.setVerticalSpacing(sheet.look.px(4))
    grid.setColumnStretch(0, 1)
    line = 0

    def head(text: str) -> None:
        nonlocal line
        grid.addWidget(Label(sheet.look, text, "small", 600, "text2"), line, 0)
        line += 1

    def key(text: str, keys: str) -> None:
        nonlocal line
        grid.addWidget(Label(sheet.look, text), line, 0)
        grid.addWidget(KeyCap(sheet.look, keys), line, 1, Qt.AlignmentFlag.AlignRight)
        line += 1

    head(tr("On the board"))
    for tool in window.editor.tools:
        if tool.shortcut:
            key(tool.tooltip or tool.text, tool.shortcut)
    for text, keys in (
        (tr("Move the cursor"), "← → ↑ ↓"),
        (tr("The other diagonal of hexagons"), "Alt ↑ ↓"),
        (tr("Extend the selection"), "Shift ← →"),
        (tr("Mark a cell"), "Space"),
    ):
        key(text, keys)
    for menu in MENUS:
        head(tr(menu))
        for spec in ACTIONS:
            action = window.action(spec.key)
            if spec.menu == menu and not action.shortcut().isEmpty():
                key(spec.text.rstrip("."), key_text(action.shortcut()))
    sheet.add_button(tr("Close"), sheet.reject, primary=True)
    return sheet


def rules_sheet(window: Window) -> Sheet:
    """How the puzzle on the board is played."""
    puzzle = window.document.puzzle
    sheet = Sheet(window, puzzle.kind_name)
    words = puzzle.rule.how_to(puzzle)
    sheet.body_layout.addWidget(Label(sheet.look, words, "lead", 400, wrap=True))
    sheet.add_button(window.tr("Close"), sheet.reject, primary=True)
    return sheet


def about_sheet(window: Window) -> Sheet:
    """Version and licence."""
    tr = window.tr
    sheet = Sheet(window, "Oneline Studio")
    for text in (
        tr("Version {}").format(__version__),
        tr("A studio for puzzles that are solved by drawing one line."),
        tr("Free software under the MIT licence. Typeface: Inter, SIL Open Font License."),
    ):
        sheet.body_layout.addWidget(Label(sheet.look, text, "body", 400, "text2", wrap=True))
    sheet.add_button(tr("Close"), sheet.reject, primary=True)
    return sheet
