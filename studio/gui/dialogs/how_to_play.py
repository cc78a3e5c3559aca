"""The card "How each puzzle is played": a page for each family, with a board to play it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from studio import language
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.self_play import SelfPlay
from studio.gui.style.texts import tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.new_puzzle_parts import PreviewView
from studio.gui.widgets.parts import Label, column
from studio.gui.widgets.scrolling import Scroller
from studio.gui.widgets.tab_order import rove
from studio.gui.widgets.thumbnails import thumbnail
from studio.gui.widgets.welcome_parts import Pill
from studio.puzzle import Puzzle
from studio.work.examples import example, files

SIZE = QSize(780, 820)
LEAST_BOARD = 180
"""The board does not get lower; the page scrolls where there is no room for all of it."""
WHY_LINES = 3
"""Room for the sentence that says why the last mark follows."""


def pages() -> dict[str, list[tuple[Path, Puzzle]]]:
    """The examples of each family by the key of its rule, in the order of families; small first."""
    found: dict[str, list[tuple[Path, Puzzle]]] = {}
    for path in files():
        puzzle = example(path)
        if puzzle is not None:
            found.setdefault(puzzle.rule.key, []).append((path, puzzle))
    for examples in found.values():
        examples.sort(key=lambda example: len(example[1].board))
    return found


class HowToPlay(CardDialog):
    """Choose a family, read how it is played, watch the board play itself, and play it.

    ``begin`` is the family that is shown first; ``play`` opens an example to be played.
    """

    def __init__(self, services: CardServices, begin: str, play: Callable[[Path], object]) -> None:
        appearance = services.appearance
        super().__init__(appearance, services.parent, tr("How each puzzle is played"), SIZE)
        px = appearance.px
        self._play = play
        self._examples = pages()
        self.pages = {key: examples[0] for key, examples in self._examples.items()}
        self.player = SelfPlay(self)
        self.player.stepped.connect(self._show)
        self.player.hopeless.connect(self._turn_over)
        self.finished.connect(self.player.stop)
        services.jobs.closing.connect(self.player.stop)
        layout = column(self, (px(24), px(24), px(24), px(20)), px(12))
        heading = tr("How each puzzle is played")
        layout.addWidget(Label(appearance, heading, "title", 600, display=True))
        body = QWidget()
        page = column(body, gap=px(12))
        page.addWidget(self._make_pills())
        self.words = Label(appearance, "", "lead", 400, wrap=True)
        page.addWidget(self.words)
        self.board = PreviewView(appearance)
        self.board.setMinimumHeight(px(LEAST_BOARD))
        page.addWidget(self.board, 1)
        self.why = Label(appearance, "", "body", 400, "text2", wrap=True)
        self.why.setMinimumHeight(WHY_LINES * QFontMetrics(self.why.font()).lineSpacing())
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop)
        page.addWidget(self.why)
        layout.addWidget(Scroller(body), 1)
        foot = QWidget()
        buttons = Flow(px(8), foot)
        self.pause = Button(appearance, tr("Pause"), Kind.QUIET)
        self.pause.hold_room(tr("Go on"))
        self.pause.clicked.connect(self._pause)
        buttons.addWidget(self.pause)
        buttons.push()
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
            pill = Pill(self.appearance, tr(puzzle.rule.name))
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
        self._show_page()

    def _show_page(self) -> None:
        _, puzzle = self.pages[self.family]
        self.words.setText(language.paragraph(puzzle.rule.how_to(puzzle)))
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.board.setAccessibleName(puzzle.title or tr(puzzle.kind_name))
        self.pause.setText(tr("Pause"))
        self.player.begin(puzzle)

    def _turn_over(self) -> None:
        """What has no solution shows nothing: the next example of the family, if there is one."""
        examples = self._examples[self.family]
        following = examples.index(self.pages[self.family]) + 1
        if following < len(examples):
            self.pages[self.family] = examples[following]
            self._show_page()

    def _show(self) -> None:
        """The board at the present turn, and why."""
        player = self.player
        self.board.show_painting(thumbnail(player.puzzle, overlay=player.overlay), "")
        self.why.setText(player.turn.words)

    def _pause(self) -> None:
        self.player.set_playing(not self.player.playing)
        self.pause.setText(tr("Pause") if self.player.playing else tr("Go on"))

    def _begin(self) -> None:
        path, _ = self.pages[self.family]
        self.accept()
        self._play(path)
