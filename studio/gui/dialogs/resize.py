"""The card "Rows and columns": the board grows and shrinks at each side, one undo step each."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from studio.gui.dialogs.card_services import CardServices
from studio.gui.document.whole_board import WholeBoard
from studio.gui.style.sentences import size_words
from studio.gui.style.texts import later, tr
from studio.gui.widgets.buttons import IconButton
from studio.gui.widgets.parts import Label
from studio.gui.widgets.sheet import Sheet
from studio.puzzle.resize import Side, sides_of

NAMES: dict[Side, tuple[str, str, str]] = {
    "top": (later("Top"), later("Add a row at the top"), later("Remove the top row")),
    "bottom": (later("Bottom"), later("Add a row at the bottom"), later("Remove the bottom row")),
    "left": (later("Left"), later("Add a column on the left"), later("Remove the left column")),
    "right": (
        later("Right"),
        later("Add a column on the right"),
        later("Remove the right column"),
    ),
    "around": (
        later("All round"),
        later("Add a ring of cells"),
        later("Remove the outer ring of cells"),
    ),
}
"""Of each side its name, and what plus and minus do there."""

WIDTH = 400


def resize_sheet(services: CardServices, board: WholeBoard) -> Sheet:
    """Plus and minus for each side of the board; what they do shows behind the card at once."""
    sheet = Sheet(services.appearance, services.parent, tr("Rows and columns"), width=WIDTH)
    size = Label(sheet.appearance, "", "lead", 600)
    words = tr("Clues stay where they are. Each click is one step that undo takes back.")
    sheet.body_layout.addWidget(size)
    sheet.body_layout.addWidget(Label(sheet.appearance, words, "body", 400, "text2", wrap=True))
    sides = QWidget()
    grid = QGridLayout(sides)
    grid.setColumnStretch(0, 1)
    sheet.body_layout.addWidget(sides)

    def show_size(*_: object) -> None:
        size.setText(size_words(services.document.puzzle.board))

    for line, side in enumerate(sides_of(services.document.puzzle)):
        name, more, less = map(tr, NAMES[side])
        grid.addWidget(Label(sheet.appearance, name), line, 0)
        for column, (icon, tip, run) in enumerate(
            (("minus", less, board.shrink), ("plus", more, board.grow)), 1
        ):
            button = IconButton(sheet.appearance, icon, tip)
            button.setObjectName(f"{icon}_{side}")
            button.clicked.connect(lambda _=False, run=run, side=side: run(side))
            button.clicked.connect(show_size)
            grid.addWidget(button, line, column)
    if not sides_of(services.document.puzzle):
        note = tr("Corners of a drawing are added with the Draw tool.")
        grid.addWidget(Label(sheet.appearance, note, "body", 400, wrap=True), 0, 0)
    show_size()
    sheet.add_button(tr("Done"), sheet.reject, primary=True)
    # Why the last click could do nothing is of no use any more.
    sheet.finished.connect(lambda _: services.say(""))
    return sheet
