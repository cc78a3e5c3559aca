"""The dialog "Generate": clues for the board on the canvas, with one solution."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QButtonGroup, QWidget

from studio.gui.filling import Filling
from studio.gui.sentences import counted
from studio.gui.thumbnails import thumbnail
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.new_puzzle import PreviewView
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.welcome_parts import Pill
from studio.puzzle import Puzzle
from studio.work.made import Aim, GenerateOptions, Made, Unmade, Working, rules
from studio.work.symmetry import SYMMETRIES, symmetries

if TYPE_CHECKING:
    from studio.gui.window import Window

SIZE = QSize(880, 600)
SIDE = 300

OTHERS = 2.0
"""The weight of all kinds of clues but the first: else these would hardly ever be kept."""


class GenerateDialog(CardDialog):
    """Makes a puzzle in the background; each change of a choice begins another one."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.look, window, window.tr("Generate"), SIZE)
        self._window = window
        self._puzzle = window.document.puzzle
        self.filling = Filling(self)
        self.filling.changed.connect(self._show)
        self.finished.connect(self.filling.stop)
        layout = row(self)
        holder = QWidget()
        frame = column(holder, (self.look.px(24),) * 4)
        self.preview = PreviewView(self.look)
        frame.addWidget(self.preview)
        layout.addWidget(holder, 1)
        layout.addWidget(self._make_side())

    def _make_side(self) -> QWidget:
        tr, px = self.tr, self.look.px
        side = QWidget()
        side.setFixedWidth(px(SIDE))
        layout = column(side, (px(8), px(28), px(24), px(24)), px(8))
        layout.addWidget(Label(self.look, tr("Generate"), "title", 600, display=True))
        self.facts = Label(self.look, "", "body", 400, "text2", wrap=True)
        self.facts.setMinimumHeight(px(56))
        self.facts.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.facts)
        aims = {"minimal": tr("All needed"), "fewest": tr("As few as can be")}
        self.aims = self._pills(aims)
        layout.addWidget(self._heading(tr("Clues")))
        line = QWidget()
        aims_row = row(line, gap=px(4))
        for pill in self.aims.values():
            aims_row.addWidget(pill)
        aims_row.addStretch(1)
        layout.addWidget(line)
        self.kinds: dict[str, CheckBox] = {}
        kinds = self._puzzle.rule.kinds
        for kind in kinds if len(kinds) > 1 else ():
            box = CheckBox(self.look, kind.plural.capitalize())
            box.setAccessibleName(kind.plural.capitalize())
            box.setChecked(kind is kinds[0])
            box.toggled.connect(self.begin)
            self.kinds[kind.key] = box
            layout.addWidget(box)
        board = self._puzzle.board
        self.symmetries = self._pills(
            {
                key: tr(name)
                for key, name in SYMMETRIES.items()
                if not isinstance(symmetries(board, key), str)
            }
        )
        layout.addWidget(self._heading(tr("Symmetry")))
        for pill in self.symmetries.values():
            layout.addWidget(pill)
        layout.addStretch(1)
        layout.addWidget(self._make_foot(), 0, Qt.AlignmentFlag.AlignBottom)
        return side

    def _heading(self, text: str) -> Label:
        return Label(self.look, text, "small", 600, "text2")

    def _pills(self, names: dict[str, str]) -> dict[str, Pill]:
        """One of these can be chosen; the first is."""
        group = QButtonGroup(self)
        pills: dict[str, Pill] = {}
        for key, name in names.items():
            pill = Pill(self.look, name)
            pill.clicked.connect(self.begin)
            group.addButton(pill)
            pill.setChecked(not pills)
            pills[key] = pill
        return pills

    def _make_foot(self) -> QWidget:
        tr, px = self.tr, self.look.px
        self.again = Button(self.look, tr("Stop"))
        self.again.clicked.connect(self._stop_or_begin)
        cancel = Button(self.look, tr("Cancel"))
        cancel.clicked.connect(self.reject)
        self.use = Button(self.look, tr("Use it"), Kind.PRIMARY)
        self.use.clicked.connect(self.accept)
        self.default_button = self.use
        foot = QWidget()
        buttons = row(foot, gap=px(8))
        buttons.addWidget(self.again)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.use)
        return foot

    def first_focus(self) -> QWidget:
        return self.again

    # -- the work ------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the card and begin."""
        super().open()
        self.begin()

    def wanted(self) -> GenerateOptions:
        """What is chosen."""
        first = self._puzzle.rule.kinds[0].key
        aim: Aim = "fewest" if self.aims["fewest"].isChecked() else "minimal"
        weights = {
            key: 1.0 if key == first else OTHERS
            for key, box in self.kinds.items()
            if box.isChecked()
        }
        symmetry = next(key for key, pill in self.symmetries.items() if pill.isChecked())
        return GenerateOptions(aim=aim, weights=weights, symmetry=symmetry)

    @Slot()
    def begin(self) -> None:
        """Make another puzzle."""
        puzzle = self._puzzle
        blank = Puzzle(puzzle.rule, puzzle.board, options=puzzle.options)
        if self.kinds and not any(box.isChecked() for box in self.kinds.values()):
            self.filling.stop()
            self.filling.latest = Unmade(self.tr("Choose at least one kind of clue."))
        else:
            self.filling.begin(blank, self.wanted())
        self._show()

    def _stop_or_begin(self) -> None:
        if self.filling.busy:
            self.filling.stop()
            self._show()
        else:
            self.begin()

    def accept(self) -> None:
        """Put the clues on the board; one undo step."""
        filled = self.filling.filled
        super().accept()
        if filled is not None:
            after = replace(self._puzzle, clues=filled.clues, solution=None)
            self._window.document.apply(after, self.tr("Generate clues"))

    # -- what is known -------------------------------------------------------------------------

    def _show(self) -> None:
        filling = self.filling
        news = filling.latest
        shown = filling.filled or Puzzle(self._puzzle.rule, self._puzzle.board)
        if filling.busy and isinstance(news, Working):
            shown = news.puzzle
        note = self.tr("Making one...") if filling.busy else ""
        self.preview.show_painting(thumbnail(shown), note)
        words = self._words(shown)
        self.facts.setText(words)
        self.preview.setAccessibleName(words)
        self.again.setText(self.tr("Stop") if filling.busy else self.tr("Another one"))
        self.use.setEnabled(filling.filled is not None)

    def _words(self, shown: Puzzle) -> str:
        clues = counted(shown.clues.count(), self.tr("clue"), self.tr("clues"))
        match self.filling.latest:
            case Working(best=int(best), least=int(least)):
                return self.tr("{} beside those given, and at least {} are needed.").format(
                    counted(best, self.tr("clue"), self.tr("clues")), f"{least:,}"
                )
            case Working():
                return clues
            case Made(fewest=True):
                return self.tr("One solution; {}, and no fewer fix this line.").format(clues)
            case Made(minimal=True):
                return self.tr("One solution; {}, and every one is needed.").format(clues)
            case Made(grouped=True):
                words = self.tr("One solution; {}, and no symmetric group of them can go.")
                return words.format(clues)
            case Made():
                return self.tr("One solution; {}.").format(clues)
            case Unmade(sentence):
                return sentence
        return ""


def show_generate(window: Window) -> None:
    """The dialog for the board on the canvas, or a sentence why there is none."""
    puzzle = window.document.puzzle
    if puzzle.rule not in rules():
        window.say(window.tr("Number paths, Slitherlinks and jump tours can be generated."))
    elif not len(puzzle.board):
        window.say(window.tr("This board has no cells yet."))
    else:
        GenerateDialog(window).open()
