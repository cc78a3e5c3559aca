"""The small cards of the window: shortcuts, rules, a text to open, about."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit

from studio import __version__, language
from studio.gui.dialogs.card_services import CardServices
from studio.gui.style.texts import tr
from studio.gui.widgets.parts import Label
from studio.gui.widgets.sheet import Sheet

LONGEST_TEXT = 4 * 1024 * 1024


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


def text_dialog(
    services: CardServices, read: Callable[[str], Callable[[], object] | None], text: str = ""
) -> Sheet:
    """A field for an address, a game ID or puzzle text, with a ``text`` that typing replaces.

    ``read`` gives what opens a text, or says why it cannot be read and gives None: then the field
    keeps it, to be set right.
    """
    sheet = Sheet(services.appearance, services.parent, tr("Open link or text"), 360)
    note = tr(
        "A puzz.link, Penpa+ or Kudamono link, a Loopy game ID, or the text of a puzzle file."
    )
    sheet.body_layout.addWidget(Label(sheet.appearance, note, "body", 400, "text2", wrap=True))
    field = AddressField()
    field.setAccessibleName(tr("Link or text"))
    field.setTabChangesFocus(True)
    field.setPlainText(text)
    field.selectAll()
    sheet.body_layout.addWidget(field, 1)

    def use() -> None:
        written = field.toPlainText()[:LONGEST_TEXT].strip()
        open_it = read(written) if written else None
        if open_it is not None:
            sheet.accept()
            open_it()

    field.entered = use
    sheet.add_button(tr("Cancel"), sheet.reject)
    open_button = sheet.add_button(tr("Open", "verb"), use, primary=True)

    def say_whether() -> None:
        there = bool(field.toPlainText().strip())
        open_button.setEnabled(there)
        open_button.setToolTip("" if there else tr("Paste or type what is to be opened first"))

    field.textChanged.connect(say_whether)
    say_whether()
    sheet.begin_in(field)
    return sheet


def rules_dialog(services: CardServices) -> Sheet:
    """How the puzzle on the board is played."""
    puzzle = services.document.puzzle
    sheet = Sheet(services.appearance, services.parent, tr(puzzle.kind_name))
    words = language.paragraph(puzzle.rule.how_to(puzzle))
    sheet.body_layout.addWidget(Label(sheet.appearance, words, "lead", 400, wrap=True))
    sheet.add_button(tr("Close"), sheet.reject, primary=True)
    return sheet


def about_dialog(services: CardServices) -> Sheet:
    """Version and licence."""
    sheet = Sheet(services.appearance, services.parent, "Oneline Studio")
    for text in (
        tr("Version {}").format(__version__),
        tr("A studio for puzzles that are solved by drawing one line."),
        tr("Free software under the MIT licence. Typeface: Inter, SIL Open Font License."),
    ):
        sheet.body_layout.addWidget(Label(sheet.appearance, text, "body", 400, "text2", wrap=True))
    sheet.add_button(tr("Close"), sheet.reject, primary=True)
    return sheet
