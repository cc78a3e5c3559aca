"""Explain: the way to the solution in steps, each with its reason in words and on the board."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent

from studio import language
from studio.drawing.clues import cells_with_figures
from studio.drawing.draw import draw
from studio.engines.events import Verdict
from studio.gui.modes.explain_picture import overlay_of
from studio.gui.modes.explain_words import (
    HINTS,
    NESTED_HINTS,
    Note,
    fold_words,
    mentions_numbers,
    no_step_words,
    notes,
    places_of,
    sign,
    step_words,
    why_not_closer,
)
from studio.gui.modes.mode import Context, Lasting, Parts
from studio.gui.modes.mode_keys import ModeKeys
from studio.gui.modes.onlooker import Onlooker
from studio.gui.modes.player import END
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.texts import caps, tr
from studio.gui.widgets.explain_panel import BEFORE, ROWS, ExplainBar, ExplainPanel
from studio.gui.widgets.panel_state import Hint
from studio.language import number as grouped
from studio.puzzle import Clue
from studio.puzzle.play import Table
from studio.work.clue_use import clue_use
from studio.work.codes import as_told
from studio.work.explaining import News, question
from studio.work.findings import Graded
from studio.work.frame_pictures import Line, Words
from studio.work.job import Ended
from studio.work.lookahead import SUPPOSE, mark_to_doubt
from studio.work.sentences import ended_words, said
from studio.work.steps import Ending, Mark, Step

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
        self.bar = ExplainBar(context.appearance, self.panel)
        self._keys = ModeKeys("explain", DOES, context.key_of)
        self.listener = Onlooker(lambda: self._puzzle, self._key, self._wants)
        self._puzzle = context.editor.puzzle
        self._on_table: Table | None = None
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self.steps: list[Step] = []
        self.nested: list[Step] | None = None
        """The steps of a nested look while there is one."""
        self.ending: Ending | None = None
        self.graded: Graded | None = None
        self.place = 0
        self._awaited = 0
        """The step that was on show in another language, until it is found again; 0 for none."""
        self._wished = 0.0
        """The place that is wished for while no step is found for it yet; 0 for none."""
        self._hardest_wished = False
        """Is the hardest step wished for, and were none found yet?"""
        self.outer = 0
        self._outer_end: tuple[Ending | None, bool] = None, False
        """How the steps around a nested look ended, and whether the user wanted no more."""
        self._since = 0.0
        self._looked_for_s: float | None = None
        """For so many seconds steps were looked for when the mode was left in the middle of it."""
        self._given_up = False
        """Did the user want no more steps?"""
        self._whole = False
        """Are these all steps of the puzzle?"""
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._show_notes)
        self.uniqueness = False
        """May steps use that there is only one solution?"""
        self.unfolded = False
        """Is the reason of the present step shown on the board though it is a long one?"""
        self._shown_clues: tuple[Clue, ...] = ()
        self._notes: list[Note] = []
        self._told = ""
        self._told_of: object = None
        self._shown = True, 0
        self.commands: Mapping[str, Callable[[], object]] = {
            f"explain_{action}": partial(self.do, action) for action in DOES
        }
        self.show_keys()
        self.panel.pressed.connect(self.do)
        self.bar.pressed.connect(self.do)
        self.panel.stop_requested.connect(self.give_up)
        self.panel.step_wanted.connect(lambda step: self.go(step - 1))
        self.panel.note_chosen.connect(self._follow_note)
        self.panel.installEventFilter(self)
        self.bar.installEventFilter(self)
        context.jobs.closing.connect(self._stop)
        context.refresh.due.connect(self._stop_for_another)

    def show_keys(self) -> None:
        """The keys of the steps in the tips of the panel."""
        self.panel.show_keys(self._keys.shown)
        self.bar.show_tips(self.panel)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys of the steps for the status line: those that do something now."""
        if self.nested is None:
            return self._keys.hints(HINTS)
        return (*self._keys.hints(NESTED_HINTS), Hint(tr("back to the step"), (caps("Esc"),)))

    @property
    def parts(self) -> Parts:
        """The panel at the side, or its step below the board."""
        side, bar = self.panel, self.bar
        return Parts(None, None, side, None, self.listener, side_stays=True, short=bar)

    # -- the mode ------------------------------------------------------------------------------

    def refusal(self) -> str:
        """Puzzles with faults and empty boards have nothing to explain."""
        puzzle = self._context.editor.puzzle
        faults = puzzle.faults()
        if faults:
            return language.said(faults[0].message)
        if not len(puzzle.board):
            return tr("There is nothing to solve yet: the board has no cells.")
        if begin := puzzle.rule.unready(puzzle):
            return tr(begin)
        return ""

    def enter(self) -> None:
        """Ask for all steps of the puzzle on the board; those that are known since the last time
        stay, and where they were still looked for the search goes on."""
        same, looked = self._puzzle == self._context.editor.puzzle, self._looked_for_s
        self._looked_for_s = None
        if same and looked is not None:
            self._since = time.monotonic() - looked
            self._ticks.start()
            self._job_runner.go_on()
            self.show()
        elif same and self._whole:
            self.show()
        else:
            if not same:
                self._awaited = 0
            self._begin()
        self.panel.show_top()
        self._context.editor.view.fit()

    def go_on(self, before: Lasting) -> None:
        """Show the step that another window showed, once it is found: solver processes say reasons
        in the language they were started in, so that they are looked for anew."""
        assert isinstance(before, ExplainMode)
        self._puzzle, self.uniqueness = before._puzzle, before.uniqueness
        shown = before.place if before.nested is None else before.outer
        self._awaited = before._awaited or shown

    def _begin(self) -> None:
        self._puzzle = self._context.editor.puzzle
        self.steps, self.nested, self.place = [], None, 0
        self.ending = self.graded = None
        self._shown_clues, self._whole = (), False
        self._ask()
        self.show()

    def leave(self) -> None:
        """Let the search wait until the mode is entered again; a nested look ends."""
        self._forget_wishes()
        if self.running and self.nested is None:
            self._looked_for_s = time.monotonic() - self._since
            self._job_runner.hold()
            self._ticks.stop()
        else:
            self._stop()
        self._leave_nested()

    def _stop_for_another(self) -> None:
        """Nothing waits any longer for a puzzle that is not on the board any more."""
        if self._looked_for_s is not None and self._puzzle != self._context.editor.puzzle:
            self._looked_for_s = None
            self._stop()

    def _ask(self, marks: Sequence[Mark] = (), against: Mark | None = None) -> None:
        asked = question(self._puzzle, marks, against, uniqueness=self.uniqueness)
        self._given_up = False
        self._forget_wishes()
        self._job_runner.ask(asked)
        self._since = time.monotonic()
        self._ticks.start()

    def _stop(self) -> None:
        self._forget_wishes()
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
                self.listed.append(news)
                if self.nested is None and 0 < self._awaited < len(self.steps):
                    self.place, self._awaited = self._awaited, 0
                elif self._wished:
                    self._turn_to(self._wished)
            case Ending():
                self.ending = news
            case Graded():
                self.graded = news
            case Ended():
                reason = ended_words(news)
                if reason:
                    self.ending = Ending(Verdict.UNKNOWN, False, as_told(reason))
                elif self.nested is None:
                    self._whole = True
                self._end_wishes()
        self.show()

    # -- what is shown -------------------------------------------------------------------------

    @property
    def listed(self) -> list[Step]:
        """The steps that are listed now."""
        return self.steps if self.nested is None else self.nested

    @property
    def _table(self) -> Table:
        """The puzzle that is explained, for what follows of its marks."""
        if self._on_table is None or self._on_table.puzzle is not self._puzzle:
            self._on_table = Table(self._puzzle)
        return self._on_table

    def go(self, place: float) -> None:
        """Show a step by its place from 0, or the nearest there is until it is found."""
        self._turn_to(place)
        self.show()

    def _turn_to(self, place: float) -> None:
        self._forget_wishes()
        last = len(self.listed) - 1
        self.place = int(max(0, min(place, last)))
        self._awaited = 0
        if self.running and place > last:
            self._wished = place
        self._shown_clues, self.unfolded = (), False

    def _forget_wishes(self) -> None:
        self._wished, self._hardest_wished = 0.0, False

    def _end_wishes(self) -> None:
        """No more steps are found: what was wished for is there now, or will never be."""
        if self._hardest_wished:
            self._go_to_hardest()
        self._forget_wishes()

    @property
    def _wished_place(self) -> int:
        """The place that is on show, or wished for; where the last is followed, the one on show."""
        return self.place if self._following else int(self._wished) or self.place

    @property
    def _following(self) -> bool:
        """Is the last step shown of those that are found, as far as they have come?"""
        return self._wished == END

    def show(self) -> None:
        """Bring board and panel up to date."""
        if self._told_of != self._looked_at:
            self._context.notices.take_back(self._told)
        if self._shown != (self.nested is None, self.place) and not self.panel.underMouse():
            self.panel.show_top()
        self._shown = self.nested is None, self.place
        listed = self.listed
        known = [mark for step in self.before() for mark in step.then]
        step = listed[self.place] if listed else None
        folded = step is not None and step.long and not self.unfolded
        table = self._table if self._puzzle.rule.shades else None
        overlay = overlay_of(table, known, step, self._shown_clues, folded=folded)
        self._context.editor.scene.show_picture(draw(self._puzzle, overlay, lettered=True))
        # Some further ones, in the place of those before that have no room in a low window.
        first = max(0, self.place - BEFORE)
        last = min(first + ROWS + BEFORE, len(listed))
        places = places_of(self._puzzle.board, listed, first, last)
        lines = [
            Line(at + 1, sign(one), one.name, place)
            for at, (one, place) in enumerate(zip(listed[first:last], places, strict=True), first)
        ]
        words = self._words(step)
        self.panel.show_step(words, lines, self.place + 1, still=not self._following)
        head = tr("Steps") if self.nested is None else tr("If not (Esc returns)")
        self.panel.show_head(head)
        is_first, is_last = self.place == 0, self.place + 1 >= len(listed)
        self.panel.back.setEnabled(not is_first)
        self.panel.onward.setEnabled(not is_last)
        self.bar.show_step(words, first=is_first, last=is_last)
        self.panel.what_if.setEnabled(self._lookahead() is not None)
        self.panel.show_fold(fold_words(step, unfolded=self.unfolded))
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

    def _words(self, step: Step | None) -> Words:
        if step is None:
            nested = self.nested is not None
            return no_step_words(
                self.ending, running=self.running, given_up=self._given_up, nested=nested
            )
        count = len(self.listed)
        apart = mentions_numbers(step) and not self._clues_count
        words = step_words(step, self.place, count, self.graded, running=self.running, apart=apart)
        reason = self._reason if self.place + 1 == count else ""
        return replace(words, sentence=language.paragraph((words.sentence, reason)))

    @property
    def _clues_count(self) -> bool:
        """Do all figures of the puzzle count the cells of the line, as numbers do that follow?"""
        puzzle = self._puzzle
        return cells_with_figures(puzzle.rule.kinds, puzzle.clues) <= self._table.given.keys()

    @property
    def _reason(self) -> str:
        """Why no more steps follow; "" while some may."""
        if self.running:
            return ""
        if self._given_up:
            return tr("Stopped: there may be more steps.")
        return "" if self.ending is None else said(self.ending.reason)

    def _show_notes(self) -> None:
        self.panel.show_stop(shown=self.running)
        if self.running:
            seconds = int(time.monotonic() - self._since)
            words = tr("Looking for more steps: {} s").format(grouped(seconds))
            self.panel.show_notes([], words if seconds else tr("Looking for more steps..."))
            return
        self._ticks.stop()
        # The last step says it above, where it is in sight; without a step all words do.
        reason = self._reason if self.place + 1 < len(self.listed) else ""
        if self.nested is not None or not self.steps:
            self.panel.show_notes([], reason)
            return
        use = clue_use(self._puzzle, self.steps)
        self._notes = notes(use, self._context.name)
        self.panel.show_notes([note.text for note in self._notes], reason)

    def _follow_note(self, which: int) -> None:
        """Show the step or the clues that a note is about."""
        note = self._notes[which]
        if note.step is not None:
            self.go(note.step)
        else:
            self._shown_clues = note.clues
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
            "onward": lambda: self.go(self._wished_place + 1),
            "back": lambda: self.go(self._wished_place - 1),
            "first": lambda: self.go(0),
            "last": lambda: self.go(END),
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
            self.uniqueness, self._awaited = not self.uniqueness, 0
            self._begin()
            self.panel.show_top()

    def _fold(self) -> None:
        """Show or hide the reason of a long step, which stays then."""
        self._forget_wishes()
        self.unfolded = not self.unfolded
        self.show()

    def _go_to_hardest(self) -> None:
        hardest = clue_use(self._puzzle, self.listed).hardest
        if hardest is not None:
            self.go(hardest)
        elif self.running:
            self._forget_wishes()
            self._hardest_wished = True

    def _lookahead(self) -> Mark | None:
        """The conclusion that could be looked at the other way round."""
        if self.nested is not None or self.running or not self.steps:
            return None
        return mark_to_doubt(self.steps[self.place])

    @property
    def _looked_at(self) -> object:
        """All that decides whether a step can be looked at the other way round."""
        return self.running, self.nested is None, self.place

    def _look_closer(self) -> None:
        against = self._lookahead()
        if against is None:
            nested, steps = self.nested is not None, bool(self.steps)
            self._told = why_not_closer(running=self.running, nested=nested, steps=steps)
            self._told_of = self._looked_at
            self._context.notices.say(self._told)
            return
        known = [mark for step in self.steps[: self.place] for mark in step.then]
        self.outer, self.nested, self.place = self.place, [], 0
        self._outer_end = self.ending, self._given_up
        self.ending = None
        self._ask(known, against)
        self._context.refresh.ask()
        self.show()

    def _return(self) -> None:
        """Back from a nested look to the step it began at."""
        if self.nested is None:
            return
        self._stop()
        self._leave_nested()
        self.show()

    def _leave_nested(self) -> None:
        if self.nested is not None:
            self._context.refresh.ask()
            self.nested, self.place = None, self.outer
            self.ending, self._given_up = self._outer_end
