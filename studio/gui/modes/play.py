"""Play: solve the puzzle on the board with mouse or keys; the puzzle itself is never touched."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from shiboken6 import isValid

from studio import language
from studio.board import At, Cell, Spot
from studio.drawing.draw import draw
from studio.drawing.overlay import NO_PENCIL, Overlay
from studio.gui.document.document import Document
from studio.gui.document.pose import Pose
from studio.gui.editor.canvas import accessible
from studio.gui.modes import play_words as words
from studio.gui.modes.mode import Context, Lasting, Parts
from studio.gui.modes.mode_keys import ModeKeys
from studio.gui.modes.play_asks import Asks
from studio.gui.modes.play_hand import COLOUR, PENCIL, SOLVE
from studio.gui.modes.play_picture import overlay_of
from studio.gui.modes.play_pointer import PlayPointer
from studio.gui.modes.play_shelf import Left, Shelf
from studio.gui.services.announcing import announce
from studio.gui.style.texts import later
from studio.gui.widgets.panel_state import Hint, NumberStripState
from studio.gui.widgets.play_panel import PlayBar, PlayPanel, PlayState
from studio.gui.widgets.strip import NumberStrip
from studio.gui.widgets.tool_bar import ToolBar
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.puzzle.play import BLANK, Game, Sheet, Table

REPLAY_MS = 350
MOST_REPLAY_MS = 20_000
"""A long play is shown again in at most so much time."""


class PlayMode(QObject):
    """Listens to the board, keeps the game, and asks a solver process what the player asks."""

    changed = Signal()
    """Something was marked, undone or told."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.editor)
        self._context = context
        appearance = context.appearance
        self.tool_bar = ToolBar(appearance)
        self.tool_bar.tool_chosen.connect(self.choose_tool)
        self.tool_bar.undo_requested.connect(self.undo)
        self.tool_bar.redo_requested.connect(self.redo)
        self.panel = PlayPanel(appearance)
        self.bar = PlayBar(appearance, self.panel)
        self.asks = Asks(self.panel, self.show, self)
        does: dict[str, Callable[[], object]] = {
            "solve": partial(self.choose_tool, SOLVE),
            "pencil": partial(self.choose_tool, PENCIL),
            "colour": partial(self.choose_tool, COLOUR),
            "hint": self.hint,
            "check": self.check,
            "assume": self.assume,
            "keep": self.keep,
            "abandon": self.abandon,
            "replay": self.replay,
            "restart": self.restart,
            "reach": self.show_reach,
        }
        does = {action: partial(self._act, action, run) for action, run in does.items()}
        self.keys = ModeKeys("play", tuple(does), context.key_of)
        self.hand = PlayPointer(
            self, lambda: {key: does[action] for key, action in self.keys.by_key().items()}
        )
        self.strip = NumberStrip(appearance)
        self.strip.number_chosen.connect(self.take_number)
        self._reaching = False
        self.parts = Parts(
            self.tool_bar, self.strip, self.panel, listener=self.hand, short=self.bar
        )
        self.table = Table(context.editor.puzzle)
        self.game = Game()
        self.shelf = Shelf(context.games)
        self._document: Document | None = None
        self._pose = Pose.fresh()
        self._on = False
        self._seconds = 0.0
        self._since: float | None = None
        self._waits = False
        """Does the clock stand for a card that covers the board?"""
        self._begun: dict[int, float] = {0: 0.0}
        """The places of the history where a game was begun, and how long each was played when it
        was left for another one."""
        self._solved = False
        self._told = self._passed = ""
        self._recording: list[Sheet] = []
        self._spoken = self.game.sheet
        self._clock = QTimer(self)
        self._clock.setInterval(500)
        self._clock.timeout.connect(self._tick)
        self._replaying = QTimer(self)
        self._replaying.timeout.connect(self._show_next)
        self._actions = tuple(does)
        self.commands: Mapping[str, Callable[[], object]] = {
            "undo": self.undo,
            "redo": self.redo,
            "check": does["check"],
            "go_to": context.go_to,
            **{f"play_{action}": run for action, run in does.items()},
        }
        panel = self.panel
        for signal, run in (
            (self.bar.check_requested, self.check),
            (self.bar.hint_requested, self.hint),
            (self.bar.stop_requested, self.stop_asking),
            (panel.check_requested, self.check),
            (panel.hint_requested, self.hint),
            (panel.stop_requested, self.stop_asking),
            (panel.assume_requested, self.assume),
            (panel.keep_requested, self.keep),
            (panel.abandon_requested, self.abandon),
            (panel.replay_requested, self.replay),
            (panel.restart_requested, self.restart),
            (panel.show_requested, self.take_hint),
            (panel.reach_requested, self.show_reach),
        ):
            signal.connect(run)
        panel.told.connect(self._pass_on)
        context.jobs.closing.connect(self._close)

    # -- the mode ----------------------------------------------------------------------------------

    @property
    def hints(self) -> tuple[Hint, ...]:
        """What mouse and keys do with the tool in hand."""
        return words.hints(self.table, self.hand.tool)

    def refusal(self) -> str:
        """A board without cells, with clues that cannot be read or without what its line needs is
        not played."""
        puzzle = self._context.editor.puzzle
        if not puzzle.board.cells:
            return self.tr("There is nothing to play yet: the board has no cells.")
        faults = puzzle.rule.faults(puzzle)
        if faults:
            return language.said(faults[0].message)
        return self.tr(puzzle.rule.unready(puzzle))

    def enter(self) -> None:
        """Go on with the game, also where clues were changed, or take the one of another puzzle."""
        self._on = True
        document = self._context.editor.document
        before = self._document
        elsewhere = before is not document and (before is None or before.home != document.home)
        if elsewhere or document.puzzle != self.table.puzzle:
            self._turn_to(document)
        elif (newer := self.shelf.newer(self._left)) is not None:
            self._context.notices.say(
                self.tr("Another window marked this puzzle, too. Undo leads back to your marks.")
            )
            self._go_on(newer)
        self._take_up(document)
        self.show_keys()
        self._since = None if self._solved else time.monotonic()
        self._clock.start()
        self.asks.go_on(self.table, self.game)
        self.show()

    def show_keys(self) -> None:
        """The letters of the tools and of what the panel offers."""
        offered = words.tools(self.table, self.keys.shown)
        if self.hand.tool not in {tool.key for tool in offered}:
            # It was taken up over another puzzle.
            self.hand.take(SOLVE)
        self.tool_bar.set_tools(offered, self.hand.tool)
        self.panel.show_keys(self.keys.shown)
        self.bar.show_keys(self.keys.shown)

    def leave(self) -> None:
        """The clock stands while the player is away, and what was begun is not gone on with."""
        self._on = self._waits = False
        # A drag ends here, and a number to which another digit could come.
        self.hand.give_up()
        self.hand.typed = ""
        self.asks.stop()
        self._pause()
        self._keep()
        self._clock.stop()
        self._end_replay()

    def _take_up(self, document: Document) -> None:
        """Follow a document: where it is saved elsewhere its game goes along."""
        if self._document is not document:
            if self._document is not None and isValid(self._document):
                self._document.titleChanged.disconnect(self._keep_along)
            document.titleChanged.connect(self._keep_along)
        self._document, self._pose = document, document.pose

    def _turn_to(self, document: Document) -> None:
        """Put another puzzle on the table, or the same one with other clues, or turned."""
        begun = document is self._document and self.sheet != BLANK
        left = self._left
        self._take_up(document)
        puzzle, pose = document.puzzle, document.pose
        self._go_on(self.shelf.turn(left, puzzle, pose, document.home, document.earlier))
        if self.sheet != BLANK:
            self.say(later("Your marks are here still, as far as they fit."))
        elif begun:
            self.say(later("Your marks belong to the board of before, and come back with it."))

    def _go_on(self, left: Left) -> None:
        self.table, self.game = left.table, left.game
        if not left.goes_on:
            self._seconds, self._begun = left.seconds, dict(left.begun)
        self._solved = self.table.solved(self.sheet)
        self.hand.begin()
        self.hand.go_on_from(self.game.last_number)
        self.forget()
        self._keep()

    @property
    def _left(self) -> Left:
        """The game as it stands."""
        home = "" if self._document is None else self._document.home
        return Left(self.table, self.game, self.seconds, self._pose, home, begun=dict(self._begun))

    def _keep(self) -> None:
        """The marks of now outlive the program."""
        self.shelf.keep(self._left)
        if self._document is not None:
            self._document.tell_played(self.game.begun)

    @Slot()
    def _keep_along(self) -> None:
        """The document may have been saved under another name."""
        document = self._document
        if document is not None and document.puzzle.asks_same(self.table.puzzle):
            self._keep()

    @Slot()
    def _close(self) -> None:
        """The window closes."""
        self.asks.stop()
        if self._on:
            self._keep()

    def go_on(self, before: Lasting) -> None:
        """Take the game of another window, as it stands."""
        assert isinstance(before, PlayMode)
        self.table, self.game = before.table, before.game
        if before._document is not None:
            self._take_up(before._document)
        self._pose = before._pose
        self.shelf.take_over(before.shelf)
        self.hand.take_over(before.hand)
        self._seconds, self._begun = before.seconds, dict(before._begun)
        self._solved, self._reaching = before.solved, before._reaching
        self.asks.take_over(before.asks)

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        """What is marked now."""
        return self.game.sheet

    @property
    def seconds(self) -> float:
        """How long the player has played, since the sheet was last begun anew."""
        running = 0.0 if self._since is None else time.monotonic() - self._since
        return self._seconds + running

    def _pause(self) -> None:
        self._seconds, self._since = self.seconds, None

    def _go(self, to: Callable[[], object]) -> None:
        """Go to another place of the history: where another game was begun, its time goes on."""
        before, was_on = self._place, self._since is not None
        self._pause()
        to()
        if self._place != before:
            self._begun[before] = self._seconds
            self._seconds = self._begun.get(self._place, 0.0)
        if was_on:
            self._since = time.monotonic()

    @property
    def _place(self) -> int:
        """Where the game of now was begun."""
        return max(place for place in self._begun if place <= self.game.at)

    def _tick(self) -> None:
        covered = self._context.covered()
        if covered and self._since is not None:
            self._pause()
            self._waits = True
        elif self._waits and not covered:
            self._waits = False
            # The command of a card that is gone may have solved the puzzle, or show the play again.
            if not self._solved and not self.replaying:
                self._since = time.monotonic()
        self.panel.show_time(self.seconds)
        self.bar.show_time(self.seconds)

    def overlay(self, sheet: Sheet) -> Overlay:
        """What lies over the puzzle for a sheet."""
        firm = self.game.firm if sheet is self.sheet else None
        told = self.asks.told if sheet is self.sheet else NO_PENCIL
        return overlay_of(self.table, sheet, firm, self.hand, told, self._reach(sheet))

    def _reach(self, sheet: Sheet) -> frozenset[Spot]:
        """The cells that the next number can reach, where that is asked for."""
        if not self._reaching or self.table.style != "numbers" or sheet is not self.sheet:
            return frozenset()
        number = self.table.next_number(sheet, self.hand.last)
        if number is None:
            return frozenset()
        return frozenset(map(Cell, self.table.reached_by(sheet, number)))

    def _nowhere(self, sheet: Sheet) -> str:
        """That the next number can reach no cell, where it is asked where it can go: no answer
        needs a cell that is left out, so what is on the board is wrong."""
        if not self._reaching or sheet is not self.sheet or self._reach(sheet):
            return ""
        number = self._next_number(sheet)
        if number is None:
            return ""
        if self.table.reached_by(BLANK, number):
            told = self.tr("{} can go nowhere: something that is marked is wrong.")
        else:
            told = self.tr("{} can go nowhere: no line fits the numbers that are given.")
        return told.format(grouped(number))

    def show_reach(self) -> None:
        """Show the cells that the next number can reach, or show them no more."""
        self._end_replay()
        self._reaching = not self._reaching
        self.show()

    def take_number(self, number: int) -> None:
        """Write this number next, if it stands nowhere yet."""
        self._end_replay()
        if number not in self.table.numbers(self.sheet).values():
            self.hand.go_on_from(number - 1)
            self.show()
        self._context.editor.setFocus()

    def _show_strip(self, sheet: Sheet) -> None:
        """The numbers that stand and those that are missing, where numbers are written."""
        numbered = self.table.style == "numbers"
        # Where the tools are hidden the board is to be alone.
        self.strip.setVisible(numbered and not self.tool_bar.isHidden())
        if numbered:
            numbers = self.table.numbers(sheet)
            self.strip.show_state(
                NumberStripState(
                    self.table.length, frozenset(numbers.values()), self._next_number(sheet)
                )
            )

    def _next_number(self, sheet: Sheet) -> int | None:
        """The number that the next click writes; a play that is shown again is not gone on with."""
        if self.table.style != "numbers" or self.replaying:
            return None
        return self.table.next_number(sheet, self.hand.last)

    def say(self, sentence: str) -> None:
        """Tell something in the status line, until the next mark."""
        self._told = self.tr(sentence)
        self._context.notices.say(self._told)

    def _pass_on(self, words: str) -> None:
        """Have an answer of the panel read out. In a narrow window, where that is a drawer, it is
        told below the board."""
        # It may have been a drawer when the answer of before was told.
        self._context.notices.take_back(self._passed)
        self._passed = ""
        if self.panel.isVisible():
            announce(self.panel, words)
        elif words:
            self._passed = words
            self._context.notices.say(words)

    def reveal(self, at: At) -> None:
        """Pan a cell into sight."""
        view = self._context.editor.view
        view.reveal_cell(*self.puzzle.board.centre(at))
        accessible.tell_cursor(view, self.puzzle.board.index(at))

    def show(self) -> None:
        """Show board, panel and history as they are now."""
        if not self._on or self.replaying:
            return
        self._show_sheet(self.sheet)
        self._tell_marks()
        game = self.game
        self.tool_bar.show_history(
            self.tr("the last mark") if game.can_undo else "",
            self.tr("a mark") if game.can_redo else "",
        )
        for key, on in (("undo", game.can_undo), ("redo", game.can_redo)):
            self._context.enable(key, on)
        off = self._state(self.sheet).off
        for action in self._actions:
            self._context.enable(f"play_{action}", action not in off)
        self._context.enable("check", "check" not in off)
        self._context.refresh.ask()
        self.changed.emit()

    def _act(self, action: str, run: Callable[[], object]) -> None:
        """Do what a key or a menu entry asks for, unless it makes no sense now."""
        if action not in self._state(self.sheet).off:
            run()

    def _tell_marks(self) -> None:
        """What is marked under the cursor now, for screen readers."""
        at, marked = self.hand.cursor, self.sheet
        if marked is not self._spoken and at is not None and at in self.puzzle.board:
            accessible.tell_name(self._context.editor.view, self.puzzle.board.index(at))
        self._spoken = marked

    def _show_sheet(self, sheet: Sheet) -> None:
        """Show a sheet on the board, and how far it is in panel and strip."""
        editor = self._context.editor
        editor.scene.show_picture(draw(self.puzzle, self.overlay(sheet), lettered=True))
        state = self._state(sheet)
        self.panel.show_state(state)
        self.bar.show_state(state)
        self._show_strip(sheet)

    def _state(self, sheet: Sheet) -> PlayState:
        table = self.table
        return PlayState(
            self._solved,
            self.seconds,
            words.progress(table, sheet),
            self.game.assumptions,
            self.sheet.since(self.game.firm) if self.game.firm is not None else 0,
            len(self.game.recording) > 1,
            self.asks.job is not None,
            self._next_number(sheet),
            table.style == "numbers",
            self._reaching,
            self.replaying,
            self._nowhere(sheet),
            self.asks.more,
            self.asks.long,
        )

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is played."""
        return self.table.puzzle

    # -- the game ----------------------------------------------------------------------------------

    def play(
        self, sheet: Sheet, *, amend: bool = False, stroke: int = 0, hinted: bool = False
    ) -> None:
        """Mark something, or something else than just now; says when the puzzle is solved."""
        if sheet == self.sheet:
            self._end_replay()
            self.show()
            return
        self.forget()
        self._context.notices.take_back(self._told)
        self._drop_undone()
        if amend:
            self.game.amend(sheet)
        else:
            self.game.play(sheet, stroke, hinted=hinted)
        self._after()

    @property
    def before(self) -> Sheet:
        """What was marked before the last mark."""
        return self.game.before

    def _after(self) -> None:
        solved = self.table.solved(self.sheet)
        if solved and not self._solved:
            self._pause()
            self._context.notices.say(self._solved_words())
        elif not solved and self._solved:
            self._since = time.monotonic()
            self._context.notices.clear()
        self._solved = solved
        self._keep()
        self.show()

    def _solved_words(self) -> str:
        """That it is solved, after what the drawing says of itself, as a sentence."""
        spoken = self.puzzle.rule.spoken(self.puzzle, len(self.sheet.walk) - 1)
        return language.paragraph((language.sentence(spoken), self.tr("Solved.")))

    @property
    def solved(self) -> bool:
        """Do the marks draw an answer?"""
        return self._solved

    def undo(self) -> None:
        """Take the last mark back."""
        self.forget()
        self._go(self.game.undo)
        self._go_back()

    def redo(self) -> None:
        """Put it down again."""
        self.forget()
        self._go(self.game.redo)
        self._go_back()

    def assume(self) -> None:
        """What is marked from here on is an assumption."""
        self._end_replay()
        self.game.assume()
        self._keep()
        self.show()

    def keep(self) -> None:
        """The assumption is right."""
        self._end_replay()
        self.game.keep()
        self._keep()
        self.show()

    def abandon(self) -> None:
        """All marks since the assumption go at once."""
        self.forget()
        self._drop_undone()
        self.game.abandon()
        self._go_back()

    def restart(self) -> None:
        """A blank sheet; one step that can be undone, which brings its time back."""
        self.forget()
        self._drop_undone()
        self.shelf.let_go(self.table)
        self._go(self._begin_anew)
        # A blank sheet that is begun anew is no step.
        self._seconds, self._since = 0.0, time.monotonic()
        self._go_back()

    def _begin_anew(self) -> None:
        before = self.game.at
        self.game.restart()
        if self.game.at != before:
            self._begun[self.game.at] = 0.0

    def _drop_undone(self) -> None:
        """What was undone does not come again, and so no beginning anew."""
        self._begun = {at: run for at, run in self._begun.items() if at <= self.game.at}

    def _go_back(self) -> None:
        """At another place of the history the next number is what it was there, and what was said
        of the last mark holds no longer."""
        self.hand.give_up()
        self._context.notices.take_back(self._told)
        self.hand.go_on_from(self.game.last_number)
        self._after()

    def choose_tool(self, key: str) -> None:
        """Take solving, the pencil or colours in hand; corners of a drawing have no colours."""
        if key == COLOUR and not self.puzzle.board.has_faces:
            return
        self.hand.take(key)
        self.tool_bar.set_tool(key)
        self._context.editor.setFocus()
        self.show()

    # -- replay ------------------------------------------------------------------------------------

    def replay(self) -> None:
        """Show the play again, mark by mark; stops where it is when called again."""
        if self.replaying:
            self._end_replay()
            self.show()
            return
        self.forget()
        self._pause()
        self._recording = list(self.game.recording)
        pace = min(REPLAY_MS, MOST_REPLAY_MS // max(1, len(self._recording)))
        self._replaying.start(max(1, pace))

    def _show_next(self) -> None:
        if self._recording:
            self._show_sheet(self._recording.pop(0))
        else:
            self._end_replay()
            self.show()

    def _end_replay(self) -> None:
        """Whatever acts on the marks of now, or asks about them, is to be seen on the board; the
        clock goes on."""
        if self.replaying:
            self._replaying.stop()
            self._since = None if self._solved or not self._on else time.monotonic()

    @property
    def replaying(self) -> bool:
        """Is the play being shown again?"""
        return self._replaying.isActive()

    # -- what the player asks ----------------------------------------------------------------------

    def check(self) -> None:
        """Is all right so far? Else the first mistake is shown."""
        self._end_replay()
        self.asks.ask("check", self.table, self.game)

    def hint(self) -> None:
        """What follows next: first where, asked again why, and once more it is marked."""
        self._end_replay()
        if self.asks.pointing or self.asks.taken(self.table, self.sheet) != self.sheet:
            self.take_hint()
        else:
            self.asks.ask("hint", self.table, self.game)

    def stop_asking(self) -> None:
        """Wait no longer for the answer to what was asked."""
        self.asks.forget()
        self.show()
        self._context.editor.setFocus()

    def take_hint(self) -> None:
        """From where to why, and from why to the mark itself."""
        self._end_replay()
        if self.asks.pointing:
            self.asks.tell_why()
        else:
            self.play(self.asks.taken(self.table, self.sheet), hinted=True)

    @property
    def told(self) -> bool:
        """Is a hint or a mistake on show, or the play once more?"""
        return self.asks.said or self.replaying

    def forget(self) -> None:
        """Marks changed: what was told of them is old, and so is the play that is shown again."""
        self._end_replay()
        self.asks.forget()
