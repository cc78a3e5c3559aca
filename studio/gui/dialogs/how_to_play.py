"""The card "How each puzzle is played": a page for each family, with a board to play it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from studio import formats, language
from studio.gui.dialogs.gallery import examples_files
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.new_puzzle_parts import PreviewView
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.tab_order import rove
from studio.gui.widgets.thumbnails import thumbnail
from studio.gui.widgets.welcome_parts import Pill
from studio.puzzle import Puzzle

SIZE = QSize(620, 600)


def pages() -> dict[str, tuple[Path, Puzzle]]:
    """The smallest example of each family, by the key of its rule, in the order of families."""
    found: dict[str, tuple[Path, Puzzle]] = {}
    for path in examples_files():
        puzzle = formats.read(path).puzzle
        before = found.get(puzzle.rule.key)
        if before is None or len(puzzle.board) < len(before[1].board):
            found[puzzle.rule.key] = (path, puzzle)
    return found


class HowToPlay(CardDialog):
    """Choose a family, read how it is played, and play the board that is shown.

    ``begin`` is the family that is shown first; ``play`` opens an example to be played.
    """

    def __init__(
        self, appearance: Appearance, window: QWidget, begin: str, play: Callable[[Path], object]
    ) -> None:
        super().__init__(appearance, window, tr("How each puzzle is played"), SIZE)
        px = appearance.px
        self._play = play
        self.pages = pages()
        layout = column(self, (px(24), px(24), px(24), px(20)), px(12))
        heading = tr("How each puzzle is played")
        layout.addWidget(Label(appearance, heading, "title", 600, display=True))
        layout.addWidget(self._make_pills())
        self.words = Label(appearance, "", "lead", 400, wrap=True)
        layout.addWidget(self.words)
        self.board = PreviewView(appearance)
        layout.addWidget(self.board, 1)
        foot = QWidget()
        buttons = row(foot, gap=px(8))
        buttons.addStretch(1)
        close = Button(appearance, tr("Close"))
        close.clicked.connect(self.reject)
        self.try_it = Button(appearance, tr("Play this one"), Kind.PRIMARY)
        self.try_it.clicked.connect(self._begin)
        buttons.addWidget(close)
        buttons.addWidget(self.try_it)
        layout.addWidget(foot)
        self.default_button = self.try_it
        self.choose(begin if begin in self.pages else next(iter(self.pages)))

    def _make_pills(self) -> QWidget:
        box = QWidget()
        flow = Flow(self.appearance.px(4), box)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        box.setSizePolicy(policy)
        group = QButtonGroup(self)
        rove(group)
        self.pills: dict[str, Pill] = {}
        for key, (_, puzzle) in self.pages.items():
            pill = Pill(self.appearance, puzzle.rule.name)
            pill.clicked.connect(lambda _=False, key=key: self.choose(key))
            group.addButton(pill)
            flow.addWidget(pill)
            self.pills[key] = pill
        return box

    def first_focus(self) -> QWidget:
        return self.pills[self.family]

    def choose(self, key: str) -> None:
        """Turn to the page of a family."""
        self.family = key
        self.pills[key].setChecked(True)
        _, puzzle = self.pages[key]
        self.words.setText(language.paragraph(puzzle.rule.how_to(puzzle)))
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.board.show_painting(thumbnail(puzzle), "")
        self.board.setAccessibleName(puzzle.title or puzzle.kind_name)

    def _begin(self) -> None:
        path, _ = self.pages[self.family]
        self.accept()
        self._play(path)
