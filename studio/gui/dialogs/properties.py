"""The card with title, author, notes, and the settings of the rule; one undo step.

The moves of a tour have a card of their own as well, which is the same with nothing else on it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QLineEdit, QWidget

from studio import language
from studio.gui.dialogs.card_services import CardServices
from studio.gui.style.texts import later, tr
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.move_grid import MoveEditor
from studio.gui.widgets.parts import Label
from studio.gui.widgets.sheet import Sheet
from studio.puzzle import Fault, Option, Puzzle

LONGEST_NUMBER = 9
TEXTS = ("title", "author", "notes")


class PropertiesDialog(Sheet):
    """Holds a control for each setting. What the rule does not allow is said and not taken over."""

    def __init__(self, services: CardServices, moves_only: bool = False) -> None:
        super().__init__(
            services.appearance,
            services.parent,
            tr("Moves of the tour") if moves_only else tr("Title, author and rules"),
        )
        self._services = services
        self._puzzle = services.document.puzzle
        self.texts: dict[str, QLineEdit] = {}
        self.boxes: dict[str, CheckBox] = {}
        self.numbers: dict[str, QLineEdit] = {}
        self.moves: dict[str, MoveEditor] = {}
        puzzle = self._puzzle
        labels = (tr("Title"), tr("Author"), tr("Notes"))
        values = (puzzle.title, puzzle.author, puzzle.notes)
        if not moves_only:
            for name, label, value in zip(TEXTS, labels, values, strict=True):
                self.texts[name] = self._field(label, value)
        for option in puzzle.rule.options:
            if option.kind == "moves" or not moves_only:
                self._add(option, puzzle.option(option.key))
        self.problem = Label(self.appearance, "", "body", 500, "none_text", wrap=True)
        self.problem.hide()
        self.body_layout.addWidget(self.problem)
        self.add_button(tr("Cancel"), self.reject)
        self.add_button(tr("Change"), self.change, primary=True)
        first = [*self.texts.values(), *(editor.grid for editor in self.moves.values())]
        self.begin_in(first[0])

    def _field(self, label: str, value: str) -> QLineEdit:
        self.body_layout.addWidget(Label(self.appearance, label, "small", 600, "text2"))
        field = QLineEdit(value)
        field.setAccessibleName(label)
        field.setMinimumHeight(self.appearance.size("button"))
        self.body_layout.addWidget(field)
        return field

    def _add(self, option: Option, value: Any) -> None:
        """The control of one setting."""
        control: QWidget
        match option.kind:
            case "bool":
                box = self.boxes[option.key] = CheckBox(self.appearance, tr(option.label))
                box.setChecked(bool(value))
                box.setAccessibleName(box.text())
                self.body_layout.addWidget(box)
                control = box
            case "int":
                number = self._field(tr(option.label), "" if value is None else str(value))
                number.setPlaceholderText(tr(option.tip))
                number.setMaxLength(LONGEST_NUMBER)
                number.textChanged.connect(self._judge)
                self.numbers[option.key] = number
                control = number
            case "moves":
                if self.texts:
                    label = Label(self.appearance, tr(option.label), "small", 600, "text2")
                    self.body_layout.addWidget(label)
                moves = self.moves[option.key] = MoveEditor(self.appearance)
                moves.set_moves((move[0], move[1]) for move in value)
                moves.changed.connect(self._judge)
                self.body_layout.addWidget(moves)
                control = moves
        control.setToolTip(tr(option.tip))

    # -- what is chosen ------------------------------------------------------------------------

    def chosen(self) -> dict[str, Any]:
        """The settings that have a control, as they stand there; a number that is none stays a
        text."""
        found: dict[str, Any] = {key: box.isChecked() for key, box in self.boxes.items()}
        for key, field in self.numbers.items():
            found[key] = _number(field.text())
        for key, moves in self.moves.items():
            found[key] = moves.moves
        return found

    def changed_puzzle(self) -> Puzzle:
        """The puzzle with these texts and settings; settings at their default are not written."""
        options = dict(self._puzzle.options)
        chosen = self.chosen()
        for option in self._puzzle.rule.options:
            if option.key not in chosen:
                continue
            value = chosen[option.key]
            if _same(option, value, options.get(option.key, option.default)):
                continue
            if _same(option, value, option.default):
                del options[option.key]
            else:
                options[option.key] = value
        texts: dict[str, Any] = {key: field.text().strip() for key, field in self.texts.items()}
        return replace(self._puzzle, options=options, **texts)

    def fault(self) -> Fault | None:
        """Why the rule does not allow these settings, if it does not."""
        before = {fault.code for fault in self._puzzle.faults()}
        faults = self.changed_puzzle().faults()
        return next((fault for fault in faults if fault.code not in before), None)

    def _judge(self) -> None:
        fault = self.fault()
        self.problem.setText("" if fault is None else language.said(fault.message))
        self.problem.setVisible(fault is not None)
        if self.default_button is not None:
            self.default_button.setEnabled(fault is None)
        self.take_place()

    def change(self) -> None:
        """Take the settings over."""
        after = self.changed_puzzle()
        rules = after.options != self._puzzle.options
        self.accept()
        name = later("Change the rules") if rules else later("Change the title")
        self._services.document.apply(after, name)


def _number(text: str) -> int | str | None:
    """A whole number, None for an empty field, and the text itself where it is no number."""
    words = text.strip().replace("\N{MINUS SIGN}", "-")
    try:
        return int(words) if words else None
    except ValueError:
        return text


def _same(option: Option, value: Any, other: Any) -> bool:
    """Do two values of a setting say the same? Moves may stand in any order."""
    if option.kind == "moves":
        return set(map(tuple, value)) == set(map(tuple, other))
    return bool(value == other)


def show_moves(services: CardServices) -> None:
    """The card with the moves alone, of a puzzle that has such to choose."""
    PropertiesDialog(services, moves_only=True).open()
