"""Watch: an engine at work on the board, step by step, forwards and backwards."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from studio import language
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay, looking_on
from studio.gui.editor.canvas import BoardScene, BoardView
from studio.gui.modes.mode import Context, Lasting, Parts
from studio.gui.modes.mode_keys import ModeKeys
from studio.gui.modes.onlooker import Onlooker
from studio.gui.modes.player import END, SPEEDS, STEP_MS, Player
from studio.gui.modes.screening import Screening
from studio.gui.style.painter import colours
from studio.gui.style.texts import later, tr
from studio.gui.widgets.panel_state import Hint
from studio.gui.widgets.parts import FACTS_DOT, column
from studio.gui.widgets.search_tree import DEPTHS
from studio.gui.widgets.transport import PlayerBar
from studio.gui.widgets.watch_panel import AROUND, WatchPanel
from studio.language import decimal
from studio.puzzle import Compiled, Puzzle
from studio.work.frame_pictures import Words
from studio.work.watching import Show, engines_for

HINTS = (
    (("play",), later("play or pause")),
    (("back", "onward"), later("one step")),
    (("dead_back", "dead_on"), later("dead end")),
    (("found_back", "found_on"), later("solution")),
    (("first", "last"), later("ends")),
    (("faster", "slower"), later("speed")),
)
"""Actions whose keys the status line names."""

ON_LINE = later(
    "The height of the timeline is the length of the line; a tick below it is a step back."
)
ON_STATES = later("The height of the timeline is the number of states alive.")
ON_PIECES = later("The height of the timeline is the number of pieces of a candidate.")
PROFILE_S = 1.0
"""Seconds between two paintings of the profile of a recording that grows."""
READABLE = 16
"""The highest speed at which the steps around the present one are listed."""
RUSHING = 64
"""The speed from which on a step is seen for less than one frame, and painted roughly."""

WAITING_MS = 500
"""How often it is said how long the first step has been awaited."""

STARTING = later("The solver starts...")
ON_TRAIL = later(
    "The height of the timeline is the number of assumptions and conclusions on the trail."
)
ON_MARKS = later("The height of the timeline is the number of marks found so far.")
SAMPLED = later("The recording is long: its profile is sampled.")


def speed_words(speed: float) -> str:
    """A speed as it stands beside its slider."""
    if speed == float("inf"):
        return tr("At once")
    return f"{decimal(speed, 2 if speed < 0.5 else 1 if speed < 1 else 0)}×"


DOES = (
    "play",
    "onward",
    "back",
    "first",
    "last",
    "dead_on",
    "dead_back",
    "found_on",
    "found_back",
    "faster",
    "slower",
    "compare",
)
"""What the player does; in the menu each is ``watch_`` and this."""


class WatchMode(QObject):
    """The player, its panel, and the one or two boards that show the present step."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.editor)
        self._context = context
        appearance = context.appearance
        self.player = Player(self)
        self.bar = PlayerBar(appearance, [speed_words(speed) for speed in SPEEDS])
        self.panel = WatchPanel(appearance)
        self._keys = ModeKeys("watch", DOES, context.key_of)
        self.listener = Onlooker(lambda: self._puzzle, self.key, self._keys.wants)
        self._puzzle = context.editor.puzzle
        self._compiled: Compiled | None = None
        self._left: tuple[tuple[Screening, ...], int] = (), 0
        """The recordings there were when the mode was left, and the step on show."""
        self._painted = self._since = 0.0
        self._rushing = False
        """Is a step seen for less than a frame?"""
        self._waiting = QTimer(self)
        self._waiting.setInterval(WAITING_MS)
        self._waiting.timeout.connect(self._show_waiting)
        self._engines: tuple[Show, ...] = ()
        self._told = ""
        self._lagged = False
        """Did a recording lag behind the step on show when it was shown last?"""
        self.second = self._second_board()
        self.commands: Mapping[str, Callable[[], object]] = {
            f"watch_{action}": partial(self.do, action) for action in DOES
        } | {"watch_export": self.export}
        self.hints: tuple[Hint, ...] = ()
        self.show_keys()
        self._connect()

    def show_keys(self) -> None:
        """The keys of the player, for the status line."""
        self.hints = self._keys.hints(HINTS)
        self.bar.show_keys(self._keys.shown)

    @property
    def parts(self) -> Parts:
        """The player below the board, the panel at its side, no tools."""
        return Parts(None, self.bar, self.panel, self._beside, self.listener, foot_stays=True)

    def _second_board(self) -> BoardView:
        appearance = self._context.appearance
        self._second_scene = BoardScene(colours(appearance.theme), self)
        view = BoardView(self._second_scene, self.listener, colours(appearance.theme))
        view.setAccessibleName(tr("Second board"))
        self._beside = QWidget()
        column(self._beside).addWidget(view)
        return view

    def _connect(self) -> None:
        player, bar, panel = self.player, self.bar, self.panel
        player.stepped.connect(self._show_step)
        player.grown.connect(self._show_recordings)
        player.changed.connect(self._show_playing)
        player.missed.connect(self._say_none_after)
        player.stepped.connect(self._take_back)
        player.grown.connect(self._take_back)
        bar.step_wanted.connect(player.go)
        bar.gear_wanted.connect(player.set_gear)
        bar.pressed.connect(self.do)
        panel.engine_chosen.connect(lambda _: self._roll())
        panel.other_chosen.connect(lambda _: self._roll())
        panel.step_wanted.connect(player.go)
        panel.export_wanted.connect(self.export)
        self._context.appearance.changed.connect(self._recolour)
        self._context.jobs.closing.connect(player.stop)
        self._context.jobs.closing.connect(self._forget)
        self._context.refresh.due.connect(self._forget_of_another)
        # Keys that a button or the timeline has no use for are the player's.
        for part in (bar, panel):
            part.installEventFilter(self)

    # -- the mode ------------------------------------------------------------------------------

    def refusal(self) -> str:
        """Puzzles with faults and those that no engine shows have nothing to watch."""
        puzzle = self._context.editor.puzzle
        faults = puzzle.faults()
        if faults:
            return language.said(faults[0].message)
        if not len(puzzle.board):
            return tr("There is nothing to solve yet: the board has no cells.")
        if begin := puzzle.rule.unready(puzzle):
            return tr(begin)
        if not engines_for(puzzle.compile().problem):
            return tr("No solver that can be watched knows this kind of puzzle.")
        return ""

    def enter(self) -> None:
        """Begin to record the first engine that knows the puzzle, or go on with what was watched
        of the same puzzle; a recording that was still growing grows on."""
        puzzle = self._context.editor.puzzle
        if self._compiled is None or puzzle != self._puzzle:
            self._forget()
            compiled = puzzle.compile()
            self._offer(puzzle, engines_for(compiled.problem))
            self._compiled = compiled
        self.panel.show_top()
        self._show_playing()
        (kept, step), self._left = self._left, ((), 0)
        self._roll(kept)
        self.player.go(step)

    def _offer(self, puzzle: Puzzle, engines: tuple[Show, ...]) -> None:
        """Offer the engines that know another puzzle."""
        # Until the caller has the puzzle's problem: nothing is recorded while engines are chosen.
        self._puzzle, self._compiled, self._engines = puzzle, None, engines
        self.second.set_corners(puzzle.board.most_sides)
        self.panel.set_engines([(w.key, tr(w.name)) for w in engines])

    def go_on(self, before: Lasting) -> None:
        """Take the recordings of another window, with the step on show and the speed."""
        assert isinstance(before, WatchMode)
        if before.player.screenings:
            before.leave()
        if before._compiled is None:
            return
        self._offer(before._puzzle, before._engines)
        self.panel.choose(before.panel.engine(), before.panel.other())
        self._compiled = before._compiled
        self.player.set_gear(before.player.gear)
        self._left, before._left = before._left, ((), 0)

    def leave(self) -> None:
        """Let the solvers wait: what they recorded is there when the mode is entered again."""
        self._waiting.stop()
        step, aside = self.player.step, self.player.set_aside()
        # One that ended for a reason, such as a solver that was killed, is worth another try.
        self._left = tuple(s for s in aside if not s.recording.ended), step
        self._show_playing()

    def _forget(self) -> None:
        """Keep nothing of what was watched last."""
        for screening in self._left[0]:
            screening.stop()
        self._left = (), 0

    def _forget_of_another(self) -> None:
        """No solver waits any longer for a puzzle that is not on the board any more."""
        kept, step = self._left
        if all(s.recording.whole for s in kept) or self._context.editor.puzzle == self._puzzle:
            return
        for screening in kept:
            screening.stop()
        # Undo may bring the puzzle back, and then what is whole of it.
        self._left = tuple(s for s in kept if s.recording.whole), step

    def _roll(self, kept: Sequence[Screening] = ()) -> None:
        """Record the engines that are chosen; one that is on already, or was kept, goes on."""
        if self._compiled is None:
            return
        chosen = [self.panel.engine(), self.panel.other()]
        known = {s.chosen.key: s for s in (*self.player.screenings, *kept)}
        screenings = []
        for key in chosen:
            watch = next((w for w in self._engines if w.key == key), None)
            if watch is not None:
                shown = known.pop(key, None)
                screenings.append(shown or Screening(self._puzzle, self._compiled, watch))
        self._painted = 0.0
        self._since = time.monotonic()
        self._waiting.start()
        self._beside.setVisible(len(screenings) > 1)
        self.player.show(screenings)
        self._show_waiting()
        self._context.editor.view.fit()
        self.second.fit()

    # -- what is shown -------------------------------------------------------------------------

    def _show_recordings(self) -> None:
        if self._lagged:
            self._show_boards()
            # What is still on the move is not read out each time.
            if not self._lags():
                self._read_out()
        # While a recording grows it grows all the time: its profile need not be painted as often.
        now, player = time.monotonic(), self.player
        if now - self._painted < PROFILE_S and not player.whole and player.length:
            return
        # The first steps do not wait: until then it is said that they are looked for.
        self._painted = now if player.length else 0.0
        recordings = [screening.recording for screening in player.screenings]
        self.bar.show_recordings(recordings, going_on=not player.whole)
        self._show_note()
        if not player.playing:
            self._show_list()

    def _show_waiting(self) -> None:
        """How long the first step has been awaited: until then nothing else changes."""
        if self.player.length or self.player.whole:
            self._waiting.stop()
        else:
            self.bar.show_waiting(int(time.monotonic() - self._since))

    def _show_note(self) -> None:
        player = self.player
        if not player.screenings:
            return
        recording = player.screenings[0].recording
        ended = next((s.recording.ended for s in player.screenings if s.recording.ended), "")
        key = player.screenings[0].chosen.key
        words = ON_STATES if key.startswith("frontier") else ON_LINE
        if key in ("loop-sat", "link-sat"):
            words = ON_PIECES
        if key == "deduction":
            words = ON_MARKS
        if key == "cdcl":
            words = ON_TRAIL
        more = tr(SAMPLED) if recording.sampled else ""
        if not len(recording):
            words, more = STARTING, ""
        self.panel.show_note(ended or language.paragraph((tr(words), more)))

    def _show_step(self) -> None:
        player = self.player
        self.bar.show_step(player.step)
        self._show_boards()
        self._read_out()
        # Nobody reads a list that changes many times a second.
        if not player.following and (not player.playing or player.speed <= READABLE):
            self._show_list()

    def _show_boards(self) -> None:
        """The step of each recording, or its last where it is shorter: the board, and in words."""
        player = self.player
        said, names = [], []
        self._lagged = self._lags()
        scenes = (self._context.editor.scene, self._second_scene)
        for screening, scene in zip(player.screenings, scenes, strict=False):
            recording = screening.recording
            frame = recording.at(min(player.step, len(recording)))
            still = screening.frame_pictures.picture(frame)
            overlay = looking_on(still, rough=self._rushing)
            scene.show_picture(draw(self._puzzle, overlay, lettered=True))
            said.append(screening.frame_pictures.words(frame))
            names.append(tr(screening.name))
        if not said:
            self._context.editor.scene.show_picture(draw(self._puzzle, Overlay(), lettered=True))
            return
        self.panel.show_words(said, names)
        self._say_below_the_board(said, names)

    def _lags(self) -> bool:
        """Does a recording that still grows not reach the step on show yet?"""
        recordings = (screening.recording for screening in self.player.screenings)
        return any(not r.whole and len(r) < self.player.step for r in recordings)

    def _read_out(self) -> None:
        if not self.player.moving:
            self.panel.read_out()

    def _say_below_the_board(self, said: Sequence[Words], names: Sequence[str]) -> None:
        """In a narrow window the panel is a drawer: what the step does stands in the bar, too."""
        parts = [f"{name}: {words.headline}" for name, words in zip(names, said, strict=True)]
        if len(said) == 1:
            (words,) = said
            parts = [language.paragraph((language.sentence(words.headline), words.sentence))]
        self.bar.show_words(FACTS_DOT.join(parts))
        self.bar.show_saying(not self.panel.isVisible())

    def _show_list(self) -> None:
        player = self.player
        if len(player.screenings) != 1:
            self.panel.show_tree((), False)
        else:
            self._show_tree()
            first = max(1, min(player.step - AROUND, player.length - 2 * AROUND))
            lines = player.screenings[0].frame_pictures.lines(first, first + 2 * AROUND)
            self.panel.show_steps(lines, player.step)

    def _show_tree(self) -> None:
        recording, step = self.player.screenings[0].recording, self.player.step
        forks = recording.forks(step, DEPTHS) if recording.branches else ()
        self.panel.show_tree(forks, recording.steps_back(step))

    def _show_playing(self) -> None:
        player, rushed = self.player, self._rushing
        self._rushing = player.following or (player.playing and player.speed >= RUSHING)
        for scene in (self._context.editor.scene, self._second_scene):
            scene.set_rough(self._rushing)
        if rushed and not self._rushing:
            self._show_boards()
        self.bar.show_playing(player.playing, player.gear)
        self._read_out()
        self._show_list()

    def _recolour(self) -> None:
        colour = colours(self._context.appearance.theme)
        self._second_scene.set_colour(colour)
        self.second.set_colour(colour)

    # -- what can be done ----------------------------------------------------------------------

    def key(self, key: int, shift: bool, ctrl: bool) -> bool:
        """A key of the board or of the player's parts; True if it means something."""
        action = self._keys.meant(key, shift=shift, ctrl=ctrl)
        if action:
            self.do(action)
        return bool(action)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.panel and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.bar.show_saying(event.type() == QEvent.Type.Hide)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            held = event.modifiers()
            shift = bool(held & Qt.KeyboardModifier.ShiftModifier)
            ctrl = bool(held & Qt.KeyboardModifier.ControlModifier)
            return self.key(event.key(), shift, ctrl)
        return False

    def do(self, action: str) -> None:
        """Do an action of the player by its key."""
        player = self.player
        if not player.screenings:
            return
        runs: dict[str, Callable[[], object]] = {
            "play": lambda: player.set_playing(not player.playing),
            "onward": lambda: player.go(player.wished + 1),
            "back": lambda: player.go(player.wished - 1),
            "first": lambda: player.go(0),
            "last": lambda: player.go(END),
            "dead_on": partial(self._seek, player.go_to_dead_end, True),
            "dead_back": partial(self._seek, player.go_to_dead_end, False),
            "found_on": partial(self._seek, player.go_to_solution, True),
            "found_back": partial(self._seek, player.go_to_solution, False),
            "faster": lambda: player.set_gear(player.gear + 1),
            "slower": lambda: player.set_gear(player.gear - 1),
            "compare": lambda: self.panel.compare.setChecked(not self.panel.compare.isChecked()),
        }
        runs[action]()

    def export(self) -> None:
        """The sheet that saves the first recording as an animation."""
        if not self.player.length:
            self._say(tr("There is no step to show yet."))
            return
        player = self.player
        player.set_playing(False)
        recording, time = player.screenings[0].recording, STEP_MS / player.speed
        self._context.export(self._puzzle, recording, player.step, time)

    def _seek(self, go: Callable[[bool], bool], forward: bool) -> None:
        if go(forward) or self.player.seeking:
            return
        if forward:
            self._say_none_after()
        else:
            self._say(tr("There is none before."))

    def _say_none_after(self) -> None:
        self._say(tr("There is none after this."))

    def _say(self, words: str) -> None:
        """Say in the status line what is true of the step of now and of what is recorded."""
        self._told = words
        self._context.notices.say(words)

    def _take_back(self) -> None:
        """Another step is shown, or more is recorded."""
        self._context.notices.take_back(self._told)
