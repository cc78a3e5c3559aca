"""Explain: the way to the solution in steps, each with its reason in words and on the board."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent

from studio import language
from studio.board import Cell, Edge
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay
from studio.engines.events import Verdict
from studio.gui.modes.mode import Context, Parts
from studio.gui.modes.mode_keys import ModeKeys
from studio.gui.modes.watch import Onlooker
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.sentences import counted
from studio.gui.style.texts import later, tr
from studio.gui.widgets.explain_panel import ROWS, ExplainPanel
from studio.gui.widgets.panel_state import Hint
from studio.puzzle import Clue
from studio.work.clue_use import ClueUse, clue_use
from studio.work.codes import as_told
from studio.work.explaining import Ending, News, question
from studio.work.findings import Graded
from studio.work.frame_pictures import Line, Words
from studio.work.job import Ended
from studio.work.lookahead import SUPPOSE, mark_to_doubt
from studio.work.sentences import ended_words, said
from studio.work.steps import ALIKE, NOT_BOTH, NUMBER, ONE_OF, UNUSED, USED, Mark, Step

HINTS = (
    (("back", "onward"), later("one step")),
    (("first", "last"), later("ends")),
    (("what_if",), later("what if not?")),
    (("hardest",), later("hardest step")),
    (("fold",), later("fold")),
)
"""Actions whose keys the status line names."""
SIGNS = {NOT_BOTH: "≤1", ONE_OF: "≥1", ALIKE: "="}
"""What stands at two lines that meet, of which something is known."""

TICK_MS = 500
"""How often the seconds are told that more steps are looked for."""

DOES = ("onward", "back", "first", "last", "what_if", "hardest", "fold", "highlander")


class ExplainMode(QObject):
    """Asks for an explanation when it is entered, and shows the steps as they come.

    A nested look ("what if not?") shows steps of its own in their place, until one returns.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context.editor)
        self._context = context
        self.panel = ExplainPanel(context.appearance)
        self._keys = ModeKeys("explain", DOES, context.key_of)
        self.listener = Onlooker(lambda: self._puzzle, self._key, self._wants)
        self._puzzle = context.editor.puzzle
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self.steps: list[Step] = []
        self.nested: list[Step] | None = None
        """The steps of a nested look while there is one."""
        self.ending: Ending | None = None
        self.graded: Graded | None = None
        self.place = 0
        self.outer = 0
        self._since = 0.0
        self._given_up = False
        """Did the user want no more steps?"""
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._show_notes)
        self.uniqueness = False
        """May steps use that there is only one solution?"""
        self.unfolded = False
        """Is the reason of the present step shown on the board though it is a long one?"""
        self._shown_clues: tuple[Clue, ...] = ()
        self._targets: list[Callable[[], object]] = []
        self.commands: Mapping[str, Callable[[], object]] = {
            f"explain_{action}": partial(self.do, action) for action in DOES
        }
        self.hints: tuple[Hint, ...] = ()
        self.show_keys()
        self.panel.pressed.connect(self.do)
        self.panel.stop_requested.connect(self.give_up)
        self.panel.step_wanted.connect(lambda step: self.go(step - 1))
        self.panel.note_chosen.connect(lambda which: self._targets[which]())
        self.panel.installEventFilter(self)
        context.jobs.closing.connect(self._stop)

    def show_keys(self) -> None:
        """The keys of the steps, for the status line and the tips of the panel."""
        self.hints = self._keys.hints(HINTS)
        self.panel.show_keys(self._keys.shown)

    @property
    def parts(self) -> Parts:
        """The panel at the side; nothing else."""
        return Parts(None, None, self.panel, None, self.listener)

    # -- the mode ------------------------------------------------------------------------------

    def refusal(self) -> str:
        """Puzzles with faults and empty boards have nothing to explain."""
        puzzle = self._context.editor.puzzle
        faults = puzzle.faults()
        if faults:
            return language.said(faults[0].message)
        if not len(puzzle.board):
            return tr("There is nothing to solve yet: the board has no cells.")
        return ""

    def enter(self) -> None:
        """Ask for all steps of the puzzle on the board."""
        self._puzzle = self._context.editor.puzzle
        self.steps, self.nested, self.place = [], None, 0
        self.ending = self.graded = None
        self._shown_clues = ()
        self._ask()
        self.show()
        self._context.editor.view.fit()

    def leave(self) -> None:
        """Stop what is being looked for."""
        self._stop()

    def _ask(self, marks: Sequence[Mark] = (), against: Mark | None = None) -> None:
        asked = question(self._puzzle, marks, against, uniqueness=self.uniqueness)
        self._given_up = False
        self._job_runner.ask(asked)
        self._since = time.monotonic()
        self._ticks.start()

    def _stop(self) -> None:
        self._job_runner.stop()
        self._ticks.stop()

    def give_up(self) -> None:
        """Look for no more steps; those that were found stay."""
        if self.running:
            self._stop()
            self._given_up = True
            self.show()

    @property
    def running(self) -> bool:
        """Are there steps still to come?"""
        return self._job_runner.busy

    @Slot(object)
    def _hear(self, news: News | Ended) -> None:
        match news:
            case Step():
                (self.steps if self.nested is None else self.nested).append(news)
            case Ending():
                self.ending = news
            case Graded():
                self.graded = news
            case Ended():
                reason = ended_words(news)
                if reason:
                    self.ending = Ending(Verdict.UNKNOWN, False, as_told(reason))
        self.show()

    # -- what is shown -------------------------------------------------------------------------

    @property
    def listed(self) -> list[Step]:
        """The steps that are listed now."""
        return self.steps if self.nested is None else self.nested

    def go(self, place: int) -> None:
        """Show a step by its place from 0."""
        self.place = max(0, min(place, len(self.listed) - 1))
        self._shown_clues, self.unfolded = (), False
        self.show()

    def show(self) -> None:
        """Bring board and panel up to date."""
        listed = self.listed
        known = [mark for step in self.before() for mark in step.then]
        step = listed[self.place] if listed else None
        self._context.editor.scene.show_picture(draw(self._puzzle, self._overlay(known, step)))
        first = max(0, min(self.place - ROWS // 2, len(listed) - ROWS))
        lines = [
            Line(at + 1, _sign(one), one.name)
            for at, one in enumerate(listed[first : first + ROWS], start=first)
        ]
        self.panel.show_step(self._words(step), lines, self.place + 1)
        head = tr("Steps") if self.nested is None else tr("If not (Esc returns)")
        self.panel.show_head(head)
        self.panel.back.setEnabled(self.place > 0)
        self.panel.onward.setEnabled(self.place + 1 < len(listed))
        self.panel.what_if.setEnabled(self._lookahead() is not None)
        self.panel.show_fold("" if step is None or not step.long else self._fold_words(step))
        self.panel.show_uniqueness(self.uniqueness, self._has_uniqueness_steps)
        self._show_notes()

    def before(self) -> list[Step]:
        """The steps whose marks stand on the board before the present one."""
        if self.nested is None:
            return self.steps[: self.place]
        # Each case of a nested look begins anew with what it supposes.
        told = self.nested[: self.place + 1]
        begun = [at for at, step in enumerate(told) if step.rule == SUPPOSE]
        case = begun[-1] if begun else 0
        return [*self.steps[: self.outer], *self.nested[case : self.place]]

    def _folded(self, step: Step) -> bool:
        return step.long and not self.unfolded

    def _overlay(self, known: Sequence[Mark], step: Step | None) -> Overlay:
        then = () if step is None else step.then
        because = () if step is None or self._folded(step) else step.because
        spots = [
            spot
            for part in because
            for spot in ((part.spot,) if isinstance(part, Clue) else part.spots)
        ]
        if self._shown_clues:
            spots, then = [clue.spot for clue in self._shown_clues], ()
        both = [*known, *then]
        return Overlay(
            written={
                spot.at: mark.value
                for mark in both
                for spot in mark.spots
                if mark.kind == NUMBER and isinstance(spot, Cell) and mark.value is not None
            },
            drawn=frozenset(spot for mark in both if mark.kind == USED for spot in mark.spots),
            crossed=frozenset(spot for mark in both if mark.kind == UNUSED for spot in mark.spots),
            because=frozenset(spots),
            then=frozenset(spot for mark in then if mark.kind not in SIGNS for spot in mark.spots),
            pairs=tuple(
                (first, second, SIGNS[mark.kind])
                for mark in then
                if mark.kind in SIGNS
                for first, second in [mark.spots]
                if isinstance(first, Edge) and isinstance(second, Edge)
            ),
        )

    def _words(self, step: Step | None) -> Words:
        if step is None:
            if self.running:
                return Words(tr("Looking for the first step"), "", ())
            if self._given_up:
                return Words(tr("Stopped"), tr("No step was found until then."), ())
            reason = said(self.ending.reason) if self.ending is not None else ""
            shown = self.nested is not None and self.ending is not None and self.ending.solved
            return Words(tr("No other place") if shown else tr("Nothing follows"), reason, ())
        count = len(self.listed)
        of = tr("{} of {}").format(f"{self.place + 1:,}", f"{count:,}{'…' if self.running else ''}")
        size = counted(step.size, tr("clue or fact"), tr("clues and facts"))
        facts = [(tr("Step"), of), (tr("Reason"), size)]
        if step.long:
            facts[1] = (tr("Long step"), size)
        if self.graded is not None:
            grade = f"{self.graded.word}, {self.graded.number:.1f}"
            facts.append((tr("Difficulty"), grade))
        return Words(step.name, step.sentence, tuple(facts))

    def _fold_words(self, step: Step) -> str:
        if self.unfolded:
            return tr("Hide the reason")
        return tr("Show all {} clues and facts").format(f"{step.size:,}")

    def _show_notes(self) -> None:
        reason = "" if self.ending is None else said(self.ending.reason)
        self.panel.show_stop(shown=self.running)
        if self.running:
            seconds = int(time.monotonic() - self._since)
            words = tr("Looking for more steps: {} s").format(f"{seconds:,}")
            self.panel.show_notes([], words if seconds else tr("Looking for more steps..."))
            return
        self._ticks.stop()
        if self._given_up:
            reason = tr("Stopped: there may be more steps.")
        if self.nested is not None or not self.steps:
            self.panel.show_notes([], reason if self.nested is not None else "")
            return
        use = clue_use(self._puzzle, self.steps)
        notes, self._targets = self._notes(use)
        self.panel.show_notes(notes, reason)

    def _notes(self, use: ClueUse) -> tuple[list[str], list[Callable[[], object]]]:
        """What the steps tell, and where each note leads."""
        notes: list[str] = []
        targets: list[Callable[[], object]] = []
        if use.stuck:
            words = tr("Named techniques end at step {}").format(f"{use.stuck[0] + 1:,}")
            notes.append(words)
            targets.append(partial(self.go, use.stuck[0]))
        if use.hardest is not None:
            notes.append(tr("Hardest: step {}").format(f"{use.hardest + 1:,}"))
            targets.append(partial(self.go, use.hardest))
        if use.carrying is not None:
            clue, many = use.carrying
            steps = counted(many, tr("step"), tr("steps"))
            words = tr("Most used: {}, in {}")
            notes.append(words.format(self._context.name(clue), steps))
            targets.append(partial(self._show_clues, (clue,)))
        if use.unneeded:
            many_clues = counted(len(use.unneeded), tr("clue"), tr("clues"))
            notes.append(tr("Not needed on this way: {}").format(many_clues))
            targets.append(partial(self._show_clues, use.unneeded))
        return notes, targets

    def _show_clues(self, clues: tuple[Clue, ...]) -> None:
        self._shown_clues = clues
        self.show()

    # -- what can be done ----------------------------------------------------------------------

    def _key(self, key: int, shift: bool, ctrl: bool) -> bool:
        if ctrl:
            return False
        action = self._keys.meant(key, shift=shift)
        if key == Qt.Key.Key_Escape and self.nested is not None:
            action = "return"
        if action:
            self.do(action)
        return bool(action)

    def _wants(self, key: int) -> bool:
        return key == Qt.Key.Key_Escape or self._keys.wants(key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            return self._key(event.key(), False, ctrl)
        return False

    def do(self, action: str) -> None:
        """Do an action by its key."""
        runs: dict[str, Callable[[], object]] = {
            "onward": lambda: self.go(self.place + 1),
            "back": lambda: self.go(self.place - 1),
            "first": lambda: self.go(0),
            "last": lambda: self.go(len(self.listed) - 1),
            "what_if": self._look_closer,
            "hardest": self._go_to_hardest,
            "fold": self._fold,
            "highlander": self._switch_uniqueness,
            "return": self._return,
        }
        runs[action]()

    @property
    def _has_uniqueness_steps(self) -> bool:
        return self._puzzle.rule.uniqueness

    def _switch_uniqueness(self) -> None:
        """Explain anew, with or without steps that use that there is only one solution."""
        if self._has_uniqueness_steps:
            self.uniqueness = not self.uniqueness
            self.enter()

    def _fold(self) -> None:
        """Show or hide the reason of a long step."""
        self.unfolded = not self.unfolded
        self.show()

    def _go_to_hardest(self) -> None:
        hardest = clue_use(self._puzzle, self.listed).hardest
        if hardest is not None:
            self.go(hardest)

    def _lookahead(self) -> Mark | None:
        """The conclusion that could be looked at the other way round."""
        if self.nested is not None or self.running or not self.steps:
            return None
        return mark_to_doubt(self.steps[self.place])

    def _look_closer(self) -> None:
        against = self._lookahead()
        if against is None:
            self._context.notices.say(self._why_not_closer())
            return
        known = [mark for step in self.steps[: self.place] for mark in step.then]
        self.outer, self.nested, self.place = self.place, [], 0
        self._ask(known, against)
        self.show()

    def _why_not_closer(self) -> str:
        """Why the present step cannot be looked at the other way round."""
        if self.running:
            return tr("Still looking for steps.")
        if self.nested is not None:
            return tr("Go back first: Esc.")
        if not self.steps:
            return tr("There is no step to look at.")
        return tr("Only lines and numbers can be looked at the other way round.")

    def _return(self) -> None:
        """Back from a nested look to the step it began at."""
        if self.nested is None:
            return
        self._stop()
        self.nested, self.place = None, self.outer
        self.show()


def _sign(step: Step) -> str:
    """The sign of a step in the list: an arrow, a grey disc for a long one, x where it fails."""
    if not step.then:
        return "x"
    return "=" if step.long else ">"
