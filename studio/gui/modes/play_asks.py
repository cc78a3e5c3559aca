"""What a player asks while playing: is it right so far, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from studio import language
from studio.board import Cell, Edge, Spot
from studio.drawing.overlay import NO_PENCIL, Pencil
from studio.gui.services.job_runner import JobRunner
from studio.puzzle.play import Game, Sheet, Table
from studio.work.asking import Ask, Hint, MarksChecked, News, question
from studio.work.job import Ended, Job
from studio.work.sentences import ended_words
from studio.work.steps import NUMBER, UNUSED, USED, Mark, Step

if TYPE_CHECKING:
    from studio.gui.widgets.play_panel import PlayPanel


LONG_MS = 1_000
"""From here on an answer takes so long that it is offered to look no further."""


class Asks(QObject):
    """Asks a solver process, and tells the answer in the panel and on the board.

    ``told`` is what the board shows of it; ``show`` is called whenever that changes.
    """

    def __init__(self, panel: PlayPanel, show: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._panel, self._show = panel, show
        self.told: Pencil = NO_PENCIL
        self._words = ""
        self.more = ""
        """What another press of the hint does, where a hint is told."""
        self._steps: tuple[Step, ...] = ()
        self._why = False
        self._asked: Ask | None = None
        self._go_on_to_why = False
        self._again = False
        """Was it told in another window, and is it to be asked again here?"""
        self._marks: list[tuple[Mark, Spot]] = []
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(LONG_MS)
        self._patience.timeout.connect(self._show)
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)

    @property
    def job(self) -> Job[News] | None:
        """The question under way, if there is any."""
        return self._job_runner.job

    @property
    def long(self) -> bool:
        """Is there a question under way that takes long, and nothing told of it yet?"""
        return self._job_runner.busy and not (self._patience.isActive() or self._words)

    @property
    def pointing(self) -> bool:
        """Was a place shown, and not yet said why?"""
        return bool(self._steps) and not self._why

    def ask(self, ask: Ask, table: Table, game: Game) -> None:
        """Ask about the marks of now; what was told before is forgotten."""
        self.forget()
        self._asked = ask
        self._marks = marks_of(table, game)
        if ask == "hint":
            laid = sorted(table.laid, key=repr)
            self._marks = [*((Mark(USED, (edge,)), edge) for edge in laid), *self._marks]
        marks = [mark for mark, _ in self._marks]
        self._job_runner.ask(question(table.puzzle, ask, marks))
        self._patience.start()
        self._show()

    def take_over(self, before: Asks) -> None:
        """Take what was asked in another window on the same game, to :meth:`go_on` with it."""
        self._again = before.said or before._again
        self._asked = before._asked if self._again else None
        self._go_on_to_why = before._why or before._go_on_to_why

    def go_on(self, table: Table, game: Game) -> None:
        """Ask again what another window told, or was asked, as far as that had come: it is said in
        another language here."""
        asked, why = self._asked, self._go_on_to_why
        if self._again and asked is not None:
            self.ask(asked, table, game)
            self._go_on_to_why = why

    @Slot()
    def stop(self) -> None:
        """End the question under way."""
        self._patience.stop()
        self._job_runner.stop()

    def forget(self) -> None:
        """The marks changed: what was told of them is old, and so is what is still asked."""
        self.stop()
        self.told, self._steps, self._why = NO_PENCIL, (), False
        self._asked, self._go_on_to_why, self._again = None, False, False
        self._tell("")

    @property
    def said(self) -> bool:
        """Does the panel or the board show something that was asked for, or that it is asked?"""
        return self._job_runner.busy or bool(self._words) or self.told != NO_PENCIL

    def _tell(self, words: str, *, more: str = "", good: bool = False, bad: bool = False) -> None:
        self._words, self.more = words, more
        self._panel.tell(words, more=more, good=good, bad=bad)

    @Slot(object)
    def _hear(self, news: News | Ended) -> None:
        match news:
            case MarksChecked(wrong):
                self._tell_check(wrong)
            case Hint(steps):
                self._steps = steps
                self._tell_where()
                if self._go_on_to_why and self.pointing:
                    self.tell_why()
            case Ended():
                self._patience.stop()
                reason = ended_words(news)
                if reason:
                    self._tell(reason)
        self._show()

    def _tell_check(self, wrong: int | None) -> None:
        if wrong is not None:
            self.told = Pencil(wrong=frozenset({self._marks[wrong][1]}))
            self._tell(self.tr("The first mistake is ringed on the board."), bad=True)
        elif self._marks:
            self._tell(self.tr("Right so far."), good=True)
        else:
            self._tell(self.tr("No line and no number is marked yet."))

    def _tell_where(self) -> None:
        if not self._steps:
            self._tell(self.tr("Nothing more follows from here."))
            return
        last = self._steps[-1]
        self.told = Pencil(pointed=frozenset(spot for m in last.then for spot in m.spots))
        words = self.tr("Look here: {}").format(self.tr(last.name))
        self._tell(words, more=self.tr("Why?"))

    def tell_why(self) -> None:
        """The reason for what was pointed at, in words."""
        self._why = True
        # Steps of one kind beside each other may say the same: once is enough.
        why = language.paragraph(dict.fromkeys(self.tr(step.sentence) for step in self._steps))
        self._tell(why, more=self.tr("Mark it"))
        self._show()

    def taken(self, table: Table, sheet: Sheet) -> Sheet:
        """The sheet with what the hint concludes."""
        return concluded(table, sheet, self._steps[-1].then) if self._steps else sheet


def concluded(table: Table, sheet: Sheet, marks: Sequence[Mark]) -> Sheet:
    """The sheet with marks that a step concludes."""
    for mark in marks:
        spot = mark.spots[0]
        if mark.kind == USED and table.style == "walk" and isinstance(spot, Edge):
            sheet = table.joined_to_walk(sheet, spot)
        elif mark.kind in (USED, UNUSED):
            sheet = sheet.with_edge(spot, "drawn" if mark.kind == USED else "crossed", True)
        elif mark.kind == NUMBER and isinstance(spot, Cell) and mark.value is not None:
            if table.style == "walk":
                sheet = table.numbered_on_walk(sheet, spot.at, mark.value)
            else:
                sheet = sheet.with_number(spot.at, mark.value)
    return sheet


def marks_of(table: Table, game: Game) -> list[tuple[Mark, Spot]]:
    """The marks in the order in which they were put down, and where each is seen; last that no edge
    of a cell shaded by hand is used, which is seen in the cell.

    Of a walk from cell to cell beside they are its steps and its edges: what is told of the one is
    not always told of the other.
    """
    found: list[tuple[Mark, Spot]] = []
    rule = table.puzzle.rule
    walk = () if rule.leaps or rule.revisits else game.sheet.walk
    for kind, place, value in game.in_order():
        if isinstance(place, tuple):
            found.append((Mark(NUMBER, (Cell(place),), value), Cell(place)))
            if walk and value > 1:
                edge = table.edge(walk[value - 2], place)
                found.append((Mark(USED, (edge,)), Cell(place)))
        else:
            found.append((Mark(USED if kind == "used" else UNUSED, (place,)), place))
    for at in sorted(table.shaded_by_hand(game.sheet)):
        beside = (table.edge(at, other) for other in table.puzzle.board.neighbours(at))
        found += [(Mark(UNUSED, (edge,)), Cell(at)) for edge in beside]
    return found
