"""The choices of the dialog "Tour": board, moves, start, and how a tour is looked for."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QIntValidator, QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QVBoxLayout, QWidget

from studio.engines.tours.moves import Move, leaper
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import later, tr
from studio.gui.widgets.buttons import Button
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.parts import Label, column
from studio.gui.widgets.welcome_parts import Pill
from studio.work.tours import LONGEST, MOVE_SETS, Wanted

OwnBoard: TypeAlias = tuple[int, int, tuple[tuple[int, int], ...]]
"""Rows, columns and holes."""

USUAL = 17
"""Rows and columns of the first board where the document has no board of squares."""

OWN, OTHER = "own", "other"
MOVES: Mapping[str, tuple[str, str]] = {
    "pen-and-paper": (later("Pen and paper"), later("Three cells straight, or two diagonally")),
    "knight": (later("Knight"), later("One cell one way and two the other")),
    "king": (later("King"), later("To any cell that touches")),
    OWN: (later("Of the puzzle"), later("The moves of the puzzle on the board")),
    OTHER: (later("Leaper"), later("So many cells one way and so many the other")),
}
WAYS: Mapping[str, tuple[str, str]] = {
    "best": (later("Whatever works"), later("The rule, blocks or SAT, whichever finds a tour")),
    "rule": (later("Rule"), later("Warnsdorff's rule: go where the fewest ways lead on")),
    "blocks": (later("Blocks"), later("Small closed tours joined into a large one")),
    "sat": (later("SAT"), later("Edges as variables, cuts where the line falls into parts")),
}
TIES: Mapping[str, tuple[str, str]] = {
    "far": (later("Far out"), later("Of equals the one farthest from the centre")),
    "far-round": (later("Far, round"), later("Of equals the one farthest in a straight line")),
    "random": (later("Random"), later("Of equals any one")),
    "first": (later("First"), later("Of equals the first in the order of moves")),
}
REPAIRS: Mapping[str, tuple[str, str]] = {
    "rotations": (later("Rotations"), later("Turn a part of the line round where it is stuck")),
    "backtracking": (later("Steps back"), later("Take steps back where it is stuck")),
    "none": (later("Begin anew"), later("Throw the line away where it is stuck")),
}


class TourChoices(QWidget):
    """Everything that can be chosen; ``own`` and ``own_moves`` are those of the document."""

    changed = Signal()
    """Another tour is wanted."""
    begun_at = Signal(int, int)
    """The row and the column, from 0, where it is to begin."""

    def __init__(
        self,
        appearance: Appearance,
        own: OwnBoard | None,
        own_moves: Sequence[Move] | None,
        *,
        closed: bool,
    ) -> None:
        super().__init__()
        self.appearance = appearance
        self._own, self._own_moves = own, own_moves
        self._start: tuple[int, int] | None = None
        px = appearance.px
        layout = column(self, (px(8), 0, px(16), 0), px(6))
        rows, columns = own[:2] if own else (USUAL, USUAL)
        self.rows = self._number(tr("Rows"), str(rows))
        self.columns = self._number(tr("Columns"), str(columns))
        self._add(layout, tr("Rows and columns"), self._side_by_side(self.rows, "×", self.columns))
        known = own_moves is not None
        moves = {key: words for key, words in MOVES.items() if known or key != OWN}
        self.moves = self._pills(layout, tr("Moves"), moves, OWN if known else "pen-and-paper")
        self.leap = (self._number(tr("Cells one way"), "1"), self._number(tr("Cells across"), "4"))
        self._leap = self._side_by_side(self.leap[0], tr("by"), self.leap[1])
        layout.addWidget(self._leap)
        self.closed = CheckBox(appearance, tr("Closed: a last jump leads to the start"))
        self.closed.setChecked(closed)
        self.closed.toggled.connect(self._change)
        layout.addWidget(self.closed)
        self._add(layout, tr("Start"), self._start_line())
        self.ways = self._pills(layout, tr("How"), WAYS, "best")
        self.ties = self._pills(layout, tr("Ties of the rule"), TIES, "far")
        self.repairs = self._pills(layout, tr("Where it is stuck"), REPAIRS, "rotations")
        self.labels = CheckBox(appearance, tr("Numbers, where they can be read"))
        self.labels.setChecked(True)
        layout.addWidget(self.labels)
        layout.addStretch(1)
        self._allow()

    def _start_line(self) -> QWidget:
        self.start = QLineEdit()
        self.start.setPlaceholderText(tr("row, column"))
        self.start.setAccessibleName(tr("Start: row, column"))
        self.start.setToolTip(tr("Where the tour begins; a click on the board says it too"))
        form = QRegularExpression(r"\s*(\d{1,4}\s*,\s*\d{1,4}\s*)?")
        self.start.setValidator(QRegularExpressionValidator(form, self.start))
        self.start.setFixedWidth(self.appearance.px(120))
        self.start.textEdited.connect(self._take_start)
        self.random = Button(self.appearance, tr("Random"))
        self.random.setToolTip(tr("Begin at any cell"))
        self.random.clicked.connect(self._random_start)
        return self._side_by_side(self.start, "", self.random)

    def _add(self, layout: QVBoxLayout, heading: str, widget: QWidget) -> None:
        layout.addSpacing(self.appearance.px(4))
        layout.addWidget(Label(self.appearance, heading, "small", 600, "text2"))
        layout.addWidget(widget)

    def _number(self, name: str, text: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setValidator(QIntValidator(0, LONGEST, field))
        field.setAccessibleName(name)
        field.setToolTip(name)
        field.setFixedWidth(self.appearance.px(72))
        field.textEdited.connect(self._change)
        return field

    def _side_by_side(self, first: QWidget, between: str, second: QWidget) -> QWidget:
        line = QWidget()
        layout = Flow(self.appearance.px(8), line)
        layout.addWidget(first)
        if between:
            layout.addWidget(Label(self.appearance, between, "body", 400, "text2"))
        layout.addWidget(second)
        return line

    def _pills(
        self, layout: QVBoxLayout, heading: str, names: Mapping[str, tuple[str, str]], chosen: str
    ) -> dict[str, Pill]:
        """One of these can be chosen."""
        group = QButtonGroup(self)
        pills: dict[str, Pill] = {}
        line = QWidget()
        flow = Flow(self.appearance.px(2), line)
        for key, (name, tip) in names.items():
            pill = Pill(self.appearance, tr(name))
            pill.setToolTip(tr(tip))
            pill.setAccessibleDescription(tr(tip))
            pill.setChecked(key == chosen)
            pill.clicked.connect(self._change)
            group.addButton(pill)
            flow.addWidget(pill)
            pills[key] = pill
        self._add(layout, heading, line)
        return pills

    def _chosen(self, pills: Mapping[str, Pill]) -> Any:
        return next(key for key, pill in pills.items() if pill.isChecked())

    def chosen(self) -> dict[str, Any]:
        """All choices but the start, by their names, for :meth:`choose`."""
        return {
            "size": (self.rows.text(), self.columns.text()),
            "moves": self._chosen(self.moves),
            "leap": tuple(field.text() for field in self.leap),
            "closed": self.closed.isChecked(),
            "way": self._chosen(self.ways),
            "ties": self._chosen(self.ties),
            "repair": self._chosen(self.repairs),
            "labels": self.labels.isChecked(),
        }

    def choose(self, choices: Mapping[str, Any]) -> None:
        """Choose again what was chosen before, or some of it."""
        wanted = {**self.chosen(), **choices}
        fields = (self.rows, self.columns, *self.leap)
        for field, text in zip(fields, (*wanted["size"], *wanted["leap"]), strict=True):
            field.setText(text)
        self.closed.setChecked(wanted["closed"])
        self.labels.setChecked(wanted["labels"])
        groups = {"moves": self.moves, "way": self.ways, "ties": self.ties, "repair": self.repairs}
        for name, pills in groups.items():
            # Moves of a puzzle may be those of another one.
            if wanted[name] in pills:
                pills[wanted[name]].setChecked(True)
        self._allow()

    def wanted(self, seed: int) -> Wanted:
        """What is chosen."""
        rows, columns = (int(field.text() or 0) for field in (self.rows, self.columns))
        kind = self._chosen(self.moves)
        if kind == OWN:
            moves = tuple(self._own_moves or ())
        elif kind == OTHER:
            a, b = (int(field.text() or 0) for field in self.leap)
            moves = leaper(a, b) if a or b else ()
        else:
            moves = MOVE_SETS[kind]
        same = self._own is not None and self._own[:2] == (rows, columns)
        holes = self._own[2] if same and self._own is not None else ()
        return Wanted(
            rows, columns, moves, self.closed.isChecked(), self._start, holes,
            self._chosen(self.ways), self._chosen(self.ties), self._chosen(self.repairs),
            seed=seed,
        )  # fmt: skip

    def _change(self) -> None:
        self._allow()
        self.changed.emit()

    def _allow(self) -> None:
        """What makes no sense with the other choices cannot be chosen."""
        way = self._chosen(self.ways)
        self._leap.setVisible(self._chosen(self.moves) == OTHER)
        for pill in (*self.ties.values(), *self.repairs.values()):
            pill.setEnabled(way in ("best", "rule"))
        self.ways["blocks"].setEnabled(self.closed.isChecked() or way == "blocks")

    def _take_start(self) -> None:
        parts = [part.strip() for part in self.start.text().split(",")]
        if len(parts) == 2 and all(parts):
            self.begun_at.emit(int(parts[0]) - 1, int(parts[1]) - 1)
        elif not any(parts):
            self._start = None

    def _random_start(self) -> None:
        self._start = None
        wanted = self.wanted(1)
        if not wanted.fault():
            chance = random.SystemRandom()
            self.begun_at.emit(chance.randrange(wanted.rows), chance.randrange(wanted.columns))

    def show_start(self, line: int, place: int) -> None:
        """The tour begins at this cell."""
        self._start = (line, place)
        text = f"{line + 1}, {place + 1}"
        if self.start.text().replace(" ", "") != text.replace(" ", ""):
            self.start.setText(text)
