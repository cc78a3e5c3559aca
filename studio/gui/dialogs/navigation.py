"""Cards that lead somewhere: back or forth in the history, and to a cell by its name."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QLineEdit, QUndoView

from studio.board import At, Board
from studio.gui.dialogs.card_services import CardServices
from studio.gui.style.texts import tr
from studio.gui.widgets.parts import Label
from studio.gui.widgets.sheet import Sheet
from studio.work.places import corner_name

HISTORY_HEIGHT = 520
LONGEST_NAME = 200


def history_sheet(services: CardServices) -> Sheet:
    """All steps of the document, the present one marked; a click goes to any of them."""
    sheet = Sheet(services.appearance, services.parent, tr("History"), HISTORY_HEIGHT)
    note = tr("Click a step: the puzzle becomes what it was then. Nothing is lost by it.")
    sheet.body_layout.addWidget(Label(sheet.appearance, note, "body", 400, "text2", wrap=True))
    steps = QUndoView(services.document.undo_stack)
    steps.setEmptyLabel(tr("As it was opened"))
    steps.setAccessibleName(tr("Steps"))
    steps.setSpacing(sheet.appearance.px(3))
    sheet.body_layout.addWidget(steps, 1)
    sheet.add_button(tr("Close"), sheet.reject, primary=True)
    sheet.begin_in(steps)
    return sheet


def cell_named(board: Board, text: str) -> At | None:
    """The cell that is called so: "5 6" or "row 5, column 6"; a corner of a drawing by its name.

    Rows and cells count from 1, as everywhere in the window.
    """
    if not board.has_faces:
        name = text.strip().lower()
        return next((at for at in board.cells if corner_name(board, at).lower() == name), None)
    numbers = re.findall(r"\d+", text[:LONGEST_NAME], re.ASCII)
    if len(numbers) != 2 or max(map(len, numbers)) > len(str(len(board))):
        return None
    wanted = (int(numbers[0]), int(numbers[1]))
    return next((at for at in board.cells if board.place(at) == wanted), None)


def go_to_sheet(services: CardServices) -> Sheet:
    """A field for the name of a cell; Enter puts the cursor of the mode there."""
    board = services.document.puzzle.board
    sheet = Sheet(services.appearance, services.parent, tr("Go to cell"))
    note = tr("Row and column, such as 5 6.")
    if not board.has_faces:
        note = tr("The name or the letter of a corner.")
    sheet.body_layout.addWidget(Label(sheet.appearance, note, "body", 400, "text2", wrap=True))
    field = QLineEdit()
    field.setMaxLength(LONGEST_NAME)
    field.setAccessibleName(tr("Cell"))
    sheet.body_layout.addWidget(field)
    refused = Label(sheet.appearance, "", "small", 400, "none", wrap=True)
    sheet.body_layout.addWidget(refused)

    def go() -> None:
        at = cell_named(board, field.text())
        if at is None:
            refused.setText(tr("There is no such cell on this board."))
            return
        sheet.accept()
        services.editor.view.listener.go_to(at)
        services.editor.view.reveal_cell(*board.centre(at))
        services.editor.setFocus()

    sheet.add_button(tr("Cancel"), sheet.reject)
    sheet.add_button(tr("Go"), go, primary=True)
    sheet.begin_in(field)
    return sheet
