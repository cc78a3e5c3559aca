"""The strip under the board: what the tool in hand needs, made from its clue kind."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from studio.board import Cell
from studio.gui.editor import Editor
from studio.gui.live import Knowledge
from studio.gui.look import Look
from studio.gui.properties import moves_option
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.number_line import NumberStripState
from studio.gui.widgets.parts import column
from studio.gui.widgets.strip import ClueStrip, NumberStrip
from studio.puzzle import ClueKind, Puzzle

FEW = 12
"""So many different values still fit as buttons."""


class StripHolder(QWidget):
    """Shows the numbers of a distinct kind as a line, few values as buttons, or nothing."""

    value_chosen = Signal(object)
    moves_requested = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._layout = column(self)
        self.setAccessibleName(self.tr("Strip"))
        self.numbers = NumberStrip(look)
        self.values = ClueStrip(look, self.tr("Clue"), self.tr("or just type it on a cell"))
        self.moves = Button(look, self.tr("Moves..."), Kind.QUIET)
        self.moves.setToolTip(self.tr("The jumps that are allowed (Ctrl+Alt+M)"))
        self.moves.clicked.connect(self.moves_requested)
        self.numbers.append(self.moves)
        self._choices: tuple[str, ...] = ()
        self.numbers.number_chosen.connect(self.value_chosen)
        self.values.clue_chosen.connect(lambda text: self.value_chosen.emit(int(text)))
        for strip in (self.numbers, self.values):
            self._layout.addWidget(strip)
            strip.hide()

    def show_for(self, editor: Editor, knowledge: Knowledge, shown: frozenset[str]) -> None:
        """Follow the tool in hand and the puzzle."""
        kind = editor.tool.kind or next(
            (k for k in editor.puzzle.rule.kinds if k.entry == "number"), None
        )
        cells = editor.puzzle.board.cells
        values = (
            editor.puzzle.rule.values(editor.puzzle, kind, Cell(cells[0])) if kind and cells else ()
        )
        line = kind is not None and kind.distinct and bool(values)
        few = kind is not None and not line and 0 < len(values) <= FEW
        self.moves.setVisible(moves_option(editor.puzzle) is not None)
        self.numbers.setVisible(line)
        self.values.setVisible(few)
        if line and kind is not None:
            self.numbers.show_state(
                _number_state(editor.puzzle, kind, editor.writing.offer, knowledge, shown)
            )
        elif few:
            choices = tuple(str(value) for value in values)
            if choices != self._choices:
                self._choices = choices
                self.values.set_choices(choices)
            self.values.set_choice(
                "" if editor.writing.offer is None else str(editor.writing.offer)
            )


def _number_state(
    puzzle: Puzzle, kind: ClueKind, offer: int | None, knowledge: Knowledge, shown: frozenset[str]
) -> NumberStripState:
    placed = frozenset(v for v in puzzle.clues.of(kind.key).values() if v is not None)
    last = len(puzzle.board)
    following = offer
    if following is None:
        following = next((n for n in range(1, last + 1) if n not in placed), None)
    conflict = knowledge.conflict.clues if knowledge.conflict and "conflict" in shown else ()
    redundant = knowledge.redundant.single if knowledge.redundant and "redundant" in shown else ()
    return NumberStripState(
        last,
        placed,
        following,
        frozenset(c.value for c in conflict if c.kind == kind.key and c.value is not None),
        frozenset(c.value for c in redundant if c.kind == kind.key and c.value is not None),
    )
