"""Watching an engine: its steps as a recording, made in the solver process, shown in the window.

Segments come as :class:`Piece`, at last the end with the reason if there is no recording. The
engine runs
once, on the other side; what it did is kept, so that nothing needs to be solved again to be shown
(see :mod:`studio.work.recording`).
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import field
from typing import ClassVar

from studio.engines.engine import Limit, Token
from studio.engines.events import (
    BackJump,
    Candidate,
    Clash,
    Decision,
    Done,
    Event,
    Found,
    Implication,
    Layer,
    Learnt,
    Narrowed,
    Restart,
    Restarted,
    Step,
    Turn,
    Why,
)
from studio.engines.reasons import Unfinished
from studio.engines.watchable import Watchable, watchable
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Compiled, Problem, Puzzle
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import Broken
from studio.work.explain import Explainer
from studio.work.protocol import Ended
from studio.work.recording import (
    BACK,
    END,
    EXACT_STEPS,
    FAILS,
    FOUND,
    GROW,
    LEAST_CHAPTER,
    NOTE,
    ONWARD,
    RESTART,
    TURN,
    Note,
    Recording,
    Segment,
    Stage,
)
from studio.work.steps import Ending
from studio.work.steps import Step as Explained

MOST_STEPS = 3_000_000
"""The longest recording: beyond it the search goes on for ever without showing anything new."""

MOST_NOTED = 2_000_000
"""Nodes in all candidates and answers that are told in whole, which bounds memory."""

MOST_ANSWERS = 100
"""Answers after which a recording of a solver ends that finds them one by one."""

MOST_STATES = 200_000
"""States of a layer up to which a sweep is shown."""

PATIENCE = 0.2
"""Seconds after which an unfinished segment is sent."""

SETTLING = frozenset({"trails"})
"""Engines whose steps back settle a part of the line for good."""


@dataclass(frozen=True, slots=True)
class Show:
    """What can be watched: an engine, or without one the walk that explains a puzzle."""

    key: str
    name: str
    watch: Watchable | None = None


DEDUCTION = Show("deduction", "Deduction, as people do it")


def engines_for(problem: Problem) -> tuple[Show, ...]:
    """What can be watched at a problem, in the order in which it is offered."""
    engines = (Show(w.key, w.engine.name, w) for w in watchable(problem))
    # Where there is nothing that helps to tell lines apart people have nothing to deduce.
    return (*engines, DEDUCTION) if problem.constraints else tuple(engines)


def question(puzzle: Puzzle, engine: str) -> Watch:
    """The question for a recording."""
    return Watch(native.write(puzzle, PLAIN).decode(), engine)


def messages(question: Watch, token: Token) -> Iterator[Piece | Ended]:
    """Run an engine and tell all that it does."""
    puzzle = native.read(question.puzzle).puzzle
    compiled = puzzle.compile()
    shows = engines_for(compiled.problem)
    chosen = next((show for show in shows if show.key == question.engine), None)
    if chosen is None:
        yield Ended(Reason(Broken.UNWATCHED))
        return
    yield from record(puzzle, compiled, chosen, token)
    yield Ended()


def new_recording(chosen: Show) -> Recording:
    """A recording without steps."""
    return Recording(chosen.key, chosen.key in SETTLING)


def recording_of(
    puzzle: Puzzle,
    compiled: Compiled,
    chosen: Show,
    token: Token,
    most: int = MOST_STEPS,
) -> Recording:
    """The whole recording at once."""
    recording = new_recording(chosen)
    for piece in record(puzzle, compiled, chosen, token, most, patience=9e9):
        recording.append(piece.segment, piece.whys)
    recording.whole = True
    return recording


@dataclass(frozen=True)
class Piece:
    """A segment, with the reasons that it is the first to name."""

    segment: Segment
    whys: tuple[Why, ...]


@dataclass(frozen=True, slots=True)
class Watch:
    """The question for a recording of an engine at a puzzle (native text)."""

    NEWS: ClassVar[tuple[type, ...]] = (Piece,)

    puzzle: str
    engine: str


def record(
    puzzle: Puzzle,
    compiled: Compiled,
    chosen: Show,
    token: Token,
    most: int = MOST_STEPS,
    patience: float = PATIENCE,
) -> Iterator[Piece]:
    """Run an engine and record it, segment by segment; the last move is the end."""
    if chosen.watch is not None and chosen.watch.most is not None:
        most = min(most, chosen.watch.most)
    recorder = _Recorder(compiled.problem.graph.size, chosen.key in SETTLING)
    started = time.monotonic()
    for event in _events(puzzle, compiled, chosen, token):
        too_long = recorder.steps >= most - 1 or recorder.noted > MOST_NOTED
        if too_long and not isinstance(event, Done | Ending):
            reason = Reason.of(Unfinished.RECORDED, steps=recorder.steps + 1)
            event = Done(recorder.stage.found, exact=False, reason=reason)  # noqa: PLW2901
        recorder.take(event)
        now = time.monotonic() if recorder.pending % 64 == 1 else started
        if recorder.full or now - started > patience:
            yield recorder.cut()
            started = now
        if isinstance(event, Done | Ending):
            break
    if recorder.pending:
        yield recorder.cut()


def _events(
    puzzle: Puzzle, compiled: Compiled, chosen: Show, token: Token
) -> Iterator[Event | Explained | Ending]:
    """What is recorded."""
    watch = chosen.watch
    if watch is None:
        yield from Explainer(puzzle, token, compiled=compiled).run()
        return
    limit = Limit(solutions=1 if watch.one else MOST_ANSWERS, nodes=None)
    if chosen.key.startswith("frontier"):
        limit = Limit(nodes=MOST_STATES)
    yield from watch.engine.run(compiled.problem, watch.task, limit, token)


@dataclass
class _Recorder:
    """Turns events into moves and moves into segments."""

    nodes: int
    settles: bool
    steps: int = 0
    noted: int = 0
    _whys: dict[Why, int] = field(default_factory=dict)
    _told: int = 0

    def __post_init__(self) -> None:
        self.stage = Stage(self.settles)
        self._begin()

    def _begin(self) -> None:
        self._state = self.stage.save()
        self._moves = bytearray()
        self._values: array[int] = array("i")
        self._notes: dict[int, Note] = {}
        self._heights: list[int] = []
        self._height = getattr(self, "_height", 0)
        self._sum = 0

    @property
    def pending(self) -> int:
        """Moves of the segment that is not cut yet."""
        return len(self._moves)

    @property
    def full(self) -> bool:
        """Is it time for a new segment?"""
        return len(self._moves) >= max(LEAST_CHAPTER, self.nodes)

    def take(self, event: Event | Explained | Ending) -> None:
        """Record an event."""
        match event:
            case Step(node, back, why):
                said = back or why is not Why.NOTHING
                reason = self._why(why) if said else 0
                self._move(BACK + reason if back else ONWARD + reason if said else GROW, node)
            case Turn(place):
                self._move(TURN, place)
            case Restart():
                self._move(RESTART, 0, event)
            case Found(trace):
                self.noted += len(trace.nodes)
                self._move(FOUND, 0, event)
            case Candidate(pieces, cuts, _):
                self._height = len(pieces)
                self.noted += sum(map(len, pieces))
                self._move(FAILS if cuts else NOTE, 0, event)
            case Narrowed():
                self._move(NOTE, 0, event)
            case Layer(node, _, states, _):
                self._height = states
                self._move(NOTE, node, event)
            case Clash():
                self._move(FAILS, 0, event)
            case Decision() | Implication():
                self._height += 1
                self._move(NOTE, 0, event)
            case BackJump() | Restarted():
                self._height -= event.undone
                self._move(NOTE, 0, event)
            case Learnt():
                self._move(NOTE, 0, event)
            case Explained():
                self._height += len(event.then)
                self._move(NOTE, 0, event)
            case Ending() | Done():
                self._move(END, 0, event)
            case _:
                pass

    def _why(self, why: Why) -> int:
        return self._whys.setdefault(why, len(self._whys))

    def _move(self, move: int, value: int, note: Note | None = None) -> None:
        if note is not None:
            self._notes[len(self._moves)] = note
        self.stage.apply(move, value)
        self._moves.append(move)
        self._values.append(value)
        self.steps += 1
        if move in (GROW, TURN, RESTART) or move >= BACK:
            self._height = len(self.stage.line) + len(self.stage.settled)
        self._sum += self._height
        if self.steps <= EXACT_STEPS:
            self._heights.append(self._height)

    def cut(self) -> Piece:
        """End the segment, and begin the next."""
        mean = round(self._sum / max(len(self._moves), 1))
        segment = Segment(
            self._state, bytes(self._moves), self._values, self._notes, tuple(self._heights), mean
        )
        whys = tuple(self._whys)[self._told :]
        self._told = len(self._whys)
        self._begin()
        return Piece(segment, whys)


# -- over the wire ---------------------------------------------------------------------------------


def checker(problem: Problem) -> Callable[[Piece], Piece]:
    """What looks at the segments about a problem; ValueError for moves to places it lacks."""
    size = max(problem.graph.size, 1)

    def check(piece: Piece) -> Piece:
        segment = piece.segment
        if len(segment.values) != len(segment.moves) or any(
            not 0 <= value < size for value in segment.values
        ):
            raise ValueError("moves to places that are not there")
        return piece

    return check
